"""Bots that misbehave."""

import gc
import os
import time
from pathlib import Path

from catanica.bots.bot import Bot
from catanica.bots.random_bot import RandomBot
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
    """Wants more memory than there is."""

    def choose(self, observation: State) -> int:
        return len(bytearray(10**18))


class Pries(Bot):
    """Looks for the true position behind the one it was given, and would know the answer if it found it."""

    def choose(self, observation: State) -> int:
        found = [one for one in gc.get_objects() if isinstance(one, State) and one is not observation]
        if any(same_table(one, observation) for one in found):
            raise LookupError("the true position lies about")
        return int(observation.legal()[0])


def same_table(one: State, seen: State) -> bool:
    """Whether a position is the one that was seen, but with more of it open."""
    return one.to_move == seen.to_move and one.redacted(seen.to_move).text() == seen.text() != one.text()


class ForTheOther(Bot):
    """Answers with what the other seat could do."""

    def choose(self, observation: State) -> int:
        other = observation.clone()
        other.step(other.legal()[-1])
        while other.to_move in (observation.to_move, CHANCE):
            other.step(other.sample() if other.to_move == CHANCE else other.legal()[-1])
        return int(other.legal()[0])


class Waits(RandomBot):
    """Says which process of the cluster plays its game, and waits at its first decision until it may go on."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.began = False

    def choose(self, observation: State) -> int:
        if not self.began:
            self.began = True
            gate = Path(os.environ[GATE])
            (gate / f"player-{os.getppid()}").touch()
            while not (gate / "open").exists():
                time.sleep(0.01)
        return super().choose(observation)
