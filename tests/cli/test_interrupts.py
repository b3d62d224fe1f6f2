"""Ctrl-C in a real process: what was done so far is printed, a game is saved, and nothing is left behind."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.cli.wheels import wheel
from tests.support.engines import HERE
from tests.support.sources import ROOT

PATIENCE = 240  # seconds until a process that does not answer is given up


@pytest.fixture(autouse=True)
def hears_ctrl_c() -> Iterator[None]:
    """What is started here listens to Ctrl-C, even if a shell that runs the tests in the background has it ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def start(*arguments: str, **settings: str) -> "subprocess.Popen[str]":
    """The command in a process group of its own, as a terminal starts it."""
    path = os.pathsep.join([str(HERE.parent), str(ROOT)])
    return subprocess.Popen(
        [sys.executable, "-P", "-m", "catanica", *arguments],
        env={**os.environ, "PYTHONPATH": path, **settings},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def until(done: Callable[[], bool], process: "subprocess.Popen[str] | None" = None) -> None:
    """Wait until something is so, as long as a process runs."""
    for _ in range(PATIENCE * 20):
        if done():
            return
        assert process is None or process.poll() is None, process.communicate()
        time.sleep(0.05)
    raise AssertionError("nothing happened")


def ctrl_c(process: "subprocess.Popen[str]", times: int = 1) -> tuple[int, str, str]:
    """Press Ctrl-C: every process of the group hears it. Returns exit code, output and errors."""
    for _ in range(times):
        os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    return process.returncode, out, err


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize("times", [1, 2])
def test_a_simulation_prints_what_was_done_so_far(tmp_path: Path, processes: int, times: int) -> None:
    playing = tmp_path / "playing"
    bots = "tests.cli.doubles:Sitter,random"
    process = start(
        "sim", "cardgame", "--games", "100000", "--bots", bots, "--points", "3", "--json", "--processes",
        str(processes), SITTER_FILE=str(playing),
    )  # fmt: skip
    until(playing.exists, process)
    code, out, err = ctrl_c(process, times if processes > 1 else 1)
    assert (code, err) == (0, "")
    found = json.loads(out)
    assert found["interrupted"] is True
    assert found["games"] == 100000 > found["played"] == sum(found["wins"].values()) + found["draws"]
    until(lambda: not left_of(process.pid))


def test_a_comparison_of_builds_leaves_nothing_behind(tmp_path: Path) -> None:
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    file = str(wheel(tmp_path))
    process = start("bench", "board", "--against", file, "--seconds", "600", TMPDIR=str(scratch))
    until(lambda: len(measuring(scratch)) == 2, process)
    code, out, err = ctrl_c(process)
    assert (code, out) == (130, "")
    assert "Traceback" not in err
    until(lambda: not measuring(scratch))
    assert not list(scratch.iterdir())


def measuring(scratch: Path) -> list[Path]:
    """The measuring processes that were started with this folder for temporary files."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            started, settings = (folder / "cmdline").read_text(), (folder / "environ").read_text()
        except OSError:
            continue  # it ended meanwhile, or is another user's
        if "probe.py" in started and f"TMPDIR={scratch}\0" in settings:
            found.append(folder)
    return found


def left_of(group: int) -> list[Path]:
    """The processes of a group that still run, where the system tells."""
    return [p for p in Path("/proc").glob("[0-9]*/stat") if group_of(p) == group]


def group_of(stat: Path) -> int:
    """The process group of a process; one that ended meanwhile has none."""
    try:
        return int(stat.read_text().rpartition(")")[2].split()[2])
    except (OSError, ValueError, IndexError):
        return -1


def test_a_game_is_saved_and_can_be_taken_up(tmp_path: Path) -> None:
    file = tmp_path / "mine.catan"
    process = start("play", "--players", "you,random", "--seed", "1", "--save", str(file))
    until(file.exists, process)
    code, out, err = ctrl_c(process)
    assert code == 130
    assert "Traceback" not in err
    assert str(file) in out
    process = start("play", "--resume", str(file))
    out, err = process.communicate("q\n", timeout=PATIENCE)
    assert (process.returncode, err) == (0, "")
