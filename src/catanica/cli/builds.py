"""Two builds of this program side by side: a wheel file against the one that runs, measured in turn in one run."""

import json
import os
import subprocess
import sys
import tempfile
import zipfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from statistics import median
from typing import Any, Final

import catanica
from catanica._runtime import PURE_SWITCH
from catanica.cli import probe
from catanica.cli.common import existing_file
from catanica.cli.measure import MICRO, modes_of
from catanica.games.registry import GAMES
from catanica.kernel.errors import InputError, reason_of

# what is measured: games, and ways to play each
Ways = dict[str, dict[str, dict[str, object]]]
WAYS: Final[Ways] = {game: modes_of(game) or {"usual": {}} for game in GAMES}
FIGURES: Final = ("playouts", "clone", "legal")
RATE: Final = "playouts"  # more of it is better; of the others less
PACKAGE: Final = "catanica/__init__.py"
BROKEN: Final = (zipfile.BadZipFile, zlib.error, EOFError, RuntimeError)

Progress = Callable[[int, int], None]  # steps done, steps in all


@contextmanager
def unpacked(wheel: Path) -> Iterator[Path]:
    """The folder a wheel of this program was unpacked into, for as long as it is needed."""
    existing_file(wheel)
    with tempfile.TemporaryDirectory(prefix="catanica-build-") as folder:
        try:
            with zipfile.ZipFile(wheel) as content:
                names = content.namelist()
                tags = [content.read(name).decode() for name in names if name.endswith(".dist-info/WHEEL")]
                if PACKAGE not in names or not tags:
                    raise InputError("{file} is no wheel of Catanica.", file=wheel)
                _check_python(wheel, tags[0])
                content.extractall(folder)
        except BROKEN as error:
            raise InputError("{file} is no wheel of Catanica.", file=wheel) from error
        except OSError as error:
            raise InputError("{file}: cannot be read ({reason}).", file=wheel, reason=reason_of(error)) from error
        yield Path(folder)


def _check_python(wheel: Path, description: str) -> None:
    """Refuse a wheel made for another Python than the one that runs."""
    tags = [line.partition(":")[2].strip() for line in description.splitlines() if line.startswith("Tag:")]
    here = f"cp{sys.version_info.major}{sys.version_info.minor}"
    if not any({here, f"py{sys.version_info.major}"} & set(tag.split("-")[0].split(".")) for tag in tags):
        says = "{file} was built for another Python: {given}; this is {here}. Build one with this Python."
        raise InputError(says, file=wheel, given=", ".join(tags), here=here)


def has_engine(folder: Path) -> bool:
    """Whether a build holds a compiled engine, for whatever system."""
    return any(path.suffix in {".so", ".pyd"} for path in folder.rglob("*"))


class Build:
    """A build that runs in a process of its own and answers questions."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name = name
        self.errors = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115  closed with the process
        self.process = subprocess.Popen(
            [sys.executable, "-P", probe.__file__],
            env=os.environ | {"PYTHONPATH": str(folder)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
            start_new_session=True,  # Ctrl-C is heard here alone
        )
        self.compiled = False

    def __enter__(self) -> "Build":
        return self

    def __exit__(self, *_: object) -> None:
        """End the process, whatever it is doing."""
        self.process.kill()
        self.process.communicate()
        self.errors.close()

    def greet(self) -> None:
        """Wait until it runs."""
        self.compiled = bool(self._answer()["compiled"])

    def ask(self, **question: object) -> dict[str, Any]:
        """Its answer to a question."""
        assert self.process.stdin is not None
        with suppress(BrokenPipeError):  # it ended: the answer says why
            self.process.stdin.write(json.dumps(question) + "\n")
            self.process.stdin.flush()
        return self._answer()

    def _answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            self.process.wait()
            self.errors.seek(0)
            last = self.errors.read().strip().splitlines()
            reason = last[-1] if last else "?"
            raise InputError("{what} could not be measured: {reason}", what=self.name, reason=reason)
        answer: dict[str, Any] = json.loads(line)
        return answer


@dataclass
class Figure:
    """What both builds did in every round: so much of it per second, or so many microseconds each."""

    name: str
    other: list[float] = field(default_factory=list)
    this: list[float] = field(default_factory=list)

    def ratios(self) -> list[float]:
        """How many times better this build was, round by round."""
        return [self._better(a, b) for a, b in zip(self.other, self.this, strict=True)]

    def _better(self, other: float, this: float) -> float:
        return this / other if self.name == RATE else other / this

    def best(self, values: list[float]) -> float:
        """The best of several rounds, which is nearest to the build itself."""
        return max(values) if self.name == RATE else min(values)

    def as_dict(self) -> dict[str, dict[str, float]]:
        """Median, best, and ratios with their spread."""
        ratios = self.ratios()
        best = self._better(self.best(self.other), self.best(self.this))
        sides = {"other": self.other, "this": self.this}
        return {
            **{side: {"median": median(found), "best": self.best(found)} for side, found in sides.items()},
            "ratio": {"median": median(ratios), "best": best, "least": min(ratios), "most": max(ratios)},
        }


@dataclass
class Way:
    """One way to play a game, with its figures; without any where the other build does not know it."""

    game: str
    name: str
    options: dict[str, object]
    figures: list[Figure] = field(default_factory=list)

    def as_dict(self) -> dict[str, object]:
        """Ready for JSON."""
        return {"game": self.game, "way": self.name, **{f.name: f.as_dict() for f in self.figures}}


@dataclass
class Comparison:
    """What was measured, as far as it came."""

    wheel: str
    rounds: int
    compiled: dict[str, bool] = field(default_factory=dict)
    ways: list[Way] = field(default_factory=list)
    interrupted: bool = False

    def as_dict(self) -> dict[str, object]:
        """Ready for JSON."""
        return {
            "against": self.wheel,
            "rounds": self.rounds,
            "compiled": self.compiled,
            "ways": [way.as_dict() for way in self.ways],
            "interrupted": self.interrupted,
        }


def compare(
    wheel: Path, game: str | None, seconds: float, rounds: int, progress: Progress, measured: Ways = WAYS
) -> Comparison:
    """Measure a wheel and the build that runs, figure by figure in turn; on Ctrl-C, what is complete.

    Each figure takes about `seconds`, shared among the rounds. In every round both builds do the same, and the one that
    begins changes, so that a machine that becomes slower or faster favours neither.
    """
    found = Comparison(wheel.name, rounds)
    ways = [Way(g, name, given) for g in measured if game in (None, g) for name, given in measured[g].items()]
    steps, done = len(ways) * len(FIGURES) * rounds, count(1)
    with ExitStack() as stack:
        try:
            folder = stack.enter_context(unpacked(wheel))
            other = stack.enter_context(Build(wheel.name, folder))
            this = stack.enter_context(Build("catanica", Path(catanica.__file__).parent.parent))
            for build in (other, this):
                build.greet()
            if has_engine(folder) and not other.compiled and PURE_SWITCH not in os.environ:
                raise InputError("{file} was built for another system than this one.", file=wheel)
            found.compiled = {"other": other.compiled, "this": this.compiled}
            for way in ways:
                _measure(way, other, this, seconds / rounds, rounds, lambda: progress(next(done), steps))
                found.ways.append(way)
        except KeyboardInterrupt:
            if not found.ways:
                raise
            found.interrupted = True
    return found


def _measure(way: Way, other: Build, this: Build, seconds: float, rounds: int, tick: Callable[[], None]) -> None:
    """All figures of one way to play."""
    if any("missing" in build.ask(game=way.game, options=way.options) for build in (this, other)):
        return
    for name in FIGURES:
        times = this.ask(figure=name, seconds=seconds)["times"]
        figure = Figure(name)
        for turn in range(rounds):
            pair = ((other, figure.other), (this, figure.this))
            for build, values in pair if turn % 2 else pair[::-1]:
                answer = build.ask(figure=name, times=times)
                per_second = answer["done"] / answer["spent"]
                values.append(per_second if name == RATE else MICRO / per_second)
            tick()
        way.figures.append(figure)
