"""The levels beside greedy: a beginner, and two who search."""

from catanica.bots.search.beginner import Beginner
from catanica.bots.search.effort import Effort
from catanica.bots.search.searcher import Searcher
from catanica.games.board.bots.sense import WAYS, sense


class BoardEasy(Beginner):
    """Loses three games of four to greedy, or a little more."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, sense(), 480)


class BoardHard(Searcher):
    """A tenth of a second at most."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, sense(), Effort(3, 4_000, 1.0, 0.085))


class BoardExpert(Searcher):
    """A second at most; against one opponent it also weighs plans, at a full table they would take too long."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, sense(), Effort(8, 150_000, 1.0, 0.9))
        self.ways = {WAYS[2]: Effort(8, 150_000, 1.0, 0.9, True)}
