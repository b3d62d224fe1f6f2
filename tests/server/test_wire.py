"""Views, options and log entries of real games are what the published schema says, key by key."""

import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator

from catanica.kernel.playout import choose
from catanica.kernel.rng import seeded
from catanica.kernel.seats import NOBODY, REFEREE, WATCHER
from catanica.kernel.state import State
from catanica.notation.games import Language, language
from catanica.server.schema import PLACE, definitions, event_name
from tests.conformance.cases import CASES, VARIANTS, Case
from tests.support.sources import ROOT

POSITIONS = 40  # of each way to play, spread over whole games


@cache
def validator(name: str) -> Draft202012Validator:
    """Tells whether data is what a definition says."""
    return Draft202012Validator({"$ref": PLACE + name, "$defs": definitions()})


def faults(name: str, data: object) -> list[str]:
    """What of the data is not as a definition says."""
    return [f"{list(error.instance_path)}: {error.message}" for error in validator(name).iter_errors(data)]


def as_sent(data: object) -> Any:
    """Data after its way over the wire."""
    return json.loads(json.dumps(data))


def view_name(words: Language) -> str:
    """The model of a game's view."""
    assert words.shown is not None
    return words.shown.__name__


def positions(case: Case) -> Iterator[State]:
    """Positions of random games from the first step to the last."""
    rng = random.Random(f"wire {case.name}")
    looked = 0
    while looked < POSITIONS:
        state, lots = case.make().new(seed=rng.getrandbits(30), explicit=True), seeded(rng.getrandbits(30))
        until = rng.randrange(20)
        while state.to_move != NOBODY and looked < POSITIONS:
            if until == 0:
                yield state
                looked, until = looked + 1, rng.randrange(60)
            state.step(choose(state, lots))
            until -= 1
        yield state
        looked += 1


@pytest.mark.parametrize("case", [*CASES, *VARIANTS], ids=lambda case: case.name)
def test_what_a_game_shows_is_what_its_models_say(case: Case) -> None:
    words = language(case.game)
    assert words.grammar is not None
    names = ["Ada", "Bo", "Cleo", "Dag"]
    kinds: set[str] = set()
    for state in positions(case):
        for audience in (0, 1, WATCHER, REFEREE):
            view = as_sent(words.view(state, audience, names[: state.seats]))
            assert faults(view_name(words), view) == []
            kinds |= {view["decision"]["kind"]} if view["decision"] else set()
        told = list(state.events)[-20:]
        for n, word in enumerate(told):
            for audience in (0, WATCHER, REFEREE):
                entry = as_sent(words.event(state, word, audience)) | {"n": n, "seq": n}
                assert faults(event_name(words.grammar.name), entry) == []
    assert len(kinds) > 3


def late_board() -> Any:
    """The view of a board game in which something stands."""
    case = next(one for one in CASES if one.game == "board")
    words, state, lots = language("board"), case.make().new(seed=5), seeded(5)
    while len(state.events) < 60 or state.to_move < 0:
        state.step(choose(state, lots))
    return as_sent(words.view(state, state.to_move, ["Ada"] * int(state.seats)))


def test_a_key_that_no_model_has_is_found() -> None:
    view = late_board()
    assert faults("BoardView", view) == []
    assert faults("BoardView", view | {"vertex": 3}) != []
    assert faults("BoardView", {key: value for key, value in view.items() if key != "robber"}) != []
    option = view["decision"]["options"][0]
    assert faults("BoardOption", option) == []
    assert faults("BoardOption", option | {"code": 7}) != []
    assert faults("BoardOption", option | {"verb": "fly"}) != []
    assert faults("BoardEvent", {"n": 0, "seq": 0, "event": "harvest", "seat": 0, "resource": "wool", "count": 1}) == []
    assert faults("BoardEvent", {"n": 0, "seq": 0, "event": "harvest", "seat": 0, "a": 1, "b": 2}) != []


@pytest.mark.parametrize(("sample", "name"), [("board.json", "BoardView")])
def test_the_pages_samples_are_views_of_today(sample: str, name: str) -> None:
    kept = json.loads((ROOT / "web" / "src" / "demo" / sample).read_text(encoding="utf-8"))
    assert faults(name, kept["view"]) == []
    for other in kept["asked"].values():
        assert faults(name, kept["view"] | other) == []
    for entry in kept["log"]:
        assert faults("LogEntry", entry) == []
