"""The row at its longest, six settlements to either side of the middle: its ends are like the rest of it."""

import pytest

from catanica.games.cardgame.game import CardGame
from catanica.games.principality.cards.catalogue import FOREIGN_GREEN
from catanica.games.principality.cards.effect import Effect
from catanica.games.principality.cards.powers import fleet_rate, trade_points, watched
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.rules.events import counted_by_brigands, left_alone
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


@rule("KB-20")
@pytest.mark.parametrize("last", ["L6 above", "L6 below", "R1 above", "R6 above", "R6 below"])
def test_the_last_free_site_of_a_full_land_is_offered(last: str) -> None:
    p = position(sets=EVERY).hand(0, "konrad_der_flinke").rich(0)
    for n in range(2, 7):
        p.settlement(0, f"L{n}", "wald_stapel_6", "weideland_stapel_6")
        p.settlement(0, f"R{n}", "wald_stapel_6", "getreidefeld_stapel_4")
    for site in (f"{side}{n} {row}" for side in "LR" for n in range(1, 7) for row in ("above", "below")):
        if site != last:
            p.built(0, "kloster", site)
    assert builds(p.main(), "konrad_der_flinke") == {last}
    assert builds(p.built(0, "kloster", last).main(), "konrad_der_flinke") == set()


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
    beside = [fleet_rate(g, 0, region_number(place.split())) for place in (f"{end} above", f"{end[0]}5 above")]
    assert beside == [2, 2]
    assert [fleet_rate(g, 0, region_number([column, "below"])) for column in ENDS] == [0, 0]
    assert f"bank lumber ore {end} above" in options(g)


@rule("KB-47")
@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("bath", [False, True])
def test_the_plague_comes_to_the_end_of_the_row_unless_there_is_a_bathhouse(end: str, bath: bool) -> None:
    p = longest(end).stock(0, **{f"{end}_above": 2, f"{end}_below": 2, f"{end[0]}5_above": 2, f"{end[0]}4_above": 2})
    if bath:
        p.built(0, "badhaus", f"{end} above")
    g = p.event_card("seuche")
    assert stock(g, 0) == ({"lumber": 6, "wool": 2} if bath else {"lumber": 4, "wool": 1}), "on both sides of the city"


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


class Picky(Effect):
    """May lie at one place only."""

    def __init__(self, place: str) -> None:
        self.place = place_number(place.split())

    def forbid(self, g: Duel, seat: int, card: int, place: int) -> str:
        """Elsewhere there is no site for it."""
        return "" if place == self.place else "no_site"


@rule("KB-20", "128.C.c")
@pytest.mark.parametrize("place", [
    "L6 above", "L6 below", "L5 above", "R1 below", "R6 above", "R6 below", "outside L6 above", "outside R6 below",
])  # fmt: skip
def test_a_card_that_minds_its_place_is_offered_there_and_nowhere_else(place: str) -> None:
    rules = CardGame(sets=EVERY).rules
    rules.bind(rules.cat.number("konrad_der_flinke"), Picky(place))
    p = position(rules=rules).hand(0, "konrad_der_flinke")
    for n in range(2, 7):
        p.settlement(0, f"L{n}", "wald_stapel_6", "weideland_stapel_6")
        p.settlement(0, f"R{n}", "wald_stapel_6", "getreidefeld_stapel_4")
    g = p.metropolis(0, "L6").metropolis(0, "R6").rich(0).main()
    assert builds(g, "konrad_der_flinke") == {place}
    assert faults(g, "build konrad_der_flinke L4 above") == ["no_site"]


@rule("128.C.c")
@pytest.mark.parametrize("end", ENDS)
def test_no_building_lies_outside_the_metropolis_at_the_end(end: str) -> None:
    g = longest(end).metropolis(0, end).hand(0, "markt").rich(0).main()
    for row in ("above", "below"):
        assert faults(g, f"build markt outside {end} {row}") == ["only_units_outside"]


@rule("128.C.c")
def test_a_unit_meant_for_the_opponent_s_land_lies_outside_no_own_metropolis() -> None:
    rules = CardGame(sets=EVERY).rules
    rules.cat.slot[rules.cat.number("konrad_der_flinke")] = FOREIGN_GREEN
    g = position(rules=rules).metropolis(0, "L1").hand(0, "konrad_der_flinke").rich(0).main()
    assert builds(g, "konrad_der_flinke") == {"L1 above", "L1 below", "R1 above", "R1 below"}


@rule("103.P.a")
@pytest.mark.parametrize("end", ENDS)
def test_robbers_silence_the_trade_of_their_own_city_only(end: str) -> None:
    p = longest(end).city(0, f"{end[0]}1").built(0, "markt", f"{end} above").built(0, "markt", f"{end[0]}1 above")
    assert trade_points(p.main(), 0) == 4
    assert trade_points(p.built(0, "raubritterburg", f"{end[0]}1 below", 1).main(), 0) == 2


@rule("121.A.a", "123.AI.a")
def test_a_society_that_copies_a_court_keeps_brigands_off_like_it() -> None:
    p = position(sets=EVERY).city(0, "L1").city(1, "L1").built(1, "gericht", "L1 above")
    assert [left_alone(p.main(), seat) for seat in (0, 1)] == [7, 10]
    p.aimed(0, "L1 above", "gericht", "L1 above")
    assert [left_alone(p.main(), seat) for seat in (0, 1)] == [10, 10]
