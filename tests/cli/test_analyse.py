"""`catanica analyse` in words: what was played, what was better, how it goes on."""

import json
from decimal import Decimal
from pathlib import Path

import pytest

import catanica
from catanica.bots.registry import make
from catanica.notation.record import write
from tests.cli.runner import run
from tests.support.matches import moves

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
    rows = [line.split("│") for line in shown.splitlines() if line.startswith("│")]
    assert len(rows) == 2
    for _, _, start, result, *parts in rows:
        told = [Decimal(text.strip().removesuffix(" %")) for text in (start, *parts[:3])]
        assert sum(told) == Decimal(result.strip().removesuffix(" %"))


def test_strokes_of_luck_are_told_as_a_log_tells_them(tmp_path: Path) -> None:
    state = catanica.game("board", players=2).new(seed=7)
    for _ in moves(state, [make("greedy", "board", seat, 1) for seat in (0, 1)]):
        pass
    game = tmp_path / "island.catan"
    game.write_text(write(state), encoding="utf-8")
    told = json.loads(run("analyse", str(game), "--nodes", "1", "--json").out)
    thrown = [one for one in told["lucky"] if "dice" in one["what"]]
    assert thrown
    shown = run("analyse", str(game), "--nodes", "1", "--lang", "de").out
    assert shown.count("würfelt") == len(thrown)
    assert "dice" not in shown
