"""A game in which nobody gets further is counted (KD-9)."""

import pytest

from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.rulebook import both_points
from catanica.kernel.state import Outcome
from tests.support.position import Position, position
from tests.support.reading import points
from tests.support.rules import rule

LATE = 400


def begun(p: Position, since: int, fewer: int = 0) -> Duel:
    """A late turn begins; the most points ever, seat 0 `fewer` than now, were reached first in turn `since`."""
    g = p.g
    g.best = both_points(points(g, 0) - fewer, points(g, 1))
    g.risen = since
    return p.next_turn()


@rule("KD-9")
@pytest.mark.parametrize(("since", "over"), [(LATE - 199, False), (LATE - 200, True)])
def test_after_two_hundred_turns_without_growth_more_points_win(since: int, over: bool) -> None:
    g = begun(position(turn=LATE).city(1, "L1"), since)
    assert g.outcome == (Outcome([1], [2, 3], "standstill") if over else None)
    assert g.turn == (LATE if over else LATE + 1)


@rule("KD-9")
def test_equal_points_are_a_draw() -> None:
    outcome = begun(position(turn=LATE), LATE - 200).outcome
    assert outcome == Outcome([], [2, 2], "standstill")
    assert not outcome.truncated  # a result, unlike a game that the turn limit stops


@rule("KD-9")
def test_one_player_who_gets_further_is_enough_to_go_on() -> None:
    g = begun(position(turn=LATE).city(0, "L1").city(1, "L1", "R1"), LATE - 200, fewer=1)
    assert g.outcome is None
    assert g.risen == LATE


@rule("KD-9")
def test_points_lost_and_won_back_are_no_growth() -> None:
    g = begun(position(turn=LATE).city(1, "L1"), LATE - 200, fewer=-2)  # seat 0 once had two more than today
    assert g.outcome == Outcome([1], [2, 3], "standstill")


@rule("KD-9")
@pytest.mark.parametrize(
    ("before", "after", "grown"),
    [((5, 1), (5, 3), True), ((1, 5), (2, 5), True), ((1, 1), (2, 3), True), ((2, 3), (2, 3), False)],
)
def test_the_most_each_player_ever_had_is_kept(before: tuple[int, int], after: tuple[int, int], grown: bool) -> None:
    """Two points today, and three of the second player: only what is more than ever before is growth."""
    p = position(turn=LATE).city(1, "L1")
    p.g.best, p.g.risen = both_points(*before), LATE - 1
    g = p.next_turn()
    assert (g.best, g.risen) == (both_points(*after), LATE if grown else LATE - 1)


@rule("KD-9")
def test_the_house_may_wait_longer() -> None:
    assert begun(position(turn=LATE, standstill=201), LATE - 200).outcome is None
