"""Laws that hold for every sequence of actions: Hypothesis looks for one that breaks them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from catanica.kernel.refusal import Refused
from catanica.kernel.state import CHANCE, NOBODY, State
from catanica.kernel.table import Table
from catanica.notation import record
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


@given(cases, seeds, choices)
@settings(max_examples=30)
def test_taking_back_leads_to_where_one_was(case: Case, seed: int, picks: list[int]) -> None:
    table = Table(case.make().new(seed=seed))
    for pick in picks:
        seat = table.state.to_move
        if seat in (NOBODY, CHANCE):
            return
        before, lines = table.state.key(), len(table.entries)
        options = table.state.legal()
        code = options[pick % len(options)]
        table.apply(code)
        if table.undo(seat) is None:
            assert (table.state.key(), len(table.entries)) == (before, lines)
            assert len(table.state.trace) == lines
            table.apply(code)
