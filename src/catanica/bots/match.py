"""One game between bots, in compiled code: each is shown its own observation whenever it has to decide."""

from mypy_extensions import i64

from catanica.bots.bot import Bot
from catanica.kernel.state import CHANCE, NOBODY, State


def play(state: State, bots: list[Bot], limit: i64) -> i64:
    """Play to the end, or for a number of decisions; returns how many were made. `bots[seat]` plays a seat.

    An action that is not legal raises Refused: the bot is at fault, and the state is as it was.
    """
    n: i64 = 0
    while state.to_move != NOBODY and n < limit:
        seat = state.to_move
        if seat == CHANCE:
            state.step(state.sample())
        else:
            state.apply(bots[seat].choose(state.redacted(seat)))
            n += 1
    return n
