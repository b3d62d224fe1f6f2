# mypyc: skip
"""Places by name, as texts, views and records have them.

They are named from the starting road: columns L1, L2, ... to its left and R1, R2, ... to its right; the gap in the
middle is C, the gap left of column L1 is L1 and the gap right of R1 is R1. `above` and `below` name the row.
"""

from collections.abc import Sequence
from typing import Final

from catanica.games.principality.position.geometry import (
    AT_REGION,
    COLUMNS,
    COVERED,
    FIRST_COLUMN,
    GAPS,
    LAID,
    ON_ROAD,
    OUTSIDE,
    ROADS,
    SIDES,
    SPACES,
    START_GAP,
    STORE,
    TOWNS,
)
from catanica.kernel.kinds import is_number

ROWS: Final = ("above", "below")
ALONE: Final = {"laid": LAID, "covered": COVERED}  # places that are one word


def column_name(column: int) -> str:
    """L1, L2, ... or R1, R2, ..."""
    return f"L{FIRST_COLUMN - column + 1}" if column <= FIRST_COLUMN else f"R{column - FIRST_COLUMN}"


def column_number(name: str) -> int:
    """The column of a name; -1 if it is none."""
    n = _away(name.upper())
    column = FIRST_COLUMN - n + 1 if name[:1] in "Ll" else FIRST_COLUMN + n
    return column if n > 0 and 0 <= column < SIDES // 2 else -1


def gap_name(gap: int) -> str:
    """C for the middle, L1 for the gap left of column L1, and so on."""
    if gap == START_GAP:
        return "C"
    return f"L{START_GAP - gap}" if gap < START_GAP else f"R{gap - START_GAP}"


def gap_number(name: str) -> int:
    """The gap of a name; -1 if it is none."""
    if name.upper() == "C":
        return START_GAP
    n = _away(name.upper())
    gap = START_GAP - n if name[:1] in "Ll" else START_GAP + n
    return gap if n > 0 and 0 <= gap < GAPS else -1


def _away(name: str) -> int:
    """How far from the middle a name like R2 is; 0 if it is no such name."""
    return int(name[1:]) if name[:1] in ("L", "R") and is_number(name[1:]) else 0


def place_name(place: int) -> str:
    """Any place a card can lie; for logs also roads (`gap R1`) and columns themselves."""
    if place >= TOWNS:
        return column_name(place - TOWNS)
    if place >= ROADS:
        return f"gap {gap_name(place - ROADS)}"
    if place < SIDES:
        return f"{column_name(place >> 1)} {ROWS[place & 1]}"
    if place < ON_ROAD:
        return f"region {region_name(place - AT_REGION)}"
    if place < OUTSIDE:
        return f"road {gap_name(place - ON_ROAD)}"
    if place < LAID:
        return f"outside {region_name(place - OUTSIDE)}"
    return "laid" if place == LAID else "covered"


def region_name(region: int) -> str:
    """A region by gap and row; a card that stores resources like a region is the store."""
    return "store" if region == STORE else f"{gap_name(region >> 1)} {ROWS[region & 1]}"


def heard_place(words: Sequence[str]) -> tuple[int, int]:
    """The place these words begin with, and how many of them name it; -1 if none."""
    first = words[0].lower()
    if first in ALONE:
        return ALONE[first], 1
    if first == "road":
        gap = gap_number(words[1]) if len(words) > 1 else -1
        return (-1 if gap < 0 else ON_ROAD + gap), 2
    if first in ("region", "outside"):
        region, used = heard_region(words[1:])
        wrong = region < 0 or region == STORE
        return (-1 if wrong else region + (AT_REGION if first == "region" else OUTSIDE)), used + 1
    column, row = column_number(words[0]), _row(words[1:])
    return (-1 if column < 0 or row < 0 else column * 2 + row), 2


def heard_region(words: Sequence[str]) -> tuple[int, int]:
    """The region these words begin with, and how many of them name it; -1 if none."""
    if words and words[0].lower() == "store":
        return int(STORE), 1
    gap, row = gap_number(words[0]) if words else -1, _row(words[1:])
    return (-1 if gap < 0 or row < 0 else gap * 2 + row), 2


def _row(words: Sequence[str]) -> int:
    return ROWS.index(words[0].lower()) if words and words[0].lower() in ROWS else -1


def place_number(words: Sequence[str]) -> int:
    """The place a list of words names; -1 if none."""
    place, used = heard_place(words) if words else (-1, 0)
    return place if used == len(words) else -1


def region_number(words: Sequence[str]) -> int:
    """The region a list of words names; -1 if none."""
    region, used = heard_region(words) if words else (-1, 0)
    return region if used == len(words) else -1


# All names by number, made once: views name every place of a land again and again.
COLUMN_NAMES: Final = tuple(column_name(c) for c in range(COLUMNS))
GAP_NAMES: Final = tuple(gap_name(g) for g in range(GAPS))
REGION_NAMES: Final = tuple(region_name(r) for r in range(SPACES))
PLACE_NAMES: Final = tuple(place_name(p) for p in range(TOWNS + COLUMNS))
