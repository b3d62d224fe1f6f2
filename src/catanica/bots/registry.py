# mypyc: skip
"""The bots there are, by name: those that play every game, and those a game's entry names.

A bot's module is loaded when it is asked for. A name with a colon, `module:Class`, is a bot of one's own: see
docs/add-a-bot.md.
"""

from importlib import import_module
from typing import Final

from catanica.bots.bot import Bot
from catanica.games.registry import entry
from catanica.kernel.errors import InputError, unknown

EVERY_GAME: Final = {"random": "catanica.bots.random_bot:RandomBot"}  # those who need not know what they play


def names(game: str) -> list[str]:
    """The bots that can play a game: its own as its entry lists them, levels first, then those of every game."""
    return [*entry(game).bots, *EVERY_GAME]


def bot_class(name: str, game: str) -> type[Bot]:
    """The class behind a name. Raises InputError for a bot that does not exist or does not play the game."""
    known = {**EVERY_GAME, **entry(game).bots}
    if name in known:
        return _load(known[name])
    if ":" in name:
        return _load(name)
    raise unknown("bot", name, sorted(known))


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
