"""Stacks of one's own: the opponent's are taboo, unless a card says otherwise (119.E.a)."""

from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.cardgame.decks.deck import SIZE
from catanica.games.principality.position.brought import entry, handed_over
from catanica.games.principality.position.knowledge import unseen
from catanica.games.principality.position.piece import OPEN, slot_known
from catanica.games.principality.vocabulary import card_of, seat_of
from catanica.kernel.arrays import added
from tests.rulings.tournament.table import begun, stacks_of, tournament
from tests.support.position import Position, do, faults, options, refused
from tests.support.reading import asked, hand, stack
from tests.support.rules import rule
from tests.support.views import view


@rule("119.E.a", "101.C.a", "112.J.b")
def test_cards_are_drawn_and_searched_in_the_own_stacks_only() -> None:
    g = tournament().stack(1, "markt").stack(4, "hafen").stack(5, "kirche").rich(0).hand_check()
    assert options(g) == ["draw 1", "search 1", "draw 4", "search 4"]
    assert faults(g, "draw 5") == ["not_your_stack"]
    assert refused(g, "search 5") == ["101.C.a"]
    g = tournament(active=1).stack(1, "markt").stack(5, "kirche").hand_check()
    assert options(g) == ["draw 5"]


@rule("101.D.b", "103.H.c")
def test_a_card_is_swapped_under_an_own_stack_and_the_new_one_comes_from_there() -> None:
    p = tournament().hand(0, "markt", "hafen", "spion").stack(2, "kirche").stack(3, "badhaus").stack(5, "kloster")
    g = p.hand_check()
    assert {o[-1] for o in options(g) if o != "pass"} == set("1234")
    assert faults(g, "put markt 5") == ["not_your_stack"]
    do(g, "put markt 2")
    assert options(g) == ["draw 2"]
    do(g, "draw 2")
    assert (hand(g, 0), stack(g, 2)) == (["hafen", "kirche", "spion"], ["markt"])


@rule("119.E.a", "119.E.b")
def test_the_builder_looks_through_the_own_stacks_and_cannot_be_declined() -> None:
    p = tournament().stack(1, "markt", "kirche").stack(5, "kloster", "hafen").stack(6, "badhaus")
    g = p.event_card("baumeister")
    assert (asked(g), options(g)) == ((0, "builder_stack"), ["stack 1"])
    do(g, "stack 1", "pick kirche")
    assert options(g) == [f"put kirche {n}" for n in range(1, 5)]
    do(g, "put kirche 3")
    assert (asked(g), options(g)) == ((1, "builder_stack"), ["stack 5", "stack 6"])
    do(g, "stack 5", "pick hafen")
    assert options(g) == [f"put hafen {n}" for n in range(5, 9)]


@rule("119.P.a")
def test_after_a_conflict_both_cards_go_under_one_stack_of_the_victim() -> None:
    p = tournament().built(0, "otto_der_berserker", "L1 above").hand(1, "markt", "hafen", "kirche")
    g = p.stack(1, "kloster").event_card("konflikt")
    assert asked(g) == (0, "conflict_pick")
    assert {o.split()[-1] for o in options(g)} == set("5678")
    do(g, "put markt 6")
    assert options(g) == ["put hafen 6", "put kirche 6"]
    do(g, "put hafen 6")
    assert (hand(g, 1), stack(g, 6)) == (["kirche"], ["markt", "hafen"])


@rule("119.O.a")
def test_after_a_comet_hands_go_under_the_own_stacks_and_come_from_them() -> None:
    p = tournament().hand(0, "markt").hand(1, "hafen").stack(1, "kirche", "badhaus", "kloster").stack(5, "spion")
    g = p.event_card("komet")
    assert options(g) == [f"put markt {n}" for n in range(1, 5)]
    do(g, "put markt 1")
    assert options(g) == [f"put hafen {n}" for n in range(5, 9)]
    do(g, "put hafen 5")
    assert options(g) == ["draw 1"]
    do(g, "draw 1", "draw 1", "draw 1")
    assert (asked(g), options(g)) == ((1, "comet_draw"), ["draw 5"])
    do(g, "draw 5", "draw 5")
    assert (hand(g, 0), hand(g, 1)) == (["badhaus", "kirche", "kloster"], ["hafen", "spion"])


@rule("119.L.a", "119.O.a", "105.G.a")
def test_an_inquisition_shuffles_the_victims_hand_into_his_own_stacks_and_covers_open_cards() -> None:
    p = tournament().hand(0, "inquisition").hand(1, "spion").stack(1, "markt", "hafen", "kirche").stack(5, "kloster")
    g = p.stack(6, "badhaus", "schmiede").main()
    for s in range(8):
        g.stacks.turn_up(s)
    do(g, "play inquisition", "deal spion", "deal badhaus", "deal kloster", "deal schmiede")
    assert [len(stack(g, n)) for n in range(1, 9)] == [3, 0, 0, 0, 1, 1, 1, 1], "the player's own stacks are untouched"
    assert (asked(g), options(g)) == ((1, "fill"), ["draw 5", "draw 6", "draw 7", "draw 8"])
    assert [s["known"] for s in view(g, 0)["stacks"][4:]] == [[None]] * 4
    do(g, "draw 5", "draw 6", "draw 7")
    assert len(hand(g, 1)) == 3, "up to the full limit, though he held one card"


@rule("119.O.a", "103.H.b", "103.P.c")
def test_after_an_inquisition_the_tops_are_drawn_and_what_serves_the_end_of_a_turn_rests() -> None:
    p = tournament().city(1, "L1").hand(0, "inquisition").hand(1, "spion").stack(5, "kirche", "kloster", "badhaus")
    p.built(1, "halle_des_volkes", "L1 above").built(1, "heilige_staette", "L1 below").rich(1)
    g = do(p.main(), "play inquisition", "deal kirche", "deal kloster", "deal badhaus", "deal spion")
    assert (asked(g), options(g)) == ((1, "fill"), ["draw 5", "draw 6", "draw 7", "draw 8"])
    assert refused(g, "search 5") == ["103.H.b"]
    do(g, "draw 5", "draw 6", "draw 7")
    assert (asked(g), len(hand(g, 1))) == ((0, "main"), 3), "no card may go back under its stack"
    p = tournament(1).city(1, "L1").built(1, "halle_des_volkes", "L1 above").hand(1, "spion", "markt")
    g = do(p.built(1, "heilige_staette", "L1 below").stack(5, "kirche", "kloster").main(), "end")
    assert options(g) == ["draw 5", "search 5"]
    assert asked(do(g, "draw 5")) == (1, "replace"), "at the end of the own turn both serve"


@rule("119.L.a")
def test_good_neighbourhood_opens_all_stacks_and_each_still_takes_from_his_own() -> None:
    p = tournament().stack(1, "markt", "hafen").stack(5, "kirche", "kloster").stock(0, wool=0)
    g = p.event_card("gute_nachbarschaft")
    assert [s["known"][:1] for s in view(g, 1)["stacks"] if s["size"]] == [["markt"], ["kirche"]]
    p = tournament().stack(1, "markt", "hafen").stack(5, "kirche", "kloster")
    p.g.stacks.turn_up(0)
    p.g.stacks.turn_up(4)
    g = p.hand_check()
    assert options(g) == ["draw 1"]
    do(g, "draw 1")
    assert view(g, 1)["lands"][0]["hand"] == [{"card": "markt"}], "everybody saw it go"


@rule("112.P.a")
def test_a_ban_lies_on_one_of_the_opponents_stacks_or_on_his_pile() -> None:
    g = do(tournament().hand(0, "kirchenbann").built(0, "kirche", "R1 above").city(0, "R1").main(), "play kirchenbann")
    assert set(options(g)) == {"stack 5", "stack 6", "stack 7", "stack 8", "pile"}
    do(g, "stack 6", "end")
    assert "draw 6" not in options(g)


def all_banned(active: int) -> Position:
    """Each stack of the second player lies under a ban."""
    p = tournament(active)
    for number in (5, 6, 7, 8):
        p.banned(1, number).stack(number, "kirche")
    return p


@rule("112.P.a", "101.D.b(f)", "103.H.d")
def test_surplus_cards_stay_in_the_hand_while_every_own_stack_is_banned() -> None:
    p = all_banned(0).hand(0, "feuerteufel").built(1, "schmiede", "R1 above").hand(1, "markt", "hafen", "spion")
    g = do(p.main(), "play feuerteufel", "pass", "die 1")
    assert (asked(g), len(hand(g, 1))) == ((0, "main"), 4), "there is no stack he could put a card under"
    g = do(all_banned(1).hand(1, "markt", "hafen", "markt", "spion").main(), "end")
    assert (asked(g), options(g)) == ((1, "swap"), ["pass"])
    assert (asked(do(g, "pass")), len(hand(g, 1))) == ((0, "before_roll"), 4)
    p = tournament(0).hand(0, "feuerteufel").built(1, "schmiede", "R1 above").hand(1, "markt", "hafen", "spion")
    g = do(p.banned(1, 5).banned(1, 6).banned(1, 8).main(), "play feuerteufel", "pass", "die 1")
    assert {o.split()[-1] for o in options(g)} == {"7"}, "one that is left is enough"


@rule("112.P.a", "103.H.d")
def test_the_surplus_goes_as_soon_as_a_ban_is_bought_off() -> None:
    p = all_banned(1).stock(1, gold=3).hand(1, "markt", "hafen", "markt", "spion")
    g = do(p.main(), "use kirchenbann laid 6", "end")
    assert (asked(g), {o.split()[-1] for o in options(g)}) == ((1, "trim"), {"6"})
    do(g, "put markt 6")
    assert (asked(g)[1], hand(g, 1)) == ("swap", ["hafen", "markt", "spion"])


@rule("119.O.a", "112.P.a", "112.S.a")
def test_an_inquisition_needs_a_stack_that_is_not_banned_for_its_victim() -> None:
    p = all_banned(0).hand(0, "inquisition").hand(1, "markt")
    assert refused(p.main(), "play inquisition") == ["112.P.a"]
    p = tournament(0).banned(1, 5).banned(1, 6).banned(1, 7).hand(0, "inquisition").hand(1, "markt")
    g = do(p.stack(8, "kirche").stack(7, "hafen").main(), "play inquisition", "deal kirche", "deal markt")
    assert (asked(g)[0], stack(g, 7), stack(g, 8)) == (1, ["hafen"], ["kirche", "markt"])


@rule("126.E.a", "101.D.d")
def test_the_magic_eye_searches_an_own_stack_and_gives_a_card_under_any_own_one() -> None:
    p = tournament().citadel(0, "L1").wizard(0, "hor", "L1 above").built(0, "magisches_auge", "L1 above")
    g = p.hand(0, "markt").stack(1, "kloster", "bibliothek").stack(5, "kirche").main()
    do(g, "use magisches_auge L1 above")
    if asked(g)[1] == "eye_stack":
        assert options(g) == ["stack 1"]
        do(g, "stack 1")
    do(g, "pick bibliothek")
    assert options(g) == [f"put markt {n}" for n in range(1, 5)]
    do(g, "put markt 4")
    assert stack(g, 4) == ["markt"]
    eye = tournament().citadel(0, "L1").wizard(0, "hor", "L1 above").built(0, "magisches_auge", "L1 above")
    assert "use magisches_auge L1 above" not in options(eye.stack(1, "kloster").main()), "a hand card comes first"


@rule("112.S.c", "112.S.g", "112.S.h", "101.D.d", "103.K.b")
def test_a_spied_card_is_the_thiefs_his_hand_his_stacks_his_pile() -> None:
    g = do(tournament().hand(0, "spion").hand(1, "otto_der_berserker", "karawane", "markt").main(), "play spion")
    assert set(options(g)) == {"pick otto_der_berserker", "pick karawane", "pass"}, "no building"
    p = tournament().hand(0, "spion", "markt", "hafen").hand(1, "hor", "zeitrad", "ismai_der_gruene_drache")
    g = do(p.stack(3, "kirche").main(), "play spion")
    assert set(options(g)) == {"pick ismai_der_gruene_drache", "pass"}, "dragons, no wizards and books"
    do(g, "pick ismai_der_gruene_drache", "end", "put ismai_der_gruene_drache 3", "draw 3")
    assert (hand(g, 0), stack(g, 3)) == (["hafen", "kirche", "markt"], ["ismai_der_gruene_drache"])


@rule("112.S.c", "103.K.b")
def test_the_lists_follow_a_card_that_changes_owner_and_both_know_it() -> None:
    g = begun()
    knight = g.cat.number("karl_der_maechtige")
    taken = next((s, i) for s in range(4) for i in range(g.stacks.size(s)) if card_of(g.stacks.at(s, i)) == knight)
    g.land1.hand = added(g.land1.hand, g.stacks.remove(*taken))  # from the first player's stack into the other's hand
    g.hand_over(knight, 1)
    shown = view(g, 1)["deck"]["cards"]
    assert shown["karl_der_maechtige"] == 1
    assert "karl_der_maechtige" not in view(g, 0)["deck"]["cards"]
    seen = g.redacted(0)
    assert card_of(seen.brought[0]) == knight, "in front of its list, so that its place tells nothing"
    for seed in range(8):  # what was taken is still one of those the first deck could hold
        full = g.redacted(1).determinised(seed)
        assert [card_of(s) for s in list(full.brought)[:SIZE]].count(knight) == 1


@rule("103.K.b")
def test_a_card_goes_to_the_front_of_the_list_it_came_from_wherever_it_stood() -> None:
    mine, theirs = [7, 8, 9], [5, 6, 7]
    lists = vec[i64]([*(entry(card, 0) for card in mine), *(entry(card, 1) for card in theirs)])
    for card in mine:
        given = handed_over(lists, card, 1)
        assert [card_of(s) for s in given] == [card, *(n for n in mine if n != card), *theirs]
        assert [seat_of(s) for s in given] == [1, 0, 0, 1, 1, 1]
    for card in theirs:
        given = handed_over(lists, card, 0)
        assert [card_of(s) for s in given] == [*mine, card, *(n for n in theirs if n != card)]
        assert [seat_of(s) for s in given] == [0, 0, 0, 0, 1, 1]


@rule("103.K.b")
def test_of_a_list_nobody_knows_the_first_unknown_card_is_the_one_that_went() -> None:
    lists = vec[i64]([entry(7, 0), entry(0, 0), entry(0, 0), entry(5, 1), entry(6, 1), entry(7, 1)])
    given = handed_over(lists, 9, 1)
    assert [card_of(s) for s in given] == [9, 7, 0, 5, 6, 7]
    assert slot_known(given[0]) == OPEN
    known = vec[i64]([entry(0, 0), entry(8, 0), entry(9, 0), entry(5, 1), entry(6, 1), entry(7, 1)])
    assert [card_of(s) for s in handed_over(known, 9, 1)] == [9, 0, 8, 5, 6, 7], "a card that is known is that card"


@rule("112.S.b")
def test_seeing_the_hand_is_enough_for_a_spy() -> None:
    g = do(tournament().hand(0, "spion").hand(1, "markt", "hor").main(), "play spion")
    assert asked(g) == (0, "main")
    assert [slot["card"] for slot in view(g, 0)["lands"][1]["hand"]] == ["markt", "hor"]


@rule("141.J.c", "112.S.c")
def test_guido_is_immune_to_the_spy() -> None:
    p = tournament(extras=("sonderkarten",)).hand(0, "spion").hand(1, "guido_der_grosse_diplomat", "karawane")
    g = do(p.main(), "play spion")
    assert set(options(g)) == {"pick karawane", "pass"}


@rule("101.C.a")
def test_a_player_knows_what_is_left_of_the_own_deck_and_guesses_at_the_other() -> None:
    g = begun()
    for seat in (0, 1):
        own = unseen(g.redacted(seat), seat)
        assert sorted(g.cat.ids[n] for n in own) == sorted(card for pile in stacks_of(g, seat) for card in pile)
        assert len(unseen(g.redacted(seat), 1 - seat)) > SIZE, "any card of the boxes may lie there"


@rule("101.C.a", "KB-54")
def test_what_a_player_may_draw_is_of_the_own_deck_though_the_opponent_s_first_stack_is_empty() -> None:
    g = begun()
    while g.stacks.size(0) > 0:
        g.stacks.remove(0, 0)
    left = sorted(card for pile in stacks_of(g, 1) for card in pile)
    full = g.redacted(1).determinised(3)
    assert sorted(card for pile in stacks_of(full, 1) for card in pile) == left
