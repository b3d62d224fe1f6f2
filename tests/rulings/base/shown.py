"""What the table shows of a principality, as an audience sees it."""

from typing import Any

from catanica.games.principality.position.duel import Duel
from catanica.games.principality.telling.view import view


def shown(g: Duel, seat: int, audience: int | None = None) -> dict[str, Any]:
    """A seat's principality as its owner, or another audience, sees it."""
    lands: Any = view(g, seat if audience is None else audience)["lands"]
    land: dict[str, Any] = lands[seat]
    return land
