"""The list of actions that a step offers."""

from typing import Final

from librt.vecs import append, extend, vec
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

    def add_all(self, codes: vec[i64]) -> None:
        """Several more actions."""
        n = self.count
        end: i64 = n + len(codes)
        if end > len(self.written):
            self.written = extend(self.written[:n], codes)
        else:
            written = self.written
            for code in codes:
                written[n] = code
                n += 1
        self.count = end

    def has(self, code: i64) -> bool:
        """Whether an action is offered already."""
        return listed_in(self.written, code, 0, self.count)

    def drop_repeats(self, start: i64) -> None:
        """Of equal actions from `start` on the first stays: an option is listed once."""
        written = self.written
        end = self.count
        kept = start + 1
        i = kept
        while i < end:
            if not listed_in(written, written[i], start, kept):
                written[kept] = written[i]
                kept += 1
            i += 1
        if kept < end:
            self.count = kept

    @property
    def codes(self) -> vec[i64]:
        """The actions, as an array of their own."""
        return self.written[: self.count]


def listed_in(written: vec[i64], code: i64, start: i64, end: i64) -> bool:
    """Whether an action stands in a part of a list."""
    i = start
    while i < end:
        if written[i] == code:
            return True
        i += 1
    return False
