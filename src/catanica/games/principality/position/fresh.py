# mypyc: skip
"""A table before anything lies on it."""

import secrets

from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.land import new_land
from catanica.games.principality.position.pile import Stacks
from catanica.games.principality.position.rulebook import Rulebook
from catanica.kernel.rng import seeded


def empty_table(rules: Rulebook, seed: int | None, explicit: bool, trace: bool) -> Duel:
    """Two bare lands and no stacks; without a seed chance is different every time."""
    numbers = seeded(secrets.randbits(63) if seed is None else seed)
    g = Duel(rules, numbers, new_land(), new_land(), Stacks(vec[i64](), vec[i64]()))
    g.explicit = explicit
    g.tracing = trace
    return g
