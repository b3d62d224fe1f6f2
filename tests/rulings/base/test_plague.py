"""The plague strikes regions beside cities; bathhouse and aqueduct protect."""

import pytest

from tests.support.position import position
from tests.support.reading import asked, stock
from tests.support.rules import rule

ALL = {"grain": 3, "ore": 3, "wool": 3, "lumber": 3, "brick": 3, "gold": 3}


def after(**lost: int) -> dict[str, int]:
    """A full start land less what was lost."""
    return {kind: n - lost.get(kind, 0) for kind, n in ALL.items()}


@rule("KB-47")
def test_the_four_regions_of_a_city_lose_one_each_for_both_players() -> None:
    g = position().rich(0).rich(1).city(0, "L1").city(1, "R1").event_card("seuche")
    assert stock(g, 0) == after(grain=1, ore=1, wool=1, lumber=1)
    assert stock(g, 1) == after(wool=1, lumber=1, brick=1, gold=1)
    assert asked(g) == (0, "main")


@rule("KB-47")
def test_settlements_are_spared_and_empty_regions_stay_empty() -> None:
    assert stock(position().rich(0).event_card("seuche"), 0) == ALL
    assert stock(position().city(0, "L1").event_card("seuche"), 0) == {}


@rule("119.R.a", "KB-47")
def test_between_two_cities_a_region_loses_one_only() -> None:
    g = position().rich(0).city(0, "L1", "R1").event_card("seuche")
    assert stock(g, 0) == dict.fromkeys(ALL, 2)


@rule("KB-47")
def test_a_bathhouse_protects_its_citys_regions_the_shared_ones_too() -> None:
    g = position().rich(0).city(0, "L1", "R1").built(0, "badhaus", "L1 above").event_card("seuche")
    assert stock(g, 0) == after(brick=1, gold=1)


@rule("KB-47")
def test_a_bathhouse_helps_only_its_owner() -> None:
    g = position().rich(0).rich(1).city(0, "L1").city(1, "L1").built(0, "badhaus", "L1 above").event_card("seuche")
    assert stock(g, 0) == ALL
    assert stock(g, 1) == after(grain=1, ore=1, wool=1, lumber=1)


@rule("123.BL.a", "KB-47")
@pytest.mark.parametrize("place", ["L1 above", "R1 below"])
def test_an_aqueduct_protects_the_whole_principality(place: str) -> None:
    p = position().rich(0).rich(1).city(0, "L1", "R1").city(1, "L1").built(0, "wasserversorgung", place)
    g = p.event_card("seuche")
    assert stock(g, 0) == ALL
    assert stock(g, 1) == after(grain=1, ore=1, wool=1, lumber=1)
