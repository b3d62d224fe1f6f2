"""Decks read with the names of cards in every language, and everything that is wrong with one."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from catanica.encyclopaedia.cards import card_texts
from catanica.encyclopaedia.language import LANGUAGES
from catanica.games.entry import load
from catanica.games.principality.cards.deck import Deck, Decks
from catanica.games.principality.cards.shelf import announced
from catanica.games.registry import DEFAULT, entry
from catanica.kernel.refusal import Fault


@dataclass(frozen=True)
class Checked:
    """A deck as far as it could be read, and all that speaks against it."""

    deck: Deck
    faults: list[Fault]

    @property
    def legal(self) -> bool:
        """Whether it can be played."""
        return not self.faults


def decks(game: str = DEFAULT) -> Decks:
    """The decks of the game that is played with decks of the players' own."""
    found: Decks = load(entry(game).decks)
    return found


def checked(text: str) -> Checked:
    """A deck text read and checked: faults of its lines first, then those of the deck."""
    deck, wrong = decks().read(text, names_of_cards())
    return Checked(deck, wrong + decks().faults_of(deck))


def names_of_cards() -> Mapping[str, str]:
    """The ids of cards by their names in all languages; a name that two cards share means neither."""
    return _names(announced())


@cache  # emptied by nothing: a set of the user's own that is named later makes another entry
def _names(own: object) -> Mapping[str, str]:
    found: dict[str, set[str]] = {}
    cards = decks().supply(decks().known_sets())
    for lang in LANGUAGES:
        for card, text in card_texts(DEFAULT, lang).items():
            if card in cards:
                found.setdefault(decks().folded(text.name), set()).add(card)
    return {name: next(iter(ids)) for name, ids in found.items() if len(ids) == 1}
