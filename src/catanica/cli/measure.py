"""Measuring one engine: run as a program of its own by `catanica bench`, so that two engines can be compared."""

import json
import sys
import time
from collections.abc import Callable, Sequence
from statistics import median
from typing import Final

import catanica
from catanica._runtime import compiled
from catanica.games.entry import Game, load
from catanica.games.registry import entry
from catanica.kernel.playout import choose, playout
from catanica.kernel.rng import seeded
from catanica.kernel.state import NOBODY, State
from catanica.notation.record import read, replay, write

LIMIT: Final = 1_000_000
ROUNDS: Final = 5  # the time for play-outs is parted into so many, fewer where one game outlasts a round
WARMING_UP: Final = 100  # decisions before anything is measured
POSITIONS: Final = 24  # spread over one game, for clone and legal
MICRO: Final = 1e6
MILLI: Final = 1e3


def rate(seconds: float, once: Callable[[], int]) -> tuple[float, float]:
    """Repeat something for a while: how much of it was done per second, and how often per second."""
    done = times = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        done += once()
        times += 1
    return done / spent, times / spent


def played(game: Game, seed: int) -> tuple[State, list[int], list[State]]:
    """A random game: its end, the actions of its players, and positions spread over it."""
    state = game.new(seed=seed)
    rng = seeded(seed)
    codes: list[int] = []
    positions: list[State] = []
    while state.to_move != NOBODY:
        positions.append(state.clone())
        codes.append(int(choose(state, rng)))
        state.step(codes[-1])
    return state, codes, positions[:: max(1, len(positions) // POSITIONS)]


def random_play(game: Game, seconds: float) -> dict[str, float]:
    """Decisions and games per second in games played at random: the median of several rounds, and the best of them.

    Other programs on the same machine only ever slow a round down, so the best one comes nearest to the engine itself.
    """
    seed = 0

    def one_playout(limit: int = LIMIT) -> int:
        nonlocal seed
        seed += 1
        return int(playout(game.new(seed=seed, trace=False), seeded(seed), limit))

    one_playout(WARMING_UP)
    rounds: list[tuple[float, float]] = []
    began = time.perf_counter()
    while not rounds or time.perf_counter() - began < seconds:
        rounds.append(rate(seconds / ROUNDS, one_playout))
    decisions = [round_[0] for round_ in rounds]
    games = [round_[1] for round_ in rounds]
    return {"playouts": median(decisions), "playouts_best": max(decisions), "games": median(games)}


def measure(name: str, seconds: float) -> dict[str, object]:
    """All figures of one game on the engine that runs."""
    game = catanica.game(name)
    played_at_random = random_play(game, seconds)
    end, codes, positions = played(game, 1)

    def clone_all() -> int:
        for position in positions:
            position.clone()
        return len(positions)

    def legal_all() -> int:
        for position in positions:
            position.legal_codes()
        return len(positions)

    def apply_all() -> int:
        state = game.new(seed=1)
        for code in codes:
            state.apply(code)
        return len(codes)

    def record_round() -> int:
        replay(read(write(end)))
        return 1

    return {
        "compiled": compiled(),
        **played_at_random,
        "clone": MICRO / rate(seconds, clone_all)[0],
        "legal": MICRO / rate(seconds, legal_all)[0],
        "apply": MICRO / rate(seconds, apply_all)[0],
        "record": MILLI / rate(seconds, record_round)[0],
        "modes": {
            mode: random_play(catanica.game(name, **options), seconds) for mode, options in modes_of(name).items()
        },
    }


def modes_of(name: str) -> dict[str, dict[str, object]]:
    """Ways to play a game that are measured one by one: options by name."""
    address = entry(name).modes
    found: dict[str, dict[str, object]] = load(address) if address else {}
    return found


def main(arguments: Sequence[str]) -> None:
    """`measure GAME SECONDS`: print the figures as JSON."""
    name, seconds = arguments[0], float(arguments[1])
    print(json.dumps(measure(name, seconds)))


if __name__ == "__main__":
    main(sys.argv[1:])
