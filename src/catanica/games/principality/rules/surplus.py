"""Surplus cards that go under stacks, and chains of cards that settle."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.principality.cards.effect import FIGURES, ON_SETTLE
from catanica.games.principality.cards.powers import holds_too_many, standing
from catanica.games.principality.position.digest import Digest, shut
from catanica.games.principality.position.duel import EVENT, Duel, Options, Step
from catanica.games.principality.position.pile import find
from catanica.games.principality.steps.rows import CHECK, TRIM
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import PUT, verb_of
from catanica.games.principality.telling.verbs import STACK as TO_STACK
from catanica.games.principality.vocabulary import (
    STACK,
    card_is,
    card_of,
    flag_is,
    flag_of,
    seat_is,
    seat_of,
    stack_is,
    stack_of,
)
from catanica.kernel.ints import bit
from catanica.kernel.refusal import Fault
from catanica.kernel.state import NOBODY

SETTLE_BOUND: Final = 64  # rounds of chain reactions; no legal position comes near


def open_stacks(g: Duel, seat: i64) -> i64:
    """Mask of the stacks a player may use."""
    n = g.stacks.count()
    if len(g.rules.stack_owner) == 0:
        return (bit(n) - 1) & ~(shut(g, seat) >> 1)  # the discard pile comes first
    out: i64 = 0
    s: i64 = 0
    while s < n:
        if g.may_use_stack(seat, s):
            out |= bit(s)
        s += 1
    return out


def full_stacks(g: Duel, seat: i64) -> i64:
    """Mask of those of them in which cards lie."""
    return open_stacks(g, seat) & g.stacks.filled()


def offer_stacks(g: Duel, seat: i64, card: i64, out: Options) -> None:
    """Every stack a player may put a card under, an empty one too (103.J.a)."""
    s: i64 = 0
    while s < g.stacks.count():
        if g.may_put(seat, card, s):
            out.add(TO_STACK | stack_is(s))
        s += 1


def offer_put(g: Duel, seat: i64, out: Options) -> None:
    """Every card in hand under every stack the player may use."""
    offer_put_of(g, seat, g.land(seat).hand, out)


def offer_put_of(g: Duel, seat: i64, hand: vec[i64], out: Options) -> None:
    """The same of some cards."""
    usable = open_stacks(g, seat)
    backs = g.rules.stack_backs
    if len(backs) == 0:
        offer_under(hand, usable, out)
        return
    i: i64 = 0
    while i < len(hand):
        card = card_of(hand[i])
        if find(hand, card) == i:
            fitting = usable
            s: i64 = 0
            while s < g.stacks.count():
                if backs[s] != g.cat.back[card]:
                    fitting &= ~bit(s)
                s += 1
            out.add_each(PUT | card_is(card), fitting, STACK)
        i += 1


def offer_under(hand: vec[i64], stacks: i64, out: Options) -> None:
    """Every different card of a hand under every stack of a mask."""
    n: i64 = len(hand)
    i: i64 = 0
    while i < n:
        card = card_of(hand[i])
        j: i64 = 0
        while card_of(hand[j]) != card:
            j += 1
        if j == i:
            out.add_each(PUT | card_is(card), stacks, STACK)
        i += 1


def put_card(g: Duel, seat: i64, code: i64) -> None:
    """A hand card goes face down under a stack (KB-61)."""
    g.put_under(seat, card_of(code), stack_of(code))
    g.tell(h.PUT_UNDER, seat_is(seat) | card_is(card_of(code)) | stack_is(stack_of(code)) | h.known_is(bit(seat)))


def closed_fault(g: Duel, seat: i64, stack: i64) -> Fault:
    """Why a player may not use a stack: a card bars it (112.P.a), or it belongs to the other (101.C.a)."""
    return g.fault("stack_banned" if g.barred(seat, stack) else "not_your_stack", stack=int(stack + 1))


def put_faults(g: Duel, seat: i64, code: i64, decision: str, rule: str) -> list[Fault]:
    """Everything that speaks against putting a card under a stack."""
    card = card_of(code)
    stack = stack_of(code)
    out: list[Fault] = []
    if find(g.land(seat).hand, card) < 0:
        out.append(Fault("not_in_hand", rule, {"card": g.cat.ids[card] if card < len(g.cat.ids) else ""}))
    if stack >= g.stacks.count():
        out.append(g.fault("not_an_option", decision=decision))
    elif not g.may_use_stack(seat, stack):
        out.append(closed_fault(g, seat, stack))
    elif 0 < card < len(g.cat.ids) and not g.may_put(seat, card, stack):
        out.append(g.fault("other_back", stack=int(stack + 1)))
    return out


class Trim(Step):
    """A player puts surplus cards under stacks until the limit holds."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player, while there are too many cards and a stack that may take them."""
        seat = seat_of(e)
        if holds_too_many(g, seat) and open_stacks(g, seat) != 0:
            return seat
        return NOBODY

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any card under any stack."""
        offer_put(g, seat_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """One card away, then see again."""
        put_card(g, seat_of(e), code)
        g.push(TRIM, seat_is(seat_of(e)))

    def faults(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """Surplus cards go before anything else."""
        if verb_of(code) == PUT:
            return put_faults(g, seat_of(e), code, self.name, self.rule)
        return [g.fault("must_trim")]


def settle(g: Duel) -> None:
    """Let cards that depend on the position check themselves until nothing changes (103.F.c)."""
    rounds: i64 = 0
    while rounds < SETTLE_BOUND and settle_once(g):
        rounds += 1


def settles_first(g: Duel, e: i64) -> bool:
    """Whether chains make a card ask somebody before a check can go on (103.I.f); then it is done again."""
    if g.rules.hooked & ON_SETTLE == 0:
        return False
    one = g.look(0)
    two = g.look(1)
    if (one.present | two.present) & ON_SETTLE == 0:
        return False
    if at_rest(g, one, two):
        return False
    g.push(CHECK, flag_is(flag_of(e)))
    n: i64 = len(g.agenda)
    settle(g)
    if len(g.agenda) > n:
        return True
    g.pop_agenda()
    keep_calm(g)
    return False


def keep_calm(g: Duel) -> None:
    """Nothing is left to settle: cards that depend on figures only are not asked again until these have changed."""
    one = g.look(0)
    two = g.look(1)
    if (one.moving | two.moving) & ON_SETTLE == 0 and g.phase != EVENT:  # some wait for the end of it (120.E.a)
        one.calm_mate = two.born
        one.calm = figures(g, one, two)


def at_rest(g: Duel, one: Digest, two: Digest) -> bool:
    """Whether no card had anything to settle as they lie, and the figures are what they were.

    What waits for another turn is settled when that begins.
    """
    return one.calm_mate == two.born and one.calm == figures(g, one, two)


def figures(g: Duel, one: Digest, two: Digest) -> i64:
    """Both players' figures, if they can change while the cards lie as they lie."""
    changing = (one.moving | two.moving) & FIGURES != 0 or g.annex is not None  # the sea brings figures, too (PR-39)
    return standing(g, one, two) if changing else i64(0)


def settle_once(g: Duel) -> bool:
    """One round of checks; True as soon as one card changed something."""
    seat: i64 = 0
    while seat < 2:
        found = g.look(seat)
        if found.present & ON_SETTLE != 0:
            built = g.land(seat).built
            for i in found.settlers:
                if g.rules.effects[card_of(built[i])].settle(g, seat, i):
                    return True
        seat += 1
    return False
