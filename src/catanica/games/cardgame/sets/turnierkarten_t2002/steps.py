"""The decisions that the tournament cards of 2002 ask for, beside those of the set that took them over."""

from typing import Final

from mypy_extensions import i64

from catanica.games.cardgame.sets.barbaren_handelsherren.barbarians import FORFEIT, Forfeit
from catanica.games.cardgame.sets.barbaren_handelsherren.steps import TRADE_LORD, TradeLord
from catanica.games.principality import vocabulary as v
from catanica.games.principality.cards.stores import offer_stores, pay_from
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.goods import GOLD, of
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.steps.card_step import ChoiceStep
from catanica.games.principality.steps.goods_steps import offer_stock, receive, take_one
from catanica.games.principality.telling.verbs import REGION, verb_of

PIRATES: Final = v.STEPS.add("pirates", v.SEAT, v.CARD, v.NUMBER)  # how much gold is still to be taken


class Pirates(ChoiceStep):
    """The player takes gold of the opponent, that of a colonial base too (122.B.a)."""

    def card(self, g: Duel, e: i64) -> i64:
        """The pirates."""
        return v.card_of(e)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Gold regions and what can be paid at any time, while there is room for it."""
        seat = v.seat_of(e)
        if of(g.land(seat).room(g.cat), GOLD) > 0:
            offer_stock(g, 1 - seat, GOLD, out)
            offer_stores(g, 1 - seat, GOLD, out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """One, then the next."""
        seat = v.seat_of(e)
        if v.number_of(e) > 1:
            g.push(PIRATES, v.seat_is(seat) | v.card_is(v.card_of(e)) | v.number_is(v.number_of(e) - 1))
        if verb_of(code) == REGION:
            take_one(g, seat, v.region_of(code))
        else:
            receive(g, seat, 1, pay_from(g, 1 - seat, code))


def register(rules: Rulebook) -> None:
    """Bind the steps to their rows."""
    rules.add_steps("119.B.a", (FORFEIT, Forfeit))
    rules.add_steps("113.M.b", (TRADE_LORD, TradeLord))
    rules.add_step(PIRATES, Pirates("pirates", "122.B.a"))
