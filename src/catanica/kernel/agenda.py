"""The agenda: what is still to be done, as packed integers on a stack inside the state.

An entry is a step number and three small arguments. Because it is data and never a Python frame, a state can be
cloned, saved, sent and compared at any moment, also in the middle of a card's effect.
"""

from typing import Final

from mypy_extensions import i64

ARG: Final = 0xFFFF


def entry(step: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """Pack a step with its arguments (a and b up to 65535, c up to 2**19)."""
    return step | (a << 10) | (b << 26) | (c << 42)


def step_of(e: i64) -> i64:
    """The step number of an entry."""
    return e & 0x3FF


def arg_a(e: i64) -> i64:
    """The first argument."""
    return (e >> 10) & ARG


def arg_b(e: i64) -> i64:
    """The second argument."""
    return (e >> 26) & ARG


def arg_c(e: i64) -> i64:
    """The third argument."""
    return e >> 42
