"""Saves: a resumed game goes on as if it had never been interrupted, and a failed write loses nothing."""

from pathlib import Path

import pytest

import catanica
from catanica.kernel.errors import InputError
from catanica.kernel.playout import choose
from catanica.kernel.rng import Rng, seeded
from catanica.kernel.state import NOBODY
from catanica.kernel.table import Table
from catanica.notation.games import language
from catanica.notation.lines import RecordError
from catanica.notation.save import resume, resumed, save, saved_text

GAMES = ["cardgame", "board"]


def go_on(table: Table, rng: Rng, decisions: int) -> None:
    while table.state.to_move != NOBODY and decisions:
        table.apply(int(choose(table.state, rng)))
        decisions -= 1


@pytest.mark.parametrize("game", GAMES)
def test_a_resumed_game_goes_on_the_same_way(game: str, tmp_path: Path) -> None:
    table, rng = Table(catanica.game(game).new(seed=8)), seeded(8)
    go_on(table, rng, 150)
    save(tmp_path / "evening.catan", table, ["Anna", "Bo"], ["person", "greedy"], "2026-11-15")
    again = resume(tmp_path / "evening.catan")
    assert again.players == {0: "Anna", 1: "Bo"}
    assert again.seats == {0: "person", 1: "greedy"}
    assert again.table.state.key() == table.state.key()
    other = rng.clone()
    go_on(table, rng, 400)
    go_on(again.table, other, 400)
    assert again.table.state.key() == table.state.key()
    assert [e.who for e in again.table.entries] == [e.who for e in table.entries]


def test_a_resumed_game_can_be_taken_back_and_goes_on() -> None:
    table = Table(catanica.game("cardgame", layout="chosen").new(seed=2))
    start = table.state.key()
    table.apply(table.state.legal()[0])
    again = resumed(saved_text(table)).table
    assert again.undo(0) is None
    assert again.state.key() == start
    rng = seeded(1)
    go_on(again, rng, 100)
    assert language("cardgame").turn(again.state) > 0


def test_a_save_can_be_saved_again() -> None:
    table = Table(catanica.game("cardgame").new(seed=8))
    go_on(table, seeded(8), 60)
    text = saved_text(table, ["Anna", "Bo"])
    again = resumed(text)
    assert saved_text(again.table, again.players) == text


def test_a_damaged_generator_is_named() -> None:
    table = Table(catanica.game("cardgame").new(seed=8))
    text = saved_text(table)
    number = next(n for n, line in enumerate(text.split("\n"), 1) if line.startswith("generator:"))
    lines = text.split("\n")
    lines[number - 1] = "generator: 1 2 3"
    with pytest.raises(RecordError, match=f"line {number}: generator must be"):
        resumed("\n".join(lines))


def test_a_file_that_is_not_there_or_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"nothing\.catan: cannot be read"):
        resume(tmp_path / "nothing.catan")
    table = Table(catanica.game("cardgame").new(seed=8))
    with pytest.raises(InputError, match="cannot be written"):
        save(tmp_path / "no-folder" / "x.catan", table)
    (tmp_path / "folder").mkdir()
    with pytest.raises(InputError, match="folder: cannot be written"):
        save(tmp_path / "folder", table)
    assert sorted(p.name for p in tmp_path.iterdir()) == ["folder"]


def test_an_older_save_is_replaced_whole(tmp_path: Path) -> None:
    path = tmp_path / "evening.catan"
    table = Table(catanica.game("cardgame").new(seed=8))
    save(path, table)
    go_on(table, seeded(8), 30)
    save(path, table)
    assert resume(path).table.state.key() == table.state.key()
    assert [p.name for p in tmp_path.iterdir()] == ["evening.catan"]
