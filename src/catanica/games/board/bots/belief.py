"""What the others are likely to hold on the island, by what everybody sees.

What all hidden hands hold together follows from the bank. Who of them holds a card of a kind is told by who earns it:
over games of quick players that found 0.05 nats for each card (`tools/beliefs.py`); harbours added nothing. A
development card that could have been played and was not is likely to be a point.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catanica.bots.search.belief import Belief
from catanica.games.board.bots.sites import income
from catanica.games.board.goods import HIDDEN, KINDS, amount
from catanica.games.board.hidden import Odds
from catanica.games.board.state import BoardState
from catanica.kernel.state import State

TRADED: Final = 1  # earned in 36 throws: what a seat gets of every kind some other way
WHOLE: Final = 100_000  # of which odds are parts
KEPT: Final = vec[i64]([20, 100, 25, 25, 25])  # knight, point, road building, invention, monopoly


class BoardBelief(Belief):
    """Deals by what seats earn and what they would have played."""

    def __init__(self, t: BoardState) -> None:
        super().__init__(t)
        self.table = t
        self.odds: Odds = Odds(resource_odds(t), KEPT)

    def world(self, seed: int) -> State:
        """A full position."""
        return self.table.filled(seed, self.odds)


def resource_odds(t: BoardState) -> vec[i64]:
    """For each seat and kind: what it earns of that, as a part of what it and those dealt to after it earn together."""
    odds = vec[i64]([1] * (KINDS * t.seats))
    waiting = vec[i64]([0] * KINDS)
    seat = t.seats - 1
    while seat >= 0:
        cards = amount(t.hands[seat], HIDDEN)
        if cards > 0:
            earned = income(t, seat)
            for kind in range(KINDS):
                own = amount(earned, kind) + TRADED
                waiting[kind] = waiting[kind] + cards * own
                odds[KINDS * seat + kind] = own * WHOLE // waiting[kind]
        seat -= 1
    return odds
