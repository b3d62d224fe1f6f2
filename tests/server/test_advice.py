"""Hints against bots, analyses of finished games: nobody else gets them."""

from functools import cache

import catanica
from catanica.bots.registry import make
from catanica.games.positions import position
from catanica.kernel.state import CHANCE, NOBODY, State
from catanica.kernel.table import Table
from catanica.notation.record import write
from tests.server.client import AGAINST_A_BOT, HOT_SEAT, Api

INTRO = {"game": "princes", "options": {"points": "4"}}


def test_hints_are_for_whoever_decides_in_a_game_against_bots(api: Api) -> None:
    made = api.new(AGAINST_A_BOT, **INTRO)
    path = f"/api/games/{made.id}/hint?seat=0&lang=en"
    assert api.get(path).error == "not_your_seat"
    with api.sit(made.id, made.token(0)).ready() as ada:
        answer = api.get(path, authorization=f"Bearer {made.token(0)}")
        if ada.states[0]["view"]["decision"] is None:
            assert answer.error == "not_your_turn"
        else:
            assert answer.status == 200, answer.text
            assert answer.json["action"] in answer.json["sentence"]


def test_there_are_no_hints_against_people(api: Api) -> None:
    made = api.new(HOT_SEAT, **INTRO)
    errors = {
        api.get(f"/api/games/{made.id}/hint?seat={seat}", authorization=f"Bearer {made.token(seat)}").error
        for seat in (0, 1)
    }
    assert "no_hints" in errors
    assert errors <= {"no_hints", "not_your_turn"}


def play(state: State) -> list[State]:
    """To the end; the positions before each decision."""
    bots, past = [make("greedy", "princes", seat, 1) for seat in (0, 1)], []
    while state.to_move != NOBODY:
        if state.to_move == CHANCE:
            state.step(state.sample())
            continue
        past.append(state.clone())
        state.step(bots[state.to_move].choose(state.redacted(state.to_move)))
    return past


@cache
def ended() -> str:
    """The record of the end of a game."""
    begins = play(catanica.game("princes", points=4).new(seed=2, trace=False))[-2].text()
    state = position(begins, seed=7)
    table = Table(state, begins)
    play(state)
    return write(table)


def test_a_finished_game_is_analysed_for_anybody_a_running_one_for_nobody(api: Api) -> None:
    running = api.new(HOT_SEAT, **INTRO)
    assert api.get(f"/api/games/{running.id}/analysis").error == "still_running"
    made = api.new(HOT_SEAT, game="princes", record=ended())
    answer = api.get(f"/api/games/{made.id}/analysis")
    assert answer.status == 200, answer.text
    assert sum(seat["result"] for seat in answer.json["seats"]) == 1
