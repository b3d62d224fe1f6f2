"""Every attack is bounded in count and time; meanwhile others play on, and nothing but refusals comes of it."""

import http.client
import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

import catanica
from catanica.kernel.playout import playout
from catanica.kernel.rng import seeded
from catanica.notation.record import write
from catanica.server.settings import Settings
from tests.hostile.bystander import Bystander
from tests.server.client import HOT_SEAT, Api, Player
from tests.server.running import Process

HELLOS = 200
ATTACKER = {"x-forwarded-for": "203.0.113.5"}


def channels(api: Api, count: int) -> list[Player]:
    """So many channels of the attacker's to a game of the attacker's own."""
    made = api.new(HOT_SEAT)
    return [api.sit(made.id, made.token(0), additional_headers=ATTACKER).ready() for _ in range(count)]


def quiet(said: Path, least: int, most: int | None = None) -> None:
    """What the server printed: so many lines, and no accident. Whoever meets a limit is told of once, however often."""
    printed = said.read_text(encoding="utf-8")
    assert "Traceback" not in printed
    assert least <= len(printed.splitlines()) <= (least if most is None else most), printed


def record(actions: int = 60) -> str:
    state = catanica.game("cardgame").new(seed=3)
    playout(state, seeded(4), actions)
    return write(state)


def test_hello_after_hello_with_ever_new_numbers(server: Process, bystander: Bystander, said: Path) -> None:
    """Each asks for another part of a long log while somebody listens. None of these answers is kept."""
    made = server.api.new(HOT_SEAT, record=record(600))

    def greet(listener: Player, first: int, count: int) -> int:
        """So many hellos; how much memory the server holds afterwards."""
        for number in range(first, first + count):
            address = {"x-forwarded-for": f"198.51.{number % 250}.7"}
            server.api.sit(made.id, last_seq=2**20 + number, lang="en", additional_headers=address).ready().close()
            for _ in range(2):
                listener.until("table")  # somebody came, somebody went
        return bystander.memory()

    with server.api.sit(made.id, made.token(0), made.token(1)).ready() as both:
        length = len(json.dumps(both.log[0]))
        before = greet(both, 0, HELLOS)  # buffers and the like have grown as far as they do
        assert greet(both, HELLOS, HELLOS) - before < 1.5 * HELLOS * length, "each answer is longer than the log"
    bystander.check()
    quiet(said, 0)


def test_questions_nobody_can_answer(server: Process, bystander: Bystander, said: Path) -> None:
    """Ever new words on thirty channels: soon each question is only told that it came too fast."""
    asking = channels(server.api, 30)
    for number in range(15):
        for place, one in enumerate(asking):
            one.send(type="why", seat=0, text=f"build {number}x{place}" + "ä" * 150)
            one.send(type="act", seq=0, text=f"play {number}y{place}" + "ö" * 150)
    codes = set()
    for one in asking:
        one.send(type="ping", id=5)
        while (message := one.receive())["type"] != "pong":
            codes |= {fault["code"] for fault in message.get("faults", [])}
    assert "too_fast" in codes
    bystander.check()
    for one in asking:
        one.close()
    quiet(said, 1)


@contextmanager
def half_open(address: str, count: int, sent: bytes) -> Iterator[list[socket.socket]]:
    """Connections on which something is said, but not enough."""
    host, _, port = address.partition(":")
    with ExitStack() as doors:
        opened = []
        for _ in range(count):
            opened.append(doors.enter_context(socket.create_connection((host, int(port)), timeout=30)))
            opened[-1].sendall(sent)
        yield opened


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET /api/options HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
        b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.5\r\nContent-Length: 1000\r\n\r\n{",
        b"GET /livez HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.5\r\n\r\nGET /livez HTTP/1.1\r\nHost: ",
    ],
    ids=["nothing", "half a header", "half a body", "half a second request"],
)
def test_half_a_request_is_not_waited_for(server: Process, bystander: Bystander, sent: bytes) -> None:
    """Others are let in meanwhile, and after the agreed time the connection is closed."""
    with half_open(server.api.address, 300, sent) as doors:
        assert server.api.get("/api/options").status == 200
        bystander.check()
        begun = time.monotonic()
        for door in doors:
            while door.recv(4096):
                continue
        assert time.monotonic() - begun < 30


def test_headers_without_end(server: Process) -> None:
    endless = b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"X-A: b\r\n" * 5_000
    with half_open(server.api.address, 1, endless) as [door]:
        assert door.recv(4096).startswith(b"HTTP/1.1 431 ")


def test_few_connections_from_one_address(tmp_path: Path) -> None:
    chosen = Settings(database_url=f"sqlite:///{tmp_path / 'games.sqlite'}", http_connections_each=5)
    with Process(chosen) as server:
        with half_open(server.api.address, 6, b"") as doors:
            assert doors[-1].recv(100).startswith(b"HTTP/1.1 429 ")
        deadline = time.monotonic() + 30
        while server.api.get("/livez").status != 200:
            assert time.monotonic() < deadline


def test_a_record_with_a_wrong_move_is_answered_with_its_line_and_ruling(server: Process, said: Path) -> None:
    lines = record().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith(("0 ", "1 ")))
    lines[at] = f"{lines[at][0]} city L1"
    for path, body in (
        ("/api/replay", {"record": "\n".join(lines)}),
        ("/api/games", {"game": "cardgame", "seats": HOT_SEAT, "record": "\n".join(lines)}),
    ):
        answer = server.api.post(path, {**body, "lang": "en"})
        assert answer.status == 422, answer.text
        sentences = [fault["sentence"] for fault in answer.json["error"]["faults"]]
        assert any(f"line {at + 1}" in one.lower() and "[" in one for one in sentences), sentences
    quiet(said, 0)


def test_records_that_take_for_ever(server: Process, bystander: Bystander, said: Path) -> None:
    """As large as is allowed, and several at once: each is given up in time, the rest are told to come back."""
    good = record()
    header, _, moves = good.partition("\n\n")
    turns = [line for line in moves.splitlines() if not line.startswith("#")][:-1]
    endless = header + "\n\n" + "\n".join(turns + ["0 offer", "0 withdraw"] * 9_000) + "\nend\n"
    wide = header + "\n\n" + "\n".join([*turns, "* shuffle " + "x " * 400_000]) + "\nend\n"
    for text in (endless, wide):
        answer = server.api.post("/api/replay", {"record": text, "count": 1}, **ATTACKER)
        assert answer.status == 422, answer.text[:200]
    answer = server.api.post("/api/replay", {"record": header + "\n\n" + "\n" * 30_000 + "end\n"}, **ATTACKER)
    assert (answer.status, answer.error) == (422, "record_too_long")
    answer = server.api.post("/api/replay", {"record": good, "count": 1})
    assert answer.status == 200, answer.text
    bystander.check()
    quiet(said, 0, 4)


def test_more_records_than_are_read(tmp_path: Path) -> None:
    chosen = Settings(database_url=f"sqlite:///{tmp_path / 'games.sqlite'}", records_waiting=4)
    text = json.dumps({"record": record(), "count": 1}).encode()
    with Process(chosen) as server:
        doors = [http.client.HTTPConnection(server.api.address, timeout=120) for _ in range(6)]
        for door in doors:
            door.request("POST", "/api/replay", text, {"content-type": "application/json"})
        answers = [door.getresponse() for door in doors]
        statuses = sorted(answer.status for answer in answers)
        assert statuses[0] == 200
        assert statuses[-1] == 503
        assert {answer.headers["retry-after"] for answer in answers if answer.status == 503} == {"5"}
        for door in doors:
            door.close()


@pytest.mark.parametrize("path", ["/%00", "/assets/%00", "/api/games/%00", "/" + "a" * 5000, "/%ff%fe", "/..%2f..%2fx"])
def test_addresses_that_are_none(server: Process, said: Path, path: str) -> None:
    answer = server.api.get(path)
    assert answer.status == 404, answer.text
    assert answer.json["error"]["sentence"]
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    quiet(said, 0)


def test_names_of_other_servers(server: Process) -> None:
    answer = server.api.get("/api/options", host="evil.example")
    assert (answer.status, answer.error) == (421, "wrong_host")
    assert server.api.get("/api/options", host="localhost:99").status == 200


def test_a_body_that_grows_beyond_its_limit(server: Process) -> None:
    door = http.client.HTTPConnection(server.api.address, timeout=60)
    door.putrequest("POST", "/api/games/abc/join")
    door.putheader("content-type", "application/json")
    door.putheader("transfer-encoding", "chunked")
    door.endheaders()
    for _ in range(5):
        door.send(b"1000\r\n" + b" " * 4096 + b"\r\n")
    answer = door.getresponse()
    assert answer.status == 413
    assert json.loads(answer.read())["error"]["code"] == "too_large"
    door.close()


@pytest.mark.parametrize("name", ["A\u202eda", "A\u0000da", "\u2066Ada", "A\x1bda", "\ue000"])
def test_names_that_hide_something(server: Process, name: str) -> None:
    seats: list[dict[str, Any]] = [{"kind": "person", "name": name}, {"kind": "open"}]
    answer = server.api.post("/api/games", {"game": "cardgame", "seats": seats})
    assert answer.status == 422
    assert "invisible character U+" in answer.json["error"]["sentence"]


def test_names_of_people_are_taken(server: Process) -> None:
    for name in ("Ærø Åse", "李", "نازنین‌زهرا", "👩‍🌾 Bo", "O'Neill-Żuk"):
        assert (
            server.api.post("/api/games", {"game": "cardgame", "seats": [{"kind": "person", "name": name}] * 2}).status
            == 201
        )


def test_the_page_has_a_rate_too(server: Process) -> None:
    statuses = [server.api.get("/nothing", **ATTACKER).status for _ in range(250)]
    assert statuses[0] == 404
    assert 429 in statuses
    assert server.api.get("/livez").status == 200


def test_one_network_is_one_address(server: Process) -> None:
    """Whoever has one IPv6 address has a whole network of them."""

    def asked(address: str) -> int:
        return server.api.get("/api/lessons", **{"x-forwarded-for": address}).status

    assert 429 in [asked(f"2001:db8:1:2::{number:x}") for number in range(200)]
    assert asked("2001:db8:1:3::1") == 200
