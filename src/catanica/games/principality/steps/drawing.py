"""Drawing from the tops of stacks when a card says so."""

from typing import Final

from mypy_extensions import i64

from catanica.games.principality import vocabulary as v
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.rules.searching import draw_card
from catanica.games.principality.steps.card_step import SeveralStep
from catanica.games.principality.telling.verbs import DRAW
from catanica.kernel.words import Field

TOGETHER: Final = Field("together", "flag", 57, 1)  # further cards come from the stack drawn from first
DRAW_BLIND: Final = v.STEPS.add("draw_blind", v.SEAT, v.NUMBER, v.CARD, v.STACK, v.FLAG, TOGETHER)
ANY_STACK: Final = 0


class DrawBlind(SeveralStep):
    """A player draws from the tops of stacks: of one, counted from 1, or of any; with the flag the player may stop."""

    def offers(self, g: Duel, e: i64, out: Options) -> None:
        """The stacks to draw from."""
        only = v.stack_of(e)
        s: i64 = 0
        while s < g.stacks.count():
            if (only == ANY_STACK or only == s + 1) and g.stacks.size(s) > 0 and g.may_use_stack(v.seat_of(e), s):
                out.add(DRAW | v.stack_is(s))
            s += 1

    def chosen(self, g: Duel, e: i64, code: i64) -> None:
        """One card, usable at once (PR-30), then the next."""
        seat = v.seat_of(e)
        s = v.stack_of(code)
        draw_card(g, seat, s)
        fields = (
            v.seat_is(seat) | v.number_is(v.number_of(e) - 1) | v.card_is(self.card(g, e)) | v.flag_is(v.flag_of(e))
        )
        if TOGETHER.of(e) == 1:
            fields |= v.stack_is(s + 1) | TOGETHER.put(1)
        g.push(DRAW_BLIND, fields)


def draw_blind(g: Duel, seat: i64, n: i64, card: i64) -> None:
    """A player draws a number of cards from the tops of any stacks."""
    g.push(DRAW_BLIND, v.seat_is(seat) | v.number_is(n) | v.card_is(card))


def may_draw_blind(g: Duel, seat: i64, n: i64, card: i64) -> None:
    """The same, as many as the player likes."""
    g.push(DRAW_BLIND, v.seat_is(seat) | v.number_is(n) | v.card_is(card) | v.flag_is(1))


def may_draw_together(g: Duel, seat: i64, n: i64, card: i64) -> None:
    """The same, all from one stack."""
    g.push(DRAW_BLIND, v.seat_is(seat) | v.number_is(n) | v.card_is(card) | v.flag_is(1) | TOGETHER.put(1))
