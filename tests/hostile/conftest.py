"""Attacks are tried on a real server process, with the limits it has when nobody sets any."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from catanica.server.settings import Settings
from tests.hostile.bystander import Bystander
from tests.server.running import Process, settings


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server with its usual limits, but for those that would slow the tests themselves down."""
    folder = tmp_path_factory.mktemp("attacked")
    chosen = Settings(
        database_url=f"sqlite:///{folder / 'games.sqlite'}",
        header_seconds=2.0,
        body_seconds=2.0,
        record_seconds=3.0,
        http_rate=1.0,  # so slow that a busy machine's requests are still faster
        page_rate=1.0,
        page_burst=200,
        new_games_burst=200,
        trusted_proxies="127.0.0.1",  # so that the tests can come from many addresses, as a proxy's visitors do
    )
    with Process(chosen, said=folder / "said.txt") as running:
        yield running


@pytest.fixture
def said(server: Process) -> Path:
    """Where everything goes that the server prints; what it said before is forgotten."""
    assert server.said is not None
    server.said.write_text("", encoding="utf-8")
    return server.said


@pytest.fixture(scope="module")
def calm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server nobody attacks: what it takes for an action is the machine's doing."""
    folder = tmp_path_factory.mktemp("calm")
    with Process(settings(f"sqlite:///{folder / 'games.sqlite'}")) as running:
        yield running


@pytest.fixture
def bystander(server: Process, calm: Process) -> Iterator[Bystander]:
    """Somebody who plays on quietly while others attack."""
    with Bystander(server, calm) as playing:
        yield playing
