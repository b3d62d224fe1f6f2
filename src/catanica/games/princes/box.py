# mypyc: skip
"""What lies in the box of the Princes and in those of its theme sets."""

from typing import Final

from catanica.games.princes.game import BASE, SETS
from catanica.games.princes.modes import THEME, house
from catanica.games.princes.rulebook import new_rulebook
from catanica.games.principality.cards.box import Box
from catanica.games.principality.cards.catalogue import Catalogue
from catanica.games.principality.cards.shelf import find_set
from catanica.games.principality.position.rulebook import Rulebook


def _rules(cat: Catalogue) -> Rulebook:
    stacks = find_set("princes", BASE, SETS).about.box.stacks[THEME]
    return new_rulebook(cat, house(THEME, stacks), {"mode": THEME})


BOX: Final = Box(
    "princes",
    SETS,
    _rules,
    (
        ("points", "screen.points"),
        ("strength", "screen.strength"),
        ("tournament", "screen.skill"),
        ("trade", "screen.commerce"),
        ("hand", "screen.progress"),
    ),
    ("leaves", "each", "open", "upon", "like", "levels"),
)
