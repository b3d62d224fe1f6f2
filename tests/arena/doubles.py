"""Bots that misbehave."""

import os
import sys
import time
from pathlib import Path
from random import Random
from types import FrameType

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


class Leaves(Bot):
    """Asks for the program's end."""

    def choose(self, observation: State) -> int:
        sys.exit(0)


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


class DiesUnborn(Bot):
    """Takes its process with it before it is there."""

    def __init__(self, seed: int) -> None:
        os._exit(4)


class SleepsUnborn(Bot):
    """Is never there."""

    def __init__(self, seed: int) -> None:
        time.sleep(1000)


class Unspeakable(Bot):
    """Raises an error that cannot be told."""

    def choose(self, observation: State) -> int:
        class Nameless(Exception):  # noqa: N818
            def __str__(self) -> str:
                raise ValueError("no")

        raise Nameless


class Babbles(Bot):
    """Raises an error that says far too much."""

    def choose(self, observation: State) -> int:
        raise ValueError("\x1b[2J\n" + "much " * 10_000)


class HalfAnAction(Bot):
    """Names an action, and a half."""

    def choose(self, observation: State) -> int:
        return observation.legal()[0] + 0.5  # type: ignore[return-value]


class Allocates(Bot):
    """Wants more memory than a game may take."""

    def choose(self, observation: State) -> int:
        return len(bytearray(3 * 10**9))


class First(Bot):
    """Takes the first option."""

    def choose(self, observation: State) -> int:
        return int(observation.legal()[0])


class Prints(First):
    """Writes to standard output, by Python and past it."""

    def choose(self, observation: State) -> int:
        print("I think of nothing", flush=True)
        os.write(1, b"of nothing at all\n")
        return super().choose(observation)


class CutsOff(First):
    """Closes whatever its process has open."""

    def choose(self, observation: State) -> int:
        os.closerange(3, 200)
        return super().choose(observation)


class Peeks(First):
    """Looks for the game in its process, and complains if it is there."""

    def choose(self, observation: State) -> int:
        frame: FrameType | None = sys._getframe()
        while frame is not None:
            known = [value for value in frame.f_locals.values() if isinstance(value, State)]
            if any(one is not observation for one in known):
                raise ValueError("there it is")
            frame = frame.f_back
        return super().choose(observation)


class Remembers(Bot):
    """Decides by what it heard and by lots of its own."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.rng = Random(seed)
        self.told = 0

    def heard(self, events: list[dict[str, object]]) -> None:
        self.told += len(events)

    def choose(self, observation: State) -> int:
        options = observation.legal()
        return int(options[(self.told + self.rng.randrange(1000)) % len(options)])


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
            above = Path(f"/proc/{os.getppid()}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[1]
            (gate / f"player-{above}").touch()  # who asks us is a process below the cluster's own
            while not (gate / "open").exists():
                time.sleep(0.01)
        return self.rng.choice(observation.legal())
