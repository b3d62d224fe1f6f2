"""Victory points of the card game, and the marks of points once reached."""

from mypy_extensions import i64

from catanica.games.principality.duel import Duel, Scoring
from catanica.games.principality.powers import leader, printed_points, strength_in, tally, trade_in, with_city


class CardGameScoring(Scoring):
    """Settlements 1, cities 2, cards as printed, knight and mill 1 each (KB-5, KB-24, KB-25)."""

    def both(self, g: Duel) -> i64:
        """The victory points of both seats."""
        s0 = tally(g, 0)
        s1 = tally(g, 1)
        p0 = printed_points(g, 0, s0)
        p1 = printed_points(g, 1, s1)
        knight = leader(strength_in(g, 0, s0), strength_in(g, 1, s1))
        mill = with_city(g, leader(trade_in(g, 0, s0), trade_in(g, 1, s1)))
        if knight == 0:
            p0 += 1
        elif knight == 1:
            p1 += 1
        if mill == 0:
            p0 += 1
        elif mill == 1:
            p1 += 1
        return p0 | (p1 << 8)


def remember_points(g: Duel, mine: i64, other: i64) -> None:
    """Note who has ever had 3 points and whether both ever had 7 together (KB-29). `mine` belongs to seat 0."""
    if mine >= 3:
        g.reached |= 1
    if other >= 3:
        g.reached |= 2
    if mine + other >= 7:
        g.reached |= 4
