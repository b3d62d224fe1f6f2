"""Tunes the taste of the board game's normal player by play against the frozen one (cross-entropy method).

    python tools/tune_board.py                          eight generations, about 20 minutes on one core
    python tools/tune_board.py --generations 2 --games 200 --json

Every generation plays a few dozen tastes around the mean on common islands, one against one and one against three, and
moves the mean towards the best quarter. The numbers it ends with go into `games/board/bots/taste.py` by hand.
The mean is printed after each generation, so that Ctrl-C loses only the generation under way.
"""

import argparse
import random
import sys

import orjson
from librt.vecs import vec
from mypy_extensions import i64

from catanica.bots.bot import Bot
from catanica.bots.match import play
from catanica.games.board.bots.greedy import BoardGreedy
from catanica.games.board.bots.normal import BoardNormal
from catanica.games.board.bots.taste import NAMES, PLANNER_NUMBERS, Taste
from catanica.games.board.game import BoardGame

TASTES = 24
BEST = 6
SPREAD = 0.2  # of each number, at first
STEP = 0.6  # of the way to the best ones
LIMIT = 20_000  # decisions in a game
AT_LEAST_ONE = {"patience", "luck", "enough"}


def rounded(numbers: list[float]) -> list[int]:
    """Whole numbers; those by which something is divided are not 0."""
    return [max(int(name in AT_LEAST_ONE), round(n)) for name, n in zip(NAMES, numbers, strict=True)]


def share(numbers: list[float], games: int, seed: int, players: int) -> float:
    """Games won by a taste among frozen players, from every seat on each island."""
    won = 0
    for game in range(games):
        state = BoardGame(players=players).new(seed=seed + game // players, trace=False)
        bots: list[Bot] = [BoardGreedy(game) for _ in range(players)]
        tried = BoardNormal(game)
        tried.taste = Taste(vec[i64](rounded(numbers)))
        bots[game % players] = tried
        play(state, bots, LIMIT)
        won += int(state.winner == game % players)
    return won / games


def main() -> None:
    """Read the options, tune, print."""
    options = argparse.ArgumentParser(description="Tune the board game's normal player.")
    options.add_argument("--generations", type=int, default=8)
    options.add_argument("--games", type=int, default=800, help="one against one, of each taste; half as many of four")
    options.add_argument("--seed", type=int, default=11)
    options.add_argument("--json", action="store_true", help="print each mean as a line of JSON")
    chosen = options.parse_args()
    if chosen.games < 4 or chosen.generations < 1:
        sys.exit("Tuning needs at least one generation of four games: --generations 8 --games 800")
    rng = random.Random(chosen.seed)
    mean = [float(n) for n in PLANNER_NUMBERS]
    spread = [max(0.7, SPREAD * n) for n in mean]
    for generation in range(chosen.generations):
        seed = (chosen.seed * 1000 + generation) * 100_000
        tastes = [mean] + [
            [max(0.0, rng.gauss(m, s)) for m, s in zip(mean, spread, strict=True)] for _ in range(TASTES)
        ]
        found = []
        for number, taste in enumerate(tastes):
            if sys.stderr.isatty():
                print(f"\r\033[Kgeneration {generation + 1}, taste {number} of {TASTES}", end="", file=sys.stderr)
            two = share(taste, chosen.games, seed, 2)
            four = share(taste, chosen.games // 2, seed + 50_000, 4)
            found.append((two + four, two, four, taste))
        _, two, four, _ = found[0]
        best = [taste for *_, taste in sorted(found, key=lambda one: -one[0])[:BEST]]
        for i in range(len(mean)):
            centre = sum(taste[i] for taste in best) / BEST
            width = (sum((taste[i] - centre) ** 2 for taste in best) / BEST) ** 0.5
            mean[i] += STEP * (centre - mean[i])
            spread[i] = max((spread[i] + width) / 2, 0.04 * mean[i] + 0.3)
        told = {"generation": generation + 1, "two": two, "four": four, "mean": rounded(mean)}
        line = f"the mean won {two:.3f} of two, {four:.3f} of four; now {rounded(mean)}"
        if sys.stderr.isatty():
            print("\r\033[K", end="", file=sys.stderr)
        print(orjson.dumps(told).decode() if chosen.json else line, flush=True)


if __name__ == "__main__":
    main()
