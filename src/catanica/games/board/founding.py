"""Founding: the first settlements and roads, there and back round the table, or the beginner's pieces (BG-3, BG-5)."""

from typing import Final, Literal

from mypy_extensions import i64

from catanica.games.board import building, happenings, harvest, verbs
from catanica.games.board.book import BOOK, Ask
from catanica.games.board.faults import fault
from catanica.games.board.state import FREE, BoardState
from catanica.games.board.topology import CORNERS, EDGE_N, EDGE_S, ENDS, EVERYWHERE, VERTEX_EDGES, edge_name
from catanica.games.board.turn import BEGIN, BUILDS
from catanica.games.board.vocabulary import (
    COUNT,
    CROSSING,
    SEAT,
    STEPS,
    count_is,
    count_of,
    crossing_is,
    crossing_of,
    path_is,
    path_of,
    seat_is,
    seat_of,
)
from catanica.kernel.listing import Options
from catanica.kernel.refusal import Fault
from catanica.kernel.step import Step
from catanica.kernel.words import Row, number_of

Colour = Literal["red", "blue", "orange", "white"]
# with fewer players the first ones stay in the box (BG-1)
COLOURS: Final[list[Colour]] = ["red", "blue", "orange", "white"]
PAYING: Final = 2  # the settlement of this round pays the first hand

Site = tuple[str, int, int]

# For each colour: first settlement and the end of its road, then the starred one that pays the first hand (BG-3).
BEGINNER_PIECES: Final[list[list[Site]]] = [
    [("N", 0, -1), ("S", 1, -2), ("N", -2, 1), ("S", -1, 0)],
    [("N", 0, 2), ("S", 1, 0), ("N", -2, 2), ("S", -1, 1)],
    [("S", 2, -2), ("N", 1, -1), ("N", -1, 2), ("S", 0, 1)],
    [("N", -1, 0), ("S", -1, -1), ("N", 1, 1), ("S", 2, -1)],
]


SETTLE: Final = STEPS.add("settle")
FOUND_TOWN: Final = STEPS.add("found-settlement", SEAT, COUNT)  # in the first round or in the second
FOUND_ROAD: Final = STEPS.add("found-road", SEAT, CROSSING)  # at the settlement just founded


def colours(seats: int) -> list[Colour]:
    """The colours in play, by seat: with three players red is not used."""
    return COLOURS[len(COLOURS) - seats :]


class Settle(Step[BoardState]):
    """The island lies."""

    def __init__(self, row: Row) -> None:
        super().__init__(row.name, "BG-5")

    def run(self, g: BoardState, e: i64) -> None:
        """Found settlements there and back, or put the beginner's pieces; then the first turn."""
        g.island.finish()
        g.robber = g.island.desert()
        g.push(BEGIN, seat_is(g.starter))
        g.tell(happenings.STARTS, seat_is(g.starter))
        if g.terms.given_pieces:
            put_beginner_pieces(g)
            return
        seat = g.starter
        for _ in range(g.seats):
            g.push(FOUND_TOWN, seat_is(seat) | count_is(PAYING))
            seat = g.after(seat)
        for _ in range(g.seats):
            seat = g.before(seat)
            g.push(FOUND_TOWN, seat_is(seat) | count_is(1))


def put_beginner_pieces(t: BoardState) -> None:
    """The pieces of the beginner's map (BG-3)."""
    for seat in range(t.seats):
        sites = BEGINNER_PIECES[len(COLOURS) - t.seats + seat]
        for i in range(2):
            town = CORNERS.index(sites[2 * i])
            end = CORNERS.index(sites[2 * i + 1])
            ends = (town, end) if sites[2 * i][0] == "N" else (end, town)
            building.put_town(t, seat, town)
            building.lay_road(t, seat, ENDS.index(ends))
        harvest.first_harvest(t, seat, CORNERS.index(sites[2]))


class Founding(Ask):
    """What is founded costs nothing, so that no price of later stands against what is not asked for yet."""

    def against(self, g: BoardState, e: i64, code: i64) -> list[Fault]:
        """The moment alone speaks against other building."""
        return [] if number_of(code) in BUILDS else super().against(g, e, code)


class FoundTown(Founding):
    """A founding settlement; the second one pays (BG-5)."""

    def legal(self, g: BoardState, e: i64, out: Options) -> None:
        """Every crossing that keeps the distance."""
        building.list_towns(g, EVERYWHERE, out)

    def take(self, g: BoardState, e: i64, code: i64) -> None:
        """Its road follows."""
        seat = seat_of(e)
        vertex = crossing_of(code)
        building.put_town(g, seat, vertex)
        if count_of(e) == PAYING:
            harvest.first_harvest(g, seat, vertex)
        g.push(FOUND_ROAD, seat_is(seat) | crossing_is(vertex))

    def against(self, g: BoardState, e: i64, code: i64) -> list[Fault]:
        """Only the distance counts."""
        if number_of(code) == verbs.TOWN:
            return building.crowded(g, crossing_of(code))
        return super().against(g, e, code)


class FoundRoad(Founding):
    """The road at the settlement just founded (BG-5)."""

    def legal(self, g: BoardState, e: i64, out: Options) -> None:
        """The free paths there."""
        vertex = crossing_of(e)
        for i in range(3):
            edge = VERTEX_EDGES[3 * vertex + i]
            if edge >= 0 and g.roads[edge] == FREE:
                out.add(verbs.ROAD | path_is(edge))

    def take(self, g: BoardState, e: i64, code: i64) -> None:
        """It lies."""
        building.lay_road(g, seat_of(e), path_of(code))

    def against(self, g: BoardState, e: i64, code: i64) -> list[Fault]:
        """Only that settlement counts."""
        if number_of(code) != verbs.ROAD:
            return super().against(g, e, code)
        edge = path_of(code)
        out = building.path_taken(g, edge)
        vertex = crossing_of(e)
        if EDGE_N[edge] != vertex and EDGE_S[edge] != vertex:
            out.append(fault("board_road_not_at_settlement", {"place": edge_name(edge)}))
        return out


BOOK.add_step(SETTLE, Settle(SETTLE))
BOOK.add_step(FOUND_TOWN, FoundTown(FOUND_TOWN, "BG-5", [verbs.TOWN]))
BOOK.add_step(FOUND_ROAD, FoundRoad(FOUND_ROAD, "BG-5", [verbs.ROAD]))
