"""Stacks of cards: order matters, nobody may change it, and what somebody has seen stays known to them.

All expansion stacks share one array, so that copying a state stays cheap. The top of a stack comes first.
"""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from catanica.games.principality.position.piece import FACE_UP, OPEN, TABLE
from catanica.kernel.ints import bit


def take_at(v: vec[i64], i: i64) -> vec[i64]:
    """A copy of a pile without the card at a position."""
    n: i64 = len(v) - 1
    out = v[:n]
    j: i64 = i
    while j < n:
        out[j] = v[j + 1]
        j += 1
    return out


def find(v: vec[i64], card: i64) -> i64:
    """The first position of a card, by its number; -1 if it is not there."""
    i: i64 = 0
    n: i64 = len(v)
    while i < n:
        if v[i] & 0x1FF == card:
            return i
        i += 1
    return -1


def learn(v: vec[i64], seat: i64) -> None:
    """A seat has looked through a pile."""
    see: i64 = bit(seat) << 9
    i: i64 = 0
    n: i64 = len(v)
    while i < n:
        v[i] = v[i] | see
        i += 1


@mypyc_attr(acyclic=True)
class Stacks:
    """The expansion stacks; `ends[s]` is where stack s stops in `cards`."""

    def __init__(self, cards: vec[i64], ends: vec[i64]) -> None:
        self.cards: vec[i64] = cards
        self.ends: vec[i64] = ends

    def clone(self) -> "Stacks":
        """An independent copy."""
        return Stacks(self.cards[:], self.ends[:])

    def count(self) -> i64:
        """How many stacks there are, empty ones included (KB-54)."""
        return len(self.ends)

    def start(self, s: i64) -> i64:
        """Where stack s begins."""
        if s == 0:
            return 0
        return self.ends[s - 1]

    def size(self, s: i64) -> i64:
        """How many cards lie in stack s."""
        return self.ends[s] - self.start(s)

    def at(self, s: i64, i: i64) -> i64:
        """The slot at a position of a stack, counted from the top."""
        return self.cards[self.start(s) + i]

    def put_under(self, s: i64, value: i64) -> None:
        """Put a slot under a stack."""
        at = self.ends[s]
        cards = append(self.cards, value)
        i: i64 = len(cards) - 1
        while i > at:
            cards[i] = cards[i - 1]
            i -= 1
        cards[at] = value
        self.cards = cards
        n = len(self.ends)
        while s < n:
            self.ends[s] = self.ends[s] + 1
            s += 1

    def remove(self, s: i64, i: i64) -> i64:
        """Take the slot at a position out of a stack; the order of the rest stays (KB-4)."""
        at = self.start(s) + i
        value = self.cards[at]
        self.cards = take_at(self.cards, at)
        n = len(self.ends)
        while s < n:
            self.ends[s] = self.ends[s] - 1
            s += 1
        return value

    def learn(self, s: i64, seat: i64) -> None:
        """A seat looks through a stack."""
        see: i64 = bit(seat) << 9
        i = self.start(s)
        while i < self.ends[s]:
            self.cards[i] = self.cards[i] | see
            i += 1

    def forget(self, s: i64, seat: i64) -> None:
        """A seat can no longer be sure of a stack, because the other took a card of their choice from it."""
        keep: i64 = ~((bit(seat) | TABLE) << 9)
        i = self.start(s)
        while i < self.ends[s]:
            if (self.cards[i] >> 9) & FACE_UP == 0:
                self.cards[i] = self.cards[i] & keep
            i += 1

    def turn_up(self, s: i64) -> None:
        """The top card is turned face up; an empty stack has none."""
        if self.size(s) > 0:
            at = self.start(s)
            self.cards[at] = self.cards[at] | ((OPEN | FACE_UP) << 9)

    def empty(self) -> bool:
        """Whether no stack holds a card."""
        return len(self.cards) == 0
