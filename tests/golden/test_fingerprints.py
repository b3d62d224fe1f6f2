"""Games of a curious player go as before, in every game, edition, set, mode and variant; see `fingerprints.py`."""

import pytest

from catanica.notation import record
from tests.golden import curious
from tests.golden.fingerprints import FILE, compare, followed, kept, name_of

PRINTS = kept()
GOLDEN = sorted(FILE.parent.rglob("*.catan"))


@pytest.mark.parametrize("name", curious.GAMES)
def test_a_curious_game_goes_as_before(name: str) -> None:
    compare(name, curious.played(*curious.GAMES[name]), PRINTS)


def test_only_games_that_are_played_have_a_fingerprint() -> None:
    assert set(PRINTS) == {*map(name_of, GOLDEN), *curious.GAMES}


def test_a_fingerprint_tells_the_first_decision_that_is_another() -> None:
    name = name_of(GOLDEN[0])
    marks = PRINTS[name]
    other = marks[:200] + ("0" if marks[200] != "0" else "1") + marks[201:]
    print_ = followed(record.read(GOLDEN[0].read_bytes()))[1]
    with pytest.raises(AssertionError, match=f"{name} goes another way than before from decision 101 of"):
        compare(name, print_, {name: other})
    with pytest.raises(AssertionError, match=f"{name} goes another way than before from decision 1 of 0"):
        compare(name, print_, {})
