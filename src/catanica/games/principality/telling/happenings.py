"""What can happen, for logs: kinds of events and what their arguments mean.

Every event names a seat. `a` may be hidden from those who may not know it; `b` and `c` are public.
"""

from typing import Final

TURN: Final = 1  # b: number of the turn
ROLLED: Final = 2  # b: event face, c: production number
PRODUCED: Final = 3  # a: region card, b: region, c: amount
GAINED: Final = 4  # a: region card, b: region, c: amount
LOST: Final = 5  # a: region card, b: region, c: amount
PAID: Final = 6  # a: region card, b: region, c: amount
STOLEN: Final = 7  # a: region card of the victim, b: its region; seat is the thief
BUILT: Final = 8  # a: card, b: place
PLAYED: Final = 9  # a: card
ANSWERED: Final = 10  # a: card, b: the card it answers
EVENT_CARD: Final = 11  # a: card
DREW: Final = 12  # a: card (hidden), b: stack
SEARCHED: Final = 13  # b: stack
CHOSE: Final = 14  # a: card (hidden), b: stack
PUT_UNDER: Final = 15  # a: card (hidden), b: stack
RETURNED: Final = 16  # a: card back in hand (public), b: place
DEMOLISHED: Final = 17  # a: card, b: place
BANKED: Final = 18  # a: given kind, b: got kind, c: rate
SWAPPED: Final = 19  # a trade with the opponent was agreed
SHOWN: Final = 20  # the seat's hand was shown to the other
ROBBED: Final = 21  # a: card taken from the other's hand (hidden from nobody at the table of two)
DIE_ROLLED: Final = 22  # a: card it was for, b: number
SHUFFLED: Final = 23  # b: pile
LAID: Final = 24  # a: region card, b: region
WON: Final = 25  # b: points
DIE_SET: Final = 26  # b: number
OFFERED: Final = 27
DECLINED: Final = 28
SKIPPED: Final = 29  # brigands do not come yet
REMOVED: Final = 30  # a: card taken out of play to the discard pile, b: place
FETCHED: Final = 32  # a: card taken from the discard pile into the hand
REGIONS_SWAPPED: Final = 33  # a: region card that came, b: region
STOPPED: Final = 31  # a: card whose effect was stopped
TAKEN_OVER: Final = 34  # a: knight who changed sides, b: his new place
BANNED: Final = 35  # a: card that bars, b: stack it lies on, counted from 1, or 0 for the discard pile
TOKENS: Final = 50  # a: card, b: its place, c: owls or stars now on it
SHIP_BUILT: Final = 51  # b: ships now built
SAILED: Final = 52  # a: sea card, b: cell
DISCOVERED: Final = 53  # a: sea card, b: cell
LEVEL: Final = 54  # a: card, b: cell, c: its level now
SHIP_LOST: Final = 55  # a: sea card or attack, b: cell
SEA_SWITCHED: Final = 56  # b and c: cells
PEEKED: Final = 57  # a: sea card (hidden), b: cell
OUT_OF_GAME: Final = 58  # a: event card (hidden)
SPARED: Final = 59  # a: the card that spares the seat
MOVED: Final = 60  # a: card that changed places in its land, b: its new place

NAMES: Final = {
    TURN: "turn", ROLLED: "rolled", PRODUCED: "produced", GAINED: "gained", LOST: "lost", PAID: "paid",
    STOLEN: "stolen", BUILT: "built", PLAYED: "played", ANSWERED: "answered", EVENT_CARD: "event_card", DREW: "drew",
    SEARCHED: "searched", CHOSE: "chose", PUT_UNDER: "put_under", RETURNED: "returned", DEMOLISHED: "demolished",
    BANKED: "banked", SWAPPED: "swapped", SHOWN: "shown", ROBBED: "robbed", DIE_ROLLED: "die_rolled",
    SHUFFLED: "shuffled", LAID: "laid", WON: "won", DIE_SET: "die_set", OFFERED: "offered", DECLINED: "declined",
    SKIPPED: "skipped", REMOVED: "removed", STOPPED: "stopped", MOVED: "moved", FETCHED: "fetched",
    REGIONS_SWAPPED: "regions_swapped", TAKEN_OVER: "taken_over", BANNED: "banned",
    TOKENS: "tokens", SHIP_BUILT: "ship_built", SAILED: "sailed", DISCOVERED: "discovered", LEVEL: "level",
    SHIP_LOST: "ship_lost", SEA_SWITCHED: "sea_switched", PEEKED: "peeked", OUT_OF_GAME: "out_of_game",
    SPARED: "spared",
}  # fmt: skip
