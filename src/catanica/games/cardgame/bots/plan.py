"""What a player of the card game could build, what each thing is worth, and when it can be paid for.

A plan lists goals: the next road, settlement and city, and every card in hand with the best site for it. Time is
estimated from stock, expected yields and bank rates; the two best goals make the wish list that prices resources.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from catanica.games.cardgame.bots.memory import Memory
from catanica.games.cardgame.bots.scene import CROWDED, UNASKED, Scene
from catanica.games.cardgame.bots.sites import best_city, outer_column
from catanica.games.cardgame.bots.taste import Taste
from catanica.games.cardgame.metropolis import metropolis_card, offer_metropolises
from catanica.games.principality.cards.catalogue import (
    CITADEL_SITE,
    GREEN,
    RED,
    WIZARD,
    is_built,
)
from catanica.games.principality.cards.stores import purse
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.geometry import FIRST_COLUMN
from catanica.games.principality.position.goods import FIELD, KINDS, amount, count, covers, of
from catanica.games.principality.rules.building import city_fits, road_fits, settlement_fits
from catanica.games.principality.rules.costs import discount as discount_on
from catanica.games.principality.rules.laying_out import site_sides
from catanica.games.principality.telling.verbs import BUILD, CITADEL, CITY, DEMOLISH, ERECT, ROAD, SETTLEMENT, verb_of
from catanica.games.principality.vocabulary import (
    card_is,
    card_of,
    column_is,
    column_of,
    gap_is,
    place_is,
    place_of,
    seat_is,
)
from catanica.kernel.ints import highest, lowest, ones

# Turns tried when asking how long a goal takes.
MOMENTS: Final[vec[i64]] = vec[i64]([0, 1, 2, 3, 4, 5, 6, 8, 10, 13, 17, 22, 28])
LAST_MOMENT: Final = 12  # the index of the last of them
NEVER: Final = 36
CAP: Final = 0x7F  # the whole field of a bundle: stock and room together may be more than a stock ever is
NO_WAITS: Final[vec[i64]] = vec[i64]()
UPHEAVAL: Final = 150  # what tearing down must bring beyond the loss


def metropolises(g: Duel, seat: i64) -> vec[i64]:
    """The cities that can become metropolises now."""
    if g.crowns_left == 0:
        return NO_WAITS
    crowns = Options()
    offer_metropolises(g, seat, purse(g, seat), crowns)
    return crowns.codes


class Goal:
    """Something to build: the next action towards it, its cost, its gain, and the turns until it can be paid for.

    `builds` is the action that builds it: another one than `code` only where something must be torn down first.
    """

    def __init__(self, code: i64, builds: i64, cost: i64, gain: i64, turns: i64) -> None:
        self.code: i64 = code
        self.builds: i64 = builds
        self.cost: i64 = cost
        self.gain: i64 = gain
        self.turns: i64 = turns

    def same_thing(self, builds: i64) -> bool:
        """Whether an action builds the same thing, perhaps elsewhere."""
        if verb_of(self.builds) != verb_of(builds) or card_of(self.builds) != card_of(builds):
            return False
        return card_of(builds) != 0 or column_of(self.builds) == column_of(builds)

    def merit(self, taste: Taste) -> i64:
        """The gain as it is worth today."""
        return self.gain * taste.discount(self.turns) // 1000


class Means:
    """What a player can pay with: stock, storage, yields in sixths per roll, bank rates."""

    def __init__(self, g: Duel, seat: i64, scene: Scene) -> None:
        land = g.land(seat)
        self.stock: i64 = purse(g, seat)
        self.room: i64 = land.room(g.cat)
        self.yields: vec[i64] = scene.yields
        self.rates: vec[i64] = scene.rates
        self.caps: i64 = self.stock + self.room  # what can lie there of each kind, as a bundle
        self.waits: vec[i64] = NO_WAITS  # turns for each of the costs that cards have, as far as they were asked for

    def turns_for(self, cost: i64, stock: i64) -> i64:
        """Turns until a cost can be paid from a stock, trading surplus with the bank; NEVER if that is too far off."""
        if not covers(self.caps, cost):
            return NEVER
        if covers(stock, cost) or self.pays(cost, stock, 0):
            return 0
        if not self.pays(cost, stock, MOMENTS[LAST_MOMENT]):
            return NEVER
        low: i64 = 1  # stocks only grow, so that halving finds the first moment
        high: i64 = LAST_MOMENT
        while low < high:
            middle = (low + high) >> 1
            if self.pays(cost, stock, MOMENTS[middle]):
                high = middle
            else:
                low = middle + 1
        return MOMENTS[low]

    def pays(self, cost: i64, stock: i64, t: i64) -> bool:
        """Whether a cost can be paid in so many turns."""
        over: i64 = 0  # what the bank gives for the surplus, less what is lacking
        k: i64 = 0
        while k < KINDS:
            have = of(stock, k) + (self.yields[k] * t + 2) // 6
            cap = (self.caps >> (k * FIELD)) & CAP
            if have > cap:
                have = cap
            have -= of(cost, k)
            if have <= 0:
                over += have
            else:
                rate = self.rates[k]
                if rate == 3:
                    over += have // 3  # by a constant, which is quicker than by a number
                elif rate == 2:
                    over += have >> 1
                else:
                    over += have // rate
            k += 1
        return over >= 0

    def wait_for(self, which: i64, memory: Memory) -> i64:
        """Turns until one of the costs that cards have can be paid from the stock; asked for again it is known."""
        if len(self.waits) == 0:
            self.waits = memory.no_waits[:]
        wait = self.waits[which]
        if wait == UNASKED:
            wait = self.turns_for(memory.costs[which], self.stock)
            self.waits[which] = wait
        return wait

    def after(self, cost: i64, stock: i64) -> i64:
        """The stock left when a cost is paid at once, with the bank trades it takes; for a cost that can be paid."""
        left: i64 = 0
        lacking: i64 = 0
        k: i64 = 0
        while k < KINDS:
            have = of(stock, k)
            need = of(cost, k)
            if have < need:
                lacking += need - have
            else:
                left += amount(k, have - need)
            k += 1
        while lacking > 0:
            give = self.surplus(left)
            left -= amount(give, self.rates[give])
            lacking -= 1
        return left

    def surplus(self, left: i64) -> i64:
        """The kind to give to the bank from what is left over: the cheapest rate, then the largest heap."""
        best: i64 = -1
        best_score: i64 = 0
        k: i64 = 0
        while k < KINDS:
            if of(left, k) >= self.rates[k]:
                score = 40 - 10 * self.rates[k] + of(left, k)
                if best < 0 or score > best_score:
                    best = k
                    best_score = score
            k += 1
        return best


class Plan:
    """All goals of a player. `wish` is the cost of the best goal, `later` that of the next best."""

    def __init__(self, g: Duel, seat: i64, memory: Memory) -> None:
        self.g: Duel = g
        self.seat: i64 = seat
        self.memory: Memory = memory
        self.scene: Scene = memory.scene(g, seat)
        self.taste: Taste = memory.taste  # by the rules at hand, which the scene has made known to it
        self.turns: i64 = self.scene.turns
        self.means: Means = Means(g, seat, self.scene)
        self.goals: list[Goal] = []
        self.add_row()
        self.add_cards()
        self.wish: i64 = 0
        self.later: i64 = 0
        self.choose_wishes()

    def add(self, code: i64, builds: i64, cost: i64, gain: i64) -> None:
        """Note a goal that is worth its effort."""
        net = gain - self.taste.effort * count(cost)
        if net > 0:
            self.goals.append(Goal(code, builds, cost, net, self.means.turns_for(cost, self.means.stock)))

    def add_build(self, code: i64, cost: i64, gain: i64) -> None:
        """Note a goal that one action builds."""
        self.add(code, code, cost, gain)

    # -- roads, settlements, cities -----------------------------------------------------------------------------

    def settlement_gain(self, column: i64) -> i64:
        """A point, two more regions, two more sites."""
        return self.scene.settlement_gain(self.g, column) + self.taste.regions * self.turns + 2 * self.taste.site

    def city_gain(self, column: i64) -> i64:
        """A point, two more sites, and red cards become possible."""
        g = self.g
        land = g.land(self.seat)
        gain = self.scene.city_gain(g, column)
        if site_sides(g, self.seat, RED) == 0:
            waiting: i64 = 0
            for s in land.hand:
                if g.cat.slot[card_of(s)] == RED:
                    waiting += 1
            gain += self.taste.unlock * (waiting if waiting < 3 else i64(3))
        return gain + 2 * self.taste.site + (self.turns if land.cities == 0 else i64(0))

    def add_row(self) -> None:
        """The next road, settlement and city."""
        g = self.g
        land = g.land(self.seat)
        left = lowest(land.settlements)
        right = highest(land.settlements)
        if g.settlements_left > 0 and len(g.region_stack) >= 2:
            column = outer_column(land)
            gain = self.settlement_gain(column) if column >= 0 else i64(0)
            if settlement_fits(land, column):
                self.add_build(SETTLEMENT | column_is(column), g.rules.settlement_cost, gain)
            elif g.roads_left > 0 and column >= 0:
                gap: i64 = left if column < left else right + 1
                if road_fits(land, gap):
                    self.add_build(ROAD | gap_is(gap), g.rules.road_cost, gain * self.taste.road // 100)
        if g.cities_left > 0:
            column = best_city(g, self.seat)
            if city_fits(land, column):
                self.add_build(CITY | column_is(column), g.rules.city_cost, self.city_gain(column))
        crowns = metropolises(g, self.seat)
        if len(crowns) > 0:
            free = ones(land.free_sides())
            gain = 4 * self.taste.site + (4 - free) * self.taste.site if free < 4 else 0
            self.add_build(crowns[0], g.cat.cost[metropolis_card(g)], gain)
        if g.citadels_left > 0:
            self.add_citadel()

    def add_citadel(self) -> None:
        """A citadel where a settlement can be spared for it: a point with a wizard, and sites for magic cards."""
        g = self.g
        land = g.land(self.seat)
        waiting: i64 = 0  # cards in hand that need one
        for s in land.hand:
            card = card_of(s)
            if g.cat.kind[card] == WIZARD or g.cat.slot[card] == CITADEL_SITE:
                waiting += 1
        plain = ones(land.settlements & ~(land.cities | land.citadels))
        column = best_city(g, self.seat)
        if waiting > 0 and plain > 1 and city_fits(land, column):
            gain = 2 * self.taste.site + self.taste.unlock * (waiting if waiting < 3 else i64(3))
            self.add_build(CITADEL | column_is(column), g.cat.cost[g.cat.citadel], gain)

    # -- cards --------------------------------------------------------------------------------------------------

    def gain_at(self, card: i64, place: i64) -> i64:
        """What a card changes if it lies at a place."""
        return self.scene.gain_of(self.g, card, place, self.memory.varies[card])

    def place_for(self, card: i64) -> i64:
        """Where a card fits best, below zero for nowhere."""
        return self.scene.place_for(self.g, card, self.memory.varies[card])

    def add_replacement(self, card: i64, verb: i64, cost: i64) -> None:
        """A card in place of the one that makes the exchange most worth while."""
        g = self.g
        best = self.scene.victim_of(g, card, self.memory.varies[card] != 0 and not self.memory.coarse)
        if best >= 0:
            p = g.land(self.seat).built[best]
            away = DEMOLISH | card_is(card_of(p)) | place_is(place_of(p)) | seat_is(self.seat)
            self.add(away, verb | card_is(card) | place_is(place_of(p)), cost, self.scene.excess[card] - UPHEAVAL)

    def add_cards(self) -> None:
        """Every different building and unit of the hand, and what lies open for everybody."""
        g = self.g
        seen = vec[i64]()
        for s in g.land(self.seat).hand:
            card = card_of(s)
            kind = g.cat.kind[card]
            if is_built(kind) and card not in seen:
                seen = append(seen, card)
                self.add_card(card, BUILD)
        for s in g.display:
            card = card_of(s)
            if card not in seen:
                seen = append(seen, card)
                self.add_card(card, ERECT)

    def cost_of(self, card: i64) -> i64:
        """What a card costs, discounts taken off where most is missing."""
        cost = self.g.cat.cost[card]
        n = discount_on(self.g, self.seat, card)
        while n > 0 and cost != 0:
            best: i64 = -1
            most: i64 = 0
            k: i64 = 0
            while k < KINDS:
                short = of(cost, k) - of(self.means.stock, k)
                if of(cost, k) > 0 and (best < 0 or short > most):
                    best = k
                    most = short
                k += 1
            cost -= amount(best, 1)
            n -= 1
        return cost

    def add_card(self, card: i64, verb: i64) -> None:
        """A card at its best site; if all are taken, perhaps in place of something worse (KB-23)."""
        g = self.g
        cost = self.cost_of(card)
        place = self.place_for(card)
        if place >= 0:
            self.add_build(verb | card_is(card) | place_is(place), cost, self.gain_at(card, place) - self.taste.site)
        elif place == CROWDED and g.rules.house.demolition and self.means.turns_for(cost, self.means.stock) == 0:
            self.add_replacement(card, verb, cost)

    def card_gain(self, card: i64) -> i64:
        """What building a card would bring, today's worth; also for cards not in hand yet."""
        g = self.g
        cost = self.cost_of(card)
        if cost == g.cat.cost[card]:
            wait = self.means.wait_for(self.memory.price[card], self.memory)
        else:
            wait = self.means.turns_for(cost, self.means.stock)
        place = self.place_for(card)
        if place < 0:
            if place != CROWDED:
                return 0
            wait += 8 if g.cat.slot[card] == GREEN or g.land(self.seat).cities != 0 else 18
            place = FIRST_COLUMN * 2
        gain = self.gain_at(card, place) - self.taste.site - self.taste.effort * count(cost)
        worth = gain * self.taste.discount(wait) // 1000 - self.taste.idle * wait
        return worth if worth > 0 else i64(0)

    # -- wishes -------------------------------------------------------------------------------------------------

    def choose_wishes(self) -> None:
        """The two goals with the greatest merit."""
        best: i64 = -1
        next_best: i64 = -1
        for goal in self.goals:
            m = goal.merit(self.taste)
            if m > best:
                next_best = best
                self.later = self.wish
                best = m
                self.wish = goal.cost
            elif m > next_best:
                next_best = m
                self.later = goal.cost
