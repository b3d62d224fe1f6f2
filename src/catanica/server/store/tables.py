"""The tables. A game is the list of its events and nothing else; whatever is shown is derived from them."""

from typing import Final

from sqlalchemy import JSON, Column, Double, ForeignKey, Integer, MetaData, String, Table

METADATA: Final = MetaData()

GAMES: Final = Table(
    "games",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(24), nullable=False),
    Column("created_at", Double, nullable=False),
)

# The primary key is what keeps several processes from deciding the same thing twice.
EVENTS: Final = Table(
    "events",
    METADATA,
    Column("game_id", String(24), ForeignKey("games.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", JSON, nullable=False),
    Column("at", Double, nullable=False),
)

# One row for each server process that found nothing to write for a while and tried whether it could.
PULSE: Final = Table(
    "pulse",
    METADATA,
    Column("process", String(24), primary_key=True),
    Column("at", Double, nullable=False),
)
