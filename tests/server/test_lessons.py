"""The guided first game: its script fits the rules from beginning to end, also after a restart."""

from pathlib import Path

import pytest

from catanica.encyclopaedia.cards import card_names
from catanica.encyclopaedia.language import LANGUAGES
from catanica.server.lessons import lesson, lessons
from tests.server.client import AGAINST_A_BOT, Api, Player
from tests.server.running import in_thread, settings


def follow(pupil: Player, steps: int) -> list[str]:
    """Do what the lesson asks for, so many times; returns what was done."""
    done = []
    for _ in range(steps):
        while pupil.to_move() != 0:
            pupil.receive()
        told = pupil.states[0]["lesson"]
        assert told["texts"], f"step {told['step']} asks for nothing that is possible"
        option = next(o for o in pupil.options(0) if o["text"] == told["texts"][0])
        done.append(option["text"])
        assert pupil.act(text=option["text"])["type"] == "state"
    return done


@pytest.mark.parametrize("name", sorted(lessons()))
def test_a_lesson_can_be_followed_to_its_end(api: Api, name: str) -> None:
    made = api.new(AGAINST_A_BOT, lesson=name)
    steps = api.get(f"/api/lessons/{name}").json["steps"]
    with api.sit(made.id, made.token(0)).ready() as pupil:
        done = follow(pupil, len(steps) - 1)
        assert {text.split()[0] for text in done} >= {"roll", "build", "road", "settlement", "bank", "draw", "end"}
        last = pupil.states[0]
        assert last["lesson"]["step"] == len(steps) - 1
        assert last["lesson"]["texts"] == []
        assert last["view"]["lands"][0]["points"] == 4
        assert pupil.act(text="end")["type"] == "state"


def test_a_lesson_does_not_let_the_pupil_stray(api: Api) -> None:
    made = api.new(AGAINST_A_BOT, lesson="first")
    with api.sit(made.id, made.token(0)).ready() as pupil:
        follow(pupil, 1)
        refused = pupil.act(text="end")
        assert refused["faults"][0]["code"] == "lesson"
        pupil.send(type="why", text="end")
        assert pupil.until("reasons")["faults"][0]["code"] == "lesson"


def test_an_undo_goes_a_step_back(api: Api) -> None:
    made = api.new(AGAINST_A_BOT, lesson="first")
    with api.sit(made.id, made.token(0)).ready() as pupil:
        follow(pupil, 2)
        assert pupil.states[0]["lesson"]["step"] == 2
        pupil.send(type="undo", seq=pupil.seq)
        pupil.settle(pupil.seq + 1)
        assert pupil.states[0]["lesson"]["step"] == 1
        follow(pupil, 3)


def test_a_lesson_goes_on_after_a_restart(tmp_path: Path) -> None:
    chosen = settings(f"sqlite:///{tmp_path / 'games.sqlite'}")
    with in_thread(chosen) as api:
        made = api.new(AGAINST_A_BOT, lesson="first")
        with api.sit(made.id, made.token(0)).ready() as pupil:
            follow(pupil, 9)
    with in_thread(chosen) as api, api.sit(made.id, made.token(0)).ready() as pupil:
        assert pupil.states[0]["lesson"]["step"] == 9
        follow(pupil, len(lesson("first").steps) - 10)


def test_every_step_speaks_all_languages() -> None:
    for one in lessons().values():
        assert set(one.title) == set(LANGUAGES)
        for step in one.steps:
            assert set(step.say) == set(LANGUAGES)
            assert all(step.say.values())
        assert [bool(step.expect) for step in one.steps] == [True] * (len(one.steps) - 1) + [False]


def test_a_card_is_called_as_the_language_of_the_text_calls_it() -> None:
    for one in lessons().values():
        asked = {word for step in one.steps for text in step.expect for word in text.split()}
        for lang in LANGUAGES:
            own = {word for card in asked & set(card_names(lang)) for word in card_names(lang)[card].split()}
            names = {card_names(tag)[card].split()[0] for tag in LANGUAGES for card in asked & set(card_names(tag))}
            told = {word.strip(".,:;!?") for step in one.steps for word in step.say[lang].split()}
            assert told & (names - own) == set(), lang


def test_unknown_lessons(api: Api) -> None:
    assert api.get("/api/lessons/nothing").error == "no_such_lesson"
    assert [one["id"] for one in api.get("/api/lessons").json] == sorted(lessons())
