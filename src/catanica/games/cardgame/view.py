# mypyc: skip
"""A position of the card game as plain data: what everybody sees. What is one audience's own is as in both games."""

from collections.abc import Sequence
from typing import Any

from catanica.games.principality.position.duel import Duel
from catanica.games.principality.telling.view import land, table


def open_view(d: Duel, names: Sequence[str], before: tuple[Duel, dict[str, Any]] | None = None) -> dict[str, Any]:
    """What everybody sees; `d` is redacted for those who watch. `before` is an earlier position with its view."""
    lands = [land(d, seat, None if before is None else (before[0], before[1]["lands"][seat])) for seat in (0, 1)]
    return {"game": "cardgame", **table(d, names), "lands": lands}
