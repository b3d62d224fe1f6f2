"""What other processes tell: PostgreSQL's LISTEN, read by a thread and handed to the loop."""

import asyncio
import logging
import threading
from collections.abc import Callable
from typing import Any, Final

import orjson
import psycopg
from sqlalchemy import Engine

from catanica.server.store.pen import CHANNEL

LOG: Final = logging.getLogger("catanica.server")
PATIENCE: Final = 1.0  # seconds between looks at whether to stop, and before connecting again


class Notices:
    """Listens while the server runs. After a lost connection `missed` is called: anything may have happened."""

    def __init__(
        self,
        engine: Engine,
        process: str,
        heard: Callable[[dict[str, Any]], None],
        missed: Callable[[], None],
    ) -> None:
        self.address = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.process = process
        self.heard = heard
        self.missed = missed
        self.loop = asyncio.get_running_loop()
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._work, name="notices", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._stop.set()
        self._thread.join()

    def _work(self) -> None:
        while not self._stop.is_set():
            try:
                with psycopg.connect(self.address, autocommit=True) as connection:
                    connection.execute(b"LISTEN " + CHANNEL)
                    self.loop.call_soon_threadsafe(self.missed)
                    while not self._stop.is_set():
                        for notice in connection.notifies(timeout=PATIENCE):
                            self._hand_on(notice.payload)
            except psycopg.Error as error:
                LOG.warning("listening to the database was interrupted: %s", str(error).strip().splitlines()[0])
                self._stop.wait(PATIENCE)

    def _hand_on(self, payload: str) -> None:
        told = orjson.loads(payload)
        if told["process"] != self.process:
            self.loop.call_soon_threadsafe(self.heard, told)
