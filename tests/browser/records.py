"""Games that have been going on for a while, as records to be taken up: a test begins where it becomes interesting."""

from functools import cache

import catanica
from catanica.bots.registry import make
from catanica.kernel.state import NOBODY
from catanica.notation import record


@cache
def nearly_over(game: str, decisions: int, **options: str) -> str:
    """The record of a game between good players, so many decisions of the first one before its end."""
    state = catanica.game(game, first="0", **options).new(seed=5)
    players = [make("greedy", game, seat, seed=5) for seat in range(state.seats)]
    while state.to_move != NOBODY:
        seat = int(state.to_move)
        state.apply(players[seat].choose(state.redacted(seat)))
    whole = record.read(record.write(state))
    asked = [number for number, line in enumerate(whole.lines) if line.who == 0]
    return record.write(record.replay(whole, upto=asked[-decisions]))
