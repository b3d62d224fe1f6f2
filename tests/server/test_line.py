"""A channel's messages arrive whatever shape they come in, in their order; one that is no text at all ends it."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from catanica.server.line import LONG, NO_TEXT, SHORT, TEXT, Line, framed
from tests.server.client import HOT_SEAT, Api, Player
from tests.server.running import in_thread, settings

PINGS = 40  # more than may wait while one is seen to


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    folder: Path = tmp_path_factory.mktemp("line")
    with in_thread(settings(f"sqlite:///{folder / 'games.sqlite'}")) as running:
        yield running


@pytest.fixture(params=[None, "deflate"], ids=["plain", "packed"])
def both(api: Api, request: pytest.FixtureRequest) -> Iterator[Player]:
    made = api.new(HOT_SEAT)
    with api.sit(made.id, made.token(0), made.token(1), compression=request.param).ready() as player:
        yield player


def pong(both: Player, tag: int) -> None:
    assert both.until("pong")["id"] == tag


def test_short_long_and_broken_up_messages_are_heard(both: Player) -> None:
    both.socket.send('{"type": "ping", "id": 1}')
    pong(both, 1)
    both.socket.send('{"type": "ping", "id": 2' + " " * 200 + "}")
    pong(both, 2)
    both.socket.send(["", '{"type": "pi', 'ng", ', '"id": 3}'])
    pong(both, 3)
    both.socket.send(b"no text")
    assert both.until("refused")["faults"][0]["code"] == "malformed"
    both.socket.send('{"type": "ping", "id": 4}')
    pong(both, 4)


def test_many_messages_at_once_are_answered_in_their_order(both: Player) -> None:
    """The first one waits for the disk, the others for it."""
    both.send(type="act", seq=both.seq, text=both.options(both.to_move())[0]["text"])
    for tag in range(PINGS):
        both.send(type="ping", id=tag)
    seen: list[Any] = []
    while len(seen) < PINGS:
        message = both.receive()
        if message["type"] == "pong":
            assert both.seq == 1, "the action came before"
            seen.append(message["id"])
    assert seen == list(range(PINGS))


def test_what_is_no_text_ends_the_channel(api: Api) -> None:
    made = api.new(HOT_SEAT)
    for sent in (b"\xff\xfe", b"\xff" * 200):
        with api.sit(made.id, compression=None).ready() as watcher:
            with watcher.socket.send_context():
                watcher.socket.protocol.send_text(sent)
            with pytest.raises(ConnectionClosed) as closed:
                watcher.until("pong")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == NO_TEXT


@pytest.mark.parametrize("length", [0, 1, SHORT - 1, SHORT, LONG, LONG + 1])
def test_a_message_is_framed_as_the_library_frames_it(length: int) -> None:
    assert framed(b"x" * length) == Frame(Opcode.TEXT, b"x" * length).serialize(mask=False)


class Wire(asyncio.Transport):
    """A transport that keeps what it is given."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[Any] = []

    def write(self, data: Any) -> None:
        self.sent.append(data)

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        """Nothing more is sent."""

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default


class Listening:
    """Somebody who hears everything and says nothing."""

    def hear(self, text: str) -> None:
        """A message."""

    def end(self) -> None:
        """The end."""


def open_line() -> tuple[Line, Wire]:
    """A line of the running loop on which nothing was said yet, and what keeps all that is sent on it."""
    config = Config("catanica.server.run:application", interface="asgi3", log_config=None)
    config.loaded, config.loaded_app = True, None
    line, wire = Line(config, ServerState(), {}, asyncio.get_running_loop()), Wire()
    line.connection_made(wire)
    line.ear, line.conn.state, line.handshake_complete = Listening(), State.OPEN, True
    return line, wire


def test_what_is_said_in_one_round_of_the_loop_is_sent_together_in_the_next() -> None:
    async def work() -> None:
        line, wire = open_line()
        line.say(b"first", b"second")
        line.say(b"third")
        assert wire.sent == [], "others are answered before a client is woken"
        await asyncio.sleep(0)
        assert wire.sent == [framed(b"first") + framed(b"second") + framed(b"third")]
        line.stop_keepalive()

    asyncio.run(work())


def test_what_was_said_goes_before_the_end() -> None:
    async def work() -> None:
        line, wire = open_line()
        line.say(b"last")
        line.shutdown()
        assert wire.sent[0] == framed(b"last")
        assert wire.sent[1][0] & 0x0F == Opcode.CLOSE
        line.lost = True
        line.say(b"too late")
        await asyncio.sleep(0)
        assert len(wire.sent) == 2

    asyncio.run(work())


def test_who_spoke_lately_is_not_asked_whether_he_is_there() -> None:
    async def work() -> None:
        line, wire = open_line()
        line.data_received(bytes((TEXT, 0x80 | 2, 0, 0, 0, 0)) + b"{}")
        line.send_keepalive_ping()
        assert wire.sent == []
        assert line.ping_timer is not None, "it is looked again later"
        line.stop_keepalive()
        line.send_keepalive_ping()
        assert [frame[0] & 0x0F for frame in wire.sent] == [Opcode.PING]
        line.stop_keepalive()

    asyncio.run(work())
