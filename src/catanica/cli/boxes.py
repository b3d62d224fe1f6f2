"""The card sets that come with the program, by the game whose box they lie in."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from catanica.encyclopaedia.language import LANGUAGES
from catanica.games.cardgame import game as cardgame
from catanica.games.cardgame.editions import DEFAULT
from catanica.games.cardgame.editions import house as cardgame_house
from catanica.games.cardgame.rulebook import new_rulebook as cardgame_rules
from catanica.games.princes import game as princes
from catanica.games.princes.modes import THEME
from catanica.games.princes.modes import house as princes_house
from catanica.games.princes.rulebook import new_rulebook as princes_rules
from catanica.games.principality.cards.catalogue import CardFact, Catalogue
from catanica.games.principality.cards.loader import built_in
from catanica.games.principality.position.duel import Rulebook
from catanica.kernel.errors import unknown


@dataclass(frozen=True)
class Box:
    """A game's sets: where they lie, how many cards each must have, in which languages they are told."""

    game: str
    package: str
    totals: dict[str, int]  # cards in the box, by set (KB-1, PR-1)
    languages: tuple[str, ...]
    rules: Callable[[Catalogue], Rulebook]
    register: Callable[[Rulebook, str], None]
    start_cards: dict[str, int] = field(default_factory=dict)

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


BOXES: Final = {
    box.game: box
    for box in (
        Box(
            "cardgame",
            cardgame.PACKAGE,
            {"base": 120, "ritter_haendler": 30, "politik_intrige": 30},
            LANGUAGES,
            lambda cat: cardgame_rules(cat, cardgame_house(DEFAULT, extended=True), {}),
            cardgame.register_set,
            {"base": 18},
        ),
        Box(
            "princes",
            princes.PACKAGE,
            dict(zip(princes.SETS, (94, 27, 28, 31, 50, 41, 34), strict=True)),
            ("de", "en"),
            lambda cat: princes_rules(cat, princes_house(THEME), {"mode": THEME}),
            princes.register_set,
            {"basis": 12},
        ),
    )
}


def box(game: str) -> Box:
    """The box of a game that is played with cards of its own."""
    if game not in BOXES:
        raise unknown("game", game, BOXES)
    return BOXES[game]


def box_of(set_id: str) -> Box | None:
    """The box a set lies in; None for a set of the user's own."""
    return next((b for b in BOXES.values() if set_id in b.totals), None)


@cache
def whole_rulebook(game: str) -> Rulebook:
    """A game's rules with all its sets, made once."""
    return box(game).rulebook()
