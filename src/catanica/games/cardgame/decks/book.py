# mypyc: skip
"""The decks of the tournament game, as the rest of the program asks for them."""

from collections.abc import Mapping, Sequence
from typing import Final

from catanica.games.cardgame.decks import building, code, deck, legality, presets, text
from catanica.games.cardgame.faults import fault
from catanica.games.principality.cards.deck import Deck, Preset, Supply
from catanica.kernel.errors import InputError
from catanica.kernel.refusal import Fault


class TournamentDecks:
    """Decks of 33 cards out of all sets."""

    size = deck.SIZE
    events = deck.EVENTS
    start = deck.START
    known_sets = staticmethod(legality.known_sets)
    to_text = staticmethod(text.to_text)
    folded = staticmethod(text.folded)
    to_code = staticmethod(code.to_code)
    from_code = staticmethod(code.from_code)
    deal = staticmethod(deck.deal)

    def supply(self, sets: Sequence[str]) -> Mapping[str, Supply]:
        """All cards of these sets by id."""
        return legality.supply(sets)

    def presets(self) -> Mapping[str, Preset]:
        """The decks that come with the program, by id."""
        return presets.presets()

    def build(self, sets: Sequence[str], seed: int) -> Deck:
        """A sensible deck out of these sets, always the same for a seed."""
        return building.build_deck(sets, seed, name=f"built {seed}")

    def faults_of(self, of: Deck) -> list[Fault]:
        """Everything that speaks against a deck."""
        return legality.faults_of(of)

    def read(self, told: str, names: Mapping[str, str]) -> tuple[Deck, list[Fault]]:
        """The deck a text describes, and every wrong line; a deck as one word is understood as well."""
        word = told.strip()
        if word.startswith(code.MARK) and len(word.split()) == 1:
            try:
                return code.from_code(word), []
            except InputError:
                return Deck({}, sets=(deck.BASE,)), [fault("deck_line", line=1, word=f"{word[:12]}…")]
        return text.read_deck(told, legality.supply(legality.known_sets()), names)


DECKS: Final = TournamentDecks()
