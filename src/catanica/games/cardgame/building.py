"""Building roads, settlements, cities and cards (KB-17 to KB-22), and tearing down (KB-23)."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from catanica.games.cardgame.faults import fault
from catanica.games.cardgame.ids import DRAW_REGIONS, LAID_OUT, LAY_REGIONS
from catanica.games.cardgame.setup import lay_region
from catanica.games.principality import happenings as h
from catanica.games.principality.catalogue import (
    BUILDING,
    FOREIGN_CITY,
    FOREIGN_GREEN,
    GREEN,
    RED,
    REGION_SITE,
    ROAD_SITE,
    UNIQUE,
    UNIT,
)
from catanica.games.principality.duel import Duel, Options, Step
from catanica.games.principality.geometry import ABOVE, AT_REGION, BELOW, ON_ROAD, OUTSIDE, SIDES
from catanica.games.principality.goods import KINDS, NAMES, covers, of
from catanica.games.principality.goods_steps import charge
from catanica.games.principality.land import Land
from catanica.games.principality.piece import card_of, owner_of, piece, with_since
from catanica.games.principality.pile import find, take_at
from catanica.games.principality.play_steps import open_window
from catanica.games.principality.verbs import BUILD, CITY, DEMOLISH, LAY, ROAD, SETTLEMENT, action, first, second, third
from catanica.kernel.agenda import arg_a, arg_b, arg_c
from catanica.kernel.ints import bit, highest, lowest
from catanica.kernel.refusal import Fault
from catanica.kernel.state import NOBODY

SETTLING: Final = 2  # window: a settlement was just built, before its regions are drawn (KB-39)


def affordable(g: Duel, seat: i64, cost: i64) -> bool:
    """Whether the stored resources cover a cost."""
    return covers(g.land(seat).stock(g.cat), cost)


def pay_fault(g: Duel, seat: i64, cost: i64, rule: str, out: list[Fault]) -> None:
    """Say what is missing, kind by kind, and cite the ruling that sets the cost."""
    have = g.land(seat).stock(g.cat)
    if covers(have, cost):
        return
    missing: dict[str, int] = {}
    k: i64 = 0
    while k < KINDS:
        short = of(cost, k) - of(have, k)
        if short > 0:
            missing[NAMES[k]] = short
        k += 1
    out.append(Fault("cannot_pay", rule, {"missing": missing}))


# -- roads, settlements, cities -------------------------------------------------------------------------------------


def road_fits(land: Land, gap: i64) -> bool:
    """A road goes to an outer end, beside a settlement or city, never beside another road (KB-17, KB-63)."""
    if gap < 0 or gap > 12 or land.roads & bit(gap) != 0:
        return False
    return gap == lowest(land.settlements) or gap == highest(land.settlements) + 1


def settlement_fits(land: Land, column: i64) -> bool:
    """A settlement goes to the free end of a road (KB-18)."""
    if column < 0 or column > 11 or land.settlements & bit(column) != 0:
        return False
    left = lowest(land.settlements)
    right = highest(land.settlements)
    if column == left - 1:
        return land.roads & bit(left) != 0
    return column == right + 1 and land.roads & bit(right + 1) != 0


def city_fits(land: Land, column: i64) -> bool:
    """A city goes on an own settlement (KB-19)."""
    return 0 <= column <= 11 and land.settlements & bit(column) != 0 and land.cities & bit(column) == 0


def offer_row(g: Duel, seat: i64, stock: i64, out: Options) -> None:
    """Roads, settlements and cities that can be built now."""
    land = g.land(seat)
    rules = g.rules
    left = lowest(land.settlements)
    right = highest(land.settlements)
    if g.roads_left > 0 and covers(stock, rules.road_cost):
        if road_fits(land, left):
            out.add(action(ROAD, left))
        if road_fits(land, right + 1):
            out.add(action(ROAD, right + 1))
    if g.settlements_left > 0 and covers(stock, rules.settlement_cost):
        if settlement_fits(land, left - 1):
            out.add(action(SETTLEMENT, left - 1))
        if settlement_fits(land, right + 1):
            out.add(action(SETTLEMENT, right + 1))
    if g.cities_left > 0 and covers(stock, rules.city_cost):
        c = left
        while c <= right:
            if city_fits(land, c):
                out.add(action(CITY, c))
            c += 1


def build_road(g: Duel, seat: i64, gap: i64) -> None:
    """Pay and lay a road."""
    g.land(seat).roads |= bit(gap)
    g.roads_left -= 1
    g.note(h.BUILT, seat, g.cat.number("strasse"), gap, 0, -1)
    charge(g, seat, g.rules.road_cost)


def row_faults(g: Duel, seat: i64, code: i64) -> list[Fault]:
    """Everything that speaks against a road, settlement or city there."""
    out: list[Fault] = []
    land = g.land(seat)
    verb = code & 0xFF
    at = first(code)
    if verb == ROAD:
        if g.roads_left == 0:
            out.append(fault("no_roads_left"))
        if not road_fits(land, at):
            out.append(fault("not_at_road_end"))
        pay_fault(g, seat, g.rules.road_cost, "KB-17", out)
    elif verb == SETTLEMENT:
        if g.settlements_left == 0:
            out.append(fault("no_settlements_left"))
        if not settlement_fits(land, at):
            out.append(fault("no_road_there"))
        pay_fault(g, seat, g.rules.settlement_cost, "KB-18", out)
    else:
        if g.cities_left == 0:
            out.append(fault("no_cities_left"))
        if not city_fits(land, at):
            out.append(fault("already_city" if 0 <= at <= 11 and land.cities & bit(at) != 0 else "no_settlement_there"))
        pay_fault(g, seat, g.rules.city_cost, "KB-19", out)
    return out


class Settled(Step):
    """A settlement is paid for and laid; then its regions come. a: seat, b: column."""

    def run(self, g: Duel, e: i64) -> None:
        """Lay it; the scout may be played right now (KB-39)."""
        seat = arg_a(e)
        land = g.land(seat)
        land.settlements |= bit(arg_b(e))
        g.settlements_left -= 1
        card: i64 = g.cat.number("siedlung")
        g.note(h.BUILT, seat, card, arg_b(e), 0, -1)
        g.push(DRAW_REGIONS, seat, arg_b(e))
        open_window(g, SETTLING, seat, card)


class DrawRegions(Step):
    """The two top regions come into play (KB-18). a: seat, b: column."""

    def run(self, g: Duel, e: i64) -> None:
        """Turn them up; the owner chooses which lies above."""
        one = g.region_stack[0] & 0x1FF
        two = g.region_stack[1] & 0x1FF
        g.region_stack = take_at(take_at(g.region_stack, 0), 0)
        g.reveals += 1
        g.push(LAY_REGIONS, arg_a(e) | (arg_b(e) << 1), one, two)


def new_gap(land: Land, column: i64) -> i64:
    """The outer gap of a settlement just built."""
    return column if column == lowest(land.settlements) else column + 1


class LayRegions(Step):
    """The owner lays one new region above and one below (KB-18). a: seat | column << 1, b and c: the regions."""

    def holds(self, g: Duel, e: i64, out: Options) -> None:
        """Both regions."""
        out.add(arg_b(e))
        out.add(arg_c(e))

    def who(self, g: Duel, e: i64) -> i64:
        """The owner, if the two differ."""
        return NOBODY if arg_b(e) == arg_c(e) else arg_a(e) & 1

    def run(self, g: Duel, e: i64) -> None:
        """Two equal regions: no choice."""
        self.lay(g, e, ABOVE)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """The first region above or below; the other goes opposite."""
        gap = new_gap(g.land(arg_a(e) & 1), arg_a(e) >> 1)
        out.add(action(LAY, arg_b(e), gap * 2 + ABOVE))
        out.add(action(LAY, arg_b(e), gap * 2 + BELOW))

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Lay both, empty."""
        self.lay(g, e, second(code) & 1)

    def lay(self, g: Duel, e: i64, row: i64) -> None:
        """The first region in a row, the second in the other."""
        seat = arg_a(e) & 1
        gap = new_gap(g.land(seat), arg_a(e) >> 1)
        lay_region(g, seat, arg_b(e), gap * 2 + row, 0)
        lay_region(g, seat, arg_c(e), gap * 2 + 1 - row, 0)


class CityBuilt(Step):
    """A city is paid for and laid on its settlement. a: seat, b: column."""

    def run(self, g: Duel, e: i64) -> None:
        """Lay it."""
        g.land(arg_a(e)).cities |= bit(arg_b(e))
        g.cities_left -= 1
        g.note(h.BUILT, arg_a(e), g.cat.number("stadt"), arg_b(e), 0, -1)


# -- cards ------------------------------------------------------------------------------------------------------------


def site_sides(g: Duel, seat: i64, slot_: i64) -> i64:
    """Mask of sides with a free site for a kind of slot; cards that settle abroad look at the opponent's land."""
    if slot_ == GREEN or slot_ == RED:
        land = g.land(seat)
    elif slot_ == FOREIGN_CITY or slot_ == FOREIGN_GREEN:
        land = g.land(1 - seat)
    else:
        return 0
    free = land.free_sides()
    if slot_ == GREEN or slot_ == FOREIGN_GREEN:
        return free
    towns: i64 = 0
    c = lowest(land.cities)
    while 0 <= c <= highest(land.cities):
        if land.cities & bit(c) != 0:
            three: i64 = 3
            towns |= three << (c * 2)
        c += 1
    return free & towns


def offer_builds(g: Duel, seat: i64, stock: i64, out: Options) -> None:
    """Every card of the hand on every free site it fits."""
    cat = g.cat
    hand = g.land(seat).hand
    n: i64 = len(hand)
    i: i64 = 0
    while i < n:
        card = hand[i] & 0x1FF
        kind = cat.kind[card]
        if (kind == BUILDING or kind == UNIT) and covers(stock, build_cost(g, seat, card)):
            j: i64 = 0
            while j < i and hand[j] & 0x1FF != card:
                j += 1
            if j == i:
                offer_sites(g, seat, card, out)
        i += 1


def build_cost(g: Duel, seat: i64, card: i64) -> i64:
    """What a card costs its builder."""
    return g.cat.cost[card]


def offer_sites(g: Duel, seat: i64, card: i64, out: Options) -> None:
    """Every free site a card fits."""
    slot_ = g.cat.slot[card]
    if g.cat.flags[card] & UNIQUE != 0 and in_play(g, card):
        return
    effect = g.rules.effects[card]
    if slot_ == REGION_SITE or slot_ == ROAD_SITE:
        place: i64 = AT_REGION if slot_ == REGION_SITE else ON_ROAD
        end: i64 = ON_ROAD if slot_ == REGION_SITE else OUTSIDE
        while place < end:
            if place_exists(g, seat, place) and effect.forbid(g, seat, card, place) == "":
                out.add(action(BUILD, card, place))
            place += 1
        return
    sides = site_sides(g, seat, slot_)
    s = lowest(sides)
    while 0 <= s < SIDES:
        if sides & bit(s) != 0 and effect.forbid(g, seat, card, s) == "":
            out.add(action(BUILD, card, s))
        s += 1


def place_exists(g: Duel, seat: i64, place: i64) -> bool:
    """Whether an own region or road lies there and carries no expansion yet."""
    land = g.land(seat)
    if place >= ON_ROAD:
        there = land.roads & bit(place - ON_ROAD) != 0
    else:
        there = land.regions[place - AT_REGION] != 0
    return there and land.taken(place) == 0


def in_play(g: Duel, card: i64) -> bool:
    """Whether a card lies in either principality."""
    for p in g.land0.built:
        if card_of(p) == card:
            return True
    for p in g.land1.built:
        if card_of(p) == card:
            return True
    return False


def build_card(g: Duel, seat: i64, card: i64, place: i64) -> None:
    """The card leaves the hand; it is laid out once it is paid for."""
    g.land(seat).take_hand(card, 1 - seat)
    g.push(LAID_OUT, card, place, seat)
    charge(g, seat, build_cost(g, seat, card))


class LaidOut(Step):
    """A paid card lies in play and works at once (KB-22). a: card, b: place, c: builder."""

    def holds(self, g: Duel, e: i64, out: Options) -> None:
        """The card, while it is being paid for."""
        out.add(arg_a(e))

    def run(self, g: Duel, e: i64) -> None:
        """Lay it out, abroad if it belongs there."""
        card = arg_a(e)
        seat = arg_c(e)
        abroad = g.cat.slot[card] == FOREIGN_CITY or g.cat.slot[card] == FOREIGN_GREEN
        land = g.land(1 - seat if abroad else seat)
        land.built = append(land.built, with_since(piece(arg_b(e), card, seat), g.turn))
        g.note(h.BUILT, seat, card, arg_b(e), 1 if abroad else 0, -1)
        g.rules.effects[card].built(g, seat, card, arg_b(e))


def build_faults(g: Duel, seat: i64, card: i64, place: i64) -> list[Fault]:
    """Everything that speaks against building a card there."""
    cat = g.cat
    out: list[Fault] = []
    if card <= 0 or card >= len(cat.ids) or (cat.kind[card] != BUILDING and cat.kind[card] != UNIT):
        return [fault("not_buildable", card=cat.ids[card] if 0 < card < len(cat.ids) else "")]
    name = cat.ids[card]
    if find(g.land(seat).hand, card) < 0:
        out.append(fault("not_in_hand", card=name))
    if cat.flags[card] & UNIQUE != 0 and in_play(g, card):
        out.append(fault("unique_in_play", card=name))
    slot_ = cat.slot[card]
    sited = True
    if slot_ == REGION_SITE or slot_ == ROAD_SITE:
        right = AT_REGION <= place < ON_ROAD if slot_ == REGION_SITE else ON_ROAD <= place < OUTSIDE
        sited = right and place_exists(g, seat, place)
        if not sited:
            out.append(fault("no_site", card=name))
    elif place >= SIDES or site_sides(g, seat, slot_) & bit(place) == 0:
        sited = False
        out.append(site_fault(g, seat, card, place))
    if sited:
        code = g.rules.effects[card].forbid(g, seat, card, place)
        if code != "":
            out.append(fault(code, card=name))
    pay_fault(g, seat, build_cost(g, seat, card), "KB-21", out)
    return out


def site_fault(g: Duel, seat: i64, card: i64, place: i64) -> Fault:
    """Why a side does not take a card."""
    name = g.cat.ids[card]
    slot_ = g.cat.slot[card]
    land = g.land(1 - seat if slot_ == FOREIGN_CITY or slot_ == FOREIGN_GREEN else seat)
    if place >= SIDES or land.capacity(place) == 0:
        return fault("no_site", card=name)
    if land.cities & bit(place >> 1) == 0 and (slot_ == RED or slot_ == FOREIGN_CITY):
        return fault("needs_city", card=name)
    return fault("site_taken", card=name)


# -- tearing down -----------------------------------------------------------------------------------------------------


def offer_demolitions(g: Duel, seat: i64, out: Options) -> None:
    """Every own building or unit, at home or abroad (KB-23, 120.A.a)."""
    if not g.rules.house.demolition:
        return
    for p in g.land(seat).built:
        if owner_of(p) == seat:
            out.add(action(DEMOLISH, card_of(p), p & 0x7F, seat))
    for p in g.land(1 - seat).built:
        if owner_of(p) == seat:
            out.add(action(DEMOLISH, card_of(p), p & 0x7F, 1 - seat))


def demolish(g: Duel, seat: i64, code: i64) -> None:
    """The card goes to the discard pile, never to the hand."""
    land = g.land(third(code))
    land.remove_piece(land.find_piece(second(code), first(code)))
    g.discard = append(g.discard, first(code))
    g.note(h.DEMOLISHED, seat, first(code), second(code), 0, -1)


def demolition_faults(g: Duel, seat: i64, code: i64) -> list[Fault]:
    """Everything that speaks against tearing a card down."""
    out: list[Fault] = []
    card = first(code)
    if card <= 0 or card >= len(g.cat.ids) or third(code) > 1:
        return [fault("not_there", card="")]
    name = g.cat.ids[card]
    if not g.rules.house.demolition:
        out.append(fault("no_demolition"))
    if g.cat.kind[card] != BUILDING and g.cat.kind[card] != UNIT:
        out.append(fault("central_stays", card=name))
        return out
    land = g.land(third(code))
    i = land.find_piece(second(code), card)
    if i < 0:
        out.append(fault("not_there", card=name))
    elif owner_of(land.built[i]) != seat:
        out.append(fault("not_yours", card=name))
    return out
