# mypyc: skip
"""The island as a drawing: hexes with their numbers, harbours, roads, settlements cities, everybody's points."""

from typing import Final

from catanica.games.board.goods import size
from catanica.games.board.island import HARBOUR_NAMES
from catanica.games.board.state import BoardState
from catanica.games.board.topology import (
    CORNERS,
    EDGE_N,
    EDGE_S,
    EDGES,
    HARBOUR_SITES,
    LAND,
    VERTICES,
    corner_place,
    corners_of,
    hex_place,
)
from catanica.kernel.drawing import Drawing, Point

GROUND: Final = ("#c0714f", "#4f9a57", "#9bc77b", "#d9b44a", "#9aa1ab", "#c8b98d", "#8fb8d8")
SEATS: Final = ("#c62828", "#1565c0", "#ef6c00", "#fafafa")
SEA: Final = "#8fb8d8"
HALF: Final = 36.0  # half the width of a hex
QUARTER: Final = 21.0  # a quarter of its height


def spot(place: tuple[int, int]) -> Point:
    """Where a place of the plane lies on the sheet."""
    return 300 + place[0] * HALF, 300 + place[1] * QUARTER


def draw(t: BoardState) -> Drawing:
    """What everybody can see."""
    d = Drawing(600, 660, SEA)
    for h, (q, r) in enumerate(LAND):
        d.polygon([spot(corner_place(c)) for c in corners_of(q, r)], GROUND[t.island.terrain[h]])
        x, y = spot(hex_place(q, r))
        if t.island.tokens[h] > 0:
            d.label(x, y, str(t.island.tokens[h]), 24)
        if t.robber == h:
            d.label(x, y + 24, "robber", 14)
    corners = [spot(corner_place(c)) for c in CORNERS]
    for s, path in enumerate(HARBOUR_SITES):
        if t.island.harbours[s] >= 0:
            (x, y), (u, v) = corners[EDGE_N[path]], corners[EDGE_S[path]]
            middle = ((x + u) / 2, (y + v) / 2)
            out = (300 + (middle[0] - 300) * 1.13, 300 + (middle[1] - 300) * 1.13)
            d.label(*out, HARBOUR_NAMES[t.island.harbours[s]], 13)
    for path in range(EDGES):
        if t.roads[path] >= 0:
            d.polygon([corners[EDGE_N[path]], corners[EDGE_S[path]]], SEATS[t.roads[path]])
    for seat in range(t.seats):
        for at in range(VERTICES):
            x, y = corners[at]
            if t.towns[seat] >> at & 1:
                d.polygon([(x - 8, y + 8), (x - 8, y - 4), (x, y - 12), (x + 8, y - 4), (x + 8, y + 8)], SEATS[seat])
            if t.cities[seat] >> at & 1:
                d.box(x - 12, y - 10, 24, 20, SEATS[seat])
    for seat in range(t.seats):
        x = 600 / int(t.seats) * (int(seat) + 0.5)
        d.box(x - 60, 618, 120, 34, SEATS[seat])
        d.label(x, 635, f"{t.open_points(seat)} points, {size(t.hands[seat])} cards", 12)
    return d
