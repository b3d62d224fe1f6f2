"""The decisions and rolls of Zeit der Weisen. Step numbers 150 to 169."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from catanica.games.princes.event_stack import YULE
from catanica.games.princes.golden import (
    give_owl,
    is_sage,
    offer_sages,
    owls,
    owned,
    register_golden,
)
from catanica.games.principality.position.duel import Duel, Options, Rulebook, Step
from catanica.games.principality.position.geometry import AT_REGION, ON_ROAD
from catanica.games.principality.position.goods import GRAIN, of
from catanica.games.principality.position.piece import place_of, slot, slot_known
from catanica.games.principality.position.pile import find, take_at
from catanica.games.principality.rules.searching import look_through
from catanica.games.principality.rules.surplus import offer_put, put_card
from catanica.games.principality.steps.card_step import CardStep, ChoiceStep, OfferStep, offer_faces, offer_full_stacks
from catanica.games.principality.steps.chance_step import DieStep
from catanica.games.principality.steps.goods_steps import first_place, gain, gain_at, last_place, take_one
from catanica.games.principality.steps.play_steps import strike
from catanica.games.principality.steps.rows import CHOOSE
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import (
    PASS,
    PICK,
    REGION,
    TARGET,
    action,
    first,
    second,
    third,
    verb_of,
)
from catanica.games.principality.vocabulary import seat_is, stack_is
from catanica.kernel.agenda import arg_a, arg_b, arg_c
from catanica.kernel.ints import bit
from catanica.kernel.state import NOBODY

DISPUTE_ROLL: Final = 150
FORESEE: Final = 152
PUT_ALL: Final = 153
GROVE_STACK: Final = 154
SET_FACE: Final = 155
TOP_EVENTS: Final = 156
PEACE_ROLL: Final = 157
GRANARY: Final = 158
GRANARY_TAKE: Final = 159
COUNCIL: Final = 160

PEACE: Final = 3  # the grove of peace must beat this
TOP: Final = 3  # event cards the grove of foresight looks at


class DisputeRoll(DieStep):
    """Both roll and add their owls. a: who played it, b: the first roll or 0, c: card."""

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Higher takes two goods, a tie gives each one; for the herald of the sages a tie is a win."""
        seat = arg_a(e)
        roller = seat if arg_b(e) == 0 else 1 - seat
        g.note(h.DIE_ROLLED, roller, arg_c(e), first(code), 0, -1)
        if arg_b(e) == 0:
            g.push_raw(DISPUTE_ROLL, seat, first(code), arg_c(e))
            return
        mine = arg_b(e) + owls(g, seat)
        theirs = first(code) + owls(g, 1 - seat)
        if mine > theirs or (mine == theirs and owned(g, seat, "robert")):
            gain(g, seat, 2, arg_c(e))
        elif theirs > mine or owned(g, 1 - seat, "robert"):
            gain(g, 1 - seat, 2, arg_c(e))
        else:
            gain(g, 1 - seat, 1, arg_c(e))
            gain(g, seat, 1, arg_c(e))

    def card(self, g: Duel, e: i64) -> i64:
        """The dispute."""
        return arg_c(e)


class Foresee(OfferStep):
    """One event card other than Yule leaves the game, unseen by the opponent. a: seat, b: card."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every different event card but Yule."""
        offer_events(g, len(g.event_stack), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Into the box; the order of the rest stays, but the opponent loses track of it."""
        seat = arg_a(e)
        i = find(g.event_stack, first(code))
        g.event_stack = take_at(g.event_stack, i)
        g.box = append(g.box, slot(first(code), bit(seat)))
        forget_events(g, 1 - seat, len(g.event_stack))
        g.note(h.OUT_OF_GAME, seat, first(code), 0, 0, bit(seat))


def forget_events(g: Duel, seat: i64, top: i64) -> None:
    """A seat, and the table, can no longer be sure of the top event cards: one they do not know was moved."""
    keep: i64 = ~((bit(seat) | 4) << 9)
    i: i64 = 0
    while i < top and i < len(g.event_stack):
        g.event_stack[i] = g.event_stack[i] & keep
        i += 1


def offer_events(g: Duel, top: i64, out: Options) -> None:
    """Every different one of the top event cards, Yule excepted."""
    yule: i64 = g.cat.number(YULE)
    i: i64 = 0
    while i < top and i < len(g.event_stack):
        code = action(PICK, g.event_stack[i] & 0x1FF)
        if g.event_stack[i] & 0x1FF != yule and not out.has(code):
            out.add(code)
        i += 1


class PutAll(Step):
    """A player puts the whole hand under fitting stacks. a: seat, b: card."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player, while there are cards."""
        return arg_a(e) if len(g.land(arg_a(e)).hand) > 0 else NOBODY

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any card under any fitting stack."""
        offer_put(g, arg_a(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """One, then the next."""
        put_card(g, arg_a(e), code)
        g.push_raw(PUT_ALL, arg_a(e), arg_b(e))

    def card(self, g: Duel, e: i64) -> i64:
        """The card that demands it."""
        return arg_b(e)


class GroveStack(Step):
    """The grove of freedom: a stack to take a card from. a: seat, b: card."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player, if any stack holds a card."""
        return NOBODY if g.stacks.empty() else arg_a(e)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any stack with cards."""
        offer_full_stacks(g, arg_a(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Look through it and take one; its order stays (PR-31)."""
        look_through(g, arg_a(e), first(code))
        g.push(CHOOSE, seat_is(arg_a(e)) | stack_is(first(code)))

    def card(self, g: Duel, e: i64) -> i64:
        """The grove."""
        return arg_b(e)


class SetFace(CardStep):
    """The grove of justice: the player sets the event die. a: seat, b: card."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every face."""
        offer_faces(out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """It is not rolled any more."""
        g.event_die = first(code)


class TopEvents(Step):
    """The grove of foresight puts top event cards under the stack. a: seat, b: how many still lie on top, c: card."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player, while one can be moved."""
        out = Options()
        offer_events(g, arg_b(e), out)
        return arg_a(e) if out.count > 0 else NOBODY

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """One of them, Yule excepted, or no more; those left keep their order."""
        offer_events(g, arg_b(e), out)
        out.add(PASS)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Under the stack; the opponent does not know which one it was."""
        if verb_of(code) == PASS:
            return
        seat = arg_a(e)
        i = find(g.event_stack, first(code))
        s = g.event_stack[i]
        g.event_stack = append(take_at(g.event_stack, i), slot(s & 0x1FF, slot_known(s) & bit(seat)))
        forget_events(g, 1 - seat, TOP)
        g.push_raw(TOP_EVENTS, seat, arg_b(e) - 1, arg_c(e))

    def card(self, g: Duel, e: i64) -> i64:
        """The grove."""
        return arg_c(e)


class PeaceRoll(DieStep):
    """The grove of peace rolls against an attack that has been paid for. a: defender."""

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Above three the attack fails; with the herald of the sages three is enough."""
        seat = arg_a(e)
        g.note(h.DIE_ROLLED, seat, self.card(g, e), first(code), 0, -1)
        if first(code) > PEACE or (first(code) == PEACE and owned(g, seat, "robert")):
            strike(g)

    def card(self, g: Duel, e: i64) -> i64:
        """The grove."""
        return g.cat.number("hain_des_friedens")


def offer_empty_fields(g: Duel, seat: i64, out: Options) -> None:
    """The opponent's empty fields."""
    land = g.land(1 - seat)
    i = first_place(land)
    end = last_place(land)
    while i < end:
        if land.regions[i] != 0 and land.regions[i] >> 9 == 0 and land.kind_at(g.cat, i) == GRAIN:
            out.add(action(REGION, 1 - seat, i))
        i += 1


def offer_demands(g: Duel, seat: i64, out: Options) -> None:
    """The opponent's goods other than grain that the player can store."""
    room = g.land(seat).room(g.cat)
    land = g.land(1 - seat)
    i = first_place(land)
    end = last_place(land)
    while i < end:
        kind: i64 = land.kind_at(g.cat, i) if land.regions[i] != 0 else -1
        if kind >= 0 and kind != GRAIN and land.regions[i] >> 9 > 0 and of(room, kind) > 0:
            out.add(action(REGION, 1 - seat, i))
        i += 1


class GranaryGive(ChoiceStep):
    """The granary's grain goes onto an empty field of the opponent. a: seat, b: card."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """The empty fields."""
        offer_empty_fields(g, arg_a(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Give it, then demand."""
        gain_at(g, 1 - arg_a(e), second(code), 1, h.GAINED)
        g.push_raw(GRANARY_TAKE, arg_a(e), arg_b(e))

    def card(self, g: Duel, e: i64) -> i64:
        """The granary."""
        return arg_b(e)


class GranaryTake(CardStep):
    """The good the granary brings in return. a: seat, b: card."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any other kind."""
        offer_demands(g, arg_a(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """It changes hands."""
        take_one(g, arg_a(e), second(code))


class Council(Step):
    """Up to two owls, or up to two goods where sages are; never mixed. a: seat, b: left, c: 0, 1 owls, 2 goods."""

    def choices(self, g: Duel, e: i64, out: Options) -> None:
        """Sages with room, and regions with a sage and room."""
        seat = arg_a(e)
        if arg_c(e) != 2:
            offer_sages(g, seat, False, out)
        if arg_c(e) != 1:
            land = g.land(seat)
            for p in land.built:
                place = place_of(p)
                if is_sage(g, p) and AT_REGION <= place < ON_ROAD and land.stock_at(place - AT_REGION) < 3:
                    out.add(action(REGION, seat, place - AT_REGION))

    def who(self, g: Duel, e: i64) -> i64:
        """The player, while something is left."""
        out = Options()
        self.choices(g, e, out)
        return arg_a(e) if arg_b(e) > 0 and out.count > 0 else NOBODY

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """One of them, or no more."""
        self.choices(g, e, out)
        out.add(PASS)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """One, then another of the same sort."""
        seat = arg_a(e)
        if verb_of(code) == PASS:
            return
        if verb_of(code) == TARGET:
            give_owl(g, seat, g.land(seat).find_piece(second(code), third(code)))
        else:
            gain_at(g, seat, second(code), 1, h.GAINED)
        g.push_raw(COUNCIL, seat, arg_b(e) - 1, 1 if verb_of(code) == TARGET else 2)

    def card(self, g: Duel, e: i64) -> i64:
        """The council."""
        return g.cat.number("rat_der_weisen")


def register(rules: Rulebook) -> None:
    """Bind the steps to their numbers."""
    register_golden(rules)
    s = rules.steps
    s[DISPUTE_ROLL] = DisputeRoll("dispute_roll", "GZ:disput_der_weisen")
    s[FORESEE] = Foresee("foresee", "GZ:weise_voraussicht")
    s[PUT_ALL] = PutAll("put_all", "GZ:weise_abwehr")
    s[GROVE_STACK] = GroveStack("grove_stack", "GZ:hain_der_freiheit")
    s[SET_FACE] = SetFace("set_face", "GZ:hain_der_gerechtigkeit")
    s[TOP_EVENTS] = TopEvents("top_events", "GZ:hain_der_weisen_voraussicht")
    s[PEACE_ROLL] = PeaceRoll("peace_roll", "GZ:hain_des_friedens")
    s[GRANARY] = GranaryGive("granary", "GZ:kornspeicher")
    s[GRANARY_TAKE] = GranaryTake("granary_take", "GZ:kornspeicher")
    s[COUNCIL] = Council("council", "GZ:rat_der_weisen")
