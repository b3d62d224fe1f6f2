# mypyc: skip
"""The games there are, by name. A game is loaded when it is asked for, so that one does not pay for the others."""

from importlib import import_module
from typing import Final, Protocol, cast

from catanica.kernel.errors import unknown
from catanica.kernel.state import State


class Game(Protocol):
    """A game with its options settled."""

    def new(self, seed: int | None = None, explicit: bool = False, trace: bool = True) -> State:
        """A fresh position; the seed decides what chance will bring unless outcomes are given from outside."""


class GameType(Protocol):
    """Makes a game from options; raises InputError for an option or value it does not know."""

    def __call__(self, **options: object) -> Game:
        """The game with these options."""


GAMES: Final[dict[str, tuple[str, str]]] = {  # name: module and class
    "board": ("catanica.games.board.game", "BoardGame"),
    "cardgame": ("catanica.games.cardgame.game", "CardGame"),
    "princes": ("catanica.games.princes.game", "PrincesGame"),
}


def find(name: str) -> GameType:
    """The game of that name."""
    if name not in GAMES:
        raise unknown("game", name, GAMES)
    module, kind = GAMES[name]
    return cast(GameType, getattr(import_module(module), kind))
