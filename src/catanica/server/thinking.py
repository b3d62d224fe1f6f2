"""Bots think in processes of their own, so that no thought ever holds up the server.

A thinker is sent what a bot's seat may see and was told, never the game: nothing hidden leaves the server's process,
and no past is played again. It remembers the bots, because a bot may remember.
"""

import asyncio
import logging
import multiprocessing
import signal
import zlib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Final, ParamSpec, TypeVar

from catanica.arena.bounds import end_with_parent
from catanica.bots import registry
from catanica.bots.bot import Told
from catanica.bots.seat import Seated, listens, told
from catanica.games.principality.cards.shelf import announce
from catanica.kernel.playout import choose
from catanica.kernel.rng import seeded
from catanica.kernel.state import State

LOG: Final = logging.getLogger("catanica.server")
REMEMBERED: Final = 512  # bots a thinker keeps in mind
P = ParamSpec("P")
T = TypeVar("T")


_memory: OrderedDict[tuple[str, int, str], Seated] = OrderedDict()  # of a thinking process


def think(
    game_id: str, game: str, observation: State, past: Sequence[Told], seat: int, bot: str, seconds: float
) -> int:
    """The action a bot takes for a seat: given what the seat sees, all it was told, and some seconds."""
    key = (game_id, seat, bot)
    seated = _memory.pop(key, None)
    if seated is None:
        seated = Seated(registry.make(bot, game, seat, zlib.crc32(game_id.encode())), seat)
    _memory[key] = seated
    if len(_memory) > REMEMBERED:
        _memory.popitem(last=False)
    return seated.answer(observation, seated.catch_up(past), seconds)


def past_of(state: State, game: str, seat: int, bot: str) -> list[Told]:
    """All a seat was told, for a bot that listens; most do not."""
    return told(state, seat) if listens(registry.bot_class(bot, game)) else []


def any_action(state: State) -> int:
    """What is played for a bot that found nothing: something legal."""
    return int(choose(state, seeded(len(state.trace))))


def begin_process(sets: str) -> None:
    """A thinker knows the operator's own sets, as the server does. One whose server was killed would wait for ever; it
    ends with it instead. Ctrl-C is for the server.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    announce_all(sets)


def announce_all(sets: str) -> None:
    """Put the operator's own sets on the shelf of this process: folders, separated by commas."""
    for folder in filter(None, sets.split(",")):
        announce(Path(folder).resolve())


class Thinkers:
    """The processes in which bots think."""

    def __init__(self, count: int, sets: str) -> None:
        self.count = max(1, count)
        self.sets = sets
        self._pool: ProcessPoolExecutor | None = None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            way = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self.count, mp_context=way, initializer=begin_process, initargs=(self.sets,)
            )
        return self._pool

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something there; a process that died is replaced once."""
        assert not kwargs
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._open(), work, *args)
        except BrokenProcessPool:
            LOG.warning("a thinking process died and is replaced")
            self._pool = None
            return await loop.run_in_executor(self._open(), work, *args)

    def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None
