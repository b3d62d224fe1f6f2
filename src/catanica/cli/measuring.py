"""What all kinds of `catanica bench` share: measuring programs in a Python of their own, and how figures are shown."""

import json
import subprocess
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from tempfile import TemporaryFile
from typing import Any, Final

from rich.console import Console

from catanica.kernel.errors import InputError

PROGRESS: Final = "measured "


def told(done: int, total: int) -> None:
    """A measuring program says how far it is: a line on its error stream."""
    print(f"{PROGRESS}{done}/{total}", file=sys.stderr, flush=True)


def run_module(
    module: str,
    arguments: list[str],
    environment: dict[str, str],
    what: str,
    tell: Callable[[int, int], None] | None = None,
) -> dict[str, Any]:
    """What a measuring program prints, run in a Python of its own; `tell` hears how far it is."""
    command = [sys.executable, "-m", module, *arguments]
    last = "?"
    with TemporaryFile("w+") as answer:
        with subprocess.Popen(command, env=environment, stdout=answer, stderr=subprocess.PIPE, text=True) as run:
            assert run.stderr is not None
            for line in run.stderr:
                if line.startswith(PROGRESS):
                    done, _, total = line.removeprefix(PROGRESS).partition("/")
                    if tell is not None:
                        tell(int(done), int(total))
                elif line.strip():
                    last = line.strip()
        if run.returncode != 0:
            raise InputError("{what} could not be measured: {reason}", what=what, reason=last)
        answer.seek(0)
        found: dict[str, Any] = json.load(answer)
    return found


def waiting(text: str, quiet: bool) -> AbstractContextManager[object]:
    """A line that says what is being waited for, where a person is looking."""
    if quiet or not sys.stderr.isatty():
        return nullcontext()
    return Console(stderr=True).status(text)


def number(value: float) -> str:
    """Large numbers whole, small ones with digits."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"
