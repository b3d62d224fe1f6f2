"""The list of actions that a step offers."""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

from catanica.kernel.words import Field

USUAL: Final = 32  # options for which there is room from the start; seldom are there more
BLANK: Final = vec[i64]([0] * USUAL)


@mypyc_attr(acyclic=True, free_list_len=1)
class Options:
    """The actions a step offers, written one after the other into an array that is used again (see `legal_codes`)."""

    def __init__(self) -> None:
        self.written: vec[i64] = BLANK[:USUAL]  # a copy, made quicker than anew out of a list
        self.count: i64 = 0
        self.busy: bool = False  # somebody is writing on it or reading it (`listed`)

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

    def add_each(self, code: i64, values: i64, field: Field) -> None:
        """An action for every number of a set of bits, written into one field of it: quicker than one by one."""
        written = self.written
        n = self.count
        end: i64 = len(written)
        value: i64 = 0
        rest = values
        while rest != 0:
            while rest & 0xF == 0:
                rest >>= 4
                value += 4
            if rest & 1 != 0:
                if n == end:
                    self.written = append(written, 0)
                    written = self.written
                    end += 1
                written[n] = code | (value << field.at)
                n += 1
            rest >>= 1
            value += 1
        self.count = n

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
