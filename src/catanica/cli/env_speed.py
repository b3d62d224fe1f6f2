"""Measuring learning environments beside the engine: run as a program of its own by `catanica bench --env`.

All are measured in turn, round by round, in one process, and processor time counts. What is counted are decisions of
all seats. Actions are drawn by the environment itself (an action outside the mask with `illegal="lose"`, or -1), so
that the figures are those of environments, not of whoever chooses.
"""

import json
import random
import sys
from collections.abc import Callable, Sequence
from statistics import median
from typing import Any, Final

import numpy as np

import catanica
from catanica._runtime import compiled
from catanica.cli.measure import LIMIT, spent
from catanica.cli.measuring import told
from catanica.env import env, single_env, vector_env
from catanica.kernel.playout import playout
from catanica.kernel.rng import seeded

ROUNDS: Final = 15  # many short ones: what else the machine does comes and goes
ROWS: Final = 256
STRETCH: Final = 400  # decisions of a single environment in one go
ANY: Final = -1

Once = Callable[[], int]


def compiled_play(name: str) -> Once:
    """Random games whose loop is compiled."""
    game, seeds = catanica.game(name), iter(range(1, LIMIT))

    def once() -> int:
        seed = next(seeds)
        return int(playout(game.new(seed=seed, trace=False), seeded(seed), LIMIT))

    return once


def driven(name: str) -> Once:
    """`legal()` and `step()` called from Python."""
    game, seeds = catanica.game(name), iter(range(1, LIMIT))

    def once() -> int:
        seed, n = next(seeds), 0
        state, lots = game.new(seed=seed, trace=False), random.Random(seed).random
        while state.to_move >= 0 and n < STRETCH:
            options = state.legal()
            state.step(options[int(lots() * len(options))])
            n += 1
        return n

    return once


def in_turn(name: str, copy: bool) -> Once:
    """A PettingZoo environment: `last()`, then `step()`."""
    made, seeds = env(name, copy=copy, illegal="lose"), iter(range(1, LIMIT))

    def once() -> int:
        made.reset(seed=next(seeds))
        for n in range(STRETCH):
            _, _, ended, stopped, _ = made.last()
            if ended or stopped:
                return n
            made.step(ANY)
        return STRETCH

    return once


def single(name: str, copy: bool) -> Once:
    """A Gymnasium environment against random players."""
    made, seeds = single_env(name, "random", copy=copy, illegal="lose"), iter(range(1, LIMIT))

    def once() -> int:
        made.reset(seed=next(seeds))
        before, ended = made.decisions, False
        while not ended and made.decisions - before < STRETCH:
            _, _, over, stopped, _ = made.step(ANY)
            ended = over or stopped
        return made.decisions - before

    return once


def many(name: str, copy: bool) -> Once:
    """A vector environment in which learners play all seats."""
    games = vector_env(name, ROWS, copy=copy)
    games.reset(seed=1)
    actions = np.full(ROWS, ANY)

    def once() -> int:
        games.step(actions)
        return ROWS

    return once


def measure(name: str, seconds: float) -> dict[str, Any]:
    """Decisions in a second of processor time, the median of the rounds; and what share of the engine's that is."""
    ways = {  # each soon after what it is held against
        "playouts": compiled_play(name),
        "vector": many(name, False),
        "vector_copied": many(name, True),
        "python": driven(name),
        "aec": in_turn(name, False),
        "aec_copied": in_turn(name, True),
        "single": single(name, False),
        "single_copied": single(name, True),
    }
    rounds: dict[str, list[float]] = {way: [] for way in ways}
    for once in ways.values():
        once()
    for n in range(ROUNDS):
        for k, (way, once) in enumerate(ways.items()):
            rounds[way].append(spent(seconds / ROUNDS, once))
            told(n * len(ways) + k + 1, ROUNDS * len(ways))
    found = {way: median(rates) for way, rates in rounds.items()}
    base = {
        way: "playouts" if way.startswith("vector") else "python" for way in ways if way not in ("playouts", "python")
    }
    shares = {
        way: {
            "of": against,
            "share": median(a / b for a, b in zip(rounds[way], rounds[against], strict=True)),
            "least": min(a / b for a, b in zip(rounds[way], rounds[against], strict=True)),
            "most": max(a / b for a, b in zip(rounds[way], rounds[against], strict=True)),
        }
        for way, against in base.items()
    }
    return {"compiled": compiled(), "decisions_per_second": found, "shares": shares}


def main(arguments: Sequence[str]) -> None:
    """`env_speed GAME SECONDS`: print the figures as JSON."""
    print(json.dumps(measure(arguments[0], float(arguments[1]))))


if __name__ == "__main__":
    main(sys.argv[1:])
