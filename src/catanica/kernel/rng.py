"""The only source of randomness: a small counter-based generator that lives inside a state.

It is sfc32 on 32-bit words, chosen because every intermediate value fits a compiled 64-bit integer,
so interpreted and compiled runs draw the same numbers.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF
NINTH: Final = 0x38E38E39  # nine times this is one, in words of 32 bits


@mypyc_attr(allow_interpreted_subclasses=False, acyclic=True, free_list_len=1)
class Rng:
    """A seeded stream of numbers that can be copied."""

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def clone(self) -> "Rng":
        """An independent copy that continues the same stream."""
        return Rng(self.a, self.b, self.c, self.d)

    def next32(self) -> i64:
        """The next 32-bit word."""
        t: i64 = (self.a + self.b + self.d) & WORD
        self.d = (self.d + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        r: i64 = ((self.c << 21) | (self.c >> 11)) & WORD
        self.c = (r + t) & WORD
        return t

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1."""
        return (self.next32() * n) >> 32


def seeded(seed: int) -> Rng:
    """A generator for any whole number as seed."""
    s = seed & 0xFFFFFFFFFFFFFFFF
    if seed < 0:
        s ^= 0x5DEECE66D
    r = Rng(s & WORD, (s >> 32) & WORD, 0x9E3779B9, 1)
    for _ in range(15):
        r.next32()
    return r


def foretold(rng: Rng, first: i64, second: i64) -> Rng:
    """A generator that gives these two words first; what follows is as random as what it is made from.

    It undoes two steps of `next32`: the first word fixes `a`, the second fixes `c`, of which nine times becomes `b`.
    """
    b = rng.b
    d = rng.d
    nine_c = (second - (b ^ (b >> 9)) - d - 1) & WORD
    return Rng((first - b - d) & WORD, b, (nine_c * NINTH) & WORD, d)
