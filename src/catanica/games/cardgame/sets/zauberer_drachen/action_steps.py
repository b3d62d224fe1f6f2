"""The decisions that magic actions and the comet ask for."""

from typing import Final

from mypy_extensions import i64

from catanica.games.cardgame.blocking import lay_on, lift
from catanica.games.cardgame.burying import bury
from catanica.games.cardgame.fetching import PickFromPile
from catanica.games.cardgame.naming import building_faults, warded_fault
from catanica.games.cardgame.sets.zauberer_drachen.magic import is_wizard, room_for_magic, the_magic, wizards
from catanica.games.cardgame.sets.zauberer_drachen.wizards import FEED_WIZARD
from catanica.games.principality import vocabulary as v
from catanica.games.principality.cards.catalogue import ACTION, BUILDING, CITADEL_SITE, SPELLBOOK, UNIT
from catanica.games.principality.cards.powers import holds_too_few, warded
from catanica.games.principality.cards.stores import offer_stores
from catanica.games.principality.position.duel import Duel, Options, Step
from catanica.games.principality.position.geometry import COLUMNS, LAID
from catanica.games.principality.position.piece import (
    BOTH,
    OPEN,
    aim,
    goods_on,
    owner_of,
    piece,
    region,
    slot,
    target_of,
    used,
    with_since,
    with_used,
)
from catanica.games.principality.position.pile import find, take_at
from catanica.games.principality.rules.building import city_fits, town_fault
from catanica.games.principality.rules.laying_out import offer_places, place_faults, site_sides
from catanica.games.principality.rules.searching import draw_card
from catanica.games.principality.rules.surplus import offer_put, put_card
from catanica.games.principality.steps.card_step import CardStep, ChoiceStep, NamedCardStep, OfferStep
from catanica.games.principality.steps.chance_step import DieStep
from catanica.games.principality.steps.counters import change_at, offer_holders
from catanica.games.principality.steps.goods_steps import ANY, gain, offer_stock, pay_one, with_room
from catanica.games.principality.steps.hand_check import any_stack
from catanica.games.principality.steps.play_steps import EVENTS, REGIONS, shuffle
from catanica.games.principality.steps.pointing import ONE, TWO, index_named, name_of, one_of, two_of
from catanica.games.principality.steps.rows import CITY_BUILT
from catanica.games.principality.steps.wrong_choice import index_there
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import BUILD, CITY, DRAW, PICK, REGION, TARGET, verb_of
from catanica.kernel.arrays import added
from catanica.kernel.refusal import Fault
from catanica.kernel.state import NOBODY
from catanica.kernel.words import Field

ROLLED: Final = Field("rolled", "number", 50, 7)  # the first wizard's number

HEX: Final = v.STEPS.add("hex", v.SEAT, v.CARD)
LIFT_HEX: Final = v.STEPS.add("lift_hex", v.SEAT, v.CARD, v.PLACE, v.CAUSE)  # whose land; the hexed card and its place
DUEL_OWN: Final = v.STEPS.add("duel_own", v.SEAT, v.CARD)
DUEL_THEIRS: Final = v.STEPS.add("duel_theirs", v.SEAT, ONE)
DUEL_ROLL: Final = v.STEPS.add("duel_roll", v.SEAT, ONE, TWO, ROLLED)
TAKE_BOOK: Final = v.STEPS.add("take_book", v.SEAT, v.CARD)
BOOK_SITE: Final = v.STEPS.add("book_site", v.SEAT, v.CARD, v.PLACE)  # the book, and where it lies now
BANISH: Final = v.STEPS.add("banish", v.SEAT, v.CARD)
DRUID_REGION: Final = v.STEPS.add("druid_region", v.SEAT, v.CARD)
DRUID_PICK: Final = v.STEPS.add("druid_pick", v.SEAT, v.CARD, v.REGION)  # the region given
MATERIALISE: Final = v.STEPS.add("materialise", v.SEAT, v.CARD)
TRANSMUTE: Final = v.STEPS.add("transmute", v.SEAT, v.CARD)
FETCH_ACTION: Final = v.STEPS.add("fetch_action", v.SEAT, v.CARD)
FETCH_OLD: Final = v.STEPS.add("fetch_old", v.SEAT, v.CARD)
COMET_PUT: Final = v.STEPS.add("comet_put", v.SEAT, v.CARD)
COMET_DRAW: Final = v.STEPS.add("comet_draw", v.SEAT, v.CARD)

YEAR: Final = "jahreswechsel"  # the event that is never banished


def named(where: i64, p: i64) -> i64:
    """A card in play, as an option names it."""
    return TARGET | v.seat_is(where) | v.place_is(v.place_of(p)) | v.card_is(v.card_of(p))


# -- witch ------------------------------------------------------------------------------------------------------------


class Hex(ChoiceStep):
    """The witch is laid on an opposing building, hexed or pawned ones too (112.M.a)."""

    def card(self, g: Duel, e: i64) -> i64:
        """The witch."""
        return v.card_of(e)

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """No building of the opponent, or a warded one."""
        out = building_faults(g, self.rule, code, 1 - v.seat_of(e))
        if index_there(g, code) >= 0 and len(out) == 0:
            out = warded_fault(g, code)
        return out

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every building of the opponent, at home and abroad, that nothing wards."""
        other = 1 - v.seat_of(e)
        where: i64 = 0
        while where < 2:
            for p in g.land(where).built:
                there = g.cat.kind[v.card_of(p)] == BUILDING and v.place_of(p) < LAID and owner_of(p) == other
                if there and not warded(g, where, p) and not out.has(named(where, p)):
                    out.add(named(where, p))
            where += 1

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """It loses its functions and keeps its properties (103.P.a)."""
        seat = v.seat_of(e)
        lay_on(g, seat, v.card_of(e), v.seat_of(code), 1 - seat, code)


class LiftHex(Step):
    """After the event the witch leaves the building (103.E.f)."""

    def run(self, g: Duel, e: i64) -> None:
        """Unless she has left it before, because it burned."""
        where = v.seat_of(e)
        built = g.land(where).built
        target = aim(v.place_of(e), v.cause_of(e))
        i: i64 = 0
        while i < len(built):
            if v.place_of(built[i]) == LAID and v.card_of(built[i]) == v.card_of(e) and target_of(built[i]) == target:
                lift(g, where, i, 1 - owner_of(built[i]))
                return
            i += 1


# -- duel of wizards --------------------------------------------------------------------------------------------------


def offer_wizards(g: Duel, seat: i64, out: Options) -> None:
    """All wizards and bonds of a player."""
    for p in g.land(seat).built:
        if is_wizard(g, p):
            out.add(named(seat, p))


class DuelOwn(CardStep):
    """The challenger names an own wizard."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any, if the opponent has one."""
        if wizards(g, 1 - v.seat_of(e)) > 0:
            offer_wizards(g, v.seat_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Then the opponent's."""
        seat = v.seat_of(e)
        i = g.land(seat).find_piece(v.place_of(code), v.card_of(code))
        g.push(DUEL_THEIRS, v.seat_is(seat) | ONE.put(name_of(g, seat, i)))


class DuelTheirs(NamedCardStep):
    """The challenger names the opponent's wizard."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any."""
        offer_wizards(g, 1 - v.seat_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """The dice fall."""
        other = 1 - v.seat_of(e)
        i = g.land(other).find_piece(v.place_of(code), v.card_of(code))
        g.push(DUEL_ROLL, v.seat_is(v.seat_of(e)) | ONE.put(one_of(e)) | TWO.put(name_of(g, other, i)))


class DuelRoll(DieStep):
    """Each wizard adds a die to all his magic, a fed one to everything too (127.A.a)."""

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """The challenger's die, then the other; the lower one goes under a stack."""
        seat = v.seat_of(e)
        mine = g.land(seat).built[index_named(g, one_of(e))]
        theirs = g.land(1 - seat).built[index_named(g, two_of(e))]
        number = v.number_of(code)
        first = ROLLED.of(e) == 0
        wizard = mine if first else theirs
        g.tell(h.DIE_ROLLED, v.seat_is(owner_of(wizard)) | v.card_is(v.card_of(wizard)) | v.number_is(number))
        if first:
            both = ONE.put(one_of(e)) | TWO.put(two_of(e))
            g.push(DUEL_ROLL, v.seat_is(seat) | both | ROLLED.put(number))
            return
        a = ROLLED.of(e) + goods_on(mine)
        b = number + goods_on(theirs)
        if a < b:
            defeat(g, seat, mine)
        elif b < a:
            defeat(g, 1 - seat, theirs)


def defeat(g: Duel, seat: i64, p: i64) -> None:
    """A wizard leaves play with his magic; his owner puts him under a stack (127.A.b)."""
    land = g.land(seat)
    land.remove_piece(land.find_piece(v.place_of(p), v.card_of(p)))
    g.put_away(v.card_of(p), seat)
    g.tell(h.REMOVED, v.seat_is(seat) | v.card_is(v.card_of(p)) | v.place_is(v.place_of(p)))
    bury(g, seat, v.card_of(p))


# -- magic hand -------------------------------------------------------------------------------------------------------


class TakeBook(CardStep):
    """The player names a spell book of the opponent."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any, if an own citadel has a free site."""
        other = 1 - v.seat_of(e)
        if site_sides(g, v.seat_of(e), CITADEL_SITE) == 0:
            return
        for p in g.land(other).built:
            if g.cat.kind[v.card_of(p)] == SPELLBOOK and not out.has(named(other, p)):
                out.add(named(other, p))

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Then a site for it."""
        g.push(BOOK_SITE, v.seat_is(v.seat_of(e)) | v.card_is(v.card_of(code)) | v.place_is(v.place_of(code)))


class BookSite(CardStep):
    """The book gets a site of an own citadel, even beside one of its kind."""

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """Why it finds no place there."""
        right = v.card_of(code) == v.card_of(e)
        return place_faults(g, v.seat_of(e), v.card_of(e), v.place_of(code)) if right else []

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every free site."""
        offer_places(g, v.seat_of(e), BUILD, v.card_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """A copy used in this turn stays used; what it had begun is over."""
        seat = v.seat_of(e)
        other = g.land(1 - seat)
        p = other.remove_piece(other.find_piece(v.place_of(e), v.card_of(e)))
        book = with_since(piece(v.place_of(code), v.card_of(e), seat), g.turn)
        g.land(seat).lay(with_used(book, used(p)))
        g.hand_over(v.card_of(e), seat)
        g.tell(h.TAKEN_OVER, v.seat_is(seat) | v.card_is(v.card_of(e)) | v.place_is(v.place_of(code)))


# -- a better world ---------------------------------------------------------------------------------------------------


class Banish(CardStep):
    """An event leaves the game; then the stack is shuffled (113.F.b)."""

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """The turn of the year is never banished."""
        if v.card_of(code) != g.cat.number(YEAR) or find(g.event_stack, v.card_of(code)) < 0:
            return []
        return [Fault("year_stays", self.rule, {"card": YEAR})]

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any but the turn of the year."""
        for s in g.event_stack:
            code = PICK | v.card_is(v.card_of(s))
            if v.card_of(s) != g.cat.number(YEAR) and not out.has(code):
                out.add(code)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Everybody sees which."""
        card = v.card_of(code)
        g.event_stack = take_at(g.event_stack, find(g.event_stack, card))
        g.box = added(g.box, slot(card, OPEN))
        g.tell(h.OUT_OF_GAME, v.seat_is(v.seat_of(e)) | v.card_is(card) | h.known_is(BOTH))
        shuffle(g, EVENTS, g.event_stack)


# -- druid ------------------------------------------------------------------------------------------------------------


class DruidPick(CardStep):
    """The player chooses a region out of the stack, perhaps the only one of its kind there (112.I.a)."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any region of the stack."""
        for s in g.region_stack:
            code = PICK | v.card_is(v.card_of(s))
            if not out.has(code):
                out.add(code)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """It comes empty; the old one is shuffled into the stack, and what it held is lost."""
        land = g.land(v.seat_of(e))
        card = v.card_of(code)
        place = v.region_of(e)
        old = v.card_of(land.regions[place])
        g.region_stack = added(take_at(g.region_stack, find(g.region_stack, card)), slot(old, 0))
        land.lay_region(place, region(card, 0))
        land.stir()  # bank rates may depend on the regions beside a fleet
        g.tell(h.REGIONS_SWAPPED, v.seat_is(v.seat_of(e)) | v.card_is(card) | v.region_is(place))
        shuffle(g, REGIONS, g.region_stack)


# -- materialisation and transmutation --------------------------------------------------------------------------------


class Materialise(ChoiceStep):
    """The player names the settlement that becomes a city."""

    def card(self, g: Duel, e: i64) -> i64:
        """The action."""
        return v.card_of(e)

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """No settlement, or more than one."""
        return [g.fault(town_fault(g.land(v.seat_of(e)), v.column_of(code)))]

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any on which a city can be laid."""
        c: i64 = 0
        while c < COLUMNS:
            if city_fits(g.land(v.seat_of(e)), c):
                out.add(CITY | v.column_is(c))
            c += 1

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Nothing is paid."""
        g.push(CITY_BUILT, v.seat_is(v.seat_of(e)) | v.column_is(v.column_of(code)))


class Transmute(CardStep):
    """A resource becomes magic, or magic a resource; no bank trade (102.B.Banktausch)."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Own regions and stores (122.B.b): into magic; own wizards not fed: into a resource."""
        seat = v.seat_of(e)
        if room_for_magic(g, seat):
            offer_stock(g, seat, ANY, out)
            offer_stores(g, seat, ANY, out)
        if with_room(g, seat, ANY) != 0:
            offer_holders(g, seat, the_magic(g), True, out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Which of the two the option says."""
        seat = v.seat_of(e)
        if verb_of(code) == REGION or not is_wizard(g, code):
            pay_one(g, seat, code)
            g.push(FEED_WIZARD, v.seat_is(seat) | v.card_is(v.card_of(e)))
            return
        change_at(g, seat, the_magic(g), g.land(seat).find_piece(v.place_of(code), v.card_of(code)), -1)
        gain(g, seat, 1, v.card_of(e))


# -- from the discard pile --------------------------------------------------------------------------------------------


class FetchAction(PickFromPile):
    """An action card, no unit (113.W.a)."""

    def wants(self, g: Duel, card: i64) -> bool:
        """Actions only."""
        return g.cat.kind[card] == ACTION


class FetchOld(PickFromPile):
    """An action card or a unit of the opponent's pile (103.K.c)."""

    def pile(self, g: Duel, seat: i64) -> i64:
        """Whose pile: the opponent's."""
        return g.their_pile(seat)

    def wants(self, g: Duel, card: i64) -> bool:
        """No buildings, books or wizards."""
        return g.cat.kind[card] == ACTION or g.cat.kind[card] == UNIT


# -- comet ------------------------------------------------------------------------------------------------------------


class CometPut(OfferStep):
    """A player puts the whole hand under stacks of choice, card by card (119.O.a)."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any card under any stack."""
        offer_put(g, v.seat_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Until no card is left."""
        put_card(g, v.seat_of(e), code)
        g.push(COMET_PUT, v.seat_is(v.seat_of(e)) | v.card_is(v.card_of(e)))


class CometDraw(CardStep):
    """Then the hand is filled up to the limit from the tops of stacks, whoever held fewer too (119.O.a)."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player, while cards are missing and some stack has one."""
        return v.seat_of(e) if holds_too_few(g, v.seat_of(e)) and any_stack(g, v.seat_of(e)) else i64(NOBODY)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """The top of any stack."""
        s: i64 = 0
        while s < g.stacks.count():
            if g.stacks.size(s) > 0 and g.may_use_stack(v.seat_of(e), s):
                out.add(DRAW | v.stack_is(s))
            s += 1

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """One card, then the next."""
        draw_card(g, v.seat_of(e), v.stack_of(code))
        g.push(COMET_DRAW, v.seat_is(v.seat_of(e)) | v.card_is(v.card_of(e)))
