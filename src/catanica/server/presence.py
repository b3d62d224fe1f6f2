"""Who is there: connections of this process, and what other processes say about theirs."""

import time
from collections.abc import Iterable
from typing import Final, Protocol

HEARSAY: Final = 3  # another process's word about who is there holds for so many of its intervals


class Listener(Protocol):
    """A connection as its room knows it."""

    seats: tuple[int, ...]
    lang: str
    seen: int | None  # the last state sent, or seen before the line was cut
    changes: bool  # wants to be told what changed, not all of it
    base: int | None  # the state it was sent last, to which changes can be made

    def post(self, *texts: bytes) -> None:
        """Send messages as soon as possible, one after the other."""


class Presence:
    """The connections to one game."""

    def __init__(self, seats: int, interval: float) -> None:
        self.listeners: set[Listener] = set()
        self.idle_since = time.monotonic()
        self._trusted = HEARSAY * interval
        self._seen = [time.monotonic()] * seats  # by seat: when somebody was last known to be there
        self._elsewhere: dict[str, tuple[float, set[int], int]] = {}  # by process: when told, seats, watchers

    def enter(self, listener: Listener) -> None:
        """A connection is made."""
        self.listeners.add(listener)

    def leave(self, listener: Listener) -> None:
        """A connection is gone."""
        self.listeners.discard(listener)
        self.idle_since = time.monotonic()
        self._note(listener.seats)

    def hear(self, process: str, seats: list[int], watchers: int) -> None:
        """Another process tells who is connected there."""
        before = self._elsewhere.get(process, (0.0, set[int](), 0))[1]
        self._elsewhere[process] = (time.monotonic(), set(seats), watchers)
        self._note({*before, *seats})

    def _note(self, seats: Iterable[int]) -> None:
        for seat in seats:
            self._seen[seat] = time.monotonic()

    def here(self) -> tuple[list[int], int]:
        """The seats and the number of watchers connected to this process."""
        seats = sorted({seat for one in self.listeners for seat in one.seats})
        return seats, sum(not one.seats for one in self.listeners)

    def watchers(self) -> int:
        """All watchers, as far as is known."""
        return self.here()[1] + sum(number for _, _, number in self._fresh())

    def present(self, seat: int) -> bool:
        """Whether anybody is connected for a seat, here or at another process that said so lately."""
        return any(seat in one.seats for one in self.listeners) or any(seat in seats for _, seats, _ in self._fresh())

    def away(self, seat: int) -> float:
        """Seconds since anybody was last known to be connected for a seat."""
        return 0.0 if self.present(seat) else round(time.monotonic() - self._seen[seat], 1)

    def _fresh(self) -> list[tuple[float, set[int], int]]:
        since = time.monotonic() - self._trusted
        return [told for told in self._elsewhere.values() if told[0] > since]
