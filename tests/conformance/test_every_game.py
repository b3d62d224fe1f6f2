"""Random games on every game of the registry, in every edition, set and variant, with all laws at every step.

The compiled engine plays a hundred games of each edition here and two thousand in the long run; the interpreted one,
which is the same source, fewer.
"""

import pytest

from catanica._runtime import compiled
from catanica.games.registry import GAMES
from catanica.kernel.playout import choose
from catanica.kernel.rng import seeded
from catanica.kernel.state import NOBODY
from tests.conformance.cases import CASES, MATERIAL, VARIANTS, Case
from tests.conformance.watched import play

BATCHES = 4
GAMES_EACH = 100 if compiled() else 2
VARIANT_GAMES = 10 if compiled() else 1
LONG_BATCHES = 20
LONG_GAMES = 2000
LONG_VARIANT_GAMES = 100


def names(case: Case) -> str:
    return case.name


def test_every_registered_game_is_tried() -> None:
    assert {case.game for case in CASES} == set(GAMES) == set(MATERIAL)


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("case", CASES, ids=names)
def test_random_games_obey_the_laws(case: Case, batch: int) -> None:
    for seed in range(batch, GAMES_EACH, BATCHES):
        play(case, seed)


@pytest.mark.parametrize("case", VARIANTS, ids=names)
def test_variants_obey_the_laws(case: Case) -> None:
    for seed in range(VARIANT_GAMES):
        play(case, seed)


@pytest.mark.parametrize("case", [*CASES, *VARIANTS], ids=names)
def test_what_is_hidden_really_differs(case: Case) -> None:
    """Otherwise a view that does not change would prove nothing."""
    state, rng = case.make().new(seed=5), seeded(5)
    looks = differing = 0
    while state.to_move != NOBODY and looks < 200:
        seen = state.redacted(looks % state.seats)
        differing += seen.determinised(looks).words() != state.words()
        looks += 1
        state.step(choose(state, rng))
    assert differing > looks // 5  # not always: on a board for two the bank tells what the other one holds


@pytest.mark.long
@pytest.mark.parametrize("batch", range(LONG_BATCHES))
@pytest.mark.parametrize("case", CASES, ids=names)
def test_thousands_of_random_games_obey_the_laws(case: Case, batch: int) -> None:
    for seed in range(1000 + batch, 1000 + LONG_GAMES, LONG_BATCHES):
        play(case, seed)


@pytest.mark.long
@pytest.mark.parametrize("case", VARIANTS, ids=names)
def test_hundreds_of_games_of_variants_obey_the_laws(case: Case) -> None:
    for seed in range(1000, 1000 + LONG_VARIANT_GAMES):
        play(case, seed)
