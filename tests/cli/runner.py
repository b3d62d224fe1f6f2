"""Running the command line inside a test, as a person would: arguments, what is typed, what comes back."""

import io
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path

from catanica.cli.app import app, main


@dataclass(frozen=True)
class Answer:
    """What a command left behind."""

    code: int
    out: str
    err: str


@contextmanager
def typed(text: str) -> Iterator[None]:
    """A keyboard on which this was typed."""
    keyboard = sys.stdin
    sys.stdin = io.StringIO(text)
    try:
        yield
    finally:
        sys.stdin = keyboard


def run(*arguments: str, keys: str = "") -> Answer:
    """Run `catanica` with these arguments; exit code, standard output and error stream."""
    out, err = io.StringIO(), io.StringIO()
    code = 0
    with redirect_stdout(out), redirect_stderr(err), typed(keys):
        try:
            main(lambda: app(list(arguments), prog_name="catanica"))
        except SystemExit as end:
            code = int(end.code or 0)
    return Answer(code, out.getvalue(), err.getvalue())


def checked_set(folder: Path) -> object:
    """What `catanica cards check` finds in the one set of a folder, where it is content."""
    answer = run("cards", "check", str(folder), "--json")
    assert answer.code == 0
    (found,) = json.loads(answer.out)["sets"].values()
    return found
