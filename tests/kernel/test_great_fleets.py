"""A great trade fleet trades with what lies beside it, and says why it does not (116.C.a, b, c)."""

import pytest

from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.geometry import SPACES
from catanica.games.principality.telling import verbs as v
from catanica.games.principality.vocabulary import flag_is, good_is, got_is, region_is
from tests.rulings.together.land import EVERY
from tests.support.position import Position, do, faults, options, position
from tests.support.reading import asked, stock
from tests.support.rules import rule

FLEET = "grosse_handelsflotte"


def docked(seat: int = 0, **stored: int) -> Position:
    """A great fleet above L1, so beside grain and wool, and resources."""
    p = position(seat, sets=EVERY).city(seat, "L1").built(seat, FLEET, "L1 above")
    return p.stock(seat, **stored)


def trades(g: Duel) -> list[str]:
    """What the bank would take and give."""
    return [o.removeprefix("bank ") for o in options(g) if o.startswith("bank ")]


@rule("116.C.a", "116.C.b")
@pytest.mark.parametrize("seat", [0, 1])
def test_two_of_a_region_beside_it_are_enough_for_any_other_kind(seat: int) -> None:
    g = docked(seat, L1_above=2).main()
    assert trades(g) == [f"grain {kind} L1 above" for kind in ("brick", "lumber", "ore", "wool", "gold")]
    g = docked(seat, C_above=3, L1_above=1).main()
    assert "wool gold" in trades(g), "three for one"
    assert trades(g)[-5:] == [f"wool {kind} C above" for kind in ("brick", "lumber", "ore", "grain", "gold")]
    do(g, "bank wool gold C above")
    assert (asked(g), stock(g, seat)) == ((seat, "main"), {"grain": 1, "wool": 1, "gold": 1})


@rule("116.C.b")
def test_one_resource_is_too_few_and_other_regions_do_not_count() -> None:
    g = docked(L1_above=1, L1_below=2, R1_above=2).main()
    assert trades(g) == []
    for trade in ("grain ore L1 above", "ore wool L1 below", "brick gold R1 above", "wool grain L1 above"):
        assert faults(g, f"bank {trade}") == ["not_there_for_fleet"], trade


@rule("116.C.b", "KB-13")
def test_what_has_no_room_is_not_traded_for() -> None:
    g = docked(L1_above=2, ore=3, gold=2).main()
    by_fleet = [f"grain {kind} L1 above" for kind in ("brick", "lumber", "wool", "gold")]
    assert [trade for trade in trades(g) if trade.startswith("grain")] == by_fleet
    assert faults(g, "bank grain ore L1 above") == ["no_room"]
    assert faults(g, "bank grain grain L1 above") == ["same_kind"]
    assert faults(g, "bank lumber gold L1 above") == ["not_there_for_fleet"], "there is room for one"
    assert faults(g, "bank lumber gold") == ["not_enough"]
    assert faults(g, "bank lumber ore") == ["not_enough", "no_room"]


@rule("116.C.c")
def test_where_the_bank_asks_no_more_anyway_the_fleet_offers_nothing() -> None:
    g = docked(L1_above=2).built(0, "getreide_handelsflotte", "L1 below").main()
    assert trades(g) == [f"grain {kind}" for kind in ("brick", "lumber", "ore", "wool", "gold")]
    assert faults(g, "bank grain ore L1 above") == ["not_an_option"]


@rule("116.C.b")
@pytest.mark.parametrize("region", [0, 9, 16, SPACES - 1, SPACES, SPACES + 1])
def test_where_no_region_lies_there_is_nothing_to_trade(region: int) -> None:
    g = docked(L1_above=3).main()
    refusal = g.refuse(v.BANK | good_is(3) | got_is(2) | flag_is(1) | region_is(region))
    assert refusal is not None
    assert refusal.codes == ["not_there_for_fleet"]
