"""Barbarians: the raid, the campaign and what a victory brings, the base on the opponent's road; superstition."""

from typing import Final

from mypy_extensions import i64

from catanica.games.cardgame.dice_events import BRIGANDS
from catanica.games.cardgame.guests import Guest
from catanica.games.principality import vocabulary as v
from catanica.games.principality.cards.catalogue import FLEET, KNIGHT, LEARNING, UNIT
from catanica.games.principality.cards.effect import ON_POINTS, Effect, several
from catanica.games.principality.cards.frequent import ForBoth
from catanica.games.principality.cards.stores import change_stored, in_stores, offer_stores, pay_from, stored
from catanica.games.principality.position.digest import holds_goods
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.goods import GOLD, ORE
from catanica.games.principality.position.land import FULL
from catanica.games.principality.position.piece import goods_on, owner_of, works_for
from catanica.games.principality.steps.card_step import CardStep, offer_target
from catanica.games.principality.steps.counters import change_at
from catanica.games.principality.steps.goods_steps import (
    ANY,
    first_place,
    gain,
    last_region,
    lose_at,
    offer_stock,
    pay_any,
    receive,
    with_room,
    with_stock,
)
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import PASS, REGION, verb_of
from catanica.kernel.ints import ones
from catanica.kernel.state import NOBODY

VICTORY: Final = v.STEPS.add("victory", v.SEAT, v.CARD)
FORFEIT: Final = v.STEPS.add("forfeit", v.SEAT, v.CARD, v.NUMBER)

SPOILS: Final = 2  # resources a victory brings
ARMY: Final = 2  # knights a campaign needs


# -- victories --------------------------------------------------------------------------------------------------------


class Arch(Effect):
    """A point for each victory over the barbarians while it stands, three at most (123.BI.a)."""

    def fixed(self) -> i64:
        """Victories change by `turn_over` only."""
        return ON_POINTS

    def points(self, g: Duel, seat: i64, p: i64) -> i64:
        """The victories it counts."""
        return goods_on(p)


def offer_arches(g: Duel, seat: i64, out: Options) -> None:
    """The working arches of a player that can still be turned up."""
    counter = g.rules.counter("victories")
    for p in g.land(seat).built:
        if works_for(p, seat) and goods_on(p) < counter.room[v.card_of(p)]:
            offer_target(seat, p, out)


class Victory(CardStep):
    """Who has beaten the barbarians turns an arch up, or takes two resources (113.E.a, 119.C.b)."""

    def who(self, g: Duel, e: i64) -> i64:
        """The victor, if there is an arch to turn."""
        out = Options()
        offer_arches(g, v.seat_of(e), out)
        return i64(NOBODY) if out.count == 0 else v.seat_of(e)

    def run(self, g: Duel, e: i64) -> None:
        """Without an arch there is nothing to choose."""
        gain(g, v.seat_of(e), SPOILS, v.card_of(e))

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """An arch, or the resources."""
        offer_arches(g, v.seat_of(e), out)
        out.add(PASS)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """One more victory is counted, or the resources come."""
        if verb_of(code) == PASS:
            self.run(g, e)
            return
        seat = v.seat_of(e)
        i = g.land(seat).find_piece(v.place_of(code), v.card_of(code))
        change_at(g, seat, g.rules.counter("victories"), i, 1)
        g.land(seat).turn_over(i, g.land(seat).built[i])


class Campaign(Effect):
    """With a fleet of any kind and two knights the barbarians are beaten (113.E.a)."""

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """No peasants, cannons, dragons or jesters (102.B.Einheit); and something must come of it."""
        weak = units(g, seat, FLEET) < 1 or units(g, seat, KNIGHT) < ARMY
        out = Options()
        offer_arches(g, seat, out)
        vain = out.count == 0 and with_room(g, seat, ANY) == 0
        return several("needs_army" if weak else "", "no_room_left" if vain else "")

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """A victory."""
        g.push(VICTORY, v.seat_is(seat) | v.card_is(card))


def units(g: Duel, seat: i64, flag: i64) -> i64:
    """How many units of a sort a player has in play; 0 means every sort."""
    n: i64 = 0
    for p in g.land(seat).built:
        card = v.card_of(p)
        if owner_of(p) == seat and g.cat.kind[card] == UNIT and (flag == 0 or g.cat.flags[card] & flag != 0):
            n += 1
    return n


class Raid(ForBoth):
    """Each land fights alone: its units against its roads and monasteries (119.C.b)."""

    def each(self, g: Duel, seat: i64, card: i64) -> None:
        """More units win; otherwise all gold is lost, a treasury's excepted (119.C.a)."""
        if units(g, seat, 0) > barbarians(g, seat):
            g.push(VICTORY, v.seat_is(seat) | v.card_is(card))
        else:
            lose_gold(g, seat)


def barbarians(g: Duel, seat: i64) -> i64:
    """How many come: roads, and monasteries whether they work or not."""
    land = g.land(seat)
    n = ones(land.roads)
    monastery: i64 = g.cat.number("kloster")
    for p in land.built:
        if v.card_of(p) == monastery and owner_of(p) == seat:
            n += 1
    return n


def lose_gold(g: Duel, seat: i64) -> None:
    """All gold on gold regions and on what is no safe store (122.B.a)."""
    land = g.land(seat)
    i = first_place(land)
    while i < last_region(land):
        if land.kind_at(g.cat, i) == GOLD:
            lose_at(g, seat, i, FULL, h.LOST)
        i += 1
    i = 0
    while i < len(land.built):
        p = land.built[i]
        card = v.card_of(p)
        if owner_of(p) == seat and holds_goods(g.cat, card) and g.cat.ready[card] != 0 and stored(p) > 0:
            change_stored(g, seat, i, GOLD, -stored(p))
        i += 1


# -- the base and the mercenary ---------------------------------------------------------------------------------------


class Stronghold(Guest):
    """On a road of the opponent, who pays a toll for action cards until he is strong enough (103.I.f, 103.F.c)."""

    def toll(self, g: Duel, seat: i64, p: i64) -> i64:
        """Each one gold."""
        return 1


class Baroc(Effect):
    """Ore for his owner whenever brigands come, in the first rounds too (117.D.a)."""

    def face(self, g: Duel, seat: i64, p: i64, face: i64) -> None:
        """After the losses; two with an own barbarian base in the other land (103.E.b)."""
        if face != BRIGANDS:
            return
        base: i64 = g.cat.number("barbarenstuetzpunkt")
        n: i64 = 1
        for q in g.land(1 - seat).built:
            if v.card_of(q) == base and works_for(q, seat):
                n = 2
        receive(g, seat, n, ORE)


# -- superstition -----------------------------------------------------------------------------------------------------


class Superstition(ForBoth):
    """Each player loses a resource of choice for each monastery, library and university (119.B.a)."""

    def each(self, g: Duel, seat: i64, card: i64) -> None:
        """Whether they work or not."""
        n: i64 = 0
        for p in g.land(seat).built:
            if owner_of(p) == seat and g.cat.traits[v.card_of(p)] & LEARNING != 0:
                n += 1
        if n > 0 and in_stores(g, seat) != 0:
            g.push(FORFEIT, v.seat_is(seat) | v.card_is(card) | v.number_is(n))
        elif n > 0:
            pay_any(g, seat, n, card)


class Forfeit(CardStep):
    """A player gives up resources of choice; what lies on a card may be given, but never must (122.B.b)."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player, while there is anything."""
        some = with_stock(g, v.seat_of(e), ANY) != 0 or in_stores(g, v.seat_of(e)) != 0
        return v.seat_of(e) if some else i64(NOBODY)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any region, any such card; no more once the regions are empty."""
        offer_stock(g, v.seat_of(e), ANY, out)
        if out.count == 0:
            out.add(PASS)
        offer_stores(g, v.seat_of(e), ANY, out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """One, then the next."""
        if verb_of(code) == PASS:
            return
        if v.number_of(e) > 1:
            again = v.seat_is(v.seat_of(e)) | v.card_is(v.card_of(e))
            g.push(FORFEIT, again | v.number_is(v.number_of(e) - 1))
        if verb_of(code) == REGION:
            lose_at(g, v.seat_of(e), v.region_of(code), 1, h.PAID)
        else:
            pay_from(g, v.seat_of(e), code)
