# mypyc: skip
"""A deck a player brings, and what the program asks of a game that is played with such decks.

How many cards a deck has, which of them it may hold and what its text looks like says the game (`decks` of its entry).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from catanica.kernel.refusal import Fault


@dataclass(frozen=True)
class Deck:
    """What a player brings. Nothing here says that it is legal."""

    cards: Mapping[str, int]
    events: Mapping[str, int] = field(default_factory=dict)
    start: tuple[str, ...] = ()  # the first hand; empty if it is chosen at the table
    sets: tuple[str, ...] = ()
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


@dataclass(frozen=True)
class Supply:
    """A card as the boxes hold it: where it lies, and how many copies a deck may have."""

    card: str
    kind: str
    sets: tuple[str, ...]
    limit: int
    event: bool  # one of the events that are given in secret, no card of a deck
    fits: bool  # whether it may be in a deck, or among the events, at all


class Preset(Protocol):
    """A deck that comes with the program."""

    @property
    def name(self) -> dict[str, str]:
        """What it is called, by language."""

    @property
    def idea(self) -> dict[str, str]:
        """How it wants to win, by language."""

    def deck(self) -> Deck:
        """The deck itself."""


class Decks(Protocol):
    """The decks of a game."""

    size: int
    events: int
    start: int

    def known_sets(self) -> list[str]:
        """Every set a deck may take cards from."""

    def supply(self, sets: Sequence[str]) -> Mapping[str, Supply]:
        """All cards of these sets by id."""

    def presets(self) -> Mapping[str, Preset]:
        """The decks that come with the program, by id."""

    def build(self, sets: Sequence[str], seed: int) -> Deck:
        """A sensible deck out of these sets, always the same for a seed."""

    def faults_of(self, deck: Deck) -> list[Fault]:
        """Everything that speaks against a deck."""

    def read(self, text: str, names: Mapping[str, str]) -> tuple[Deck, list[Fault]]:
        """The deck a text describes, and every wrong line; `names` are folded names of cards by their ids."""

    def to_text(self, deck: Deck) -> str:
        """A deck as text; reading it gives the same deck."""

    def folded(self, name: str) -> str:
        """A card's name as it is looked up."""

    def to_code(self, deck: Deck) -> str:
        """A deck as one word."""

    def from_code(self, code: str) -> Deck:
        """The deck a word stands for."""

    def deal(self, deck: Deck, seed: int) -> tuple[list[str], list[list[str]]]:
        """A trial deal: the first hand and the own stacks."""
