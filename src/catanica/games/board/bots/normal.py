"""The level between easy and hard: a sound player who plans ahead, with manners in trade."""

from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.board import building, verbs
from catanica.games.board.bots import haggling
from catanica.games.board.bots.greedy import (
    BoardGreedy,
    best_building,
    contains,
    contains_verb,
    longest_road,
    play_card,
    rest_of_turn,
    sea_trade,
)
from catanica.games.board.bots.plans import WAY, Plan, plan, roads_to_highway
from catanica.games.board.bots.sites import best_way, longer_by
from catanica.games.board.bots.taste import PLANNER, Taste
from catanica.games.board.goods import CARD_COST, KINDS, ROAD_COST, amount, covers, size
from catanica.games.board.state import NONE, BoardState
from catanica.games.board.vocabulary import path_is, path_of


class BoardNormal(BoardGreedy):
    """Weighs what it builds by how soon it can be paid, and haggles as people like it."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.taste = PLANNER

    def price(self, t: BoardState, seat: i64) -> i64:
        """Of what it saves for."""
        return plan(t, seat, self.taste).price

    def act(self, t: BoardState, seat: i64, codes: vec[i64]) -> i64:
        """Build the best thing; else follow the plan, play a card, trade, spend what is left, and only then end."""
        choice = best_building(t, seat, codes, self.taste)
        if choice != NONE:
            return choice
        aim = plan(t, seat, self.taste)
        choice = self.step(t, seat, codes, aim)
        if choice == NONE:
            choice = play_card(t, seat, codes, aim.price)
        if choice == NONE:
            choice = sea_trade(t, seat, codes, aim.price)
        if choice == NONE:
            choice = self.extra(t, seat, codes, aim.price)
        if choice != NONE:
            return choice
        if t.offered == 0 and contains(codes, verbs.OFFER) and haggling.exchange(t, seat, aim.price) != NONE:
            return verbs.OFFER
        return rest_of_turn(t, seat, codes)

    def step(self, t: BoardState, seat: i64, codes: vec[i64], aim: Plan) -> i64:
        """The road or card the plan asks for, if it can be paid."""
        if aim.price == ROAD_COST and covers(t.hands[seat], ROAD_COST) and contains_verb(codes, verbs.ROAD):
            return longest_road(t, seat, codes) if aim.for_length else useful_road(t, seat, codes, self.taste)
        if aim.price == CARD_COST and contains(codes, verbs.BUY_CARD):
            return verbs.BUY_CARD
        return NONE

    def extra(self, t: BoardState, seat: i64, codes: vec[i64], price: i64) -> i64:
        """What can be paid beside the savings, with cards they do not ask for."""
        hand = t.hands[seat]
        held = size(hand)
        if held >= self.taste.road_hand and contains_verb(codes, verbs.ROAD) and beside(hand, price, ROAD_COST):
            return useful_road(t, seat, codes, self.taste)
        if held >= self.taste.card_hand and contains(codes, verbs.BUY_CARD) and beside(hand, price, CARD_COST):
            return verbs.BUY_CARD
        return NONE

    def next_road(self, t: BoardState, seat: i64, codes: vec[i64]) -> i64:
        """A road that costs nothing: for length where that is what it needs."""
        choice: i64 = NONE
        if not plan(t, seat, self.taste).for_length:
            choice = useful_road(t, seat, codes, self.taste)
        return longest_road(t, seat, codes) if choice == NONE else choice

    def grow_offer(self, t: BoardState, seat: i64) -> i64:
        """The next card of an offer."""
        return haggling.grow_offer(t, seat, self.price(t, seat))

    def answer(self, t: BoardState, seat: i64) -> i64:
        """To the offer of another."""
        return haggling.answer(t, seat, self.price(t, seat), self.taste.duel_gain)


def beside(hand: i64, price: i64, other: i64) -> bool:
    """Whether another price can be paid without taking a card that the first one asks for."""
    for kind in range(KINDS):
        asked = amount(other, kind)
        if asked > 0 and amount(hand, kind) < asked + amount(price, kind):
            return False
    return True


def useful_road(t: BoardState, seat: i64, codes: vec[i64], taste: Taste) -> i64:
    """A road towards a place to settle, or one that makes a road longer which may become the longest; -1: none."""
    if building.towns_left(t, seat) > 0:
        way = best_way(t, seat, WAY, taste)
        if way.edge != NONE:
            return verbs.ROAD | path_is(way.edge)
    if roads_to_highway(t, seat) <= building.roads_left(t, seat):
        choice = longest_road(t, seat, codes)
        if longer_by(t, seat, path_of(choice)) > 0:
            return choice
    return NONE
