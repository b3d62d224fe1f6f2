"""One player's principality: the row, the regions with their stock, the cards in play, and the hand."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from catanica.games.principality.cards.catalogue import Catalogue
from catanica.games.principality.position.geometry import (
    AT_REGION,
    FIRST_COLUMN,
    OUTSIDE,
    REGIONS,
    SIDES,
    SPACES,
    START_GAP,
    STORE,
)
from catanica.games.principality.position.goods import FIELD
from catanica.games.principality.position.pile import take_at
from catanica.kernel.ints import bit, highest, lowest

FULL: Final = 3  # a region holds 0 to 3 (KB-13)


@mypyc_attr(acyclic=True)
class Land:
    """All that lies before one player. Masks of columns and gaps for the row; arrays for the rest."""

    def __init__(
        self, settlements: i64, cities: i64, crowns: i64, roads: i64, regions: vec[i64], built: vec[i64], hand: vec[i64]
    ) -> None:
        self.settlements: i64 = settlements  # columns with a settlement, cities included
        self.cities: i64 = cities  # columns with a city, metropolises included
        self.crowns: i64 = crowns  # columns whose city carries a metropolis
        self.roads: i64 = roads  # gaps with a road
        self.regions: vec[i64] = regions
        self.built: vec[i64] = built
        self.hand: vec[i64] = hand

    def clone(self) -> "Land":
        """An independent copy."""
        return Land(
            self.settlements, self.cities, self.crowns, self.roads, self.regions[:], self.built[:], self.hand[:]
        )

    # -- the row ------------------------------------------------------------------------------------------------

    def first_gap(self) -> i64:
        """The leftmost gap with regions."""
        return lowest(self.settlements)

    def last_gap(self) -> i64:
        """The rightmost gap with regions."""
        return highest(self.settlements) + 1

    def end(self) -> i64:
        """One past the last index of `regions` at which resources can lie: the row's, and the stores' behind it."""
        if self.regions[STORE] != 0:
            return SPACES
        return highest(self.settlements) * 2 + 4

    def has_city(self) -> bool:
        """Whether there is at least one city."""
        return self.cities != 0

    # -- regions and their stock --------------------------------------------------------------------------------

    def stock(self, cat: Catalogue) -> i64:
        """All stored resources as a bundle."""
        total: i64 = 0
        regions = self.regions
        resource = cat.resource
        i = self.first_gap() * 2
        end = self.end()
        while i < end:
            r = regions[i]
            if r != 0:
                total += (r >> 9) << ((resource[r & 0x1FF] - 1) * FIELD)
            i += 1
        return total

    def room(self, cat: Catalogue) -> i64:
        """Free room by kind, as a bundle."""
        total: i64 = 0
        regions = self.regions
        resource = cat.resource
        i = self.first_gap() * 2
        end = self.end()
        while i < end:
            r = regions[i]
            if r != 0:
                total += (3 - (r >> 9)) << ((resource[r & 0x1FF] - 1) * FIELD)
            i += 1
        return total

    def bare(self) -> bool:
        """Whether nothing is stored anywhere."""
        for r in self.regions:
            if r >> 9 != 0:
                return False
        return True

    def kind_at(self, cat: Catalogue, i: i64) -> i64:
        """The resource of a region."""
        return cat.resource[self.regions[i] & 0x1FF] - 1

    def stock_at(self, i: i64) -> i64:
        """The stock of a region."""
        return self.regions[i] >> 9

    def change(self, i: i64, by: i64) -> i64:
        """Turn a region card; more than fits is lost. Returns the change made."""
        r = self.regions[i]
        now = r >> 9
        then = now + by
        if then > 3:
            then = 3
        if then < 0:
            then = 0
        self.regions[i] = (r & 0x1FF) | (then << 9)
        return then - now

    # -- cards in play ------------------------------------------------------------------------------------------

    def find_piece(self, place: i64, card: i64) -> i64:
        """The index in `built` of a card at a place; -1 if it is not there."""
        want = place | (card << 7)
        i: i64 = 0
        n: i64 = len(self.built)
        while i < n:
            if self.built[i] & 0xFFFF == want:
                return i
            i += 1
        return -1

    def taken(self, place: i64) -> i64:
        """How many cards lie at a place."""
        k: i64 = 0
        for p in self.built:
            if p & 0x7F == place:
                k += 1
        return k

    def capacity(self, side_: i64) -> i64:
        """How many cards a side can carry: one at a settlement, two at a city (KB-20)."""
        column = side_ >> 1
        if self.cities & bit(column) != 0:
            return 2
        return 1 if self.settlements & bit(column) != 0 else 0

    def free_sides(self) -> i64:
        """Mask of sides with a free site."""
        single: i64 = 0  # one card lies there
        double: i64 = 0  # two cards lie there
        for p in self.built:
            place = p & 0x7F
            if place < 24:
                b = bit(place)
                if single & b != 0:
                    double |= b
                single |= b
        out: i64 = 0
        c = lowest(self.settlements)
        end = highest(self.settlements)
        while c <= end:
            if self.settlements & bit(c) != 0:
                three: i64 = 3
                pair = three << (c * 2)
                out |= pair & ~(double if self.cities & bit(c) != 0 else single)
            c += 1
        return out

    def columns_at(self, place: i64) -> i64:
        """Mask of the settlements or cities a place belongs to; units outside a region belong to its metropolis."""
        if place < SIDES:
            return bit(place >> 1)
        if place < OUTSIDE or place >= OUTSIDE + REGIONS:
            return 0
        gap = (place - OUTSIDE) >> 1
        return self.crowns & (bit(gap) | (bit(gap - 1) if gap > 0 else 0))

    def open_outside(self, place: i64) -> bool:
        """Whether a place outside a metropolis's region is free: one card per region, of any kind (128.C.b)."""
        return self.columns_at(place) != 0 and self.taken(place) == 0 and self.taken(place - OUTSIDE + AT_REGION) == 0

    def remove_piece(self, i: i64) -> i64:
        """Take a card out of play; returns it."""
        p = self.built[i]
        self.built = take_at(self.built, i)
        return p

    def add_hand(self, slot_: i64) -> None:
        """Take a card into the hand."""
        self.hand = append(self.hand, slot_)

    def take_hand(self, card: i64, other: i64) -> i64:
        """Take a card out of the hand; of equal cards one the other player knows about goes first."""
        best: i64 = -1
        i: i64 = 0
        n: i64 = len(self.hand)
        while i < n:
            s = self.hand[i]
            if s & 0x1FF == card and (best < 0 or (s >> 9) & bit(other) != 0):
                best = i
            i += 1
        s = self.hand[best]
        self.hand = take_at(self.hand, best)
        return s


def new_land() -> Land:
    """A starting row: road in the middle, a settlement to either side, no regions yet (KB-3)."""
    empty = vec[i64]([0] * SPACES)
    towns: i64 = bit(FIRST_COLUMN) | bit(FIRST_COLUMN + 1)
    return Land(towns, 0, 0, bit(START_GAP), empty, vec[i64](), vec[i64]())
