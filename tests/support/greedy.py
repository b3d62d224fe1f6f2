"""The greedy player of the card game, asked for one decision."""

from catanica.games.cardgame.bots.greedy import CardGameGreedy
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.telling.words import to_text


def choice(g: Duel, bot: CardGameGreedy | None = None) -> str:
    """What the player to move does, seeing what it may see."""
    return to_text(g, (bot or CardGameGreedy(1)).choose(g.redacted(g.to_move)))
