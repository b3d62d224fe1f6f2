"""Arrays that copies of a position share: they are never written into, every change makes a new one.

So a copy costs nothing for what seldom changes. `append` and `pop` will not do for such an array: they may write behind
the end of a buffer that others see too.
"""

from librt.vecs import append, extend, vec
from mypy_extensions import i64


def added(v: vec[i64], x: i64) -> vec[i64]:
    """The array with one more word at its end."""
    return append(extend(vec[i64](capacity=len(v) + 1), v), x)


def same(a: vec[i64], b: vec[i64]) -> bool:
    """Whether two arrays hold the same words."""
    n: i64 = len(a)
    if n != len(b):
        return False
    i: i64 = 0
    while i < n:
        if a[i] != b[i]:
            return False
        i += 1
    return True


def changed(v: vec[i64], i: i64, x: i64) -> vec[i64]:
    """The array with another word at a position."""
    out = v[:]
    out[i] = x
    return out


def inserted(v: vec[i64], i: i64, x: i64) -> vec[i64]:
    """The array with one more word before a position."""
    j: i64 = len(v)
    if i < j - i:  # the shorter part is moved word by word
        out = extend(append(vec[i64](capacity=j + 1), x), v)
        j = 0
        while j < i:
            out[j] = v[j]
            j += 1
        out[i] = x
        return out
    out = added(v, x)
    while j > i:
        out[j] = out[j - 1]
        j -= 1
    out[i] = x
    return out
