# mypyc: skip
"""What the princes' view adds: the sea before the explorers' harbour, and the metropolis on its city."""

from collections.abc import Sequence
from typing import Any, Final, cast

from catanica.games.princes.shown import Sea
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.geometry import FIRST_COLUMN
from catanica.games.principality.telling.places import column_name
from catanica.games.principality.telling.shown import OpenLand
from catanica.games.principality.telling.view import land as principality
from catanica.games.principality.telling.view import own as own_of_both
from catanica.games.principality.telling.view import table
from catanica.kernel.shown import Place

HARBOUR_CITY: Final = column_name(FIRST_COLUMN)  # the city the explorers' harbour touches (PR-11)


def open_view(d: Duel, names: Sequence[str], before: tuple[Duel, dict[str, Any]] | None = None) -> dict[str, Any]:
    """What everybody sees; `d` is redacted for those who watch. `before` is an earlier position with its view."""
    lands = [land(d, seat, None if before is None else (before[0], before[1]["lands"][seat])) for seat in (0, 1)]
    return {"game": "princes", **table(d, names), "lands": lands}


def own_view(
    d: Duel, audience: int, options: list[int] | None, before: tuple[Duel, dict[Place, Any]] | None = None
) -> dict[Place, Any]:
    """What an audience alone sees, sea cards it has looked at among it; `d` is redacted for it."""
    out = own_of_both(d, audience, options, before)
    if d.annex is not None:
        for seat in (0, 1):
            out["lands", seat, "sea"] = cast(Sea, d.annex.shown(d.cat.ids, seat))
    return out


def land(d: Duel, seat: int, before: tuple[Duel, OpenLand] | None) -> OpenLand:
    """A principality; the card of a metropolis lies on its city, and does so already where all lies as before."""
    out = principality(d, seat, before)
    for laid in out["laid"][:]:
        if d.cat.fact(d.cat.number(laid["card"])).kind == "metropolis":
            out["laid"].remove(laid)
            out["columns"] = [
                {**column, "crown": laid} if column["name"] == HARBOUR_CITY else column for column in out["columns"]
            ]
    return out
