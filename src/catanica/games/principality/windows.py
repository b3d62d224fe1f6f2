"""The windows of the principality games, in one table. A set adds its own: `windows` in its data, or `WINDOWS.add`."""

from typing import Final

from catanica.kernel.windows import WindowTable

WINDOWS: Final = WindowTable()

VETO: Final = WINDOWS.add("veto", "somebody played an action card; it has not acted yet")
EVENT_DRAWN: Final = WINDOWS.add("event_drawn", "the event die or the event card lies open; it has not acted yet")
SETTLING: Final = WINDOWS.add("settling", "a settlement was just built, before its regions are drawn (KB-39)")
