"""The level between easy and hard: greedy with a taste that was tuned by play against it."""

from catanica.games.cardgame.bots.greedy import CardGameGreedy
from catanica.games.cardgame.bots.memory import Memory
from catanica.games.cardgame.bots.taste import DECKS, NORMAL


class CardGameNormal(CardGameGreedy):
    """Plays as greedy does, likes other things, and sees what a free resource brings nearer."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.memory = Memory(NORMAL, decks=DECKS)
        self.tries_once = True
