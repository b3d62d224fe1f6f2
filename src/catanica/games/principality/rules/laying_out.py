"""Building cards: where they fit and what they need, from the hand or from the display (KB-20 to KB-22)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.principality import vocabulary as v
from catanica.games.principality.cards.catalogue import (
    BESIDE,
    CITADEL_SITE,
    COVER,
    FOREIGN_CITY,
    FOREIGN_GREEN,
    FOREIGN_REGION,
    FOREIGN_ROAD,
    GREEN,
    ONE_EACH,
    RED,
    REGION_SITE,
    ROAD_SITE,
    UNIQUE,
    UNIT,
    is_laid_out,
)
from catanica.games.principality.cards.effect import BY_PLACE, EVERYWHERE, NEVER
from catanica.games.principality.cards.powers import needs_faults, needs_met
from catanica.games.principality.cards.stores import purse
from catanica.games.principality.position.digest import lists
from catanica.games.principality.position.duel import Duel, Options, Step
from catanica.games.principality.position.geometry import AT_REGION, COVERED, LAID, ON_ROAD, OUTSIDE, REGIONS, SIDES
from catanica.games.principality.position.goods import covers
from catanica.games.principality.position.land import both_sides
from catanica.games.principality.position.piece import owner_of, piece, target_of, with_place, with_since, with_target
from catanica.games.principality.position.pile import find, take_at
from catanica.games.principality.rules.building import pay_fault
from catanica.games.principality.rules.costs import affordable, most_off, pay_for, with_less
from catanica.games.principality.steps.rows import LAID_OUT
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import BUILD, ERECT
from catanica.kernel.ints import bit, highest, lowest
from catanica.kernel.refusal import Fault

UNSEEN: Final = -2  # nobody has looked for open slots yet: any may be but NOWHERE
ANYWHERE: Final = 0xFFFE  # every kind of slot


def site_sides(g: Duel, seat: i64, slot_: i64) -> i64:
    """Mask of sides with a free site for a kind of slot; cards that settle abroad look at the opponent's land."""
    if slot_ == GREEN or slot_ == RED or slot_ == CITADEL_SITE:
        land = g.land(seat)
    elif slot_ == FOREIGN_CITY or slot_ == FOREIGN_GREEN:
        land = g.land(1 - seat)
    else:
        return 0
    free = land.free_sides()
    if slot_ == GREEN or slot_ == FOREIGN_GREEN:
        return free
    return free & both_sides(land.citadels if slot_ == CITADEL_SITE else land.cities)


def offer_builds(g: Duel, seat: i64, stock: i64, out: Options) -> None:
    """Every card of the hand on every free site it fits."""
    if len(g.display) == 0:
        offer_cards(g, seat, BUILD, g.land(seat).hand, stock, UNSEEN, out)
        return
    slots = open_slots(g, seat)
    offer_cards(g, seat, BUILD, g.land(seat).hand, stock, slots, out)
    offer_cards(g, seat, ERECT, g.display, stock, slots, out)


def offer_cards(g: Duel, seat: i64, verb: i64, cards: vec[i64], stock: i64, slots: i64, out: Options) -> None:
    """The same for some cards, of equal ones for one: most cannot be paid for, or find every site taken (`slots`)."""
    cat = g.cat
    found = g.look(seat)
    most = most_off(found)
    n: i64 = len(cards)
    i: i64 = 0
    while i < n:
        card = v.card_of(cards[i])
        if slots & bit(cat.slot[card]) != 0:
            paid = covers(stock, cat.cost[card])
            if paid or most > 0:
                if slots == UNSEEN:
                    slots = open_slots(g, seat)
                here = slots & bit(cat.slot[card]) != 0
                if here and (paid or with_less(g, seat, found, most, stock, card)) and is_first(cards, i):
                    offer_sites(g, seat, verb, card, out)
        i += 1


def is_first(cards: vec[i64], i: i64) -> bool:
    """Whether no equal card comes before one of several."""
    j: i64 = 0
    while v.card_of(cards[j]) != v.card_of(cards[i]):
        j += 1
    return j == i


# -- where a card fits ------------------------------------------------------------------------------------------------


def open_slots(g: Duel, seat: i64) -> i64:
    """The kinds of slots, as a mask, that may have a free place: most cards want a side, and these are soon taken."""
    land = g.land(seat)
    if land.crowns != 0:  # units may lie outside (128.C.c)
        return ANYWHERE
    free = land.free_sides()
    if free == 0:
        return ANYWHERE & ~(bit(GREEN) | bit(RED))
    return i64(ANYWHERE) if free & both_sides(land.cities) != 0 else ANYWHERE & ~bit(RED)


def offer_sites(g: Duel, seat: i64, verb: i64, card: i64, out: Options) -> None:
    """Every free site a card fits, if its conditions hold."""
    if not copies_fit(g, seat, card):
        return
    if needs_met(g, seat, card):
        offer_places(g, seat, verb, card, out)


def offer_places(g: Duel, seat: i64, verb: i64, card: i64, out: Options) -> None:
    """Every free place of the kinds a card may lie at."""
    slot_ = g.cat.slot[card]
    effect = g.rules.effects[card]
    roads = slot_ == ROAD_SITE or slot_ == FOREIGN_ROAD
    if roads or slot_ == REGION_SITE or slot_ == FOREIGN_REGION:
        where = 1 - seat if is_foreign(g, card) else seat
        free = free_roads(g, where) if roads else free_regions(g, where) & effect.regions(g, seat, card)
        place: i64 = ON_ROAD if roads else AT_REGION
        while free != 0:
            if free & 1 != 0 and not effect.forbids(g, seat, card, place):
                out.add(verb | v.card_is(card) | v.place_is(place))
            free >>= 1
            place += 1
        return
    if slot_ == BESIDE:
        if not effect.forbids(g, seat, card, LAID):
            out.add(verb | v.card_is(card) | v.place_is(LAID))
        return
    if slot_ == COVER:
        for p in g.land(seat).built:
            if covers_piece(g, seat, card, p) and not effect.forbids(g, seat, card, v.place_of(p)):
                out.add(verb | v.card_is(card) | v.place_is(v.place_of(p)))
        return
    sides = site_sides(g, seat, slot_)
    land = g.land(seat)
    outside: i64 = 0
    if land.crowns != 0 and goes_outside(g, card):
        outside = both_sides(land.crowns | (land.crowns << 1)) & ~g.look(seat).regions  # see `Land.open_outside`
    if sides | outside == 0:
        return
    choosy = g.rules.choosy[card]
    if choosy == EVERYWHERE:
        if effect.forbids(g, seat, card, LAID):
            return
    elif choosy != NEVER:
        s = lowest(sides)
        while 0 <= s <= highest(sides):
            if sides & bit(s) != 0 and effect.forbids(g, seat, card, s):
                sides &= ~bit(s)
            s += 1
    out.add_each(verb | v.card_is(card), sides, v.PLACE)
    place = OUTSIDE
    while outside != 0:
        if outside & 1 != 0 and (choosy != BY_PLACE or not effect.forbids(g, seat, card, place)):
            out.add(verb | v.card_is(card) | v.place_is(place))
        outside >>= 1
        place += 1


def goes_outside(g: Duel, card: i64) -> bool:
    """Whether a card may lie outside the regions of a metropolis: units (128.C.c), since 2003 no dragons (115.A.a)."""
    slot_ = g.cat.slot[card]
    if slot_ == CITADEL_SITE:
        return g.cat.kind[card] == UNIT and g.rules.house.citadel_units_outside
    return g.cat.kind[card] == UNIT and (slot_ == GREEN or slot_ == RED)


def covers_piece(g: Duel, seat: i64, card: i64, p: i64) -> bool:
    """Whether a card may be laid on a card in play: the one it is meant for, the player's own, at a city."""
    place = v.place_of(p)
    right = v.card_of(p) == g.cat.upon[card] and owner_of(p) == seat and place < SIDES
    return right and g.land(seat).cities & bit(place >> 1) != 0


def cover(g: Duel, seat: i64, card: i64, place: i64) -> None:
    """The card beneath keeps its functions, takes no site, and is out of everybody's reach."""
    land = g.land(seat)
    i = land.find_piece(place, g.cat.upon[card])
    land.alter(i, with_target(with_place(land.built[i], COVERED), place + 1))


def uncover(g: Duel, seat: i64, place: i64) -> None:
    """The card that covered a place has gone: what lay beneath comes to light again."""
    land = g.land(seat)
    i: i64 = 0
    while i < len(land.built):
        p = land.built[i]
        if v.place_of(p) == COVERED and target_of(p) == place + 1:
            land.alter(i, with_target(with_place(p, place), 0))
            return
        i += 1


def is_foreign(g: Duel, card: i64) -> bool:
    """Whether a card is built in the opponent's principality."""
    slot_ = g.cat.slot[card]
    return slot_ == FOREIGN_CITY or slot_ == FOREIGN_GREEN or slot_ == FOREIGN_REGION or slot_ == FOREIGN_ROAD


def free_roads(g: Duel, seat: i64) -> i64:
    """Mask of the gaps of a land with a road that carries no card yet."""
    return g.land(seat).roads & ~g.look(seat).roads


def free_regions(g: Duel, seat: i64) -> i64:
    """Mask of the regions of a land that carry no card yet, outside neither (128.C.b)."""
    land = g.land(seat)
    regions = land.regions
    free: i64 = 0
    i = land.start()
    while i < land.past:
        if regions[i] != 0:
            free |= bit(i)
        i += 1
    return free & ~g.look(seat).regions


def copies_fit(g: Duel, seat: i64, card: i64) -> bool:
    """Whether one more copy is allowed: of some cards there is one in the game, of some one per principality."""
    flags = g.cat.flags[card]
    if flags & UNIQUE != 0 and person_in_play(g, card):
        return False
    return flags & ONE_EACH == 0 or not lists(g.look(seat).people, g.cat.person[card])


def person_in_play(g: Duel, card: i64) -> bool:
    """Whether a card, or another one that shows the same person, lies in either principality."""
    person = g.cat.person[card]
    return lists(g.look(0).people, person) or lists(g.look(1).people, person)


def build_card(g: Duel, seat: i64, card: i64, place: i64) -> None:
    """The card leaves the hand; it is laid out once it is paid for."""
    g.land(seat).take_hand(card, 1 - seat)
    pay_and_lay(g, seat, card, place)


def erect_card(g: Duel, seat: i64, card: i64, place: i64) -> None:
    """The card leaves the display, never passing through the hand (105.C.b)."""
    g.display = take_at(g.display, find(g.display, card))
    pay_and_lay(g, seat, card, place)


def pay_and_lay(g: Duel, seat: i64, card: i64, place: i64) -> None:
    """Pay, then lay out."""
    g.push(LAID_OUT, v.card_is(card) | v.place_is(place) | v.seat_is(seat))
    pay_for(g, seat, card)
    g.rules.effects[card].pay(g, seat, card)


class LaidOut(Step):
    """A paid card lies in play and works at once (KB-22)."""

    def holds(self, g: Duel, e: i64, out: Options) -> None:
        """The card, while it is being paid for."""
        out.add(v.card_of(e))

    def run(self, g: Duel, e: i64) -> None:
        """Lay it out, abroad if it belongs there."""
        card = v.card_of(e)
        seat = v.seat_of(e)
        abroad = is_foreign(g, card)
        land = g.land(1 - seat if abroad else seat)
        if g.cat.slot[card] == COVER:
            cover(g, seat, card, v.place_of(e))
        land.lay(with_since(piece(v.place_of(e), card, seat), g.turn))
        g.tell(h.BUILT, v.seat_is(seat) | v.card_is(card) | v.place_is(v.place_of(e)) | v.flag_is(1 if abroad else 0))
        g.rules.effects[card].built(g, seat, card, v.place_of(e))


def build_faults(g: Duel, seat: i64, verb: i64, card: i64, place: i64) -> list[Fault]:
    """Everything that speaks against building a card there, from the hand or from the display."""
    cat = g.cat
    out: list[Fault] = []
    if card >= len(cat.ids) or not is_laid_out(cat.kind[card]):
        return [g.fault("not_buildable", card=cat.ids[card] if card < len(cat.ids) else "")]
    name = cat.ids[card]
    if verb == BUILD and find(g.land(seat).hand, card) < 0:
        out.append(g.fault("not_in_hand", card=name))
    if verb == ERECT and find(g.display, card) < 0:
        out.append(g.fault("not_on_display", card=name))
    out.extend(needs_faults(g, seat, card))
    if not copies_fit(g, seat, card):
        out.append(g.fault("unique_in_play" if cat.flags[card] & UNIQUE != 0 else "one_each", card=name))
    out.extend(place_faults(g, seat, card, place))
    if not affordable(g, seat, purse(g, seat), card):
        pay_fault(g, seat, cat.cost[card], "cannot_pay", out)
    return out


def place_faults(g: Duel, seat: i64, card: i64, place: i64) -> list[Fault]:
    """Everything that speaks against laying a card at a place, whatever it costs."""
    out: list[Fault] = []
    name = g.cat.ids[card]
    slot_ = g.cat.slot[card]
    sited = True
    roads = slot_ == ROAD_SITE or slot_ == FOREIGN_ROAD
    if roads or slot_ == REGION_SITE or slot_ == FOREIGN_REGION:
        where = 1 - seat if is_foreign(g, card) else seat
        if roads:
            sited = ON_ROAD <= place < OUTSIDE and free_roads(g, where) & bit(place - ON_ROAD) != 0
        else:
            sited = AT_REGION <= place < ON_ROAD and free_regions(g, where) & bit(place - AT_REGION) != 0
        if not sited:
            out.append(g.fault(lane_fault(slot_), card=name))
    elif slot_ == BESIDE:
        sited = place == LAID
        if not sited:
            out.append(g.fault("no_site", card=name))
    elif OUTSIDE <= place < OUTSIDE + REGIONS:
        sited = goes_outside(g, card) and g.land(seat).open_outside(place)
        if not goes_outside(g, card):
            dragon = g.cat.kind[card] == UNIT and slot_ == CITADEL_SITE
            out.append(g.fault("unit_needs_citadel" if dragon else "only_units_outside", card=name))
        elif g.land(seat).columns_at(place) == 0:
            out.append(g.fault("no_site", card=name))
        elif not sited:
            out.append(g.fault("region_place_taken", card=name))
    elif slot_ == COVER:
        i = g.land(seat).find_piece(place, g.cat.upon[card])
        sited = i >= 0 and covers_piece(g, seat, card, g.land(seat).built[i])
        if not sited:
            out.append(g.fault("no_base", card=name))
    elif place >= SIDES or site_sides(g, seat, slot_) & bit(place) == 0:
        sited = False
        out.extend(site_faults(g, seat, card, place))
    effect = g.rules.effects[card]
    if sited or effect.alike():
        for code in effect.forbid(g, seat, card, place).split():
            out.append(g.fault(code, card=name))
    return out


def lane_fault(slot_: i64) -> str:
    """Why a road or a region does not take a card: the code of a fault."""
    if slot_ == ROAD_SITE:
        return "no_free_road"
    return "no_free_road_abroad" if slot_ == FOREIGN_ROAD else "no_free_region"


def site_faults(g: Duel, seat: i64, card: i64, place: i64) -> list[Fault]:
    """Why a side does not take a card."""
    name = g.cat.ids[card]
    slot_ = g.cat.slot[card]
    abroad = slot_ == FOREIGN_CITY or slot_ == FOREIGN_GREEN
    land = g.land(1 - seat if abroad else seat)
    if place >= SIDES or land.capacity(place) == 0:
        return [g.fault("no_site_abroad" if abroad else "no_site", card=name)]
    out: list[Fault] = []
    if land.cities & bit(place >> 1) == 0 and (slot_ == RED or slot_ == FOREIGN_CITY):
        out.append(g.fault("needs_city_abroad" if abroad else "needs_city", card=name))
    if land.citadels & bit(place >> 1) == 0 and slot_ == CITADEL_SITE:
        out.append(g.fault("unit_needs_citadel" if g.cat.kind[card] == UNIT else "needs_citadel", card=name))
    if land.free_sides() & bit(place) == 0:
        out.append(g.fault("no_site_abroad" if abroad else "site_taken", card=name))
    return out
