"""Views of the principalities hold what their models say, and options point at what the view shows."""

import json
import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import jsonschema_rs
import pytest

from catanica.kernel.state import CHANCE, NOBODY, REFEREE, WATCHER, State
from catanica.notation.games import language
from catanica.server.schema import definitions
from tests.conformance.cases import CASES, VARIANTS, Case
from tools.samples import FOLDER, board_text, sample_text

PRINCIPALITIES = [case for case in (*CASES, *VARIANTS) if case.game != "board"]
DECISIONS = 400  # of each game, looked at now and then
EVERY = 5


def model(game: str) -> jsonschema_rs.Validator:
    """The published model of a game's view."""
    shown = language(game).shown
    assert shown is not None
    return jsonschema_rs.validator_for({"$ref": f"#/$defs/{shown.__name__}", "$defs": definitions()})


def positions(case: Case, seed: int) -> Iterator[State]:
    """Positions of a random game at which somebody decides."""
    state, rng = case.make().new(seed=seed), random.Random(seed)
    for _ in range(DECISIONS):
        if state.to_move == NOBODY:
            return
        assert state.to_move != CHANCE
        yield state
        state.apply(rng.choice(state.legal()))


def named(land: dict[str, Any]) -> dict[str, set[str]]:
    """Everything the view of a land names, by what an option calls it."""
    open_spots = {kind: {spot["name"] for spot in land["open"] if spot["kind"] == kind} for kind in SPOTS}
    return {
        "gap": open_spots["road"] | {road["name"] for road in land["roads"]},
        "column": open_spots["column"] | {column["name"] for column in land["columns"]},
        "region": open_spots["region"] | {one["name"] for one in (*land["regions"], *land["stores"])},
        "place": {side["name"] for column in land["columns"] for side in column["sides"]}
        | {place for tile in (*land["roads"], *land["regions"]) for place in tile["places"]}
        | {piece["place"] for piece in land["laid"]}
        | {"laid"},
        "cell": {cell["name"] for cell in land.get("sea", {"cells": []})["cells"]},
    }


SPOTS = ("road", "column", "region")


@pytest.mark.parametrize("case", PRINCIPALITIES, ids=lambda case: case.name)
def test_views_hold_what_their_models_say_and_options_point_at_what_they_show(case: Case) -> None:
    fits, view = model(case.game), language(case.game).view
    for n, state in enumerate(positions(case, seed=11)):
        if n % EVERY:
            continue
        for audience in (0, 1, WATCHER, REFEREE):
            fits.validate(view(state, audience, ("Ada", "Ben")))
        shown: Any = view(state, state.to_move, ("Ada", "Ben"))
        lands = [named(land) for land in shown["lands"]]
        for option in shown["decision"]["options"]:
            seat = option.get("seat", 1 - state.to_move if option.get("abroad") else state.to_move)
            for what in lands[seat]:
                assert option.get(what) is None or option[what] in lands[seat][what], option["text"]


def test_a_view_with_a_field_of_no_model_is_found() -> None:
    case = PRINCIPALITIES[0]
    shown: Any = deepcopy(language(case.game).view(case.make().new(seed=1), 0, ("Ada", "Ben")))  # its parts are shared
    assert model(case.game).is_valid(shown)
    shown["lands"][0]["columns"][0]["column"] = 5
    assert not model(case.game).is_valid(shown)


def test_the_sample_table_of_the_page_is_a_view() -> None:
    kept = (FOLDER / "table.json").read_text(encoding="utf-8")
    model("cardgame").validate(json.loads(kept))
    assert kept == sample_text(), "run: python tools/samples.py"


def test_the_sample_island_of_the_page_is_what_a_player_of_that_game_saw() -> None:
    kept = (FOLDER / "board.json").read_text(encoding="utf-8")
    assert kept == board_text(), "run: python tools/samples.py"
