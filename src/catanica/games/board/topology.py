"""The island's shape: 19 hexes, 54 crossings (vertices) and 72 paths (edges), numbered in reading order.

Axial coordinates, pointy top, centre 0,0. A crossing is named after the hex it is the top or bottom corner of
(`N0,-1`, `S1,-2`); every crossing has exactly one such name, and every path joins one N with one S crossing.
The tables are flat so that compiled code can read them; missing entries are -1.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from catanica.kernel.ints import bit

HEXES: Final = 19
VERTICES: Final = 54
EDGES: Final = 72
HARBOURS: Final = 9
RADIUS: Final = 2


def _land() -> list[tuple[int, int]]:
    """The land hexes in reading order, as (q, r)."""
    out: list[tuple[int, int]] = []
    for r in range(-RADIUS, RADIUS + 1):
        for q in range(-RADIUS, RADIUS + 1):
            if abs(q + r) <= RADIUS:
                out.append((q, r))
    return out


def corners_of(q: int, r: int) -> list[tuple[str, int, int]]:
    """The six corners of a hex, clockwise from the top."""
    return [("N", q, r), ("S", q + 1, r - 1), ("N", q, r + 1), ("S", q, r), ("N", q - 1, r + 1), ("S", q, r - 1)]


def hex_place(q: int, r: int) -> tuple[int, int]:
    """Where the middle of a hex is drawn: x in half widths of a hex, y in quarters of its height."""
    return 2 * q + r, 3 * r


def corner_place(corner: tuple[str, int, int]) -> tuple[int, int]:
    """Where a corner is drawn, in the same measure."""
    x, y = hex_place(corner[1], corner[2])
    return x, y - 2 if corner[0] == "N" else y + 2


def _reading_order(corner: tuple[str, int, int]) -> tuple[int, int]:
    """From above, then from the left."""
    x, y = corner_place(corner)
    return y, x


def _all_corners() -> list[tuple[str, int, int]]:
    found: set[tuple[str, int, int]] = set()
    for q, r in _land():
        for corner in corners_of(q, r):
            found.add(corner)
    return sorted(found, key=_reading_order)


def _ends() -> list[tuple[int, int]]:
    """Both ends of every path, top corner first, in reading order of the paths."""
    found: set[tuple[int, int]] = set()
    for q, r in _land():
        ring = [CORNERS.index(c) for c in corners_of(q, r)]
        for i in range(6):
            a, b = ring[i], ring[(i + 1) % 6]
            if CORNERS[a][0] == "S":
                a, b = b, a
            found.add((a, b))
    return sorted(found, key=_middle)


def _middle(ends: tuple[int, int]) -> tuple[int, int]:
    """Twice the middle of a path on the page."""
    (y1, x1), (y2, x2) = _reading_order(CORNERS[ends[0]]), _reading_order(CORNERS[ends[1]])
    return y1 + y2, x1 + x2


def _flat(rows: list[list[int]], width: int) -> vec[i64]:
    """Rows padded with -1 to one flat table."""
    out = vec[i64]()
    for row in rows:
        for i in range(width):
            out = append(out, row[i] if i < len(row) else -1)
    return out


def _masks(rows: list[list[int]]) -> vec[i64]:
    """Each row as a set of bits."""
    out = vec[i64]()
    for row in rows:
        mask: i64 = 0
        for k in row:
            mask |= bit(k)
        out = append(out, mask)
    return out


LAND: Final[list[tuple[int, int]]] = _land()
CORNERS: Final[list[tuple[str, int, int]]] = _all_corners()
ENDS: Final[list[tuple[int, int]]] = _ends()


def _vertex_hexes() -> list[list[int]]:
    return [[h for h, (q, r) in enumerate(LAND) if c in corners_of(q, r)] for c in CORNERS]


def _vertex_edges() -> list[list[int]]:
    return [[e for e, ends in enumerate(ENDS) if v in ends] for v in range(VERTICES)]


def _neighbours() -> list[list[int]]:
    return [[a + b - v for a, b in ENDS if v in (a, b)] for v in range(VERTICES)]


def _hex_neighbours() -> list[list[int]]:
    out: list[list[int]] = []
    for q, r in LAND:
        near = [(q + 1, r - 1), (q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1)]
        out.append([LAND.index(n) for n in near if n in LAND])
    return out


def _coast() -> list[int]:
    """The 30 coastal paths clockwise, from the north-western side of the top left hex."""
    out: list[int] = []
    v = CORNERS.index(("S", 0, -3))
    before = -1
    while len(out) < 30:
        for e, (a, b) in enumerate(ENDS):
            other = a + b - v
            both = [h for h in _VERTEX_HEXES[a] if h in _VERTEX_HEXES[b]]
            if v in (a, b) and len(both) == 1 and other != before and (out or CORNERS[other] == ("N", 0, -2)):
                out.append(e)
                before, v = v, other
                break
    return out


def _spiral() -> list[int]:
    """The hexes counter-clockwise from the bottom left corner: coast, inner ring, centre."""
    out: list[int] = []
    for radius in (2, 1):
        q, r = -radius, radius
        for dq, dr in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)):
            for _ in range(radius):
                out.append(LAND.index((q, r)))
                q, r = q + dq, r + dr
    out.append(LAND.index((0, 0)))
    return out


_VERTEX_HEXES: Final[list[list[int]]] = _vertex_hexes()

VERTEX_HEXES: Final[vec[i64]] = _flat(_VERTEX_HEXES, 3)  # the land hexes at a crossing
VERTEX_EDGES: Final[vec[i64]] = _flat(_vertex_edges(), 3)  # the paths at a crossing
NEAR: Final[vec[i64]] = _masks(_neighbours())  # the crossings one path away
EDGE_N: Final[vec[i64]] = _flat([[a] for a, _ in ENDS], 1)  # a path's top-corner end
EDGE_S: Final[vec[i64]] = _flat([[b] for _, b in ENDS], 1)  # and its bottom-corner end
HEX_VERTICES: Final[vec[i64]] = _masks([[CORNERS.index(c) for c in corners_of(q, r)] for q, r in LAND])
HEX_NEAR: Final[vec[i64]] = _masks(_hex_neighbours())  # the hexes beside a hex
COAST: Final[list[int]] = _coast()
HARBOUR_SITES: Final[list[int]] = [COAST[i] for i in (0, 3, 7, 10, 13, 17, 20, 23, 27)]
SPIRAL: Final[list[int]] = _spiral()
CORNER_HEXES: Final[list[int]] = SPIRAL[0:12:2]
EVERYWHERE: Final = (1 << 54) - 1


def other_end(edge: i64, vertex: i64) -> i64:
    """The crossing at the other end of a path."""
    return EDGE_N[edge] + EDGE_S[edge] - vertex


def vertex_name(vertex: int) -> str:
    """A crossing's name, such as N0,-1."""
    side, q, r = CORNERS[vertex]
    return f"{side}{q},{r}"


def edge_name(edge: int) -> str:
    """A path's name: its two ends, such as N0,-1>S1,-2."""
    a, b = ENDS[edge]
    return f"{vertex_name(a)}>{vertex_name(b)}"


def hex_name(hexagon: int) -> str:
    """A hex's name: its coordinates, such as 0,-1."""
    q, r = LAND[hexagon]
    return f"{q},{r}"
