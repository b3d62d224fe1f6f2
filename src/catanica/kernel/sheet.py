"""Observations for learners, written inside compiled code into arrays that NumPy sees without copying.

A sheet has a row for each game. A row holds normalised 32-bit floats: the layout knows for each number its largest
value and the bit pattern of every fraction of it, so that writing one is a single store. Most numbers are nought most
of the time: what was written last time is taken back, nothing else is touched.
"""

import struct
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr

from catanica.kernel.state import State

FREE: Final = -1
LOW: Final = 0x3FFFFFFF  # so many bits that the product stays below 2**62
SPREAD: Final = 0x9E3779B1  # spreads neighbouring actions over the whole table


class Layout:
    """What the numbers of an observation mean, in order, and how large each can be."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.limits: vec[i64] = vec[i64]()
        self.starts: vec[i64] = vec[i64]()  # where the fractions of each number's limit begin
        self.fractions: vec[i32] = vec[i32]()
        self.begun: dict[int, int] = {}  # where those of a limit begin

    def add(self, name: str, limit: int) -> int:
        """One more number; its index."""
        if limit not in self.begun:
            self.begun[limit] = len(self.fractions)
            for value in range(limit + 1):
                bits: int = struct.unpack("<i", struct.pack("<f", value / limit))[0]
                self.fractions = append(self.fractions, i32(bits))
        self.names.append(name)
        self.limits = append(self.limits, limit)
        self.starts = append(self.starts, self.begun[limit])
        return len(self.names) - 1

    def add_each(self, name: str, parts: list[str], limit: int) -> int:
        """Numbers in a row that belong together; the index of the first."""
        first = len(self.names)
        for part in parts:
            self.add(f"{name}.{part}", limit)
        return first

    def add_many(self, name: str, count: int, limit: int) -> int:
        """The same, counted from 0."""
        return self.add_each(name, [str(i) for i in range(count)], limit)


@final
class Sheet:
    """Observations of many games, a row each. `values` are the bits of 32-bit floats."""

    def __init__(self, layout: Layout, rows: i64) -> None:
        self.width: i64 = len(layout.names)
        self.limits: vec[i64] = layout.limits
        self.starts: vec[i64] = layout.starts
        self.fractions: vec[i32] = layout.fractions
        self.values: vec[i32] = vec[i32]([0] * (rows * self.width))
        self.written: vec[i64] = vec[i64]([0] * (rows * self.width))  # for each row the places that are not nought
        self.counts: vec[i64] = vec[i64]([0] * rows)
        self.sums: vec[i64] = vec[i64]([0] * self.width)  # what is added up for the row at hand
        self.summed: vec[i64] = vec[i64]([0] * self.width)  # the places of it
        self.sum_count: i64 = 0
        self.lasting: list[object] = [None] * rows  # what the lasting part of each row was written from
        self.row: i64 = 0
        self.base: i64 = 0
        self.count: i64 = 0

    def turn_to(self, row: i64) -> None:
        """Begin a row anew."""
        base = row * self.width
        n = self.counts[row]
        i: i64 = 0
        while i < n:
            self.values[self.written[base + i]] = 0
            i += 1
        self.row = row
        self.base = base
        self.count = 0

    def put(self, at: i64, value: i64) -> None:
        """Write a number; more than its limit counts as its limit. Each is written once."""
        if value > 0:
            limit = self.limits[at]
            place = self.base + at
            self.values[place] = self.fractions[self.starts[at] + (limit if value > limit else value)]
            self.written[self.base + self.count] = place
            self.count += 1

    def add(self, at: i64, value: i64) -> None:
        """Add to a number that is written when the row is done."""
        if value > 0:
            if self.sums[at] == 0:
                self.summed[self.sum_count] = at
                self.sum_count += 1
            self.sums[at] = self.sums[at] + value

    def keep(self, at: i64, value: i64) -> None:
        """Write a number of the part that lasts until it is written anew, nought too."""
        self.values[self.base + at] = self.fractions[self.starts[at] + value]

    def done(self) -> None:
        """The row is complete."""
        i: i64 = 0
        while i < self.sum_count:
            at = self.summed[i]
            self.put(at, self.sums[at])
            self.sums[at] = 0
            i += 1
        self.sum_count = 0
        self.counts[self.row] = self.count


@final
class Asked:
    """Where a decision and its fields stand in an observation; `at` is -1 for a step nobody is asked by."""

    def __init__(self) -> None:
        self.at: i64 = -1
        self.hidden: i64 = 0
        self.seat_at: i64 = 0
        self.seat_room: i64 = 0  # 0: nobody may know what it hides
        self.shifts: vec[i64] = vec[i64]()
        self.rooms: vec[i64] = vec[i64]()
        self.places: vec[i64] = vec[i64]()
        self.named: vec[i64] = vec[i64]()  # 1 where the value is a card

    def part(self, shift: i64, room: i64, place: i64, card: bool) -> None:
        """One more number of its fields."""
        self.shifts = append(self.shifts, shift)
        self.rooms = append(self.rooms, room)
        self.places = append(self.places, place)
        self.named = append(self.named, 1 if card else 0)

    def write(self, word: i64, seat: i64, slots: vec[i64], sheet: Sheet) -> None:
        """The decision an entry of the agenda asks for; what it hides is for its own seat. `slots` number the cards."""
        sheet.put(self.at, 1)
        shown = word
        if self.hidden != 0 and ((word >> self.seat_at) & self.seat_room != seat or self.seat_room == 0):
            shown = word & ~self.hidden
        i: i64 = 0
        n: i64 = len(self.shifts)
        while i < n:
            value = (shown >> self.shifts[i]) & self.rooms[i]
            if self.named[i] != 0:
                value = slots[value] if value < len(slots) else 0
            sheet.put(self.places[i], value)
            i += 1


@final
class Codes:
    """Which index an action has: a table for one rulebook, looked up without a Python object."""

    def __init__(self, codes: list[int], indices: list[int], size: int) -> None:
        room = 16
        while room < 2 * len(codes):
            room *= 2
        self.mask: i64 = room - 1
        self.keys: vec[i64] = vec[i64]([FREE] * room)
        self.found: vec[i64] = vec[i64]([FREE] * room)
        self.codes: vec[i64] = vec[i64]([FREE] * size)  # by index; FREE where this rulebook has no such action
        for code, index in zip(codes, indices, strict=True):
            self.enter(code, index)

    def enter(self, code: i64, index: i64) -> None:
        """One more action."""
        at = self.place(code)
        while self.keys[at] != FREE:
            at = (at + 1) & self.mask
        self.keys[at] = code
        self.found[at] = index
        self.codes[index] = code

    def place(self, code: i64) -> i64:
        """Where to begin looking."""
        return ((((code ^ (code >> 29)) & LOW) * SPREAD) >> 29) & self.mask

    def index(self, code: i64) -> i64:
        """The index of an action; FREE if it has none."""
        at = self.place(code)
        while self.keys[at] != code:
            if self.keys[at] == FREE:
                return FREE
            at = (at + 1) & self.mask
        return self.found[at]


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """A game with its options in fixed numbers. Each game says what a seat sees, and numbers its actions.

    The first `spares` numbers belong to no action of their own: an action that the list lacks, such as an odd way to
    use a card, gets the next of them while it is open.
    """

    def __init__(self, version: str, layout: Layout, size: i64, spares: i64 = 0) -> None:
        self.spares: i64 = spares
        self.version = version  # such as board-v1
        self.layout = layout
        self.size: i64 = size  # how many actions a game can ever offer a player

    def texts(self) -> list[str]:
        """Those actions as text, in order."""
        return []

    def codes(self, state: State) -> Codes:
        """The table of the position's rulebook."""
        raise unfinished()

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        """What a seat may know of a position, whether that is redacted or not; the row was begun."""


def unfinished() -> TypeError:
    """The error for a game without a table of actions."""
    return TypeError("an encoder must number its actions")
