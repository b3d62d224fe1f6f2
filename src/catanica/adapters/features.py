"""Building an observation: named numbers with upper limits, always in the same order."""

from abc import ABC, abstractmethod

import numpy as np
from numpy.typing import NDArray

from catanica.kernel.state import State


class Features:
    """Collects numbers. The first collection also fixes names and limits, which later ones must match."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.limits: list[int] = []
        self.values: list[int] = []

    def add(self, name: str, value: int, limit: int) -> None:
        """One number."""
        self.names.append(name)
        self.limits.append(limit)
        self.values.append(min(max(int(value), 0), limit))

    def bits(self, name: str, mask: int, count: int) -> None:
        """A mask as single bits."""
        for i in range(count):
            self.add(f"{name}.{i}", (int(mask) >> i) & 1, 1)

    def vector(self) -> NDArray[np.int32]:
        """The collected numbers."""
        return np.array(self.values, dtype=np.int32)


class FeatureEncoding(ABC):
    """Actions and observations of a game as fixed numbers; each game says what it observes."""

    def __init__(self, state: State, codes: list[int]) -> None:
        self.codes = codes
        first = self.features(state.redacted(0), 0)
        self.names = first.names
        self.limits: NDArray[np.int32] = np.array(first.limits, dtype=np.int32)

    @abstractmethod
    def features(self, redacted: State, seat: int) -> Features:
        """All that a seat sees, itself first."""

    def observe(self, redacted: State, seat: int) -> NDArray[np.int32]:
        """A seat's observation."""
        return self.features(redacted, seat).vector()
