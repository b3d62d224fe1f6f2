"""An action is an option exactly if nothing speaks against it: tried with everything a person could think of."""

import pytest

from catanica._runtime import compiled
from catanica.kernel.playout import choose
from catanica.kernel.rng import seeded
from catanica.kernel.state import CHANCE, NOBODY, State
from tests.conformance.cases import CASES, VARIANTS, Case
from tests.conformance.laws import is_refused_with_reason

WEIGHED = {"main", "trade-and-build", "trade", "build"}  # decisions in which every action is weighed by itself
# said of whatever is not on the list, when there is nothing more special to say against it
ANY_OTHER = {"not_an_option", "wrong_phase", "not_usable_now", "board_not_now", "board_not_this_outcome"}
KINDS_LIMIT = 3000  # decisions
SIZES = 3 if compiled() else 1  # of each kind so many positions, by the number of options; the source is the same


def moments(case: Case, seed: int) -> list[State]:
    """Positions of one random game, moments of chance included: for every kind of decision one or some."""
    state = case.make().new(seed=seed, explicit=True)
    rng = seeded(seed)
    found: dict[tuple[str, int], State] = {}
    made = 0
    while state.to_move != NOBODY and made < KINDS_LIMIT:
        decision = state.decision
        assert decision is not None
        found.setdefault((decision.kind, min(len(decision.options) // 3, SIZES - 1)), state.clone())
        state.step(state.sample() if state.to_move == CHANCE else choose(state, rng))
        made += 1
    return [*found.values(), state]


@pytest.mark.parametrize("case", [*CASES, *VARIANTS], ids=lambda case: case.name)
def test_options_and_reasons_exclude_each_other(case: Case) -> None:
    weighed = refused = 0
    for state in moments(case, 3):
        before = state.key()
        options = set(state.legal())
        if state.decision is not None and state.decision.kind in WEIGHED:
            for code in options:
                weighed += 1
                assert [f for f in state.faults(code) if f.code not in ANY_OTHER] == [], "an option has no fault"
        for code in case.material.candidates(state):
            is_refused_with_reason(state, code, code in options)
            refused += code not in options
        assert state.key() == before
    assert min(weighed, refused) > 0
