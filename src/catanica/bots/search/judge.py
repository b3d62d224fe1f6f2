"""What a position's features come to: a weighted sum, and what a few hidden units know beyond it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SCALE: Final = 1000.0  # weights are whole thousandths, so that both engines reckon alike
UNIT: Final = 4096  # what counts as one in the hidden units


class Judge:
    """Weights of features, one to one, and perhaps a layer of hidden units that correct the sum.

    A hidden unit adds up the features by weights of its own (`first`, unit by unit) and counts, by `last`, where that
    comes to more than nothing. All are whole numbers: the same everywhere.

    `things` holds what single cards are worth, by a feature and their ids: the feature is the sum over those there are.
    """

    def __init__(self, weights: vec[i64], first: vec[i64], bias: vec[i64], last: vec[i64]) -> None:
        self.weights = weights
        self.first = first
        self.bias = bias
        self.last = last
        self.things: dict[str, dict[str, int]] = {}

    def score(self, told: vec[i64]) -> float:
        """How well a seat with these features stands."""
        total: i64 = 0
        n: i64 = len(told)
        weights = self.weights
        i: i64 = 0
        while i < n:
            total += told[i] * weights[i]
            i += 1
        value = float(total) / SCALE
        first = self.first
        added: i64 = 0
        at: i64 = 0
        for h in range(len(self.bias)):
            unit = self.bias[h]
            i = 0
            while i < n:
                unit += told[i] * first[at + i]
                i += 1
            if unit > 0:
                added += unit * self.last[h]
            at += n
        return value + float(added) / float(UNIT * UNIT)


def plain(weights: vec[i64]) -> Judge:
    """A weighted sum and no more."""
    return Judge(weights, vec[i64](), vec[i64](), vec[i64]())
