"""Hints against bots, analyses of finished games: nobody else gets them."""

from functools import cache
from threading import Thread

import catanica
from catanica.bots.registry import make
from catanica.notation.games import language_of
from catanica.notation.record import write
from tests.server.client import AGAINST_A_BOT, HOT_SEAT, Api
from tests.support.matches import moves

INTRO = {"game": "princes", "options": {"points": "4"}}


def test_there_are_no_hints_against_people(api: Api) -> None:
    made = api.new(HOT_SEAT, **INTRO)
    errors = {
        api.get(f"/api/games/{made.id}/hint?seat={seat}", authorization=f"Bearer {made.token(seat)}").error
        for seat in (0, 1)
    }
    assert "no_hints" in errors
    assert errors <= {"no_hints", "not_your_turn"}


def test_a_person_who_is_away_is_still_a_person(api: Api) -> None:
    made = api.new(HOT_SEAT, absence=1)
    with api.sit(made.id, made.token(0)).ready() as zero:
        zero.replace(1, api.sit(made.id, made.token(1)).ready())
        while zero.to_move() != 0:
            zero.receive()
        answer = api.get(f"/api/games/{made.id}/hint?seat=0", authorization=f"Bearer {made.token(0)}")
        assert answer.error == "no_hints"


def test_a_hint_does_not_wait_for_somebody_elses_analysis(api: Api) -> None:
    state = catanica.game("princes", mode="theme", sets="zeit_der_weisen").new(seed=7)
    for _ in moves(state, [make("greedy", "princes", seat, 1) for seat in (0, 1)]):
        pass
    study = Thread(target=api.post, args=("/api/analysis", {"record": write(state)}))
    made = api.new(AGAINST_A_BOT, position=catanica.game("cardgame").new(seed=1).text())
    for _ in range(3):
        path = f"/api/games/{made.id}/hint?seat=0"
        assert api.get(path, authorization=f"Bearer {made.token(0)}").status == 200
        if not study.ident:
            study.start()
    assert study.is_alive()
    study.join()


@cache
def last_move() -> tuple[str, int, str]:
    """A position in which one action wins: its text, who is to take it, and the action."""
    state = catanica.game("princes", points=4).new(seed=2, trace=False)
    bots = [make("greedy", "princes", seat, 1) for seat in (0, 1)]
    for move in moves(state, bots):
        last = (state.clone(), *move)
    before, seat, code = last
    return before.text(), seat, language_of(before).to_text(before, code)


def test_hints_are_for_whoever_decides_in_a_game_against_bots(api: Api) -> None:
    text, seat, _ = last_move()
    people = [{"kind": "person", "name": "Ada"} if s == seat else {"kind": "bot:greedy"} for s in (0, 1)]
    made = api.new(people, game="princes", position=text)
    path = f"/api/games/{made.id}/hint?lang=en&seat="
    assert api.get(f"{path}{seat}").error == "not_your_seat"
    assert api.get(f"{path}{1 - seat}", authorization=f"Bearer {made.token(seat)}").error == "not_your_seat"
    answer = api.get(f"{path}{seat}", authorization=f"Bearer {made.token(seat)}")
    assert answer.status == 200, answer.text
    assert answer.json["action"] in answer.json["sentence"]


def test_a_finished_game_is_analysed_for_anybody_a_running_one_for_nobody(api: Api) -> None:
    text, seat, winning = last_move()
    made = api.new(HOT_SEAT, game="princes", position=text)
    path = f"/api/games/{made.id}/analysis"
    assert api.get(path).error == "still_running"
    with api.sit(made.id, made.token(0), made.token(1)).ready() as both:
        assert both.act(text=winning)["type"] == "state"
    answer = api.get(path)
    assert answer.status == 200, answer.text
    assert [one["result"] for one in answer.json["seats"]] == [1.0 if s == seat else 0.0 for s in (0, 1)]


def test_the_record_of_a_long_game_is_not_too_large_to_be_analysed(api: Api) -> None:
    """With all sets a game takes fifty kilobytes; this one is as long, and no record."""
    answer = api.post("/api/analysis", {"record": "catanica-record: 1\n" + "roll\n" * 10_000})
    assert answer.status == 422, answer.text
