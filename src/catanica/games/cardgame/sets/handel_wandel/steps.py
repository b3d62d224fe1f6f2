"""The decisions that cards of Handel & Wandel ask for."""

from typing import Final

from mypy_extensions import i64

from catanica.games.cardgame.sets.handel_wandel.pawning import (
    PAWN,
    PAWN_WAIVE,
    REDEEM,
    REDEEMED,
    Pawn,
    PawnWaive,
    Redeem,
    Redeemed,
)
from catanica.games.principality import vocabulary as v
from catanica.games.principality.cards.shared_cards import give_one
from catanica.games.principality.cards.stores import change_stored, may_lie, stored, stored_kind, with_stored
from catanica.games.principality.position.digest import acting, has_twin
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.geometry import ON_ROAD
from catanica.games.principality.position.goods import ENOUGH, GOLD, KINDS, NAMES, amount, held_in, of
from catanica.games.principality.position.land import FULL
from catanica.games.principality.position.piece import (
    blocked,
    goods_on,
    stock_of,
    target_of,
    used,
    with_goods,
    with_target,
    with_used,
)
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.steps.card_step import CardStep, ChoiceStep
from catanica.games.principality.steps.goods_steps import (
    can_take,
    first_place,
    gain_at,
    last_place,
    lose_at,
    offer_room,
    offer_stock,
    receive,
    take_one,
    takeable,
)
from catanica.games.principality.steps.wrong_choice import (
    bare_faults,
    full_faults,
    handed_faults,
    kind_there,
    region_there,
)
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import REGION, TARGET, WANT, verb_of
from catanica.kernel.ints import bit
from catanica.kernel.refusal import Fault

BAZAAR_GIVE: Final = v.STEPS.add("bazaar_give", v.SEAT, v.CARD)
BAZAAR_TAKE: Final = v.STEPS.add("bazaar_take", v.SEAT, v.CARD, v.GOOD)  # the kind given
TRADING_POST: Final = v.STEPS.add("trading_post", v.SEAT, v.CARD, v.PLACE)
MANUFACTURE: Final = v.STEPS.add("manufacture", v.SEAT, v.CARD, v.PLACE)
MANUFACTURE_PAY: Final = v.STEPS.add("manufacture_pay", v.SEAT, v.CARD, v.GOOD)
STOW: Final = v.STEPS.add("stow", v.SEAT, v.CARD, v.PLACE)
NAME_KIND: Final = v.STEPS.add("name_kind", v.SEAT, v.CARD, v.PLACE)
CART_FROM: Final = v.STEPS.add("cart_from", v.SEAT, v.CARD, v.PLACE)
CART_TO: Final = v.STEPS.add("cart_to", v.SEAT, v.CARD, v.REGION)  # where it comes from
JOUST_GOLD: Final = v.STEPS.add("joust_gold", v.SEAT)

MOST_POINTS: Final = 3  # trade points on a manufactory
PRICE: Final = 2  # resources for a trade point

# What a manufactory has done in this turn, as its target: before 2003 one of the two only (101.D.d(e)).
CONVERTED: Final = 1
STOLE: Final = 2


# -- great bazaar -----------------------------------------------------------------------------------------------------


def wares(g: Duel, giver: i64) -> i64:
    """The kinds of a player's goods, as marks, that may change hands: no gold, and the other has room for them."""
    there = held_in(g.land(giver).stock(g.cat)) & held_in(g.land(1 - giver).room(g.cat))
    return there & ~amount(GOLD, ENOUGH)


def offer_wares(g: Duel, giver: i64, kinds: i64, out: Options) -> None:
    """A player's regions with goods of some kinds."""
    land = g.land(giver)
    i = first_place(land)
    end = last_place(land)
    while kinds != 0 and i < end:
        if stock_of(land.regions[i]) > 0 and kinds & amount(land.kind_at(g.cat, i), ENOUGH) != 0:
            out.add(REGION | v.seat_is(giver) | v.region_is(i))
        i += 1


def bazaar_faults(g: Duel, rule: str, code: i64, giver: i64) -> list[Fault]:
    """Why a resource of a player does not change hands at the bazaar."""
    out = handed_faults(g, rule, code, giver)
    if region_there(g, code) and v.seat_of(code) == giver and kind_there(g, code) == GOLD:
        out.append(Fault("resource_not_meant", rule, {"resource": NAMES[GOLD]}))
    return out


class BazaarGive(CardStep):
    """The owner names a resource to give, for which another kind can be had."""

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """Nothing there, gold, no room, or nothing else to be had for it."""
        return bazaar_faults(g, self.rule, code, v.seat_of(e))

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Own resources the other has room for, where something else can be taken."""
        seat = v.seat_of(e)
        given = wares(g, seat)
        taken = wares(g, 1 - seat)
        k: i64 = 0
        while k < KINDS:
            if taken & ~amount(k, ENOUGH) == 0:
                given &= ~amount(k, ENOUGH)
            k += 1
        offer_wares(g, seat, given, out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """It goes to the opponent first."""
        seat = v.seat_of(e)
        kind = g.land(seat).kind_at(g.cat, v.region_of(code))
        g.push(BAZAAR_TAKE, v.seat_is(seat) | v.card_is(v.card_of(e)) | v.good_is(kind))
        give_one(g, seat, code)


class BazaarTake(CardStep):
    """The owner names the resource to take; the opponent cannot refuse."""

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """Nothing there, gold, no room, or the kind just given."""
        out = bazaar_faults(g, self.rule, code, 1 - v.seat_of(e))
        if region_there(g, code) and v.seat_of(code) != v.seat_of(e) and kind_there(g, code) == v.good_of(e):
            out.append(Fault("same_kind", self.rule, {"resource": NAMES[v.good_of(e)]}))
        return out

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Anything but gold and the kind just given."""
        offer_wares(g, 1 - v.seat_of(e), wares(g, 1 - v.seat_of(e)) & ~amount(v.good_of(e), ENOUGH), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """It changes hands."""
        take_one(g, v.seat_of(e), v.region_of(code))


# -- trading post -----------------------------------------------------------------------------------------------------


def may_give(g: Duel, seat: i64, place: i64, row: i64) -> bool:
    """Whether the region of a row beside a road holds something for which the one on the other side has room."""
    if place < ON_ROAD:
        return False
    regions = g.land(seat).regions
    giver = (place - ON_ROAD) * 2 + row
    there = regions[giver ^ 1]
    return stock_of(regions[giver]) > 0 and there != 0 and stock_of(there) < FULL


class TradingPost(CardStep):
    """One resource of a region beside the road becomes one of the region on its other side."""

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """Another region than the two beside the road, nothing there, or no room on the other side."""
        seat = v.seat_of(e)
        out = bare_faults(g, self.rule, code, seat)
        if not region_there(g, code) or v.seat_of(code) != seat:
            return out
        if v.region_of(code) >> 1 != v.place_of(e) - ON_ROAD:
            return [Fault("region_not_meant", self.rule, {})]
        if g.land(seat).regions[v.region_of(code) ^ 1] == 0 or g.land(seat).stock_at(v.region_of(code) ^ 1) == FULL:
            out.append(g.fault("no_room_left"))
        return out

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """The region that gives: it holds something, and the other one has room."""
        row: i64 = 0
        while row < 2:
            if may_give(g, v.seat_of(e), v.place_of(e), row):
                out.add(REGION | v.seat_is(v.seat_of(e)) | v.region_is((v.place_of(e) - ON_ROAD) * 2 + row))
            row += 1

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """One here, one there."""
        lose_at(g, v.seat_of(e), v.region_of(code), 1, h.PAID)
        gain_at(g, v.seat_of(e), v.region_of(code) ^ 1, 1, h.GAINED)


# -- manufactories ----------------------------------------------------------------------------------------------------


def kind_made_of(g: Duel, card: i64) -> i64:
    """The kind of resource that a manufactory works up."""
    return g.cat.resource[card] - 1


def may_still(g: Duel, p: i64, deed: i64) -> bool:
    """Whether a manufactory may do something in this turn: before 2003 not both (101.D.d(e))."""
    return g.rules.house.manufactories_both or not used(p) or target_of(p) == deed


def note_deed(g: Duel, p: i64, deed: i64) -> i64:
    """The manufactory with what it has done in this turn, where that matters; a building that copies one has no room
    for it."""
    own = g.cat.resource[v.card_of(p)] != 0
    return p if g.rules.house.manufactories_both or not own else with_used(with_target(p, deed), True)


def may_convert(g: Duel, seat: i64, p: i64) -> bool:
    """Whether a manufactory can work up two resources of its kind."""
    if goods_on(p) >= MOST_POINTS or not may_still(g, p, CONVERTED):
        return False
    return of(g.land(seat).stock(g.cat), kind_made_of(g, acting(g, seat, p))) >= PRICE


def may_steal(g: Duel, seat: i64, p: i64) -> bool:
    """Whether a manufactory has a trade point for a resource of the opponent."""
    return goods_on(p) > 0 and may_still(g, p, STOLE) and can_take(g, seat)


class Manufacture(CardStep):
    """Two resources of its kind become a trade point, or a trade point takes a resource of the opponent (122.D.a)."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Own regions of its kind: convert; the opponent's regions: take."""
        seat = v.seat_of(e)
        i = g.land(seat).find_piece(v.place_of(e), v.card_of(e))
        if i < 0:
            return
        p = g.land(seat).built[i]
        if may_convert(g, seat, p):
            offer_stock(g, seat, kind_made_of(g, acting(g, seat, p)), out)
        if may_steal(g, seat, p):
            takeable(g, seat, out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Which of the two the region says."""
        seat = v.seat_of(e)
        land = g.land(seat)
        i = land.find_piece(v.place_of(e), v.card_of(e))
        p = land.built[i]
        own = v.seat_of(code) == seat
        n = goods_on(p) + (1 if own else -1)
        land.turn_over(i, with_goods(note_deed(g, p, CONVERTED if own else STOLE), n))
        if g.cat.resource[v.card_of(p)] != 0:
            g.tell(h.TOKENS, v.seat_is(seat) | v.card_is(v.card_of(p)) | v.place_is(v.place_of(p)) | v.number_is(n))
        if not own:
            take_one(g, seat, v.region_of(code))
            return
        lose_at(g, seat, v.region_of(code), 1, h.PAID)
        kind = kind_made_of(g, acting(g, seat, p))
        g.push(MANUFACTURE_PAY, v.seat_is(seat) | v.card_is(v.card_of(e)) | v.good_is(kind))


class ManufacturePay(ChoiceStep):
    """The second resource that becomes a trade point; it comes from a region too."""

    def card(self, g: Duel, e: i64) -> i64:
        """The manufactory."""
        return v.card_of(e)

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """Nothing lies on the region, or it is of another kind."""
        return bare_faults(g, self.rule, code, v.seat_of(e), v.good_of(e))

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """The regions of its kind with stock."""
        offer_stock(g, v.seat_of(e), v.good_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Used up."""
        lose_at(g, v.seat_of(e), v.region_of(code), 1, h.PAID)


# -- stores -----------------------------------------------------------------------------------------------------------


class Stow(CardStep):
    """The owner moves a resource between a store and a region of its kind (103.P.c)."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """A region: one goes into the store; the store itself: one comes out."""
        seat = v.seat_of(e)
        land = g.land(seat)
        index = land.find_piece(v.place_of(e), v.card_of(e))
        if index < 0:
            return
        p = land.built[index]
        i = first_place(land)
        while i < last_place(land):
            if stock_of(land.regions[i]) > 0 and may_lie(g, seat, p, land.kind_at(g.cat, i)):
                out.add(REGION | v.seat_is(seat) | v.region_is(i))
            i += 1
        if stored(p) > 0 and of(land.room(g.cat), stored_kind(p)) > 0:
            out.add(TARGET | v.seat_is(seat) | v.place_is(v.place_of(p)) | v.card_is(v.card_of(p)))

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """In or out."""
        seat = v.seat_of(e)
        land = g.land(seat)
        i = land.find_piece(v.place_of(e), v.card_of(e))
        if verb_of(code) == REGION:
            land.change(v.region_of(code), -1)
            change_stored(g, seat, i, land.kind_at(g.cat, v.region_of(code)), 1)
            return
        kind = stored_kind(land.built[i])
        change_stored(g, seat, i, kind, -1)
        receive(g, seat, 1, kind)


# -- cartwright -------------------------------------------------------------------------------------------------------


def named_kinds(g: Duel, seat: i64, place: i64, card: i64) -> i64:
    """The kinds that the cartwrights of a side may move in this turn, as a mask."""
    kinds: i64 = 0
    for p in g.land(seat).built:
        if v.place_of(p) == place and v.card_of(p) == card:
            kinds |= kind_named(p)
    return kinds


def kind_named(p: i64) -> i64:
    """The kind that a cartwright who works has been told in this turn, as a mask."""
    return bit(stored_kind(p)) if used(p) and stored(p) > 0 and not blocked(p) else i64(0)


class NameKind(CardStep):
    """The owner names a kind of resource before the roll (103.C.b)."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any kind."""
        k: i64 = 0
        while k < KINDS:
            out.add(WANT | v.good_is(k))
            k += 1

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """It may be moved once the dice have fallen."""
        land = g.land(v.seat_of(e))
        i: i64 = 0
        while i < len(land.built):
            p = land.built[i]
            if v.place_of(p) == v.place_of(e) and v.card_of(p) == v.card_of(e) and used(p) and goods_on(p) == 0:
                land.alter(i, with_stored(p, v.good_of(code), 1))
                g.tell(h.NAMED, v.seat_is(v.seat_of(e)) | v.card_is(v.card_of(p)) | v.good_is(v.good_of(code)))
                return
            i += 1


def next_goal(g: Duel, seat: i64, source: i64, start: i64) -> i64:
    """The first region from a place on that is another one of a region's kind and has room; -1 for none."""
    land = g.land(seat)
    kind = land.kind_at(g.cat, source)
    end = last_place(land)
    i = first_place(land)
    if i < start:
        i = start
    while i < end:
        r = land.regions[i]
        if i != source and stock_of(r) < 3 and land.kind_at(g.cat, i) == kind:
            return i
        i += 1
    return -1


def loads(g: Duel, seat: i64, kind: i64) -> bool:
    """Whether a resource of a kind can be moved from one region to another: there is some, there is room, and there are
    several regions of that kind, for what is not empty gives and what is not full takes."""
    land = g.land(seat)
    stock = of(land.stock(g.cat), kind)
    room = of(land.room(g.cat), kind)
    return stock > 0 and room > 0 and stock + room > FULL


def any_load(g: Duel, seat: i64, p: i64) -> bool:
    """Whether something can be moved by a cartwright, or by another one of the same side."""
    kinds = named_kinds(g, seat, v.place_of(p), v.card_of(p)) if has_twin(g, seat, p) else kind_named(p)
    k: i64 = 0
    while kinds != 0:
        if kinds & 1 != 0 and loads(g, seat, k):
            return True
        kinds >>= 1
        k += 1
    return False


class CartFrom(CardStep):
    """The owner moves a resource of the named kind: first, where it comes from."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Regions of that kind with stock, if another one has room."""
        seat = v.seat_of(e)
        land = g.land(seat)
        kinds = named_kinds(g, seat, v.place_of(e), v.card_of(e))
        i = first_place(land)
        while kinds != 0 and i < last_place(land):
            if (
                stock_of(land.regions[i]) > 0
                and kinds >> land.kind_at(g.cat, i) & 1 != 0
                and next_goal(g, seat, i, 0) >= 0
            ):
                out.add(REGION | v.seat_is(seat) | v.region_is(i))
            i += 1

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Then, where it goes."""
        region = v.region_is(v.region_of(code))
        g.push(CART_TO, v.seat_is(v.seat_of(e)) | v.card_is(v.card_of(e)) | region)


class CartTo(ChoiceStep):
    """Where the resource on the cart goes."""

    def card(self, g: Duel, e: i64) -> i64:
        """The cartwright."""
        return v.card_of(e)

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """The region is full, or of another kind."""
        return full_faults(g, self.rule, code, v.seat_of(e), g.land(v.seat_of(e)).kind_at(g.cat, v.region_of(e)))

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """The other regions of its kind with room."""
        seat = v.seat_of(e)
        i = next_goal(g, seat, v.region_of(e), 0)
        while i >= 0:
            out.add(REGION | v.seat_is(seat) | v.region_is(i))
            i = next_goal(g, seat, v.region_of(e), i + 1)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """One resource, from here to there."""
        lose_at(g, v.seat_of(e), v.region_of(e), 1, h.PAID)
        gain_at(g, v.seat_of(e), v.region_of(code), 1, h.GAINED)


# -- great tournament -------------------------------------------------------------------------------------------------


class JoustGold(ChoiceStep):
    """The winner of the great tournament fills a gold region."""

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """The region is full, or bears no gold."""
        return full_faults(g, self.rule, code, v.seat_of(e), GOLD)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """The own gold regions with room."""
        offer_room(g, v.seat_of(e), GOLD, KINDS, out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """To three gold."""
        gain_at(g, v.seat_of(e), v.region_of(code), FULL, h.GAINED)


def register(rules: Rulebook) -> None:
    """Bind the steps to their rows."""
    rules.add_steps("103.P.c", (BAZAAR_GIVE, BazaarGive), (BAZAAR_TAKE, BazaarTake), (TRADING_POST, TradingPost))
    rules.add_steps("122.D.a", (MANUFACTURE, Manufacture), (MANUFACTURE_PAY, ManufacturePay))
    rules.add_steps("103.P.c", (STOW, Stow))
    rules.add_steps("103.C.b", (NAME_KIND, NameKind))
    rules.add_steps("103.G.c", (CART_FROM, CartFrom), (CART_TO, CartTo))
    rules.add_step(JOUST_GOLD, JoustGold("joust_gold", "KB-12", "grosses_ritterturnier"))
    rules.add_steps("113.U.a", (PAWN, Pawn), (REDEEMED, Redeemed))
    rules.add_step(PAWN_WAIVE, PawnWaive("pawn_waive", "113.U.b", "pfandleiher"))
    rules.add_step(REDEEM, Redeem("redeem", "113.U.a", "pfandleiher"))
