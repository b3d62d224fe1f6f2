"""Games as tables: one Parquet file with a row for each decision, and how the game ended.

The file's metadata name the program's version; a game is found again by its `source`. A reader needs five lines:
docs/records.md.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from catanica import __version__
from catanica.kernel.errors import InputError, reason_of
from catanica.notation.games import language
from catanica.notation.record import read, replay, start

BATCH: Final = 20_000  # rows written at once
SCHEMA: Final = pa.schema(
    [
        ("source", pa.string()),  # the record, or the game's place in its simulation
        ("game", pa.string()),
        ("rules", pa.string()),  # version of the game's rules
        ("options", pa.map_(pa.string(), pa.string())),
        ("number", pa.int32()),  # which decision of the game, from 1
        ("turn", pa.int32()),
        ("seat", pa.int8()),
        ("player", pa.string()),  # the bot or person on that seat
        ("kind", pa.string()),  # what was asked
        ("options_open", pa.list_(pa.string())),  # the legal actions
        ("action", pa.string()),  # the one chosen
        ("position", pa.string()),  # as the seat may know it
        ("points", pa.list_(pa.int16())),  # of every seat, at the end; empty without a result
        ("winners", pa.list_(pa.int8())),
        ("reason", pa.string()),  # how it ended
        ("won", pa.bool_()),  # whether that seat won
    ],
    metadata={"catanica": __version__},
)

Row = dict[str, Any]


class Decisions:
    """Writes decisions of games into a file as they come."""

    def __init__(self, path: Path) -> None:
        try:
            self.writer = pq.ParquetWriter(path, SCHEMA, compression="zstd")
        except OSError as wrong:
            raise InputError("{file} cannot be written ({reason}).", file=path, reason=reason_of(wrong)) from None
        self.rows: list[Row] = []
        self.written = 0

    def add(self, rows: Iterable[Row]) -> None:
        """The decisions of one game."""
        self.rows.extend(rows)
        if len(self.rows) >= BATCH:
            self.flush()

    def flush(self) -> None:
        """Write what was collected."""
        self.writer.write_table(pa.Table.from_pylist(self.rows, schema=SCHEMA))
        self.written += len(self.rows)
        self.rows = []

    def close(self) -> None:
        """The file is complete."""
        self.flush()
        self.writer.close()


def decisions(text: str | bytes, source: str) -> list[Row]:
    """The decisions of a record, each with how the game ended; raises RecordError for one that does not hold."""
    record = read(text)
    last = replay(record, strict=False).state
    again = start(record).state
    words, players = language(record.game), {**record.seats, **record.players}
    outcome = last.outcome
    ended = outcome is not None and not outcome.truncated
    end: Row = {
        "points": outcome.points if outcome is not None and ended else [],
        "winners": outcome.winners if outcome is not None and ended else [],
        "reason": outcome.reason if outcome is not None else "",
    }
    about: Row = {"source": source, "game": record.game, "rules": record.rules, "options": list(record.options.items())}
    rows: list[Row] = []
    for code in last.trace:
        seat = int(again.to_move)
        if seat >= 0:
            asked = again.decision
            assert asked is not None
            rows.append(
                {
                    **about,
                    "number": len(rows) + 1,
                    "turn": int(words.turn(again)),
                    "seat": seat,
                    "player": players.get(seat, ""),
                    "kind": asked.kind,
                    "options_open": [words.to_text(again, one) for one in asked.options],
                    "action": words.to_text(again, code),
                    "position": again.text(audience=seat),
                    **end,
                    "won": seat in end["winners"],
                }
            )
        again.step(code)
    return rows


def export(files: Iterable[Path], target: Path) -> tuple[int, int]:
    """The decisions of records as one file; how many games and decisions they are."""
    out = Decisions(target)
    games = 0
    try:
        for file in files:
            try:
                out.add(decisions(file.read_bytes(), file.stem))
            except OSError as wrong:
                raise InputError("{file} cannot be read ({reason}).", file=file, reason=reason_of(wrong)) from None
            games += 1
    finally:
        out.close()
    return games, out.written
