# mypyc: skip
"""How the position text of the principality games writes cards, places, phases and who knows a card."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from catanica.games.principality.position.duel import PHASE_NAMES
from catanica.games.principality.position.geometry import COLUMNS, GAPS
from catanica.games.principality.position.goods import NAMES
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.telling.places import (
    column_name,
    column_number,
    gap_name,
    gap_number,
    place_name,
    place_number,
    region_name,
    region_number,
)
from catanica.games.principality.windows import WINDOWS
from catanica.kernel.errors import InputError, unknown
from catanica.kernel.position_text import UNKNOWN, Speller
from catanica.kernel.state import CHANCE, NOBODY

KNOWERS: Final = "01wu"  # by bit: either seat, those who watch, and whether it lies face up
NAMED: Final[dict[str, Sequence[str]]] = {  # by number; a set adds its own
    "good": NAMES,
    "phase": PHASE_NAMES,
    "window": WINDOWS.names,  # numbered as sets are loaded, so that another process gives a window another number
}
PLAYERS: Final = {"0": 0, "1": 1, "chance": CHANCE, "nobody": NOBODY}


class DuelSpeller(Speller):
    """Cards by id, places by name."""

    def __init__(self, rules: Rulebook) -> None:
        self.rules = rules

    def say(self, kind: str, value: i64) -> str:
        """A value as text."""
        if kind == "card":
            return UNKNOWN if value == 0 else self.rules.cat.ids[value]
        if kind == "place":
            return place_name(value).replace(" ", "-")
        if kind == "aim":
            return place_name(value - 1).replace(" ", "-")
        if kind == "region":
            return region_name(value).replace(" ", "-")
        if kind == "column":
            return column_name(value)
        if kind == "gap":
            return gap_name(value)
        if kind == "columns":
            return ".".join(column_name(c) for c in range(COLUMNS) if value >> c & 1)
        if kind == "gaps":
            return ".".join(gap_name(c) for c in range(GAPS) if value >> c & 1)
        if kind in NAMED:
            return NAMED[kind][value]
        if kind == "known":
            return "".join(sign for k, sign in enumerate(KNOWERS) if value >> k & 1) or "nobody"
        if kind == "player":
            return next(name for name, number in PLAYERS.items() if number == value)
        return super().say(kind, value)

    def hear(self, kind: str, text: str) -> i64:
        """The value of a text."""
        if kind == "card":
            return self._card(text)
        if kind == "place":
            return _known(place_number(text.split("-")), "place", text)
        if kind == "aim":
            return _known(place_number(text.split("-")), "place", text) + 1
        if kind == "region":
            return _known(region_number(text.split("-")), "region", text)
        if kind == "column":
            return _known(column_number(text), "column", text)
        if kind == "gap":
            return _known(gap_number(text), "gap", text)
        if kind == "columns":
            return _mask([column_number(t) for t in text.split(".")], "column", text)
        if kind == "gaps":
            return _mask([gap_number(t) for t in text.split(".")], "gap", text)
        if kind == "window" and text.isdecimal():
            return super().hear(kind, text)  # texts of older versions give its number
        if kind in NAMED:
            return _known(_index(NAMED[kind], text), kind, text, NAMED[kind])
        if kind == "known":
            return 0 if text == "nobody" else _knowers(text)
        if kind == "player":
            if text not in PLAYERS:
                raise unknown("player", text, PLAYERS)
            return PLAYERS[text]
        if kind == "seat" and text not in ("0", "1"):
            raise InputError("{value!r} must be seat 0 or 1.", value=text)
        return super().hear(kind, text)

    def _card(self, text: str) -> int:
        if text == UNKNOWN:
            return 0
        n = self.rules.cat.number(text)
        if n <= 0:
            raise unknown("card", text, self.rules.cat.ids[1:])
        return n


def _known(number: int, kind: str, text: str, known: Sequence[str] = ()) -> int:
    if number < 0:
        raise unknown(kind, text, known)
    return number


def _index(names: Sequence[str], text: str) -> int:
    return names.index(text) if text in names else -1


def _mask(numbers: list[int], kind: str, text: str) -> int:
    if min(numbers) < 0 or len(set(numbers)) < len(numbers):
        raise unknown(kind, text, ())
    return sum(1 << n for n in numbers)


def _knowers(text: str) -> int:
    if not text or any(sign not in KNOWERS for sign in text) or len(set(text)) < len(text):
        raise InputError("{value!r} must be of the signs {signs}, each once.", value=text, signs=KNOWERS)
    return sum(1 << KNOWERS.index(sign) for sign in text)
