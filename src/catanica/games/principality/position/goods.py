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

Resource = Literal["brick", "lumber", "ore", "grain", "wool", "gold"]
NAMES: Final[tuple[Resource, ...]] = ("brick", "lumber", "ore", "grain", "wool", "gold")

FIELD: Final = 7
MASK: Final = 0x3F
THREE_EACH: Final = 3 | (3 << 7) | (3 << 14) | (3 << 21) | (3 << 28) | (3 << 35)
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


def count(bundle: i64) -> i64:
    """How many resources in all."""
    n: i64 = 0
    k: i64 = 0
    while k < KINDS:
        n += (bundle >> (k * FIELD)) & MASK
        k += 1
    return n


def kinds_in(bundle: i64) -> i64:
    """The kinds of which a bundle holds something, as a set of bits."""
    kinds: i64 = 0
    k: i64 = 0
    while k < KINDS:
        if of(bundle, k) > 0:
            kinds |= bit(k)
        k += 1
    return kinds
