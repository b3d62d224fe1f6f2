# mypyc: skip
"""Comparing with another program in one process: both play random games in turn, window by window.

Run as a program of its own by `catanica bench board --against catanatron`. The random policies differ a little:
catanatron chooses evenly among its actions and knows no offers; ours does the same but makes an offer only now and
then (see kernel.playout), so decisions per game are reported beside games per second.
"""

import json
import sys
import time
from collections.abc import Callable, Sequence
from typing import Final

import catanica
from catanica._runtime import compiled
from catanica.kernel.playout import playout
from catanica.kernel.rng import seeded
from catanica.kernel.state import State

PLAYERS: Final = 4
LIMIT: Final = 1_000_000
WINDOWS: Final = 5  # per program
MICRO: Final = 1e6


class Side:
    """One program: how to play a game and how to copy a position."""

    def __init__(self, play: Callable[[int], int], copy: Callable[[], object]) -> None:
        self.play = play
        self.copy = copy
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0
        self.copies = 0
        self.copying = 0.0

    def window(self, seconds: float) -> None:
        """Play, then copy, for a while."""
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            self.decisions += self.play(self.games)
            self.games += 1
        self.seconds += time.perf_counter() - began
        began = time.perf_counter()
        while time.perf_counter() - began < seconds / 4:
            for _ in range(50):
                self.copy()
            self.copies += 50
        self.copying += time.perf_counter() - began

    def figures(self) -> dict[str, float]:
        """What was measured."""
        return {
            "games_per_second": self.games / self.seconds,
            "decisions_per_second": self.decisions / self.seconds,
            "decisions_per_game": self.decisions / self.games,
            "copy_us": self.copying / self.copies * MICRO,
        }


def ours() -> Side:
    """Four random players under our full rules, on a variable map as catanatron's."""
    game = catanica.game("board", players=PLAYERS, setup="variable")

    def play(n: int) -> int:
        return int(playout(game.new(seed=n, trace=False), seeded(n), LIMIT))

    middle: State = game.new(seed=1, trace=False)
    playout(middle, seeded(1), 400)
    return Side(play, middle.clone)


def catanatron() -> Side:
    """Catanatron's own four random players."""
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Other

    colours = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)

    def play(n: int) -> int:
        game = Other([RandomPlayer(c) for c in colours], seed=n)
        game.play()
        return len(getattr(game.state, "action_records", None) or game.state.actions)

    middle = Other([RandomPlayer(c) for c in colours], seed=1)
    for _ in range(300):
        middle.play_tick()
    return Side(play, middle.copy)


def compare(seconds: float) -> dict[str, object]:
    """Both in turn; ratios of games per second and of copies."""
    sides = {"catanica": ours(), "catanatron": catanatron()}
    for side in sides.values():
        side.play(0)
    for _ in range(WINDOWS):
        for side in sides.values():
            side.window(seconds / WINDOWS)
    found = {name: side.figures() for name, side in sides.items()}
    mine, other = found["catanica"], found["catanatron"]
    return {
        "compiled": compiled(),
        **found,
        "ratio": {
            "games_per_second": mine["games_per_second"] / other["games_per_second"],
            "decisions_per_second": mine["decisions_per_second"] / other["decisions_per_second"],
            "copy": other["copy_us"] / mine["copy_us"],
        },
    }


def main(arguments: Sequence[str]) -> None:
    """`rival SECONDS`: print the comparison as JSON."""
    print(json.dumps(compare(float(arguments[0]))))


if __name__ == "__main__":
    main(sys.argv[1:])
