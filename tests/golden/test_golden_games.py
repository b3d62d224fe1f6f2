"""Complete games, each watched on its way (`fingerprints.py`): they replay to the same end, always.

A golden game that no longer replays means that the rules have changed: then their version must change too, and
`tools/make_golden.py` makes new games.
"""

import json
from pathlib import Path

import pytest

from catanica.notation import record
from catanica.notation.lines import RecordError
from tests.golden import fingerprints
from tests.golden.coverage import end_of
from tests.golden.games import COLLECTIONS, FOLDER, GAMES

ENDS = {
    folder / f"{name}.catan": end
    for folder in (FOLDER, *(FOLDER / name for name in COLLECTIONS))
    for name, end in json.loads((folder / "ends.json").read_text(encoding="utf-8")).items()
}
PRINTS = fingerprints.kept()


@pytest.mark.parametrize("path", GAMES, ids=fingerprints.name_of)
def test_a_golden_game_replays_to_its_end(path: Path) -> None:
    game = record.read(path.read_bytes())
    assert game.doubts == []
    table, print_ = fingerprints.followed(game)
    assert end_of(table) == ENDS[path]
    assert record.result_text(table.state.outcome) == game.result
    told = [(line.who, line.text) for line in game.lines]
    assert [(line.who, line.text) for line in record.to_record(table).lines] == told
    fingerprints.compare(fingerprints.name_of(path), print_, PRINTS)


@pytest.mark.parametrize("path", GAMES, ids=fingerprints.name_of)
def test_one_changed_number_is_found_in_its_line(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").split("\n")
    at = [n for n, line in enumerate(lines) if line.startswith("* die ")][7]
    rolled = int(lines[at].split()[2])
    lines[at] = lines[at].replace(f"die {rolled}", f"die {rolled % 6 + 1}")
    with pytest.raises(RecordError) as error:
        record.check("\n".join(lines))
    assert error.value.problems[0].line == at + 1
