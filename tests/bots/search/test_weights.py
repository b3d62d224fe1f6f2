"""What is shipped says how it was made and how strong it is."""

import json
from datetime import date
from pathlib import Path

import pytest

import catanica.games

FILES = sorted(Path(catanica.games.__path__[0]).glob("*/bots/weights/*.json"))
HANDS = sorted(Path(catanica.games.__path__[0]).glob("*/bots/first_hands/*.json"))


def test_every_game_has_some() -> None:
    assert {file.parts[-4] for file in FILES} == {"board", "cardgame", "princes"}
    assert {file.parts[-4] for file in HANDS} == {"cardgame"}


@pytest.mark.parametrize("file", [*FILES, *HANDS], ids=lambda file: f"{file.parts[-4]}-{file.parts[-2]}-{file.stem}")
def test_weights_have_a_card(file: Path) -> None:
    told = json.loads(file.read_text(encoding="utf-8"))
    assert told["command"].startswith(f"catanica train {told['game']} --games {told['games']} --seed {told['seed']}")
    assert date.fromisoformat(told["when"]) <= date.today()
    assert told["tested_on"] > 0
    assert 0 < told["log_loss"] < 1.5
    assert 0.25 < told["right"] < 1
    assert told["strength"]
    for row in told["strength"]:
        assert row["bot"] in ("hard", "expert")
        assert row["against"] in ("hard", "frozen")
        assert row["games"] >= 200
        assert row["games"] / 4 < row["won"] <= row["games"]
        assert row["seed"] > 0
