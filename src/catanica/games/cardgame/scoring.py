"""The marks of points once reached."""

from mypy_extensions import i64

from catanica.games.principality.position.duel import Duel


def remember_points(g: Duel, mine: i64, other: i64) -> None:
    """Note who has ever had 3 points and whether both ever had 7 together (KB-29). `mine` belongs to seat 0."""
    if mine >= 3:
        g.reached |= 1
    if other >= 3:
        g.reached |= 2
    if mine + other >= 7:
        g.reached |= 4
