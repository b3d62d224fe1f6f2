"""The levels beside greedy: a beginner, and two who search."""

from typing import Final

from catanica.bots.search.beginner import Beginner
from catanica.bots.search.effort import Effort
from catanica.bots.search.racer import Racer
from catanica.bots.search.weights import weights
from catanica.games.board.bots.sense import FEATURES, BoardSense

TO_THE_END: Final = 400  # turns: lines end with the game


def sense() -> BoardSense:
    """With the weights that are shipped."""
    return BoardSense(weights("catanica.games.board.bots", FEATURES))


class BoardEasy(Beginner):
    """Loses three games of four to greedy, or a little more."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, sense(), 480)


class BoardHard(Racer):
    """A tenth of a second at most."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, sense(), Effort(TO_THE_END, 80_000, 0.75, 0.085))


class BoardExpert(Racer):
    """A second at most."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, sense(), Effort(TO_THE_END, 600_000, 0.75, 0.9))
