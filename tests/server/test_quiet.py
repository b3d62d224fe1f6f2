"""What a server prints: no secret, ever, and no more than a line for whatever is thrown at it."""

import json
import socket
from pathlib import Path

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from catanica.server.app import create_app
from tests.server.client import Api, Made
from tests.server.running import Process, settings

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


def throw(api: Api, sent: bytes) -> None:
    """Bytes on the bare line; whatever comes back is read until it ends."""
    host, port = api.address.split(":")
    with socket.create_connection((host, int(port)), timeout=20) as line:
        line.sendall(sent)
        line.shutdown(socket.SHUT_WR)
        while line.recv(65_536):
            pass


def throw_frame(api: Api, game_id: str, frame: str | bytes) -> None:
    """A first frame that is no hello."""
    with connect(f"ws://{api.address}/api/games/{game_id}/ws") as channel:
        channel.send(frame)
        try:
            channel.recv(timeout=20)
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
    assert [line for line in calm.splitlines() if "served at" not in line] == []
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
