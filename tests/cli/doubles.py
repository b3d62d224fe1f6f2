"""Stand-ins for players."""

from catanica.bots.bot import Bot
from catanica.bots.random_bot import RandomBot
from catanica.kernel.state import State

PATIENCE = 2500


class Interrupter(Bot):
    """Plays at random and presses Ctrl-C in the middle of a later game."""

    made = 0

    def __init__(self, seed: int) -> None:
        Interrupter.made += 1
        self.inner = RandomBot(seed)
        self.left = 20

    def choose(self, observation: State) -> int:
        if Interrupter.made > 3:
            self.left -= 1
            if self.left == 0:
                raise KeyboardInterrupt
        return self.inner.choose(observation)
