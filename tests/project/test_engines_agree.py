"""Interpreted and compiled, the kernel computes the same, above all where machine words and Python's numbers differ."""

import pytest

from tests.support.engines import on_both_engines

NUMBERS = """
from catanica.kernel.rng import seeded
for seed in (0, 1, -1, 2**31, 2**32 - 1, 2**63, 2**64 + 5, -(2**70)):
    rng = seeded(seed)
    print(seed, [rng.next32() for _ in range(100)], [rng.below(n) for n in range(1, 1000, 7)], rng.clone().next32())
"""
BITS = """
from catanica.kernel.ints import bit, highest, lowest, ones
for k in range(62):
    m = bit(k)
    print(k, m, ones(m - 1), lowest(m), highest(m), highest(m | 1), lowest(m | bit(61)))
print(lowest(0), highest(0), ones(0))
"""
AGENDA = """
from catanica.kernel.agenda import arg_a, arg_b, arg_c, entry, step_of
for parts in ((0, 0, 0, 0), (255, 65535, 65535, 2**20), (7, 1, 65535, 0), (1, 65535, 0, 1)):
    e = entry(*parts)
    print(e, step_of(e), arg_a(e), arg_b(e), arg_c(e))
"""


@pytest.mark.parametrize("script", [NUMBERS, BITS, AGENDA], ids=["random numbers", "bits", "agenda entries"])
def test_both_engines_print_the_same(script: str) -> None:
    interpreted, compiled = on_both_engines(script)
    assert interpreted
    assert interpreted == compiled


def test_powers_of_two_are_right_in_all_62_bits() -> None:
    _, compiled = on_both_engines(BITS)
    assert [int(line.split()[1]) for line in compiled[:62]] == [2**k for k in range(62)]
