"""The odd cards of Zeit der Entdecker, one class each; the sea cards themselves are in voyages."""

from typing import Final

from mypy_extensions import i64

from catanica.games.princes.golden import can_swap, swap
from catanica.games.princes.sets.zeit_der_entdecker.deeds import Voyages
from catanica.games.princes.sets.zeit_der_entdecker.sea import TOP, cannon_points, sail_points, seas
from catanica.games.princes.sets.zeit_der_entdecker.steps import (
    LaySeas,
    undealt_seas,
)
from catanica.games.princes.sets.zeit_der_entdecker.voyages import (
    AMBASSADOR,
    BROADSIDE,
    LOOKS,
    MAP,
    RECALL,
    BardIsland,
    MerchantIsland,
    Pirate,
    ScholarIsland,
    TribeIsland,
    Wreck,
    sea_card,
)
from catanica.games.principality.cards.effect import ONLY_ANSWER, Effect, several
from catanica.games.principality.cards.frequent import Asks, ForBoth
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.geometry import AT_REGION, FIRST_COLUMN
from catanica.games.principality.position.goods import GOLD, GRAIN, LUMBER, WOOL, amount, covers
from catanica.games.principality.position.piece import used
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.rules.using import mark_used
from catanica.games.principality.steps.drawing import may_draw_blind, may_draw_together
from catanica.games.principality.steps.goods_steps import charge, gain
from catanica.games.principality.steps.hand_check import any_stack
from catanica.games.principality.steps.main_phase import Main
from catanica.games.principality.steps.rows import MAIN
from catanica.games.principality.telling.verbs import USE
from catanica.games.principality.vocabulary import card_is, card_of, number_is, place_is, place_of, seat_is
from catanica.kernel.ints import bit

WIDE_RANGE: Final = 2  # sail points the navigator needs
BROAD: Final = 2  # cannons the broadside needs
EXPLORED: Final = 6  # discovered sea cards that allow the metropolis
LUMBER_OR_WOOL: Final = 18  # bits of the two kinds the shipyard makes


# -- action cards ---------------------------------------------------------------------------------------------------


class Cartographer(Effect):
    """Look at sea cards, exchange two."""

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """At least one sail point."""
        return "" if sail_points(g, seat) > 0 else "needs_sails"

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """Two looks at most."""
        g.push(MAP, seat_is(seat) | number_is(LOOKS) | card_is(card))


class Lars(Effect):
    """Beats a pirate without a roll; played where the pirate demands, never afterwards."""

    def timing(self) -> i64:
        """Only when a fight begins."""
        return ONLY_ANSWER


class Navigator(Asks):
    """A ship that has sailed may sail again."""

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """Two sail points, and a ship that can do something."""
        few = sail_points(g, seat) < WIDE_RANGE
        return several("needs_sails" if few else "", super().hinder(g, seat, card))


class Broadside(Asks):
    """Turn an island down or sink a ship."""

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """Two cannons and something to hit."""
        few = cannon_points(g, seat) < BROAD
        return several("needs_cannons" if few else "", super().hinder(g, seat, card))


# -- cards in play --------------------------------------------------------------------------------------------------


def at_harbour(place: i64) -> bool:
    """Whether a region touches the harbour at the left end of the row (PR-33)."""
    return (place - AT_REGION) >> 1 == FIRST_COLUMN


class LandingStage(Effect):
    """Lies at the harbour; missions look for it themselves."""

    def fits(self, g: Duel, seat: i64, card: i64, place: i64) -> bool:
        """Only at a region that touches the harbour."""
        return at_harbour(place)

    def forbid(self, g: Duel, seat: i64, card: i64, place: i64) -> str:
        """The same when it is built."""
        return "" if at_harbour(place) else "not_at_harbour"


class Shipyard(LandingStage):
    """Makes lumber or wool of any good, once per turn."""

    def uses(self, g: Duel, seat: i64, p: i64, out: Options) -> None:
        """If there is a good to turn and room for the new one."""
        if not used(p) and can_swap(g, seat, LUMBER_OR_WOOL, False):
            out.add(USE | card_is(card_of(p)) | place_is(place_of(p)))

    def use(self, g: Duel, seat: i64, p: i64, code: i64) -> None:
        """One for one."""
        mark_used(g, seat, p)
        swap(g, seat, LUMBER_OR_WOOL, 1, card_of(p))


class Astronomer(Effect):
    """One gold for a second discovery, while behind in discoveries."""

    def uses(self, g: Duel, seat: i64, p: i64, out: Options) -> None:
        """Once per turn, with gold, and fewer discovered cards than the other."""
        sea = seas(g)
        behind = sea.discovered(seat) < sea.discovered(1 - seat)
        if behind and not used(p) and covers(g.land(seat).stock(g.cat), amount(GOLD, 1)):
            out.add(USE | card_is(card_of(p)) | place_is(place_of(p)))

    def use(self, g: Duel, seat: i64, p: i64, code: i64) -> None:
        """Two discoveries this turn."""
        mark_used(g, seat, p)
        seas(g).allowed = 2
        charge(g, seat, amount(GOLD, 1))


class ExplorersMetropolis(Effect):
    """Laid on the city beside the harbour: two more points (PR-11)."""

    def forbid(self, g: Duel, seat: i64, card: i64, place: i64) -> str:
        """The city at the harbour, and enough discovered or reached."""
        inland = g.land(seat).cities & bit(FIRST_COLUMN) == 0
        sea = seas(g)
        high: i64 = 0
        cell: i64 = 0
        while cell < sea.size():
            if sea.level(seat, cell) == TOP and sea_card(g, sea.card(seat, cell)).island():
                high += 1
            cell += 1
        explored = high >= 2 or sea.discovered(seat) >= EXPLORED
        return several("no_city_at_harbour" if inland else "", "" if explored else "too_little_explored")


# -- events ---------------------------------------------------------------------------------------------------------


class MostSuccessfulExplorer(Effect):
    """Who has discovered more draws two cards from one stack; on a tie each draws one."""

    def event(self, g: Duel, card: i64) -> None:
        """The active player first."""
        sea = seas(g)
        mine = sea.discovered(g.active)
        other = sea.discovered(1 - g.active)
        if mine == 0 and other == 0:
            return
        if mine == other:
            may_draw_blind(g, 1 - g.active, 1, card)
            may_draw_blind(g, g.active, 1, card)
        else:
            best = g.active if mine > other else 1 - g.active
            if any_stack(g, best):
                may_draw_together(g, best, 2, card)


class FriendshipOfPeoples(ForBoth):
    """One good of choice per island at level 1 or higher."""

    def each(self, g: Duel, seat: i64, card: i64) -> None:
        """Count the islands."""
        sea = seas(g)
        n: i64 = 0
        cell: i64 = 0
        while cell < sea.size():
            if sea.level(seat, cell) > 0 and sea_card(g, sea.card(seat, cell)).island():
                n += 1
            cell += 1
        if n > 0:
            gain(g, seat, n, card)


def register(rules: Rulebook) -> None:
    """Bind the effects to their cards."""
    main = rules.steps[MAIN.number]
    assert isinstance(main, Main), "voyages belong to the action phase"
    main.add_deed(Voyages())
    rules.preparations.append(LaySeas())
    rules.annex = undealt_seas(rules.cat)
    rules.add_effects(insel_der_barden=BardIsland(GRAIN), insel_der_gelehrten=ScholarIsland(LUMBER))
    rules.add_effects(insel_der_haendler=MerchantIsland(WOOL), insel_des_vergessenen_stammes=TribeIsland())
    rules.add_effects(haidao_chang=Pirate(5, 1, 0), cimmarone=Pirate(6, 1, 0), jean=Pirate(8, 0, 2), wrack=Wreck())
    rules.add_effects(botschafter=Asks(AMBASSADOR, "no_benefit"), kartograph=Cartographer(), lars=Lars())
    rules.add_effects(navigator=Navigator(RECALL, "no_ship_to_recall"))
    rules.add_effects(volle_breitseite=Broadside(BROADSIDE, "nothing_to_hit"), anlegestelle=LandingStage())
    rules.add_effects(werft=Shipyard(), astronom=Astronomer(), entdeckermetropole=ExplorersMetropolis())
    rules.add_effects(erfolgreichster_entdecker=MostSuccessfulExplorer())
    rules.add_effects(freundschaft_der_voelker=FriendshipOfPeoples())
