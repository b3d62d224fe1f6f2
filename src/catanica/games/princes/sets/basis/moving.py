"""Moving house: two own regions, or two own expansions, change places; the layout must stay legal (PR-8, PR-32)."""

from typing import Final

from mypy_extensions import i64

from catanica.games.principality import vocabulary as v
from catanica.games.principality.cards.catalogue import COVER, GREEN, RED, REGION_SITE, is_built
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.geometry import AT_REGION, COVERED, ON_ROAD, OUTSIDE, SIDES
from catanica.games.principality.position.land import Land
from catanica.games.principality.position.piece import owner_of, target_of, with_place, with_target
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.steps.card_step import CardStep, offer_target
from catanica.games.principality.steps.goods_steps import first_place, last_region
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import REGION, verb_of
from catanica.kernel.ints import bit


def is_expansion(g: Duel, seat: i64, p: i64) -> bool:
    """Whether a card in play is an own expansion; covered cards and counter cards are none."""
    return owner_of(p) == seat and v.place_of(p) < OUTSIDE and is_built(g.cat.kind[v.card_of(p)])


def slot_fits(g: Duel, seat: i64, card: i64, place: i64) -> bool:
    """Whether a place is of the kind a card needs."""
    slot_ = g.cat.slot[card]
    if slot_ == GREEN:
        fits = place < SIDES
    elif slot_ == RED or slot_ == COVER:
        fits = place < SIDES and g.land(seat).cities & bit(place >> 1) != 0
    elif slot_ == REGION_SITE:
        fits = AT_REGION <= place < ON_ROAD
    else:
        fits = ON_ROAD <= place < OUTSIDE
    return fits and g.rules.effects[card].fits(g, seat, card, place)


def swap_pieces(g: Duel, land: Land, i: i64, j: i64) -> None:
    """Two cards in play change places; cards they cover go with them."""
    p = land.built[i]
    q = land.built[j]
    k: i64 = 0
    while k < len(land.built):
        c = land.built[k]
        if v.place_of(c) == COVERED:
            if target_of(c) == v.place_of(p) + 1 and g.cat.upon[v.card_of(p)] == v.card_of(c):
                land.alter(k, with_target(c, v.place_of(q) + 1))
            elif target_of(c) == v.place_of(q) + 1 and g.cat.upon[v.card_of(q)] == v.card_of(c):
                land.alter(k, with_target(c, v.place_of(p) + 1))
        k += 1
    land.alter(i, with_place(p, v.place_of(q)))
    land.alter(j, with_place(q, v.place_of(p)))


def pair_fits(g: Duel, seat: i64, p: i64, q: i64) -> bool:
    """Whether two expansions may change places."""
    if v.place_of(p) == v.place_of(q) or not is_expansion(g, seat, q):
        return False
    return slot_fits(g, seat, v.card_of(p), v.place_of(q)) and slot_fits(g, seat, v.card_of(q), v.place_of(p))


def swap_regions(land: Land, i: i64, j: i64) -> None:
    """Two regions change places, with their stock and whatever lies at them (PR-8)."""
    moved = land.regions[i]
    land.lay_region(i, land.regions[j])
    land.lay_region(j, moved)
    k: i64 = 0
    while k < len(land.built):
        place = v.place_of(land.built[k])
        if place == AT_REGION + i:
            land.alter(k, with_place(land.built[k], AT_REGION + j))
        elif place == AT_REGION + j:
            land.alter(k, with_place(land.built[k], AT_REGION + i))
        k += 1


def regions_fit(g: Duel, seat: i64, i: i64, j: i64) -> bool:
    """Whether two regions may change places: what lies at them must be allowed to lie there afterwards (PR-32)."""
    land = g.land(seat)
    if i == j or land.regions[i] == 0 or land.regions[j] == 0:
        return False
    swap_regions(land, i, j)
    fits = True
    for p in land.built:
        place = v.place_of(p)
        if place == AT_REGION + i or place == AT_REGION + j:
            card = v.card_of(p)
            if is_built(g.cat.kind[card]) and not g.rules.effects[card].fits(g, owner_of(p), card, place):
                fits = False
    swap_regions(land, i, j)
    return fits


MOVE_FIRST: Final = v.STEPS.add("move_first", v.SEAT, v.CARD)


class MoveFirst(CardStep):
    """The first of two regions or expansions."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Everything that has a partner to change places with."""
        seat = v.seat_of(e)
        land = g.land(seat)
        i = first_place(land)
        while i < last_region(land):
            j = first_place(land)
            while j < last_region(land):
                if regions_fit(g, seat, i, j):
                    out.add(REGION | v.seat_is(seat) | v.region_is(i))
                    break
                j += 1
            i += 1
        for p in land.built:
            if is_expansion(g, seat, p):
                for q in land.built:
                    if pair_fits(g, seat, p, q):
                        offer_target(seat, p, out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Then the second."""
        seat = v.seat_of(e)
        if verb_of(code) == REGION:
            g.push(MOVE_REGION, v.seat_is(seat) | v.region_is(v.place_of(code)) | v.cause_is(self.card(g, e)))
        else:
            fields = (
                v.seat_is(seat)
                | v.place_is(v.place_of(code))
                | v.card_is(v.card_of(code))
                | v.cause_is(self.card(g, e))
            )
            g.push(MOVE_EXPANSION, fields)


MOVE_REGION: Final = v.STEPS.add("move_region", v.SEAT, v.REGION, v.CAUSE)
MOVE_EXPANSION: Final = v.STEPS.add("move_expansion", v.SEAT, v.PLACE, v.CARD, v.CAUSE)


class MoveRegion(CardStep):
    """A region has been named: the one it changes places with."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every partner."""
        land = g.land(v.seat_of(e))
        j = first_place(land)
        while j < last_region(land):
            if regions_fit(g, v.seat_of(e), v.region_of(e), j):
                out.add(REGION | v.seat_is(v.seat_of(e)) | v.region_is(j))
            j += 1

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """They change places, with what lies on them."""
        land = g.land(v.seat_of(e))
        swap_regions(land, v.region_of(e), v.region_of(code))
        for region in (v.place_of(code), v.region_of(e)):
            g.tell(
                h.REGIONS_SWAPPED,
                v.seat_is(v.seat_of(e)) | v.card_is(v.card_of(land.regions[region])) | v.region_is(region),
            )

    def card(self, g: Duel, e: i64) -> i64:
        """The relocation."""
        return v.cause_of(e)


class MoveExpansion(CardStep):
    """An expansion has been named: the one it changes places with."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every partner."""
        seat = v.seat_of(e)
        land = g.land(seat)
        p = land.built[land.find_piece(v.place_of(e), v.card_of(e))]
        for q in land.built:
            if pair_fits(g, seat, p, q):
                offer_target(seat, q, out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """They change places; goods stay on their cards."""
        seat = v.seat_of(e)
        land = g.land(seat)
        i = land.find_piece(v.place_of(e), v.card_of(e))
        swap_pieces(g, land, i, land.find_piece(v.place_of(code), v.card_of(code)))
        g.tell(h.MOVED, v.seat_is(seat) | v.card_is(v.card_of(e)) | v.place_is(v.place_of(code)))
        g.tell(h.MOVED, v.seat_is(seat) | v.card_is(v.card_of(code)) | v.place_is(v.place_of(e)))

    def card(self, g: Duel, e: i64) -> i64:
        """The relocation."""
        return v.cause_of(e)


def register(rules: Rulebook) -> None:
    """Bind the steps to their numbers."""
    rules.add_steps("PR-32", (MOVE_FIRST, MoveFirst))
    rules.add_step(MOVE_REGION, MoveRegion("move_second", "PR-32"))
    rules.add_step(MOVE_EXPANSION, MoveExpansion("move_second", "PR-32"))
