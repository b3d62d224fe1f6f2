# mypyc: skip
"""Fitting what search judges positions by: a softmax over the seats' scores that makes the winners likeliest."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from catanica.arena.samples import Samples
from catanica.bots.search.sense import SCALE


def fit(samples: Samples, shrink: float = 1.0, rounds: int = 30) -> npt.NDArray[np.float64]:
    """Newton's method with a little shrinkage; features are scaled for the fit only."""
    scale = np.nanstd(samples.told.reshape(-1, samples.told.shape[2]), axis=0)
    scale[scale == 0] = 1.0
    here = ~np.isnan(samples.told[:, :, 0])
    x = np.nan_to_num(samples.told) / scale
    rows = np.arange(len(samples.won))
    w = np.zeros(x.shape[2])
    for _ in range(rounds):
        p = likely(x, w, here)
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


def likely(
    x: npt.NDArray[np.float64], w: npt.NDArray[np.float64], here: npt.NDArray[np.bool_]
) -> npt.NDArray[np.float64]:
    """Each seat's probability to win; none for one that is not there."""
    scores = np.where(here, x @ w, -np.inf)
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
    p = likely(np.nan_to_num(samples.told), w, ~np.isnan(samples.told[:, :, 0]))
    hit = p[np.arange(len(samples.won)), samples.won]
    return Quality(len(samples.won), float(-np.log(hit).mean()), float((p.argmax(axis=1) == samples.won).mean()))


def rounded(w: npt.NDArray[np.float64], features: Sequence[str]) -> dict[str, int]:
    """The weights as whole thousandths, by feature."""
    return {name: round(float(value) * SCALE) for name, value in zip(features, w, strict=True)}
