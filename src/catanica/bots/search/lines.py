"""Playing on from a position with quick players, each of whom sees at every decision what its seat may see."""

from typing import Final

from mypy_extensions import i64

from catanica.bots.bot import Bot
from catanica.bots.search.sense import Sense
from catanica.kernel.rng import seeded
from catanica.kernel.state import CHANCE, NOBODY, State

LIMIT: Final = 600  # decisions in one line
OVERTIME: Final = 6  # turns a line may go on beyond its end while somebody is about to win


def play_on(state: State, players: list[Bot], sense: Sense, turns: i64, seed: i64) -> i64:
    """Until so many turns have begun or the game is over, and a little further where somebody is about to win.

    Every turn draws from a stream of its own, so that lines that differ by an action meet the same dice afterwards.
    Returns how many decisions were made.
    """
    n: i64 = 0
    turn = sense.turn(state)
    last = turn + turns
    while state.to_move != NOBODY and n < LIMIT:
        now = sense.turn(state)
        if now != turn:
            if now >= last and (now >= last + OVERTIME or not sense.nearly_over(state)):
                break
            turn = now
            state.rng = seeded((seed << 12) + now)
            sense.hush(state)
        seat = state.to_move
        if seat == CHANCE:
            state.step(state.sample())
        else:
            state.step(players[seat].choose(sense.seen(state, seat)))
            n += 1
    return n


def seated(sense: Sense, seats: i64) -> list[Bot]:
    """A quick player for every seat."""
    players: list[Bot] = []
    seat: i64 = 0
    while seat < seats:
        players.append(sense.player(seat))
        seat += 1
    return players
