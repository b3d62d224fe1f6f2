"""Hard and expert: greedy's choice, unless play-outs on common chance show a better one."""

from catanica.bots.search.searcher import Effort, Searcher
from catanica.bots.search.weights import weights
from catanica.games.board.bots.sense import FEATURES, BoardSense


def sense() -> BoardSense:
    """With the weights that are shipped."""
    return BoardSense(weights("catanica.games.board.bots", FEATURES))


class BoardHard(Searcher):
    """A tenth of a second at most."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, sense(), Effort(8, 3, 18, 1.5, 0.1))


class BoardExpert(Searcher):
    """A second at most."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, sense(), Effort(16, 8, 60, 1.5, 1.0))
