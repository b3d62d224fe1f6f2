"""What a quick player likes: the numbers by which it weighs places, plans and robberies. Data, tuned by play."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NEVER: Final = 1_000_000_000  # enough of nothing
# in this order; a taste is so many whole numbers
NAMES: Final = [
    "brick", "lumber", "wool", "grain", "ore", "new_kind", "own_harbour", "common_harbour", "distance",
    "town", "town_site", "city", "city_site", "card", "army", "highway", "victory",
    "patience", "together", "by_sea", "luck", "robber_self", "robber_leader", "robber_hand",
    "enough", "roads_and", "cities_and", "road_hand", "card_hand", "duel_gain", "knight_first",
]  # fmt: skip


class Taste:
    """The same numbers by name."""

    def __init__(self, numbers: vec[i64]) -> None:
        if len(numbers) != len(NAMES):
            raise ValueError(f"A taste has {len(NAMES)} numbers, not {len(numbers)}.")
        self.pips: vec[i64] = numbers[:5]  # of a throw in 36, by kind
        self.new_kind: i64 = numbers[5]  # a resource not earned so far
        self.own_harbour: i64 = numbers[6]  # for each throw in 36 that brings its kind
        self.common_harbour: i64 = numbers[7]
        self.distance: i64 = numbers[8]  # tenths by which each road makes a place worth less
        self.town: i64 = numbers[9]  # a settlement as such
        self.town_site: i64 = numbers[10]  # hundredths of its place's worth
        self.city: i64 = numbers[11]
        self.city_site: i64 = numbers[12]
        self.card: i64 = numbers[13]
        self.army: i64 = numbers[14]  # a card while the largest army can be won or lost
        self.highway: i64 = numbers[15]  # the longest road
        self.victory: i64 = numbers[16]  # per cent of its worth, for what ends the game
        self.patience: i64 = numbers[17]  # tenths of throws added to every wait
        self.together: i64 = numbers[18]  # per cent of the waits beside the longest one
        self.by_sea: i64 = numbers[19]  # per cent of what could be traded that counts as earned
        self.luck: i64 = numbers[20]  # hundredths of a throw in 36 that bring whatever is missing
        self.robber_self: i64 = numbers[21]  # times the harm to others
        self.robber_leader: i64 = numbers[22]
        self.robber_hand: i64 = numbers[23]  # there is a card to be taken
        self.enough: i64 = numbers[24]  # throws in 36 that halve what more of the same kind is worth
        self.roads_and: i64 = numbers[25]  # for each throw in 36 that brings brick and one that brings lumber
        self.cities_and: i64 = numbers[26]  # the same for grain and ore
        self.road_hand: i64 = numbers[27]  # from so many cards on it lays roads beside what it saves for
        self.card_hand: i64 = numbers[28]  # and buys cards
        self.duel_gain: i64 = numbers[29]  # the least gain for which it deals with its only opponent
        self.knight_first: i64 = numbers[30]  # the robber's harm to others from which a knight waits for the throw


# plans by rules of its own (`greedy.goal`), so that those numbers are never asked
FROZEN: Final = Taste(
    vec[i64]([
        11, 11, 9, 11, 12, 25, 3, 8, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 2, 10,
        NEVER, 0, 0, 0, 0, 0, 0,
    ])
)  # fmt: skip
# tuned as tools/tune.py does it, in some twenty generations against FROZEN, November 2026
PLANNER_NUMBERS: Final = [
    12, 12, 9, 13, 12, 24, 4, 10, 7, 115, 38, 90, 30, 83, 34, 107, 325, 23, 45, 50, 55, 4, 2, 11,
    22, 1, 1, 4, 6, 11, 9,
]  # fmt: skip
PLANNER: Final = Taste(vec[i64](PLANNER_NUMBERS))
