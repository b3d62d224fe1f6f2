"""The door of the server: how long a request may take to arrive, and how many connections come from one address.

Whoever sends half a request and waits holds a connection; these are few for each address, and none waits for long.
"""

import asyncio
import ipaddress
from collections import Counter
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from catanica.server.reports import Reports
from catanica.server.settings import Settings

DOORS: Final = "doors"  # where the application's state holds them
HEADER_BYTES: Final = 32_768
SHARED_BITS: Final = 64  # of an IPv6 address: whoever has one has all with the same beginning
ANSWERS: Final = {
    408: "408 Request Timeout",
    429: "429 Too Many Requests",
    431: "431 Request Header Fields Too Large",
}


def household(address: str) -> str:
    """What is counted as one: an IPv4 address, or all IPv6 addresses of one network."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, SHARED_BITS), strict=False))
    return str(found)


class Doors:
    """Counts the open connections of every address, but not those of trusted proxies, which stand for many people."""

    def __init__(self, settings: Settings, reports: Reports) -> None:
        self.settings = settings
        self.reports = reports
        self.open: Counter[str] = Counter()
        self._trusted = [ipaddress.ip_network(n) for n in settings.proxies()]

    def enter(self, address: str) -> bool:
        """Whether one more connection may be opened from there."""
        home = household(address)
        if self.is_proxy(address):
            return True
        if self.open[home] >= self.settings.http_connections_each:
            return False
        self.open[home] += 1
        return True

    def leave(self, address: str) -> None:
        """A connection that came in is closed, or has become a channel, which is counted elsewhere."""
        home = household(address)
        if self.open[home] > 1:
            self.open[home] -= 1
        else:
            self.open.pop(home, None)

    def is_proxy(self, address: str) -> bool:
        """Whether an address is that of a trusted proxy."""
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._trusted)


class PatientProtocol(HttpToolsProtocol):
    """A connection of uvicorn's that does not wait for ever."""

    doors: Doors
    inside = False
    waits_for_headers = True
    header_bytes = 0
    timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is at the door."""
        super().connection_made(transport)
        self.doors = self.app_state[DOORS]
        self.inside = self.doors.enter(self._address())
        if self.inside:
            self._wait(self.doors.settings.header_seconds)
        else:
            self._turn_away(429)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        self._wait(None)
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A part of a request."""
        if not self.inside:
            return
        if self.waits_for_headers:
            self.header_bytes += len(data)
        super().data_received(data)
        if self.waits_for_headers and self.header_bytes > HEADER_BYTES and not self.transport.is_closing():
            self._turn_away(431)

    def on_message_begin(self) -> None:
        """The first letter of a request."""
        super().on_message_begin()
        if not self.waits_for_headers:
            self.waits_for_headers, self.header_bytes = True, 0
            self._wait(self.doors.settings.header_seconds)

    def on_headers_complete(self) -> None:
        """The body may take its time too, but not for ever."""
        self.waits_for_headers = False
        self._wait(self.doors.settings.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All is there."""
        self._wait(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a channel."""
        self._wait(None)
        self._leave()
        super().handle_websocket_upgrade()

    def _address(self) -> str:
        return self.client[0] if self.client else "unknown"

    def _leave(self) -> None:
        if self.inside:
            self.inside = False
            self.doors.leave(self._address())

    def _wait(self, seconds: float | None) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None if seconds is None else self.loop.call_later(seconds, self._turn_away, 408)

    def _turn_away(self, status: int) -> None:
        """Say why, if nothing has been said yet, and close."""
        self.doors.reports.tell(household(self._address()), f"a connection was ended: {ANSWERS[status]}")
        if self.cycle is None or self.cycle.response_complete:
            text = ANSWERS[status]
            head = f"HTTP/1.1 {text}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
            self.transport.write(head.encode())
        self.transport.close()
