"""Records are read in a process of their own, so that a long one keeps neither players nor bots waiting.

Whoever asks takes a place in the line of the own address; the lines are served in turn. Lines have an end, and so has
patience: a record that takes too long is given up, with its process.
"""

import asyncio
import logging
import multiprocessing
import pickle
from collections import OrderedDict, deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, ParamSpec, TypeVar

from catanica.server.refusals import No
from catanica.server.settings import Settings
from catanica.server.thinking import begin_process

LOG: Final = logging.getLogger("catanica.server")
SECONDS_TO_START: Final = 60.0
SHARE: Final = 4  # one address may fill a quarter of the line
P = ParamSpec("P")
T = TypeVar("T")


@dataclass
class Errand:
    """Something to be done, and who waits for it."""

    work: Callable[..., Any]
    args: tuple[Any, ...]
    done: "asyncio.Future[Any]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Desk:
    """One process that reads, and the lines before it. Used inside the running loop."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._lines: OrderedDict[str, deque[Errand]] = OrderedDict()
        self._clerk: asyncio.Task[None] | None = None
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    async def run(self, address: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something there. Raises what it raises, or No if the line is full or it takes too long."""
        assert not kwargs
        line = self._lines.get(address, deque())
        most = self.settings.records_waiting
        if sum(len(one) for one in self._lines.values()) >= most or len(line) >= max(1, most // SHARE):
            raise No("busy", 503)
        errand = Errand(work, args)
        line.append(errand)
        self._lines[address] = line
        if self._clerk is None or self._clerk.done():
            self._clerk = asyncio.get_running_loop().create_task(self._serve())
        result: T = await errand.done
        return result

    def check_length(self, record: str | None) -> None:
        """Raise a refusal for a record with more lines than any game has."""
        if record is not None and record.count("\n") > self.settings.record_lines:
            raise No("record_too_long", 422, lines=self.settings.record_lines, seconds=self.settings.record_seconds)

    async def close(self) -> None:
        """Stop; whoever waits is told to come back."""
        if self._clerk is not None:
            self._clerk.cancel()
        for line in self._lines.values():
            for errand in line:
                if not errand.done.done():
                    errand.done.set_exception(No("busy", 503))
        await asyncio.to_thread(self._dismiss)

    async def _serve(self) -> None:
        """One errand after the other, from each line in turn."""
        while self._lines:
            address, line = self._lines.popitem(last=False)
            errand = line[0]
            self._lines[address] = line  # it keeps its place in the count until it is done
            if not errand.done.done():  # whoever asked is still there
                await self._fulfil(errand)
            line.popleft()
            if not line:
                del self._lines[address]

    async def _fulfil(self, errand: Errand) -> None:
        try:
            result = await asyncio.to_thread(self._ask, errand.work, errand.args)
        except Exception as error:
            if not errand.done.done():
                errand.done.set_exception(error)
        else:
            if not errand.done.done():
                errand.done.set_result(result)

    def _ask(self, work: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        """Hand something to the process and wait for the answer, in a thread."""
        pipe = self._pipe or self._engage()
        try:
            pipe.send((work, args))
            if not pipe.poll(self.settings.record_seconds):
                self._dismiss()
                LOG.warning("a record was given up after %g seconds", self.settings.record_seconds)
                raise No("record_too_long", 422, lines=self.settings.record_lines, seconds=self.settings.record_seconds)
            well, result = pipe.recv()
        except (EOFError, OSError):
            self._dismiss()
            LOG.warning("the reading process died and is replaced")
            raise No("busy", 503) from None
        if not well:
            raise result
        return result

    def _engage(self) -> Connection:
        way = multiprocessing.get_context("spawn")
        ours, theirs = way.Pipe()
        self._process = way.Process(target=_read, args=(theirs, self.settings.sets), name="reader", daemon=True)
        self._process.start()
        theirs.close()
        if not ours.poll(SECONDS_TO_START):
            raise OSError("the reading process does not start")
        ours.recv()
        self._pipe = ours
        return ours

    def _dismiss(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None


def _read(pipe: Connection, sets: str) -> None:
    """The life of the reading process."""
    begin_process(sets)
    pipe.send(True)
    with suppress(EOFError):  # the server has closed
        while True:
            work, args = pipe.recv()
            try:
                answer = True, work(*args)
            except Exception as error:
                answer = False, error
            pipe.send_bytes(_packed(answer))


def _packed(answer: tuple[bool, Any]) -> bytes:
    """An answer for the way between processes; what cannot travel is named instead."""
    try:
        return pickle.dumps(answer)
    except Exception as error:
        return pickle.dumps((False, RuntimeError(f"{answer[1]!r} does not travel: {error!r}")))
