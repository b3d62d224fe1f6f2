"""The decisions that cards of Wissenschaft & Fortschritt ask for."""

from typing import Final

from mypy_extensions import i64

from catanica.games.cardgame.putting import PutUnder
from catanica.games.principality import vocabulary as v
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.rules.exchanging import exchange_regions, pinned
from catanica.games.principality.rules.searching import draw_card
from catanica.games.principality.steps.card_step import CardStep, OfferStep, offer_full_stacks
from catanica.games.principality.steps.drawing import DRAW_BLIND, DrawBlind
from catanica.games.principality.steps.goods_steps import first_place, last_region
from catanica.games.principality.steps.rows import OPEN_STACK
from catanica.games.principality.steps.wrong_choice import other_land
from catanica.games.principality.telling.verbs import REGION
from catanica.kernel.refusal import Fault

INVENT_STACK: Final = v.STEPS.add("invent_stack", v.SEAT, v.CARD)
PRINT_STACK: Final = v.STEPS.add("print_stack", v.SEAT, v.CARD)
PRINT_PUT: Final = v.STEPS.add("print_put", v.SEAT, v.CARD, v.STACK)
RESETTLE: Final = v.STEPS.add("resettle", v.SEAT, v.CARD)
RESETTLE_WITH: Final = v.STEPS.add("resettle_with", v.SEAT, v.CARD, v.REGION)  # the region that was chosen first

PRINTED: Final = 3  # cards a printing press brings


# -- inventor and printing ------------------------------------------------------------------------------------------


class InventStack(OfferStep):
    """The inventor's player chooses a stack to look through."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every stack with cards that the player may use."""
        offer_full_stacks(g, v.seat_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Look, and take one."""
        g.push(OPEN_STACK, v.seat_is(v.seat_of(e)) | v.stack_is(v.stack_of(code)))


class PrintStack(OfferStep):
    """The printer's player chooses a stack to draw from."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every stack with cards that the player may use."""
        offer_full_stacks(g, v.seat_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Three cards of it, or all there are; then one hand card goes under it, two before 2003 (101.D.d)."""
        seat = v.seat_of(e)
        stack = v.stack_of(code)
        under = g.rules.house.printing_puts
        while under > 0:
            g.push(PRINT_PUT, v.seat_is(seat) | v.card_is(v.card_of(e)) | v.stack_is(stack))
            under -= 1
        left: i64 = PRINTED
        while left > 0 and g.stacks.size(stack) > 0:
            draw_card(g, seat, stack)
            left -= 1


# -- resettlement ---------------------------------------------------------------------------------------------------


def offer_movable(g: Duel, seat: i64, but: i64, out: Options) -> None:
    """The regions of a player that no card keeps where they are, but for one."""
    land = g.land(seat)
    end = last_region(land)
    i = first_place(land)
    while i < end:
        if i != but and land.regions[i] != 0 and not pinned(g, seat, i):
            out.add(REGION | v.seat_is(seat) | v.region_is(i))
        i += 1


def moving_faults(g: Duel, rule: str, code: i64, seat: i64) -> list[Fault]:
    """Why a region of a player cannot be moved."""
    out = other_land(g, rule, code, seat)
    if len(out) == 0 and pinned(g, seat, v.region_of(code)):
        out.append(Fault("region_pinned", "101.D.b", {}))
    return out


class Resettle(CardStep):
    """The player chooses the first of two own regions (128.D.a)."""

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """A card keeps it where it is."""
        return moving_faults(g, self.rule, code, v.seat_of(e))

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any that can be moved, if there is another to change places with."""
        both = Options()
        offer_movable(g, v.seat_of(e), -1, both)
        if both.count > 1:
            offer_movable(g, v.seat_of(e), -1, out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Then the second."""
        g.push(RESETTLE_WITH, v.seat_is(v.seat_of(e)) | v.card_is(v.card_of(e)) | v.region_is(v.region_of(code)))


class ResettleWith(CardStep):
    """The player chooses the region the first one changes places with."""

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """A card keeps it where it is."""
        return moving_faults(g, self.rule, code, v.seat_of(e))

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any other that can be moved."""
        offer_movable(g, v.seat_of(e), v.region_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Stored resources go along; cards beside the regions stay and act on the new neighbours."""
        seat = v.seat_of(e)
        exchange_regions(g, seat, v.region_of(e), seat, v.region_of(code))


def register(rules: Rulebook) -> None:
    """Bind the steps to their rows."""
    rules.add_steps("103.P.c", (DRAW_BLIND, DrawBlind))
    rules.add_steps("103.Q.a", (INVENT_STACK, InventStack), (PRINT_STACK, PrintStack), (PRINT_PUT, PutUnder))
    rules.add_steps("128.D.a", (RESETTLE, Resettle), (RESETTLE_WITH, ResettleWith))
