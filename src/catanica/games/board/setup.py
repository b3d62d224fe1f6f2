"""Laying out the island and founding: what chance decides before the first turn (BG-3 to BG-5, BG-24)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from catanica.games.board import building, events, harvest, steps
from catanica.games.board.island import DESERT, HARBOUR_STOCK, TERRAIN_STOCK, TOKENS, UNKNOWN
from catanica.games.board.table import RANDOM_TOKENS, SPIRAL_TOKENS, Table
from catanica.games.board.topology import CORNERS, ENDS, HARBOURS, HEX_NEAR, HEXES, SPIRAL
from catanica.games.board.verbs import PLACE_HARBOUR, PLACE_HEX, PLACE_TOKEN, SPIRAL_FROM, STARTS, code
from catanica.kernel.ints import bit

COLOURS: Final = ["red", "blue", "orange", "white"]  # with fewer players the first ones stay in the box (BG-1)
RED_NUMBERS: Final = [6, 6, 8, 8]

Site = tuple[str, int, int]

# For each colour: first settlement and the end of its road, then the starred one that pays the first hand (BG-3).
BEGINNER_PIECES: Final[list[list[Site]]] = [
    [("N", 0, -1), ("S", 1, -2), ("N", -2, 1), ("S", -1, 0)],
    [("N", 0, 2), ("S", 1, 0), ("N", -2, 2), ("S", -1, 1)],
    [("S", 2, -2), ("N", 1, -1), ("N", -1, 2), ("S", 0, 1)],
    [("N", -1, 0), ("S", -1, -1), ("N", 1, 1), ("S", 2, -1)],
]


def colours(seats: int) -> list[str]:
    """The colours in play, by seat: with three players red is not used."""
    return COLOURS[len(COLOURS) - seats :]


def lay_agenda(t: Table, open_hexes: bool, open_harbours: bool, start: i64) -> None:
    """Everything that must happen before the first turn, the first on top."""
    t.push_raw(steps.SETTLE, 0, 0)
    if start < 0:
        t.push_raw(steps.START, 0, 0)
    else:
        t.start = start
    if t.terms.tokens == SPIRAL_TOKENS:
        t.push_raw(steps.CORNER, 0, 0)
    elif t.terms.tokens == RANDOM_TOKENS:
        t.push_raw(steps.RED_TOKEN, 0, 0)
    if open_harbours:
        t.push_raw(steps.HARBOUR, 0, 0)
    if open_hexes:
        t.push_raw(steps.HEX, 0, 0)


def _left(stock: list[int], lying: vec[i64], kind: i64) -> i64:
    """How many of a kind still lie in the box."""
    left: i64 = stock[kind]
    for there in lying:
        if there == kind:
            left -= 1
    return left


def list_hexes(t: Table, h: i64, out: vec[i64]) -> vec[i64]:
    """Every hex tile still in the box."""
    for terrain in range(DESERT + 1):
        for _ in range(_left(TERRAIN_STOCK, t.island.terrain, terrain)):
            out = append(out, code(PLACE_HEX, h, terrain))
    return out


def list_harbours(t: Table, site: i64, out: vec[i64]) -> vec[i64]:
    """Every harbour tile still in the box."""
    for kind in range(len(HARBOUR_STOCK)):
        for _ in range(_left(HARBOUR_STOCK, t.island.harbours, kind)):
            out = append(out, code(PLACE_HARBOUR, site, kind))
    return out


def list_corners(out: vec[i64]) -> vec[i64]:
    """The six corners of the island."""
    for corner in range(6):
        out = append(out, code(SPIRAL_FROM, corner))
    return out


def list_red_tokens(t: Table, index: i64, out: vec[i64]) -> vec[i64]:
    """Every hex for the next red number: free, not the desert, not beside a red number (BG-4)."""
    reds: i64 = 0
    for h in range(HEXES):
        if t.island.tokens[h] > 0:
            reds |= bit(h)
    number: i64 = RED_NUMBERS[index]
    for h in range(HEXES):
        if t.island.terrain[h] != DESERT and reds & (HEX_NEAR[h] | bit(h)) == 0:
            out = append(out, code(PLACE_TOKEN, h, number))
    return out


def list_tokens(t: Table, h: i64, out: vec[i64]) -> vec[i64]:
    """Every token still in the box."""
    for number in range(2, 13):
        left: i64 = 0
        for token in TOKENS:
            if token == number:
                left += 1
        for lying in t.island.tokens:
            if lying == number:
                left -= 1
        for _ in range(left):
            out = append(out, code(PLACE_TOKEN, h, number))
    return out


def list_starts(t: Table, out: vec[i64]) -> vec[i64]:
    """The dice decide who begins: everybody alike (BG-24)."""
    for seat in range(t.seats):
        out = append(out, code(STARTS, seat))
    return out


def place_hex(t: Table, h: i64, terrain: i64) -> None:
    """A hex tile lies."""
    t.island.terrain[h] = terrain
    if h + 1 < HEXES:
        t.replace(steps.HEX, h + 1, 0)
    else:
        t.pop()


def place_harbour(t: Table, site: i64, kind: i64) -> None:
    """A harbour tile lies."""
    t.island.harbours[site] = kind
    if site + 1 < HARBOURS:
        t.replace(steps.HARBOUR, site + 1, 0)
    else:
        t.pop()


def spiral_tokens(t: Table, corner: i64) -> None:
    """The tokens by letter, counter-clockwise from a corner inwards; the desert is skipped (BG-4)."""
    letter: i64 = 0
    for i in range(HEXES):
        place: i64 = i
        if i < 12:
            place = (i + 2 * corner) % 12
        elif i < 18:
            place = 12 + (i + corner) % 6
        h: i64 = SPIRAL[place]
        if t.island.terrain[h] == DESERT:
            t.island.tokens[h] = 0
        else:
            t.island.tokens[h] = TOKENS[letter]
            letter += 1
    t.pop()


def place_red_token(t: Table, index: i64, h: i64, number: i64) -> None:
    """A red number lies; after the fourth the others follow, hex by hex."""
    t.island.tokens[h] = number
    if index + 1 < len(RED_NUMBERS):
        t.replace(steps.RED_TOKEN, index + 1, 0)
    else:
        _next_token(t, -1)


def place_token(t: Table, h: i64, number: i64) -> None:
    """A number lies."""
    t.island.tokens[h] = number
    _next_token(t, h)


def _next_token(t: Table, done: i64) -> None:
    """Go on to the next hex without a number."""
    h = done + 1
    while h < HEXES:
        if t.island.terrain[h] == DESERT:
            t.island.tokens[h] = 0
        elif t.island.tokens[h] == UNKNOWN:
            t.replace(steps.TOKEN, h, 0)
            return
        h += 1
    t.pop()


def settle(t: Table) -> None:
    """The island lies: found settlements there and back, or put the beginner's pieces; then the first turn."""
    t.island.finish()
    t.robber = t.island.desert()
    t.pop()
    t.push_raw(steps.BEGIN, t.start, 0)
    t.note(events.STARTS, t.start, 0, 0, 0, -1)
    if t.terms.given_pieces:
        put_beginner_pieces(t)
        return
    seat = t.start
    for _ in range(t.seats):
        t.push_raw(steps.FOUND_TOWN, seat, 2)
        seat = t.after(seat)
    for _ in range(t.seats):
        seat = seat - 1 if seat > 0 else t.seats - 1
        t.push_raw(steps.FOUND_TOWN, seat, 1)


def put_beginner_pieces(t: Table) -> None:
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


def found_town(t: Table, seat: i64, vertex: i64, round_number: i64) -> None:
    """A founding settlement; the second one pays (BG-5)."""
    building.put_town(t, seat, vertex)
    if round_number == 2:
        harvest.first_harvest(t, seat, vertex)
    t.replace(steps.FOUND_ROAD, seat, vertex)


def found_road(t: Table, seat: i64, edge: i64) -> None:
    """The road at the settlement just founded."""
    building.lay_road(t, seat, edge)
    t.pop()
