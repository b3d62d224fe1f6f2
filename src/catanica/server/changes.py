"""What changed between two pieces of plain data, as a list of places with their new values.

A place is a path of names and positions from the outside inwards. Only values are set: an object that has other names
than before, and a list that is longer or shorter or changed in most places, is set as a whole; but large objects of a
list (the players) are entered even if all of them changed. So whoever applies the changes needs three lines
(docs/protocol.md).
"""

from collections.abc import Sequence
from typing import Any, Final

LARGE: Final = 8  # names of an object that is better entered than set as a whole

Path = tuple[str | int, ...]
Change = tuple[Path, Any]


def changes(before: Any, after: Any, path: Path = ()) -> list[Change]:
    """The places below a path at which two pieces of data differ, with what is there now."""
    found: list[Change] = []
    if before != after:
        _enter(before, after, path, found)
    return found


def _enter(before: Any, after: Any, path: Path, found: list[Change]) -> None:
    """Add what differs in two parts that do. Whole parts are compared quickly, so only what differs is entered."""
    if type(before) is dict and type(after) is dict and before.keys() == after.keys():
        for name, value in after.items():
            was = before[name]
            if was is not value and was != value:
                if type(value) is dict or type(value) is list:
                    _enter(was, value, (*path, name), found)
                else:
                    found.append(((*path, name), value))
        return
    if type(before) is list and type(after) is list and len(before) == len(after):
        other = [i for i, value in enumerate(after) if before[i] is not value and before[i] != value]
        if 2 * len(other) <= len(after) or all(_large(after[i]) for i in other):
            for i in other:
                _enter(before[i], after[i], (*path, i), found)
            return
    found.append((path, after))


def _large(part: Any) -> bool:
    return type(part) is dict and len(part) >= LARGE


def applied(before: Any, changed: Sequence[Sequence[Any]]) -> Any:
    """The data with changes made; what stays is shared with what was there before."""
    for path, value in changed:
        before = _set(before, path, value)
    return before


def _set(data: Any, path: Sequence[str | int], value: Any) -> Any:
    if not path:
        return value
    copy = data.copy()
    copy[path[0]] = _set(data[path[0]], path[1:], value)
    return copy
