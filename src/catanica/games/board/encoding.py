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
from catanica.kernel.ints import bit, ones
from catanica.kernel.sheet import ONE, SCALE, Layout, Sheet
from catanica.kernel.stamps import UNSTAMPED
from catanica.kernel.state import State
from catanica.kernel.words import WORDS, number_of

VERSION: Final = "board-v1"
SEATS: Final = 4
MANY: Final = 20  # cards of a kind, or still to be discarded: more count as this many
BANK: Final = 19
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
NOW: Final = 0  # see `moment`
STOCK: Final = 1
TOP: Final = 2
EYES: Final = 3  # one more than who looks
CROWNS: Final = 4  # who wears which crown, and whether the game is won
PIECES: Final = 5
SPENT: Final = 6
DECK: Final = 7
OFFERED: Final = 8  # all that is given or wanted
HELD: Final = 9  # of each player the hand
OWN_HAND: Final = 13  # what is written as the own hand and the own cards
OWN_CARDS: Final = 14
ASKED: Final = 15  # one more than which decision is asked
DETAIL: Final = 16  # how many, or one more than at which crossing
ISLAND: Final = 17  # its stamp
WORDS_OF_A_MOMENT: Final = 18
# The moment as one word: what differs from the last one is written.
MY_TURN: Final = 1
PLAYED: Final = 2
DICE_AT: Final = 2
DICE_ROOM: Final = (1 << 6) - 1
ROBBER_AT: Final = 8  # one more than where the robber stands
ROBBER_ROOM: Final = (1 << 5) - 1
TURNS_AT: Final = 13
CROSSINGS: Final = 6  # so many bits for one more than a crossing
# What is remembered of a player: pieces move to another seat's numbers when somebody else decides.
SMALL: Final = 0
LARGE: Final = 1
LAID: Final = 2
SHOWN: Final = 3  # one more than the seat at which they are shown
HOUSES: Final = 4  # how many settlements and cities are noted
RANK: Final = 5  # what else the open numbers follow from
BOUGHT: Final = 6
WORDS_OF_A_PLAYER: Final = 7
# What is noted of a player: numbers as everybody sees them, the places of roads, and those of settlements and cities.
OPEN: Final = 8  # from the points to the cities left
HAND_SIZE: Final = OPEN
CARDS_SIZE: Final = OPEN + 1
CARDS_SHOWN: Final = OPEN + 2
PATHS: Final = OPEN + 3
BUILDINGS: Final = PATHS + 15  # there are so many roads
NOTES: Final = BUILDINGS + 9  # and so many settlements and cities
FEW: Final = 32  # more than there are seats, or roads of a player
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


def of_seats(layout: Layout, name: str, places: int) -> int:
    """A number for each player at each place; the index of the first."""
    first = len(layout.names)
    for i in range(SEATS):
        layout.add_many(f"{name}.{i}", places, 1)
    return first


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
        self.bank: i64 = layout.add_each("bank", list(RESOURCE_NAMES), BANK)
        self.count: i64 = layout.add("decision.count", MANY)
        self.crossing: i64 = layout.add_many("decision.crossing", VERTICES, 1)
        self.none_of_bank: i64 = layout.scales[self.bank] >> SCALE  # where the fractions of what lies there begin
        self.own = SeatBlock(layout, "seat.0")
        self.stride: i64 = len(layout.names) - self.own.there  # from a seat's number to that of the next one
        self.none_of_many: i64 = layout.scales[self.own.hand] >> SCALE  # where the fractions of a hand begin
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
        self.roads: i64 = of_seats(layout, "road", EDGES)
        self.towns: i64 = of_seats(layout, "settlement", VERTICES)
        self.cities: i64 = of_seats(layout, "city", VERTICES)
        self.asked: i64 = layout.add_each("decision", list(DECISIONS), 1)
        self.decisions: vec[i64] = vec[i64]([-1] * WORDS)  # the place of each step among them, by its number
        for k in range(len(DECISIONS)):
            self.decisions[STEPS.by_name[DECISIONS[k]].number] = k
        self.words: i64 = layout.words(WORDS_OF_A_MOMENT)
        self.player_words: i64 = layout.words(SEATS * WORDS_OF_A_PLAYER)
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

    def codes(self, state: State) -> Codes:
        """The same for all positions."""
        return self.table

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        """The other seats follow in turn order."""
        assert isinstance(state, BoardState)
        self.write_board(state, seat, sheet)

    def write_board(self, t: BoardState, seat: i64, sheet: Sheet) -> None:
        """The island once, and then what has changed: all that a decision seldom leaves as it was in one go."""
        at = sheet.mind + self.words
        kept = sheet.kept
        if kept[at + ISLAND] != t.island.age or t.island.age == UNSTAMPED:
            sheet.forget(sheet.row)
            self.write_start(t, sheet)
            kept[at + ISLAND] = t.island.age
        now = (t.turns << TURNS_AT) | ((t.robber + 1) << ROBBER_AT) | (t.dice << DICE_AT)
        if t.played:
            now |= PLAYED
        if t.turn == seat:
            now |= MY_TURN
        old = kept[at + NOW]
        if old != now:
            kept[at + NOW] = now
            self.write_now(old, now, sheet)
        n: i64 = len(t.agenda)
        top: i64 = t.agenda[n - 1] + 1 if n > 0 else i64(0)
        if kept[at + TOP] != top:
            kept[at + TOP] = top
            self.write_question(top - 1, at, sheet)
        values = sheet.values
        fractions = sheet.fractions
        base = sheet.base
        if kept[at + STOCK] != t.stock:
            kept[at + STOCK] = t.stock
            write_goods(values, fractions, base + self.bank, self.none_of_bank, BANK, t.stock, KINDS)
        hands = t.hands
        word = at + HELD
        for held in hands:
            if kept[word] != held:
                kept[word] = held
                self.note_hand(word - at - HELD, seat, t.seats, held, sheet)
            word += 1
        held = hands[seat]
        if kept[at + OWN_HAND] != held:
            kept[at + OWN_HAND] = held
            write_goods(values, fractions, base + self.own.hand, self.none_of_many, MANY, held, KINDS + 1)
        crowns = ((t.army + 1) * FEW + t.highway + 1) * 2
        if t.winner >= 0:
            crowns += 1
        grown = kept[at + PIECES] != t.pieces + 1 or kept[at + SPENT] != t.spent or kept[at + DECK] != t.deck
        if grown or kept[at + CROWNS] != crowns:
            kept[at + PIECES] = t.pieces + 1
            kept[at + SPENT] = t.spent
            kept[at + DECK] = t.deck
            kept[at + CROWNS] = crowns
            sheet.write(self.deck, size(t.deck))
            self.note_players(t, sheet)
        if kept[at + EYES] != seat + 1:
            kept[at + EYES] = seat + 1
            self.seat_players(t, seat, sheet)
        held = t.cards[seat]
        if kept[at + OWN_CARDS] != held:
            kept[at + OWN_CARDS] = held
            write_goods(values, fractions, base + self.own.cards, self.none_of_many, MANY, held, KINDS + 1)
        offered: i64 = 0
        for held in t.offers:
            offered |= held
        if offered != 0 or kept[at + OFFERED] != 0:
            kept[at + OFFERED] = offered
            self.write_offers(t, seat, sheet)

    def note_hand(self, real: i64, seat: i64, seats: i64, held: i64, sheet: Sheet) -> None:
        """How many cards a player holds; `seat` looks."""
        n = size(held)
        if n > MANY:
            n = MANY
        bits = sheet.fractions[self.none_of_many + n]
        notes = sheet.row * sheet.room + self.notes + real * NOTES
        sheet.noted[notes + HAND_SIZE] = bits
        i = real - seat
        if i < 0:
            i += seats
        if i != 0:
            place = sheet.base + self.own.hand + i * self.stride
            sheet.values[place + HIDDEN] = bits

    def note_players(self, t: BoardState, sheet: Sheet) -> None:
        """Note of every player what all can see, and where pieces lie that were put down since."""
        kept = sheet.kept
        won = t.winner >= 0
        at = sheet.mind + self.player_words
        real: i64 = 0
        while real < t.seats:
            rank = (t.knights[real] * FEW + t.lengths[real]) * 8
            if t.army == real:
                rank += 1
            if t.highway == real:
                rank += 2
            if won:
                rank += 4
            other = kept[at + RANK] != rank + 1 or kept[at + BOUGHT] != t.cards[real]
            if kept[at + LAID] != t.laid[real]:
                self.note_roads(t, real, at, sheet)
                other = True
            if kept[at + SMALL] != t.towns[real] or kept[at + LARGE] != t.cities[real]:
                self.note_houses(t, real, at, sheet)
                other = True
            if other:
                kept[at + RANK] = rank + 1
                kept[at + BOUGHT] = t.cards[real]
                self.note_numbers(t, real, sheet)
                if kept[at + SHOWN] != 0:
                    notes = sheet.row * sheet.room + self.notes + real * NOTES
                    i = kept[at + SHOWN] - 1
                    seat_numbers(self.own, sheet.values, sheet.noted, notes, sheet.base + i * self.stride, i == 0)
            at += WORDS_OF_A_PLAYER
            real += 1

    def note_numbers(self, t: BoardState, real: i64, sheet: Sheet) -> None:
        """Note the numbers of a player that all can see."""
        b = self.own
        bought = t.cards[real]
        shown = amount(bought, POINT) if t.winner >= 0 else i64(0)  # they lie open at the end (BG-23)
        notes = self.notes + real * NOTES
        sheet.note(notes, sheet.bits_of(b.points, t.open_points(real)))
        sheet.note(notes + 1, sheet.bits_of(b.knights, t.knights[real]))
        sheet.note(notes + 2, sheet.bits_of(b.length, t.lengths[real]))
        sheet.note(notes + 3, sheet.bits_of(b.army, 1 if t.army == real else 0))
        sheet.note(notes + 4, sheet.bits_of(b.highway, 1 if t.highway == real else 0))
        sheet.note(notes + 5, sheet.bits_of(b.roads, ROADS - t.laid[real]))
        sheet.note(notes + 6, sheet.bits_of(b.towns, TOWNS - ones(t.towns[real])))
        sheet.note(notes + 7, sheet.bits_of(b.cities, CITIES - ones(t.cities[real])))
        sheet.note(notes + CARDS_SIZE, sheet.bits_of(b.cards, size(bought) - shown))
        sheet.note(notes + CARDS_SHOWN, sheet.bits_of(b.cards, shown))

    def note_roads(self, t: BoardState, real: i64, at: i64, sheet: Sheet) -> None:
        """Note the paths on which a player has roads; they lie at the seat at which they are shown."""
        notes = self.notes + real * NOTES + PATHS
        first = self.roads + (sheet.kept[at + SHOWN] - 1) * EDGES
        e: i32 = 0
        for owner in t.roads:
            if owner == real:
                sheet.note(notes, e)
                notes += 1
                if sheet.kept[at + SHOWN] != 0:
                    sheet.values[sheet.base + first + i64(e)] = ONE
            e += 1  # noqa: SIM113
        sheet.kept[at + LAID] = t.laid[real]

    def note_houses(self, t: BoardState, real: i64, at: i64, sheet: Sheet) -> None:
        """Note the crossings where a player has settlements, and behind all of those the ones with cities."""
        kept = sheet.kept
        notes = self.notes + real * NOTES + BUILDINGS
        if kept[at + SHOWN] != 0:
            first = self.towns + (kept[at + SHOWN] - 1) * VERTICES
            sheet.emptied(notes, kept[at + HOUSES], first)
        n = sheet.note_bits(notes, t.towns[real], 0)
        n += sheet.note_bits(notes + n, t.cities[real], SEATS * VERTICES)
        if kept[at + SHOWN] != 0:
            first = self.towns + (kept[at + SHOWN] - 1) * VERTICES
            lay_pieces(sheet.values, sheet.noted, sheet.row * sheet.room + notes, n, sheet.base + first)
        kept[at + SMALL] = t.towns[real]
        kept[at + LARGE] = t.cities[real]
        kept[at + HOUSES] = n

    def seat_players(self, t: BoardState, seat: i64, sheet: Sheet) -> None:
        """Every player's numbers and pieces come to where somebody sits as seen from whoever decides."""
        b = self.own
        kept = sheet.kept
        values = sheet.values
        noted = sheet.noted
        seats = t.seats
        first = sheet.mind + self.player_words
        start = sheet.row * sheet.room + self.notes
        at = first + seat * WORDS_OF_A_PLAYER
        notes = start + seat * NOTES
        last = first + seats * WORDS_OF_A_PLAYER
        block = sheet.base
        roads = block + self.roads
        towns = block + self.towns
        i: i64 = 0
        while i < seats:
            seat_numbers(b, values, noted, notes, block, i == 0)
            back = kept[at + SHOWN] - i - 1  # so many seats farther it was shown
            if back != 0:
                if kept[at + SHOWN] == 0:
                    lay_pieces(values, noted, notes + PATHS, kept[at + LAID], roads)
                    lay_pieces(values, noted, notes + BUILDINGS, kept[at + HOUSES], towns)
                else:
                    seat_pieces(values, noted, notes + PATHS, kept[at + LAID], roads, back * EDGES)
                    seat_pieces(values, noted, notes + BUILDINGS, kept[at + HOUSES], towns, back * VERTICES)
                kept[at + SHOWN] = i + 1
            i += 1
            block += self.stride
            roads += EDGES
            towns += VERTICES
            at += WORDS_OF_A_PLAYER
            notes += NOTES
            if at == last:
                at = first
                notes = start

    def write_now(self, old: i64, now: i64, sheet: Sheet) -> None:
        """The word of the moment instead of another one."""
        values = sheet.values
        base = sheet.base
        differs = old ^ now
        if differs & MY_TURN != 0:
            move_one(values, base + self.my_turn - MY_TURN, old & MY_TURN, now & MY_TURN)
        if differs & PLAYED != 0:
            move_one(values, base + self.played - PLAYED, old & PLAYED, now & PLAYED)
        if (differs >> DICE_AT) & DICE_ROOM != 0:
            gone = (old >> DICE_AT) & DICE_ROOM
            come = (now >> DICE_AT) & DICE_ROOM
            move_one(values, base + self.dice - 2, (gone >> 3) + (gone & 7), (come >> 3) + (come & 7))
        if (differs >> ROBBER_AT) & ROBBER_ROOM != 0:
            come = (now >> ROBBER_AT) & ROBBER_ROOM
            move_one(values, base + self.robber - 1, (old >> ROBBER_AT) & ROBBER_ROOM, come)
        if differs >> TURNS_AT != 0:
            sheet.write(self.turns, now >> TURNS_AT)

    def write_question(self, top: i64, at: i64, sheet: Sheet) -> None:
        """What is asked; -1 for nothing."""
        kept = sheet.kept
        asked: i64 = 0
        detail: i64 = 0
        if top >= 0:
            number = number_of(top)
            asked = self.decisions[number] + 1
            if number == self.found_road:
                detail = crossing_of(top) + 1
            elif asked > 0:
                detail = count_of(top) << CROSSINGS
        values = sheet.values
        base = sheet.base
        old = kept[at + ASKED]
        if old != asked:
            kept[at + ASKED] = asked
            move_one(values, base + self.asked - 1, old, asked)
        old = kept[at + DETAIL]
        if old != detail:
            kept[at + DETAIL] = detail
            room = bit(CROSSINGS) - 1
            move_one(values, base + self.crossing - 1, old & room, detail & room)
            sheet.write(self.count, detail >> CROSSINGS)

    def write_offers(self, t: BoardState, seat: i64, sheet: Sheet) -> None:
        """What players would give and want for it; mostly there is no offer, and was none."""
        offers = t.offers
        values = sheet.values
        fractions = sheet.fractions
        none = self.none_of_many
        gives = sheet.base + self.own.gives
        wants = sheet.base + self.own.wants
        real = 2 * seat
        i: i64 = 0
        while i < t.seats:
            write_goods(values, fractions, gives, none, MANY, offers[real], KINDS)
            write_goods(values, fractions, wants, none, MANY, offers[real + 1], KINDS)
            gives += self.stride
            wants += self.stride
            i += 1
            real += 2
            if real == 2 * t.seats:
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


def seat_numbers(b: SeatBlock, values: vec[i32], noted: vec[i32], notes: i64, block: i64, own: bool) -> None:
    """What is noted of a player comes to where they sit as seen from whoever decides, at the own seat or another."""
    place = block + b.points
    values[place] = noted[notes]  # one after the other: a loop takes half as long again
    values[place + 1] = noted[notes + 1]
    values[place + 2] = noted[notes + 2]
    values[place + 3] = noted[notes + 3]
    values[place + 4] = noted[notes + 4]
    values[place + 5] = noted[notes + 5]
    values[place + 6] = noted[notes + 6]
    values[place + 7] = noted[notes + 7]
    if not own:
        place = block + b.hand
        values[place + HIDDEN] = noted[notes + HAND_SIZE]
        place = block + b.cards
        values[place + HIDDEN] = noted[notes + CARDS_SIZE]
        values[place + POINT] = noted[notes + CARDS_SHOWN]


def seat_pieces(values: vec[i32], noted: vec[i32], notes: i64, count: i64, first: i64, back: i64) -> None:
    """Ones at so many places that are noted, counted from `first`, come from so many farther."""
    at = notes
    end = notes + count
    while at < end:
        place = first + i64(noted[at])
        one = values[place + back]  # read, not just known: what is far away is fetched sooner for reading
        values[place + back] = 0
        values[place] = one
        at += 1


def lay_pieces(values: vec[i32], noted: vec[i32], notes: i64, count: i64, first: i64) -> None:
    """Ones at so many places that are noted, counted from `first`."""
    at = notes
    end = notes + count
    while at < end:
        values[first + i64(noted[at])] = ONE
        at += 1


def move_one(values: vec[i32], first: i64, old: i64, new: i64) -> None:
    """One of several places holds a one, counted from `first`; it goes from the old one to the new one, 0 for none."""
    if old != 0:
        values[first + old] = 0
    if new != 0:
        values[first + new] = ONE


def write_goods(
    values: vec[i32], fractions: vec[i32], first: i64, none: i64, limit: i64, goods: i64, kinds: i64
) -> None:
    """How many there are of each kind; those of unknown kind come last.

    `none` is where the fractions of the limit begin. To look which kinds differ would take longer than to write all.
    """
    place = first
    end = first + kinds
    rest = goods
    while place < end:
        n = rest & FULL
        if n > limit:
            n = limit
        values[place] = fractions[none + n]
        rest >>= FIELD
        place += 1
