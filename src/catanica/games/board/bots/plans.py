"""What a player saves for: of all it might build, what is worth most for the throws it takes to pay for it."""

from typing import Final

from mypy_extensions import i64

from catanica.games.board import building
from catanica.games.board.bots.sites import best_site, best_way, can_lengthen, income, site_value
from catanica.games.board.bots.taste import Taste
from catanica.games.board.goods import (
    CARD_COST,
    CITY_COST,
    KINDS,
    KNIGHT,
    ROAD_COST,
    TOWN_COST,
    amount,
    missing,
    pack,
    size,
)
from catanica.games.board.harbours import rate
from catanica.games.board.state import NONE, BoardState
from catanica.kernel.ints import first

WAY: Final = 3  # roads it would lay to reach a place
STRETCH: Final = 3  # roads it would lay for the longest road
SHORTEST_HIGHWAY: Final = 5
SCALE: Final = 1000


class Plan:
    """What comes next towards the best aim: its price, and for a road whether it is laid for its length."""

    def __init__(self, price: i64, for_length: bool, worth: i64) -> None:
        self.price: i64 = price
        self.for_length: bool = for_length
        self.worth: i64 = worth


class Means:
    """What a seat has and earns, as everything it plans needs it."""

    def __init__(self, t: BoardState, seat: i64, taste: Taste) -> None:
        self.hand: i64 = t.hands[seat]
        self.earned: i64 = income(t, seat)
        self.rates: i64 = 0  # cards the bank asks for one, by kind
        self.taste: Taste = taste
        by_sea: i64 = 0
        for kind in range(KINDS):
            asked = rate(t, seat, kind)
            self.rates += pack(kind, asked)
            by_sea += amount(self.earned, kind) * taste.by_sea // asked
        self.anyhow: i64 = by_sea + taste.luck  # hundredths of throws in 36 that may bring any kind

    def wait(self, price: i64) -> i64:
        """Tenths of throws until a price can be paid, roughly: the longest wait for a kind, some of the others."""
        lack = missing(self.hand, price)
        short = size(lack)
        swaps = self.swaps(price)
        if swaps >= short:
            return 0
        longest: i64 = 0
        total: i64 = 0
        for kind in range(KINDS):
            wanted = amount(lack, kind)
            if wanted > 0:
                one = wanted * 36000 // (100 * amount(self.earned, kind) + self.anyhow)
                total += one
                if one > longest:
                    longest = one
        return (longest + (total - longest) * self.taste.together // 100) * (short - swaps) // short

    def swaps(self, price: i64) -> i64:
        """How many cards the bank gives for what is left over beside a price."""
        out: i64 = 0
        for kind in range(KINDS):
            over = amount(self.hand, kind) - amount(price, kind)
            if over > 0:
                out += over // amount(self.rates, kind)
        return out


def plan(t: BoardState, seat: i64, taste: Taste) -> Plan:
    """The best of a card, a city, a settlement, a way to a place for one, and the longest road."""
    means = Means(t, seat, taste)
    wanted = t.terms.points - t.points(seat)
    best = Plan(CARD_COST, False, 0)
    if t.deck != 0:
        value = taste.card + (taste.army if army_open(t, seat) else i64(0))
        best.worth = SCALE * value // (taste.patience + means.wait(CARD_COST))
    if building.cities_left(t, seat) > 0 and t.towns[seat] != 0:
        value = taste.city + taste.city_site * richest(t, t.towns[seat]) // 100
        aim(best, means, value, wanted <= 1, CITY_COST, CITY_COST, False)
    if building.towns_left(t, seat) > 0:
        place = best_site(t, seat, t.reach[seat], taste)
        if place != NONE:
            value = taste.town + taste.town_site * site_value(t, seat, place, taste) // 100
            aim(best, means, value, wanted <= 1, TOWN_COST, TOWN_COST, False)
        if building.roads_left(t, seat) > 0:
            way = best_way(t, seat, WAY, taste)
            if way.edge != NONE:
                value = taste.town + taste.town_site * site_value(t, seat, way.place, taste) // 100
                aim(best, means, value, False, way.roads * ROAD_COST + TOWN_COST, ROAD_COST, False)
    roads = roads_to_highway(t, seat)
    if 0 < roads <= STRETCH and roads <= building.roads_left(t, seat):
        other = best.price
        aim(best, means, taste.highway, wanted <= 2, roads * ROAD_COST, ROAD_COST, True)
        if best.for_length and not can_lengthen(t, seat):
            best.price = other
            best.for_length = False
    return best


def aim(best: Plan, means: Means, value: i64, wins: bool, whole: i64, price: i64, for_length: bool) -> None:
    """Take an aim if it is worth more: its whole price says how long it takes, the other what comes next."""
    if wins:
        value = value * means.taste.victory // 100
    worth = SCALE * value // (means.taste.patience + means.wait(whole))
    if worth > best.worth:
        best.worth = worth
        best.price = price
        best.for_length = for_length


def richest(t: BoardState, towns: i64) -> i64:
    """What the best of some settlements brings in 36 throws, ten times."""
    most: i64 = 0
    rest = towns
    while rest != 0:
        here = 10 * size(t.island.yields[first(rest)])
        rest &= rest - 1
        if here > most:
            most = here
    return most


def army_open(t: BoardState, seat: i64) -> bool:
    """Whether another knight may win the largest army, or keep it."""
    mine = t.knights[seat] + amount(t.cards[seat], KNIGHT)
    rival: i64 = 2
    for other in range(t.seats):
        if other != seat and t.knights[other] > rival:
            rival = t.knights[other]
    return rival - 1 <= mine <= rival + 1


def roads_to_highway(t: BoardState, seat: i64) -> i64:
    """How many roads in a row win the longest road; 0 if it is the seat's."""
    if t.highway == seat:
        return 0
    longest: i64 = SHORTEST_HIGHWAY - 1
    for other in range(t.seats):
        if other != seat and t.lengths[other] > longest:
            longest = t.lengths[other]
    return longest + 1 - t.lengths[seat]
