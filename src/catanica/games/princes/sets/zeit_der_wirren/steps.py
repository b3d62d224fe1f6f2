"""The decisions that cards of Zeit der Wirren ask for."""

from mypy_extensions import i64

from catanica.games.princes.gaining import gain_of
from catanica.games.princes.ids import BURN, TITHE, TRAITOR_PICK, UNREST
from catanica.games.princes.losing import ABLE_UNITS, TO_STACK, TOWN_BUILDINGS, lose, may_be_named, offer_named
from catanica.games.princes.owning import heroes
from catanica.games.principality.position.duel import Duel, Options, Rulebook, Step
from catanica.games.principality.position.goods import GOLD, GRAIN, WOOL, of
from catanica.games.principality.position.piece import card_of, owner_of, place_of
from catanica.games.principality.rules.shown_hand import take_shown
from catanica.games.principality.steps.card_step import OfferStep
from catanica.games.principality.steps.goods_steps import pay
from catanica.games.principality.telling.verbs import (
    GIVE,
    PASS,
    PICK,
    TARGET,
    WANT,
    action,
    first,
    second,
    third,
    verb_of,
)
from catanica.kernel.agenda import arg_a, arg_b, arg_c
from catanica.kernel.ints import bit
from catanica.kernel.state import NOBODY


def offer_fires(g: Duel, seat: i64, out: Options) -> None:
    """What an arsonist can burn: the opponent's buildings in settlements and cities, foreign ones here too (PR-43)."""
    offer_named(g, 1 - seat, TOWN_BUILDINGS, out)


class Burn(OfferStep):
    """The arsonist names a building. a: seat, b: card."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every building that can burn."""
        offer_fires(g, arg_a(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Its owner puts it under a stack."""
        lose(g, first(code), second(code), third(code), TO_STACK)


class TraitorPick(Step):
    """The traitor takes one card of the shown hand, or none. a: seat, b: card."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player, if there is a card."""
        return arg_a(e) if len(g.land(1 - arg_a(e)).hand) > 0 else NOBODY

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any card, or none."""
        out.add(PASS)
        for s in g.land(1 - arg_a(e)).hand:
            code = action(PICK, s & 0x1FF)
            if not out.has(code):
                out.add(code)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """It changes hands and may be used at once."""
        if verb_of(code) == PASS:
            return
        take_shown(g, arg_a(e), first(code))

    def card(self, g: Duel, e: i64) -> i64:
        """The traitor."""
        return arg_b(e)


def unrest_price(units: i64) -> i64:
    """What a player with so many able units pays in riots."""
    return 0 if units == 0 else 1 if units <= 2 else 2


class Unrest(Step):
    """A player pays for the able units or gives one up. a: seat, b: card."""

    def price(self, g: Duel, seat: i64) -> i64:
        """One gold for up to two units, two for more."""
        n: i64 = 0
        for p in g.land(seat).built:
            if owner_of(p) == seat and may_be_named(g, seat, p, ABLE_UNITS):
                n += 1
        return unrest_price(n)

    def who(self, g: Duel, e: i64) -> i64:
        """The player, if there are such units."""
        return arg_a(e) if self.price(g, arg_a(e)) > 0 else NOBODY

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Pay, if there is enough gold; or a unit."""
        seat = arg_a(e)
        if of(g.land(seat).stock(g.cat), GOLD) >= self.price(g, seat):
            out.add(action(GIVE, GOLD))
        for p in g.land(seat).built:
            if owner_of(p) == seat and may_be_named(g, seat, p, ABLE_UNITS):
                code = action(TARGET, seat, place_of(p), card_of(p))
                if not out.has(code):
                    out.add(code)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Gold goes to the bank, a unit under a stack."""
        if verb_of(code) == GIVE:
            pay(g, arg_a(e), self.price(g, arg_a(e)), GOLD)
        else:
            lose(g, first(code), second(code), third(code), TO_STACK)

    def card(self, g: Duel, e: i64) -> i64:
        """The riots."""
        return arg_b(e)


class Tithe(Step):
    """The tithe barn brings grain or wool, one per own hero. a: seat, c: card."""

    def who(self, g: Duel, e: i64) -> i64:
        """The builder, with a hero."""
        return arg_a(e) if heroes(g, arg_a(e)) > 0 else NOBODY

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Grain or wool."""
        out.add(action(WANT, GRAIN))
        out.add(action(WANT, WOOL))

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """As much as fits."""
        gain_of(g, arg_a(e), heroes(g, arg_a(e)), bit(first(code)), arg_c(e) << 1)

    def card(self, g: Duel, e: i64) -> i64:
        """The tithe barn."""
        return arg_c(e)


def register(rules: Rulebook) -> None:
    """Bind the steps to their numbers."""
    steps = rules.steps
    steps[BURN] = Burn("burn", "PR-43")
    steps[TRAITOR_PICK] = TraitorPick("traitor_pick", "PR-30")
    steps[UNREST] = Unrest("unrest", "PR-7")
    steps[TITHE] = Tithe("tithe", "PR-41")
