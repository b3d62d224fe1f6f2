"""Where the lines of one choice begin: positions that a belief deals, with a fair share of the throws to come."""

from catanica.bots.search.fate import FairFate, Packs
from catanica.bots.search.sense import Sense
from catanica.kernel.rng import Rng
from catanica.kernel.state import State


class World:
    """A full position, and what chance holds for it."""

    def __init__(self, full: State, fate: FairFate) -> None:
        self.full = full
        self.fate = fate


class Worlds:
    """As many as are asked for, all different, for whoever decides."""

    def __init__(self, sense: Sense, observation: State, lots: Rng) -> None:
        self.sense = sense
        self.belief = sense.belief(observation)
        self.seat = observation.to_move
        self.turn = sense.turn(observation)
        self.lots = lots
        self.packs = Packs(lots.next32())
        self.dealt = 0

    def deal(self) -> World:
        """The next one."""
        seed = self.lots.next32()
        full = self.belief.world(seed)
        fate = FairFate(seed, self.packs, self.dealt, self.sense, self.seat)
        full.explicit = False
        full.rng = fate.drawn(self.turn)
        self.sense.hush(full)
        self.dealt += 1
        return World(full, fate)
