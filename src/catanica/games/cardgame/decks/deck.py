# mypyc: skip
"""A tournament deck: the cards a player brings, the events given in secret, and the first hand (101.C.a, 101.D.c)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Final

SIZE: Final = 33  # cards of a deck (101.C.a)
EVENTS: Final = 4  # events each player gives in secret (101.D.c)
START: Final = 3  # cards of the first hand, chosen from the own deck
STACKS: Final = (8, 8, 7, 7)  # how the other cards are dealt into the own stacks
BASE: Final = "base"


@dataclass(frozen=True)
class Deck:
    """What a player brings to a tournament game. Nothing here says that it is legal: see `legality.py`."""

    cards: Mapping[str, int]
    events: Mapping[str, int] = field(default_factory=dict)
    start: tuple[str, ...] = ()  # the first hand; empty if it is chosen at the table
    sets: tuple[str, ...] = (BASE,)
    name: str = ""

    @property
    def size(self) -> int:
        """How many cards it has, all copies counted."""
        return sum(self.cards.values())

    def listed(self) -> list[str]:
        """Every copy by its id, in the order of the list."""
        return [card for card, count in self.cards.items() for _ in range(count)]

    def events_listed(self) -> list[str]:
        """Every event by its id."""
        return [card for card, count in self.events.items() for _ in range(count)]


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
