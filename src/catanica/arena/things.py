# mypyc: skip
"""What single cards are worth: weighed one by one with all features, then added up to a feature of their own.

Where players bring decks, a card of a strong deck is seen to win more often, whatever it does itself. So decks are
weighed as well, and left out of what is shipped: nobody chooses among them during a game.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np
import numpy.typing as npt

from catanica.arena.samples import BROUGHT, Samples, Thing
from catanica.arena.training import fit

HUNDREDTHS: Final = 100
SELDOM: Final = 25  # positions: what was met less often is worth nothing for certain
DOUBT: Final = 30.0  # how much must be seen of a card before its worth is believed

Worth = dict[str, dict[str, int]]


def weigh(samples: Samples, features: int, things: Sequence[Thing]) -> Worth:
    """What each thing is worth beside all features, in hundredths."""
    known = [i for i in range(len(things)) if met(samples, features + i) >= SELDOM]
    own = samples.told[:, :, [*range(features), *(features + i for i in known)]]
    fitted = np.round(fit(replace(samples, told=own), DOUBT)[features:] * HUNDREDTHS).astype(np.int64)
    worth: Worth = {}
    for i, value in zip(known, fitted.tolist(), strict=True):
        feature, name = things[i]
        if feature != BROUGHT:
            worth.setdefault(feature, {})[name] = value
    return worth


def met(samples: Samples, column: int) -> int:
    """In how many positions some seat has a thing."""
    return int(np.any(samples.told[:, :, column] > 0, axis=1).sum())


def beside_lists(samples: Samples, summed: Samples, things: Sequence[Thing]) -> Samples:
    """Features, and behind them what each seat brought, one column for each list there was."""
    features = samples.told.shape[2] - len(things)
    at = [features + i for i, (feature, _) in enumerate(things) if feature == BROUGHT]
    return replace(summed, told=np.concatenate([summed.told, samples.told[:, :, at]], axis=2))


def added_up(samples: Samples, features: Sequence[str], things: Sequence[Thing], worth: Worth) -> Samples:
    """The features alone, those that add things up as they would be told by weights with such worths."""
    told: npt.NDArray[np.float32] = samples.told[:, :, : len(features)].copy()
    for feature, rows in worth.items():
        values = np.array([rows.get(name, 0) if of == feature else 0 for of, name in things], dtype=np.float32)
        told[:, :, list(features).index(feature)] = samples.told[:, :, len(features) :] @ values
    return replace(samples, told=told)
