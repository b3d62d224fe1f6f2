"""Resources and development cards as packed counts: six fields of ten bits in one word.

The first five fields count the known kinds, the sixth counts cards whose kind the viewer may not know. A hand, a
price, the bank and the development stack all have this form, so they can be added, subtracted and compared in one go.
"""

from typing import Final, Literal

from mypy_extensions import i64

BRICK: Final = 0
LUMBER: Final = 1
WOOL: Final = 2
GRAIN: Final = 3
ORE: Final = 4
KINDS: Final = 5
HIDDEN: Final = 5  # the field of cards whose kind is not known

KNIGHT: Final = 0
POINT: Final = 1
ROAD_BUILDING: Final = 2
INVENTION: Final = 3
MONOPOLY: Final = 4

FIELD: Final = 10
FULL: Final = 0x3FF
PAIR: Final = 0xFFFFF  # two fields
EVERY_OTHER: Final = FULL | (FULL << 20) | (FULL << 40)
GUARD: Final = (1 << 9) | (1 << 19) | (1 << 29) | (1 << 39) | (1 << 49) | (1 << 59)

Good = Literal["brick", "lumber", "wool", "grain", "ore"]
DevelopmentCard = Literal["knight", "point", "road-building", "invention", "monopoly"]
RESOURCE_NAMES: Final[list[Good]] = ["brick", "lumber", "wool", "grain", "ore"]
CARD_NAMES: Final[list[DevelopmentCard]] = ["knight", "point", "road-building", "invention", "monopoly"]

ROAD_COST: Final = 1 | (1 << 10)
TOWN_COST: Final = 1 | (1 << 10) | (1 << 20) | (1 << 30)
CITY_COST: Final = (2 << 30) | (3 << 40)
CARD_COST: Final = (1 << 20) | (1 << 30) | (1 << 40)

BANK_OF_19: Final = 19 | (19 << 10) | (19 << 20) | (19 << 30) | (19 << 40)
BANK_WITHOUT_END: Final = 500 | (500 << 10) | (500 << 20) | (500 << 30) | (500 << 40)
CARD_STACK: Final = 14 | (5 << 10) | (2 << 20) | (2 << 30) | (2 << 40)
CARDS_IN_ALL: Final = 25

EACH: Final = 1 | (1 << 10) | (1 << 20) | (1 << 30) | (1 << 40)
PAIRS: Final = 0x3FE * EACH  # bits that say: at least two of some kind
FOURS: Final = 0x3FC * EACH  # at least four of some kind
POINT_CARDS: Final = FULL << 10  # the field of the cards that are never played


def pack(kind: i64, count: i64) -> i64:
    """So many cards of one kind."""
    return count << (kind * FIELD)


def amount(cards: i64, kind: i64) -> i64:
    """How many cards of a kind."""
    return (cards >> (kind * FIELD)) & FULL


def size(cards: i64) -> i64:
    """How many cards of any kind, known or not."""
    pairs = (cards & EVERY_OTHER) + ((cards >> FIELD) & EVERY_OTHER)
    return (pairs + (pairs >> (2 * FIELD)) + (pairs >> (4 * FIELD))) & PAIR


def covers(cards: i64, price: i64) -> bool:
    """Whether every kind of a price is there."""
    return ((cards | GUARD) - price) & GUARD == GUARD


def missing(cards: i64, price: i64) -> i64:
    """What a price asks beyond what is there."""
    lack: i64 = 0
    for kind in range(KINDS):
        short = amount(price, kind) - amount(cards, kind)
        if short > 0:
            lack += pack(kind, short)
    return lack


def nth(cards: i64, index: i64) -> i64:
    """The kind of the card with this index when all are laid out by kind; -1 beyond the last."""
    rest = index
    for kind in range(KINDS + 1):
        here = amount(cards, kind)
        if rest < here:
            return kind
        rest -= here
    return -1
