"""What is told as changes makes up the same state as the whole message: in every game, for every audience."""

import json
from typing import Any

import pytest

from catanica.games.registry import GAMES
from catanica.kernel.changes import applied, changes, changes_at
from catanica.kernel.playout import choose
from catanica.kernel.rng import seeded
from catanica.kernel.shown import Place
from catanica.server.bodies import NewGame
from catanica.server.messages import ANSWERS, ChangeMessage
from catanica.server.opening import begin_game
from catanica.server.store.database import Event
from catanica.server.story import Story, fold
from catanica.server.telling import Teller

AUDIENCES = (-1, 0, 1)
WAYS = [
    ("cardgame", {}),
    ("cardgame", {"sets": "base,ritter_haendler,politik_intrige"}),
    ("princes", {}),
    ("princes", {"mode": "theme", "sets": "zeit_der_entdecker"}),
    ("board", {}),
]


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, [(("b",), 3)]),
        ({"a": None}, {"a": 0}, [(("a",), 0)]),
        ({"a": 0}, {"a": None}, [(("a",), None)]),
        ({"a": 1}, {"a": 1, "b": 2}, [((), {"a": 1, "b": 2})]),
        ({"a": {"b": 1}}, {"a": {}}, [(("a",), {})]),
        ([1, 2, 3], [1, 5, 3], [((1,), 5)]),
        ([1, 2, 3], [4, 5, 3], [((), [4, 5, 3])]),
        ([1, 2], [1, 2, 3], [((), [1, 2, 3])]),
        ([{"a": 1}, {"a": 2}], [{"a": 1}, {"a": 3}], [((1, "a"), 3)]),
        ([[1], 2], [{"a": 1}, 2], [((0,), {"a": 1})]),
        ({"a": 1}, {"a": 1}, []),
        ({"a": 1, "b": 2}, {"a": 2, "c": 3}, [((), {"a": 2, "c": 3})]),
        ([[1, 2], [3, 4], 5], [[1, 0], [3, 0], 5], [((), [[1, 0], [3, 0], 5])]),
        ([[1, 2], [3, 4], 5], [[1, 0], [3, 4], 5], [((0, 1), 0)]),
        ({"a": [1, 2], "b": {}}, {"a": [1, 2], "b": {}}, []),
    ],
)
def test_only_what_differs_is_told(before: Any, after: Any, told: list[Any]) -> None:
    kept = json.dumps(before)
    assert changes(before, after) == told
    assert applied(before, told) == after
    assert json.dumps(before) == kept, "what was there before stays as it was"


def test_parts_that_lie_apart_are_told_by_their_places() -> None:
    before: dict[Place, Any] = {("a",): 1, ("b", 0, "c"): [1, 2], ("d",): {"e": 1}}
    after: dict[Place, Any] = {("a",): 2, ("b", 0, "c"): [1, 3], ("d",): {"e": 1}}
    assert changes_at(before, after, ("view",)) == [(("view", "a"), 2), (("view", "b", 0, "c", 1), 3)]


@pytest.mark.parametrize(("game", "options"), WAYS)
def test_a_state_with_its_changes_is_the_next_state(game: str, options: dict[str, str]) -> None:
    story, rng = begun(game, options), seeded(8)
    teller = Teller()
    known = {who: json.loads(teller.state(story, who, None, "en")) for who in AUDIENCES}
    for number in range(150):
        if story.to_move < 0:
            break
        since = story.seq
        go_on(story, int(choose(story.table.state, rng)), number)
        teller.forget()
        for who in AUDIENCES:
            told = json.loads(teller.change(story, who, since, "en") or b"")
            assert isinstance(ANSWERS.validate_python(told), ChangeMessage)
            known[who] = {**applied(known[who], told["set"]), "seq": told["seq"], "log": told["log"]}
            assert same(known[who], Teller().state(story, who, since, "en"))


def test_every_game_is_tried_here() -> None:
    assert {game for game, _ in WAYS} == set(GAMES)


def test_changes_are_made_only_to_the_state_that_was_told() -> None:
    """Whoever has an older state, or was told nothing yet, gets the whole one."""
    story, rng, teller = begun("cardgame", {}), seeded(8), Teller()
    teller.state(story, 0, None, "en")
    first = story.seq
    go_on(story, int(choose(story.table.state, rng)), 1)
    teller.forget()
    assert teller.change(story, 1, first, "en") is None, "seat 1 was told nothing before"
    assert teller.change(story, 0, first, "de") is None, "nothing was told in German"
    assert teller.change(story, 0, first - 1, "en") is None
    told = teller.change(story, 0, first, "en")
    assert told is not None
    assert told is teller.change(story, 0, first, "en"), "encoded once for all who listen"
    assert json.loads(told)["since"] == first
    go_on(story, int(choose(story.table.state, rng)), 2)
    teller.forget()
    assert teller.change(story, 0, first, "en") is None


def test_an_action_is_told_in_a_fraction_of_the_state() -> None:
    story, rng, teller = begun("cardgame", {}), seeded(8), Teller()
    whole = parts = 0
    teller.state(story, 1, None, "en")
    for number in range(60):
        since = story.seq
        go_on(story, int(choose(story.table.state, rng)), number)
        teller.forget()
        parts += len(teller.change(story, 1, since, "en") or b"")
        whole += len(teller.state(story, 1, since, "en"))
    assert parts < whole / 3


def same(made: dict[str, Any], whole: bytes) -> bool:
    """Compared as text, so that 1, 1.0 and true are three things."""
    return json.dumps(made, sort_keys=True) == json.dumps(json.loads(whole), sort_keys=True)


def begun(game: str, options: dict[str, str]) -> Story:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
    asked = {"game": game, "seats": seats, "options": options}
    return fold([begin_game(NewGame.model_validate(asked)).event])


def go_on(story: Story, code: int, now: float) -> None:
    """An action, and the time it took."""
    seat, tried = story.to_move, story.attempt(code)
    story.tell(Event(story.game_id, story.seq + 1, "acted", seat, {"moves": tried.moves}, story.created + now), tried)
