"""The levels beside greedy: a beginner, and two who search."""

from catanica.bots.bot import Bot
from catanica.bots.search.beginner import Beginner
from catanica.bots.search.effort import Effort
from catanica.bots.search.searcher import Searcher
from catanica.bots.search.weights import weights
from catanica.games.princes.bots.greedy import PrincesGreedy
from catanica.games.principality.bots.sense import FEATURES, PrincipalitySense


class PrincesSense(PrincipalitySense):
    """Greedy plays on."""

    def player(self, seed: int) -> Bot:
        """The quick player."""
        return PrincesGreedy(seed)


def sense() -> PrincesSense:
    """With the weights that are shipped."""
    return PrincesSense(weights("catanica.games.princes.bots", FEATURES))


class PrincesEasy(Beginner):
    """Loses three games of four to greedy, or a little more."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, sense(), 450)


class PrincesHard(Searcher):
    """A tenth of a second at most."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, sense(), Effort(4, 700, 1.5, 0.09))


class PrincesExpert(Searcher):
    """A second at most."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, sense(), Effort(4, 3500, 1.5, 0.9))
