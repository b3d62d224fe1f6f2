"""The engine, the terminal and the bots need little; what needs more says what to install."""

import subprocess
import sys
import tomllib

import pytest

from tests.support.sources import ROOT

WITHOUT = "import sys\nfor name in {names}:\n    sys.modules[name] = None\n"  # as if they were not installed
SERVER = (
    "alembic",
    "fastapi",
    "httptools",
    "orjson",
    "prometheus_client",
    "psycopg",
    "sqlalchemy",
    "starlette",
    "uvicorn",
)
RUN = "from catanica.cli.app import app, main\nmain(lambda: app({words}, standalone_mode=False))"


def run(names: tuple[str, ...], program: str) -> subprocess.CompletedProcess[str]:
    """A program in a Python that lacks packages."""
    script = WITHOUT.format(names=names) + program
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False, cwd=ROOT)


@pytest.mark.parametrize("words", [["serve"], ["games", "prune", "--days", "3"]])
def test_the_server_says_what_it_lacks(words: list[str]) -> None:
    done = run(SERVER, RUN.format(words=words))
    assert done.returncode == 2, done.stderr
    assert "pip install 'catanica[server]'" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_the_environments_say_what_they_lack() -> None:
    done = run(("gymnasium", "pettingzoo"), "import catanica.env")
    assert "pip install 'catanica[env]'" in done.stderr


def test_the_rest_needs_neither() -> None:
    lacking = (*SERVER, "uvloop", "websockets", "gymnasium", "pettingzoo", "numpy")
    done = run(lacking, RUN.format(words=["sim", "board", "--games", "1", "--bots", "random,random"]))
    assert done.returncode == 0, done.stderr


def test_every_package_stands_in_one_place() -> None:
    """What the project asks for is pinned for the tests, and nothing is asked for twice."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    plain, extras = project["dependencies"], project["optional-dependencies"]
    asked = [one.partition(">")[0].partition("=")[0].partition("[")[0] for one in (*plain, *extras["server"])]
    pinned = (ROOT / "requirements" / "runtime.txt").read_text(encoding="utf-8").lower()
    assert len(set(asked)) == len(asked)
    assert [name for name in asked if f"{name.strip()}==" not in pinned] == []
