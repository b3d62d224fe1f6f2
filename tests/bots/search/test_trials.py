"""Comparing options: means, their errors, who is kept, and weights that do not fit."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from catanica.bots.search.trial import Trial, best_of
from catanica.bots.search.weights import read
from catanica.errors import InputError


def trial(code: int, *differences: float) -> Trial:
    made = Trial(code)
    for difference in differences:
        made.note(difference)
    return made


def test_a_trial_knows_its_mean_and_how_sure_it_is() -> None:
    made = trial(1, 0.1, 0.3, 0.2, 0.2)
    assert made.mean() == pytest.approx(0.2)
    assert made.error() == pytest.approx(0.0408 + 0.0005, abs=0.0002)
    assert trial(1, 0.5).error() == 1.0
    made.clear()
    assert made.count == 0


def test_the_best_options_come_first() -> None:
    few = best_of([trial(1, 0.1), trial(2, 0.4), trial(3, -0.2), trial(4, 0.3)], 2)
    assert [t.code for t in few] == [2, 4]
    assert len(best_of([trial(1, 0.1)], 5)) == 1


def hidden(first: str, bias: str, last: str) -> str:
    return f'{{"weights": {{"points": 1, "goods": 2}}, "hidden": {{"first": {first}, "bias": {bias}, "last": {last}}}}}'


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "cannot be read"),
        ("{}", "cannot be read"),
        ('{"weights": {"points": "many"}}', "cannot be read"),
        ('{"weights": {"points": 1}}', "do not fit its features: goods"),
        ('{"weights": {"points": 1, "goods": 2, "luck": 3}}', "do not fit its features: luck"),
        ('{"weights": {"points": 1, "goods": 2}, "things": {"luck": {"clover": 7}}}', "do not fit its features: luck"),
        ('{"weights": {"points": 1, "goods": 2}, "things": {"goods": {"clover": "4"}}}', "cannot be read"),
        ('{"weights": {"points": 1, "goods": 2}, "things": {"goods": 4}}', "cannot be read"),
        ('{"weights": {"points": 1, "goods": 2}, "hidden": {}}', "cannot be read"),
        (hidden('{"points": [1]}', "[1]", "[1]"), "do not fit its features: goods"),
        (hidden('{"points": [1], "goods": [2, 3]}', "[1]", "[1]"), "do not fit each other"),
        (hidden('{"points": [1], "goods": [2]}', "[1]", "[]"), "do not fit each other"),
        (hidden('{"points": [1], "goods": [0.5]}', "[1]", "[1]"), "cannot be read"),
    ],
)
def test_broken_weights_get_a_sentence(text: str, reason: str) -> None:
    with pytest.raises(InputError, match=reason):
        read(text, ["points", "goods"], "my game")


def test_hidden_units_count_only_where_they_come_to_more_than_nothing() -> None:
    judge = read(hidden('{"points": [4096], "goods": [0]}', "[-8192]", "[2048]"), ["points", "goods"], "my game")
    assert judge.score(vec[i64]([2, 0])) == pytest.approx(0.002)
    assert judge.score(vec[i64]([5, 1])) == pytest.approx(0.007 + 1.5)
