"""What a card costs whoever builds it: what other cards take off, and what may stand for a resource.

A card that is made cheaper asks which resource it costs less, where that makes a difference (105.G.a).
"""

from mypy_extensions import i64

from catanica.games.principality import vocabulary as v
from catanica.games.principality.cards.catalogue import BUILDING, UNIT
from catanica.games.principality.cards.effect import ON_COST, ON_TENDER
from catanica.games.principality.cards.stores import purse
from catanica.games.principality.position.digest import UNKNOWN, Digest, user_card, user_gate, user_index
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.goods import KINDS, amount, count, covers, lacking, of
from catanica.games.principality.position.piece import owner_of
from catanica.games.principality.steps.card_step import ChoiceStep
from catanica.games.principality.steps.goods_steps import charge
from catanica.games.principality.steps.rows import TENDER, WAIVE
from catanica.games.principality.steps.wrong_choice import Asking
from catanica.games.principality.telling.verbs import PASS, verb_of
from catanica.games.principality.telling.verbs import WAIVE as WAIVE_VERB
from catanica.kernel.state import NOBODY


def discount(g: Duel, seat: i64, card: i64) -> i64:
    """How many resources a card costs its builder less."""
    if g.rules.hooked & ON_COST == 0:
        return 0
    return taken_off(g, seat, g.look(seat), card)


def taken_off(g: Duel, seat: i64, found: Digest, card: i64) -> i64:
    """The same by the digest of the builder's land."""
    if found.present & ON_COST == 0:
        return 0
    if len(found.less) == 0:
        found.less = g.rules.unasked[:]
    less = found.less[card]
    if less == UNKNOWN:
        less = discount_anew(g, seat, card)
        found.less[card] = less
    return less


def discount_anew(g: Duel, seat: i64, card: i64) -> i64:
    """The same, asked of the cards in play."""
    n: i64 = 0
    found = g.look(seat)
    built = g.land(seat).built
    for seller in found.minders:
        if user_gate(seller) & ON_COST != 0 and owner_of(built[user_index(seller)]) == seat:
            n += g.rules.effects[user_card(seller)].discount(g, seat, built[user_index(seller)], card)
    return n


def missing(stock: i64, cost: i64) -> i64:
    """How many resources of a cost are not there."""
    return count(lacking(stock, cost))


def affordable(g: Duel, seat: i64, stock: i64, card: i64) -> bool:
    """Whether a card can be paid for, discounts considered, and what may stand for a resource."""
    if covers(stock, g.cat.cost[card]):
        return True
    if g.rules.hooked & (ON_COST | ON_TENDER) == 0:
        return False
    found = g.look(seat)
    return with_less(g, seat, found, most_off(found), stock, card)


def most_off(found: Digest) -> i64:
    """How many resources of a cost its lord may lack at most: no card in play takes off, or lends, more than one."""
    return found.sellers + (1 if found.present & ON_TENDER != 0 else 0)


def with_less(g: Duel, seat: i64, found: Digest, most: i64, stock: i64, card: i64) -> bool:
    """Whether it can be paid for by what some card in play takes off its cost, or lets stand for a resource."""
    cost = g.cat.cost[card]
    short = missing(stock, cost)
    if short > most:
        return False
    less = taken_off(g, seat, found, card)
    if short <= less:
        return True
    if found.present & ON_TENDER == 0 or short > less + 1:
        return False
    paid = tender(g, seat, card)  # there must be more of it than the card costs; then it stands for what is missing
    return paid >= 0 and of(stock, paid) > of(cost, paid)


# -- what may stand for a resource ------------------------------------------------------------------------------------


def tender(g: Duel, seat: i64, card: i64) -> i64:
    """The kind that may stand for one other when a building or unit is paid for; -1 for none (103.P.c)."""
    if g.rules.hooked & ON_TENDER == 0 or (g.cat.kind[card] != BUILDING and g.cat.kind[card] != UNIT):
        return -1
    found = g.look(seat)
    if found.present & ON_TENDER == 0:
        return -1
    built = g.land(seat).built
    for lender in found.minders:
        if user_gate(lender) & ON_TENDER != 0 and owner_of(built[user_index(lender)]) == seat:
            kind = g.rules.effects[user_card(lender)].tender(g, seat, built[user_index(lender)])
            if kind >= 0:
                return kind
    return -1


def exchanged(cost: i64, kind: i64, paid: i64) -> i64:
    """A cost of which one resource is paid by another kind."""
    return cost - amount(kind, 1) + amount(paid, 1)


def pay_for(g: Duel, seat: i64, card: i64) -> None:
    """A player pays what a card costs: one resource may be replaced, some may be waived."""
    if tender(g, seat, card) >= 0:
        g.push(TENDER, v.seat_is(seat) | v.card_is(card))
    else:
        pay_less(g, seat, card, g.cat.cost[card])


def pay_less(g: Duel, seat: i64, card: i64, cost: i64) -> None:
    """Pay a cost, less what other cards take off it."""
    waive(g, seat, discount(g, seat, card), cost)


class Tender(ChoiceStep):
    """The builder may pay one resource of a card's cost by another kind; without enough of the right ones he must."""

    def card(self, g: Duel, e: i64) -> i64:
        """The card that is paid for."""
        return v.card_of(e)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """The kinds of the cost that may be replaced so that the rest can be paid, or none."""
        seat = v.seat_of(e)
        stock = purse(g, seat)
        cost = g.cat.cost[v.card_of(e)]
        less = discount(g, seat, v.card_of(e))
        paid = tender(g, seat, v.card_of(e))
        if missing(stock, cost) <= less:
            out.add(PASS)
        k: i64 = 0
        while k < KINDS:
            if k != paid and of(cost, k) > 0 and missing(stock, exchanged(cost, k, paid)) <= less:
                out.add(WAIVE_VERB | v.good_is(k))
            k += 1

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Pay."""
        seat = v.seat_of(e)
        cost = g.cat.cost[v.card_of(e)]
        if verb_of(code) != PASS:
            cost = exchanged(cost, v.good_of(code), tender(g, seat, v.card_of(e)))
        pay_less(g, seat, v.card_of(e), cost)


# -- what a card costs less -------------------------------------------------------------------------------------------


class Waive(Asking):
    """The builder names the resources a card costs less; then the rest is paid."""

    def choices(self, g: Duel, e: i64, out: Options) -> None:
        """Every kind of the cost that may be waived so that the rest can still be paid."""
        stock = purse(g, v.seat_of(e))
        left = v.number_of(e)
        cost = v.bundle_of(e)
        k: i64 = 0
        while k < KINDS:
            if of(cost, k) > 0 and missing(stock, cost - amount(k, 1)) <= left - 1:
                out.add(WAIVE_VERB | v.good_is(k))
            k += 1

    def who(self, g: Duel, e: i64) -> i64:
        """The builder, if there is a choice."""
        if v.number_of(e) >= count(v.bundle_of(e)):
            return NOBODY
        out = Options()
        self.choices(g, e, out)
        return i64(NOBODY) if out.count < 2 else v.seat_of(e)

    def run(self, g: Duel, e: i64) -> None:
        """No choice: nothing is left to waive, only one kind is possible, or everything is free."""
        if v.number_of(e) == 0:
            charge(g, v.seat_of(e), v.bundle_of(e))
            return
        out = Options()
        self.choices(g, e, out)
        if out.count > 0:
            self.take(g, e, out.codes[0])

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """The kinds that may be waived."""
        self.choices(g, e, out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """One resource less, then the next."""
        waive(g, v.seat_of(e), v.number_of(e) - 1, v.bundle_of(e) - amount(v.good_of(code), 1))


def waive(g: Duel, seat: i64, n: i64, cost: i64) -> None:
    """A player pays a cost less some resources of choice."""
    g.push(WAIVE, v.seat_is(seat) | v.number_is(n) | v.bundle_is(cost))
