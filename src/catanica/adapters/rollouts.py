"""Many random games at once, with the loop inside compiled code."""

from dataclasses import dataclass

from catanica.kernel.playout import playout
from catanica.kernel.rng import seeded
from catanica.kernel.state import NOBODY, State

NO_END = 1_000_000


@dataclass(frozen=True)
class Rollouts:
    """What random play from a position led to."""

    wins: list[int]  # by seat
    unfinished: int  # games stopped by the limit, and draws
    decisions: int


def rollouts(state: State, games: int, seed: int, limit: int = NO_END) -> Rollouts:
    """Play a position to the end at random, many times. Hidden cards are dealt anew each time if it is redacted."""
    wins = [0] * state.seats
    unfinished = 0
    decisions = 0
    rng = seeded(seed)
    for _ in range(games):
        one = state.determinised(rng.next32())
        decisions += playout(one, seeded(rng.next32()), limit)
        outcome = one.outcome if one.to_move == NOBODY else None
        if outcome is None or not outcome.winners:
            unfinished += 1
        else:
            for winner in outcome.winners:
                wins[winner] += 1
    return Rollouts(wins, unfinished, decisions)
