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
WORDS = """
from catanica.games.principality import vocabulary as v
for field in sorted((f for f in vars(v).values() if isinstance(f, v.Field)), key=lambda f: f.name):
    for value in (0, 1, field.room):
        word = field.put(value)
        print(field.name, value, word, field.of(word | 1023), field.mask)
    for misfit in (-1, field.room + 1):
        try:
            field.put(misfit)
        except ValueError as wrong:
            print(wrong)
print(v.card_of(v.card_is(511)), v.seat_of(v.card_is(511)), v.bundle_of(v.bundle_is(v.BUNDLE_ROOM)))
"""
HOOKS = """
from catanica.games.cardgame.game import SETS, CardGame
from catanica.games.princes.game import THEMES, PrincesGame
for rules in (CardGame(sets=list(SETS)).rules, *(PrincesGame(mode="theme", sets=[s]).rules for s in THEMES)):
    print([(card, hooks) for card, hooks in zip(rules.cat.ids, rules.cat.hooks) if hooks], rules.hooked, rules.guarded)
"""
EDITIONS = """
from catanica.games.cardgame.editions import EDITIONS, house
for extended in (False, True):
    for edition in EDITIONS:
        h = house(edition, extended)
        print(h.threshold, h.demolition, h.brigands_from, h.spy_takes_all, h.swap_same_stack, h.surplus_waits)
        print(h.builder_any_stack)
"""
SCRIPTS = {"random numbers": NUMBERS, "bits": BITS, "words": WORDS, "hooks": HOOKS, "editions": EDITIONS}


@pytest.mark.parametrize("script", SCRIPTS.values(), ids=SCRIPTS)
def test_both_engines_print_the_same(script: str) -> None:
    interpreted, compiled = on_both_engines(script)
    assert interpreted
    assert interpreted == compiled


def test_powers_of_two_are_right_in_all_62_bits() -> None:
    _, compiled = on_both_engines(BITS)
    assert [int(line.split()[1]) for line in compiled[:62]] == [2**k for k in range(62)]
