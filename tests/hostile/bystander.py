"""A game that is played on while the server is attacked: how soon its actions are acknowledged, and what it costs."""

import random
import threading
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tests.server.client import HOT_SEAT, Player
from tests.server.running import Process

PACE = 0.06  # seconds between actions: never faster than a channel may be
FEWEST = 25  # actions that are looked at
SLOWEST = 0.25  # seconds in which all but one in a hundred are acknowledged, on a machine that does nothing else
MEMORY = 50_000_000  # bytes the server may have grown by
ADDRESS: dict[str, Any] = {"additional_headers": {"x-forwarded-for": "192.0.2.77"}}


class Bystander:
    """Plays in a thread of its own from another address than the attacker's.

    It plays a second game at a server nobody attacks, action by action in turn. What that one takes is the machine's
    doing (other tests run beside this one), and is granted to the attacked one too.
    """

    def __init__(self, server: Process, calm: Process) -> None:
        self.server = server
        self.calm = calm
        self.waits: list[float] = []
        self.elsewhere: list[float] = []
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
        deadline = time.monotonic() + 120
        while len(self.waits) < FEWEST and not self._wrong:
            assert time.monotonic() < deadline, "the game stands still"
            time.sleep(0.05)
        assert not self._wrong, self._wrong
        assert nearly_longest(self.waits) < SLOWEST + 2 * max(self.elsewhere)
        assert self.memory() - self.before < MEMORY

    def _play(self) -> None:
        rng = random.Random(11)
        while not self._stop.is_set():
            with ExitStack() as tables:
                here, there = (tables.enter_context(table(one)) for one in (self.server, self.calm))
                while not here.over and not there.over and not self._stop.is_set():
                    self._act(here, rng, self.waits)
                    self._act(there, rng, self.elsewhere)
                    if self._wrong:
                        return
                    if len(self.waits) > 5:
                        self._begun.set()
                    time.sleep(PACE)

    def _act(self, player: Player, rng: random.Random, waits: list[float]) -> None:
        asked = time.monotonic()
        answer = player.act_at_random(rng)
        waits.append(time.monotonic() - asked)
        if answer["type"] != "state":
            self._wrong.append(str(answer))


def nearly_longest(waits: list[float]) -> float:
    """What all but one in a hundred, or the one worst of few, stay below."""
    return sorted(waits)[max(0, int(len(waits) * 0.99) - 1)]


def table(server: Process) -> Player:
    """A game at a server, both seats."""
    made = server.api.new(HOT_SEAT, options={"layout": "printed"})
    return server.api.sit(made.id, made.token(0), made.token(1), changes=True, compression=None, **ADDRESS).ready()
