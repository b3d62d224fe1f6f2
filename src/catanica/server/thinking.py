"""Bots think in processes of their own, so that no thought ever holds up the server.

A thinker is told a game's actions, plays them, and shows the bot what its seat may see. It remembers games, so that
usually only the last few actions are new to it.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import zlib
from collections import OrderedDict
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.connection import wait
from pathlib import Path
from typing import Final, ParamSpec, TypeVar

from catanica.bots import registry
from catanica.bots.seat import Seated
from catanica.games.principality.cards.shelf import announce
from catanica.kernel.playout import choose
from catanica.kernel.rng import seeded
from catanica.kernel.state import State
from catanica.server.story import settled_game

LOG: Final = logging.getLogger("catanica.server")
REMEMBERED: Final = 256  # games a thinker keeps in mind
P = ParamSpec("P")
T = TypeVar("T")


@dataclass
class Known:
    """A game a thinker has in mind."""

    state: State
    codes: list[int]
    bots: dict[tuple[int, str], Seated]


_memory: OrderedDict[str, Known] = OrderedDict()  # of a thinking process


def think(
    game_id: str, game: str, options: Mapping[str, str], codes: list[int], seat: int, bot: str, seconds: float
) -> int:
    """The action a bot takes for a seat after these actions and chance results, within some seconds."""
    known = _memory.pop(game_id, None)
    if known is None or codes[: len(known.codes)] != known.codes:
        fresh = settled_game(game, options).new(seed=0, explicit=True)
        known = Known(fresh, [], known.bots if known else {})
    for code in codes[len(known.codes) :]:
        known.state.step(code)
    known.codes = codes
    _memory[game_id] = known
    if len(_memory) > REMEMBERED:
        _memory.popitem(last=False)
    if (seat, bot) not in known.bots:
        known.bots[seat, bot] = Seated(registry.make(bot, game, seat, zlib.crc32(game_id.encode())), seat)
    return known.bots[seat, bot].decide(known.state, seconds)


def any_action(state: State) -> int:
    """What is played for a bot that found nothing: something legal."""
    return int(choose(state, seeded(len(state.trace))))


def begin_process(sets: str) -> None:
    """A thinker knows the operator's own sets, as the server does. One whose server was killed would wait for ever; it
    ends with it instead. Ctrl-C is for the server.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_wait_for_parent, daemon=True).start()
    announce_all(sets)


def announce_all(sets: str) -> None:
    """Put the operator's own sets on the shelf of this process: folders, separated by commas."""
    for folder in filter(None, sets.split(",")):
        announce(Path(folder).resolve())


def _wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


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
