"""Mutants on trial: a pytest plugin that runs tests once unchanged, then each mutant against those that execute it.

A mutant is tried in a forked process, where everything is loaded already: the function's code is replaced, and the
tests that reach the changed line (`tools/probes.py`) run, shortest first, until one fails. Caches are emptied only
where they may hold what the changed line has made. A line that is run when modules are loaded (tables of the island) is
tried from the start, too, in a process that loads everything anew (`tools/apart.py`).
"""

import functools
import gc
import json
import os
import resource
import selectors
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, Final

import pytest
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn, track

from tools.mutants import Mutant
from tools.probes import Line, Probes

ROOT: Final = Path(__file__).resolve().parent.parent
EQUIVALENT: Final = ROOT / "tools" / "equivalent.toml"
PATIENCE: Final = 3.0  # seconds of the processor beyond five times what a test usually takes
DEAD, HUNG, ALIVE, UNTESTED, KNOWN = "killed", "timeout", "survived", "untested", "equivalent"
FATES: Final = (DEAD, HUNG, ALIVE, UNTESTED, KNOWN)
PASSED, FAILED, STUCK = 0, 1, 3  # how a process ends; stuck: the change could not be put in place


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
        enough: float,
        screen: Console,
    ) -> None:
        self.sample = sample
        self.sources = {m.file: (ROOT / m.file).read_bytes() for m in sample}  # as they were when they were loaded
        self.known = known
        self.jobs = jobs
        self.limit = limit
        self.enough = enough  # seconds of tests for one mutant
        self.screen = screen
        self.verdicts: list[Verdict] = []
        self.wrong = ""  # why nothing could be tried
        self.failed: list[str] = []  # tests, in this process
        self.why = ""  # what the last of them says
        self.reached: dict[Line, list[pytest.Item]] = {}  # tests by line
        self.cached: dict[Line, set[Path]] = {}  # modules in which a line is run to fill a cache
        self.modules: dict[Path, list[pytest.Item]] = {}  # tests by module
        self.took: dict[str, float] = {}  # seconds of the processor
        self.probes = Probes({place(m) for m in sample})
        self.probes.put()
        self.loaded: set[Line] = self.probes.begin()  # lines run before the first test
        self.functions: dict[tuple[str, str], list[Any]] = {}
        self.caches: list[Any] = []  # found before the objects are frozen, after which nobody finds them
        self.noticed: dict[tuple[str, str], dict[str, None]] = {}  # by function: tests that noticed a mutant of it

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A test module that does not load."""
        if report.failed:
            self.wrong = f"{report.nodeid}\n{report.longrepr}"

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Whether a test passed."""
        if report.failed:
            self.failed.append(report.nodeid)
            self.why = report.longreprtext

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Learn, then try."""
        if not self.wrong:
            try:
                self.screen.print(f"Learning which of {len(session.items)} tests execute what ...")
                self.learn(session.items)
                if not self.wrong:
                    gc.collect()
                    gc.freeze()
                    self.try_all()
            except KeyboardInterrupt:
                self.screen.print("Stopped; this is what was found so far.")
        return True

    def learn(self, items: Sequence[pytest.Item]) -> None:
        """Run every test once and note the lines it reaches."""
        for n, item in enumerate(track(items, "", auto_refresh=False, console=self.screen)):  # no thread: `caches`
            if n == 0 or item.path != items[n - 1].path:
                forget(caches())  # so that each module builds everything anew
            lines, before = self.probes.begin(), time.process_time()
            run(item)
            self.took[item.nodeid] = time.process_time() - before
            if self.failed:
                self.wrong = f"{self.failed[0]}\n{self.why}"
                return
            for line in lines:
                self.reached.setdefault(line, []).append(item)
            for line in self.probes.filling:
                self.cached.setdefault(line, set()).add(item.path)
            self.modules.setdefault(item.path, []).append(item)
        self.caches = caches()
        for thing in gc.get_objects():
            if type(thing) is FunctionType and thing.__code__.co_filename in self.probes.files:
                name = thing.__code__.co_filename, thing.__code__.co_qualname
                self.functions.setdefault(name, []).append(thing)

    def tests(self, mutant: Mutant) -> list[pytest.Item]:
        """The tests that reach a mutant, shortest first; then those that may rest on what it has built before.

        Those that noticed another mutant of the function go before all others.
        """
        others = [item for path in self.cached.get(place(mutant), ()) for item in self.modules[path]]
        ordered = self.shortest(self.reached.get(place(mutant), [])) + self.shortest(others)
        proven = self.noticed.get((mutant.file, mutant.function), {})
        ordered.sort(key=lambda item: item.nodeid not in proven)
        return self.few_enough(list(dict.fromkeys(ordered)))

    def shortest(self, items: Any) -> list[pytest.Item]:
        """By the time they took."""
        return sorted(items, key=lambda item: (self.took[item.nodeid], item.nodeid))

    def few_enough(self, tests: list[pytest.Item]) -> list[pytest.Item]:
        """As many as there is time for, so that a mutant of what everything rests on ends; it then counts as alive."""
        spent = 0.0
        kept: list[pytest.Item] = []
        for item in tests:
            spent += self.took[item.nodeid]
            if spent > self.enough and kept:
                break
            kept.append(item)
        return kept

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
        apart = place(mutant) in self.loaded
        tests = [] if why is not None else self.tests(mutant)
        if not tests and (why is not None or not apart):
            self.verdicts.append(Verdict(mutant, UNTESTED if why is None else KNOWN, why or ""))
            return
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            self.attempt(mutant, tests, writing, apart)
        os.close(writing)
        attempt = Attempt(mutant, child, time.monotonic() + self.limit)
        tried.register(reading, selectors.EVENT_READ, attempt)

    def attempt(self, mutant: Mutant, tests: Sequence[pytest.Item], writing: int, apart: bool) -> None:
        """In the child: put the change in place, run the tests until one fails, say which."""
        code = STUCK
        try:
            in_place = bool(tests) and self.put_in_place(mutant)
            code = PASSED
            for item in tests if in_place else []:
                signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE + 5 * self.took[item.nodeid])  # beyond that it hangs
                code = FAILED  # also if the change breaks what runs the test
                run(item)
                if self.failed:
                    os.write(writing, self.failed[0].encode()[:2000])
                    break
                code = PASSED
            if code == PASSED and (apart or not in_place):
                signal.setitimer(signal.ITIMER_VIRTUAL, 0)
                code = self.from_the_start(mutant)
        finally:
            os._exit(code)

    def from_the_start(self, mutant: Mutant) -> int:
        """Everything is loaded anew, with the change; whatever does not even load has been noticed."""
        tests = self.few_enough(self.shortest(item for items in self.modules.values() for item in items))
        spent = sum(resource.getrusage(resource.RUSAGE_SELF)[:2])
        most = int(spent + PATIENCE + 5 * sum(self.took[item.nodeid] for item in tests))
        resource.setrlimit(resource.RLIMIT_CPU, (most, most + 5))
        source = mutant.applied(self.sources[mutant.file]).decode()
        told = {"file": str(ROOT / mutant.file), "source": source, "tests": [item.nodeid for item in tests]}
        line = [sys.executable, "-P", str(ROOT / "tools" / "apart.py")]
        done = subprocess.run(line, input=json.dumps(told), text=True, capture_output=True, check=False)
        return PASSED if done.returncode == 0 else FAILED

    def end(self, tried: selectors.BaseSelector, key: selectors.SelectorKey) -> None:
        """A process has said which test failed, or has ended."""
        said = os.read(key.fd, 4000).decode(errors="replace")
        tried.unregister(key.fd)
        os.close(key.fd)
        _, status = os.waitpid(key.data.process, 0)
        ended = os.WEXITSTATUS(status)
        fate = HUNG if os.WIFSIGNALED(status) else {PASSED: ALIVE, STUCK: UNTESTED}.get(ended, DEAD)
        m = key.data.mutant
        self.verdicts.append(Verdict(m, fate, said))
        if said:
            self.noticed.setdefault((m.file, m.function), {})[said] = None
        if fate == ALIVE:
            told = f"{len(self.verdicts)}: {m.file}:{m.line} {m.function}: {m.now}"
            self.screen.print(told, markup=False, highlight=False, soft_wrap=True)

    def put_in_place(self, mutant: Mutant) -> bool:
        """Give the function of a mutant its changed code; forget what was computed with the old.

        No if the code needs another function around it: without its call of `super()` it knows no class.
        """
        file = str(ROOT / mutant.file)
        changed = code_named(compile(mutant.applied(self.sources[mutant.file]), file, "exec"), mutant)
        if place(mutant) in self.cached:
            forget(self.caches)
        same = [f for f in self.functions[file, mutant.function] if f.__code__.co_firstlineno == changed.co_firstlineno]
        if not same:
            raise LookupError(f"{mutant.function} of {mutant.file} is not loaded")
        if any(f.__code__.co_freevars != changed.co_freevars for f in same):
            return False
        for function in same:
            function.__code__ = changed
        return True


def place(mutant: Mutant) -> Line:
    """Where the statement of a mutant begins."""
    return str(ROOT / mutant.file), mutant.first


def run(item: pytest.Item) -> None:
    """One test; everything it set up is taken down again."""
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)


def caches() -> list[Any]:
    """The functions whose results are kept."""
    return [thing for thing in gc.get_objects() if type(thing) is functools._lru_cache_wrapper]  # a proxy may be dead


def forget(kept: list[Any]) -> None:
    """Empty the caches of functions: rulebooks and texts are made anew."""
    for thing in kept:
        thing.cache_clear()


def code_named(code: CodeType, mutant: Mutant) -> CodeType:
    """The function of a mutant: the one of its name that begins last before its line."""
    found = [c for c in every_code(code) if c.co_qualname == mutant.function and c.co_firstlineno <= mutant.line]
    if not found:
        raise LookupError(f"no function {mutant.function} in {mutant.file}")
    return max(found, key=lambda c: c.co_firstlineno)


def every_code(code: CodeType) -> list[CodeType]:
    """A piece of code and all within."""
    return [code, *(c for inner in code.co_consts if isinstance(inner, CodeType) for c in every_code(inner))]
