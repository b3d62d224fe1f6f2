"""The card sets that come with the program, by the game whose box they lie in."""

from functools import cache

from catanica.games.entry import load
from catanica.games.principality.cards.box import Box
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.registry import GAMES
from catanica.kernel.errors import unknown


def boxes() -> dict[str, Box]:
    """The boxes of all games that are played with cards of their own."""
    return {name: load(game.box) for name, game in GAMES.items() if game.box}


def box(game: str) -> Box:
    """The box of a game that is played with cards of its own."""
    known = boxes()
    if game not in known:
        raise unknown("game", game, known)
    return known[game]


def box_of(set_id: str) -> Box | None:
    """The box a set lies in; None for a set of the user's own."""
    return next((b for b in boxes().values() if set_id in b.sets), None)


@cache
def whole_rulebook(game: str) -> Rulebook:
    """A game's rules with all its sets, made once."""
    return box(game).rulebook()
