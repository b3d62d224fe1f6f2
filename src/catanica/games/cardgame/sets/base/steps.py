"""The decisions that cards of the base set ask for."""

from mypy_extensions import i64

from catanica.games.cardgame.ids import (
    BUILDER_PUT,
    BUILDER_STACK,
    CARAVAN,
    CARAVAN_GET,
    CONFLICT_PICK,
    SPY_PICK,
)
from catanica.games.principality.cards.catalogue import ACTION, UNIT
from catanica.games.principality.cards.shared_cards import GiveBack, ScoutPick, SetNumber
from catanica.games.principality.position.duel import Duel, Options, Rulebook, Step
from catanica.games.principality.position.goods import KINDS, of
from catanica.games.principality.rules.shown_hand import put_shown, take_shown
from catanica.games.principality.rules.surplus import offer_put, put_card
from catanica.games.principality.steps.card_step import OfferStep
from catanica.games.principality.steps.goods_steps import first_place, gain_at, last_place, lose_at, offer_room
from catanica.games.principality.steps.hand_check import any_stack
from catanica.games.principality.steps.rows import GIVE_BACK, OPEN_STACK, SCOUT_PICK, SET_NUMBER
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import PASS, PICK, PUT, REGION, STACK, action, first, second, verb_of
from catanica.games.principality.vocabulary import seat_is, stack_is
from catanica.kernel.agenda import arg_a, arg_b, arg_c
from catanica.kernel.state import NOBODY


def can_give(g: Duel, seat: i64, kind: i64) -> bool:
    """Whether there is room for another kind than the given one."""
    room = g.land(seat).room(g.cat)
    k: i64 = 0
    while k < KINDS:
        if k != kind and of(room, k) > 0:
            return True
        k += 1
    return False


def offer_swaps(g: Duel, seat: i64, out: Options) -> None:
    """Every own resource that could be swapped for another kind."""
    land = g.land(seat)
    i = first_place(land)
    end = last_place(land)
    while i < end:
        if land.regions[i] >> 9 > 0 and can_give(g, seat, land.kind_at(g.cat, i)):
            out.add(action(REGION, seat, i))
        i += 1


def can_swap(g: Duel, seat: i64) -> bool:
    """Whether the caravan could swap anything."""
    out = Options()
    offer_swaps(g, seat, out)
    return out.count > 0


class CaravanGive(Step):
    """The caravan gives one resource away. a: seat, b: swaps left, c: card."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player, while a swap is possible."""
        return arg_a(e) if can_swap(g, arg_a(e)) else NOBODY

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any own resource; the second swap may be left out."""
        offer_swaps(g, arg_a(e), out)
        if arg_b(e) == 1:
            out.add(PASS)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Give it, then choose another."""
        if verb_of(code) == PASS:
            return
        seat = arg_a(e)
        if arg_b(e) > 1:
            g.push_raw(CARAVAN, seat, arg_b(e) - 1, arg_c(e))
        lose_at(g, seat, second(code), 1, h.PAID)
        g.push_raw(CARAVAN_GET, seat, g.land(seat).kind_at(g.cat, second(code)), arg_c(e))

    def card(self, g: Duel, e: i64) -> i64:
        """The caravan."""
        return arg_c(e)


class CaravanGet(Step):
    """The caravan brings another resource. a: seat, b: the kind given, c: card."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player."""
        return arg_a(e)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any region of another kind with room."""
        offer_room(g, arg_a(e), -1, arg_b(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Store it."""
        gain_at(g, arg_a(e), second(code), 1, h.GAINED)

    def card(self, g: Duel, e: i64) -> i64:
        """The caravan."""
        return arg_c(e)


class SpyPick(OfferStep):
    """The spy takes one card of the shown hand, if any may be taken (112.S.b). a: seat, b: card."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """A unit or an action card; in the old base game any card."""
        for s in g.land(1 - arg_a(e)).hand:
            card = s & 0x1FF
            kind = g.cat.kind[card]
            code = action(PICK, card)
            if (kind == ACTION or kind == UNIT or g.rules.house.spy_takes_all) and not out.has(code):
                out.add(code)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """It changes hands and may be used at once."""
        take_shown(g, arg_a(e), first(code))


class BuilderStack(Step):
    """The builder: a player takes up a stack, the second player a different one (KB-41). a: seat, b: barred + 1."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player; it cannot be declined while there is a stack with cards."""
        out = Options()
        self.legal(g, e, out)
        return arg_a(e) if out.count > 0 else NOBODY

    def run(self, g: Duel, e: i64) -> None:
        """No stack for this player: the other still builds."""
        self.then(g, e, -1)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any stack with cards but the other player's."""
        if not any_stack(g, arg_a(e)):
            return
        s: i64 = 0
        while s < g.stacks.count():
            if s + 1 != arg_b(e) and g.stacks.size(s) > 0 and g.may_use_stack(arg_a(e), s):
                out.add(action(STACK, s))
            s += 1

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Look through it, take one, put one under a stack."""
        s = first(code)
        self.then(g, e, s)
        g.push_raw(BUILDER_PUT, arg_a(e), s, arg_c(e))
        g.push(OPEN_STACK, seat_is(arg_a(e)) | stack_is(s))

    def then(self, g: Duel, e: i64, stack: i64) -> None:
        """After the active player the other one."""
        if arg_a(e) == g.active:
            g.push_raw(BUILDER_STACK, 1 - g.active, stack + 1, arg_c(e))

    def card(self, g: Duel, e: i64) -> i64:
        """The builder."""
        return arg_c(e)


class BuilderPut(Step):
    """One hand card, perhaps the one just taken, goes under a stack. a: seat, b: the searched stack, c: card."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player."""
        return arg_a(e)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any card under any stack; in older editions under the searched one."""
        every = Options()
        offer_put(g, arg_a(e), every)
        for code in every.codes:
            if g.rules.house.builder_any_stack or second(code) == arg_b(e):
                out.add(code)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Away with it."""
        put_card(g, arg_a(e), code)

    def card(self, g: Duel, e: i64) -> i64:
        """The builder."""
        return arg_c(e)


class ConflictPick(Step):
    """The knight's owner puts two cards of the shown hand under one stack. a: seat | left << 1, b: stack + 1."""

    def who(self, g: Duel, e: i64) -> i64:
        """The owner, while the victim has cards."""
        seat = arg_a(e) & 1
        return seat if len(g.land(1 - seat).hand) > 0 else NOBODY

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any card of that hand; the first choice also chooses the stack (119.P.a)."""
        seat = arg_a(e) & 1
        for s in g.land(1 - seat).hand:
            k: i64 = 0
            while k < g.stacks.count():
                if (arg_b(e) == 0 or k == arg_b(e) - 1) and g.may_use_stack(1 - seat, k):
                    code = action(PUT, s & 0x1FF, k)
                    if not out.has(code):
                        out.add(code)
                k += 1

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Both know what went where; it is replaced only at the end of the victim's own turn."""
        seat = arg_a(e) & 1
        put_shown(g, seat, code)
        if arg_a(e) >> 1 > 1:
            g.push_raw(CONFLICT_PICK, seat | (1 << 1), second(code) + 1, arg_c(e))

    def card(self, g: Duel, e: i64) -> i64:
        """The conflict."""
        return arg_c(e)


def register(rules: Rulebook) -> None:
    """Bind the steps to their numbers."""
    steps = rules.steps
    rules.add_step(SET_NUMBER, SetNumber("alchemist_number", "KB-32"))
    rules.add_step(GIVE_BACK, GiveBack("give_back", "KB-37"))
    steps[CARAVAN] = CaravanGive("caravan_give", "KB-38")
    steps[CARAVAN_GET] = CaravanGet("caravan_get", "KB-38")
    rules.add_step(SCOUT_PICK, ScoutPick("scout_pick", "KB-39"))
    steps[SPY_PICK] = SpyPick("spy_pick", "KB-40")
    steps[BUILDER_STACK] = BuilderStack("builder_stack", "KB-41")
    steps[BUILDER_PUT] = BuilderPut("builder_put", "KB-41")
    steps[CONFLICT_PICK] = ConflictPick("conflict_pick", "KB-46")
