"""The groves: special sites that act for owls. Cole uses the opponent's as if they were his own (GZ:cole)."""

from typing import Final

from mypy_extensions import i64

from catanica.games.princes.dice_events import BRIGANDS, CELEBRATION, DRAW_EVENT, SPARED, TRADE
from catanica.games.princes.sets.zeit_der_weisen.owls import owls, pay_owls
from catanica.games.princes.sets.zeit_der_weisen.steps import GROVE_STACK, PEACE_ROLL, SET_FACE, TOP, TOP_EVENTS
from catanica.games.principality.cards.catalogue import ATTACK
from catanica.games.principality.cards.effect import Effect
from catanica.games.principality.position.duel import MAIN, Duel, Options
from catanica.games.principality.position.piece import used
from catanica.games.principality.position.pile import learned
from catanica.games.principality.rules.using import mark_used
from catanica.games.principality.steps.dice import EVENT_CARD
from catanica.games.principality.steps.drawing import draw_blind, may_draw_blind
from catanica.games.principality.steps.hand_check import any_stack
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import USE
from catanica.games.principality.vocabulary import (
    card_is,
    card_of,
    cause_is,
    cause_of,
    number_is,
    place_is,
    place_of,
    seat_is,
)
from catanica.games.principality.windows import EVENT_DRAWN, VETO
from catanica.kernel.ints import bit


class Grove(Effect):
    """A grove with its price in owls. Some act in the action phase, some before the roll, some as an answer."""

    def __init__(self, price: i64, phase: i64) -> None:
        self.price = price
        self.phase = phase  # when it is used of its owner's own accord

    def ready(self, g: Duel, seat: i64) -> bool:
        """Whether a player could use it now, the owls apart."""
        return True

    def open_to(self, g: Duel, seat: i64) -> bool:
        """Whether a player could use it now."""
        return g.phase == self.phase and owls(g, seat) >= self.price and self.ready(g, seat)

    def uses(self, g: Duel, seat: i64, p: i64, out: Options) -> None:
        """Once per turn."""
        if not used(p) and self.open_to(g, seat):
            out.add(USE | card_is(card_of(p)) | place_is(place_of(p)))

    def early_uses(self, g: Duel, seat: i64, p: i64, out: Options) -> None:
        """The same before the roll."""
        self.uses(g, seat, p, out)

    def use(self, g: Duel, seat: i64, p: i64, code: i64) -> None:
        """Act, and pay first."""
        mark_used(g, seat, p)
        self.act(g, seat, card_of(p))
        pay_owls(g, seat, self.price, card_of(p))

    def act(self, g: Duel, seat: i64, card: i64) -> None:
        """What the grove does for a player."""


class GroveOfFraternity(Grove):
    """Draw three cards; then the opponent may draw one."""

    def ready(self, g: Duel, seat: i64) -> bool:
        """There must be cards to draw."""
        return any_stack(g, seat)

    def act(self, g: Duel, seat: i64, card: i64) -> None:
        """Usable at once; surplus goes back at the end of each player's own turn (PR-30)."""
        may_draw_blind(g, 1 - seat, 1, card)
        draw_blind(g, seat, 3, card)


class GroveOfFreedom(Grove):
    """Take a card of choice from a stack."""

    def ready(self, g: Duel, seat: i64) -> bool:
        """There must be a stack with cards."""
        return any_stack(g, seat)

    def act(self, g: Duel, seat: i64, card: i64) -> None:
        """Which stack."""
        g.push(GROVE_STACK, seat_is(seat) | card_is(card))


class GroveOfJustice(Grove):
    """Before the roll: set the event die. With Brigitta nothing is rolled at all."""

    def ready(self, g: Duel, seat: i64) -> bool:
        """A die that is set cannot be set again."""
        return g.event_die == 0

    def act(self, g: Duel, seat: i64, card: i64) -> None:
        """Which face."""
        g.push(SET_FACE, seat_is(seat) | card_is(card))


class GroveOfForesight(Grove):
    """Look at the three top event cards and put any of them under the stack."""

    def act(self, g: Duel, seat: i64, card: i64) -> None:
        """The player knows them from now on."""
        n: i64 = len(g.event_stack)
        g.event_stack = learned(g.event_stack, seat, 0, i64(TOP) if n > TOP else n)
        g.reveals += 1
        g.push(TOP_EVENTS, seat_is(seat) | number_is(TOP) | card_is(card))


ANSWERS: Final = 99  # no phase: the grove is used as an answer only


class GroveOfPeace(Grove):
    """When an attack has been played and paid for: a roll above three makes it fail."""

    def guards(self) -> i64:
        """An action card was played."""
        return bit(VETO)

    def may_guard(self, g: Duel, seat: i64, p: i64, window: i64, cause: i64) -> bool:
        """Only against attacks."""
        return window == VETO and g.cat.flags[cause] & ATTACK != 0 and owls(g, seat) >= self.price

    def guard(self, g: Duel, seat: i64, p: i64, window: i64, cause: i64) -> None:
        """Pay, then roll."""
        g.push(PEACE_ROLL, seat_is(seat))
        pay_owls(g, seat, self.price, card_of(p))


class GroveOfVigilance(Grove):
    """The own roll shows brigands, trade or celebration: an event card is drawn instead."""

    def guards(self) -> i64:
        """The event die lies open."""
        return bit(EVENT_DRAWN)

    def may_guard(self, g: Duel, seat: i64, p: i64, window: i64, cause: i64) -> bool:
        """The player who rolled draws the card, so it is the own roll that is void."""
        face = g.event_die
        voidable = face == BRIGANDS or face == TRADE or face == CELEBRATION
        return window == EVENT_DRAWN and cause == 0 and seat == g.active and voidable and owls(g, seat) >= self.price

    def guard(self, g: Duel, seat: i64, p: i64, window: i64, cause: i64) -> None:
        """After brigands production comes first, and the card at the time of other events."""
        if g.event_die != BRIGANDS or g.phase == MAIN:
            g.push(DRAW_EVENT)
        g.event_die = EVENT_CARD
        pay_owls(g, seat, self.price, card_of(p))


class GroveOfCourage(Grove):
    """On either turn: a feud or fraternal feuds take nothing."""

    def guards(self) -> i64:
        """An event is about to touch the player."""
        return bit(SPARED)

    def may_guard(self, g: Duel, seat: i64, p: i64, window: i64, cause: i64) -> bool:
        """The two feuds."""
        feud = cause > 0 and (g.cat.ids[cause] == "fehde" or g.cat.ids[cause] == "bruderzwist")
        return window == SPARED and feud and owls(g, seat) >= self.price

    def guard(self, g: Duel, seat: i64, p: i64, window: i64, cause: i64) -> None:
        """The event does not touch the player: its step is struck off."""
        g.pop_agenda()
        g.tell(h.SPARED, seat_is(seat) | card_is(card_of(p)))
        pay_owls(g, seat, self.price, card_of(p))


def grove_of(g: Duel, card: i64) -> Grove:
    """The effect of a grove."""
    effect = g.rules.effects[card]
    assert isinstance(effect, Grove), "no grove"
    return effect


def groves(g: Duel, seat: i64) -> i64:
    """How many groves a player has."""
    grove = g.rules.flag("grove")
    n: i64 = 0
    for p in g.land(seat).built:
        if g.cat.flags[card_of(p)] & grove != 0:
            n += 1
    return n


def foreign_guard(g: Duel, seat: i64, window: i64, cause: i64) -> i64:
    """The opponent's grove that could answer a window for Cole's owner; 0 for none."""
    grove = g.rules.flag("grove")
    for q in g.land(1 - seat).built:
        if g.cat.flags[card_of(q)] & grove != 0 and grove_of(g, card_of(q)).may_guard(g, seat, q, window, cause):
            return q
    return 0


def offer_foreign(g: Duel, seat: i64, p: i64, out: Options) -> None:
    """Cole at a place offers every grove of the opponent that could be used now."""
    if used(p):
        return
    grove = g.rules.flag("grove")
    for q in g.land(1 - seat).built:
        if g.cat.flags[card_of(q)] & grove != 0 and grove_of(g, card_of(q)).open_to(g, seat):
            out.add(USE | card_is(card_of(p)) | place_is(place_of(p)) | cause_is(card_of(q)))


def use_foreign(g: Duel, seat: i64, p: i64, code: i64) -> None:
    """Cole uses one of them and pays its owls."""
    mark_used(g, seat, p)
    grove = grove_of(g, cause_of(code))
    grove.act(g, seat, cause_of(code))
    pay_owls(g, seat, grove.price, card_of(p))
