"""Tunes the taste of a game's normal player by play against the frozen one (cross-entropy method).

    python tools/tune.py board                            eight generations, about 20 minutes on one core
    python tools/tune.py cardgame --sets all --games 40   with all sets
    python tools/tune.py princes --themes                 on all theme games in turn
    python tools/tune.py princes --generations 2 --games 200 --json
    python tools/tune.py cardgame --decks --slopes --games 60000     what each number adds, about 5 minutes

Every generation plays a few dozen tastes around the mean on common deals, from every seat, and moves the mean towards
the best quarter. The numbers it ends with go into `bots/taste.py` of the game by hand. The mean is printed after each
generation, so that Ctrl-C loses only the generation under way.

With `--slopes` all numbers vary at once, for each player by lot, in games of the game's own taste against itself, and a
regression tells what more of each adds to winning: every game tells of every number. The mean is moved by hand.
"""

import argparse
import random
import sys
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

import numpy as np
import orjson
from librt.vecs import vec
from mypy_extensions import i64

from catanica.bots.bot import Bot
from catanica.bots.match import play
from catanica.games.board.bots import taste as board_taste
from catanica.games.board.bots.greedy import BoardGreedy
from catanica.games.board.bots.normal import BoardNormal
from catanica.games.board.game import BoardGame
from catanica.games.cardgame.bots import taste as card_taste
from catanica.games.cardgame.bots.greedy import CardGameGreedy
from catanica.games.cardgame.bots.memory import Memory
from catanica.games.cardgame.bots.normal import CardGameNormal
from catanica.games.cardgame.game import CardGame
from catanica.games.entry import Game
from catanica.games.princes.bots import taste as princes_taste
from catanica.games.princes.bots.greedy import PrincesGreedy
from catanica.games.princes.bots.normal import PrincesNormal
from catanica.games.princes.game import THEMES, PrincesGame

TASTES = 24
BEST = 6
STEP = 0.6  # of the way to the best ones
LIMIT = 20_000  # decisions in a game


class Tuned(ABC):
    """A game whose normal player has a taste: its numbers, how far they may go, and who plays."""

    names: Sequence[str]
    numbers: Sequence[int]
    ways: Sequence[Game]  # to play it, in turn
    spread = 0.2  # of each number, at first
    least = 0.7  # by which a number varies at first
    fixed: frozenset[str] = frozenset()  # the measure of all others
    bounds: ClassVar[dict[str, tuple[int, int]]] = {}

    def rounded(self, numbers: Sequence[float]) -> list[int]:
        """Whole numbers within their bounds; those by which something is divided are not 0."""
        out = []
        for name, number in zip(self.names, numbers, strict=True):
            low, high = self.bounds.get(name, (0, 10_000))
            out.append(min(high, max(low, round(number))))
        return out

    @abstractmethod
    def tried(self, numbers: vec[i64], seed: int) -> Bot:
        """The normal player with a taste."""

    @abstractmethod
    def frozen(self, seed: int) -> Bot:
        """The player it meets."""

    def share(self, numbers: Sequence[float], games: int, seed: int) -> float:
        """Games won by a taste among frozen players, less what is an even share, from every seat on each deal."""
        taste = vec[i64](self.rounded(numbers))
        more = 0.0
        for way in self.ways:
            seats = way.new(seed=seed, trace=False).seats
            for game in range(games // len(self.ways)):
                state = way.new(seed=seed + game // seats, trace=False)
                bots = [self.frozen(game) for _ in range(seats)]
                bots[game % seats] = self.tried(taste, game)
                play(state, bots, LIMIT)
                over = state.outcome
                more += (game % seats in over.winners if over is not None else 0.0) - 1 / seats
        return more / games


class Board(Tuned):
    """One against one, and one against three."""

    names, numbers = board_taste.NAMES, board_taste.PLANNER_NUMBERS
    ways = (BoardGame(players=2), BoardGame(players=4))
    bounds: ClassVar = {"patience": (1, 10_000), "luck": (1, 10_000), "enough": (1, 10_000)}

    def tried(self, numbers: vec[i64], seed: int) -> Bot:
        """With plans."""
        bot = BoardNormal(seed)
        bot.taste = board_taste.Taste(numbers)
        return bot

    def frozen(self, seed: int) -> Bot:
        """Without."""
        return BoardGreedy(seed)


class Cards(Tuned):
    """With any sets, or with decks, all that there are."""

    names = card_taste.NAMES
    spread = 0.15
    bounds: ClassVar = {"patience": (80, 99), "pace": (2, 20)}

    def __init__(self, sets: str, decks: bool) -> None:
        self.numbers = list(card_taste.DECKS_NUMBERS if decks else card_taste.NORMAL_NUMBERS)
        self.ways = (CardGame(mode="tournament") if decks else CardGame(sets=sets.split(",")),)

    def tried(self, numbers: vec[i64], seed: int) -> Bot:
        """It judges by a memory that is of its taste."""
        bot = CardGameNormal(seed)
        bot.memory = Memory(card_taste.Taste(numbers))
        return bot

    def frozen(self, seed: int) -> Bot:
        """As ever."""
        return CardGameGreedy(seed)


class Princes(Tuned):
    """The introductory game, or all themes in turn."""

    names = princes_taste.NAMES
    least = 3.0
    fixed = frozenset({"point", "theme"})
    bounds: ClassVar = {"idle": (1, 10_000)}

    def __init__(self, themes: bool) -> None:
        self.numbers = princes_taste.THEME_NUMBERS if themes else princes_taste.INTRO_NUMBERS
        self.ways = [PrincesGame(mode="theme", sets=[name]) for name in THEMES] if themes else [PrincesGame()]

    def tried(self, numbers: vec[i64], seed: int) -> Bot:
        """One taste for every way."""
        bot = PrincesNormal(seed)
        bot.keep(princes_taste.Taste(numbers))
        return bot

    def frozen(self, seed: int) -> Bot:
        """As ever."""
        return PrincesGreedy(seed)


def tune(tuned: Tuned, generations: int, games: int, first: int, json: bool) -> None:
    """Generation by generation."""
    rng = random.Random(first)
    mean = [float(n) for n in tuned.numbers]
    varies = [name not in tuned.fixed for name in tuned.names]
    spread = [max(tuned.least, tuned.spread * n) * vary for n, vary in zip(mean, varies, strict=True)]
    for generation in range(generations):
        seed = (first * 1000 + generation) * 100_000
        tastes = [mean] + [
            [max(0.0, rng.gauss(m, s)) for m, s in zip(mean, spread, strict=True)] for _ in range(TASTES)
        ]
        found = []
        for number, taste in enumerate(tastes):
            if sys.stderr.isatty():
                print(f"\r\033[Kgeneration {generation + 1}, taste {number} of {TASTES}", end="", file=sys.stderr)
            found.append((tuned.share(taste, games, seed), taste))
        ahead = found[0][0]
        best = [taste for _, taste in sorted(found, key=lambda one: -one[0])[:BEST]]
        for i, vary in enumerate(varies):
            centre = sum(taste[i] for taste in best) / BEST
            width = (sum((taste[i] - centre) ** 2 for taste in best) / BEST) ** 0.5
            mean[i] += STEP * (centre - mean[i])
            spread[i] = max((spread[i] + width) / 2, 0.04 * mean[i] + 0.3) * vary
        if sys.stderr.isatty():
            print("\r\033[K", end="", file=sys.stderr)
        told = {"generation": generation + 1, "ahead": ahead, "mean": tuned.rounded(mean)}
        line = f"the mean won {100 * ahead:+.1f} in 100 more than its share; now {tuned.rounded(mean)}"
        print(orjson.dumps(told).decode() if json else line, flush=True)


def slopes(tuned: Tuned, games: int, first: int, json: bool) -> None:
    """What more of each number adds to winning, per cent for one spread, and what more of its square does."""
    rng = random.Random(first)
    varied = [i for i, name in enumerate(tuned.names) if name not in tuned.fixed]
    steps = np.zeros(len(tuned.names))
    for i in varied:
        low, high = tuned.bounds.get(tuned.names[i], (0, 10_000))
        steps[i] = min(max(0.8, tuned.spread * tuned.numbers[i]), (high - low) / 6)
    told, won = [], []
    for pair in range(games // 2):
        tastes = [
            tuned.rounded([n + s * rng.uniform(-1.7, 1.7) for n, s in zip(tuned.numbers, steps, strict=True)])
            for _ in range(2)
        ]
        far = (np.array(tastes) - np.array(tuned.numbers)) / np.where(steps > 0, steps, 1)
        for seat in range(2):
            state = tuned.ways[pair % len(tuned.ways)].new(seed=first * 1_000_000 + pair, trace=False)
            bots = [tuned.tried(vec[i64](tastes[one != seat]), 2 * pair + one) for one in range(2)]
            play(state, bots, LIMIT)
            over = state.outcome
            if over is not None and len(over.winners) == 1:
                told.append(np.concatenate([far[0] - far[1], far[0] ** 2 - far[1] ** 2]))
                won.append((over.winners[0] == seat) - 0.5)
    x, y = np.array(told), np.array(won)
    turned = np.linalg.pinv(x.T @ x)
    found = turned @ (x.T @ y)
    error = np.sqrt(np.diag(turned) * ((y - x @ found) ** 2).mean())
    n = len(tuned.names)
    for i in sorted(varied, key=lambda i: -abs(found[i] / error[i])):
        line = {
            "name": tuned.names[i], "number": tuned.numbers[i], "step": round(float(steps[i]), 1),
            "slope": round(float(100 * found[i]), 2), "error": round(float(100 * error[i]), 2),
            "bend": round(float(100 * found[n + i]), 2),
        }  # fmt: skip
        says = "{name} {number}: {slope:+} +- {error} in 100 for {step} more, bend {bend:+}"
        print(orjson.dumps(line).decode() if json else says.format(**line), flush=True)


def main() -> None:
    """Read the options, tune, print."""
    options = argparse.ArgumentParser(description="Tune a game's normal player.")
    options.add_argument("game", choices=["board", "cardgame", "princes"])
    options.add_argument("--generations", type=int, default=8)
    options.add_argument("--games", type=int, default=800, help="of each taste")
    options.add_argument("--seed", type=int, default=11)
    options.add_argument("--sets", default="base", help="card game: with commas, or all")
    options.add_argument("--decks", action="store_true", help="card game: tournaments with the decks that there are")
    options.add_argument("--slopes", action="store_true", help="tell what each number adds, for two players")
    options.add_argument("--themes", action="store_true", help="princes: theme games, each set in turn")
    options.add_argument("--json", action="store_true", help="print each mean as a line of JSON")
    chosen = options.parse_args()
    if chosen.games < 24 or chosen.generations < 1:
        sys.exit("Tuning needs at least one generation of 24 games: --generations 8 --games 800")
    cards = Cards(chosen.sets, chosen.decks)
    games: dict[str, Tuned] = {"board": Board(), "cardgame": cards, "princes": Princes(chosen.themes)}
    if chosen.slopes:
        if chosen.game == "board":
            sys.exit("Slopes are told for games of two: cardgame or princes.")
        slopes(games[chosen.game], chosen.games, chosen.seed, chosen.json)
    else:
        tune(games[chosen.game], chosen.generations, chosen.games, chosen.seed, chosen.json)


if __name__ == "__main__":
    main()
