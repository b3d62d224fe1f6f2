"""Bots that misbehave."""

import os
import time
from pathlib import Path
from random import Random

from catanica.bots.bot import Bot
from catanica.kernel.state import CHANCE, State

GATE = "CATANICA_TEST_GATE"  # the folder through which a test speaks with bots that wait


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


class Allocates(Bot):
    """Wants more memory than a game may take."""

    def choose(self, observation: State) -> int:
        return len(bytearray(3 * 10**9))


class First(Bot):
    """Takes the first option."""

    def choose(self, observation: State) -> int:
        return int(observation.legal()[0])


class Meddles(First):
    """Plays on in what it was shown, as if that were the game."""

    def choose(self, observation: State) -> int:
        answer = super().choose(observation)
        for _ in range(3):
            if observation.to_move >= 0:
                observation.step(observation.legal()[-1])
        return answer


class ForTheOther(Bot):
    """Answers with what the other seat could do."""

    def choose(self, observation: State) -> int:
        other = observation.clone()
        other.step(other.legal()[-1])
        while other.to_move in (observation.to_move, CHANCE):
            other.step(other.sample() if other.to_move == CHANCE else other.legal()[-1])
        return int(other.legal()[0])


class Waits(Bot):
    """Says which process of the cluster plays its game, and waits at its first decision until it may go on."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.rng = Random(seed)
        self.began = False

    def choose(self, observation: State) -> int:
        if not self.began:
            self.began = True
            gate = Path(os.environ[GATE])
            (gate / f"player-{os.getppid()}").touch()
            while not (gate / "open").exists():
                time.sleep(0.01)
        return self.rng.choice(observation.legal())
