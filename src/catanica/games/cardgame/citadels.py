"""Citadels: laid on a settlement, which then is neither settlement nor city and has four sites (128.G)."""

from typing import Final

from mypy_extensions import i64

from catanica.games.principality.position.duel import Duel, Options, Step
from catanica.games.principality.position.geometry import COLUMNS, TOWNS
from catanica.games.principality.position.goods import covers
from catanica.games.principality.rules.building import city_fits, pay_fault, town_fault
from catanica.games.principality.steps.goods_steps import charge
from catanica.games.principality.steps.main_phase import Deeds
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import CITADEL
from catanica.games.principality.vocabulary import (
    COLUMN,
    SEAT,
    STEPS,
    card_is,
    column_is,
    column_of,
    place_is,
    seat_is,
    seat_of,
)
from catanica.kernel.refusal import Fault

FOUNDED: Final = STEPS.add("founded", SEAT, COLUMN)
CITADEL_FAULTS: Final = {  # what is wrong with a place for a city, said of a citadel
    "already_city": "city_stays",
    "already_citadel": "already_citadel",
    "no_settlement_there": "no_settlement_for_citadel",
}


def offer_citadels(g: Duel, seat: i64, stock: i64, out: Options) -> None:
    """Every own settlement that can become a citadel now: it goes where a city would go."""
    if g.citadels_left == 0 or not covers(stock, g.cat.cost[g.cat.citadel]):
        return
    land = g.land(seat)
    c: i64 = 0
    while c < COLUMNS:
        if city_fits(land, c):
            out.add(CITADEL | column_is(c))
        c += 1


class Founded(Step):
    """A citadel is paid for and laid on its settlement; it is never removed (128.G.b)."""

    def run(self, g: Duel, e: i64) -> None:
        """Lay it: two more sites."""
        g.land(seat_of(e)).fortify(column_of(e))
        g.citadels_left -= 1
        g.tell(h.BUILT, seat_is(seat_of(e)) | card_is(g.cat.citadel) | place_is(TOWNS + column_of(e)))


class Founding(Deeds):
    """Founding a citadel in the main phase; all lie open for both players (105.J.a)."""

    def offer(self, g: Duel, seat: i64, stock: i64, out: Options) -> None:
        """Every own settlement that can become one now."""
        offer_citadels(g, seat, stock, out)

    def knows(self, verb: i64) -> bool:
        """One verb."""
        return verb == CITADEL

    def take(self, g: Duel, seat: i64, code: i64) -> None:
        """Pay, then lay it on the settlement."""
        g.push(FOUNDED, seat_is(seat) | column_is(column_of(code)))
        charge(g, seat, g.cat.cost[g.cat.citadel])

    def faults(self, g: Duel, seat: i64, code: i64) -> list[Fault]:
        """Everything that speaks against it."""
        out: list[Fault] = []
        if g.citadels_left == 0:
            out.append(g.fault("no_citadels_left"))
        if not city_fits(g.land(seat), column_of(code)):
            out.append(g.fault(CITADEL_FAULTS[town_fault(g.land(seat), column_of(code))]))
        pay_fault(g, seat, g.cat.cost[g.cat.citadel], "no_citadels_left", out)
        return out
