"""Language models play over the Model Context Protocol; spoken to with the official client."""

import json
from typing import Any

import anyio
import pytest
from mcp import Client

from catanica.adapters.mcp_server import server


def spoken(*calls: tuple[str, dict[str, Any]]) -> list[Any]:
    """What the tools answer, one after the other; a call may take `$name` from the first answer."""
    out: list[Any] = []

    async def talk() -> None:
        async with Client(server()) as client:
            for tool, given in calls:
                name = out[0][1].get("name") if out and isinstance(out[0][1], dict) else None
                told = await client.call_tool(tool, {k: name if v == "$name" else v for k, v in given.items()})
                text = "".join(part.text for part in told.content if part.type == "text")
                data = told.structured_content
                if isinstance(data, dict) and set(data) == {"result"}:
                    data = data["result"]
                out.append((told.is_error, data if data is not None else text))

    anyio.run(talk)
    return out


def test_a_model_looks_asks_and_plays() -> None:
    begun = ("new_game", {"game": "board", "opponents": "random", "seed": 1, "options": {"players": 3}})
    answers = spoken(
        begun,
        ("list_moves", {"name": "$name"}),
        ("look", {"name": "$name"}),
        ("explain_move", {"name": "$name", "move": "roll"}),
        ("find_ruling", {"words": "BG-23"}),
        ("list_games", {}),
    )
    assert [wrong for wrong, _ in answers] == [False] * 6
    moves = answers[1][1]
    assert answers[0][1]["moves"] == moves
    assert answers[2][1]["view"]
    assert answers[3][1]["allowed"] is False
    assert answers[3][1]["reasons"][0]["ruling"]
    assert answers[4][1][0]["id"] == "BG-23"
    assert {"board", "cardgame", "princes"} <= set(answers[5][1]["games"])
    played = spoken(begun, ("play", {"name": "$name", "move": moves[0]}), ("end_game", {"name": "$name"}))
    assert played[1][1]["played"] == moves[0]
    assert moves[0] in str(played[2][1])


def test_hidden_cards_are_not_told() -> None:
    told = spoken(("new_game", {"game": "cardgame", "seed": 2}), ("look", {"name": "$name"}))[1][1]
    assert "?" in told["text"]
    assert "generator" not in json.dumps(told)


@pytest.mark.parametrize(
    ("tool", "given", "says"),
    [
        ("new_game", {"game": "bord"}, "board"),
        ("new_game", {"game": "board", "seat": 9}, "seats 0 to 3"),
        ("new_game", {"game": "board", "opponents": "nobody"}, "random"),
        ("new_game", {"game": "board", "opponents": "greedy,cmd:true"}, "Unknown bot 'cmd:true'"),
        ("new_game", {"game": "board", "opponents": "tests.arena.doubles:First"}, "Unknown bot"),
        ("look", {"name": "mine"}, "new_game"),
    ],
)
def test_what_is_wrong_comes_back_as_a_sentence(tool: str, given: dict[str, Any], says: str) -> None:
    wrong, told = spoken((tool, given))[0]
    assert wrong
    assert says in str(told)


def test_a_move_against_the_rules_is_refused_with_its_ruling() -> None:
    begun = ("new_game", {"game": "cardgame", "seed": 1})
    wrong, told = spoken(begun, ("play", {"name": "$name", "move": "roll"}))[1]
    assert wrong
    assert "(" in str(told)
