"""The decisions that spell books ask for."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.cardgame.blocking import equals_there, laid_on
from catanica.games.cardgame.turn import roll_again, turn_back
from catanica.games.principality import vocabulary as v
from catanica.games.principality.cards.catalogue import (
    BUILDING,
    CITADEL_SITE,
    GREEN,
    RED,
    REGION_SITE,
    ROAD_SITE,
    UNIT,
)
from catanica.games.principality.cards.effect import ON_MIRROR
from catanica.games.principality.position.duel import Duel, Options, Step
from catanica.games.principality.position.geometry import AT_REGION, LAID, ON_ROAD, OUTSIDE, SIDES
from catanica.games.principality.position.land import Land
from catanica.games.principality.position.piece import (
    aim,
    blocked,
    owner_of,
    seen_by,
    slot,
    slot_known,
    target_of,
    used,
    with_place,
    with_since,
    with_target,
)
from catanica.games.principality.position.pile import find, take_at
from catanica.games.principality.rules.searching import look_through, offer_stack_cards, take_found
from catanica.games.principality.rules.surplus import offer_put_of, put_card
from catanica.games.principality.steps.card_step import (
    CardStep,
    NamedCardStep,
    OfferStep,
    offer_faces,
    offer_full_stacks,
    offer_target,
)
from catanica.games.principality.steps.dice import face_of
from catanica.games.principality.steps.play_steps import note
from catanica.games.principality.steps.pointing import ONE, index_named, name_of, one_of
from catanica.games.principality.steps.wrong_choice import id_of
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import PASS, PICK, verb_of
from catanica.kernel.arrays import added, changed, inserted
from catanica.kernel.ints import bit
from catanica.kernel.refusal import Fault
from catanica.kernel.state import NOBODY
from catanica.kernel.words import HAND

FATE_UNDER: Final = v.STEPS.add("fate_under", v.SEAT, v.CARD, v.NUMBER)  # how many cards are looked at; 0: not yet
FATE_ORDER: Final = v.STEPS.add("fate_order", v.SEAT, v.CARD, v.NUMBER)  # how many have no place yet
LAND_GIVE: Final = v.STEPS.add("land_give", v.SEAT, v.CARD)
LAND_GET: Final = v.STEPS.add("land_get", v.SEAT, v.CARD, v.REGION)  # the own region
EYE_STACK: Final = v.STEPS.add("eye_stack", v.SEAT, v.CARD)
EYE_PICK: Final = v.STEPS.add("eye_pick", v.SEAT, v.CARD, v.STACK)
EYE_PUT: Final = v.STEPS.add("eye_put", v.SEAT, v.CARD, v.CAUSE.hidden(HAND))  # the card just taken
PLACE_ONE: Final = v.STEPS.add("place_one", v.SEAT, v.CARD)
PLACE_TWO: Final = v.STEPS.add("place_two", v.SEAT, ONE)
WARD: Final = v.STEPS.add("ward", v.SEAT, v.CARD, v.PLACE)  # where the book lies
WHEEL_FACE: Final = v.STEPS.add("wheel_face", v.SEAT, v.CARD)
LEAP: Final = v.STEPS.add("leap", v.SEAT, v.CARD, v.CAUSE, v.FLAG)  # the event refused; the flag: time has gone back

LOOKED_AT: Final = 3  # event cards


# -- guardian of fate -------------------------------------------------------------------------------------------------


def look_at_fate(g: Duel, seat: i64) -> i64:
    """The player looks at the top event cards, which only he knows from now on. Returns how many there are."""
    n: i64 = len(g.event_stack)
    if n > LOOKED_AT:
        n = LOOKED_AT
    i: i64 = 0
    while i < n:
        g.event_stack = changed(g.event_stack, i, slot(v.card_of(g.event_stack[i]), bit(seat)))
        i += 1
    g.reveals += 1
    return n


def offer_fate(g: Duel, n: i64, out: Options) -> None:
    """The different ones of the top event cards."""
    i: i64 = 0
    while i < n:
        code = PICK | v.card_is(v.card_of(g.event_stack[i]))
        if not out.has(code):
            out.add(code)
        i += 1


def index_of(stack: vec[i64], card: i64) -> i64:
    """Where a card lies that is there."""
    i: i64 = 0
    while v.card_of(stack[i]) != card:
        i += 1
    return i


class FateUnder(CardStep):
    """The player puts event cards he has looked at under the stack, one after the other."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player, once the cards have been looked at."""
        return i64(NOBODY) if v.number_of(e) == 0 else v.seat_of(e)

    def run(self, g: Duel, e: i64) -> None:
        """Look."""
        n = look_at_fate(g, v.seat_of(e))
        g.push(FATE_UNDER, v.seat_is(v.seat_of(e)) | v.card_is(v.card_of(e)) | v.number_is(n))

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any of them, or no more."""
        offer_fate(g, v.number_of(e), out)
        out.add(PASS)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Under the stack; what stays on top is brought into order."""
        fields = v.seat_is(v.seat_of(e)) | v.card_is(v.card_of(e))
        if verb_of(code) == PASS:
            g.push(FATE_ORDER, fields | v.number_is(v.number_of(e)))
            return
        i = index_of(g.event_stack, v.card_of(code))
        moved = g.event_stack[i]
        g.event_stack = added(take_at(g.event_stack, i), moved)
        if v.number_of(e) > 1:
            g.push(FATE_UNDER, fields | v.number_is(v.number_of(e) - 1))


class FateOrder(CardStep):
    """The player says which of the cards on top lies lowest, then the next."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player, while there is an order."""
        return v.seat_of(e) if v.number_of(e) > 1 else i64(NOBODY)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any that has no place yet."""
        offer_fate(g, v.number_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """It lies under the others."""
        last = v.number_of(e) - 1
        i = index_of(g.event_stack, v.card_of(code))
        moved = g.event_stack[i]
        g.event_stack = inserted(take_at(g.event_stack, i), last, moved)
        g.push(FATE_ORDER, v.seat_is(v.seat_of(e)) | v.card_is(v.card_of(e)) | v.number_is(last))


# -- magic eye --------------------------------------------------------------------------------------------------------


class EyeStack(OfferStep):
    """The player chooses a stack to look through."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every stack with cards that the player may use."""
        offer_full_stacks(g, v.seat_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Look."""
        look_through(g, v.seat_of(e), v.stack_of(code))
        g.push(EYE_PICK, v.seat_is(v.seat_of(e)) | v.card_is(v.card_of(e)) | v.stack_is(v.stack_of(code)))


class EyePick(CardStep):
    """The player takes a card of the stack; the order of the rest stays."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any card of the stack."""
        offer_stack_cards(g, v.stack_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Into the hand; another one is given for it."""
        take_found(g, v.seat_of(e), v.stack_of(e), v.card_of(code))
        g.push(EYE_PUT, v.seat_is(v.seat_of(e)) | v.card_is(v.card_of(e)) | v.cause_is(v.card_of(code)))


def taken_at(hand: vec[i64], card: i64) -> i64:
    """Where in a hand a card lies that has just been taken: behind its equals."""
    i: i64 = len(hand) - 1
    while i >= 0 and v.card_of(hand[i]) != card:
        i -= 1
    return i


class EyePut(OfferStep):
    """A hand card goes under any stack, not the one just taken (126.E.a, 101.D.d(f))."""

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """The card just taken is not given for itself."""
        i = taken_at(g.land(v.seat_of(e)).hand, v.cause_of(e))
        if v.card_of(code) != v.cause_of(e) or find(take_at(g.land(v.seat_of(e)).hand, i), v.cause_of(e)) >= 0:
            return []
        return [Fault("just_taken", self.rule, {"card": id_of(g, v.card_of(code))})]

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """The cards that were in the hand before."""
        hand = g.land(v.seat_of(e)).hand
        i = taken_at(hand, v.cause_of(e))
        offer_put_of(g, v.seat_of(e), take_at(hand, i) if i >= 0 else hand, out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Face down; whoever was shown the card taken knows that it is still there (120.D.a)."""
        land = g.land(v.seat_of(e))
        i = taken_at(land.hand, v.cause_of(e))
        shown = slot_known(land.hand[i]) if i >= 0 else i64(0)
        put_card(g, v.seat_of(e), code)
        i = taken_at(land.hand, v.cause_of(e))
        if i >= 0:
            land.hold(changed(land.hand, i, seen_by(land.hand[i], shown)))


# -- change places ----------------------------------------------------------------------------------------------------


def fits_at(g: Duel, seat: i64, card: i64, place: i64) -> bool:
    """Whether an own card may lie at a place where another one of its class lies."""
    land = g.land(seat)
    slot_ = g.cat.slot[card]
    if slot_ == REGION_SITE:
        if not AT_REGION <= place < ON_ROAD:
            return False
        right = g.cat.resource[card] == 0 or land.kind_at(g.cat, place - AT_REGION) == g.cat.resource[card] - 1
        return right and g.rules.effects[card].fits(g, seat, card, place)
    if slot_ == ROAD_SITE:
        return ON_ROAD <= place < OUTSIDE and g.rules.effects[card].fits(g, seat, card, place)
    if place >= SIDES:
        return place >= OUTSIDE and (slot_ == GREEN or slot_ == RED) and g.cat.kind[card] == UNIT
    return town_takes(land, slot_, place >> 1) and g.rules.effects[card].fits(g, seat, card, place)


def town_takes(land: Land, slot_: i64, column: i64) -> bool:
    """Whether a settlement, city or citadel takes cards of a kind of slot."""
    if slot_ == RED:
        return land.cities & bit(column) != 0
    if slot_ == CITADEL_SITE:
        return land.citadels & bit(column) != 0
    return slot_ == GREEN


def movable(g: Duel, seat: i64, p: i64) -> bool:
    """Whether an own card at home can change places: buildings and units; no wizard, no book."""
    kind = g.cat.kind[v.card_of(p)]
    return owner_of(p) == seat and v.place_of(p) < LAID and (kind == BUILDING or kind == UNIT)


def any_movable(g: Duel, seat: i64) -> bool:
    """Whether a player has such a card at home."""
    for p in g.land(seat).built:
        if movable(g, seat, p):
            return True
    return False


def may_swap(g: Duel, seat: i64, p: i64, q: i64) -> bool:
    """Whether two own cards can change places: of a class, each where the other may lie."""
    if v.place_of(p) == v.place_of(q) or g.cat.kind[v.card_of(p)] != g.cat.kind[v.card_of(q)]:
        return False
    if not movable(g, seat, p) or not movable(g, seat, q):
        return False
    return fits_at(g, seat, v.card_of(p), v.place_of(q)) and fits_at(g, seat, v.card_of(q), v.place_of(p))


def offer_partners(g: Duel, seat: i64, p: i64, out: Options) -> None:
    """The own cards another one can change places with, equal ones at a place once."""
    for q in g.land(seat).built:
        if may_swap(g, seat, p, q):
            offer_target(seat, q, out)


def has_partner(g: Duel, seat: i64, p: i64) -> bool:
    """Whether there is a card that another one can change places with."""
    if not movable(g, seat, p):
        return False
    kind = g.cat.kind[v.card_of(p)]
    for q in g.land(seat).built:
        if g.cat.kind[v.card_of(q)] == kind and may_swap(g, seat, p, q):
            return True
    return False


def any_partners(g: Duel, seat: i64) -> bool:
    """Whether any two own cards can change places."""
    for p in g.land(seat).built:
        if has_partner(g, seat, p):
            return True
    return False


class NameOwn(CardStep):
    """The player names an own card."""

    def fits(self, g: Duel, seat: i64, p: i64) -> bool:
        """Whether a card comes into question."""
        return False

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every such card in the own land."""
        seat = v.seat_of(e)
        for p in g.land(seat).built:
            if self.fits(g, seat, p):
                offer_target(seat, p, out)


class PlaceOne(NameOwn):
    """The player names the first card."""

    def fits(self, g: Duel, seat: i64, p: i64) -> bool:
        """There is a second for it."""
        return has_partner(g, seat, p)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Then the second."""
        seat = v.seat_of(e)
        i = g.land(seat).find_piece(v.place_of(code), v.card_of(code))
        g.push(PLACE_TWO, v.seat_is(seat) | ONE.put(name_of(g, seat, i)))


class PlaceTwo(NamedCardStep):
    """The player names the card it changes places with."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Those it can change places with."""
        seat = v.seat_of(e)
        offer_partners(g, seat, g.land(seat).built[index_named(g, one_of(e))], out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Goods and all that lies on them move along."""
        seat = v.seat_of(e)
        land = g.land(seat)
        i = index_named(g, one_of(e))
        j = land.find_piece(v.place_of(code), v.card_of(code))
        p = land.built[i]
        q = land.built[j]
        move(g, seat, i, v.place_of(q))
        move(g, seat, j, v.place_of(p))
        aim_anew(g, seat, p, v.place_of(q), q, v.place_of(p))


def move(g: Duel, seat: i64, index: i64, place: i64) -> None:
    """A card goes to another place of its land."""
    land = g.land(seat)
    p = with_place(land.built[index], place)
    land.alter(index, p)
    g.tell(h.MOVED, v.seat_is(seat) | v.card_is(v.card_of(p)) | v.place_is(place))


def aim_anew(g: Duel, seat: i64, p: i64, there: i64, q: i64, here: i64) -> None:
    """What was aimed at two cards of a land that changed places follows them: cards laid on them, societies, wards."""
    one = aim(v.place_of(p), v.card_of(p))
    two = aim(v.place_of(q), v.card_of(q))
    where: i64 = 0
    while where < 2:
        land = g.land(where)
        i: i64 = 0
        while i < len(land.built):
            x = land.built[i]
            mirror = (
                g.cat.hooks[v.card_of(x)] & ON_MIRROR != 0
            )  # a society is aimed at the other land, others at theirs
            if mirror == (where != seat):
                if target_of(x) == one and follows(g, where, x, p):
                    land.alter(i, with_target(x, aim(there, v.card_of(p))))
                elif target_of(x) == two and follows(g, where, x, q):
                    land.alter(i, with_target(x, aim(here, v.card_of(q))))
            i += 1
        where += 1


def follows(g: Duel, where: i64, x: i64, p: i64) -> bool:
    """Whether what was aimed at a card that moved goes with it: what lies on an equal card that stayed stays too."""
    if v.place_of(x) != LAID:
        return True
    lying = laid_on(g, where, target_of(x))
    return blocked(p) and lying > equals_there(g, where, owner_of(p), v.place_of(p), v.card_of(p), resting=True)


# -- ward circle ------------------------------------------------------------------------------------------------------


def cast_copy(land: Land, place: i64, card: i64) -> i64:
    """Where the copy of a book lies that has just been cast: of two at a place the one that wards nothing yet."""
    i: i64 = 0
    while i < len(land.built):
        p = land.built[i]
        if v.place_of(p) == place and v.card_of(p) == card and used(p) and target_of(p) == 0:
            return i
        i += 1
    return land.find_piece(place, card)


class Ward(NameOwn):
    """The player names an own building or unit."""

    def fits(self, g: Duel, seat: i64, p: i64) -> bool:
        """It lies at home."""
        return movable(g, seat, p)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """The book remembers it, and since when."""
        land = g.land(v.seat_of(e))
        i = cast_copy(land, v.place_of(e), v.card_of(e))
        book = with_target(land.built[i], aim(v.place_of(code), v.card_of(code)))
        land.alter(i, with_since(book, g.turn))


# -- time -------------------------------------------------------------------------------------------------------------


class WheelFace(CardStep):
    """The player sets the event die (103.D.a)."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any face."""
        offer_faces(out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """It will not be rolled."""
        g.event_die = face_of(code)
        g.tell(h.FACE_SET, v.seat_is(v.seat_of(e)) | h.face_is(g.event_die))


class Leap(Step):
    """The leap is paid for: time goes back."""

    def run(self, g: Duel, e: i64) -> None:
        """What the other's cards earn by the spell, they earn in the turn as it is now, before the die is rolled."""
        if v.flag_of(e) == 1:
            roll_again(g)
            return
        turn_back(g, v.cause_of(e))
        g.push(LEAP, v.seat_is(v.seat_of(e)) | v.card_is(v.card_of(e)) | v.flag_is(1))
        note(g, v.seat_of(e), v.card_of(e))
