"""What all tests share: which engine they run on is asserted once, so that a run can never test the wrong one."""

import os
import secrets
from pathlib import Path
from random import Random

import pytest
from hypothesis import settings

import catanica
from catanica._runtime import compiled, engine
from tests.support.sources import ROOT

# the same examples on every machine and on both engines; how long one takes proves nothing
settings.register_profile("catanica", derandomize=True, deadline=None, database=None, print_blob=True)
settings.load_profile("catanica")


def pytest_report_header() -> str:
    """Say at the top of a run what is tested."""
    return f"catanica {catanica.__version__} ({engine()}) from {Path(catanica.__file__).parent}"


def pytest_sessionstart() -> None:
    """Refuse to run the interpreted tests on the compiled engine."""
    if os.environ.get("CATANICA_PURE") == "1" and compiled():
        raise pytest.UsageError("CATANICA_PURE=1 is set, but the compiled engine was loaded.")


@pytest.fixture(autouse=True)
def dice(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test meets the same games whenever it runs; with `CATANICA_DICE=1` (2, 3 ...) it meets others."""
    chance = Random(f"{os.environ.get('CATANICA_DICE', '')} {request.node.name}")
    monkeypatch.setattr(secrets, "randbits", chance.getrandbits)


@pytest.fixture(scope="session")
def root() -> Path:
    """The project's folder."""
    return ROOT
