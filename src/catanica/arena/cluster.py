"""Work shared out among the machines of a Ray cluster.

Ray lives in a process of its own: its messages disturb nobody, and when a cluster goes away, which Ray answers by
ending its process, this one is still there to say so. A task depends on nothing but what it is given, so it may be done
twice; whoever owns the results counts each once.
"""

import multiprocessing
import os
import socket
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from itertools import groupby
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeVar

from catanica import __version__
from catanica.arena.bout import Bout, Played
from catanica.arena.signals import interrupts_held_back
from catanica.arena.workers import play_all
from catanica.extras import extra
from catanica.kernel.errors import InputError, reason_of
from catanica.notation.save import write_whole

A = TypeVar("A")
R = TypeVar("R")
Work = Callable[[A], R]

SILENCE: Final = 120.0  # seconds without a sign of life after which a cluster counts as gone
EMPTY: Final = 30.0  # seconds without a machine that could work
LOOK: Final = 1.0
AHEAD: Final = 2  # tasks given out for each processor
RETRIES: Final = 20  # a task whose machine or process dies is begun again elsewhere
ANSWERED: Final = 5.0  # seconds in which a cluster must take a call
REMOTE: Final = "ray://"
FOUND: Final = ("auto", "local")  # addresses that name no machine: whatever runs here, or a cluster begun for this


def each(address: str, work: Work[A, R], items: Iterable[A]) -> Generator[R, None, None]:
    """Do some work for each item on a cluster; results come as they are ready.

    Raises InputError if there is no cluster at the address, if it goes away, or if the work itself raises it.
    """
    with extra("cluster"):
        import ray  # noqa: F401
    _answers(address)
    ours, theirs = multiprocessing.get_context("spawn").Pipe()
    driver = multiprocessing.get_context("spawn").Process(target=drive, args=(address, work, theirs), daemon=False)
    with interrupts_held_back():
        driver.start()
    theirs.close()
    todo = iter(items)
    try:
        while True:
            told = _heard(ours, address)
            if told[0] == "more":
                ours.send(next(todo, None))
            elif told[0] == "done":
                yield told[1]
            elif told[0] == "wrong":
                raise told[1]
            elif told[0] == "gone":
                raise gone(address, told[1])
            elif told[0] == "over":
                return
    finally:
        ours.close()
        driver.join(ANSWERED)
        if driver.is_alive():
            driver.kill()
            driver.join()


def _answers(address: str) -> None:
    """Whether somebody takes the call; Ray itself would try for a long time and then end its process."""
    if address in FOUND:
        return
    host, _, port = address.removeprefix(REMOTE).rpartition(":")
    if not host or not port.isdecimal():
        says = "{address!r} is no address of a Ray cluster; it is auto, local, HOST:PORT or ray://HOST:PORT."
        raise InputError(says, address=address)
    try:
        socket.create_connection((host, int(port)), ANSWERED).close()
    except OSError as wrong:
        raise unreached(address, str(reason_of(wrong))) from None


def unreached(address: str, reason: str) -> InputError:
    """There is no cluster."""
    return InputError("No Ray cluster answers at {address} ({reason}).", address=address, reason=reason)


def gone(address: str, reason: str) -> InputError:
    """The cluster is no longer there."""
    says = (
        "The Ray cluster at {address} is gone ({reason}). What was done is kept; the same command goes on from there."
    )
    return InputError(says, address=address, reason=reason)


def _heard(pipe: Connection, address: str) -> tuple[Any, ...]:
    try:
        if not pipe.poll(SILENCE):
            raise gone(address, f"nothing was heard of it for {SILENCE:g} s")
        told: tuple[Any, ...] = pipe.recv()
    except (EOFError, ConnectionError):
        raise gone(address, "its connection ended") from None
    return told


# -- in the process that speaks with the cluster ----------------------------------------------------------------------


def drive(address: str, work: Work[A, R], pipe: Connection) -> None:
    """Connect, hand out items as processors become free, and tell what comes back. Told nothing more, it ends."""
    os.environ.setdefault("RAY_gcs_rpc_server_reconnect_timeout_s", "20")
    os.environ.setdefault("RAY_DEDUP_LOGS", "0")
    quiet()
    import ray

    try:
        ray.init(None if address == "local" else address, log_to_driver=False, include_dashboard=None)
    except Exception as wrong:
        pipe.send(("wrong", unreached(address, _short(wrong))))
        return
    try:
        _share_out(ray, work, pipe)
    except (BrokenPipeError, EOFError, ConnectionError):
        pass  # whoever asked has gone: there is nobody to tell
    except Exception as wrong:
        pipe.send(("gone", _short(wrong)))
    finally:
        ray.shutdown()


def quiet() -> None:
    """Nothing of Ray's reaches the terminal: what matters is told through the pipe."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)


def _share_out(ray: Any, work: Work[A, R], pipe: Connection) -> None:
    task = ray.remote(max_retries=RETRIES)(versioned)
    running: dict[Any, None] = {}
    exhausted = False
    empty_since = time.monotonic()
    while running or not exhausted:
        processors = sum(n["Resources"].get("CPU", 0) for n in ray.nodes() if n["Alive"])
        if processors > 0:
            empty_since = time.monotonic()
        elif time.monotonic() - empty_since > EMPTY:
            pipe.send(("gone", "it has no machine left"))
            return
        while not exhausted and len(running) < AHEAD * max(1, processors):
            pipe.send(("more",))
            item = pipe.recv()
            if item is None:
                exhausted = True
            else:
                running[task.remote(work, item)] = None
        done, _ = ray.wait(list(running), timeout=LOOK) if running else ([], [])
        for one in done:
            del running[one]
            told = _result(ray, one)
            pipe.send(told)
            if told[0] != "done":
                return
        pipe.send(("alive",))
    pipe.send(("over",))


def _result(ray: Any, one: Any) -> tuple[str, Any]:
    """What came of a task: its result, a sentence if it was refused, or that the cluster cannot do it."""
    try:
        version, result = ray.get(one)
    except ray.exceptions.RayTaskError as wrong:
        cause = wrong.cause
        return ("wrong", cause) if isinstance(cause, InputError) else ("gone", _short(cause))
    if version != __version__:
        says = "A machine of the cluster has Catanica {theirs}, this one {ours}: the games would not be the same."
        return "wrong", InputError(says, theirs=version, ours=__version__)
    return "done", result


def _short(wrong: BaseException) -> str:
    lines = str(wrong).strip().splitlines()
    return f"{type(wrong).__name__}: {lines[0][:200]}" if lines else type(wrong).__name__


# -- in a process of the cluster --------------------------------------------------------------------------------------


def versioned(work: Work[A, R], item: A) -> tuple[str, R]:
    """A task: the result, and which version of the program it is of."""
    return __version__, work(item)


Block = tuple[tuple[Bout, ...], float]  # games of a contest, and how long a bot may think
Records = dict[str, str]  # files by name


def play_block(block: Block) -> tuple[list[Played], Records]:
    """The games of a block, and their records if they are wanted: folders of one machine are not those of another."""
    bouts, patience = block
    with TemporaryDirectory() as folder:
        here = [_kept_in(bout, Path(folder)) for bout in bouts]
        played = list(play_all(here, 1, patience))
        return played, read_records(Path(folder))


def _kept_in(bout: Bout, folder: Path) -> Bout:
    return bout if bout.records is None else Bout(bout.name, bout.game, bout.options, bout.bots, bout.seed, folder)


def read_records(folder: Path) -> Records:
    """The records in a folder."""
    return {file.name: file.read_text(encoding="utf-8") for file in sorted(folder.iterdir())}


# -- contests ---------------------------------------------------------------------------------------------------------


def blocks(bouts: Iterable[Bout], patience: float) -> Iterator[Block]:
    """Games that belong together go to one machine."""
    for _, together in groupby(bouts, key=lambda bout: bout.name.rpartition("-")[0]):
        yield tuple(together), patience


def on_cluster(address: str, patience: float) -> Callable[[Iterable[Bout]], Generator[Played, None, None]]:
    """A contest's games are played by a cluster."""

    def play(bouts: Iterable[Bout]) -> Generator[Played, None, None]:
        wanted = iter(bouts)
        first = next(wanted, None)
        if first is None:
            return
        given = blocks(_chained(first, wanted), patience)
        for played, records in each(address, play_block, given):
            for name, text in records.items():
                assert first.records is not None
                write_whole(first.records / name, text)
            yield from played

    return play


def _chained(first: Bout, rest: Iterator[Bout]) -> Iterator[Bout]:
    yield first
    yield from rest
