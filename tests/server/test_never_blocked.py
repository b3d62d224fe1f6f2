"""However long a bot thinks or a record is, everybody else is answered meanwhile."""

import random
from pathlib import Path

import pytest

from tests.server import held
from tests.server.client import AGAINST_A_BOT, HOT_SEAT
from tests.server.running import in_thread, settings


def test_a_thinking_bot_holds_up_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot cannot finish before the gate is opened; until then another whole game is played, and its own table
    answers, too.
    """
    gate = tmp_path / "gate"
    gate.touch()
    monkeypatch.setenv(held.GATE, str(gate))
    monkeypatch.setattr("catanica.server.driver.think", held.held_up)
    with in_thread(settings(f"sqlite:///{tmp_path / 'games.sqlite'}", bot_seconds=600)) as api:
        made = api.new(AGAINST_A_BOT, options={"first": "1", "layout": "printed"})
        with api.sit(made.id, made.token(0)).ready() as waiting:
            assert waiting.to_move() < 0
            stuck = waiting.seq
            other = api.new(HOT_SEAT, options={"points": 3})
            with api.sit(other.id, other.token(0), other.token(1)).ready() as both:
                rng = random.Random(3)
                while not both.over:
                    assert both.act_at_random(rng)["type"] == "state"
            assert api.get("/healthz").status == 200
            waiting.send(type="ping", id=1)
            assert waiting.until("pong")["seq"] == stuck
            waiting.send(type="why", text="city L1", id=2)
            assert waiting.until("reasons")["faults"][0]["code"] == "not_your_turn"
            gate.unlink()
            waiting.settle(stuck + 1)
