# mypyc: skip
"""The bots there are, by name. A bot's module is loaded when it is asked for.

A name with a colon, `module:Class`, is a bot of one's own: see docs/add-a-bot.md.
"""

from importlib import import_module
from typing import Final

from catanica.bots.bot import Bot
from catanica.games.registry import GAMES
from catanica.kernel.errors import InputError, unknown

EVERY_GAME: Final = "*"
BOTS: Final[dict[str, dict[str, str]]] = {  # bot: game: module and class
    "greedy": {
        "board": "catanica.games.board.bots.greedy:BoardGreedy",
        "cardgame": "catanica.games.cardgame.bots.greedy:CardGameGreedy",
        "princes": "catanica.games.princes.bots.greedy:PrincesGreedy",
    },
    "random": {EVERY_GAME: "catanica.bots.random_bot:RandomBot"},
}


def names(game: str) -> list[str]:
    """The bots that can play a game."""
    if game not in GAMES:
        raise unknown("game", game, GAMES)
    return sorted(name for name, games in BOTS.items() if game in games or EVERY_GAME in games)


def bot_class(name: str, game: str) -> type[Bot]:
    """The class behind a name. Raises InputError for a bot that does not exist or does not play the game."""
    known = names(game)
    if name in known:
        games = BOTS[name]
        return _load(games.get(game) or games[EVERY_GAME])
    if ":" in name:
        return _load(name)
    raise unknown("bot", name, known)


def make(name: str, game: str, seat: int, seed: int) -> Bot:
    """A bot of that name for a seat of a game; equal seeds make bots that choose alike."""
    return bot_class(name, game)(seed + seat)


def _load(address: str) -> type[Bot]:
    """The class at `module:Class`."""
    module, _, name = address.partition(":")
    if not module or not name:
        raise InputError("Bot {bot!r}: a bot of your own is given as module:Class.", bot=address)
    try:
        kind = getattr(import_module(module), name, None)
    except ImportError as e:
        raise InputError("Bot {bot!r}: its module cannot be imported ({reason}).", bot=address, reason=e) from e
    if kind is None:
        raise InputError(
            "Bot {bot!r}: the module {module!r} has no class {name!r}.", bot=address, module=module, name=name
        )
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise InputError("Bot {bot!r} must be a class derived from catanica.bots.bot.Bot.", bot=address)
    return kind
