"""Trade fleets in play: how many there are, and the kinds of resources they stand for."""

from mypy_extensions import i64

from catanica.games.principality.cards.catalogue import GREAT_FLEET, TRADE_FLEET
from catanica.games.principality.cards.powers import bank_rate
from catanica.games.principality.position.digest import at_rate
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.geometry import beside
from catanica.games.principality.position.goods import KINDS
from catanica.games.principality.position.piece import works_for
from catanica.games.principality.steps.goods_steps import first_place, last_place
from catanica.games.principality.vocabulary import card_of, place_of
from catanica.kernel.ints import bit


def trades(g: Duel, seat: i64, p: i64) -> bool:
    """Whether a card in play is a working trade fleet of a player."""
    return works_for(p, seat) and g.cat.flags[card_of(p)] & TRADE_FLEET != 0


def trade_fleets(g: Duel, seat: i64) -> i64:
    """How many working trade fleets a player has."""
    n: i64 = 0
    for p in g.land(seat).built:
        if trades(g, seat, p):
            n += 1
    return n


def kinds_of(g: Duel, where: i64, fleet: i64) -> i64:
    """The kinds a trade fleet stands for, as a mask: a great one for those of the regions beside it (116.C.c)."""
    card = card_of(fleet)
    if g.cat.traits[card] & GREAT_FLEET == 0:
        return bit(g.cat.resource[card] - 1)
    land = g.land(where)
    kinds: i64 = 0
    i = first_place(land)
    while i < last_place(land):
        if beside(place_of(fleet), i) and land.regions[i] != 0:
            kinds |= bit(land.kind_at(g.cat, i))
        i += 1
    return kinds


def traded_kinds(g: Duel, seat: i64) -> i64:
    """The kinds that all trade fleets of a player stand for, as a mask."""
    kinds: i64 = 0
    for p in g.land(seat).built:
        if trades(g, seat, p):
            kinds |= kinds_of(g, seat, p)
    return kinds


def dearer_kinds(g: Duel, seat: i64) -> i64:
    """Those of them of which the bank still asks more than one, as a mask."""
    kinds = traded_kinds(g, seat)
    k: i64 = 0
    while k < KINDS:
        if kinds & bit(k) != 0 and bank_rate(g, seat, k) <= 1:
            kinds &= ~bit(k)
        k += 1
    return kinds


def through(g: Duel, where: i64, fleet: i64, rates: i64, rate: i64) -> i64:
    """Bank rates with those through a fleet."""
    kinds = kinds_of(g, where, fleet)
    k: i64 = 0
    while k < KINDS:
        if kinds & bit(k) != 0:
            rates = at_rate(rates, k, rate)
        k += 1
    return rates
