"""Playing on from a position with quick players, each of whom sees at every decision what its seat may see."""

from mypy_extensions import i64

from catanica.bots.bot import Bot
from catanica.bots.search.sense import Sense
from catanica.kernel.state import CHANCE, NOBODY, State


def play_on(state: State, players: list[Bot], sense: Sense, turns: i64, limit: i64) -> i64:
    """Until so many turns have begun, the game is over, or the limit of decisions; returns how many were made."""
    n: i64 = 0
    last = sense.turn(state) + turns
    while state.to_move != NOBODY and n < limit and sense.turn(state) < last:
        seat = state.to_move
        if seat == CHANCE:
            state.step(state.sample())
        else:
            state.step(players[seat].choose(state.redacted(seat)))
            n += 1
    return n
