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
from catanica.kernel.encoder import Codes, Encoder
from catanica.kernel.ints import bit, ones
from catanica.kernel.sheet import Layout, Sheet
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
FEW: Final = 32  # more than anybody has of what is remembered in one word
HALF: Final = EDGES // 2  # of all paths: their bits fit into a word
# What is remembered of the moment, a word each.
TURNS: Final = 0
MINE: Final = 1
DICE: Final = 2
PLAYED: Final = 3
DECK: Final = 4
ROBBER: Final = 5
STOCK: Final = 6
ASKED: Final = 7
CROSSING: Final = 8
COUNT: Final = 9
ARMY: Final = 10
HIGHWAY: Final = 11
OFFERED: Final = 12
WORDS_OF_A_MOMENT: Final = 13
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
        self.standing: i64 = layout.words()  # what is remembered of each
        self.held: i64 = layout.words()
        self.bought: i64 = layout.words()
        self.given: i64 = layout.words()
        self.wanted: i64 = layout.words()
        self.small: i64 = layout.words()
        self.large: i64 = layout.words()
        self.near: i64 = layout.words()
        self.far: i64 = layout.words()


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
        self.stride: i64 = blocks[1].there - blocks[0].there  # from a seat's number to that of the next one
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
        self.words: i64 = layout.words(WORDS_OF_A_MOMENT)
        self.laid: i64 = layout.words()
        self.paths: i64 = layout.words(2 * SEATS)  # both halves of each seat's roads
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
            self.write_start(t, sheet)
            sheet.lasting[sheet.row] = t.island
        self.write_moment(t, seat, sheet)
        laid: i64 = 0
        offered: i64 = 0
        for real in range(t.seats):
            laid += t.laid[real]
            offered |= t.offers[2 * real] | t.offers[2 * real + 1]
        if sheet.differs(self.laid, laid):  # within one game roads are only ever added
            self.look_at_roads(t, sheet)
        w = self.words
        army = self.of_holder(t, t.army, seat, self.blocks[0].army)
        highway = self.of_holder(t, t.highway, seat, self.blocks[0].highway)
        crowned = sheet.mark(w + ARMY, army)
        if sheet.mark(w + HIGHWAY, highway):
            crowned = True
        traded = sheet.differs(w + OFFERED, 1 if offered != 0 else 0) or offered != 0
        i: i64 = 0
        while i < t.seats:
            real = seat + i
            if real >= t.seats:
                real -= t.seats
            self.write_seat(t, self.blocks[i], i, real, crowned, sheet)
            if traded:
                self.write_offers(t, self.blocks[i], real, sheet)
            i += 1

    def of_holder(self, t: BoardState, holder: i64, seat: i64, first: i64) -> i64:
        """Where a seat that holds something has its number; -1 if nobody does."""
        if holder < 0:
            return -1
        i = holder - seat
        if i < 0:
            i += t.seats
        return first + i * self.stride

    def write_moment(self, t: BoardState, seat: i64, sheet: Sheet) -> None:
        """What concerns no single seat."""
        w = self.words
        sheet.number(w + TURNS, self.turns, t.turns)
        sheet.mark(w + MINE, self.my_turn if t.turn == seat else i64(-1))
        sheet.mark(w + DICE, self.dice + (t.dice >> 3) + (t.dice & 7) - 2 if t.dice != 0 else i64(-1))
        sheet.mark(w + PLAYED, self.played if t.played else i64(-1))
        sheet.number(w + DECK, self.deck, size(t.deck))
        sheet.mark(w + ROBBER, self.robber + t.robber if t.robber >= 0 else i64(-1))
        if sheet.differs(w + STOCK, t.stock):
            k: i64 = 0
            while k < KINDS:
                sheet.write(self.bank + k, amount(t.stock, k))
                k += 1
        asked: i64 = -1
        crossing: i64 = -1
        count: i64 = 0
        n: i64 = len(t.agenda)
        if n > 0:
            top = t.agenda[n - 1]
            number = number_of(top)
            if self.decisions[number] >= 0:
                asked = self.asked + self.decisions[number]
                if number == self.found_road:
                    crossing = self.crossing + crossing_of(top)
                else:
                    count = count_of(top)
        sheet.mark(w + ASKED, asked)
        sheet.mark(w + CROSSING, crossing)
        sheet.number(w + COUNT, self.count, count)

    def write_seat(self, t: BoardState, b: SeatBlock, i: i64, real: i64, crowned: bool, sheet: Sheet) -> None:
        """One player's public numbers, and what is known of hand and cards: all of the own, of others how many."""
        if sheet.differs(b.standing, (t.knights[real] * FEW + t.lengths[real]) * FEW + t.laid[real]):
            sheet.write(b.knights, t.knights[real])
            sheet.write(b.length, t.lengths[real])
            sheet.write(b.roads, ROADS - t.laid[real])
        if i == 0:
            if sheet.differs(b.held, t.hands[real]):
                write_goods(sheet, b.hand, t.hands[real], KINDS + 1)
            if sheet.differs(b.bought, t.cards[real]):
                write_goods(sheet, b.cards, t.cards[real], KINDS + 1)
        else:
            sheet.number(b.held, b.hand + HIDDEN, size(t.hands[real]))
            points = amount(t.cards[real], POINT) if t.winner >= 0 else i64(0)  # they lie open at the end (BG-23)
            held = size(t.cards[real])
            if sheet.differs(b.bought, held * FEW + points):
                sheet.write(b.cards + POINT, points)
                sheet.write(b.cards + HIDDEN, held - points)
        small = sheet.bits(b.small, self.towns + i * VERTICES, t.towns[real])
        large = sheet.bits(b.large, self.cities + i * VERTICES, t.cities[real])
        if small or large or crowned:
            sheet.write(b.points, t.open_points(real))
            sheet.write(b.towns, TOWNS - ones(t.towns[real]))
            sheet.write(b.cities, CITIES - ones(t.cities[real]))
        at = sheet.mind + self.paths + 2 * real
        sheet.bits(b.near, self.roads + i * EDGES, sheet.kept[at])
        sheet.bits(b.far, self.roads + i * EDGES + HALF, sheet.kept[at + 1])

    def write_offers(self, t: BoardState, b: SeatBlock, real: i64, sheet: Sheet) -> None:
        """What a player would give and wants for it."""
        if sheet.differs(b.given, t.offers[2 * real]):
            write_goods(sheet, b.gives, t.offers[2 * real], KINDS)
        if sheet.differs(b.wanted, t.offers[2 * real + 1]):
            write_goods(sheet, b.wants, t.offers[2 * real + 1], KINDS)

    def look_at_roads(self, t: BoardState, sheet: Sheet) -> None:
        """Remember who owns which path, as bits: a change of seats need not look at each again."""
        kept = sheet.kept
        at = sheet.mind + self.paths
        e: i64 = 0
        while e < EDGES:
            owner = t.roads[e]
            if owner >= 0:
                if e < HALF:
                    kept[at + 2 * owner] |= bit(e)
                else:
                    kept[at + 2 * owner + 1] |= bit(e - HALF)
            e += 1

    def write_start(self, t: BoardState, sheet: Sheet) -> None:
        """The island, which does not change any more once it lies, and players who have built nothing."""
        self.write_island(t.island, sheet)
        i: i64 = 0
        while i < t.seats:
            b = self.blocks[i]
            sheet.write(b.there, 1)
            sheet.write(b.roads, ROADS)
            sheet.write(b.towns, TOWNS)
            sheet.write(b.cities, CITIES)
            i += 1

    def write_island(self, island: Island, sheet: Sheet) -> None:
        """Hexes and harbours."""
        h: i64 = 0
        while h < HEXES:
            keep_kind(sheet, self.terrain, h, len(TERRAIN_NAMES), island.terrain[h])
            token = island.tokens[h]
            if token < 0:
                token = 0
            sheet.write(self.tokens + h, token)
            sheet.write(self.pips + h, pips(token))
            h += 1
        s: i64 = 0
        while s < HARBOURS:
            keep_kind(sheet, self.harbours, s, len(HARBOUR_NAMES), island.harbours[s])
            s += 1


def keep_kind(sheet: Sheet, block: i64, row: i64, kinds: i64, there: i64) -> None:
    """A row of a block: one at the kind that is there, nothing at the others."""
    kind: i64 = 0
    while kind < kinds:
        sheet.write(block + row * kinds + kind, 1 if kind == there else 0)
        kind += 1


def pips(token: i64) -> i64:
    """In how many of 36 throws a number comes."""
    if token == 0:
        return 0
    return token - 1 if token < 7 else 13 - token


def write_goods(sheet: Sheet, at: i64, goods: i64, kinds: i64) -> None:
    """How many there are of each kind; those of unknown kind come last."""
    k: i64 = 0
    while k < kinds:
        sheet.write(at + k, amount(goods, k))
        k += 1
