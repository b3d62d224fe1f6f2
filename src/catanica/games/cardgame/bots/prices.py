"""What a resource is worth to a player right now, and which region to take it from or put it on."""

from typing import Final

from mypy_extensions import i64

from catanica.games.cardgame.bots.plan import Plan
from catanica.games.cardgame.trading import side_bundle
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.goods import KINDS, amount, of
from catanica.games.principality.position.piece import stock_of
from catanica.games.principality.rules.events import stored_safely
from catanica.games.principality.rules.production import doubled
from catanica.kernel.ints import bit

PLENTY: Final = 2  # no resource is worth less than so much, unless there are more than so many of a kind


class Prices:
    """Prices of the six kinds for the owner of a plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Plan = plan

    def price(self, kind: i64, nth: i64) -> i64:
        """What the nth unit of a kind is worth."""
        first = of(self.plan.wish, kind)
        if nth <= first:
            return self.plan.taste.needed
        if nth <= first + of(self.plan.later, kind):
            return self.plan.taste.useful
        worth: i64 = self.plan.taste.barter // self.plan.means.rates[kind]
        least = self.plan.taste.least
        return worth if worth > least or nth > PLENTY else least

    def to_gain(self, kind: i64) -> i64:
        """What one more is worth; nothing if there is no room."""
        if of(self.plan.means.room, kind) == 0:
            return 0
        return self.price(kind, of(self.plan.means.stock, kind) + 1)

    def nearer_by(self, kind: i64) -> i64:
        """What one more brings nearer: the two best goals as they would stand, if the player has an eye for it."""
        plan = self.plan
        if plan.taste.outlook == 0 or of(plan.means.room, kind) == 0:
            return 0
        stock = plan.means.stock + amount(kind, 1)
        best: i64 = 0
        after: i64 = 0
        for goal in plan.goals:
            due = goal.gain * plan.taste.discount(plan.means.turns_for(goal.cost, stock))
            if due > best:
                after = best
                best = due
            elif due > after:
                after = due
        return (2 * best + after) * plan.taste.outlook // 2000

    def to_lose(self, kind: i64) -> i64:
        """What losing one costs."""
        return self.price(kind, of(self.plan.means.stock, kind))

    def bundle_gained(self, bundle: i64) -> i64:
        """What a bundle is worth on top of the stock."""
        total: i64 = 0
        k: i64 = 0
        while k < KINDS:
            n: i64 = 1
            while n <= of(bundle, k):
                total += self.price(k, of(self.plan.means.stock, k) + n)
                n += 1
            k += 1
        return total

    def bundle_lost(self, bundle: i64) -> i64:
        """What giving a bundle away costs."""
        total: i64 = 0
        k: i64 = 0
        while k < KINDS:
            n: i64 = 0
            while n < of(bundle, k):
                total += self.price(k, of(self.plan.means.stock, k) - n)
                n += 1
            k += 1
        return total


def offer_gain(mine: Prices, theirs: Prices, got: i64, given: i64) -> i64:
    """What an exchange brings: the own gain less part of the other's. Both sides as an offer packs them."""
    own = mine.bundle_gained(side_bundle(got)) - mine.bundle_lost(side_bundle(given))
    other = theirs.bundle_gained(side_bundle(given)) - theirs.bundle_lost(side_bundle(got))
    return own - (other // 2 if other > 0 else i64(0))


def spare(g: Duel, seat: i64, region: i64) -> i64:
    """How gladly a region gives: full ones that yield twice first, those safe from brigands last (KB-10, KB-13)."""
    land = g.land(seat)
    score = (stock_of(land.regions[region])) * 4
    if doubled(g, seat, region, land.kind_at(g.cat, region)):
        score += 3
    if stored_safely(g, seat) & bit(region) != 0:
        score -= 2
    return score


def cheapest(prices: Prices, n: i64) -> i64:
    """What it costs to part with the n resources that are missed least."""
    total: i64 = 0
    stock = prices.plan.means.stock
    gone: i64 = 0
    while n > 0:
        best: i64 = -1
        least: i64 = 0
        k: i64 = 0
        while k < KINDS:
            have = of(stock, k) - of(gone, k)
            if have > 0:
                v = prices.price(k, have)
                if best < 0 or v < least:
                    best = k
                    least = v
            k += 1
        if best < 0:
            return total
        gone += amount(best, 1)
        total += least
        n -= 1
    return total


def dearest(prices: Prices) -> i64:
    """What the most wanted resource is worth."""
    most: i64 = 0
    k: i64 = 0
    while k < KINDS:
        if prices.to_gain(k) > most:
            most = prices.to_gain(k)
        k += 1
    return most
