"""What a quick player likes: the numbers by which it weighs cards, goods and time. Data, tuned by play."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

WHOLE: Final = 1000  # what is due today
FAR: Final = 60  # turns beyond which nothing is weighed more finely

# in this order; a taste is so many whole numbers
NAMES: Final = [
    "brick", "lumber", "ore", "grain", "wool", "gold", "point", "later_point", "their_points", "pace",
    "stronger", "mill", "jousting", "outjousted", "strength", "trade", "good_rate", "best_rate", "room_in_hand",
    "effort", "regions", "road", "unlock", "site", "idle", "patience",
    "needed", "useful", "barter", "least", "risky", "swap", "search", "hope", "regain",
    "deeds", "early", "second", "blind", "outlook",
]  # fmt: skip


class Taste:
    """The same numbers by name. The unit of worth is a hundredth of a resource."""

    def __init__(self, numbers: vec[i64]) -> None:
        if len(numbers) != len(NAMES):
            raise ValueError(f"A taste has {len(NAMES)} numbers, not {len(numbers)}.")
        self.lasting: vec[i64] = numbers[:6]  # what a resource of each kind is worth in the long run
        self.point: i64 = numbers[6]  # a victory point,
        self.later_point: i64 = numbers[7]  # and what makes the later ones dearer
        self.their_points: i64 = numbers[8]  # per cent of that for the other's
        self.pace: i64 = numbers[9]  # turns until the leader's next point
        self.stronger: i64 = numbers[10]  # per turn to come: to have more strength,
        self.mill: i64 = numbers[11]  # the mill,
        self.jousting: i64 = numbers[12]  # more tournament points,
        self.outjousted: i64 = numbers[13]  # and what it costs if the other has them
        self.strength: i64 = numbers[14]  # for each point of a lead
        self.trade: i64 = numbers[15]
        self.good_rate: i64 = numbers[16]  # two for one at the bank, per turn and yield
        self.best_rate: i64 = numbers[17]  # one for one
        self.room_in_hand: i64 = numbers[18]  # one card more in the hand
        self.effort: i64 = numbers[19]  # what a goal must bring for every resource it costs
        self.regions: i64 = numbers[20]  # per turn to come: what two unknown regions will yield
        self.road: i64 = numbers[21]  # percent of a settlement's gain that its road already earns
        self.unlock: i64 = numbers[22]  # a city for each red card waiting in hand
        self.site: i64 = numbers[23]  # a free site
        self.idle: i64 = numbers[24]  # a card that waits blocks its place in the hand, turn by turn
        self.needed: i64 = numbers[26]  # a resource for the best goal
        self.useful: i64 = numbers[27]  # for the one after it
        self.barter: i64 = numbers[28]  # something to give to the bank, at the bank's rate
        self.least: i64 = numbers[29]  # no resource is worth less
        self.risky: i64 = numbers[30]  # resources beyond what brigands tolerate are better spent
        self.swap: i64 = numbers[31]  # what another card must promise before one is swapped
        self.search: i64 = numbers[32]  # what a search must promise beyond its price
        self.hope: i64 = numbers[33]  # percent of a better card's worth: resources, not cards, are what is short
        self.regain: i64 = numbers[34]  # what a discarded card must bring beyond the resource to be had instead
        self.deeds: i64 = numbers[35]  # percent of what a set says that an action card is worth in the hand
        self.early: i64 = numbers[36]  # turns until action cards may be played, roughly (KB-29)
        self.second: i64 = numbers[37]  # percent of a second copy's worth
        self.blind: i64 = numbers[38]  # percent of the average that an unknown card is worth
        self.outlook: i64 = numbers[39]  # how much free resources are chosen by what they bring nearer; 0 by prices
        self.left: vec[i64] = discounts(numbers[25])  # what is left, in thousandths, of what comes in so many turns

    def discount(self, turns: i64) -> i64:
        """What is left, in thousandths, of something that comes in so many turns."""
        return self.left[turns if turns < FAR else FAR - 1]


def discounts(patience: i64) -> vec[i64]:
    """What is left after each turn, if so many of a hundred are left after one."""
    out = vec[i64]()
    left: i64 = WHOLE * WHOLE * WHOLE
    for _ in range(FAR):
        out = append(out, (left + WHOLE * WHOLE // 2) // (WHOLE * WHOLE))
        left = left * patience // 100
    return out


FROZEN_NUMBERS: Final = vec[i64]([
    58, 50, 62, 54, 52, 34, 220, 16, 70, 6,
    3, 14, 11, 8, 18, 16, 3, 9, 55,
    26, 24, 42, 140, 30, 4, 94,
    130, 85, 100, 50, 60, 40, 20, 35, 60,
    100, 9, 60, 100, 0,
])  # fmt: skip
FROZEN: Final = Taste(FROZEN_NUMBERS)
# found by trying single numbers against frozen in base games, and those together that had won (docs/strength.md)
NORMAL_NUMBERS: Final = vec[i64]([
    58, 50, 62, 54, 52, 34, 220, 16, 70, 6,
    3, 14, 11, 8, 18, 16, 3, 9, 55,
    26, 30, 42, 140, 30, 4, 93,
    170, 85, 100, 50, 60, 40, 60, 20, 60,
    130, 9, 60, 100, 80,
])  # fmt: skip
NORMAL: Final = Taste(NORMAL_NUMBERS)
# found by games with decks in which all numbers vary at once, each player's by lot: what each adds to winning
DECKS_NUMBERS: Final = vec[i64]([
    72, 40, 70, 44, 42, 36, 170, 13, 70, 9,
    3, 14, 11, 8, 18, 16, 3, 9, 55,
    26, 50, 66, 120, 30, 4, 92,
    240, 80, 100, 50, 60, 30, 45, 26, 60,
    180, 9, 60, 145, 80,
])  # fmt: skip
DECKS: Final = Taste(DECKS_NUMBERS)
