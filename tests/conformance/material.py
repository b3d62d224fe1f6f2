"""What a game must tell so that the laws can be tried on it: its material counted, its points, its possible actions."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

State = Any  # each game brings its own class


@dataclass(frozen=True)
class Material:
    """The parts of a game that no general law can know."""

    count: Callable[[State], None]  # asserts that cards and goods are all there, none twice, none out of bounds
    points: Callable[[State], list[int]]  # the points of every seat, counted from what lies on the table
    kept: Callable[[State], list[int]]  # the points of every seat as the game itself counts them
    shown: Callable[[dict[str, Any], int], int | None]  # the points a view shows for a seat; nothing if hidden
    recount: Callable[[State], None]  # asserts what is kept although it follows from the rest
    candidates: Callable[[State], list[int]]  # actions a person might think of, possible or not
