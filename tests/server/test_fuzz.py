"""Requests made up from the server's own description, right and wrong ones: answered as described, never with a 5xx."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from catanica.server.app import create_app
from tests.server.client import Api
from tests.server.running import in_thread
from tests.server.running import settings as server_settings

DESCRIPTION = create_app(server_settings("sqlite:///never-opened.sqlite")).openapi()
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
schema = schemathesis.openapi.from_dict(DESCRIPTION)


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    database: Path = tmp_path_factory.mktemp("fuzz") / "games.sqlite"
    with in_thread(server_settings(f"sqlite:///{database}")) as api:
        yield api


@schema.parametrize()
@settings(max_examples=30, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
def test_made_up_requests(case: Any, fuzzed: Api) -> None:
    case.call_and_validate(base_url=f"http://{fuzzed.address}", checks=CHECKS)


def test_the_description_is_given_out(api: Api) -> None:
    paths = api.get("/api/openapi.json").json["paths"]
    assert paths == DESCRIPTION["paths"]
    assert {"/api/games", "/api/games/{game_id}", "/api/games/{game_id}/join", "/api/replay", "/healthz"} <= set(paths)
