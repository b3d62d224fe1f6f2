"""Measures one build of this program in a Python of its own, question by question; started by `catanica.cli.builds`.

The same file measures every build, so it uses only what all of them have. It never imports its neighbours: it is run as
a file, and the package it imports is the build's. Processor time is measured, which other programs hardly disturb.
"""

import gc
import json
import sys
import time
from collections.abc import Callable
from typing import Any, Final

import catanica
from catanica._runtime import compiled
from catanica.kernel.playout import playout
from catanica.kernel.rng import seeded
from catanica.kernel.state import NOBODY, State

LIMIT: Final = 1_000_000  # decisions after which a random game is given up
APART: Final = 7  # decisions between two positions
GAMES: Final = 24  # so many games give positions: two builds need not play the same ones, so single games say little
POSITIONS: Final = 10  # of each game, for clone and legal
PATIENCE: Final = 1.0  # seconds after which fewer games must do: an interpreted build is slow


class Case:
    """One way to play a game, warmed up: the first play-out reads the cards."""

    def __init__(self, game: str, options: dict[str, Any]) -> None:
        self.game = catanica.game(game, **options)
        self.play(0)
        self.positions: list[State] = []
        began = time.process_time()
        for seed in range(1, GAMES + 1):
            self.positions += self._spread(seed)
            if time.process_time() - began > PATIENCE:
                break

    def play(self, seed: int) -> int:
        """One random game; how many decisions it took."""
        return int(playout(self.game.new(seed=seed, trace=False), seeded(seed), LIMIT))

    def _spread(self, seed: int) -> list[State]:
        """Positions of one game, from its beginning to its end."""
        state, rng = self.game.new(seed=seed, trace=False), seeded(seed)
        passed: list[State] = []
        while state.to_move != NOBODY:
            passed.append(state.clone())
            playout(state, rng, APART)
        return passed[:: max(1, len(passed) // POSITIONS)]

    def playouts(self, times: int) -> tuple[int, float]:
        """Decisions made in so many random games, and the time they took; the same games every time."""
        began = time.process_time()
        decisions = sum(self.play(seed) for seed in range(1, times + 1))
        return decisions, time.process_time() - began

    def clone(self, times: int) -> tuple[int, float]:
        """Copies made, and the time they took."""
        began = time.process_time()
        for _ in range(times):
            for position in self.positions:
                position.clone()
        return times * len(self.positions), time.process_time() - began

    def legal(self, times: int) -> tuple[int, float]:
        """Lists of legal actions made, and the time they took; each of a fresh copy, which remembers no list."""
        spent = 0.0
        for _ in range(times):
            fresh = [position.clone() for position in self.positions]
            began = time.process_time()
            for position in fresh:
                position.legal_codes()
            spent += time.process_time() - began
        return times * len(self.positions), spent


def enough(measure: Callable[[int], tuple[int, float]], seconds: float) -> int:
    """How often something must be done to take about so long."""
    times = 1
    while (spent := measure(times)[1]) < seconds / 2:
        times = min(8 * times, max(times + 1, int(times * seconds / max(spent, 1e-6))))
    return times


def main() -> None:
    """Answer questions, one JSON object to a line, until there are no more."""
    print(json.dumps({"version": catanica.__version__, "compiled": compiled()}), flush=True)
    case: Case | None = None
    for line in sys.stdin:
        asked = json.loads(line)
        answer: dict[str, object] = {}
        if case is None or "game" in asked:
            try:
                case = Case(asked["game"], asked["options"])
            except catanica.InputError as error:
                answer = {"missing": str(error)}
        elif "seconds" in asked:
            answer = {"times": enough(getattr(case, asked["figure"]), asked["seconds"])}
        else:
            gc.collect()
            done, spent = getattr(case, asked["figure"])(asked["times"])
            answer = {"done": done, "spent": spent}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
