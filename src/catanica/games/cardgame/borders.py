"""Regions that go from one principality to the other because a card says so (112.I.a)."""

from mypy_extensions import i64

from catanica.games.principality import vocabulary as v
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.goods import NAMES
from catanica.games.principality.position.land import Land
from catanica.games.principality.rules.exchanging import exchange_regions, pinned
from catanica.games.principality.steps.card_step import CardStep
from catanica.games.principality.steps.goods_steps import first_place, last_region
from catanica.games.principality.steps.wrong_choice import kind_there, other_land
from catanica.games.principality.telling.verbs import REGION
from catanica.kernel.ints import bit
from catanica.kernel.refusal import Fault
from catanica.kernel.words import Row


def offer_spare(g: Duel, seat: i64, out: Options) -> None:
    """The regions of a player whose kind lies there at least twice, so that every kind stays (112.I.a); none that a
    card keeps where it is (101.D.b(g))."""
    plenty = twice_there(g, g.land(seat))
    i = next_spare(g, seat, 0, plenty)
    while i >= 0:
        out.add(REGION | v.seat_is(seat) | v.region_is(i))
        i = next_spare(g, seat, i + 1, plenty)


def twice_there(g: Duel, land: Land) -> i64:
    """The kinds of regions that a land has at least twice, as a mask."""
    once: i64 = 0
    twice: i64 = 0
    end = last_region(land)
    i = first_place(land)
    while i < end:
        if land.regions[i] != 0:
            kind = bit(land.kind_at(g.cat, i))
            twice |= once & kind
            once |= kind
        i += 1
    return twice


def next_spare(g: Duel, seat: i64, start: i64, plenty: i64) -> i64:
    """The first region from a place on that is of a kind there is plenty of and not kept by a card; -1 for none."""
    land = g.land(seat)
    end = last_region(land)
    i = first_place(land)
    if i < start:
        i = start
    while i < end:
        if land.regions[i] != 0 and plenty & bit(land.kind_at(g.cat, i)) != 0 and not pinned(g, seat, i):
            return i
        i += 1
    return -1


def has_spare(g: Duel, seat: i64) -> bool:
    """Whether a player has a region that can be spared."""
    return next_spare(g, seat, 0, twice_there(g, g.land(seat))) >= 0


def can_exchange(g: Duel, seat: i64) -> bool:
    """Whether both players have a region that can be spared."""
    return has_spare(g, seat) and has_spare(g, 1 - seat)


def spare_faults(g: Duel, rule: str, code: i64, seat: i64) -> list[Fault]:
    """Why a region of a player cannot be spared: a card keeps it there, or it is the only one of its kind."""
    out = other_land(g, rule, code, seat)
    if len(out) > 0:
        return out
    if pinned(g, seat, v.region_of(code)):
        out.append(Fault("region_pinned", "101.D.b", {}))
    if twice_there(g, g.land(seat)) & bit(kind_there(g, code)) == 0:
        out.append(Fault("only_of_its_kind", "112.I.a", {"resource": NAMES[kind_there(g, code)]}))
    return out


class RegionGiven(CardStep):
    """The player chooses the own region to give; the step named comes next."""

    def __init__(self, name: str, rule: str, then: Row) -> None:
        super().__init__(name, rule)
        self.then: Row = then  # a step of seat, card and the region given

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """What keeps the region."""
        return spare_faults(g, self.rule, code, v.seat_of(e))

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Own regions that can be spared."""
        offer_spare(g, v.seat_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Then the region to get."""
        g.push(self.then, v.seat_is(v.seat_of(e)) | v.card_is(v.card_of(e)) | v.region_is(v.region_of(code)))


class RegionGot(CardStep):
    """The player chooses the region to get of the other."""

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """What keeps the region."""
        return spare_faults(g, self.rule, code, 1 - v.seat_of(e))

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Opposing regions that can be spared."""
        offer_spare(g, 1 - v.seat_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """The cards change places with all that is stored on them."""
        exchange_regions(g, v.seat_of(e), v.region_of(e), 1 - v.seat_of(e), v.region_of(code))
