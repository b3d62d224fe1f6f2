"""What places on the island are worth: crossings to settle, ways that lead there, hexes for the robber."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.board import building, highway
from catanica.games.board.goods import KINDS, amount, size
from catanica.games.board.island import ANY_KIND, QUAYS
from catanica.games.board.state import FREE, NONE, BoardState
from catanica.games.board.topology import EDGE_N, EDGE_S, HEX_VERTICES, VERTEX_EDGES, VERTICES, other_end
from catanica.kernel.ints import bit, first, ones

WEIGHT: Final = vec[i64]([11, 11, 9, 11, 12])  # brick, lumber, wool, grain, ore
NEW_KIND: Final = 25  # a resource not earned so far
COMMON_HARBOUR: Final = 8
FAR: Final = 99
ALL_FAR: Final = vec[i64]([FAR] * VERTICES)


def income(t: BoardState, seat: i64) -> i64:
    """What a seat earns in 36 throws, packed by kind; the robber left out of account."""
    return earned_at(t, t.towns[seat]) + 2 * earned_at(t, t.cities[seat])


def earned_at(t: BoardState, crossings: i64) -> i64:
    """What settlements on some crossings earn in 36 throws, packed by kind."""
    earned: i64 = 0
    rest = crossings
    while rest != 0:
        earned += t.island.yields[first(rest)]
        rest &= rest - 1
    return earned


def site_value(t: BoardState, seat: i64, vertex: i64) -> i64:
    """What a settlement on a crossing is worth to a seat."""
    return value_beside(t, income(t, seat), vertex)


def value_beside(t: BoardState, so_far: i64, vertex: i64) -> i64:
    """What a settlement on a crossing is worth to whoever earns so much without it."""
    earned = t.island.yields[vertex]
    here = bit(vertex)
    at_sea = t.island.moorings[QUAYS] & here != 0
    value: i64 = 0
    for kind in range(KINDS):
        pips = amount(earned, kind)
        if pips > 0:
            value += pips * WEIGHT[kind]
            if amount(so_far, kind) == 0:
                value += NEW_KIND
        if at_sea and t.island.moorings[kind] & here != 0:
            value += 3 * (amount(so_far, kind) + pips)
    if at_sea and t.island.moorings[ANY_KIND] & here != 0:
        value += COMMON_HARBOUR
    return value


def best_site(t: BoardState, seat: i64, within: i64) -> i64:
    """The best crossing for a settlement among some; -1 if there is none."""
    best: i64 = NONE
    most: i64 = -1
    rest = building.town_places(t, within)
    if rest == 0:
        return NONE
    so_far = income(t, seat)
    while rest != 0:
        vertex = first(rest)
        rest &= rest - 1
        value = value_beside(t, so_far, vertex)
        if value > most:
            most = value
            best = vertex
    return best


class Way:
    """A way to a place to settle: the first path of it, how many roads it takes, what the place is worth."""

    def __init__(self, edge: i64, roads: i64, value: i64) -> None:
        self.edge: i64 = edge
        self.roads: i64 = roads
        self.value: i64 = value


def best_way(t: BoardState, seat: i64, most_roads: i64) -> Way:
    """The best place that roads can lead to, near ones before far ones; without one the way has no first path."""
    distance = ALL_FAR[:]
    start = ALL_FAR[:]
    queue = ALL_FAR[:]
    found: i64 = 0
    rest = building.anchors(t, seat)
    seen = rest
    while rest != 0:
        vertex = first(rest)
        rest &= rest - 1
        distance[vertex] = 0
        queue[found] = vertex
        found += 1
    anchored = found
    foreign = t.all_buildings() & ~t.buildings(seat)
    head: i64 = 0
    while head < found:
        here = queue[head]
        if distance[here] >= most_roads:
            break
        head += 1
        if foreign & bit(here) != 0:
            continue
        for i in range(3):
            edge = VERTEX_EDGES[3 * here + i]
            if edge >= 0 and t.roads[edge] == FREE:
                there = other_end(edge, here)
                if seen & bit(there) == 0:
                    seen |= bit(there)
                    distance[there] = distance[here] + 1
                    start[there] = edge if head <= anchored else start[here]
                    queue[found] = there
                    found += 1
    best = Way(NONE, 0, -1)
    rest = building.town_places(t, seen & ~building.anchors(t, seat))
    so_far = income(t, seat) if rest != 0 else i64(0)
    while rest != 0:
        vertex = first(rest)
        rest &= rest - 1
        value = value_beside(t, so_far, vertex) // (1 + distance[vertex])
        if value > best.value:
            best = Way(start[vertex], distance[vertex], value)
    return best


def longer_by(t: BoardState, seat: i64, edge: i64) -> i64:
    """How much longer the longest trail becomes with a road on a path."""
    roads = t.roads[:]
    roads[edge] = seat
    touched = t.reach[seat] | bit(EDGE_N[edge]) | bit(EDGE_S[edge])
    blocked = t.all_buildings() & ~t.buildings(seat)
    return highway.longest_trail(roads, seat, touched, blocked) - t.lengths[seat]


def robber_value(t: BoardState, mover: i64, h: i64) -> i64:
    """How much the robber on a hex hurts the others, above all the leader, less what it costs oneself."""
    around = HEX_VERTICES[h]
    value: i64 = 0
    for seat in range(t.seats):
        share = ones(t.towns[seat] & around) + 2 * ones(t.cities[seat] & around)
        if share > 0:
            harm = share * t.island.pips[h] * 4
            if seat == mover:
                value -= 3 * harm
            else:
                value += harm * (2 + t.open_points(seat))
                if size(t.hands[seat]) > 0:
                    value += 10
    return value
