"""Fixed numbers for learning: every action a game can ever offer has an index, every observation the same length.

An encoding is made once for a game with its options. Observations are taken from redacted states only, so that a
learner sees what a player at that seat would see.
"""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from catanica.games.entry import load
from catanica.games.registry import GAMES, entry
from catanica.kernel.errors import unknown
from catanica.kernel.state import State

Vector = NDArray[np.int32]


class Encoding(Protocol):
    """What an environment needs to know about a game."""

    codes: list[int]  # the action behind each index
    names: list[str]  # what each number of an observation means
    limits: Vector  # the largest value of each number

    def observe(self, redacted: State, seat: int) -> Vector:
        """A seat's observation of a redacted state, the seat itself always first."""


def encoding(name: str, state: State) -> Encoding:
    """The encoding of a game; any state of it will do."""
    address = entry(name).encoding
    if not address:
        raise unknown("environment", name, [game for game, one in GAMES.items() if one.encoding])
    made: Encoding = load(address)(state)
    return made


def action_mask(codes_index: dict[int, int], legal: list[int]) -> NDArray[np.int8]:
    """Ones where an action is legal. An action without an index would be a gap in the encoding."""
    mask = np.zeros(len(codes_index), dtype=np.int8)
    for code in legal:
        mask[codes_index[code]] = 1
    return mask
