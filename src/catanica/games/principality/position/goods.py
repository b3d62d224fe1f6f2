"""Resources and amounts of them, packed into one integer of 7-bit fields."""

from typing import Final, Literal

from mypy_extensions import i64

from catanica.kernel.ints import bit

BRICK: Final = 0
LUMBER: Final = 1
ORE: Final = 2
GRAIN: Final = 3
WOOL: Final = 4
GOLD: Final = 5
KINDS: Final = 6
ALL_KINDS: Final = (1 << KINDS) - 1  # as a mask

Resource = Literal["brick", "lumber", "ore", "grain", "wool", "gold"]
NAMES: Final[tuple[Resource, ...]] = ("brick", "lumber", "ore", "grain", "wool", "gold")

FIELD: Final = 7
MASK: Final = 0x3F
THREE_EACH: Final = 3 | (3 << 7) | (3 << 14) | (3 << 21) | (3 << 28) | (3 << 35)
ONE_OF_EACH: Final = 1 | (1 << 7) | (1 << 14) | (1 << 21) | (1 << 28) | (1 << 35)
EVEN: Final = MASK | (MASK << 14) | (MASK << 28)  # every second kind
MOST: Final = 0x3FFF  # two fields: so many resources can be counted
ENOUGH: Final = 0x40
GUARD: Final = 0x40 | (0x40 << 7) | (0x40 << 14) | (0x40 << 21) | (0x40 << 28) | (0x40 << 35)


def amount(kind: i64, n: i64) -> i64:
    """n of one kind, packed."""
    return n << (kind * FIELD)


def of(bundle: i64, kind: i64) -> i64:
    """How many of a kind are in a bundle."""
    return (bundle >> (kind * FIELD)) & MASK


def enough(have: i64, cost: i64) -> i64:
    """A mark (ENOUGH) in the field of every kind of which a bundle holds at least the cost."""
    return ((have | GUARD) - cost) & GUARD


def covers(have: i64, cost: i64) -> bool:
    """Whether a bundle holds at least a cost, kind by kind."""
    return enough(have, cost) == GUARD


def lacking(have: i64, cost: i64) -> i64:
    """What a bundle holds less than a cost, kind by kind."""
    more = (cost | GUARD) - have
    marked = more & GUARD  # of these the cost holds as many or more
    return more & (marked - (marked >> (FIELD - 1)))


def count(bundle: i64) -> i64:
    """How many resources in all."""
    pairs = (bundle & EVEN) + ((bundle >> FIELD) & EVEN)
    return (pairs + (pairs >> (2 * FIELD)) + (pairs >> (4 * FIELD))) & MOST


def held_in(bundle: i64) -> i64:
    """A mark (ENOUGH) in the field of every kind of which a bundle holds something."""
    return (bundle + (GUARD - ONE_OF_EACH)) & GUARD


def kinds_in(bundle: i64) -> i64:
    """The kinds of which a bundle holds something, as a set of bits."""
    kinds: i64 = 0
    marks = held_in(bundle) >> (FIELD - 1)
    k: i64 = 0
    while marks != 0:
        if marks & 1 != 0:
            kinds |= bit(k)
        marks >>= FIELD
        k += 1
    return kinds
