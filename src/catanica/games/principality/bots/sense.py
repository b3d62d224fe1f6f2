"""How search sees a principality: what counts in a land, and which options deserve a trial."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from catanica.bots.search.sense import Sense
from catanica.games.principality.cards.catalogue import ACTION
from catanica.games.principality.cards.powers import bank_rate, hand_limit, strength, tournament, trade_points
from catanica.games.principality.position.duel import SETUP, Duel, points_of
from catanica.games.principality.position.goods import KINDS, covers, of
from catanica.games.principality.position.piece import owner_of
from catanica.games.principality.rules.production import multiple
from catanica.games.principality.steps import rows
from catanica.games.principality.steps.counters import held
from catanica.games.principality.steps.goods_steps import first_place, last_place
from catanica.games.principality.telling.verbs import (
    BUILD,
    COUNTER,
    DEMOLISH,
    DRAW,
    MUTE,
    OFFER,
    PUT,
    verb_of,
)
from catanica.games.principality.vocabulary import card_of, place_of, stack_of
from catanica.kernel.ints import highest, lowest, ones
from catanica.kernel.state import State
from catanica.kernel.words import number_of

# in this order; a weights file names them
FEATURES: Final = [
    "points", "late_points", "winning_next", "strength", "trade", "tournament", "stronger", "better_trader",
    "brick", "lumber", "ore", "grain", "wool", "gold", "kinds", "rates", "goods", "variety", "full_regions",
    "hand", "hand_points", "payable", "room_in_hand", "free_sites", "settlements", "cities", "open_road",
    "road_near", "settlement_near", "city_near", "worth", "lasting", "counters", "to_come",
]  # fmt: skip

REASONS: Final = {
    "points": "points", "late_points": "points", "winning_next": "points", "hand_points": "points",
    "strength": "strength", "stronger": "strength", "tournament": "strength",
    "trade": "trade", "better_trader": "trade", "rates": "rates",
    "brick": "income", "lumber": "income", "ore": "income", "grain": "income", "wool": "income", "gold": "income",
    "kinds": "income", "goods": "stock", "variety": "stock", "full_regions": "stock",
    "hand": "hand", "payable": "hand", "room_in_hand": "hand",
    "free_sites": "room", "settlements": "room", "cities": "room", "open_road": "room",
    "road_near": "next", "settlement_near": "next", "city_near": "next",
    "worth": "cards", "lasting": "cards", "counters": "cards", "to_come": "tempo",
}  # fmt: skip
LEAVE: Final = (rows.PAY, rows.RECEIVE, rows.ARRANGE, rows.LAY_REGIONS, rows.OPEN_WINDOW)
NEVER_TRIED: Final = (OFFER, COUNTER, DEMOLISH, MUTE)
CLOSE: Final = 2  # points short of the goal
MANY: Final = 32  # options beyond which no trial is fair to any


@mypyc_attr(allow_interpreted_subclasses=True)
class PrincipalitySense(Sense):
    """The part of search that both games share."""

    def names(self) -> list[str]:
        """The features in their order."""
        return list(FEATURES)

    def reason(self, feature: str) -> str:
        """In a word."""
        return REASONS[feature]

    def turn(self, state: State) -> i64:
        """Turns of both players."""
        assert isinstance(state, Duel)
        return state.turn

    def nearly_over(self, state: State) -> bool:
        """Two points are a turn's work."""
        assert isinstance(state, Duel)
        both = state.rules.scoring.both(state)
        close = state.rules.house.points_to_win - CLOSE
        return points_of(both, 0) >= close or points_of(both, 1) >= close

    def features(self, state: State, seat: i64) -> vec[i64]:
        """Points, powers, yields, stock, hand, sites, and how near the next things are."""
        assert isinstance(state, Duel)
        return land_features(state, seat)

    def candidates(self, observation: State, codes: vec[i64], guess: i64) -> vec[i64]:
        """Not for small change; never offers and tearing down; equal things once."""
        assert isinstance(observation, Duel)
        e = observation.agenda[len(observation.agenda) - 1]
        out = vec[i64]([guess])
        for row in LEAVE:
            if number_of(e) == row.number:
                return out
        seen: set[int] = {alike(observation, guess)}
        for code in codes:
            verb = verb_of(code)
            if verb not in NEVER_TRIED and len(out) < MANY:
                key = alike(observation, code)
                if key not in seen:
                    seen.add(key)
                    out = append(out, code)
        return out


def alike(g: Duel, code: i64) -> int:
    """The same number for options that come to the same as far as anybody can see."""
    verb = verb_of(code)
    if verb == BUILD:
        return verb + 100 * card_of(code) + 100_000 * (place_of(code) // 4)
    if verb == PUT:
        return verb + 100 * card_of(code) + 100_000 * (1 + top_of(g, stack_of(code)))
    if verb == DRAW:
        return verb + 100_000 * (1 + top_of(g, stack_of(code)))
    return code * 128 + 127


def top_of(g: Duel, stack: i64) -> i64:
    """The card on top of a stack as far as it is known; unknown ones differ by their back only."""
    if g.stacks.size(stack) == 0:
        return -1
    card = card_of(g.stacks.at(stack, 0))
    if card != 0:
        return card
    backs = g.rules.stack_backs
    return 100_000 + (backs[stack] if len(backs) > 0 else 0)


def land_features(g: Duel, seat: i64) -> vec[i64]:
    """The numbers of FEATURES."""
    cat = g.cat
    land = g.land(seat)
    other = 1 - seat
    goal = g.rules.house.points_to_win
    points = g.rules.scoring.points(g, seat)
    stock = land.stock(cat)
    strong = strength(g, seat)
    trading = trade_points(g, seat)
    made = vec[i64]([0] * KINDS)
    full: i64 = 0
    i = first_place(land)
    end = last_place(land)
    while i < end:
        card = card_of(land.regions[i])
        if card != 0:
            kind = cat.resource[card] - 1
            made[kind] = made[kind] + multiple(g, seat, i, kind)
            if land.stock_at(i) >= 3:
                full += 1
        i += 1
    kinds: i64 = 0
    variety: i64 = 0
    goods: i64 = 0
    rates: i64 = 0
    k: i64 = 0
    while k < KINDS:
        if made[k] > 0:
            kinds += 1
        n = of(stock, k)
        if n > 0:
            variety += 1
        goods += n
        rates += (3 - bank_rate(g, seat, k)) * (1 + made[k])
        k += 1
    in_hand: i64 = 0
    payable: i64 = 0
    for s in land.hand:
        card = card_of(s)
        if card != 0:
            in_hand += cat.points[card]
            if cat.kind[card] != ACTION and covers(stock, cat.cost[card]):
                payable += 1
    worth: i64 = 0
    lasting: i64 = 0
    mine: i64 = 0
    for p in land.built:
        card = card_of(p)
        worth += g.rules.worth[card]
        lasting += g.rules.lasting[card]
        if owner_of(p) == seat:
            mine += 1
    counted: i64 = 0
    for counter in g.rules.counters:
        counted += counter.worth * held(g, seat, counter)
    towns = ones(land.settlements)
    cities = ones(land.cities)
    open_road: i64 = 0
    if land.settlements != 0:
        left = lowest(land.settlements)
        right = highest(land.settlements) + 1
        open_road = ((land.roads >> left) & 1) + ((land.roads >> right) & 1)
    near_road: i64 = 0
    near_town: i64 = 0
    near_city: i64 = 0
    if g.settlements_left > 0:
        if open_road > 0:
            near_town = 8 - short_of(g, seat, stock, g.rules.settlement_cost)
        elif g.roads_left > 0:
            near_road = 8 - short_of(g, seat, stock, g.rules.road_cost)
    if towns > cities and g.cities_left > 0:
        near_city = 8 - short_of(g, seat, stock, g.rules.city_cost)
    return vec[i64]([
        points,
        points * points * 10 // goal,
        1 if points + 1 >= goal else 0,
        strong if strong < 12 else 12,
        trading if trading < 12 else 12,
        tournament(g, seat),
        1 if strong > strength(g, other) else 0,
        1 if trading > trade_points(g, other) else 0,
        made[0], made[1], made[2], made[3], made[4], made[5],
        kinds, rates, goods, variety, full,
        len(land.hand), in_hand, payable,
        hand_limit(g, seat) - g.rules.house.hand_limit,
        2 * towns + 2 * cities - mine, towns, cities, open_road,
        near_road, near_town, near_city,
        worth // 10, lasting, counted // 10,
        1 if g.active == seat and g.phase != SETUP else 0,
    ])  # fmt: skip


def short_of(g: Duel, seat: i64, stock: i64, cost: i64) -> i64:
    """Twice the goods that are missing for a cost, less what spare ones can be traded for."""
    short: i64 = 0
    spare: i64 = 0
    k: i64 = 0
    while k < KINDS:
        more = of(stock, k) - of(cost, k)
        if more < 0:
            short -= more
        else:
            spare += more // bank_rate(g, seat, k)
        k += 1
    if spare >= short:
        return 0
    short = 2 * short - spare
    return short if short < 8 else 8
