"""Observations for learners, written inside compiled code into arrays that NumPy sees without copying.

A sheet has a row for each game. A row holds normalised 32-bit floats: the layout knows for each number its largest
value and the bit pattern of every fraction of it, so that writing one is a single store. Most numbers stay as they were
from one decision to the next, so a row remembers what it was written from, in words that the layout allots, and only
what differs is written: a number, the one place of several that holds a one, the bits of a mask. What follows from a
list of cards is a group, of which every place is taken back and written anew. Where the same is told of two players,
numbers are pairs: those that were ever written are listed, and change places when the other player looks.
"""

import struct
from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i32, i64

from catanica.kernel.ints import bit, first

ONE: Final = 0x3F800000  # 1.0 as the bits of a 32-bit float
SCALE: Final = 16
SINGLE: Final = -1  # a number that is no half of a pair
HALF: Final = 16  # a pair is listed as one number: the first of it, and above these bits the second
FLAGS: Final = 5  # so many bits of a number say which flag of a word is its own
LIMIT: Final = 0xFFFF  # of a number: in the lowest bits of its scale, above them is where its fractions begin


@final
class Group:
    """Numbers that are written together, and where a row remembers what they were written from."""

    def __init__(self, stamp: i64, notes: i64) -> None:
        self.stamp: i64 = stamp  # the word for what it was written from; 0 for nothing
        self.count: i64 = stamp + 1  # the word for how many places were written
        self.notes: i64 = notes  # where its places are noted


class Layout:
    """What the numbers of an observation mean, in order, and how large each can be."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.limits: vec[i64] = vec[i64]()
        self.scales: vec[i64] = vec[i64]()  # of each number its limit, and where the fractions of that begin
        self.fractions: vec[i32] = vec[i32]()
        self.begun: dict[int, int] = {}  # where those of a limit begin
        self.memory: i64 = 0  # words a row remembers
        self.notes: i64 = 0  # places that groups note
        self.partners: dict[int, int] = {}  # the other half of each number that is one of a pair

    def words(self, count: int = 1) -> int:
        """Words of a row's memory, nought at first; the first of them."""
        at = self.memory
        self.memory += count
        return at

    def group(self, numbers: int) -> Group:
        """So many numbers that are written together."""
        return Group(self.words(2), self.room(numbers))

    def room(self, count: int) -> int:
        """Room for notes of places; where it begins."""
        at = self.notes
        self.notes += count
        return at

    def pair(self, one: int, other: int, count: int = 1) -> None:
        """So many numbers, told of one player and of the other, change places with each other."""
        for k in range(count):
            self.partners[one + k] = other + k
            self.partners[other + k] = one + k

    def shares(self, limit: int, most: int) -> vec[i32]:
        """What each number from 0 to the most there can be is written as; more than the limit counts as the limit."""
        out = vec[i32]()
        for value in range(most + 1):
            bits: int = struct.unpack("<i", struct.pack("<f", min(value, limit) / limit))[0]
            out = append(out, i32(bits))
        return out

    def add(self, name: str, limit: int) -> int:
        """One more number; its index."""
        if limit not in self.begun:
            self.begun[limit] = len(self.fractions)
            self.fractions = extend(self.fractions, self.shares(limit, limit))
        self.names.append(name)
        self.limits = append(self.limits, limit)
        self.scales = append(self.scales, limit + self.begun[limit] * (LIMIT + 1))
        return len(self.names) - 1

    def add_each(self, name: str, parts: list[str], limit: int) -> int:
        """Numbers in a row that belong together; the index of the first."""
        start = len(self.names)
        for part in parts:
            self.add(f"{name}.{part}", limit)
        return start

    def add_many(self, name: str, count: int, limit: int) -> int:
        """The same, counted from 0."""
        return self.add_each(name, [str(i) for i in range(count)], limit)


@final
class Sheet:
    """Observations of many games, a row each. `values` are the bits of 32-bit floats.

    A row follows one game from decision to decision; `forget` lets it begin with any other position. The words that are
    handed in with a number, a place or a mask are where the row remembers it.
    """

    def __init__(self, layout: Layout, rows: i64) -> None:
        self.width: i64 = len(layout.names)
        self.scales: vec[i64] = layout.scales
        self.fractions: vec[i32] = layout.fractions
        self.values: vec[i32] = vec[i32]([0] * (rows * self.width))
        self.memory: i64 = layout.memory
        self.kept: vec[i64] = vec[i64]([0] * (rows * self.memory))  # what rows remember
        self.room: i64 = layout.notes
        self.noted: vec[i32] = vec[i32]([0] * (rows * self.room))  # for each group its places that are not nought
        self.sums: vec[i64] = vec[i64]([0] * self.width)  # what is added up for the group at hand
        self.summed: vec[i64] = vec[i64]([0] * self.width)  # the places of it
        self.sum_count: i64 = 0
        self.partners: vec[i64] = vec[i64]([layout.partners.get(at, SINGLE) for at in range(self.width)])
        self.pair_room: i64 = len(layout.partners) // 2
        self.pairs: vec[i32] = vec[i32]([0] * (rows * self.pair_room))  # those that were ever written, row by row
        self.pair_counts: vec[i64] = vec[i64]([0] * rows)
        self.flags: i64 = (self.width >> FLAGS) + 1
        self.listed: vec[i64] = vec[i64]([0] * (rows * self.flags))  # whether they are among those, by the first half
        self.row: i64 = 0
        self.base: i64 = 0  # where the row begins
        self.mind: i64 = 0  # where what it remembers begins
        self.next: i64 = 0  # where the next place of the group at hand is noted

    def turn_to(self, row: i64) -> None:
        """Begin with a row."""
        self.row = row
        self.base = row * self.width
        self.mind = row * self.memory

    def forget(self, row: i64) -> None:
        """Another position will be written here: the row is empty again."""
        values = self.values
        for at in range(row * self.width, (row + 1) * self.width):
            values[at] = 0
        kept = self.kept
        for word in range(row * self.memory, (row + 1) * self.memory):
            kept[word] = 0
        listed = self.listed
        for flag in range(row * self.flags, (row + 1) * self.flags):
            listed[flag] = 0
        self.pair_counts[row] = 0

    # -- what is written only if it differs ---------------------------------------------------------------------

    def differs(self, word: i64, value: i64) -> bool:
        """Whether something is not what it was last time; it is remembered."""
        at = self.mind + word
        if self.kept[at] == value:
            return False
        self.kept[at] = value
        return True

    def number(self, word: i64, at: i64, value: i64) -> None:
        """A number."""
        mind = self.mind + word
        if self.kept[mind] != value:
            self.kept[mind] = value
            self.write(at, value)

    def move_one(self, first: i64, old: i64, new: i64) -> None:
        """One of several places holds a one, counted from `first`: it goes from the old one to the new one."""
        values = self.values
        start = self.base + first
        values[start + old] = 0
        values[start + new] = ONE

    def bits(self, word: i64, at: i64, mask: i64) -> bool:
        """A one for each bit of a mask. Whether that is a change."""
        mind = self.mind + word
        rest = self.kept[mind] ^ mask
        if rest == 0:
            return False
        self.kept[mind] = mask
        values = self.values
        start = self.base + at
        while rest != 0:
            k = first(rest)
            if mask & bit(k) != 0:
                values[start + k] = ONE
                self.enlist(at + k)
            else:
                values[start + k] = 0
            rest &= rest - 1
        return True

    def bits_of(self, at: i64, value: i64) -> i32:
        """A number as it is written; more than its limit counts as its limit, less than nought as nought."""
        scale = self.scales[at]
        shown = scale & LIMIT
        if value < shown:
            shown = value if value > 0 else i64(0)
        shown += scale >> SCALE
        return self.fractions[shown]

    def write(self, at: i64, value: i64) -> None:
        """A number, whatever it was."""
        place = self.base + at
        bits = self.bits_of(at, value)
        self.values[place] = bits

    # -- pairs ----------------------------------------------------------------------------------------------------

    def write_half(self, at: i64, value: i64) -> None:
        """A number of a pair, whatever it was."""
        self.write(at, value)
        self.enlist(at)

    def enlist(self, at: i64) -> None:
        """A number is written: if it is one of a pair, that is listed."""
        other = self.partners[at]
        if other == SINGLE:
            return
        first = at if at < other else other
        word = self.row * self.flags + (first >> FLAGS)
        flag = bit(first & (bit(FLAGS) - 1))
        if self.listed[word] & flag == 0:
            self.listed[word] = self.listed[word] | flag
            n = self.pair_counts[self.row]
            self.pairs[self.row * self.pair_room + n] = i32(first | ((at + other - first) << HALF))
            self.pair_counts[self.row] = n + 1

    def swap(self) -> None:
        """The other player looks: what is told of both changes places."""
        values = self.values
        pairs = self.pairs
        base = self.base
        i = self.row * self.pair_room
        end = i + self.pair_counts[self.row]
        while i < end:
            pair = i64(pairs[i])
            one = base + (pair & LIMIT)
            other = base + (pair >> HALF)
            bits = values[one]
            values[one] = values[other]
            values[other] = bits
            i += 1

    # -- groups ---------------------------------------------------------------------------------------------------

    def changed(self, group: Group, stamp: i64) -> bool:
        """Whether a group follows from something else than last time; if so it is begun anew."""
        if not self.differs(group.stamp, stamp):
            return False
        self.begin(group)
        return True

    def begin(self, group: Group, second: bool = False) -> None:
        """Take back what a group wrote last time; of pairs the first halves are noted, the second may be meant."""
        i = self.row * self.room + group.notes
        end = i + self.kept[self.mind + group.count]
        self.next = i
        values = self.values
        noted = self.noted
        base = self.base
        while i < end:
            at = i64(noted[i])
            if second:
                at = self.partners[at]
            values[base + at] = 0
            i += 1

    def end(self, group: Group) -> None:
        """A group is complete."""
        self.kept[self.mind + group.count] = self.next - (self.row * self.room + group.notes)

    def put(self, at: i64, value: i64) -> None:
        """A number of the group at hand, each of them once."""
        if value > 0:
            bits = self.bits_of(at, value)
            place = self.base + at
            self.values[place] = bits
            noted = at
            other = self.partners[at]
            if other != SINGLE:
                self.enlist(at)
                if other < at:
                    noted = other
            self.noted[self.next] = i32(noted)
            self.next += 1

    def put_single(self, at: i64, value: i64) -> None:
        """The same for what is no half of a pair."""
        if value > 0:
            bits = self.bits_of(at, value)
            place = self.base + at
            self.values[place] = bits
            self.noted[self.next] = i32(at)
            self.next += 1

    def put_one(self, at: i64) -> None:
        """A one of the group at hand that is no half of a pair."""
        self.values[self.base + at] = ONE
        self.noted[self.next] = i32(at)
        self.next += 1

    def count(self, at: i64) -> None:
        """One more of a number of the group at hand that is no half of a pair."""
        place = self.base + at
        old = self.values[place]
        scale = self.scales[at]
        none = scale >> SCALE
        shown = none
        while self.fractions[shown] != old:  # there are seldom two
            shown += 1
        if old == 0:
            self.noted[self.next] = i32(at)
            self.next += 1
        if shown - none < scale & LIMIT:
            self.values[place] = self.fractions[shown + 1]

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
