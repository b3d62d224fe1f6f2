"""What the journal writes with: one connection, and statements of the database's own kind.

A transaction of a few events is made some hundred times a second. Through SQLAlchemy's connection it takes four times
the processor time, and on PostgreSQL four round trips instead of one; everything else goes through SQLAlchemy.
"""

import sqlite3
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

import orjson
import psycopg
from psycopg import pq
from sqlalchemy import Engine
from sqlalchemy.exc import OperationalError

from catanica.server.store.database import Event

CHANNEL: Final = b"catanica"  # of PostgreSQL's notices
DONE: Final = (pq.ExecStatus.COMMAND_OK, pq.ExecStatus.TUPLES_OK)
QUIET: Final = 5.0  # seconds after which a connection to PostgreSQL is tried before it is written on

GAME: Final = "INSERT INTO games (id, game, created_at) VALUES (?, ?, ?)"
EVENT: Final = "INSERT INTO events (game_id, seq, kind, seat, body, at) VALUES (?, ?, ?, ?, ?, ?)"
PULSE: Final = "INSERT OR REPLACE INTO pulse (process, at) VALUES (?, ?)"

# one statement is one transaction and one round trip; whoever listens is told when it is on the disk
ALL: Final = """
WITH begun AS (
    INSERT INTO games (id, game, created_at)
    SELECT * FROM json_to_recordset($1::json) AS g (id text, game text, created_at float8)
), happened AS (
    INSERT INTO events (game_id, seq, kind, seat, body, at)
    SELECT * FROM json_to_recordset($2::json)
        AS e (game_id text, seq int, kind text, seat int, body json, at float8)
)
SELECT pg_notify($3, told) FROM json_array_elements_text($4::json) AS told
"""
BEAT: Final = """
INSERT INTO pulse (process, at) VALUES ($1, $2::text::float8) ON CONFLICT (process) DO UPDATE SET at = EXCLUDED.at
"""
PREPARED: Final = {b"all": ALL, b"beat": BEAT}
TAKEN: Final = b"23"  # what the states begin with that say so: a rule of the table is broken


class TakenError(Exception):
    """An event of that number is there already: another process was faster, or the game's id is taken."""


@dataclass(frozen=True)
class Page:
    """What is written in one transaction: events, and what other processes are told."""

    events: Sequence[Event]
    notices: Sequence[str] = ()

    def games(self) -> list[dict[str, Any]]:
        """The games that begin here."""
        return [{"id": e.game_id, "game": e.body["game"], "created_at": e.at} for e in self.events if e.seq == 0]


class Pen(Protocol):
    """Writes for one thread. A number that is taken raises TakenError, anything else an error of SQLAlchemy's."""

    def write(self, page: Page) -> None:
        """All of it, or nothing."""

    def beat(self, process: str) -> None:
        """Something of no weight, to see whether writing is possible."""

    def close(self) -> None:
        """Nothing more is written."""


def pen_for(engine: Engine) -> Pen:
    """A pen for a database of either kind."""
    return PostgresPen(engine) if engine.dialect.name == "postgresql" else SqlitePen(engine)


class SqlitePen:
    """Transactions on a file."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Any = None

    def write(self, page: Page) -> None:
        """All of it, or nothing."""
        events = [(e.game_id, e.seq, e.kind, e.seat, orjson.dumps(e.body).decode(), e.at) for e in page.events]
        self._in_one([(GAME, [tuple(game.values()) for game in page.games()]), (EVENT, events)])

    def beat(self, process: str) -> None:
        """A row of this process's own."""
        self._in_one([(PULSE, [(process, time.time())])])

    def _in_one(self, work: Sequence[tuple[str, Sequence[Sequence[object]]]]) -> None:
        if self._connection is None:
            self._connection = self._engine.raw_connection()
            self._connection.driver_connection.isolation_level = None  # transactions begin and end below
        driver: sqlite3.Connection = self._connection.driver_connection
        try:
            driver.execute("BEGIN IMMEDIATE")
            for statement, rows in work:
                if rows:
                    driver.executemany(statement, rows)
            driver.execute("COMMIT")
        except sqlite3.IntegrityError as taken:
            driver.execute("ROLLBACK")
            raise TakenError(str(taken)) from None
        except sqlite3.Error as wrong:
            self.close()  # whatever was begun ends with the connection
            raise OperationalError("COMMIT", None, wrong) from None

    def close(self) -> None:
        """Nothing more is written."""
        if self._connection is not None:
            self._connection.invalidate()
            self._connection = None


class PostgresPen:
    """Transactions at a server, which may be gone or have come back since the last one.

    They go by libpq's own calls: a cursor of psycopg's takes twice as long as the statement.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Any = None
        self._used = 0.0

    def write(self, page: Page) -> None:
        """All of it, or nothing; others are told once it is on the disk."""
        events = [event._asdict() for event in page.events]
        self._run(b"all", [orjson.dumps(page.games()), orjson.dumps(events), CHANNEL, orjson.dumps(page.notices)])

    def beat(self, process: str) -> None:
        """A row of this process's own."""
        self._run(b"beat", [process.encode(), repr(time.time()).encode()])

    def _run(self, name: bytes, values: Sequence[bytes]) -> None:
        try:
            result = self._line().exec_prepared(name, values)
        except psycopg.Error as wrong:
            self.close()
            raise OperationalError(name.decode(), None, wrong) from None
        if result.status not in DONE:
            says = result.error_message.decode(errors="replace").strip()
            if (result.error_field(pq.DiagnosticField.SQLSTATE) or b"").startswith(TAKEN):
                raise TakenError(says)
            self.close()
            raise OperationalError(name.decode(), None, psycopg.OperationalError(says))

    def _line(self) -> "pq.abc.PGconn":
        """A connection that answers: an event must not be lost because the server was started anew in the night."""
        now = time.monotonic()
        if self._connection is not None and now - self._used > QUIET:
            line: pq.abc.PGconn = self._connection.driver_connection.pgconn
            if line.exec_(b"SELECT 1").status not in DONE:
                self.close()
        if self._connection is None:
            self._connection = self._engine.raw_connection()
            self._connection.driver_connection.rollback()  # of the look whether it lives
            line = self._connection.driver_connection.pgconn
            for name, statement in PREPARED.items():
                if line.prepare(name, statement.encode()).status not in DONE:
                    raise psycopg.OperationalError(line.error_message.decode(errors="replace").strip())
        self._used = now
        return self._connection.driver_connection.pgconn  # type: ignore[no-any-return]

    def close(self) -> None:
        """Nothing more is written."""
        if self._connection is not None:
            self._connection.invalidate()
            self._connection = None
