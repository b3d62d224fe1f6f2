"""Building roads, settlements and cities (KB-17 to KB-19, KB-63)."""

from mypy_extensions import i64

from catanica.games.principality.cards.stores import purse
from catanica.games.principality.position.duel import Duel, Options, Step
from catanica.games.principality.position.geometry import ABOVE, BELOW, COLUMNS, ON_ROAD, ROADS, TOWNS, region
from catanica.games.principality.position.goods import KINDS, NAMES, covers, of
from catanica.games.principality.position.land import Land
from catanica.games.principality.steps.goods_steps import charge
from catanica.games.principality.steps.play_steps import open_window
from catanica.games.principality.steps.rows import DRAW_REGIONS, LAY_REGIONS
from catanica.games.principality.steps.setup import lay_region
from catanica.games.principality.steps.wrong_choice import Asking, id_of
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import CITY, LAY, ROAD, SETTLEMENT, verb_of
from catanica.games.principality.vocabulary import (
    COLUMN,
    card_is,
    card_of,
    cause_is,
    cause_of,
    column_is,
    column_of,
    gap_is,
    place_is,
    region_is,
    region_of,
    seat_is,
    seat_of,
)
from catanica.games.principality.windows import SETTLING
from catanica.kernel.ints import bit, highest, lowest
from catanica.kernel.refusal import Fault
from catanica.kernel.state import NOBODY


def affordable(g: Duel, seat: i64, cost: i64) -> bool:
    """Whether the stored resources cover a cost."""
    return covers(purse(g, seat), cost)


def pay_fault(g: Duel, seat: i64, cost: i64, like: str, out: list[Fault]) -> None:
    """Say what is missing, kind by kind, and cite the ruling that sets the cost: that of a like fault."""
    short = missing(g, seat, cost)
    if short:
        out.append(Fault("cannot_pay", g.rules.fault_rules[like], {"missing": short}))


def missing(g: Duel, seat: i64, cost: i64) -> dict[str, int]:
    """What a player lacks for a cost, kind by kind."""
    have = purse(g, seat)
    out: dict[str, int] = {}
    k: i64 = 0
    while k < KINDS:
        short = of(cost, k) - of(have, k)
        if short > 0:
            out[NAMES[k]] = int(short)
        k += 1
    return out


# -- roads, settlements, cities -------------------------------------------------------------------------------------


def road_fits(land: Land, gap: i64) -> bool:
    """A road goes to an outer end, beside a settlement or city, never beside another road (KB-17, KB-63)."""
    if gap != lowest(land.settlements) and gap != highest(land.settlements) + 1:
        return False
    return land.roads & bit(gap) == 0 and land.taken(ON_ROAD + gap) == 0  # a harbour lies in place of a road (PR-14)


def settlement_fits(land: Land, column: i64) -> bool:
    """A settlement goes to the free end of a road (KB-18)."""
    if column < 0 or column >= COLUMNS:
        return False
    left = lowest(land.settlements)
    if column == left - 1:
        return land.roads & bit(left) != 0
    return column == highest(land.settlements) + 1 and land.roads & bit(column) != 0


def marked(columns: i64, column: i64) -> bool:
    """Whether a column, which may be beyond the row, is one of several."""
    return 0 <= column < COLUMNS and columns & bit(column) != 0


def city_fits(land: Land, column: i64) -> bool:
    """A city goes on an own settlement (KB-19), not on a citadel (128.G.b)."""
    return marked(land.settlements & ~(land.cities | land.citadels), column)


def offer_row(g: Duel, seat: i64, stock: i64, out: Options) -> None:
    """Roads, settlements and cities that can be built now."""
    land = g.land(seat)
    rules = g.rules
    left = lowest(land.settlements)
    right = highest(land.settlements)
    if g.roads_left > 0 and covers(stock, rules.road_cost):
        if road_fits(land, left):
            out.add(ROAD | gap_is(left))
        if road_fits(land, right + 1):
            out.add(ROAD | gap_is(right + 1))
    if g.settlements_left > 0 and covers(stock, rules.settlement_cost):
        if settlement_fits(land, left - 1):
            out.add(SETTLEMENT | column_is(left - 1))
        if settlement_fits(land, right + 1):
            out.add(SETTLEMENT | column_is(right + 1))
    if g.cities_left > 0 and covers(stock, rules.city_cost):
        out.add_each(CITY, land.settlements & ~(land.cities | land.citadels), COLUMN)


def build_road(g: Duel, seat: i64, gap: i64) -> None:
    """Pay and lay a road."""
    g.land(seat).roads |= bit(gap)
    g.roads_left -= 1
    g.tell(h.BUILT, seat_is(seat) | card_is(g.cat.number("strasse")) | place_is(ROADS + gap))
    charge(g, seat, g.rules.road_cost)


def row_faults(g: Duel, seat: i64, code: i64) -> list[Fault]:
    """Everything that speaks against a road, settlement or city there."""
    out: list[Fault] = []
    land = g.land(seat)
    verb = verb_of(code)
    at = column_of(code)
    if verb == ROAD:
        left, none_left, cost = g.roads_left, "no_roads_left", g.rules.road_cost
        wrong = "" if road_fits(land, at) else "not_at_road_end"
    elif verb == SETTLEMENT:
        left, none_left, cost = g.settlements_left, "no_settlements_left", g.rules.settlement_cost
        wrong = (
            "" if settlement_fits(land, at) else "settled_there" if marked(land.settlements, at) else "no_road_there"
        )
    else:
        left, none_left, cost = g.cities_left, "no_cities_left", g.rules.city_cost
        wrong = "" if city_fits(land, at) else town_fault(land, at)
    if left == 0:
        out.append(g.fault(none_left))
    if wrong != "":
        out.append(g.fault(wrong))
    pay_fault(g, seat, cost, none_left, out)
    return out


def town_fault(land: Land, column: i64) -> str:
    """Why nothing larger can be laid on a settlement: the code of a fault."""
    if marked(land.cities, column):
        return "already_city"
    if marked(land.citadels, column):
        return "already_citadel"
    return "no_settlement_there"


class Settled(Step):
    """A settlement is paid for and laid; then its regions come."""

    def run(self, g: Duel, e: i64) -> None:
        """Lay it; the scout may be played right now (KB-39)."""
        seat = seat_of(e)
        land = g.land(seat)
        land.settlements |= bit(column_of(e))
        g.settlements_left -= 1
        card: i64 = g.cat.number("siedlung")
        g.tell(h.BUILT, seat_is(seat) | card_is(card) | place_is(TOWNS + column_of(e)))
        g.push(DRAW_REGIONS, seat_is(seat) | column_is(column_of(e)))
        open_window(g, SETTLING, seat, card)


class DrawRegions(Step):
    """The two top regions come into play (KB-18)."""

    def run(self, g: Duel, e: i64) -> None:
        """Turn them up; the owner chooses which lies above."""
        one = card_of(g.region_stack[0])
        two = card_of(g.region_stack[1])
        g.region_stack = g.region_stack[2:]
        g.reveals += 1
        g.push(LAY_REGIONS, seat_is(seat_of(e)) | column_is(column_of(e)) | card_is(one) | cause_is(two))


def new_gap(land: Land, column: i64) -> i64:
    """The outer gap of a settlement just built."""
    return column if column == lowest(land.settlements) else column + 1


class LayRegions(Asking):
    """The owner lays one new region above and one below (KB-18)."""

    def holds(self, g: Duel, e: i64, out: Options) -> None:
        """Both regions."""
        out.add(card_of(e))
        out.add(cause_of(e))

    def who(self, g: Duel, e: i64) -> i64:
        """The owner, if the two differ."""
        return i64(NOBODY) if card_of(e) == cause_of(e) else seat_of(e)

    def run(self, g: Duel, e: i64) -> None:
        """Two equal regions: no choice."""
        self.lay(g, e, ABOVE)

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """A region that was not drawn."""
        if card_of(code) == card_of(e) or card_of(code) == cause_of(e):
            return []
        return [Fault("not_among", self.rule, {"card": id_of(g, card_of(code))})]

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """The first region above or below; the other goes opposite."""
        gap = new_gap(g.land(seat_of(e)), column_of(e))
        out.add(LAY | card_is(card_of(e)) | region_is(region(gap, ABOVE)))
        out.add(LAY | card_is(card_of(e)) | region_is(region(gap, BELOW)))

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Lay both, empty."""
        self.lay(g, e, region_of(code) & 1)

    def lay(self, g: Duel, e: i64, row: i64) -> None:
        """The first region in a row, the second in the other."""
        seat = seat_of(e)
        gap = new_gap(g.land(seat), column_of(e))
        lay_region(g, seat, card_of(e), region(gap, row), 0)
        lay_region(g, seat, cause_of(e), region(gap, BELOW - row), 0)


class CityBuilt(Step):
    """A city is paid for and laid on its settlement."""

    def run(self, g: Duel, e: i64) -> None:
        """Lay it."""
        g.land(seat_of(e)).cities |= bit(column_of(e))
        g.cities_left -= 1
        g.tell(h.BUILT, seat_is(seat_of(e)) | card_is(g.cat.number("stadt")) | place_is(TOWNS + column_of(e)))
        for s in g.display:
            card = card_of(s)
            g.rules.effects[card].city_built(g, seat_of(e), card)
