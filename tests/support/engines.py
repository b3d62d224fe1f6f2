"""Running the package under test in a Python of its own, on the engine of one's choice, to compare the two."""

import os
import subprocess
import sys
from pathlib import Path

import catanica
from tests.support.sources import ROOT

HERE = Path(catanica.__file__).parent  # the package under test: the installed one, or the sources


def python(*arguments: str, pure: bool = False) -> subprocess.CompletedProcess[str]:
    """Run a Python with the package under test: on its sources if asked for, else compiled where that is installed."""
    settings = {k: v for k, v in os.environ.items() if k != "CATANICA_PURE"}
    settings |= {"PYTHONPATH": os.pathsep.join([str(HERE.parent), str(ROOT)])}
    if pure:
        settings["CATANICA_PURE"] = "1"
    command = [sys.executable, "-P", *arguments]
    return subprocess.run(command, env=settings, cwd=ROOT, capture_output=True, text=True, check=False)


def on_both_engines(script: str) -> tuple[list[str], list[str]]:
    """What a script prints interpreted, and what it prints compiled, line by line; a script that fails is an error."""
    outputs = []
    for pure in (True, False):
        run = python("-c", script, pure=pure)
        assert run.returncode == 0, run.stderr
        outputs.append(run.stdout.splitlines())
    return outputs[0], outputs[1]
