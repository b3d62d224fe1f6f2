"""Building an observation: named numbers with upper limits, always in the same order."""

import numpy as np
from numpy.typing import NDArray


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
