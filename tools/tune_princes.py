"""Tunes the taste of the normal player of the Princes by play against the frozen one (cross-entropy method).

    python tools/tune_princes.py                        eight generations of the introductory game
    python tools/tune_princes.py --themes               the same on all theme games in turn
    python tools/tune_princes.py --generations 2 --games 200 --json

Every generation plays some dozen tastes around the mean on common deals, from either seat, and moves the mean towards
the best quarter. The numbers it ends with go into `games/princes/bots/taste.py` by hand. The mean is printed after each
generation, so that Ctrl-C loses only the generation under way.
"""

import argparse
import random
import sys

import orjson
from librt.vecs import vec
from mypy_extensions import i64

from catanica.bots.bot import Bot
from catanica.bots.match import play
from catanica.games.princes.bots.greedy import PrincesGreedy
from catanica.games.princes.bots.normal import PrincesNormal
from catanica.games.princes.bots.taste import INTRO_NUMBERS, NAMES, THEME_NUMBERS, Taste
from catanica.games.princes.game import THEMES, PrincesGame

TASTES = 24
BEST = 6
SPREAD = 0.2  # of each number, at first
STEP = 0.6  # of the way to the best ones
LIMIT = 20_000  # decisions in a game
AT_LEAST_ONE = {"idle"}
FIXED = {"point", "theme"}  # the measure of all others


def rounded(numbers: list[float]) -> list[int]:
    """Whole numbers; those by which something is divided are not 0."""
    return [max(int(name in AT_LEAST_ONE), round(n)) for name, n in zip(NAMES, numbers, strict=True)]


def share(numbers: list[float], games: int, seed: int, ways: list[PrincesGame]) -> float:
    """Games won by a taste against the frozen player, from both seats on each deal."""
    won = 0.0
    taste = Taste(vec[i64](rounded(numbers)))
    for game in range(games):
        state = ways[(game // 2) % len(ways)].new(seed=seed + game // 2, trace=False)
        tried = PrincesNormal(game)
        tried.keep(taste)
        bots: list[Bot] = [PrincesGreedy(game), PrincesGreedy(game)]
        bots[game % 2] = tried
        play(state, bots, LIMIT)
        won += 0.5 if state.winner < 0 else float(state.winner == game % 2)
    return won / games


def main() -> None:
    """Read the options, tune, print."""
    options = argparse.ArgumentParser(description="Tune the normal player of the Princes.")
    options.add_argument("--generations", type=int, default=8)
    options.add_argument("--games", type=int, default=600, help="of each taste")
    options.add_argument("--seed", type=int, default=11)
    options.add_argument("--themes", action="store_true", help="theme games, each set in turn")
    options.add_argument("--json", action="store_true", help="print each mean as a line of JSON")
    chosen = options.parse_args()
    if chosen.games < 2 or chosen.generations < 1:
        sys.exit("Tuning needs at least one generation of two games: --generations 8 --games 600")
    rng = random.Random(chosen.seed)
    ways = [PrincesGame(mode="theme", sets=[s]) for s in THEMES] if chosen.themes else [PrincesGame()]
    mean = [float(n) for n in (THEME_NUMBERS if chosen.themes else INTRO_NUMBERS)]
    spread = [0.0 if name in FIXED else max(3.0, SPREAD * n) for name, n in zip(NAMES, mean, strict=True)]
    for generation in range(chosen.generations):
        seed = (chosen.seed * 1000 + generation) * 100_000
        tastes = [mean] + [
            [max(0.0, rng.gauss(m, s)) for m, s in zip(mean, spread, strict=True)] for _ in range(TASTES)
        ]
        found = []
        for number, taste in enumerate(tastes):
            if sys.stderr.isatty():
                print(f"\r\033[Kgeneration {generation + 1}, taste {number} of {TASTES}", end="", file=sys.stderr)
            found.append((share(taste, chosen.games, seed, ways), taste))
        won, _ = found[0]
        best = [taste for _, taste in sorted(found, key=lambda one: -one[0])[:BEST]]
        for i in range(len(mean)):
            centre = sum(taste[i] for taste in best) / BEST
            width = (sum((taste[i] - centre) ** 2 for taste in best) / BEST) ** 0.5
            mean[i] += STEP * (centre - mean[i])
            spread[i] = 0.0 if NAMES[i] in FIXED else max((spread[i] + width) / 2, 0.04 * mean[i] + 0.3)
        told = {"generation": generation + 1, "won": won, "mean": rounded(mean)}
        if sys.stderr.isatty():
            print("\r\033[K", end="", file=sys.stderr)
        line = f"the mean won {won:.3f}; now {rounded(mean)}"
        print(orjson.dumps(told).decode() if chosen.json else line, flush=True)


if __name__ == "__main__":
    main()
