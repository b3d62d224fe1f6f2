"""Laws that hold for every sequence of actions: Hypothesis looks for one that breaks them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from catanica.kernel.refusal import Refused
from catanica.kernel.state import CHANCE, NOBODY, State
from catanica.kernel.table import Table
from catanica.notation import record
from tests.conformance import laws
from tests.conformance.cases import CASES, VARIANTS, Case

cases = st.sampled_from([*CASES, *VARIANTS])
seeds = st.integers(min_value=-(2**70), max_value=2**70)
choices = st.lists(st.integers(min_value=0, max_value=10**6), max_size=120)


def follow(state: State, picks: list[int]) -> None:
    """Take one option after the other, by its place in the list."""
    for pick in picks:
        if state.to_move == NOBODY:
            return
        options = state.legal()
        state.apply(options[pick % len(options)])


@given(cases, seeds, choices)
@settings(max_examples=40)
def test_the_same_seed_and_choices_make_the_same_game(case: Case, seed: int, picks: list[int]) -> None:
    one, other = case.make().new(seed=seed), case.make().new(seed=seed)
    follow(one, picks)
    follow(other, picks)
    assert one.key() == other.key()
    assert list(one.trace) == list(other.trace)
    assert list(one.events) == list(other.events)


@given(cases, seeds, choices)
@settings(max_examples=40)
def test_any_game_can_be_written_down_and_told_again(case: Case, seed: int, picks: list[int]) -> None:
    state = case.make().new(seed=seed)
    follow(state, picks)
    text = record.write(state)
    again = record.replay(record.read(text))
    assert again.state.key() == state.key()
    assert again.state.legal() == state.legal()
    assert record.write(again) == text


@given(cases, choices)
@settings(max_examples=40)
def test_with_chance_given_from_outside_no_generator_is_asked(case: Case, picks: list[int]) -> None:
    one, other = case.make().new(seed=1, explicit=True), case.make().new(seed=2, explicit=True)
    follow(one, picks)
    follow(other, picks)
    assert one.key() == other.key()


@given(cases, seeds, choices, st.integers(min_value=0, max_value=2**44))
@settings(max_examples=60)
def test_any_number_is_an_option_or_is_refused_without_a_trace(
    case: Case, seed: int, picks: list[int], code: int
) -> None:
    state = case.make().new(seed=seed)
    follow(state, picks)
    before, length = state.key(), len(state.trace)
    if state.to_move != NOBODY and code in state.legal():
        state.apply(code)
        return
    with pytest.raises(Refused) as refused:
        state.apply(code)
    assert refused.value.refusal.faults
    assert (state.key(), len(state.trace)) == (before, length)


@given(cases, seeds, choices, st.integers(min_value=0, max_value=10**6))
@settings(max_examples=40)
def test_no_view_tells_what_is_hidden(case: Case, seed: int, picks: list[int], salt: int) -> None:
    state = case.make().new(seed=seed)
    follow(state, picks)
    laws.hidden_things_stay_hidden(state, case.material, salt)
    laws.views_show_what_may_be_known(state, case.material, salt)


@given(cases, seeds, choices)
@settings(max_examples=60)
def test_every_option_can_be_written_and_read(case: Case, seed: int, picks: list[int]) -> None:
    state = case.make().new(seed=seed)
    follow(state, picks)
    laws.options_can_be_written(state, case.material, 0)


def taken_back(case: Case, seed: int, picks: list[int]) -> int:
    """Play, and take back all that can be taken back after every move, then do it again; returns how much that was."""
    table = Table(case.make().new(seed=seed))
    before: list[str] = []  # the positions before the moves a seat could still take back
    undone = 0
    for pick in picks:
        seat = table.state.to_move
        if seat in (NOBODY, CHANCE):
            break
        before.append(table.state.key())
        options = table.state.legal()
        table.apply(options[pick % len(options)])
        after, moves = table.state.key(), [entry.code for entry in table.entries]
        back = 0
        while table.undo(seat) is None:
            back += 1
            assert table.state.key() == before[-back]
            assert len(table.state.trace) == len(table.entries) == len(moves) - back
        assert table.why_not_undo(seat) is not None
        for code in moves[len(moves) - back :]:
            table.apply(code)
        assert table.state.key() == after
        undone += back
    return undone


@given(cases, seeds, choices)
@settings(max_examples=30)
def test_taking_back_leads_to_where_one_was(case: Case, seed: int, picks: list[int]) -> None:
    taken_back(case, seed, picks)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_something_can_be_taken_back(case: Case) -> None:
    """Otherwise the law above would hold for nothing."""
    assert taken_back(case, 4, list(range(0, 4000, 17))) > 5
