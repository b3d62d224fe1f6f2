"""Games that begin from a position text: played on, recorded, replayed, saved and taken up again."""

import pytest

import catanica
from catanica.games.positions import completed, position
from catanica.kernel.rng import seeded
from catanica.kernel.state import State
from catanica.kernel.table import Table
from catanica.notation.lines import RecordError
from catanica.notation.record import check, write
from catanica.notation.save import resumed, saved_text


def halfway(game: str, decisions: int = 60, seed: int = 5) -> State:
    """A position some decisions into a game."""
    state = catanica.game(game).new(seed=seed)
    rng = seeded(seed)
    for _ in range(decisions):
        options = state.legal()
        state.apply(options[rng.below(len(options))])
    return state


@pytest.mark.parametrize("game", ["cardgame", "princes"])
def test_a_game_from_a_position_is_recorded_with_it_and_replays_to_the_same_end(game: str) -> None:
    text = halfway(game).text()
    table = Table(position(text, seed=1), text)
    rng = seeded(2)
    for _ in range(40):
        options = table.options
        table.apply(options[rng.below(len(options))])
    record = write(table)
    assert f"position: {text}" in record
    assert check(record).state == table.state
    again = resumed(saved_text(table))
    assert again.table.state == table.state
    assert again.table.origin == text


def test_a_position_with_something_wrong_is_told_with_its_line() -> None:
    text = halfway("cardgame").text()
    record = write(Table(position(text, seed=1), text))
    for wrong in (record.replace("turn=", "trun="), record.replace("variant: row", "variant: bear")):
        with pytest.raises(RecordError) as found:
            check("\n".join(line.split(" ~")[0].rstrip() for line in wrong.splitlines()))
        assert found.value.problems[0].line > 1


def test_what_a_seat_does_not_know_is_dealt_anew() -> None:
    seen = halfway("cardgame").redacted(0)
    assert "?" in seen.text()
    full = completed(position(seen.text(), seed=1), 7)
    assert "?" not in full.text()
    assert full.redacted(0) == seen
    assert completed(full, 8) is full
