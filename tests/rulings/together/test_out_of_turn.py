"""What one player does changes what the other holds, copies or may be named by (103.I.f, 101.D.b(f))."""

import pytest

from catanica.games.principality.cards.powers import hand_limit, knight_owner, strength
from tests.rulings.together.land import EVERY, lands, plays, until, wizards
from tests.support.position import Position, do, options, position, roll
from tests.support.reading import asked, hand, in_play
from tests.support.rules import rule


def copied_library() -> Position:
    """The second player's society copies a library and lets him hold a fourth card."""
    p = lands().built(0, "bibliothek", "L1 above").aimed(1, "L1 above", "bibliothek", "L1 above")
    return p.hand(1, "spion", "spion", "spion", "feuerteufel")


@rule("103.I.f", "101.D.b(f)", "103.H.a")
def test_who_aims_a_society_anew_keeps_as_many_cards_as_the_new_building_allows() -> None:
    g = copied_library().built(0, "theater", "L1 below").main()
    assert (hand_limit(g, 1), asked(g)) == (4, (0, "main"))
    do(g, "demolish bibliothek L1 above")
    assert (asked(g), options(g)) == ((1, "aim_society"), ["target theater L1 below"])
    do(g, "target theater L1 below")
    assert (asked(g), hand_limit(g, 1), len(hand(g, 1))) == ((0, "main"), 5, 4), (
        "he is asked before the hand is counted"
    )


@rule("103.I.f", "101.D.b(f)", "123.AI.a")
@pytest.mark.parametrize("left", ["markt", ""])
def test_where_nothing_for_learning_is_left_to_copy_the_surplus_goes_at_once(left: str) -> None:
    p = copied_library()
    g = do((p.built(0, left, "L1 below") if left else p).main(), "demolish bibliothek L1 above")
    if left:
        do(g, "target markt L1 below")
    assert (asked(g), hand_limit(g, 1)) == ((1, "trim"), 3)
    do(g, "put spion 2")
    assert (asked(g), len(hand(g, 1))) == ((0, "main"), 3)


def hexing(*held: str) -> Position:
    """The first player has a citadel at R1 and the magic for a witch."""
    p = position(sets=EVERY).city(0, "L1").citadel(0, "R1").city(1, "L1").actions_open()
    return p.wizard(0, "arsa", "R1 above", 2).hand(0, "hexe", *held)


@rule("103.P.a", "123.AI.a", "101.D.b(f)")
def test_a_witch_on_a_theatre_rests_the_society_that_copies_it_too() -> None:
    p = hexing("spion", "spion", "spion", "spion").built(1, "theater", "L1 above")
    p.aimed(0, "L1 above", "theater", "L1 above").hand(1, "spion", "markt", "markt", "kirche", "kirche")
    g = do(p.main(), "play hexe")
    assert (asked(g), hand_limit(g, 0), hand_limit(g, 1)) == ((1, "trim"), 3, 3)
    do(g, "put markt 1", "put markt 1")
    assert (asked(g), len(hand(g, 0)), len(hand(g, 1))) == ((0, "main"), 4, 3), "her player waits until his turn ends"
    assert asked(do(g, "end")) == (0, "trim")


@rule("112.E.a", "103.P.a")
def test_who_silences_the_library_his_own_society_copies_loses_its_card_as_well() -> None:
    p = lands().built(1, "bibliothek", "L1 above").aimed(0, "L1 above", "bibliothek", "L1 above").hand(0, "dogma")
    g = p.main()
    assert (hand_limit(g, 0), hand_limit(g, 1)) == (4, 4)
    until(do(g, "play dogma"), 0, "main")
    assert (hand_limit(g, 0), hand_limit(g, 1)) == (3, 3)


@rule("103.P.a", "120.C.b", "103.M.a")
def test_a_witch_on_the_opponent_s_brothel_in_one_s_own_city_gives_the_knights_their_strength_back() -> None:
    p = hexing().built(0, "bordell", "L1 below", owner=1).built(0, "konrad_der_flinke", "L1 above")
    g = p.built(1, "siegfried_ohneland", "R1 above").main()
    assert (strength(g, 0), strength(g, 1), knight_owner(g)) == (1, 1, -1)
    do(g, "play hexe")
    assert (strength(g, 0), strength(g, 1), knight_owner(g)) == (2, 1, 0)


@rule("105.G.a", "120.E.b", "101.D.b(f)")
@pytest.mark.parametrize("held", [2, 3])
def test_an_assault_sends_a_building_home_from_abroad_perhaps_into_a_full_hand(held: int) -> None:
    p = lands().built(0, "bordell", "L1 above", owner=1).built(0, "otto_der_berserker", "R1 above")
    g = p.hand(1, *["spion"] * held).event_card("ueberfall")
    if asked(g)[1] == "assault_name":
        do(g, "target own bordell L1 above")
    assert "bordell" in hand(g, 1)
    assert "bordell" not in in_play(g, 0)
    assert asked(g) == ((1, "trim") if held == 3 else (0, "main"))


@rule("126.A.a", "105.G.a")
def test_a_ward_keeps_nobody_from_giving_up_the_own_knight_to_imelda() -> None:
    p = wizards().wizard(0, "hafli", "L1 above", 2).built(0, "zehntes_buch", "L1 above").city(1, "L1")
    p.built(0, "konrad_der_flinke", "R1 above").hand(1, "burgfraeulein_imelda", "schwarzer_ritter")
    g = until(do(p.stack(1, *["markt"] * 9).main(), "use zehntes_buch L1 above"), 0, "main")
    until(do(g, "end"), 1, "before_roll")
    until(roll(g, "trade_advantage", 4), 1, "main")
    assert plays(g) == ["burgfraeulein_imelda"], "she names nobody, the victim does"
    until(do(g, "play burgfraeulein_imelda"), 1, "main")
    assert "konrad_der_flinke" not in in_play(g, 0)
