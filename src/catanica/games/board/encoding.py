"""The board game for learners: which number means what. See docs/environments.md."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from catanica.games.board.goods import CARD_NAMES, FIELD, FULL, HIDDEN, KINDS, POINT, RESOURCE_NAMES, amount, size
from catanica.games.board.grammar import GRAMMAR
from catanica.games.board.island import HARBOUR_NAMES, LARGEST_SUM, TERRAIN_NAMES, Island
from catanica.games.board.state import CITIES, ROADS, TOWNS, BoardState
from catanica.games.board.topology import EDGES, HARBOURS, HEXES, VERTICES
from catanica.games.board.verbs import SEA_TRADE
from catanica.games.board.vocabulary import STEPS, count_of, crossing_of, good_of, got_of
from catanica.kernel.encoder import Codes, Encoder
from catanica.kernel.ints import ones
from catanica.kernel.sheet import ONE, Layout, Sheet
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
# What is remembered of the moment, a word each; those that every decision looks at come first.
NOW: Final = 0
STOCK: Final = 1
TOP: Final = 2
EYES: Final = 3  # who looks, who wears which crown, and whether the game is won
PIECES: Final = 4
SPENT: Final = 5
DECK: Final = 6
OFFERED: Final = 7
HELD: Final = 8  # of each player the hand
OWN_HAND: Final = 12  # what is written as the own hand and the own cards
OWN_CARDS: Final = 13
TURNS: Final = 14
MINE: Final = 15
DICE: Final = 16
PLAYED: Final = 17
ROBBER: Final = 18
ASKED: Final = 19
CROSSING: Final = 20
COUNT: Final = 21
GIVEN: Final = 22  # of each seat what it gives and wants, whoever sits there as seen from whoever decides
WORDS_OF_A_MOMENT: Final = GIVEN + 2 * SEATS
# What is remembered of a player's pieces: they move to another seat's numbers when somebody else decides.
SMALL: Final = 0
LARGE: Final = 1
LAID: Final = 2
SHOWN: Final = 3  # one more than the seat at which they are shown
HOUSES: Final = 4  # how many settlements and cities are noted
WORDS_OF_PIECES: Final = 5
# What is noted of a player: numbers as everybody sees them, the places of roads, and those of settlements and cities.
OPEN: Final = 8  # from the points to the cities left
HAND_SIZE: Final = OPEN
CARDS_SIZE: Final = OPEN + 1
CARDS_SHOWN: Final = OPEN + 2
PATHS: Final = OPEN + 3
BUILDINGS: Final = PATHS + ROADS
NOTES: Final = BUILDINGS + TOWNS + CITIES
FEW: Final = 32  # more than there are seats
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
        self.piece_words: i64 = layout.words(SEATS * WORDS_OF_PIECES)
        self.notes: i64 = layout.room(SEATS * NOTES)
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
        self.write_hands(t, seat, sheet)
        kept = sheet.kept
        at = sheet.mind + self.words
        eyes = (((t.army + 1) * FEW + t.highway + 1) * FEW + seat + 1) * 2
        if t.winner >= 0:
            eyes += 1
        grown = kept[at + PIECES] != t.pieces + 1 or kept[at + SPENT] != t.spent or kept[at + DECK] != t.deck
        if grown or kept[at + EYES] != eyes:
            if grown or (kept[at + EYES] ^ eyes) >= 2 * FEW or (kept[at + EYES] ^ eyes) & 1 != 0:
                self.note_players(t, sheet)
            kept[at + PIECES] = t.pieces + 1
            kept[at + SPENT] = t.spent
            kept[at + EYES] = eyes
            if kept[at + DECK] != t.deck:
                kept[at + DECK] = t.deck
                sheet.write(self.deck, size(t.deck))
            self.seat_players(t, seat, sheet)
        self.write_offers(t, seat, sheet)

    def write_hands(self, t: BoardState, seat: i64, sheet: Sheet) -> None:
        """The own hand, and how many cards the others hold."""
        kept = sheet.kept
        hands = t.hands
        at = sheet.mind + self.words
        real: i64 = 0
        while real < t.seats:
            held = hands[real]
            if kept[at + HELD + real] != held:
                kept[at + HELD + real] = held
                i = real - seat
                if i < 0:
                    i += t.seats
                bits = sheet.bits_of(self.own.hand, size(held))
                sheet.note(self.notes + real * NOTES + HAND_SIZE, bits)
                if i != 0:
                    sheet.values[sheet.base + self.own.hand + i * self.stride + HIDDEN] = bits
            real += 1
        if kept[at + OWN_HAND] != hands[seat]:
            write_goods(sheet, self.own.hand, kept[at + OWN_HAND], hands[seat], KINDS + 1)
            kept[at + OWN_HAND] = hands[seat]

    def note_players(self, t: BoardState, sheet: Sheet) -> None:
        """Note the numbers of every player that all can see, and where pieces lie that were put down since."""
        b = self.own
        real: i64 = 0
        while real < t.seats:
            pieces = sheet.mind + self.piece_words + real * WORDS_OF_PIECES
            if sheet.kept[pieces + LAID] != t.laid[real]:
                self.note_roads(t, real, pieces, sheet)
            if sheet.kept[pieces + SMALL] != t.towns[real] or sheet.kept[pieces + LARGE] != t.cities[real]:
                self.note_houses(t, real, pieces, sheet)
            bought = t.cards[real]
            shown = amount(bought, POINT) if t.winner >= 0 else i64(0)  # they lie open at the end (BG-23)
            towns = ones(t.towns[real])
            notes = self.notes + real * NOTES
            sheet.note(notes, sheet.bits_of(b.points, t.open_points(real)))
            sheet.note(notes + 1, sheet.bits_of(b.knights, t.knights[real]))
            sheet.note(notes + 2, sheet.bits_of(b.length, t.lengths[real]))
            sheet.note(notes + 3, sheet.bits_of(b.army, 1 if t.army == real else 0))
            sheet.note(notes + 4, sheet.bits_of(b.highway, 1 if t.highway == real else 0))
            sheet.note(notes + 5, sheet.bits_of(b.roads, ROADS - t.laid[real]))
            sheet.note(notes + 6, sheet.bits_of(b.towns, TOWNS - towns))
            sheet.note(notes + 7, sheet.bits_of(b.cities, CITIES - ones(t.cities[real])))
            sheet.note(notes + CARDS_SIZE, sheet.bits_of(b.cards, size(bought) - shown))
            sheet.note(notes + CARDS_SHOWN, sheet.bits_of(b.cards, shown))
            real += 1

    def note_roads(self, t: BoardState, real: i64, pieces: i64, sheet: Sheet) -> None:
        """Note the paths on which a player has roads; they lie at the seat at which they are shown."""
        roads = t.roads
        notes = self.notes + real * NOTES + PATHS
        first = self.roads + (sheet.kept[pieces + SHOWN] - 1) * EDGES
        e: i64 = 0
        while e < EDGES:
            if roads[e] == real:
                sheet.note(notes, i32(e))
                notes += 1
                if sheet.kept[pieces + SHOWN] != 0:
                    sheet.values[sheet.base + first + e] = ONE
            e += 1
        sheet.kept[pieces + LAID] = t.laid[real]

    def note_houses(self, t: BoardState, real: i64, pieces: i64, sheet: Sheet) -> None:
        """Note the crossings where a player has settlements, and behind all of those the ones with cities."""
        kept = sheet.kept
        notes = self.notes + real * NOTES + BUILDINGS
        if kept[pieces + SHOWN] != 0:
            first = self.towns + (kept[pieces + SHOWN] - 1) * VERTICES
            sheet.emptied(notes, kept[pieces + HOUSES], first)
        n = sheet.note_bits(notes, t.towns[real], 0)
        n += sheet.note_bits(notes + n, t.cities[real], SEATS * VERTICES)
        if kept[pieces + SHOWN] != 0:
            first = self.towns + (kept[pieces + SHOWN] - 1) * VERTICES
            sheet.moved(notes, n, first, first)
        kept[pieces + SMALL] = t.towns[real]
        kept[pieces + LARGE] = t.cities[real]
        kept[pieces + HOUSES] = n

    def seat_players(self, t: BoardState, seat: i64, sheet: Sheet) -> None:
        """Every player's numbers and pieces come to where somebody sits as seen from whoever decides."""
        b = self.own
        kept = sheet.kept
        values = sheet.values
        noted = sheet.noted
        i: i64 = 0
        real = seat
        while i < t.seats:
            notes = self.notes + real * NOTES
            open = sheet.row * sheet.room + notes
            next = sheet.base + i * self.stride
            k: i64 = 0
            while k < OPEN:
                values[next + b.points + k] = noted[open + k]
                k += 1
            if i != 0:
                values[next + b.hand + HIDDEN] = noted[open + HAND_SIZE]
                values[next + b.cards + HIDDEN] = noted[open + CARDS_SIZE]
                values[next + b.cards + POINT] = noted[open + CARDS_SHOWN]
            pieces = sheet.mind + self.piece_words + real * WORDS_OF_PIECES
            old = kept[pieces + SHOWN] - 1
            if old != i:
                kept[pieces + SHOWN] = i + 1
                if old < 0:
                    old = i
                sheet.moved(notes + PATHS, kept[pieces + LAID], self.roads + old * EDGES, self.roads + i * EDGES)
                gone = self.towns + old * VERTICES
                sheet.moved(notes + BUILDINGS, kept[pieces + HOUSES], gone, self.towns + i * VERTICES)
            i += 1
            real += 1
            if real == t.seats:
                real = 0
        at = sheet.mind + self.words + OWN_CARDS
        if kept[at] != t.cards[seat]:
            write_goods(sheet, b.cards, kept[at], t.cards[seat], KINDS + 1)
            kept[at] = t.cards[seat]

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

    def write_offers(self, t: BoardState, seat: i64, sheet: Sheet) -> None:
        """What players would give and want for it; mostly there is no offer, and was none."""
        offers = t.offers
        n: i64 = len(offers)
        offered: i64 = 0
        i: i64 = 0
        while i < n:
            offered |= offers[i]
            i += 1
        if not sheet.differs(self.words + OFFERED, i64(1) if offered != 0 else i64(0)) and offered == 0:
            return
        kept = sheet.kept
        at = sheet.mind + self.words + GIVEN
        real = 2 * seat
        i = 0
        while i < t.seats:
            next = i * self.stride
            write_goods(sheet, self.own.gives + next, kept[at], offers[real], KINDS)
            write_goods(sheet, self.own.wants + next, kept[at + 1], offers[real + 1], KINDS)
            kept[at] = offers[real]
            kept[at + 1] = offers[real + 1]
            at += 2
            i += 1
            real += 2
            if real == n:
                real = 0

    def write_start(self, t: BoardState, sheet: Sheet) -> None:
        """The island, which does not change any more once it lies, and who sits at it."""
        self.write_island(t.island, sheet)
        i: i64 = 0
        while i < t.seats:
            next = i * self.stride
            sheet.write(self.own.there + next, 1)
            sheet.note(self.notes + i * NOTES + HAND_SIZE, 0)
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
