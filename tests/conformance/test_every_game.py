"""Random games on every game of the registry, in every edition, with the laws checked while they are played.

The cheap laws hold after every single decision, the dear ones are tried now and then, at other places in every game.
The compiled engine plays a hundred games of each kind here and two thousand in the long run; the interpreted one,
which is the same source, fewer.
"""

import pytest

from catanica._runtime import compiled
from catanica.games.registry import GAMES
from catanica.kernel.playout import choose
from catanica.kernel.rng import seeded
from catanica.kernel.state import NOBODY
from tests.conformance.cases import CASES, MATERIAL, VARIANTS, Case
from tests.conformance.laws import EVERY_STEP, NOW_AND_THEN, SELDOM

BATCHES = 4
GAMES_EACH = 100 if compiled() else 4
LONG_BATCHES = 20
LONG_GAMES = 2000
DEAR_EVERY = 211  # decisions between two looks with all laws; a prime, so that they fall on all kinds of moments
SELDOM_EVERY = 10  # games between two that are written down and played again
LIMIT = 20_000  # decisions


def names(case: Case) -> str:
    return case.name


def play(case: Case, seed: int) -> None:
    """One random game under the laws."""
    state = case.make().new(seed=seed)
    rng = seeded(seed)
    made = 0
    while state.to_move != NOBODY and made < LIMIT:
        state.step(choose(state, rng))
        made += 1
        for law in EVERY_STEP:
            law(state, case.material, made)
        if (made + 31 * seed) % DEAR_EVERY == 0 or state.to_move == NOBODY:
            for law in NOW_AND_THEN:
                law(state, case.material, made)
    if seed % SELDOM_EVERY == 0:
        for law in SELDOM:
            law(state, case.material, made)


def test_every_registered_game_is_tried() -> None:
    assert {case.game for case in CASES} == set(GAMES) == set(MATERIAL)


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("case", CASES, ids=names)
def test_random_games_obey_the_laws(case: Case, batch: int) -> None:
    for seed in range(batch, GAMES_EACH, BATCHES):
        play(case, seed)


@pytest.mark.parametrize("case", VARIANTS, ids=names)
def test_variants_obey_the_laws(case: Case) -> None:
    for seed in range(10 if compiled() else 1):
        play(case, seed)


@pytest.mark.long
@pytest.mark.parametrize("batch", range(LONG_BATCHES))
@pytest.mark.parametrize("case", CASES, ids=names)
def test_thousands_of_random_games_obey_the_laws(case: Case, batch: int) -> None:
    for seed in range(1000 + batch, 1000 + LONG_GAMES, LONG_BATCHES):
        play(case, seed)
