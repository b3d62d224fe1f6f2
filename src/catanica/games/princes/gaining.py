"""Taking goods of certain kinds: from the bank to regions of one's choice, or from the other player."""

from typing import Final

from mypy_extensions import i64

from catanica.games.principality import vocabulary as v
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.goods import of
from catanica.games.principality.steps.card_step import CardStep, SeveralStep
from catanica.games.principality.steps.goods_steps import (
    gain_at,
    offer_kinds,
    pay,
    receive,
    take_one,
    takeable,
)
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.vocabulary import (
    STEPS,
    card_is,
    card_of,
    kinds_is,
    kinds_of,
    number_is,
    number_of,
    region_of,
    seat_is,
    seat_of,
)
from catanica.kernel.state import NOBODY

OPTIONAL: Final = 1  # the player may pass


GAIN_OF: Final = STEPS.add("gain_of", v.SEAT, v.NUMBER, v.CARD, v.KINDS)


class GainOf(CardStep):
    """A player takes a number of resources of certain kinds, for a card."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player, unless there is no room or no choice."""
        out = Options()
        offer_kinds(g, seat_of(e), kinds_of(e), out)
        if out.count < 2:
            return NOBODY
        return seat_of(e)

    def run(self, g: Duel, e: i64) -> None:
        """Everything goes where there is room."""
        out = Options()
        offer_kinds(g, seat_of(e), kinds_of(e), out)
        if out.count == 1:
            gain_at(g, seat_of(e), region_of(out.codes[0]), number_of(e), h.GAINED)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any such region."""
        offer_kinds(g, seat_of(e), kinds_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """One on the chosen region, then the next."""
        gain_at(g, seat_of(e), region_of(code), 1, h.GAINED)
        if number_of(e) > 1:
            gain_of(g, seat_of(e), number_of(e) - 1, kinds_of(e), card_of(e))


def gain_of(g: Duel, seat: i64, n: i64, kinds: i64, card: i64) -> None:
    """A player takes a number of resources out of a mask of kinds, for a card."""
    g.push(GAIN_OF, seat_is(seat) | number_is(n) | kinds_is(kinds) | card_is(card))


def hand_over(g: Duel, giver: i64, kind: i64, n: i64) -> None:
    """A player hands resources of one kind over to the other; no more than there are and than fit."""
    have = of(g.land(giver).stock(g.cat), kind)
    room = of(g.land(1 - giver).room(g.cat), kind)
    most = have if have < room else room
    n = n if n < most else most
    receive(g, 1 - giver, n, kind)
    pay(g, giver, n, kind)


YIELD: Final = STEPS.add("yield", v.SEAT, v.NUMBER, v.CARD)


class Yield(SeveralStep):
    """A player hands over goods of his own choice that the other can store."""

    def offers(self, g: Duel, e: i64, out: Options) -> None:
        """Own regions with a good the other has room for."""
        takeable(g, 1 - seat_of(e), out)

    def chosen(self, g: Duel, e: i64, code: i64) -> None:
        """One, then the next."""
        loser = seat_of(e)
        yield_goods(g, loser, number_of(e) - 1, card_of(e))
        take_one(g, 1 - loser, region_of(code))


def yield_goods(g: Duel, loser: i64, n: i64, card: i64) -> None:
    """A player will hand over a number of goods of his own choice, because of a card."""
    g.push(YIELD, seat_is(loser) | number_is(n) | card_is(card))
