"""Roads, settlements and cities: where they may stand, and what happens when they are built (BG-5, BG-13 to BG-15)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from catanica.games.board import events, highway
from catanica.games.board.goods import CITY_COST, ROAD_COST, TOWN_COST, covers
from catanica.games.board.table import CITIES, FREE, ROADS, TOWNS, Table
from catanica.games.board.topology import EDGE_N, EDGE_S, EVERYWHERE, NEAR, VERTEX_EDGES, first, other_end
from catanica.games.board.verbs import CITY, ROAD, TOWN, code
from catanica.kernel.ints import bit, ones


def roads_left(t: Table, seat: i64) -> i64:
    """Road pieces in the supply."""
    return ROADS - t.laid[seat]


def towns_left(t: Table, seat: i64) -> i64:
    """Settlement pieces in the supply."""
    return TOWNS - ones(t.towns[seat])


def cities_left(t: Table, seat: i64) -> i64:
    """City pieces in the supply."""
    return CITIES - ones(t.cities[seat])


def anchors(t: Table, seat: i64) -> i64:
    """The crossings a seat may build roads from: at an own road or building, without a foreign building (BG-13)."""
    own = t.buildings(seat)
    return (t.reach[seat] | own) & ~(t.all_buildings() & ~own)


def road_fits(t: Table, seat: i64, edge: i64) -> bool:
    """Whether a road of a seat may lie on a path."""
    return t.roads[edge] == FREE and anchors(t, seat) & (bit(EDGE_N[edge]) | bit(EDGE_S[edge])) != 0


def list_roads(t: Table, seat: i64, out: vec[i64]) -> vec[i64]:
    """Every path a road may be built on, each once."""
    places = anchors(t, seat)
    rest = places
    while rest != 0:
        vertex = first(rest)
        rest &= rest - 1
        for i in range(3):
            edge = VERTEX_EDGES[3 * vertex + i]
            if edge >= 0 and t.roads[edge] == FREE:
                there = other_end(edge, vertex)
                if there > vertex or places & bit(there) == 0:
                    out = append(out, code(ROAD, edge))
    return out


def has_road_place(t: Table, seat: i64) -> bool:
    """Whether a road could be built anywhere."""
    rest = anchors(t, seat)
    while rest != 0:
        vertex = first(rest)
        rest &= rest - 1
        for i in range(3):
            edge = VERTEX_EDGES[3 * vertex + i]
            if edge >= 0 and t.roads[edge] == FREE:
                return True
    return False


def town_places(t: Table, within: i64) -> i64:
    """Among some crossings those that keep the distance, as bits."""
    built = t.all_buildings()
    places: i64 = 0
    rest = within & ~built
    while rest != 0:
        vertex = first(rest)
        rest &= rest - 1
        if built & NEAR[vertex] == 0:
            places |= bit(vertex)
    return places


def list_towns(t: Table, within: i64, out: vec[i64]) -> vec[i64]:
    """Every crossing among some on which a settlement may stand."""
    return list_places(TOWN, town_places(t, within), out)


def list_places(verb: i64, places: i64, out: vec[i64]) -> vec[i64]:
    """An action for each of some crossings."""
    rest = places
    while rest != 0:
        out = append(out, code(verb, first(rest)))
        rest &= rest - 1
    return out


def list_buildings(t: Table, seat: i64, out: vec[i64]) -> vec[i64]:
    """Everything a seat can pay and place now."""
    hand = t.hands[seat]
    if covers(hand, ROAD_COST):
        if roads_left(t, seat) > 0:
            out = list_roads(t, seat, out)
        if covers(hand, TOWN_COST) and towns_left(t, seat) > 0:
            out = list_towns(t, t.reach[seat], out)
    if covers(hand, CITY_COST) and cities_left(t, seat) > 0:
        out = list_places(CITY, t.towns[seat], out)
    return out


def list_founding_roads(t: Table, vertex: i64, out: vec[i64]) -> vec[i64]:
    """The free paths at the settlement just founded (BG-5)."""
    for i in range(3):
        edge = VERTEX_EDGES[3 * vertex + i]
        if edge >= 0 and t.roads[edge] == FREE:
            out = append(out, code(ROAD, edge))
    return out


def list_founding_towns(t: Table, out: vec[i64]) -> vec[i64]:
    """Every crossing that keeps the distance (BG-5)."""
    return list_towns(t, EVERYWHERE, out)


def pay(t: Table, seat: i64, price: i64) -> None:
    """Cards go back to the bank."""
    t.hands[seat] -= price
    t.bank += price


def lay_road(t: Table, seat: i64, edge: i64) -> None:
    """Put a road down and see to the longest road."""
    t.roads[edge] = seat
    t.laid[seat] += 1
    t.reach[seat] |= bit(EDGE_N[edge]) | bit(EDGE_S[edge])
    t.note(events.BUILT_ROAD, seat, edge, 0, 0, -1)
    highway.measure_with(t, seat, edge)
    highway.award_highway(t)


def put_town(t: Table, seat: i64, vertex: i64) -> None:
    """Put a settlement down; it may cut a road of others."""
    t.towns[seat] |= bit(vertex)
    t.note(events.BUILT_TOWN, seat, vertex, 0, 0, -1)
    highway.measure_cut(t, seat, vertex)
    highway.award_highway(t)


def put_city(t: Table, seat: i64, vertex: i64) -> None:
    """A settlement becomes a city and goes back to the supply (BG-15)."""
    t.towns[seat] &= ~bit(vertex)
    t.cities[seat] |= bit(vertex)
    t.note(events.BUILT_CITY, seat, vertex, 0, 0, -1)
