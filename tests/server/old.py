"""A database of the journal's first version, as files of this folder keep it."""

import json
import shutil
import sqlite3
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, inspect, text

from catanica.server.store.database import MIGRATIONS, open_engine

DATA = Path(__file__).parent / "data"


def games() -> dict[str, Any]:
    """What the games of the old database had come to, told by the version that wrote it: number and record's lines."""
    found: dict[str, Any] = json.loads((DATA / "first.json").read_text(encoding="utf-8"))
    return found


def installed(database_url: str) -> Engine:
    """The old database at an address: the file itself for SQLite, all its rows for PostgreSQL."""
    engine = open_engine(database_url)
    if engine.dialect.name == "sqlite":
        shutil.copy(DATA / "first.sqlite", str(engine.url.database))
        return engine
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        for table in inspect(connection).get_table_names():  # the database is shared by tests
            connection.execute(text(f"DROP TABLE {table} CASCADE"))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        with sqlite3.connect(f"file:{DATA / 'first.sqlite'}?mode=ro", uri=True) as old:
            for table in ("games", "events"):
                rows = old.execute(f"SELECT * FROM {table}")
                names = [column[0] for column in rows.description]
                values = ", ".join(f":{name}" for name in names)
                connection.execute(
                    text(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({values})"),
                    [dict(zip(names, row, strict=True)) for row in rows],
                )
        old.close()
    return engine
