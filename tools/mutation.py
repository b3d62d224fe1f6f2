"""Mutants on trial: a pytest plugin that runs tests once unchanged, then each mutant against those that execute it.

A mutant is tried in a forked process, where everything is loaded already: the function's code is replaced, caches are
emptied, and the tests run until one fails.
"""

import functools
import gc
import os
import resource
import selectors
import signal
import sys
import time
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final

import pytest
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tools.mutants import Mutant

ROOT: Final = Path(__file__).resolve().parent.parent
EQUIVALENT: Final = ROOT / "tools" / "equivalent.toml"
PATIENCE: Final = 10.0  # seconds of the processor beyond ten times what the tests usually take
DEAD, HUNG, ALIVE, UNTESTED, KNOWN = "killed", "timeout", "survived", "untested", "equivalent"
FATES: Final = (DEAD, HUNG, ALIVE, UNTESTED, KNOWN)
PASSED, FAILED = 0, 1  # how a process ends


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant, and which test noticed, or why it makes no difference."""

    mutant: Mutant
    fate: str
    by: str = ""


@dataclass(frozen=True)
class Attempt:
    """A mutant being tried in a process of its own."""

    mutant: Mutant
    process: int
    until: float


def equivalents(file: Path = EQUIVALENT) -> dict[tuple[str, str, str, str], str]:
    """Mutants that make no difference, by file, function, line as it was and as it is, with the reason."""
    rows = tomllib.loads(file.read_text(encoding="utf-8")).get("mutant", [])
    return {(row["file"], row["function"], row["was"], row["now"]): row["why"] for row in rows}


class Trial:
    """The plugin: it takes the place of pytest's own loop."""

    def __init__(
        self,
        sample: Sequence[Mutant],
        known: dict[tuple[str, str, str, str], str],
        jobs: int,
        limit: float,
        screen: Console,
    ) -> None:
        self.sample = sample
        self.sources = {m.file: (ROOT / m.file).read_bytes() for m in sample}  # as they were when they were loaded
        self.known = known
        self.jobs = jobs
        self.limit = limit
        self.screen = screen
        self.verdicts: list[Verdict] = []
        self.wrong = ""  # why nothing could be tried
        self.failed: list[str] = []  # tests, in this process
        self.runs: dict[tuple[str, str], list[pytest.Item]] = {}  # tests by file and function
        self.shared: dict[tuple[str, str], set[Path]] = {}  # modules whose first test enters a function
        self.modules: dict[Path, list[pytest.Item]] = {}  # tests by module
        self.took: dict[str, float] = {}

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A test module that does not load."""
        if report.failed:
            self.wrong = f"{report.nodeid}\n{report.longrepr}"

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """How long a test took, and whether it passed."""
        self.took[report.nodeid] = self.took.get(report.nodeid, 0.0) + report.duration
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Learn, then try."""
        if not self.wrong:
            try:
                self.screen.print(f"Learning which of {len(session.items)} tests execute what ...")
                self.learn(session.items)
                if not self.wrong:
                    self.try_all()
            except KeyboardInterrupt:
                self.screen.print("Stopped; this is what was found so far.")
        return True

    def learn(self, items: Sequence[pytest.Item]) -> None:
        """Run every test once and note the functions it enters."""
        wanted = {str(ROOT / m.file) for m in self.sample}
        for n, item in enumerate(items):
            fresh = n == 0 or item.path != items[n - 1].path
            if fresh:
                forget()  # so that the first test of each module builds everything anew
            entered: set[CodeType] = set()
            sys.setprofile(noting(entered))
            try:
                run(item)
            finally:
                sys.setprofile(None)
            if self.failed:
                self.wrong = self.failed[0]
                return
            for code in entered:
                if code.co_filename in wanted:
                    name = (code.co_filename, code.co_qualname)
                    self.runs.setdefault(name, []).append(item)
                    if fresh:
                        self.shared.setdefault(name, set()).add(item.path)
        for item in items:
            self.modules.setdefault(item.path, []).append(item)

    def tests(self, mutant: Mutant) -> list[pytest.Item]:
        """The tests that execute a mutant, shortest first; then those that may rest on what it has built before."""
        name = (str(ROOT / mutant.file), mutant.function)
        first = sorted(self.runs.get(name, []), key=lambda item: self.took[item.nodeid])
        others = [item for path in sorted(self.shared.get(name, [])) for item in self.modules[path]]
        return list(dict.fromkeys([*first, *others]))

    def try_all(self) -> None:
        """As many at a time as asked for."""
        waiting, tried = list(self.sample), selectors.DefaultSelector()
        survived = TextColumn("{task.fields[survived]} survived")
        bar = Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), survived, console=self.screen)
        with bar:
            task = bar.add_task("", total=len(self.sample), survived=0)
            try:
                while waiting or tried.get_map():
                    while waiting and len(tried.get_map()) < self.jobs:
                        self.begin(waiting.pop(0), tried)
                    for key, _ in tried.select(1.0):
                        self.end(tried, key)
                    for key in [k for k in tried.get_map().values() if k.data.until < time.monotonic()]:
                        os.kill(key.data.process, signal.SIGKILL)
                    alive = sum(v.fate in (ALIVE, UNTESTED) for v in self.verdicts)
                    bar.update(task, completed=len(self.verdicts), survived=alive)
            finally:
                for key in list(tried.get_map().values()):
                    os.kill(key.data.process, signal.SIGKILL)
                    os.waitpid(key.data.process, 0)

    def begin(self, mutant: Mutant, tried: selectors.BaseSelector) -> None:
        """Try a mutant in a process of its own, unless its fate is known."""
        why = self.known.get((mutant.file, mutant.function, mutant.was, mutant.now))
        tests = self.tests(mutant)
        if why is not None or not tests:
            self.verdicts.append(Verdict(mutant, UNTESTED if why is None else KNOWN, why or ""))
            return
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            self.attempt(mutant, tests, writing)
        os.close(writing)
        attempt = Attempt(mutant, child, time.monotonic() + self.limit)
        tried.register(reading, selectors.EVENT_READ, attempt)

    def attempt(self, mutant: Mutant, tests: Sequence[pytest.Item], writing: int) -> None:
        """In the child: put the change in place, run the tests until one fails, say which."""
        code = FAILED
        try:
            usual = sum(self.took[item.nodeid] for item in tests)
            spent = sum(resource.getrusage(resource.RUSAGE_SELF)[:2])
            most = int(spent + PATIENCE + 10 * usual)
            resource.setrlimit(resource.RLIMIT_CPU, (most, most + 5))
            put_in_place(mutant, self.sources[mutant.file])
            code = PASSED
            for item in tests:
                run(item)
                if self.failed:
                    os.write(writing, self.failed[0].encode()[:2000])
                    code = FAILED
                    break
        finally:
            os._exit(code)

    def end(self, tried: selectors.BaseSelector, key: selectors.SelectorKey) -> None:
        """A process has said which test failed, or has ended."""
        said = os.read(key.fd, 4000).decode(errors="replace")
        tried.unregister(key.fd)
        os.close(key.fd)
        _, status = os.waitpid(key.data.process, 0)
        fate = HUNG if os.WIFSIGNALED(status) else ALIVE if os.WEXITSTATUS(status) == PASSED else DEAD
        self.verdicts.append(Verdict(key.data.mutant, fate, said))


def noting(entered: set[CodeType]) -> Callable[[FrameType, str, Any], None]:
    """A profiler that notes what is entered."""

    def note(frame: FrameType, event: str, arg: object) -> None:
        if event == "call":
            entered.add(frame.f_code)

    return note


def run(item: pytest.Item) -> None:
    """One test; everything it set up is taken down again."""
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)


def put_in_place(mutant: Mutant, source: bytes) -> None:
    """Give the function of a mutant its changed code, wherever it is known; forget what was computed with the old."""
    file = str(ROOT / mutant.file)
    changed = code_named(compile(mutant.applied(source), file, "exec"), mutant.function, mutant.line)
    if changed is None:
        raise LookupError(f"no function {mutant.function} in {mutant.file}")
    found = 0
    forget()
    for thing in gc.get_objects():
        code = getattr(thing, "__code__", None) if callable(thing) else None
        if not isinstance(code, CodeType) or code.co_filename != file or not hasattr(thing, "__defaults__"):
            continue
        if code.co_qualname == mutant.function and code.co_firstlineno == changed.co_firstlineno:
            thing.__code__ = changed
            found += 1
    if found == 0:
        raise LookupError(f"{mutant.function} of {mutant.file} is not loaded")


def forget() -> None:
    """Empty the caches of functions: rulebooks and texts are made anew."""
    for thing in gc.get_objects():
        if isinstance(thing, functools._lru_cache_wrapper):
            thing.cache_clear()


def code_named(code: CodeType, name: str, line: int) -> CodeType | None:
    """The function of that name that begins last before a line."""
    best = code if code.co_qualname == name and code.co_firstlineno <= line else None
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            found = code_named(inner, name, line)
            if found is not None and (best is None or found.co_firstlineno > best.co_firstlineno):
                best = found
    return best
