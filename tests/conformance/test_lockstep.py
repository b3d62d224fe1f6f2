"""Interpreted and compiled, the games move alike: every position and every list of options is the same.

Both engines play the same random games in a Python of their own; after every decision the whole position and the
options go into a running fingerprint. It is printed every few decisions, so that a difference names its place.
"""

import pytest

from tests.conformance.cases import CASES, VARIANTS, Case
from tests.support.engines import on_both_engines

GAMES = 2
LIMIT = 1500  # decisions of one game

PLAY = """
import hashlib
import catanica
from catanica.kernel.playout import choose
from catanica.kernel.rng import seeded
from catanica.kernel.state import NOBODY
game = catanica.game({name!r}, **{options!r})
for seed in range({games}):
    state, rng, seen, made = game.new(seed=seed), seeded(seed), hashlib.sha256(), 0
    while state.to_move != NOBODY and made < {limit}:
        seen.update(repr((state.words(), state.legal(), list(state.events[-3:]))).encode())
        if made % 50 == 0:
            seat = max(state.to_move, 0)
            other = state.redacted(seat).determinised(made)
            seen.update(repr((other.words(), other.legal())).encode())
            print(seed, made, seen.hexdigest())
        state.step(choose(state, rng))
        made += 1
    print(seed, made, seen.hexdigest(), state.words(), state.outcome)
"""


@pytest.mark.parametrize("case", [*CASES, *VARIANTS], ids=lambda case: case.name)
def test_both_engines_move_alike(case: Case) -> None:
    script = PLAY.format(name=case.game, options=dict(case.options), games=GAMES, limit=LIMIT)
    interpreted, compiled = on_both_engines(script)
    assert len(interpreted) > GAMES
    assert interpreted == compiled
