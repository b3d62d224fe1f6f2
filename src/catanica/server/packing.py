"""Answers of the API are packed for those who can unpack them; the page's files were packed when it was built."""

from typing import Final

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

SMALLEST: Final = 1000  # bytes: what is smaller fits into one packet anyway, tokens of new games among it
LEVEL: Final = 4  # cards and rulings become a fifth; higher levels take much longer and save little


class Packing:
    """Packs what `/api/` answers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.packed = GZipMiddleware(app, minimum_size=SMALLEST, compresslevel=LEVEL)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through."""
        ours = scope["type"] == "http" and scope["path"].startswith("/api/")
        await (self.packed if ours else self.app)(scope, receive, send)
