"""Processes that play a contest's games, each watched from outside: one that dies or hangs is replaced at once."""

import multiprocessing
import signal
import time
from collections.abc import Generator, Iterable
from multiprocessing.connection import Connection, wait
from typing import Any, Final

from catanica.arena.bounds import end_with_parent, limit_memory
from catanica.arena.bout import Bout, Played, Watch, forfeited, play_bout
from catanica.arena.guests import Guests
from catanica.arena.signals import interrupts_held_back

LOOK: Final = 0.5  # seconds between two looks at who keeps everybody waiting


def serve(pipe: Connection, told: Any, patience: float) -> None:
    """What a process does: play what it is sent, until nothing comes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    limit_memory()
    watch, guests = Watch(told), Guests(patience)
    while True:
        try:
            bout = pipe.recv()
        except EOFError:
            guests.dismiss()
            return
        pipe.send(play_bout(bout, watch, guests))


class Worker:
    """A process, and what is known of the game it plays."""

    def __init__(self, patience: float) -> None:
        context = multiprocessing.get_context("spawn")
        self.told = context.Array("d", [0.0, 0.0, 0.0], lock=False)
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs, self.told, patience))
        with interrupts_held_back():
            self.process.start()
        theirs.close()
        self.bout: Bout | None = None

    def give(self, bout: Bout) -> None:
        """A game to play."""
        self.bout = bout
        self.told[:] = [0.0, 0.0, 0.0]
        self.pipe.send(bout)

    def late(self, patience: float) -> bool:
        """Whether a bot has thought for longer than allowed."""
        since = float(self.told[2])
        return since > 0 and time.monotonic() - since > patience

    def stopped(self, why: str) -> Played:
        """End the process; the bot it waited for has lost."""
        assert self.bout is not None
        played = forfeited(self.bout, int(self.told[0]), int(self.told[1]), why)
        self.end()
        return played

    def end(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


def play_all(bouts: Iterable[Bout], processes: int, patience: float) -> Generator[Played, None, None]:
    """Play games as processes become free, in no fixed order; `bouts` is asked for the next one each time."""
    todo = iter(bouts)
    workers: list[Worker] = []
    try:
        for bout in todo:
            workers.append(Worker(patience))
            workers[-1].give(bout)
            if len(workers) == processes:
                break
        while workers:
            ready = wait([w.pipe for w in workers], timeout=LOOK)
            for worker in list(workers):
                played = _played(worker, worker.pipe in ready, patience)
                if played is None:
                    continue
                yield played
                gone = not worker.process.is_alive()
                following = next(todo, None)
                if gone or following is None:
                    workers.remove(worker)
                    worker.end()
                    if following is not None:
                        worker = Worker(patience)
                        workers.append(worker)
                if following is not None:
                    worker.give(following)
    finally:
        for worker in workers:
            worker.end()


def _played(worker: Worker, ready: bool, patience: float) -> Played | None:
    """What a process has to tell; nothing while it plays on in good time."""
    if ready:
        try:
            played: Played = worker.pipe.recv()
        except (EOFError, ConnectionError):
            worker.process.join()
            return worker.stopped(f"its process ended with code {worker.process.exitcode}")
        return played
    if worker.late(patience):
        return worker.stopped(f"no answer within {patience:g} s")
    return None
