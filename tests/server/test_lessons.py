"""Lessons: each fits the rules from beginning to end, also after a restart, and speaks all languages."""

import shutil
from importlib import resources
from pathlib import Path

import pytest

from catanica.encyclopaedia.cards import card_names
from catanica.encyclopaedia.language import LANGUAGES
from catanica.games.principality.cards.shelf import all_sets, announce
from catanica.games.registry import GAMES
from catanica.kernel.errors import InputError
from catanica.server.bodies import NewGame, NewSeat
from catanica.server.lessons import FILE, PUPIL, lesson, lessons, read_lesson
from catanica.server.opening import begin_game
from catanica.server.store.database import Event
from catanica.server.story import Story, begin
from catanica.server.thinking import any_action
from tests.server.client import AGAINST_A_BOT, Api, Player
from tests.server.running import in_thread, settings
from tests.support.sources import ROOT

OWN_SET = ROOT / "tests" / "support" / "sets" / "apiary"
OWN_ID = "apiary"
GOODS = {"Gold"}  # a word of its own, whatever cards begin with it elsewhere
FIRST = resources.files("catanica.server.lessons").joinpath("first.toml")


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


def begun(name: str) -> Story:
    """The story of a lesson that has just begun."""
    others = [NewSeat(kind="bot:greedy", name="")] * (lesson(name).seats - 1)
    asked = NewGame(game=lesson(name).game, lesson=name, seats=[NewSeat(kind="person", name="Ada"), *others])
    return begin(begin_game(asked).event)


def played(story: Story, code: int) -> None:
    """Carry an action out, with what chance brings."""
    seat = story.to_move
    tried = story.attempt(code)
    story.tell(Event(story.game_id, story.seq + 1, "acted", seat, {"moves": tried.moves}, story.last_decision), tried)


@pytest.mark.parametrize("name", sorted(lessons()))
def test_a_lesson_can_be_followed_to_its_end(name: str) -> None:
    story, told = begun(name), lesson(name)
    for _ in range(10 * len(told.steps)):
        if story.lesson_step == len(told.steps) - 1:
            break
        if story.to_move != PUPIL:
            scripted = story.scripted()
            played(story, any_action(story.table.state) if scripted is None else scripted)
            continue
        step = told.steps[story.lesson_step]
        asked = told.asked(story.table.state, story.lesson_step)
        leading = [code for code in asked if step.fits(story.words.to_text(story.table.state, code))]
        assert asked, f"step {story.lesson_step + 1} asks for nothing that is possible: {step.say['en']}"
        played(story, (leading or asked)[0])
    assert story.lesson_step == len(told.steps) - 1
    assert story.over is None


@pytest.mark.parametrize("name", sorted(lessons()))
def test_what_a_lesson_expects_is_possible_whatever_is_dealt(name: str) -> None:
    """The first step stands on the position alone; what is hidden in it is dealt anew every time."""
    for _ in range(3):
        story = begun(name)
        assert story.to_move == PUPIL
        assert lesson(name).asked(story.table.state, 0)


def test_every_game_and_every_theme_set_has_a_lesson() -> None:
    assert {one.game for one in lessons().values()} == set(GAMES)
    sets = {folder.about.id for game in GAMES for folder in all_sets(game) if folder.package}
    assert sets - set(lessons()) == {"base", "basis", "sonderkarten", "turnierkarten_t2002"}
    assert "decks" in lessons()


def test_the_first_game_leads_through_a_whole_turn(api: Api) -> None:
    made = api.new(AGAINST_A_BOT, lesson="first")
    steps = api.get("/api/lessons/first").json["steps"]
    with api.sit(made.id, made.token(0)).ready() as pupil:
        done = follow(pupil, len(steps) - 1)
        assert {text.split()[0] for text in done} >= {"roll", "build", "road", "settlement", "bank", "draw", "end"}
        last = pupil.states[0]
        assert last["lesson"]["step"] == len(steps) - 1
        assert last["lesson"]["texts"] == []
        assert last["view"]["lands"][0]["points"] == 4
        assert pupil.act(text="end")["type"] == "state"


def test_a_lesson_lies_in_a_set_of_ones_own(tmp_path: Path) -> None:
    folder = shutil.copytree(OWN_SET, tmp_path / "taught")
    data = folder / "cards.toml"
    data.write_text(data.read_text(encoding="utf-8").replace(OWN_ID, "taught", 1), encoding="utf-8")
    (folder / FILE).write_text(FIRST.read_text(encoding="utf-8"), encoding="utf-8")
    assert "taught" not in lessons()
    announce(folder)
    assert lesson("taught").steps == lesson("first").steps


@pytest.mark.parametrize(
    ("wrong", "says"),
    [("minutes", "'minutes' is missing"), ("da =", "'da' is missing"), ("game =", "'game' is missing"), ("[[", "line")],
)
def test_a_lesson_that_is_not_right_says_what_is_missing_and_where(tmp_path: Path, wrong: str, says: str) -> None:
    written = FIRST.read_text(encoding="utf-8")
    file = tmp_path / FILE
    file.write_text(written.replace(wrong, f"x{wrong}" if wrong != "[[" else "[", 1), encoding="utf-8")
    with pytest.raises(InputError, match=says) as told:
        read_lesson("moon", file)
    assert str(file) in str(told.value)


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
            assert told & (names - own - GOODS) == set(), (one.id, lang)


def test_unknown_lessons(api: Api) -> None:
    assert api.get("/api/lessons/nothing").error == "no_such_lesson"
    assert [one["id"] for one in api.get("/api/lessons").json] == list(lessons())
