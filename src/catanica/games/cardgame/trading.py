"""Trading with the opponent (KB-27).

An offer is put together resource by resource, proposed, and answered: accept, decline, counter, or decline and hear
no more this turn. What an offer names stands in its entry on the agenda, four bits a kind.
"""

from typing import Final

from mypy_extensions import i64

from catanica.games.cardgame.faults import fault
from catanica.games.principality.cards.stores import penniless, purse
from catanica.games.principality.position.duel import Duel, Options, Step
from catanica.games.principality.position.goods import KINDS, NAMES, amount, of
from catanica.games.principality.steps.goods_steps import charge, grant
from catanica.games.principality.steps.main_phase import Deeds
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import (
    ACCEPT,
    COUNTER,
    DECLINE,
    GIVE,
    MUTE,
    OFFER,
    PROPOSE,
    WANT,
    WITHDRAW,
    verb_of,
)
from catanica.games.principality.vocabulary import SEAT, STEPS, good_is, good_of, seat_is, seat_of
from catanica.kernel.refusal import Fault
from catanica.kernel.words import Field

MOST: Final = 15  # of one kind in an offer


GIVEN_AT: Final = 14
WANTED_AT: Final = 38
SIDE_ROOM: Final = 0xFFFFFF  # four bits a kind
GIVEN: Final = Field("given", "amounts", GIVEN_AT, SIDE_ROOM)
WANTED: Final = Field("wanted", "amounts", WANTED_AT, SIDE_ROOM)

OFFER_EDIT: Final = STEPS.add("offer_edit", SEAT, GIVEN, WANTED)
OFFER_ANSWER: Final = STEPS.add("offer_answer", SEAT, GIVEN, WANTED)  # whose offer it is


def given_of(e: i64) -> i64:
    """What the one who offers gives, four bits a kind."""
    return (e >> GIVEN_AT) & SIDE_ROOM


def wanted_of(e: i64) -> i64:
    """What the one who offers wants."""
    return (e >> WANTED_AT) & SIDE_ROOM


def offer_is(seat: i64, given: i64, wanted: i64) -> i64:
    """An offer, to be written; no kind holds more than MOST."""
    return seat_is(seat) | (given << GIVEN_AT) | (wanted << WANTED_AT)


def named(packed: i64, kind: i64) -> i64:
    """How many of a kind an offer names."""
    return (packed >> (kind * 4)) & 0xF


def side_bundle(packed: i64) -> i64:
    """An offer's side as a bundle."""
    out: i64 = 0
    k: i64 = 0
    while k < KINDS:
        out += amount(k, named(packed, k))
        k += 1
    return out


def offer_details(e: i64) -> dict[str, object]:
    """An offer as both sides see it lying on the table."""
    return {"offer": {"by": int(seat_of(e)), "give": amounts(given_of(e)), "want": amounts(wanted_of(e))}}


def amounts(packed: i64) -> dict[str, int]:
    """An offer's side by resource."""
    out: dict[str, int] = {}
    k: i64 = 0
    while k < KINDS:
        n = named(packed, k)
        if n > 0:
            out[NAMES[k]] = n
        k += 1
    return out


def may_offer(g: Duel, seat: i64) -> bool:
    """Offers need something on both sides and an opponent who still listens."""
    return not g.muted and not penniless(g, seat) and not penniless(g, 1 - seat)


def offer_faults(g: Duel, seat: i64) -> list[Fault]:
    """Why no offer can be made."""
    out: list[Fault] = []
    if g.muted:
        out.append(fault("muted"))
    if penniless(g, seat) or penniless(g, 1 - seat):
        out.append(fault("nothing_to_trade"))
    return out


def open_offer(g: Duel, editor: i64) -> None:
    """A player begins an offer."""
    g.push(OFFER_EDIT, seat_is(editor))


def can_add(g: Duel, giver: i64, kind: i64, so_far: i64, other_side: i64) -> bool:
    """One more of a kind from giver to the other: it must be there, and there must be room (KB-27, KB-55)."""
    n = named(so_far, kind)
    return (
        named(other_side, kind) == 0
        and n < MOST
        and of(purse(g, giver), kind) > n
        and of(g.land(1 - giver).room(g.cat), kind) > n
    )


class OfferEdit(Step):
    """A player puts an offer together, one resource at a time."""

    def who(self, g: Duel, e: i64) -> i64:
        """The one who offers."""
        return seat_of(e)

    def details(self, g: Duel, e: i64) -> dict[str, object]:
        """The offer so far."""
        return offer_details(e)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """More of anything possible; propose once both sides name something; or withdraw."""
        me = seat_of(e)
        give = given_of(e)
        want = wanted_of(e)
        k: i64 = 0
        while k < KINDS:
            if can_add(g, me, k, give, want):
                out.add(GIVE | good_is(k))
            if can_add(g, 1 - me, k, want, give):
                out.add(WANT | good_is(k))
            k += 1
        if give != 0 and want != 0:
            out.add(PROPOSE)
        out.add(WITHDRAW)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Add, propose or withdraw."""
        me = seat_of(e)
        give = given_of(e)
        want = wanted_of(e)
        verb = verb_of(code)
        one: i64 = 1
        if verb == GIVE:
            g.push(OFFER_EDIT, offer_is(me, give + (one << (good_of(code) * 4)), want))
        elif verb == WANT:
            g.push(OFFER_EDIT, offer_is(me, give, want + (one << (good_of(code) * 4))))
        elif verb == PROPOSE:
            g.tell(h.OFFERED, seat_is(me))
            g.push(OFFER_ANSWER, offer_is(me, give, want))

    def faults(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """What is wrong with an addition or a proposal."""
        verb = verb_of(code)
        if verb == PROPOSE:
            return [fault("empty_offer")]
        if verb != GIVE and verb != WANT:
            return super().faults(g, e, code)
        kind = good_of(code)
        if kind >= KINDS:
            return super().faults(g, e, code)
        me = seat_of(e)
        mine = verb == GIVE
        giver: i64 = me if mine else 1 - me
        so_far = given_of(e) if mine else wanted_of(e)
        other = wanted_of(e) if mine else given_of(e)
        n = named(so_far, kind)
        out: list[Fault] = []
        if named(other, kind) > 0:
            out.append(Fault("same_kind", self.rule, {"resource": NAMES[kind]}))
        if of(purse(g, giver), kind) <= n:
            short = "short_for_offer" if mine else "opponent_short"
            out.append(fault(short, resource=NAMES[kind], needed=int(n + 1)))
        if of(g.land(1 - giver).room(g.cat), kind) <= n:
            out.append(fault("opponent_no_room" if mine else "no_room", resource=NAMES[kind]))
        return out


class OfferAnswer(Step):
    """The other player answers an offer."""

    def who(self, g: Duel, e: i64) -> i64:
        """The other player."""
        return 1 - seat_of(e)

    def details(self, g: Duel, e: i64) -> dict[str, object]:
        """The offer so far."""
        return offer_details(e)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Accept, decline, counter; the passive player may also ask for silence."""
        out.add(ACCEPT)
        out.add(DECLINE)
        out.add(COUNTER)
        if seat_of(e) == g.active:
            out.add(MUTE)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """The goods change hands, or not."""
        me = 1 - seat_of(e)
        verb = verb_of(code)
        if verb == ACCEPT:
            given = side_bundle(given_of(e))
            wanted = side_bundle(wanted_of(e))
            g.tell(h.SWAPPED, seat_is(seat_of(e)) | h.swap_is(given_of(e), wanted_of(e)))
            grant(g, me, given)
            grant(g, 1 - me, wanted)
            charge(g, me, wanted)
            charge(g, 1 - me, given)
            return
        g.tell(h.DECLINED, seat_is(me))
        if verb == COUNTER:
            open_offer(g, me)
        elif verb == MUTE:
            g.muted = True


class Bargaining(Deeds):
    """Making offers in the main phase."""

    def offer(self, g: Duel, seat: i64, stock: i64, out: Options) -> None:
        """Begin one."""
        if stock != 0 and not g.muted and not penniless(g, 1 - seat):  # see `may_offer`
            out.add(OFFER)

    def knows(self, verb: i64) -> bool:
        """One verb."""
        return verb == OFFER

    def take(self, g: Duel, seat: i64, code: i64) -> None:
        """Put it together, resource by resource."""
        open_offer(g, seat)

    def faults(self, g: Duel, seat: i64, code: i64) -> list[Fault]:
        """Why no offer can be made."""
        return offer_faults(g, seat)
