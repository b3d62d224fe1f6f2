"""Trade with the other players (BG-10).

An offer grows card by card and then goes round the table. Every answer is kept as an offer of the one who answers:
acceptance is the mirror image of what was offered, a counter-offer is what the answerer made of it, refusal is
nothing. Then the active player closes with one of them or with nobody.
"""

from typing import Final

from mypy_extensions import i64

from catanica.games.board import happenings, verbs
from catanica.games.board.book import BOOK, DEEDS, Ask, Deed
from catanica.games.board.faults import fault, named
from catanica.games.board.goods import KINDS, RESOURCE_NAMES, amount, covers, missing, pack, size
from catanica.games.board.state import BoardState
from catanica.games.board.vocabulary import SEAT, STEPS, count_is, good_is, good_of, receiver_is, seat_is, seat_of
from catanica.kernel.listing import Options
from catanica.kernel.refusal import Fault
from catanica.kernel.seats import NOBODY
from catanica.kernel.words import number_of

OFFER: Final = STEPS.add("make-offer", SEAT)
ANSWER: Final = STEPS.add("answer-offer", SEAT)
COUNTER: Final = STEPS.add("make-counter-offer", SEAT)
PICK: Final = STEPS.add("choose-partner", SEAT)


# -- offers -------------------------------------------------------------------------------------------------------


def gives(t: BoardState, seat: i64) -> i64:
    """What a seat's offer gives."""
    return t.offers[2 * seat]


def wants(t: BoardState, seat: i64) -> i64:
    """What a seat's offer asks for."""
    return t.offers[2 * seat + 1]


def most_wanted(t: BoardState, seat: i64) -> i64:
    """As many cards may be asked for as a partner holds: the fullest other hand, or the active player's."""
    if seat != t.turn:
        return size(t.hands[t.turn])
    most: i64 = 0
    for other in range(t.seats):
        if other != seat and size(t.hands[other]) > most:
            most = size(t.hands[other])
    return most


def can_offer(t: BoardState, seat: i64) -> bool:
    """There is something to give and somebody who holds something."""
    if t.hands[seat] == 0:
        return False
    for other in range(t.seats):
        if other != seat and t.hands[other] != 0:
            return True
    return False


def clear_offers(t: BoardState) -> None:
    """Nothing is offered any more."""
    for i in range(len(t.offers)):
        t.offers[i] = 0


def _note_offer(t: BoardState, seat: i64) -> None:
    if not t.tracing:
        return
    for kind in range(KINDS):
        if amount(gives(t, seat), kind) > 0:
            t.tell(happenings.OFFERED, seat_is(seat) | count_is(amount(gives(t, seat), kind)) | good_is(kind))
    for kind in range(KINDS):
        if amount(wants(t, seat), kind) > 0:
            t.tell(happenings.WANTED, seat_is(seat) | count_is(amount(wants(t, seat), kind)) | good_is(kind))


def has_answers(t: BoardState, seat: i64) -> bool:
    """Whether anybody accepted or made a counter-offer."""
    for other in range(t.seats):
        if other != seat and gives(t, other) != 0:
            return True
    return False


class OfferDeed(Deed):
    """Begin an offer."""

    def do(self, t: BoardState, seat: i64, code: i64) -> None:
        """It grows card by card."""
        clear_offers(t)
        t.push(OFFER, seat_is(seat))

    def faults(self, t: BoardState, seat: i64, code: i64) -> list[Fault]:
        """Something to give, and somebody who holds something."""
        out: list[Fault] = []
        if t.hands[seat] == 0:
            out.append(fault("board_nothing_to_offer", {}))
        if t.turn >= 0 and most_wanted(t, seat) == 0:
            out.append(fault("board_nobody_to_trade", {}))
        return out


class GrowingOffer(Ask):
    """An offer grows: what the active player's and a counter-offer have in common."""

    def legal(self, g: BoardState, e: i64, out: Options) -> None:
        """Add a card to either side, let it stand, or drop it; no kind on both sides (BG-10)."""
        seat = seat_of(e)
        give = gives(g, seat)
        want = wants(g, seat)
        room = size(want) < most_wanted(g, seat)
        for kind in range(KINDS):
            if amount(want, kind) == 0 and amount(g.hands[seat], kind) > amount(give, kind):
                out.add(verbs.GIVE | good_is(kind))
        for kind in range(KINDS):
            if room and amount(give, kind) == 0:
                out.add(verbs.WANT | good_is(kind))
        if give != 0 and want != 0:
            out.add(verbs.PROPOSE)
        out.add(verbs.WITHDRAW)

    def take(self, g: BoardState, e: i64, code: i64) -> None:
        """One card more, or it is done."""
        seat = seat_of(e)
        verb = number_of(code)
        if verb == verbs.GIVE:
            g.offers[2 * seat] += pack(good_of(code), 1)
            g.put_back(e)
        elif verb == verbs.WANT:
            g.offers[2 * seat + 1] += pack(good_of(code), 1)
            g.put_back(e)
        elif verb == verbs.PROPOSE:
            _note_offer(g, seat)
            self.stands(g, seat)
        else:
            self.dropped(g, seat)

    def stands(self, g: BoardState, seat: i64) -> None:
        """The offer is made."""

    def dropped(self, g: BoardState, seat: i64) -> None:
        """The offer is not made."""


class MakeOffer(GrowingOffer):
    """The active player's offer."""

    def stands(self, g: BoardState, seat: i64) -> None:
        """Everybody who holds a card is asked in turn order; then the active player chooses."""
        g.offered += 1
        g.push(PICK, seat_is(seat))
        other = seat
        for _ in range(g.seats - 1):
            other = g.before(other)  # backwards: the last pushed is asked first
            if g.hands[other] != 0:
                g.push(ANSWER, seat_is(other))

    def dropped(self, g: BoardState, seat: i64) -> None:
        """Back to the turn."""
        clear_offers(g)


class CounterOffer(GrowingOffer):
    """An answer that is an offer itself; it just stands."""

    def dropped(self, g: BoardState, seat: i64) -> None:
        """Back to the question it answers."""
        g.offers[2 * seat] = 0
        g.offers[2 * seat + 1] = 0
        g.push(ANSWER, seat_is(seat))


def like_for_like(other_side: i64, kind: i64) -> list[Fault]:
    """A kind that stands on the other side of an offer already."""
    if amount(other_side, kind) == 0:
        return []
    return [fault("board_like_for_like", {"resource": RESOURCE_NAMES[kind]})]


class Give(Deed):
    """Add a card to the side given."""

    def faults(self, t: BoardState, seat: i64, code: i64) -> list[Fault]:
        """No kind on both sides, and no more than held."""
        kind = good_of(code)
        out = like_for_like(wants(t, seat), kind)
        held = amount(t.hands[seat], kind)
        if held <= amount(gives(t, seat), kind):
            out.append(fault("board_more_than_held", {"resource": RESOURCE_NAMES[kind], "held": int(held)}))
        return out


class Want(Deed):
    """Add a card to the side wanted."""

    def faults(self, t: BoardState, seat: i64, code: i64) -> list[Fault]:
        """No kind on both sides, and no more than a partner can hold."""
        out = like_for_like(gives(t, seat), good_of(code))
        if t.turn >= 0 and size(wants(t, seat)) >= most_wanted(t, seat):
            out.append(fault("board_more_than_they_hold", {"most": int(most_wanted(t, seat))}))
        return out


class Propose(Deed):
    """Let an offer stand."""

    def faults(self, t: BoardState, seat: i64, code: i64) -> list[Fault]:
        """Something on each side."""
        out: list[Fault] = []
        if gives(t, seat) == 0:
            out.append(fault("board_nothing_given", {}))
        if wants(t, seat) == 0:
            out.append(fault("board_nothing_wanted", {}))
        return out


# -- answers ------------------------------------------------------------------------------------------------------


class Answer(Ask):
    """Somebody answers an offer."""

    def together(self) -> bool:
        """An answer looks at the offer and the own hand only."""
        return True

    def legal(self, g: BoardState, e: i64, out: Options) -> None:
        """Accept if the cards are there, decline, or make a counter-offer."""
        if covers(g.hands[seat_of(e)], wants(g, g.turn)):
            out.add(verbs.ACCEPT)
        out.add(verbs.DECLINE)
        out.add(verbs.COUNTER)

    def take(self, g: BoardState, e: i64, code: i64) -> None:
        """Yes is the mirror image of the active player's offer, no is nothing."""
        seat = seat_of(e)
        verb = number_of(code)
        if verb == verbs.ACCEPT:
            g.offers[2 * seat] = wants(g, g.turn)
            g.offers[2 * seat + 1] = gives(g, g.turn)
            g.tell(happenings.ACCEPTED, seat_is(seat))
        elif verb == verbs.DECLINE:
            g.tell(happenings.DECLINED, seat_is(seat))
        else:
            g.push(COUNTER, seat_is(seat))


class Accept(Deed):
    """Accept an offer."""

    def faults(self, t: BoardState, seat: i64, code: i64) -> list[Fault]:
        """What it asks for must be there."""
        lack = missing(t.hands[seat], wants(t, t.turn)) if t.turn >= 0 else i64(0)
        return [fault("board_cannot_accept", {"missing": named(lack)})] if lack != 0 else []


class ChoosePartner(Ask):
    """The active player closes with one of those who answered, or with nobody."""

    def who(self, g: BoardState, e: i64) -> i64:
        """The active player, if there is an answer."""
        seat = seat_of(e)
        return seat if has_answers(g, seat) else i64(NOBODY)

    def run(self, g: BoardState, e: i64) -> None:
        """Nobody wants to."""
        clear_offers(g)

    def legal(self, g: BoardState, e: i64, out: Options) -> None:
        """Every answer the active player can pay, or none."""
        seat = seat_of(e)
        for other in range(g.seats):
            if other != seat and gives(g, other) != 0 and covers(g.hands[seat], wants(g, other)):
                out.add(verbs.TRADE | seat_is(other))
        out.add(verbs.WITHDRAW)

    def take(self, g: BoardState, e: i64, code: i64) -> None:
        """The cards change hands."""
        if number_of(code) == verbs.TRADE:
            _exchange(g, seat_of(e), seat_of(code))
        clear_offers(g)


def _exchange(t: BoardState, seat: i64, partner: i64) -> None:
    """What the partner wants for what the partner gives."""
    given = wants(t, partner)
    taken = gives(t, partner)
    t.hands[seat] += taken - given
    t.hands[partner] += given - taken
    if t.tracing:
        for kind in range(KINDS):
            if amount(given, kind) > 0:
                cards = count_is(amount(given, kind)) | good_is(kind)
                t.tell(happenings.HANDED, seat_is(seat) | cards | receiver_is(partner))
            if amount(taken, kind) > 0:
                cards = count_is(amount(taken, kind)) | good_is(kind)
                t.tell(happenings.HANDED, seat_is(partner) | cards | receiver_is(seat))


class TradeDeed(Deed):
    """Close with somebody."""

    def faults(self, t: BoardState, seat: i64, code: i64) -> list[Fault]:
        """There must be an answer, and it must be paid."""
        partner = seat_of(code)
        if partner == seat or gives(t, partner) == 0:
            return [fault("board_no_such_offer", {"seat": int(partner)})]
        lack = missing(t.hands[seat], wants(t, partner))
        return [fault("board_cannot_accept", {"missing": named(lack)})] if lack != 0 else []


GROWING: Final = [verbs.GIVE, verbs.WANT, verbs.PROPOSE, verbs.WITHDRAW]
BOOK.add_step(OFFER, MakeOffer(OFFER, "BG-10", GROWING))
BOOK.add_step(COUNTER, CounterOffer(COUNTER, "BG-10", GROWING))
BOOK.add_step(ANSWER, Answer(ANSWER, "BG-10", [verbs.ACCEPT, verbs.DECLINE, verbs.COUNTER]))
BOOK.add_step(PICK, ChoosePartner(PICK, "BG-10", [verbs.TRADE, verbs.WITHDRAW]))
DEEDS[verbs.OFFER] = OfferDeed()
DEEDS[verbs.GIVE] = Give()
DEEDS[verbs.WANT] = Want()
DEEDS[verbs.PROPOSE] = Propose()
DEEDS[verbs.ACCEPT] = Accept()
DEEDS[verbs.TRADE] = TradeDeed()
