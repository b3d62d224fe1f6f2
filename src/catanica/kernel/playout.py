"""Random play inside compiled code: the loop never crosses into interpreted Python."""

from typing import Final

from mypy_extensions import i64

from catanica.kernel.rng import Rng
from catanica.kernel.state import CHANCE, NOBODY, State, listed

PATIENCE: Final = 500  # a seldom action is taken one time in this many
TRIES: Final = 40  # so often another one is drawn instead


def choose(state: State, rng: Rng) -> i64:
    """A random legal action; seldom ones (see State.seldom) are mostly passed over."""
    sheet = listed(state)
    n = sheet.count
    if n == 0:
        raise nothing_to_choose()
    code = sheet.written[rng.below(n)]
    tries: i64 = 0
    while tries < TRIES and n > 1 and state.seldom(code) and rng.below(PATIENCE) != 0:
        code = sheet.written[rng.below(n)]
        tries += 1
    sheet.busy = False
    return code


def nothing_to_choose() -> IndexError:
    """The error for a position that asks somebody who has no option."""
    return IndexError("nothing is legal here")


def playout(state: State, rng: Rng, limit: i64) -> i64:
    """Play at random to the end, or for a number of decisions; returns how many were made."""
    n: i64 = 0
    while state.to_move != NOBODY and n < limit:
        if state.to_move == CHANCE:
            state.step(state.sample())
        else:
            state.step(choose(state, rng))
            n += 1
    return n
