"""A position of the board game: what lies on the table, plain questions one can ask of it, and the kernel's contract.

The rules are steps and functions over a `BoardState` in the other modules. `reach`, `laid` and `lengths` follow from
the roads; they are kept because every move asks for them, and the tests compare them with a recount after every step of
random games.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from catanica.games.board import hidden, verbs
from catanica.games.board.book import BOOK
from catanica.games.board.goods import CARD_NAMES, POINT, amount
from catanica.games.board.island import Island, blank_island
from catanica.games.board.terms import Terms
from catanica.games.board.topology import EDGES
from catanica.games.board.vocabulary import PATH, SEAT, path_is, path_of, seat_is, seat_of
from catanica.kernel.errors import Phrase
from catanica.kernel.ints import ones
from catanica.kernel.position import Carrier
from catanica.kernel.position_text import Speller
from catanica.kernel.rng import Rng, seeded
from catanica.kernel.state import REFEREE, Outcome, State
from catanica.kernel.words import Row, number_of

FREE: Final = -1  # a path without a road
NONE: Final = -1  # no seat
ROADS: Final = 15
TOWNS: Final = 5
CITIES: Final = 4
ALL_DICE: Final = (1 << 36) - 1
ROAD: Final = Row("road", 0, [SEAT, PATH])  # as a position tells it


@mypyc_attr(acyclic=True, free_list_len=1)
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
        # what learners look at after every decision stands close together
        self.hands: vec[i64] = hands  # resources of each seat, packed
        self.stock: i64 = 0
        self.robber: i64 = NONE
        self.turn: i64 = NONE  # seat whose turn it is
        self.turns: i64 = 0  # turns begun
        self.dice: i64 = 0  # the throw of this turn: first face * 8 + second face; 0 before the throw
        self.played: bool = False  # a development card was played this turn
        self.winner: i64 = NONE
        self.pieces: i64 = 0  # moved, and cards, since this object was made: who keeps a picture looks again then
        self.terms: Terms = terms
        self.island: Island = island
        self.towns: vec[i64] = towns  # crossings with a settlement of each seat, as bits
        self.cities: vec[i64] = cities  # crossings with a city of each seat, as bits
        self.reach: vec[i64] = reach  # crossings touched by roads of each seat, as bits
        self.laid: vec[i64] = laid  # roads laid by each seat
        self.lengths: vec[i64] = lengths  # longest trail of each seat
        self.cards: vec[i64] = cards  # unplayed development cards of each seat, packed
        self.knights: vec[i64] = knights  # knights played by each seat
        self.offers: vec[i64] = offers  # for each seat what it would give and what it wants, packed
        self.roads: vec[i64] = roads  # owner of each path
        self.deck: i64 = 0  # development cards not yet drawn, packed
        self.spent: i64 = 0  # development cards played, packed
        self.starter: i64 = NONE  # starting seat
        self.fresh: i64 = 0  # development cards bought this turn, packed
        self.offered: i64 = 0  # offers made this turn
        self.army: i64 = NONE  # who holds the largest army
        self.highway: i64 = NONE  # who holds the longest road
        self.throws: i64 = ALL_DICE  # balanced dice: throws still in the pack, as bits

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

    def legal_codes(self) -> vec[i64]:
        """As everywhere; said here because Python calls a method of the very class without asking its bases."""
        return super().legal_codes()

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

    def standing(self) -> list[int]:
        """The points everybody can see, by seat."""
        return [self.open_points(seat) for seat in range(self.seats)]

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

    # -- what it looks like ---------------------------------------------------------------------------------------

    def blank(self) -> "BoardState":
        """A bare table by the same terms."""
        none = zeros(self.seats)
        return BoardState(
            self.seats, Rng(0, 0, 0, 1), self.terms, blank_island(), none, none[:], none[:], none[:], none[:], none[:],
            none[:], none[:], zeros(2 * self.seats), free_paths(),
        )  # fmt: skip

    def speller(self) -> Speller:
        """Places, cards and seats by their names."""
        from catanica.games.board.spelling import BoardSpeller  # it names what stands here

        return BoardSpeller(self.seats)

    def doubts(self) -> list[Phrase]:
        """What the kernel doubts, and whether the whole box is there."""
        from catanica.games.board.material import doubts  # it counts what stands here

        return doubts(self) + super().doubts()

    def veiled(self) -> bool:
        """Hands or the stack are not known."""
        return hidden.veiled(self)

    def carried(self, to: State, by: Carrier) -> None:
        """The list of fields."""
        assert isinstance(to, BoardState), "a position is carried into one of the same game"
        super().carried(to, by)
        to.starter = by.number("starter", self.starter, "seat", NONE)
        to.turn = by.number("turn", self.turn, "seat", NONE)
        to.turns = by.number("turns", self.turns, "count")
        to.dice = by.number("dice", self.dice, "throw")
        to.played = by.flag("played", self.played)
        to.offered = by.number("offered", self.offered, "count")
        to.robber = by.number("robber", self.robber, "hex", NONE)
        to.army = by.number("army", self.army, "seat", NONE)
        to.highway = by.number("highway", self.highway, "seat", NONE)
        to.winner = by.number("winner", self.winner, "seat", NONE)
        to.throws = by.number("throws", self.throws, "throws", ALL_DICE)
        to.stock = by.number("stock", self.stock, "goods")
        to.hands = by.numbers("hands", self.hands, hidden.HAND)
        to.offers = by.numbers("offers", self.offers, hidden.OFFERS)
        to.deck = by.number("deck", self.deck, hidden.STACK)
        to.spent = by.number("spent", self.spent, "cards")
        to.cards = by.numbers("cards", self.cards, hidden.HELD)
        to.fresh = by.number("fresh", self.fresh, hidden.BOUGHT)
        to.knights = by.numbers("knights", self.knights, "count")
        to.towns = by.numbers("towns", self.towns, "crossings")
        to.cities = by.numbers("cities", self.cities, "crossings")
        to.roads = owners(by.pile("roads", road_words(self.roads), ROAD), len(self.roads))
        to.reach = by.derived("reach", self.reach)
        to.laid = by.derived("laid", self.laid)
        to.lengths = by.derived("lengths", self.lengths)
        by.enter("island")
        self.island.carried(to.island, by)
        by.leave()

    # generated by tools/positions.py from the list above
    def clone(self) -> "BoardState":
        """An independent copy without trace and events."""
        d = BoardState(
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
        d.to_move = self.to_move
        d.explicit = self.explicit
        d.reveals = self.reveals
        if len(self.agenda) > 0:
            d.agenda = self.agenda[:]
        d.starter = self.starter
        d.turn = self.turn
        d.turns = self.turns
        d.dice = self.dice
        d.played = self.played
        d.offered = self.offered
        d.robber = self.robber
        d.army = self.army
        d.highway = self.highway
        d.winner = self.winner
        d.throws = self.throws
        d.stock = self.stock
        d.deck = self.deck
        d.spent = self.spent
        d.fresh = self.fresh
        d.tracing = False
        return d

    # end of what is generated

    def settle(self) -> None:
        """The fields have been read: count what follows from the roads, and look up the island."""
        from catanica.games.board.highway import count_anew  # it builds on this module

        if self.island.complete:
            self.island.finish()
        count_anew(self)

    def redacted(self, audience: i64) -> "BoardState":
        """What an audience may know: hands and cards of others as numbers only (BG-23)."""
        if audience == REFEREE:
            seen = self.clone()
        else:
            seen = self.blank()
            seen.tracing = False
            self.carried(seen, hidden.Blinder(self, audience))
            seen.island = self.island.clone()
        seen.rng = Rng(0, 0, 0, 1)
        return seen

    def determinised(self, seed: int) -> "BoardState":
        """A full state consistent with this one."""
        return self.filled(seed, hidden.EVEN)

    def filled(self, seed: int, odds: hidden.Odds) -> "BoardState":
        """The same, where some cards are likelier than others."""
        full = self.clone()
        full.rng = seeded(seed)
        full.explicit = False
        hidden.fill(full, seeded(seed ^ 0x5EED), odds)
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


def road_words(roads: vec[i64]) -> vec[i64]:
    """Every road with its owner, by path."""
    out = vec[i64]()
    for edge in range(len(roads)):
        if roads[edge] != FREE:
            out = append(out, seat_is(roads[edge]) | path_is(edge))
    return out


def owners(roads: vec[i64], paths: i64) -> vec[i64]:
    """The owner of each of so many paths, from every road."""
    out = vec[i64]([FREE] * paths)
    for road in roads:
        out[path_of(road)] = seat_of(road)
    return out
