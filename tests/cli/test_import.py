"""`catanica import`: logs of another engine become our records, and a log that does not agree is refused by line."""

import json
from pathlib import Path

import pytest

from catanica.notation.record import check
from tests.cli.runner import run

LOGS = sorted((Path(__file__).parents[1] / "data" / "jsettlers").glob("*.soclog"))


def test_a_log_becomes_a_record_that_replays(tmp_path: Path) -> None:
    answer = run("import", "jsettlers", str(LOGS[0]), "--into", str(tmp_path), "--json")
    assert answer.code == 0
    (found,) = json.loads(answer.out)["imported"]
    record = Path(found["record"])
    assert record.parent == tmp_path
    table = check(record.read_text(encoding="utf-8"))
    assert table.state.outcome is not None
    assert table.state.outcome.points == found["points"]
    assert table.state.header()["bank"] == "unlimited"
    assert min(found["checks"].values()) > 0


def test_checking_writes_nothing(tmp_path: Path) -> None:
    log = tmp_path / "one.soclog"
    log.write_text(LOGS[0].read_text(encoding="utf-8"), encoding="utf-8")
    assert run("import", "jsettlers", str(log), "--check").code == 0
    assert [f.name for f in tmp_path.iterdir()] == ["one.soclog"]


def test_one_changed_hand_is_found_by_its_line_and_the_others_still_come(tmp_path: Path) -> None:
    lines = LOGS[0].read_text(encoding="utf-8").splitlines()
    at = [i for i, line in enumerate(lines) if ":SOCDiceResult:" in line][9]
    lines[at] = lines[at].rpartition("=")[0] + "=2" if not lines[at].endswith("=2") else lines[at] + "1"
    wrong = tmp_path / "wrong.soclog"
    wrong.write_text("\n".join(lines), encoding="utf-8")
    answer = run("import", "jsettlers", str(wrong), str(LOGS[1]), "--into", str(tmp_path), "--json")
    assert answer.code == 2
    assert "wrong.soclog" in answer.err
    assert "line" in answer.err
    assert len(json.loads(answer.out)["imported"]) == 1


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("jsettler", "x.soclog"), "Did you mean jsettlers"),
        (("jsettlers", "nowhere.soclog"), "nowhere.soclog"),
        (("jsettlers", str(LOGS[0]), "--into", "no-such-folder"), "not a folder"),
    ],
)
def test_wrong_words_get_a_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    answer = run("import", *arguments)
    assert answer.code == 2
    assert sentence in answer.err


def test_a_log_of_another_version_is_refused(tmp_path: Path) -> None:
    log = tmp_path / "other.soclog"
    log.write_text(LOGS[0].read_text(encoding="utf-8").replace("version=2700", "version=2500"), encoding="utf-8")
    answer = run("import", "jsettlers", str(log))
    assert answer.code == 2
    assert "version 2500" in answer.err
    assert [f.name for f in tmp_path.iterdir() if f.suffix] == ["other.soclog"]


@pytest.mark.parametrize(("lang", "line", "says"), [("de", "Zeile", "keine Summe"), ("da", "linje", "ikke en sum")])
def test_what_does_not_agree_is_told_in_the_readers_language(tmp_path: Path, lang: str, line: str, says: str) -> None:
    log = tmp_path / "wrong.soclog"
    dice = "all:SOCDiceResult:game=~botsOnly~1|param="
    log.write_text(LOGS[0].read_text(encoding="utf-8").replace(f"{dice}4", f"{dice}13", 1), encoding="utf-8")
    answer = run("import", "jsettlers", str(log), "--lang", lang, "--json")
    assert answer.code == 2
    assert answer.err.startswith(f"catanica: {log}, {line} ")
    assert says in answer.err
    assert json.loads(answer.out)["problems"] == [answer.err.removeprefix("catanica: ").rstrip()]


def test_two_logs_of_one_name_do_not_overwrite_each_other(tmp_path: Path) -> None:
    logs = [tmp_path / folder / "game.soclog" for folder in "ab"]
    for log, source in zip(logs, LOGS, strict=False):
        log.parent.mkdir()
        log.write_bytes(source.read_bytes())
    answer = run("import", "jsettlers", *map(str, logs), "--into", str(tmp_path), "--json")
    assert answer.code == 2
    assert str(logs[1]) in answer.err
    (kept,) = json.loads(answer.out)["imported"]
    assert check((tmp_path / "game.catan").read_text(encoding="utf-8")).state.outcome is not None
    assert kept["file"] == str(logs[0])
