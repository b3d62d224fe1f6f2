"""The greedy bot of the successor game: it looks one action ahead and weighs what its principality is worth.

Every option is tried on a full position that fits what the bot may know. What counts: victory points, the advantages,
production, cards in play, goods by how much they are missed, and whether the next road, settlement or city can be
paid for.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catanica.bots.bot import Bot
from catanica.games.principality.catalogue import ACTION
from catanica.games.principality.duel import Duel
from catanica.games.principality.goods import KINDS, of
from catanica.games.principality.goods_steps import first_place, last_place
from catanica.games.principality.ids import CHOOSE, FILL, MAIN, START_PICK, SWAP
from catanica.games.principality.powers import bank_rate, strength, tournament, trade_points
from catanica.games.principality.verbs import DEMOLISH, DRAW, END, PASS, PLAY, PUT, first, verb_of
from catanica.kernel.ints import highest, lowest, ones
from catanica.kernel.rng import seeded
from catanica.kernel.state import State

POINT: Final = 1000
STRENGTH: Final = 60
TRADE: Final = 60
SKILL: Final = 15
HAND: Final = 60
REGION: Final = 40
ROAD: Final = 250  # a road that leads to a site for a settlement
CARD_PLAYED: Final = 25  # an action card is worth playing even if its gain shows later
READY_CITY: Final = 400
READY_SETTLEMENT: Final = 400
READY_ROAD: Final = 300
READY_CARD: Final = 350
MISSING: Final = 90  # for each resource a plan lacks
TRADABLE: Final = 40  # less so where the bank can help
ENOUGH: Final = 3  # points of an advantage
GOODS: Final = [30, 30, 34, 34, 26, 18]  # brick, lumber, ore, grain, wool, gold
WEAK: Final = 30  # a card worth less is exchanged
FOLLOW_UPS: Final = 12
LOOKAHEADS: Final = 40  # options tried at one decision; beyond that the first ones


def goods_worth(g: Duel, seat: i64) -> i64:
    """Stored goods: the first of a kind counts fully, further ones less."""
    stock = g.land(seat).stock(g.cat)
    total: i64 = 0
    k: i64 = 0
    while k < KINDS:
        n = of(stock, k)
        worth: i64 = GOODS[k]
        while n > 0:
            total += worth
            worth = worth * 4 // 5
            n -= 1
        k += 1
    return total


def open_ends(g: Duel, seat: i64) -> i64:
    """How many roads lead to a free site for a settlement."""
    land = g.land(seat)
    left = lowest(land.settlements)
    right = highest(land.settlements)
    return ((land.roads >> left) & 1) + ((land.roads >> (right + 1)) & 1)


def plan_worth(g: Duel, seat: i64, stock: i64, cost: i64, value: i64) -> i64:
    """How near a building is: what is missing counts against it, unless spare goods can be traded for it."""
    short: i64 = 0
    spare: i64 = 0
    k: i64 = 0
    while k < KINDS:
        more = of(stock, k) - of(cost, k)
        if more < 0:
            short -= more
        elif more > 1:
            spare += more // bank_rate(g, seat, k)
        k += 1
    return value - MISSING * short + TRADABLE * (spare if spare < short else short)


def readiness(g: Duel, seat: i64) -> i64:
    """How near the nearest of city, settlement and road is."""
    land = g.land(seat)
    stock = land.stock(g.cat)
    best: i64 = -10000
    if land.cities != land.settlements and g.cities_left > 0:
        best = plan_worth(g, seat, stock, g.rules.city_cost, READY_CITY)
    ends = open_ends(g, seat)
    if ends > 0 and g.settlements_left > 0:
        value = plan_worth(g, seat, stock, g.rules.settlement_cost, READY_SETTLEMENT)
        best = value if value > best else best
    elif g.roads_left > 0 and g.settlements_left > 0:
        value = plan_worth(g, seat, stock, g.rules.road_cost, READY_ROAD)
        best = value if value > best else best
    for s in land.hand:
        card = s & 0x1FF
        if g.cat.points[card] > 0 and land.cities != 0:
            value = plan_worth(g, seat, stock, g.cat.cost[card], READY_CARD)
            best = value if value > best else best
    return best if best > -10000 else 0


def advantage(mine: i64, theirs: i64, worth: i64) -> i64:
    """Points of an advantage count while they help to hold or reach it."""
    wanted = theirs + 2 if theirs + 2 > ENOUGH else ENOUGH
    return worth * (mine if mine < wanted else wanted)


def doublers(g: Duel, seat: i64) -> i64:
    """Regions that yield twice because of a card beside them."""
    land = g.land(seat)
    n: i64 = 0
    for p in land.built:
        kind = g.cat.doubles[(p >> 7) & 0x1FF]
        place = p & 0x7F
        if kind != 0 and place < 24:
            for r in (place, place + 2):
                card = land.regions[r] & 0x1FF
                if card != 0 and g.cat.resource[card] == kind:
                    n += 1
    return n


def worth(g: Duel, seat: i64) -> i64:
    """What a position is worth to a seat."""
    land = g.land(seat)
    other = 1 - seat
    both = g.rules.scoring.both(g)
    mine = (both >> (seat * 8)) & 0xFF
    theirs = (both >> (other * 8)) & 0xFF
    total: i64 = POINT * mine - POINT * theirs // 2
    if g.ended != "" and g.winner == seat:
        total += 50 * POINT
    total += advantage(strength(g, seat), strength(g, other), STRENGTH)
    total += advantage(trade_points(g, seat), trade_points(g, other), TRADE)
    total += SKILL * tournament(g, seat)
    regions: i64 = 0
    i = first_place(land)
    while i < last_place(land):
        if land.regions[i] != 0:
            regions += 1
        i += 1
    total += REGION * (regions + doublers(g, seat)) + ROAD * open_ends(g, seat)
    total += goods_worth(g, seat) + readiness(g, seat) + 12 * len(land.built) + 8 * ones(land.cities)
    for s in land.hand:
        total += card_worth(g, s & 0x1FF) // 4
    return total - goods_worth(g, other) // 2


def card_worth(g: Duel, card: i64) -> i64:
    """What a card in hand is good for."""
    if card == 0:
        return 0
    cat = g.cat
    total = 80 * cat.points[card] + 12 * cat.strength[card] + 14 * cat.trade[card] + 25 * cat.hand[card]
    total += 4 * cat.tournament[card]
    if cat.kind[card] == ACTION:
        total += 12
    if cat.doubles[card] != 0:
        total += 20
    return total


def finish(g: Duel, seat: i64) -> None:
    """Carry an action to its end: small questions on the way are answered with the first option."""
    n: i64 = 0
    while g.to_move == seat and g.agenda[len(g.agenda) - 1] & 0xFF != MAIN and n < FOLLOW_UPS:
        g.step(g.legal_codes()[0])
        n += 1


class PrincesGreedy(Bot):
    """Takes what looks best one action ahead."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.rng = seeded(seed)

    def choose(self, observation: State) -> int:
        """The option after which the own principality is worth most."""
        assert isinstance(observation, Duel), "an observation of another game"
        codes = observation.legal_codes()
        if len(codes) == 1:
            return codes[0]
        step = observation.agenda[len(observation.agenda) - 1] & 0xFF
        if step == START_PICK or step == CHOOSE:
            return self.best_card(observation, codes)
        if step == SWAP:
            return self.exchange(observation, codes)
        if step == FILL:
            return self.fullest(observation, codes)
        return self.look_ahead(observation, codes, step == MAIN)

    def best_card(self, g: Duel, codes: vec[i64]) -> int:
        """The card worth most."""
        best: i64 = codes[0]
        for code in codes:
            if card_worth(g, first(code)) > card_worth(g, first(best)):
                best = code
        return best

    def exchange(self, g: Duel, codes: vec[i64]) -> int:
        """The weakest card goes, if it is weak."""
        best: i64 = PASS
        least: i64 = WEAK
        for code in codes:
            if verb_of(code) == PUT and card_worth(g, first(code)) < least:
                least = card_worth(g, first(code))
                best = code
        return best

    def fullest(self, g: Duel, codes: vec[i64]) -> int:
        """A stack of later cards rather than of early ones: points lie there."""
        best: i64 = codes[0]
        for code in codes:
            if verb_of(code) == DRAW and first(code) > first(best) and g.land(g.to_move).has_city():
                best = code
        return best

    def look_ahead(self, g: Duel, codes: vec[i64], acting: bool) -> int:
        """Try every option on a position that fits what is known."""
        seat = g.to_move
        full = g.determinised(self.rng.next32())
        best: i64 = codes[0]
        most: i64 = -1000000
        tried: i64 = 0
        for code in codes:
            verb = verb_of(code)
            if verb == DEMOLISH or tried > LOOKAHEADS:
                continue
            if acting and verb == END:
                value = worth(full, seat)
            else:
                trial = full.clone()
                trial.step(code)
                finish(trial, seat)
                value = worth(trial, seat)
                if verb == PLAY:
                    value += CARD_PLAYED
                tried += 1
            if value > most:
                most = value
                best = code
        return best
