"""What a throw brings a seat of the board game beyond its due, in cards: production, and what a seven takes."""

from typing import Final

from mypy_extensions import i64

from catanica.games.board.bots.sites import income, robbed
from catanica.games.board.goods import size
from catanica.games.board.harvest import claim
from catanica.games.board.robbery import KEPT
from catanica.games.board.state import ALL_DICE, BoardState

CARD: Final = 0.013  # win probability for each, as pairs of lines had it
THROWS: Final = 36
SEVENS: Final = 6  # of them
SEVEN: Final = 7


def luck(t: BoardState, seat: i64, throw: i64) -> float:
    """The seat's luck, less the mean of the others'. Of a pack of dice that is not whole nothing is said."""
    if t.throws != ALL_DICE:
        return 0.0
    number = throw // 6 + throw % 6 + 2
    own = beyond_due(t, seat, number)
    all_: i64 = 0
    for one in range(t.seats):
        all_ += beyond_due(t, one, number)
    return CARD / float(THROWS) * (float(own) - float(all_ - own) / float(t.seats - 1))


def beyond_due(t: BoardState, seat: i64, number: i64) -> i64:
    """36 times the cards a number brings a seat, less the cards that all 36 throws bring."""
    held = size(t.hands[seat])
    taken: i64 = held // 2 if held > KEPT else 0
    due = size(income(t, seat)) - robbed(t, seat) - SEVENS * taken
    return THROWS * (size(claim(t, seat, number)) if number != SEVEN else -taken) - due
