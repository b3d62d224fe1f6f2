# mypyc: skip
"""Fitting what search judges positions by: a softmax over the seats' scores that makes the winners likeliest.

A weighted sum is fitted first. Hidden units, where they are asked for, learn what it leaves over.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

import numpy as np
import numpy.typing as npt

from catanica.arena.samples import Progress, Samples
from catanica.bots.search.judge import SCALE, UNIT

Floats = npt.NDArray[np.float32]
Number = TypeVar("Number", np.float32, np.float64)
EPOCHS: Final = 12  # times every position is looked at
STEPS: Final = 3000  # at least: few positions are looked at more often
BATCH: Final = 1024
STEP: Final = 0.002  # of gradient descent, at first
SHRINK: Final = 1e-5


def fit(samples: Samples, shrink: float = 1.0, rounds: int = 30) -> npt.NDArray[np.float64]:
    """Newton's method with a little shrinkage; features are scaled for the fit only."""
    told = samples.told.astype(np.float64)
    scale = np.nanstd(told.reshape(-1, told.shape[2]), axis=0)
    scale[scale == 0] = 1.0
    here = ~np.isnan(told[:, :, 0])
    x = np.nan_to_num(told) / scale
    rows = np.arange(len(samples.won))
    w = np.zeros(x.shape[2])
    for _ in range(rounds):
        p = likely(x, w, here)
        mean = np.einsum("is,isf->if", p, x)
        slope = (x[rows, samples.won] - mean).sum(axis=0) - shrink * w
        centred = ((x - mean[:, None, :]) * np.sqrt(p)[:, :, None]).reshape(-1, len(w))
        curve = centred.T @ centred + shrink * np.eye(len(w))
        step = np.linalg.solve(curve, slope)
        w += step
        if np.abs(step).max() < 1e-6:
            break
    weights: npt.NDArray[np.float64] = w / scale
    return weights


def likely(
    x: npt.NDArray[np.float64], w: npt.NDArray[np.float64], here: npt.NDArray[np.bool_]
) -> npt.NDArray[np.float64]:
    """Each seat's probability to win; none for one that is not there."""
    return shares(np.where(here, x @ w, -np.inf))


def shares(scores: npt.NDArray[Number]) -> npt.NDArray[Number]:
    """Probabilities out of scores."""
    odds = np.exp(scores - scores.max(axis=1, keepdims=True))
    found: npt.NDArray[Number] = odds / odds.sum(axis=1, keepdims=True)
    return found


@dataclass(frozen=True)
class Hidden:
    """Hidden units in whole numbers, as a `Judge` takes them: `first[feature, unit]`, `bias[unit]`, `last[unit]`."""

    first: npt.NDArray[np.int64]
    bias: npt.NDArray[np.int64]
    last: npt.NDArray[np.int64]

    def added(self, x: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
        """What they add to the scores of seats with such features."""
        scores: npt.NDArray[np.float64] = np.maximum(x @ self.first + self.bias, 0) @ self.last / (UNIT * UNIT)
        return scores

    def told(self, features: Sequence[str]) -> dict[str, object]:
        """As a weights file holds them."""
        first = {name: row.tolist() for name, row in zip(features, self.first, strict=True)}
        return {"first": first, "bias": self.bias.tolist(), "last": self.last.tolist()}


def fit_hidden(
    samples: Samples, weights: npt.NDArray[np.float64], units: int, seed: int, progress: Progress | None = None
) -> Hidden:
    """Gradient descent (Adam) on what the weighted sum leaves over; the same seed gives the same units."""
    here = ~np.isnan(samples.told[:, :, 0])
    x = np.nan_to_num(samples.told.astype(np.float64))
    mean, spread = x[here].mean(axis=0), x[here].std(axis=0)
    spread[spread == 0] = 1.0
    base = np.where(here, x @ weights, -np.inf).astype(np.float32)
    z = ((x - mean) / spread).astype(np.float32)
    lots = np.random.default_rng(seed)
    inputs = z.shape[2]
    w1 = lots.normal(0, inputs**-0.5, (inputs, units)).astype(np.float32)
    w2 = lots.normal(0, 0.3 * units**-0.5, units).astype(np.float32)
    parts = [w1, np.zeros(units, dtype=np.float32), w2]
    pace = [Pace(part) for part in parts]
    batches = len(z) // BATCH + 1
    epochs = max(EPOCHS, STEPS // batches)
    for epoch in range(epochs):
        step = STEP * 0.5 * (1 + np.cos(np.pi * epoch / epochs))
        for rows in np.array_split(lots.permutation(len(z)), batches):
            slopes = hidden_slopes(z[rows], base[rows], samples.won[rows], parts)
            for part, slope, one in zip(parts, slopes, pace, strict=True):
                part -= one.step(slope + SHRINK * part, step)
        if progress is not None:
            progress(epoch + 1, epochs)
    first = parts[0] / spread[:, None]
    bias = parts[1] - mean @ first
    return Hidden(*(np.round(part * UNIT).astype(np.int64) for part in (first, bias, parts[2])))


def hidden_slopes(
    z: npt.NDArray[np.float32], base: npt.NDArray[np.float32], won: npt.NDArray[np.int64], parts: list[Floats]
) -> list[Floats]:
    """Which way each number must go to make the winners of some positions less likely: descent goes the other way."""
    w1, b1, w2 = parts
    active = np.maximum(z @ w1 + b1, 0)
    p = shares(base + active @ w2)
    p[np.arange(len(won)), won] -= 1
    p /= len(won)
    back = p[:, :, None] * w2 * (active > 0)
    flat = back.reshape(-1, len(w2))
    return [z.reshape(-1, z.shape[2]).T @ flat, flat.sum(axis=0), np.einsum("is,ish->h", p, active)]


class Pace:
    """Adam's memory of the slopes of some numbers."""

    def __init__(self, part: Floats) -> None:
        self.mean = np.zeros_like(part)
        self.square = np.zeros_like(part)
        self.steps = 0

    def step(self, slope: Floats, size: float) -> Floats:
        """How far to go."""
        self.steps += 1
        self.mean += 0.1 * (slope - self.mean)
        self.square += 0.001 * (slope * slope - self.square)
        mean = self.mean / (1 - 0.9**self.steps)
        square = self.square / (1 - 0.999**self.steps)
        moved: Floats = (size * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)
        return moved


@dataclass(frozen=True)
class Quality:
    """How well weights judge games they were not fitted on."""

    positions: int
    log_loss: float
    right: float  # share of positions in which the likeliest seat won


def quality(samples: Samples, w: npt.NDArray[np.float64], hidden: Hidden | None = None) -> Quality:
    """Measured on samples."""
    x = np.nan_to_num(samples.told.astype(np.float64))
    scores = x @ w if hidden is None else x @ w + hidden.added(x)
    p = shares(np.where(np.isnan(samples.told[:, :, 0]), -np.inf, scores))
    hit = p[np.arange(len(samples.won)), samples.won]
    return Quality(len(samples.won), float(-np.log(hit).mean()), float((p.argmax(axis=1) == samples.won).mean()))


def rounded(w: npt.NDArray[np.float64], features: Sequence[str]) -> dict[str, int]:
    """The weights as whole thousandths, by feature."""
    return {name: round(float(value) * SCALE) for name, value in zip(features, w, strict=True)}
