"""The editions of the card game: one table of differences, each read at one place in the rules.

1996: first print. 1997: three points each before action cards. 2003: the reform, which reached the base game only in
2005 but already ruled the extended and the tournament game (101.D.b). 2005 is the default.
"""

from typing import Final

from catanica.games.principality.position.house import House

EDITIONS: Final = ["1996", "1997", "2003", "2005"]
DEFAULT: Final = "2005"

# What differs from the edition of 2005, by edition: for the base game, and for the extended and the tournament game.
UNREFORMED: Final[dict[str, int | bool]] = {
    "demolition": False,
    "brigands_from": 1,
    "spy_takes_all": True,
    "swap_same_stack": False,
    "surplus_waits": False,
    "builder_any_stack": False,
}
BASE: Final[dict[str, dict[str, int | bool]]] = {
    "1996": {"threshold": 0, **UNREFORMED},
    "1997": {"threshold": 3, **UNREFORMED},
    "2003": {"threshold": 3, **UNREFORMED},
    "2005": {},
}
EXTENDED: Final[dict[str, dict[str, int | bool]]] = {
    "1996": {"threshold": 0, "surplus_waits": False, "builder_any_stack": False},
    "1997": {"threshold": 3, "surplus_waits": False, "builder_any_stack": False},
    "2003": {"builder_any_stack": False},
    "2005": {},
}


def house(edition: str, extended: bool) -> House:
    """The house rules of an edition, for the base game or for the extended and tournament games."""
    h = House()
    for switch, value in (EXTENDED if extended else BASE)[edition].items():
        if not hasattr(h, switch):
            raise ValueError(f"edition {edition}: the house has no rule {switch!r}")
        setattr(h, switch, value)
    return h
