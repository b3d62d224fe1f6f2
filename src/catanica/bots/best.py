"""Choosing the best of several options."""

from typing import Final

from mypy_extensions import i64

LEAST: Final = -1_000_000_000


class Best:
    """The option with the highest value so far, the first among equals. `code` is `none` until one beats `least`."""

    def __init__(self, none: i64 = -1, least: i64 = LEAST) -> None:
        self.code: i64 = none
        self.value: i64 = least

    def weigh(self, code: i64, value: i64) -> None:
        """Keep an option if it is better than all before."""
        if value > self.value:
            self.code = code
            self.value = value
