"""Richard, the knight with a second job (117.C), and knights who change sides."""

import pytest

from catanica.games.principality.cards.powers import strength
from catanica.games.principality.position.piece import with_since
from catanica.games.principality.vocabulary import card_of
from tests.rulings.politik_intrige.land import politics
from tests.support.position import Position, do, faults, options, position
from tests.support.reading import asked, hand, in_play, stock
from tests.support.rules import rule

RIDE = "use richard_der_raecher R1 above"


def richard() -> Position:
    """Seat 0 has Richard since long ago and a gold; seat 1 a knight."""
    p = politics().built(0, "richard_der_raecher", "R1 above").stock(0, gold=1)
    return p.built(1, "konrad_der_flinke", "L1 above")


@rule("117.C.b", "103.P.c", "102.B.Einheit")
def test_richard_rides_once_as_a_black_knight_and_is_discarded_as_a_knight() -> None:
    g = do(richard().main(), RIDE, "die 5")
    assert (hand(g, 1), in_play(g, 1)) == (["konrad_der_flinke"], [])
    assert (in_play(g, 0), stock(g, 0)) == ([], {})
    assert [g.cat.ids[card_of(c)] for c in g.discard] == ["richard_der_raecher"]


@rule("117.C.b")
def test_fetched_again_he_can_be_built_again() -> None:
    p = richard().hand(0, "diplomat").built(0, "rathaus", "L1 above")
    g = do(p.main(), RIDE, "die 5", "play diplomat", "pick richard_der_raecher")
    assert hand(g, 0) == ["richard_der_raecher"]
    assert g.cat.kind[g.cat.number("richard_der_raecher")] == 3, "a unit"


@rule("117.C.c")
def test_the_herb_woman_protects_against_him() -> None:
    g = do(richard().hand(1, "kraeuterhexe").main(), RIDE)
    assert asked(g) == (1, "answer")
    do(g, "play kraeuterhexe", "die 3")
    assert in_play(g, 1) == ["konrad_der_flinke"], "on 3 a protected attack fails"


@rule("117.C.c")
def test_a_six_strikes_back() -> None:
    g = do(richard().built(0, "otto_der_berserker", "L1 below").main(), RIDE, "die 6")
    assert (hand(g, 0), in_play(g, 1)) == (["otto_der_berserker"], ["konrad_der_flinke"])


@rule("103.P.b", "117.C.a")
def test_his_action_waits_for_a_round() -> None:
    p = politics().hand(0, "richard_der_raecher").rich(0).built(1, "konrad_der_flinke", "L1 above").stack(1, "markt")
    g = do(p.main(), "build richard_der_raecher R1 above")
    assert strength(g, 0) == 2, "as a knight he counts at once"
    assert faults(g, RIDE) == ["rests_a_round"]


@rule("103.P.b")
@pytest.mark.parametrize(("turns", "ready"), [(0, False), (1, False), (2, True)])
def test_a_round_is_two_turns(turns: int, ready: bool) -> None:
    p = richard()
    p.g.turn = 1 + turns  # position() lays cards out in turn 1
    assert (RIDE in options(p.main())) is ready


@rule("102.B.Einheit")
def test_used_as_an_action_he_obeys_the_threshold_and_pays_the_bishop_s_seat() -> None:
    early = position(sets=["base", "politik_intrige"]).built(0, "richard_der_raecher", "R1 above").stock(0, gold=1)
    assert RIDE not in options(early.built(1, "konrad_der_flinke", "L1 above").main())
    g = do(richard().built(1, "bischofssitz", "L1 above").main(), RIDE)
    assert stock(g, 1) == {"gold": 1}


@rule("117.C.c")
def test_he_needs_gold_and_somebody_to_strike() -> None:
    assert RIDE not in options(politics().built(0, "richard_der_raecher", "R1 above").stock(0, gold=1).main())
    poor = politics().built(0, "richard_der_raecher", "R1 above").built(1, "konrad_der_flinke", "L1 above")
    assert RIDE not in options(poor.main())


def briber() -> Position:
    """Seat 0 has a town hall, two gold and a bribery."""
    return politics().hand(0, "bestechung").built(0, "rathaus", "L1 above").stock(0, gold=2)


@rule("118.B.a", "102.B.Ritter")
def test_for_two_gold_a_knight_changes_sides() -> None:
    p = briber().built(1, "konrad_der_flinke", "L1 above").built(1, "walther_der_saenger", "R1 above")
    g = do(p.built(1, "bauernheer", "R1 below").main(), "play bestechung")
    assert asked(g) == (0, "bribe")
    assert sorted(options(g)) == ["target konrad_der_flinke L1 above", "target walther_der_saenger R1 above"]
    do(g, "target konrad_der_flinke L1 above")
    assert "build konrad_der_flinke R1 below" in options(g)
    do(g, "build konrad_der_flinke R1 below")
    assert (in_play(g, 0), stock(g, 0)) == (["konrad_der_flinke", "rathaus"], {})
    assert in_play(g, 1) == ["bauernheer", "walther_der_saenger"]


@rule("117.C.a")
def test_a_bribed_richard_waits_for_a_round_again() -> None:
    p = briber().stock(0, gold=1).built(1, "richard_der_raecher", "L1 above").built(1, "konrad_der_flinke", "R1 above")
    g = do(p.main(), "play bestechung", "target richard_der_raecher L1 above", "build richard_der_raecher R1 above")
    assert stock(g, 0) == {"gold": 1}
    assert RIDE not in options(g)


@rule("118.B.a")
def test_a_single_place_is_enough_for_a_bribed_knight() -> None:
    p = briber().built(1, "konrad_der_flinke", "L1 above").built(0, "markt", "L1 above")
    for place in ("L1 below", "L1 below", "R1 above"):
        p.built(0, "schmiede", place)
    g = do(p.main(), "play bestechung", "target konrad_der_flinke L1 above")
    assert options(g) == ["build konrad_der_flinke R1 below"]


@rule("118.B.a")
def test_bribery_says_what_it_lacks() -> None:
    p = politics().hand(0, "bestechung")
    assert set(faults(p.main(), "play bestechung")) == {"needs_card", "no_gold", "no_knight_to_bribe"}
    p = briber().built(1, "bauernheer", "L1 above")
    assert faults(p.main(), "play bestechung") == ["no_knight_to_bribe"]
    p = briber().built(1, "konrad_der_flinke", "L1 above").built(0, "markt", "L1 above")
    for place in ("L1 below", "L1 below", "R1 above", "R1 below"):
        p.built(0, "schmiede", place)
    assert faults(p.main(), "play bestechung") == ["no_place_for_knight"]
    assert faults(p.metropolis(0, "L1").main(), "play bestechung") == [], "a metropolis has places for units"


@rule("103.P.b", "102.B.Einheit", "KB-29")
def test_what_keeps_a_rested_knight_at_home_is_his_fee_or_the_threshold() -> None:
    p = politics().built(0, "richard_der_raecher", "R1 above").built(1, "konrad_der_flinke", "L1 above")
    land = p.g.land(0)
    land.alter(0, with_since(land.built[0], 7))
    assert faults(p.main(), RIDE) == ["fee_unpaid"], "two turns are a round"
    p.rich(0).g.reached = 0
    assert faults(p.main(), RIDE) == ["too_early"], "used like an action card he waits for the same threshold"
