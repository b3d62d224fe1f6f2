# mypyc: skip
"""What lies in the card game's boxes."""

from typing import Final

from catanica.games.cardgame.editions import DEFAULT, house
from catanica.games.cardgame.game import EXTRAS, SETS
from catanica.games.cardgame.rulebook import new_rulebook
from catanica.games.principality.cards.box import Box
from catanica.games.principality.cards.catalogue import Catalogue
from catanica.games.principality.position.rulebook import Rulebook


def _rules(cat: Catalogue) -> Rulebook:
    return new_rulebook(cat, house(DEFAULT, extended=True), {})


BOX: Final = Box(
    "cardgame",
    SETS + EXTRAS,
    _rules,
    (
        ("points", "screen.points"),
        ("strength", "screen.strength"),
        ("tournament", "screen.tournament"),
        ("trade", "screen.trade"),
        ("hand", "help.hand_cards"),
    ),
)
