"""One list of a position's fields, and what is made from it.

Every class that holds a part of a position has one method, `carried(to, by)`: the list. Each line hands one field to a
*carrier* and puts what comes back into `to`, a blank object of the same class:

    def carried(self, to: State, by: Carrier) -> None:
        assert isinstance(to, Duel)
        super().carried(to, by)
        to.turn = by.number("turn", self.turn)
        to.winner = by.number("winner", self.winner, "seat", -1)
        to.discard = by.pile("discard", self.discard, SLOT)
        by.enter("land0")
        self.land0.carried(to.land0, by)
        by.leave()

The name must be the attribute's. `kind` says how a value is written in the position text (the game's `Speller` knows
its kinds; what it does not know is a plain number), `usual` is the value that need not be written.

| carrier | what comes of the list |
|---|---|
| `Carrier` | a copy; the generated `clone` (tools/positions.py) does the same faster, a test compares them |
| `Teller` | the words: compared (`==`), hashed (`key`), pickled |
| `Hasher` | the fingerprint: one number, quick |
| `Reader` | the inverse: a position out of its words |
| `Hider` | what one audience may know |
| `Lister` | the list itself, for the tool that writes `clone` |
| `position_text.Writer`, `Parser` | the position text and its inverse |

Which method a field takes depends on what it is:

| method | field |
|---|---|
| `number`, `flag`, `name` | a number, a truth, a text of the position |
| `extra` | a number that is no part of the position: copied and pickled, not compared (is chance given from outside?) |
| `private` | the same, and no audience sees it |
| `numbers` | an array of numbers, each of one kind |
| `pile` | words of a row, in an order that is known; a row with a field `known` hides what the audience does not know |
| `hand` | the same, but the order is nobody's business: known ones first, sorted |
| `unseen` | the same, and nobody sees anything but how many there are |
| `spaces` | an array of fixed size, mostly empty: written as index and word |
| `stacks` | many piles in one array with their ends |
| `steps` | the agenda: words by the row of their number; hidden fields are for the word's seat only |
| `derived` | follows from other fields: copied, never told; `State.settle` makes it anew after reading |
| `shared`, around a name | an array that is never written into, only laid anew: copies share it (`arrays.py`) |
| `enter`, `leave` | around a part with a list of its own |
| `begins`, `leave` | around a part that may be missing; says whether it is there |
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from catanica.kernel.words import NUMBER_ROOM, Field, Register, Row

PLAIN: Final = "number"  # the kind of a value that is written as it is
HALF_BITS: Final = 31  # of a fingerprint
HALF: Final = 0x7FFFFFFF


class Carrier:
    """Takes a field and gives it back: a copy. The others do something with it on the way."""

    def number(self, name: str, value: i64, kind: str = PLAIN, usual: i64 = 0) -> i64:
        """A number of a kind."""
        return value

    def flag(self, name: str, value: bool) -> bool:
        """Something that is so or not."""
        return self.number(name, 1 if value else 0, "flag") != 0

    def name(self, name: str, value: str) -> str:
        """A text of letters, digits and underscores; empty for none."""
        return value

    def extra(self, name: str, value: i64, kind: str = PLAIN) -> i64:
        """A number that is no part of the position: copied and pickled with it, not compared."""
        return value

    def private(self, name: str, value: i64) -> i64:
        """The same, and nobody but the referee sees it."""
        return self.extra(name, value)

    def numbers(self, name: str, values: vec[i64], kind: str = PLAIN) -> vec[i64]:
        """An array of numbers of a kind."""
        return values[:]

    def pile(self, name: str, words: vec[i64], row: Row) -> vec[i64]:
        """Words of a row, in order."""
        return words[:]

    def hand(self, name: str, words: vec[i64], row: Row) -> vec[i64]:
        """Words of a row whose order nobody else may know."""
        return self.pile(name, words, row)

    def unseen(self, name: str, words: vec[i64], row: Row) -> vec[i64]:
        """Words of a row nobody may know anything of but how many they are."""
        return self.pile(name, words, row)

    def spaces(self, name: str, words: vec[i64], row: Row, kind: str) -> vec[i64]:
        """An array of fixed size with empty (zero) places; `kind` names the places."""
        return words[:]

    def stacks(self, name: str, words: vec[i64], ends: vec[i64], row: Row) -> vec[i64]:
        """Many piles in one array; `ends[s]` is where pile s stops. The ends come with `ends`, right after."""
        return words[:]

    def ends(self, name: str, ends: vec[i64]) -> vec[i64]:
        """Where the piles of the `stacks` just carried end."""
        return ends[:]

    def steps(self, name: str, agenda: vec[i64], register: Register) -> vec[i64]:
        """What is still to be done."""
        return agenda[:]

    def derived(self, name: str, values: vec[i64]) -> vec[i64]:
        """What follows from other fields."""
        return values[:]

    def shared(self, name: str) -> str:
        """The name of an array that every change makes anew: copies share it."""
        return name

    def enter(self, name: str) -> None:
        """A part with a list of its own begins."""

    def begins(self, name: str, there: bool, shared: bool = False) -> bool:
        """A part begins that may be missing; whether it is there. Copies share one that is never changed."""
        if there:
            self.enter(name)
        return there

    def leave(self) -> None:
        """The part ends."""


class Teller(Carrier):
    """Writes a position down as integers that are the same in every process."""

    def __init__(self, full: bool) -> None:
        self.full = full  # with what is no part of the position
        self.out: list[int] = []

    def number(self, name: str, value: i64, kind: str = PLAIN, usual: i64 = 0) -> i64:
        """As it is."""
        self.out.append(value)
        return value

    def name(self, name: str, value: str) -> str:
        """Its bytes, with their number."""
        told = value.encode()
        self.out.append(len(told))
        for letter in told:
            self.out.append(letter)
        return value

    def extra(self, name: str, value: i64, kind: str = PLAIN) -> i64:
        """Only if everything is wanted."""
        if self.full:
            self.out.append(value)
        return value

    def numbers(self, name: str, values: vec[i64], kind: str = PLAIN) -> vec[i64]:
        """With their number."""
        tell(self.out, values)
        return values

    def pile(self, name: str, words: vec[i64], row: Row) -> vec[i64]:
        """With their number."""
        tell(self.out, words)
        return words

    def spaces(self, name: str, words: vec[i64], row: Row, kind: str) -> vec[i64]:
        """All of them."""
        tell(self.out, words)
        return words

    def stacks(self, name: str, words: vec[i64], ends: vec[i64], row: Row) -> vec[i64]:
        """All of them; the ends follow."""
        tell(self.out, words)
        return words

    def ends(self, name: str, ends: vec[i64]) -> vec[i64]:
        """With their number."""
        tell(self.out, ends)
        return ends

    def steps(self, name: str, agenda: vec[i64], register: Register) -> vec[i64]:
        """Numbers of rows depend on what was loaded first; what their names count does not."""
        self.out.append(len(agenda))
        for e in agenda:
            self.out.append(register.declared(e & NUMBER_ROOM).stable)
            self.out.append(e & ~NUMBER_ROOM)
        return agenda

    def begins(self, name: str, there: bool, shared: bool = False) -> bool:
        """Whether it is there."""
        self.out.append(1 if there else 0)
        return there


class Hasher(Carrier):
    """Mixes all that matters into one number: quick, and the same within a process only."""

    def __init__(self) -> None:
        self.one: i64 = 0x1505
        self.two: i64 = 0x7A91

    def number(self, name: str, value: i64, kind: str = PLAIN, usual: i64 = 0) -> i64:
        """One more."""
        self.mix(value)
        return value

    def name(self, name: str, value: str) -> str:
        """As Python hashes it."""
        self.mix(hash(value) & HALF)
        return value

    def numbers(self, name: str, values: vec[i64], kind: str = PLAIN) -> vec[i64]:
        """With their number."""
        return self.all_of(values)

    def pile(self, name: str, words: vec[i64], row: Row) -> vec[i64]:
        """With their number."""
        return self.all_of(words)

    def spaces(self, name: str, words: vec[i64], row: Row, kind: str) -> vec[i64]:
        """All of them."""
        return self.all_of(words)

    def stacks(self, name: str, words: vec[i64], ends: vec[i64], row: Row) -> vec[i64]:
        """All of them; the ends follow."""
        return self.all_of(words)

    def ends(self, name: str, ends: vec[i64]) -> vec[i64]:
        """With their number."""
        return self.all_of(ends)

    def steps(self, name: str, agenda: vec[i64], register: Register) -> vec[i64]:
        """With their number."""
        return self.all_of(agenda)

    def derived(self, name: str, values: vec[i64]) -> vec[i64]:
        """It follows from the rest."""
        return values

    def begins(self, name: str, there: bool, shared: bool = False) -> bool:
        """Whether it is there."""
        self.mix(1 if there else 0)
        return there

    def mix(self, value: i64) -> None:
        """A word goes in: every bit of it, and where it stands, matters. No product exceeds a compiled integer."""
        low = value & HALF
        high = (value >> HALF_BITS) & HALF
        x = (self.one ^ low) * 0x2545F491
        y = (self.two ^ high) * 0x1B873593
        self.one = ((x ^ (x >> 29)) + high) & HALF
        self.two = ((y ^ (y >> 27)) + low + self.one) & HALF

    def mixed(self) -> i64:
        """The number."""
        return (self.one << HALF_BITS) | self.two

    def all_of(self, values: vec[i64]) -> vec[i64]:
        """An array with its length."""
        self.mix(len(values))
        for value in values:
            self.mix(value)
        return values


def tell(out: list[int], values: vec[i64]) -> None:
    """Append an array with its length."""
    out.append(len(values))
    for value in values:
        out.append(value)


class Reader(Carrier):
    """Makes a position out of what a full `Teller` wrote; raises ValueError for words no position has."""

    def __init__(self, words: list[int]) -> None:
        self.words = words
        self.at: i64 = 0

    def next(self) -> int:
        """The next word."""
        if self.at >= len(self.words):
            raise ValueError("the words of this position are cut off")
        self.at += 1
        return self.words[self.at - 1]

    def read(self) -> vec[i64]:
        """The next array."""
        n: i64 = self.next()
        if n < 0 or n > len(self.words) - self.at:
            raise ValueError("the words of this position are cut off")
        out = vec[i64](capacity=n)
        while n > 0:
            out = append(out, self.next())
            n -= 1
        return out

    def number(self, name: str, value: i64, kind: str = PLAIN, usual: i64 = 0) -> i64:
        """The next word."""
        return self.next()

    def name(self, name: str, value: str) -> str:
        """The next bytes."""
        told: list[int] = []
        for letter in self.read():
            told.append(letter)
        return bytes(told).decode()

    def extra(self, name: str, value: i64, kind: str = PLAIN) -> i64:
        """The next word."""
        return self.next()

    def numbers(self, name: str, values: vec[i64], kind: str = PLAIN) -> vec[i64]:
        """The next array."""
        return self.read()

    def pile(self, name: str, words: vec[i64], row: Row) -> vec[i64]:
        """The next array."""
        return self.read()

    def spaces(self, name: str, words: vec[i64], row: Row, kind: str) -> vec[i64]:
        """The next array."""
        return self.read()

    def stacks(self, name: str, words: vec[i64], ends: vec[i64], row: Row) -> vec[i64]:
        """The next array."""
        return self.read()

    def ends(self, name: str, ends: vec[i64]) -> vec[i64]:
        """The next array."""
        return self.read()

    def steps(self, name: str, agenda: vec[i64], register: Register) -> vec[i64]:
        """Rows by what their names count."""
        n: i64 = self.next()
        out = vec[i64]()
        while n > 0:
            which = self.next()
            row = register.by_stable.get(which)
            if row is None:
                raise ValueError("the words of this position name a step that is not known here")
            fields: i64 = self.next()
            out = append(out, row.number | fields)
            n -= 1
        return out

    def begins(self, name: str, there: bool, shared: bool = False) -> bool:
        """As the next word says."""
        return self.next() != 0


def sorted_in(words: vec[i64], start: i64, word: i64) -> vec[i64]:
    """An array of one's own with one more word, in order from a position on."""
    words = append(words, word)
    i: i64 = len(words) - 1
    while i > start and words[i - 1] > word:
        words[i] = words[i - 1]
        i -= 1
    words[i] = word
    return words


class Hider(Carrier):
    """Leaves out what an audience may not know. `eye` is its bit in fields called `known`; `seat` its seat, or -1."""

    def __init__(self, seat: i64, eye: i64) -> None:
        self.seat: i64 = seat
        self.eye: i64 = eye

    def private(self, name: str, value: i64) -> i64:
        """Nobody's business."""
        return 0

    def pile(self, name: str, words: vec[i64], row: Row) -> vec[i64]:
        """What the audience does not know is blanked."""
        known = row.known
        if known is None or row.hidden == 0:
            return words[:]
        return self.seen(words, known, row)

    def seen(self, words: vec[i64], known: Field, row: Row) -> vec[i64]:
        """Words with the hidden fields of those the audience does not know blanked."""
        mask: i64 = self.eye << known.at
        keep: i64 = ~row.hidden
        out = vec[i64](capacity=len(words))
        for word in words:
            out = append(out, word if word & mask != 0 else word & keep)
        return out

    def stacks(self, name: str, words: vec[i64], ends: vec[i64], row: Row) -> vec[i64]:
        """As a pile."""
        return self.pile(name, words, row)

    def hand(self, name: str, words: vec[i64], row: Row) -> vec[i64]:
        """Known ones first, in the order of their numbers, then the blanked ones: the order must not tell anything."""
        known = row.known
        if known is None:
            return words[:]
        mask: i64 = self.eye << known.at
        keep: i64 = ~row.hidden
        out = vec[i64](capacity=len(words))
        for word in words:
            if word & mask != 0:
                out = sorted_in(out, 0, word)
        told: i64 = len(out)
        for word in words:
            if word & mask == 0:
                out = sorted_in(out, told, word & keep)
        return out

    def unseen(self, name: str, words: vec[i64], row: Row) -> vec[i64]:
        """Blanks only."""
        return vec[i64]() if len(words) == 0 else vec[i64]([0] * len(words))

    def steps(self, name: str, agenda: vec[i64], register: Register) -> vec[i64]:
        """A word's hidden fields are for its own seat."""
        out = agenda[:]
        i: i64 = 0
        while i < len(out):
            row = register.row(out[i] & NUMBER_ROOM)
            if row is not None and row.hidden != 0:
                whose = row.seat
                if whose is None or whose.of(out[i]) != self.seat:
                    out[i] = out[i] & ~row.hidden
            i += 1
        return out


class Lister(Carrier):
    """Notes how each field is copied: as it is, as an array, or by its own list; for the tool that writes `clone`."""

    def __init__(self) -> None:
        self.fields: list[tuple[str, str]] = []  # name and way: "value", "array", "part" or "perhaps"
        self.kept: list[str] = []  # arrays that copies share
        self.depth: i64 = 0

    def listed(self, name: str, way: str) -> None:
        """Note a field of this object, not those of its parts."""
        if self.depth == 0:
            self.fields.append((name, "value" if name in self.kept else way))

    def shared(self, name: str) -> str:
        """A value, though it is an array."""
        if self.depth == 0:
            self.kept.append(name)
        return name

    def number(self, name: str, value: i64, kind: str = PLAIN, usual: i64 = 0) -> i64:
        """A value."""
        self.listed(name, "value")
        return value

    def name(self, name: str, value: str) -> str:
        """A value."""
        self.listed(name, "value")
        return value

    def extra(self, name: str, value: i64, kind: str = PLAIN) -> i64:
        """A value."""
        self.listed(name, "value")
        return value

    def numbers(self, name: str, values: vec[i64], kind: str = PLAIN) -> vec[i64]:
        """An array."""
        self.listed(name, "array")
        return values

    def pile(self, name: str, words: vec[i64], row: Row) -> vec[i64]:
        """An array."""
        self.listed(name, "array")
        return words

    def spaces(self, name: str, words: vec[i64], row: Row, kind: str) -> vec[i64]:
        """An array."""
        self.listed(name, "array")
        return words

    def stacks(self, name: str, words: vec[i64], ends: vec[i64], row: Row) -> vec[i64]:
        """An array."""
        self.listed(name, "array")
        return words

    def ends(self, name: str, ends: vec[i64]) -> vec[i64]:
        """An array."""
        self.listed(name, "array")
        return ends

    def steps(self, name: str, agenda: vec[i64], register: Register) -> vec[i64]:
        """An array."""
        self.listed(name, "array")
        return agenda

    def derived(self, name: str, values: vec[i64]) -> vec[i64]:
        """An array."""
        self.listed(name, "array")
        return values

    def enter(self, name: str) -> None:
        """A part."""
        self.listed(name, "part")
        self.depth += 1

    def begins(self, name: str, there: bool, shared: bool = False) -> bool:
        """A part that may be missing; nothing of it is listed here."""
        self.listed(name, "value" if shared else "perhaps")
        return False

    def leave(self) -> None:
        """Back to the whole."""
        self.depth -= 1
