# mypyc: skip
"""Kinds of values (cards, places, stacks ...): how they are said in a text, heard, shown as data and listed.

Those every game has stand here; a game's own, which need its position, stand with its vocabulary.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Generic, TypeVar

from catanica.kernel.refusal import MALFORMED, Fault, Refusal
from catanica.kernel.state import State

S = TypeVar("S", bound=State)

Json = dict[str, Any]
Heard = tuple[int, int]  # a value, or the bits of a word, and how many words of the text it took

NOTATION: Final = "NOTATION"  # the ruling a text that names nothing is refused with
LONGEST_NUMBER: Final = 4  # digits
LARGEST_NUMBER: Final = 4000


def malformed(code: str, **params: object) -> Refusal:
    """A text that names no action at all."""
    return Refusal(MALFORMED, [Fault(code, NOTATION, params)])


def is_number(word: str) -> bool:
    """Whether a word is a number of ordinary size; superscripts and endless rows of digits are none."""
    return word.isascii() and word.isdecimal() and len(word) <= LONGEST_NUMBER


def nullable(schema: Json) -> Json:
    """The schema of a value that may be unknown."""
    return {"anyOf": [schema, {"type": "null"}]}


class Kind(Generic[S]):
    """How values of one kind are told. `whole` says that words too many are taken for a wrong value of this kind."""

    whole = False

    def __init__(self, name: str) -> None:
        self.name = name

    def say(self, g: S, value: int) -> str:
        """The value as it stands in a text."""
        return str(self.show(g, value))

    def hear(self, g: S, words: Sequence[str]) -> Heard | Refusal:
        """The value these words (at least one) begin with, and how many of them it took."""
        raise TypeError(f"nobody can name a {self.name}")

    def wrong(self, g: S, words: Sequence[str]) -> Refusal:
        """What is refused where these words stand instead of a value."""
        return malformed("too_many_words", word=words[0])

    def show(self, g: S, value: int) -> object:
        """The value as data."""
        return value

    def values(self, g: S) -> Iterable[int]:
        """Every value there is in this game."""
        return ()

    def schema(self) -> Json:
        """What `show` returns, as JSON schema."""
        return {"type": "string"}


class Number(Kind[S]):
    """A number out of a range, written as it is or counted from 1."""

    whole = True

    def __init__(self, name: str, values: Callable[[S], range], first: int = 0, code: str = "not_a_number") -> None:
        super().__init__(name)
        self.range = values
        self.first = first  # what 0 is written as
        self.code = code

    def say(self, g: S, value: int) -> str:
        """The number as people count."""
        return str(value + self.first)

    def hear(self, g: S, words: Sequence[str]) -> Heard | Refusal:
        """A number of ordinary size; whether there are so many is for the rules to say."""
        if not is_number(words[0]) or not self.first <= int(words[0]) <= LARGEST_NUMBER:
            return self.wrong(g, words)
        return int(words[0]) - self.first, 1

    def wrong(self, g: S, words: Sequence[str]) -> Refusal:
        """No number."""
        return malformed(self.code, word=" ".join(words), shape=self.name)

    def show(self, g: S, value: int) -> object:
        """As data a number is counted from 0."""
        return value

    def values(self, g: S) -> Iterable[int]:
        """The range."""
        return self.range(g)

    def schema(self) -> Json:
        """A whole number."""
        return {"type": "integer"}


class Named(Kind[S]):
    """One of a fixed list of names: resources, cells, terrains. Words are compared in small letters."""

    whole = True

    def __init__(self, name: str, names: Sequence[str], code: str) -> None:
        super().__init__(name)
        self.names = names
        self.code = code
        self.numbers = {n.lower(): i for i, n in enumerate(names)}

    def hear(self, g: S, words: Sequence[str]) -> Heard | Refusal:
        """The name's place in the list."""
        found = self.numbers.get(words[0].lower())
        return self.wrong(g, words) if found is None else (found, 1)

    def wrong(self, g: S, words: Sequence[str]) -> Refusal:
        """No such name."""
        return malformed(self.code, word=words[0], known=list(self.names))

    def show(self, g: S, value: int) -> object:
        """The name."""
        return self.names[value]

    def values(self, g: S) -> Iterable[int]:
        """All of them."""
        return range(len(self.names))

    def schema(self) -> Json:
        """One of the names."""
        return {"enum": list(self.names)}


class Seats(Kind[S]):
    """A seat by its number."""

    def hear(self, g: S, words: Sequence[str]) -> Heard | Refusal:
        """A seat of this table."""
        if not is_number(words[0]) or int(words[0]) >= g.seats:
            return self.wrong(g, words)
        return int(words[0]), 1

    def values(self, g: S) -> Iterable[int]:
        """The seats of this table."""
        return range(g.seats)

    def schema(self) -> Json:
        """A small number."""
        return {"type": "integer", "minimum": 0}


class Flags(Kind[S]):
    """Yes or no; a text has a mark for it."""

    def show(self, g: S, value: int) -> object:
        """True or false."""
        return bool(value)

    def values(self, g: S) -> Iterable[int]:
        """Both."""
        return (0, 1)

    def schema(self) -> Json:
        """True or false."""
        return {"type": "boolean"}
