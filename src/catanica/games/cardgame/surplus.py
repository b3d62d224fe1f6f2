"""Checking after every action and event: chains settle, surplus cards go away, and somebody may have won."""

from mypy_extensions import i64

from catanica.games.cardgame.scoring import remember_points
from catanica.games.principality.cards.powers import holds_too_many
from catanica.games.principality.position.duel import DREW, MAIN, Duel, Step, points_of
from catanica.games.principality.rules.surplus import settles_first
from catanica.games.principality.steps.rows import CHECK, TRIM
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.vocabulary import flag_is, flag_of, number_is, seat_is


def must_trim_now(g: Duel, seat: i64) -> bool:
    """Whether surplus goes at once: always, except in the active player's main phase since 2005 (KB-31).

    Among the theme sets it waited before that, too, once its player had drawn by a card in this turn (112.G.g).
    """
    if not holds_too_many(g, seat):
        return False
    if seat != g.active or g.phase != MAIN:
        return True
    return not (g.rules.house.surplus_waits or g.memo & DREW != 0)


class Check(Step):
    """Runs after everything that happens. The flag: the game may end now (main phase, KB-16)."""

    def run(self, g: Duel, e: i64) -> None:
        """Settle chains, count points, look for a winner, then for surplus cards."""
        if settles_first(g, e):
            return
        if g.phase >= MAIN:  # not before both dice are worked off (103.G.b)
            both = g.rules.scoring.both(g)
            remember_points(g, points_of(both, 0), points_of(both, 1))
            if flag_of(e) == 1:
                goal = g.rules.house.points_to_win
                winner = g.active if points_of(both, g.active) >= goal else 1 - g.active
                if points_of(both, winner) >= goal:
                    g.tell(h.WON, seat_is(winner) | number_is(points_of(both, winner)))
                    g.finish(winner, "points")
                    return
        seat = 1 - g.active if must_trim_now(g, 1 - g.active) else g.active
        if must_trim_now(g, seat):
            g.push(CHECK, flag_is(flag_of(e)))
            g.push(TRIM, seat_is(seat))
