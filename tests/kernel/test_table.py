"""A table: actions are tried on a copy and taken up later."""

import pytest

import catanica
from catanica.kernel.refusal import Refused
from catanica.kernel.state import CHANCE
from catanica.kernel.table import Table


def table() -> Table:
    return Table(catanica.game("cardgame").new(seed=4))


def test_a_trial_changes_nothing() -> None:
    one = table()
    before, trace, events = one.state.key(), list(one.state.trace), list(one.state.events)
    trial = one.attempt(one.options[0])
    assert trial.state.key() != before
    assert (one.state.key(), list(one.state.trace), list(one.state.events)) == (before, trace, events)


def test_a_trial_taken_up_is_the_same_as_an_action() -> None:
    """Position, past, log and what can be taken back."""
    tried, applied = table(), table()
    for _ in range(60):
        code = tried.options[-1]
        seat = int(tried.state.to_move)
        assert tried.take_up(tried.attempt(code)) == applied.apply(code)
        assert tried.state.key() == applied.state.key()
        assert list(tried.state.trace) == list(applied.state.trace)
        assert tried.entries == applied.entries
        assert (tried.why_not_undo(seat) is None) == (applied.why_not_undo(seat) is None)


def test_chance_can_be_answered_in_a_trial() -> None:
    state = catanica.game("cardgame").new(seed=4, explicit=True)
    while state.to_move == CHANCE:
        state.step(state.sample())
    one = Table(state)
    fallen = 0
    for _ in range(40):  # the first options lead through the set-up to the first roll
        trial = one.attempt(one.options[0])
        while trial.state.to_move == CHANCE:
            trial.fall(trial.state.sample())
            fallen += 1
        one.take_up(trial)
        if fallen:
            break
    assert fallen > 0
    assert [entry.who for entry in one.entries[-fallen:]] == [CHANCE] * fallen


def test_an_illegal_action_is_not_tried() -> None:
    with pytest.raises(Refused):
        table().attempt(0)


def test_a_trial_of_an_earlier_position_is_not_taken_up() -> None:
    one = table()
    trial = one.attempt(one.options[0])
    one.apply(one.options[1])
    with pytest.raises(AssertionError, match="another position"):
        one.take_up(trial)


def test_options_are_listed_once_for_each_position() -> None:
    one = table()
    listed = one.options
    assert one.options is listed
    assert one.refuse(listed[0]) is None
    one.apply(listed[0])
    assert one.options is not listed
    assert sorted(one.options) == sorted(one.state.legal())
    one.undo(int(one.entries[-1].who))
    assert one.options == listed
