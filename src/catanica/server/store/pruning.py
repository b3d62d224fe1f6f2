"""How long games are kept: by age, and by how much room all of them take. Nothing is deleted unless it is asked for."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Engine, bindparam, delete, func, select, text
from sqlalchemy import cast as as_type
from sqlalchemy.types import Text

from catanica.server.store.tables import EVENTS, GAMES

DAY: Final = 86_400.0
MEGABYTE: Final = 1_000_000
ROW: Final = 80  # bytes an event takes beside its body, about
YOUNGEST: Final = DAY  # games in which something happened since are never deleted to make room
AT_ONCE: Final = 500  # games deleted in one transaction


@dataclass(frozen=True)
class Keeping:
    """How long games are kept, in days since something last happened, and how much room they may take; 0: no limit."""

    days: float = 0.0
    megabytes: float = 0.0

    def __bool__(self) -> bool:
        return self.days > 0 or self.megabytes > 0


@dataclass(frozen=True)
class Kept:
    """A game, when something last happened in it, and about how many bytes it takes."""

    game_id: str
    last: float
    size: int


def all_games(engine: Engine) -> list[Kept]:
    """Every game, that in which nothing has happened for longest first."""
    size = func.sum(func.length(as_type(EVENTS.c.body, Text)) + ROW)
    last = func.max(EVENTS.c.at)
    wanted = select(EVENTS.c.game_id, last, size).group_by(EVENTS.c.game_id).order_by(last, EVENTS.c.game_id)
    with engine.connect() as connection:
        return [Kept(game_id, float(at), int(size)) for game_id, at, size in connection.execute(wanted)]


def to_delete(games: list[Kept], keeping: Keeping, now: float) -> list[Kept]:
    """Those that are too old, and of the others the oldest as long as all take too much room."""
    old = [game for game in games if keeping.days > 0 and now - game.last > keeping.days * DAY]
    if keeping.megabytes <= 0:
        return old
    left = sum(game.size for game in games) - sum(game.size for game in old)
    gone = list(old)
    for game in games[len(old) :]:
        if left <= keeping.megabytes * MEGABYTE or now - game.last < YOUNGEST:
            break
        gone.append(game)
        left -= game.size
    return gone


def prune(engine: Engine, games: list[Kept]) -> int:
    """Delete games, unless something happened in them meanwhile; returns how many are gone."""
    gone = 0
    latest = {game.game_id: game.last for game in games}
    ids = list(latest)
    touched = (
        select(EVENTS.c.game_id, func.max(EVENTS.c.at))
        .where(EVENTS.c.game_id.in_(bindparam("ids", expanding=True)))
        .group_by(EVENTS.c.game_id)
    )
    for start in range(0, len(ids), AT_ONCE):
        with engine.begin() as connection:
            found = connection.execute(touched, {"ids": ids[start : start + AT_ONCE]})
            still = [game_id for game_id, at in found if float(at) <= latest[game_id]]
            for table, column in ((EVENTS, EVENTS.c.game_id), (GAMES, GAMES.c.id)):
                connection.execute(delete(table).where(column.in_(still)))
            gone += len(still)
    return gone


def give_back(engine: Engine) -> None:
    """A SQLite file becomes as small as what is in it; PostgreSQL sees to that by itself."""
    if engine.dialect.name == "sqlite":
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(text("VACUUM"))
