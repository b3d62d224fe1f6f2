"""Games are kept as long as the operator says, and room is made by what has lain longest."""

import sqlite3
import time
from pathlib import Path
from typing import cast

import pytest
from sqlalchemy import func, select
from typer.testing import CliRunner

from catanica.cli.app import app, main
from catanica.server.hub import Hub
from catanica.server.room import Room
from catanica.server.settings import Settings
from catanica.server.store.database import Event, migrate, open_engine, read_events
from catanica.server.store.pruning import DAY, Keeping, Kept, all_games, prune, to_delete
from catanica.server.store.tables import EVENTS, GAMES
from tests.server.test_store import with_hub

NOW = 1_000 * DAY


def kept(name: str, days_ago: float, megabytes: float) -> Kept:
    return Kept(name, NOW - days_ago * DAY, int(megabytes * 1_000_000))


@pytest.mark.parametrize(
    ("keeping", "gone"),
    [
        (Keeping(), []),
        (Keeping(days=30), ["old"]),
        (Keeping(days=400), []),
        (Keeping(megabytes=10), []),
        (Keeping(megabytes=5), ["old", "week"]),
        (Keeping(days=30, megabytes=8), ["old"]),
        (Keeping(days=30, megabytes=6), ["old", "week"]),
        (Keeping(megabytes=0.5), ["old", "week"]),  # the last is of today: never deleted to make room
    ],
)
def test_which_games_are_too_old_or_too_many(keeping: Keeping, gone: list[str]) -> None:
    games = [kept("old", 99, 2), kept("week", 7, 4), kept("today", 0.5, 4)]
    assert [game.game_id for game in to_delete(games, keeping, NOW)] == gone


def filled(database_url: str, ages: dict[str, float]) -> None:
    """A database with a game of two events for each name, the last so many days ago."""
    engine = open_engine(database_url)
    migrate(engine)
    with engine.begin() as connection:
        for table in (EVENTS, GAMES):
            connection.execute(table.delete())
        for name, days in ages.items():
            at = time.time() - days * DAY
            connection.execute(GAMES.insert(), [{"id": name, "game": "cardgame", "created_at": at - 60}])
            events = [Event(name, 0, "created", -1, {"game": "cardgame", "x": "ä" * 500}, at - 60)]
            events.append(Event(name, 1, "acted", 0, {"moves": ["end"]}, at))
            connection.execute(EVENTS.insert(), [event._asdict() for event in events])
    engine.dispose()


def names(database_url: str) -> list[str]:
    engine = open_engine(database_url)
    with engine.connect() as connection:
        found = sorted(connection.execute(select(GAMES.c.id)).scalars())
        assert connection.execute(select(func.count(EVENTS.c.game_id.distinct()))).scalar() == len(found)
    engine.dispose()
    return found


def test_old_games_are_deleted_with_all_their_events(database_url: str) -> None:
    filled(database_url, {"old": 40, "older": 50, "new": 3})
    told = CliRunner().invoke(app, ["games", "prune", "--days", "30", "--database-url", database_url])
    assert "2 of 3 games would be deleted" in told.output
    assert names(database_url) == ["new", "old", "older"]
    done = CliRunner().invoke(app, ["games", "prune", "--days", "30", "--yes", "--database-url", database_url])
    assert "2 of 3 games were deleted" in done.output
    assert names(database_url) == ["new"]


def test_a_game_that_goes_on_meanwhile_stays(database_url: str) -> None:
    filled(database_url, {"old": 40, "woken": 40})
    engine = open_engine(database_url)
    chosen = to_delete(all_games(engine), Keeping(days=30), time.time())
    with engine.begin() as connection:
        connection.execute(EVENTS.insert(), [Event("woken", 2, "acted", 0, {}, time.time())._asdict()])
    assert prune(engine, chosen) == 1
    engine.dispose()
    assert names(database_url) == ["woken"]


def test_a_file_becomes_smaller(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    filled(url, {f"g{number}": 40 for number in range(600)})
    sqlite3.connect(tmp_path / "games.sqlite").execute("PRAGMA wal_checkpoint(TRUNCATE)").connection.close()
    before = (tmp_path / "games.sqlite").stat().st_size
    assert CliRunner().invoke(app, ["games", "prune", "--days", "1", "--yes", "--database-url", url]).exit_code == 0
    assert (tmp_path / "games.sqlite").stat().st_size < before / 2


@pytest.mark.parametrize("words", [[], ["--days", "-1"], ["--megabytes", "-2", "--days", "3"]])
def test_what_is_to_be_deleted_must_be_said(
    words: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    asked = ["games", "prune", *words, "--database-url", f"sqlite:///{tmp_path / 'games.sqlite'}"]
    with pytest.raises(SystemExit) as ended:
        main(lambda: app(asked, standalone_mode=False))
    assert ended.value.code == 2
    assert "--days and --megabytes are numbers above 0" in capsys.readouterr().err


def test_the_server_deletes_what_its_settings_say_but_nothing_somebody_sits_at(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    filled(url, {"old": 40, "sat": 40, "new": 3})

    async def work(hub: Hub) -> None:
        hub.rooms["sat"] = cast(Room, object())
        await hub.prune(time.time())
        del hub.rooms["sat"]
        assert read_events(hub.engine, "old") == []

    with_hub(tmp_path, work, Settings(database_url=url, keep_days=30))
    assert names(url) == ["new", "sat"]
