"""A game in fixed numbers for learners: what is asked, which number an action has, and what each game must provide."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr

from catanica.kernel.sheet import Layout, Sheet
from catanica.kernel.state import State

FREE: Final = -1
LOW: Final = 0x3FFFFFFF  # so many bits that the product stays below 2**62
SPREAD: Final = 0x165667B1  # spreads neighbouring actions over the whole table


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
        self.places: vec[i64] = vec[i64]()  # of each of its numbers, doubled; the lowest bit says that it names a card

    def part(self, shift: i64, room: i64, place: i64, card: bool) -> None:
        """One more number of its fields."""
        self.shifts = append(self.shifts, shift)
        self.rooms = append(self.rooms, room)
        self.places = append(self.places, 2 * place + (1 if card else 0))

    def shown(self, word: i64, seat: i64) -> i64:
        """An entry of the agenda as a seat sees it: what it hides is for its own seat."""
        if self.hidden != 0 and ((word >> self.seat_at) & self.seat_room != seat or self.seat_room == 0):
            return word & ~self.hidden
        return word

    def write(self, shown: i64, slots: vec[i64], sheet: Sheet) -> None:
        """The decision an entry asks for, as a seat sees it. `slots` number the cards."""
        sheet.put_one(self.at)
        rooms = self.rooms
        i: i64 = 0
        for shift in self.shifts:
            value = (shown >> shift) & rooms[i]
            if value != 0:
                place = self.places[i]
                if place & 1 != 0:
                    value = slots[value] if value < len(slots) else i64(0)
                sheet.put_single(place >> 1, value)
            i += 1  # noqa: SIM113


@final
class Codes:
    """Which index an action has: a table for one rulebook, looked up without a Python object.

    The table holds indices, half a word each, and the actions stand beside it in order: together they are small enough
    to stay close at hand.
    """

    def __init__(self, codes: list[int], indices: list[int], size: int) -> None:
        room = 16
        while room < 2 * len(codes):
            room *= 2
        self.mask: i64 = room - 1
        self.slots: vec[i32] = vec[i32]([FREE] * room)
        self.codes: vec[i64] = vec[i64]([FREE] * size)  # by index; FREE where this rulebook has no such action
        for code, index in zip(codes, indices, strict=True):
            self.enter(code, index)

    def enter(self, code: i64, index: i64) -> None:
        """One more action."""
        at = place_of(code) & self.mask
        while self.slots[at] != FREE:
            at = (at + 1) & self.mask
        self.slots[at] = i32(index)
        self.codes[index] = code

    def index(self, code: i64) -> i64:
        """The index of an action; FREE if it has none."""
        return index_in(self.slots, self.codes, self.mask, code)


def place_of(code: i64) -> i64:
    """Where to begin looking for an action; in a small table its low bits."""
    return (((code ^ (code >> 25) ^ (code >> 50)) & LOW) * SPREAD) >> 25


def index_in(slots: vec[i32], codes: vec[i64], mask: i64, code: i64) -> i64:
    """The index of an action in a table; FREE if it has none."""
    at = place_of(code) & mask
    found = i64(slots[at])
    while found != FREE and codes[found] != code:
        at = (at + 1) & mask
        found = i64(slots[at])
    return found


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
