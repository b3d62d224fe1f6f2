"""The event stack: Yule lies on three cards; when it is drawn the stack is laid anew (PR-6, PR-21)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from catanica.games.principality import vocabulary as v
from catanica.games.principality.position.duel import Duel, Options, Step
from catanica.games.principality.position.piece import OPEN, slot
from catanica.games.principality.position.pile import find, take_at, unknown_slots
from catanica.games.principality.steps.play_steps import EVENTS
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import DEAL
from catanica.kernel.arrays import added, inserted
from catanica.kernel.state import CHANCE, NOBODY

YULE: Final = "julfest"
BELOW_YULE: Final = 3


def lay_events(g: Duel, cards: vec[i64]) -> None:
    """Lay the event stack anew from these cards; Yule and the late ones among them wait until three lie."""
    pool = vec[i64]()
    yule: i64 = g.cat.number(YULE)
    for s in cards:
        card = v.card_of(s)
        if card != yule and card not in g.rules.late_events:
            pool = append(pool, slot(card, 0))
    g.pool = pool
    g.event_stack = vec[i64]()
    g.push(STACK_EVENTS)
    g.tell(h.SHUFFLED, v.seat_is(g.active) | v.pile_is(EVENTS))


STACK_EVENTS: Final = v.STEPS.add("stack_events")


class StackEvents(Step):
    """The event stack grows card by card from the bottom: three, Yule, the others with the late ones among them."""

    def who(self, g: Duel, e: i64) -> i64:
        """Chance, while cards are left."""
        return NOBODY if len(g.pool) == 0 else CHANCE

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every card left, as often as it is there."""
        offer_pool(g, out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """The card lies on top; Yule follows the third."""
        deal_on_top(g, v.card_of(code))
        if len(g.event_stack) == BELOW_YULE:
            put_on_top(g, slot(g.cat.number(YULE), OPEN))
            for card in g.rules.late_events:
                g.pool = added(g.pool, slot(card, 0))
        g.push(STACK_EVENTS)

    def holds(self, g: Duel, e: i64, out: Options) -> None:
        """Yule and the late cards, until they lie."""
        if len(g.event_stack) <= BELOW_YULE:
            out.add(g.cat.number(YULE))
            for card in g.rules.late_events:
                out.add(card)


FILL_EVENTS: Final = v.STEPS.add("fill_events", v.NUMBER, v.FLAG)


class FillEvents(Step):
    """Marked events fill the stack up unseen; the rest goes to the box (PR-21)."""

    def who(self, g: Duel, e: i64) -> i64:
        """Chance, while cards are missing."""
        return CHANCE if v.number_of(e) > 0 and v.flag_of(e) == 1 else NOBODY

    def run(self, g: Duel, e: i64) -> None:
        """Begin with the marked ones; enough of them become the event stack with the unmarked ones."""
        if v.flag_of(e) == 0:
            g.pool = unknown_slots(g.rules.marked_events)
            g.push(FILL_EVENTS, v.number_is(v.number_of(e)) | v.flag_is(1))
            return
        cards = g.event_stack[:]
        for card in g.rules.fixed_events:
            cards = append(cards, slot(card, 0))
        lay_events(g, cards)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every marked card left, as often as it is there."""
        offer_pool(g, out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """One more, face down."""
        deal_on_top(g, v.card_of(code))
        g.push(FILL_EVENTS, v.number_is(v.number_of(e) - 1) | v.flag_is(1))


def offer_pool(g: Duel, out: Options) -> None:
    """The cards of the pool."""
    for s in g.pool:
        out.add(DEAL | v.card_is(v.card_of(s)))


def deal_on_top(g: Duel, card: i64) -> None:
    """A card of the pool goes on the event stack, unknown to everybody."""
    g.pool = take_at(g.pool, find(g.pool, card))
    put_on_top(g, slot(card, 0))


def put_on_top(g: Duel, s: i64) -> None:
    """A card on the event stack."""
    g.event_stack = inserted(g.event_stack, 0, s)
