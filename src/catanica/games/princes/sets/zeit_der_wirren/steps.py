"""The decisions that cards of Zeit der Wirren ask for."""

from typing import Final

from mypy_extensions import i64

from catanica.games.princes.gaining import gain_of
from catanica.games.princes.losing import (
    ABLE_UNITS,
    TO_STACK,
    TOWN_BUILDINGS,
    lose,
    may_be_named,
    naming_faults,
    offer_named,
)
from catanica.games.princes.owning import heroes
from catanica.games.principality import vocabulary as v
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.goods import GOLD, GRAIN, WOOL, of
from catanica.games.principality.position.piece import owner_of
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.rules.shown_hand import take_shown
from catanica.games.principality.steps.card_step import CardStep, OfferStep, offer_target
from catanica.games.principality.steps.goods_steps import pay
from catanica.games.principality.telling.verbs import GIVE, PASS, PICK, WANT, verb_of
from catanica.kernel.ints import bit
from catanica.kernel.refusal import Fault
from catanica.kernel.state import NOBODY

BURN: Final = v.STEPS.add("burn", v.SEAT, v.CARD)


class Burn(OfferStep):
    """The arsonist names a building."""

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """No building of the opponent in a settlement or city, or one that a fire station guards."""
        return naming_faults(g, self.rule, code, 1 - v.seat_of(e), TOWN_BUILDINGS)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """The opponent's buildings in settlements and cities, foreign ones here too (PR-43)."""
        offer_named(g, 1 - v.seat_of(e), TOWN_BUILDINGS, out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Its owner puts it under a stack."""
        lose(g, v.seat_of(code), v.place_of(code), v.card_of(code), TO_STACK)


TRAITOR_PICK: Final = v.STEPS.add("traitor_pick", v.SEAT, v.CARD)


class TraitorPick(CardStep):
    """The traitor takes one card of the shown hand, or none."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any card, or none."""
        out.add(PASS)
        for s in g.land(1 - v.seat_of(e)).hand:
            code = PICK | v.card_is(v.card_of(s))
            if not out.has(code):
                out.add(code)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """It changes hands and may be used at once."""
        if verb_of(code) == PASS:
            return
        take_shown(g, v.seat_of(e), v.card_of(code))


def unrest_price(units: i64) -> i64:
    """What a player with so many able units pays in riots."""
    return 1 if units <= 2 else 2


UNREST: Final = v.STEPS.add("unrest", v.SEAT, v.CARD)


class Unrest(CardStep):
    """A player pays for the able units or gives one up."""

    def price(self, g: Duel, seat: i64) -> i64:
        """One gold for up to two units, two for more."""
        n: i64 = 0
        for p in g.land(seat).built:
            if owner_of(p) == seat and may_be_named(g, seat, p, ABLE_UNITS):
                n += 1
        return unrest_price(n)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Pay, if there is enough gold; or a unit."""
        seat = v.seat_of(e)
        if of(g.land(seat).stock(g.cat), GOLD) >= self.price(g, seat):
            out.add(GIVE | v.good_is(GOLD))
        for p in g.land(seat).built:
            if owner_of(p) == seat and may_be_named(g, seat, p, ABLE_UNITS):
                offer_target(seat, p, out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Gold goes to the bank, a unit under a stack."""
        if verb_of(code) == GIVE:
            pay(g, v.seat_of(e), self.price(g, v.seat_of(e)), GOLD)
        else:
            lose(g, v.seat_of(code), v.place_of(code), v.card_of(code), TO_STACK)


TITHE: Final = v.STEPS.add("tithe", v.SEAT, v.CARD)


class Tithe(CardStep):
    """The tithe barn brings grain or wool, one per own hero."""

    def who(self, g: Duel, e: i64) -> i64:
        """The builder, with a hero."""
        return v.seat_of(e) if heroes(g, v.seat_of(e)) > 0 else i64(NOBODY)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Grain or wool."""
        out.add(WANT | v.good_is(GRAIN))
        out.add(WANT | v.good_is(WOOL))

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """As much as fits."""
        gain_of(g, v.seat_of(e), heroes(g, v.seat_of(e)), bit(v.good_of(code)), v.card_of(e))


def register(rules: Rulebook) -> None:
    """Bind the steps to their numbers."""
    rules.add_steps("PR-43", (BURN, Burn))
    rules.add_steps("PR-30", (TRAITOR_PICK, TraitorPick))
    rules.add_steps("PR-7", (UNREST, Unrest))
    rules.add_steps("PR-41", (TITHE, Tithe))
