# mypyc: skip
"""Places of the island by name: `0,-1` is a hex, `N0,-1` a crossing, `N0,-1>S1,-2` a path."""

import re
from typing import Final

from catanica.games.board.topology import CORNERS, ENDS, LAND

HEX_SHAPE: Final = re.compile(r"^(-?\d+),(-?\d+)$")
CORNER_SHAPE: Final = re.compile(r"^([NnSs])(-?\d+),(-?\d+)$")


def read_hex(word: str) -> int | None:
    """The hex with this name."""
    found = HEX_SHAPE.match(word)
    if found is None or (int(found[1]), int(found[2])) not in LAND:
        return None
    return LAND.index((int(found[1]), int(found[2])))


def read_vertex(word: str) -> int | None:
    """The crossing with this name."""
    found = CORNER_SHAPE.match(word)
    if found is None or (found[1].upper(), int(found[2]), int(found[3])) not in CORNERS:
        return None
    return CORNERS.index((found[1].upper(), int(found[2]), int(found[3])))


def read_edge(word: str) -> int | None:
    """The path between two crossings, named in either order."""
    one, _, other = word.partition(">")
    a, b = read_vertex(one.strip()), read_vertex(other.strip())
    if a is None or b is None:
        return None
    ends = (a, b) if (a, b) in ENDS else (b, a)
    return ENDS.index(ends) if ends in ENDS else None
