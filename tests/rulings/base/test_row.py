"""Building the row: roads, settlements with their regions, cities."""

import pytest

from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.piece import stock_of
from catanica.games.principality.telling.verbs import CITY as CITY_VERB
from catanica.games.principality.telling.verbs import SETTLEMENT as SETTLEMENT_VERB
from catanica.games.principality.telling.words import from_text
from catanica.games.principality.vocabulary import card_of, column_is
from catanica.kernel.table import Table
from tests.support.position import do, faults, options, position, refused, roll
from tests.support.reading import asked, in_play, points, stock
from tests.support.rules import rule
from tests.support.views import shown

ROAD = {"brick": 2, "lumber": 1}
SETTLEMENT = {"lumber": 1, "wool": 1, "brick": 1, "grain": 1}
CITY = {"ore": 3, "grain": 2}
REGIONS = ("gebirge_stapel_5", "wald_stapel_6", "huegelland_stapel_1", "weideland_stapel_5")


def built(texts: list[str], verb: str) -> list[str]:
    """The options of one verb."""
    return [text for text in texts if text.split()[0] == verb]


# -- roads ------------------------------------------------------------------------------------------------------------


@rule("KB-17", "KB-63")
def test_a_road_goes_to_either_outer_end() -> None:
    g = position().stock(0, **ROAD).stock(1, **ROAD).main()
    assert built(options(g), "road") == ["road L1", "road R1"]
    do(g, "road L1")
    assert stock(g, 0) == {}
    assert [r["name"] for r in shown(g, 0)["roads"]] == ["L1", "C"]
    assert g.roads_left == 6
    assert (stock(g, 1), len(shown(g, 1)["roads"])) == (ROAD, 1)
    assert points(g, 0) == 2
    assert asked(g) == (0, "main")


@rule("KB-17")
@pytest.mark.parametrize("short", ["brick", "lumber"])
def test_a_road_costs_two_brick_and_a_lumber(short: str) -> None:
    g = position().stock(0, **{k: n - (k == short) for k, n in ROAD.items()}).main()
    assert built(options(g), "road") == []
    assert (refused(g, "road L1"), faults(g, "road L1")) == (["KB-17"], ["cannot_pay"])


@rule("KB-17", "KB-63")
def test_never_two_roads_side_by_side() -> None:
    g = position().road(0, 5, 7).rich(0).main()
    assert built(options(g), "road") == []
    for place in ("C", "L1", "L2", "R1", "R2", "L5"):
        assert refused(g, f"road {place}") == ["KB-17"]


@rule("KB-17")
def test_behind_a_new_settlement_the_next_road_may_be_built() -> None:
    g = position().settlement(0, "L2", *REGIONS[:2]).city(0, "L2").rich(0).main()
    assert built(options(g), "road") == ["road L2", "road R1"]  # beside a city as beside a settlement


@rule("KB-17", "128.F.a")
@pytest.mark.parametrize("laid", [6, 7])
def test_seven_roads_lie_in_the_stack_for_both(laid: int) -> None:
    p = position().rich(0)
    p.g.roads_left = 7 - laid
    g = p.main()
    assert bool(built(options(g), "road")) == (laid == 6)
    assert faults(g, "road R1") == ([] if laid == 6 else ["no_roads_left"])


@rule("128.F.a")
def test_seven_roads_are_two_more_than_settlements() -> None:
    g = position().main()
    assert g.roads_left - g.settlements_left == 2


@rule("128.F.b", "102.B.Zentralkarte")
@pytest.mark.parametrize("card", ["strasse", "siedlung", "stadt", "wald_start_weiss_4"])
def test_central_cards_are_never_removed(card: str) -> None:
    g = position().road(0, 5).city(0, "L1").rich(0).main()
    assert built(options(g), "demolish") == []
    assert refused(g, f"demolish {card} L1 above") == ["KB-23"]


# -- settlements ------------------------------------------------------------------------------------------------------


@rule("KB-18")
def test_a_settlement_at_the_end_of_a_road_brings_two_empty_regions() -> None:
    g = position().road(0, 5).stock(0, **SETTLEMENT).region_stack(*REGIONS).main()
    assert built(options(g), "settlement") == ["settlement L2"]
    do(g, "settlement L2")
    assert asked(g) == (0, "lay_regions")
    assert options(g) == ["lay gebirge_stapel_5 L2 above", "lay gebirge_stapel_5 L2 below"]
    do(g, "lay gebirge_stapel_5 L2 below")
    assert asked(g) == (0, "main")
    new = [(r["name"], r["card"], r["stock"]) for r in shown(g, 0)["regions"]][:2]
    assert new == [("L2 above", "wald_stapel_6", 0), ("L2 below", "gebirge_stapel_5", 0)]
    assert stock(g, 0) == {}
    assert points(g, 0) == 3
    assert g.settlements_left == 4
    assert [g.cat.ids[card_of(c)] for c in g.region_stack] == list(REGIONS[2:])
    assert (points(g, 1), len(shown(g, 1)["regions"])) == (2, 6)


@rule("KB-18")
def test_the_owner_chooses_which_region_lies_above() -> None:
    g = position().road(0, 7).stock(0, **SETTLEMENT).region_stack(*REGIONS).main()
    do(g, "settlement R2", "lay gebirge_stapel_5 R2 above")
    new = [(r["name"], r["card"]) for r in shown(g, 0)["regions"]][-2:]
    assert new == [("R2 above", "gebirge_stapel_5"), ("R2 below", "wald_stapel_6")]


@rule("KB-18")
@pytest.mark.parametrize("short", SETTLEMENT)
def test_a_settlement_costs_one_each_of_four(short: str) -> None:
    price = {k: n for k, n in SETTLEMENT.items() if k != short}
    g = position().road(0, 5).stock(0, **price).region_stack(*REGIONS).main()
    assert built(options(g), "settlement") == []
    assert (refused(g, "settlement L2"), faults(g, "settlement L2")) == (["KB-18"], ["cannot_pay"])


@rule("KB-18")
def test_a_settlement_needs_a_road_with_a_free_end() -> None:
    g = position().road(0, 5).road(1, 7).rich(0).region_stack(*REGIONS).main()
    for place in ("L1", "L3", "R1", "R2"):  # taken, too far, taken, no road of one's own
        assert refused(g, f"settlement {place}") == ["KB-18"]
    assert refused(g, "settlement L2") == []


@rule("KB-18", "KB-19")
@pytest.mark.parametrize("left", [0, 1])
def test_settlements_and_cities_are_built_while_one_lies_in_the_stack(left: int) -> None:
    p = position().road(0, 5).rich(0).region_stack(*REGIONS)
    p.g.settlements_left = p.g.cities_left = left
    g = p.main()
    assert faults(g, "settlement L2") == ([] if left else ["no_settlements_left"])
    assert faults(g, "city R1") == ([] if left else ["no_cities_left"])
    assert bool(built(options(g), "settlement")) == bool(built(options(g), "city")) == bool(left)


@rule("KB-18")
def test_new_regions_produce_from_the_next_roll_on() -> None:
    p = position().road(0, 5).stock(0, **SETTLEMENT).region_stack(*REGIONS).hand(0, *["spion"] * 3)
    g = do(p.hand(1, *["spion"] * 3).main(), "settlement L2")  # no scout answers
    do(g, "pass", "lay gebirge_stapel_5 L2 above", "end", "pass")
    roll(g, "brigands", 5)
    assert stock(g, 0) == {"ore": 1, "brick": 1}


@rule("KB-18", "128.D.a")
def test_the_place_of_a_settlement_is_final_once_its_regions_are_seen() -> None:
    p = position().road(0, 5, 7).stock(0, **SETTLEMENT).region_stack(*REGIONS).hand(0, "markt")
    table = Table(p.main())
    place(table, "settlement L2")
    assert table.state.decision is not None
    assert table.state.decision.kind == "answer"  # a scout might answer; nothing has been seen yet
    assert table.undo(0) is None
    place(table, "settlement R2", "pass")
    refusal = table.undo(0)
    assert refusal is not None
    assert refusal.codes == ["undo_seen"]
    assert [c["name"] for c in shown(played(table), 0)["columns"]] == ["L1", "R1", "R2"]


def place(table: Table, *texts: str) -> None:
    """Make moves at a table."""
    for text in texts:
        code = from_text(played(table), text)
        assert isinstance(code, int)
        table.apply(code)


def played(table: Table) -> Duel:
    """The position on a table."""
    assert isinstance(table.state, Duel)
    return table.state


def fill(g: Duel) -> None:
    """All start regions of seat 0 are full."""
    for region in range(10, 16):
        g.land(0).change(region, 3)


@rule("128.B.a", "KB-63")
def test_after_the_fifth_settlement_one_region_is_left() -> None:
    p = position().hand(1, "markt")
    names = [f.id for f in p.g.cat.facts if f.kind == "region" and not f.start]
    g = p.region_stack(*names).main()
    for n in range(5):
        left = n % 2 == 0
        end = f"L{n // 2 + 1}" if left else f"R{n // 2 + 1}"
        column = f"L{n // 2 + 2}" if left else f"R{n // 2 + 2}"
        fill(g)
        do(g, f"road {end}")
        fill(g)
        do(g, f"settlement {column}")
        do(g, options(g)[0])  # the regions come as they are
    assert len(g.region_stack) == 1
    assert len(shown(g, 0)["regions"]) == 16
    assert (g.settlements_left, g.roads_left, points(g, 0)) == (0, 2, 7)
    assert [c["name"] for c in shown(g, 0)["columns"]] == ["L4", "L3", "L2", "L1", "R1", "R2", "R3"]
    fill(g)
    do(g, "road L4")
    assert faults(g, "settlement L5") == ["no_settlements_left"]


@rule("KB-18", "KB-55")
def test_a_price_may_come_from_several_regions_of_a_kind() -> None:
    p = position().settlement(0, "L2", "huegelland_stapel_1", "wald_stapel_6").stock(0, L2_above=1, R1_above=3)
    g = do(p.stock(0, lumber=1).main(), "road R1")
    assert asked(g) == (0, "pay")
    do(g, "region R1 above", "region R1 above")
    assert stock(g, 0) == {"brick": 2}
    assert [stock_of(g.land(0).regions[i]) for i in (8, 14)] == [1, 1]
    assert asked(g) == (0, "main")


# -- cities -----------------------------------------------------------------------------------------------------------


@rule("KB-19")
def test_a_city_goes_on_an_own_settlement_and_is_worth_two() -> None:
    g = position().stock(0, **CITY).built(0, "kloster", "L1 above").main()
    assert built(options(g), "city") == ["city L1", "city R1"]
    do(g, "city L1")
    assert stock(g, 0) == {}
    assert points(g, 0) == 3
    assert g.cities_left == 6
    assert [c["kind"] for c in shown(g, 0)["columns"]] == ["city", "settlement"]
    assert in_play(g, 0) == ["kloster"]
    assert points(g, 1) == 2
    assert asked(g) == (0, "main")


@rule("KB-19")
@pytest.mark.parametrize("short", CITY)
def test_a_city_costs_three_ore_and_two_grain(short: str) -> None:
    g = position().stock(0, **{k: n - (k == short) for k, n in CITY.items()}).main()
    assert built(options(g), "city") == []
    assert (refused(g, "city L1"), faults(g, "city L1")) == (["KB-19"], ["cannot_pay"])


@rule("KB-19")
def test_a_city_needs_an_own_settlement_that_is_none_yet() -> None:
    g = position().settlement(1, "L2", *REGIONS[:2]).city(0, "L1").rich(0).main()
    assert faults(g, "city L1") == ["already_city"]
    assert faults(g, "city L2") == ["no_settlement_there"]  # the opponent's
    assert refused(g, "city L2") == ["KB-19"]


@rule("KB-19")
def test_what_was_missing_is_named_kind_by_kind() -> None:
    g = position().stock(0, ore=1).main()
    code = from_text(g, "city L1")
    assert isinstance(code, int)
    refusal = g.refuse(code)
    assert refusal is not None
    assert refusal.faults[0].params == {"missing": {"ore": 2, "grain": 2}}


@rule("KB-17")
def test_a_single_resource_that_is_missing_is_named() -> None:
    g = position().stock(0, brick=1, lumber=1).main()
    code = from_text(g, "road L1")
    assert isinstance(code, int)
    refusal = g.refuse(code)
    assert refusal is not None
    assert [f.params for f in refusal.faults if f.code == "cannot_pay"] == [{"missing": {"brick": 1}}]


# -- the ends of the row ----------------------------------------------------------------------------------------------


@rule("KB-17", "KB-18", "128.F.a")
@pytest.mark.parametrize(("side", "gap"), [("L", 0), ("R", 12)])
def test_all_five_settlements_may_lie_on_one_side(side: str, gap: int) -> None:
    p = position().region_stack(*REGIONS)
    for n in range(2, 6):
        p.settlement(0, f"{side}{n}", *REGIONS[:2])
    p.rich(0).road(0, 1 if side == "L" else 11)
    assert f"settlement {side}6" in options(p.main())
    g = p.settlement(0, f"{side}6", *REGIONS[2:]).rich(0).main()
    g.settlements_left = 1
    assert f"road {side}6" in options(g)
    assert built(options(p.road(0, gap).main()), "settlement") == [], "there is no seventh column"


@rule("KB-17", "KB-18", "KB-19")
@pytest.mark.parametrize("side", ["L", "R"])
def test_the_sixth_place_is_the_last_of_a_side(side: str) -> None:
    p = position().rich(0)
    for n in range(2, 6):
        p.settlement(0, f"{side}{n}", "wald_stapel_6", "weideland_stapel_5")
    p.g.roads_left = p.g.settlements_left = p.g.cities_left = 1
    g = p.rich(0).main()
    assert f"road {side}5" in options(g)
    assert faults(g, f"road {side}6") == ["not_at_road_end"]
    g = p.road(0, 1 if side == "L" else 11).main()
    assert built(options(g), "settlement") == [f"settlement {side}6"]
    assert faults(g, f"settlement {side}5") == ["settled_there"]
    p.settlement(0, f"{side}6", "wald_stapel_6", "weideland_stapel_5").road(0, 0 if side == "L" else 12)
    p.g.roads_left = p.g.settlements_left = p.g.cities_left = 1
    g = p.rich(0).main()
    assert built(options(g), "settlement") == []
    assert f"city {side}6" in options(g)
    do(g, f"city {side}6")
    assert g.land(0).cities == 1 << (0 if side == "L" else 11)
    assert faults(g, f"city {side}6") == ["no_cities_left", "already_city", "cannot_pay"]


@rule("KB-18")
@pytest.mark.parametrize("column", [12, 13, 127])
def test_beyond_the_row_there_is_no_place(column: int) -> None:
    g = position().rich(0).main()
    for verb, code in ((CITY_VERB, "no_settlement_there"), (SETTLEMENT_VERB, "no_road_there")):
        refusal = g.refuse(verb | column_is(column))
        assert refusal is not None
        assert refusal.codes == [code]
