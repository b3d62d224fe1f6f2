"""Victory points: settlements, cities, cards in play, and the two figures."""

from mypy_extensions import i64

from catanica.games.principality.cards.effect import ON_POINTS
from catanica.games.principality.cards.powers import (
    counted,
    mill_of,
    moved,
    printed_points,
    strength_in,
    tally,
    token_of,
    trade_in,
)
from catanica.games.principality.position.digest import UNKNOWN
from catanica.games.principality.position.duel import Duel, Scoring, both_points


class PrincipalityScoring(Scoring):
    """Settlements 1, cities 2, cards as printed, knight and mill 1 each (KB-5, KB-24, KB-25, PR-4)."""

    def both(self, g: Duel) -> i64:
        """The victory points of both seats."""
        s0 = tally(g, 0)
        s1 = tally(g, 1)
        p0 = printed_points(g, 0, s0)
        p1 = printed_points(g, 1, s1)
        knight = token_of(g, strength_in(g, 0, s0), strength_in(g, 1, s1))
        mill = mill_of(g, trade_in(g, 0, s0), trade_in(g, 1, s1))
        if knight == 0:
            p0 += 1
        elif knight == 1:
            p1 += 1
        if mill == 0:
            p0 += 1
        elif mill == 1:
            p1 += 1
        return both_points(p0 + odd_points(g, 0), p1 + odd_points(g, 1))


def odd_points(g: Duel, seat: i64) -> i64:
    """Points that a player's cards are worth beyond the printed ones."""
    if not g.hooks(seat, ON_POINTS):
        return 0
    found = g.look(seat)
    if found.points == UNKNOWN:
        found.points = counted(g, seat, ON_POINTS, True)
    return found.points + moved(g, seat, found, ON_POINTS)
