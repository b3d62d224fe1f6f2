"""Bots in any language: they play by lines of JSON, and nothing they print or leave out can stop a game."""

import json
import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

import catanica
from catanica.arena.simulate import simulate
from catanica.bots import line_bot
from catanica.bots.line_bot import LineBot, dismiss
from catanica.bots.registry import bot_class, names
from tests.cli.runner import run
from tests.support.sources import ROOT

EXAMPLES = ROOT / "examples" / "bots"
HELLO = 'import sys, json\nprint(json.dumps({"type": "hello", "protocol": 1, "name": "odd"}), flush=True)\n'
EACH = HELLO + "for line in sys.stdin:\n    m = json.loads(line)\n    if m['type'] == 'decide':\n        "
BAD = {
    "rubbish": EACH + "print('roll!', flush=True)",
    "no object": EACH + "print('[1, 2]', flush=True)",
    "no option": EACH + "print(json.dumps({'type': 'decide', 'number': m['number'], 'action': 'win'}), flush=True)",
    "a place too many": EACH
    + "print(json.dumps({'type': 'decide', 'number': m['number'], 'action': 999}), flush=True)",
    "truth": EACH + "print(json.dumps({'type': 'decide', 'number': m['number'], 'action': True}), flush=True)",
    "a long line": EACH + "print('x' * 200_000, flush=True)",
    "deep": EACH + "print('[' * 50_000, flush=True)",
    "gone": HELLO + "sys.exit(3)",
    "no hello": "print('{}', flush=True)",
}


@contextmanager
def program(tmp_path: Path, source: str) -> Iterator[LineBot]:
    file = tmp_path / "odd.py"
    file.write_text(source, encoding="utf-8")
    bot = bot_class(f"cmd:{sys.executable} -I {file}", "cardgame")(1)
    assert isinstance(bot, LineBot)
    try:
        yield bot
    finally:
        dismiss([bot])


def observed() -> Any:
    return catanica.game("cardgame").new(seed=1)


@pytest.mark.parametrize("what", BAD)
def test_a_bad_answer_costs_the_decision_and_nothing_else(
    tmp_path: Path, what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    state = observed()
    with program(tmp_path, BAD[what]) as bot:
        for _ in range(2):
            seen = state.redacted(state.to_move)
            assert bot.choose(seen) in seen.legal()
        assert len(bot.lost) == 2, "each decision, also those of a program that has ended"
    assert "lost 2 decisions" in capsys.readouterr().err


@pytest.mark.parametrize("source", ["while True: pass", "while True: print('x' * 999)", "while True: print('{}')"])
def test_silence_and_floods_do_not_hold_a_game_up(tmp_path: Path, source: str) -> None:
    state = observed()
    with program(tmp_path, HELLO + source) as bot:
        began = time.monotonic()
        for _ in range(6):
            bot.clock = 0.2
            seen = state.redacted(state.to_move)
            assert bot.choose(seen) in seen.legal()
        assert len(bot.lost) == 6
        assert time.monotonic() - began < 30


def test_a_late_answer_is_not_taken_for_the_next(tmp_path: Path) -> None:
    late = EACH + (
        "number = m['number'] - 1 if m['number'] > 1 else 0\n"
        "        print(json.dumps({'type': 'decide', 'number': number, 'action': 0}), flush=True)\n"
        "        print(json.dumps({'type': 'decide', 'number': m['number'], 'action': 1}), flush=True)"
    )
    seen = observed().redacted(observed().to_move)
    with program(tmp_path, late) as bot:
        assert [bot.choose(seen), bot.choose(seen)] == [seen.legal()[1]] * 2
        assert not bot.lost


def test_every_line_fits_the_schema(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    source = (
        f"import sys, json\nheard = open({str(heard)!r}, 'w')\nfor line in sys.stdin:\n    heard.write(line)\n"
        "    heard.flush()\n    m = json.loads(line)\n    a = {'type': 'hello', 'protocol': 1, 'name': 'a'}\n"
        "    if m['type'] == 'decide': a = {'type': 'decide', 'number': m['number'], 'action': 0}\n"
        "    if m['type'] in ('hello', 'decide'): print(json.dumps(a), flush=True)\n"
    )
    schema = json.loads((ROOT / "docs" / "bot-protocol.schema.json").read_text(encoding="utf-8"))
    with program(tmp_path, source) as bot:
        state = observed()
        bot.heard([{"event": "drew"}])
        bot.choose(state.redacted(state.to_move))
    lines = [json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()]
    assert [line["type"] for line in lines] == ["hello", "events", "rules", "observe", "clock", "decide", "bye"]
    for line in lines:
        part = {**schema["$defs"][line["type"]], "$defs": schema["$defs"]}
        jsonschema_rs.validate(part, line)
    observation = next(line for line in lines if line["type"] == "observe")
    assert catanica.position(observation["position"]).to_move == observed().to_move


@pytest.mark.parametrize(("language", "file"), [(sys.executable, "bot.py"), ("node", "bot.js"), ("perl", "bot.pl")])
def test_the_examples_keep_to_the_protocol(language: str, file: str) -> None:
    if shutil.which(language) is None:
        return  # another machine lacks the language, not the example its manners
    told = run("bot-test", "--game", "board", "--seconds", "20", "--json", "--", language, str(EXAMPLES / file))
    assert told.code == 0, told.err
    assert json.loads(told.out)["games"][0]["decisions"] > 5


def test_a_bad_bot_fails_the_test(tmp_path: Path) -> None:
    file = tmp_path / "bad.py"
    file.write_text(BAD["no option"], encoding="utf-8")
    told = run("bot-test", "--game", "cardgame", "--", sys.executable, str(file))
    assert told.code == 1
    assert "named no option" in told.out + told.err


def test_it_plays_in_simulations_and_under_a_name_the_operator_gives(monkeypatch: pytest.MonkeyPatch) -> None:
    command = f"{sys.executable} {EXAMPLES / 'bot.py'}"
    assert len(simulate("cardgame", {"points": 4}, [f"cmd:{command}", "random"], 1, seed=1).finished) == 1
    monkeypatch.setenv("CATANICA_BOTS", f"mine={command}; other=true")
    assert names("board")[-2:] == ["mine", "other"]
    assert issubclass(bot_class("mine", "board"), LineBot)
    monkeypatch.setenv("CATANICA_BOTS", "Mine")
    with pytest.raises(catanica.InputError, match="name=command"):
        names("board")


@pytest.mark.parametrize("command", ["cmd:", "cmd:'", "cmd:there-is-no-such-program"])
def test_a_command_that_is_none_is_refused(command: str) -> None:
    with pytest.raises(catanica.InputError, match=r"command|cannot be started"):
        bot_class(command, "board")(1)


def test_the_limits_are_those_of_the_documents() -> None:
    told = (ROOT / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
    assert f"within {line_bot.START:g} seconds" in told
    assert "late three times" in told
    assert line_bot.LATE == 3
