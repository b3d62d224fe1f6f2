"""Whole games between bots, decision by decision."""

from collections.abc import Iterator, Sequence

from catanica.bots.bot import Bot
from catanica.kernel.state import CHANCE, NOBODY, State


def moves(state: State, bots: Sequence[Bot]) -> Iterator[tuple[int, int]]:
    """Play to the end; told before each action: whose it is, and which."""
    while state.to_move != NOBODY:
        if state.to_move == CHANCE:
            state.step(state.sample())
            continue
        seat = int(state.to_move)
        code = bots[seat].choose(state.redacted(seat))
        yield seat, code
        state.step(code)
