"""What the board game refuses, over HTTP and the channel: a sentence with its ruling, and nothing has changed."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.client import Api, Made, Player
from tests.support.rules import rule

THREE = [{"kind": "person", "name": name} for name in ("Ada", "Bo", "Cleo")]
HEXES = ["desert", *["forest 4"] * 18]


@pytest.mark.parametrize(
    ("seats", "options", "said"),
    [
        (5, {}, '"rule":"BG-1".*2 / 3 / 4'),
        (3, {"map": HEXES[1:]}, "19 hexes.*BG-2"),
        (3, {"map": "forest 11, desert"}, "19 hexes.*BG-2"),
        (3, {"harbours": "3:1"}, "nine|9"),
        (3, {"points": 99}, "between"),
    ],
)
def test_a_table_that_cannot_be_laid_is_not_begun(api: Api, seats: int, options: dict[str, Any], said: str) -> None:
    asked = {
        "game": "board",
        "seats": [{"kind": "person"}, *[{"kind": "bot:greedy"}] * (seats - 1)],
        "options": options,
        "lang": "en",
    }
    answer = api.post("/api/games", asked)
    assert 400 <= answer.status < 500
    assert re.search(said, answer.text), answer.text


@pytest.fixture
def made(api: Api) -> Made:
    """Three people at the beginner's island."""
    return api.new(THREE, game="board", options={"setup": "beginner"})


@pytest.fixture
def turn(api: Api, made: Made) -> Iterator[Player]:
    """The first of them has rolled the dice and may trade and build."""
    with api.sit(made.id, *(made.token(seat) for seat in range(3))).ready() as player:
        player.act(text="roll")
        while player.states[0]["view"]["decision"]["kind"] != "trade-and-build":
            player.act(text=player.options(player.to_move())[0]["text"])
        yield player


def refused(player: Player, text: str) -> set[str]:
    """The rulings by which an action is refused; the table is as it was."""
    before = dict(player.states)
    answer = player.act(text=text)
    assert answer["type"] == "refused", f"{text}: {answer}"
    assert all(fault["sentence"] for fault in answer["faults"])
    assert player.states == before
    return {fault["rule"] for fault in answer["faults"]}


@rule("BG-6", "BG-10", "BG-11", "BG-15")
def test_bad_trades_and_builds_are_refused_with_their_ruling(turn: Player) -> None:
    hand = turn.states[0]["view"]["players"][0]["hand"]
    held, lacking = next(iter(hand)), next(good for good in ("ore", "wool", "brick", "grain") if good not in hand)
    assert "BG-11" in refused(turn, f"sea 4 {lacking} for {held}")
    assert "BG-11" in refused(turn, f"sea 4 {held} for {held}")
    assert "BG-15" in refused(turn, "build city N0,0")
    assert "BG-6" in refused(turn, "roll")
    turn.act(text="offer")
    assert refused(turn, "propose") == {"BG-10"}, "nothing for nothing"
    assert "BG-10" in refused(turn, f"give {lacking}")
    turn.act(text=f"give {held}")
    assert refused(turn, "propose") == {"BG-10"}, "a gift"
    assert "BG-10" in refused(turn, f"want {held}"), "like for like"


def test_whoever_is_not_asked_is_refused(api: Api, made: Made) -> None:
    with api.sit(made.id, made.token(1)).ready() as other:
        before = dict(other.states)
        answer = other.act(text="roll")
        assert answer["type"] == "refused"
        assert answer["faults"][0]["sentence"]
        assert other.states == before
