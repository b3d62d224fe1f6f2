"""The editions of the card game: one table of differences, each read at one place in the rules.

1996: first print. 1997: three points each before action cards. 2003: the reform, which reached the base game only in
2005 but already ruled the extended and the tournament game (101.D.b). 2005 is the default.
"""

from typing import Final

from catanica.games.principality.position.house import House

EDITIONS: Final = ["1996", "1997", "2003", "2005"]
DEFAULT: Final = "2005"

# threshold, demolition, brigands from turn, spy takes any, swap under same stack, surplus waits, builder any stack
BASE: Final[dict[str, tuple[int, bool, int, bool, bool, bool, bool]]] = {
    "1996": (0, False, 1, True, False, False, False),
    "1997": (3, False, 1, True, False, False, False),
    "2003": (3, False, 1, True, False, False, False),
    "2005": (7, True, 5, False, True, True, True),
}
EXTENDED: Final[dict[str, tuple[int, bool, int, bool, bool, bool, bool]]] = {
    "1996": (0, True, 5, False, True, False, False),
    "1997": (3, True, 5, False, True, False, False),
    "2003": (7, True, 5, False, True, True, False),
    "2005": (7, True, 5, False, True, True, True),
}


def house(edition: str, extended: bool) -> House:
    """The house rules of an edition, for the base game or for the extended and tournament games."""
    row = (EXTENDED if extended else BASE)[edition]
    h = House()
    h.threshold, h.demolition, h.brigands_from, h.spy_takes_all, h.swap_same_stack, h.surplus_waits = row[:6]
    h.builder_any_stack = row[6]
    return h
