# mypyc: skip
"""A position of the card game as plain data: what everybody sees. What is one audience's own is as in both games."""

from collections.abc import Sequence
from typing import Any

from catanica.games.principality.position.duel import Duel
from catanica.games.principality.telling.view import land, table


def open_view(d: Duel, names: Sequence[str]) -> dict[str, Any]:
    """What everybody sees; `d` is redacted for those who watch."""
    return {"game": "cardgame", **table(d, names), "lands": [land(d, 0), land(d, 1)]}
