"""Opening a database: its engine, its migrations, and reading a game's events."""

from pathlib import Path
from typing import Any, Final, NamedTuple

import orjson
from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, event, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from catanica.kernel.errors import InputError
from catanica.server.store.tables import EVENTS

MIGRATIONS: Final = Path(__file__).parent.parent / "migrations"
MIGRATION_LOCK: Final = 0x0CA7A41C  # PostgreSQL advisory lock: of processes that start together one migrates

BUSY: Final = 3000  # milliseconds a write waits for another program that holds the file
PAGES: Final = 8000  # of the log (32 MB) before they are put into the file: most were changed several times by then


class Event(NamedTuple):
    """Something that happened in a game. `seat` is -1 where none did it. `body` is plain JSON."""

    game_id: str
    seq: int
    kind: str
    seat: int
    body: dict[str, Any]
    at: float


def database_url(given: str) -> URL:
    """The address of a database, PostgreSQL with our driver; raises InputError for what cannot be served."""
    try:
        url = make_url(given)
    except ArgumentError:
        raise InputError(
            f"{given!r} is no database address; it looks like sqlite:///games.sqlite or postgresql://user@host/name."
        ) from None
    kind = url.get_backend_name()
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    if kind == "sqlite":
        if not url.database or url.database == ":memory:":
            raise InputError("SQLite needs a file: sqlite:///games.sqlite. What lies in memory only is no record.")
        return url
    raise InputError(f"Databases of the kind {kind!r} are not served; use sqlite or postgresql.")


def open_engine(given: str) -> Engine:
    """An engine for a database, which need not exist yet if it is a file."""
    url = database_url(given)
    if url.get_backend_name() == "sqlite":
        folder = Path(str(url.database)).parent
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as wrong:
            raise InputError(f"The folder {folder} for the games cannot be made ({wrong.strerror}).") from None
        engine = create_engine(url, json_serializer=_json)
        event.listen(engine, "connect", _set_up_sqlite)
        return engine
    return create_engine(url, pool_pre_ping=True, pool_size=8, json_serializer=_json)


def _json(body: object) -> str:
    return orjson.dumps(body).decode()


def _set_up_sqlite(connection: Any, _record: object) -> None:
    """WAL lets readers read while one writes. FULL: a commit is on the disk, not only in the system's memory; many
    events share one commit (see journal), so that this costs little.
    """
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"busy_timeout={BUSY}",
        f"wal_autocheckpoint={PAGES}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(engine: Engine) -> None:
    """Bring the database to the newest form."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except SQLAlchemyError as wrong:
        reason = str(getattr(wrong, "orig", None) or wrong).strip().splitlines()[0]
        raise InputError(f"The database {engine.url.render_as_string()} cannot be used: {reason}.") from None


def read_events(engine: Engine, game_id: str, after: int = -1) -> list[Event]:
    """The events of a game that follow a number, in order; none if there is no such game."""
    wanted = select(EVENTS).where(EVENTS.c.game_id == game_id, EVENTS.c.seq > after).order_by(EVENTS.c.seq)
    with engine.connect() as connection:
        return [Event(r.game_id, r.seq, r.kind, r.seat, r.body, r.at) for r in connection.execute(wanted)]
