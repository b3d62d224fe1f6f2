"""What stands before every request: sizes, rates, origins, and the headers browsers obey."""

import json
import logging
import time
from collections import OrderedDict
from collections.abc import Iterable
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from catanica.encyclopaedia.language import FALLBACK, language_of
from catanica.server.bodies import ErrorBody, ErrorInfo
from catanica.server.doors import household
from catanica.server.refusals import No
from catanica.server.reports import Reports
from catanica.server.settings import Settings

LOG: Final = logging.getLogger("catanica.server")
REMEMBERED: Final = 20_000  # addresses whose rate is kept in mind
SECURITY: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
LARGE: Final = ("/api/replay", "/api/analysis", "/api/games")  # these take whole records
LIMITS: Final = ("too_fast", "wrong_host", "wrong_origin", "too_large")  # what no player meets by accident
CHANGING: Final = ("POST", "PUT", "PATCH", "DELETE")


class Bucket:
    """Tokens that come back with time: so many per second, so many at once."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = float(burst)
        self.left = float(burst)
        self.at = time.monotonic()

    def take(self) -> bool:
        """Whether one more may come now."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One bucket for each address."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self._kept: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether one more may come from there now."""
        bucket = self._kept.get(address)
        if bucket is not None:
            self._kept.move_to_end(address)
            return bucket.take()
        bucket = self._kept[address] = Bucket(self.rate, self.burst)
        if len(self._kept) > REMEMBERED:
            self._kept.popitem(last=False)
        return bucket.take()


def headers_of(scope: Scope) -> dict[str, str]:
    """The headers of a request, the last of each name."""
    pairs: Iterable[tuple[bytes, bytes]] = scope["headers"]
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in pairs}


def address_of(scope: Scope) -> str:
    """Where a request comes from: an IPv4 address, or an IPv6 network."""
    client = scope.get("client")
    return household(str(client[0])) if client else "unknown"


def foreign_host(headers: dict[str, str], settings: Settings) -> str | None:
    """The name a request asks for, if the server does not go by it: foreign names can lead browsers to our address."""
    known = {name.strip().lower() for name in settings.hosts.split(",") if name.strip()}
    host = headers.get("host", "")
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
    return None if not known or name.lower() in known else host


def foreign_origin(headers: dict[str, str], settings: Settings) -> str | None:
    """The page a browser's request comes from, if it is neither ours nor allowed. Programs send no origin."""
    origin = headers.get("origin")
    if origin is None:
        return None
    allowed = {o.strip().rstrip("/") for o in settings.origins.split(",") if o.strip()}
    if origin in allowed or urlsplit(origin).netloc == headers.get("host"):
        return None
    return origin


def reader_language(headers: dict[str, str], asked: str | None = None) -> str:
    """The language of sentences: the one asked for, else the first of the browser's that we speak."""
    tags = [asked or "", *(part.split(";")[0] for part in headers.get("accept-language", "").split(","))]
    return next((found for tag in tags if (found := language_of(tag))), FALLBACK)


def speak(request: Request, lang: str | None) -> None:
    """Answer this request in the language its body asks for, whatever comes of it."""
    request.state.lang = lang


def answer_language(request: Request) -> str:
    """The language for the answer to a request: as its body or address asks, else the browser's."""
    asked = getattr(request.state, "lang", None) or request.query_params.get("lang")
    return reader_language(headers_of(request.scope), asked)


def error_body(no: No, lang: str) -> dict[str, Any]:
    """A refusal as HTTP answers it."""
    faults = no.faults(lang)
    sentence = " ".join(f.sentence for f in faults[:1])
    return ErrorBody(error=ErrorInfo(code=no.code, sentence=sentence, faults=faults)).model_dump()


class Guard:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, settings: Settings, reports: Reports) -> None:
        self.app = app
        self.reports = reports
        self.settings = settings
        self.requests = Buckets(settings.http_rate, settings.http_burst)
        self.page = Buckets(settings.page_rate, settings.page_burst)
        self.new_games = Buckets(settings.new_games_rate, settings.new_games_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = headers_of(scope)
        if scope["type"] == "websocket":
            if foreign_host(headers, self.settings) is not None or not self.requests.take(address_of(scope)):
                self.reports.tell(address_of(scope), "a channel was refused")
                await send({"type": "websocket.close", "code": 1008})
            else:
                await self.app(scope, receive, send)
            return
        answer = Answered(scope, receive, send)
        try:
            answer.limit = self._check(scope, headers)
            await self.app(scope, answer.receive, answer.send)
        except No as no:
            if no.code in LIMITS:
                self.reports.tell(address_of(scope), f"a request was refused: {no.code}")
            answer.refusal = no
        except Exception:
            LOG.exception("%s %s failed", scope["method"], ascii(scope["path"]))
            answer.refusal = No("failed", 500)
        if answer.refusal is not None and not answer.begun:
            await _answer(answer, answer.refusal, reader_language(headers))

    def _check(self, scope: Scope, headers: dict[str, str]) -> int:
        """Raise a refusal for what must not come in; returns how large the body may be."""
        settings, path, method = self.settings, scope["path"], scope["method"]
        address = address_of(scope)
        making = method == "POST" and path in LARGE
        rate = self.requests if path.startswith("/api/") else self.page
        if not rate.take(address) or (making and not self.new_games.take(address)):
            raise No("too_fast", 429)
        host = foreign_host(headers, settings)
        if host is not None:
            raise No("wrong_host", 421, host=host[:100])
        if not path.isprintable():
            raise No("no_such_page", 404)
        origin = foreign_origin(headers, settings) if method in CHANGING else None
        if origin is not None:
            raise No("wrong_origin", 403, origin=origin)
        limit = settings.record_bytes if path in LARGE else settings.body_bytes
        told = headers.get("content-length", "0")
        if not told.isdigit() or int(told) > limit:
            raise No("too_large", 413, limit=limit)
        return limit


class Answered:
    """One request and its answer: a body that grows too large ends it, and every answer carries the headers."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope = scope
        self.limit = 0
        self.begun = False
        self.refusal: No | None = None
        self._receive = receive
        self._send = send
        self._so_far = 0

    async def receive(self) -> Message:
        """A part of the body; one that was announced smaller than it is ends here."""
        message = await self._receive()
        self._so_far += len(message.get("body", b""))
        if self._so_far > self.limit:
            self.refusal = No("too_large", 413, limit=self.limit)
            raise self.refusal
        return message

    async def send(self, message: Message) -> None:
        """What the application answers, unless the request was refused meanwhile."""
        if self.refusal is None:
            await self.say(message)

    async def say(self, message: Message) -> None:
        """A part of the answer."""
        if message["type"] == "http.response.start":
            self.begun = True
            own = {name.lower() for name, _ in message.get("headers", [])}
            more = dict(SECURITY)
            if self.scope["path"].startswith("/api/"):
                more["cache-control"] = "no-store"
            extra = [(n.encode(), v.encode()) for n, v in more.items() if n.encode() not in own]
            message = {**message, "headers": [*message.get("headers", []), *extra]}
        await self._send(message)


async def _answer(answer: Answered, no: No, lang: str) -> None:
    body = json.dumps(error_body(no, lang), ensure_ascii=False).encode(errors="replace")
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in no.headers().items()]
    await answer.say({"type": "http.response.start", "status": no.status, "headers": headers})
    await answer.say({"type": "http.response.body", "body": body})
