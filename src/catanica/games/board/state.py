"""A position of the board game: what lies on the table, plain questions one can ask of it, and the kernel's contract.

The rules are steps and functions over a `BoardState` in the other modules. `reach`, `laid` and `lengths` follow from
the roads; they are kept because every move asks for them, and the tests compare them with a recount after every step of
random games.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from catanica.games.board import hidden, verbs
from catanica.games.board.book import BOOK
from catanica.games.board.goods import CARD_NAMES, POINT, amount
from catanica.games.board.island import Island, blank_island
from catanica.games.board.terms import Terms
from catanica.games.board.topology import EDGES
from catanica.kernel.ints import ones
from catanica.kernel.rng import Rng, seeded
from catanica.kernel.state import REFEREE, Outcome, State
from catanica.kernel.words import Row, number_of

FREE: Final = -1  # a path without a road
NONE: Final = -1  # no seat
ROADS: Final = 15
TOWNS: Final = 5
CITIES: Final = 4
ALL_DICE: Final = (1 << 36) - 1


class BoardState(State):
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

    def put_back(self, e: i64) -> None:
        """A step that was taken off goes on as it was."""
        self.agenda = append(self.agenda, e)

    def top(self) -> i64:
        """The entry of what happens now."""
        return self.agenda[len(self.agenda) - 1]

    def asks(self, row: Row) -> bool:
        """Whether a step is what happens now."""
        return len(self.agenda) > 0 and number_of(self.top()) == row.number

    def details(self) -> dict[str, object]:
        """What everybody may know about the pending decision beside its kind."""
        e = self.top()
        return self.book.steps[number_of(e)].details(self, e)

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

    def before(self, seat: i64) -> i64:
        """The seat to the right."""
        return seat - 1 if seat > 0 else self.seats - 1

    def clone(self) -> "BoardState":
        """An independent copy without trace and events."""
        t = BoardState(
            self.seats,
            self.rng.clone(),
            self.terms,
            self.island.clone(),
            self.hands[:],
            self.towns[:],
            self.cities[:],
            self.reach[:],
            self.laid[:],
            self.lengths[:],
            self.cards[:],
            self.knights[:],
            self.offers[:],
            self.roads[:],
        )
        t.to_move = self.to_move
        t.agenda = self.agenda[:]
        t.explicit = self.explicit
        t.tracing = False
        t.reveals = self.reveals
        t.bank = self.bank
        t.deck = self.deck
        t.spent = self.spent
        t.robber = self.robber
        t.start = self.start
        t.turn = self.turn
        t.turns = self.turns
        t.dice = self.dice
        t.played = self.played
        t.fresh = self.fresh
        t.offered = self.offered
        t.army = self.army
        t.highway = self.highway
        t.throws = self.throws
        t.winner = self.winner
        return t

    # -- what it looks like ---------------------------------------------------------------------------------------

    def blank(self) -> "BoardState":
        """A bare table by the same terms."""
        none = zeros(self.seats)
        return BoardState(
            self.seats, Rng(0, 0, 0, 1), self.terms, blank_island(), none, none[:], none[:], none[:], none[:], none[:],
            none[:], none[:], zeros(2 * self.seats), free_paths(),
        )  # fmt: skip

    def words(self) -> list[int]:
        """All that matters for the future."""
        out: list[int] = [self.seats, self.to_move, self.bank, self.deck, self.spent, self.robber, self.start]
        out += [self.turn, self.turns, self.dice, int(self.played), self.fresh, self.offered, self.army, self.highway]
        out += [self.throws, self.winner, self.terms.points, int(self.terms.strict), int(self.terms.friendly)]
        out += [int(self.terms.balanced), int(self.terms.unlimited)]
        for part in (
            self.agenda,
            self.hands,
            self.towns,
            self.cities,
            self.cards,
            self.knights,
            self.offers,
            self.roads,
            self.island.terrain,
            self.island.tokens,
            self.island.harbours,
        ):
            out.append(len(part))
            for word in part:
                out.append(word)
        return out

    def redacted(self, audience: i64) -> "BoardState":
        """What an audience may know: hands and cards of others as numbers only (BG-23)."""
        seen = self.clone()
        seen.rng = seeded(0)
        if audience != REFEREE:
            hidden.blank(seen, audience)
        return seen

    def determinised(self, seed: int) -> "BoardState":
        """A full state consistent with this one."""
        full = self.clone()
        full.rng = seeded(seed)
        full.explicit = False
        hidden.fill(full, seeded(seed ^ 0x5EED))
        return full

    def seldom(self, code: i64) -> bool:
        """Haggling: random play tries it now and then only."""
        verb = number_of(code)
        return verb == verbs.OFFER or verb == verbs.COUNTER

    def card_name(self, card: i64) -> str:
        """The development card on whose behalf a step asks, counted from 1."""
        return CARD_NAMES[card - 1] if card > 0 else ""

    def result(self) -> Outcome | None:
        """Who won, or nothing."""
        if self.winner == NONE:
            return None
        points: list[int] = []
        for seat in range(self.seats):
            points.append(self.points(seat))
        return Outcome([self.winner], points, "points")

    def header(self) -> dict[str, str]:
        """What a record needs to be replayed."""
        return dict(self.terms.header)


def zeros(count: i64) -> vec[i64]:
    """A table of nothing."""
    return vec[i64]([0] * count)


def free_paths() -> vec[i64]:
    """Paths without roads."""
    return vec[i64]([FREE] * EDGES)
