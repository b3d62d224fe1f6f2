"""What lies between a metropolis and the town beside it, and what belongs to which of the two (128.C.a, 116.D.a)."""

import pytest

from catanica.games.principality.cards.powers import trade_points
from tests.rulings.together.land import EVERY, lands, until
from tests.support.position import Position, do, options, position
from tests.support.reading import asked, hand, in_play, stock
from tests.support.rules import rule


def neighbours(active: int = 1) -> Position:
    """The first player has a metropolis at L1 and a city at R1."""
    return position(active, sets=EVERY).metropolis(0, "L1").city(0, "R1").city(1, "L1").actions_open()


@rule("128.C.a", "KB-50")
@pytest.mark.parametrize(("church", "safe"), [("L1 above", True), ("R1 above", False)])
def test_a_unit_outside_a_metropolis_is_covered_by_its_church_and_not_by_that_of_the_city_beside_it(
    church: str, safe: bool
) -> None:
    p = neighbours().built(0, "kirche", church).built(0, "konrad_der_flinke", "outside C above")
    g = until(p.event_card("buergerkrieg"), 1, "main")
    assert ("konrad_der_flinke" in in_play(g, 0)) == safe
    assert hand(g, 0) == ([] if safe else ["konrad_der_flinke"])


@rule("116.D.a", "128.C.a")
def test_a_flagship_outside_a_metropolis_covers_no_fleet_of_the_city_beside_it() -> None:
    p = neighbours().built(0, "flaggschiff", "outside C above").built(0, "gold_handelsflotte", "R1 above")
    g = until(p.built(0, "woll_handelsflotte", "L1 above").event_card("buergerkrieg"), 1, "main")
    assert hand(g, 0) == ["gold_handelsflotte"]


@rule("116.D.a", "116.E.a", "128.C.a")
def test_a_flagship_in_the_city_beside_it_covers_no_fleet_outside_a_metropolis() -> None:
    p = neighbours().built(0, "flaggschiff", "R1 above").built(0, "gold_handelsflotte", "outside C above")
    g = p.hand(1, "kaperflotte").stock(1, lumber=1, wool=1).main()
    do(g, "build kaperflotte L1 above")
    assert options(g) == ["target flaggschiff R1 above", "target gold_handelsflotte outside C above"]


@rule("103.P.a", "128.C.a")
def test_robbers_in_a_metropolis_leave_the_fleets_outside_it_their_trade_points() -> None:
    p = neighbours(0).built(0, "handelskontor", "L1 below").built(0, "gold_handelsflotte", "outside C above")
    assert trade_points(p.main(), 0) == 4
    assert trade_points(p.built(0, "raubritterburg", "L1 above", owner=1).main(), 0) == 1


@rule("119.R.a", "128.G.a", "102.B.Zentralkarte")
def test_the_plague_comes_to_the_regions_of_a_metropolis_and_spares_those_of_a_citadel_only() -> None:
    p = position(sets=EVERY).metropolis(0, "L1").citadel(0, "R1").rich(0)
    g = until(p.event_card("seuche"), 0, "main")
    assert stock(g, 0) == {"grain": 2, "ore": 2, "wool": 2, "lumber": 2, "brick": 3, "gold": 3}


@rule("128.G.a", "102.B.Zentralkarte")
def test_the_mayor_counts_a_metropolis_as_one_city_and_a_citadel_as_none() -> None:
    p = position(sets=EVERY).metropolis(0, "L1").citadel(0, "R1").actions_open().hand(0, "grosser_buergermeister")
    g = do(p.main(), "play grosser_buergermeister")
    assert asked(g) == (0, "gain")
    do(g, options(g)[0])
    assert (asked(g), sum(stock(g, 0).values())) == ((0, "main"), 1)
    p = position(sets=EVERY).citadel(0, "R1").actions_open().hand(0, "grosser_buergermeister")
    assert "play grosser_buergermeister" not in options(p.main()), "a citadel is no city"


@rule("120.A.a", "103.D.a", "123.BD.a")
def test_what_is_torn_down_abroad_comes_back_by_wheel_and_palace_and_blocks_the_lighthouse() -> None:
    p = lands().citadel(0, "R1").built(0, "palast", "L1 above").wizard(0, "arsa", "R1 above", 3)
    p.built(0, "zeitrad", "R1 above").built(1, "leuchtturm", "L1 above").stock(0, lumber=1, grain=1, wool=1)
    p.discard("markt", "handelsniederlassung")
    g = do(p.before_roll(), "use zeitrad R1 above", "face good_year", "roll", "die 6")
    until(g, 0, "palace_year")
    do(g, "pick handelsniederlassung")
    until(g, 0, "main")
    do(g, "build handelsniederlassung L1 above")
    until(g, 0, "main")
    assert in_play(g, 1) == ["handelsniederlassung", "leuchtturm"], "no fleet finds a place beside it"
