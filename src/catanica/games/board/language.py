# mypyc: skip
"""How the board game is written down and shown."""

from typing import Final

from catanica.games.board import words
from catanica.games.board.events import NAMES
from catanica.games.board.game import RULES_VERSION
from catanica.games.board.table import Table
from catanica.games.board.view import view
from catanica.games.entry import Json, Language
from catanica.kernel.state import REFEREE, event_fields

OF_CHANCE: Final = ("sea", "dice", "draw", "hex", "token", "harbour")


def event(state: Table, packed: int, audience: int) -> Json:
    """A log entry; what its first number says is hidden from those who may not know it."""
    kind, seat, a, b, c, see = event_fields(packed)
    hidden = see != 0xFF and audience != REFEREE and (audience < 0 or not see & (1 << audience))
    return {"event": NAMES[kind], "seat": seat, "a": None if hidden else a, "b": b, "c": c}


def turn(state: Table) -> int:
    """How many turns have begun."""
    return int(state.turns)


def _verbs() -> frozenset[str]:
    tables = (words.PLAIN, words.WITH_RESOURCE, words.WITH_SEAT, words.WITH_PLACE)
    return frozenset({phrase.split()[0] for table in tables for phrase in table.values()} | set(OF_CHANCE))


LANGUAGE: Final = Language(words.to_text, words.from_text, view, event, turn, RULES_VERSION, _verbs())
