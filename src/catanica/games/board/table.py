"""What lies on the table: the fields of a position and the plain questions one can ask of it.

The rules are functions over a `Table` in the other modules; `state.BoardState` ties them to the kernel's contract.
`reach`, `laid` and `lengths` follow from the roads; they are kept because every move asks for them, and the tests
compare them with a recount after every step of random games.
"""

from typing import Final

from librt.vecs import append, vec
from librt.vecs import pop as without_last
from mypy_extensions import i64

from catanica.games.board.goods import POINT, amount
from catanica.games.board.island import Island
from catanica.kernel.agenda import entry
from catanica.kernel.ints import ones
from catanica.kernel.rng import Rng
from catanica.kernel.state import State
from catanica.kernel.step import Book
from catanica.kernel.words import Register

FREE: Final = -1  # a path without a road
NONE: Final = -1  # no seat
ROADS: Final = 15
TOWNS: Final = 5
CITIES: Final = 4
ALL_DICE: Final = (1 << 36) - 1

OPEN_TOKENS: Final = 0  # tokens lie as the map says
SPIRAL_TOKENS: Final = 1
RANDOM_TOKENS: Final = 2


STEPS: Final = Register("step", 256)
BOOK: Final = Book(STEPS)


class Terms:
    """What the players agreed on before the game; never changes."""

    def __init__(
        self,
        points: i64,
        strict: bool,
        friendly: bool,
        balanced: bool,
        unlimited: bool,
        given_pieces: bool,
        tokens: i64,
        header: dict[str, str],
    ) -> None:
        self.points: i64 = points  # to win
        self.strict: bool = strict  # trade first, then build (BG-12)
        self.friendly: bool = friendly  # house rule: the robber spares players with fewer than three open points
        self.balanced: bool = balanced  # house rule: dice drawn like cards from the 36 throws
        self.unlimited: bool = unlimited  # the bank never runs short
        self.given_pieces: bool = given_pieces  # beginner's pieces instead of founding
        self.tokens: i64 = tokens  # how the number tokens are laid
        self.header: dict[str, str] = header


class Table(State):
    """A position of the board game."""

    def __init__(
        self,
        seats: i64,
        rng: Rng,
        terms: Terms,
        island: Island,
        hands: vec[i64],
        towns: vec[i64],
        cities: vec[i64],
        reach: vec[i64],
        laid: vec[i64],
        lengths: vec[i64],
        cards: vec[i64],
        knights: vec[i64],
        offers: vec[i64],
        roads: vec[i64],
    ) -> None:
        super().__init__(seats, rng, BOOK)
        self.terms: Terms = terms
        self.island: Island = island
        self.hands: vec[i64] = hands  # resources of each seat, packed
        self.towns: vec[i64] = towns  # crossings with a settlement of each seat, as bits
        self.cities: vec[i64] = cities  # crossings with a city of each seat, as bits
        self.reach: vec[i64] = reach  # crossings touched by roads of each seat, as bits
        self.laid: vec[i64] = laid  # roads laid by each seat
        self.lengths: vec[i64] = lengths  # longest trail of each seat
        self.cards: vec[i64] = cards  # unplayed development cards of each seat, packed
        self.knights: vec[i64] = knights  # knights played by each seat
        self.offers: vec[i64] = offers  # for each seat what it would give and what it wants, packed
        self.roads: vec[i64] = roads  # owner of each path
        self.bank: i64 = 0
        self.deck: i64 = 0  # development cards not yet drawn, packed
        self.spent: i64 = 0  # development cards played, packed
        self.robber: i64 = NONE
        self.start: i64 = NONE  # starting seat
        self.turn: i64 = NONE  # seat whose turn it is
        self.turns: i64 = 0  # turns begun
        self.dice: i64 = 0  # the throw of this turn: first face * 8 + second face; 0 before the throw
        self.played: bool = False  # a development card was played this turn
        self.fresh: i64 = 0  # development cards bought this turn, packed
        self.offered: i64 = 0  # offers made this turn
        self.army: i64 = NONE  # who holds the largest army
        self.highway: i64 = NONE  # who holds the longest road
        self.throws: i64 = ALL_DICE  # balanced dice: throws still in the pack, as bits
        self.winner: i64 = NONE

    # -- the agenda -----------------------------------------------------------------------------------------------

    def push_raw(self, step: i64, a: i64, b: i64) -> None:
        """Something comes first."""
        self.agenda = append(self.agenda, entry(step, a, b))

    def pop(self) -> None:
        """The top step is done."""
        self.agenda, _ = without_last(self.agenda)

    def replace(self, step: i64, a: i64, b: i64) -> None:
        """The top step becomes another one."""
        self.agenda[len(self.agenda) - 1] = entry(step, a, b)

    def top(self) -> i64:
        """The entry of what happens now."""
        return self.agenda[len(self.agenda) - 1]

    # -- questions ------------------------------------------------------------------------------------------------

    def buildings(self, seat: i64) -> i64:
        """The crossings with a settlement or city of a seat."""
        return self.towns[seat] | self.cities[seat]

    def all_buildings(self) -> i64:
        """The crossings with any building."""
        mask: i64 = 0
        for seat in range(self.seats):
            mask |= self.towns[seat] | self.cities[seat]
        return mask

    def open_points(self, seat: i64) -> i64:
        """The points everybody can see."""
        points = ones(self.towns[seat]) + 2 * ones(self.cities[seat])
        if self.army == seat:
            points += 2
        if self.highway == seat:
            points += 2
        return points

    def points(self, seat: i64) -> i64:
        """All points, hidden point cards included."""
        return self.open_points(seat) + amount(self.cards[seat], POINT)

    def after(self, seat: i64) -> i64:
        """The seat to the left."""
        following = seat + 1
        if following == self.seats:
            return 0
        return following


def zeros(count: i64) -> vec[i64]:
    """A table of nothing."""
    out = vec[i64]()
    for _ in range(count):
        out = append(out, 0)
    return out


def free_paths() -> vec[i64]:
    """Paths without roads."""
    out = vec[i64]()
    for _ in range(72):
        out = append(out, FREE)
    return out
