# mypyc: skip
"""Errors of the person who asks, never of the program: each says what is wrong, where, and what would be right."""

from collections.abc import Iterable
from difflib import get_close_matches


class InputError(ValueError):
    """Something was asked for that does not exist or makes no sense. The text is a sentence for the reader."""


def unknown(kind: str, given: object, known: Iterable[str]) -> InputError:
    """The error for a name that is not known: it offers the nearest names, or all of them when none is near."""
    names = sorted(known)
    near = get_close_matches(str(given).lower(), names, n=3, cutoff=0.6)
    if near:
        return InputError(f"Unknown {kind} {str(given)!r}. Did you mean {_either(near)}?")
    if names:
        return InputError(f"Unknown {kind} {str(given)!r}. Known: {', '.join(names)}.")
    return InputError(f"Unknown {kind} {str(given)!r}: there is none to choose from.")


def _either(names: list[str]) -> str:
    """A list of alternatives as in a sentence: `a, b or c`."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"
