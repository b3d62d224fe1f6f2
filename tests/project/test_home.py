"""Saved games and the database of a server of one's own lie in one folder, and one variable moves both."""

from pathlib import Path

import pytest

from catanica.cli.places import new_save
from catanica.home import data_folder
from catanica.server.settings import default_database


def test_one_variable_moves_saves_and_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CATANICA_HOME", str(tmp_path / "mine"))
    assert default_database() == f"sqlite:///{tmp_path}/mine/games.sqlite"
    assert new_save("board").parent == tmp_path / "mine" / "games"


@pytest.mark.parametrize(
    ("variable", "folder"), [("", "home/.local/share/catanica"), ("XDG_DATA_HOME", "given/catanica")]
)
def test_else_it_lies_where_the_system_keeps_such_things(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, variable: str, folder: str
) -> None:
    for name in ("CATANICA_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    if variable:
        monkeypatch.setenv(variable, str(tmp_path / "given"))
    assert data_folder() == tmp_path / folder
    assert default_database() == f"sqlite:///{tmp_path / folder}/games.sqlite"
