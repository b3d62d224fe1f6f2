# mypyc: skip
"""A position of the card game as plain data for one audience."""

from collections.abc import Sequence

from catanica.games.cardgame.shown import CardgameView
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.telling.view import land, table


def view(g: Duel, audience: int, names: Sequence[str], options: list[int] | None = None) -> CardgameView:
    """Everything an audience may see: a seat, WATCHER or REFEREE."""
    d = g.redacted(audience)
    return {"game": "cardgame", **table(d, audience, names, options), "lands": [land(d, 0), land(d, 1)]}
