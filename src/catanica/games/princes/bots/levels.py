"""The levels beside greedy: a beginner, and two who search."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from catanica.bots.bot import Bot
from catanica.bots.search.beginner import Beginner
from catanica.bots.search.belief import Belief
from catanica.bots.search.effort import Effort
from catanica.bots.search.searcher import Searcher
from catanica.games.princes.bots.belief import belief
from catanica.games.princes.bots.luck import luck
from catanica.games.princes.bots.normal import PrincesNormal
from catanica.games.princes.bots.taste import FROZEN
from catanica.games.princes.bots.worth import Judge, advantage
from catanica.games.princes.choosing import PICK_SET
from catanica.games.princes.modes import INTRO, THEME
from catanica.games.principality.bots.sense import PrincipalitySense, within
from catanica.games.principality.cards.powers import strength, trade_points
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.land import Land
from catanica.games.principality.position.piece import slot_known
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.vocabulary import card_of
from catanica.kernel.ints import bit
from catanica.kernel.state import State
from catanica.kernel.words import number_of

OWN: Final = ["hand_worth", "best_card", "strength_counts", "trade_counts", "readiness", "theme_worth", "greedy_worth"]
MOST: Final = 1000
PACKAGE: Final = "catanica.games.princes.bots"


@mypyc_attr(allow_interpreted_subclasses=True)
class PrincesSense(PrincipalitySense):
    """The normal player plays on; what greedy thinks of a land counts too."""

    def __init__(self, weights: vec[i64]) -> None:
        super().__init__(weights)
        self.frozen: Judge = Judge(FROZEN)  # its view of a land is among the features
        self.neighbour: PrincesNormal = PrincesNormal(0)  # whom it takes the other player for

    def own_names(self) -> list[str]:
        """What greedy sees."""
        return list(OWN)

    def own_features(self, g: Duel, seat: i64) -> vec[i64]:
        """The hand, the advantages as far as they count, how near the next building is, what sets say."""
        other = 1 - seat
        judge = self.frozen
        held: i64 = 0
        finest: i64 = 0
        for s in g.land(seat).hand:
            value = judge.card(g, card_of(s))
            held += value
            if value > finest:
                finest = value
        return vec[i64]([
            held // 10, finest // 10,
            advantage(strength(g, seat), strength(g, other), judge.taste.enough, 1),
            advantage(trade_points(g, seat), trade_points(g, other), judge.taste.enough, 1),
            judge.readiness(g, seat, g.land(seat).stock(g.cat)) // 10,
            within(judge.themes(g, seat) // 10, MOST),
            within(judge.worth(g, seat) // 10, MOST),
        ])  # fmt: skip

    def way(self, rules: Rulebook) -> str:
        """The introductory game, or the theme set; several of them are played as in a duel."""
        if rules.header.get("mode", INTRO) == INTRO:
            return INTRO
        sets = rules.header.get("sets", "")
        return sets if sets in self.ways else THEME

    def belief(self, observation: State) -> Belief:
        """What the quick player would hold in the other seat."""
        assert isinstance(observation, Duel)
        return belief(observation, self.neighbour)

    def luck(self, state: State, seat: i64, throw: i64) -> float:
        """In goods."""
        assert isinstance(state, Duel)
        return luck(state, seat, throw)

    def candidates(self, observation: State, codes: vec[i64], guess: i64) -> vec[i64]:
        """All that differs; which sets are played is nothing to think about."""
        assert isinstance(observation, Duel)
        if number_of(observation.agenda[len(observation.agenda) - 1]) == PICK_SET.number:
            return vec[i64]([guess])
        return super().candidates(observation, codes, guess)

    def player(self, seed: int) -> Bot:
        """The quick player."""
        return PrincesNormal(seed)

    def seen(self, state: State, seat: i64) -> State:
        """The position itself, hands in the order the seat knows: what is hidden the quick player fills in anew."""
        assert isinstance(state, Duel)
        arrange(state.land(seat), bit(seat))
        arrange(state.land(1 - seat), bit(seat))
        return state


def arrange(land: Land, eye: i64) -> None:
    """The cards somebody knows come first, in the order of their numbers."""
    hand = land.hand
    n: i64 = len(hand)
    i: i64 = 1
    while i < n:
        s = hand[i]
        j = i
        while j > 0 and before(s, hand[j - 1], eye):
            hand[j] = hand[j - 1]
            j -= 1
        hand[j] = s
        i += 1


def before(one: i64, two: i64, eye: i64) -> bool:
    """Whether a card in hand comes before another."""
    if slot_known(one) & eye == 0:
        return False
    return slot_known(two) & eye == 0 or one < two


def sense() -> PrincesSense:
    """With the weights that are shipped."""
    made = PrincesSense(vec[i64]())
    made.learn(PACKAGE, INTRO)
    return made


SLIPS: Final[dict[str, int]] = {  # where another number of mistakes loses four games of five
    "zeit_des_goldes": 610, "zeit_der_entdecker": 450, "zeit_der_weisen": 450, "zeit_des_wohlstands": 440,
}  # fmt: skip


class PrincesEasy(Beginner):
    """Loses four games of five to the normal player."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, sense(), 420)

    def slips_in(self, observation: State) -> i64:
        """Gold forgives most."""
        return SLIPS.get(self.sense.way_of(observation), self.slips)


class PrincesHard(Searcher):
    """A tenth of a second at most."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, sense(), Effort(2, 250, 1.0, 0.09))
        self.ways = {INTRO: Effort(4, 700, 1.0, 0.09)}


class PrincesExpert(Searcher):
    """A second at most."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, sense(), Effort(4, 5000, 1.0, 0.9))
