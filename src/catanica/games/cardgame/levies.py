"""What the mill brings its owner: taken by choice (KB-9), unless gold of a colonial base is given instead (122.B.b)."""

from typing import Final

from mypy_extensions import i64

from catanica.games.principality import vocabulary as v
from catanica.games.principality.cards.stores import offer_stores, pay_from, stores_with
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.goods import GOLD, of
from catanica.games.principality.steps.card_step import CardStep
from catanica.games.principality.steps.goods_steps import can_take, receive, take
from catanica.games.principality.telling.verbs import PASS, verb_of
from catanica.kernel.state import NOBODY

LEVY: Final = v.STEPS.add("levy", v.SEAT, v.NUMBER)


def levy(g: Duel, owner: i64, n: i64) -> None:
    """The mill's owner gets resources of the other player."""
    g.push(LEVY, v.seat_is(1 - owner) | v.number_is(n))


class Levy(CardStep):
    """A player who would lose a resource may give gold of a colonial base for it, and never must."""

    def who(self, g: Duel, e: i64) -> i64:
        """The loser, if there is something to lose, and gold that the other has room for."""
        giver = v.seat_of(e)
        room = of(g.land(1 - giver).room(g.cat), GOLD)
        return giver if room > 0 and stores_with(g, giver, GOLD) > 0 and can_take(g, 1 - giver) else i64(NOBODY)

    def run(self, g: Duel, e: i64) -> None:
        """Nothing to ask."""
        take(g, 1 - v.seat_of(e), v.number_of(e), optional=True)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Gold of the base, or what the other will choose."""
        offer_stores(g, v.seat_of(e), GOLD, out)
        out.add(PASS)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """One gold, then the next resource is asked for."""
        giver = v.seat_of(e)
        if verb_of(code) == PASS:
            self.run(g, e)
            return
        if v.number_of(e) > 1:
            g.push(LEVY, v.seat_is(giver) | v.number_is(v.number_of(e) - 1))
        receive(g, 1 - giver, 1, pay_from(g, giver, code))
