"""Attacks that are decided by a roll, and cards that go back to a hand."""

from typing import Final

from mypy_extensions import i64

from catanica.games.principality import vocabulary as v
from catanica.games.principality.cards.catalogue import (
    AIMED_ALL_KNIGHTS,
    AIMED_BUILDINGS,
    AIMED_KNIGHTS,
    AIMED_UNITS,
    BUILDING,
    CAPTURE_FLEETS,
    FLEET,
    KNIGHT,
    TRADE_FLEET,
    UNREST_CITY,
    UNREST_DOCK,
    UNREST_FLEETS,
    UNREST_LAND,
)
from catanica.games.principality.cards.powers import shielded, warded, watched
from catanica.games.principality.position.digest import model_of, traits_of
from catanica.games.principality.position.duel import Duel, Options, Step
from catanica.games.principality.position.piece import OPEN, blocked, owner_of, slot
from catanica.games.principality.rules.demolition import lay_aside
from catanica.games.principality.steps.card_step import CardStep, offer_target
from catanica.games.principality.steps.play_steps import open_window
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.windows import window_named
from catanica.kernel.arrays import added
from catanica.kernel.state import NOBODY

# What may be named.
BUILDINGS: Final = 1
KNIGHTS: Final = 2
CIVIL_WAR: Final = 3
ALL_KNIGHTS: Final = 4
FLEETS: Final = 5
BURNABLE: Final = 6


def attack_succeeds(number: i64, protected: bool) -> bool:
    """A 6 always fails; against a protection card 3, 4 and 5 fail too (KB-36)."""
    return number <= 2 if protected else number <= 5


def protect(g: Duel) -> None:
    """A protection card was played against the attack whose roll comes next."""
    g.agenda[len(g.agenda) - 1] = g.agenda[len(g.agenda) - 1] | v.flag_is(1)


def sheltered(g: Duel, seat: i64, place: i64, card: i64) -> bool:
    """Whether a church in this city (KB-50, 128.C.a), a cathedral anywhere, or for a trade fleet a lighthouse on the
    same side or a flagship of the same city (116.D.a) protects a unit from civil war."""
    land = g.land(seat)
    city = land.columns_at(place)
    for p in land.built:
        if owner_of(p) == seat:
            t = traits_of(g, seat, p)
            if t & UNREST_LAND != 0 or (t & UNREST_CITY != 0 and land.columns_at(v.place_of(p)) & city != 0):
                return True
            if t & UNREST_DOCK != 0 and v.place_of(p) == place and g.cat.flags[card] & TRADE_FLEET != 0:
                return True
    return escorted(g, seat, place, card, UNREST_FLEETS)


def escorted(g: Duel, seat: i64, place: i64, card: i64, trait: i64) -> bool:
    """Whether a flagship protects the trade fleets of its city, those outside a metropolis's regions too (116.D.a)."""
    if g.rules.traits & trait == 0 or g.cat.flags[card] & TRADE_FLEET == 0:
        return False
    land = g.land(seat)
    city = land.columns_at(place)
    for p in land.built:
        if owner_of(p) == seat and traits_of(g, seat, p) & trait != 0 and land.columns_at(v.place_of(p)) & city != 0:
            return True
    return False


def aimed_at(what: i64) -> i64:
    """How cards that are spared or exposed call what an attack is after."""
    if what == KNIGHTS:
        return AIMED_KNIGHTS
    if what == ALL_KNIGHTS:
        return AIMED_ALL_KNIGHTS
    if what == BURNABLE:
        return AIMED_BUILDINGS
    return AIMED_UNITS if what == CIVIL_WAR else 0


def immune(g: Duel, p: i64, what: i64) -> bool:
    """Whether an attack may not name a card: a property that nothing takes away (112.G.e), its own or that of the
    building it copies, which keeps it while it rests."""
    copied = i64(0) if blocked(p) else model_of(g.cat, p)
    return (g.cat.immune[v.card_of(p)] | g.cat.immune[copied]) & aimed_at(what) != 0


def may_be_named(g: Duel, seat: i64, where: i64, p: i64, what: i64) -> bool:
    """Whether a player's card in one of the lands may be picked."""
    card = v.card_of(p)
    if owner_of(p) != seat:
        return False
    if g.cat.exposed[card] & aimed_at(what) == 0 and not is_wanted(g, card, what):
        return False
    if immune(g, p, what):
        return False
    if (what == BURNABLE or what == KNIGHTS) and warded(g, where, p):
        return False  # those the other player names with an action; events and the owner himself name it
    if what == BURNABLE:
        return not watched(g, where, v.place_of(p))
    if what == FLEETS:
        return not escorted(g, where, v.place_of(p), card, CAPTURE_FLEETS)
    if what == CIVIL_WAR:
        return not sheltered(g, where, v.place_of(p), card)
    return g.cat.exposed[card] & aimed_at(what) != 0 or not shielded(g, seat, aimed_at(what))


def is_wanted(g: Duel, card: i64, what: i64) -> bool:
    """Whether a card is of the sort an attack is after."""
    if what == BUILDINGS or what == BURNABLE:
        return g.cat.kind[card] == BUILDING
    flags = g.cat.flags[card]
    if what == FLEETS:
        return flags & FLEET != 0
    if what == KNIGHTS or what == ALL_KNIGHTS:
        return flags & KNIGHT != 0
    fleets: i64 = FLEET if g.rules.house.civil_war_any_fleet else TRADE_FLEET
    return flags & (KNIGHT | fleets) != 0


def any_named(g: Duel, seat: i64, what: i64) -> bool:
    """Whether a player has a card that may be picked."""
    where: i64 = 0
    while where < 2:
        for p in g.land(where).built:
            if may_be_named(g, seat, where, p, what):
                return True
        where += 1
    return False


def offer_targets(g: Duel, seat: i64, what: i64, out: Options) -> None:
    """Every card of a player, at home or abroad (112.G.d), that may be picked; equal ones on a side are one choice."""
    where: i64 = 0
    while where < 2:
        for p in g.land(where).built:
            if may_be_named(g, seat, where, p, what):
                offer_target(where, p, out)
        where += 1


def back_to_hand(g: Duel, seat: i64, index: i64) -> None:
    """A card in play goes back to its owner's hand, or to the display it came from (105.C.b); everybody saw it."""
    p = g.land(seat).remove_piece(index)
    card = v.card_of(p)
    if g.rules.displayed[card] > 0:
        g.display = added(g.display, slot(card, 0))
    else:
        g.land(owner_of(p)).add_hand(slot(card, OPEN))
    g.tell(h.RETURNED, v.seat_is(owner_of(p)) | v.card_is(card) | v.place_is(v.place_of(p)))


TAKE_BACK: Final = v.STEPS.add("take_back", v.SEAT, v.WHAT, v.CARD)
DISCARD: Final = v.STEPS.add("discard", v.SEAT, v.VICTIM, v.WHAT, v.CARD)


def take_back(g: Duel, chooser: i64, what: i64, card: i64) -> None:
    """A player names a card of the other, which goes back to the hand."""
    g.push(TAKE_BACK, v.seat_is(chooser) | v.what_is(what) | v.card_is(card))


def discard(g: Duel, chooser: i64, victim: i64, what: i64, card: i64) -> None:
    """A player names a card of one of the two, which goes to the discard pile."""
    g.push(DISCARD, v.seat_is(chooser) | v.victim_is(victim) | v.what_is(what) | v.card_is(card))


class TakeBack(CardStep):
    """A player names a card of the other, which goes back to the hand."""

    def who(self, g: Duel, e: i64) -> i64:
        """The chooser, if there is a choice."""
        out = Options()
        offer_targets(g, 1 - v.seat_of(e), v.what_of(e), out)
        return i64(NOBODY) if out.count < 2 else v.seat_of(e)

    def run(self, g: Duel, e: i64) -> None:
        """One candidate or none."""
        out = Options()
        offer_targets(g, 1 - v.seat_of(e), v.what_of(e), out)
        if out.count == 1:
            self.take(g, e, out.codes[0])

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every card that may be named."""
        offer_targets(g, 1 - v.seat_of(e), v.what_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """It goes back."""
        send_off(g, e, code, 1)


def out_of_play(g: Duel, seat: i64, place: i64, card: i64) -> None:
    """A card in play goes to the discard pile, or to the display it came from (105.C.b)."""
    land = g.land(seat)
    p = land.remove_piece(land.find_piece(place, card))
    lay_aside(g, card, owner_of(p))
    g.tell(h.REMOVED, v.seat_is(seat) | v.card_is(card) | v.place_is(place))


class Discard(CardStep):
    """A card of a player goes to the discard pile."""

    def who(self, g: Duel, e: i64) -> i64:
        """The chooser, if there is a choice."""
        out = Options()
        offer_targets(g, v.victim_of(e), v.what_of(e), out)
        return i64(NOBODY) if out.count < 2 else v.seat_of(e)

    def run(self, g: Duel, e: i64) -> None:
        """One candidate or none."""
        out = Options()
        offer_targets(g, v.victim_of(e), v.what_of(e), out)
        if out.count == 1:
            self.take(g, e, out.codes[0])

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every card that may be named."""
        offer_targets(g, v.victim_of(e), v.what_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Away with it."""
        send_off(g, e, code, 0)


# -- trade fleets may be saved ----------------------------------------------------------------------------------------

GOES: Final = v.STEPS.add("goes", v.SEAT, v.CARD, v.PLACE, v.FLAG)  # the flag: to the hand, not to the pile


def send_off(g: Duel, e: i64, code: i64, back: i64) -> None:
    """A card that was named leaves play; the owner of a trade fleet may answer first (114.F.a)."""
    g.push(
        GOES, v.seat_is(v.seat_of(code)) | v.card_is(v.card_of(code)) | v.place_is(v.place_of(code)) | v.flag_is(back)
    )
    at_sea = v.what_of(e) == CIVIL_WAR or v.what_of(e) == FLEETS
    if at_sea and g.cat.flags[v.card_of(code)] & TRADE_FLEET != 0:
        land = g.land(v.seat_of(code))
        fleet = land.built[land.find_piece(v.place_of(code), v.card_of(code))]
        open_window(g, window_named("fleet_named"), owner_of(fleet), v.card_of(e))


def stays(g: Duel, seat: i64, card: i64) -> None:
    """What was about to leave play stays: a player has answered with a card."""
    g.pop_agenda()
    g.tell(h.SPARED, v.seat_is(seat) | v.card_is(card))


class Goes(Step):
    """A named card leaves play."""

    def run(self, g: Duel, e: i64) -> None:
        """To its owner's hand, or to the discard pile."""
        if v.flag_of(e) == 1:
            index = g.land(v.seat_of(e)).find_ready(v.place_of(e), v.card_of(e))  # of equal ones, one that works
            back_to_hand(g, v.seat_of(e), index)
        else:
            out_of_play(g, v.seat_of(e), v.place_of(e), v.card_of(e))
