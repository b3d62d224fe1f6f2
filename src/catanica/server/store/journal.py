"""Writing events. One thread writes for all games: whatever waits goes into one transaction, so that a disk's slow
confirmation is shared by all who wait for it (group commit). Who acts alone waits for nothing but the disk.
"""

import asyncio
import math
import queue
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import orjson
from sqlalchemy import Engine

from catanica.server.metrics import Metrics
from catanica.server.store.database import Event
from catanica.server.store.pen import Page, TakenError, pen_for

__all__ = ["Journal", "Parcel", "TakenError"]

MOST_AT_ONCE: Final = 200
REST_EACH: Final = 0.002  # seconds of rest for each who shared the last transaction: the more act, the more may join
LONGEST_REST: Final = 0.035
MOST_TOLD: Final = 100  # events one notice names: PostgreSQL takes 8000 bytes


class Parcel(NamedTuple):
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


class Journal:
    """The only writer of a process."""

    def __init__(
        self, engine: Engine, process: str, metrics: Metrics, sleep: Callable[[float], None] = time.sleep
    ) -> None:
        self.engine = engine
        self.metrics = metrics
        self.process = process
        self.shared = engine.dialect.name == "postgresql"  # other processes listen
        self.failed = False  # the last attempt to write
        self.tried_at = -math.inf  # when that was
        self._pen = pen_for(engine)
        self._sleep = sleep
        self._gathered: list[Parcel] = []  # what waits for the next transaction
        self._shared_by = 0  # how many wrote in the last one
        self._under_way = False  # whether one is being written or gathered for
        self._sent: queue.SimpleQueue[list[Parcel] | None] = queue.SimpleQueue()
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
        self._gathered.append(Parcel(events, notice, loop, done))
        if not self._under_way:
            self._under_way = True
            loop.call_soon(self._send)  # with whatever else this round of the loop brings
        await done

    def close(self) -> None:
        """Write what waits, and stop."""
        self._send()
        self._sent.put(None)
        self._thread.join()

    def _send(self) -> None:
        """Hand what waits to the thread."""
        parcels, self._gathered = self._gathered, []
        if parcels:
            self._sent.put(parcels)
        self._under_way = bool(parcels)
        self._shared_by = len(parcels)

    def _rest(self, loop: asyncio.AbstractEventLoop) -> None:
        """Many act: let more of them come before the loop looks again. It is woken once for all of them instead of for
        each, and the disk confirms them together; being woken and confirming cost more than an action does.
        """
        self._sleep(min(LONGEST_REST, REST_EACH * self._shared_by))
        loop.call_soon(self._send)  # what has come is heard before

    def _work(self) -> None:
        while (parcels := self._sent.get()) is not None:
            self._write(parcels)
        self._pen.close()

    def _write(self, parcels: list[Parcel]) -> None:
        """Write, and tell those who wait in one call: waking the loop costs more than what it is then told."""
        outcomes = []
        for start in range(0, len(parcels), MOST_AT_ONCE):
            outcomes += self._written(parcels[start : start + MOST_AT_ONCE])
        parcels[0].loop.call_soon_threadsafe(self._settle, outcomes)

    def _settle(self, outcomes: list[tuple[Parcel, Exception | None]]) -> None:
        loop = outcomes[0][0].loop
        for parcel, error in outcomes:
            parcel.settle(error)
        if self._shared_by > 1:
            loop.call_soon(loop.call_soon, self._rest, loop)  # after those who waited have answered
        else:
            self._send()

    def _written(self, parcels: list[Parcel]) -> list[tuple[Parcel, Exception | None]]:
        """All in one transaction. If one of them is at fault (its number is taken), each for itself; if the database is
        away or locked, all have failed, and nobody waits for the others' waiting.
        """
        error: Exception | None = None
        try:
            with self.metrics.written.time():
                self._put(parcels)
            self.metrics.together.observe(len(parcels))
        except TakenError as taken:
            if len(parcels) > 1:
                return [outcome for parcel in parcels for outcome in self._written([parcel])]
            error = taken
        except Exception as wrong:
            error = wrong
        self.failed = error is not None and not isinstance(error, TakenError)
        if self.failed:
            self.metrics.unwritten.inc()
        self.tried_at = time.monotonic()
        return [(parcel, error) for parcel in parcels]

    def _put(self, parcels: list[Parcel]) -> None:
        events = [event for parcel in parcels for event in parcel.events]
        notices = [parcel.notice for parcel in parcels if parcel.notice is not None]
        if not events and not notices:
            self._pen.beat(self.process)
            return
        if self.shared:
            news = [(event.game_id, event.seq) for event in events]
            notices += [{"news": news[i : i + MOST_TOLD]} for i in range(0, len(news), MOST_TOLD)]
        self._pen.write(Page(events, [self._told(notice) for notice in notices]))

    def _told(self, notice: dict[str, Any]) -> str:
        return orjson.dumps({"process": self.process, **notice}).decode()
