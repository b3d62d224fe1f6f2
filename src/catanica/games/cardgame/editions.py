# mypyc: skip
"""The editions of the card game: one table of dated changes, `editions.toml`, each read at one place in the rules.

1996: first print. 1997: three points each before action cards. 2003: the reform, which reached the base game only in
2005 but already ruled the extended and the tournament game (101.D.b). 2005 is the default.
"""

from collections.abc import Iterable
from typing import Final

from catanica.games.principality.cards.facts import CardFact
from catanica.games.principality.history import read_history
from catanica.games.principality.position.house import House

HISTORY: Final = read_history("catanica.games.cardgame")
EDITIONS: Final = HISTORY.editions
DEFAULT: Final = HISTORY.default


def house(edition: str, extended: bool) -> House:
    """The house rules of an edition, for the base game or for the extended and tournament games."""
    h = House()
    for switch, value in HISTORY.held(edition, extended).items():
        if not hasattr(h, switch):
            raise ValueError(f"edition {edition}: the house has no rule {switch!r}")
        setattr(h, switch, value)
    return h


def as_printed(facts: Iterable[CardFact], edition: str, extended: bool) -> list[CardFact]:
    """Cards as an edition printed them; facts that did not change are those of today."""
    dated = HISTORY.facts(edition, extended)
    return [f.model_copy(update=dated[f.id]) if f.id in dated else f for f in facts]
