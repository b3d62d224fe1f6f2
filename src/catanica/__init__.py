"""Catanica: the Catan family on one kernel.

>>> import catanica
>>> state = catanica.game("cardgame", edition="2005").new(seed=1)
>>> state
<cardgame, points 2 2, seat 0 to decide: arrange, 6 options>
>>> state.text(state.legal()[3])
'lay wald_start_weiss_4 L1 above'
>>> state.apply(state.parse("lay wald_start_weiss_4 L1 above"))
>>> while state.outcome is None:
...     state.apply(state.legal()[0])

A game is made with its options (`game`), deals positions (`State`), which say who decides what, list and carry out
actions and explain refusals (`Refused`, `Refusal`). Games are written down and read again (`record`, `read`, `Record`);
`bot` makes a player, `play` lets players meet.
"""

from importlib import import_module
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from catanica._runtime import choose_engine

choose_engine(__name__)  # before anything that may be compiled

from catanica.kernel.errors import InputError  # noqa: E402 - see above
from catanica.kernel.refusal import Refusal, Refused  # noqa: E402
from catanica.kernel.state import CHANCE, NOBODY, Decision, Outcome, State  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Sequence

    from catanica.bots.bot import Bot as Bot
    from catanica.games.registry import Game as Game
    from catanica.kernel.table import Table
    from catanica.notation.lines import Record as Record

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "NOBODY",
    "Bot",
    "Decision",
    "Game",
    "InputError",
    "Outcome",
    "Record",
    "Refusal",
    "Refused",
    "State",
    "__version__",
    "bot",
    "bot_names",
    "game",
    "game_names",
    "play",
    "position",
    "read",
    "record",
]

# What lies above this module is asked for by name, when it is asked for: importing the package loads no game.
ELSEWHERE: Final = {"Bot": "catanica.bots.bot", "Game": "catanica.games.entry", "Record": "catanica.notation.lines"}
NO_END: Final = 1_000_000


def __getattr__(name: str) -> Any:
    """The classes that are loaded when they are asked for."""
    if name in ELSEWHERE:
        return getattr(import_module(ELSEWHERE[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def game(name: str, **options: object) -> "Game":
    """A game with its options settled; `.new(seed=1)` deals it. Raises InputError for a name or option it lacks."""
    from catanica.games.registry import find

    return find(name)(**options)


def game_names() -> list[str]:
    """The names of the games there are."""
    from catanica.games.registry import GAMES

    return list(GAMES)


def position(text: str, seed: int | None = None) -> State:
    """The position a text describes (`str(state)` writes one). Raises InputError with everything wrong with it."""
    from catanica.games.positions import position as read_position

    return read_position(text, seed)


def record(played: "State | Table", players: "Sequence[str]" = ()) -> "Record":
    """The record of a game: `.text()` is what a file holds, iterating over it plays it again."""
    made: Record = import_module("catanica.notation.record").to_record(played, players)
    return made


def read(source: "str | bytes | PathLike[str]") -> "Record":
    """A record out of its text, or of a file named by a path; raises InputError with every problem, line by line."""
    text = Path(source).read_bytes() if isinstance(source, PathLike) else source
    made: Record = import_module("catanica.notation.record").read(text)
    return made


def bot_names(game: str) -> list[str]:
    """The names of the bots that play a game."""
    found: list[str] = import_module("catanica.bots.registry").names(game)
    return found


def bot(name: str, game: str, seat: int = 0, seed: int = 0) -> "Bot":
    """A bot by its name (`greedy`, `my_module:MyBot`, `cmd:node bot.js`) for a seat of a game."""
    made: Bot = import_module("catanica.bots.registry").make(name, game, seat, seed)
    return made


def play(state: State, players: "Sequence[Bot]", limit: int = NO_END) -> int:
    """Let bots, one for each seat, play a position to its end, or for some decisions; how many they made."""
    if len(players) != state.seats:
        raise InputError("This game has {seats} seats, not {given}.", seats=state.seats, given=len(players))
    return int(import_module("catanica.bots.match").play(state, list(players), limit))
