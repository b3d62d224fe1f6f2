"""Guided games: a script of chance results, of the other side's decisions, and of steps that ask for something.

They run on the real engine as ordinary games. Where a script has nothing to say, or what it says is not possible, the
generator and a bot take over, so that a lesson can never get stuck. A lesson is a file (docs/add-a-lesson.md): those
about a game lie here, one about a card set lies in that set's folder as `lesson.toml`, also in one of the user's own.
"""

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from catanica.bots import registry as bots
from catanica.encyclopaedia.language import LANGUAGES
from catanica.games.positions import described
from catanica.games.principality.cards.shelf import all_sets, announced
from catanica.games.registry import GAMES
from catanica.kernel.errors import InputError
from catanica.kernel.state import State
from catanica.notation.games import language
from catanica.server.bodies import LessonBody, LessonStep, LessonSummary
from catanica.server.refusals import No

PUPIL: Final = 0
TWO: Final = 2  # sit at a game that does not ask how many play
FILE: Final = "lesson.toml"  # what the lesson of a card set is called


@dataclass(frozen=True)
class Step:
    """What is said, which actions lead on (patterns such as `road *`), which are made on the way, what to point at."""

    say: dict[str, str]
    expect: tuple[str, ...]
    allow: tuple[str, ...]
    highlight: tuple[str, ...]

    def fits(self, text: str) -> bool:
        """Whether an action is what the step asks for."""
        return any(fnmatchcase(text, pattern) for pattern in self.expect)

    def lets(self, text: str) -> bool:
        """Whether an action may be made at this step."""
        return self.fits(text) or any(fnmatchcase(text, pattern) for pattern in self.allow)


@dataclass(frozen=True)
class Lesson:
    """A guided game."""

    id: str
    game: str
    seats: int
    title: dict[str, str]
    minutes: int
    position: str  # where it begins, as text
    chance: dict[str, list[str]]  # by kind of chance, as in the notation (`die`, `face` ...): the results in order
    answers: list[str]  # the decisions of the others in order
    bot: str
    steps: tuple[Step, ...]

    def result(self, state: State, spent: dict[str, int]) -> int:
        """What chance brings now: by the script, else by the generator."""
        words = language(self.game)
        texts = {words.to_text(state, code): code for code in state.legal()}
        wanted = self._wanted(next(iter(texts)).split()[0], spent)
        return texts.get(wanted, int(state.sample()))

    def _wanted(self, kind: str, spent: dict[str, int]) -> str:
        """The script's next result of a kind; it waits until it is possible."""
        script, at = self.chance.get(kind, []), spent.get(kind, 0)
        return f"{kind} {script[at]}" if at < len(script) else ""

    def fallen(self, text: str, spent: dict[str, int]) -> None:
        """Take note of what chance brought."""
        kind = text.split()[0]
        if text == self._wanted(kind, spent):
            spent[kind] = spent.get(kind, 0) + 1

    def answer(self, state: State, made: int) -> int | None:
        """What the others decide after so many decisions, if the script says so and it is possible."""
        if made >= len(self.answers):
            return None
        words = language(self.game)
        for code in state.legal():
            if words.to_text(state, code) == self.answers[made]:
                return code
        return None

    def reached(self, done: Sequence[str]) -> int:
        """The step to show after the pupil's actions so far."""
        at = 0
        for text in done:
            if at < len(self.steps) and self.steps[at].fits(text):
                at += 1
        return min(at, len(self.steps) - 1)

    def asked(self, state: State, at: int) -> list[int]:
        """The actions the step asks for or lets be made that are possible now; none: any will do."""
        if state.to_move != PUPIL:
            return []
        words = language(self.game)
        return [code for code in state.legal() if self.steps[at].lets(words.to_text(state, code))]

    def summary(self) -> LessonSummary:
        """How it is listed."""
        return LessonSummary(id=self.id, game=self.game, seats=self.seats, title=self.title, minutes=self.minutes)

    def body(self) -> LessonBody:
        """All a page needs to show it."""
        steps = [LessonStep(say=s.say, expect=list(s.expect), highlight=list(s.highlight)) for s in self.steps]
        return LessonBody(**self.summary().model_dump(), steps=steps)


def lessons() -> dict[str, Lesson]:
    """All lessons by id: those about games first, then those about card sets."""
    return _lessons(len(announced()))


@cache
def _lessons(own_sets: int) -> dict[str, Lesson]:
    return {name: read_lesson(name, file) for name, file in _files()}


def _files() -> Iterator[tuple[str, Traversable]]:
    for file in sorted(resources.files(__package__).iterdir(), key=lambda f: f.name):
        if file.name.endswith(".toml"):
            yield file.name.removesuffix(".toml"), file
    for game in GAMES:
        for folder in all_sets(game):
            file = folder.root.joinpath(FILE)
            if file.is_file():
                yield folder.about.id, file


def lesson(name: str) -> Lesson:
    """A lesson by id."""
    if name not in lessons():
        raise No("no_such_lesson", 404, lesson=name, known=", ".join(lessons()))
    return lessons()[name]


def read_lesson(name: str, file: Traversable) -> Lesson:
    """A lesson out of its file; raises InputError with what is wrong and where."""
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        return _made(name, data)
    except KeyError as missing:
        raise InputError("{file}: the field {field} is missing.", file=file, field=missing) from None
    except tomllib.TOMLDecodeError as wrong:
        raise InputError("{file}: {reason}", file=file, reason=wrong) from None


def _made(name: str, data: dict[str, Any]) -> Lesson:
    game, bot = str(data["game"]), str(data["bot"])
    bots.bot_class(bot, game)  # a lesson without its bot is found out when lessons are read
    steps = tuple(
        Step(_spoken(s["say"]), tuple(s.get("expect", ())), tuple(s.get("allow", ())), tuple(s.get("highlight", ())))
        for s in data["step"]
    )
    begins = str(data["position"]).strip()
    return Lesson(
        id=name,
        game=game,
        seats=int(described(begins)[1].get("players", TWO)),
        title=_spoken(data["title"]),
        minutes=int(data["minutes"]),
        position=begins,
        chance={kind: [str(v) for v in results] for kind, results in data.get("chance", {}).items()},
        answers=[str(a) for a in data.get("answers", ())],
        bot=bot,
        steps=steps,
    )


def _spoken(texts: dict[str, str]) -> dict[str, str]:
    """A text in all languages."""
    return {lang: str(texts[lang]) for lang in LANGUAGES}
