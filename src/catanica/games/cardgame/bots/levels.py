"""The levels beside greedy: a beginner, and two who search."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catanica.bots.bot import Bot
from catanica.bots.search.beginner import Beginner
from catanica.bots.search.belief import Belief
from catanica.bots.search.effort import Effort
from catanica.bots.search.searcher import Searcher
from catanica.bots.search.weights import first_hands
from catanica.games.cardgame.bots.belief import belief
from catanica.games.cardgame.bots.first_hand import first_hand
from catanica.games.cardgame.bots.greedy import CardGameGreedy
from catanica.games.cardgame.bots.hand import HandSense
from catanica.games.cardgame.bots.memory import Memory
from catanica.games.cardgame.bots.plan import Plan
from catanica.games.cardgame.bots.prices import Prices
from catanica.games.cardgame.bots.roles import Roles
from catanica.games.cardgame.bots.shortlist import shortlist
from catanica.games.cardgame.bots.taste import FROZEN, NORMAL, Taste
from catanica.games.cardgame.bots.worth import contest, land_worth
from catanica.games.cardgame.laying_aside import LAY_ASIDE
from catanica.games.cardgame.tournament import START_HAND
from catanica.games.principality.bots.options import worth_a_trial
from catanica.games.principality.bots.sense import PrincipalitySense, by_number, within
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.steps.rows import START_PICK, START_STACK
from catanica.games.principality.steps.setup import START_CARDS
from catanica.games.principality.vocabulary import card_of
from catanica.kernel.state import State
from catanica.kernel.words import Row, number_of

OWN: Final = [
    "best_goal", "next_goal", "goals_due", "goal_due", "goal_wait", "hand_worth", "best_card", "stock_price",
    "land_worth", "contest",
]  # fmt: skip
MOST: Final = 300
LONG: Final = 20  # turns until a goal, where there is none
PACKAGE: Final = "catanica.games.cardgame.bots"
EACH_SET: Final = 22  # mistakes more for each set: games are longer, and forgive more
SLIPS: Final[dict[str, int]] = {"tournament": 230, "small": 210, "characters": 160}  # in games with decks


class CardGameSense(PrincipalitySense):
    """Greedy plays on, and its plans tell how far a land has come; with decks its taste is another."""

    def __init__(self, weights: vec[i64], decks: Taste = NORMAL) -> None:
        super().__init__(weights)
        self.roles: Roles | None = None
        self.memory: Memory = Memory(FROZEN, False, decks)
        # of all players in lines, and of those who judge what comes of them
        self.lines: Memory = Memory(FROZEN, True, decks)
        self.first_hands: dict[str, dict[str, int]] = {}  # by the way to play, what cards are worth in one
        self.knows: i64 = 0  # so many cards of a first hand it picks by that

    def own_names(self) -> list[str]:
        """What greedy's plan sees."""
        return list(OWN)

    def own_features(self, g: Duel, seat: i64) -> vec[i64]:
        """Its two best goals, when they are due, the hand, the stock at its prices, what land and contest are worth."""
        return plan_features(g, seat, self.roles_of(g), self.lines)

    def roles_of(self, g: Duel) -> Roles:
        """The cards of the rules at hand."""
        if self.roles is None or self.roles.rules is not g.rules:
            self.roles = Roles(g.rules)
        return self.roles

    def opens(self, state: State) -> bool:
        """Out of a stack, or out of the own deck."""
        assert isinstance(state, Duel)
        return asks_for(state, START_HAND) or asks_for(state, START_PICK) or asks_for(state, START_STACK)

    def by_heart(self, observation: State, codes: vec[i64]) -> i64:
        """The first hand out of a deck, or the beginning of it."""
        assert isinstance(observation, Duel)
        if self.knows == 0 or not asks_for(observation, START_HAND):
            return -1
        worth = self.first_hands.get(self.way(observation.rules), {})
        if len(worth) == 0:
            return -1
        return first_hand(observation, codes, by_number(observation.cat, worth), self.knows)

    def candidates(self, observation: State, codes: vec[i64], guess: i64) -> vec[i64]:
        """Of many cards and stacks those that promise most."""
        assert isinstance(observation, Duel)
        if asks_for(observation, LAY_ASIDE) or asks_for(observation, START_HAND):
            return vec[i64]([guess])  # one of many before a game: no play-out would show the difference
        found = worth_a_trial(observation, codes, guess)
        return shortlist(observation, found, self.memory, self.roles_of(observation))

    def belief(self, observation: State) -> Belief:
        """What the quick player would hold in the other seat."""
        assert isinstance(observation, Duel)
        return belief(observation, self.memory, self.roles_of(observation))

    def way(self, rules: Rulebook) -> str:
        """The base game, with sets, or with decks, which bring cards of all sets to a shorter game."""
        if rules.deck_cards > 0:
            return "decks"
        return "base" if rules.header.get("sets", "base") == "base" else "all_sets"

    def player(self, seed: int) -> Bot:
        """The quick player, without offers."""
        greedy = CardGameGreedy(seed)
        greedy.memory = self.lines
        greedy.haggles = False
        greedy.tries_once = True
        greedy.trials = 1
        return greedy

    def guesser(self, seed: int) -> Bot:
        """The same with offers."""
        greedy = CardGameGreedy(seed)
        greedy.memory = self.memory
        return greedy


def plan_features(g: Duel, seat: i64, roles: Roles, memory: Memory) -> vec[i64]:
    """The numbers of OWN."""
    plan = Plan(g, seat, memory)
    best: i64 = 0
    next_best: i64 = 0
    wait: i64 = LONG
    due: i64 = 0
    for goal in plan.goals:
        merit = goal.merit(plan.taste)
        if goal.turns == 0:
            due += 1
        if merit > best:
            next_best = best
            best = merit
            wait = goal.turns
        elif merit > next_best:
            next_best = merit
    sense = HandSense(g, seat, plan, roles)
    held: i64 = 0
    finest: i64 = 0
    for s in g.land(seat).hand:
        if card_of(s) != 0:
            worth = sense.worth(card_of(s))
            held += worth
            if worth > finest:
                finest = worth
    price = Prices(plan).bundle_lost(plan.means.stock)
    land = land_worth(g, seat, plan.turns, plan.taste)
    rivalry = contest(g, seat, plan.turns, plan.taste)
    return vec[i64]([
        within(best // 10, MOST), within(next_best // 10, MOST), due, 1 if wait == 0 else 0, wait,
        within(held // 10, MOST), within(finest // 10, MOST), price // 10,
        within(land // 10, MOST), within(rivalry // 20, MOST),
    ])  # fmt: skip


def asks_for(g: Duel, row: Row) -> bool:
    """Whether that step asks."""
    return number_of(g.agenda[len(g.agenda) - 1]) == row.number


def sense(decks: Taste = NORMAL, knows: int = 0) -> CardGameSense:
    """With the weights that are shipped."""
    made = CardGameSense(vec[i64](), decks)
    made.learn(PACKAGE, "base")
    made.first_hands = first_hands(PACKAGE)
    made.knows = knows
    return made


class CardGameEasy(Beginner):
    """Loses four games of five to normal, or a little less."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, sense(FROZEN), 230)

    def slips_in(self, observation: State) -> i64:
        """By the way to play."""
        assert isinstance(observation, Duel)
        agreed = observation.rules.header
        return SLIPS.get(agreed.get("mode", ""), self.slips + EACH_SET * agreed.get("sets", "base").count(","))


class CardGameHard(Searcher):
    """A tenth of a second at most."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, sense(knows=1), Effort(3, 500, 0.8, 0.09))
        self.ways = {"all_sets": Effort(2, 500, 0.8, 0.09), "decks": Effort(3, 1000, 0.8, 0.09)}


class CardGameExpert(Searcher):
    """A second at most."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, sense(knows=START_CARDS), Effort(4, 5000, 0.8, 0.9))
        self.ways = {"all_sets": Effort(3, 2500, 0.8, 0.9), "decks": Effort(3, 8000, 2.0, 0.9)}
