"""Winning: whoever has enough points in the own turn wins at once (BG-22, BG-29)."""

from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.board import happenings
from catanica.games.board.state import BoardState
from catanica.games.board.vocabulary import count_is, seat_is


def look_for_victory(t: BoardState) -> None:
    """If whose turn it is has won, nothing else happens any more."""
    points = t.points(t.turn)
    if points >= t.terms.points:
        t.winner = t.turn
        t.agenda = vec[i64]()
        t.tell(happenings.WON, seat_is(t.turn) | count_is(points))
