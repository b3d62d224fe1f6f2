"""What a position of the successor game is worth to a player, in whole numbers so that both engines choose alike.

What counts: victory points, the advantages and the way to them, production, cards in play and in hand, goods by how
much they are missed, whether the next road, settlement, city or card can be paid for; and of the theme sets ships,
sails and what is known of the sea, and what their cards and counters are worth by their own word.
"""

from typing import Final

from mypy_extensions import i64

from catanica.games.principality.bots.options import missing_and_spare, missing_in, spare_in
from catanica.games.principality.cards.catalogue import ACTION
from catanica.games.principality.cards.powers import (
    hand_limit,
    strength,
    tournament,
    trade_points,
)
from catanica.games.principality.position.duel import Duel, points_of
from catanica.games.principality.position.goods import KINDS, of
from catanica.games.principality.steps.counters import held
from catanica.games.principality.steps.goods_steps import first_place, last_place
from catanica.games.principality.vocabulary import card_of, place_of
from catanica.kernel.ints import highest, lowest, ones

POINT: Final = 1000
WIN: Final = 50 * POINT
STRENGTH: Final = 60
TRADE: Final = 60
SKILL: Final = 15
HAND: Final = 60  # for each card a hand may hold beyond the usual three
REGION: Final = 40
DOUBLER: Final = 180  # a region that yields twice
ROAD: Final = 250  # a road that leads to a site for a settlement
READY_CITY: Final = 400
READY_SETTLEMENT: Final = 400
READY_ROAD: Final = 300
READY_CARD: Final = 350
MISSING: Final = 90  # for each resource a plan lacks
TRADABLE: Final = 40  # less so where the bank can help
ENOUGH: Final = 3  # points of an advantage
GOODS: Final = [30, 30, 34, 34, 26, 18]  # brick, lumber, ore, grain, wool, gold
IN_PLAY: Final = 12
IN_CITY: Final = 8


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
    both = missing_and_spare(g, seat, stock, cost)
    short = missing_in(both)
    spare = spare_in(both)
    return value - MISSING * short + TRADABLE * (spare if spare < short else short)


def readiness(g: Duel, seat: i64) -> i64:
    """How near the nearest of city, settlement, road and a card with points is."""
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
        card = card_of(s)
        if g.cat.points[card] > 0 and land.cities != 0:
            value = plan_worth(g, seat, stock, g.cat.cost[card], READY_CARD)
            best = value if value > best else best
    return best if best > -10000 else i64(0)


def advantage(mine: i64, theirs: i64, worth: i64) -> i64:
    """Points of an advantage count while they help to hold or reach it."""
    wanted = theirs + 2 if theirs + 2 > ENOUGH else ENOUGH
    return worth * (mine if mine < wanted else wanted)


def doublers(g: Duel, seat: i64) -> i64:
    """Regions that yield twice because of a card beside them."""
    land = g.land(seat)
    n: i64 = 0
    for p in land.built:
        kind = g.cat.doubles[card_of(p)]
        place = place_of(p)
        if kind != 0 and place < 24:
            for r in (place, place + 2):
                card = card_of(land.regions[r])
                if card != 0 and g.cat.resource[card] == kind:
                    n += 1
    return n


def regions(g: Duel, seat: i64) -> i64:
    """How many regions a player has."""
    land = g.land(seat)
    n: i64 = 0
    i = first_place(land)
    while i < last_place(land):
        if land.regions[i] != 0:
            n += 1
        i += 1
    return n


def theme_worth(g: Duel, seat: i64) -> i64:
    """What only sets know: what they say their cards, their counters and what lies beside the lands are worth."""
    total: i64 = 0
    hints = g.rules.worth
    for p in g.land(seat).built:
        total += hints[card_of(p)]
    for counter in g.rules.counters:
        total += counter.worth * held(g, seat, counter)
    return total if g.annex is None else total + g.annex.worth(g, seat)


def worth(g: Duel, seat: i64) -> i64:
    """What a position is worth to a seat."""
    land = g.land(seat)
    other = 1 - seat
    both = g.rules.scoring.both(g)
    mine = points_of(both, seat)
    theirs = points_of(both, other)
    total: i64 = POINT * mine - POINT * theirs // 2
    if g.ended != "":
        total += WIN if g.winner == seat else -WIN
    total += advantage(strength(g, seat), strength(g, other), STRENGTH)
    total += advantage(trade_points(g, seat), trade_points(g, other), TRADE)
    total += SKILL * tournament(g, seat) + HAND * (hand_limit(g, seat) - g.rules.house.hand_limit)
    total += REGION * regions(g, seat) + DOUBLER * doublers(g, seat) + ROAD * open_ends(g, seat)
    total += goods_worth(g, seat) + readiness(g, seat) + IN_PLAY * len(land.built) + IN_CITY * ones(land.cities)
    total += theme_worth(g, seat)
    for s in land.hand:
        total += card_worth(g, card_of(s)) // 4
    return total - goods_worth(g, other) // 2


def card_worth(g: Duel, card: i64) -> i64:
    """What a card in hand is good for."""
    if card == 0:
        return 0
    cat = g.cat
    total = 80 * cat.points[card] + 12 * cat.strength[card] + 14 * cat.trade[card] + 25 * cat.hand[card]
    total += 4 * cat.tournament[card]
    for figure in g.rules.figures:
        total += figure.worth * figure.printed[card]
    if cat.kind[card] == ACTION:
        total += 12
    if cat.doubles[card] != 0:
        total += 20
    return total
