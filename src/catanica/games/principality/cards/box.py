# mypyc: skip
"""The box of a game that is played with cards: its sets, how many cards each must have, how they are told."""

from collections.abc import Callable
from dataclasses import dataclass, field

from catanica.games.principality.cards.catalogue import CardFact, Catalogue
from catanica.games.principality.cards.loader import built_in
from catanica.games.principality.position.duel import Rulebook


@dataclass(frozen=True)
class Box:
    """A game's sets: where they lie, how many cards each must have, in which languages they are told."""

    game: str
    package: str
    totals: dict[str, int]  # cards in the box, by set (KB-1, PR-1)
    languages: tuple[str, ...]
    rules: Callable[[Catalogue], Rulebook]
    register: Callable[[Rulebook, str], None]
    figures: tuple[tuple[str, str], ...]  # what is printed on cards: a card's field, and the text that names it
    start_cards: dict[str, int] = field(default_factory=dict)
    more_fields: tuple[str, ...] = ()  # fields of a card that only this game knows

    @property
    def sets(self) -> tuple[str, ...]:
        """The sets, the base set first."""
        return tuple(self.totals)

    def facts(self, set_id: str) -> list[CardFact]:
        """The cards of a set."""
        return built_in(self.package, set_id)

    def catalogue(self) -> Catalogue:
        """All cards of the game."""
        return Catalogue([fact for name in self.sets for fact in self.facts(name)])

    def rulebook(self) -> Rulebook:
        """The rules with every set, to see what is bound to which card."""
        rules = self.rules(self.catalogue())
        for name in self.sets:
            self.register(rules, name)
        return rules
