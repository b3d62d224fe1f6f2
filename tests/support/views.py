"""What is shown of a principality game, taken apart freely: a test names the parts it means."""

from typing import Any

from catanica.games.principality.position.duel import Duel
from catanica.notation.games import language

NAMES = ("Ada", "Ben")


def view(g: Duel, audience: int) -> Any:
    """The whole table as an audience sees it."""
    return language(g.header()["game"]).view(g, audience, NAMES)


def shown(g: Duel, seat: int, audience: int | None = None) -> Any:
    """A seat's principality as its owner, or another audience, sees it."""
    return view(g, seat if audience is None else audience)["lands"][seat]
