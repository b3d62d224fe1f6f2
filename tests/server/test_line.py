"""A channel's messages arrive whatever shape they come in, in their order; one that is no text at all ends it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from catanica.server.line import LONG, NO_TEXT, SHORT, framed
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
