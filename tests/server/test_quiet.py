"""What a server prints: no secret, ever, and no more than a line for whatever is thrown at it."""

import json
import os
import socket
import subprocess
import sys
from pathlib import Path

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from catanica.server.app import create_app
from tests.server.client import AGAINST_A_BOT, Api, Made
from tests.server.running import Process, settings
from tests.support.sources import ROOT

PLAIN = (
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",  # somebody speaks TLS
    b"GET / HTTP/9.9\r\n\r\n",
    b"NONSENSE\r\n\r\n",
    b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\n\r\n",
    b"POST /api/games HTTP/1.1\r\nhost: x\r\ncontent-length: -5\r\n\r\n",
    b"POST /api/games HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
    b"GET /api/games/x/ws HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n",
)
FRAMES: tuple[str | bytes, ...] = ("{", "x" * 40_000, b"\xff" * 100, '{"type": "ping"}', "[" * 9000)


def environment(folder: Path) -> dict[str, str]:
    """The same Catanica, with its games in a folder of the test's."""
    kept = os.environ | {"XDG_DATA_HOME": str(folder)}
    return kept | {"PYTHONPATH": str(ROOT / "src")} if os.environ.get("PYTHONPATH") else kept


def throw(api: Api, sent: bytes) -> None:
    """Bytes on the bare line; whatever comes back is read until it ends."""
    host, port = api.address.split(":")
    with socket.create_connection((host, int(port)), timeout=60) as line:
        line.sendall(sent)
        line.shutdown(socket.SHUT_WR)
        while line.recv(65_536):
            pass


def throw_frame(api: Api, game_id: str, frame: str | bytes) -> None:
    """A first frame that is no hello."""
    with connect(f"ws://{api.address}/api/games/{game_id}/ws") as channel:
        channel.send(frame)
        try:
            channel.recv(timeout=60)
        except ConnectionClosed:
            return


def play_with_secrets(api: Api) -> tuple[Made, list[str]]:
    """Everything secrets are used for: inviting, joining, sitting down, asking for the record."""
    made = api.new([{"kind": "person", "name": "Ada"}, {"kind": "open"}])
    secrets = [made.token(0), str(made.seats[1]["invite"])]
    secrets.append(api.post(f"/api/games/{made.id}/join", {"invite": secrets[1], "name": "Bo"}).json["token"])
    api.post(f"/api/games/{made.id}/join", {"invite": secrets[1]})
    with api.sit(made.id, secrets[0]).ready(), api.sit(made.id, secrets[2]).ready():
        api.get(f"/api/games/{made.id}/record", authorization=f"Bearer {secrets[0]}, {secrets[2]}")
    return made, secrets


def test_nothing_secret_and_hardly_anything_is_printed(tmp_path: Path) -> None:
    said = tmp_path / "said.txt"
    with Process(settings(f"sqlite:///{tmp_path / 'games.sqlite'}"), said=said) as server:
        api = server.api
        made, secrets = play_with_secrets(api)
        calm = said.read_text(encoding="utf-8")
        for sent in PLAIN:
            throw(api, sent)
        for frame in FRAMES:
            throw_frame(api, made.id, frame)
        unreadable = api.ask("POST", "/api/games", b"\xff\xfe{")
        assert (unreadable.status, unreadable.error) == (400, "bad_request")
        assert api.get("/api/rulings/%00?lang=%00").status in (404, 422)
        assert api.get(f"/api/games/{made.id}").json["seq"] == 1  # Bo joined; nothing else ever happened
        assert api.get("/healthz").status == 200
    printed = said.read_text(encoding="utf-8")
    assert len(calm.splitlines()) == 2, "where to look and how to stop, no more"
    assert len(printed.splitlines()) - len(calm.splitlines()) <= len(PLAIN) + len(FRAMES) + 2, printed
    assert "Traceback" not in printed
    for secret in secrets:
        assert secret not in printed


def test_no_address_takes_a_secret() -> None:
    """Tokens and invitations travel in headers and bodies only: addresses are what gets logged on the way."""
    described = create_app(settings("sqlite:///never-opened.sqlite")).openapi()
    named = {
        parameter["name"].lower()
        for path in described["paths"].values()
        for way in path.values()
        for parameter in way.get("parameters", [])
        if parameter["in"] in ("query", "path")
    }
    assert {"game_id", "lang"} <= named
    assert not {name for name in named if "token" in name or "invite" in name or "secret" in name}
    assert "bearer" not in json.dumps(sorted(named))


def test_the_address_is_told_and_ctrl_c_ends_everything_without_a_word(tmp_path: Path) -> None:
    said = tmp_path / "said.txt"
    server = Process(settings(f"sqlite:///{tmp_path / 'games.sqlite'}"), said=said).start()
    made = server.api.new(AGAINST_A_BOT, options={"first": "1", "layout": "printed"})
    with server.api.sit(made.id, made.token(0)).ready() as ada:
        while ada.to_move() < 0:
            ada.receive()  # a process that thinks for the bot is there now
        assert server.interrupt() == 0
    lines = said.read_text(encoding="utf-8").splitlines()
    assert lines == [
        f"Catanica is being served at http://localhost:{server.port}/",
        "Open it in a browser. Ctrl-C ends the server; games are kept.",
    ]


def test_a_taken_port_is_said_before_anything_is_promised(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        command = [sys.executable, "-P", "-m", "catanica", "serve", "--port", str(port)]
        done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment(tmp_path))
    assert done.returncode == 2
    assert done.stdout == ""
    assert f"cannot listen at 127.0.0.1, port {port}: the port is taken" in done.stderr
    assert len(done.stderr.strip().splitlines()) <= 2
