"""The island of one game: terrain, number tokens and harbours. Once laid out it never changes and clones share it."""

from typing import Final, Literal

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from catanica.games.board.goods import pack
from catanica.games.board.topology import (
    EDGE_N,
    EDGE_S,
    HARBOUR_SITES,
    HARBOURS,
    HEXES,
    VERTEX_HEXES,
    VERTICES,
)
from catanica.kernel.ints import bit
from catanica.kernel.position import Carrier
from catanica.kernel.stamps import UNSTAMPED, stamp

DESERT: Final = 5  # terrain; the others bear the number of the resource they yield
ANY_KIND: Final = 5  # harbour of three for one; the others bear the number of their resource
QUAYS: Final = 6  # all harbours together
UNKNOWN: Final = -1
TERRAIN_BITS: Final = 3
TERRAIN_ROOM: Final = (1 << 3) - 1
LARGEST_SUM: Final = 12
Terrain = Literal["hills", "forest", "pasture", "fields", "mountains", "desert"]
HarbourKind = Literal["brick", "lumber", "wool", "grain", "ore", "3:1"]
TERRAIN_NAMES: Final[list[Terrain]] = ["hills", "forest", "pasture", "fields", "mountains", "desert"]
HARBOUR_NAMES: Final[list[HarbourKind]] = ["brick", "lumber", "wool", "grain", "ore", "3:1"]
TERRAIN_STOCK: Final = [3, 4, 4, 4, 3, 1]
HARBOUR_STOCK: Final = [1, 1, 1, 1, 1, 4]
TOKENS: Final = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11]  # by letter, A to R
PRINTED_HARBOURS: Final = [5, 3, 4, 5, 2, 5, 5, 0, 1]  # clockwise from the top left


def plot(h: i64, terrain: i64) -> i64:
    """A hex with its terrain, for whoever needs both at once."""
    return (h << TERRAIN_BITS) | terrain


def hex_of(plotted: i64) -> i64:
    """The hex."""
    return plotted >> TERRAIN_BITS


def terrain_of(plotted: i64) -> i64:
    """Its terrain."""
    return plotted & TERRAIN_ROOM


def _unknown(count: i64) -> vec[i64]:
    out = vec[i64]()
    for _ in range(count):
        out = append(out, UNKNOWN)
    return out


@mypyc_attr(acyclic=True)
class Island:
    """Terrain and number of each hex, kind of each harbour site, and what production and trade look up."""

    def __init__(self, terrain: vec[i64], tokens: vec[i64], harbours: vec[i64]) -> None:
        self.terrain: vec[i64] = terrain  # by hex
        self.tokens: vec[i64] = tokens  # by hex; 0 on the desert
        self.harbours: vec[i64] = harbours  # by site
        self.complete: bool = False  # laid out: from now on shared, never changed
        self.age: i64 = UNSTAMPED  # a number of its own, given when it is
        self.yielding: vec[i64] = vec[i64]()  # the hexes in order of their numbers, with their terrain: see `plot`
        self.yields_from: vec[i64] = vec[i64]()  # for each sum of the dice: where its hexes begin in that order
        self.moorings: vec[i64] = vec[i64]()  # for each kind of harbour, and last for all: the crossings at it, as bits
        self.pips: vec[i64] = vec[i64]()  # for each hex: how many of the 36 throws hit it
        self.yields: vec[i64] = vec[i64]()  # for each crossing: what it earns in 36 throws, packed by kind

    def carried(self, to: "Island", by: Carrier) -> None:
        """The list of fields."""
        to.terrain = by.numbers("terrain", self.terrain, "terrain")
        to.tokens = by.numbers("tokens", self.tokens, "token")
        to.harbours = by.numbers("harbours", self.harbours, "harbour")
        to.complete = by.flag("complete", self.complete)
        to.yielding = by.derived("yielding", self.yielding)
        to.yields_from = by.derived("yields_from", self.yields_from)
        to.moorings = by.derived("moorings", self.moorings)
        to.pips = by.derived("pips", self.pips)
        to.yields = by.derived("yields", self.yields)

    def clone(self) -> "Island":
        """The same island; a copy while it is still being laid out."""
        if self.complete:
            return self
        return Island(self.terrain[:], self.tokens[:], self.harbours[:])

    def finish(self) -> None:
        """Everything lies: prepare what production and trade look up."""
        self.complete = True
        self.age = stamp()
        hexes = vec[i64]()
        begins = vec[i64]()
        for number in range(LARGEST_SUM + 2):
            begins = append(begins, len(hexes))
            for h in range(HEXES):
                if self.tokens[h] == number and self.terrain[h] != DESERT:
                    hexes = append(hexes, plot(h, self.terrain[h]))
        self.yielding = hexes
        self.yields_from = begins
        moorings = vec[i64]()
        quays: i64 = 0
        for kind in range(ANY_KIND + 1):
            crossings: i64 = 0
            for site in range(HARBOURS):
                if self.harbours[site] == kind:
                    edge: i64 = HARBOUR_SITES[site]
                    crossings |= bit(EDGE_N[edge]) | bit(EDGE_S[edge])
            moorings = append(moorings, crossings)
            quays |= crossings
        self.moorings = append(moorings, quays)
        self.count_yields()

    def count_yields(self) -> None:
        """How often each hex pays, and what that makes for each crossing."""
        pips = vec[i64]()
        yields = vec[i64]()
        for h in range(HEXES):
            token = self.tokens[h]
            barren = self.terrain[h] == DESERT or token <= 0
            pips = append(pips, 0 if barren else 6 - (7 - token if token < 7 else token - 7))
        for vertex in range(VERTICES):
            earned: i64 = 0
            for i in range(3):
                h = VERTEX_HEXES[3 * vertex + i]
                if h >= 0 and self.terrain[h] != DESERT:
                    earned += pack(self.terrain[h], pips[h])
            yields = append(yields, earned)
        self.pips = pips
        self.yields = yields

    def desert(self) -> i64:
        """The hex of the desert; -1 while it does not lie yet."""
        for h in range(HEXES):
            if self.terrain[h] == DESERT:
                return h
        return -1


def blank_island() -> Island:
    """An island of which nothing lies yet."""
    return Island(_unknown(HEXES), _unknown(HEXES), _unknown(HARBOURS))


def island_of(terrain: list[int], tokens: list[int], harbours: list[int]) -> Island:
    """An island from lists; empty lists are left for chance to lay out."""
    island = blank_island()
    for h in range(len(terrain)):
        island.terrain[h] = terrain[h]
    for h in range(len(tokens)):
        island.tokens[h] = tokens[h]
    for site in range(len(harbours)):
        island.harbours[site] = harbours[site]
    return island
