"""Regions that go from one principality to the other because a card says so (112.I.a)."""

from mypy_extensions import i64

from catanica.games.principality import vocabulary as v
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.rules.exchanging import exchange_regions, pinned
from catanica.games.principality.steps.card_step import CardStep
from catanica.games.principality.steps.goods_steps import first_place, last_region
from catanica.games.principality.telling.verbs import REGION
from catanica.kernel.words import Row


def offer_spare(g: Duel, seat: i64, out: Options) -> None:
    """The regions of a player whose kind lies there at least twice, so that every kind stays (112.I.a); none that a
    card keeps where it is (101.D.b(g))."""
    land = g.land(seat)
    end = last_region(land)
    i = first_place(land)
    while i < end:
        if land.regions[i] != 0 and not pinned(g, seat, i):
            j = first_place(land)
            while j < end:
                if j != i and land.regions[j] != 0 and land.kind_at(g.cat, j) == land.kind_at(g.cat, i):
                    out.add(REGION | v.seat_is(seat) | v.region_is(i))
                    j = end
                j += 1
        i += 1


def can_exchange(g: Duel, seat: i64) -> bool:
    """Whether both players have a region that can be spared."""
    own = Options()
    offer_spare(g, seat, own)
    theirs = Options()
    offer_spare(g, 1 - seat, theirs)
    return own.count > 0 and theirs.count > 0


class RegionGiven(CardStep):
    """The player chooses the own region to give; the step named comes next."""

    def __init__(self, name: str, rule: str, then: Row) -> None:
        super().__init__(name, rule)
        self.then: Row = then  # a step of seat, card and the region given

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Own regions that can be spared."""
        offer_spare(g, v.seat_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Then the region to get."""
        g.push(self.then, v.seat_is(v.seat_of(e)) | v.card_is(v.card_of(e)) | v.region_is(v.region_of(code)))


class RegionGot(CardStep):
    """The player chooses the region to get of the other."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Opposing regions that can be spared."""
        offer_spare(g, 1 - v.seat_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """The cards change places with all that is stored on them."""
        exchange_regions(g, v.seat_of(e), v.region_of(e), 1 - v.seat_of(e), v.region_of(code))
