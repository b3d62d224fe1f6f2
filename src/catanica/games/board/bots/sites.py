"""What places on the island are worth: crossings to settle, ways that lead there, hexes for the robber."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from catanica.games.board import building, highway
from catanica.games.board.goods import KINDS, amount, pack, size
from catanica.games.board.island import ANY_KIND, DESERT
from catanica.games.board.state import FREE, NONE, BoardState
from catanica.games.board.topology import (
    EDGE_N,
    EDGE_S,
    EVERYWHERE,
    HEX_VERTICES,
    HEXES,
    VERTEX_EDGES,
    VERTEX_HEXES,
    VERTICES,
    first,
    other_end,
)
from catanica.kernel.ints import bit, ones

WEIGHT: Final = [11, 11, 9, 11, 12]  # brick, lumber, wool, grain, ore
NEW_KIND: Final = 25  # a resource not earned so far
COMMON_HARBOUR: Final = 8
FAR: Final = 99


def dots(t: BoardState, h: i64) -> i64:
    """How many of the 36 throws hit a hex."""
    token = t.island.tokens[h]
    if t.island.terrain[h] == DESERT or token <= 0:
        return 0
    return 6 - (7 - token if token < 7 else token - 7)


def income(t: BoardState, seat: i64) -> i64:
    """What a seat earns in 36 throws, packed by kind; the robber left out of account."""
    earned: i64 = 0
    for h in range(HEXES):
        around = HEX_VERTICES[h]
        share = ones(t.towns[seat] & around) + 2 * ones(t.cities[seat] & around)
        if share > 0 and t.island.terrain[h] != DESERT:
            earned += pack(t.island.terrain[h], share * dots(t, h))
    return earned


def yield_of(t: BoardState, vertex: i64) -> i64:
    """What a crossing earns in 36 throws, packed by kind."""
    earned: i64 = 0
    for i in range(3):
        h = VERTEX_HEXES[3 * vertex + i]
        if h >= 0 and t.island.terrain[h] != DESERT:
            earned += pack(t.island.terrain[h], dots(t, h))
    return earned


def site_value(t: BoardState, seat: i64, vertex: i64) -> i64:
    """What a settlement on a crossing is worth to a seat."""
    earned = yield_of(t, vertex)
    so_far = income(t, seat)
    value: i64 = 0
    for kind in range(KINDS):
        weight: i64 = WEIGHT[kind]
        here = amount(earned, kind)
        value += here * weight
        if here > 0 and amount(so_far, kind) == 0:
            value += NEW_KIND
        if t.island.moorings[kind] & bit(vertex) != 0:
            value += 3 * (amount(so_far, kind) + here)
    if t.island.moorings[ANY_KIND] & bit(vertex) != 0:
        value += COMMON_HARBOUR
    return value


def best_site(t: BoardState, seat: i64, within: i64) -> i64:
    """The best crossing for a settlement among some; -1 if there is none."""
    best: i64 = NONE
    most: i64 = -1
    rest = building.town_places(t, within)
    while rest != 0:
        vertex = first(rest)
        rest &= rest - 1
        value = site_value(t, seat, vertex)
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
    distance = vec[i64]()
    start = vec[i64]()
    for _ in range(VERTICES):
        distance = append(distance, FAR)
        start = append(start, NONE)
    queue = vec[i64]()
    rest = building.anchors(t, seat)
    while rest != 0:
        vertex = first(rest)
        rest &= rest - 1
        distance[vertex] = 0
        queue = append(queue, vertex)
    foreign = t.all_buildings() & ~t.buildings(seat)
    head: i64 = 0
    while head < len(queue):
        here = queue[head]
        head += 1
        if distance[here] >= most_roads or foreign & bit(here) != 0:
            continue
        for i in range(3):
            edge = VERTEX_EDGES[3 * here + i]
            if edge >= 0 and t.roads[edge] == FREE:
                there = other_end(edge, here)
                if distance[there] == FAR:
                    distance[there] = distance[here] + 1
                    start[there] = edge if start[here] == NONE else start[here]
                    queue = append(queue, there)
    best = Way(NONE, 0, -1)
    places = building.town_places(t, EVERYWHERE)
    for vertex in range(VERTICES):
        if places & bit(vertex) != 0 and 0 < distance[vertex] < FAR:
            value = site_value(t, seat, vertex) // (1 + distance[vertex])
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
            harm = share * dots(t, h) * 4
            if seat == mover:
                value -= 3 * harm
            else:
                value += harm * (2 + t.open_points(seat))
                if size(t.hands[seat]) > 0:
                    value += 10
    return value
