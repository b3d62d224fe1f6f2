"""Stores: cards on which resources lie that can be paid but are no stock (119.C.a, 122.B.b).

What lies there is of one kind at a time. Its owner pays with it in the own turn (from some stores whenever there is
something to pay), beside what lies on the regions: the purse. Thieves, brigands, events and cards that count
resources see the regions only.
"""

from typing import Final

from mypy_extensions import i64

from catanica.games.principality.position.digest import acting, holds_goods, model_of
from catanica.games.principality.position.duel import MAIN, Duel, Options
from catanica.games.principality.position.goods import amount
from catanica.games.principality.position.piece import goods_on, owner_of, with_goods
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import TARGET
from catanica.games.principality.vocabulary import card_is, card_of, good_is, number_is, place_is, place_of, seat_is
from catanica.kernel.ints import bit

MOST: Final = 3  # of a kind on one card: kind and number share the room for goods
NOTHING: Final = -1


def stored(p: i64) -> i64:
    """How many resources lie on a store."""
    n = goods_on(p)
    return i64(0) if n == 0 else (n - 1) % MOST + 1


def stored_kind(p: i64) -> i64:
    """Of which kind; NOTHING on an empty store."""
    n = goods_on(p)
    return i64(NOTHING) if n == 0 else (n - 1) // MOST


def with_stored(p: i64, kind: i64, n: i64) -> i64:
    """The store with so many of a kind on it."""
    return with_goods(p, i64(0) if n == 0 else kind * MOST + n)


def change_stored(g: Duel, seat: i64, index: i64, kind: i64, by: i64) -> None:
    """Resources of a kind are laid on a store, or leave it."""
    land = g.land(seat)
    p = land.built[index]
    n = stored(p) + by
    land.alter(index, with_stored(p, kind, n))
    place = place_is(place_of(p)) | card_is(card_of(p))
    g.tell(h.STORED, seat_is(seat) | place | good_is(kind) | number_is(n))


def pays_from(g: Duel, seat: i64, p: i64) -> bool:
    """Whether from a store of `Digest.stores` something can be paid now."""
    return goods_on(p) != 0 and (trades(g, seat) or g.cat.ready[acting(g, seat, p)] != 0)


def trades(g: Duel, seat: i64) -> bool:
    """Whether a player has the own turn, and the dice are worked off."""
    return seat == g.active and g.phase >= MAIN


def lying(g: Duel, seat: i64, kind: i64) -> i64:
    """How much of a kind lies in a player's stores at any time, on those that do not work too (103.F.c)."""
    total: i64 = 0
    if g.rules.stores:
        for p in g.land(seat).built:
            if owner_of(p) == seat and stored_kind(p) == kind:
                if holds_goods(g.cat, card_of(p)) or holds_goods(g.cat, model_of(g.cat, p)):
                    total += stored(p)
    return total


def stores_open(g: Duel, seat: i64) -> bool:
    """Whether a player may have a store to pay from now: some can be paid from at any time (122.B.b)."""
    return may_store(g, seat) and len(g.look(seat).stores) > 0


def may_store(g: Duel, seat: i64) -> bool:
    """Whether stores, if there are any, can be paid from now."""
    return g.rules.stores and (g.rules.ready or trades(g, seat))


def in_stores(g: Duel, seat: i64) -> i64:
    """What a player can pay from stores now, as a bundle."""
    total: i64 = 0
    if may_store(g, seat):
        stores = g.look(seat).stores
        if len(stores) > 0:
            built = g.land(seat).built
            for i in stores:
                if pays_from(g, seat, built[i]):
                    total += amount(stored_kind(built[i]), stored(built[i]))
    return total


def purse(g: Duel, seat: i64) -> i64:
    """All a player can pay with: what lies on the regions, and what lies in stores."""
    return g.land(seat).stock(g.cat) + in_stores(g, seat)


def penniless(g: Duel, seat: i64) -> bool:
    """Whether a player can pay nothing at all."""
    return g.land(seat).stock(g.cat) == 0 and in_stores(g, seat) == 0


def stores_with(g: Duel, seat: i64, kind: i64) -> i64:
    """How many stores hold something of a kind (or of any kind), and how much in all: stores << 8 | resources."""
    n: i64 = 0
    if may_store(g, seat):
        for i in g.look(seat).stores:
            p = g.land(seat).built[i]
            if pays_from(g, seat, p) and (kind < 0 or stored_kind(p) == kind):
                n += 0x100 + stored(p)
    return n


def offer_stores(g: Duel, seat: i64, kind: i64, out: Options) -> None:
    """Offer every store that holds something of a kind (or of any kind)."""
    if may_store(g, seat):
        for i in g.look(seat).stores:
            p = g.land(seat).built[i]
            if pays_from(g, seat, p) and (kind < 0 or stored_kind(p) == kind):
                out.add(TARGET | seat_is(seat) | place_is(place_of(p)) | card_is(card_of(p)))


def spend_stored(g: Duel, seat: i64, kind: i64, n: i64) -> None:
    """Resources of a kind (or of any kind) leave the stores as they lie, as far as there are any."""
    if not may_store(g, seat):
        return
    for i in g.look(seat).stores:
        p = g.land(seat).built[i]
        if n > 0 and pays_from(g, seat, p) and (kind < 0 or stored_kind(p) == kind):
            gone = stored(p) if stored(p) < n else n
            change_stored(g, seat, i, stored_kind(p), -gone)
            n -= gone


def pay_from(g: Duel, seat: i64, code: i64) -> i64:
    """One resource leaves the store an option names; returns its kind."""
    land = g.land(seat)
    i = land.find_piece(place_of(code), card_of(code))
    kind = stored_kind(land.built[i])
    change_stored(g, seat, i, kind, -1)
    return kind


def may_lie(g: Duel, seat: i64, p: i64, kind: i64) -> bool:
    """Whether one more of a kind may be laid on a working store."""
    return kinds_wanted(g, seat, p) & bit(kind) != 0


def kinds_wanted(g: Duel, seat: i64, p: i64) -> i64:
    """The kinds, as a mask, of which one more may be laid on a working store."""
    card = acting(g, seat, p)
    if stored(p) >= g.cat.capacity[card]:
        return 0
    return g.cat.stores[card] if goods_on(p) == 0 else g.cat.stores[card] & bit(stored_kind(p))
