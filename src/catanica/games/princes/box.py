# mypyc: skip
"""What lies in the box of the Princes and in those of its theme sets."""

from typing import Final

from catanica.games.princes.game import PACKAGE, SETS, register_set
from catanica.games.princes.modes import THEME, house
from catanica.games.princes.rulebook import new_rulebook
from catanica.games.principality.cards.box import Box
from catanica.games.principality.cards.catalogue import Catalogue
from catanica.games.principality.position.duel import Rulebook


def _rules(cat: Catalogue) -> Rulebook:
    return new_rulebook(cat, house(THEME), {"mode": THEME})


BOX: Final = Box(
    "princes",
    PACKAGE,
    dict(zip(SETS, (94, 27, 28, 31, 50, 41, 34), strict=True)),
    ("de", "en"),
    _rules,
    register_set,
    (
        ("points", "screen.points"),
        ("strength", "screen.strength"),
        ("tournament", "screen.skill"),
        ("trade", "screen.commerce"),
        ("hand", "screen.progress"),
        ("sail", "help.sail"),
        ("cannon", "help.cannon"),
    ),
    {"basis": 12},
    ("sail", "cannon", "owls", "stars", "moons", "each", "open", "upon", "like", "levels"),
)
