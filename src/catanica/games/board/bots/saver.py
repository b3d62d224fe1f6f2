"""A quick player with a plan: it saves for one thing as long as that can be had."""

from mypy_extensions import i64

from catanica.games.board import building
from catanica.games.board.bots.greedy import BoardGreedy, goal
from catanica.games.board.goods import CARD_COST, CITY_COST, ROAD_COST
from catanica.games.board.state import BoardState


class BoardSaver(BoardGreedy):
    """Knows what it wants, by its price."""

    def __init__(self, seed: int, wanted: i64) -> None:
        super().__init__(seed)
        self.wanted: i64 = wanted

    def price(self, t: BoardState, seat: i64) -> i64:
        """Of what it wants, or of the usual goal while that cannot be had."""
        return self.wanted if within_reach(t, seat, self.wanted) else goal(t, seat)


def within_reach(t: BoardState, seat: i64, price: i64) -> bool:
    """Whether cards are all that is missing."""
    if price == CARD_COST:
        return t.deck != 0
    if price == CITY_COST:
        return building.cities_left(t, seat) > 0 and t.towns[seat] != 0
    if price == ROAD_COST:
        return building.roads_left(t, seat) > 0
    return building.towns_left(t, seat) > 0 and building.town_places(t, t.reach[seat]) != 0
