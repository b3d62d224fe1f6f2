"""Winning: only in the own turn, hidden point cards included (BG-22, BG-29)."""

from catanica.games.board.goods import POINT, amount
from catanica.games.board.language import PARTS
from catanica.games.board.state import BoardState
from catanica.kernel.state import NOBODY
from tests.games.board.scene import after_roll, city, give, hold, next_turn, play, roads, scene, town
from tests.games.board.test_longest_road import WEST, about_to_cut
from tests.support.rules import rule

CROSSINGS = ("N0,0", "N0,-2", "N2,0", "N-2,1")


def with_eight_points() -> BoardState:
    """Seat 0 has four cities: eight points."""
    return scene().city(0, *CROSSINGS).before_roll()


@rule("BG-22")
def test_ten_points_in_the_own_turn_win_at_once() -> None:
    s = with_eight_points()
    town(s, 0, "N-1,3")
    roads(s, 0, "N0,2", "S1,0")
    give(s, 0, "1 brick 1 lumber 1 wool 1 grain")
    after_roll(s)
    play(s, "build settlement N0,2")
    assert s.to_move == NOBODY
    outcome = s.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.points, outcome.reason) == ([0], [10, 0, 0, 0], "points")
    assert s.legal() == []
    refusal = s.refuse(1)
    assert refusal is not None
    assert refusal.codes == ["game_over"]


@rule("BG-22", "BG-29")
def test_points_reached_in_anothers_turn_count_when_the_own_turn_begins() -> None:
    """Seat 0 cuts the road of seat 1; the card goes to seat 2, who then has ten but is not at turn."""
    s = about_to_cut().city(2, "N2,-2", "N2,0", "S0,1", "N-1,3").rolled(6, 5)
    play(s, "build settlement N-2,0")
    assert (s.highway, s.points(2), s.winner) == (2, 10, -1)
    next_turn(s, 6, 5)
    assert s.winner == -1
    play(s, "end turn")
    assert (s.winner, s.dice, s.to_move) == (2, 0, NOBODY)


@rule("BG-22")
def test_the_largest_army_and_the_longest_road_bring_two_points_each() -> None:
    s = with_eight_points()
    s.knights[0] = 2
    hold(s, 0, "1 knight")
    play(s, "play knight")
    assert (s.winner, s.points(0)) == (0, 10)
    t = with_eight_points()
    roads(t, 0, *WEST[:5])
    hold(t, 0, "1 road-building")
    play(t, "play road-building", f"build road {WEST[5]}>{WEST[4]}")
    assert (t.winner, t.points(0)) == (0, 10)


@rule("BG-29")
def test_a_point_card_bought_this_turn_counts_at_once() -> None:
    s = with_eight_points()
    hold(s, 0, "1 point")
    give(s, 0, "1 ore 1 wool 1 grain")
    after_roll(s)
    assert s.winner == -1
    play(s, "buy card", "draw point")
    assert (s.winner, s.points(0)) == (0, 10)


@rule("BG-29")
def test_point_cards_stay_hidden_until_they_make_ten() -> None:
    s = with_eight_points()
    hold(s, 0, "1 point")
    seen = s.redacted(1)
    assert seen.points(0) == 8
    assert amount(seen.cards[0], POINT) == 0
    hold(s, 0, "1 point")
    for _ in range(4):
        if s.winner < 0:
            after_roll(s)
            play(s, "end turn")
    assert s.winner == 0
    assert s.redacted(1).points(0) == 10
    players = PARTS.view(s, 1, ["Anna", "Bo", "Cy", "Dora"])["players"]
    assert isinstance(players, list)
    assert players[0]["all_points"] == 10


@rule("BG-22")
def test_the_points_to_win_are_an_option() -> None:
    s = scene(points=12).city(0, *CROSSINGS).hold(0, "3 point").rolled()
    give(s, 0, "1 ore 1 wool 1 grain")
    play(s, "buy card", "draw point")
    assert s.winner == 0


@rule("BG-22")
def test_another_player_with_ten_hidden_points_does_not_end_my_turn() -> None:
    s = with_eight_points()
    hold(s, 0, "1 point")
    for place in ("S1,1", "N1,-2", "S-2,2"):
        city(s, 1, place)
    hold(s, 1, "4 point")
    after_roll(s)
    assert s.winner == -1
    play(s, "end turn")
    assert s.winner == 1
