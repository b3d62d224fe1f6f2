"""Fixed numbers for learning: every action a game can ever offer has an index, every observation the same length.

An encoding is made once for a game with its options. An observation holds what a player at that seat may know; the
tests compare it with that of the redacted position.
"""

from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

import catanica
from catanica.games.entry import Game, load
from catanica.games.registry import GAMES, entry
from catanica.kernel.encoder import FREE, Encoder
from catanica.kernel.errors import InputError, unknown
from catanica.kernel.sheet import Sheet
from catanica.kernel.state import State

Floats = NDArray[np.float32]


class Encoding:
    """Observations and actions of a game with its options."""

    def __init__(self, name: str, game: Game) -> None:
        address = entry(name).encoding
        if not address:
            raise unknown("environment", name, [one for one, its in GAMES.items() if its.encoding])
        whole = getattr(game, "whole", None)  # where cards are chosen at the table
        state = whole() if whole is not None else game.new(seed=0, trace=False)
        self.encoder: Encoder = load(address)(state)
        self.version: str = self.encoder.version
        self.names: list[str] = self.encoder.layout.names
        self.limits = [int(limit) for limit in self.encoder.layout.limits]
        self.size = int(self.encoder.size)  # of all actions the game can ever offer
        self._sheet = Sheet(self.encoder.layout, 1)

    @cached_property
    def actions(self) -> list[str]:
        """Every action the game can ever offer, as text, by its number."""
        return self.encoder.texts()

    def observe(self, state: State, seat: int) -> Floats:
        """What a seat may know of a position, redacted or not, itself first; each number between 0 and 1."""
        self._sheet.forget(0)
        self._sheet.turn_to(0)
        self.encoder.write(state, seat, self._sheet)
        return floats(self._sheet).copy()

    def open(self, state: State) -> dict[int, int]:
        """The actions open to whoever decides: their numbers, and what each means in this position."""
        table, spare, found = self.encoder.codes(state), 0, {}
        for code in state.legal() if state.to_move >= 0 else ():
            at = int(table.index(code))
            if at == FREE:
                at, spare = spare, spare + 1
            found[at] = code
        return found

    def mask(self, state: State) -> NDArray[np.int8]:
        """Ones where an action is open."""
        out = np.zeros(self.size, dtype=np.int8)
        out[list(self.open(state))] = 1
        return out

    def index(self, state: State, code: int) -> int:
        """The number of an action that is open."""
        return next(at for at, one in self.open(state).items() if one == code)

    def code(self, state: State, index: int) -> int:
        """The action of a number; raises InputError for one that is not open."""
        found = self.open(state)
        if index not in found:
            if not 0 <= index < self.size:
                says = "There is no action {index}; they are numbered from 0 to {last}."
                raise InputError(says, index=index, last=self.size - 1)
            says = "Action {index} ({text}) is not open now; the action mask says which are."
            raise InputError(says, index=index, text=self.actions[index])
        return found[index]


def encoding(name: str, version: str | None = None, **options: object) -> Encoding:
    """The encoding of a game with its options. A version, such as `board-v1`, is compared with the one there is."""
    made = Encoding(name, catanica.game(name, **options))
    check_version(made, version)
    return made


def check_version(made: Encoding, version: str | None) -> None:
    """Refuse a layout that another version of this program had."""
    if version is not None and version.removeprefix("catanica/") != made.version:
        says = "This program has the layout {ours}, not {given!r}; a learner must be trained anew for it."
        raise InputError(says, ours=made.version, given=version)


def floats(sheet: Sheet) -> Floats:
    """A sheet's numbers as NumPy sees them: the same memory, read-only."""
    return looked_into(sheet.values, np.int32).view(np.float32)


def looked_into(values: Any, kind: Any) -> NDArray[Any]:
    """An array of the engine as NumPy sees it: the same memory, read-only."""
    return np.frombuffer(values, dtype=kind)
