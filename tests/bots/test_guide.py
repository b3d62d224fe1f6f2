"""The examples in docs/add-a-bot.md run as they stand."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest


def examples(root: Path) -> list[str]:
    text = (root / "docs" / "add-a-bot.md").read_text(encoding="utf-8")
    return re.findall(r"```python\n(.*?)```", text, re.DOTALL)


@pytest.fixture
def careful(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "careful.py").write_text(examples(root)[0], encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield
    sys.modules.pop("careful", None)


@pytest.mark.usefixtures("careful")
def test_the_bot_of_the_guide_beats_random(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(examples(root)[1], "guide", "exec"), {})
    wins = re.findall(r"\d+", capsys.readouterr().out)
    assert len(wins) == 2
    assert int(wins[0]) > int(wins[1])
