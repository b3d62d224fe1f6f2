"""Writing events. One thread writes for all games: whatever waits goes into one transaction, so that a disk's slow
confirmation is shared by all who wait for it (group commit).
"""

import asyncio
import json
import math
import queue
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Engine, delete, insert, text
from sqlalchemy.exc import IntegrityError

from catanica.server.metrics import Metrics
from catanica.server.store.database import Event
from catanica.server.store.tables import EVENTS, GAMES, PULSE

CHANNEL: Final = "catanica"
MOST_AT_ONCE: Final = 200
GATHERING: Final = 0.006  # seconds in which others may join a transaction, while there are others
# all notices of a transaction in one statement: a round trip for each would cost more than the writing itself
TELL: Final = text("SELECT pg_notify(:channel, told) FROM unnest(CAST(:told AS text[])) AS told")


class TakenError(Exception):
    """An event of that number is there already: another process was faster, or the game's id is taken."""


@dataclass(frozen=True)
class Parcel:
    """Events that are written together or not at all, or a notice for other processes, and who waits for it.

    Neither of them: a pulse, written to see whether writing is possible.
    """

    events: Sequence[Event]
    notice: dict[str, Any] | None
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[None]"

    def settle(self, error: BaseException | None) -> None:
        """Tell the one who waits."""
        if self.done.cancelled():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


def _settle_all(parcels: list[Parcel], error: BaseException | None) -> None:
    for parcel in parcels:
        parcel.settle(error)


class Journal:
    """The only writer of a process."""

    def __init__(self, engine: Engine, process: str, metrics: Metrics) -> None:
        self.engine = engine
        self.metrics = metrics
        self.process = process
        self.shared = engine.dialect.name == "postgresql"  # other processes listen
        self.failed = False  # the last attempt to write
        self.tried_at = -math.inf  # when that was
        self._waiting: queue.SimpleQueue[Parcel | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="journal", daemon=True)
        self._thread.start()

    async def write(self, *events: Event) -> None:
        """Returns once the events are on disk; raises TakenError if one of the numbers is taken."""
        await self._hand_in(events, None)

    async def pulse(self) -> None:
        """Write something of no weight; raises what an event would raise."""
        await self._hand_in((), None)

    def well(self, within: float) -> bool:
        """Whether the last attempt to write succeeded, and was made in so many seconds."""
        return not self.failed and time.monotonic() - self.tried_at <= within

    async def notify(self, notice: dict[str, Any]) -> None:
        """Tell the other processes something that need not be kept."""
        if self.shared:
            await self._hand_in((), notice)

    async def _hand_in(self, events: Sequence[Event], notice: dict[str, Any] | None) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.put(Parcel(events, notice, loop, done))
        await done

    def close(self) -> None:
        """Write what waits, and stop."""
        self._waiting.put(None)
        self._thread.join()

    def _work(self) -> None:
        several = False
        while True:
            first = self._waiting.get()
            if first is None:
                return
            if several:  # many act: a transaction for each costs more than the moment in which it is shared
                time.sleep(GATHERING)
            parcels, last = [first], False
            while len(parcels) < MOST_AT_ONCE and not self._waiting.empty():
                more = self._waiting.get()
                if more is None:
                    last = True
                    break
                parcels.append(more)
            several = len(parcels) > 1
            self._write(parcels)
            if last:
                return

    def _write(self, parcels: list[Parcel]) -> None:
        """All in one transaction. If one of them is at fault (its number is taken), each for itself; if the database is
        away or locked, all have failed, and nobody waits for the others' waiting.
        """
        error: Exception | None = None
        try:
            with self.metrics.written.time(), self.engine.begin() as connection:
                self._put(connection, parcels)
            self.metrics.together.observe(len(parcels))
        except IntegrityError as taken:
            if len(parcels) > 1:
                for parcel in parcels:
                    self._write([parcel])
                return
            error = TakenError(str(taken.orig))
        except Exception as wrong:
            error = wrong
        self.failed = error is not None and not isinstance(error, TakenError)
        if self.failed:
            self.metrics.unwritten.inc()
        self.tried_at = time.monotonic()
        # one call for all of them: waking the loop costs more than what it is then told
        parcels[0].loop.call_soon_threadsafe(_settle_all, parcels, error)

    def _put(self, connection: Connection, parcels: list[Parcel]) -> None:
        events = [event for parcel in parcels for event in parcel.events]
        fresh = [{"id": e.game_id, "game": e.body["game"], "created_at": e.at} for e in events if e.seq == 0]
        if fresh:
            connection.execute(insert(GAMES), fresh)
        if events:
            connection.execute(insert(EVENTS), [vars(e) for e in events])
        if not events and all(p.notice is None for p in parcels):
            connection.execute(delete(PULSE).where(PULSE.c.process == self.process))
            connection.execute(insert(PULSE), [{"process": self.process, "at": time.time()}])
        elif self.shared:
            notices = [p.notice for p in parcels if p.notice is not None]
            notices += [{"game": e.game_id, "seq": e.seq} for e in events]
            told = [json.dumps({"process": self.process, **notice}, separators=(",", ":")) for notice in notices]
            connection.execute(TELL, {"channel": CHANNEL, "told": told})
