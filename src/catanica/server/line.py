"""The connection under a channel. Once somebody listens, messages go straight there and back: ASGI's queues and tasks,
which every message would pass otherwise, cost more than the messages.

Opening and closing stay with uvicorn and the `websockets` library, and so does every frame that is out of the ordinary.
"""

from asyncio import BaseTransport
from collections import deque
from typing import TYPE_CHECKING, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.speedups import apply_mask

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

NO_TEXT: Final = 1007  # the code with which what is no text is answered
LINE: Final = "catanica.line"  # where a connection's scope holds it
MOST_BEHIND: Final = 200  # messages a slow client may be behind before it is let go
SMALL: Final = 1400  # bytes of a message that fits into one packet: it is not packed, whatever the client can unpack
SHORT: Final = 126  # what is shorter has its length in one byte; this number says that two bytes follow (RFC 6455, 5.2)
LONG: Final = 0xFFFF  # what fits into the two
TEXT: Final = 0x81  # the first byte of a text in one frame
MASKED: Final = 0x80  # the second byte of what clients send, beside the length
HEAD: Final = 6  # bytes before a short text: kind, length, mask


class Ear(Protocol):
    """Who listens."""

    def hear(self, text: str) -> None:
        """A message has come."""

    def end(self) -> None:
        """Nothing will come any more."""


def framed(text: bytes) -> bytes:
    """A message as it goes over a line on which it is not packed."""
    if len(text) < SHORT:
        return bytes((TEXT, len(text))) + text
    if len(text) <= LONG:
        return bytes((TEXT, SHORT)) + len(text).to_bytes(2, "big") + text
    return Frame(Opcode.TEXT, text).serialize(mask=False)


class Line(WebSocketsSansIOProtocol):
    """A WebSocket connection that can be listened to."""

    ear: Ear | None = None
    lost = False
    spoken = False  # whether a message came since it was last looked whether anybody is there
    said: list[bytes]  # frames that go out in the loop's next round
    behind: deque[bytes]  # frames that wait until a slow client has read what came before

    def connection_made(self, transport: BaseTransport) -> None:
        """Somebody is at the other end."""
        self.said = []
        self.behind = deque()
        super().connection_made(transport)

    async def run_asgi(self) -> None:
        """The application finds the line in its scope."""
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), LINE: self}  # type: ignore[dict-item]
        await super().run_asgi()

    def listen(self, ear: Ear) -> None:
        """From now on messages are heard here; first those that came meanwhile."""
        self.ear = ear
        while not self.queue.empty():
            message = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                ear.hear(message.get("text") or "")
        self.hold(False)
        if self.lost:
            ear.end()

    def hold(self, on: bool) -> None:
        """Take nothing more from the client, or go on taking: who sends faster than is answered must wait."""
        if on != self.read_paused and not self.transport.is_closing():
            self.read_paused = on
            (self.transport.pause_reading if on else self.transport.resume_reading)()

    def say(self, *texts: bytes) -> None:
        """Send messages, in one go and in the loop's next round: everybody who is answered in this one is answered
        first. Sending wakes a client, which may take the processor at once; what follows would begin with empty caches.
        """
        if self.close_sent or self.lost:
            return
        if not self.said:
            self.loop.call_soon(self.send_off)
        self.said += [self._frame(text) for text in texts]

    def send_off(self) -> None:
        """Send what was said; who is too far behind is let go and may come back."""
        frames = b"".join(self.said)
        self.said.clear()
        if not frames or self.close_sent or self.lost or self.transport.is_closing():
            return
        if self.writable.is_set():
            self.transport.write(frames)
        elif len(self.behind) < MOST_BEHIND:
            self.behind.append(frames)
        else:
            self.transport.abort()

    def _frame(self, text: bytes) -> bytes:
        """A message as it goes over this line."""
        if len(text) > SMALL and self.conn.extensions:
            self.conn.send_text(text)
            return b"".join(self.conn.data_to_send())
        return framed(text)

    def data_received(self, data: bytes) -> None:
        """Something has come: nearly always one short text as a whole, which is seen at a glance."""
        if (
            self.ear is not None
            and len(data) < SHORT + HEAD
            and data[0] == TEXT
            and data[1] == MASKED | len(data) - HEAD
            and not self.conn.reader.buffer
            and self.conn.current_size is None
            and not self.close_sent
        ):
            try:
                text = apply_mask(data[HEAD:], data[2:HEAD]).decode()
            except UnicodeDecodeError:
                super().data_received(data)
            else:
                self.spoken = True
                self.ear.hear(text)
        else:
            super().data_received(data)

    def send_keepalive_ping(self) -> None:
        """Ask whether anybody is there, unless somebody spoke lately."""
        if self.spoken and not self.close_sent and not self.lost:
            self.spoken = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def send_receive_event_to_app(self) -> None:
        """A message of any shape is complete."""
        if self.ear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if self.curr_msg_data_type != "text":
            self.ear.hear("")  # binary frames say nothing here
            return
        try:
            self.ear.hear(data.decode())
        except UnicodeDecodeError:
            self.conn.fail(NO_TEXT)
            self.handle_parser_exception()

    async def send(self, message: "ASGISendEvent") -> None:
        """Opening and closing: what was said before goes first."""
        self.send_off()
        await super().send(message)

    def shutdown(self) -> None:
        """The server stops: what was said goes first."""
        self.send_off()
        super().shutdown()

    def resume_writing(self) -> None:
        """A slow client has read on."""
        while self.behind:
            self.transport.write(self.behind.popleft())
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is at the other end any more."""
        super().connection_lost(exc)
        self.lost = True
        if self.ear is not None:
            self.ear.end()
