"""Stand-ins for players."""

import os
from pathlib import Path

from catanica.bots.bot import Bot
from catanica.bots.random_bot import RandomBot
from catanica.kernel.state import State


class Interrupter(Bot):
    """Plays three games at random and presses Ctrl-C in the fourth."""

    made = 0

    def __init__(self, seed: int) -> None:
        Interrupter.made += 1
        self.inner = RandomBot(seed)

    def choose(self, observation: State) -> int:
        if Interrupter.made > 3:
            raise KeyboardInterrupt
        return self.inner.choose(observation)


class Sitter(Bot):
    """Plays at random, and leaves a file behind where the environment says so once it plays."""

    def __init__(self, seed: int) -> None:
        self.inner = RandomBot(seed)

    def choose(self, observation: State) -> int:
        Path(os.environ["SITTER_FILE"]).touch()
        return self.inner.choose(observation)


class Talker(Bot):
    """Plays at random, and talks about it."""

    def __init__(self, seed: int) -> None:
        self.inner = RandomBot(seed)

    def choose(self, observation: State) -> int:
        print("Let me see ...")
        return self.inner.choose(observation)
