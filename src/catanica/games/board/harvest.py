"""Production: what a throw pays, and what happens when the bank runs short (BG-6, BG-7)."""

from mypy_extensions import i64

from catanica.games.board import events
from catanica.games.board.goods import KINDS, amount, pack
from catanica.games.board.island import DESERT
from catanica.games.board.table import Table
from catanica.games.board.topology import HEX_VERTICES, VERTEX_HEXES, first
from catanica.kernel.ints import ones


def claim(t: Table, seat: i64, number: i64) -> i64:
    """What a throw would pay a seat from a bank without end, packed."""
    cards: i64 = 0
    rest = t.island.by_number[number]
    while rest != 0:
        h = first(rest)
        rest &= rest - 1
        if h != t.robber:
            around = HEX_VERTICES[h]
            here = ones(t.towns[seat] & around) + 2 * ones(t.cities[seat] & around)
            cards += pack(t.island.terrain[h], here)
    return cards


def harvest(t: Table, number: i64) -> None:
    """Pay everybody for a throw, kind by kind."""
    total: i64 = 0
    for seat in range(t.seats):
        total += claim(t, seat, number)
    if total == 0:
        return
    for kind in range(KINDS):
        wanted = amount(total, kind)
        if wanted > 0:
            _pay_kind(t, number, kind, wanted)


def _pay_kind(t: Table, number: i64, kind: i64, wanted: i64) -> None:
    """Pay one kind: in full, or what is left to a sole claimant, or nothing to anybody (BG-7)."""
    stock = amount(t.bank, kind)
    if wanted > stock:
        t.note(events.SHORTAGE, 0, kind, 0, 0, -1)
    for seat in range(t.seats):
        share = amount(claim(t, seat, number), kind)
        if wanted > stock:
            share = stock if share == wanted else 0
        if share > 0:
            t.hands[seat] += pack(kind, share)
            t.bank -= pack(kind, share)
            t.note(events.HARVEST, seat, kind, share, 0, -1)


def first_harvest(t: Table, seat: i64, vertex: i64) -> None:
    """The second settlement pays one card for each hex around it, the desert none (BG-5)."""
    for i in range(3):
        h = VERTEX_HEXES[3 * vertex + i]
        if h >= 0 and t.island.terrain[h] != DESERT:
            kind = t.island.terrain[h]
            t.hands[seat] += pack(kind, 1)
            t.bank -= pack(kind, 1)
            t.note(events.HARVEST, seat, kind, 1, 0, -1)
