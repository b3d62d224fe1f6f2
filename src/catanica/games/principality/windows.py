"""The windows of the principality games, in one table. A set adds its own: `windows` in its data, or `WINDOWS.add`."""

from typing import Final

from mypy_extensions import i64

from catanica.kernel.errors import unknown
from catanica.kernel.ints import bit
from catanica.kernel.windows import WindowTable

WINDOWS: Final = WindowTable()

VETO: Final = WINDOWS.add("veto", "somebody played an action card; it has not acted yet")
EVENT_DRAWN: Final = WINDOWS.add("event_drawn", "the event die or the event card lies open; it has not acted yet")
SETTLING: Final = WINDOWS.add("settling", "a settlement was just built, before its regions are drawn (KB-39)")


def window_named(name: str) -> i64:
    """A window by its name; raises InputError if no set of the game declares it."""
    if WINDOWS.number(name) < 0:
        raise unknown("window", name, WINDOWS.names)
    return WINDOWS.number(name)


def windows_named(names: list[str]) -> i64:
    """Windows by their names, as a mask."""
    mask: i64 = 0
    for name in names:
        mask |= bit(window_named(name))
    return mask
