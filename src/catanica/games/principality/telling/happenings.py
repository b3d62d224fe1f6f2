"""What can happen, for logs: a row for each happening, with what it names. What is hidden says who may know it.

`g.tell(h.DREW, seat_is(seat) | card_is(card) | stack_is(s) | h.known_is(bit(seat)))` writes one down.
"""

from typing import Final

from mypy_extensions import i64

from catanica.games.principality.telling.kinds import (
    CARDS,
    COUNTED,
    FACES,
    GOODS,
    GRAMMAR,
    NUMBERS,
    PILES,
    PLACES_NAMED,
    REGIONS_NAMED,
    SEATS,
    STACKS,
    AmountsKind,
)
from catanica.games.principality.vocabulary import (
    CARD,
    CAUSE,
    FLAG,
    GOOD,
    GOT,
    NUMBER,
    PILE,
    PLACE,
    REGION,
    SEAT,
    STACK,
    STACK_AT,
)
from catanica.kernel.grammar import KNOWERS
from catanica.kernel.parts import Arg, Mark, Maybe
from catanica.kernel.words import UNSEEN, Field, too_much

FACE_ROOM: Final = 0x7
TURN_AT: Final = 20
TURN_ROOM: Final = 0xFFFF
KNOWN_AT: Final = 57
KNOWN_ROOM: Final = 0x3
GIVEN_AT: Final = 12
WANTED_AT: Final = 36
AMOUNTS_ROOM: Final = 0xFFFFFF  # four bits for each kind of resource

FACE: Final = Field("face", "face", STACK_AT, FACE_ROOM)
TURN_NUMBER: Final = Field("turn", "number", TURN_AT, TURN_ROOM)
KNOWN: Final = Field("known", KNOWERS, KNOWN_AT, KNOWN_ROOM)
GIVEN: Final = Field("gives", "amounts", GIVEN_AT, AMOUNTS_ROOM)
WANTED: Final = Field("wants", "amounts", WANTED_AT, AMOUNTS_ROOM)


def face_is(value: i64) -> i64:
    """A face of the event die, to be written."""
    return value << STACK_AT


def turn_is(value: i64) -> i64:
    """The number of a turn, to be written."""
    if value & ~TURN_ROOM != 0:
        raise too_much("turn", value)
    return value << TURN_AT


def known_is(value: i64) -> i64:
    """The seats that may know what is hidden, to be written; those who watch never may."""
    if value & ~KNOWN_ROOM != 0:
        raise too_much("known", value)
    return value << KNOWN_AT


def swap_is(given: i64, wanted: i64) -> i64:
    """What both sides of a trade give, to be written."""
    return (given << GIVEN_AT) | (wanted << WANTED_AT)


_tell = GRAMMAR.happening
_SEAT: Final = Arg(SEAT, SEATS)
_CARD: Final = Arg(CARD, CARDS)
_SECRET: Final = Arg(CARD.hidden(UNSEEN), CARDS)
_REGION: Final = Arg(REGION, REGIONS_NAMED)
_PLACE: Final = Arg(PLACE, PLACES_NAMED)
_STACK: Final = Arg(STACK, STACKS)
_AMOUNT: Final = Arg(NUMBER, NUMBERS, "amount")
_NUMBER: Final = Arg(NUMBER, NUMBERS)

TURN: Final = _tell("turn", _SEAT, Arg(TURN_NUMBER, NUMBERS))
ROLLED: Final = _tell("rolled", _SEAT, Arg(FACE, FACES), _NUMBER)  # the event die, then the production die
PRODUCED: Final = _tell("produced", _SEAT, _CARD, _REGION, _AMOUNT)
GAINED: Final = _tell("gained", _SEAT, _CARD, _REGION, _AMOUNT)
LOST: Final = _tell("lost", _SEAT, _CARD, _REGION, _AMOUNT)
PAID: Final = _tell("paid", _SEAT, _CARD, _REGION, _AMOUNT)
STOLEN: Final = _tell("stolen", _SEAT, _CARD, _REGION, _AMOUNT)  # the thief, and the region of the victim
BUILT: Final = _tell("built", _SEAT, _CARD, _PLACE, Mark(FLAG, "abroad"))
PLAYED: Final = _tell("played", _SEAT, _CARD)
ANSWERED: Final = _tell("answered", _SEAT, _CARD, Maybe(Arg(CAUSE, CARDS, "answers")), Maybe(Arg(FACE, FACES)))
EVENT_CARD: Final = _tell("event_card", _SEAT, _CARD)
DREW: Final = _tell("drew", _SEAT, _SECRET, _STACK, known_by=KNOWN)
SEARCHED: Final = _tell("searched", _SEAT, _STACK)
CHOSE: Final = _tell("chose", _SEAT, _SECRET, _STACK, known_by=KNOWN)
PUT_UNDER: Final = _tell("put_under", _SEAT, _SECRET, _STACK, known_by=KNOWN)
RETURNED: Final = _tell("returned", _SEAT, _CARD, _PLACE)  # a card back in hand
DEMOLISHED: Final = _tell("demolished", _SEAT, _CARD, _PLACE, Mark(FLAG, "abroad"))
BANKED: Final = _tell("banked", _SEAT, Arg(GOOD, GOODS, "give"), Arg(GOT, GOODS, "get"), Arg(NUMBER, NUMBERS, "rate"))
SWAPPED: Final = _tell("swapped", _SEAT, Arg(GIVEN, AmountsKind()), Arg(WANTED, AmountsKind()))
SHOWN: Final = _tell("shown", _SEAT)  # the seat's hand was shown to the other
ROBBED: Final = _tell("robbed", _SEAT, _SECRET, known_by=KNOWN)  # a card out of the other's hand
DIE_ROLLED: Final = _tell("die_rolled", _SEAT, Maybe(_CARD), _NUMBER)  # for a card, or for the start
SHUFFLED: Final = _tell("shuffled", _SEAT, Arg(PILE, PILES))
LAID: Final = _tell("laid", _SEAT, _CARD, _REGION)
WON: Final = _tell("won", _SEAT, Arg(NUMBER, NUMBERS, "points"))
DIE_SET: Final = _tell("die_set", _SEAT, _NUMBER)
FACE_SET: Final = _tell("face_set", _SEAT, Arg(FACE, FACES))
OFFERED: Final = _tell("offered", _SEAT)
DECLINED: Final = _tell("declined", _SEAT)
SKIPPED: Final = _tell("skipped", _SEAT)  # brigands do not come yet
REMOVED: Final = _tell("removed", _SEAT, _CARD, _PLACE)  # out of play, against its owner's will
STOPPED: Final = _tell("stopped", _SEAT, _CARD)  # its effect
FETCHED: Final = _tell("fetched", _SEAT, _CARD)  # from the discard pile into the hand
REGIONS_SWAPPED: Final = _tell("regions_swapped", _SEAT, _CARD, _REGION)  # the card that came there
TAKEN_OVER: Final = _tell("taken_over", _SEAT, _CARD, _PLACE)  # a knight who changed sides
BANNED: Final = _tell("banned", _SEAT, _CARD, Maybe(_STACK, FLAG))  # without a stack: on the discard pile
TOKENS: Final = _tell("tokens", _SEAT, _CARD, _PLACE, Arg(NUMBER, NUMBERS, "count"), COUNTED)  # now on it
STORED: Final = _tell("stored", _SEAT, _CARD, _PLACE, Arg(GOOD, GOODS, "good"), Arg(NUMBER, NUMBERS, "count"))
OUT_OF_GAME: Final = _tell("out_of_game", _SEAT, _SECRET, known_by=KNOWN)
SPARED: Final = _tell("spared", _SEAT, _CARD)  # by which card
MOVED: Final = _tell("moved", _SEAT, _CARD, _PLACE, Mark(FLAG, "abroad"))  # to another place of its land
USED: Final = _tell("used", _SEAT, _CARD, _PLACE, Maybe(Arg(CAUSE, CARDS, "by")))  # the function of a card in play
SPENT: Final = _tell("spent", _SEAT, _CARD, Arg(CAUSE, CARDS, "on"))  # a hand card that pays for another card
ENLISTED: Final = _tell("enlisted", _SEAT, _CARD, _PLACE)  # out of the other's land into the seat's hand
FACE_SHOWN: Final = _tell("face_shown", _SEAT, Arg(FACE, FACES))  # once more in a turn, without a production die
NAMED: Final = _tell("named", _SEAT, _CARD, Arg(GOOD, GOODS, "good"))  # a kind of resource, for a card
BLOCKED: Final = _tell("blocked", _SEAT, _CARD, _PLACE, Maybe(Arg(CAUSE, CARDS, "by")))  # it does nothing from now on
