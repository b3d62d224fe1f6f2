"""The player who thinks nothing: the yardstick for every other one, and the engine's treadmill."""

from catanica.bots.bot import Bot
from catanica.kernel.playout import choose
from catanica.kernel.rng import seeded
from catanica.kernel.state import State


class RandomBot(Bot):
    """Takes any legal action, but tears down and haggles only now and then, as random play-outs do."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.rng = seeded(seed)

    def choose(self, observation: State) -> int:
        """A random legal action."""
        return choose(observation, self.rng)
