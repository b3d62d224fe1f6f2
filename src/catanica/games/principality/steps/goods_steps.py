"""Getting, paying and taking resources. A region is asked for only where it makes a difference.

Choosing a region chooses the resource too, because every region holds one kind.
"""

from typing import Final

from mypy_extensions import i64

from catanica.games.principality import vocabulary as v
from catanica.games.principality.cards.stores import (
    offer_stores,
    pay_from,
    spend_stored,
    stored_kind,
    stores_open,
    stores_with,
)
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.goods import ALL_KINDS, KINDS, held_in, of
from catanica.games.principality.position.land import FULL, Land
from catanica.games.principality.position.piece import stock_of
from catanica.games.principality.steps.card_step import CardStep, SeveralStep
from catanica.games.principality.steps.rows import GAIN, PAY, PAY_ANY, RECEIVE, TAKE
from catanica.games.principality.steps.wrong_choice import Asking, bare_faults, full_faults, handed_faults
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import PASS, REGION, verb_of
from catanica.kernel.ints import bit
from catanica.kernel.refusal import Fault
from catanica.kernel.state import NOBODY
from catanica.kernel.words import Row

ANY: Final = -1


def first_place(land: Land) -> i64:
    """The lowest region index of a land."""
    return land.start()


def last_place(land: Land) -> i64:
    """One past the highest index of a land at which resources can lie: its regions, and its stores if it has any."""
    return land.end()


def last_region(land: Land) -> i64:
    """One past the highest region index of a land, stores left out."""
    return land.last_gap() * 2 + 2


def with_room(g: Duel, seat: i64, kind: i64) -> i64:
    """How many regions of a kind (or of any kind) have room, and how much in all: regions << 8 | room."""
    return tally(g, seat, kind, True)


def with_stock(g: Duel, seat: i64, kind: i64) -> i64:
    """How many regions of a kind (or of any kind) hold something, and how much in all: regions << 8 | stock."""
    return tally(g, seat, kind, False)


def tally(g: Duel, seat: i64, kind: i64, room: bool) -> i64:
    """Regions of a kind (or of any kind) with room, or with stock, and how much of it: regions << 8 | how much."""
    land = g.land(seat)
    regions = land.regions
    resource = g.cat.resource
    n: i64 = 0
    i = first_place(land)
    end = last_place(land)
    while i < end:
        r = regions[i]
        if r != 0 and (kind < 0 or resource[v.card_of(r)] == kind + 1):
            there = 3 - stock_of(r) if room else stock_of(r)
            if there > 0:
                n += 0x100 + there
        i += 1
    return n


def is_choice(places: i64, n: i64) -> bool:
    """Whether the owner has a say: several regions come into question (see with_room), for less than all of it."""
    return places >> 8 > 1 and places & 0xFF > n


def store(g: Duel, seat: i64, kind: i64, n: i64) -> None:
    """Resources of a kind go on its regions as they lie, as far as there is room."""
    land = g.land(seat)
    i = first_place(land)
    end = last_place(land)
    while i < end and n > 0:
        if g.cat.resource[v.card_of(land.regions[i])] == kind + 1:
            n -= gain_at(g, seat, i, n, h.GAINED)
        i += 1


def spend(g: Duel, seat: i64, kind: i64, n: i64) -> None:
    """Resources of a kind (or of any kind) go off the regions as they lie, as far as there are any."""
    land = g.land(seat)
    i = first_place(land)
    end = last_place(land)
    while i < end and n > 0:
        if kind < 0 or g.cat.resource[v.card_of(land.regions[i])] == kind + 1:
            n -= lose_at(g, seat, i, n, h.PAID)
        i += 1


def offer_room(g: Duel, seat: i64, kind: i64, barred: i64, out: Options) -> None:
    """Offer every region of a kind (or any kind but the barred one) that has room."""
    kinds = i64(ALL_KINDS) if kind < 0 else bit(kind)
    if barred >= 0:
        kinds &= ~bit(barred)
    offer_kinds(g, seat, kinds, out)


def offer_kinds(g: Duel, seat: i64, kinds: i64, out: Options) -> None:
    """Offer every region with room whose kind is in a mask."""
    land = g.land(seat)
    regions = land.regions
    resource = g.cat.resource
    resources = kinds << 1  # a card's resource is counted from 1
    open_: i64 = 0
    i = first_place(land)
    end = last_place(land)
    while i < end:
        r = regions[i]
        if stock_of(r) < FULL and resources & bit(resource[v.card_of(r)]) != 0:
            open_ |= bit(i)
        i += 1
    out.add_each(REGION | v.seat_is(seat), open_, v.REGION)


def offer_stock(g: Duel, seat: i64, kind: i64, out: Options) -> None:
    """Offer every region of a kind (or any kind) that holds something."""
    land = g.land(seat)
    regions = land.regions
    resource = g.cat.resource
    filled: i64 = 0
    i = first_place(land)
    end = last_place(land)
    while i < end:
        r = regions[i]
        if stock_of(r) > 0 and (kind < 0 or resource[v.card_of(r)] == kind + 1):
            filled |= bit(i)
        i += 1
    out.add_each(REGION | v.seat_is(seat), filled, v.REGION)


def gain_at(g: Duel, seat: i64, region: i64, n: i64, what: Row) -> i64:
    """Put resources on a region and say so; what does not fit is lost (KB-13)."""
    done = g.land(seat).change(region, n)
    tell_at(g, seat, region, done, what)
    return done


def lose_at(g: Duel, seat: i64, region: i64, n: i64, what: Row) -> i64:
    """Take resources from a region and say so."""
    done = -g.land(seat).change(region, -n)
    tell_at(g, seat, region, done, what)
    return done


def tell_at(g: Duel, seat: i64, region: i64, n: i64, what: Row) -> None:
    """Say what came to a region or left it, if anything did."""
    if n != 0:
        card = v.card_of(g.land(seat).regions[region])
        g.tell(what, v.seat_is(seat) | v.card_is(card) | v.region_is(region) | v.number_is(n))


def gain(g: Duel, seat: i64, n: i64, card: i64 = 0, optional: bool = False) -> None:
    """A player takes resources of choice."""
    g.push(GAIN, v.seat_is(seat) | v.number_is(n) | v.card_is(card) | v.flag_is(1 if optional else 0))


def receive(g: Duel, seat: i64, n: i64, good: i64) -> None:
    """A player stores resources of one kind."""
    g.push(RECEIVE, v.seat_is(seat) | v.number_is(n) | v.good_is(good))


def pay(g: Duel, seat: i64, n: i64, good: i64) -> None:
    """A player pays resources of one kind."""
    g.push(PAY, v.seat_is(seat) | v.number_is(n) | v.good_is(good))


def pay_any(g: Duel, seat: i64, n: i64, card: i64 = 0) -> None:
    """A player pays resources of choice."""
    g.push(PAY_ANY, v.seat_is(seat) | v.number_is(n) | v.card_is(card))


def take(g: Duel, taker: i64, n: i64, card: i64 = 0, optional: bool = False) -> None:
    """A player takes resources of choice from the other."""
    g.push(TAKE, v.seat_is(taker) | v.number_is(n) | v.card_is(card) | v.flag_is(1 if optional else 0))


def settle_trade(g: Duel, seat: i64, n: i64, given: i64, got: i64) -> None:
    """A player pays a number of one kind for one of another: at once as far as nothing is to be chosen."""
    if must_choose(g, seat, n, given):
        receive(g, seat, 1, got)
        pay(g, seat, n, given)
        return
    pay_all(g, seat, given, n)
    if is_choice(with_room(g, seat, got), 1):
        receive(g, seat, 1, got)
    else:
        store(g, seat, got, 1)


def charge(g: Duel, seat: i64, cost: i64) -> None:
    """Pay a cost: at once where there is no choice, otherwise by asking region by region."""
    k: i64 = 0
    while k < KINDS:
        n = of(cost, k)
        if n > 0:
            pay(g, seat, n, k)
        k += 1


def grant(g: Duel, seat: i64, bundle: i64) -> None:
    """Receive a bundle from the bank or the other player, kind by kind."""
    k: i64 = 0
    while k < KINDS:
        n = of(bundle, k)
        if n > 0:
            receive(g, seat, n, k)
        k += 1


class Gain(CardStep):
    """A player takes a number of resources of choice."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player, unless there is room nowhere or only at one region and no way to pass."""
        if v.number_of(e) == 0:
            return NOBODY
        n = with_room(g, v.seat_of(e), ANY) >> 8
        if n == 0 or (n == 1 and v.flag_of(e) == 0):
            return NOBODY
        return v.seat_of(e)

    def run(self, g: Duel, e: i64) -> None:
        """No choice: everything goes where there is room."""
        land = g.land(v.seat_of(e))
        i = first_place(land)
        end = last_place(land)
        while i < end and v.number_of(e) > 0:
            if land.regions[i] != 0 and stock_of(land.regions[i]) < FULL:
                gain_at(g, v.seat_of(e), i, v.number_of(e), h.GAINED)
                return
            i += 1

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """The region is full."""
        return full_faults(g, self.ruling(g, e), code, v.seat_of(e)) if verb_of(code) == REGION else []

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any region with room, or pass."""
        offer_room(g, v.seat_of(e), ANY, ANY, out)
        if v.flag_of(e) == 1:
            out.add(PASS)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """One resource on the chosen region, then the next."""
        if verb_of(code) == PASS:
            return
        gain_at(g, v.seat_of(e), v.region_of(code), 1, h.GAINED)
        if v.number_of(e) > 1:
            gain(g, v.seat_of(e), v.number_of(e) - 1, v.card_of(e), v.flag_of(e) == 1)


class Receive(Asking):
    """A player stores a number of one kind."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player, if several regions could take it and they cannot all be filled."""
        if is_choice(with_room(g, v.seat_of(e), v.good_of(e)), v.number_of(e)):
            return v.seat_of(e)
        return NOBODY

    def run(self, g: Duel, e: i64) -> None:
        """No choice: fill what there is."""
        store(g, v.seat_of(e), v.good_of(e), v.number_of(e))

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """The region is full, or of another kind."""
        return full_faults(g, self.ruling(g, e), code, v.seat_of(e), v.good_of(e))

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """The regions of that kind with room."""
        offer_room(g, v.seat_of(e), v.good_of(e), ANY, out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """One on the chosen region, then the next."""
        gain_at(g, v.seat_of(e), v.region_of(code), 1, h.GAINED)
        if v.number_of(e) > 1:
            receive(g, v.seat_of(e), v.number_of(e) - 1, v.good_of(e))


def payable(g: Duel, seat: i64, kind: i64) -> i64:
    """Where a player can pay a kind (or any kind) from, regions and stores, and how much in all: see with_stock."""
    return with_stock(g, seat, kind) + stores_with(g, seat, kind)


def pay_all(g: Duel, seat: i64, kind: i64, n: i64) -> None:
    """Pay without a choice: all that is there is due, or it lies at one place."""
    spend(g, seat, kind, n)
    spend_stored(g, seat, kind, n)


def paid_kind(g: Duel, seat: i64, code: i64) -> i64:
    """The kind of resource in the region or store an option names."""
    land = g.land(seat)
    if verb_of(code) == REGION:
        return land.kind_at(g.cat, v.region_of(code))
    return stored_kind(land.built[land.find_piece(v.place_of(code), v.card_of(code))])


def pay_one(g: Duel, seat: i64, code: i64) -> None:
    """Pay one resource from the region or store an option names."""
    if verb_of(code) == REGION:
        lose_at(g, seat, v.region_of(code), 1, h.PAID)
    else:
        pay_from(g, seat, code)


def must_choose(g: Duel, seat: i64, n: i64, kind: i64) -> bool:
    """Whether several regions or stores could pay a number of a kind, and not all must be emptied."""
    if of(g.land(seat).stock(g.cat), kind) <= n and not stores_open(g, seat):
        return False
    return is_choice(payable(g, seat, kind), n)


class Pay(Asking):
    """A player pays a number of one kind."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player, if several regions could pay and not all must be emptied."""
        return v.seat_of(e) if must_choose(g, v.seat_of(e), v.number_of(e), v.good_of(e)) else i64(NOBODY)

    def run(self, g: Duel, e: i64) -> None:
        """No choice: take what there is."""
        pay_all(g, v.seat_of(e), v.good_of(e), v.number_of(e))

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """Nothing lies on the region, or it is of another kind."""
        return bare_faults(g, self.ruling(g, e), code, v.seat_of(e), v.good_of(e)) if verb_of(code) == REGION else []

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """The regions of that kind with stock, and the stores."""
        offer_stock(g, v.seat_of(e), v.good_of(e), out)
        offer_stores(g, v.seat_of(e), v.good_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """One from the chosen region or store, then the next."""
        pay_one(g, v.seat_of(e), code)
        if v.number_of(e) > 1:
            pay(g, v.seat_of(e), v.number_of(e) - 1, v.good_of(e))


class PayAny(CardStep):
    """A player pays a number of resources of any kind."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player, if several regions could pay and not all must be emptied."""
        if v.number_of(e) > 0 and is_choice(payable(g, v.seat_of(e), ANY), v.number_of(e)):
            return v.seat_of(e)
        return NOBODY

    def run(self, g: Duel, e: i64) -> None:
        """No choice: take what there is."""
        pay_all(g, v.seat_of(e), ANY, v.number_of(e))

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """Nothing lies on the region."""
        return bare_faults(g, self.ruling(g, e), code, v.seat_of(e)) if verb_of(code) == REGION else []

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any region with stock, any store."""
        offer_stock(g, v.seat_of(e), ANY, out)
        offer_stores(g, v.seat_of(e), ANY, out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """One from the chosen region or store, then the next."""
        pay_one(g, v.seat_of(e), code)
        if v.number_of(e) > 1:
            pay_any(g, v.seat_of(e), v.number_of(e) - 1, v.card_of(e))


def takeable(g: Duel, taker: i64, out: Options) -> None:
    """The other player's regions with something the taker has room for (KB-55)."""
    room = g.land(taker).room(g.cat)
    land = g.land(1 - taker)
    i = first_place(land)
    end = last_place(land)
    while i < end:
        r = land.regions[i]
        if stock_of(r) > 0 and of(room, g.cat.resource[v.card_of(r)] - 1) > 0:
            out.add(REGION | v.seat_is(1 - taker) | v.region_is(i))
        i += 1


def can_take(g: Duel, taker: i64) -> bool:
    """Whether there is anything to take."""
    return held_in(g.land(taker).room(g.cat)) & held_in(g.land(1 - taker).stock(g.cat)) != 0


def take_one(g: Duel, taker: i64, region: i64) -> None:
    """One resource of the other's region changes hands; without room it is lost (PR-41)."""
    land = g.land(1 - taker)
    land.change(region, -1)
    g.tell(
        h.STOLEN, v.seat_is(taker) | v.card_is(v.card_of(land.regions[region])) | v.region_is(region) | v.number_is(1)
    )
    receive(g, taker, 1, land.kind_at(g.cat, region))


class Take(SeveralStep):
    """A player takes resources of choice from the other."""

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """Nothing lies on the region, or there is no room for it."""
        return handed_faults(g, self.ruling(g, e), code, 1 - v.seat_of(e))

    def offers(self, g: Duel, e: i64, out: Options) -> None:
        """The other's regions with something one has room for."""
        takeable(g, v.seat_of(e), out)

    def chosen(self, g: Duel, e: i64, code: i64) -> None:
        """One resource changes hands, then the next."""
        taker = v.seat_of(e)
        if v.number_of(e) > 1:
            take(g, taker, v.number_of(e) - 1, v.card_of(e), optional=True)
        take_one(g, taker, v.region_of(code))
