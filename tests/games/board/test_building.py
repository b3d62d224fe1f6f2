"""Roads, settlements and cities (BG-13 to BG-15, BG-25)."""

from catanica.games.board.building import cities_left, roads_left
from catanica.games.board.game import BoardGame
from catanica.games.board.topology import CORNERS, ENDS, edge_name, vertex_name
from catanica.games.board.verbs import ROAD, TOWN
from catanica.games.board.vocabulary import path_of
from tests.games.board.scene import after_roll, bare, can, code, faults, hand, legal, path, play, scene
from tests.support.rules import rule


@rule("BG-13")
def test_a_road_costs_brick_and_lumber_and_begins_at_an_own_building() -> None:
    s = scene().town(0, "N0,0").give(0, "1 brick 1 lumber").rolled()
    play(s, "build road N0,0>S0,-1")
    assert hand(s, 0) == "nothing"
    assert faults(s, "build road N0,0>S1,-1") == {"board_cannot_pay": "BG-13"}


@rule("BG-25")
def test_what_is_lacking_is_told_kind_by_kind() -> None:
    s = scene().town(0, "N0,0").give(0, "1 ore 2 grain").rolled()
    refusal = s.refuse(code(s, "build city N0,0"))
    assert refusal is not None
    assert [f.params for f in refusal.faults] == [{"missing": {"ore": 2}}]


@rule("BG-13")
def test_a_road_goes_on_from_an_own_road_on_a_free_path() -> None:
    s = scene().roads(0, "N0,0", "S0,-1").roads(1, "S0,-1", "N-1,0").give(0, "2 brick 2 lumber").rolled()
    assert faults(s, "build road S0,-1>N-1,0") == {"board_path_taken": "BG-13"}
    assert faults(s, "build road N2,0>S3,-1") == {"board_path_not_connected": "BG-13"}
    play(s, "build road S0,-1>N-1,1")


@rule("BG-13")
def test_no_road_past_a_foreign_building() -> None:
    s = scene().roads(0, "N0,0", "S0,-1").town(1, "S0,-1").give(0, "2 brick 2 lumber").rolled()
    assert faults(s, "build road S0,-1>N-1,1") == {"board_path_behind_building": "BG-13"}
    assert can(s, "build road N0,0>S1,-1")


@rule("BG-13")
def test_past_an_own_building_the_road_goes_on() -> None:
    s = scene().roads(0, "N0,0", "S0,-1").town(0, "S0,-1").give(0, "1 brick 1 lumber").rolled()
    assert can(s, "build road S0,-1>N-1,1")


@rule("BG-14")
def test_a_settlement_needs_an_own_road_and_empty_neighbours() -> None:
    s = scene().roads(0, "N0,0", "S0,-1", "N-1,1").town(1, "S1,-1").give(0, "1 brick 1 lumber 1 wool 1 grain").rolled()
    assert faults(s, "build settlement N0,0") == {"board_too_near": "BG-14"}
    assert faults(s, "build settlement N2,0") == {"board_no_road_there": "BG-14"}
    assert faults(s, "build settlement S1,-1") == {"board_crossing_taken": "BG-14", "board_no_road_there": "BG-14"}
    play(s, "build settlement N-1,1")
    assert hand(s, 0) == "nothing"
    assert s.open_points(0) == 1


@rule("BG-14")
def test_a_foreign_road_to_the_crossing_is_not_enough() -> None:
    s = scene().roads(1, "N0,0", "S0,-1").give(0, "1 brick 1 lumber 1 wool 1 grain").rolled()
    assert faults(s, "build settlement N0,0") == {"board_no_road_there": "BG-14"}


@rule("BG-15", "BG-25")
def test_a_city_replaces_an_own_settlement_which_returns_to_the_supply() -> None:
    s = (
        scene()
        .town(0, "N0,0", "N0,-2", "N2,0", "N-2,1", "N-1,3")
        .roads(0, "N0,2", "S1,0")
        .give(0, "1 brick 1 lumber 1 wool 3 grain 3 ore")
        .rolled()
    )
    assert faults(s, "build settlement N0,2") == {"board_no_settlements_left": "BG-25"}
    assert faults(s, "build city N0,2") == {"board_not_your_settlement": "BG-15"}
    play(s, "build city N0,0")
    assert s.open_points(0) == 6
    play(s, "build settlement N0,2")
    assert s.open_points(0) == 7


@rule("BG-15")
def test_a_city_costs_three_ore_and_two_grain_and_is_no_second_step_of_a_city() -> None:
    s = scene().city(0, "N0,0").town(1, "N2,0").give(0, "3 ore 1 grain").rolled()
    assert faults(s, "build city N0,0") == {"board_not_your_settlement": "BG-15", "board_cannot_pay": "BG-15"}
    assert faults(s, "build city N2,0") == {"board_not_your_settlement": "BG-15", "board_cannot_pay": "BG-15"}


@rule("BG-25")
def test_without_a_piece_no_building() -> None:
    s = (
        scene()
        .city(0, "N0,0", "N0,-2", "N2,0", "N-2,1")
        .town(0, "N-1,3")
        .roads(
            0, "N0,-2", "S1,-3", "N1,-2", "S2,-3", "N2,-2", "S3,-3", "N2,-1", "S3,-2", "N2,0", "S3,-1", "N2,1", "S2,0"
        )
        .roads(0, "N-2,1", "S-2,0", "N-3,2", "S-2,1", "N-3,3")
        .give(0, "3 ore 2 grain 1 brick 1 lumber")
        .before_roll()
    )
    assert s.laid[0] == 15
    after_roll(s)
    assert faults(s, "build city N-1,3") == {"board_no_cities_left": "BG-25"}
    assert faults(s, "build road N0,0>S0,-1") == {"board_no_roads_left": "BG-25"}


@rule("BG-25")
def test_any_number_of_builds_and_a_settlement_may_become_a_city_at_once() -> None:
    s = scene().roads(0, "N0,0", "S0,-1").give(0, "3 brick 3 lumber 1 wool 3 grain 3 ore").rolled()
    play(s, "build road N0,0>S1,-1", "build road S0,-1>N-1,1", "build settlement N0,0", "build city N0,0")
    assert hand(s, 0) == "nothing"
    assert s.open_points(0) == 2


def test_every_crossing_and_path_has_a_name_that_is_read_again() -> None:
    s = bare()
    assert len({vertex_name(v) for v in range(54)}) == 54
    assert len({edge_name(e) for e in range(72)}) == 72
    for e, (a, b) in enumerate(ENDS):
        assert path(vertex_name(b), vertex_name(a)) == [e]
        assert {CORNERS[a][0], CORNERS[b][0]} == {"N", "S"}
        assert path_of(code(s, f"build road {edge_name(e)}")) == e


@rule("BG-25")
def test_the_last_road_and_the_last_city_can_be_built() -> None:
    s = scene().city(0, "N0,-2", "N2,0", "N-2,1").town(0, "N0,0").give(0, "3 ore 2 grain 1 brick 1 lumber").rolled()
    s.laid[0] = 14
    assert faults(s, "build road N1,2>S2,0") == {"board_path_not_connected": "BG-13"}
    assert faults(s, "build city N1,2") == {"board_not_your_settlement": "BG-15"}
    play(s, "build city N0,0", "build road N0,0>S0,-1")
    assert (roads_left(s, 0), cities_left(s, 0)) == (0, 0)


@rule("BG-25")
def test_before_the_last_settlement_only_the_place_speaks_against_a_wrong_one() -> None:
    s = scene().town(0, "N0,0", "N0,-2", "N2,0", "N-2,1").give(0, "1 brick 1 lumber 1 wool 1 grain").rolled()
    assert faults(s, "build settlement N-1,3") == {"board_no_road_there": "BG-14"}


@rule("BG-13")
def test_the_first_path_of_the_map_is_a_path_like_any_other() -> None:
    s = (
        scene()
        .town(0, "N0,-2")
        .roads(1, "N0,-2", "S1,-3")
        .give(0, "1 brick 1 lumber")
        .hold(0, "1 road-building")
        .rolled()
    )
    assert can(s, "play road-building")
    assert [edge_name(e) for e in legal(s, ROAD)] == ["N0,-2>S0,-3"]
    play(s, "build road N0,-2>S0,-3")


@rule("BG-14")
def test_a_settlement_on_the_first_crossing_keeps_its_neighbours_free() -> None:
    s = BoardGame(setup="old", start=0).new(explicit=True)
    play(s, "build settlement N0,-2", "build road N0,-2>S0,-3")
    assert len(legal(s, TOWN)) == 51
    t = scene().roads(0, "N0,-2", "S0,-3").town(1, "N-1,-1").give(0, "1 brick 1 lumber 1 wool 1 grain").rolled()
    assert [vertex_name(v) for v in legal(t, TOWN)] == ["N0,-2"]
