"""Checking after every action and event: chains settle, and the player on turn may have won (PR-22)."""

from typing import Final

from mypy_extensions import i64

from catanica.games.principality.position.duel import Duel, Step
from catanica.games.principality.rules.surplus import settles_first
from catanica.games.principality.steps.rows import BEGIN_TURN
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.vocabulary import STEPS, flag_of, number_is, seat_is


def has_won(g: Duel) -> bool:
    """Whether the player on turn has the points; if so the game is over."""
    if not g.rules.scoring.reaches(g, g.active, g.rules.house.points_to_win):
        return False
    g.tell(h.WON, seat_is(g.active) | number_is(g.rules.scoring.points(g, g.active)))
    g.finish(g.active, "points")
    return True


class Check(Step):
    """Runs after everything that happens. The flag: in the action phase a game may end at once."""

    def run(self, g: Duel, e: i64) -> None:
        """Settle chains; then look for a winner, unless that waits for the end of the turn."""
        if settles_first(g, e):
            return
        if flag_of(e) == 1 and not g.rules.house.ends_with_turn:
            has_won(g)


TURN_END: Final = STEPS.add("turn_end")


class TurnEnd(Step):
    """A turn is over, hand and exchange included; in the introductory game points count only now (PR-22)."""

    def run(self, g: Duel, e: i64) -> None:
        """The other player's turn, unless this one has won."""
        if not has_won(g):
            g.push(BEGIN_TURN)
