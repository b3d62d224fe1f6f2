"""What crosses from one process to another arrives as it was, compiled or not."""

import copy
import pickle

import pytest

from catanica.kernel.errors import InputError, unknown
from catanica.kernel.refusal import ILLEGAL, Fault, Refusal, Refused
from catanica.kernel.state import Decision, Outcome
from catanica.notation.lines import Problem, RecordError

FAULT = Fault("stack_empty", "KB-54", {"stack": 2})
REFUSAL = Refusal(ILLEGAL, [FAULT, Fault("not_now", "KB-1", {})])


@pytest.mark.parametrize(
    "one",
    [FAULT, REFUSAL, Outcome([1], [7, 12], "points"), Decision(0, "main", "", "KB-13", [3, 5])],
    ids=lambda one: type(one).__name__,
)
def test_values_are_pickled_copied_and_compared(one: object) -> None:
    for other in (pickle.loads(pickle.dumps(one)), copy.deepcopy(one), copy.copy(one)):
        assert type(other) is type(one)
        assert other == one
        assert hash(other) == hash(one)
        assert repr(other) == repr(one)


def test_values_that_differ_are_not_equal() -> None:
    assert Fault("stack_empty", "KB-54", {"stack": 3}) != FAULT
    assert Refusal(ILLEGAL, [FAULT]) != REFUSAL
    assert Outcome([1], [7, 12], "points") != Outcome([0], [7, 12], "points")
    assert Decision(0, "main", "", "KB-13", [3, 5]) != Decision(0, "main", "", "KB-13", [3])


@pytest.mark.parametrize("again", [lambda error: pickle.loads(pickle.dumps(error)), copy.deepcopy])
def test_errors_arrive_whole(again: object) -> None:
    assert callable(again)
    refused = again(Refused(REFUSAL))
    assert (refused.refusal, str(refused)) == (REFUSAL, str(REFUSAL))
    wrong = unknown("card of {game}", "spoin", ["spion"], game="cardgame")
    assert (type(again(wrong)), str(again(wrong))) == (InputError, str(wrong))
    assert str(again(wrong).phrases[0]) == str(wrong)
    record = RecordError([Problem(14, "{text!r} cannot be done here: {refusal}.", text="city L1", refusal=REFUSAL)])
    assert str(again(record)) == str(record)
    assert again(record).problems[0].line == 14
