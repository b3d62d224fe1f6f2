"""Victory points of the card game, and the marks that open action cards."""

from mypy_extensions import i64

from catanica.games.principality.duel import Duel, Scoring
from catanica.games.principality.powers import knight_owner, mill_owner, printed_points
from catanica.kernel.ints import bit


class CardGameScoring(Scoring):
    """Settlements 1, cities 2, cards as printed, knight and mill 1 each (KB-5, KB-24, KB-25)."""

    def points(self, g: Duel, seat: i64) -> i64:
        """The victory points of a seat."""
        n = printed_points(g, seat)
        if knight_owner(g) == seat:
            n += 1
        if mill_owner(g) == seat:
            n += 1
        return n


def remember_points(g: Duel, mine: i64, other: i64) -> None:
    """Note who has ever had 3 points and whether both ever had 7 together (KB-29). `mine` belongs to seat 0."""
    if mine >= 3:
        g.reached |= 1
    if other >= 3:
        g.reached |= 2
    if mine + other >= 7:
        g.reached |= 4


def actions_open(g: Duel) -> bool:
    """Whether attack and neutral action cards may be played by now (KB-29)."""
    t = g.rules.house.threshold
    if t == 0:
        return True
    if t == 3:
        return g.reached & 3 == 3
    return g.reached & bit(2) != 0
