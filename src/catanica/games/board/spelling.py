# mypyc: skip
"""How the position text of the board game writes seats, places, cards and dice."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import i64

from catanica.games.board.goods import CARD_NAMES, FULL, HIDDEN, KINDS, RESOURCE_NAMES, amount, pack
from catanica.games.board.island import HARBOUR_NAMES, LARGEST_SUM, TERRAIN_NAMES, UNKNOWN
from catanica.games.board.places import read_edge, read_hex, read_vertex
from catanica.games.board.state import ALL_DICE
from catanica.games.board.topology import HARBOUR_SITES, VERTICES, edge_name, hex_name, vertex_name
from catanica.kernel.errors import InputError, unknown
from catanica.kernel.position_text import Speller, whole_number
from catanica.kernel.state import CHANCE, NOBODY

PLAYERS: Final = {"chance": CHANCE, "nobody": NOBODY}
NOTHING: Final = "none"
HARBOURS: Final = [name.replace(":", "_") for name in HARBOUR_NAMES]
CARDS: Final = {"goods": RESOURCE_NAMES, "hand": RESOURCE_NAMES} | dict.fromkeys(
    ("cards", "held", "stack", "bought"), CARD_NAMES
)
PLACES: Final[dict[str, tuple[Callable[[int], str], Callable[[str], int | None]]]] = {
    "hex": (hex_name, read_hex),
    "crossing": (vertex_name, read_vertex),
    "path": (edge_name, read_edge),
}
LARGEST_COUNT: Final = 0xFFFF


class BoardSpeller(Speller):
    """Places by name with `_` and `-` for comma and arrow, cards as `2-wool_1-ore`, `3-x` for three unknown ones."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def say(self, kind: str, value: i64) -> str:
        """A value as text."""
        number = int(value)
        if kind == "player":
            return next((name for name, player in PLAYERS.items() if player == number), str(number))
        if kind in PLACES:
            return _written(PLACES[kind][0](number))
        if kind == "site":
            return _written(edge_name(HARBOUR_SITES[number]))
        if kind == "crossings":
            return ".".join(_written(vertex_name(v)) for v in range(VERTICES) if number >> v & 1) or NOTHING
        if kind in CARDS:
            return _cards(number, [*CARDS[kind], "x"])
        if kind == "throw":
            return f"{number >> 3}-{number & 7}"
        if kind in ("terrain", "harbour", "token"):
            return NOTHING if number == UNKNOWN else self._tile(kind, number)
        return super().say(kind, value)

    def _tile(self, kind: str, number: int) -> str:
        if kind == "token":
            return str(number)
        return TERRAIN_NAMES[number] if kind == "terrain" else HARBOURS[number]

    def hear(self, kind: str, text: str) -> i64:
        """The value of a text."""
        if kind == "player" and text in PLAYERS:
            return PLAYERS[text]
        if kind in ("player", "seat"):
            return _within(kind, text, range(self.seats))
        if kind in PLACES:
            return _place(PLACES[kind][1], text)
        if kind == "site":
            edge = _place(read_edge, text)
            if edge not in HARBOUR_SITES:
                raise InputError("{value!r} is no site of a harbour.", value=text)
            return HARBOUR_SITES.index(edge)
        if kind == "crossings":
            return sum(1 << v for v in {_place(read_vertex, one) for one in text.split(".")}) if text != NOTHING else 0
        if kind in CARDS:
            return _counted(text, [*CARDS[kind], "x"])
        if kind == "throw":
            return _throw(text)
        if kind in ("terrain", "harbour", "token"):
            return UNKNOWN if text == NOTHING else _tile_of(kind, text)
        if kind == "throws":
            return _within(kind, text, range(1, ALL_DICE + 1))
        return _within(kind, text, range(LARGEST_COUNT + 1)) if kind == "count" else super().hear(kind, text)


def _written(name: str) -> str:
    """A place's name without signs that mean something else in a position text."""
    return name.replace(",", "_").replace(">", "--")


def _place(read: Callable[[str], int | None], text: str) -> int:
    found = read(text.replace("--", ">").replace("_", ","))
    if found is None:
        raise InputError("There is no place {value!r} on this map.", value=text)
    return found


def _within(kind: str, text: str, numbers: range) -> int:
    value = whole_number(text)
    if value not in numbers:
        says = "{name} must lie between {low} and {high}, not {value}."
        raise InputError(says, name=kind, low=numbers[0], high=numbers[-1], value=value)
    return value


def _cards(packed: int, names: Sequence[str]) -> str:
    """Packed counts as `2-wool_1-ore`."""
    counts = [(int(amount(packed, kind)), names[kind]) for kind in range(KINDS + 1)]
    return "_".join(f"{count}-{name}" for count, name in counts if count) or NOTHING


def _counted(text: str, names: Sequence[str]) -> int:
    packed = 0
    for part in text.split("_") if text != NOTHING else ():
        found = re.fullmatch(r"(\d{1,3})-([a-z-]+)", part)
        if found is None or found[2] not in names:
            raise unknown("card", part, [f"1-{name}" for name in names])
        kind = names.index(found[2])
        if amount(packed, kind) or int(found[1]) > FULL // 2:
            raise InputError("{value!r} is told twice, or more than there can be.", value=part)
        packed += pack(kind if kind < KINDS else HIDDEN, int(found[1]))
    return packed


def _throw(text: str) -> int:
    found = re.fullmatch(r"([1-6])-([1-6])", text)
    if found is None:
        raise InputError("{value!r} must be two numbers from 1 to 6, such as 3-5.", value=text)
    return int(found[1]) * 8 + int(found[2])


def _tile_of(kind: str, text: str) -> int:
    if kind == "token":
        return _within("number", text, range(LARGEST_SUM + 1))
    known: list[str] = [*TERRAIN_NAMES] if kind == "terrain" else HARBOURS
    if text not in known:
        raise unknown(kind, text, known)
    return known.index(text)
