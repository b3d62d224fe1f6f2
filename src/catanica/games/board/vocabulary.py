"""The vocabulary of the board game: every name a word can use, with its one home.

`path_of(word)` reads a step on the agenda, an action, a happening alike; `path_is(path)` writes it. Homes that overlap
cannot stand in one row: hex, crossing, path, site and corner are all places, victim and receiver both a second seat,
resource, card, terrain, harbour and die all say what kind of thing. Every word stays below 2**53, which
other languages can count to.
"""

from typing import Final

from mypy_extensions import i64

from catanica.kernel.words import Field, Register, too_much

STEPS: Final = Register("step", 1)
VERBS: Final = Register("verb", 1)
HAPPENINGS: Final = Register("happening", 1)

SEAT_AT: Final = 10
SEAT_ROOM: Final = 0x7
VICTIM_AT: Final = 13
VICTIM_ROOM: Final = 0x7
RECEIVER_AT: Final = 13
RECEIVER_ROOM: Final = 0x7
COUNT_AT: Final = 16
COUNT_ROOM: Final = 0xFFFF
TURNS_AT: Final = 16
TURNS_ROOM: Final = 0xFFFFFFFF
TOKEN_AT: Final = 16
TOKEN_ROOM: Final = 0xF
HEX_AT: Final = 32
HEX_ROOM: Final = 0x1F
CROSSING_AT: Final = 32
CROSSING_ROOM: Final = 0x3F
PATH_AT: Final = 32
PATH_ROOM: Final = 0x7F
SITE_AT: Final = 32
SITE_ROOM: Final = 0xF
CORNER_AT: Final = 32
CORNER_ROOM: Final = 0x7
GOOD_AT: Final = 39
GOOD_ROOM: Final = 0x7
GOT_AT: Final = 42
GOT_ROOM: Final = 0x7
CARD_AT: Final = 39
CARD_ROOM: Final = 0x7
TERRAIN_AT: Final = 39
TERRAIN_ROOM: Final = 0x7
HARBOUR_AT: Final = 39
HARBOUR_ROOM: Final = 0x7
DIE_AT: Final = 39
DIE_ROOM: Final = 0x7
OTHER_DIE_AT: Final = 42
OTHER_DIE_ROOM: Final = 0x7
KNOWERS_AT: Final = 45
KNOWERS_ROOM: Final = 0xF

SEAT: Final = Field("seat", "seat", SEAT_AT, SEAT_ROOM)
VICTIM: Final = Field("victim", "seat", VICTIM_AT, VICTIM_ROOM)
RECEIVER: Final = Field("receiver", "seat", RECEIVER_AT, RECEIVER_ROOM)
COUNT: Final = Field("count", "count", COUNT_AT, COUNT_ROOM)
TURNS: Final = Field("count", "count", TURNS_AT, TURNS_ROOM)  # at random a game may be stuck for very many
TOKEN: Final = Field("number", "token", TOKEN_AT, TOKEN_ROOM)
HEX: Final = Field("hex", "hex", HEX_AT, HEX_ROOM)
CROSSING: Final = Field("crossing", "crossing", CROSSING_AT, CROSSING_ROOM)
PATH: Final = Field("path", "path", PATH_AT, PATH_ROOM)
SITE: Final = Field("site", "site", SITE_AT, SITE_ROOM)
CORNER: Final = Field("corner", "corner", CORNER_AT, CORNER_ROOM)
GOOD: Final = Field("resource", "good", GOOD_AT, GOOD_ROOM)
GOT: Final = Field("takes", "good", GOT_AT, GOT_ROOM)
CARD: Final = Field("card", "card", CARD_AT, CARD_ROOM)
TERRAIN: Final = Field("terrain", "terrain", TERRAIN_AT, TERRAIN_ROOM)
HARBOUR: Final = Field("harbour", "harbour", HARBOUR_AT, HARBOUR_ROOM)
DIE: Final = Field("die", "die", DIE_AT, DIE_ROOM)
OTHER_DIE: Final = Field("other_die", "die", OTHER_DIE_AT, OTHER_DIE_ROOM)
KNOWERS: Final = Field("knowers", "knowers", KNOWERS_AT, KNOWERS_ROOM)


def seat_of(word: i64) -> i64:
    """A seat: who decides, builds, trades or acts."""
    return (word >> SEAT_AT) & SEAT_ROOM


def seat_is(value: i64) -> i64:
    """The same, to be written."""
    if value & ~SEAT_ROOM != 0:
        raise too_much("seat", value)
    return value << SEAT_AT


def victim_of(word: i64) -> i64:
    """The seat that loses something."""
    return (word >> VICTIM_AT) & VICTIM_ROOM


def victim_is(value: i64) -> i64:
    """The same, to be written."""
    if value & ~VICTIM_ROOM != 0:
        raise too_much("victim", value)
    return value << VICTIM_AT


def receiver_of(word: i64) -> i64:
    """The seat that gets something."""
    return (word >> RECEIVER_AT) & RECEIVER_ROOM


def receiver_is(value: i64) -> i64:
    """The same, to be written."""
    if value & ~RECEIVER_ROOM != 0:
        raise too_much("receiver", value)
    return value << RECEIVER_AT


def count_of(word: i64) -> i64:
    """How many, or how many still."""
    return (word >> COUNT_AT) & COUNT_ROOM


def count_is(value: i64) -> i64:
    """The same, to be written."""
    if value & ~COUNT_ROOM != 0:
        raise too_much("count", value)
    return value << COUNT_AT


def turns_of(word: i64) -> i64:
    """How many turns have begun."""
    return (word >> TURNS_AT) & TURNS_ROOM


def turns_is(value: i64) -> i64:
    """The same, to be written."""
    if value & ~TURNS_ROOM != 0:
        raise too_much("count", value)
    return value << TURNS_AT


def token_of(word: i64) -> i64:
    """The number on a token."""
    return (word >> TOKEN_AT) & TOKEN_ROOM


def token_is(value: i64) -> i64:
    """The same, to be written."""
    if value & ~TOKEN_ROOM != 0:
        raise too_much("number", value)
    return value << TOKEN_AT


def hex_of(word: i64) -> i64:
    """A hex of the island."""
    return (word >> HEX_AT) & HEX_ROOM


def hex_is(value: i64) -> i64:
    """The same, to be written."""
    if value & ~HEX_ROOM != 0:
        raise too_much("hex", value)
    return value << HEX_AT


def crossing_of(word: i64) -> i64:
    """A crossing, where settlements and cities stand."""
    return (word >> CROSSING_AT) & CROSSING_ROOM


def crossing_is(value: i64) -> i64:
    """The same, to be written."""
    if value & ~CROSSING_ROOM != 0:
        raise too_much("crossing", value)
    return value << CROSSING_AT


def path_of(word: i64) -> i64:
    """A path, where roads lie."""
    return (word >> PATH_AT) & PATH_ROOM


def path_is(value: i64) -> i64:
    """The same, to be written."""
    if value & ~PATH_ROOM != 0:
        raise too_much("path", value)
    return value << PATH_AT


def site_of(word: i64) -> i64:
    """A site of a harbour, counted clockwise."""
    return (word >> SITE_AT) & SITE_ROOM


def site_is(value: i64) -> i64:
    """The same, to be written."""
    if value & ~SITE_ROOM != 0:
        raise too_much("site", value)
    return value << SITE_AT


def corner_of(word: i64) -> i64:
    """A corner of the island, 0 to 5."""
    return (word >> CORNER_AT) & CORNER_ROOM


def corner_is(value: i64) -> i64:
    """The same, to be written."""
    if value & ~CORNER_ROOM != 0:
        raise too_much("corner", value)
    return value << CORNER_AT


def good_of(word: i64) -> i64:
    """A kind of resource."""
    return (word >> GOOD_AT) & GOOD_ROOM


def good_is(value: i64) -> i64:
    """The same, to be written."""
    if value & ~GOOD_ROOM != 0:
        raise too_much("resource", value)
    return value << GOOD_AT


def got_of(word: i64) -> i64:
    """A second kind of resource: what comes for another."""
    return (word >> GOT_AT) & GOT_ROOM


def got_is(value: i64) -> i64:
    """The same, to be written."""
    if value & ~GOT_ROOM != 0:
        raise too_much("takes", value)
    return value << GOT_AT


def card_of(word: i64) -> i64:
    """A development card."""
    return (word >> CARD_AT) & CARD_ROOM


def card_is(value: i64) -> i64:
    """The same, to be written."""
    if value & ~CARD_ROOM != 0:
        raise too_much("card", value)
    return value << CARD_AT


def terrain_of(word: i64) -> i64:
    """What a hex bears."""
    return (word >> TERRAIN_AT) & TERRAIN_ROOM


def terrain_is(value: i64) -> i64:
    """The same, to be written."""
    if value & ~TERRAIN_ROOM != 0:
        raise too_much("terrain", value)
    return value << TERRAIN_AT


def harbour_of(word: i64) -> i64:
    """What a harbour trades."""
    return (word >> HARBOUR_AT) & HARBOUR_ROOM


def harbour_is(value: i64) -> i64:
    """The same, to be written."""
    if value & ~HARBOUR_ROOM != 0:
        raise too_much("harbour", value)
    return value << HARBOUR_AT


def die_of(word: i64) -> i64:
    """The first die."""
    return (word >> DIE_AT) & DIE_ROOM


def die_is(value: i64) -> i64:
    """The same, to be written."""
    if value & ~DIE_ROOM != 0:
        raise too_much("die", value)
    return value << DIE_AT


def other_die_of(word: i64) -> i64:
    """The second die."""
    return (word >> OTHER_DIE_AT) & OTHER_DIE_ROOM


def other_die_is(value: i64) -> i64:
    """The same, to be written."""
    if value & ~OTHER_DIE_ROOM != 0:
        raise too_much("other_die", value)
    return value << OTHER_DIE_AT


def knowers_of(word: i64) -> i64:
    """The seats that may know what is hidden, as bits."""
    return (word >> KNOWERS_AT) & KNOWERS_ROOM


def knowers_is(value: i64) -> i64:
    """The same, to be written."""
    if value & ~KNOWERS_ROOM != 0:
        raise too_much("knowers", value)
    return value << KNOWERS_AT
