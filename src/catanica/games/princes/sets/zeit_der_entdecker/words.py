"""The words only the explorers have: cells of the sea, what can be done there, and what happens there."""

from typing import Final

from mypy_extensions import i64

from catanica.games.princes.shown import Cell
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.telling.grammar import GRAMMAR
from catanica.games.principality.telling.happenings import KNOWN
from catanica.games.principality.telling.kinds import CARDS, NUMBERS, SEATS
from catanica.games.principality.telling.spelling import NAMED
from catanica.games.principality.vocabulary import CARD, FLAG, NUMBER, PLACE_AT, PLACE_ROOM, SEAT, STACK_AT, STACK_ROOM
from catanica.kernel.kinds import Named
from catanica.kernel.parts import Arg, Mark, Maybe, Whose
from catanica.kernel.words import UNSEEN, Field, too_much

CELLS: Final[tuple[Cell, ...]] = ("A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3")  # by columns from the harbour
NAMED["cell"] = CELLS

CELL: Final = Field("cell", "cell", PLACE_AT, PLACE_ROOM)
OTHER: Final = Field("other", "cell", STACK_AT, STACK_ROOM)


def cell_of(word: i64) -> i64:
    """A cell of the sea."""
    return (word >> PLACE_AT) & PLACE_ROOM


def cell_is(value: i64) -> i64:
    """The same, to be written."""
    if value & ~PLACE_ROOM != 0:
        raise too_much("cell", value)
    return value << PLACE_AT


def other_of(word: i64) -> i64:
    """A second cell of the sea."""
    return (word >> STACK_AT) & STACK_ROOM


def other_is(value: i64) -> i64:
    """The same, to be written."""
    if value & ~STACK_ROOM != 0:
        raise too_much("other", value)
    return value << STACK_AT


def has_sea(g: Duel) -> bool:
    """Whether the explorers' sea is in the game."""
    return g.annex is not None


_NAMED: Final[Named[Duel]] = Named("cell", CELLS, "unknown_place")
_SEAT: Final = Arg(SEAT, SEATS)
_CARD: Final = Arg(CARD, CARDS)
_SECRET: Final = Arg(CARD.hidden(UNSEEN), CARDS)
_CELL: Final = Arg(CELL, _NAMED)
_OTHER: Final = Arg(OTHER, _NAMED, "other_cell")

_verb = GRAMMAR.added
SHIP_VERB: Final[i64] = _verb("ship", where=has_sea)  # build one, or name one
SAIL: Final[i64] = _verb("sail", _CELL, Mark(FLAG, "gold"), where=has_sea)  # with one gold in place of a good
AT_CELL: Final[i64] = _verb("cell", Whose(SEAT, other="opponent"), _CELL, where=has_sea)  # a sea card
SWITCH: Final[i64] = _verb("switch", _CELL, _OTHER, where=has_sea)  # two sea cards change places
TRIBUTE: Final[i64] = _verb("tribute", where=has_sea)  # pay what is demanded
FIGHT: Final[i64] = _verb("fight", where=has_sea)

_tell = GRAMMAR.happening
SHIP_BUILT: Final = _tell("ship_built", _SEAT, Arg(NUMBER, NUMBERS, "ships"))  # ships now built
SAILED: Final = _tell("sailed", _SEAT, _CARD, _CELL)
DISCOVERED: Final = _tell("discovered", _SEAT, _CARD, _CELL)
LEVEL: Final = _tell("level", _SEAT, _CARD, _CELL, Arg(NUMBER, NUMBERS, "level"))
SHIP_LOST: Final = _tell("ship_lost", _SEAT, _CARD, Maybe(_CELL, FLAG))  # at a sea card, or by an attack
SEA_SWITCHED: Final = _tell("sea_switched", _SEAT, _CELL, _OTHER)
PEEKED: Final = _tell("peeked", _SEAT, _SECRET, _CELL, known_by=KNOWN)
