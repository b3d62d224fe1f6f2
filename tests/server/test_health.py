"""Health over HTTP, and whose word about an address is believed."""

import sqlite3
from pathlib import Path

import pytest

from tests.server.running import in_thread, settings


def test_a_server_whose_database_is_locked_lives_and_is_not_ready(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    with in_thread(settings(f"sqlite:///{file}")) as api:
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        refused = api.get("/readyz")
        assert (refused.status, refused.json["status"]) == (503, "cannot write")
        assert api.get("/livez").status == 200
        other.execute("ROLLBACK")
        other.close()
        assert (api.get("/readyz").status, api.get("/healthz").status) == (200, 200)


@pytest.mark.parametrize(("trusted", "statuses"), [("127.0.0.1", {200}), ("192.0.2.1", {200, 429})])
def test_only_a_trusted_proxy_says_for_whom_it_asks(tmp_path: Path, trusted: str, statuses: set[int]) -> None:
    """Behind one that is not named all players are one address, and one player cannot pretend to be many."""
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    with in_thread(settings(url, http_rate=0.001, http_burst=4, trusted_proxies=trusted)) as api:
        answers = [api.get("/api/lessons", **{"x-forwarded-for": f"198.51.100.{n}"}) for n in range(8)]
        assert {answer.status for answer in answers} == statuses
