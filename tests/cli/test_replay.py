"""Looking at recorded games and checking them."""

import json
from pathlib import Path

import pytest

import catanica
from catanica.cli.wording import distinct
from catanica.kernel.playout import choose
from catanica.kernel.rng import seeded
from catanica.notation.record import write
from tests.cli.runner import run
from tests.support.sources import ROOT


@pytest.fixture(scope="module")
def record() -> str:
    state = catanica.game("cardgame", points=3).new(seed=1)
    rng = seeded(2)
    while state.outcome is None:
        state.apply(choose(state, rng))
    return write(state, ["Ann", "Bob"])


@pytest.fixture
def file(record: str, tmp_path: Path) -> Path:
    path = tmp_path / "game.catan"
    path.write_text(record, encoding="utf-8")
    return path


def test_a_sound_record_passes(file: Path) -> None:
    answer = run("replay", str(file), "--check")
    assert (answer.code, answer.err) == (0, "")
    assert "nothing wrong" in answer.out
    found = json.loads(run("replay", str(file), "--check", "--json").out)
    assert found["ok"] is True
    assert found["problems"] == []


def test_one_changed_number_is_found_and_its_line_named(file: Path, record: str) -> None:
    lines = record.splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("* die "))
    digit = lines[at].split()[2]
    lines[at] = lines[at].replace(f"die {digit}", f"die {7 - int(digit)}", 1)
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    answer = run("replay", str(file), "--check")
    assert (answer.code, answer.out) == (2, "")
    assert f"line {at + 1}:" in answer.err
    found = run("replay", str(file), "--check", "--json")
    assert found.code == 2
    assert json.loads(found.out)["problems"][0]["line"] == at + 1


def test_a_record_cut_in_half_is_refused_with_the_line_where_it_stops(file: Path, record: str) -> None:
    half = record[: len(record) // 2].rsplit("\n", 1)[0] + "\n"
    file.write_text(half, encoding="utf-8")
    for more in (("--check",), ()):
        answer = run("replay", str(file), *more)
        assert answer.code == 2
        assert f"line {half.count(chr(10))}: the record is cut off" in answer.err


def test_the_story_is_told_and_ends_with_the_points(file: Path) -> None:
    answer = run("replay", str(file))
    assert answer.code == 0
    assert "Turn 1: " in answer.out
    assert "How the points come about" in answer.out
    assert "Ann" in answer.out


def test_one_position_for_one_seat_shows_no_other_hand(file: Path) -> None:
    shown = json.loads(run("replay", str(file), "--to", "60", "--seat", "0", "--json").out)
    assert all(slot["card"] is None for slot in shown["view"]["lands"][1]["hand"])
    assert all("text" not in line for line in shown["lines"] if line["who"] == 1)
    open_game = json.loads(run("replay", str(file), "--to", "60", "--json").out)
    assert all("text" in line for line in open_game["lines"])
    assert len(open_game["lines"]) == 60


def test_stepping_goes_on_back_and_to_a_number(file: Path) -> None:
    answer = run("replay", str(file), "--step", keys="\n\nb\n40\nq\n")
    steps = [line.split("Step ")[1].split()[0] for line in answer.out.splitlines() if "Step " in line]
    assert steps == ["0", "1", "2", "1", "40"]


def test_a_seat_or_step_that_does_not_exist(file: Path) -> None:
    for more in (("--seat", "5"), ("--to", "99999"), ("--to", "-1")):
        answer = run("replay", str(file), *more)
        assert (answer.code, answer.out) == (2, "")
        assert more[1] in answer.err


def test_golden_games_pass() -> None:
    golden = sorted((ROOT / "tests" / "golden").glob("*.catan"))
    assert len(golden) >= 10
    for path in golden[:2]:
        assert run("replay", str(path), "--check").code == 0


def test_players_of_one_name_are_told_apart() -> None:
    assert distinct(["greedy", "greedy"]) == ["greedy 1", "greedy 2"]
    assert distinct(["Ann", "Bob"]) == ["Ann", "Bob"]
