# mypyc: skip
"""The fixed maps, and maps of one's own: hex by hex in reading order, or as a list of places."""

import json
from collections.abc import Mapping, Sequence
from typing import Final

from catanica.games.board.island import DESERT, HARBOUR_NAMES, TERRAIN_NAMES
from catanica.games.board.topology import HARBOURS, HEXES, LAND, hex_name
from catanica.kernel.errors import InputError, unknown

BEGINNER: Final = (
    "mountains 10, pasture 2, forest 9, "
    "fields 12, hills 6, pasture 4, hills 10, "
    "fields 9, forest 11, desert, forest 3, mountains 8, "
    "forest 8, mountains 3, fields 4, pasture 5, "
    "hills 5, fields 6, pasture 11"
)
OLD: Final = (
    "forest 11, pasture 12, fields 9, "
    "hills 4, mountains 6, hills 5, pasture 10, "
    "desert, forest 3, fields 11, forest 4, fields 8, "
    "hills 8, pasture 10, pasture 9, mountains 3, "
    "mountains 5, fields 2, forest 6"
)
TOKENS: Final = ("2", "3", "4", "5", "6", "8", "9", "10", "11", "12")

Map = str | Sequence[str] | Sequence[Mapping[str, object]]


def read_map(given: object) -> tuple[list[int], list[int]]:
    """Terrain and number of every hex: from text in reading order, or from a list of {q, r, terrain, number}."""
    if isinstance(given, str):
        entries: list[object] = [part.strip() for part in given.split(",") if part.strip()]
    elif isinstance(given, Sequence):
        entries = list(given)
    else:
        raise InputError(
            "A map is a text such as 'forest 11, desert, ...' or a list of 19 hexes with q, r and terrain."
        )
    if entries and all(isinstance(e, Mapping) for e in entries):
        entries = _by_place([e for e in entries if isinstance(e, Mapping)])
    if len(entries) != HEXES:
        says = "A map has {needed} hexes in reading order (BG-2), this one has {given}: the first row is {row}."
        row = ", ".join(hex_name(h) for h in range(3))
        raise InputError(says, needed=HEXES, given=len(entries), row=row)
    terrain: list[int] = []
    tokens: list[int] = []
    for h, e in enumerate(entries):
        kind, number = _read_hex(h, str(e))
        terrain.append(kind)
        tokens.append(number)
    if terrain.count(DESERT) != 1:
        says = "A map has exactly one desert, where the robber begins (BG-4); this one has {given}."
        raise InputError(says, given=terrain.count(DESERT))
    return terrain, tokens


def _by_place(entries: list[Mapping[str, object]]) -> list[object]:
    """Hexes given with coordinates, put into reading order as text."""
    found: dict[tuple[int, int], str] = {}
    for e in entries:
        try:
            place = (int(str(e["q"])), int(str(e["r"])))
            text = str(e["terrain"])
        except (KeyError, ValueError) as problem:
            raise InputError(
                "Each hex of a map needs q, r and terrain; this one is {given}.", given=dict(e)
            ) from problem
        if place not in LAND:
            says = "The map has a hex at {q},{r}, which lies outside the island."
            raise InputError(says, q=place[0], r=place[1])
        if place in found:
            raise InputError("The map has two hexes at {q},{r}.", q=place[0], r=place[1])
        number = e.get("number")
        found[place] = text if number is None else f"{text} {number}"
    missing = [f"{q},{r}" for q, r in LAND if (q, r) not in found]
    if missing:
        says = "The map has no hex at {places}; all {needed} are needed (BG-2)."
        raise InputError(says, places="; ".join(missing), needed=HEXES)
    return [found[place] for place in LAND]


def _read_hex(h: int, text: str) -> tuple[int, int]:
    """One hex, such as `forest 11` or `desert`."""
    words = text.split()
    if not words:
        raise InputError("Hex {hex} of the map is empty; write for example 'forest 11'.", hex=hex_name(h))
    if words[0] not in TERRAIN_NAMES:
        raise unknown("terrain at hex {hex}", words[0], TERRAIN_NAMES, hex=hex_name(h))
    terrain = TERRAIN_NAMES.index(words[0])
    if terrain == DESERT:
        if len(words) > 1:
            says = "The desert at hex {hex} bears no number, but the map says {given!r}."
            raise InputError(says, hex=hex_name(h), given=" ".join(words))
        return terrain, 0
    if len(words) != 2 or words[1] not in TOKENS:
        says = "Hex {hex} needs one number of 2-6 or 8-12 after its terrain; the map says {given!r}."
        raise InputError(says, hex=hex_name(h), given=text)
    return terrain, int(words[1])


def map_from_file(text: str) -> str:
    """A map as an option writes it, from what a file holds: JSON with q, r, terrain and number of every hex, or hexes
    in reading order as they would be typed.
    """
    return map_text(*read_map(_hexes(text)))


def _hexes(text: str) -> object:
    """The hexes of a map file, whichever way it is written."""
    if not text.lstrip().startswith(("[", "{")):
        return [part.strip() for part in text.replace("\n", ",").split(",") if part.strip()]
    try:
        told = json.loads(text)
    except (ValueError, RecursionError) as wrong:
        raise InputError("this is no JSON that can be read ({reason}).", reason=wrong) from None
    return told.get("hexes") if isinstance(told, dict) else told


def read_harbours(given: object) -> list[int]:
    """The kinds of the nine harbours, clockwise from the top left."""
    parts = given.split(",") if isinstance(given, str) else list(given) if isinstance(given, Sequence) else []
    names = [str(part).strip() for part in parts]
    if len(names) != HARBOURS:
        raise InputError(
            "harbours is 'fixed', 'shuffled' or the kinds of the {needed} harbours clockwise from the top left "
            "(such as '3:1,grain,ore,...'); {given!r} names {count}.",
            needed=HARBOURS,
            given=given,
            count=len(names),
        )
    known: list[str] = [*HARBOUR_NAMES]
    for name in names:
        if name not in known:
            raise unknown("harbour", name, known)
    return [known.index(name) for name in names]


def map_text(terrain: Sequence[int], tokens: Sequence[int]) -> str:
    """A map as text that `read_map` reads."""
    return ", ".join(
        TERRAIN_NAMES[kind] if kind == DESERT else f"{TERRAIN_NAMES[kind]} {number}"
        for kind, number in zip(terrain, tokens, strict=True)
    )


def harbour_text(kinds: Sequence[int]) -> str:
    """Harbours as text that `read_harbours` reads."""
    return ",".join(HARBOUR_NAMES[kind] for kind in kinds)
