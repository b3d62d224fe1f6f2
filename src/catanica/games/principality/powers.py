"""Derived values: strength, tournament and trade points, hand limit, bank rates, who owns knight and mill.

They are computed from what lies in play every time they are asked for (103.L.a: owned by right).
A blocked card keeps its properties and loses its functions (103.P.a), so it counts for nothing here.
"""

from mypy_extensions import i64

from catanica.games.principality.catalogue import HARBOUR, KNIGHT, SMITHY, TRADE_FLEET
from catanica.games.principality.duel import ON_STRENGTH, ON_TRAITS, Duel
from catanica.games.principality.piece import blocked, card_of, owner_of
from catanica.kernel.ints import ones


def traits_of(g: Duel, seat: i64, p: i64) -> i64:
    """What a card in play does by declaration, copied functions included; nothing while it is blocked."""
    if blocked(p):
        return 0
    card = card_of(p)
    t = g.cat.traits[card]
    if g.rules.hooked & ON_TRAITS != 0 and g.cat.hooks[card] & ON_TRAITS != 0:
        t |= g.rules.effects[card].traits(g, seat, p)
    return t


def has_trait(g: Duel, seat: i64, trait: i64) -> bool:
    """Whether a player has a working card with a trait."""
    for p in g.land(seat).built:
        if owner_of(p) == seat and traits_of(g, seat, p) & trait != 0:
            return True
    return False


def strength(g: Duel, seat: i64) -> i64:
    """The strength points of a player's cards in play (KB-25, KB-49)."""
    cat = g.cat
    total: i64 = 0
    knights: i64 = 0
    smithies: i64 = 0
    dynamic = g.rules.hooked & ON_STRENGTH != 0
    for p in g.land(seat).built:
        if (p >> 16) & 1 != seat or blocked(p):
            continue
        card = card_of(p)
        total += cat.strength[card]
        if cat.flags[card] & KNIGHT != 0:
            knights += 1
        if traits_of(g, seat, p) & SMITHY != 0:
            smithies += 1
        if dynamic and cat.hooks[card] & ON_STRENGTH != 0:
            total += g.rules.effects[card].strength(g, seat, p)
    return total + knights * smithies


def tournament(g: Duel, seat: i64) -> i64:
    """The tournament points of a player's knights in play (KB-8)."""
    total: i64 = 0
    for p in g.land(seat).built:
        if (p >> 16) & 1 == seat and not blocked(p):
            total += g.cat.tournament[card_of(p)]
    return total


def trade_points(g: Duel, seat: i64) -> i64:
    """The trade points of a player's cards in play (KB-24, KB-49)."""
    cat = g.cat
    total: i64 = 0
    fleets: i64 = 0
    harbours: i64 = 0
    for p in g.land(seat).built:
        if (p >> 16) & 1 != seat or blocked(p):
            continue
        card = card_of(p)
        total += cat.trade[card]
        if cat.flags[card] & TRADE_FLEET != 0:
            fleets += 1
        if traits_of(g, seat, p) & HARBOUR != 0:
            harbours += 1
    return total + fleets * harbours


def hand_limit(g: Duel, seat: i64) -> i64:
    """How many cards a player may hold (KB-48, KB-58); never more than ten (103.H.a)."""
    limit = g.rules.house.hand_limit
    for p in g.land(seat).built:
        if (p >> 16) & 1 == seat and not blocked(p):
            limit += g.cat.hand[card_of(p)]
    return limit if limit < 10 else 10


def bank_rate(g: Duel, seat: i64, kind: i64) -> i64:
    """How many of a kind the bank asks for one of another (KB-26)."""
    rate: i64 = 3
    cat = g.cat
    for p in g.land(seat).built:
        if (p >> 16) & 1 == seat and not blocked(p):
            card = card_of(p)
            r = cat.rate[card]
            if r != 0 and r < rate and cat.resource[card] == kind + 1:
                rate = r
    return rate


def knight_owner(g: Duel) -> i64:
    """Who has strictly more strength; -1 on a tie (KB-25)."""
    a = strength(g, 0)
    b = strength(g, 1)
    if a == b:
        return -1
    return 0 if a > b else 1


def mill_owner(g: Duel) -> i64:
    """Who has strictly more trade points and a city; -1 otherwise (KB-24)."""
    a = trade_points(g, 0)
    b = trade_points(g, 1)
    if a == b:
        return -1
    seat: i64 = 0 if a > b else 1
    return seat if g.land(seat).has_city() else -1


def printed_points(g: Duel, seat: i64) -> i64:
    """Points of settlements, cities and cards in play."""
    land = g.land(seat)
    total = ones(land.settlements) + ones(land.cities)
    for p in land.built:
        if (p >> 16) & 1 == seat and not blocked(p):
            total += g.cat.points[card_of(p)]
    return total
