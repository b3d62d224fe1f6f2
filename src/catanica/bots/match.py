"""One game between bots, in compiled code: each is shown its own observation whenever it has to decide."""

from mypy_extensions import i64

from catanica.bots.bot import Bot
from catanica.bots.seat import BotFailed, Seated
from catanica.kernel.state import CHANCE, NOBODY, State


def play(state: State, bots: list[Bot], limit: i64) -> i64:
    """Play to the end, or for a number of decisions; returns how many were made. `bots[seat]` plays a seat.

    Whatever a bot raises, or an action of its that is not legal, is told as a BotFailed; the state is as it was.
    Bots that listen hear what happened if the state keeps it (`tracing`).
    """
    n: i64 = 0
    seated = [Seated(bot, seat) for seat, bot in enumerate(bots)]
    while state.to_move != NOBODY and n < limit:
        seat = state.to_move
        if seat == CHANCE:
            state.step(state.sample())
        else:
            n += 1
            try:
                state.apply(seated[seat].decide(state))
            except Exception as error:
                failed = BotFailed(seat, n, state, error)
                failed.__cause__ = error  # compiled code forgets what stands behind `from`
                raise failed from error
    return n
