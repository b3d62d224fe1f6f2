"""The row at its longest, six settlements to either side of the middle: its ends are like the rest of it."""

import pytest

from catanica.games.principality.cards.powers import watched
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.rules.bank import fleet_at
from catanica.games.principality.rules.events import counted_by_brigands
from catanica.games.principality.telling.places import place_number, region_number
from tests.rulings.together.land import EVERY
from tests.support.position import Position, do, faults, options, position, roll
from tests.support.reading import asked, in_play, stock
from tests.support.rules import rule

ENDS = ["L6", "R6"]


def longest(end: str, active: int = 0) -> Position:
    """A row that is as long as it can be to one side, with a city at its end."""
    p = position(active, sets=EVERY).actions_open()
    for n in range(2, 7):
        p.settlement(0, f"{end[0]}{n}", "wald_stapel_6", "weideland_stapel_6")
    return p.city(0, end)


def builds(g: Duel, card: str) -> set[str]:
    """Where a card may be built."""
    return {o.removeprefix(f"build {card} ") for o in options(g) if o.startswith(f"build {card} ")}


@rule("KB-20")
@pytest.mark.parametrize("end", ENDS)
def test_a_city_at_the_end_has_two_sites_on_either_side(end: str) -> None:
    p = longest(end).hand(0, "konrad_der_flinke").rich(0)
    assert {f"{end} above", f"{end} below"} <= builds(p.main(), "konrad_der_flinke")
    p.built(0, "markt", f"{end} above")
    assert f"{end} above" in builds(p.main(), "konrad_der_flinke")
    p.built(0, "kirche", f"{end} above")
    assert f"{end} above" not in builds(p.main(), "konrad_der_flinke")
    assert f"{end} below" in builds(p.main(), "konrad_der_flinke")


@rule("124.A.a")
@pytest.mark.parametrize("end", ENDS)
def test_the_outermost_road_takes_one_card(end: str) -> None:
    p = longest(end).built(0, "handelskontor", f"{end} above").hand(0, "schatzkammer").rich(0)
    p.road(0, 0 if end == "L6" else 12)
    assert f"road {end}" in builds(p.main(), "schatzkammer")
    p.built(0, "naturalienspeicher", f"road {end}")
    assert f"road {end}" not in builds(p.main(), "schatzkammer")
    assert "road C" in builds(p.main(), "schatzkammer")


@rule("118.C.a")
@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("row", ["above", "below"])
def test_the_outermost_regions_take_one_card_each(end: str, row: str) -> None:
    outer = f"region {end} {row}"
    p = longest(end).citadel(0, f"{end[0]}5").hand(0, "kolonialstuetzpunkt", "hafli").rich(0)
    for card in ("kolonialstuetzpunkt", "hafli"):
        assert "no_free_region" not in faults(p.main(), f"build {card} {outer}")
    g = p.built(0, "kunstschmiede", outer).main()
    for card in ("kolonialstuetzpunkt", "hafli"):
        assert "no_free_region" in faults(g, f"build {card} {outer}")


@rule("128.C.b")
@pytest.mark.parametrize("end", ENDS)
def test_outside_the_outermost_region_lies_one_unit_or_a_card_at_it(end: str) -> None:
    p = longest(end).metropolis(0, end).hand(0, "konrad_der_flinke").rich(0)
    for row in ("above", "below"):
        assert f"outside {end} {row}" in builds(p.main(), "konrad_der_flinke")
    p.built(0, "otto_der_berserker", f"outside {end} above").built(0, "kunstschmiede", f"region {end} below")
    assert not [place for place in builds(p.main(), "konrad_der_flinke") if place.startswith(f"outside {end}")]


@rule("116.C.a")
@pytest.mark.parametrize("end", ENDS)
def test_a_great_fleet_at_the_end_trades_with_the_regions_beside_it(end: str) -> None:
    g = longest(end).built(0, "grosse_handelsflotte", f"{end} above").stock(0, **{f"{end}_above": 2}).main()
    beside = [fleet_at(g, 0, region_number(place.split())) for place in (f"{end} above", f"{end[0]}5 above")]
    assert beside == [True, True]
    assert not fleet_at(g, 0, region_number(["L6", "below"]))
    assert not fleet_at(g, 0, region_number(["R6", "below"]))
    assert f"bank lumber ore {end} above" in options(g)


@rule("KB-47")
@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("bath", [False, True])
def test_the_plague_comes_to_the_end_of_the_row_unless_there_is_a_bathhouse(end: str, bath: bool) -> None:
    p = longest(end).stock(0, **{f"{end}_above": 2, f"{end}_below": 2})
    if bath:
        p.built(0, "badhaus", f"{end} above")
    g = p.event_card("seuche")
    assert stock(g, 0) == ({"lumber": 2, "wool": 2} if bath else {"lumber": 1, "wool": 1})


@rule("KB-10")
@pytest.mark.parametrize("end", ENDS)
def test_brigands_count_and_take_what_lies_at_the_end_and_a_storehouse_there_is_one(end: str) -> None:
    p = longest(end).stock(0, **{f"{end}_above": 3, f"{end}_below": 3}).stock(0, ore=3)
    assert counted_by_brigands(p.main(), 0) == 9
    g = roll(p.before_roll(), "brigands", 2)
    assert stock(g, 0)["lumber"] == 3
    assert "wool" not in stock(g, 0)
    p = longest(end).stock(0, **{f"{end}_above": 3, f"{end}_below": 3}).stock(0, ore=3)
    assert counted_by_brigands(p.built(0, "befestigtes_lager", f"{end} above").main(), 0) == 6


@rule("KB-14")
@pytest.mark.parametrize("end", ENDS)
def test_a_doubler_at_the_end_doubles_beside_it(end: str) -> None:
    p = longest(end).built(0, "saegewerk", f"{end} above")
    g = roll(p.before_roll(), "tournament", 6)
    land = g.land(0)
    assert land.stock_at(region_number([end, "above"])) == 2
    assert land.stock_at(region_number([f"{end[0]}5", "above"])) == 2
    assert land.stock_at(region_number([f"{end[0]}4", "above"])) == 1
    assert land.stock_at(region_number([end, "below"])) == 1


@rule("112.G.d")
@pytest.mark.parametrize("end", ENDS)
def test_a_fire_watch_at_the_end_protects_its_city_only(end: str) -> None:
    g = longest(end).built(0, "feuerwache", f"{end} above").main()
    other = "R6" if end == "L6" else "L6"
    places = [f"{end} above", f"{end} below", f"{end[0]}5 above", f"{other} below"]
    assert [watched(g, 0, place_number(place.split())) for place in places] == [True, True, False, False]


@rule("KB-23")
@pytest.mark.parametrize("end", ENDS)
def test_of_two_equal_cards_at_the_end_one_is_torn_down(end: str) -> None:
    p = longest(end).built(0, "kirche", f"{end} above").built(0, "kirche", f"{end} above")
    g = p.main()
    assert options(g).count(f"demolish kirche {end} above") == 1
    do(g, f"demolish kirche {end} above")
    assert (asked(g), in_play(g, 0)) == ((0, "main"), ["kirche"])
