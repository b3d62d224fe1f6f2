# mypyc: skip
"""The games there are: one line each. Everything else about a game stands in its entry, in its own folder."""

from typing import Final, cast

from catanica.games.entry import Entry, Game, GameType, load
from catanica.kernel.errors import unknown

__all__ = ["DEFAULT", "GAMES", "Entry", "Game", "GameType", "entry", "find", "listed", "register"]

HOMES: Final = (  # the first one is played where none is named
    "catanica.games.cardgame.entry:ENTRY",
    "catanica.games.princes.entry:ENTRY",
    "catanica.games.board.entry:ENTRY",
)
GAMES: Final[dict[str, Entry]] = {}


def register(game: Entry) -> None:
    """Let a game take part; a name can be taken once."""
    if game.name in GAMES:
        raise ValueError(f"There are two games called {game.name!r}: {GAMES[game.name].package} and {game.package}.")
    GAMES[game.name] = game


for home in HOMES:
    register(load(home))

DEFAULT: Final = next(iter(GAMES))


def entry(name: str) -> Entry:
    """The entry of a game; raises InputError for a name that no game has."""
    if name not in GAMES:
        raise unknown("game", name, GAMES)
    return GAMES[name]


def find(name: str) -> GameType:
    """The game of that name."""
    return cast(GameType, load(entry(name).rules))


def listed() -> str:
    """The names of all games for a sentence: `this, that or the other`."""
    *others, last = GAMES
    return f"{', '.join(others)} or {last}" if others else last
