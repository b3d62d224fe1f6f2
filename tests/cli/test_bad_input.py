"""Wrong input: one clear sentence on the error stream, exit code 2, nothing else, nothing lost."""

import errno
import os
from pathlib import Path

import pytest

from catanica.cli.app import main
from tests.cli.runner import run


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("play", "chess"), "Unknown game 'chess'"),
        (("play", "--edition", "1999"), "Unknown edition '1999'"),
        (("play", "--players", "you,gready"), "Did you mean greedy"),
        (("play", "--players", "you"), "needs 2"),
        (("play", "--players", ""), "names 0; cardgame needs 2"),
        (("play", "board", "--players", "you,you,you,you,you"), "BG-1"),
        (("play", "board", "--players", "you,greedy", "-o", "players=4"), "needs 4"),
        (("play", "board", "-o", "players=-1"), "BG-1"),
        (("play", "board", "-o", "players=99999999999"), "BG-1"),
        (("sim", "board", "-o", f"players={'9' * 5000}"), "BG-1"),
        (("play", "--players", "you,greedy", "--hotseat"), "--hotseat"),
        (("play", "--sets", "base,nowhere"), "nowhere"),
        (("play", "--points", "99"), "points"),
        (("play", "--hand0", "kloster,klooster", "--hand1", "spion"), "klooster"),
        (("play", "--option", "colour"), "name=value"),
        (("play", "--option", "colour=red"), "colour"),
        (("play", "--resume", "nowhere.catan"), "nowhere.catan"),
        (("play", "--resume", "any.catan", "--points", "9", "-o", "variant=bear"), "leave out --points, --option"),
        (("play", "--lang", "fr"), "fr"),
        (("play", "--save", "nowhere/at/all.catan"), "nowhere/at/all.catan"),
        (("sim", "chess"), "Unknown game 'chess'"),
        (("sim", "cardgame", "--bots", "random,magic"), "magic"),
        (("sim", "cardgame", "--bots", "random"), "seats"),
        (("sim", "cardgame", "--bots", ","), "--bots"),
        (("sim", "cardgame", "--games", "0"), "at least 1"),
        (("sim", "cardgame", "--edition", "2004"), "Unknown edition '2004'"),
        (("replay", "nowhere.catan"), "nowhere.catan"),
        (("cards", "show", "klooster"), "Did you mean"),
        (("cards", "--kind", "bishop"), "Unknown kind 'bishop'"),
        (("cards", "--set", "nowhere"), "Unknown set 'nowhere'"),
        (("cards", "zzzzz"), "No card fits"),
        (("rules", "KB-240"), "KB-24"),
        (("rules", "--game", "chess"), "Unknown game 'chess'"),
        (("rules", "coverage", "--sets", "nowhere"), "nowhere"),
        (("rules", "coverage", "--sets", ""), "Unknown set ''"),
        (("rules", "coverage", "--game", "princes", "--sets", "zeit_der_weisen"), "--sets goes with the card game"),
        (("rules", "coverage", "--root", "nowhere"), "nowhere"),
        (("bench", "chess"), "Unknown game 'chess'"),
        (("bench", "--seconds", "0"), "--seconds"),
        (("bench", "board", "--against", "chess"), "chess"),
        (("bench", "cardgame", "--against", "catanatron"), "bench board --against catanatron"),
    ],
)
def test_a_sentence_and_exit_code_two(arguments: tuple[str, ...], said: str) -> None:
    answer = run(*arguments)
    assert (answer.code, answer.out) == (2, "")
    assert said in answer.err
    assert "Traceback" not in answer.err
    assert answer.err.startswith("catanica: ")


@pytest.mark.parametrize("lang", ["de", "da"])
@pytest.mark.parametrize(
    "arguments",
    [
        ("play", "chess"),
        ("play", "--edition", "1999"),
        ("play", "--option", "turn_limit=many"),
        ("play", "--players", "you,gready"),
        ("play", "--players", "you"),
        ("play", "--hand0", "kloster,klooster", "--hand1", "spion"),
        ("play", "--option", "colour"),
        ("play", "--resume", "nowhere.catan"),
        ("play", "--resume", "nowhere.catan", "--hotseat"),
        ("play", "princes", "--option", "sets=nothing"),
        ("sim", "cardgame", "--bots", "random,magic"),
        ("sim", "cardgame", "--games", "0"),
        ("replay", "nowhere.catan"),
        ("cards", "show", "klooster"),
        ("cards", "zzzzz"),
        ("rules", "KB-240"),
        ("bench", "--seconds", "0"),
    ],
)
def test_the_sentence_is_in_the_readers_language(arguments: tuple[str, ...], lang: str) -> None:
    english, other = run(*arguments, "--lang", "en"), run(*arguments, "--lang", lang)
    assert (other.code, other.out) == (2, "")
    assert other.err.startswith("catanica: ")
    assert other.err != english.err
    assert not set(other.err.split()) & {"is", "the", "not", "Unknown", "must", "cannot"}


def test_a_save_of_a_newer_version_is_named_as_such_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "future.catan"
    text = "catanica-record: 99\ngame: cardgame\n\nend\n"
    file.write_text(text, encoding="utf-8")
    for arguments in (("play", "--resume", str(file)), ("replay", str(file), "--check")):
        answer = run(*arguments)
        assert (answer.code, answer.out) == (2, "")
        assert "newer version" in answer.err
    assert file.read_text(encoding="utf-8") == text


def test_a_save_cut_in_half_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "half.catan"
    assert run("play", "--seed", "1", "--players", "you,random", "--save", str(file), keys="1\n2\nq\n").code == 0
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])
    answer = run("play", "--resume", str(file))
    assert answer.code == 2
    assert "line" in answer.err
    assert file.read_bytes() == whole[: len(whole) // 2]


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00binary", b"not a record\n", b"PK\x03\x04" * 50])
def test_a_file_that_is_no_record(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "strange"
    file.write_bytes(content)
    for arguments in (("play", "--resume", str(file)), ("replay", str(file))):
        answer = run(*arguments)
        assert (answer.code, answer.out) == (2, "")
        assert answer.err.startswith(f"catanica: {file}: ")


def test_a_folder_instead_of_a_file(tmp_path: Path) -> None:
    answer = run("replay", str(tmp_path))
    assert answer.code == 2
    assert str(tmp_path) in answer.err


def test_a_finished_game_cannot_be_resumed_but_watched(tmp_path: Path) -> None:
    file = tmp_path / "over.catan"
    keys = "\n".join(["1"] * 20_000)
    assert (
        run("play", "--seed", "2", "--players", "random,random", "--points", "3", "--save", str(file), keys=keys).code
        == 0
    )
    answer = run("play", "--resume", str(file))
    assert answer.code == 2
    assert "catanica replay" in answer.err


def test_an_option_the_command_does_not_know() -> None:
    answer = run("sim", "cardgame", "--fast")
    assert answer.code == 2
    assert "--fast" in answer.err


def test_a_disk_that_takes_no_more_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    def print_on_a_full_disk() -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with pytest.raises(SystemExit) as end:
        main(print_on_a_full_disk)
    assert end.value.code == 2
    assert capsys.readouterr().err == "catanica: The answer cannot be written (No space left on device).\n"
