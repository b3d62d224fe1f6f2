# mypyc: skip
"""Comparing with another program in one process: both play random games in turn, window by window, by processor time.

Run as a program of its own by `catanica bench board --against catanatron`. The two do not do the same: what differs is
counted and told beside the rates (`kinds`), and ours is measured in three ways, since theirs is driven from Python and
keeps a list of all actions: as it is driven from Python with its trace, compiled with its trace, and compiled without.
"""

import json
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from importlib import metadata
from pathlib import Path
from random import Random
from typing import Any, Final

import catanica
from catanica._runtime import compiled
from catanica.cli.measuring import told
from catanica.kernel.playout import PATIENCE, TRIES, playout
from catanica.kernel.rng import seeded
from catanica.kernel.state import State

PLAYERS: Final = 4
LIMIT: Final = 1_000_000
WINDOWS: Final = 5  # per program
COUNTED: Final = 5  # games whose decisions are counted by kind
MICRO: Final = 1e6
OURS: Final = "catanica"
TRACED: Final = "catanica_traced"
DRIVEN: Final = "catanica_from_python"
THEIRS: Final = "catanatron"


class Side:
    """One program: how to play a game and how to copy a position."""

    def __init__(self, play: Callable[[int], int], copy: Callable[[], object] | None = None) -> None:
        self.play = play
        self.copy = copy
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0
        self.copies = 0
        self.copying = 0.0

    def window(self, seconds: float) -> None:
        """Play, then copy, for a while."""
        began = time.process_time()
        while time.process_time() - began < seconds:
            self.decisions += self.play(self.games)
            self.games += 1
        self.seconds += time.process_time() - began
        if self.copy is None:
            return
        began = time.process_time()
        while time.process_time() - began < seconds / 4:
            for _ in range(50):
                self.copy()
            self.copies += 50
        self.copying += time.process_time() - began

    def figures(self) -> dict[str, float]:
        """What was measured."""
        found = {
            "games_per_second": self.games / self.seconds,
            "decisions_per_second": self.decisions / self.seconds,
            "decisions_per_game": self.decisions / self.games,
        }
        return found if self.copy is None else {**found, "copy_us": self.copying / self.copies * MICRO}


def board(seed: int, trace: bool) -> State:
    """Four players under our full rules, on a variable map as theirs."""
    return catanica.game("board", players=PLAYERS, setup="variable").new(seed=seed, trace=trace)


def driven(state: State, seed: int, heard: Callable[[int], None] | None = None) -> int:
    """A random game driven from Python, drawn as `playout` draws it."""
    lots, n = Random(seed).random, 0
    while state.to_move >= 0:
        options = state.legal()
        action = options[int(lots() * len(options))]
        tries = 0
        while tries < TRIES and len(options) > 1 and state.seldom(action) and lots() * PATIENCE >= 1:
            action = options[int(lots() * len(options))]
            tries += 1
        if heard is not None:
            heard(action)
        state.step(action)
        n += 1
    return n


def ours() -> dict[str, Side]:
    """Our side in three ways."""
    middle = board(1, False)
    playout(middle, seeded(1), 400)
    return {
        OURS: Side(lambda n: int(playout(board(n, False), seeded(n), LIMIT)), middle.clone),
        TRACED: Side(lambda n: int(playout(board(n, True), seeded(n), LIMIT))),
        DRIVEN: Side(lambda n: driven(board(n, True), n)),
    }


def other_game(seed: int) -> Any:
    """Catanatron's own four random players."""
    from catanatron import Color, Game, RandomPlayer

    return Game([RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)], seed=seed)


def records(game: Any) -> list[Any]:
    """What it notes of every action; versions differ in where."""
    return list(getattr(game.state, "action_records", None) or game.state.actions)


def catanatron() -> Side:
    """The other program as it plays."""

    def play(n: int) -> int:
        game = other_game(n)
        game.play()
        return len(records(game))

    middle = other_game(1)
    for _ in range(300):
        middle.play_tick()
    return Side(play, middle.copy)


def kinds() -> dict[str, dict[str, float]]:
    """Decisions of a game by kind, on both sides: what one side decides and the other does not is seen here."""
    mine: Counter[str] = Counter()
    for seed in range(COUNTED):
        state = board(seed, False)
        driven(state, seed, lambda action, state=state: mine.update([state.text(action).split()[0]]))  # type: ignore[misc]
    theirs: Counter[str] = Counter()
    for seed in range(COUNTED):
        game = other_game(seed)
        game.play()
        theirs.update(getattr(one, "action", one).action_type.name.lower() for one in records(game))
    return {
        side: {kind: number / COUNTED for kind, number in found.most_common()}
        for side, found in ((OURS, mine), (THEIRS, theirs))
    }


def version() -> dict[str, str]:
    """Which version of the other program is measured, and where it lies; of a checkout its commit."""
    import catanatron as package

    home = Path(str(package.__file__)).parent
    try:
        number = metadata.version(THEIRS)
    except metadata.PackageNotFoundError:
        number = ""
    asked = ["git", "-C", str(home), "describe", "--always", "--dirty"]
    described = subprocess.run(asked, capture_output=True, text=True, check=False)
    installed = "site-packages" in home.parts or described.returncode
    return {"version": number if installed else f"commit {described.stdout.strip()}", "path": str(home)}


def compare(seconds: float) -> dict[str, object]:
    """Both in turn; ratios of games per second and of copies."""
    sides = {**ours(), THEIRS: catanatron()}
    for side in sides.values():
        side.play(0)
    for n in range(WINDOWS):
        for k, side in enumerate(sides.values()):
            side.window(seconds / WINDOWS)
            told(n * len(sides) + k + 1, WINDOWS * len(sides))
    found = {name: side.figures() for name, side in sides.items()}
    other = found[THEIRS]
    rates = ("games_per_second", "decisions_per_second")
    return {
        "compiled": compiled(),
        "versions": {OURS: catanica.__version__, THEIRS: version()},
        **found,
        "kinds": kinds(),
        "ratio": {
            **{name: {rate: found[name][rate] / other[rate] for rate in rates} for name in (OURS, TRACED, DRIVEN)},
            "copy": other["copy_us"] / found[OURS]["copy_us"],
        },
    }


def main(arguments: Sequence[str]) -> None:
    """`rival SECONDS`: print the comparison as JSON."""
    print(json.dumps(compare(float(arguments[0]))))


if __name__ == "__main__":
    main(sys.argv[1:])
