"""The decisions that cards of the base set ask for."""

from typing import Final

from mypy_extensions import i64

from catanica.games.principality import vocabulary as v
from catanica.games.principality.cards.catalogue import ACTION, AIMED_SPY, SPELLBOOK, UNIT, WIZARD
from catanica.games.principality.cards.shared_cards import GiveBack, ScoutPick, SetNumber, plague
from catanica.games.principality.cards.stores import offer_stores
from catanica.games.principality.position.duel import Duel, Options, Step
from catanica.games.principality.position.goods import KINDS, NAMES, of
from catanica.games.principality.position.piece import stock_of
from catanica.games.principality.position.pile import find
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.rules.shown_hand import put_shown, take_shown
from catanica.games.principality.rules.surplus import closed_fault, full_stacks, offer_put, offer_under, put_card
from catanica.games.principality.steps.card_step import CardStep, OfferStep, SeveralStep
from catanica.games.principality.steps.goods_steps import (
    first_place,
    gain_at,
    last_place,
    offer_room,
    paid_kind,
    pay_one,
)
from catanica.games.principality.steps.rows import GIVE_BACK, OPEN_STACK, SCOUT_PICK, SET_NUMBER
from catanica.games.principality.steps.wrong_choice import bare_faults, full_faults, id_of, kind_there, region_there
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import PASS, PICK, REGION, STACK, verb_of
from catanica.kernel.ints import bit
from catanica.kernel.refusal import Fault

CARAVAN: Final = v.STEPS.add("caravan", v.SEAT, v.NUMBER, v.CARD)
CARAVAN_GET: Final = v.STEPS.add("caravan_get", v.SEAT, v.GOOD, v.CARD)  # the kind given
SPY_PICK: Final = v.STEPS.add("spy_pick", v.SEAT, v.CARD)
BUILDER_STACK: Final = v.STEPS.add("builder_stack", v.SEAT, v.MAYBE_STACK, v.CARD)  # the other player's stack
BUILDER_PUT: Final = v.STEPS.add("builder_put", v.SEAT, v.STACK, v.CARD)  # the stack that was looked through
PLAGUE: Final = v.STEPS.add("plague", v.SEAT, v.CARD)
CONFLICT_PICK: Final = v.STEPS.add("conflict_pick", v.SEAT, v.NUMBER, v.MAYBE_STACK, v.CARD)  # where the first went


def can_give(g: Duel, seat: i64, kind: i64) -> bool:
    """Whether there is room for another kind than the given one."""
    room = g.land(seat).room(g.cat)
    k: i64 = 0
    while k < KINDS:
        if k != kind and of(room, k) > 0:
            return True
        k += 1
    return False


class CaravanGive(SeveralStep):
    """The caravan gives one resource away."""

    def may_stop(self, e: i64) -> bool:
        """The second swap may be left out."""
        return v.number_of(e) == 1

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """Nothing lies on the region."""
        return bare_faults(g, self.rule, code, v.seat_of(e)) if verb_of(code) == REGION else []

    def offers(self, g: Duel, e: i64, out: Options) -> None:
        """Every own resource that could be swapped for another kind."""
        seat = v.seat_of(e)
        land = g.land(seat)
        i = first_place(land)
        end = last_place(land)
        while i < end:
            if stock_of(land.regions[i]) > 0 and can_give(g, seat, land.kind_at(g.cat, i)):
                out.add(REGION | v.seat_is(seat) | v.region_is(i))
            i += 1
        k: i64 = 0
        while k < KINDS:
            if can_give(g, seat, k):
                offer_stores(g, seat, k, out)
            k += 1

    def chosen(self, g: Duel, e: i64, code: i64) -> None:
        """Give it, from a region or a store (122.B.b), then choose another."""
        seat = v.seat_of(e)
        kind = paid_kind(g, seat, code)
        if v.number_of(e) > 1:
            g.push(CARAVAN, v.seat_is(seat) | v.number_is(v.number_of(e) - 1) | v.card_is(v.card_of(e)))
        pay_one(g, seat, code)
        g.push(CARAVAN_GET, v.seat_is(seat) | v.good_is(kind) | v.card_is(v.card_of(e)))


class CaravanGet(CardStep):
    """The caravan brings another resource."""

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """The region is full, or of the kind that was given."""
        if region_there(g, code) and v.seat_of(code) == v.seat_of(e) and kind_there(g, code) == v.good_of(e):
            return [Fault("same_kind", self.rule, {"resource": NAMES[v.good_of(e)]})]
        return full_faults(g, self.rule, code, v.seat_of(e))

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any region of another kind with room."""
        offer_room(g, v.seat_of(e), -1, v.good_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Store it."""
        gain_at(g, v.seat_of(e), v.region_of(code), 1, h.GAINED)


def stealable(g: Duel, thief: i64, card: i64) -> bool:
    """Units and action cards, in the old base game any card (KB-40); once, what is magic by lords of citadels only."""
    kind = g.cat.kind[card]
    if g.rules.house.spy_needs_citadel and (
        kind == WIZARD or kind == SPELLBOOK or (kind == ACTION and priced(g, card))
    ):
        return g.land(thief).citadels != 0
    return kind == ACTION or kind == UNIT or g.rules.house.spy_takes_all


def priced(g: Duel, card: i64) -> bool:
    """Whether a card costs something that only a set knows, such as magic."""
    for counter in g.rules.counters:
        if counter.price[card] > 0:
            return True
    return False


class SpyPick(OfferStep):
    """The spy may take one card of the shown hand, if there is one to take (112.S.b)."""

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """Not everything in the hand can be stolen (112.S.g, 112.S.h, 141.J.c)."""
        card = v.card_of(code)
        if verb_of(code) != PICK or find(g.land(1 - v.seat_of(e)).hand, card) < 0:
            return []
        magic = g.cat.kind[card] == WIZARD or g.cat.kind[card] == SPELLBOOK or stealable(g, v.seat_of(e), card)
        name: dict[str, object] = {"card": g.cat.ids[card]}
        if g.cat.immune[card] & AIMED_SPY != 0:
            return [Fault("immune_to_it", "141.J.c", name)]
        return [Fault("spies_leave_it", "112.S.h" if magic else "112.S.g", name)]

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Whatever can be stolen; or nothing: he may, he need not (KB-40)."""
        for s in g.land(1 - v.seat_of(e)).hand:
            card = v.card_of(s)
            code = PICK | v.card_is(card)
            spared = g.cat.immune[card] & AIMED_SPY != 0
            if stealable(g, v.seat_of(e), card) and not spared and not out.has(code):
                out.add(code)
        if out.count > 0:
            out.add(PASS)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """It changes hands and may be used at once."""
        if verb_of(code) != PASS:
            take_shown(g, v.seat_of(e), v.card_of(code))


class BuilderStack(OfferStep):
    """The builder: a player takes up a stack, the second player a different one (KB-41); it cannot be declined."""

    def run(self, g: Duel, e: i64) -> None:
        """No stack for this player: the other still builds."""
        self.then(g, e, -1)

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """The other player's stack."""
        if v.stack_of(code) != v.maybe_stack_of(e):
            return []
        return [Fault("stack_used", self.rule, {"stack": int(v.stack_of(code) + 1)})]

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any stack with cards but the other player's."""
        stacks = full_stacks(g, v.seat_of(e))
        if v.maybe_stack_of(e) >= 0:
            stacks &= ~bit(v.maybe_stack_of(e))
        out.add_each(STACK, stacks, v.STACK)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Look through it, take one, put one under a stack."""
        s = v.stack_of(code)
        self.then(g, e, s)
        g.push(BUILDER_PUT, v.seat_is(v.seat_of(e)) | v.stack_is(s) | v.card_is(v.card_of(e)))
        g.push(OPEN_STACK, v.seat_is(v.seat_of(e)) | v.stack_is(s))

    def then(self, g: Duel, e: i64, stack: i64) -> None:
        """After the active player the other one."""
        if v.seat_of(e) == g.active:
            g.push(BUILDER_STACK, v.seat_is(1 - g.active) | v.maybe_stack_is(stack) | v.card_is(v.card_of(e)))


class BuilderPut(CardStep):
    """One hand card, perhaps the one just taken, goes under a stack."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any card under any stack; in older editions under the searched one."""
        if g.rules.house.builder_any_stack:
            offer_put(g, v.seat_of(e), out)
            return
        every = Options()
        offer_put(g, v.seat_of(e), every)
        for code in every.codes:
            if v.stack_of(code) == v.stack_of(e):
                out.add(code)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Away with it."""
        put_card(g, v.seat_of(e), code)


class ConflictPick(OfferStep):
    """The knight's owner puts two cards of the shown hand under one stack, while the victim has cards."""

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """A card that hand does not hold, a closed stack, or another one than the first card's."""
        seat = v.seat_of(e)
        s = v.stack_of(code)
        out: list[Fault] = []
        if find(g.land(1 - seat).hand, v.card_of(code)) < 0:
            out.append(Fault("not_among", self.rule, {"card": id_of(g, v.card_of(code))}))
        if s < g.stacks.count() and (not g.belongs(1 - seat, s) or g.barred(seat, s)):
            out.append(closed_fault(g, seat, s))
        elif v.maybe_stack_of(e) >= 0 and s != v.maybe_stack_of(e):
            out.append(Fault("same_stack_again", "119.P.a", {"stack": int(v.maybe_stack_of(e) + 1)}))
        return out

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any card of that hand; the first choice also chooses the stack (119.P.a), one of the victim's that no ban
        closes to the owner: a ban binds the banned player only (112.P.a)."""
        seat = v.seat_of(e)
        stacks: i64 = 0
        k: i64 = 0
        while k < g.stacks.count():
            chosen = v.maybe_stack_of(e) < 0 or k == v.maybe_stack_of(e)
            if chosen and g.belongs(1 - seat, k) and not g.barred(seat, k):
                stacks |= bit(k)
            k += 1
        offer_under(g.land(1 - seat).hand, stacks, out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Both know what went where; it is replaced only at the end of the victim's own turn."""
        seat = v.seat_of(e)
        put_shown(g, seat, code)
        if v.number_of(e) > 1:
            g.push(
                CONFLICT_PICK,
                v.seat_is(seat) | v.number_is(1) | v.maybe_stack_is(v.stack_of(code)) | v.card_is(v.card_of(e)),
            )


class Plague(Step):
    """A plague strikes a player's regions, unless somebody strikes this off (KB-47)."""

    def run(self, g: Duel, e: i64) -> None:
        """Each loses one resource."""
        plague(g, v.seat_of(e))


def register(rules: Rulebook) -> None:
    """Bind the steps to their rows."""
    rules.add_step(SET_NUMBER, SetNumber("alchemist_number", "KB-32"))
    rules.add_steps("KB-37", (GIVE_BACK, GiveBack))
    rules.add_step(CARAVAN, CaravanGive("caravan_give", "KB-38"))
    rules.add_steps("KB-38", (CARAVAN_GET, CaravanGet))
    rules.add_steps("KB-39", (SCOUT_PICK, ScoutPick))
    rules.add_steps("KB-40", (SPY_PICK, SpyPick))
    rules.add_steps("KB-41", (BUILDER_STACK, BuilderStack), (BUILDER_PUT, BuilderPut))
    rules.add_steps("KB-47", (PLAGUE, Plague))
    rules.add_steps("KB-46", (CONFLICT_PICK, ConflictPick))
