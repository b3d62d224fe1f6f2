"""What an attack or an event may name, and why not: whose it is, its sort, what it is immune to, what protects it."""

from typing import Final

from mypy_extensions import i64

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
from catanica.games.principality.cards.effect import ON_TRAITS
from catanica.games.principality.cards.powers import shielded, warded, watched
from catanica.games.principality.position.digest import model_of, traits_of
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.piece import blocked, owner_of
from catanica.games.principality.steps.card_step import offer_target
from catanica.games.principality.steps.wrong_choice import id_of, index_there
from catanica.games.principality.vocabulary import card_of, place_of, seat_of
from catanica.kernel.refusal import Fault

# What may be named.
BUILDINGS: Final = 1
KNIGHTS: Final = 2
CIVIL_WAR: Final = 3
ALL_KNIGHTS: Final = 4
FLEETS: Final = 5
BURNABLE: Final = 6

# The rulings that ask for a card, by what may be named.
ASKED_BY: Final[dict[int, str]] = {
    BUILDINGS: "105.G.a",
    KNIGHTS: "KB-34",
    CIVIL_WAR: "KB-42",
    ALL_KNIGHTS: "105.G.a",
    FLEETS: "116.E.a",
    BURNABLE: "KB-33",
}
NO_KNIGHTS: Final = "118.B.a"  # the article of units that no attack on units touches
IMMUNE_BY: Final = ("112.G.e", "125.B.c", NO_KNIGHTS, "141.J.b", "116.D.a", "105.G.a")  # the rulings that make immune


def sheltered(g: Duel, seat: i64, place: i64, card: i64) -> bool:
    """Whether a church in this city (KB-50, 128.C.a), a cathedral anywhere, or for a trade fleet a lighthouse on the
    same side or a flagship of the same city (116.D.a) protects a unit from civil war."""
    spares = UNREST_LAND | UNREST_CITY | UNREST_DOCK
    if g.look(seat).about & spares != 0 or g.hooks(seat, ON_TRAITS):
        land = g.land(seat)
        city = land.columns_at(place)
        for p in land.built:
            if owner_of(p) == seat:
                t = traits_of(g, seat, p)
                if t & UNREST_LAND != 0 or (t & UNREST_CITY != 0 and land.columns_at(place_of(p)) & city != 0):
                    return True
                if t & UNREST_DOCK != 0 and place_of(p) == place and g.cat.flags[card] & TRADE_FLEET != 0:
                    return True
    return escorted(g, seat, place, card, UNREST_FLEETS)


def escorted(g: Duel, seat: i64, place: i64, card: i64, trait: i64) -> bool:
    """Whether a flagship protects the trade fleets of its city, those outside a metropolis's regions too (116.D.a)."""
    if g.rules.traits & trait == 0 or g.cat.flags[card] & TRADE_FLEET == 0:
        return False
    land = g.land(seat)
    city = land.columns_at(place)
    for p in land.built:
        if owner_of(p) == seat and traits_of(g, seat, p) & trait != 0 and land.columns_at(place_of(p)) & city != 0:
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
    return (g.cat.immune[card_of(p)] | g.cat.immune[copied]) & aimed_at(what) != 0


def may_be_named(g: Duel, seat: i64, where: i64, p: i64, what: i64) -> bool:
    """Whether a player's card in one of the lands may be picked."""
    card = card_of(p)
    if owner_of(p) != seat:
        return False
    if g.cat.exposed[card] & aimed_at(what) == 0 and not is_wanted(g, card, what):
        return False
    if immune(g, p, what):
        return False
    if (what == BURNABLE or what == KNIGHTS) and warded(g, where, p):
        return False  # those the other player names with an action; events and the owner himself name it
    if what == BURNABLE:
        return not watched(g, where, place_of(p))
    if what == FLEETS:
        return not escorted(g, where, place_of(p), card, CAPTURE_FLEETS)
    if what == CIVIL_WAR:
        return not sheltered(g, where, place_of(p), card)
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


# -- why not ---------------------------------------------------------------------------------------------------------


def whose_faults(g: Duel, rule: str, code: i64, owner: i64) -> list[Fault]:
    """The card that is named belongs to the wrong player; nothing if it does not lie there at all."""
    i = index_there(g, code)
    if i < 0 or owner_of(g.land(seat_of(code)).built[i]) == owner:
        return []
    if owner == g.to_move:
        return [Fault("own_card_asked", rule, {"card": id_of(g, card_of(code))})]
    return [Fault("their_card_asked", rule, {"card": id_of(g, card_of(code))})]


def warded_fault(g: Duel, code: i64) -> list[Fault]:
    """A ward keeps the other player's actions and books from naming the card."""
    p = g.land(seat_of(code)).built[index_there(g, code)]
    return [Fault("warded", "126.A.a", {"card": id_of(g, card_of(p))})] if warded(g, seat_of(code), p) else []


def immunity(g: Duel, card: i64, rule: str) -> str:
    """The ruling that makes a card immune, among those that speak of it; the one that asks if none does."""
    spoken = g.cat.fact(card).rules
    for one in IMMUNE_BY:
        if one in spoken:
            return one
    return rule


def naming_faults(g: Duel, rule: str, code: i64, owner: i64, what: i64) -> list[Fault]:
    """Everything that speaks against naming a card of a player; nothing if it does not lie there at all."""
    i = index_there(g, code)
    if i < 0:
        return []
    out = whose_faults(g, rule, code, owner)
    if len(out) > 0:
        return out
    where = seat_of(code)
    p = g.land(where).built[i]
    card = card_of(p)
    place = place_of(p)
    name = id_of(g, card)
    exposed = g.cat.exposed[card] & aimed_at(what) != 0
    if immune(g, p, what):
        out.append(Fault("immune_to_it", immunity(g, card, rule), {"card": name}))
    elif not exposed and not is_wanted(g, card, what):
        if what != BUILDINGS and what != BURNABLE and immunity(g, card, rule) == NO_KNIGHTS:
            return [Fault("immune_to_it", NO_KNIGHTS, {"card": name})]
        return [Fault("of_other_sort", rule, {"card": name})]
    if what == BURNABLE or what == KNIGHTS:
        out.extend(warded_fault(g, code))
    if what == BURNABLE and watched(g, where, place):
        out.append(Fault("fire_watched", "112.G.d", {"card": name}))
    if what == FLEETS and escorted(g, where, place, card, CAPTURE_FLEETS):
        out.append(Fault("escorted", "116.D.a", {"card": name}))
    if what == CIVIL_WAR and sheltered(g, where, place, card):
        out.append(Fault("sheltered", "KB-59", {"card": name}))
    if not exposed and shielded(g, owner, aimed_at(what)):
        out.append(Fault("shielded", "103.P.a", {"card": name}))
    return out


def building_faults(g: Duel, rule: str, code: i64, owner: i64) -> list[Fault]:
    """Everything that speaks against naming a building of a player; nothing if it does not lie there at all."""
    i = index_there(g, code)
    if i < 0:
        return []
    out = whose_faults(g, rule, code, owner)
    if len(out) == 0 and g.cat.kind[card_of(code)] != BUILDING:
        out.append(Fault("no_building", "102.B.Gebaeude", {"card": id_of(g, card_of(code))}))
    return out
