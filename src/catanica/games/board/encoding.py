"""The board game for learners: which number means what. See docs/environments.md."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.board.goods import CARD_NAMES, HIDDEN, KINDS, POINT, RESOURCE_NAMES, amount, size
from catanica.games.board.grammar import GRAMMAR
from catanica.games.board.island import HARBOUR_NAMES, LARGEST_SUM, TERRAIN_NAMES, Island
from catanica.games.board.state import CITIES, ROADS, TOWNS, BoardState
from catanica.games.board.topology import EDGES, HARBOURS, HEXES, VERTICES
from catanica.games.board.verbs import SEA_TRADE
from catanica.games.board.vocabulary import STEPS, count_of, crossing_of, good_of, got_of
from catanica.kernel.ints import ones
from catanica.kernel.sheet import Codes, Encoder, Layout, Sheet
from catanica.kernel.state import State
from catanica.kernel.words import WORDS, number_of

VERSION: Final = "board-v1"
SEATS: Final = 4
MANY: Final = 20  # cards of a kind, or still to be discarded: more count as this many
LONG: Final = 500  # turns, likewise
DECISIONS: Final = (  # a new one is added at the end of the layout
    "before-roll",
    "trade-and-build",
    "trade",
    "build",
    "found-settlement",
    "found-road",
    "discard",
    "move-robber",
    "choose-victim",
    "free-road",
    "take-resource",
    "make-offer",
    "answer-offer",
    "make-counter-offer",
    "choose-partner",
)
FEW: Final = 32  # more than anybody has of what a group is written from
PIPS: Final = 6  # chances in 36: the numbers beside seven have one less


def all_codes(state: BoardState) -> list[int]:
    """Every action the game can ever offer a player."""
    codes: list[int] = []
    for code in GRAMMAR.codes(state):
        if number_of(code) != SEA_TRADE or good_of(code) != got_of(code):
            codes.append(code)
    return codes


class SeatBlock:
    """Where the numbers of a player begin; all players have the same ones."""

    def __init__(self, layout: Layout, name: str) -> None:
        self.there: i64 = layout.add(f"{name}.there", 1)
        self.points: i64 = layout.add(f"{name}.points", 20)
        self.knights: i64 = layout.add(f"{name}.knights", 14)
        self.length: i64 = layout.add(f"{name}.road_length", 15)
        self.army: i64 = layout.add(f"{name}.army", 1)
        self.highway: i64 = layout.add(f"{name}.highway", 1)
        self.roads: i64 = layout.add(f"{name}.roads_left", ROADS)
        self.towns: i64 = layout.add(f"{name}.settlements_left", TOWNS)
        self.cities: i64 = layout.add(f"{name}.cities_left", CITIES)
        self.hand: i64 = layout.add_each(f"{name}.hand", [*RESOURCE_NAMES, "hidden"], MANY)
        self.cards: i64 = layout.add_each(f"{name}.cards", [*CARD_NAMES, "hidden"], MANY)
        self.gives: i64 = layout.add_each(f"{name}.gives", list(RESOURCE_NAMES), MANY)
        self.wants: i64 = layout.add_each(f"{name}.wants", list(RESOURCE_NAMES), MANY)
        self.standing: i64 = layout.group(7)
        self.held: i64 = layout.group(len(RESOURCE_NAMES) + 1)
        self.bought: i64 = layout.group(len(CARD_NAMES) + 1)
        self.given: i64 = layout.group(len(RESOURCE_NAMES) + 1)
        self.wanted: i64 = layout.group(len(RESOURCE_NAMES) + 1)
        self.small: i64 = layout.group(VERTICES + 1)
        self.large: i64 = layout.group(VERTICES + 1)


class BoardEncoder(Encoder):
    """Actions and observations of the board game as fixed numbers; absent seats count as empty."""

    def __init__(self, whole: State) -> None:
        state = whole
        assert isinstance(state, BoardState)
        layout = Layout()
        self.turns: i64 = layout.add("turns", LONG)
        self.my_turn: i64 = layout.add("my_turn", 1)
        self.dice: i64 = layout.add_each("dice", [str(n) for n in range(2, LARGEST_SUM + 1)], 1)
        self.played: i64 = layout.add("played", 1)
        self.deck: i64 = layout.add("deck", 25)
        self.robber: i64 = layout.add_many("robber", HEXES, 1)
        self.bank: i64 = layout.add_each("bank", list(RESOURCE_NAMES), 19)
        self.count: i64 = layout.add("decision.count", MANY)
        self.crossing: i64 = layout.add_many("decision.crossing", VERTICES, 1)
        blocks: list[SeatBlock] = []
        for i in range(SEATS):
            blocks.append(SeatBlock(layout, f"seat.{i}"))
        self.blocks = blocks
        terrain: list[str] = list(TERRAIN_NAMES)
        kinds: list[str] = list(HARBOUR_NAMES)
        self.terrain: i64 = len(layout.names)
        for h in range(HEXES):
            layout.add_each(f"hex.{h}", terrain, 1)
        self.pips: i64 = layout.add_many("pips", HEXES, PIPS)
        self.tokens: i64 = layout.add_many("token", HEXES, LARGEST_SUM)
        self.harbours: i64 = len(layout.names)
        for s in range(HARBOURS):
            layout.add_each(f"harbour.{s}", kinds, 1)
        self.roads: i64 = self.of_seats(layout, "road", EDGES)
        self.towns: i64 = self.of_seats(layout, "settlement", VERTICES)
        self.cities: i64 = self.of_seats(layout, "city", VERTICES)
        self.asked: i64 = layout.add_each("decision", list(DECISIONS), 1)
        self.decisions: vec[i64] = vec[i64]([-1] * WORDS)  # the place of each step among them, by its number
        for k in range(len(DECISIONS)):
            self.decisions[STEPS.by_name[DECISIONS[k]].number] = k
        self.moment: i64 = layout.group(24)
        self.supply: i64 = layout.group(KINDS)
        self.paths: i64 = layout.group(SEATS * EDGES)
        self.found_road: i64 = STEPS.by_name["found-road"].number
        codes = all_codes(state)
        self.table = Codes(codes, list(range(len(codes))), len(codes))
        self.whole = state
        self.whole_codes = codes
        super().__init__(VERSION, layout, len(codes))

    def texts(self) -> list[str]:
        """Every action as text."""
        out: list[str] = []
        for code in self.whole_codes:
            out.append(GRAMMAR.text(self.whole, code))
        return out

    def of_seats(self, layout: Layout, name: str, places: int) -> int:
        """A number for each player at each place; the index of the first."""
        first = len(layout.names)
        for i in range(SEATS):
            layout.add_many(f"{name}.{i}", places, 1)
        return first

    def codes(self, state: State) -> Codes:
        """The same for all positions."""
        return self.table

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        """The other seats follow in turn order."""
        t = state
        assert isinstance(t, BoardState)
        if sheet.lasting[sheet.row] is not t.island or not t.island.complete:
            sheet.forget(sheet.row)
            self.write_island(t.island, sheet)
            sheet.lasting[sheet.row] = t.island
        sheet.begin(self.moment)
        sheet.put(self.turns, t.turns)
        if t.turn == seat:
            sheet.one(self.my_turn)
        n: i64 = len(t.agenda)
        if n > 0:
            self.write_decision(t.agenda[n - 1], sheet)
        if t.dice != 0:
            sheet.one(self.dice + (t.dice >> 3) + (t.dice & 7) - 2)
        if t.played:
            sheet.one(self.played)
        sheet.put(self.deck, size(t.deck))
        if t.robber >= 0:
            sheet.one(self.robber + t.robber)
        sheet.end()
        if sheet.changed(self.supply, t.stock):
            k: i64 = 0
            while k < KINDS:
                sheet.put(self.bank + k, amount(t.stock, k))
                k += 1
            sheet.end()
        i: i64 = 0
        laid: i64 = 0
        real = seat
        while i < t.seats:
            laid += t.laid[real]
            self.write_seat(t, self.blocks[i], i, real, sheet)
            i += 1
            real += 1
            if real == t.seats:
                real = 0
        if sheet.changed(self.paths, laid * SEATS + seat):  # within one game roads are only ever added
            self.write_roads(t, seat, sheet)
            sheet.end()

    def write_decision(self, top: i64, sheet: Sheet) -> None:
        """What is asked."""
        number = number_of(top)
        asked = self.decisions[number]
        if asked >= 0:
            sheet.one(self.asked + asked)
            if number == self.found_road:
                sheet.one(self.crossing + crossing_of(top))
            else:
                sheet.put(self.count, count_of(top))

    def write_seat(self, t: BoardState, b: SeatBlock, i: i64, real: i64, sheet: Sheet) -> None:
        """One player's public numbers, and what is known of hand and cards: all of the own, of others how many."""
        stamp = ((t.open_points(real) * FEW + t.knights[real]) * FEW + t.lengths[real]) * FEW + t.laid[real]
        stamp = stamp * 4 + (1 if t.army == real else 0) + (2 if t.highway == real else 0)
        if sheet.changed(b.standing, stamp):
            self.write_standing(t, b, real, sheet)
        if i == 0:
            if sheet.changed(b.held, t.hands[real]):
                write_goods(sheet, b.hand, t.hands[real])
            if sheet.changed(b.bought, t.cards[real]):
                write_goods(sheet, b.cards, t.cards[real])
        else:
            held = size(t.hands[real])
            if sheet.changed(b.held, held):
                sheet.put(b.hand + HIDDEN, held)
                sheet.end()
            held = size(t.cards[real])
            points = amount(t.cards[real], POINT) if t.winner >= 0 else i64(0)  # they lie open at the end (BG-23)
            if sheet.changed(b.bought, held * FEW + points):
                sheet.put(b.cards + POINT, points)
                sheet.put(b.cards + HIDDEN, held - points)
                sheet.end()
        if sheet.changed(b.given, t.offers[2 * real]):
            write_goods(sheet, b.gives, t.offers[2 * real])
        if sheet.changed(b.wanted, t.offers[2 * real + 1]):
            write_goods(sheet, b.wants, t.offers[2 * real + 1])
        if sheet.changed(b.small, t.towns[real]):
            sheet.put(b.towns, TOWNS - ones(t.towns[real]))
            sheet.ones(self.towns + i * VERTICES, t.towns[real])
            sheet.end()
        if sheet.changed(b.large, t.cities[real]):
            sheet.put(b.cities, CITIES - ones(t.cities[real]))
            sheet.ones(self.cities + i * VERTICES, t.cities[real])
            sheet.end()

    def write_standing(self, t: BoardState, b: SeatBlock, real: i64, sheet: Sheet) -> None:
        """How far a player is."""
        sheet.one(b.there)
        sheet.put(b.points, t.open_points(real))
        sheet.put(b.knights, t.knights[real])
        sheet.put(b.length, t.lengths[real])
        if t.army == real:
            sheet.one(b.army)
        if t.highway == real:
            sheet.one(b.highway)
        sheet.put(b.roads, ROADS - t.laid[real])
        sheet.end()

    def write_roads(self, t: BoardState, seat: i64, sheet: Sheet) -> None:
        """Who owns which path."""
        seats = t.seats
        e: i64 = 0
        while e < EDGES:
            owner = t.roads[e]
            if owner >= 0:
                i = owner - seat
                if i < 0:
                    i += seats
                sheet.one(self.roads + i * EDGES + e)
            e += 1

    def write_island(self, island: Island, sheet: Sheet) -> None:
        """What does not change any more once it lies."""
        h: i64 = 0
        while h < HEXES:
            keep_kind(sheet, self.terrain, h, len(TERRAIN_NAMES), island.terrain[h])
            token = island.tokens[h]
            if token < 0:
                token = 0
            sheet.keep(self.tokens + h, token)
            sheet.keep(self.pips + h, pips(token))
            h += 1
        s: i64 = 0
        while s < HARBOURS:
            keep_kind(sheet, self.harbours, s, len(HARBOUR_NAMES), island.harbours[s])
            s += 1


def keep_kind(sheet: Sheet, block: i64, row: i64, kinds: i64, there: i64) -> None:
    """A row of a block: one at the kind that is there, nothing at the others."""
    kind: i64 = 0
    while kind < kinds:
        sheet.keep(block + row * kinds + kind, 1 if kind == there else 0)
        kind += 1


def pips(token: i64) -> i64:
    """In how many of 36 throws a number comes."""
    if token == 0:
        return 0
    return token - 1 if token < 7 else 13 - token


def write_goods(sheet: Sheet, at: i64, goods: i64) -> None:
    """A group that says how many there are of each kind, those of unknown kind last."""
    k: i64 = 0
    while k <= HIDDEN:
        sheet.put(at + k, amount(goods, k))
        k += 1
    sheet.end()
