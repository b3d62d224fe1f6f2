"""What changed between two pieces of plain data, as a list of places with their new values.

A place is a path of names and positions from the outside inwards. Only values are set: an object that has other names
than before, and a list that is longer or shorter or changed in most places, is set as a whole; but large objects of a
list (the players) are entered even if all of them changed. So whoever applies the changes needs three lines
(docs/protocol.md).
"""

from collections.abc import Sequence
from typing import Any, Final

from catanica.kernel.shown import Place

LARGE: Final = 8  # names of an object that is better entered than set as a whole

Change = tuple[Place, Any]


def changes(before: Any, after: Any, path: Place = ()) -> list[Change]:
    """The places below a path at which two pieces of data differ, with what is there now."""
    found: list[Change] = []
    if before is not after and before != after:
        _enter(before, after, path, found)
    return found


def _enter(before: Any, after: Any, path: Place, found: list[Change]) -> None:
    """Add what differs in two parts that do. Whole parts are compared quickly, so only what differs is entered."""
    if isinstance(before, dict) and isinstance(after, dict):
        if before.keys() == after.keys():
            for name, value in after.items():
                was = before[name]
                if was is not value and was != value:
                    if isinstance(value, (dict, list)):
                        _enter(was, value, (*path, name), found)
                    else:
                        found.append(((*path, name), value))
            return
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        other = [i for i in range(len(after)) if before[i] is not after[i] and before[i] != after[i]]
        if 2 * len(other) <= len(after) or _all_large(after, other):
            for i in other:
                _enter(before[i], after[i], (*path, i), found)
            return
    found.append((path, after))


def _all_large(parts: list[Any], which: list[int]) -> bool:
    for i in which:
        part = parts[i]
        if not isinstance(part, dict) or len(part) < LARGE:
            return False
    return True


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
