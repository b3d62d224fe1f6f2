"""A bot in another language that the operator has registered sits at the server's tables."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from catanica.server.catalogue import game_kind
from tests.server.client import Api
from tests.server.running import in_thread, settings

PROGRAM = """
import json, pathlib, sys
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        print(json.dumps({"type": "hello", "protocol": 1, "name": "guest"}), flush=True)
    elif told["type"] == "decide":
        chosen = next((word for word in ("roll", "end turn") if word in told["options"]), told["options"][0])
        pathlib.Path(sys.argv[1]).write_text(chosen)
        print(json.dumps({"type": "decide", "number": told["number"], "action": chosen}), flush=True)
"""


@pytest.fixture
def hosted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Api]:
    """A server whose operator has registered a program."""
    (tmp_path / "guest.py").write_text(PROGRAM, encoding="utf-8")
    monkeypatch.setenv("CATANICA_BOTS", f"guest={sys.executable} -I {tmp_path / 'guest.py'} {tmp_path / 'chosen'}")
    game_kind.cache_clear()
    with in_thread(settings(f"sqlite:///{tmp_path / 'games.sqlite'}")) as api:
        yield api
    monkeypatch.undo()
    game_kind.cache_clear()


def test_a_guest_is_offered_and_plays(hosted: Api, tmp_path: Path) -> None:
    kinds = {kind["game"]: kind for kind in hosted.get("/api/options").json}
    assert all(kind["guests"] == ["guest"] and "guest" in kind["bots"] for kind in kinds.values())
    made = hosted.new(
        [{"kind": "bot:guest"}, {"kind": "person", "name": "Ada"}, {"kind": "bot:random"}],
        game="board",
        options={"setup": "beginner", "start": "0"},
    )
    with hosted.sit(made.id, made.token(1)).ready() as ada:
        while ada.states[1]["view"]["decision"]["who"] != 1:
            ada.until("state")
    assert (tmp_path / "chosen").read_text(encoding="utf-8") == "end turn"


def test_without_one_nobody_is_a_guest(api: Api) -> None:
    assert all(kind["guests"] == [] for kind in api.get("/api/options").json)
