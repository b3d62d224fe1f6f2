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
MISSING: Final = object()  # what stands under no name

Change = tuple[Place, Any]


def changes(before: Any, after: Any, path: Place = ()) -> list[Change]:
    """The places below a path at which two pieces of data differ, with what is there now."""
    found: list[Change] = []
    _enter(before, after, path, found)
    return found


def changes_at(before: dict[Place, Any], after: dict[Place, Any], path: Place = ()) -> list[Change]:
    """The same for parts that lie apart, by their places below the path; both have the same ones."""
    found: list[Change] = []
    for place, value in after.items():
        was = before[place]
        if was is not value:
            _enter(was, value, path + place, found)
    return found


def _enter(before: Any, after: Any, path: Place, found: list[Change]) -> None:
    """Add what differs in two parts. Each is looked at once; parts that are shared are not looked at."""
    if before is after:
        return
    if isinstance(after, dict):
        if isinstance(before, dict) and _entered(before, after, path, found):
            return
    elif isinstance(after, list):
        if isinstance(before, list) and _walked(before, after, path, found):
            return
    elif before == after:
        return
    found.append((path, after))


def _entered(before: dict[Any, Any], after: dict[Any, Any], path: Place, found: list[Change]) -> bool:
    """Whether two objects have the same names; then what differs was added."""
    if len(before) != len(after):
        return False
    start = len(found)
    for name, value in after.items():
        was = before.get(name, MISSING)
        if was is value:
            continue
        if was is MISSING:
            del found[start:]
            return False
        if isinstance(value, (dict, list)):
            _enter(was, value, (*path, name), found)
        elif was != value:
            found.append(((*path, name), value))
    return True


def _walked(before: list[Any], after: list[Any], path: Place, found: list[Change]) -> bool:
    """Whether two lists are better told place by place; then what differs was added."""
    if len(before) != len(after):
        return False
    start, changed, all_large = len(found), 0, True
    for i in range(len(after)):
        was, value, known = before[i], after[i], len(found)
        if was is not value:
            _enter(was, value, (*path, i), found)
            if len(found) > known:
                changed += 1
                all_large = all_large and isinstance(value, dict) and len(value) >= LARGE
    if 2 * changed <= len(after) or all_large:
        return True
    del found[start:]
    return False


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
