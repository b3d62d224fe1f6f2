"""The small tournament with an agreed number of own cards: what each player lays aside before shuffling (106.B.a)."""

from typing import Final

from mypy_extensions import i64

from catanica.games.principality import vocabulary as v
from catanica.games.principality.position.aside import kept, laid_by
from catanica.games.principality.position.duel import Duel, Options, Step
from catanica.games.principality.position.piece import slot
from catanica.games.principality.telling.verbs import PICK
from catanica.kernel.arrays import added
from catanica.kernel.ints import bit
from catanica.kernel.state import NOBODY

LAY_ASIDE: Final = v.STEPS.add("lay_aside", v.SEAT)


def push_laying_aside(g: Duel) -> None:
    """Both choose before anything is shuffled; neither sees what the other does without."""
    g.push(LAY_ASIDE, v.seat_is(1))
    g.push(LAY_ASIDE, v.seat_is(0))


class LayAside(Step):
    """A player lays aside one card after the other, until the agreed number is left."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player, while there are too many."""
        return v.seat_of(e) if len(laid_by(g, v.seat_of(e))) < g.rules.house.laid_aside else i64(NOBODY)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every kind of card that is left; copies of it are alike."""
        before: i64 = 0
        for card in kept(g, v.seat_of(e)):
            if card != before:
                out.add(PICK | v.card_is(card))
            before = card

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """It is out of the game."""
        seat = v.seat_of(e)
        g.box = added(g.box, slot(v.card_of(code), bit(seat)))
        g.push(LAY_ASIDE, v.seat_is(seat))
