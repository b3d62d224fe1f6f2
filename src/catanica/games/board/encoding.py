"""The board game for learners: which number means what. See docs/environments.md."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.board.goods import CARD_NAMES, FIELD, FULL, HIDDEN, KINDS, POINT, RESOURCE_NAMES, amount, size
from catanica.games.board.grammar import GRAMMAR
from catanica.games.board.island import HARBOUR_NAMES, LARGEST_SUM, TERRAIN_NAMES, Island
from catanica.games.board.state import CITIES, ROADS, TOWNS, BoardState
from catanica.games.board.topology import EDGES, HARBOURS, HEXES, VERTICES
from catanica.games.board.verbs import SEA_TRADE
from catanica.games.board.vocabulary import STEPS, count_of, crossing_of, good_of, got_of
from catanica.kernel.encoder import Codes, Encoder
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
FEW_BITS: Final = 5
FEW: Final = 32  # more than anybody has of what is remembered in one word
# What is remembered of the moment, a word each.
NOW: Final = 0
TURNS: Final = 1
MINE: Final = 2
DICE: Final = 3
PLAYED: Final = 4
ROBBER: Final = 5
DECK: Final = 6
STOCK: Final = 7
TOP: Final = 8
ASKED: Final = 9
CROSSING: Final = 10
COUNT: Final = 11
ARMY: Final = 12
HIGHWAY: Final = 13
OFFERED: Final = 14
EYES: Final = 15  # who looked, who wears which crown, and whether the game was won
GROWTH: Final = 16
SPENT: Final = 17
WORDS_OF_A_MOMENT: Final = 18
# What is remembered of a seat's numbers, whoever sits there as seen from whoever decides.
HELD: Final = 0
BOUGHT: Final = 1
STANDING: Final = 2
HOUSES: Final = 3
GIVEN: Final = 4
WANTED: Final = 5
WORDS_OF_A_SEAT: Final = 6
# What is remembered of a player's pieces: they move to another seat's numbers when somebody else decides.
SMALL: Final = 0
LARGE: Final = 1
LAID: Final = 2
SHOWN: Final = 3  # one more than the seat at which they are shown
COUNTS: Final = 4  # settlements and cities, packed
WORDS_OF_PIECES: Final = 5
PIECES: Final = ROADS + TOWNS + CITIES  # places that are noted for a player: of roads, of settlements, of cities
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
        self.own = SeatBlock(layout, "seat.0")
        self.stride: i64 = len(layout.names) - self.own.there  # from a seat's number to that of the next one
        for i in range(1, SEATS):
            SeatBlock(layout, f"seat.{i}")
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
        self.seat_words: i64 = layout.words(SEATS * WORDS_OF_A_SEAT)
        self.piece_words: i64 = layout.words(SEATS * WORDS_OF_PIECES)
        self.notes: i64 = layout.room(SEATS * PIECES)
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
        grown = self.has_grown(t, seat, sheet)
        kept = sheet.kept
        hands = t.hands
        at = sheet.mind + self.seat_words + HELD
        i: i64 = 0
        real = seat
        while i < t.seats:
            held = hands[real]
            if kept[at] != held:
                if i == 0:
                    write_goods(sheet, self.own.hand, kept[at], held, KINDS + 1)
                else:
                    sheet.write(self.own.hand + i * self.stride + HIDDEN, size(held))
                kept[at] = held
            if grown:
                self.write_seat(t, i, real, sheet)
            at += WORDS_OF_A_SEAT
            i += 1
            real += 1
            if real == t.seats:
                real = 0
        self.write_offers(t, seat, sheet)

    def has_grown(self, t: BoardState, seat: i64, sheet: Sheet) -> bool:
        """Whether more than hands can differ: another seat looks, or something was built, bought, played or won.

        Pieces and knights only ever come: a settlement adds its bit, a city, in its place, twice that, so that a sum
        over all of them never comes back to what it was.
        """
        growth: i64 = 0
        i: i64 = 0
        while i < t.seats:
            growth += t.towns[i]
            growth += 3 * t.cities[i]
            growth += t.laid[i]
            growth += t.knights[i]
            i += 1
        kept = sheet.kept
        at = sheet.mind + self.words
        eyes = (((t.army + 1) * FEW + t.highway + 1) * FEW + seat + 1) * 2
        if t.winner >= 0:
            eyes += 1
        if (
            kept[at + GROWTH] == growth
            and kept[at + EYES] == eyes
            and kept[at + SPENT] == t.spent
            and kept[at + DECK] == t.deck
        ):
            return False
        kept[at + GROWTH] = growth
        kept[at + SPENT] = t.spent
        if kept[at + DECK] != t.deck:
            kept[at + DECK] = t.deck
            sheet.write(self.deck, size(t.deck))
        if kept[at + EYES] != eyes:
            kept[at + EYES] = eyes
            sheet.mark(self.words + ARMY, self.of_holder(t, t.army, seat, self.own.army))
            sheet.mark(self.words + HIGHWAY, self.of_holder(t, t.highway, seat, self.own.highway))
        return True

    def write_moment(self, t: BoardState, seat: i64, sheet: Sheet) -> None:
        """What concerns no single seat."""
        kept = sheet.kept
        w = self.words
        at = sheet.mind + w
        now = ((t.turns * FEW + t.robber + 1) * 64 + t.dice) * 4
        if t.played:
            now += 2
        if t.turn == seat:
            now += 1
        if kept[at + NOW] != now:
            kept[at + NOW] = now
            sheet.number(w + TURNS, self.turns, t.turns)
            sheet.mark(w + MINE, self.my_turn if t.turn == seat else i64(-1))
            sheet.mark(w + DICE, self.dice + (t.dice >> 3) + (t.dice & 7) - 2 if t.dice != 0 else i64(-1))
            sheet.mark(w + PLAYED, self.played if t.played else i64(-1))
            sheet.mark(w + ROBBER, self.robber + t.robber if t.robber >= 0 else i64(-1))
        if kept[at + STOCK] != t.stock:
            write_goods(sheet, self.bank, kept[at + STOCK], t.stock, KINDS)
            kept[at + STOCK] = t.stock
        n: i64 = len(t.agenda)
        top: i64 = t.agenda[n - 1] + 1 if n > 0 else i64(0)
        if kept[at + TOP] != top:
            kept[at + TOP] = top
            self.write_question(top - 1, sheet)

    def write_question(self, top: i64, sheet: Sheet) -> None:
        """What is asked; -1 for nothing."""
        asked: i64 = -1
        crossing: i64 = -1
        count: i64 = 0
        if top >= 0:
            number = number_of(top)
            if self.decisions[number] >= 0:
                asked = self.asked + self.decisions[number]
                if number == self.found_road:
                    crossing = self.crossing + crossing_of(top)
                else:
                    count = count_of(top)
        sheet.mark(self.words + ASKED, asked)
        sheet.mark(self.words + CROSSING, crossing)
        sheet.number(self.words + COUNT, self.count, count)

    def of_holder(self, t: BoardState, holder: i64, seat: i64, first: i64) -> i64:
        """Where a seat that holds something has its number; -1 if nobody does."""
        if holder < 0:
            return -1
        i = holder - seat
        if i < 0:
            i += t.seats
        return first + i * self.stride

    def write_seat(self, t: BoardState, i: i64, real: i64, sheet: Sheet) -> None:
        """One player's public numbers, and what is known of the cards: all of the own, of others how many."""
        b = self.own
        next = i * self.stride
        kept = sheet.kept
        at = sheet.mind + self.seat_words + i * WORDS_OF_A_SEAT
        bought = t.cards[real]
        if i == 0:
            write_goods(sheet, b.cards, kept[at + BOUGHT], bought, KINDS + 1)
            kept[at + BOUGHT] = bought
        else:
            points = amount(bought, POINT) if t.winner >= 0 else i64(0)  # they lie open at the end (BG-23)
            count = size(bought) * FEW + points
            if kept[at + BOUGHT] != count:
                kept[at + BOUGHT] = count
                sheet.write(b.cards + next + POINT, points)
                sheet.write(b.cards + next + HIDDEN, size(bought) - points)
        standing = (t.knights[real] * FEW + t.lengths[real]) * FEW + t.laid[real]
        old = kept[at + STANDING] ^ standing
        if old != 0:
            kept[at + STANDING] = standing
            if old >> (2 * FEW_BITS) != 0:
                sheet.write(b.knights + next, t.knights[real])
            if old & ((FEW - 1) * FEW) != 0:
                sheet.write(b.length + next, t.lengths[real])
            if old & (FEW - 1) != 0:
                sheet.write(b.roads + next, ROADS - t.laid[real])
        pieces = sheet.mind + self.piece_words + real * WORDS_OF_PIECES
        if (
            kept[pieces + SMALL] != t.towns[real]
            or kept[pieces + LARGE] != t.cities[real]
            or kept[pieces + LAID] != t.laid[real]
        ):
            self.show_pieces(i, real, pieces, sheet, False)
            self.note_pieces(t, real, pieces, sheet)
            self.show_pieces(i, real, pieces, sheet, True)
        elif kept[pieces + SHOWN] != i + 1:
            self.show_pieces(i, real, pieces, sheet, True)
        kept[pieces + SHOWN] = i + 1
        houses = t.open_points(real) * (FEW * FEW) + kept[pieces + COUNTS]
        old = kept[at + HOUSES] ^ houses
        if old != 0:
            kept[at + HOUSES] = houses
            sheet.write(b.points + next, houses >> (2 * FEW_BITS))
            if old & (FEW * FEW - 1) != 0:
                sheet.write(b.towns + next, TOWNS - ((houses >> FEW_BITS) & (FEW - 1)))
                sheet.write(b.cities + next, CITIES - (houses & (FEW - 1)))

    def show_pieces(self, i: i64, real: i64, pieces: i64, sheet: Sheet, there: bool) -> None:
        """All that is noted of a player's pieces, where it was last, goes; it comes to the i-th seat, or nowhere."""
        laid = sheet.kept[pieces + LAID]
        counts = sheet.kept[pieces + COUNTS]
        old = sheet.kept[pieces + SHOWN] - 1
        if old < 0:
            old = i
        notes = self.notes + real * PIECES
        sheet.moved(notes, laid, self.roads + old * EDGES, self.roads + i * EDGES, there)
        old *= VERTICES
        new = i * VERTICES
        sheet.moved(notes + ROADS, counts >> FEW_BITS, self.towns + old, self.towns + new, there)
        sheet.moved(notes + ROADS + TOWNS, counts & (FEW - 1), self.cities + old, self.cities + new, there)

    def note_pieces(self, t: BoardState, real: i64, pieces: i64, sheet: Sheet) -> None:
        """Note where a player has built, so that a change of seats need not look at each place again."""
        kept = sheet.kept
        kept[pieces + SMALL] = t.towns[real]
        kept[pieces + LARGE] = t.cities[real]
        kept[pieces + LAID] = t.laid[real]
        notes = self.notes + real * PIECES
        roads = t.roads
        e: i64 = 0
        while e < EDGES:
            if roads[e] == real:
                sheet.note(notes, e)
                notes += 1
            e += 1
        notes = self.notes + real * PIECES + ROADS
        towns = sheet.note_bits(notes, t.towns[real])
        kept[pieces + COUNTS] = towns * FEW + sheet.note_bits(notes + TOWNS, t.cities[real])

    def write_offers(self, t: BoardState, seat: i64, sheet: Sheet) -> None:
        """What players would give and want for it; mostly there is no offer, and was none."""
        offers = t.offers
        offered: i64 = 0
        i: i64 = 0
        while i < 2 * t.seats:
            offered |= offers[i]
            i += 1
        if not sheet.differs(self.words + OFFERED, i64(1) if offered != 0 else i64(0)) and offered == 0:
            return
        kept = sheet.kept
        at = sheet.mind + self.seat_words
        real = 2 * seat
        i = 0
        while i < t.seats:
            next = i * self.stride
            write_goods(sheet, self.own.gives + next, kept[at + GIVEN], offers[real], KINDS)
            write_goods(sheet, self.own.wants + next, kept[at + WANTED], offers[real + 1], KINDS)
            kept[at + GIVEN] = offers[real]
            kept[at + WANTED] = offers[real + 1]
            at += WORDS_OF_A_SEAT
            i += 1
            real += 2
            if real == 2 * t.seats:
                real = 0

    def write_start(self, t: BoardState, sheet: Sheet) -> None:
        """The island, which does not change any more once it lies, and players who have built nothing."""
        self.write_island(t.island, sheet)
        i: i64 = 0
        while i < t.seats:
            next = i * self.stride
            sheet.write(self.own.there + next, 1)
            sheet.write(self.own.roads + next, ROADS)
            sheet.write(self.own.towns + next, TOWNS)
            sheet.write(self.own.cities + next, CITIES)
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


def write_goods(sheet: Sheet, at: i64, old: i64, new: i64, kinds: i64) -> None:
    """How many there are of each kind; those of unknown kind come last. Kinds of which there were as many stay."""
    rest = old ^ new
    k: i64 = 0
    while rest != 0 and k < kinds:
        if rest & FULL != 0:
            sheet.write(at + k, amount(new, k))
        rest >>= FIELD
        k += 1
