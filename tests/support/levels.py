"""What the levels of a game judge positions by."""

from catanica.bots.registry import make
from catanica.bots.search.searcher import Searcher
from catanica.bots.search.sense import Sense


def shipped(game: str) -> Sense:
    """A game's sense with the weights that are shipped."""
    bot = make("hard", game, 0, 1)
    assert isinstance(bot, Searcher)
    return bot.sense
