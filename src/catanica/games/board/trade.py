"""Trade with the other players and with the bank (BG-10, BG-11).

An offer grows card by card and then goes round the table. Every answer is kept as an offer of the one who answers:
acceptance is the mirror image of what was offered, a counter-offer is what the answerer made of it, refusal is
nothing. Then the active player closes with one of them or with nobody.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from catanica.games.board import events, steps
from catanica.games.board.goods import KINDS, amount, covers, pack, size
from catanica.games.board.island import ANY_KIND
from catanica.games.board.table import Table
from catanica.games.board.verbs import (
    ACCEPT,
    COUNTER,
    DECLINE,
    GIVE,
    PROPOSE,
    SEA_TRADE,
    TRADE,
    WANT,
    WITHDRAW,
    code,
)

OPEN_SEA: Final = 4
COMMON_HARBOUR: Final = 3
OWN_HARBOUR: Final = 2
EACH: Final = 1 | (1 << 10) | (1 << 20) | (1 << 30) | (1 << 40)
PAIRS: Final = 0x3FE * EACH  # bits that say: at least two of some kind
FOURS: Final = 0x3FC * EACH  # at least four of some kind


def rate(t: Table, seat: i64, kind: i64) -> i64:
    """How many cards of a kind the bank asks for one (BG-11)."""
    return _rate_of(t, t.buildings(seat), kind)


def _rate_of(t: Table, own: i64, kind: i64) -> i64:
    """The rate for whoever has buildings on these crossings."""
    if own & t.island.moorings[kind] != 0:
        return OWN_HARBOUR
    if own & t.island.moorings[ANY_KIND] != 0:
        return COMMON_HARBOUR
    return OPEN_SEA


def list_sea_trades(t: Table, seat: i64, out: vec[i64]) -> vec[i64]:
    """Every kind that suffices for a trade with the bank, for every other kind the bank has."""
    hand = t.hands[seat]
    if hand & PAIRS == 0:
        return out
    own = t.buildings(seat)
    if hand & FOURS == 0 and own & t.island.quays == 0:
        return out
    for given in range(KINDS):
        held = amount(hand, given)
        if held >= OWN_HARBOUR and held >= _rate_of(t, own, given):
            for taken in range(KINDS):
                if taken != given and amount(t.bank, taken) > 0:
                    out = append(out, code(SEA_TRADE, given, taken))
    return out


def sea_trade(t: Table, seat: i64, given: i64, taken: i64) -> None:
    """Several cards of one kind for one of another."""
    price = rate(t, seat, given)
    t.hands[seat] += pack(taken, 1) - pack(given, price)
    t.bank += pack(given, price) - pack(taken, 1)
    t.note(events.SEA_TRADE, seat, given, price, taken, -1)


def gives(t: Table, seat: i64) -> i64:
    """What a seat's offer gives."""
    return t.offers[2 * seat]


def wants(t: Table, seat: i64) -> i64:
    """What a seat's offer asks for."""
    return t.offers[2 * seat + 1]


def most_wanted(t: Table, seat: i64) -> i64:
    """As many cards may be asked for as a partner holds: the fullest other hand, or the active player's."""
    if seat != t.turn:
        return size(t.hands[t.turn])
    most: i64 = 0
    for other in range(t.seats):
        if other != seat and size(t.hands[other]) > most:
            most = size(t.hands[other])
    return most


def can_offer(t: Table, seat: i64) -> bool:
    """There is something to give and somebody who holds something."""
    if t.hands[seat] == 0:
        return False
    for other in range(t.seats):
        if other != seat and t.hands[other] != 0:
            return True
    return False


def list_offer_steps(t: Table, seat: i64, out: vec[i64]) -> vec[i64]:
    """Add a card to either side, let it stand, or drop it; no kind on both sides (BG-10)."""
    give = gives(t, seat)
    want = wants(t, seat)
    room = size(want) < most_wanted(t, seat)
    for kind in range(KINDS):
        if amount(want, kind) == 0 and amount(t.hands[seat], kind) > amount(give, kind):
            out = append(out, code(GIVE, kind))
    for kind in range(KINDS):
        if room and amount(give, kind) == 0:
            out = append(out, code(WANT, kind))
    if give != 0 and want != 0:
        out = append(out, code(PROPOSE))
    return append(out, code(WITHDRAW))


def list_answers(t: Table, seat: i64, out: vec[i64]) -> vec[i64]:
    """Accept if the cards are there, decline, or make a counter-offer."""
    if covers(t.hands[seat], wants(t, t.turn)):
        out = append(out, code(ACCEPT))
    out = append(out, code(DECLINE))
    return append(out, code(COUNTER))


def list_partners(t: Table, seat: i64, out: vec[i64]) -> vec[i64]:
    """Every answer the active player can pay, or none."""
    for other in range(t.seats):
        if other != seat and gives(t, other) != 0 and covers(t.hands[seat], wants(t, other)):
            out = append(out, code(TRADE, other))
    return append(out, code(WITHDRAW))


def open_offer(t: Table, seat: i64) -> None:
    """The active player begins an offer."""
    clear_offers(t)
    t.push_raw(steps.OFFER, seat, 0)


def open_counter(t: Table, seat: i64) -> None:
    """Somebody answers with an offer of his own."""
    t.replace(steps.COUNTER, seat, 0)


def clear_offers(t: Table) -> None:
    """Nothing is offered any more."""
    for i in range(len(t.offers)):
        t.offers[i] = 0


def _note_offer(t: Table, seat: i64) -> None:
    if not t.tracing:
        return
    for kind in range(KINDS):
        if amount(gives(t, seat), kind) > 0:
            t.note(events.OFFERED, seat, kind, amount(gives(t, seat), kind), 0, -1)
    for kind in range(KINDS):
        if amount(wants(t, seat), kind) > 0:
            t.note(events.WANTED, seat, kind, amount(wants(t, seat), kind), 0, -1)


def propose(t: Table, seat: i64) -> None:
    """The offer stands: everybody who holds a card is asked in turn order. A counter-offer just stands."""
    _note_offer(t, seat)
    if seat != t.turn:
        t.pop()
        return
    t.offered += 1
    t.replace(steps.PICK, seat, 0)
    other = seat
    for _ in range(t.seats - 1):
        other = other - 1 if other > 0 else t.seats - 1  # backwards: the last pushed is asked first
        if t.hands[other] != 0:
            t.push_raw(steps.ANSWER, other, 0)


def withdraw(t: Table, seat: i64) -> None:
    """Drop an offer; a counter-offer goes back to the question it answers."""
    if seat != t.turn:
        t.offers[2 * seat] = 0
        t.offers[2 * seat + 1] = 0
        t.replace(steps.ANSWER, seat, 0)
        return
    clear_offers(t)
    t.pop()


def accept(t: Table, seat: i64) -> None:
    """The mirror image of the active player's offer."""
    t.offers[2 * seat] = wants(t, t.turn)
    t.offers[2 * seat + 1] = gives(t, t.turn)
    t.note(events.ACCEPTED, seat, 0, 0, 0, -1)
    t.pop()


def decline(t: Table, seat: i64) -> None:
    """No."""
    t.note(events.DECLINED, seat, 0, 0, 0, -1)
    t.pop()


def has_answers(t: Table, seat: i64) -> bool:
    """Whether anybody accepted or made a counter-offer."""
    for other in range(t.seats):
        if other != seat and gives(t, other) != 0:
            return True
    return False


def close(t: Table, seat: i64, partner: i64) -> None:
    """The cards change hands."""
    given = wants(t, partner)
    taken = gives(t, partner)
    t.hands[seat] += taken - given
    t.hands[partner] += given - taken
    if t.tracing:
        for kind in range(KINDS):
            if amount(given, kind) > 0:
                t.note(events.HANDED, seat, kind, amount(given, kind), partner, -1)
            if amount(taken, kind) > 0:
                t.note(events.HANDED, partner, kind, amount(taken, kind), seat, -1)
    clear_offers(t)
    t.pop()
