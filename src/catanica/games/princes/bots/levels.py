"""Hard and expert: greedy's choice, unless play-outs on common chance show a better one."""

from catanica.bots.bot import Bot
from catanica.bots.search.searcher import Effort, Searcher
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


class PrincesHard(Searcher):
    """A tenth of a second at most."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, sense(), Effort(4, 3, 18, 1.5, 0.1))


class PrincesExpert(Searcher):
    """A second at most."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, sense(), Effort(6, 8, 60, 1.5, 1.0))
