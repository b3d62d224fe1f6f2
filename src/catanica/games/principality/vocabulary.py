"""The vocabulary of the principality games: every name a word can use, with its one home.

`card_of(word)` reads a step on the agenda, an action, a happening alike; `card_is(card)` writes it. A row
(`STEPS.add("replace", SEAT, CARD.hidden(HAND), STACK)`) declares which of these names its word has. Homes that overlap
cannot stand in one row: a bundle fills the upper part of a word by itself, region, column and gap are all places.
A set may add homes of its own where none of these fits.
"""

from typing import Final

from mypy_extensions import i64

from catanica.kernel.words import Field, Register, too_much

STEPS: Final = Register("step", 256)

SEAT_AT: Final = 10
SEAT_ROOM: Final = 0x3
NUMBER_AT: Final = 12
NUMBER_ROOM: Final = 0xFF
WHAT_AT: Final = 12
WHAT_ROOM: Final = 0xFF
CARD_AT: Final = 20
CARD_ROOM: Final = 0x1FF
PLACE_AT: Final = 29
PLACE_ROOM: Final = 0x7F
THERE: Final = (CARD_ROOM << CARD_AT) | (PLACE_ROOM << PLACE_AT)  # which card lies where
REGION_AT: Final = 29
REGION_ROOM: Final = 0x7F
COLUMN_AT: Final = 29
COLUMN_ROOM: Final = 0x7F
GAP_AT: Final = 29
GAP_ROOM: Final = 0x7F
STACK_AT: Final = 36
STACK_ROOM: Final = 0x1F
PILE_AT: Final = 36
PILE_ROOM: Final = 0x1F
GROUP_AT: Final = 29
GROUP_ROOM: Final = 0x7F
CAUSE_AT: Final = 41
CAUSE_ROOM: Final = 0x1FF
GOOD_AT: Final = 50
GOOD_ROOM: Final = 0x7
GOT_AT: Final = 53
GOT_ROOM: Final = 0x7
FLAG_AT: Final = 56
FLAG_ROOM: Final = 0x1
WINDOW_AT: Final = 57
WINDOW_ROOM: Final = 0x1F
VICTIM_AT: Final = 57
VICTIM_ROOM: Final = 0x3
BUNDLE_AT: Final = 20
BUNDLE_ROOM: Final = 0x3FFFFFFFFFF
KINDS_AT: Final = 50
KINDS_ROOM: Final = 0x3F

SEAT: Final = Field("seat", "seat", SEAT_AT, SEAT_ROOM)
NUMBER: Final = Field("number", "number", NUMBER_AT, NUMBER_ROOM)
WHAT: Final = Field("what", "number", WHAT_AT, WHAT_ROOM)
CARD: Final = Field("card", "card", CARD_AT, CARD_ROOM)
PLACE: Final = Field("place", "place", PLACE_AT, PLACE_ROOM)
REGION: Final = Field("region", "region", REGION_AT, REGION_ROOM)
COLUMN: Final = Field("column", "column", COLUMN_AT, COLUMN_ROOM)
GAP: Final = Field("gap", "gap", GAP_AT, GAP_ROOM)
STACK: Final = Field("stack", "stack", STACK_AT, STACK_ROOM)
MAYBE_STACK: Final = Field("maybe_stack", "stack or none", STACK_AT, STACK_ROOM)
PILE: Final = Field("pile", "pile", PILE_AT, PILE_ROOM)
GROUP: Final = Field("group", "number", GROUP_AT, GROUP_ROOM)
CAUSE: Final = Field("cause", "card", CAUSE_AT, CAUSE_ROOM)
GOOD: Final = Field("good", "good", GOOD_AT, GOOD_ROOM)
GOT: Final = Field("got", "good", GOT_AT, GOT_ROOM)
FLAG: Final = Field("flag", "flag", FLAG_AT, FLAG_ROOM)
WINDOW: Final = Field("window", "window", WINDOW_AT, WINDOW_ROOM)
VICTIM: Final = Field("victim", "seat", VICTIM_AT, VICTIM_ROOM)
BUNDLE: Final = Field("bundle", "bundle", BUNDLE_AT, BUNDLE_ROOM)
KINDS: Final = Field("kinds", "kinds", KINDS_AT, KINDS_ROOM)


def seat_of(word: i64) -> i64:
    """A seat: who decides, pays or acts; of a card in play and of a discarded one, its owner."""
    return (word >> SEAT_AT) & SEAT_ROOM


def seat_is(value: i64) -> i64:
    """The same, to be written."""
    if value & ~SEAT_ROOM != 0:
        raise too_much("seat", value)
    return value << SEAT_AT


def number_of(word: i64) -> i64:
    """How many, or a number of a die."""
    return (word >> NUMBER_AT) & NUMBER_ROOM


def number_is(value: i64) -> i64:
    """The same, to be written."""
    if value & ~NUMBER_ROOM != 0:
        raise too_much("number", value)
    return value << NUMBER_AT


def what_of(word: i64) -> i64:
    """Which cards come into question: a number that each game gives a meaning."""
    return (word >> WHAT_AT) & WHAT_ROOM


def what_is(value: i64) -> i64:
    """The same, to be written."""
    if value & ~WHAT_ROOM != 0:
        raise too_much("what", value)
    return value << WHAT_AT


def card_of(word: i64) -> i64:
    """The card it is about."""
    return (word >> CARD_AT) & CARD_ROOM


def card_is(value: i64) -> i64:
    """The same, to be written."""
    if value & ~CARD_ROOM != 0:
        raise too_much("card", value)
    return value << CARD_AT


def place_of(word: i64) -> i64:
    """A place where a card can lie."""
    return (word >> PLACE_AT) & PLACE_ROOM


def place_is(value: i64) -> i64:
    """The same, to be written."""
    if value & ~PLACE_ROOM != 0:
        raise too_much("place", value)
    return value << PLACE_AT


def region_of(word: i64) -> i64:
    """A region of a land, stores included."""
    return (word >> REGION_AT) & REGION_ROOM


def region_is(value: i64) -> i64:
    """The same, to be written."""
    if value & ~REGION_ROOM != 0:
        raise too_much("region", value)
    return value << REGION_AT


def column_of(word: i64) -> i64:
    """A settlement or city, by its column."""
    return (word >> COLUMN_AT) & COLUMN_ROOM


def column_is(value: i64) -> i64:
    """The same, to be written."""
    if value & ~COLUMN_ROOM != 0:
        raise too_much("column", value)
    return value << COLUMN_AT


def gap_of(word: i64) -> i64:
    """A road, by its gap."""
    return (word >> GAP_AT) & GAP_ROOM


def gap_is(value: i64) -> i64:
    """The same, to be written."""
    if value & ~GAP_ROOM != 0:
        raise too_much("gap", value)
    return value << GAP_AT


def stack_of(word: i64) -> i64:
    """An expansion stack."""
    return (word >> STACK_AT) & STACK_ROOM


def stack_is(value: i64) -> i64:
    """The same, to be written."""
    if value & ~STACK_ROOM != 0:
        raise too_much("stack", value)
    return value << STACK_AT


def maybe_stack_of(word: i64) -> i64:
    """An expansion stack, or -1 for none: "none" is 0, so stacks stand one higher than in `stack_of`."""
    return ((word >> STACK_AT) & STACK_ROOM) - 1


def maybe_stack_is(value: i64) -> i64:
    """The same, to be written; -1 for none."""
    return stack_is(value + 1)


def pile_of(word: i64) -> i64:
    """Which pile a shuffle fills."""
    return (word >> PILE_AT) & PILE_ROOM


def pile_is(value: i64) -> i64:
    """The same, to be written."""
    if value & ~PILE_ROOM != 0:
        raise too_much("pile", value)
    return value << PILE_AT


def group_of(word: i64) -> i64:
    """A group of cards that are shuffled together."""
    return (word >> GROUP_AT) & GROUP_ROOM


def group_is(value: i64) -> i64:
    """The same, to be written."""
    if value & ~GROUP_ROOM != 0:
        raise too_much("group", value)
    return value << GROUP_AT


def cause_of(word: i64) -> i64:
    """The card on whose behalf it happens, or a second card."""
    return (word >> CAUSE_AT) & CAUSE_ROOM


def cause_is(value: i64) -> i64:
    """The same, to be written."""
    if value & ~CAUSE_ROOM != 0:
        raise too_much("cause", value)
    return value << CAUSE_AT


def good_of(word: i64) -> i64:
    """A kind of resource."""
    return (word >> GOOD_AT) & GOOD_ROOM


def good_is(value: i64) -> i64:
    """The same, to be written."""
    if value & ~GOOD_ROOM != 0:
        raise too_much("good", value)
    return value << GOOD_AT


def got_of(word: i64) -> i64:
    """A second kind of resource: what comes for another."""
    return (word >> GOT_AT) & GOT_ROOM


def got_is(value: i64) -> i64:
    """The same, to be written."""
    if value & ~GOT_ROOM != 0:
        raise too_much("got", value)
    return value << GOT_AT


def flag_of(word: i64) -> i64:
    """Yes or no; each row says to what."""
    return (word >> FLAG_AT) & FLAG_ROOM


def flag_is(value: i64) -> i64:
    """The same, to be written."""
    if value & ~FLAG_ROOM != 0:
        raise too_much("flag", value)
    return value << FLAG_AT


def window_of(word: i64) -> i64:
    """A window, by its number."""
    return (word >> WINDOW_AT) & WINDOW_ROOM


def window_is(value: i64) -> i64:
    """The same, to be written."""
    if value & ~WINDOW_ROOM != 0:
        raise too_much("window", value)
    return value << WINDOW_AT


def victim_of(word: i64) -> i64:
    """A second seat: whose cards or resources it is about."""
    return (word >> VICTIM_AT) & VICTIM_ROOM


def victim_is(value: i64) -> i64:
    """The same, to be written."""
    if value & ~VICTIM_ROOM != 0:
        raise too_much("victim", value)
    return value << VICTIM_AT


def bundle_of(word: i64) -> i64:
    """Amounts of all kinds of resources."""
    return (word >> BUNDLE_AT) & BUNDLE_ROOM


def bundle_is(value: i64) -> i64:
    """The same, to be written."""
    if value & ~BUNDLE_ROOM != 0:
        raise too_much("bundle", value)
    return value << BUNDLE_AT


def kinds_of(word: i64) -> i64:
    """A mask of kinds of resources."""
    return (word >> KINDS_AT) & KINDS_ROOM


def kinds_is(value: i64) -> i64:
    """The same, to be written."""
    if value & ~KINDS_ROOM != 0:
        raise too_much("kinds", value)
    return value << KINDS_AT
