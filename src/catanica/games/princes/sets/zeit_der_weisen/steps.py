"""The decisions and rolls of Zeit der Weisen. Step numbers 150 to 169."""

from typing import Final

from mypy_extensions import i64

from catanica.games.princes.event_stack import YULE
from catanica.games.princes.golden import (
    owned,
    register_golden,
)
from catanica.games.princes.sets.zeit_der_weisen.owls import owls, the_owls
from catanica.games.principality import vocabulary as v
from catanica.games.principality.position.duel import Duel, Options, Step
from catanica.games.principality.position.geometry import AT_REGION, ON_ROAD
from catanica.games.principality.position.goods import GRAIN, of
from catanica.games.principality.position.piece import TABLE, lost_to, slot, slot_known, stock_of
from catanica.games.principality.position.pile import find, take_at
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.rules.searching import look_through
from catanica.games.principality.rules.surplus import offer_put, put_card
from catanica.games.principality.steps.card_step import (
    CardStep,
    ChoiceStep,
    OfferStep,
    SeveralStep,
    offer_faces,
    offer_full_stacks,
)
from catanica.games.principality.steps.chance_step import DieStep
from catanica.games.principality.steps.counters import offer_holders, one_at
from catanica.games.principality.steps.goods_steps import first_place, gain, gain_at, last_place, take_one
from catanica.games.principality.steps.play_steps import strike
from catanica.games.principality.steps.rows import CHOOSE
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import PASS, PICK, REGION, TARGET, verb_of
from catanica.kernel.arrays import added
from catanica.kernel.ints import bit
from catanica.kernel.state import NOBODY
from catanica.kernel.words import Field

PEACE: Final = 3  # the grove of peace must beat this
TOP: Final = 3  # event cards the grove of foresight looks at


DISPUTE_ROLL: Final = v.STEPS.add("dispute_roll", v.SEAT, v.NUMBER, v.CARD)


class DisputeRoll(DieStep):
    """Both roll and add their owls."""

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Higher takes two goods, a tie gives each one; for the herald of the sages a tie is a win."""
        seat = v.seat_of(e)
        roller = seat if v.number_of(e) == 0 else 1 - seat
        g.tell(h.DIE_ROLLED, v.seat_is(roller) | v.card_is(v.card_of(e)) | v.number_is(v.number_of(code)))
        if v.number_of(e) == 0:
            g.push(DISPUTE_ROLL, v.seat_is(seat) | v.number_is(v.number_of(code)) | v.card_is(v.card_of(e)))
            return
        mine = v.number_of(e) + owls(g, seat)
        theirs = v.number_of(code) + owls(g, 1 - seat)
        if mine > theirs or (mine == theirs and owned(g, seat, "robert")):
            gain(g, seat, 2, v.card_of(e))
        elif theirs > mine or owned(g, 1 - seat, "robert"):
            gain(g, 1 - seat, 2, v.card_of(e))
        else:
            gain(g, 1 - seat, 1, v.card_of(e))
            gain(g, seat, 1, v.card_of(e))

    def card(self, g: Duel, e: i64) -> i64:
        """The dispute."""
        return v.card_of(e)


FORESEE: Final = v.STEPS.add("foresee", v.SEAT, v.CARD)


class Foresee(OfferStep):
    """One event card other than Yule leaves the game, unseen by the opponent."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every different event card but Yule."""
        offer_events(g, len(g.event_stack), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Into the box; the order of the rest stays, but the opponent loses track of it."""
        seat = v.seat_of(e)
        i = find(g.event_stack, v.card_of(code))
        g.event_stack = take_at(g.event_stack, i)
        g.box = added(g.box, slot(v.card_of(code), bit(seat)))
        forget_events(g, 1 - seat, len(g.event_stack))
        g.tell(h.OUT_OF_GAME, v.seat_is(seat) | v.card_is(v.card_of(code)) | h.known_is(bit(seat)))


def forget_events(g: Duel, seat: i64, top: i64) -> None:
    """A seat, and the table, can no longer be sure of the top event cards: one they do not know was moved."""
    lost: i64 = bit(seat) | TABLE
    stack = g.event_stack[:]
    i: i64 = 0
    while i < top and i < len(stack):
        stack[i] = lost_to(stack[i], lost)
        i += 1
    g.event_stack = stack


def offer_events(g: Duel, top: i64, out: Options) -> None:
    """Every different one of the top event cards, Yule excepted."""
    yule: i64 = g.cat.number(YULE)
    i: i64 = 0
    while i < top and i < len(g.event_stack):
        code = PICK | v.card_is(v.card_of(g.event_stack[i]))
        if v.card_of(g.event_stack[i]) != yule and not out.has(code):
            out.add(code)
        i += 1


PUT_ALL: Final = v.STEPS.add("put_all", v.SEAT, v.CARD)


class PutAll(CardStep):
    """A player puts the whole hand under fitting stacks."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player, while there are cards."""
        return v.seat_of(e) if len(g.land(v.seat_of(e)).hand) > 0 else i64(NOBODY)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any card under any fitting stack."""
        offer_put(g, v.seat_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """One, then the next."""
        put_card(g, v.seat_of(e), code)
        g.push(PUT_ALL, v.seat_is(v.seat_of(e)) | v.card_is(v.card_of(e)))


GROVE_STACK: Final = v.STEPS.add("grove_stack", v.SEAT, v.CARD)


class GroveStack(CardStep):
    """The grove of freedom: a stack to take a card from."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player, if any stack holds a card."""
        return i64(NOBODY) if g.stacks.empty() else v.seat_of(e)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any stack with cards."""
        offer_full_stacks(g, v.seat_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Look through it and take one; its order stays (PR-31)."""
        look_through(g, v.seat_of(e), v.stack_of(code))
        g.push(CHOOSE, v.seat_is(v.seat_of(e)) | v.stack_is(v.stack_of(code)))


SET_FACE: Final = v.STEPS.add("set_face", v.SEAT, v.CARD)


class SetFace(CardStep):
    """The grove of justice: the player sets the event die."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every face."""
        offer_faces(out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """It is not rolled any more."""
        g.event_die = v.number_of(code)


TOP_EVENTS: Final = v.STEPS.add("top_events", v.SEAT, v.NUMBER, v.CARD)


class TopEvents(SeveralStep):
    """The grove of foresight puts top event cards under the stack."""

    def may_stop(self, e: i64) -> bool:
        """At any time."""
        return True

    def offers(self, g: Duel, e: i64, out: Options) -> None:
        """One of them, Yule excepted; those left keep their order."""
        offer_events(g, v.number_of(e), out)

    def chosen(self, g: Duel, e: i64, code: i64) -> None:
        """Under the stack; the opponent does not know which one it was."""
        seat = v.seat_of(e)
        i = find(g.event_stack, v.card_of(code))
        s = g.event_stack[i]
        g.event_stack = added(take_at(g.event_stack, i), slot(v.card_of(s), slot_known(s) & bit(seat)))
        forget_events(g, 1 - seat, TOP)
        g.push(TOP_EVENTS, v.seat_is(seat) | v.number_is(v.number_of(e) - 1) | v.card_is(v.card_of(e)))


PEACE_ROLL: Final = v.STEPS.add("peace_roll", v.SEAT)


class PeaceRoll(DieStep):
    """The grove of peace rolls against an attack that has been paid for."""

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Above three the attack fails; with the herald of the sages three is enough."""
        seat = v.seat_of(e)
        g.tell(h.DIE_ROLLED, v.seat_is(seat) | v.card_is(self.card(g, e)) | v.number_is(v.number_of(code)))
        if v.number_of(code) > PEACE or (v.number_of(code) == PEACE and owned(g, seat, "robert")):
            strike(g)

    def card(self, g: Duel, e: i64) -> i64:
        """The grove."""
        return g.cat.number("hain_des_friedens")


GRANARY: Final = v.STEPS.add("granary", v.SEAT, v.CARD)


class GranaryGive(ChoiceStep):
    """The granary's grain goes onto an empty field of the opponent."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """The opponent's empty fields."""
        seat = v.seat_of(e)
        land = g.land(1 - seat)
        i = first_place(land)
        end = last_place(land)
        while i < end:
            if land.regions[i] != 0 and stock_of(land.regions[i]) == 0 and land.kind_at(g.cat, i) == GRAIN:
                out.add(REGION | v.seat_is(1 - seat) | v.region_is(i))
            i += 1

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Give it, then demand."""
        gain_at(g, 1 - v.seat_of(e), v.region_of(code), 1, h.GAINED)
        g.push(GRANARY_TAKE, v.seat_is(v.seat_of(e)) | v.card_is(v.card_of(e)))

    def card(self, g: Duel, e: i64) -> i64:
        """The granary."""
        return v.card_of(e)


GRANARY_TAKE: Final = v.STEPS.add("granary_take", v.SEAT, v.CARD)


class GranaryTake(CardStep):
    """The good the granary brings in return."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """The opponent's goods other than grain that the player can store."""
        seat = v.seat_of(e)
        room = g.land(seat).room(g.cat)
        land = g.land(1 - seat)
        i = first_place(land)
        end = last_place(land)
        while i < end:
            kind = land.kind_at(g.cat, i)
            if kind != GRAIN and stock_of(land.regions[i]) > 0 and of(room, kind) > 0:
                out.add(REGION | v.seat_is(1 - seat) | v.region_is(i))
            i += 1

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """It changes hands."""
        take_one(g, v.seat_of(e), v.region_of(code))


SORT_AT: Final = 50
SORT_ROOM: Final = 0x3
SORT: Final = Field("sort", "number", SORT_AT, SORT_ROOM)
EITHER: Final = 0  # nothing chosen yet
SAGES: Final = 1
GOODS: Final = 2

COUNCIL: Final = v.STEPS.add("council", v.SEAT, v.NUMBER, SORT)


def sort_of(word: i64) -> i64:
    """What the council gives a player: owls or goods."""
    return (word >> SORT_AT) & SORT_ROOM


def council(g: Duel, seat: i64, n: i64, sort: i64) -> None:
    """The council gives a player up to a number of owls or goods."""
    g.push(COUNCIL, v.seat_is(seat) | v.number_is(n) | SORT.put(sort))


class Council(Step):
    """Up to two owls, or up to two goods where sages are; never mixed."""

    def choices(self, g: Duel, e: i64, out: Options) -> None:
        """Sages with room, and regions with a sage and room."""
        seat = v.seat_of(e)
        if sort_of(e) != GOODS:
            offer_holders(g, seat, the_owls(g), False, out)
        if sort_of(e) != SAGES:
            land = g.land(seat)
            sage = the_owls(g).room
            for p in land.built:
                place = v.place_of(p)
                if sage[v.card_of(p)] > 0 and AT_REGION <= place < ON_ROAD and land.stock_at(place - AT_REGION) < 3:
                    out.add(REGION | v.seat_is(seat) | v.region_is(place - AT_REGION))

    def who(self, g: Duel, e: i64) -> i64:
        """The player, while something is left."""
        out = Options()
        self.choices(g, e, out)
        return v.seat_of(e) if v.number_of(e) > 0 and out.count > 0 else i64(NOBODY)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """One of them, or no more."""
        self.choices(g, e, out)
        out.add(PASS)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """One, then another of the same sort."""
        seat = v.seat_of(e)
        if verb_of(code) == PASS:
            return
        if verb_of(code) == TARGET:
            one_at(g, seat, the_owls(g), code, 1)
        else:
            gain_at(g, seat, v.region_of(code), 1, h.GAINED)
        council(g, seat, v.number_of(e) - 1, SAGES if verb_of(code) == TARGET else GOODS)

    def card(self, g: Duel, e: i64) -> i64:
        """The council."""
        return g.cat.number("rat_der_weisen")


def register(rules: Rulebook) -> None:
    """Bind the steps to their numbers."""
    register_golden(rules)
    rules.add_steps("GZ:disput_der_weisen", (DISPUTE_ROLL, DisputeRoll))
    rules.add_steps("GZ:weise_voraussicht", (FORESEE, Foresee))
    rules.add_steps("GZ:weise_abwehr", (PUT_ALL, PutAll))
    rules.add_steps("GZ:hain_der_freiheit", (GROVE_STACK, GroveStack))
    rules.add_steps("GZ:hain_der_gerechtigkeit", (SET_FACE, SetFace))
    rules.add_steps("GZ:hain_der_weisen_voraussicht", (TOP_EVENTS, TopEvents))
    rules.add_steps("GZ:hain_des_friedens", (PEACE_ROLL, PeaceRoll))
    rules.add_steps("GZ:kornspeicher", (GRANARY, GranaryGive), (GRANARY_TAKE, GranaryTake))
    rules.add_steps("GZ:rat_der_weisen", (COUNCIL, Council))
