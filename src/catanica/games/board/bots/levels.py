"""The levels beside greedy: a beginner, and two who search."""

from catanica.bots.search.beginner import Beginner
from catanica.bots.search.effort import Effort
from catanica.bots.search.searcher import Searcher
from catanica.bots.search.weights import weights
from catanica.games.board.bots.sense import FEATURES, BoardSense


def sense() -> BoardSense:
    """With the weights that are shipped."""
    return BoardSense(weights("catanica.games.board.bots", FEATURES))


class BoardEasy(Beginner):
    """Loses three games of four to greedy, or a little more."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, sense(), 380)


class BoardHard(Searcher):
    """A tenth of a second at most."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, sense(), Effort(16, 6000, 1.5, 0.09))


class BoardExpert(Searcher):
    """A second at most."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, sense(), Effort(16, 18000, 1.5, 0.9))
