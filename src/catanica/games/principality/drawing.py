# mypyc: skip
"""Both principalities as a drawing: regions with number and stock, towns, roads and what lies beside them."""

from typing import Final

from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.geometry import COLUMNS, GAPS, SIDES
from catanica.games.principality.position.piece import owner_of, stock_of
from catanica.games.principality.vocabulary import card_of, place_of
from catanica.kernel.drawing import Drawing

GROUND: Final = ("#ffffff", "#c0714f", "#4f9a57", "#9aa1ab", "#d9b44a", "#9bc77b", "#e6d27a")
CELL: Final = 56.0
TALL: Final = 6.2 * CELL  # of one principality
OWNERS: Final = ("#f3d3b0", "#bcd6ee")


def draw(g: Duel) -> Drawing:
    """What lies open on the table; hands as numbers of cards."""
    d = Drawing((COLUMNS + GAPS) * CELL, 2 * TALL)
    for seat in range(2):
        _land(d, g, seat, TALL * seat)
    return d


def _land(d: Drawing, g: Duel, seat: int, top: float) -> None:
    """One principality: gaps and columns in turn, regions above and below the row."""
    land, middle = g.land(seat), top + TALL / 2
    points = g.rules.scoring.points(g, seat)
    d.label(d.width / 2, top + 14, f"{points} points, {len(land.hand)} cards in hand", 16)
    for gap in range(GAPS):
        x = 2 * gap * CELL
        if land.roads >> gap & 1:
            d.box(x, middle - 8, CELL, 16, "#8d6e63")
        for row in range(2):
            word = land.regions[2 * gap + row]
            if word:
                y = middle + (CELL * 0.55 if row else -CELL * 1.45)
                card = card_of(word)
                d.box(x, y, CELL, CELL * 0.9, GROUND[g.cat.resource[card]])
                d.label(x + CELL / 2, y + 18, str(int(g.cat.die[card])), 18)
                d.label(x + CELL / 2, y + 38, "●" * int(stock_of(word)), 12)
    for column in range(COLUMNS):
        x = (2 * column + 1) * CELL
        if land.settlements >> column & 1:
            large = (land.cities | land.crowns | land.citadels) >> column & 1
            d.box(x + 6, middle - 20, CELL - 12, 40, "#6d4c41" if large else "#bcaaa4")
            d.label(x + CELL / 2, middle, "city" if large else "settlement", 9)
    lying: dict[int, int] = {}
    for piece in land.built:
        place = int(place_of(piece))
        if place >= SIDES:
            continue
        nth = lying.get(place, 0)
        lying[place] = nth + 1
        x = (2 * (place >> 1) + 1) * CELL
        y = middle + (24 + nth * 44 if place & 1 else -64 - nth * 44)
        d.box(x + 2, y, CELL - 4, 40, OWNERS[owner_of(piece)])
        name = g.cat.ids[card_of(piece)].replace("_", " ")
        d.label(x + CELL / 2, y + 13, name[:9], 9)
        d.label(x + CELL / 2, y + 27, name[9:18], 9)
