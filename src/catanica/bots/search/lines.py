"""Playing on from a position with quick players, each of whom sees at every decision what its seat may see."""

from typing import Final

from mypy_extensions import i64

from catanica.bots.bot import Bot
from catanica.bots.search.fate import Fate
from catanica.bots.search.sense import Sense
from catanica.kernel.state import CHANCE, NOBODY, State

LIMIT: Final = 600  # decisions in one line
OVERTIME: Final = 6  # turns a line may go on beyond its end while somebody is about to win


def play_on(state: State, players: list[Bot], sense: Sense, turns: i64, seed: i64) -> i64:
    """Until so many turns have begun or the game is over, and a little further where somebody is about to win.

    Returns how many decisions were made.
    """
    last = sense.turn(state) + turns
    made = finish_turn(state, players, sense, LIMIT)
    return made + play_until(state, players, sense, last, Fate(seed), LIMIT - made)


def finish_turn(state: State, players: list[Bot], sense: Sense, most: i64) -> i64:
    """The rest of the turn at hand. Returns how many decisions were made, at most so many."""
    n: i64 = 0
    turn = sense.turn(state)
    while state.to_move != NOBODY and n < most and sense.turn(state) == turn:
        seat = state.to_move
        if seat == CHANCE:
            state.step(state.sample())
        else:
            state.step(players[seat].choose(sense.seen(state, seat)))
            n += 1
    return n


def play_until(state: State, players: list[Bot], sense: Sense, last: i64, fate: Fate, most: i64) -> i64:
    """From the beginning of a turn until a certain turn begins, or longer if the end is near.

    Every turn draws from a stream of its own and finds the players fresh: lines that differ by an action meet the same
    dice afterwards, and lines that have come to the same position go on alike.
    """
    n: i64 = 0
    while state.to_move != NOBODY and n < most:
        now = sense.turn(state)
        if now >= last and (now >= last + OVERTIME or not sense.goes_on(state)):
            break
        state.rng = fate.stream(state, now)
        for player in players:
            player.anew(fate.seed + now)
        sense.hush(state)
        n += finish_turn(state, players, sense, most - n)
    return n


def seated(sense: Sense, seats: i64) -> list[Bot]:
    """A quick player for every seat."""
    players: list[Bot] = []
    seat: i64 = 0
    while seat < seats:
        players.append(sense.player(seat))
        seat += 1
    return players
