"""A card in play, packed: where it lies, which card, who built it, whether it is blocked or used, the goods on it.

Only this module knows the layout. A card slot in a hand or stack is packed too: card number and who knows it.
"""

from typing import Final

from mypy_extensions import i64

from catanica.kernel.words import UNNUMBERED, UNSEEN, Field, Row

CARD: Final = 0x1FF  # card numbers need nine bits


def piece(place: i64, card: i64, owner: i64) -> i64:
    """A card newly laid out."""
    return place | (card << 7) | (owner << 16)


def place_of(p: i64) -> i64:
    """Where it lies."""
    return p & 0x7F


def with_place(p: i64, place: i64) -> i64:
    """The same card somewhere else."""
    return (p & ~0x7F) | place


def same_there(p: i64, q: i64) -> bool:
    """Whether two pieces are the same card at the same place."""
    return p & 0xFFFF == q & 0xFFFF


def works_for(p: i64, seat: i64) -> bool:
    """Whether it is a player's own card and not blocked."""
    return (p >> 16) & 3 == seat


def card_of(p: i64) -> i64:
    """Which card it is."""
    return (p >> 7) & CARD


def owner_of(p: i64) -> i64:
    """Who built it: in a foreign land that is not the lord of the land."""
    return (p >> 16) & 1


def blocked(p: i64) -> bool:
    """Its functions are taken away; its properties stay (103.P.a)."""
    return (p >> 17) & 1 != 0


def with_blocked(p: i64, on: bool) -> i64:
    """Block or free it."""
    cleared = p & ~(1 << 17)
    return cleared | (1 << 17) if on else cleared


def used(p: i64) -> bool:
    """Its once-per-turn function has been used."""
    return (p >> 18) & 1 != 0


def with_used(p: i64, on: bool) -> i64:
    """Mark it used or ready."""
    cleared = p & ~(1 << 18)
    return cleared | (1 << 18) if on else cleared


def goods_on(p: i64) -> i64:
    """Goods lying on it (0 to 15)."""
    return (p >> 19) & 0xF


def with_goods(p: i64, n: i64) -> i64:
    """Change the goods lying on it."""
    return (p & ~(0xF << 19)) | (n << 19)


def target_of(p: i64) -> i64:
    """What it is aimed at: 0 for nothing, else place + 1 and card, packed as place + 1 | card << 7."""
    return (p >> 23) & 0xFFFF


def with_target(p: i64, target: i64) -> i64:
    """Aim it at another card."""
    return (p & ~(0xFFFF << 23)) | (target << 23)


def since_of(p: i64) -> i64:
    """The turn in which it was laid out."""
    return p >> 39


def with_since(p: i64, turn: i64) -> i64:
    """Remember the turn in which it was laid out."""
    return (p & 0x7FFFFFFFFF) | (turn << 39)


# -- card slots: a card in a hand or stack, and which seats know it -------------------------------------------------

BOTH: Final = 3  # both players know it
TABLE: Final = 4  # everybody at the table has seen it, watchers too
OPEN: Final = 7
FACE_UP: Final = 8  # it lies turned up on its stack, whatever happens to the cards below (119.L.a)
UNKNOWN: Final = 0  # card number of a face-down card in a redacted state


def slot(card: i64, known: i64) -> i64:
    """A card and the mask of those who know it lies here."""
    return card | (known << 9)


def slot_known(s: i64) -> i64:
    """The mask of those who know it."""
    return s >> 9


def slot_card(s: i64) -> i64:
    """The card of a slot, or of a region; 0 if it is not known."""
    return s & CARD


def seen_by(s: i64, known: i64) -> i64:
    """The slot when more of them know it."""
    return s | (known << 9)


def lost_to(s: i64, known: i64) -> i64:
    """The slot when these no longer know it."""
    return s & ~(known << 9)


# -- regions: the card and the goods on it ---------------------------------------------------------------------------


def region(card: i64, stock: i64) -> i64:
    """A region card with goods on it."""
    return card | (stock << 9)


def stock_of(r: i64) -> i64:
    """The goods of a region; nothing lies on an empty place."""
    return r >> 9


# -- aims: the place and card another card is aimed at -----------------------------------------------------------------


def aim(place: i64, card: i64) -> i64:
    """A card at a place, to be aimed at."""
    return (place + 1) | (card << 7)


def aimed_place(target: i64) -> i64:
    """The place aimed at; -1 for nothing."""
    return (target & 0x7F) - 1


def aimed_card(target: i64) -> i64:
    """The card aimed at."""
    return target >> 7


# -- the same as rows: what position texts and redaction go by --------------------------------------------------------

PIECE: Final = Row(
    "piece",
    UNNUMBERED,
    [
        Field("card", "card", 7, CARD),
        Field("place", "place", 0, 0x7F),
        Field("seat", "seat", 16, 1),
        Field("blocked", "flag", 17, 1),
        Field("used", "flag", 18, 1),
        Field("stored", "number", 19, 0xF),
        Field("aim", "aim", 23, 0x7F),
        Field("cause", "card", 30, CARD),
        Field("since", "number", 39, 0xFFF),
    ],
)
SLOT: Final = Row("slot", UNNUMBERED, [Field("card", "card", 0, CARD, UNSEEN), Field("known", "known", 9, 0xF)])
OPEN_SLOT: Final = Row("open_slot", UNNUMBERED, [Field("card", "card", 0, CARD)])
REGION: Final = Row("region", UNNUMBERED, [Field("card", "card", 0, CARD), Field("stock", "number", 9, 0xF)])
