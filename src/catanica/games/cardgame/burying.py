"""Cards that go from the discard pile under a stack: stopped actions, defeated wizards (102.B.Ausspielen)."""

from typing import Final

from mypy_extensions import i64

from catanica.games.cardgame.fetching import pick_up
from catanica.games.principality import vocabulary as v
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.piece import BOTH, OPEN, slot
from catanica.games.principality.rules.surplus import closed_fault, offer_stacks
from catanica.games.principality.steps.card_step import OfferStep
from catanica.games.principality.telling import happenings as h
from catanica.kernel.refusal import Fault

BURY: Final = v.STEPS.add("bury", v.SEAT, v.CARD)


def bury(g: Duel, seat: i64, card: i64) -> None:
    """A player puts a card that has just come to the pile under a stack of choice."""
    g.push(BURY, v.seat_is(seat) | v.card_is(card))


class Bury(OfferStep):
    """The owner chooses the stack; if all are barred the card stays where it is."""

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """A closed stack; an empty one would do."""
        s = v.stack_of(code)
        if s >= g.stacks.count() or g.may_use_stack(v.seat_of(e), s):
            return []
        return [closed_fault(g, v.seat_of(e), s)]

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every stack the player may use, an empty one too (103.J.a)."""
        offer_stacks(g, v.seat_of(e), v.card_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Everybody saw it; turning time back does not bring it back."""
        put_from_pile(g, v.seat_of(e), v.card_of(e), v.stack_of(code))
        if g.mark is not None:
            mark = g.mark.clone()  # a mark is shared between clones and never changed
            put_from_pile(mark, v.seat_of(e), v.card_of(e), v.stack_of(code))
            g.mark = mark
        where = v.stack_is(v.stack_of(code)) | h.known_is(BOTH)
        g.tell(h.PUT_UNDER, v.seat_is(v.seat_of(e)) | v.card_is(v.card_of(e)) | where)


def put_from_pile(g: Duel, seat: i64, card: i64, stack: i64) -> None:
    """The uppermost copy of a card leaves its player's pile and goes under a stack, if it lies there."""
    for s in g.discard:
        if v.card_of(s) == card and g.lies_on(s, g.own_pile(seat)):
            pick_up(g, seat, card)
            g.stacks.put_under(stack, slot(card, OPEN))
            return
