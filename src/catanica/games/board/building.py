"""Roads, settlements and cities: where they may stand, and what happens when they are built (BG-5, BG-13 to BG-15)."""

from mypy_extensions import i64

from catanica.games.board import happenings, highway
from catanica.games.board.book import DEEDS, Deed
from catanica.games.board.faults import fault, named
from catanica.games.board.goods import CITY_COST, ROAD_COST, TOWN_COST, covers, missing
from catanica.games.board.state import CITIES, FREE, ROADS, TOWNS, BoardState
from catanica.games.board.topology import (
    EDGE_N,
    EDGE_S,
    EVERYWHERE,
    NEAR,
    VERTEX_EDGES,
    VERTICES,
    edge_name,
    other_end,
    vertex_name,
)
from catanica.games.board.verbs import CITY, ROAD, TOWN
from catanica.games.board.victory import look_for_victory
from catanica.games.board.vocabulary import CROSSING, crossing_is, crossing_of, path_is, path_of, seat_is
from catanica.kernel.ints import bit, first, ones
from catanica.kernel.listing import Options
from catanica.kernel.refusal import Fault


def roads_left(t: BoardState, seat: i64) -> i64:
    """Road pieces in the supply."""
    return ROADS - t.laid[seat]


def towns_left(t: BoardState, seat: i64) -> i64:
    """Settlement pieces in the supply."""
    return TOWNS - ones(t.towns[seat])


def cities_left(t: BoardState, seat: i64) -> i64:
    """City pieces in the supply."""
    return CITIES - ones(t.cities[seat])


def anchors(t: BoardState, seat: i64) -> i64:
    """The crossings a seat may build roads from: at an own road or building, without a foreign building (BG-13)."""
    own = t.buildings(seat)
    return (t.reach[seat] | own) & ~(t.all_buildings() & ~own)


def list_roads(t: BoardState, seat: i64, out: Options) -> None:
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
                    out.add(ROAD | path_is(edge))


def has_road_place(t: BoardState, seat: i64) -> bool:
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


def town_places(t: BoardState, within: i64) -> i64:
    """Among some crossings those that keep the distance, as bits."""
    built = t.all_buildings()
    if within == EVERYWHERE:
        return within & ~kept_free(built)
    places: i64 = 0
    rest = within & ~built
    while rest != 0:
        vertex = first(rest)
        rest &= rest - 1
        if built & NEAR[vertex] == 0:
            places |= bit(vertex)
    return places


def kept_free(built: i64) -> i64:
    """The crossings on which nothing may be built any more: those with a building, and those one path away."""
    closed = built
    rest = built
    while rest != 0:
        closed |= NEAR[first(rest)]
        rest &= rest - 1
    return closed


def list_towns(t: BoardState, within: i64, out: Options) -> None:
    """Every crossing among some on which a settlement may stand."""
    list_places(TOWN, town_places(t, within), out)


def list_places(verb: i64, places: i64, out: Options) -> None:
    """An action for each of some crossings."""
    out.add_each(verb, places, CROSSING)


def list_buildings(t: BoardState, seat: i64, out: Options) -> None:
    """Everything a seat can pay and place now."""
    hand = t.hands[seat]
    if covers(hand, ROAD_COST):
        if roads_left(t, seat) > 0:
            list_roads(t, seat, out)
        if covers(hand, TOWN_COST) and towns_left(t, seat) > 0:
            list_towns(t, t.reach[seat], out)
    if covers(hand, CITY_COST) and cities_left(t, seat) > 0:
        list_places(CITY, t.towns[seat], out)


def pay(t: BoardState, seat: i64, price: i64) -> None:
    """Cards go back to the bank."""
    t.hands[seat] -= price
    t.stock += price


def lay_road(t: BoardState, seat: i64, edge: i64) -> None:
    """Put a road down and see to the longest road."""
    t.roads[edge] = seat
    t.laid[seat] += 1
    t.pieces += 1
    t.reach[seat] |= bit(EDGE_N[edge]) | bit(EDGE_S[edge])
    t.tell(happenings.BUILT_ROAD, seat_is(seat) | path_is(edge))
    highway.measure_with(t, seat, edge)
    highway.award_highway(t)


def put_town(t: BoardState, seat: i64, vertex: i64) -> None:
    """Put a settlement down; it may cut a road of others."""
    t.towns[seat] |= bit(vertex)
    t.pieces += 1
    t.tell(happenings.BUILT_TOWN, seat_is(seat) | crossing_is(vertex))
    highway.measure_cut(t, seat, vertex)
    highway.award_highway(t)


def put_city(t: BoardState, seat: i64, vertex: i64) -> None:
    """A settlement becomes a city and goes back to the supply (BG-15)."""
    t.towns[seat] &= ~bit(vertex)
    t.cities[seat] |= bit(vertex)
    t.pieces += 1
    t.tell(happenings.BUILT_CITY, seat_is(seat) | crossing_is(vertex))


# -- the deeds ----------------------------------------------------------------------------------------------------


def unpaid(t: BoardState, seat: i64, price: i64, rule: str) -> list[Fault]:
    """A price that cannot be paid; the ruling that names it."""
    if covers(t.hands[seat], price):
        return []
    return [fault("board_cannot_pay", {"missing": named(missing(t.hands[seat], price))}, rule)]


def path_taken(t: BoardState, edge: i64) -> list[Fault]:
    """A road lies there already."""
    return [fault("board_path_taken", {"place": edge_name(edge)})] if t.roads[edge] != FREE else []


def road_faults(t: BoardState, seat: i64, edge: i64) -> list[Fault]:
    """What speaks against a road, its price left aside (BG-13)."""
    out = path_taken(t, edge)
    ends = bit(EDGE_N[edge]) | bit(EDGE_S[edge])
    if anchors(t, seat) & ends == 0:
        behind = (t.reach[seat] & ends) != 0
        name = "board_path_behind_building" if behind else "board_path_not_connected"
        out.append(fault(name, {"place": edge_name(edge)}))
    if roads_left(t, seat) == 0:
        out.append(fault("board_no_roads_left", {}))
    return out


def crowded(t: BoardState, vertex: i64) -> list[Fault]:
    """Buildings on a crossing or too near to it (BG-14)."""
    out: list[Fault] = []
    built = t.all_buildings()
    if built & bit(vertex) != 0:
        out.append(fault("board_crossing_taken", {"place": vertex_name(vertex)}))
    for other in range(VERTICES):
        if built & NEAR[vertex] & bit(other) != 0:
            out.append(fault("board_too_near", {"place": vertex_name(vertex), "neighbour": vertex_name(other)}))
    return out


class Build(Deed):
    """Build something for its price."""

    def __init__(self, price: i64, rule: str) -> None:
        self.price: i64 = price
        self.rule: str = rule  # names the price

    def put(self, t: BoardState, seat: i64, code: i64) -> None:
        """Put it on the island."""

    def against(self, t: BoardState, seat: i64, code: i64) -> list[Fault]:
        """What speaks against it, its price left aside."""
        return []

    def do(self, t: BoardState, seat: i64, code: i64) -> None:
        """Pay and put it."""
        pay(t, seat, self.price)
        self.put(t, seat, code)
        look_for_victory(t)

    def faults(self, t: BoardState, seat: i64, code: i64) -> list[Fault]:
        """Place, pieces and price."""
        return self.against(t, seat, code) + unpaid(t, seat, self.price, self.rule)


class Road(Build):
    """Build a road (BG-13)."""

    def put(self, t: BoardState, seat: i64, code: i64) -> None:
        """Lay it."""
        lay_road(t, seat, path_of(code))

    def against(self, t: BoardState, seat: i64, code: i64) -> list[Fault]:
        """Connection and pieces."""
        return road_faults(t, seat, path_of(code))


class Town(Build):
    """Build a settlement (BG-14)."""

    def put(self, t: BoardState, seat: i64, code: i64) -> None:
        """Put it."""
        put_town(t, seat, crossing_of(code))

    def against(self, t: BoardState, seat: i64, code: i64) -> list[Fault]:
        """Distance, road and pieces."""
        vertex = crossing_of(code)
        out = crowded(t, vertex)
        if t.reach[seat] & bit(vertex) == 0:
            out.append(fault("board_no_road_there", {"place": vertex_name(vertex)}))
        if towns_left(t, seat) == 0:
            out.append(fault("board_no_settlements_left", {}))
        return out


class City(Build):
    """Build a city (BG-15)."""

    def put(self, t: BoardState, seat: i64, code: i64) -> None:
        """Put it."""
        put_city(t, seat, crossing_of(code))

    def against(self, t: BoardState, seat: i64, code: i64) -> list[Fault]:
        """An own settlement and pieces."""
        out: list[Fault] = []
        vertex = crossing_of(code)
        if t.towns[seat] & bit(vertex) == 0:
            out.append(fault("board_not_your_settlement", {"place": vertex_name(vertex)}))
        if cities_left(t, seat) == 0:
            out.append(fault("board_no_cities_left", {}))
        return out


DEEDS[ROAD] = Road(ROAD_COST, "BG-13")
DEEDS[TOWN] = Town(TOWN_COST, "BG-14")
DEEDS[CITY] = City(CITY_COST, "BG-15")
