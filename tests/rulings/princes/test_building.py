"""Roads, settlements, cities, sites, conditions, the bank (PR-8, PR-9, PR-25 to PR-27, PR-32, PR-33, PR-41)."""

import pytest

from catanica.games.principality.position.geometry import AT_REGION
from catanica.games.principality.position.piece import target_of
from catanica.games.principality.telling.places import region_number
from catanica.games.principality.vocabulary import card_of
from catanica.kernel.ints import bit
from tests.support.golden import explorers, prosperous, wise
from tests.support.position import do, faults, options, refused
from tests.support.princes import intro, table
from tests.support.reading import asked, in_play, stock
from tests.support.rules import rule


@rule("PR-25")
def test_a_road_costs_two_brick_and_a_lumber() -> None:
    g = intro().stock(0, brick=2, lumber=1).main()
    do(g, "road L1")
    assert stock(g, 0) == {}
    assert faults(g, "road R1") == ["cannot_pay"]


@rule("PR-25")
def test_a_settlement_costs_one_each_and_brings_two_empty_regions() -> None:
    pos = intro().road(0, 5).stock(0, brick=1, lumber=1, wool=1, grain=1)
    g = pos.region_stack("gebirge_stapel_4", "wald_stapel_6", "wald_stapel_4").main()
    assert faults(g, "settlement R2") == ["no_road_there"]
    do(g, "settlement L2")
    assert asked(g) == (0, "lay_regions")
    do(g, "lay gebirge_stapel_4 L2 above")
    assert stock(g, 0) == {}
    assert len(g.region_stack) == 1
    assert asked(g) == (0, "main")


@rule("PR-25")
def test_a_city_costs_three_ore_and_two_grain_and_has_two_sites_above_and_below() -> None:
    pos = table("zeit_des_goldes").stock(0, ore=3, grain=2, lumber=3, wool=3).hand(0, "markt", "kloster", "hafen")
    g = pos.hand(0, "kaperschiff").main()
    assert "needs_city" in faults(g, "build hafen L1 above")
    do(g, "city L1", "build kaperschiff L1 above")
    assert stock(g, 0) == {"lumber": 2, "wool": 2}
    assert g.land(0).free_sides() & bit(10), "a second site above"
    assert "needs_city" not in faults(g, "build hafen L1 above")
    assert faults(g, "city L1")[0] == "already_city"


@rule("PR-25")
@pytest.mark.parametrize(("left", "text", "code"), [
    ("roads_left", "road L1", "no_roads_left"), ("cities_left", "city L1", "no_cities_left"),
    ("settlements_left", "settlement L2", "no_settlements_left"),
])  # fmt: skip
def test_an_empty_stack_of_central_cards_ends_building(left: str, text: str, code: str) -> None:
    pos = intro().road(0, 5).rich(0)
    setattr(pos.g, left, 0)
    g = pos.main()
    assert code in faults(g, text)


@rule("PR-26")
def test_the_bank_takes_three_equal_goods_or_two_with_the_fitting_ship() -> None:
    g = intro().stock(0, ore=3, wool=2).built(0, "woll_handelsschiff", "L1 above").main()
    assert faults(g, "bank wool gold") == []
    do(g, "bank ore brick", "bank wool gold")
    assert stock(g, 0) == {"brick": 1, "gold": 1}
    two = intro().stock(0, ore=2).main()
    assert faults(two, "bank ore brick") == ["not_enough"]


@rule("PR-26")
def test_the_large_trade_ship_trades_two_of_one_region_beside_it() -> None:
    g = intro().stock(0, lumber=2, ore=2).built(0, "grosses_handelsschiff", "L1 above").main()
    assert faults(g, "bank ore brick R1 below") == ["not_there_for_fleet"]
    do(g, "bank lumber brick L1 above")
    assert stock(g, 0) == {"brick": 1, "ore": 2}


@rule("PR-26")
def test_there_is_no_trade_with_the_opponent() -> None:
    g = intro().rich(0).rich(1).main()
    assert "offer" not in options(g)
    assert faults(g, "offer") == ["wrong_phase"]


@rule("PR-27")
def test_a_condition_matters_when_building_and_never_afterwards() -> None:
    pos = table("zeit_des_goldes").city(0, "L1").hand(0, "stapelhaus").stock(0, brick=2, ore=2, wool=1)
    assert faults(pos.main(), "build stapelhaus L1 above") == ["needs_card"]
    both = (
        table("zeit_des_goldes").city(0, "L1").built(0, "haendlergilde", "L1 above").built(0, "stapelhaus", "L1 above")
    )
    g = both.main()
    do(g, "demolish haendlergilde L1 above")
    assert in_play(g, 0) == ["stapelhaus"]


@rule("PR-27", "PR-29")
def test_one_of_two_conditions_is_enough_for_the_university() -> None:
    bare = table("zeit_des_fortschritts").city(0, "L1").display("universitaet").rich(0)
    assert faults(bare.main(), "erect universitaet L1 above") == ["needs_one_of"]
    for card in ("kloster", "bibliothek"):
        pos = table("zeit_des_fortschritts").city(0, "L1").built(0, card, "L1 above").display("universitaet").rich(0)
        assert faults(pos.main(), "erect universitaet L1 above") == []


@rule("PR-8", "PR-9", "PR-33")
def test_one_expansion_lies_at_a_region_and_special_sites_are_no_buildings() -> None:
    pos = table("zeit_der_wirren", active=1).city(1, "L1").built(1, "spelunke", "L1 above").hand(1, "feuerteufel")
    assert faults(pos.main(), "play feuerteufel") == ["nothing_to_burn"], "an empty land has nothing to burn"
    gold = table("zeit_des_goldes").built(0, "harald", "L1 above").hand(0, "goldversteck").main()
    assert len([o for o in options(gold) if o.startswith("build goldversteck")]) == 6, "any region takes it"
    do(gold, "build goldversteck region L1 above")
    assert gold.land(0).taken(24 + 10) == 1


@rule("PR-8", "PR-32")
def test_a_region_moves_with_its_stock_and_what_lies_at_it() -> None:
    pos = table("zeit_des_goldes").built(0, "harald", "L1 above").built(0, "goldversteck", "region L1 above")
    g = pos.stock(0, lumber=2).hand(0, "umzug").main()
    do(g, "play umzug", "region L1 above", "region R1 below")
    land = g.land(0)
    assert (land.stock_at(15), g.cat.ids[card_of(land.regions[15])]) == (2, "wald_start_rot_2")
    assert land.taken(24 + 15) == 1
    assert land.taken(24 + 10) == 0
    assert asked(g) == (0, "main")


@rule("PR-8", "PR-32")
@pytest.mark.parametrize("named", [["L1 above", "C above"], ["C above", "L1 above"]])
def test_a_sage_moves_with_its_region_whichever_is_named_first(named: list[str]) -> None:
    g = wise().sage(0, "erste_weise", "region L1 above").hand(0, "umzug").main()
    do(g, "play umzug", *(f"region {place}" for place in named))
    assert g.land(0).taken(AT_REGION + region_number(["C", "above"])) == 1
    assert g.land(0).taken(AT_REGION + region_number(["L1", "above"])) == 0


@rule("PR-32", "GZ:werft")
def test_whichever_is_named_first_a_shipyard_stays_at_the_harbour() -> None:
    g = explorers().built(0, "werft", "region L1 above").hand(0, "umzug").main()
    do(g, "play umzug", "region R1 above")
    assert "region L1 above" not in options(g)
    assert "region C above" in options(g)


@rule("PR-32", "PR-43")
def test_a_thieves_den_moves_with_its_region_and_neither_player_relocates_it() -> None:
    for seat in (1, 0):
        pos = prosperous(seat).built(1, "diebesversteck", "region C above", owner=0).built(seat, "markt", "L1 above")
        g = do(pos.hand(seat, "umzug").main(), "play umzug")
        assert [o for o in options(g) if o.startswith("target")] == [], "there is only one expansion of his own"
        do(g, "region C above", "region L1 below")
        now = ["L1", "below"] if seat == 1 else ["C", "above"]
        assert g.land(1).find_piece(AT_REGION + region_number(now), g.cat.number("diebesversteck")) >= 0


@rule("PR-27")
def test_a_second_abbey_is_refused_by_what_is_printed_on_it() -> None:
    g = intro().built(0, "kloster", "L1 above").built(1, "markt", "L1 above").hand(0, "kloster", "markt").rich(0).main()
    assert (faults(g, "build kloster R1 above"), refused(g, "build kloster R1 above")) == (["one_each"], ["PR-27"])
    assert refused(g, "build markt R1 above") == [], "the opponent's does not count"


@rule("PR-32")
def test_an_expansion_moves_without_its_region_and_must_fit_its_new_place() -> None:
    pos = table("zeit_des_goldes").city(0, "L1").built(0, "hafen", "L1 above").built(0, "markt", "R1 above")
    g = pos.built(0, "harald", "L1 below").hand(0, "umzug").main()
    do(g, "play umzug", "target own hafen L1 above")
    assert options(g) == ["target own harald L1 below"], "the market stands at a settlement"
    do(g, "target own harald L1 below")
    assert g.land(0).find_piece(10, g.cat.number("harald")) >= 0
    assert g.land(0).find_piece(11, g.cat.number("hafen")) >= 0


@rule("PR-32", "PR-25")
@pytest.mark.parametrize("named", [["austin L1 below", "rathaus L1 above"], ["rathaus L1 above", "austin L1 below"]])
@pytest.mark.parametrize(
    "built", [["gemeindehaus L1 above", "austin L1 below"], ["austin L1 below", "gemeindehaus L1 above"]]
)
def test_a_parish_hall_moves_with_the_town_hall_that_covers_it(named: list[str], built: list[str]) -> None:
    pos = table("zeit_des_fortschritts").city(0, "L1").hand(0, "rathaus", "umzug").rich(0)
    for card, _, place in (one.partition(" ") for one in built):
        pos.built(0, card, place)
    g = do(pos.main(), "build rathaus L1 above", "play umzug")
    do(g, *(f"target own {card}" for card in named))
    assert "demolish gemeindehaus L1 below" in options(do(g, "demolish rathaus L1 below"))


@rule("PR-41")
def test_goods_without_room_are_lost() -> None:
    pos = table("zeit_des_fortschritts").city(0, "L1").built(0, "universitaet", "L1 above").stock(0, grain=2)
    g = pos.hand(0, "dreifelderwirtschaft", "dreifelderwirtschaft").main()
    do(g, "play dreifelderwirtschaft")
    assert stock(g, 0) == {"grain": 3}
    assert faults(g, "play dreifelderwirtschaft") == ["no_room_for_it"]


@rule("PR-25", "PR-5")
def test_the_town_hall_lies_on_the_parish_hall_of_a_city_and_uncovers_it_again() -> None:
    pos = table("zeit_des_fortschritts").city(0, "L1").built(0, "gemeindehaus", "L1 above").hand(0, "rathaus")
    g = pos.built(0, "markt", "L1 below").built(0, "gemeindehaus", "R1 above").stock(0, brick=1, ore=2, wool=2).main()
    assert faults(g, "build rathaus L1 below") == faults(g, "build rathaus R1 above") == ["no_base"]
    assert [o for o in options(g) if o.startswith("build ")] == ["build rathaus L1 above"]
    do(g, "build rathaus L1 above")
    assert in_play(g, 0) == ["gemeindehaus", "gemeindehaus", "markt", "rathaus"]
    assert g.land(0).taken(10) == 1, "it takes no site of its own"
    assert "demolish gemeindehaus covered" not in options(g)
    do(g, "demolish rathaus L1 above")
    found = g.land(0).find_piece(10, g.cat.number("gemeindehaus"))
    assert target_of(g.land(0).built[found]) == 0, "and lies there as before"
    settled = table("zeit_des_fortschritts").built(0, "gemeindehaus", "L1 above").hand(0, "rathaus").rich(0).main()
    assert faults(settled, "build rathaus L1 above") == ["no_base"]
    poor = table("zeit_des_fortschritts").city(0, "L1").built(0, "gemeindehaus", "L1 above").hand(0, "rathaus").main()
    assert faults(poor, "build rathaus L1 above") == ["cannot_pay"]


@rule("PR-25")
@pytest.mark.parametrize(("torn", "left"), [("L1", "R1"), ("R1", "L1")])
def test_of_two_covered_parish_halls_the_one_beneath_the_lost_town_hall_comes_to_light(torn: str, left: str) -> None:
    pos = table("zeit_des_fortschritts").city(0, "L1", "R1").hand(0, "rathaus", "rathaus").rich(0)
    pos.built(0, "gemeindehaus", "L1 above").built(0, "gemeindehaus", "R1 above")
    do(pos.main(), "build rathaus L1 above")
    g = do(pos.rich(0).g, "build rathaus R1 above", f"demolish rathaus {torn} above")
    assert {o for o in options(g) if o.startswith("demolish ")} == {
        f"demolish gemeindehaus {torn} above",
        f"demolish rathaus {left} above",
    }


@rule("PR-32", "PR-25")
@pytest.mark.parametrize("named", [["austin L1 above", "harald L1 below"], ["harald L1 below", "austin L1 above"]])
def test_a_covered_parish_hall_stays_when_its_neighbour_on_the_same_side_moves(named: list[str]) -> None:
    pos = table("zeit_des_fortschritts").city(0, "L1").hand(0, "rathaus", "umzug").rich(0)
    pos.built(0, "gemeindehaus", "L1 above").built(0, "austin", "L1 above").built(0, "harald", "L1 below")
    g = do(pos.main(), "build rathaus L1 above", "play umzug", *(f"target own {card}" for card in named))
    assert "demolish gemeindehaus L1 above" in options(do(g, "demolish rathaus L1 above"))


@rule("PR-32", "PR-25")
@pytest.mark.parametrize("named", [["rathaus L1 above", "austin L1 below"], ["austin L1 below", "rathaus L1 above"]])
def test_of_two_parish_halls_only_the_one_beneath_the_moved_town_hall_moves(named: list[str]) -> None:
    pos = table("zeit_des_fortschritts").city(0, "L1", "R1").hand(0, "rathaus", "rathaus", "umzug").rich(0)
    pos.built(0, "gemeindehaus", "R1 above").built(0, "gemeindehaus", "L1 above").built(0, "austin", "L1 below")
    do(pos.main(), "build rathaus L1 above")
    g = do(pos.rich(0).g, "build rathaus R1 above", "play umzug")
    do(g, *(f"target own {card}" for card in named), "demolish rathaus R1 above")
    assert "demolish gemeindehaus R1 above" in options(g)
