"""Taking goods of certain kinds: from the bank to regions of one's choice, or from the other player."""

from typing import Final

from mypy_extensions import i64

from catanica.games.princes.ids import GAIN_OF
from catanica.games.principality.position.duel import Duel, Options, Step
from catanica.games.principality.position.goods import of
from catanica.games.principality.steps.goods_steps import first_place, gain_at, last_place, pay, receive
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import PASS, REGION, action, second, verb_of
from catanica.kernel.agenda import arg_a, arg_b, arg_c
from catanica.kernel.ints import bit
from catanica.kernel.state import NOBODY

OPTIONAL: Final = 1  # the player may pass


def offer_kinds(g: Duel, seat: i64, kinds: i64, out: Options) -> None:
    """The player's regions with room whose kind is in a mask."""
    land = g.land(seat)
    i = first_place(land)
    end = last_place(land)
    while i < end:
        r = land.regions[i]
        if r != 0 and r >> 9 < 3 and kinds & bit(g.cat.resource[r & 0x1FF] - 1) != 0:
            out.add(action(REGION, seat, i))
        i += 1


class GainOf(Step):
    """A player takes resources of certain kinds. a: seat | number << 1, b: kinds, c: 1 if optional | card << 1."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player, unless there is no room or no choice."""
        out = Options()
        offer_kinds(g, arg_a(e) & 1, arg_b(e), out)
        n: i64 = out.count
        return arg_a(e) & 1 if n > 1 or (n == 1 and arg_c(e) & OPTIONAL != 0) else NOBODY

    def run(self, g: Duel, e: i64) -> None:
        """Everything goes where there is room."""
        out = Options()
        offer_kinds(g, arg_a(e) & 1, arg_b(e), out)
        if out.count == 1:
            gain_at(g, arg_a(e) & 1, second(out.codes[0]), arg_a(e) >> 1, h.GAINED)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any such region, or pass."""
        offer_kinds(g, arg_a(e) & 1, arg_b(e), out)
        if arg_c(e) & OPTIONAL != 0:
            out.add(PASS)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """One on the chosen region, then the next."""
        if verb_of(code) == PASS:
            return
        gain_at(g, arg_a(e) & 1, second(code), 1, h.GAINED)
        if arg_a(e) >> 1 > 1:
            gain_of(g, arg_a(e) & 1, (arg_a(e) >> 1) - 1, arg_b(e), arg_c(e))

    def card(self, g: Duel, e: i64) -> i64:
        """The card that pays."""
        return arg_c(e) >> 1


def gain_of(g: Duel, seat: i64, n: i64, kinds: i64, cause: i64) -> None:
    """A player will take a number of resources out of a mask of kinds; the cause as in GainOf's last argument."""
    g.push_raw(GAIN_OF, seat | (n << 1), kinds, cause)


def hand_over(g: Duel, giver: i64, kind: i64, n: i64) -> None:
    """A player hands resources of one kind over to the other; no more than there are and than fit."""
    have = of(g.land(giver).stock(g.cat), kind)
    room = of(g.land(1 - giver).room(g.cat), kind)
    most = have if have < room else room
    n = n if n < most else most
    if n > 0:
        receive(g, 1 - giver, n, kind)
        pay(g, giver, n, kind)
