"""Stand-ins for bots: one that listens, one that breaks, one that cheats."""

from typing import ClassVar

from catanica.bots.bot import Bot, Told
from catanica.kernel.rng import seeded
from catanica.kernel.state import State


class Listener(Bot):
    """Plays at random and writes down what it heard and how long it had, decision by decision."""

    log: ClassVar[list[tuple[list[Told], float | None]]] = []

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.rng = seeded(seed)
        self.news: list[Told] = []
        self.observations: list[State] = []

    def heard(self, events: list[Told]) -> None:
        self.news += events

    def choose(self, observation: State) -> int:
        Listener.log.append((self.news, self.clock))
        self.news = []
        self.observations.append(observation)
        legal = observation.legal()
        return legal[self.rng.below(len(legal))]


class Breaker(Bot):
    """Breaks at its third decision."""

    asked = 0

    def choose(self, observation: State) -> int:
        self.asked += 1
        if self.asked == 3:
            raise LookupError("no such plan")
        return super().choose(observation)


class Cheat(Bot):
    """Names an action that is none."""

    def choose(self, observation: State) -> int:
        return 0
