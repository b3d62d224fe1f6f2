"""What a quick player likes: the numbers by which it weighs positions and cards of its hand. Data, tuned by play."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.principality.position.goods import KINDS

# in this order; a taste is so many whole numbers
NAMES: Final = [
    "point", "rival_point", "strength", "trade", "skill", "hand_room", "region", "doubler", "road",
    "ready_city", "ready_settlement", "ready_road", "ready_card", "missing", "tradable", "enough", "in_play", "in_city",
    "brick", "lumber", "ore", "grain", "wool", "gold", "fade", "rival_goods", "held", "theme",
    "card_point", "card_strength", "card_trade", "card_hand", "card_skill", "card_action", "card_doubler", "card_rate",
    "played", "weak", "idle",
    "second", "ready_any", "any_share", "kind_made", "full", "hoard", "rate_made", "site", "payable", "variety",
    "fits", "ships", "in_time", "lacks", "search_from", "search_gain", "number_made",
]  # fmt: skip


class Taste:
    """The same numbers by name."""

    def __init__(self, numbers: vec[i64]) -> None:
        if len(numbers) != len(NAMES):
            raise ValueError(f"A taste has {len(NAMES)} numbers, not {len(numbers)}.")
        self.point: i64 = numbers[0]
        self.rival_point: i64 = numbers[1]
        self.strength: i64 = numbers[2]  # a point of it, as far as it helps to hold or reach the advantage
        self.trade: i64 = numbers[3]
        self.skill: i64 = numbers[4]
        self.hand_room: i64 = numbers[5]  # for each card a hand may hold beyond the usual three
        self.region: i64 = numbers[6]
        self.doubler: i64 = numbers[7]  # a region that yields twice
        self.road: i64 = numbers[8]  # one that leads to a site for a settlement
        self.ready_city: i64 = numbers[9]
        self.ready_settlement: i64 = numbers[10]
        self.ready_road: i64 = numbers[11]
        self.ready_card: i64 = numbers[12]  # one with points, once there is a city
        self.missing: i64 = numbers[13]  # for each resource a plan lacks
        self.tradable: i64 = numbers[14]  # less so where the bank can help
        self.enough: i64 = numbers[15]  # points of an advantage
        self.in_play: i64 = numbers[16]
        self.in_city: i64 = numbers[17]
        self.goods: vec[i64] = numbers[18:24]  # the first of a kind in store
        self.fade: i64 = numbers[24]  # per cent of it that each further one is worth
        self.rival_goods: i64 = numbers[25]  # per cent of what the opponent's goods are worth
        self.held: i64 = numbers[26]  # per cent of what a card is good for, while it is in the hand
        self.theme: i64 = numbers[27]  # per cent of what sets say of their own things
        self.card_point: i64 = numbers[28]
        self.card_strength: i64 = numbers[29]
        self.card_trade: i64 = numbers[30]
        self.card_hand: i64 = numbers[31]
        self.card_skill: i64 = numbers[32]
        self.card_action: i64 = numbers[33]
        self.card_doubler: i64 = numbers[34]
        self.card_rate: i64 = numbers[35]  # a better rate at the bank
        self.played: i64 = numbers[36]  # an action card is worth playing even if its gain shows later
        self.weak: i64 = numbers[37]  # a card worth less is exchanged
        self.idle: i64 = numbers[38]  # a card that cannot be used now is worth so many times less
        self.second: i64 = numbers[39]  # per cent of the second nearest building
        self.ready_any: i64 = numbers[40]  # a card without points
        self.any_share: i64 = numbers[41]  # per cent of what it is good for, added to that
        self.kind_made: i64 = numbers[42]  # a kind of resource some region yields
        self.full: i64 = numbers[43]  # a region that can take no more
        self.hoard: i64 = numbers[44]  # each resource beyond those that brigands leave in peace
        self.rate_made: i64 = numbers[45]  # a better rate for a kind, for each region that yields it
        self.site: i64 = numbers[46]  # a free site for a card
        self.payable: i64 = numbers[47]  # a card in hand that could be paid for
        self.variety: i64 = numbers[48]  # a kind in store
        self.fits: i64 = numbers[49]  # a card in hand, for each region it would double
        self.ships: i64 = numbers[50]  # the same for each region of a kind that it would make cheaper at the bank
        self.in_time: i64 = numbers[51]  # per cent of a card for cities, while there is none
        self.lacks: i64 = numbers[52]  # a card in hand, for each resource that is missing for it
        self.search_from: i64 = numbers[53]  # goods from which on looking through a stack is thought of
        self.search_gain: i64 = numbers[54]  # by how much a card that was searched for is better than a drawn one
        self.number_made: i64 = numbers[55]  # a number of the die at which some region yields
        self.wider: bool = any_of(numbers[39:])  # whether what only some tastes ask for is asked for at all

    def stores(self) -> vec[i64]:
        """What so many of a kind are worth, kind by kind, 64 numbers each."""
        out = vec[i64]([0] * (KINDS * 64))
        for kind in range(KINDS):
            worth = self.goods[kind]
            for n in range(1, 64):
                out[kind * 64 + n] = out[kind * 64 + n - 1] + worth
                worth = worth * self.fade // 100
        return out


def any_of(numbers: vec[i64]) -> bool:
    """Whether one of them is not 0."""
    for n in numbers:
        if n != 0:
            return True
    return False


# written by hand; it never changes, since figures of strength are told against it
FROZEN_NUMBERS: Final = [
    1000, 500, 60, 60, 15, 60, 40, 180, 250,
    400, 400, 300, 350, 90, 40, 3, 12, 8,
    30, 30, 34, 34, 26, 18, 80, 50, 25, 100,
    80, 12, 14, 25, 4, 12, 20, 0,
    25, 45, 4,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
]  # fmt: skip
FROZEN: Final = Taste(vec[i64](FROZEN_NUMBERS))
# tuned by play against FROZEN: number by number on some hundred deals, as tools/tune.py goes on from here
INTRO_NUMBERS: Final = [
    1000, 500, 230, 230, 15, 60, 40, 180, 320,
    400, 400, 300, 350, 115, 50, 3, 150, 8,
    35, 35, 30, 30, 32, 18, 80, 50, 35, 100,
    80, 12, 14, 25, 4, 12, 20, 0,
    25, 45, 4,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    30, 22, 100, 5, 99, 0, 0,
]  # fmt: skip
THEME_NUMBERS: Final = [
    1000, 500, 230, 230, 15, 60, 40, 180, 320,
    400, 400, 300, 350, 120, 40, 3, 130, 8,
    35, 35, 30, 30, 32, 18, 80, 50, 25, 100,
    80, 12, 14, 25, 4, 12, 20, 0,
    25, 45, 4,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 100, 5, 99, 0, 0,
]  # fmt: skip
INTRODUCTORY: Final = Taste(vec[i64](INTRO_NUMBERS))
THEMATIC: Final = Taste(vec[i64](THEME_NUMBERS))
