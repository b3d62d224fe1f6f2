"""Packed integers: the few bit tricks the engine needs, written so that compiled and interpreted runs agree.

A literal shifted by a variable is compiled to a 32-bit shift, so powers of two come from `bit` only.
All values stay below 2**62: compiled integers wrap silently beyond 63 bits.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
DE_BRUIJN: Final = 0x077CB531  # its 32 windows of five bits are all different


def bit(k: i64) -> i64:
    """The k-th power of two."""
    x: i64 = 1
    x <<= k
    return x


def ones(mask: i64) -> i64:
    """How many bits are set."""
    n: i64 = 0
    m = mask
    while m != 0:
        m &= m - 1
        n += 1
    return n


def lowest(mask: i64) -> i64:
    """The index of the lowest set bit; -1 for an empty mask."""
    if mask == 0:
        return -1
    k: i64 = 0
    m = mask
    while m & 0xF == 0:
        m >>= 4
        k += 4
    while m & 1 == 0:
        m >>= 1
        k += 1
    return k


def highest(mask: i64) -> i64:
    """The index of the highest set bit; -1 for an empty mask."""
    k: i64 = -1
    m = mask
    while m > 0xF:
        m >>= 4
        k += 4
    while m != 0:
        m >>= 1
        k += 1
    return k


def _windows() -> vec[i64]:
    """Which power of two brings which window of the De Bruijn sequence to the top."""
    out = vec[i64]()
    for _ in range(32):
        out = append(out, -1)
    for k in range(32):
        out[((bit(k) * DE_BRUIJN) & WORD) >> 27] = k
    return out


_EXPONENT: Final[vec[i64]] = _windows()


def first(mask: i64) -> i64:
    """The lowest member of a non-empty set of bits, found without a loop."""
    low = mask & WORD
    if low != 0:
        return _EXPONENT[(((low & -low) * DE_BRUIJN) & WORD) >> 27]
    high = mask >> 32
    return 32 + _EXPONENT[(((high & -high) * DE_BRUIJN) & WORD) >> 27]
