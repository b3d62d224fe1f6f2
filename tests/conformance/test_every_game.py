"""Random games on every game of the registry, in every edition, set and variant, with all laws at every step.

The compiled engine plays some games of each edition and one of each variant here, and very many in the long run; the
interpreted one, which is the same source, fewer and shorter ones. In the first game of each edition the dear laws, too,
are looked at often.
"""

import pytest

from catanica._runtime import compiled
from catanica.games.registry import GAMES
from catanica.kernel.playout import choose
from catanica.kernel.rng import seeded
from catanica.kernel.state import NOBODY
from tests.conformance.cases import CASES, COMBINATIONS, MATERIAL, VARIANTS, Case
from tests.conformance.watched import play

GAMES_EACH = 8 if compiled() else 2
BATCHES = min(4, GAMES_EACH)
LONG_BATCHES = 40  # small ones: what was reached can be seen, and a part can be run with -k
LONG_GAMES = 2000
LONG_VARIANT_BATCHES = 4
LONG_VARIANT_GAMES = 200
LONG_FROM = 1000  # seeds the short run does not use
OPENING = 250 if compiled() else 20  # decisions of a game with a combination of sets
LONG_COMBINED = 12  # whole games of each
WHOLE = 20_000  # decisions of a long test, far more than most games have
LEAST = 100  # decisions of a game on average, at least: none is over before it began


def names(case: Case) -> str:
    return case.name


def test_every_registered_game_is_tried() -> None:
    assert {case.game for case in CASES} == set(GAMES) == set(MATERIAL)


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("case", CASES, ids=names)
def test_random_games_obey_the_laws(case: Case, batch: int) -> None:
    games = range(batch, GAMES_EACH, BATCHES)
    assert sum(play(case, seed, thorough=compiled() and seed == 0) for seed in games) > LEAST * len(games)


@pytest.mark.parametrize("case", VARIANTS, ids=names)
def test_variants_obey_the_laws(case: Case) -> None:
    assert play(case, seed=0) > LEAST


@pytest.mark.parametrize("case", COMBINATIONS, ids=names)
def test_every_combination_of_sets_obeys_the_laws(case: Case) -> None:
    assert play(case, seed=1, limit=OPENING) == OPENING


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


def long_batch(case: Case, games: range) -> None:
    """Games under all laws, in the first of them the dear ones far more often."""
    made = sum(play(case, seed, thorough=seed == games[0], limit=WHOLE) for seed in games)
    assert made > LEAST * len(games)


@pytest.mark.long
@pytest.mark.parametrize("case", CASES, ids=names)
@pytest.mark.parametrize("batch", range(LONG_BATCHES))
def test_thousands_of_random_games_obey_the_laws(batch: int, case: Case) -> None:
    long_batch(case, range(LONG_FROM + batch, LONG_FROM + LONG_GAMES, LONG_BATCHES))


@pytest.mark.long
@pytest.mark.parametrize("case", VARIANTS, ids=names)
@pytest.mark.parametrize("batch", range(LONG_VARIANT_BATCHES))
def test_hundreds_of_games_of_variants_obey_the_laws(batch: int, case: Case) -> None:
    long_batch(case, range(LONG_FROM + batch, LONG_FROM + LONG_VARIANT_GAMES, LONG_VARIANT_BATCHES))


@pytest.mark.long
@pytest.mark.parametrize("case", COMBINATIONS, ids=names)
def test_whole_games_of_every_combination_of_sets_obey_the_laws(case: Case) -> None:
    long_batch(case, range(LONG_FROM, LONG_FROM + LONG_COMBINED))
