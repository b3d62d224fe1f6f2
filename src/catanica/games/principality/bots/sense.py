"""How search sees a principality: what counts in a land, early and late in a game."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from catanica.bots.search.sense import Sense
from catanica.games.principality.bots.options import missing_and_spare, missing_in, spare_in, worth_a_trial
from catanica.games.principality.bots.views import Views
from catanica.games.principality.cards.catalogue import ACTION, Catalogue
from catanica.games.principality.cards.powers import bank_rate, hand_limit, strength, tournament, trade_points
from catanica.games.principality.position.deck_lists import written_by
from catanica.games.principality.position.duel import SETUP, Duel
from catanica.games.principality.position.goods import KINDS, count, covers, of
from catanica.games.principality.position.land import Land
from catanica.games.principality.position.piece import owner_of
from catanica.games.principality.position.rulebook import Rulebook, points_of
from catanica.games.principality.rules.production import multiple
from catanica.games.principality.steps.counters import held
from catanica.games.principality.steps.goods_steps import first_place, last_place
from catanica.games.principality.vocabulary import card_of
from catanica.kernel.ints import highest, lowest, ones
from catanica.kernel.state import State

# in this order; a weights file names them
FEATURES: Final = [
    "points", "late_points", "winning_next", "strength", "trade", "tournament", "stronger", "better_trader",
    "brick", "lumber", "ore", "grain", "wool", "gold", "kinds", "rates", "goods", "variety", "full_regions",
    "hand", "hand_points", "payable", "room_in_hand", "free_sites", "settlements", "cities", "open_road",
    "road_near", "settlement_near", "city_near", "worth", "lasting", "counters", "to_come",
    "cheap_rates", "next_yield", "hand_cost", "goods_to_spend",
]  # fmt: skip
LAID: Final = "cards_laid"  # what the cards in play, one by one, were seen to be worth beyond all that, in hundredths
HELD: Final = "cards_held"  # and those in the hand
LATE: Final = "late "  # before a feature's name: the same, times how far the game has come
WHOLE: Final = 10  # parts of the way to the goal

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
    "cheap_rates": "rates", "next_yield": "income", "hand_cost": "hand", "goods_to_spend": "stock",
    LAID: "cards", HELD: "hand",
}  # fmt: skip
CLOSE: Final = 2  # points short of the goal
STORED: Final = 3  # goods a region holds


@mypyc_attr(allow_interpreted_subclasses=True)
class PrincipalitySense(Sense):
    """The part of search that both games share; `way` names the way a game is played."""

    def __init__(self, weights: vec[i64]) -> None:
        super().__init__(weights)
        self.rules: Rulebook | None = None  # those of the position judged last
        self.views: Views = Views()
        self.laid: vec[i64] = vec[i64]()  # what the cards of these rules are worth in play, by their numbers
        self.held: vec[i64] = vec[i64]()  # and in the hand

    def own_names(self) -> list[str]:
        """The features only one of the games has."""
        return []

    def own_features(self, g: Duel, seat: i64) -> vec[i64]:
        """Their numbers."""
        return vec[i64]()

    def way(self, rules: Rulebook) -> str:
        """How a game is played, by the name its weights have."""
        return ""

    def way_of(self, state: State) -> str:
        """As its weights are named."""
        assert isinstance(state, Duel)
        return self.way(state.rules)

    def settle(self, state: State) -> None:
        """Take the weights that were fitted for this way to play; the usual ones where there are none."""
        assert isinstance(state, Duel)
        if self.rules is not state.rules:
            self.rules = state.rules
            self.judge = self.ways.get(self.way(state.rules), self.usual)
            self.laid = by_number(state.cat, self.judge.things.get(LAID, {}))
            self.held = by_number(state.cat, self.judge.things.get(HELD, {}))

    def names(self) -> list[str]:
        """The features in their order: all of them, all again as they count late, and what cards are worth."""
        early = FEATURES + self.own_names()
        return early + [LATE + name for name in early] + [LAID, HELD]

    def things(self, state: State) -> dict[str, list[str]]:
        """Every card, in play and in the hand."""
        assert isinstance(state, Duel)
        return {LAID: state.cat.ids[1:], HELD: state.cat.ids[1:]}

    def counted(self, state: State, seat: i64) -> vec[i64]:
        """How often each card lies in play and in the hand."""
        assert isinstance(state, Duel)
        n: i64 = len(state.cat.ids) - 1
        out = vec[i64]([0] * (2 * n))
        for land in (state.land0, state.land1):
            for p in land.built:
                if owner_of(p) == seat:
                    out[card_of(p) - 1] += 1
        for s in state.land(seat).hand:
            if card_of(s) != 0:
                out[n + card_of(s) - 1] += 1
        return out

    def hand(self, state: State, seat: i64) -> list[str]:
        """As it lies there."""
        assert isinstance(state, Duel)
        return [state.cat.ids[card_of(s)] for s in state.land(seat).hand]

    def brought(self, state: State, seat: i64) -> str:
        """The deck, whoever has its cards by now."""
        assert isinstance(state, Duel)
        n = written_by(state, seat)
        return " ".join(f"{state.cat.ids[card]} {n[card]}" for card in range(1, len(n)) if n[card] > 0)

    def reason(self, feature: str) -> str:
        """In a word."""
        return REASONS.get(feature.removeprefix(LATE), "cards")

    def seen(self, state: State, seat: i64) -> State:
        """What a quick player is shown in a line."""
        assert isinstance(state, Duel)
        return self.views.seen(state, seat)

    def dice(self) -> i64:
        """The event die, then the number."""
        return 2

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

    def goes_on(self, state: State) -> bool:
        """Never: lines that go on to the end differ three times as much by chance, and no more by what was done."""
        return False

    def features(self, state: State, seat: i64) -> vec[i64]:
        """Points, powers, yields, stock, hand, sites, and how near the next things are; early, then late."""
        assert isinstance(state, Duel)
        out = land_features(state, seat)
        for value in self.own_features(state, seat):
            out = append(out, value)
        both = state.rules.scoring.both(state)
        most = points_of(both, 0)
        if points_of(both, 1) > most:
            most = points_of(both, 1)
        late = most * WHOLE // state.rules.house.points_to_win
        n: i64 = len(out)
        i: i64 = 0
        while i < n:
            out = append(out, out[i] * late)
            i += 1
        out = append(out, worth_laid(state.land0, seat, self.laid) + worth_laid(state.land1, seat, self.laid))
        return append(out, self.worth_held(state, seat))

    def worth_held(self, g: Duel, seat: i64) -> i64:
        """What the cards in a hand are worth; hidden ones nothing."""
        total: i64 = 0
        if len(self.held) > 0:
            for s in g.land(seat).hand:
                total += self.held[card_of(s)]
        return total

    def candidates(self, observation: State, codes: vec[i64], guess: i64) -> vec[i64]:
        """Not for small change; equal things once."""
        assert isinstance(observation, Duel)
        return worth_a_trial(observation, codes, guess)


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
    soon: i64 = 0
    i = first_place(land)
    end = last_place(land)
    while i < end:
        card = card_of(land.regions[i])
        if card != 0:
            kind = cat.resource[card] - 1
            n = multiple(g, seat, i, kind)
            made[kind] = made[kind] + n
            room = STORED - land.stock_at(i)
            soon += n if n < room else room
            if room <= 0:
                full += 1
        i += 1
    kinds: i64 = 0
    variety: i64 = 0
    goods: i64 = 0
    rates: i64 = 0
    cheap: i64 = 0
    k: i64 = 0
    while k < KINDS:
        if made[k] > 0:
            kinds += 1
        there = of(stock, k)
        if there > 0:
            variety += 1
        goods += there
        rate = bank_rate(g, seat, k)
        rates += (3 - rate) * (1 + made[k])
        if rate <= 2:
            cheap += 1
        k += 1
    in_hand: i64 = 0
    payable: i64 = 0
    asked: i64 = 0
    for s in land.hand:
        card = card_of(s)
        if card != 0:
            in_hand += cat.points[card]
            asked += count(cat.cost[card])
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
    begins = g.active == seat and g.phase != SETUP
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
        1 if begins else 0,
        cheap, soon, asked, goods if begins else 0,
    ])  # fmt: skip


def worth_laid(land: Land, seat: i64, worth: vec[i64]) -> i64:
    """What the cards in play in a land are worth that belong to a player."""
    total: i64 = 0
    if len(worth) > 0:
        for p in land.built:
            if owner_of(p) == seat:
                total += worth[card_of(p)]
    return total


def by_number(cat: Catalogue, worth: dict[str, int]) -> vec[i64]:
    """What cards are worth, by their numbers in a catalogue; nothing at all if no card is known."""
    if len(worth) == 0:
        return vec[i64]()
    out = vec[i64]([0] * len(cat.ids))
    for i in range(1, len(cat.ids)):
        out[i] = worth.get(cat.ids[i], 0)
    return out


def short_of(g: Duel, seat: i64, stock: i64, cost: i64) -> i64:
    """Twice the goods that are missing for a cost, less what spare ones can be traded for."""
    both = missing_and_spare(g, seat, stock, cost)
    short = missing_in(both)
    spare = spare_in(both)
    if spare >= short:
        return 0
    short = 2 * short - spare
    return short if short < 8 else i64(8)


def within(value: i64, most: i64) -> i64:
    """A worth that does not drown the rest: the last point of a game is worth everything to greedy."""
    if value > most:
        return most
    return -most if value < -most else value
