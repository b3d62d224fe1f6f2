"""Victory points: settlements, cities, cards in play, and the two figures."""

from mypy_extensions import i64

from catanica.games.principality.cards.effect import ON_POINTS
from catanica.games.principality.cards.powers import (
    counted,
    mill_of,
    moved,
    printed_points,
    standing,
    strong,
    tally_by,
    token_of,
    trading,
)
from catanica.games.principality.position.digest import UNKNOWN, Digest
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.rulebook import Scoring, both_points


class PrincipalityScoring(Scoring):
    """Settlements 1, cities 2, cards as printed, knight and mill 1 each (KB-5, KB-24, KB-25, PR-4)."""

    def both(self, g: Duel) -> i64:
        """The victory points of both seats."""
        one = g.look(0)
        two = g.look(1)
        p0 = printed_points(g, 0, tally_by(g, 0, one)) + odd_points(g, 0, one)
        p1 = printed_points(g, 1, tally_by(g, 1, two)) + odd_points(g, 1, two)
        now = standing(g, one, two)
        knight = token_of(g, strong(now, 0), strong(now, 1))
        mill = mill_of(g, trading(now, 0), trading(now, 1))
        if knight == 0:
            p0 += 1
        elif knight == 1:
            p1 += 1
        if mill == 0:
            p0 += 1
        elif mill == 1:
            p1 += 1
        return both_points(p0, p1)

    def reaches(self, g: Duel, seat: i64, goal: i64) -> bool:
        """Both figures together add no more than two."""
        found = g.look(seat)
        sure = printed_points(g, seat, tally_by(g, seat, found)) + odd_points(g, seat, found)
        return sure + 2 >= goal and self.points(g, seat) >= goal


def odd_points(g: Duel, seat: i64, found: Digest) -> i64:
    """Points that a player's cards are worth beyond the printed ones, by the digest of the land."""
    if found.present & ON_POINTS == 0:
        return 0
    if found.points == UNKNOWN:
        found.points = counted(g, seat, ON_POINTS, True)
    return found.points if found.moving & ON_POINTS == 0 else found.points + moved(g, seat, found, ON_POINTS)
