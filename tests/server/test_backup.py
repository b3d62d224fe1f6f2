"""Backup and restore as docs/operate.md tells them, while a server goes on writing."""

import random
import sqlite3
import subprocess
from pathlib import Path
from typing import Any

from tests.server import postgres
from tests.server.client import HOT_SEAT, Api, Made
from tests.server.running import in_thread, settings


def played(api: Api, made: Made, actions: int, seed: int) -> dict[str, Any]:
    """Some actions; gives what seat 0 sees afterwards."""
    rng = random.Random(seed)
    with api.sit(made.id, made.token(0), made.token(1)).ready() as both:
        for _ in range(actions):
            both.act_at_random(rng)
        return both.states[0]


def seen(api: Api, made: Made) -> dict[str, Any]:
    """What seat 0 sees: the token still fits."""
    with api.sit(made.id, made.token(0)).ready() as ada:
        return ada.states[0]


def restored(api: Api, made: Made, then: dict[str, Any]) -> None:
    """The game stands where it stood at the time of the copy, and goes on."""
    back = seen(api, made)
    assert (back["seq"], back["view"]) == (then["seq"], then["view"])
    assert played(api, made, 3, 2)["seq"] == then["seq"] + 3


def test_a_sqlite_file(tmp_path: Path) -> None:
    games, copy = tmp_path / "games.sqlite", tmp_path / "games-monday.sqlite"
    with in_thread(settings(f"sqlite:///{games}")) as api:
        made = api.new(HOT_SEAT)
        then = played(api, made, 12, 1)
        with sqlite3.connect(games) as connection:
            connection.execute(f"VACUUM INTO '{copy}'")
        connection.close()
        played(api, made, 5, 3)
    for file in tmp_path.glob("games.sqlite*"):
        file.unlink()
    copy.rename(games)
    with in_thread(settings(f"sqlite:///{games}")) as api:
        restored(api, made, then)


def test_a_postgresql_database(postgres_url: str, tmp_path: Path) -> None:
    dump, elsewhere = tmp_path / "games-monday.dump", postgres_url.rpartition("/")[0] + "/restored"
    with in_thread(settings(postgres_url)) as api:
        made = api.new(HOT_SEAT)
        then = played(api, made, 12, 1)
        run("pg_dump", "--format=custom", f"--file={dump}", postgres_url)
        played(api, made, 5, 3)
    run("psql", "--quiet", "--command=CREATE DATABASE restored", postgres_url)
    run("pg_restore", "--no-owner", f"--dbname={elsewhere}", str(dump))
    with in_thread(settings(elsewhere)) as api:
        restored(api, made, then)


def run(program: str, *arguments: str) -> None:
    """One of PostgreSQL's own programs."""
    done = subprocess.run([postgres.programs() / program, *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
