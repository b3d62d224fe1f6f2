"""Words: a step on the agenda, an action, a happening is one machine word of named fields.

A *field* is a name with one home (place and room) in every word of a game, so that `card_of` reads entries, actions and
happenings alike; a game's vocabulary lists its fields. A *row* declares one word: which fields it has, and which of
them are hidden from everybody but the word's seat. Numbers are allotted when a row is registered.

Homes may overlap, but not within one row. Checks raise through `too_much`: an f-string in the checking function itself
would keep the compiler from inlining it.
"""

import zlib
from typing import Final, final

from mypy_extensions import i64

NUMBER_ROOM: Final = 0x3FF  # the word's own number: the low ten bits
WORDS: Final = 1024  # how many words a register can hold
HAND: Final = "hand"  # a hidden value: a card of the seat's hand
UNSEEN: Final = "unseen"  # a hidden value: any card nobody has seen
UNNUMBERED: Final = -1  # a row without a number: a card in play, in a hand, in a stack
KNOWN: Final = "known"  # the field of a row that says who knows the word
STABLE: Final = 1 << 32  # what names of rows become in keys and pickles lies above any number


def number_of(word: i64) -> i64:
    """Which word it is: the number of its row."""
    return word & NUMBER_ROOM


def too_much(name: str, value: i64) -> ValueError:
    """The error for a value that does not fit its field, or that has no field in its word."""
    return ValueError(f"{name} cannot be {value}")


@final
class Field:
    """A name's home in every word of a game. `secret` says where a hidden value comes from; empty for an open one."""

    def __init__(self, name: str, kind: str, at: i64, room: i64, secret: str = "") -> None:
        self.name = name
        self.kind = kind  # seat, card, place, stack, good, number, flag ...: how its values are written
        self.at: i64 = at
        self.room: i64 = room
        self.mask: i64 = room << at
        self.secret = secret

    def hidden(self, source: str) -> "Field":
        """The same home with a value only the word's seat may know: a card out of its hand, or an unseen one."""
        return Field(self.name, self.kind, self.at, self.room, source)

    def of(self, word: i64) -> i64:
        """Its value in a word; hot code has a function of the vocabulary for that."""
        return (word >> self.at) & self.room

    def put(self, value: i64) -> i64:
        """A word of just this value."""
        if value & ~self.room != 0:
            raise too_much(self.name, value)
        return value << self.at


@final
class Row:
    """One declared word. Without a number (UNNUMBERED) it is a layout: cards in play, in hands, in stacks."""

    def __init__(self, name: str, number: i64, fields: list[Field]) -> None:
        self.name = name
        self.number: i64 = 0 if number == UNNUMBERED else number
        self.fields = fields
        self.hidden: i64 = 0
        self.stray: i64 = -1  # bits that are no field of this word
        self.seat: Field | None = None  # whose word it is: who may know what it hides
        self.known: Field | None = None  # who knows what it hides, in words that move from hand to hand
        self.stable: int = zlib.crc32(name.encode()) | STABLE  # the same in every process, whatever was loaded first
        for f in fields:
            if self.stray & f.mask != f.mask or (f.mask & NUMBER_ROOM != 0 and number != UNNUMBERED):
                raise ValueError(f"{name}: {f.name} lies where another field lies")
            self.stray &= ~f.mask
            if f.secret != "":
                self.hidden |= f.mask
            if f.kind == "seat" and self.seat is None:
                self.seat = f
            if f.name == KNOWN:
                self.known = f
        if self.hidden != 0 and self.seat is None and number != UNNUMBERED:
            raise ValueError(f"{name}: a word that hides something must name the seat that may know it")

    def word(self, fields: i64 = 0) -> i64:
        """The word with its fields filled in."""
        if fields & self.stray != 0:
            raise too_much(self.name, fields)
        return self.number | fields

    def layout(self) -> list[tuple[str, int, str]]:
        """Its fields: what they are called, where they lie, what hides them."""
        return [(f.name, int(f.mask), f.secret) for f in self.fields]

    def field(self, name: str) -> Field | None:
        """The field of a name; nothing if this word has none."""
        for f in self.fields:
            if f.name == name:
                return f
        return None


@final
class Register:
    """The words of one kind (steps, verbs, happenings) a family of games has, by name and by number."""

    def __init__(self, what: str, first: i64 = 0) -> None:
        self.what = what
        self.first: i64 = first  # the lowest number allotted
        self.scope = ""  # put before names while a set of the user's own is loaded: it may be loaded again, changed
        self.rows: list[Row] = []
        self.by_name: dict[str, Row] = {}
        self.by_stable: dict[int, Row] = {}

    def add(self, name: str, *fields: Field) -> Row:
        """Declare a word; a name used twice is refused, unless a set of the user's own is loaded again.

        Loaded again as it was, the word stays the same, so that games begun before are none the worse for it.
        """
        name = self.scope + name
        if name in self.by_name and self.scope == "":
            raise ValueError(f"{self.what} {name!r} is declared twice")
        number = self.first + len(self.rows)
        if number >= WORDS:
            raise ValueError(f"{self.what} {name!r}: there is room for {WORDS} words only")
        row = Row(name, number, list(fields))
        like = self.by_stable.get(row.stable)
        if like is not None and like.name != name:
            raise ValueError(f"{self.what} {name!r} needs another name: {like.name!r} counts alike")
        if like is not None and like.layout() == row.layout():
            return like
        self.by_stable[row.stable] = row
        self.rows.append(row)
        self.by_name[name] = row
        return row

    def fixed(self, number: i64, name: str, *fields: Field) -> Row:
        """Declare a word whose number is a constant of hot code; it must be the next one free."""
        if number != self.first + len(self.rows):
            raise ValueError(f"{self.what} {name!r} has the number {number}; {self.first + len(self.rows)} is the next")
        return self.add(name, *fields)

    def row(self, number: i64) -> Row | None:
        """The row of a number; nothing if none was allotted."""
        i = number - self.first
        return self.rows[i] if 0 <= i < len(self.rows) else None

    def declared(self, number: i64) -> Row:
        """The row of a word that was written by one; any other is a fault of the program."""
        row = self.row(number)
        assert row is not None, "a word without a row"
        return row
