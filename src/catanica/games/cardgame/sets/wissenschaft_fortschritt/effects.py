"""The odd cards of Wissenschaft & Fortschritt, one class each. Most are data: wall, fire watch, cannons."""

from mypy_extensions import i64

from catanica.games.cardgame.sets.wissenschaft_fortschritt.steps import INVENT_STACK, PRINT_STACK, RESETTLE
from catanica.games.principality.cards.catalogue import BUILDING
from catanica.games.principality.cards.effect import FRESH, ON_TRADE, Effect
from catanica.games.principality.cards.frequent import Asks
from catanica.games.principality.cards.powers import silenced
from catanica.games.principality.cards.stores import lying
from catanica.games.principality.position.digest import acting
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.goods import GOLD, count, of
from catanica.games.principality.position.piece import owner_of
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.rules.using import mark_used
from catanica.games.principality.steps.drawing import draw_blind
from catanica.games.principality.steps.hand_check import any_stack
from catanica.games.principality.telling.verbs import USE
from catanica.games.principality.vocabulary import card_is, card_of, place_is, place_of
from catanica.kernel.ints import bit


class Crane(Effect):
    """Dear buildings cost one resource less, as often as one likes (103.P.c)."""

    def discount(self, g: Duel, seat: i64, p: i64, card: i64) -> i64:
        """By the printed cost, five or more since 2003 (101.D.d)."""
        dear = count(g.cat.cost[card]) >= g.rules.house.crane_from
        return 1 if dear and g.cat.kind[card] == BUILDING else 0


class TradeAcademy(Effect):
    """As many trade points as there is gold in its owner's principality, wherever it lies (103.F.c)."""

    def by_goods(self) -> i64:
        """Gold."""
        return ON_TRADE

    def trade(self, g: Duel, seat: i64, p: i64) -> i64:
        """None abroad, and none in a city where buildings bring no trade points."""
        land = g.land(seat)
        if owner_of(p) != seat or land.columns_at(place_of(p)) & silenced(g, seat) != 0:
            return 0
        return of(land.stock(g.cat), GOLD) + lying(g, seat, GOLD)


class Embassy(Effect):
    """In the opponent's land: its builder sees every card that comes into his hand (120.D.a)."""

    def shows(self, g: Duel, seat: i64, p: i64) -> i64:
        """Not what he held before."""
        return bit(owner_of(p))


class Scriptorium(Effect):
    """Once in the own main phase: the top card of a stack (103.P.c, 123.BF.a)."""

    def before_use(self) -> i64:
        """Once."""
        return FRESH

    def uses(self, g: Duel, seat: i64, p: i64, out: Options) -> None:
        """While there is a card to draw."""
        if any_stack(g, seat):
            out.add(USE | card_is(card_of(p)) | place_is(place_of(p)))

    def idle(self, g: Duel, seat: i64, p: i64) -> str:
        """No card to draw."""
        return "not_usable_now" if any_stack(g, seat) else "all_stacks_empty"

    def use(self, g: Duel, seat: i64, p: i64, code: i64) -> None:
        """Surplus waits until the end of the turn (103.Q.a)."""
        mark_used(g, seat, p)
        draw_blind(g, seat, 1, acting(g, seat, p))


def register(rules: Rulebook) -> None:
    """Bind the effects to their cards."""
    rules.add_effects(baukran=Crane(), handelsakademie=TradeAcademy(), gesandtschaft=Embassy())
    rules.add_effects(schreibstube=Scriptorium(), buchdruck=Asks(PRINT_STACK, "all_stacks_empty"))
    rules.add_effects(erfinder=Asks(INVENT_STACK, "all_stacks_empty"), umsiedlung=Asks(RESETTLE, "no_regions_to_move"))
    rules.add_fault("no_regions_to_move", "128.D.a")
    rules.add_fault("needs_one_of", "105.C.b", "universitaet")
    for code in ("only_as_answer", "answers_not"):
        rules.add_fault(code, "114.F.b", "medicus")
