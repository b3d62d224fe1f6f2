"""What all kinds of `catanica bench` share: measuring programs in a Python of their own, and how figures are shown."""

import json
import subprocess
import sys
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from rich.console import Console

from catanica.kernel.errors import InputError


def run_module(module: str, arguments: list[str], environment: dict[str, str], what: str) -> dict[str, Any]:
    """What a measuring program prints, run in a Python of its own."""
    command = [sys.executable, "-m", module, *arguments]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if run.returncode != 0:
        last = run.stderr.strip().splitlines()
        raise InputError("{what} could not be measured: {reason}", what=what, reason=last[-1] if last else "?")
    found: dict[str, Any] = json.loads(run.stdout)
    return found


def waiting(text: str, quiet: bool) -> AbstractContextManager[object]:
    """A line that says what is being waited for, where a person is looking."""
    if quiet or not sys.stderr.isatty():
        return nullcontext()
    return Console(stderr=True).status(text)


def number(value: float) -> str:
    """Large numbers whole, small ones with digits."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"
