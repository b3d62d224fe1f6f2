# mypyc: skip
"""The bots there are, by name. A bot's module is loaded when it is asked for."""

from importlib import import_module
from typing import Final, cast

from catanica.bots.bot import Bot
from catanica.games.registry import GAMES
from catanica.kernel.errors import unknown

EVERY_GAME: Final = "*"
BOTS: Final[dict[str, dict[str, tuple[str, str]]]] = {  # bot: game: module and class
    "greedy": {
        "board": ("catanica.bots.board_greedy", "BoardGreedy"),
        "cardgame": ("catanica.bots.cardgame_greedy", "CardGameGreedy"),
    },
    "random": {EVERY_GAME: ("catanica.bots.random_bot", "RandomBot")},
}


def names(game: str) -> list[str]:
    """The bots that can play a game."""
    return sorted(name for name, games in BOTS.items() if game in games or EVERY_GAME in games)


def make(name: str, game: str, seat: int, seed: int) -> Bot:
    """A bot of that name for a seat of a game; equal seeds make bots that choose alike."""
    if game not in GAMES:
        raise unknown("game", game, GAMES)
    if name not in names(game):
        raise unknown("bot", name, names(game))
    games = BOTS[name]
    module, kind = games.get(game) or games[EVERY_GAME]
    return cast(Bot, getattr(import_module(module), kind)(seed + seat))
