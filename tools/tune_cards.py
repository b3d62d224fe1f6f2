"""Tunes the taste of the card game's normal player by play against the frozen one (cross-entropy method).

    python tools/tune_cards.py                                 eight generations of base games, about 15 minutes
    python tools/tune_cards.py --sets all --games 40 --json    with all sets

Every generation plays a few dozen tastes around the mean on common deals with the seats changed, and moves the mean
towards the best quarter. The numbers it ends with go into `games/cardgame/bots/taste.py` by hand.
The mean is printed after each generation, so that Ctrl-C loses only the generation under way.
"""

import argparse
import random
import sys

import orjson
from librt.vecs import vec
from mypy_extensions import i64

import catanica
from catanica.bots.bot import Bot
from catanica.bots.match import play
from catanica.games.cardgame.bots.greedy import CardGameGreedy
from catanica.games.cardgame.bots.memory import Memory
from catanica.games.cardgame.bots.normal import CardGameNormal
from catanica.games.cardgame.bots.taste import NAMES, NORMAL_NUMBERS, Taste
from catanica.games.principality.position.duel import Duel

TASTES = 24
BEST = 6
SPREAD = 0.15  # of each number, at first
STEP = 0.6  # of the way to the best ones
LIMIT = 20_000  # decisions in a game
BOUNDS = {"patience": (80, 99), "pace": (2, 20)}


def rounded(numbers: list[float]) -> list[int]:
    """Whole numbers within their bounds."""
    out = []
    for name, number in zip(NAMES, numbers, strict=True):
        low, high = BOUNDS.get(name, (0, 10_000))
        out.append(min(high, max(low, round(number))))
    return out


def share(numbers: list[float], options: dict[str, object], games: int, seed: int) -> float:
    """Games won by a taste against the frozen player, from both seats on each deal."""
    rules = catanica.game("cardgame", **options)
    tried = CardGameNormal(1)
    tried.memory = Memory(Taste(vec[i64](rounded(numbers))))
    frozen = CardGameGreedy(2)
    won = 0
    for game in range(games):
        state = rules.new(seed=seed + game // 2, trace=False)
        assert isinstance(state, Duel)
        tried.anew(seed + game)
        frozen.anew(seed + game + 1)
        bots: list[Bot] = [tried, frozen] if game % 2 == 0 else [frozen, tried]
        play(state, bots, LIMIT)
        won += int(state.winner == game % 2)
    return won / games


def main() -> None:
    """Read the options, tune, print."""
    options = argparse.ArgumentParser(description="Tune the card game's normal player.")
    options.add_argument("--generations", type=int, default=8)
    options.add_argument("--games", type=int, default=400, help="of each taste")
    options.add_argument("--sets", default="base", help="with commas")
    options.add_argument("--seed", type=int, default=11)
    options.add_argument("--json", action="store_true", help="print each mean as a line of JSON")
    chosen = options.parse_args()
    if chosen.games < 4 or chosen.generations < 1:
        sys.exit("Tuning needs at least one generation of four games: --generations 8 --games 400")
    rules: dict[str, object] = {"sets": chosen.sets.split(",")}
    rng = random.Random(chosen.seed)
    mean = [float(n) for n in NORMAL_NUMBERS]
    spread = [1.0 if name == "patience" else max(0.7, SPREAD * n) for name, n in zip(NAMES, mean, strict=True)]
    for generation in range(chosen.generations):
        seed = (chosen.seed * 1000 + generation) * 100_000
        tastes = [mean] + [
            [max(0.0, rng.gauss(m, s)) for m, s in zip(mean, spread, strict=True)] for _ in range(TASTES)
        ]
        found = [(share(taste, rules, chosen.games, seed), taste) for taste in tastes]
        best = [taste for _, taste in sorted(found[1:], key=lambda one: -one[0])[:BEST]]
        for i in range(len(mean)):
            centre = sum(taste[i] for taste in best) / BEST
            width = (sum((taste[i] - centre) ** 2 for taste in best) / BEST) ** 0.5
            mean[i] += STEP * (centre - mean[i])
            spread[i] = max((spread[i] + width) / 2, 0.04 * mean[i] + 0.3)
        told = {"generation": generation + 1, "won": found[0][0], "mean": rounded(mean)}
        line = f"the mean won {found[0][0]:.3f}; now {rounded(mean)}"
        print(orjson.dumps(told).decode() if chosen.json else line, flush=True)


if __name__ == "__main__":
    main()
