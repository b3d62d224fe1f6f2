# mypyc: skip
"""How the board game is written down and shown."""

from typing import Final

from catanica.games.board.game import RULES_VERSION
from catanica.games.board.grammar import GRAMMAR
from catanica.games.board.shown import BoardView
from catanica.games.board.state import BoardState
from catanica.games.board.view import open_view, own_view
from catanica.games.entry import Language, Parts


def turn(state: BoardState) -> int:
    """How many turns have begun."""
    return int(state.turns)


PARTS: Final = Parts(open_view, own_view)
LANGUAGE: Final = Language(
    GRAMMAR.text,
    GRAMMAR.hear,
    PARTS.view,
    GRAMMAR.event,
    turn,
    RULES_VERSION,
    GRAMMAR.beginnings(),
    grammar=GRAMMAR,
    shown=BoardView,
    parts=PARTS,
)
