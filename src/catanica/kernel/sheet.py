"""Observations for learners, written inside compiled code into arrays that NumPy sees without copying.

A sheet has a row for each game. A row holds normalised 32-bit floats: the layout knows for each number its largest
value and the bit pattern of every fraction of it, so that writing one is a single store. Most numbers are nought most
of the time, and most stay as they were from one decision to the next: numbers that follow from the same part of the
position form a group, which is written anew only if that part has changed.
"""

import struct
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr

from catanica.kernel.state import State

FREE: Final = -1
LOW: Final = 0x3FFFFFFF  # so many bits that the product stays below 2**62
SPREAD: Final = 0x9E3779B1  # spreads neighbouring actions over the whole table
NOTHING: Final = -1  # what no group is written from
ONE: Final = 0x3F800000  # 1.0 as the bits of a 32-bit float


class Layout:
    """What the numbers of an observation mean, in order, and how large each can be."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.limits: vec[i64] = vec[i64]()
        self.starts: vec[i64] = vec[i64]()  # where the fractions of each number's limit begin
        self.fractions: vec[i32] = vec[i32]()
        self.begun: dict[int, int] = {}  # where those of a limit begin
        self.rooms: vec[i64] = vec[i64]()  # for each group where its written places begin, and at last their end
        self.rooms = append(self.rooms, 0)
        self.words: vec[i64] = vec[i64]()  # the same for the words it is written from
        self.words = append(self.words, 0)

    def group(self, numbers: int, words: int = 0) -> int:
        """A group of so many numbers that are written together, from so many words of a list at most; its number."""
        self.rooms = append(self.rooms, self.rooms[len(self.rooms) - 1] + numbers)
        self.words = append(self.words, self.words[len(self.words) - 1] + words)
        return len(self.rooms) - 2

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
    """Observations of many games, a row each. `values` are the bits of 32-bit floats.

    A row follows one game from decision to decision; `forget` lets it begin with any other position.
    """

    def __init__(self, layout: Layout, rows: i64) -> None:
        self.width: i64 = len(layout.names)
        self.limits: vec[i64] = layout.limits
        self.starts: vec[i64] = layout.starts
        self.fractions: vec[i32] = layout.fractions
        self.values: vec[i32] = vec[i32]([0] * (rows * self.width))
        self.groups: i64 = len(layout.rooms) - 1
        self.rooms: vec[i64] = layout.rooms
        self.room: i64 = layout.rooms[self.groups]
        self.written: vec[i32] = vec[i32]([0] * (rows * self.room))  # for each group its places that are not nought
        self.counts: vec[i64] = vec[i64]([0] * (rows * self.groups))
        self.stamps: vec[i64] = vec[i64]([NOTHING] * (rows * self.groups))  # what each group was written from
        self.words: vec[i64] = layout.words
        self.wordy: i64 = layout.words[self.groups]
        self.kept: vec[i64] = vec[i64]([0] * (rows * self.wordy))  # the lists that groups were written from
        self.sums: vec[i64] = vec[i64]([0] * self.width)  # what is added up for the group at hand
        self.summed: vec[i64] = vec[i64]([0] * self.width)  # the places of it
        self.sum_count: i64 = 0
        self.lasting: list[object] = [None] * rows  # what the lasting part of each row was written from
        self.row: i64 = 0
        self.base: i64 = 0
        self.at: i64 = 0  # the group at hand, counted over all rows
        self.next: i64 = 0  # where its next place is noted
        self.first: i64 = 0  # where its first one was

    def turn_to(self, row: i64) -> None:
        """Begin with a row."""
        self.row = row
        self.base = row * self.width

    def forget(self, row: i64) -> None:
        """Another position will be written here: every group is written anew."""
        at = row * self.groups
        end = at + self.groups
        while at < end:
            self.stamps[at] = NOTHING
            at += 1

    def changed(self, group: i64, stamp: i64) -> bool:
        """Whether a group follows from something else than last time; if so it is begun anew."""
        at = self.row * self.groups + group
        if self.stamps[at] == stamp:
            return False
        self.stamps[at] = stamp
        self.begin(group)
        return True

    def changed_list(self, group: i64, words: vec[i64], stamp: i64) -> bool:
        """The same for what follows from a list and a stamp that is not negative."""
        n: i64 = len(words)
        at = self.row * self.groups + group
        kept = self.row * self.wordy + self.words[group]
        most = self.words[group + 1] - self.words[group]
        whole = stamp * 1024 + n
        same = n <= most and self.stamps[at] == whole
        i: i64 = 0
        while same and i < n:
            same = self.kept[kept + i] == words[i]
            i += 1
        if same:
            return False
        self.stamps[at] = whole
        i = 0
        while i < n and i < most:
            self.kept[kept + i] = words[i]
            i += 1
        self.begin(group)
        return True

    def begin(self, group: i64) -> None:
        """Take back what a group wrote last time."""
        at = self.row * self.groups + group
        first = self.row * self.room + self.rooms[group]
        base = self.base
        i = first
        end = first + self.counts[at]
        while i < end:
            self.values[base + i64(self.written[i])] = 0
            i += 1
        self.at = at
        self.first = first
        self.next = first

    def end(self) -> None:
        """The group at hand is complete."""
        self.counts[self.at] = self.next - self.first

    def put(self, at: i64, value: i64) -> None:
        """Write a number; more than its limit counts as its limit. Each is written once."""
        if value > 0:
            limit = self.limits[at]
            self.values[self.base + at] = self.fractions[self.starts[at] + (limit if value > limit else value)]
            self.written[self.next] = i32(at)
            self.next += 1

    def one(self, at: i64) -> None:
        """Write a one."""
        self.values[self.base + at] = ONE
        self.written[self.next] = i32(at)
        self.next += 1

    def ones(self, at: i64, mask: i64) -> None:
        """Write a one for each bit of a mask."""
        k = at
        m = mask
        while m != 0:
            while m & 0xF == 0:
                m >>= 4
                k += 4
            if m & 1 != 0:
                self.one(k)
            m >>= 1
            k += 1

    def add(self, at: i64, value: i64) -> None:
        """Add to a number that is written when the group is summed up."""
        if value > 0:
            if self.sums[at] == 0:
                self.summed[self.sum_count] = at
                self.sum_count += 1
            self.sums[at] = self.sums[at] + value

    def sum_up(self) -> None:
        """Write what was added."""
        i: i64 = 0
        while i < self.sum_count:
            at = self.summed[i]
            self.put(at, self.sums[at])
            self.sums[at] = 0
            i += 1
        self.sum_count = 0

    def keep(self, at: i64, value: i64) -> None:
        """Write a number of the part that lasts until it is written anew, nought too."""
        self.values[self.base + at] = self.fractions[self.starts[at] + value]


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
        sheet.one(self.at)
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
