"""One server for many conversations; games do not know of each other."""

from collections.abc import Iterator

import pytest

from tests.server import postgres
from tests.server.client import Api
from tests.server.running import in_thread, settings


@pytest.fixture(scope="session")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    database = tmp_path_factory.mktemp("server") / "games.sqlite"
    with in_thread(settings(f"sqlite:///{database}")) as running:
        yield running


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    with postgres.running() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """Both databases, one after the other."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path_factory.mktemp('kept') / 'games.sqlite'}"
    url: str = request.getfixturevalue("postgres_url")
    return url
