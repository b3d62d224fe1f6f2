"""How search sees the island: what counts in a player's position, and which options deserve a trial."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from catanica.bots.bot import Bot
from catanica.bots.search.belief import Belief
from catanica.bots.search.sense import Sense
from catanica.games.board import building, founding, trade, verbs
from catanica.games.board.bots.belief import BoardBelief
from catanica.games.board.bots.greedy import OFFERS_PER_TURN, BoardGreedy
from catanica.games.board.bots.luck import luck
from catanica.games.board.bots.normal import BoardNormal
from catanica.games.board.bots.saver import BoardSaver
from catanica.games.board.bots.sites import best_site, best_way, income, robbed, site_value
from catanica.games.board.bots.taste import FROZEN
from catanica.games.board.goods import (
    CARD_COST,
    CITY_COST,
    INVENTION,
    KINDS,
    KNIGHT,
    MONOPOLY,
    ROAD_BUILDING,
    ROAD_COST,
    TOWN_COST,
    amount,
    missing,
    size,
)
from catanica.games.board.harbours import rate
from catanica.games.board.state import NONE, BoardState
from catanica.kernel.ints import ones
from catanica.kernel.state import State
from catanica.kernel.words import number_of

# in this order; a weights file names them
FEATURES: Final = [
    "points", "late_points", "hidden_points", "brick", "lumber", "wool", "grain", "ore", "least", "kinds",
    "rates", "cards_in_hand", "too_many", "development", "knights", "army", "highway", "length", "site", "way",
    "town_near", "city_near", "card_near", "robbed", "towns", "cities", "turn",
    "brick_held", "lumber_held", "wool_held", "grain_held", "ore_held",
    "knights_held", "roads_held", "inventions_held", "monopolies_held", "knights_ahead", "length_ahead", "places",
    "rival", "roads_left", "towns_left", "cities_left", "deck", "stage",
]  # fmt: skip

REASONS: Final = {
    "points": "points", "late_points": "points", "hidden_points": "points",
    "brick": "income", "lumber": "income", "wool": "income", "grain": "income", "ore": "income", "least": "income",
    "kinds": "income", "rates": "rates", "cards_in_hand": "stock", "too_many": "stock",
    "development": "hand", "knights": "strength", "army": "strength", "highway": "roads", "length": "roads",
    "site": "room", "way": "room", "town_near": "next", "city_near": "next", "card_near": "next",
    "robbed": "robber", "towns": "points", "cities": "points", "turn": "tempo",
    "brick_held": "stock", "lumber_held": "stock", "wool_held": "stock", "grain_held": "stock", "ore_held": "stock",
    "knights_held": "strength", "roads_held": "hand", "inventions_held": "hand", "monopolies_held": "hand",
    "knights_ahead": "strength", "length_ahead": "roads", "places": "room", "rival": "points",
    "roads_left": "room", "towns_left": "room", "cities_left": "room", "deck": "hand", "stage": "tempo",
}  # fmt: skip
NEVER_TRIED: Final = (verbs.OFFER, verbs.COUNTER)
CLOSE: Final = 2  # points short of the goal
MANY: Final = 64
FOUNDING: Final = 2  # times the usual thought
WAYS: Final = {2: "two", 3: "three", 4: "four"}  # by the number of players, as weights are named
PACKAGE: Final = "catanica.games.board.bots"
HELD: Final = 6  # cards of a kind; more count as so many
LEAD: Final = 5  # by which knights and roads are ahead or behind; more counts as so much
LATE: Final = 150  # turns, after which it is late whatever the turn


class BoardSense(Sense):
    """The board game's part of search."""

    def settle(self, state: State) -> None:
        """A table for two is judged otherwise than one for four."""
        if len(self.ways) > 0:
            self.judge = self.ways[self.way_of(state)]

    def way_of(self, state: State) -> str:
        """By the number of players."""
        return WAYS[state.seats]

    def names(self) -> list[str]:
        """The features in their order."""
        return list(FEATURES)

    def reason(self, feature: str) -> str:
        """In a word."""
        return REASONS[feature]

    def player(self, seed: int) -> Bot:
        """The quickest sound player, who does not haggle in lines: all offers of a turn are made there."""
        return BoardGreedy(seed)

    def guesser(self, seed: int) -> Bot:
        """A better one; in lines its plans cost more than they tell."""
        return BoardNormal(seed)

    def planners(self, seed: int) -> list[Bot]:
        """Who save for roads, a settlement, a city, a card."""
        return [
            BoardSaver(seed, ROAD_COST),
            BoardSaver(seed, TOWN_COST),
            BoardSaver(seed, CITY_COST),
            BoardSaver(seed, CARD_COST),
        ]

    def seen(self, state: State, seat: i64) -> State:
        """The position itself: the quick player asks for nothing hidden, and a test makes sure of it."""
        return state

    def belief(self, observation: State) -> Belief:
        """By what the others earn and would have played."""
        assert isinstance(observation, BoardState)
        return BoardBelief(observation)

    def dice(self) -> i64:
        """Both at once."""
        return 1

    def luck(self, state: State, seat: i64, throw: i64) -> float:
        """In cards."""
        assert isinstance(state, BoardState)
        return luck(state, seat, throw)

    def turn(self, state: State) -> i64:
        """Turns of all players."""
        assert isinstance(state, BoardState)
        return state.turns

    def hush(self, state: State) -> None:
        """As if all offers of the turn had been made."""
        assert isinstance(state, BoardState)
        state.offered = OFFERS_PER_TURN

    def nearly_over(self, state: State) -> bool:
        """Two points are a turn's work."""
        assert isinstance(state, BoardState)
        seat: i64 = 0
        while seat < state.seats:
            if state.points(seat) >= state.terms.points - CLOSE:
                return True
            seat += 1
        return False

    def candidates(self, observation: State, codes: vec[i64], guess: i64) -> vec[i64]:
        """Everything but haggling."""
        assert isinstance(observation, BoardState)
        step = number_of(observation.top())
        out = vec[i64]([guess])
        if step == trade.OFFER.number or step == trade.COUNTER.number:
            return out
        for code in codes:
            if code != guess and number_of(code) not in NEVER_TRIED and len(out) < MANY:
                out = append(out, code)
        return out

    def stakes(self, observation: State) -> i64:
        """Where one settles first decides most."""
        assert isinstance(observation, BoardState)
        step = number_of(observation.top())
        return FOUNDING if step == founding.FOUND_TOWN.number or step == founding.FOUND_ROAD.number else 1

    def features(self, state: State, seat: i64) -> vec[i64]:
        """The numbers of FEATURES."""
        assert isinstance(state, BoardState)
        t = state
        goal = t.terms.points
        points = t.points(seat)
        earned = income(t, seat)
        hand = t.hands[seat]
        held = size(hand)
        least: i64 = 99
        kinds: i64 = 0
        rates: i64 = 0
        for kind in range(KINDS):
            n = amount(earned, kind)
            if n > 0:
                kinds += 1
            if n < least:
                least = n
            rates += (4 - rate(t, seat, kind)) * (2 + n)
        site: i64 = 0
        way: i64 = 0
        near_town: i64 = 0
        if building.towns_left(t, seat) > 0:
            place = best_site(t, seat, t.reach[seat], FROZEN)
            if place != NONE:
                site = site_value(t, seat, place, FROZEN) // 10
                near_town = 5 - size(missing(hand, TOWN_COST))
            else:
                found = best_way(t, seat, 3, FROZEN)
                if found.edge != NONE:
                    way = 4 - found.roads
        near_city: i64 = 0
        if building.cities_left(t, seat) > 0 and t.towns[seat] != 0:
            near_city = 6 - size(missing(hand, CITY_COST))
        near_card: i64 = 0
        if t.deck != 0:
            near_card = 4 - size(missing(hand, CARD_COST))
        return vec[i64]([
            points, points * points * 10 // goal, points - t.open_points(seat),
            amount(earned, 0), amount(earned, 1), amount(earned, 2), amount(earned, 3), amount(earned, 4), least, kinds,
            rates, held if held < 8 else 8, held - 7 if held > 7 else 0,
            size(t.cards[seat]), t.knights[seat] + amount(t.cards[seat], KNIGHT),
            1 if t.army == seat else 0, 1 if t.highway == seat else 0, t.lengths[seat], site, way,
            near_town, near_city, near_card, robbed(t, seat), ones(t.towns[seat]), ones(t.cities[seat]),
            1 if t.turn == seat else 0,
            at_most(amount(hand, 0), HELD), at_most(amount(hand, 1), HELD), at_most(amount(hand, 2), HELD),
            at_most(amount(hand, 3), HELD), at_most(amount(hand, 4), HELD),
            amount(t.cards[seat], KNIGHT), amount(t.cards[seat], ROAD_BUILDING), amount(t.cards[seat], INVENTION),
            amount(t.cards[seat], MONOPOLY), ahead_by(t.knights, seat), ahead_by(t.lengths, seat),
            ones(building.town_places(t, t.reach[seat])), rival(t, seat), building.roads_left(t, seat),
            building.towns_left(t, seat), building.cities_left(t, seat), size(t.deck), at_most(t.turns, LATE) // 5,
        ])  # fmt: skip


def at_most(value: i64, most: i64) -> i64:
    """A number, or the most that counts."""
    return value if value < most else most


def ahead_by(counted: vec[i64], seat: i64) -> i64:
    """By how much a seat leads the best of the others, or is behind."""
    best: i64 = 0
    for other in range(len(counted)):
        if other != seat and counted[other] > best:
            best = counted[other]
    lead = at_most(counted[seat] - best, LEAD)
    return lead if lead > -LEAD else i64(-LEAD)


def rival(t: BoardState, seat: i64) -> i64:
    """The points of the best of the others, as far as they lie open."""
    best: i64 = 0
    for other in range(t.seats):
        if other != seat and t.open_points(other) > best:
            best = t.open_points(other)
    return best


def sense() -> BoardSense:
    """With the weights that are shipped."""
    made = BoardSense(vec[i64]())
    made.learn(PACKAGE, WAYS[2])
    return made
