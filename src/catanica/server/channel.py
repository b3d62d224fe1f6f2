"""One WebSocket: it is greeted, it wishes, it is told. What it may know is decided by the seats it holds."""

import asyncio
import logging
from collections import Counter, deque
from typing import Final

from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from catanica.encyclopaedia.language import language_of
from catanica.server.guard import Bucket, Buckets, address_of, foreign_origin, headers_of, reader_language
from catanica.server.hub import Hub
from catanica.server.line import LINE, Line
from catanica.server.messages import (
    WISHES,
    Act,
    Hello,
    Lang,
    OfSeat,
    Ping,
    Pong,
    Refused,
    Replace,
    Undo,
    Why,
)
from catanica.server.refusals import No
from catanica.server.reports import Reports
from catanica.server.room import Room
from catanica.server.settings import Settings
from catanica.server.work import Work

LOG: Final = logging.getLogger("catanica.server")
BAD_MANNERS: Final = 1008
TOO_LARGE: Final = 1009
ACCIDENT: Final = 1011
RESTART: Final = 1012
WRONG_TOKEN: Final = 4403
NO_GAME: Final = 4404
NOT_OURS: Final = 4409  # a game this server cannot go on with
MOST_HEARD: Final = 8  # messages that wait while one is seen to, before no more are taken
PATIENCE: Final = 100  # messages beyond the rate, or unreadable, before the door is shut

AnyWish = Hello | Act | Undo | Why | OfSeat | Replace | Lang | Ping


class ClosedError(Exception):
    """The channel must be closed, with a code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Doorman:
    """Counts the channels from each address, and how much is said and asked on all of them."""

    def __init__(self, settings: Settings, reports: Reports) -> None:
        self.reports = reports
        self.most = settings.connections_each
        self.open: Counter[str] = Counter()
        self.frames = Buckets(settings.frames_each_rate, settings.frames_each_burst)
        self.asking = Buckets(settings.asking_rate, settings.asking_burst)

    def enter(self, address: str) -> bool:
        """Whether one more may come in."""
        if self.open[address] >= self.most:
            return False
        self.open[address] += 1
        return True

    def leave(self, address: str) -> None:
        """One is gone."""
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]


class Channel:
    """A connection to a game."""

    def __init__(self, hub: Hub, doorman: Doorman, address: str, socket: WebSocket, lang: str) -> None:
        self.hub = hub
        self.doorman = doorman
        self.address = address
        self.socket = socket
        self.lang = lang
        self.seats: tuple[int, ...] = ()
        self.seen: int | None = None
        self.changes = False
        self.base: int | None = None
        self.room: Room | None = None
        self.bucket = Bucket(hub.settings.frame_rate, hub.settings.frame_burst)
        self.faults = 0
        self._line: Line = socket.scope["extensions"][LINE]
        self._heard: deque[str] = deque()
        self._busy = False
        self._gone: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()

    # -- sending --------------------------------------------------------------------------------------------------

    def post(self, *texts: bytes) -> None:
        """Send messages as soon as possible; who reads too slowly is let go and may come back."""
        self._line.say(*texts)

    def _refuse(self, no: No, re: str, tag: int | None) -> None:
        story = self.room.story if self.room else None
        faults = no.faults(self.lang, story.sentence_names() if story else None)
        self.hub.metrics.refusals.labels(no.kind).inc()
        seq = story.seq if story else 0
        self.post(Refused(re=re, id=tag, seq=seq, kind=no.kind, faults=faults).model_dump_json().encode())

    # -- receiving ------------------------------------------------------------------------------------------------

    async def serve(self, game_id: str) -> None:
        """From hello to the end."""
        code: int | None = None
        try:
            await self._greet(game_id)
            self._line.listen(self)
            code = await self._gone
        except ClosedError as closed:
            code = closed.code
        except WebSocketDisconnect:
            return
        finally:
            if self.room is not None:
                self.room.leave(self)
        if code is not None and self.socket.client_state is WebSocketState.CONNECTED:
            await self.socket.close(code)

    def hear(self, text: str) -> None:
        """A message has come: it is seen to at once, or after those before it."""
        self._heard.append(text)
        if not self._busy:
            self._next()
        elif len(self._heard) > MOST_HEARD:
            self._line.hold(True)

    def end(self) -> None:
        """Nothing will come any more."""
        self._close(None)

    def _next(self) -> None:
        while self._heard and not self._busy:
            self._busy = True
            Work(self._one(self._heard.popleft()), self._seen_to)
        if len(self._heard) <= MOST_HEARD:
            self._line.hold(False)

    def _seen_to(self, wrong: BaseException | None) -> None:
        self._busy = False
        if wrong is None:
            self._next()
            return
        self._heard.clear()
        if not isinstance(wrong, ClosedError):
            LOG.error("a message could not be seen to", exc_info=wrong)
        self._close(wrong.code if isinstance(wrong, ClosedError) else ACCIDENT)

    def _close(self, code: int | None) -> None:
        if not self._gone.done():
            self._gone.set_result(code)

    async def _receive(self) -> str:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        if text is None:
            return ""  # binary frames say nothing here
        if len(text.encode(errors="replace")) > self.hub.settings.frame_bytes:
            raise ClosedError(TOO_LARGE)
        return str(text)

    async def _greet(self, game_id: str) -> None:
        try:
            text = await asyncio.wait_for(self._receive(), self.hub.settings.hello_seconds)
            hello = WISHES.validate_json(text)
        except (TimeoutError, ValidationError):
            raise ClosedError(BAD_MANNERS) from None
        if not isinstance(hello, Hello):
            raise ClosedError(BAD_MANNERS)
        try:
            room = await self.hub.room(game_id)
        except No as no:
            if no.code == "no_such_game":
                raise ClosedError(NO_GAME) from None
            self._refuse(no, hello.type, None)
            raise ClosedError(NOT_OURS) from None
        except SQLAlchemyError as error:
            LOG.error("a game could not be read: %s", error)
            raise ClosedError(RESTART) from None
        seats = [room.story.seat_of(token) for token in hello.tokens]
        if None in seats:
            raise ClosedError(WRONG_TOKEN)
        self.seats = tuple(sorted({seat for seat in seats if seat is not None}))
        self.lang = language_of(hello.lang or "") or self.lang
        self.seen = hello.last_seq
        self.changes = hello.changes
        self.room = room
        try:
            await room.enter(self)
        except (No, SQLAlchemyError) as error:
            LOG.warning("game %s: somebody could not come in: %s", game_id, error)
            raise ClosedError(RESTART) from None

    async def _one(self, text: str) -> None:
        """One message after hello."""
        if not self.bucket.take() or not self.doorman.frames.take(self.address):
            self._count_fault()
            self._refuse(No("too_fast"), "", None)
            return
        try:
            wish = WISHES.validate_json(text)
        except ValidationError as error:
            self._count_fault()
            self._refuse(No("malformed", reason=_first_reason(error)), "", None)
            return
        tag = None if isinstance(wish, Hello) else wish.id
        if self._costs_thought(wish) and not self.doorman.asking.take(self.address):
            self._count_fault()
            self._refuse(No("too_fast"), wish.type, tag)
            return
        try:
            await self._fulfil(wish)
        except No as no:
            self._refuse(no, wish.type, tag)
            if no.code == "stale" and self.room is not None:
                self.room.show(self)
        except SQLAlchemyError as error:
            LOG.error("an event could not be written or read: %s", error)
            self._refuse(No("unavailable"), wish.type, tag)

    def _costs_thought(self, wish: AnyWish) -> bool:
        """Whether something must be understood or explained: everything but the options that were offered."""
        if isinstance(wish, Act):
            return self.room is None or not self.room.story.offers(wish.text, self.seats)
        return isinstance(wish, (Why, Lang))

    def _count_fault(self) -> None:
        self.faults += 1
        self.doorman.reports.tell(self.address, "messages on a channel came too fast or were unreadable")
        if self.faults > PATIENCE:
            raise ClosedError(BAD_MANNERS)

    async def _fulfil(self, wish: AnyWish) -> None:
        room = self.room
        assert room is not None
        if isinstance(wish, Act):
            await room.act(self, wish)
        elif isinstance(wish, Undo):
            await room.undo(self, wish)
        elif isinstance(wish, Why):
            self.post((await room.why(self, wish)).model_dump_json().encode())
        elif isinstance(wish, OfSeat):
            await room.of_seat(self, wish)
        elif isinstance(wish, Replace):
            await room.replace(self, wish)
        elif isinstance(wish, Lang):
            self.lang = language_of(wish.lang) or self.lang
            room.show(self)
        elif isinstance(wish, Ping):
            self.post(Pong(id=wish.id, seq=room.story.seq).model_dump_json().encode())
        else:
            raise No("malformed", reason="hello was said already")


def _first_reason(error: ValidationError) -> str:
    """What is wrong with a message, in few words, without repeating what was sent."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join(str(part) for part in first["loc"])[:60]
    return f"{where}: {first['msg'][:120]}" if where else str(first["msg"])[:120]


async def serve_channel(hub: Hub, doorman: Doorman, socket: WebSocket, game_id: str) -> None:
    """A new WebSocket: accepted, so that the reason for closing can be told, and served if it may be."""
    headers = headers_of(socket.scope)
    address = address_of(socket.scope)
    await socket.accept()
    if foreign_origin(headers, hub.settings) is not None or not doorman.enter(address):
        doorman.reports.tell(address, "a channel was refused")
        await socket.close(BAD_MANNERS)
        return
    hub.metrics.sockets.inc()
    try:
        await Channel(hub, doorman, address, socket, reader_language(headers)).serve(game_id)
    finally:
        hub.metrics.sockets.dec()
        doorman.leave(address)
