"""What chance holds for a line: each turn draws from a stream of its own, so that lines of one world meet the same.

Few worlds do not show all dice evenly. So the throws of the worlds of one choice are dealt from packs that hold each of
the 36 once, and what throws brought a seat beyond its due, as far as its game can tell, is taken off again.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from catanica.bots.search.sense import Sense
from catanica.kernel.rng import Rng, foretold, seeded
from catanica.kernel.state import State

THROWS: Final = 36
FACES: Final = 6
PACKS: Final = 1 << 20  # of one turn: more than worlds ever need
WHOLE: Final = 1 << 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Fate:
    """Streams that follow from a seed."""

    def __init__(self, seed: i64) -> None:
        self.seed: i64 = seed

    def stream(self, state: State, turn: i64) -> Rng:
        """For a turn that begins."""
        return seeded((self.seed << 12) + turn)


class Packs:
    """The throws of each turn in all worlds of one choice: packs of 36, each in an order of its own."""

    def __init__(self, seed: i64) -> None:
        self.seed: i64 = seed
        self.known: dict[int, vec[i64]] = {}

    def throw(self, world: i64, turn: i64) -> i64:
        """The throw of a turn in a world, 0 to 35."""
        pack = turn * PACKS + world // THROWS
        if pack not in self.known:
            self.known[pack] = shuffled(seeded(self.seed ^ (pack << 16)))
        return self.known[pack][world % THROWS]


class FairFate(Fate):
    """Streams that begin with the throws dealt to one of the worlds of a choice, and the luck they bring a seat."""

    def __init__(self, seed: i64, packs: Packs, world: i64, sense: Sense, seat: i64) -> None:
        super().__init__(seed)
        self.packs = packs
        self.world: i64 = world
        self.sense = sense
        self.seat: i64 = seat
        self.luck: float = 0.0  # in the line at hand

    def stream(self, state: State, turn: i64) -> Rng:
        """For a turn that begins: its throw is noted as luck."""
        self.luck += self.sense.luck(state, self.seat, self.packs.throw(self.world, turn))
        return self.drawn(turn)

    def drawn(self, turn: i64) -> Rng:
        """The stream of a turn."""
        return thrown(self.packs.throw(self.world, turn), self.sense.dice(), seeded((self.seed << 12) + turn))


def shuffled(lots: Rng) -> vec[i64]:
    """All throws in a random order."""
    out = vec[i64]()
    for throw in range(THROWS):
        at = lots.below(throw + 1)
        out = append(out, throw)
        out[throw] = out[at]
        out[at] = throw
    return out


def thrown(throw: i64, dice: i64, rest: Rng) -> Rng:
    """A stream that begins with a throw: one number of 36, or two of six; without dice it is just the rest."""
    if dice == 0:
        return rest
    one = rest.next32()
    other = rest.next32()
    if dice == 1:
        return foretold(rest, (throw * WHOLE + one) // THROWS, other)
    return foretold(rest, (throw // FACES * WHOLE + one) // FACES, (throw % FACES * WHOLE + other) // FACES)
