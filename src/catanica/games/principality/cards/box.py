# mypyc: skip
"""The box of a game that is played with cards: its sets, and the rules they are played by."""

from collections.abc import Callable
from dataclasses import dataclass

from catanica.games.principality.cards.catalogue import Catalogue
from catanica.games.principality.cards.facts import CardFact
from catanica.games.principality.cards.folder import SetFolder
from catanica.games.principality.cards.shelf import find_set
from catanica.games.principality.position.rulebook import Rulebook


@dataclass(frozen=True)
class Box:
    """A game's sets, the base set first, and what is printed on their cards."""

    game: str
    sets: tuple[str, ...]
    rules: Callable[[Catalogue], Rulebook]
    figures: tuple[tuple[str, str], ...]  # what is printed on cards: a card's field, and the text that names it
    more_fields: tuple[str, ...] = ()  # fields of a card that only this game knows

    def printed(self) -> tuple[tuple[str, str], ...]:
        """All figures printed on cards, those among them that only a set knows."""
        own = [name for s in self.sets for name in self.folder(s).about.figures]
        return (*self.figures, *((name, f"help.{name}") for name in own))

    def fields(self) -> tuple[str, ...]:
        """Fields of a card beside those all games have: the game's, and what its sets say of figures and counters."""
        own = [name for s in self.sets for name in (*self.folder(s).about.figures, *self.folder(s).about.counters)]
        return (*own, *self.more_fields)

    def folder(self, set_id: str) -> SetFolder:
        """A set of this game, or a folder of the user's own."""
        return find_set(self.game, set_id, self.sets)

    def facts(self, set_id: str) -> list[CardFact]:
        """The cards of a set."""
        return self.folder(set_id).facts()

    def catalogue(self) -> Catalogue:
        """All cards of the game."""
        return Catalogue([fact for name in self.sets for fact in self.facts(name)])

    def rulebook(self, *more: SetFolder) -> Rulebook:
        """The rules with every set, and others of the user's own, to see what is bound to which card."""
        folders = [*(self.folder(name) for name in self.sets), *more]
        rules = self.rules(Catalogue([fact for folder in folders for fact in folder.facts()]))
        for folder in folders:
            folder.register(rules)
        return rules
