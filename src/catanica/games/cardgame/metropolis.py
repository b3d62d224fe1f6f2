"""Metropolises: laid on a city that holds church and town hall; four more places for units (128.C, 123.AI.a)."""

from typing import Final

from mypy_extensions import i64

from catanica.games.cardgame.faults import fault
from catanica.games.principality.cards.powers import is_working
from catanica.games.principality.position.digest import UNKNOWN, lists
from catanica.games.principality.position.duel import Duel, Options, Step
from catanica.games.principality.position.geometry import COLUMNS, SIDES, TOWNS
from catanica.games.principality.position.goods import covers
from catanica.games.principality.rules.building import marked, pay_fault
from catanica.games.principality.steps.goods_steps import charge
from catanica.games.principality.steps.main_phase import Deeds
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import METROPOLIS
from catanica.games.principality.vocabulary import (
    COLUMN,
    SEAT,
    STEPS,
    card_is,
    card_of,
    column_is,
    column_of,
    place_is,
    place_of,
    seat_is,
    seat_of,
)
from catanica.kernel.ints import bit
from catanica.kernel.refusal import Fault


def metropolis_card(g: Duel) -> i64:
    """The number of the card; 0 in games without it."""
    return g.cat.crown


def lacking(g: Duel, seat: i64, column: i64) -> list[int]:
    """The cards a city still needs before it can carry a metropolis."""
    return [card for card in g.cat.needs[metropolis_card(g)] if columns_with(g, seat, card) & bit(column) == 0]


def offer_metropolises(g: Duel, seat: i64, stock: i64, out: Options) -> None:
    """Every own city that can become a metropolis now."""
    if g.crowns_left == 0 or not covers(stock, g.cat.cost[metropolis_card(g)]):
        return
    land = g.land(seat)
    cities = land.cities & ~land.crowns
    if cities != 0:
        out.add_each(METROPOLIS, cities & furnished(g, seat), COLUMN)


def furnished(g: Duel, seat: i64) -> i64:
    """The columns in which all lies that a metropolis needs, as a mask: kept in the land's digest."""
    found = g.look(seat)
    if found.furnished == UNKNOWN:
        found.furnished = furnished_anew(g, seat)
    return found.furnished


def furnished_anew(g: Duel, seat: i64) -> i64:
    """The same, looked for among the cards in play."""
    columns: i64 = bit(COLUMNS) - 1
    names = g.look(seat).names
    for card in g.cat.needs[metropolis_card(g)]:
        if not lists(names, card):
            return 0
    for card in g.cat.needs[metropolis_card(g)]:
        columns &= columns_with(g, seat, card)
    return columns


def columns_with(g: Duel, seat: i64, card: i64) -> i64:
    """The columns in which a working card of that name stands, or since 2003 one that copies it (123.AI.a, 101.D.d(s)),
    as a mask."""
    columns: i64 = 0
    if lists(g.look(seat).names, card):
        copies = g.rules.house.society_founds
        for p in g.land(seat).built:
            if place_of(p) < SIDES and (copies or card_of(p) == card) and is_working(g, seat, p, card):
                columns |= bit(place_of(p) >> 1)
    return columns


def found_metropolis(g: Duel, seat: i64, column: i64) -> None:
    """Pay, then lay it on the city."""
    g.push(CROWNED, seat_is(seat) | column_is(column))
    charge(g, seat, g.cat.cost[metropolis_card(g)])


CROWNED: Final = STEPS.add("crowned", SEAT, COLUMN)


class Crowned(Step):
    """A metropolis is paid for and laid on its city."""

    def run(self, g: Duel, e: i64) -> None:
        """Lay it; from now on units may lie outside its regions."""
        g.land(seat_of(e)).crown(column_of(e))
        g.crowns_left -= 1
        g.tell(h.BUILT, seat_is(seat_of(e)) | card_is(metropolis_card(g)) | place_is(TOWNS + column_of(e)))


def metropolis_faults(g: Duel, seat: i64, column: i64) -> list[Fault]:
    """Everything that speaks against a metropolis there."""
    card = metropolis_card(g)
    if card == 0:
        return [fault("no_metropolis")]
    out: list[Fault] = []
    if g.crowns_left == 0:
        out.append(fault("no_metropolis"))
    land = g.land(seat)
    if not marked(land.cities, column):
        out.append(fault("crowns_a_city"))
    else:
        if land.crowns & bit(column) != 0:
            out.append(fault("already_metropolis"))
        for needed in lacking(g, seat, column):
            out.append(fault("city_lacks", needed=g.cat.ids[needed]))
    pay_fault(g, seat, g.cat.cost[card], "no_metropolis", out)
    return out


class Crowning(Deeds):
    """Founding a metropolis in the main phase."""

    def offer(self, g: Duel, seat: i64, stock: i64, out: Options) -> None:
        """Every own city that can become one now."""
        offer_metropolises(g, seat, stock, out)

    def knows(self, verb: i64) -> bool:
        """One verb."""
        return verb == METROPOLIS

    def take(self, g: Duel, seat: i64, code: i64) -> None:
        """Pay, then lay it on the city."""
        found_metropolis(g, seat, column_of(code))

    def faults(self, g: Duel, seat: i64, code: i64) -> list[Fault]:
        """Everything that speaks against it."""
        return metropolis_faults(g, seat, column_of(code))
