"""Production: regions with the rolled number yield, doublers double, and no region holds more than three."""

import pytest

from catanica.games.cardgame.game import CardGame
from catanica.games.principality.cards.effect import Effect
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.piece import stock_of
from catanica.kernel.state import CHANCE
from tests.support.position import do, position, roll
from tests.support.reading import asked, stock
from tests.support.rules import rule

BY_NUMBER = {  # what the start regions of both seats yield
    1: ("grain", "gold"), 2: ("ore", "grain"), 3: ("wool", "ore"),
    4: ("lumber", "wool"), 5: ("brick", "lumber"), 6: ("gold", "brick"),
}  # fmt: skip

DOUBLERS = {  # doubler: its resource, two regions of that kind with a number
    "getreidemuehle": ("grain", "getreidefeld_stapel_4", "getreidefeld_stapel_3"),
    "eisengiesserei": ("ore", "gebirge_stapel_4", "gebirge_stapel_5"),
    "woll_manufaktur": ("wool", "weideland_stapel_6", "weideland_stapel_5"),
    "saegewerk": ("lumber", "wald_stapel_6", "wald_stapel_1"),
    "ziegel_brennerei": ("brick", "huegelland_stapel_1", "huegelland_stapel_2"),
}


@rule("KB-13")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize("number", range(1, 7))
def test_every_region_with_the_number_yields_one_for_both_players(number: int, active: int) -> None:
    g = roll(position(active=active).before_roll(), "brigands", number)
    mine, other = BY_NUMBER[number]
    assert (stock(g, 0), stock(g, 1)) == ({mine: 1}, {other: 1})
    assert asked(g) == (active, "main")


@rule("KB-13")
def test_all_regions_with_the_number_yield_each_on_its_own() -> None:
    p = position().settlement(0, "L2", "gebirge_stapel_4", "getreidefeld_stapel_4")
    g = roll(p.stock(0, ore=1).before_roll(), "brigands", 4)
    assert stock(g, 0) == {"lumber": 1, "ore": 2, "grain": 1}
    assert stock(g, 1) == {"wool": 1}


@rule("KB-13")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_a_region_holds_at_most_three_and_the_surplus_is_lost(before: int, after: int) -> None:
    p = position().settlement(0, "L2", "gebirge_stapel_5", "weideland_stapel_6").stock(0, L2_above=before, L1_below=1)
    g = roll(p.before_roll(), "brigands", 5)
    regions = g.land(0).regions
    assert (stock_of(regions[8]), stock_of(regions[11])) == (after, 1)  # nothing moves to the other mountains
    assert asked(g) == (0, "main")


@rule("KB-13", "KB-19")
def test_a_city_does_not_raise_production() -> None:
    g = roll(position().city(0, "L1", "R1").before_roll(), "brigands", 3)
    assert stock(g, 0) == {"wool": 1}


# -- doublers ---------------------------------------------------------------------------------------------------------


@rule("KB-14", "103.F.b")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize("doubler", DOUBLERS)
@pytest.mark.parametrize("side", ["left", "right"])
def test_a_doubler_gives_two_for_both_regions_of_its_kind_in_both_turns(doubler: str, side: str, active: int) -> None:
    kind, left, right = DOUBLERS[doubler]
    p = position(active=active).settlement(1, "L2", left, "wald_stapel_1").regions(1, L1_above=right)
    number = int((left if side == "left" else right)[-1])
    g = roll(p.built(1, doubler, "L2 above").before_roll(), "brigands", number)
    land = g.land(1)
    got = {"left": stock_of(land.regions[8]), "right": stock_of(land.regions[10])}
    assert got == {"left": 0, "right": 0, side: 2}
    assert stock(g, 0) == {BY_NUMBER[number][0]: 1}  # the opponent's regions are not doubled
    assert asked(g) == (active, "main")
    assert kind in stock(g, 1)


@rule("KB-14")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 3), (3, 3)])
def test_a_doubled_region_still_holds_at_most_three(before: int, after: int) -> None:
    p = position().built(0, "getreidemuehle", "L1 above").stock(0, grain=before)
    g = roll(p.before_roll(), "brigands", 1)
    assert stock(g, 0) == {"grain": after}


@rule("KB-14", "121.D.a")
@pytest.mark.parametrize("first", [True, False])
def test_building_places_one_and_two_of_a_city_are_equal(first: bool) -> None:
    pair = ("getreidemuehle", "befestigtes_lager") if first else ("befestigtes_lager", "getreidemuehle")
    p = position().city(0, "L1").built(0, pair[0], "L1 above").built(0, pair[1], "L1 above")
    g = roll(p.before_roll(), "brigands", 1)
    assert stock(g, 0) == {"grain": 2}


@rule("121.D.a")
@pytest.mark.parametrize("first", [True, False])
def test_a_storehouse_works_from_both_places_too(first: bool) -> None:
    pair = ("befestigtes_lager", "kloster") if first else ("kloster", "befestigtes_lager")
    p = position().city(0, "L1").built(0, pair[0], "L1 above").built(0, pair[1], "L1 above")
    stored = {"grain": 3, "wool": 3, "ore": 3, "lumber": 2, "brick": 2}  # 7 without grain and wool
    g = roll(p.stock(0, **stored).before_roll(), "brigands", 6)
    assert stock(g, 0) == {**stored, "gold": 1}


@rule("KB-14")
@pytest.mark.parametrize("doubler", ["eisengiesserei", "woll_manufaktur", "saegewerk", "ziegel_brennerei"])
def test_a_doubler_doubles_its_own_kind_only(doubler: str) -> None:
    g = roll(position().built(0, doubler, "L1 above").before_roll(), "brigands", 1)  # beside grain 1 and wool 3
    assert stock(g, 0) == {"grain": 1}


@rule("KB-14")
@pytest.mark.parametrize("place", ["L1 below", "R1 above", "R1 below"])
def test_a_doubler_works_only_beside_its_side(place: str) -> None:
    g = roll(position().built(0, "getreidemuehle", place).before_roll(), "brigands", 1)
    assert stock(g, 0) == {"grain": 1}


@rule("KB-14")
def test_a_doubler_does_not_double_in_the_opponents_land() -> None:
    g = roll(position().built(0, "getreidemuehle", "L1 above").before_roll(), "brigands", 2)
    assert stock(g, 1) == {"grain": 1}


# -- between event and production -------------------------------------------------------------------------------------


class Landslide(Effect):
    """An event that tears down the first card of seat 0: the base set has none that takes buildings."""

    def event(self, g: Duel, card: int) -> None:
        g.land(0).remove_piece(0)


@rule("103.F.a", "KB-6")
def test_a_building_lost_in_the_event_phase_does_nothing_in_production() -> None:
    rules = CardGame().rules
    rules.add_effect("jahreswechsel", Landslide())
    p = position(rules=rules).built(0, "getreidemuehle", "L1 above").events("jahreswechsel")
    g = roll(p.before_roll(), "event_card", 1)
    assert stock(g, 0) == {"grain": 1}
    assert asked(g) == (0, "main")


@rule("KB-6", "KB-13")
def test_the_number_is_rolled_once_for_both() -> None:
    g = do(position().before_roll(), "roll", "face brigands")
    assert asked(g) == (CHANCE, "roll_number")
    assert len(g.legal()) == 6
    do(g, "die 2")
    assert asked(g) == (0, "main")
