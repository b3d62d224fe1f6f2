# mypyc: skip
"""A tournament deck in figures: its cards, the events given in secret, first hand and stacks (101.C.a, 101.D.c)."""

from random import Random
from typing import Final

from catanica.games.principality.cards.deck import Deck as Deck  # where decks are spoken of, they are found here too

SIZE: Final = 33  # cards of a deck (101.C.a)
EVENTS: Final = 4  # events each player gives in secret (101.D.c)
START: Final = 3  # cards of the first hand, chosen from the own deck
STACKS: Final = (8, 8, 7, 7)  # how the other cards are dealt into the own stacks
BASE: Final = "base"


def deal(deck: Deck, seed: int) -> tuple[list[str], list[list[str]]]:
    """A trial deal: the first hand, and the own stacks from the top. Without a chosen hand chance deals one."""
    rest = deck.listed()
    Random(seed).shuffle(rest)
    hand = [card for card in deck.start if card in rest]
    for card in hand:
        rest.remove(card)
    while len(hand) < START and rest:
        hand.append(rest.pop())
    stacks: list[list[str]] = []
    for size in STACKS:
        stacks.append(rest[:size])
        rest = rest[size:]
    return hand, stacks
