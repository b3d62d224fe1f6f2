# mypyc: skip
"""The bots there are, by name: those that play every game, and those a game's entry names.

A bot's module is loaded when it is asked for. A name with a colon, `module:Class`, is a bot of one's own: see
docs/add-a-bot.md; `cmd:` and a command is one in any language, and an operator gives such commands names with the
variable CATANICA_BOTS: see docs/bot-protocol.md.
"""

import os
import re
from importlib import import_module
from typing import Final

from catanica.bots.bot import Bot
from catanica.bots.line_bot import PREFIX, line_bot
from catanica.bots.seat import reason
from catanica.games.registry import entry
from catanica.kernel.errors import InputError, unknown

REGISTERED: Final = "CATANICA_BOTS"
EVERY_GAME: Final = {"random": "catanica.bots.random_bot:RandomBot"}  # those who need not know what they play


class BrokenBotError(InputError):
    """The module of a bot of one's own is there, but fails as it is imported."""


def names(game: str) -> list[str]:
    """The bots that can play a game: its own as its entry lists them, levels first, then those of every game."""
    return [*entry(game).bots, *EVERY_GAME, *registered()]


def registered() -> dict[str, str]:
    """The commands an operator has given names: `CATANICA_BOTS="mine=node mybot.js; other=perl other.pl"`."""
    found: dict[str, str] = {}
    for part in os.environ.get(REGISTERED, "").split(";"):
        name, is_, command = (word.strip() for word in part.partition("="))
        if part.strip():
            if not is_ or not command or not re.fullmatch(r"[a-z][a-z0-9_-]{0,30}", name):
                says = "{variable} holds {part!r}; it must be name=command, several parted by semicolons."
                raise InputError(says, variable=REGISTERED, part=part.strip())
            found[name] = command
    return found


def bot_class(name: str, game: str) -> type[Bot]:
    """The class behind a name. Raises InputError for a bot that does not exist or does not play the game."""
    known = {**EVERY_GAME, **entry(game).bots}
    if name in known:
        return _load(known[name])
    if name.startswith(PREFIX):
        return line_bot(name.removeprefix(PREFIX))
    if of_ones_own(name):
        return _load(name)
    commands = registered()
    if name in commands:
        return line_bot(commands[name])
    raise unknown("bot", name, sorted([*known, *commands]))


def of_ones_own(name: str) -> bool:
    """Whether a name is that of a class that somebody wrote, `module:Class`."""
    return ":" in name and not name.startswith(PREFIX)


def made(name: str, game: str, seed: int) -> Bot:
    """A bot of that name. Raises InputError where there is none, or where it cannot be made."""
    kind = bot_class(name, game)
    try:
        return kind(seed)
    except InputError:
        raise
    except (Exception, SystemExit) as e:
        raise InputError("Bot {bot!r} cannot be made ({reason}).", bot=name, reason=reason(e)) from e


def make(name: str, game: str, seat: int, seed: int) -> Bot:
    """A bot of that name for a seat of a game; equal seeds make bots that choose alike."""
    return made(name, game, seed + seat)


def _load(address: str) -> type[Bot]:
    """The class at `module:Class`."""
    module, _, name = address.partition(":")
    if not module or not name:
        raise InputError("Bot {bot!r}: a bot of your own is given as module:Class.", bot=address)
    try:
        kind = getattr(import_module(module), name, None)
    except ImportError as e:
        raise InputError("Bot {bot!r}: its module cannot be imported ({reason}).", bot=address, reason=e) from e
    except (Exception, SystemExit) as e:
        says = "Bot {bot!r}: its module cannot be imported ({reason})."
        raise BrokenBotError(says, bot=address, reason=reason(e)) from e
    if kind is None:
        raise InputError(
            "Bot {bot!r}: the module {module!r} has no class {name!r}.", bot=address, module=module, name=name
        )
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise InputError("Bot {bot!r} must be a class derived from catanica.bots.bot.Bot.", bot=address)
    return kind
