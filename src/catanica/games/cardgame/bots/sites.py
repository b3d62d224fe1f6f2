"""Where to build: the best side for a card, the best town to grow, the better end of the row."""

from typing import Final

from mypy_extensions import i64

from catanica.games.principality.cards.catalogue import (
    GREEN,
    KNIGHT,
    PLAGUE_CITY,
    RED,
    STOREHOUSE,
    TRADE_FLEET,
    UNREST_CITY,
)
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.geometry import SIDES
from catanica.games.principality.position.goods import ORE, WOOL
from catanica.games.principality.position.land import Land
from catanica.games.principality.position.piece import stock_of
from catanica.games.principality.rules.building import city_fits, road_fits, settlement_fits
from catanica.games.principality.rules.laying_out import offer_sites
from catanica.games.principality.telling.verbs import BUILD
from catanica.games.principality.vocabulary import card_of, place_of
from catanica.kernel.ints import bit, highest, lowest

OUTSIDE_FIT: Final = 8  # a place beside a metropolis takes none that buildings need


def kind_at(g: Duel, land: Land, region: i64) -> i64:
    """The resource of a region; -1 where none lies."""
    return g.cat.resource[card_of(land.regions[region])] - 1


def side_fit(g: Duel, land: Land, card: i64, side: i64) -> i64:
    """How well a card fits a side, judged by what its function finds there."""
    cat = g.cat
    if side >= SIDES:
        return OUTSIDE_FIT
    left = kind_at(g, land, side)
    right = kind_at(g, land, side + 2)
    fit: i64 = 0
    if cat.doubles[card] != 0:
        want = cat.doubles[card] - 1
        fit += (40 if left == want else 0) + (40 if right == want else 0)
    elif left == right:
        fit -= 6  # one doubler could serve both: keep it free
    if cat.yields[card] != 0:
        fit += (30 if left >= 0 else 0) + (30 if right >= 0 else 0)
    if cat.traits[card] & STOREHOUSE != 0:
        fit += (0 if left == ORE or left == WOOL else 8) + (0 if right == ORE or right == WOOL else 8)
        fit += (stock_of(land.regions[side])) + (stock_of(land.regions[side + 2]))
    city = land.cities & bit(side >> 1) != 0
    if cat.slot[card] == GREEN and city:
        fit -= 10  # red cards will need it
    if cat.traits[card] & (PLAGUE_CITY | UNREST_CITY) != 0:
        for p in land.built:
            if place_of(p) < SIDES and place_of(p) >> 1 == side >> 1:
                if cat.traits[card] & UNREST_CITY != 0 and cat.flags[card_of(p)] & (KNIGHT | TRADE_FLEET) != 0:
                    fit += 4
                if cat.traits[card_of(p)] & cat.traits[card] != 0:
                    fit -= 8
    return fit


def best_place(g: Duel, seat: i64, card: i64) -> i64:
    """The place that suits a card best, among those the rules allow; -1 if there is none."""
    out = Options()
    offer_sites(g, seat, BUILD, card, out)
    slot = g.cat.slot[card]
    at_home = slot == GREEN or slot == RED
    best: i64 = -1
    best_fit: i64 = 0
    for code in out.codes:
        fit = side_fit(g, g.land(seat), card, place_of(code)) if at_home else i64(0)
        if best < 0 or fit > best_fit:
            best = place_of(code)
            best_fit = fit
    return best


def best_city(g: Duel, seat: i64) -> i64:
    """The settlement to grow: beside other cities, so that the plague finds fewer regions (KB-47)."""
    land = g.land(seat)
    best: i64 = -1
    best_fit: i64 = 0
    c = lowest(land.settlements)
    end = highest(land.settlements)
    while c <= end:
        if city_fits(land, c):
            fit: i64 = 0
            if land.cities & bit(c + 1) != 0:
                fit += 2
            if c > 0 and land.cities & bit(c - 1) != 0:
                fit += 2
            for p in land.built:
                if place_of(p) < SIDES and place_of(p) >> 1 == c:
                    fit += 1
            if best < 0 or fit > best_fit:
                best = c
                best_fit = fit
        c += 1
    return best


def outer_column(land: Land) -> i64:
    """Where the next settlement goes: at a road's free end, else where a road can still be laid; -1 if nowhere."""
    left = lowest(land.settlements) - 1
    right = highest(land.settlements) + 1
    if settlement_fits(land, right):
        return right
    if settlement_fits(land, left):
        return left
    if right <= 11 and road_fits(land, right):
        return right
    return left
