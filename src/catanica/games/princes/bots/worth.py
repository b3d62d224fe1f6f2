"""What a position of the successor game is worth to a player, in whole numbers so that both engines choose alike.

What counts: victory points, the advantages and the way to them, production, cards in play and in hand, goods by how
much they are missed, whether the next road, settlement, city or card can be paid for; and of the theme sets ships,
sails and what is known of the sea, and what their cards and counters are worth by their own word. How much each counts
says a taste.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from catanica.games.princes.bots.taste import FROZEN, Taste
from catanica.games.principality.cards.catalogue import ACTION, is_built
from catanica.games.principality.cards.effect import MOVED_BY_GOODS, ON_CAP, ON_TOURNAMENT, ON_TRAITS
from catanica.games.principality.cards.powers import hand_limit, strength_by, tally_by, tournament, trade_by
from catanica.games.principality.position.digest import NO_DIGEST, Digest
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.geometry import SIDES
from catanica.games.principality.position.goods import KINDS, count, covers, kinds_in, lacking, of
from catanica.games.principality.position.land import Land
from catanica.games.principality.position.piece import stock_of
from catanica.games.principality.position.rulebook import Rulebook, points_of
from catanica.games.principality.steps.counters import held
from catanica.games.principality.steps.goods_steps import first_place, last_place
from catanica.games.principality.vocabulary import card_of, place_of
from catanica.kernel.ints import bit, highest, lowest, ones
from catanica.kernel.state import NOBODY

WINS: Final = 50  # points
NOTHING: Final = -10000  # no plan at all
STORES: Final = 64  # numbers of a kind in the table of what goods are worth
ROBBED: Final = 7  # goods that brigands leave in peace
FULL: Final = 3  # goods on a region
USUAL_RATE: Final = 3
RESTLESS: Final = ON_TRAITS | ON_TOURNAMENT | ON_CAP  # figures of such cards are asked for each time


@final
class Standing:
    """What the cards in play of both lands come to for a seat: the same as long as no card comes, goes or changes."""

    def __init__(self, seat: i64, one: Digest, two: Digest, mine: Land, theirs: Land, total: i64) -> None:
        self.seat: i64 = seat
        self.one: Digest = one
        self.two: Digest = two
        self.towns: i64 = mine.settlements
        self.cities: i64 = mine.cities
        self.their_towns: i64 = theirs.settlements
        self.their_cities: i64 = theirs.cities
        self.total: i64 = total
        self.doubling: vec[i64] = vec[i64]()  # cards beside regions that may yield twice: their indices in play

    def fits(self, seat: i64, one: Digest, two: Digest, mine: Land, theirs: Land) -> bool:
        """Whether it tells of such a position."""
        return (
            self.one is one
            and self.two is two
            and self.seat == seat
            and self.towns == mine.settlements
            and self.cities == mine.cities
            and self.their_towns == theirs.settlements
            and self.their_cities == theirs.cities
        )


def nowhere() -> Standing:
    """One that fits nothing."""
    bare = Land(0, 0, 0, 0, 0, vec[i64](), vec[i64](), vec[i64](), 0, NO_DIGEST)
    return Standing(-1, NO_DIGEST, NO_DIGEST, bare, bare, 0)


@final
class Judge:
    """Weighs positions by a taste. What does not change from one to the next it remembers."""

    def __init__(self, taste: Taste) -> None:
        self.taste: Taste = taste
        self.rules: Rulebook | None = None
        self.cards: vec[i64] = vec[i64]()  # by number: what a card in hand is good for
        self.stores: vec[i64] = taste.stores()
        self.usual: Standing = nowhere()  # of the position at which a player decides
        self.last: Standing = nowhere()  # of the one judged last

    def learn(self, rules: Rulebook) -> None:
        """What only the rulebook knows."""
        self.rules = rules
        found = vec[i64]([0])
        n: i64 = 1
        while n < len(rules.cat.ids):
            found = append(found, good_for(rules, n, self.taste))
            n += 1
        self.cards = found
        self.usual = nowhere()
        self.last = nowhere()

    def card(self, g: Duel, card: i64) -> i64:
        """What a card in hand is good for."""
        if self.rules is not g.rules:
            self.learn(g.rules)
        return self.cards[card]

    def goods(self, stock: i64) -> i64:
        """Stored goods: the first of a kind counts fully, further ones less."""
        stores = self.stores
        total: i64 = 0
        k: i64 = 0
        while k < KINDS:
            total += stores[k * STORES + of(stock, k)]
            k += 1
        return total

    def plan(self, stock: i64, cost: i64, rates: i64, value: i64) -> i64:
        """How near a building is: what is missing counts against it, unless spare goods can be traded for it."""
        short = count(lacking(stock, cost))
        if short == 0:
            return value
        spare: i64 = 0
        k: i64 = 0
        while k < KINDS and spare < short:
            more = of(stock, k) - of(cost, k)
            rate = of(rates, k)
            while more >= rate:
                more -= rate
                spare += 1
            k += 1
        return value - self.taste.missing * short + self.taste.tradable * (spare if spare < short else short)

    def readiness(self, g: Duel, seat: i64, stock: i64, more: i64 = 0) -> i64:
        """How near the nearest of city, settlement, road and a card with points is, with such a stock.

        `more` is a card to be thought of beside those in hand.
        """
        land = g.land(seat)
        taste = self.taste
        rules = g.rules
        rates = g.look(seat).rates
        best: i64 = NOTHING
        next_best: i64 = NOTHING
        if land.cities != land.settlements and g.cities_left > 0:
            best = self.plan(stock, rules.city_cost, rates, taste.ready_city)
        value: i64 = NOTHING
        if g.settlements_left > 0:
            if open_ends(land) > 0:
                value = self.plan(stock, rules.settlement_cost, rates, taste.ready_settlement)
            elif g.roads_left > 0:
                value = self.plan(stock, rules.road_cost, rates, taste.ready_road)
        if value > best:
            next_best = best
            best = value
        else:
            next_best = value
        cat = g.cat
        n: i64 = len(land.hand)
        i: i64 = -1
        while i + 1 < n or (i + 1 == n and more != 0):
            i += 1
            card = card_of(land.hand[i]) if i < n else more
            if land.cities != 0 and cat.points[card] > 0:
                value = self.plan(stock, cat.cost[card], rates, taste.ready_card)
            elif taste.ready_any != 0 and is_built(cat.kind[card]):
                value = taste.ready_any + taste.any_share * self.cards[card] // 100
                value = self.plan(stock, cat.cost[card], rates, value)
            else:
                continue
            if value > best:
                next_best = best
                best = value
            elif value > next_best:
                next_best = value
        if best <= NOTHING:
            return 0
        return best if taste.second == 0 or next_best < 0 else best + taste.second * next_best // 100

    def purse(self, g: Duel, seat: i64, stock: i64) -> i64:
        """What such a stock is worth: goods as such, and what they can be spent on."""
        total = self.goods(stock) + self.readiness(g, seat, stock)
        taste = self.taste
        if taste.wider:
            n = count(stock)
            if n > ROBBED:
                total -= taste.hoard * (n - ROBBED)
            if taste.variety != 0:
                total += taste.variety * ones(kinds_in(stock))
            if taste.payable != 0:
                for s in g.land(seat).hand:
                    card = card_of(s)
                    if is_built(g.cat.kind[card]) and covers(stock, g.cat.cost[card]):
                        total += taste.payable
        return total

    def standing(self, g: Duel, seat: i64) -> Standing:
        """What the cards in play come to."""
        mine = g.land(seat)
        theirs = g.land(1 - seat)
        one = g.look(seat)
        two = g.look(1 - seat)
        steady = g.annex is None and (
            g.rules.hooked & (MOVED_BY_GOODS | RESTLESS) == 0
            or ((one.moving | two.moving) & MOVED_BY_GOODS == 0 and (one.present | two.present) & RESTLESS == 0)
        )
        if steady:
            if self.usual.fits(seat, one, two, mine, theirs):
                return self.usual
            if self.last.fits(seat, one, two, mine, theirs):
                return self.last
        taste = self.taste
        both = g.rules.scoring.both(g)
        sums = tally_by(g, seat, one)
        beyond = tally_by(g, 1 - seat, two)
        total = taste.point * points_of(both, seat) - taste.rival_point * points_of(both, 1 - seat)
        strong = strength_by(g, seat, one, two, sums)
        total += advantage(strong, strength_by(g, 1 - seat, two, one, beyond), taste.enough, taste.strength)
        trading = trade_by(g, seat, one, sums)
        total += advantage(trading, trade_by(g, 1 - seat, two, beyond), taste.enough, taste.trade)
        total += taste.skill * tournament(g, seat)
        total += taste.hand_room * (hand_limit(g, seat) - g.rules.house.hand_limit)
        total += taste.in_play * len(mine.built) + taste.in_city * ones(mine.cities)
        if taste.site != 0:
            total += taste.site * ones(mine.free_sides())
        hints: i64 = 0
        found = Standing(seat, one, two, mine, theirs, 0)
        i: i64 = 0
        while i < len(mine.built):
            p = mine.built[i]
            card = card_of(p)
            hints += g.rules.worth[card]
            if g.cat.doubles[card] != 0 and place_of(p) < SIDES:
                found.doubling = append(found.doubling, i)
            i += 1
        found.total = total + taste.theme * hints // 100
        if steady:
            self.last = found
        return found

    def doublers(self, g: Duel, seat: i64, found: Standing) -> i64:
        """Regions that yield twice because of a card beside them."""
        built = g.land(seat).built
        n: i64 = 0
        for i in found.doubling:
            n += doubled(g, seat, card_of(built[i]), place_of(built[i]))
        return n

    def beside_cards(self, g: Duel, seat: i64) -> i64:
        """What only sets know beside their cards: counters, and what lies beside the lands."""
        total: i64 = 0
        for counter in g.rules.counters:
            total += counter.worth * held(g, seat, counter)
        return total if g.annex is None else total + g.annex.worth(g, seat)

    def themes(self, g: Duel, seat: i64) -> i64:
        """What only sets know: what they say their cards, their counters and what lies beside the lands are worth."""
        total = self.beside_cards(g, seat)
        for p in g.land(seat).built:
            total += g.rules.worth[card_of(p)]
        return total

    def made(self, g: Duel, seat: i64) -> i64:
        """What only some tastes ask of the regions: kinds and numbers they yield, at which rates, which are full."""
        land = g.land(seat)
        taste = self.taste
        rates = g.look(seat).rates
        kinds: i64 = 0
        numbers: i64 = 0
        total: i64 = 0
        i = first_place(land)
        end = last_place(land)
        while i < end:
            r = land.regions[i]
            if r != 0:
                kind = g.cat.resource[card_of(r)] - 1
                kinds |= bit(kind)
                numbers |= bit(g.cat.die[card_of(r)])
                if stock_of(r) >= FULL:
                    total -= taste.full
                total += taste.rate_made * (USUAL_RATE - of(rates, kind))
            i += 1
        return total + taste.kind_made * ones(kinds) + taste.number_made * ones(numbers)

    def rest(self, g: Duel, seat: i64) -> i64:
        """All but what the stock comes to."""
        if self.rules is not g.rules:
            self.learn(g.rules)
        taste = self.taste
        land = g.land(seat)
        found = self.standing(g, seat)
        total = found.total
        if g.to_move == NOBODY and g.ended != "":
            total += WINS * taste.point if g.winner == seat else -WINS * taste.point
        total += taste.region * regions(land) + taste.doubler * self.doublers(g, seat, found)
        total += taste.road * open_ends(land)
        if len(g.rules.counters) > 0 or g.annex is not None:
            total += taste.theme * self.beside_cards(g, seat) // 100
        for s in land.hand:
            total += self.cards[card_of(s)] * taste.held // 100
        if taste.wider:
            total += self.made(g, seat)
        return total - self.goods(g.land(1 - seat).stock(g.cat)) * taste.rival_goods // 100

    def worth(self, g: Duel, seat: i64) -> i64:
        """What a position is worth to a seat."""
        return self.rest(g, seat) + self.purse(g, seat, g.land(seat).stock(g.cat))

    def begin(self, g: Duel, seat: i64) -> i64:
        """The same at a decision: positions that follow will be much like it."""
        value = self.worth(g, seat)
        if self.last.seat == seat:
            self.usual = self.last
        return value


def doubled(g: Duel, seat: i64, card: i64, place: i64) -> i64:
    """How many regions beside a place would yield twice because of a card there."""
    regions = g.land(seat).regions
    kind = g.cat.doubles[card]
    n: i64 = 0
    region = card_of(regions[place])
    if region != 0 and g.cat.resource[region] == kind:
        n += 1
    region = card_of(regions[place + 2])
    if region != 0 and g.cat.resource[region] == kind:
        n += 1
    return n


def open_ends(land: Land) -> i64:
    """How many roads lead to a free site for a settlement."""
    left = lowest(land.settlements)
    right = highest(land.settlements)
    return ((land.roads >> left) & 1) + ((land.roads >> (right + 1)) & 1)


def advantage(mine: i64, theirs: i64, enough: i64, worth: i64) -> i64:
    """Points of an advantage count while they help to hold or reach it."""
    wanted = theirs + 2 if theirs + 2 > enough else enough
    return worth * (mine if mine < wanted else wanted)


def regions(land: Land) -> i64:
    """How many regions a player has."""
    n: i64 = 0
    i = first_place(land)
    end = last_place(land)
    while i < end:
        if land.regions[i] != 0:
            n += 1
        i += 1
    return n


def good_for(rules: Rulebook, card: i64, taste: Taste) -> i64:
    """What a card in hand is good for."""
    cat = rules.cat
    total = taste.card_point * cat.points[card] + taste.card_strength * cat.strength[card]
    total += taste.card_trade * cat.trade[card] + taste.card_hand * cat.hand[card]
    total += taste.card_skill * cat.tournament[card]
    for figure in rules.figures:
        total += figure.worth * figure.printed[card]
    if cat.kind[card] == ACTION:
        total += taste.card_action
    if cat.doubles[card] != 0:
        total += taste.card_doubler
    if cat.rate[card] != 0:
        total += taste.card_rate
    return total


def worth(g: Duel, seat: i64) -> i64:
    """What a position is worth to a seat, by the taste that was written by hand."""
    return Judge(FROZEN).worth(g, seat)
