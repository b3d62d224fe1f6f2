"""Laying out the island: what chance decides before the founding (BG-3, BG-4, BG-24)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.board import verbs
from catanica.games.board.book import BOOK, Fall
from catanica.games.board.founding import SETTLE
from catanica.games.board.goods import BANK_OF_19, BANK_WITHOUT_END, CARD_STACK
from catanica.games.board.island import DESERT, HARBOUR_STOCK, TERRAIN_STOCK, TOKENS, UNKNOWN, Island
from catanica.games.board.state import BoardState, free_paths, zeros
from catanica.games.board.terms import RANDOM_TOKENS, SPIRAL_TOKENS, Terms
from catanica.games.board.topology import HARBOURS, HEX_NEAR, HEXES, SPIRAL
from catanica.games.board.vocabulary import (
    COUNT,
    HEX,
    SITE,
    STEPS,
    corner_is,
    corner_of,
    count_is,
    count_of,
    harbour_is,
    harbour_of,
    hex_is,
    hex_of,
    seat_is,
    seat_of,
    site_is,
    site_of,
    terrain_is,
    terrain_of,
    token_is,
    token_of,
)
from catanica.kernel.ints import bit
from catanica.kernel.listing import Options
from catanica.kernel.rng import Rng

RED_NUMBERS: Final = [6, 6, 8, 8]

PLACE_HEX: Final = STEPS.add("place-hex", HEX)
PLACE_HARBOUR: Final = STEPS.add("place-harbour", SITE)
CORNER: Final = STEPS.add("spiral-corner")
RED_TOKEN: Final = STEPS.add("place-red-token", COUNT)  # so many red numbers lie already
PLACE_TOKEN: Final = STEPS.add("place-token", HEX)
START: Final = STEPS.add("starting-seat")


def new_state(
    seats: i64, rng: Rng, terms: Terms, island: Island, start: i64, explicit: bool, tracing: bool
) -> BoardState:
    """A game about to begin: what the island does not say yet is left to chance."""
    t = BoardState(
        seats,
        rng,
        terms,
        island,
        zeros(seats),
        zeros(seats),
        zeros(seats),
        zeros(seats),
        zeros(seats),
        zeros(seats),
        zeros(seats),
        zeros(seats),
        zeros(2 * seats),
        free_paths(),
    )
    t.explicit = explicit
    t.tracing = tracing
    t.stock = BANK_WITHOUT_END if terms.unlimited else BANK_OF_19
    t.deck = CARD_STACK
    _lay_agenda(t, start)
    t.advance()
    return t


def _lay_agenda(t: BoardState, start: i64) -> None:
    """Everything that must happen before the first turn, the first on top."""
    t.push(SETTLE)
    if start < 0:
        t.push(START)
    else:
        t.starter = start
    if t.terms.tokens == SPIRAL_TOKENS:
        t.push(CORNER)
    elif t.terms.tokens == RANDOM_TOKENS:
        t.push(RED_TOKEN)
    if t.island.harbours[0] == UNKNOWN:
        t.push(PLACE_HARBOUR)
    if t.island.terrain[0] == UNKNOWN:
        t.push(PLACE_HEX)


def _lying(places: vec[i64], kind: i64) -> i64:
    """How many of a kind lie on the table."""
    count: i64 = 0
    for there in places:
        if there == kind:
            count += 1
    return count


def _left(stock: list[int], places: vec[i64], kind: i64) -> i64:
    """How many of a kind still lie in the box."""
    box: i64 = stock[kind]
    return box - _lying(places, kind)


class PlaceHex(Fall):
    """A hex tile is laid."""

    def legal(self, g: BoardState, e: i64, out: Options) -> None:
        """Every hex tile still in the box."""
        for terrain in range(DESERT + 1):
            for _ in range(_left(TERRAIN_STOCK, g.island.terrain, terrain)):
                out.add(verbs.PLACE_HEX | hex_is(hex_of(e)) | terrain_is(terrain))

    def take(self, g: BoardState, e: i64, code: i64) -> None:
        """The next one follows."""
        h = hex_of(code)
        g.island.terrain[h] = terrain_of(code)
        if h + 1 < HEXES:
            g.push(PLACE_HEX, hex_is(h + 1))


class PlaceHarbour(Fall):
    """A harbour tile is laid."""

    def legal(self, g: BoardState, e: i64, out: Options) -> None:
        """Every harbour tile still in the box."""
        for kind in range(len(HARBOUR_STOCK)):
            for _ in range(_left(HARBOUR_STOCK, g.island.harbours, kind)):
                out.add(verbs.PLACE_HARBOUR | site_is(site_of(e)) | harbour_is(kind))

    def take(self, g: BoardState, e: i64, code: i64) -> None:
        """The next one follows."""
        site = site_of(code)
        g.island.harbours[site] = harbour_of(code)
        if site + 1 < HARBOURS:
            g.push(PLACE_HARBOUR, site_is(site + 1))


class SpiralCorner(Fall):
    """Where the spiral of tokens begins."""

    def legal(self, g: BoardState, e: i64, out: Options) -> None:
        """The six corners of the island."""
        for corner in range(6):
            out.add(verbs.SPIRAL_FROM | corner_is(corner))

    def take(self, g: BoardState, e: i64, code: i64) -> None:
        """The tokens by letter, counter-clockwise from a corner inwards; the desert is skipped (BG-4)."""
        corner = corner_of(code)
        letter: i64 = 0
        for i in range(HEXES):
            place: i64 = i
            if i < 12:
                place = (i + 2 * corner) % 12
            elif i < 18:
                place = 12 + (i + corner) % 6
            h: i64 = SPIRAL[place]
            if g.island.terrain[h] == DESERT:
                g.island.tokens[h] = 0
            else:
                g.island.tokens[h] = TOKENS[letter]
                letter += 1


class RedToken(Fall):
    """A red number is laid before all others (BG-4)."""

    def legal(self, g: BoardState, e: i64, out: Options) -> None:
        """Every hex that is free, not the desert, not beside a red number."""
        reds: i64 = 0
        for h in range(HEXES):
            if g.island.tokens[h] > 0:
                reds |= bit(h)
        number: i64 = RED_NUMBERS[count_of(e)]
        for h in range(HEXES):
            if g.island.terrain[h] != DESERT and reds & (HEX_NEAR[h] | bit(h)) == 0:
                out.add(verbs.PLACE_TOKEN | hex_is(h) | token_is(number))

    def take(self, g: BoardState, e: i64, code: i64) -> None:
        """After the fourth the others follow, hex by hex."""
        g.island.tokens[hex_of(code)] = token_of(code)
        lying = count_of(e) + 1
        if lying < len(RED_NUMBERS):
            g.push(RED_TOKEN, count_is(lying))
        else:
            _next_token(g, 0)


class PlaceToken(Fall):
    """A number is laid on a hex."""

    def legal(self, g: BoardState, e: i64, out: Options) -> None:
        """Every token still in the box."""
        for number in range(2, 13):
            for _ in range(TOKENS.count(number) - _lying(g.island.tokens, number)):
                out.add(verbs.PLACE_TOKEN | hex_is(hex_of(e)) | token_is(number))

    def take(self, g: BoardState, e: i64, code: i64) -> None:
        """Go on to the next hex."""
        h = hex_of(code)
        g.island.tokens[h] = token_of(code)
        _next_token(g, h + 1)


def _next_token(t: BoardState, begin: i64) -> None:
    """The next hex without a number gets one."""
    h = begin
    while h < HEXES:
        if t.island.terrain[h] == DESERT:
            t.island.tokens[h] = 0
        elif t.island.tokens[h] == UNKNOWN:
            t.push(PLACE_TOKEN, hex_is(h))
            return
        h += 1


class Start(Fall):
    """The dice decide who begins (BG-24)."""

    def legal(self, g: BoardState, e: i64, out: Options) -> None:
        """Everybody alike."""
        for seat in range(g.seats):
            out.add(verbs.STARTS | seat_is(seat))

    def take(self, g: BoardState, e: i64, code: i64) -> None:
        """That seat begins."""
        g.starter = seat_of(code)


BOOK.add_step(PLACE_HEX, PlaceHex(PLACE_HEX, "BG-4"))
BOOK.add_step(PLACE_HARBOUR, PlaceHarbour(PLACE_HARBOUR, "BG-4"))
BOOK.add_step(CORNER, SpiralCorner(CORNER, "BG-4"))
BOOK.add_step(RED_TOKEN, RedToken(RED_TOKEN, "BG-4"))
BOOK.add_step(PLACE_TOKEN, PlaceToken(PLACE_TOKEN, "BG-4"))
BOOK.add_step(START, Start(START, "BG-24"))
