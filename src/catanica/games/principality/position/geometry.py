"""The shape of a principality: one row that grows to both sides.

Columns hold settlements, the gaps between them hold roads; regions lie above and below the gaps. Twelve columns
are enough: two at the start and at most five more to either side.

    gap    5      6      7
    above  R      R      R        region = gap * 2 + row
    row    .  S5  =  S6  .        column c lies between gap c and gap c + 1
    below  R      R      R        side   = column * 2 + row

A *place* is anywhere a card can lie: the sides of a column, a region (expansion at it), a road (expansion on it), the
outer edge of a region beside a metropolis, or on top of another card or of a stack (`target_of` a piece says which).
"""

from typing import Final

from mypy_extensions import i64

COLUMNS: Final = 12
GAPS: Final = 13
FIRST_COLUMN: Final = 5
START_GAP: Final = 6

ABOVE: Final = 0
BELOW: Final = 1

SIDES: Final = 24  # places 0..23
AT_REGION: Final = 24  # places 24..49: an expansion at region 0..25
ON_ROAD: Final = 50  # places 50..62: an expansion on the road of gap 0..12
OUTSIDE: Final = 63  # places 63..88: a unit outside region 0..25, beside a metropolis
LAID: Final = 89  # a card that lies on another card or on a stack and takes no site
COVERED: Final = 90  # a card beneath another one
PLACES: Final = 91
ROADS: Final = 91  # for logs: the road of gap 0..12 itself
TOWNS: Final = 104  # for logs: the settlement, city or metropolis of column 0..11 itself

REGIONS: Final = 26
STORE: Final = 26  # a card that stores resources like a region, wherever it lies
SPACES: Final = 27


def side(column: i64, row: i64) -> i64:
    """The place above or below a column."""
    return column * 2 + row


def region(gap: i64, row: i64) -> i64:
    """The region above or below a gap."""
    return gap * 2 + row


def beside(place: i64, reg: i64) -> bool:
    """Whether a card touches a region: from a side the two of its row, from outside the one it lies at."""
    if place >= OUTSIDE:
        return reg == place - OUTSIDE
    return place < SIDES and (reg == place or reg == place + 2)
