"""Ships, ranges, discoveries and missions of the explorers."""

import pytest

from catanica.games.princes.sets.zeit_der_entdecker.sea import distance
from catanica.games.princes.sets.zeit_der_entdecker.words import CELLS
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.vocabulary import card_of
from tests.support.golden import EXPLORERS, PROSPERITY, SAGES, Golden, explorers, level, sea_of
from tests.support.position import do, faults, options, refused
from tests.support.princes import roll
from tests.support.reading import asked, hand, points, stock
from tests.support.rules import rule
from tests.support.views import view


def voyages(g: Duel) -> list[str]:
    """The voyages offered."""
    return [o for o in options(g) if o.startswith("sail")]


def next_turn(g: Duel) -> Duel:
    """The active player ends the turn, and the other one rolls what does nothing."""
    was = g.active
    do(g, "end")
    while g.active == was:
        do(g, options(g)[-1])
    return roll(g, "brigands", 3)


class TestHarbour:
    @rule("PR-14", "GZ:entdeckerhafen")
    def test_each_player_has_a_harbour_one_ship_and_nine_hidden_cards(self) -> None:
        g = explorers().main()
        for seat in (0, 1):
            sea = view(g, 1 - seat)["lands"][seat]["sea"]
            assert (sea["ships"], sea["ready"], sea["discs"]) == (1, 1, ["home", "unbuilt", "unbuilt"])
            assert [c["card"] for c in sea["cells"]] == [None] * 9

    @rule("PR-37")
    def test_a_ship_at_sea_is_shown_as_away_and_not_as_unbuilt(self) -> None:
        g = do(explorers().sails(0, 2).ships(0, 2).main(), "sail A2")
        for seat, shown in ((0, ["home", "away", "unbuilt"]), (1, ["home", "unbuilt", "unbuilt"])):
            assert view(g, 1)["lands"][seat]["sea"]["discs"] == shown

    @rule("PR-14")
    def test_the_row_grows_on_the_other_side_only(self) -> None:
        g = explorers().stock(0, brick=2, lumber=1).main()
        assert [o for o in options(g) if o.startswith("road")] == ["road R1"]
        assert faults(g, "road L1") == ["not_at_road_end"]

    @rule("PR-14", "GZ:entdeckerhafen")
    def test_a_ship_costs_lumber_and_wool_and_sails_at_once(self) -> None:
        g = explorers().sails(0, 2).stock(0, lumber=1, wool=1).main()
        do(g, "ship", "sail A2")
        assert stock(g, 0) == {}
        assert sea_of(g).ships[0] == 2
        assert faults(g, "ship") == ["cannot_pay"]

    @rule("PR-14", "PR-37")
    def test_there_are_three_ships(self) -> None:
        g = explorers().ships(0, 3).stock(0, lumber=1, wool=1).main()
        assert faults(g, "ship") == ["no_ship_left"]

    @rule("PR-28", "PR-34")
    def test_the_harbour_is_never_removed(self) -> None:
        g = explorers().main()
        assert faults(g, "demolish entdeckerhafen road L1") == ["central_stays"]

    @rule("PR-35")
    def test_ships_are_no_units(self) -> None:
        g = explorers().main()
        assert not [f for f in g.cat.facts if f.kind == "unit" and "ship" in f.id]
        assert [g.cat.ids[card_of(p)] for p in g.land(0).built] == ["entdeckerhafen"]


class TestRange:
    @rule("PR-36")
    def test_steps_are_never_diagonal(self) -> None:
        assert {c: distance(CELLS.index(c)) for c in CELLS} == {
            "A1": 2, "B1": 3, "C1": 4, "A2": 1, "B2": 2, "C2": 3, "A3": 2, "B3": 3, "C3": 4,
        }  # fmt: skip

    @rule("PR-36", "PR-15")
    def test_the_range_is_the_sum_of_sail_points(self) -> None:
        assert voyages(explorers().main()) == []
        assert voyages(explorers().sails(0, 1).main()) == ["sail A2"]
        assert voyages(explorers().sails(0, 2).main()) == ["sail A1", "sail A2", "sail A3", "sail B2"]
        g = explorers().sails(0, 2).main()
        assert faults(g, "sail C1") == ["out_of_range"]
        assert refused(g, "sail C1") == ["PR-36"]

    @rule("PR-15", "GZ:astronom")
    def test_the_sails_of_the_astronomer_count_although_he_is_a_unit(self) -> None:
        g = explorers().city(0, "R1").built(0, "astronom", "R1 above").main()
        assert voyages(g) == ["sail A1", "sail A2", "sail A3", "sail B2"], "two sail points, and no building"

    @rule("PR-36")
    def test_ships_sail_between_other_actions(self) -> None:
        g = explorers().sails(0, 1).ships(0, 2).stock(0, wool=3).main()
        do(g, "sail A2", "bank wool gold")
        assert asked(g) == (0, "main")

    @rule("PR-15")
    def test_each_ship_sails_once_and_each_card_is_used_once(self) -> None:
        g = explorers().sails(0, 2).ships(0, 2).up(0, "A2").up(0, "A3").stock(0, lumber=3, wool=2).main()
        do(g, "sail A2")
        assert faults(g, "sail A2") == ["disc_there", "cannot_pay"]
        do(g, "sail A3")
        assert faults(g, "sail A1") == ["no_ship_ready"]
        assert (level(g, 0, "A2"), level(g, 0, "A3")) == (1, 1)

    @rule("PR-15")
    def test_one_discovery_per_turn(self) -> None:
        g = explorers().sails(0, 2).ships(0, 3).main()
        do(g, "sail A2")
        assert faults(g, "sail A3") == ["one_discovery"]
        assert refused(g, "sail A3") == ["PR-15"]

    @rule("PR-37")
    def test_discs_come_home_at_the_end_of_the_turn(self) -> None:
        g = explorers().sails(0, 2).up(0, "B2").main()
        do(g, "sail B2", "fight", "die 1", "end")
        while g.active == 0:
            do(g, options(g)[-1])
        assert sea_of(g).discs(0, 1) == sea_of(g).discs(0, 2) == 0
        assert sea_of(g).ships[0] == 0

    @rule("PR-37")
    def test_ships_on_cells_side_by_side_all_come_home(self) -> None:
        start = explorers().sails(0, 4).ships(0, 3).rich(0)
        g = start.up(0, "A1", level=1).up(0, "A2", level=1).up(0, "A3", level=1).main()
        for cell in ("A1", "A2", "A3"):
            do(g, f"sail {cell}")
            while asked(g) != (0, "main"):
                do(g, options(g)[0])
        assert sea_of(g).ready(0) == 0
        assert sea_of(next_turn(g)).ready(0) == 3

    @rule("PR-14")
    def test_each_player_s_unknown_cells_hold_what_that_player_has_not_found(self) -> None:
        sea = sea_of(explorers().up(0, "A1").up(0, "C3").up(1, "B1").up(1, "C2").main().redacted(-1))
        every = sea_of(explorers().main())
        for seat, found in ((0, ("A1", "C3")), (1, ("B1", "C2"))):
            known = [int(every.card(seat, CELLS.index(cell))) for cell in found]
            assert sorted([*sea.unseen(seat), *known]) == sorted(int(every.card(seat, c)) for c in range(9))


class TestMissions:
    @rule("PR-16", "PR-39")
    def test_a_mission_turns_a_card_up_one_level(self) -> None:
        g = explorers().sails(0, 1).up(0, "A2", level=1).stock(0, lumber=2).main()
        do(g, "sail A2")
        assert level(g, 0, "A2") == 2
        assert stock(g, 0) == {}

    @rule("PR-16")
    def test_only_one_player_reaches_level_three_of_a_pair(self) -> None:
        g = explorers().sails(0, 1).up(0, "A2", level=2).up(1, "A2", level=3).stock(0, lumber=2).main()
        do(g, "sail A2")
        assert level(g, 0, "A2") == 2
        assert stock(g, 0) == {}

    @rule("PR-16")
    def test_nor_where_the_other_s_card_lies_on_another_cell(self) -> None:
        for at_three, reached in (("A3", 2), ("A1", 3)):
            start = explorers().sails(0, 2).cell(1, "A1", "insel_der_haendler").cell(1, "A3", "insel_der_barden")
            start.up(0, "A1", level=2).up(1, "A1").up(1, "A3").up(1, at_three, level=3).stock(0, grain=2)
            assert level(do(start.main(), "sail A1"), 0, "A1") == reached

    @rule("PR-16")
    def test_nor_of_the_pair_at_the_first_cell(self) -> None:
        g = explorers().sails(0, 4).up(0, "A1", level=2).up(1, "A1", level=3).rich(0).main()
        assert level(do(g, "sail A1"), 0, "A1") == 2

    @pytest.mark.parametrize(("cell", "other"), [("A2", "A1"), ("A1", "A2")])
    @rule("PR-16")
    def test_another_card_of_the_other_player_at_level_three_is_no_hindrance(self, cell: str, other: str) -> None:
        g = explorers().sails(0, 4).up(0, cell, level=2).up(1, other, level=3).rich(0).main()
        assert level(do(g, f"sail {cell}"), 0, cell) == 3

    @rule("PR-16")
    def test_the_third_level_is_worth_a_point_and_ends_the_missions(self) -> None:
        g = explorers().sails(0, 1).ships(0, 2).up(0, "A2", level=2).stock(0, lumber=2).main()
        before = points(g, 0)
        do(g, "sail A2")
        assert points(g, 0) == before + 1
        assert "no_mission" in faults(g, "sail A2")

    @pytest.mark.parametrize("cell", ["A1", "A2", "A3", "B1", "B2", "B3", "C1"])
    @rule("PR-16")
    def test_no_mission_goes_to_an_own_card_at_level_three(self, cell: str) -> None:
        assert f"sail {cell}" in voyages(explorers().sails(0, 4).up(0, cell, level=2).rich(0).main())
        g = explorers().sails(0, 4).up(0, cell, level=3).rich(0).main()
        assert f"sail {cell}" not in voyages(g)
        assert refused(g, f"sail {cell}") == ["PR-16"]
        assert not sea_of(g).may_rise(0, CELLS.index(cell))

    @rule("PR-39", "GZ:wrack")
    def test_no_mission_goes_to_a_wreck(self) -> None:
        g = explorers().sails(0, 1).cell(0, "A2", "wrack").up(0, "A2").main()
        assert (faults(g, "sail A2"), refused(g, "sail A2")) == (["no_mission"], ["PR-39"])

    @rule("GZ:wrack")
    def test_a_wreck_brings_one_good(self) -> None:
        g = explorers().sails(0, 1).cell(0, "A2", "wrack").main()
        do(g, "sail A2", "region C above")
        assert stock(g, 0) == {"gold": 1}

    @pytest.mark.parametrize(
        ("cell", "card", "goods"),
        [
            ("A1", "insel_der_barden", "grain"),
            ("A2", "insel_der_gelehrten", "lumber"),
            ("A3", "insel_der_haendler", "wool"),
        ],
    )
    @rule("GZ:insel_der_barden", "GZ:insel_der_gelehrten", "GZ:insel_der_haendler")
    def test_the_goods_come_from_any_regions(self, cell: str, card: str, goods: str) -> None:
        kind = {"grain": "ackerland_stapel_3", "lumber": "wald_stapel_6", "wool": "weideland_stapel_6"}[goods]
        g = (
            explorers().sails(0, 2).up(0, cell)
            .settlement(0, "R2", kind, "huegelland_stapel_5")
            .stock(0, R2_above=1)
        )  # fmt: skip
        own = {"grain": "R1_above", "lumber": "L1_above", "wool": "C_below"}[goods]
        g.stock(0, **{own: 1})
        state = do(g.main(), f"sail {cell}")
        assert (level(state, 0, cell), stock(state, 0)) == (1, {})
        poor = explorers().sails(0, 2).up(0, cell).main()
        assert (faults(poor, f"sail {cell}"), refused(poor, f"sail {cell}")) == (["cannot_pay"], [f"GZ:{card}"])


class TestIslands:
    @rule("GZ:insel_der_barden")
    def test_the_bards_take_an_action_or_a_unit(self) -> None:
        g = explorers().sails(0, 2).hand(1, "lars", "astronom", "segelmacherei").main()
        do(g, "sail A1")
        assert options(g) == ["pick lars", "pick astronom"]
        do(g, "pick astronom")
        assert (hand(g, 0), hand(g, 1)) == (["astronom"], ["lars", "segelmacherei"])

    @rule("GZ:insel_der_barden")
    def test_without_fitting_cards_the_benefit_is_lost(self) -> None:
        g = do(explorers().sails(0, 2).hand(1, "segelmacherei").main(), "sail A1")
        assert asked(g) == (0, "main")
        assert asked(do(explorers().sails(0, 2).main(), "sail A1")) == (0, "main")

    @rule("GZ:insel_der_gelehrten", "PR-31")
    def test_the_scholars_choose_two_cards_of_one_stack(self) -> None:
        g = explorers().sails(0, 1).stack(4, "lars", "navigator", "astronom").main()
        do(g, "sail A2", "stack 4", "pick navigator", "pick lars")
        assert hand(g, 0) == ["lars", "navigator"]

    @rule("GZ:insel_der_gelehrten")
    def test_a_stack_of_one_gives_one(self) -> None:
        g = explorers().sails(0, 1).stack(4, "lars").main()
        do(g, "sail A2", "stack 4", "pick lars")
        assert (asked(g), hand(g, 0)) == ((0, "main"), ["lars"])

    @rule("GZ:insel_der_haendler")
    def test_the_merchants_trade_one_for_two(self) -> None:
        g = explorers().sails(0, 2).stock(0, ore=1).main()
        do(g, "sail A3", "region R1 below", "region C above", "region L1 above")
        assert stock(g, 0) == {"gold": 1, "lumber": 1}

    @rule("GZ:insel_der_haendler", "PR-41")
    def test_without_a_good_no_benefit_and_without_room_the_second_is_lost(self) -> None:
        g = do(explorers().sails(0, 2).main(), "sail A3")
        assert asked(g) == (0, "main")
        full = explorers().sails(0, 2).rich(0)
        full.g.land(0).change(12, -1)
        g = do(full.main(), "sail A3", "region R1 below", "region C above")
        assert asked(g) == (0, "main")
        assert stock(g, 0)["gold"] == 3

    @rule("GZ:insel_des_vergessenen_stammes")
    def test_the_tribe_lets_the_ship_sail_again_on_a_mission(self) -> None:
        g = explorers().sails(0, 3).main()
        do(g, "sail B1")
        assert voyages(g) == ["sail B1"], "a mission, also to the tribe itself, but no discovery"
        do(g, "sail B1", "die 5", "region C above", "region C above")
        assert (level(g, 0, "B1"), stock(g, 0)) == (1, {"gold": 2})

    @rule("GZ:insel_des_vergessenen_stammes", "GZ:astronom", "PR-15")
    def test_the_ship_back_from_the_tribe_discovers_nothing_but_a_second_ship_may(self) -> None:
        for ships, found in ((1, []), (2, ["sail A2"])):
            start = explorers().sails(0, 3).up(1, "A1").up(1, "A2").up(1, "A3").ships(0, ships).stock(0, gold=1)
            g = do(start.city(0, "R1").built(0, "astronom", "R1 above").main(), "use astronom R1 above", "sail B1")
            assert "sail B1" in voyages(g), "a mission to the tribe itself"
            assert [o for o in voyages(g) if o == "sail A2"] == found

    @rule("GZ:astronom", "PR-15")
    def test_the_astronomer_takes_one_gold(self) -> None:
        start = explorers().sails(0, 3).up(1, "A1").up(1, "A2").stock(0, gold=3).city(0, "R1")
        g = do(start.built(0, "astronom", "R1 above").main(), "use astronom R1 above")
        assert stock(g, 0) == {"gold": 2}

    @rule("GZ:insel_des_vergessenen_stammes", "PR-37")
    def test_with_the_next_turn_every_ship_may_discover_again(self) -> None:
        g = next_turn(do(explorers().sails(0, 3).sails(1, 1).main(), "sail B1"))
        assert voyages(g) == ["sail A2"], "the ship of the other player was not with the tribe"

    @rule("GZ:insel_des_vergessenen_stammes")
    def test_a_reef_takes_the_ship(self) -> None:
        g = do(explorers().sails(0, 3).up(0, "B1").main(), "sail B1", "die 1")
        assert (sea_of(g).ships[0], level(g, 0, "B1")) == (0, 0)

    @rule("GZ:insel_des_vergessenen_stammes")
    def test_two_to_four_roll_the_event_die_for_both(self) -> None:
        g = do(explorers().sails(0, 3).up(0, "B1").main(), "sail B1", "die 3", "face harvest")
        assert asked(g) == (0, "gain")
        do(g, "region C above")
        assert asked(g) == (1, "gain")
        do(g, "region C above")
        assert (asked(g), stock(g, 0), stock(g, 1)) == ((0, "main"), {"gold": 1}, {"gold": 1})

    @rule("PR-39")
    def test_levels_show_their_points(self) -> None:
        g = explorers().up(0, "A1", level=2).up(0, "A2", level=2).up(0, "A3", level=1).main()
        land = view(g, 0)["lands"][0]
        assert (land["strength"], land["trade"], land["tournament"], land["hand_limit"]) == (1, 2, 2, 4)


class TestPirates:
    @pytest.mark.parametrize(("cell", "force"), [("B2", 5), ("B3", 6), ("C1", 8)])
    @rule("GZ:haidao_chang", "GZ:cimmarone", "GZ:jean", "PR-17")
    def test_more_wins_equal_rolls_again_less_loses_the_ship(self, cell: str, force: int) -> None:
        start = explorers().sails(0, 4).ships(0, 1)
        for n in range(force - 4):
            start.built(0, "waffenschmiede", "region L1 above" if n % 2 else "region L1 below")
        fight = start.main()
        do(fight, f"sail {cell}", "fight", "die 4")
        assert fight.to_move == -1, "equal: roll again"
        lost = fight.clone()
        lost.explicit = True
        do(fight, "die 5", "region C above")
        assert (level(fight, 0, cell), stock(fight, 0)) == (1, {"gold": 1})
        do(lost, "die 3")
        assert (level(lost, 0, cell), sea_of(lost).ships[0], sea_of(lost).discs(0, 2)) == (0, 0, 1)

    @pytest.mark.parametrize(("cell", "demand"), [("B2", {"gold": 1}), ("B3", {"gold": 1}), ("C1", {"ore": 2})])
    @rule("GZ:haidao_chang", "GZ:cimmarone", "GZ:jean", "PR-38")
    def test_tribute_and_nothing_happens(self, cell: str, demand: dict[str, int]) -> None:
        g = do(explorers().sails(0, 4).stock(0, **demand).main(), f"sail {cell}", "tribute")
        assert (asked(g), stock(g, 0), level(g, 0, cell), sea_of(g).ships[0]) == ((0, "main"), {}, 0, 1)

    @rule("PR-38", "GZ:jean")
    def test_who_cannot_pay_must_fight(self) -> None:
        g = do(explorers().sails(0, 4).stock(0, ore=1).main(), "sail C1")
        assert options(g) == ["fight"]
        assert faults(g, "tribute") == ["not_an_option"]

    @rule("PR-38")
    def test_the_demand_comes_at_every_mission_and_strength_never_counts(self) -> None:
        g = explorers().sails(0, 2).up(0, "B2", level=1).up(0, "A2", level=3).main()
        assert view(g, 0)["lands"][0]["strength"] == 1
        do(g, "sail B2", "fight", "die 5")
        assert g.to_move == -1, "five is only equal: the strength of the scholars does not help"
        do(g, "die 6", "region C above", "region C above")
        assert (level(g, 0, "B2"), stock(g, 0)) == (2, {"gold": 2})

    @rule("PR-17", "PR-37")
    def test_a_lost_ship_blocks_its_card_and_cannot_be_rebuilt_this_turn(self) -> None:
        g = explorers().sails(0, 2).ships(0, 3).stock(0, lumber=1, wool=1, gold=1).main()
        do(g, "sail B2", "fight", "die 2")
        assert "disc_there" in faults(g, "sail B2")
        assert (faults(g, "ship"), refused(g, "ship")) == (["no_ship_left"], ["PR-37"])
        assert stock(g, 0)["gold"] == 1, "no change of mind"

    @rule("GZ:geschuetzgiesserei")
    def test_the_foundry_rolls_again_once_and_is_there_once(self) -> None:
        start = explorers().sails(0, 2).city(0, "L1").built(0, "geschuetzgiesserei", "L1 above").ships(0, 2)
        g = start.up(0, "B2").up(0, "A2", level=2).hand(0, "geschuetzgiesserei").rich(0).main()
        assert "one_each" in faults(g, "build geschuetzgiesserei L1 below")
        second = do(g, "sail B2", "fight", "die 1").clone()
        do(g, "use geschuetzgiesserei L1 above", "die 1")
        assert (asked(g), sea_of(g).ships[0]) == ((0, "main"), 1)
        do(second, "pass")
        assert (asked(second), sea_of(second).ships[0]) == ((0, "main"), 1), "nobody must roll again"

    @rule("GZ:geschuetzgiesserei")
    def test_the_foundry_works_at_the_very_end_of_the_longest_row_too(self) -> None:
        start = explorers().sails(0, 2).ships(0, 2).up(0, "B2")
        for column in ("L2", "L3", "L4", "L5", "L6"):
            start.settlement(0, column, "wald_stapel_6", "wald_stapel_4")
        g = start.city(0, "L6").built(0, "geschuetzgiesserei", "L6 above").up(0, "A2", level=2).main()
        do(g, "sail B2", "fight", "die 1", "use geschuetzgiesserei L6 above", "die 1")
        assert (asked(g), sea_of(g).ships[0]) == ((0, "main"), 1)


class TestCards:
    @rule("GZ:botschafter")
    def test_the_ambassador_repeats_a_benefit(self) -> None:
        g = explorers().up(0, "A3", level=1).up(0, "A1", level=1).hand(0, "botschafter").stock(0, ore=1).main()
        do(g, "play botschafter")
        assert options(g) == ["cell A3"], "the opponent has no hand, so only the merchants are left"
        assert asked(do(g, "cell A3")) == (0, "swap_give")

    @rule("GZ:botschafter")
    def test_the_ambassador_needs_an_island_at_level_one_with_a_usable_benefit(self) -> None:
        g = explorers().up(0, "A3").hand(0, "botschafter").stock(0, ore=1).main()
        assert faults(g, "play botschafter") == ["no_benefit"]
        g = explorers().up(0, "A3", level=1).hand(0, "botschafter").main()
        assert refused(g, "play botschafter") == ["GZ:botschafter"]

    @rule("GZ:botschafter")
    def test_with_several_islands_one_benefit_is_chosen(self) -> None:
        start = explorers().up(0, "A1", level=1).up(0, "A3", level=1).hand(0, "botschafter").hand(1, "lars")
        g = do(start.stock(0, ore=1).main(), "play botschafter")
        assert options(g) == ["cell A1", "cell A3"]
        do(g, "cell A1", "pick lars")
        assert asked(g) == (0, "main")

    @rule("GZ:kartograph")
    def test_the_cartographer_looks_and_exchanges(self) -> None:
        g = explorers().sails(0, 1).hand(0, "kartograph").main()
        do(g, "play kartograph")
        assert "pass" not in options(g)
        do(g, "cell A2", "cell C1")
        assert not [o for o in options(g) if o.startswith("cell")], "two looks at most"
        do(g, "switch A2 C1")
        sea = view(g, 0)["lands"][0]["sea"]["cells"]
        known = {c["name"]: c["card"] for c in sea if c["card"]}
        assert known == {"A2": "jean", "C1": "insel_der_gelehrten"}
        assert not any(c["card"] for c in view(g, 1)["lands"][0]["sea"]["cells"])

    @rule("GZ:kartograph", "PR-15")
    def test_disc_and_level_go_with_an_exchanged_card(self) -> None:
        start = explorers().sails(0, 2).ships(0, 2).up(0, "A2").up(0, "A3").hand(0, "kartograph")
        g = do(start.stock(0, lumber=3, wool=3).main(), "sail A2", "play kartograph", "switch A2 A3")
        assert (level(g, 0, "A2"), level(g, 0, "A3")) == (0, 1)
        assert "sail A2" in voyages(g)
        assert "disc_there" in faults(g, "sail A3")

    @rule("GZ:kartograph")
    def test_who_has_looked_need_not_exchange(self) -> None:
        g = do(explorers().sails(0, 1).hand(0, "kartograph").main(), "play kartograph", "cell A1", "pass")
        assert asked(g) == (0, "main")

    @rule("GZ:kartograph")
    def test_with_nothing_hidden_two_cards_must_change_places(self) -> None:
        start = explorers().sails(0, 1).hand(0, "kartograph")
        for cell in CELLS:
            start.up(0, cell)
        g = do(start.main(), "play kartograph")
        assert all(o.startswith("switch") for o in options(g))

    @rule("GZ:kartograph")
    def test_a_card_one_has_looked_at_is_still_face_down_and_may_be_looked_at_again(self) -> None:
        start = explorers().sails(0, 1).hand(0, "kartograph")
        for cell in CELLS[1:]:
            start.up(0, cell)
        sea_of(start.g).peek(0, 0)
        g = do(start.main(), "play kartograph")
        assert [o for o in options(g) if not o.startswith("switch")] == ["cell A1"]
        do(g, "cell A1")
        assert [o for o in options(g) if not o.startswith("switch")] == ["pass"], "one look is enough"

    @rule("GZ:kartograph", "GZ:navigator")
    def test_both_need_sails(self) -> None:
        assert refused(explorers().hand(0, "kartograph").main(), "play kartograph") == ["GZ:kartograph"]
        assert refused(explorers().sails(0, 1).hand(0, "navigator").main(), "play navigator") == ["GZ:navigator"] * 2

    @rule("GZ:lars")
    def test_lars_beats_a_pirate_without_a_roll(self) -> None:
        start = explorers().sails(0, 3).built(0, "waffenschmiede", "R1 below").hand(0, "lars")
        g = do(start.main(), "sail B2", "play lars", "region C above")
        assert (level(g, 0, "B2"), hand(g, 0)) == (1, [])

    @rule("GZ:lars")
    def test_the_opponent_does_not_see_whether_lars_could_come(self) -> None:
        seen = []
        for card in ("lars", "kartograph"):
            start = explorers().sails(0, 2).built(0, "waffenschmiede", "R1 above").hand(0, card)
            seen.append(view(do(start.main(), "sail B2"), 1))
        assert seen[0] == seen[1]

    @rule("GZ:lars")
    def test_lars_needs_a_fight_and_a_cannon(self) -> None:
        g = explorers().sails(0, 3).hand(0, "lars").main()
        assert faults(g, "play lars") == ["only_as_answer"]
        do(g, "sail B2")
        assert "play lars" not in options(g)
        do(g, "fight", "die 1")
        assert (asked(g), hand(g, 0)) == ((0, "main"), ["lars"]), "not after a defeat"

    @rule("GZ:navigator", "PR-15")
    def test_the_navigator_sends_a_ship_out_again_also_to_the_same_card(self) -> None:
        g = explorers().sails(0, 2).up(0, "A2").hand(0, "navigator").stock(0, lumber=3).settlement(
            0, "R2", "wald_stapel_6", "wald_stapel_4").stock(0, R2_above=1).main()  # fmt: skip
        do(g, "sail A2 ", "region L1 above", "region L1 above", "play navigator", "cell A2", "sail A2")
        assert level(g, 0, "A2") == 2
        g = explorers(1).sails(1, 2).up(1, "A2").hand(1, "navigator").rich(1).main()
        g.land(1).change(15, -3)
        do(g, "sail A2", "play navigator")
        assert options(g) == ["cell A2"]

    @rule("GZ:navigator", "GZ:astronom", "PR-15")
    def test_a_second_discovery_only_with_the_astronomer(self) -> None:
        start = explorers().sails(0, 2).up(1, "A1").up(1, "A2").up(1, "A3").hand(0, "navigator").stock(0, gold=1)
        g = start.city(0, "R1").built(0, "astronom", "R1 above").main()
        do(g, "sail A2")
        assert faults(g, "play navigator") == ["no_ship_to_recall"], "nothing to do but discover"
        do(g, "use astronom R1 above", "play navigator", "cell A2", "sail A3")
        assert sea_of(g).discovered(0) == 2

    @rule("GZ:astronom", "PR-15")
    def test_a_second_discovery_holds_for_one_turn_only(self) -> None:
        start = explorers().sails(0, 2).sails(1, 2).ships(1, 2).up(1, "B1").stock(0, gold=1)
        g = do(start.city(0, "R1").built(0, "astronom", "R1 above").main(), "use astronom R1 above")
        next_turn(g)
        do(g, "sail A2")
        assert faults(g, "sail A3") == ["one_discovery"]

    @rule("GZ:navigator", "PR-37")
    def test_the_navigator_cannot_fetch_a_lost_ship(self) -> None:
        g = explorers().sails(0, 2).up(0, "A2").hand(0, "navigator").stock(0, lumber=2).main()
        do(g, "sail B2", "fight", "die 1")
        assert faults(g, "play navigator") == ["no_ship_to_recall"]

    @rule("GZ:volle_breitseite", "PR-34")
    def test_the_broadside_turns_an_island_down_or_sinks_a_ship(self) -> None:
        start = explorers().built(0, "waffenschmiede", "L1 above").built(0, "waffenschmiede", "L1 below")
        g = start.up(1, "A1", level=2).up(1, "B2", level=2).hand(0, "volle_breitseite").main()
        do(g, "play volle_breitseite")
        assert options(g) == ["cell opponent A1", "ship"], "never a pirate"
        sunk = g.clone()
        do(g, "cell opponent A1")
        assert level(g, 1, "A1") == 1
        do(sunk, "ship")
        assert sea_of(sunk).ships[1] == 0

    @rule("GZ:volle_breitseite", "PR-34")
    def test_the_first_level_of_an_island_is_enough_for_a_broadside(self) -> None:
        start = explorers().built(0, "waffenschmiede", "L1 above").built(0, "waffenschmiede", "L1 below")
        g = do(start.up(1, "A1", level=1).up(1, "A2").hand(0, "volle_breitseite").main(), "play volle_breitseite")
        assert options(g) == ["cell opponent A1", "ship"]

    @rule("GZ:volle_breitseite", "PR-34")
    def test_the_broadside_needs_cannons_and_a_target(self) -> None:
        g = explorers().built(0, "waffenschmiede", "L1 above").hand(0, "volle_breitseite").main()
        assert (faults(g, "play volle_breitseite"), refused(g, "play volle_breitseite")) == (
            ["needs_cannons"],
            ["GZ:volle_breitseite"],
        )
        start = explorers().built(0, "waffenschmiede", "L1 above").built(0, "waffenschmiede", "L1 below")
        g = start.ships(1, 0).up(1, "B2", level=1).hand(0, "volle_breitseite").main()
        assert refused(g, "play volle_breitseite") == ["GZ:volle_breitseite"]

    @rule("PR-16", "GZ:volle_breitseite")
    def test_a_level_three_turned_down_is_open_again(self) -> None:
        start = explorers().built(0, "waffenschmiede", "L1 above").built(0, "waffenschmiede", "L1 below")
        g = start.up(1, "A2", level=3).up(0, "A2", level=2).hand(0, "volle_breitseite").main()
        assert not sea_of(g).may_rise(0, CELLS.index("A2"))
        do(g, "play volle_breitseite", "cell opponent A2")
        assert sea_of(g).may_rise(0, CELLS.index("A2"))

    @rule("GZ:astronom", "PR-15")
    def test_the_astronomer_helps_only_who_is_behind(self) -> None:
        start = explorers().city(0, "R1").built(0, "astronom", "R1 above").ships(0, 2).stock(0, gold=2)
        g = start.hand(0, "astronom").rich(0).main()
        assert "not_usable_now" in faults(g, "use astronom R1 above")
        assert "one_each" in faults(g, "build astronom R1 below")

    @rule("GZ:anlegestelle", "PR-33")
    def test_a_landing_stage_touches_the_harbour_and_takes_gold(self) -> None:
        g = explorers().sails(0, 2).up(0, "A2").up(0, "A3").ships(0, 2).hand(0, "anlegestelle", "anlegestelle").stock(
            0, brick=2, grain=2, lumber=1, gold=2, wool=1).main()  # fmt: skip
        assert faults(g, "build anlegestelle region C above") == ["not_at_harbour"]
        do(g, "build anlegestelle region L1 above")
        assert faults(g, "build anlegestelle region L1 below") == ["one_each"]
        do(g, "sail A2 gold")
        assert (level(g, 0, "A2"), stock(g, 0)) == (1, {"brick": 1, "grain": 1, "gold": 1, "wool": 1})
        assert "no_mission" in faults(g, "sail A3 gold"), "once per turn"

    @rule("GZ:werft", "PR-33", "PR-29")
    def test_the_shipyard_makes_lumber_or_wool(self) -> None:
        g = explorers().display("werft", "werft").stock(0, brick=1, lumber=1, wool=1, ore=1).main()
        assert faults(g, "erect werft region R1 above") == ["not_at_harbour"]
        do(g, "erect werft region L1 below", "use werft region L1 below", "region R1 below")
        assert options(g) == ["region L1 above", "region C below"]
        do(g, "region C below")
        assert stock(g, 0) == {"wool": 1}
        assert faults(g, "use werft region L1 below") == ["used_this_turn"]
        assert "one_each" in faults(g, "erect werft region L1 above")

    @rule("PR-8", "PR-32", "PR-33")
    def test_a_region_with_a_shipyard_stays_at_the_harbour(self) -> None:
        g = explorers().built(0, "werft", "region L1 above").hand(0, "umzug").main()
        do(g, "play umzug", "region L1 above")
        assert options(g) == ["region L1 below"]

    @rule("GZ:entdeckermetropole", "PR-11")
    def test_the_metropolis_needs_the_city_at_the_harbour_and_discoveries(self) -> None:
        start = explorers().city(0, "R1").hand(0, "entdeckermetropole").rich(0)
        both = ["no_city_at_harbour", "too_little_explored"]
        assert faults(start.main(), "build entdeckermetropole laid") == both
        start = explorers().city(0, "L1").hand(0, "entdeckermetropole").rich(0)
        assert faults(start.main(), "build entdeckermetropole laid") == ["too_little_explored"]
        start = explorers().city(0, "L1").up(0, "A1", level=3).hand(0, "entdeckermetropole").rich(0)
        assert faults(start.main(), "build entdeckermetropole laid") == ["too_little_explored"], "one island"

    @pytest.mark.parametrize("how", ["six discovered", "two islands"])
    @rule("GZ:entdeckermetropole", "PR-11")
    def test_the_metropolis_adds_two_points_and_stays_a_city(self, how: str) -> None:
        start = explorers().city(0, "L1").hand(0, "entdeckermetropole", "geschuetzgiesserei").rich(0)
        for cell in ("A1", "A2", "A3", "B1", "B2", "C3") if how == "six discovered" else ("A1", "A2"):
            start.up(0, cell, level=0 if how == "six discovered" else 3)
        g = start.main()
        before = points(g, 0)
        do(g, "build entdeckermetropole laid")
        assert points(g, 0) == before + 2
        assert not [o for o in options(g) if "demolish entdeckermetropole" in o]
        g.land(0).change(15, 3)
        assert "build geschuetzgiesserei L1 above" in options(g), "the city keeps its sites"

    @rule("GZ:erfolgreichster_entdecker")
    def test_the_leader_draws_two_from_one_stack(self) -> None:
        g = (
            explorers()
            .up(1, "A1")
            .stack(1, "markt", "kloster")
            .stack(2, "lars")
            .event_card("erfolgreichster_entdecker")
        )
        assert asked(g) == (1, "draw_blind")
        do(g, "draw 1")
        assert options(g) == ["draw 1", "pass"]
        do(g, "draw 1")
        assert hand(g, 1) == ["kloster", "markt"]

    @rule("GZ:erfolgreichster_entdecker")
    def test_on_a_tie_both_draw_one_the_active_player_first(self) -> None:
        g = explorers().up(0, "A1").up(1, "A1").stack(1, "markt", "kloster").event_card("erfolgreichster_entdecker")
        assert asked(g) == (0, "draw_blind")
        do(g, "draw 1")
        assert asked(g) == (1, "draw_blind")
        do(g, "draw 1")
        assert (hand(g, 0), hand(g, 1)) == (["markt"], ["kloster"])

    @rule("GZ:erfolgreichster_entdecker")
    def test_without_a_discovery_nobody_draws(self) -> None:
        assert asked(explorers().stack(1, "markt").event_card("erfolgreichster_entdecker")) == (0, "main")

    @rule("GZ:freundschaft_der_voelker")
    @pytest.mark.parametrize("cell", ["A1", "A2", "A3", "B1"])
    def test_any_of_the_four_islands_is_a_friend(self, cell: str) -> None:
        assert asked(explorers().up(0, cell, level=1).event_card("freundschaft_der_voelker")) == (0, "gain")

    @rule("GZ:freundschaft_der_voelker", "PR-41")
    def test_friendship_pays_per_island_and_surplus_is_lost(self) -> None:
        start = explorers().up(0, "A1", level=1).up(0, "A2", level=2).up(0, "B2", level=1).up(1, "A3", level=1).rich(0)
        start.g.land(0).change(12, -1)
        g = start.event_card("freundschaft_der_voelker")
        assert stock(g, 0)["gold"] == 3, "one of two finds room; the pirate counts for nothing"
        assert asked(g) == (1, "gain")
        g = explorers().up(0, "A1", level=1).event_card("freundschaft_der_voelker")
        assert asked(do(g, "region C above")) == (0, "main"), "one island, one good, and none without an island"

    def test_points_of_shops(self) -> None:
        g = explorers().sails(0, 1).built(0, "waffenschmiede", "R1 above").main()
        land = view(g, 0)["lands"][0]
        assert (land["strength"], land["trade"]) == (1, 1)


@rule("PR-21", "PR-36")
def test_the_duel_has_no_third_column_of_the_sea() -> None:
    g = Golden(EXPLORERS, SAGES, PROSPERITY).main()
    assert [faults(g, f"sail {cell}") for cell in CELLS[6:]] == [["no_such_cell"]] * 3


@rule("PR-21", "PR-14")
def test_the_duel_has_six_sea_cards() -> None:
    g = Golden(EXPLORERS, SAGES, PROSPERITY).sails(0, 4).main()
    assert sea_of(g).size() == 6
    assert voyages(g) == ["sail A1", "sail A2", "sail A3", "sail B1", "sail B2", "sail B3"]


@rule("PR-14")
def test_hidden_sea_cards_are_hidden_and_can_be_guessed() -> None:
    g = explorers().up(0, "A1").main()
    for seat in (0, 1):
        seen = g.redacted(seat)
        assert [card_of(c) for c in sea_of(seen).cells].count(0) == 17
        full = seen.determinised(7)
        for owner in (0, 1):
            cards = sorted(sea_of(full).card(owner, c) for c in range(9))
            assert cards == sorted(sea_of(g).card(owner, c) for c in range(9))
