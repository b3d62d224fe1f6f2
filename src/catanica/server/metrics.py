"""Figures for Prometheus. Processes that serve together count in one folder, so that any of them can tell all of it."""

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

QUICK: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 20.0)
FEW: Final = (1, 2, 5, 10, 20, 50, 100, 200)
TOGETHER: Final = "PROMETHEUS_MULTIPROC_DIR"  # read by prometheus_client when it is imported
LIVE: Final = "gauge_livesum_"  # files of what is true only while its process lives


class Metrics:
    """All figures of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.games = Counter("catanica_games_created", "Games begun", ["game"], registry=self.registry)
        self.finished = Counter("catanica_games_finished", "Games finished", ["reason"], registry=self.registry)
        self.actions = Counter("catanica_actions", "Actions carried out", ["by"], registry=self.registry)
        self.by_people, self.by_bots = (self.actions.labels(by) for by in ("person", "bot"))
        self.refusals = Counter("catanica_refusals", "Wishes refused", ["kind"], registry=self.registry)
        self.sockets = Gauge("catanica_sockets", "Open channels", multiprocess_mode="livesum", registry=self.registry)
        self.rooms = Gauge("catanica_rooms", "Games in memory", multiprocess_mode="livesum", registry=self.registry)
        self.conflicts = Counter("catanica_conflicts", "Events another process was faster with", registry=self.registry)
        self.acknowledged = self._seconds("acknowledge", "From an act to its being on disk")
        self.thought = self._seconds("bot", "A bot's thinking, with its waiting")
        self.lag = self._seconds("loop_lag", "How late the loop was when looked at")
        self.written = self._seconds("database_write", "Transactions of the journal")
        self.together = Histogram(
            "catanica_database_parcels", "What was written in one transaction", buckets=FEW, registry=self.registry
        )
        self.read = self._seconds("database_read", "Reading a game's events")
        self.unwritten = Counter("catanica_database_failures", "Transactions that failed", registry=self.registry)

    def _seconds(self, what: str, says: str) -> Histogram:
        """How long something takes."""
        return Histogram(f"catanica_{what}_seconds", says, buckets=QUICK, registry=self.registry)

    def text(self) -> bytes:
        """The figures as Prometheus reads them: of this process, or of all that serve together."""
        folder = os.environ.get(TOGETHER)
        if folder is None:
            return generate_latest(self.registry)
        forget_dead(Path(folder))
        every = CollectorRegistry()
        MultiProcessCollector(every, folder)  # type: ignore[no-untyped-call]
        return generate_latest(every)


def forget_dead(folder: Path) -> None:
    """What was true only while its process lived is not counted any more: a worker that was killed has no channels."""
    for file in folder.glob(f"{LIVE}*.db"):
        pid = file.stem.removeprefix(LIVE)
        if pid.isdigit() and not _lives(int(pid)):
            file.unlink(missing_ok=True)


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


@contextmanager
def counted_together(workers: int) -> Iterator[Mapping[str, str]]:
    """The environment for processes that serve together: a folder in which all count."""
    if workers == 1:
        yield {}
        return
    with TemporaryDirectory(prefix="catanica-figures-") as folder:
        yield {TOGETHER: folder}
