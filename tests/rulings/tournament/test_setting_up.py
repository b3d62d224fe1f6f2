"""What each player brings, what lies between them, and what each of them knows (101.C.a, 101.D.c)."""

from collections import Counter

import pytest
from librt.vecs import append

from catanica import InputError, position
from catanica.games.cardgame.decks.building import build_deck
from catanica.games.cardgame.decks.deck import EVENTS, SIZE
from catanica.games.cardgame.decks.legality import faults_of, supply
from catanica.games.cardgame.decks.presets import presets
from catanica.games.cardgame.decks.text import to_text
from catanica.games.cardgame.game import SETS, CardGame
from catanica.games.principality.position.deck_lists import box_limit
from catanica.games.principality.position.knowledge import unseen
from catanica.games.principality.position.piece import owned, slot_known
from catanica.games.principality.position.pile import take_at
from catanica.games.principality.vocabulary import card_of, seat_of
from catanica.kernel.table import Table
from catanica.notation import record
from catanica.notation.save import resumed, saved_text
from tests.rulings.tournament.table import DECKS, begun, stacks_of
from tests.support.position import do, options
from tests.support.reading import asked, hand
from tests.support.rules import rule
from tests.support.views import view

MINE, THEIRS = (presets()[name].deck() for name in DECKS.split(","))


@rule("101.C.a", "101.D.c(a)")
def test_each_brings_33_cards_three_in_hand_the_others_in_four_stacks_of_his_own() -> None:
    g = begun()
    for seat, deck in enumerate((MINE, THEIRS)):
        stacks = stacks_of(g, seat)
        assert [len(s) for s in stacks] == [8, 8, 7, 7]
        assert sorted(hand(g, seat)) == sorted(deck.start)
        assert Counter(hand(g, seat) + [card for s in stacks for card in s]) == Counter(deck.listed())
    assert int(g.rules.house.points_to_win) == 13
    assert len(g.display) == 0, "nothing is laid open: town hall and university are cards of the decks"


@rule("101.C.a", "101.D.c(a)")
def test_the_event_stack_holds_five_given_and_four_secret_cards_of_each() -> None:
    g = begun()
    events = Counter(g.cat.ids[card_of(s)] for s in g.event_stack)
    given = Counter({"jahreswechsel": 1, "buergerkrieg": 2, "seuche": 2})
    assert events == given + Counter(MINE.events) + Counter(THEIRS.events)
    assert sum(events.values()) == 13


@rule("101.C.a")
def test_central_cards_come_from_one_box() -> None:
    g = begun()
    assert (g.roads_left, g.settlements_left, g.cities_left) == (7, 5, 7)
    regions = [g.cat.ids[card_of(s)] for s in g.region_stack]
    assert len(regions) == 11


@rule("105.J.a")
def test_announced_citadels_lie_there_though_nobody_uses_magic_and_the_comet_may_be_chosen_without() -> None:
    g = begun(sets=list(SETS))
    assert g.citadels_left == 5
    assert g.crowns_left == 2
    bluff = MINE.__class__(MINE.cards, {"komet": 1, "ueberfall": 2, "konflikt": 1}, MINE.start, tuple(SETS), "Bluff")
    assert faults_of(bluff) == []


@rule("101.C.a")
def test_without_a_first_hand_in_the_deck_three_cards_are_picked_from_it() -> None:
    deck = THEIRS.__class__(THEIRS.cards, THEIRS.events, (), THEIRS.sets, "Offen")
    g = CardGame(mode="tournament", decks=[to_text(deck), "erste_schritte"]).new(seed=1)
    assert asked(g) == (0, "start_pick")
    assert "alchimist" in THEIRS.cards, "the first of all cards too"
    assert set(options(g)) == {f"pick {card}" for card in THEIRS.cards}
    twice = next(card for card, n in THEIRS.cards.items() if n == 2)
    once = next(card for card, n in THEIRS.cards.items() if n == 1)
    do(g, f"pick {twice}", f"pick {twice}")
    assert f"pick {twice}" not in options(g), "both copies are in the hand"
    do(g, f"pick {once}")
    assert hand(g, 0) == sorted([twice, twice, once])
    assert [len(s) for s in stacks_of(g, 0)] == [8, 8, 7, 7]
    assert view(g, 1)["lands"][0]["hand"] == [{"card": None}] * 3


@rule("101.C.a", "KD-21")
def test_the_hand_that_comes_with_a_deck_which_was_drawn_is_proposed_and_may_be_kept() -> None:
    g = begun("schild_und_schwert,-")
    assert asked(g) == (1, "start_pick"), "seat 0 chose its deck, and the hand with it"
    proposed = hand(g, 1)
    theirs = {g.cat.ids[card_of(s)] for s in g.brought[SIZE + EVENTS : 2 * SIZE + EVENTS]}
    assert sorted(proposed) in [sorted(preset.start) for preset in presets().values()]
    assert set(options(g)) == {"pass", *(f"pick {card}" for card in theirs)}
    do(g, "pass")
    assert hand(g, 1) == proposed
    assert hand(g, 0) == sorted(MINE.start)
    assert [len(s) for s in stacks_of(g, 1)] == [8, 8, 7, 7]
    assert record.check(record.write(g)).state == g


@rule("101.C.a", "KD-21")
def test_instead_of_the_hand_that_is_proposed_three_others_are_picked() -> None:
    g = begun("schild_und_schwert,-")
    proposed, theirs = hand(g, 1), Counter(g.cat.ids[card_of(s)] for s in g.brought[SIZE + EVENTS : 2 * SIZE + EVENTS])
    others = [card for card in theirs if card not in proposed]
    do(g, f"pick {others[0]}")
    assert hand(g, 1) == [others[0]], "the first that is picked sends all three back"
    assert "pass" not in options(g)
    assert f"pick {proposed[0]}" in options(g)
    do(g, f"pick {others[1]}", f"pick {proposed[0]}")
    assert hand(g, 1) == sorted([others[0], others[1], proposed[0]])
    assert Counter(hand(g, 1) + [card for s in stacks_of(g, 1) for card in s]) == theirs
    assert [len(s) for s in stacks_of(g, 1)] == [8, 8, 7, 7]
    assert hand(g, 0) == sorted(MINE.start)
    assert record.check(record.write(g)).state == g


@rule("101.C.a", "KD-21")
def test_both_are_asked_about_hands_of_drawn_decks_and_neither_sees_the_other_s() -> None:
    g = CardGame(mode="tournament").new(seed=5)
    hands = [hand(g, 0), hand(g, 1)]
    assert asked(g) == (0, "start_pick")
    assert view(g, 1)["lands"][0]["hand"] == [{"card": None}] * 3
    assert g.redacted(1).determinised(2).redacted(1) == g.redacted(1)
    do(g, "pass")
    assert asked(g) == (1, "start_pick")
    do(g, "pass")
    assert [hand(g, 0), hand(g, 1)] == hands


@rule("101.C.a", "KD-21")
def test_a_hand_is_dealt_or_proposed_as_a_whole() -> None:
    g = CardGame(mode="tournament").new(seed=0, explicit=True)
    do(g, *(f"deal {card}" for deck in (MINE, THEIRS) for card in [*deck.listed(), *deck.events_listed()]))
    kept, left = g.clone(), g.clone()
    do(kept, f"deal {MINE.start[0]}")
    assert not [option for option in options(kept) if not option.startswith("deal ")]
    do(left, f"pick {MINE.start[0]}")
    assert not [option for option in options(left) if not option.startswith("pick ")]
    do(left, *(f"pick {card}" for card in MINE.start[1:]), *(f"deal {card}" for card in THEIRS.start))
    assert asked(left) == (0, "start_pick")
    assert "pass" in options(left)


@rule("101.D.c(a)")
def test_nobody_names_more_copies_of_an_event_than_his_box_holds() -> None:
    g = CardGame(mode="tournament").new(seed=0, explicit=True)
    do(g, *(f"deal {card}" for card in MINE.listed()))
    box = supply(SETS)
    offered = [card for card in box if f"deal {card}" in options(g)]
    single = next(card for card in offered if box_limit(g, g.cat.number(card)) == 1)
    do(g, f"deal {single}")
    assert f"deal {single}" not in options(g)
    assert len(options(g)) == len(offered) - 1


@rule("101.C.a", "101.D.c(a)")
def test_both_know_their_own_list_and_neither_the_other_nor_which_events_he_gave() -> None:
    g = begun()
    for seat, deck in enumerate((MINE, THEIRS)):
        shown = view(g, seat)
        assert shown["deck"] == {"cards": dict(deck.cards), "events": dict(deck.events)}
        told = repr(shown) + g.redacted(seat).text()
        other = (THEIRS, MINE)[seat]
        only_theirs = set(other.cards) - set(deck.cards)
        assert len(only_theirs) > 10
        assert not [card for card in only_theirs if f"'{card}'" in repr(shown) or f"{card}." in g.redacted(seat).text()]
        assert "decks=" not in told
    assert view(g, -1)["deck"] is None
    assert {card_of(s) for s in g.redacted(-1).brought} == {0}


@rule("101.C.a")
def test_what_one_side_sees_does_not_depend_on_the_deck_of_the_other() -> None:
    g = begun()
    seen = g.redacted(0)
    lists = set()
    for seed in range(4):
        full = seen.determinised(seed)
        assert full.doubts() == []
        assert full.redacted(0) == seen
        theirs = [g.cat.ids[card_of(s)] for s in full.brought if seat_of(s) == 1]
        lists.add(tuple(theirs))
        own = supply(g.header()["sets"].split(","))
        assert all(n <= own[card].limit for card, n in Counter(theirs).items()), "what may be guessed is a legal deck"
        assert len(theirs) == SIZE + EVENTS
    assert len(lists) == 4


@rule("101.C.a")
def test_a_record_holds_the_decks_and_its_header_does_not() -> None:
    g = begun()
    text = record.write(g)
    assert "decks" not in text.split("\n\n")[0]
    again = record.check(text).state
    assert again == g
    assert position(g.text()) == g
    assert resumed(saved_text(Table(g))).table.state == g


@rule("101.C.a", "105.G.a")
@pytest.mark.parametrize("preset", sorted(presets()))
def test_every_preset_is_legal(preset: str) -> None:
    assert faults_of(presets()[preset].deck()) == []
    CardGame(mode="tournament", decks=f"{preset},{preset}").new(seed=1)


@rule("101.C.a")
def test_an_illegal_deck_never_comes_to_the_table_and_all_faults_are_told() -> None:
    short = to_text(MINE).replace("2 burg", "3 burg").replace("1 schmiede\n", "").replace("konflikt, ", "")
    with pytest.raises(InputError) as wrong:
        CardGame(mode="tournament", decks=[short, "erste_schritte"])
    assert "deck_copies" in str(wrong.value)
    assert "deck_events" in str(wrong.value)
    with pytest.raises(InputError, match="deck_set_missing"):
        CardGame(mode="tournament", decks="hansekontor,erste_schritte", sets=["base"])
    with pytest.raises(InputError, match=r"Unknown deck .*schild_und_schwert"):
        CardGame(mode="tournament", decks="schild_und_schwer,erste_schritte")
    with pytest.raises(InputError, match="two decks"):
        CardGame(mode="tournament", decks="erste_schritte")
    with pytest.raises(InputError, match="shared stacks"):
        CardGame(decks=DECKS)


@rule("101.C.a")
def test_decks_that_nobody_chose_are_drawn_and_the_same_seed_draws_the_same() -> None:
    game = CardGame(mode="tournament")
    drawn = [[g.cat.ids[card_of(s)] for s in g.brought] for g in (game.new(seed=n) for n in (1, 1, 2, 3))]
    assert drawn[0] == drawn[1]
    assert len({tuple(d) for d in drawn}) > 1


@rule("116.E.b", "127.C.a", "101.D.c(a)")
def test_two_boxes_hold_every_card_twice_as_often() -> None:
    rules = CardGame(mode="tournament", sets=list(SETS)).rules
    cards = ("alchimist", "kaperflotte", "zauberbund", "universitaet")
    assert [int(rules.cat.copies[rules.cat.number(card)]) for card in cards] == [4, 8, 4, 2]
    assert int(rules.cat.copies[rules.cat.number("jahreswechsel")]) == 1, "the second stays in its box"


@rule("105.G.a", "101.C.a")
def test_a_card_for_tournaments_is_in_no_other_game() -> None:
    assert CardGame(sets=list(SETS)).rules.cat.number("inquisition") < 0
    assert begun().cat.number("inquisition") > 0


@rule("141.J.c", "141.K.b")
def test_guido_by_agreement_the_cards_of_2002_never() -> None:
    assert CardGame(mode="tournament").rules.cat.number("guido_der_grosse_diplomat") < 0
    game = CardGame(mode="tournament", sets=[*SETS, "sonderkarten"])
    assert game.rules.cat.number("guido_der_grosse_diplomat") > 0
    with pytest.raises(InputError, match=r"141\.K\.b"):
        CardGame(mode="tournament", sets=[*SETS, "turnierkarten_t2002"])


@rule("101.C.a")
@pytest.mark.parametrize("sets", [["base"], ["base", "handel_wandel"], list(SETS)])
def test_a_deck_built_out_of_sets_is_legal_and_can_be_played(sets: list[str]) -> None:
    for seed in range(5):
        deck = build_deck(sets, seed)
        assert faults_of(deck, sets) == []
        assert build_deck(sets, seed) == deck
    CardGame(mode="tournament", decks=[to_text(deck), "-"]).new(seed=1)


@rule("103.N.a")
def test_an_event_that_came_and_is_not_on_the_own_list_is_on_the_opponent_s() -> None:
    g = begun()
    own, theirs = ({card_of(e) for e in g.brought if seat_of(e) == seat} for seat in (0, 1))
    i = next(i for i, s in enumerate(g.event_stack) if card_of(s) in theirs - own)
    shown = card_of(g.event_stack[i])
    g.discard = append(g.discard, g.event_stack[i])
    g.event_stack = take_at(g.event_stack, i)
    for seed in range(8):
        guess = g.redacted(0).determinised(seed)
        assert shown in {card_of(e) for e in guess.brought if seat_of(e) == 1}


@rule("103.K.c")
def test_what_lies_on_the_own_pile_is_no_longer_to_be_drawn() -> None:
    g = begun()
    top = g.stacks.remove(0, 0)
    left = unseen(g.redacted(0), 0).count(card_of(top))
    g.discard = append(g.discard, owned(card_of(top), 0))
    assert unseen(g.redacted(0), 0).count(card_of(top)) == left - 1
    g.discard = append(g.discard, owned(card_of(top), 1))
    assert unseen(g.redacted(0), 0).count(card_of(top)) == left - 1, "the opponent's cards are others"


@rule("101.C.a")
def test_the_second_player_picks_a_first_hand_if_his_deck_names_none() -> None:
    deck = MINE.__class__(MINE.cards, MINE.events, (), MINE.sets, "Offen")
    g = CardGame(mode="tournament", decks=["erste_schritte", to_text(deck)]).new(seed=1)
    assert asked(g) == (1, "start_pick")


@rule("101.C.a")
def test_nobody_names_more_copies_of_a_card_than_his_box_holds_and_a_first_hand_is_three_cards_or_none() -> None:
    g = CardGame(mode="tournament").new(seed=0, explicit=True)
    single = next(card for card in MINE.listed() if supply(SETS)[card].limit == 1)
    do(g, f"deal {single}")
    assert f"deal {single}" not in options(g)
    rest = MINE.listed()
    rest.remove(single)
    do(g, *(f"deal {card}" for card in [*rest, *MINE.events_listed(), *THEIRS.listed(), *THEIRS.events_listed()]))
    assert "pass" in options(g)
    do(g, f"deal {MINE.start[0]}")
    assert "pass" not in options(g), "one is there, so two more are told"
    do(g, *(f"deal {card}" for card in MINE.start[1:]), "pass")
    assert asked(g) == (1, "start_pick")


@rule("101.C.a", "101.D.c")
def test_nobody_knows_what_lies_in_the_stacks() -> None:
    g = begun()
    assert {int(slot_known(s)) for s in (*g.stacks.cards, *g.event_stack)} == {0}
    g = CardGame(mode="tournament", decks=DECKS).new(seed=1, explicit=True)
    while asked(g)[1] == "shuffle":
        assert {int(slot_known(s)) for s in g.pool} == {0}, "nor before it lies there"
        g.step(g.legal()[0])
    assert len(g.region_stack) > 0


@rule("101.C.a")
def test_decks_that_nobody_named_are_drawn_among_those_of_the_program() -> None:
    g = CardGame(mode="tournament").new(seed=5)
    do(g, "pass", "pass")
    known = [Counter(preset.deck().listed()) for preset in presets().values()]
    for seat in (0, 1):
        assert Counter(hand(g, seat) + [card for s in stacks_of(g, seat) for card in s]) in known
