"""Cards where they lie: in play, in a hand, a stack or a pile, as a region. Each is one word of named fields.

Card, place and owner have the homes they have in every word (`vocabulary`): `card_of` reads them all. What only lying
cards have stands here, each layout with its row, by which position texts and redaction go.
"""

from typing import Final

from mypy_extensions import i64

from catanica.games.principality.vocabulary import (
    CARD,
    CAUSE,
    CAUSE_AT,
    PLACE,
    PLACE_AT,
    PLACE_ROOM,
    SEAT,
    SEAT_AT,
    THERE,
    card_is,
    cause_of,
    place_is,
    seat_is,
    seat_of,
)
from catanica.kernel.words import UNNUMBERED, UNSEEN, Field, Row

# -- cards in play ----------------------------------------------------------------------------------------------------

AIM_ROOM: Final = 0x7F  # in the lowest bits: the place it is aimed at, plus 1; 0 for none
USED: Final = 0x1000
BLOCKED: Final = 0x2000
STORED_AT: Final = 14
STORED_ROOM: Final = 0x3F
APART: Final = 0x1000000000
SINCE_AT: Final = 50
SINCE_ROOM: Final = 0xFFF
WORKING: Final = 0xB  # from the seat on: the seat and whether it is blocked
AIMED: Final = AIM_ROOM | (0x1FF << CAUSE_AT)
SHOWN: Final = ~(USED | (STORED_ROOM << STORED_AT) | (SINCE_ROOM << SINCE_AT))  # what its functions depend on

PIECE: Final = Row(
    "piece",
    UNNUMBERED,
    [
        CARD,
        PLACE,
        SEAT,
        Field("blocked", "flag", 13, 1),
        Field("used", "flag", 12, 1),
        Field("stored", "number", STORED_AT, STORED_ROOM),
        Field("aim", "aim", 0, AIM_ROOM),
        Field("apart", "flag", 36, 1),
        CAUSE,
        Field("since", "number", SINCE_AT, SINCE_ROOM),
    ],
)


def piece(place: i64, card: i64, owner: i64) -> i64:
    """A card newly laid out."""
    return place_is(place) | card_is(card) | seat_is(owner)


def with_place(p: i64, place: i64) -> i64:
    """The same card somewhere else."""
    return (p & ~(PLACE_ROOM << PLACE_AT)) | place_is(place)


def same_there(p: i64, q: i64) -> bool:
    """Whether two pieces are the same card at the same place."""
    return (p ^ q) & THERE == 0


def owner_of(p: i64) -> i64:
    """Who built it: in a foreign land that is not the lord of the land."""
    return seat_of(p)


def works_for(p: i64, seat: i64) -> bool:
    """Whether it is a player's own card and not blocked."""
    return (p >> SEAT_AT) & WORKING == seat


def blocked(p: i64) -> bool:
    """Its functions are taken away; its properties stay (103.P.a)."""
    return p & BLOCKED != 0


def with_blocked(p: i64, on: bool) -> i64:
    """Block or free it."""
    return p | BLOCKED if on else p & ~BLOCKED


def apart(p: i64) -> bool:
    """Of a card that lies on a building: it lies on another one than the first that was laid on an equal of it."""
    return p & APART != 0


def with_apart(p: i64, on: bool) -> i64:
    """Note or forget it."""
    return p | APART if on else p & ~APART


def used(p: i64) -> bool:
    """Its once-per-turn function has been used."""
    return p & USED != 0


def with_used(p: i64, on: bool) -> i64:
    """Mark it used or ready."""
    return p | USED if on else p & ~USED


def goods_on(p: i64) -> i64:
    """Goods lying on it (0 to 63)."""
    return (p >> STORED_AT) & STORED_ROOM


def with_goods(p: i64, n: i64) -> i64:
    """Change the goods lying on it."""
    return (p & ~(STORED_ROOM << STORED_AT)) | (n << STORED_AT)


def since_of(p: i64) -> i64:
    """The turn in which it was laid out."""
    return (p >> SINCE_AT) & SINCE_ROOM


def with_since(p: i64, turn: i64) -> i64:
    """Remember the turn in which it was laid out."""
    return (p & ~(SINCE_ROOM << SINCE_AT)) | (turn << SINCE_AT)


# What a card is aimed at: a card at a place, or just a number (a stack, a place); 0 for nothing.


def aim(place: i64, card: i64) -> i64:
    """A card at a place, to be aimed at."""
    return (place + 1) | (card << 7)


def aimed_place(target: i64) -> i64:
    """The place aimed at; -1 for nothing."""
    return (target & AIM_ROOM) - 1


def aimed_card(target: i64) -> i64:
    """The card aimed at."""
    return target >> 7


def target_of(p: i64) -> i64:
    """What it is aimed at."""
    return (p & AIM_ROOM) | (cause_of(p) << 7)


def with_target(p: i64, target: i64) -> i64:
    """Aim it at something else."""
    return (p & ~AIMED) | (target & AIM_ROOM) | (aimed_card(target) << CAUSE_AT)


# -- card slots: a card in a hand, stack or pile, and which seats know it ---------------------------------------------

BOTH: Final = 3  # both players know it
TABLE: Final = 4  # everybody at the table has seen it, watchers too
OPEN: Final = 7
FACE_UP: Final = 8  # it lies turned up on its stack, whatever happens to the cards below (119.L.a)
UNKNOWN: Final = 0  # card number of a face-down card in a redacted state
KNOWN_ROOM: Final = 0xF  # in the lowest bits

KNOWN: Final = Field("known", "known", 0, KNOWN_ROOM)
SLOT: Final = Row("slot", UNNUMBERED, [CARD.hidden(UNSEEN), KNOWN])
OPEN_SLOT: Final = Row("open_slot", UNNUMBERED, [CARD, SEAT])
DECK_SLOT: Final = Row("deck_slot", UNNUMBERED, [CARD.hidden(UNSEEN), SEAT, KNOWN])  # a card on a player's list


def slot(card: i64, known: i64) -> i64:
    """A card and the mask of those who know it lies here."""
    return card_is(card) | known


def owned(card: i64, owner: i64) -> i64:
    """A card that lies open and is still somebody's."""
    return card_is(card) | seat_is(owner)


def slot_known(s: i64) -> i64:
    """The mask of those who know it."""
    return s & KNOWN_ROOM


def seen_by(s: i64, known: i64) -> i64:
    """The slot when more of them know it."""
    return s | known


def lost_to(s: i64, known: i64) -> i64:
    """The slot when these no longer know it."""
    return s & ~known


# -- regions: the card and the goods on it ----------------------------------------------------------------------------

STOCK_ROOM: Final = 0xF  # in the lowest bits
REGION: Final = Row("region", UNNUMBERED, [CARD, Field("stock", "number", 0, STOCK_ROOM)])


def region(card: i64, stock: i64) -> i64:
    """A region card with goods on it."""
    return card_is(card) | stock


def stock_of(r: i64) -> i64:
    """The goods of a region; nothing lies on an empty place."""
    return r & STOCK_ROOM
