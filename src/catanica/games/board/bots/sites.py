"""What places on the island are worth: crossings to settle, ways that lead there, hexes for the robber."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.board import building, highway
from catanica.games.board.bots.taste import Taste
from catanica.games.board.goods import BRICK, GRAIN, KINDS, LUMBER, ORE, amount, size
from catanica.games.board.island import ANY_KIND, QUAYS
from catanica.games.board.state import FREE, NONE, BoardState
from catanica.games.board.topology import EDGE_N, EDGE_S, HEX_VERTICES, VERTEX_EDGES, VERTICES, other_end
from catanica.kernel.ints import bit, first, ones

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


def robbed(t: BoardState, seat: i64) -> i64:
    """What the robber keeps a seat from earning in 36 throws."""
    around = HEX_VERTICES[t.robber]
    return (ones(t.towns[seat] & around) + 2 * ones(t.cities[seat] & around)) * t.island.pips[t.robber]


def site_value(t: BoardState, seat: i64, vertex: i64, taste: Taste) -> i64:
    """What a settlement on a crossing is worth to a seat."""
    return value_beside(t, income(t, seat), vertex, taste)


def value_beside(t: BoardState, so_far: i64, vertex: i64, taste: Taste) -> i64:
    """What a settlement on a crossing is worth to whoever earns so much without it."""
    earned = t.island.yields[vertex]
    here = bit(vertex)
    at_sea = t.island.moorings[QUAYS] & here != 0
    value: i64 = 0
    for kind in range(KINDS):
        pips = amount(earned, kind)
        if pips > 0:
            worth = pips * taste.pips[kind]
            value += worth - worth * amount(so_far, kind) // (taste.enough + amount(so_far, kind))
            if amount(so_far, kind) == 0:
                value += taste.new_kind
        if at_sea and t.island.moorings[kind] & here != 0:
            value += taste.own_harbour * (amount(so_far, kind) + pips)
    if at_sea and t.island.moorings[ANY_KIND] & here != 0:
        value += taste.common_harbour
    with_it = so_far + earned
    value += taste.roads_and * (pairs(with_it, BRICK, LUMBER) - pairs(so_far, BRICK, LUMBER))
    value += taste.cities_and * (pairs(with_it, GRAIN, ORE) - pairs(so_far, GRAIN, ORE))
    return value


def pairs(earned: i64, one: i64, other: i64) -> i64:
    """How often both of two kinds are earned."""
    here = amount(earned, one)
    there = amount(earned, other)
    return here if here < there else there


def best_site(t: BoardState, seat: i64, within: i64, taste: Taste) -> i64:
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
        value = value_beside(t, so_far, vertex, taste)
        if value > most:
            most = value
            best = vertex
    return best


class Way:
    """A way to a place to settle: its first path, how many roads it takes, what the place is worth so far away."""

    def __init__(self, edge: i64, roads: i64, place: i64, value: i64) -> None:
        self.edge: i64 = edge
        self.roads: i64 = roads
        self.place: i64 = place
        self.value: i64 = value


def best_way(t: BoardState, seat: i64, most_roads: i64, taste: Taste) -> Way:
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
    best = Way(NONE, 0, NONE, -1)
    rest = building.town_places(t, seen & ~building.anchors(t, seat))
    so_far = income(t, seat) if rest != 0 else i64(0)
    while rest != 0:
        vertex = first(rest)
        rest &= rest - 1
        value = 10 * value_beside(t, so_far, vertex, taste) // (10 + taste.distance * distance[vertex])
        if value > best.value:
            best = Way(start[vertex], distance[vertex], vertex, value)
    return best


def longer_by(t: BoardState, seat: i64, edge: i64) -> i64:
    """How much longer the longest trail becomes with a road on a path."""
    roads = t.roads[:]
    roads[edge] = seat
    touched = t.reach[seat] | bit(EDGE_N[edge]) | bit(EDGE_S[edge])
    blocked = t.all_buildings() & ~t.buildings(seat)
    return highway.longest_trail(roads, seat, touched, blocked) - t.lengths[seat]


def can_lengthen(t: BoardState, seat: i64) -> bool:
    """Whether one more road makes the longest trail longer."""
    rest = building.anchors(t, seat)
    while rest != 0:
        vertex = first(rest)
        rest &= rest - 1
        for i in range(3):
            edge = VERTEX_EDGES[3 * vertex + i]
            if edge >= 0 and t.roads[edge] == FREE and longer_by(t, seat, edge) > 0:
                return True
    return False


def robber_value(t: BoardState, mover: i64, h: i64, taste: Taste) -> i64:
    """How much the robber on a hex hurts the others, above all the leader, less what it costs oneself."""
    around = HEX_VERTICES[h]
    value: i64 = 0
    for seat in range(t.seats):
        share = ones(t.towns[seat] & around) + 2 * ones(t.cities[seat] & around)
        if share > 0:
            harm = share * t.island.pips[h] * 4
            if seat == mover:
                value -= taste.robber_self * harm
            else:
                value += harm * (taste.robber_leader + t.open_points(seat))
                if size(t.hands[seat]) > 0:
                    value += taste.robber_hand
    return value
