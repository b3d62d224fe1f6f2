"""The hand check at the end of a turn: draw, look through a stack for payment, swap (KB-51 to KB-54)."""

from typing import Final

from mypy_extensions import i64

from catanica.games.principality.cards.effect import MOVED_BY_GOODS, ON_DRAWN
from catanica.games.principality.cards.powers import holds_too_few
from catanica.games.principality.cards.stores import purse
from catanica.games.principality.position.digest import acting
from catanica.games.principality.position.duel import HAND, Duel, Options, Step
from catanica.games.principality.position.goods import count
from catanica.games.principality.position.piece import owner_of
from catanica.games.principality.rules.searching import draw_card, look_through, offer_stack_cards, take_found
from catanica.games.principality.rules.surplus import closed_fault, full_stacks, offer_put, put_card, put_faults
from catanica.games.principality.steps.goods_steps import pay_any
from catanica.games.principality.steps.rows import CHECK, CHOOSE, FILL, OPEN_STACK, REDRAW, SWAP, TRIM
from catanica.games.principality.steps.wrong_choice import Asking
from catanica.games.principality.telling.verbs import DRAW, PASS, PUT, SEARCH, verb_of
from catanica.games.principality.vocabulary import (
    card_of,
    maybe_stack_is,
    maybe_stack_of,
    seat_is,
    seat_of,
    stack_is,
    stack_of,
)
from catanica.kernel.ints import bit
from catanica.kernel.refusal import Fault
from catanica.kernel.state import NOBODY

SEARCH_COST: Final = 2  # resources


def search_cost(g: Duel, seat: i64) -> i64:
    """Looking through a stack costs two resources (KB-51), less with a card that says so (KB-49, PR-5)."""
    return max(SEARCH_COST - g.look(seat).search, 0)


def may_search(g: Duel, seat: i64) -> bool:
    """Whether the price of a search can be paid."""
    return count(purse(g, seat)) >= search_cost(g, seat)


def offer_draws(g: Duel, seat: i64, only: i64, search: bool, out: Options) -> None:
    """Drawing from every stack, or from the only one allowed (-1 for any), blindly or by search."""
    pays = search and may_search(g, seat)
    usable = full_stacks(g, seat) if only < 0 else bit(only) & full_stacks(g, seat)
    s: i64 = 0
    while usable != 0:
        if usable & 1 != 0:
            out.add(DRAW | stack_is(s))
            if pays:
                out.add(SEARCH | stack_is(s))
        usable >>= 1
        s += 1


def any_stack(g: Duel, seat: i64) -> bool:
    """Whether there is a card left to draw."""
    return full_stacks(g, seat) != 0


def draw(g: Duel, seat: i64, code: i64) -> None:
    """Draw the top card, or pay and look through the stack."""
    s = stack_of(code)
    if verb_of(code) == DRAW:
        card = draw_card(g, seat, s)
        if g.phase == HAND and g.hooks(seat, ON_DRAWN):
            tell_drawn(g, seat, card, s)
    else:
        g.push(OPEN_STACK, seat_is(seat) | stack_is(s))
        if g.moving(MOVED_BY_GOODS):  # what is paid may move the figures, and points are remembered (KB-29)
            g.push(CHECK)
        pay_any(g, seat, search_cost(g, seat))


def tell_drawn(g: Duel, seat: i64, card: i64, stack: i64) -> None:
    """The first of a player's cards in play that has something to say about a card just drawn says it."""
    for p in g.land(seat).built:
        listening = acting(g, seat, p)
        if owner_of(p) == seat and g.cat.hooks[listening] & ON_DRAWN != 0:
            if g.rules.effects[listening].drawn(g, seat, p, card, stack):
                return


def draw_faults(g: Duel, seat: i64, code: i64, only: i64) -> list[Fault]:
    """Everything that speaks against drawing there; `only` is the one stack allowed, or -1."""
    verb = verb_of(code)
    s = stack_of(code)
    if (verb != DRAW and verb != SEARCH) or s >= g.stacks.count():
        return [g.fault("must_fill")]
    out: list[Fault] = []
    if not g.may_use_stack(seat, s):
        out.append(closed_fault(g, seat, s))
    if only >= 0 and s != only:
        out.append(g.fault("other_stack", stack=int(only + 1)))
    if g.stacks.size(s) == 0:
        out.append(g.fault("stack_empty", stack=int(s + 1)))
    if verb == SEARCH and not may_search(g, seat):
        out.append(g.fault("search_unpaid", needed=int(search_cost(g, seat))))
    return out


class HandCheck(Step):
    """The end of a turn begins."""

    def run(self, g: Duel, e: i64) -> None:
        """Too few cards are filled up; otherwise surplus goes and one card may be swapped."""
        seat = seat_of(e)
        g.phase = HAND
        if holds_too_few(g, seat):
            if g.rules.house.swap_after_fill:
                g.push(SWAP, seat_is(seat))
            g.push(FILL, seat_is(seat))
        else:
            g.push(SWAP, seat_is(seat))
            g.push(TRIM, seat_is(seat))


class Fill(Step):
    """A player draws up to the limit, card by card (KB-51)."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player, while cards are missing and some stack has one (KB-54)."""
        seat = seat_of(e)
        if holds_too_few(g, seat) and any_stack(g, seat):
            return seat
        return NOBODY

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """The top of any stack, or at the end of a turn a search (103.H.b)."""
        offer_draws(g, seat_of(e), -1, g.rules.house.search_in_fill and g.phase == HAND, out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """One card, then the next."""
        g.push(FILL, seat_is(seat_of(e)))
        draw(g, seat_of(e), code)

    def faults(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """What is wrong with a draw."""
        if verb_of(code) == SEARCH and g.phase != HAND:
            return [g.fault("search_at_end")]
        if verb_of(code) == SEARCH and not g.rules.house.search_in_fill:
            return [g.fault("no_search_yet")]
        return draw_faults(g, seat_of(e), code, -1)


class OpenStack(Step):
    """A player looks through a stack."""

    def run(self, g: Duel, e: i64) -> None:
        """From now on the player knows it."""
        look_through(g, seat_of(e), stack_of(e))
        g.push(CHOOSE, seat_is(seat_of(e)) | stack_is(stack_of(e)))


class Choose(Asking):
    """The player takes one card of the stack; the order of the rest stays."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player."""
        return seat_of(e)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any card of the stack."""
        offer_stack_cards(g, stack_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Into the hand."""
        take_found(g, seat_of(e), stack_of(e), card_of(code))


class Swap(Step):
    """With exactly as many cards as allowed one may be swapped (KB-52, KB-53)."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player, who may always decline."""
        if len(g.land(seat_of(e)).hand) > 0:
            return seat_of(e)
        return NOBODY

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any card under any stack, or no swap."""
        out.add(PASS)
        offer_put(g, seat_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """The card goes under a stack; the new one comes from that same stack since 2005, from any before."""
        if verb_of(code) == PASS:
            return
        put_card(g, seat_of(e), code)
        g.push(
            REDRAW, seat_is(seat_of(e)) | maybe_stack_is(stack_of(code) if g.rules.house.swap_same_stack else i64(-1))
        )

    def faults(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """What is wrong with a swap."""
        if verb_of(code) == PUT:
            return put_faults(g, seat_of(e), code, self.name, self.rule)
        return [g.fault("not_an_option", decision=self.name)]


class Redraw(Step):
    """The new card of a swap."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player."""
        return seat_of(e)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """The top card, or a search."""
        offer_draws(g, seat_of(e), maybe_stack_of(e), True, out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Take it."""
        draw(g, seat_of(e), code)

    def faults(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """What is wrong with a draw."""
        return draw_faults(g, seat_of(e), code, maybe_stack_of(e))
