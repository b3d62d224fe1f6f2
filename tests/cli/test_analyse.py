"""`catanica analyse` in words: what was played, what was better, how it goes on."""

import json
from pathlib import Path

import pytest

from tests.cli.runner import run

GAME = str(Path(__file__).parent.parent / "golden" / "2005-greedy-random-151.catan")


@pytest.mark.parametrize(("lang", "begin", "played"), [("de", "Aufbau", "Gespielt"), ("da", "Opstilling", "Spillet")])
def test_decisions_are_told_as_a_menu_words_them(
    lang: str, begin: str, played: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    data = json.loads(run("analyse", GAME, "--nodes", "20", "--json").out)
    shown = run("analyse", GAME, "--nodes", "20", "--lang", lang).out
    assert begin in shown
    assert shown.count(f"   {played}: ") == len(data["costly"]) > 3
    going_on = [one for one in data["costly"] if len(one["line"]) > 1]
    assert shown.count(" → ") == sum(len(one["line"]) - 2 for one in going_on)
    assert "_" not in shown, "no id, no notation"
