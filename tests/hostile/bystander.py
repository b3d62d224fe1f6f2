"""A game that is played on while the server is attacked: how soon its actions are acknowledged, and what it costs."""

import random
import threading
import time
from pathlib import Path
from typing import Any

from tests.server.client import HOT_SEAT
from tests.server.running import Process

PACE = 0.06  # seconds between actions: never faster than a channel may be
FEWEST = 20  # actions that are looked at
SLOWEST = 0.25  # seconds in which all but one in a hundred are acknowledged
MEMORY = 50_000_000  # bytes the server may have grown by


class Bystander:
    """Plays in a thread of its own from another address than the attacker's."""

    def __init__(self, server: Process) -> None:
        self.server = server
        self.waits: list[float] = []
        self.before = 0
        self._stop = threading.Event()
        self._begun = threading.Event()
        self._wrong: list[str] = []
        self._thread = threading.Thread(target=self._play, daemon=True)

    def __enter__(self) -> "Bystander":
        self._thread.start()
        assert self._begun.wait(60)
        self.waits.clear()
        self.before = self.memory()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        self._thread.join()

    def memory(self) -> int:
        """Bytes the server process holds."""
        pages = Path(f"/proc/{self.server.pid}/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * 4096

    def check(self) -> None:
        """Nobody noticed anything."""
        deadline = time.monotonic() + 60
        while len(self.waits) < FEWEST and not self._wrong:
            assert time.monotonic() < deadline, "the game stands still"
            time.sleep(0.05)
        assert not self._wrong, self._wrong
        waits = sorted(self.waits)
        assert waits[max(0, int(len(waits) * 0.99) - 1)] < SLOWEST
        assert self.memory() - self.before < MEMORY

    def _play(self) -> None:
        api, rng = self.server.api, random.Random(11)
        mine: dict[str, Any] = {"additional_headers": {"x-forwarded-for": "192.0.2.77"}}
        while not self._stop.is_set():
            made = api.new(HOT_SEAT, options={"layout": "printed"})
            with api.sit(made.id, made.token(0), made.token(1), **mine).ready() as both:
                while not both.over and not self._stop.is_set():
                    asked = time.monotonic()
                    answer = both.act_at_random(rng)
                    self.waits.append(time.monotonic() - asked)
                    if answer["type"] != "state":
                        self._wrong.append(str(answer))
                        return
                    if len(self.waits) > 5:
                        self._begun.set()
                    time.sleep(PACE)
