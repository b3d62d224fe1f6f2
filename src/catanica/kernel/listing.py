"""The list of actions that a step offers."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

USUAL: Final = 32  # options for which there is room from the start; seldom are there more


@mypyc_attr(acyclic=True, free_list_len=1)
class Options:
    """The actions a step offers, written one after the other into an array that is used again (see `legal_codes`)."""

    def __init__(self) -> None:
        self.written: vec[i64] = vec[i64]([0] * USUAL)
        self.count: i64 = 0

    def add(self, code: i64) -> None:
        """One more action."""
        n = self.count
        if n < len(self.written):
            self.written[n] = code
        else:
            self.written = append(self.written, code)
        self.count = n + 1

    def has(self, code: i64) -> bool:
        """Whether an action is offered already."""
        i: i64 = 0
        while i < self.count:
            if self.written[i] == code:
                return True
            i += 1
        return False

    def drop_repeats(self, start: i64) -> None:
        """Of the actions from `start` on those stay that were not offered before: an option is listed once."""
        end = self.count
        self.count = start
        i = start
        while i < end:
            if not self.has(self.written[i]):
                self.written[self.count] = self.written[i]
                self.count += 1
            i += 1

    @property
    def codes(self) -> vec[i64]:
        """The actions, as an array of their own."""
        return self.written[: self.count]
