"""Games in progress on disk: the record so far, and the generator's words, so that a resumed game goes on as it would
have gone on without the break. A file is replaced whole or not at all.
"""

import os
import re
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from catanica.kernel.errors import InputError, reason_of
from catanica.kernel.rng import Rng
from catanica.kernel.table import Table
from catanica.notation.lines import Problem, RecordError
from catanica.notation.record import Names, read, replay, to_record

ENDING: Final = ".catan"  # how files with a record are called
GENERATOR: Final = re.compile(r"^[0-9a-f]{8}( [0-9a-f]{8}){3}$")


@dataclass(frozen=True)
class Resumed:
    """A game taken up again: the table, the players' names and who plays each seat."""

    table: Table
    players: dict[int, str]
    seats: dict[int, str]
    date: str


def saved_text(table: Table, players: Names = (), seats: Names = (), date: str = "") -> str:
    """A game in progress as text."""
    record = to_record(table, players, date, seats)
    rng = table.state.rng
    record.generator = " ".join(f"{word:08x}" for word in (rng.a, rng.b, rng.c, rng.d))
    return record.text()


def save(path: str | Path, table: Table, players: Names = (), seats: Names = (), date: str = "") -> None:
    """Write a game in progress to a file; raises InputError, with an older file untouched, if that fails."""
    write_whole(Path(path), saved_text(table, players, seats, date))


def resumed(text: str | bytes) -> Resumed:
    """A game in progress out of its text; raises RecordError with every problem."""
    record = read(text)
    if record.generator and not GENERATOR.match(record.generator):
        says = "generator must be four words of eight hexadecimal digits."
        raise RecordError([Problem(record.where["generator"], says)])
    table = replay(record)
    if record.generator:
        table.give_generator(Rng(*(int(word, 16) for word in record.generator.split())))
    return Resumed(table, record.players, record.seats, record.date)


def resume(path: str | Path) -> Resumed:
    """A game in progress out of a file."""
    return resumed(read_bytes(Path(path)))


def read_bytes(path: Path) -> bytes:
    """The content of a file, or an InputError that names it."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise InputError("{file}: cannot be read ({reason}).", file=path, reason=reason_of(error)) from None


def write_whole(path: Path, text: str) -> None:
    """Write a file beside the old one, then put it in its place in one step."""
    name = ""
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except OSError as error:
        if name:
            Path(name).unlink(missing_ok=True)
        raise InputError("{file}: cannot be written ({reason}).", file=path, reason=reason_of(error)) from None
