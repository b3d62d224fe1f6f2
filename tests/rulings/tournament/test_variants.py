"""The small tournament, the beginners' tournament and the one with characters (106.B, 101.D.c, 141.A.d)."""

from collections import Counter

import pytest

from catanica import InputError
from catanica.games.cardgame.decks.characters import characters
from catanica.games.cardgame.decks.choosing import completed, given_cards
from catanica.games.cardgame.decks.legality import faults_of
from catanica.games.cardgame.decks.presets import presets
from catanica.games.cardgame.decks.text import to_text
from catanica.games.cardgame.game import CardGame
from catanica.games.principality.position.duel import EITHER, Duel
from catanica.games.principality.vocabulary import card_of, seat_of
from catanica.notation import record
from tests.rulings.tournament.table import pile
from tests.support.position import do, faults, options, position, refused
from tests.support.reading import asked, hand, stack
from tests.support.rules import rule
from tests.support.views import view

BOX = ["base", "ritter_haendler", "wissenschaft_fortschritt"]


def row(g: Duel, owner: int) -> Counter[str]:
    """All cards in the stacks of one row."""
    found: Counter[str] = Counter()
    for s in range(g.stacks.count()):
        if g.rules.stack_owner[s] == owner:
            found.update(g.cat.ids[card_of(g.stacks.at(s, i))] for i in range(g.stacks.size(s)))
    return found


@rule("106.B.a")
def test_copies_are_split_evenly_and_what_is_left_over_lies_between() -> None:
    g = CardGame(mode="small", sets=BOX).new(seed=1)
    first, second, between = row(g, 0), row(g, 1), row(g, EITHER)
    assert first == second
    assert [(first[c], between[c]) for c in ("alchimist", "rathaus")] == [(1, 0)] * 2
    assert (first["kaperflotte"], between["kaperflotte"]) == (2, 0)
    assert (first["spion"], between["spion"]) == (1, 1), "one of three is left over"
    assert (first["otto_der_berserker"], between["otto_der_berserker"]) == (0, 1)
    assert set(between.values()) == {1}
    assert len(g.display) == 0
    assert g.stacks.count() == 12


@rule("106.B.a")
def test_cards_are_drawn_from_the_own_row_and_from_the_one_between() -> None:
    p = position(mode="small", sets=BOX).stack(1, "markt").stack(5, "kirche").stack(9, "kloster")
    g = p.hand_check()
    assert options(g) == ["draw 1", "draw 9"]
    assert refused(g, "draw 5") == ["101.C.a"]
    p = position(active=1, mode="small", sets=BOX).stack(1, "markt").stack(5, "kirche").stack(9, "kloster")
    g = do(p.hand_check(), "draw 9")
    assert hand(g, 1) == ["kloster"]
    assert view(g, 1)["stacks"][4]["owner"] == 1
    assert view(g, 1)["stacks"][8]["owner"] is None


@rule("106.B.a")
def test_each_has_a_pile_of_his_own_and_a_card_from_the_middle_is_the_drawers() -> None:
    g = position(mode="small", sets=BOX).actions_open().built(0, "otto_der_berserker", "L1 above").main()
    do(g, "demolish otto_der_berserker L1 above")
    assert (pile(g, 0), pile(g, 1)) == (["otto_der_berserker"], [])


@rule("106.B.a", "112.P.a")
def test_a_ban_on_a_stack_between_them_bars_only_its_victim() -> None:
    p = position(mode="small", sets=["base", "politik_intrige"]).banned(0, 9).stack(9, "kloster").stack(1, "markt")
    assert options(p.hand_check()) == ["draw 1"]
    p = position(active=1, mode="small", sets=["base", "politik_intrige"]).banned(0, 9).stack(9, "kloster")
    assert options(p.hand_check()) == ["draw 9"]


@rule("106.B.a", "KB-4")
def test_the_first_hand_comes_from_the_own_row_or_the_one_between_and_from_two_stacks() -> None:
    g = CardGame(mode="small", sets=BOX, first="0", layout="printed").new(seed=1)
    assert options(g) == [f"stack {n}" for n in (1, 2, 3, 4, 9, 10, 11, 12)]
    assert refused(g, "stack 5") == ["101.C.a"]
    do(g, "stack 9")
    for _ in range(3):
        do(g, options(g)[0])
    assert options(g) == [f"stack {n}" for n in (5, 6, 7, 8, 10, 11, 12)]
    assert refused(g, "stack 9") == ["KB-4"]


@rule("106.B.a", "119.L.a")
def test_an_inquisition_leaves_the_row_between_as_it_is() -> None:
    p = position(mode="small", sets=BOX).actions_open().hand(0, "inquisition").hand(1, "kirche")
    g = p.stack(5, "spion").stack(9, "koloss_von_catan").stack(1, "markt").main()
    do(g, "play inquisition")
    assert options(g) == ["deal kirche", "deal spion"]
    do(g, "deal spion", "deal kirche")
    assert stack(g, 9) == ["koloss_von_catan"]
    assert asked(g) == (1, "fill")
    assert "draw 9" in options(g), "he draws from both rows"


@rule("106.B.a", "106.A.a")
def test_points_are_those_of_the_extended_game() -> None:
    assert CardGame(mode="small", sets=BOX).rules.house.points_to_win == 15
    assert CardGame(mode="small", sets=BOX, points=13).rules.house.points_to_win == 13


@rule("101.D.c(c)")
def test_beginners_have_the_base_stacks_and_three_of_theme_cards() -> None:
    g = CardGame(mode="beginners").new(seed=1)
    assert g.stacks.count() == 8
    assert int(g.rules.house.points_to_win) == 12
    base = CardGame().rules
    in_base = Counter(base.cat.ids[n] for n in base.groups[0])
    found: Counter[str] = Counter()
    for s in range(5):
        found.update(g.cat.ids[card_of(g.stacks.at(s, i))] for i in range(g.stacks.size(s)))
    assert found == in_base
    themes = {g.cat.ids[card_of(g.stacks.at(s, i))] for s in (5, 6, 7) for i in range(g.stacks.size(s))}
    assert not themes & {"bauernheer", "handelsakademie", "universitaet", "inquisition"}
    assert "burg" in themes


@rule("101.D.c(c)")
def test_beginners_play_with_the_base_events_and_one_assault() -> None:
    g = CardGame(mode="beginners").new(seed=1)
    base = CardGame().new(seed=1)
    events = Counter(g.cat.ids[card_of(s)] for s in g.event_stack)
    assert events == Counter(base.cat.ids[card_of(s)] for s in base.event_stack) + Counter(["ueberfall"])


@rule("101.D.c(c)")
def test_both_universities_lie_open_one_for_each_and_a_burnt_one_goes_back() -> None:
    g = CardGame(mode="beginners").new(seed=1)
    assert [g.cat.ids[card_of(s)] for s in g.display] == ["universitaet", "universitaet"]
    p = position(mode="beginners").city(0, "L1").rich(0).display("universitaet", "universitaet")
    assert faults(p.main(), "erect universitaet L1 above") == ["needs_one_of"]
    p = position(mode="beginners").city(0, "L1").rich(0).display("universitaet", "universitaet")
    g = do(p.built(0, "kloster", "R1 above").main(), "erect universitaet L1 above")
    assert "one_each" in faults(g, "erect universitaet L1 below")
    p = position(mode="beginners", active=1).actions_open().city(0, "L1").built(0, "universitaet", "L1 above")
    g = do(p.hand(1, "feuerteufel").main(), "play feuerteufel")
    while asked(g)[1] == "answer":
        do(g, "pass")
    do(g, "die 1")
    assert ([g.cat.ids[card_of(s)] for s in g.display], hand(g, 0)) == (["universitaet"], [])


@rule("101.D.c(c)")
def test_beginners_share_one_pile_and_the_sets_are_given() -> None:
    g = position(mode="beginners").discard("spion").main()
    assert view(g, 1)["discard"] == ["spion"]
    assert view(g, 1)["their_discard"] is None
    with pytest.raises(InputError, match="ritter_haendler"):
        CardGame(mode="beginners", sets=["base"])


@rule("101.D.c(b)", "141.A.d")
def test_six_characters_give_twelve_cards_each() -> None:
    assert {who: c.no for who, c in characters().items()} == {
        "abt": 1, "barbar": 2, "haendler": 3, "pirat": 4, "ritter": 5, "weise": 6,
    }  # fmt: skip
    assert {sum(c.cards.values()) for c in characters().values()} == {12}
    assert characters()["barbar"].cards["schwarzer_ritter"] == 3
    assert characters()["weise"].cards["walther_der_saenger"] == 1


@rule("101.D.c(b)")
@pytest.mark.parametrize("who", ["abt", "barbar", "haendler", "pirat", "ritter", "weise"])
def test_a_character_brings_his_twelve_and_twenty_one_more(who: str) -> None:
    deck = completed(who, BOX)
    assert faults_of(deck, BOX, characters()[who].cards) == []
    assert given_cards(deck) == characters()[who].cards
    g = CardGame(mode="characters", decks=f"{who},abt").new(seed=1)
    mine = Counter(g.cat.ids[card_of(s)] for s in list(g.brought)[:33] if seat_of(s) == 0)
    assert all(mine[card] >= n for card, n in characters()[who].cards.items())


@rule("101.D.c(b)")
def test_a_deck_without_a_characters_cards_is_refused() -> None:
    with pytest.raises(InputError, match="deck_given"):
        CardGame(mode="characters", decks=[to_text(presets()["erste_schritte"].deck()), "abt"])


@rule("101.D.c(b)")
def test_characters_that_nobody_chose_are_drawn_by_lot() -> None:
    game = CardGame(mode="characters")
    assert game.rules.header["sets"].split(",") == BOX
    drawn = {tuple(int(card_of(s)) for s in game.new(seed=n).brought) for n in range(5)}
    assert len(drawn) > 1


@rule("101.D.c(a)", "101.D.c(b)", "101.D.c(c)", "106.B.a")
@pytest.mark.parametrize("mode", ["tournament", "small", "beginners", "characters"])
def test_every_way_to_play_can_be_written_down_and_replayed(mode: str) -> None:
    g = CardGame(mode=mode).new(seed=2)
    for _ in range(30):
        g.apply(g.legal()[0])
    assert record.check(record.write(g)).state == g
    assert stack(g, 1)
    for audience in (0, 1, -1):
        seen = g.redacted(audience)
        full = seen.determinised(7)
        assert full.doubts() == []
        assert full.redacted(audience) == seen


@rule("106.C.a", "106.D.a")
def test_rows_and_bears_are_for_shared_stacks() -> None:
    assert CardGame(sets=BOX, variant="bear").rules.parts == [8]
    with pytest.raises(InputError, match="mode common"):
        CardGame(mode="tournament", variant="bear")


@rule("101.D.c")
def test_what_the_box_of_1997_did_not_hold_is_no_card_of_the_beginners() -> None:
    g = CardGame(mode="beginners").new(seed=1)
    assert g.cat.number("bauernheer") == -1
    assert g.cat.copies[g.cat.number("ueberfall")] == 1
