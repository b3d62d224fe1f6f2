"""The decisions that cards of the base set ask for."""

from typing import Final

from mypy_extensions import i64

from catanica.games.princes.losing import BUILDINGS, TO_STACK, lose, may_be_named
from catanica.games.princes.sets.basis.moving import register as register_moving
from catanica.games.principality import vocabulary as v
from catanica.games.principality.cards.shared_cards import GiveBack, ScoutPick, SetNumber
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.goods import GOLD, of
from catanica.games.principality.position.piece import owner_of
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.rules.shown_hand import put_shown, show_hand
from catanica.games.principality.steps.card_step import CardStep, SeveralStep
from catanica.games.principality.steps.goods_steps import ANY, gain_at, offer_room, pay
from catanica.games.principality.steps.pointing import MOST, POINTED, ChoosePointed, PointStep, pointed_at, pointing
from catanica.games.principality.steps.rows import GIVE_BACK, SCOUT_PICK, SET_NUMBER
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import PUT
from catanica.kernel.state import NOBODY

BUY: Final = v.STEPS.add("buy", v.SEAT, v.NUMBER, v.CARD)


class Buy(SeveralStep):
    """The travelling merchant sells resources for one gold each."""

    def offers(self, g: Duel, e: i64, out: Options) -> None:
        """Every region with room that is not of gold, while there is gold."""
        if of(g.land(v.seat_of(e)).stock(g.cat), GOLD) > 0:
            offer_room(g, v.seat_of(e), ANY, GOLD, out)

    def may_stop(self, e: i64) -> bool:
        """Nobody must buy."""
        return True

    def chosen(self, g: Duel, e: i64, code: i64) -> None:
        """Pay and store, then perhaps another."""
        if v.number_of(e) > 1:
            g.push(BUY, v.seat_is(v.seat_of(e)) | v.number_is(v.number_of(e) - 1) | v.card_is(v.card_of(e)))
        gain_at(g, v.seat_of(e), v.region_of(code), 1, h.GAINED)
        pay(g, v.seat_of(e), 1, GOLD)


# -- the feud -------------------------------------------------------------------------------------------------------


FEUD_POINT: Final = v.STEPS.add("feud_point", v.SEAT, *POINTED)
FEUD_GIVE: Final = v.STEPS.add("feud_give", v.SEAT, *POINTED)


class FeudPoint(PointStep):
    """The holder of the strength advantage points at three buildings of the other player, fewer if there are fewer."""

    def may_point(self, g: Duel, e: i64, where: i64, p: i64) -> bool:
        """Any building of the other player."""
        return owner_of(p) == 1 - v.seat_of(e) and may_be_named(g, where, p, BUILDINGS)

    def who(self, g: Duel, e: i64) -> i64:
        """The holder, while there is a choice."""
        out = Options()
        n = self.left(g, e, out)
        more = MOST - pointed_at(e)
        return v.seat_of(e) if more > 0 and n > more and out.count > 1 else i64(NOBODY)

    def run(self, g: Duel, e: i64) -> None:
        """The rest is pointed at; the owner chooses."""
        out = Options()
        n = self.left(g, e, out)
        if n > 0 and pointed_at(e) < MOST:
            self.take(g, e, out.codes[0])
        elif pointed_at(e) > 0:
            g.push(FEUD_GIVE, v.seat_is(v.seat_of(e)) | pointing(e))

    def pointed(self, g: Duel, e: i64, names: i64) -> None:
        """One more."""
        g.push(FEUD_POINT, v.seat_is(v.seat_of(e)) | names)


class FeudGive(ChoosePointed):
    """The owner gives up one of the buildings pointed at."""

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """It goes under a stack."""
        lose(g, v.seat_of(code), v.place_of(code), v.card_of(code), TO_STACK)


FRATERNAL: Final = v.STEPS.add("fraternal", v.SEAT, v.NUMBER, v.CARD, v.FLAG)


class Fraternal(CardStep):
    """The holder of the strength advantage puts cards of the other's hand under stacks; with the flag it is shown."""

    def who(self, g: Duel, e: i64) -> i64:
        """The holder, while the victim has cards."""
        return v.seat_of(e) if v.flag_of(e) == 1 and len(g.land(1 - v.seat_of(e)).hand) > 0 else i64(NOBODY)

    def run(self, g: Duel, e: i64) -> None:
        """The hand is shown first."""
        if v.flag_of(e) == 0:
            show_hand(g, 1 - v.seat_of(e))
            go_on(g, v.seat_of(e), v.number_of(e), self.card(g, e))

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any card of that hand under any stack with its back."""
        victim = 1 - v.seat_of(e)
        for s in g.land(victim).hand:
            k: i64 = 0
            while k < g.stacks.count():
                code = PUT | v.card_is(v.card_of(s)) | v.stack_is(k)
                if g.may_put(victim, v.card_of(s), k) and not out.has(code):
                    out.add(code)
                k += 1

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Both know what went where."""
        put_shown(g, v.seat_of(e), code)
        if v.number_of(e) > 1:
            go_on(g, v.seat_of(e), v.number_of(e) - 1, self.card(g, e))


def put_from_hand(g: Duel, holder: i64, n: i64, card: i64) -> None:
    """The holder of the strength advantage sees the other's hand and puts a number of its cards under stacks."""
    g.push(FRATERNAL, v.seat_is(holder) | v.number_is(n) | v.card_is(card))


def go_on(g: Duel, holder: i64, n: i64, card: i64) -> None:
    """The hand has been shown, and a number of cards is still to be put away."""
    g.push(FRATERNAL, v.seat_is(holder) | v.number_is(n) | v.card_is(card) | v.flag_is(1))


def register(rules: Rulebook) -> None:
    """Bind the steps to their numbers."""
    rules.add_steps("PR-27", (SET_NUMBER, SetNumber), (GIVE_BACK, GiveBack))
    rules.add_steps("PR-25", (SCOUT_PICK, ScoutPick))
    rules.add_steps("PR-6", (BUY, Buy))
    rules.add_step(FEUD_POINT, FeudPoint("feud_point", "PR-7", "fehde"))
    rules.add_step(FEUD_GIVE, FeudGive("feud_give", "PR-7", "fehde"))
    rules.add_steps("PR-7", (FRATERNAL, Fraternal))
    register_moving(rules)
