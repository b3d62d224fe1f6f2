"""Catanica: the Catan family on one kernel.

>>> import catanica
>>> state = catanica.game("cardgame", edition="2005").new(seed=1)
>>> while state.outcome is None:
...     state.apply(state.legal()[0])
"""

from typing import TYPE_CHECKING

from catanica._runtime import choose_engine

choose_engine(__name__)  # before anything that may be compiled

from catanica.kernel.errors import InputError  # noqa: E402 - see above
from catanica.kernel.refusal import Refused  # noqa: E402

if TYPE_CHECKING:
    from catanica.games.registry import Game
    from catanica.kernel.state import State

__version__ = "0.1.0"
__all__ = ["InputError", "Refused", "__version__", "game", "position"]


def game(name: str, **options: object) -> "Game":
    """A game with its options settled; `.new(seed=1)` deals it. Raises InputError for a name or option it lacks."""
    from catanica.games.registry import find  # here, so that importing the package loads no game

    return find(name)(**options)


def position(text: str, seed: int | None = None) -> "State":
    """The position a text describes (`state.text()` writes one). Raises InputError with everything wrong with it."""
    from catanica.games.positions import position as read  # here, so that importing the package loads no game

    return read(text, seed)
