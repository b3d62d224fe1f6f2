"""Production: what a throw pays, and what happens when the bank runs short (BG-6, BG-7)."""

from typing import Final

from mypy_extensions import i64

from catanica.games.board import happenings
from catanica.games.board.goods import KINDS, amount, covers, pack
from catanica.games.board.island import DESERT, hex_of, terrain_of
from catanica.games.board.state import BoardState
from catanica.games.board.topology import HEX_VERTICES, VERTEX_HEXES
from catanica.games.board.vocabulary import count_is, good_is, seat_is
from catanica.kernel.ints import ones

FULL_HEX: Final = 6  # no hex pays more cards: three cities around it


def claim(t: BoardState, seat: i64, number: i64) -> i64:
    """What a throw would pay a seat from a bank without end, packed."""
    cards: i64 = 0
    for i in range(t.island.yields_from[number], t.island.yields_from[number + 1]):
        plotted = t.island.yielding[i]
        h = hex_of(plotted)
        around = HEX_VERTICES[h]
        here = t.towns[seat] & around
        if here != 0 and h != t.robber:
            cards += pack(terrain_of(plotted), ones(here))
        here = t.cities[seat] & around
        if here != 0 and h != t.robber:
            cards += pack(terrain_of(plotted), 2 * ones(here))
    return cards


def harvest(t: BoardState, number: i64) -> None:
    """Pay everybody for a throw: in one go while the bank has plenty, else as far as it can."""
    begin = t.island.yields_from[number]
    end = t.island.yields_from[number + 1]
    for i in range(begin, end):
        if amount(t.stock, terrain_of(t.island.yielding[i])) < (end - begin) * FULL_HEX:
            _careful_harvest(t, number)
            return
    for i in range(begin, end):
        plotted = t.island.yielding[i]
        if hex_of(plotted) != t.robber:
            _pay_hex(t, hex_of(plotted), terrain_of(plotted))


def _pay_hex(t: BoardState, h: i64, kind: i64) -> None:
    """A hex pays all who live there."""
    around = HEX_VERTICES[h]
    for seat in range(t.seats):
        towns = t.towns[seat] & around
        cities = t.cities[seat] & around
        if towns | cities != 0:
            _pay(t, seat, pack(kind, ones(towns) + 2 * ones(cities)))


def _careful_harvest(t: BoardState, number: i64) -> None:
    """Pay everybody for a throw that the bank may not be able to pay."""
    total: i64 = 0
    for seat in range(t.seats):
        total += claim(t, seat, number)
    if total == 0:
        return
    stock = t.stock
    enough = covers(stock, total)
    for seat in range(t.seats):
        share = claim(t, seat, number)
        if not enough:
            share = in_shortage(share, total, stock)
        if share != 0:
            _pay(t, seat, share)
    if not enough:
        for kind in range(KINDS):
            if amount(total, kind) > amount(stock, kind):
                t.tell(happenings.SHORTAGE, seat_is(t.turn) | good_is(kind))


def in_shortage(share: i64, total: i64, stock: i64) -> i64:
    """What is left of a share, kind by kind: all, or the rest to a sole claimant, or nothing to anybody (BG-7)."""
    left: i64 = 0
    for kind in range(KINDS):
        own = amount(share, kind)
        wanted = amount(total, kind)
        there = amount(stock, kind)
        if wanted <= there:
            left += pack(kind, own)
        elif own == wanted:
            left += pack(kind, there)
    return left


def _pay(t: BoardState, seat: i64, share: i64) -> None:
    """Cards go from the bank to a hand."""
    t.hands[seat] += share
    t.stock -= share
    if t.tracing:
        for kind in range(KINDS):
            if amount(share, kind) > 0:
                t.tell(happenings.HARVEST, seat_is(seat) | count_is(amount(share, kind)) | good_is(kind))


def first_harvest(t: BoardState, seat: i64, vertex: i64) -> None:
    """The second settlement pays one card for each hex around it, the desert none (BG-5)."""
    share: i64 = 0
    for i in range(3):
        h = VERTEX_HEXES[3 * vertex + i]
        if h >= 0 and t.island.terrain[h] != DESERT:
            share += pack(t.island.terrain[h], 1)
    _pay(t, seat, share)
