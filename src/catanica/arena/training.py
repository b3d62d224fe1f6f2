# mypyc: skip
"""Fitting what search judges positions by: games between quick players, and who won them.

Each sample is a position at the begin of a turn: the features of every seat, and the seat that won. The weights are
those of a softmax over the seats' scores, fitted by Newton's method with a little shrinkage.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from catanica.bots.bot import Bot
from catanica.bots.search.sense import SCALE, Sense
from catanica.games.registry import find
from catanica.kernel.rng import seeded
from catanica.kernel.state import CHANCE, NOBODY

Progress = Callable[[int, int], None]
LIMIT = 20_000  # decisions after which a game is left out


@dataclass(frozen=True)
class Samples:
    """Positions: `told[i, seat]` are the features of a seat, `won[i]` the seat that won; `game[i]` where it is from."""

    told: npt.NDArray[np.float64]
    won: npt.NDArray[np.int64]
    game: npt.NDArray[np.int64]


def gather(
    game: str, options: Mapping[str, object], sense: Sense, games: int, seed: int, progress: Progress | None = None
) -> Samples:
    """Positions of games between the sense's quick players; one in three turns is kept."""
    told: list[list[list[int]]] = []
    won: list[int] = []
    origin: list[int] = []
    for number in range(games):
        state = find(game)(**options).new(seed * 1_000_003 + number, trace=False)
        players: list[Bot] = [sense.player(seed * 7919 + number * 16 + seat) for seat in range(state.seats)]
        lots = seeded(seed ^ (number << 8))
        kept: list[list[list[int]]] = []
        turn = sense.turn(state)
        made = 0
        while state.to_move != NOBODY and made < LIMIT:
            if state.to_move == CHANCE:
                state.step(state.sample())
                continue
            if sense.turn(state) != turn:
                turn = sense.turn(state)
                if lots.below(3) == 0:
                    kept.append([list(sense.features(state, seat)) for seat in range(state.seats)])
            state.step(players[state.to_move].choose(state.redacted(state.to_move)))
            made += 1
        over = state.outcome
        if over is not None and len(over.winners) == 1:
            told += kept
            won += [over.winners[0]] * len(kept)
            origin += [number] * len(kept)
        if progress is not None:
            progress(number + 1, games)
    return Samples(np.array(told, dtype=np.float64), np.array(won), np.array(origin))


def fit(samples: Samples, shrink: float = 1.0, rounds: int = 30) -> npt.NDArray[np.float64]:
    """The weights that make the winners likeliest; features are scaled for the fit only."""
    scale = samples.told.reshape(-1, samples.told.shape[2]).std(axis=0)
    scale[scale == 0] = 1.0
    x = samples.told / scale
    rows = np.arange(len(samples.won))
    w = np.zeros(x.shape[2])
    for _ in range(rounds):
        p = likely(x, w)
        mean = np.einsum("is,isf->if", p, x)
        slope = (x[rows, samples.won] - mean).sum(axis=0) - shrink * w
        centred = x - mean[:, None, :]
        curve = np.einsum("is,isf,isg->fg", p, centred, centred) + shrink * np.eye(len(w))
        step = np.linalg.solve(curve, slope)
        w += step
        if np.abs(step).max() < 1e-6:
            break
    weights: npt.NDArray[np.float64] = w / scale
    return weights


def likely(x: npt.NDArray[np.float64], w: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """Each seat's probability to win."""
    scores = x @ w
    scores -= scores.max(axis=1, keepdims=True)
    odds = np.exp(scores)
    shares: npt.NDArray[np.float64] = odds / odds.sum(axis=1, keepdims=True)
    return shares


@dataclass(frozen=True)
class Quality:
    """How well weights judge games they were not fitted on."""

    positions: int
    log_loss: float
    right: float  # share of positions in which the likeliest seat won


def quality(samples: Samples, w: npt.NDArray[np.float64]) -> Quality:
    """Measured on samples."""
    p = likely(samples.told, w)
    hit = p[np.arange(len(samples.won)), samples.won]
    return Quality(len(samples.won), float(-np.log(hit).mean()), float((p.argmax(axis=1) == samples.won).mean()))


def part(samples: Samples, keep: npt.NDArray[np.bool_]) -> Samples:
    """Some of the samples."""
    return Samples(samples.told[keep], samples.won[keep], samples.game[keep])


def rounded(w: npt.NDArray[np.float64], features: Sequence[str]) -> dict[str, int]:
    """The weights as whole thousandths, by feature."""
    return {name: round(float(value) * SCALE) for name, value in zip(features, w, strict=True)}
