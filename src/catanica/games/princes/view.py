# mypyc: skip
"""What the princes' view adds: the sea before the explorers' harbour, and the metropolis on its city."""

from collections.abc import Sequence
from typing import Final, cast

from catanica.games.princes.shown import PrincesLand, PrincesView, Sea
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.geometry import FIRST_COLUMN
from catanica.games.principality.telling.places import column_name
from catanica.games.principality.telling.view import land as principality
from catanica.games.principality.telling.view import table

HARBOUR_CITY: Final = column_name(FIRST_COLUMN)  # the city the explorers' harbour touches (PR-11)


def view(g: Duel, audience: int, names: Sequence[str], options: list[int] | None = None) -> PrincesView:
    """Everything an audience may see: a seat, WATCHER or REFEREE."""
    d = g.redacted(audience)
    return {"game": "princes", **table(d, audience, names, options), "lands": [land(d, 0), land(d, 1)]}


def land(d: Duel, seat: int) -> PrincesLand:
    """A principality with its sea; the card of a metropolis lies on its city."""
    out = cast(PrincesLand, principality(d, seat))
    for laid in out["laid"][:]:
        if d.cat.fact(d.cat.number(laid["card"])).kind == "metropolis":
            out["laid"].remove(laid)
            out["columns"] = [
                {**column, "crown": laid} if column["name"] == HARBOUR_CITY else column for column in out["columns"]
            ]
    if d.annex is not None:
        out["sea"] = cast(Sea, d.annex.shown(d.cat.ids, seat))
    return out
