"""The longest road: the longest trail of own roads, and who holds the card for it (BG-20, BG-21, BG-28).

A trail uses each road once, may pass a crossing twice, and cannot pass a foreign building. Only some crossings need be
tried as its beginning. If a longest trail begins at a crossing that can be passed and has an even number of own roads,
the trail uses all of them or could be prolonged; so it comes back to that crossing at its end, and it is the whole
connected piece, or else it could be opened where another road leaves it. Hence: try the crossings with an odd number
of roads and those with a foreign building; what no trail from there has touched is a closed ring, walked as a whole.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from catanica.games.board import happenings
from catanica.games.board.state import FREE, NONE, BoardState, zeros
from catanica.games.board.topology import EDGE_N, EDGE_S, EDGES, VERTEX_EDGES, other_end
from catanica.games.board.vocabulary import count_is, seat_is
from catanica.kernel.ints import bit, first

LEAST: Final = 5  # roads the card asks for
USED: Final = -2  # a road the trail has already taken


def _onward(roads: vec[i64], seat: i64, blocked: i64, vertex: i64) -> i64:
    """The longest trail of unused roads from a crossing on."""
    best: i64 = 0
    for i in range(3):
        edge = VERTEX_EDGES[3 * vertex + i]
        if edge >= 0 and roads[edge] == seat:
            length: i64 = 1
            there = other_end(edge, vertex)
            if blocked & bit(there) == 0:
                roads[edge] = USED
                length += _onward(roads, seat, blocked, there)
                roads[edge] = seat
            if length > best:
                best = length
    return best


def _degree(roads: vec[i64], seat: i64, vertex: i64) -> i64:
    """How many roads of a seat meet at a crossing."""
    count: i64 = 0
    for i in range(3):
        edge = VERTEX_EDGES[3 * vertex + i]
        if edge >= 0 and roads[edge] == seat:
            count += 1
    return count


def _connected(roads: vec[i64], seat: i64, blocked: i64, vertex: i64) -> i64:
    """The crossings one can come to from a crossing on the seat's roads, not passing a foreign building."""
    seen = bit(vertex)
    todo = seen
    while todo != 0:
        here = first(todo)
        todo &= todo - 1
        if blocked & bit(here) == 0 or here == vertex:
            for i in range(3):
                edge = VERTEX_EDGES[3 * here + i]
                if edge >= 0 and roads[edge] == seat:
                    there = bit(other_end(edge, here))
                    if seen & there == 0:
                        seen |= there
                        todo |= there
    return seen


def longest_trail(roads: vec[i64], seat: i64, touched: i64, blocked: i64) -> i64:
    """The longest trail of a seat: `touched` are the crossings at its roads, `blocked` those with foreign buildings."""
    marks = roads[:]
    best: i64 = 0
    rest = touched
    rings = touched
    while rest != 0:
        vertex = first(rest)
        rest &= rest - 1
        if blocked & bit(vertex) != 0 or _degree(marks, seat, vertex) != 2:
            length = _onward(marks, seat, blocked, vertex)
            if length > best:
                best = length
            if rings & bit(vertex) != 0:
                rings &= ~_connected(marks, seat, blocked, vertex)
    while rings != 0:
        ring = _connected(marks, seat, blocked, first(rings))
        rings &= ~ring
        length = _ring_length(marks, seat, ring)
        if length > best:
            best = length
    return best


def _ring_length(roads: vec[i64], seat: i64, ring: i64) -> i64:
    """How many roads a closed ring has."""
    count: i64 = 0
    for edge in range(EDGES):
        if roads[edge] == seat and ring & bit(EDGE_N[edge]) != 0 and ring & bit(EDGE_S[edge]) != 0:
            count += 1
    return count


def trail_of(t: BoardState, seat: i64) -> vec[i64]:
    """The roads of one longest trail of a seat in order, for drawing: each leads on as far as the rest is long."""
    marks = t.roads[:]
    blocked = t.all_buildings() & ~t.buildings(seat)
    out = vec[i64]()
    left = t.lengths[seat]
    here: i64 = NONE
    rest = t.reach[seat]
    while rest != 0 and here == NONE:
        if _onward(marks, seat, blocked, first(rest)) == left:
            here = first(rest)
        rest &= rest - 1
    while left > 0:
        left -= 1
        edge = _road_onto(marks, seat, blocked, here, left)
        out = append(out, edge)
        marks[edge] = USED
        here = other_end(edge, here)
    return out


def _road_onto(roads: vec[i64], seat: i64, blocked: i64, vertex: i64, left: i64) -> i64:
    """The unused road from a crossing after which a trail of so many more can follow."""
    for i in range(3):
        edge = VERTEX_EDGES[3 * vertex + i]
        if edge >= 0 and roads[edge] == seat:
            there = other_end(edge, vertex)
            onward: i64 = 0
            if blocked & bit(there) == 0:
                roads[edge] = USED
                onward = _onward(roads, seat, blocked, there)
                roads[edge] = seat
            if onward == left:
                return edge
    raise AssertionError("a trail is as long as was measured")


def measure(t: BoardState, seat: i64) -> None:
    """Find a seat's longest trail anew."""
    blocked = t.all_buildings() & ~t.buildings(seat)
    t.lengths[seat] = longest_trail(t.roads, seat, t.reach[seat], blocked)


def count_anew(t: BoardState) -> None:
    """What follows from the roads of a position that was read: how many, what they reach, the longest trails."""
    t.reach = zeros(t.seats)
    t.laid = zeros(t.seats)
    t.lengths = zeros(t.seats)
    for edge in range(EDGES):
        owner = t.roads[edge]
        if owner != FREE:
            t.laid[owner] += 1
            t.reach[owner] |= bit(EDGE_N[edge]) | bit(EDGE_S[edge])
    for seat in range(t.seats):
        measure(t, seat)


def measure_with(t: BoardState, seat: i64, edge: i64) -> None:
    """Find a seat's longest trail after it laid one more road.

    A road that ends where no other own road does, or at a foreign building, can only be the end of a trail. Then the
    longest trail is the one of before or one that begins with the new road; otherwise everything is searched.
    """
    blocked = t.all_buildings() & ~t.buildings(seat)
    tip: i64 = NONE
    for i in range(2):
        end = EDGE_N[edge] if i == 0 else EDGE_S[edge]
        if blocked & bit(end) != 0 or _degree(t.roads, seat, end) == 1:
            tip = end
    if tip == NONE:
        measure(t, seat)
        return
    length = _onward(t.roads[:], seat, blocked, tip)
    if length > t.lengths[seat]:
        t.lengths[seat] = length


def measure_cut(t: BoardState, builder: i64, vertex: i64) -> None:
    """A building of one seat stands now where roads of others may pass (BG-20)."""
    for seat in range(t.seats):
        if seat != builder and t.reach[seat] & bit(vertex) != 0:
            measure(t, seat)


def rightful_holder(t: BoardState) -> i64:
    """Who must hold the card now (BG-21)."""
    best: i64 = 0
    leaders: i64 = 0
    leader: i64 = NONE
    for seat in range(t.seats):
        length = t.lengths[seat]
        if length > best:
            best = length
            leaders = 1
            leader = seat
        elif length == best:
            leaders += 1
    if best < LEAST:
        return NONE
    if t.highway != NONE and t.lengths[t.highway] == best:
        return t.highway
    return leader if leaders == 1 else i64(NONE)


def award_highway(t: BoardState) -> None:
    """Give the card to whom it belongs."""
    holder = rightful_holder(t)
    if holder == t.highway:
        return
    if holder == NONE:
        t.tell(happenings.ROAD_SET_ASIDE, seat_is(t.highway))
    else:
        t.tell(happenings.LONGEST_ROAD, seat_is(holder) | count_is(t.lengths[holder]))
    t.highway = holder
