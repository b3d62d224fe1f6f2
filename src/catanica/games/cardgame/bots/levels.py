"""The levels beside greedy: a beginner, and two who search."""

from catanica.bots.bot import Bot
from catanica.bots.search.beginner import Beginner
from catanica.bots.search.effort import Effort
from catanica.bots.search.searcher import Searcher
from catanica.bots.search.weights import weights
from catanica.games.cardgame.bots.greedy import CardGameGreedy
from catanica.games.principality.bots.sense import FEATURES, PrincipalitySense


class CardGameSense(PrincipalitySense):
    """Greedy plays on."""

    def player(self, seed: int) -> Bot:
        """The quick player, without offers."""
        greedy = CardGameGreedy(seed)
        greedy.haggles = False
        return greedy

    def guesser(self, seed: int) -> Bot:
        """The same with offers."""
        return CardGameGreedy(seed)


def sense() -> CardGameSense:
    """With the weights that are shipped."""
    return CardGameSense(weights("catanica.games.cardgame.bots", FEATURES))


class CardGameEasy(Beginner):
    """Loses three games of four to greedy, or a little more."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, sense(), 200)


class CardGameHard(Searcher):
    """A tenth of a second at most."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, sense(), Effort(4, 1500, 1.5, 0.09))


class CardGameExpert(Searcher):
    """A second at most."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, sense(), Effort(4, 6000, 1.5, 0.9))
