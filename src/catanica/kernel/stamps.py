"""Stamps: numbers that are never given twice, so that whoever keeps a picture of something sees that it has changed.

What carries an equal stamp is the same thing, unchanged. Copies need not carry one: without a stamp one looks closely.
"""

from typing import Final, final

from mypy_extensions import i64

UNSTAMPED: Final = 0


@final
class Clock:
    """Counts."""

    def __init__(self) -> None:
        self.now: i64 = UNSTAMPED


CLOCK: Final = Clock()


def stamp() -> i64:
    """The next number."""
    CLOCK.now += 1
    return CLOCK.now
