# mypyc: skip
"""Errors of the person who asks, never of the program: each says what is wrong, where, and what would be right.

An error keeps its English template apart from what is filled in, so that the encyclopaedia can say the same in the
reader's language (`encyclopaedia.errors`).
"""

from collections.abc import Iterable, Sequence
from difflib import get_close_matches


class Phrase:
    """A sentence or a part of one: an English template, and the values to be filled in by name."""

    def __init__(self, template: str, /, **values: object) -> None:
        self.template = template
        self.values = values

    def __str__(self) -> str:
        return self.template.format(**self.values) if self.values else self.template


class Either:
    """Names to choose from, as in a sentence: `a, b or c`."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = list(names)

    def joined(self, word: str) -> str:
        """All names, the last one after a word for "or"."""
        *before, last = self.names
        return f"{', '.join(before)} {word} {last}" if before else last

    def __str__(self) -> str:
        return self.joined("or")


class InputError(ValueError):
    """Something was asked for that does not exist or makes no sense. Its text is a sentence, or several, in English."""

    def __init__(self, template: str, /, **values: object) -> None:
        self.phrases = [Phrase(template, **values)]
        super().__init__(str(self.phrases[0]))

    def __reduce__(self) -> tuple[object, ...]:
        """Whatever a kind of error is made of, it comes out of another process as it was."""
        return _restored, (type(self), self.args, self.__dict__)


def _restored(kind: type[InputError], args: tuple[object, ...], fields: dict[str, object]) -> InputError:
    error = kind.__new__(kind)
    error.args = args
    error.__dict__.update(fields)
    return error


class PositionError(InputError):
    """A position text that cannot be read: everything wrong with it, each with its place."""

    def __init__(self, phrases: list[Phrase]) -> None:
        super().__init__("\n".join(str(p) for p in phrases))
        self.phrases = phrases


def reason_of(error: OSError) -> Phrase:
    """Why the system did not do it."""
    return Phrase(error.strerror or str(error))


def unknown(kind: str, given: object, known: Iterable[str], **values: object) -> InputError:
    """The error for a name that is not known: it offers the nearest names, or all of them when none is near.

    `kind` says what it should have been, itself a template: `option of {game}`.
    """
    names, what, word = sorted(known), Phrase(kind, **values), str(given)
    near = get_close_matches(word.lower(), names, n=3, cutoff=0.6)
    if near:
        return InputError("Unknown {kind} {given!r}. Did you mean {near}?", kind=what, given=word, near=Either(near))
    if names:
        return InputError("Unknown {kind} {given!r}. Known: {known}.", kind=what, given=word, known=", ".join(names))
    return InputError("Unknown {kind} {given!r}: there is none to choose from.", kind=what, given=word)
