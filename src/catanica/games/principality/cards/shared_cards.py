"""Cards that both games have: a die that is set, giving back after a forced trade, scout, rich year and plague."""

from mypy_extensions import i64

from catanica.games.principality.cards.catalogue import PLAGUE_CITY, PLAGUE_LAND
from catanica.games.principality.cards.effect import BEFORE_ROLL, Effect
from catanica.games.principality.cards.frequent import Answers, Asks
from catanica.games.principality.cards.powers import has_trait
from catanica.games.principality.cards.stores import offer_stores
from catanica.games.principality.position.digest import traits_of
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.geometry import SIDES
from catanica.games.principality.position.goods import KINDS, of
from catanica.games.principality.position.piece import owner_of, stock_of
from catanica.games.principality.position.pile import find, learned, take_at
from catanica.games.principality.steps.card_step import CardStep
from catanica.games.principality.steps.goods_steps import (
    first_place,
    gain_at,
    last_region,
    lose_at,
    paid_kind,
    pay_one,
    receive,
    takeable,
)
from catanica.games.principality.steps.play_steps import REGIONS, shuffle
from catanica.games.principality.steps.rows import LAY_REGIONS, SCOUT_PICK, SET_NUMBER
from catanica.games.principality.steps.wrong_choice import Asking, handed_faults
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import NUMBER, PICK, REGION, verb_of
from catanica.games.principality.vocabulary import (
    card_is,
    card_of,
    cause_is,
    column_is,
    column_of,
    number_is,
    number_of,
    place_of,
    seat_is,
    seat_of,
)
from catanica.games.principality.windows import SETTLING
from catanica.kernel.ints import bit
from catanica.kernel.refusal import Fault


class SetNumber(CardStep):
    """The player names the number of the production die."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """1 to 6."""
        n: i64 = 1
        while n <= 6:
            out.add(NUMBER | number_is(n))
            n += 1

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """The die is set and will not be rolled."""
        g.die = number_of(code)
        g.tell(h.DIE_SET, seat_is(seat_of(e)) | number_is(number_of(code)))


class DieSetter(Asks):
    """Alchemist and Brigitta: the player sets the production die, the event die is rolled (KB-32, PR-27)."""

    def __init__(self) -> None:
        super().__init__(SET_NUMBER)

    def timing(self) -> i64:
        """Before both dice (113.B.a)."""
        return BEFORE_ROLL

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """A die that is set already cannot be set again."""
        return "die_is_set" if g.die != 0 else ""


class GiveBack(CardStep):
    """After the merchant one resource goes back, perhaps one just taken (112.K.a)."""

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """Nothing lies on the region, or the opponent has no room."""
        return handed_faults(g, self.rule, code, seat_of(e)) if verb_of(code) == REGION else []

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any own resource the opponent has room for."""
        takeable(g, 1 - seat_of(e), out)
        if out.count > 0:
            offer_stored_gifts(g, seat_of(e), -1, out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """The opponent stores it."""
        give_one(g, seat_of(e), code)


def offer_stored_gifts(g: Duel, giver: i64, barred: i64, out: Options) -> None:
    """Offer every store a player can pay from that holds what the other has room for, a kind excepted (122.B.b)."""
    room = g.land(1 - giver).room(g.cat)
    k: i64 = 0
    while k < KINDS:
        if k != barred and of(room, k) > 0:
            offer_stores(g, giver, k, out)
        k += 1


def give_one(g: Duel, seat: i64, code: i64) -> None:
    """A player hands the other one resource of the region or store an option names."""
    receive(g, 1 - seat, 1, paid_kind(g, seat, code))
    pay_one(g, seat, code)


class ScoutPick(Asking):
    """The scout chooses two regions, then the stack is shuffled (KB-39)."""

    def holds(self, g: Duel, e: i64, out: Options) -> None:
        """The first region."""
        if card_of(e) != 0:
            out.add(card_of(e))

    def who(self, g: Duel, e: i64) -> i64:
        """The player."""
        return seat_of(e)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any region of the stack."""
        for s in g.region_stack:
            code = PICK | card_is(card_of(s))
            if not out.has(code):
                out.add(code)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """The first, then the second, then both are laid out."""
        card = card_of(code)
        g.region_stack = take_at(g.region_stack, find(g.region_stack, card))
        if card_of(e) == 0:
            g.push(SCOUT_PICK, seat_is(seat_of(e)) | column_is(column_of(e)) | card_is(card))
            return
        g.push(LAY_REGIONS, seat_is(seat_of(e)) | column_is(column_of(e)) | card_is(card_of(e)) | cause_is(card))
        shuffle(g, REGIONS, g.region_stack)

    def card(self, g: Duel, e: i64) -> i64:
        """The scout."""
        return g.cat.number("kundschafter")


class Scout(Answers):
    """When building a settlement: choose its two regions from the stack (KB-39)."""

    def __init__(self) -> None:
        super().__init__(bit(SETTLING))

    def answer(self, g: Duel, seat: i64, window: i64, cause: i64) -> None:
        """Instead of drawing blindly, look through the stack."""
        e = g.pop_agenda()
        g.region_stack = learned(g.region_stack, seat, 0, len(g.region_stack))
        g.reveals += 1
        g.push(SCOUT_PICK, seat_is(seat_of(e)) | column_is(column_of(e)))


class RichYear(Effect):
    """Each region gets one resource per card with a trait beside it: storehouses (KB-43), in princes abbeys too."""

    def __init__(self, trait: i64) -> None:
        self.trait: i64 = trait

    def event(self, g: Duel, card: i64) -> None:
        """For both players."""
        seat: i64 = 0
        while seat < 2:
            for p in g.land(seat).built:
                if place_of(p) < SIDES and owner_of(p) == seat and traits_of(g, seat, p) & self.trait != 0:
                    gain_at(g, seat, place_of(p), 1, h.GAINED)
                    gain_at(g, seat, place_of(p) + 2, 1, h.GAINED)
            seat += 1


def stricken(g: Duel, seat: i64) -> i64:
    """Mask of the regions that a plague takes a resource from: beside a city without a bathhouse (KB-47)."""
    if has_trait(g, seat, PLAGUE_LAND):
        return 0
    hit: i64 = 0
    land = g.land(seat)
    safe: i64 = 0  # columns with a bathhouse
    for p in land.built:
        if place_of(p) < SIDES and owner_of(p) == seat and traits_of(g, seat, p) & PLAGUE_CITY != 0:
            safe |= bit(place_of(p) >> 1)
    i = first_place(land)
    end = last_region(land)
    while i < end:
        gap = i >> 1
        beside = bit(gap)  # the column to the right of a gap has its number
        if gap > 0:
            beside |= bit(gap - 1)
        if stock_of(land.regions[i]) > 0 and land.cities & beside != 0 and safe & beside == 0:
            hit |= bit(i)
        i += 1
    return hit


def plague(g: Duel, seat: i64) -> None:
    """Every region beside a city without a bathhouse loses one resource, even between two cities (KB-47)."""
    hit = stricken(g, seat)
    i = first_place(g.land(seat))
    while hit >> i != 0:
        if hit & bit(i) != 0:
            lose_at(g, seat, i, 1, h.LOST)
        i += 1
