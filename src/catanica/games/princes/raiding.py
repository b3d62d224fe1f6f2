"""The raid, a card of two sets: fill one own region with goods of its kind from the opponent (PR-41)."""

from typing import Final

from mypy_extensions import i64

from catanica.games.principality import vocabulary as v
from catanica.games.principality.cards.frequent import Asks
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.goods import of
from catanica.games.principality.position.land import FULL
from catanica.games.principality.steps.card_step import OfferStep
from catanica.games.principality.steps.goods_steps import first_place, gain_at, last_place, pay
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import REGION
from catanica.games.principality.vocabulary import STEPS, region_is, region_of, seat_is, seat_of

RAID_REGION: Final = STEPS.add("raid_region", v.SEAT, v.CARD)


class RaidRegion(OfferStep):
    """The attacker names the own region that is filled from the opponent's stock."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Own regions with room for something the opponent has."""
        seat = seat_of(e)
        land = g.land(seat)
        theirs = g.land(1 - seat).stock(g.cat)
        i = first_place(land)
        while i < last_place(land):
            if land.regions[i] != 0 and land.stock_at(i) < FULL and of(theirs, land.kind_at(g.cat, i)) > 0:
                out.add(REGION | seat_is(seat) | region_is(i))
            i += 1

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """As much as that one region can still store; the opponent says from which regions."""
        seat = seat_of(e)
        land = g.land(seat)
        kind = land.kind_at(g.cat, region_of(code))
        have = of(g.land(1 - seat).stock(g.cat), kind)
        room = FULL - land.stock_at(region_of(code))
        n = have if have < room else room
        gain_at(g, seat, region_of(code), n, h.GAINED)
        pay(g, 1 - seat, n, kind)


class Raid(Asks):
    """Fill one own region with goods of its kind from the opponent."""

    def __init__(self) -> None:
        super().__init__(RAID_REGION, "nothing_to_take")
