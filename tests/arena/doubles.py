"""Bots that misbehave."""

import os
import time

from catanica.bots.bot import Bot
from catanica.kernel.state import State


class Crashes(Bot):
    """Raises an error."""

    def choose(self, observation: State) -> int:
        raise ValueError("I cannot do that")


class Cheats(Bot):
    """Names an action that is not legal."""

    def choose(self, observation: State) -> int:
        return 12_345_678


class Recurses(Bot):
    """Never comes to an end by itself."""

    def choose(self, observation: State) -> int:
        return self.choose(observation)


class Dies(Bot):
    """Takes its process with it."""

    def choose(self, observation: State) -> int:
        os._exit(3)


class Sleeps(Bot):
    """Does not answer."""

    def choose(self, observation: State) -> int:
        time.sleep(1000)
        return 0


class Unborn(Bot):
    """Cannot be made."""

    def __init__(self, seed: int) -> None:
        raise RuntimeError("no")
