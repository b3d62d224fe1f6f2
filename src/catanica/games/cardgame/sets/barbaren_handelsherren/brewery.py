"""The brewery: a card with two sides, two strength or two trade points, turned for gold (103.P.c)."""

from typing import Final

from mypy_extensions import i64

from catanica.games.cardgame.errands import can_pay
from catanica.games.principality import vocabulary as v
from catanica.games.principality.cards.effect import FEE, FRESH, ON_STRENGTH, ON_TRADE, OWNED, Effect
from catanica.games.principality.cards.powers import silenced
from catanica.games.principality.position.digest import acting
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.piece import goods_on, owner_of, with_goods
from catanica.games.principality.rules.using import mark_used
from catanica.games.principality.steps.card_step import CardStep
from catanica.games.principality.steps.goods_steps import charge
from catanica.games.principality.telling.verbs import PASS, USE, verb_of

BREW: Final = v.STEPS.add("brew", v.SEAT, v.CARD, v.PLACE)

STRONG: Final = 0  # the side that lies up, as goods on the card
TRADING: Final = 1
BREWED: Final = 2  # points of either side


def turn(g: Duel, seat: i64, place: i64, card: i64) -> None:
    """The other side lies up, of equal ones at a place that of one not turned yet."""
    land = g.land(seat)
    i = land.find_ready(place, card)
    land.turn_over(i, with_goods(land.built[i], TRADING if goods_on(land.built[i]) == STRONG else STRONG))


class Brewery(Effect):
    """Counts as one of both; who copies it has its own two sides."""

    def built(self, g: Duel, seat: i64, card: i64, place: i64) -> None:
        """Its builder says which."""
        g.push(BREW, v.seat_is(seat) | v.card_is(card) | v.place_is(place))

    def copied(self, g: Duel, seat: i64, card: i64, place: i64) -> None:
        """So does who copies it: that card has sides of its own (KD-11)."""
        self.built(g, seat, card, place)

    def fixed(self) -> i64:
        """Its sides change by `turn_over` only."""
        return ON_STRENGTH | ON_TRADE

    def strength(self, g: Duel, seat: i64, p: i64) -> i64:
        """By its strong side."""
        return BREWED if owner_of(p) == seat and goods_on(p) == STRONG else 0

    def trade(self, g: Duel, seat: i64, p: i64) -> i64:
        """By its trading side, unless the buildings of its city bring no trade points."""
        if owner_of(p) != seat or goods_on(p) != TRADING:
            return 0
        return 0 if g.land(seat).columns_at(v.place_of(p)) & silenced(g, seat) != 0 else BREWED

    def before_use(self) -> i64:
        """Its owner's, once, for its fee."""
        return OWNED | FRESH | FEE

    def uses(self, g: Duel, seat: i64, p: i64, out: Options) -> None:
        """Once in a turn, for its fee."""
        out.add(USE | v.card_is(v.card_of(p)) | v.place_is(v.place_of(p)))

    def idle(self, g: Duel, seat: i64, p: i64) -> str:
        """Its fee is lacking."""
        return "not_usable_now" if can_pay(g, seat, acting(g, seat, p)) else "fee_unpaid"

    def use(self, g: Duel, seat: i64, p: i64, code: i64) -> None:
        """The other side; what depends on points is checked at once (103.I.f)."""
        fee = g.cat.fee[acting(g, seat, p)]
        turn(g, seat, v.place_of(p), v.card_of(p))
        mark_used(g, seat, p)
        charge(g, seat, fee)


class Brew(CardStep):
    """The builder, or who copies it, says which side lies up: strength, or the other one."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Leave it as it is, or turn it."""
        out.add(PASS)
        out.add(USE | v.card_is(v.card_of(e)) | v.place_is(v.place_of(e)))

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """As said; of two equal ones beside each other the one just laid out is the last."""
        if verb_of(code) == PASS:
            return
        land = g.land(v.seat_of(e))
        last: i64 = len(land.built) - 1
        while v.card_of(land.built[last]) != v.card_of(e) or v.place_of(land.built[last]) != v.place_of(e):
            last -= 1
        land.turn_over(last, with_goods(land.built[last], TRADING))
