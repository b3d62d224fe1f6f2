"""The players of the board game as learners see them: each sits somewhere else as seen from whoever decides.

What all can see of a player is noted as it is written, two numbers or several places to a word, and put where that
player sits whenever somebody else looks. Notes stand among the words a row remembers (`kernel/sheet.py`).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from catanica.games.board.goods import CARD_NAMES, FULL, HIDDEN, POINT, RESOURCE_NAMES, amount, size
from catanica.games.board.state import CITIES, ROADS, TOWNS, BoardState
from catanica.games.board.topology import EDGES, VERTICES
from catanica.kernel.ints import first, ones
from catanica.kernel.sheet import ONE, Layout, Sheet

SEATS: Final = 4
MANY: Final = 20  # cards of a kind, or still to be discarded: more count as this many
# What is remembered of a player, a word each.
SMALL: Final = 0  # settlements and cities as bits, and how many roads
LARGE: Final = 1
LAID: Final = 2
RANK: Final = 3  # what else the open numbers follow from
BOUGHT: Final = 4
NUMBERS: Final = 5  # the open numbers, from the points to the cities left
CARDS: Final = 9  # how many are hidden, and the points that are shown
HAND: Final = 10  # how many
PATHS: Final = 11  # where the roads lie
HOUSES: Final = 13  # and the settlements and cities, of which there are nine
WORDS_OF_A_PLAYER: Final = 15
# Numbers are noted as the bits of 32-bit floats up to one, which are fewer than these; places are counted from one.
NUMBER: Final = 30
NUMBER_ROOM: Final = (1 << 30) - 1
PATH: Final = 7
PATH_ROOM: Final = (1 << 7) - 1
PATHS_OF_A_WORD: Final = 8
HOUSE: Final = 9
HOUSE_ROOM: Final = (1 << 9) - 1
HOUSES_OF_A_WORD: Final = 6
TO_HAND: Final = 8  # so far from a player's points the hand begins
TO_CARDS: Final = 14  # and the cards
FEW: Final = 32  # more than there are seats, or roads of a player


@final
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


@final
class Seating:
    """Where players' numbers and pieces stand in an observation, and how they come there."""

    def __init__(self, layout: Layout) -> None:
        self.own = SeatBlock(layout, "seat.0")
        self.stride: i64 = len(layout.names) - self.own.there  # from a seat's number to that of the next one
        self.of_many: vec[i32] = layout.shares(MANY, FULL)  # what cards are written as, by how many there are
        for i in range(1, SEATS):
            SeatBlock(layout, f"seat.{i}")
        self.roads: i64 = 0
        self.towns: i64 = 0
        self.words: i64 = layout.words(SEATS * WORDS_OF_A_PLAYER)

    def lay_out(self, layout: Layout) -> None:
        """Add the places of pieces, a number for each player at each of them."""
        self.roads = of_seats(layout, "road", EDGES)
        self.towns = of_seats(layout, "settlement", VERTICES)
        of_seats(layout, "city", VERTICES)

    def begin(self, seats: i64, sheet: Sheet) -> None:
        """Who sits at the table."""
        i: i64 = 0
        while i < seats:
            sheet.write(self.own.there + i * self.stride, 1)
            i += 1

    def note_hand(self, real: i64, seat: i64, seats: i64, held: i64, sheet: Sheet) -> None:
        """How many cards a player holds; `seat` looks."""
        n = size(held)
        bits = self.of_many[n]
        sheet.kept[sheet.mind + self.words + real * WORDS_OF_A_PLAYER + HAND] = i64(bits)
        i = real - seat
        if i == 0:
            return
        if i < 0:
            i += seats
        place = sheet.base + self.own.hand + i * self.stride + HIDDEN
        sheet.values[place] = bits

    def note_players(self, t: BoardState, seat: i64, sheet: Sheet) -> None:
        """Note of every player what all can see, and where pieces lie that were put down since; `seat` looks."""
        kept = sheet.kept
        won = t.winner >= 0
        at = sheet.mind + self.words
        i = t.seats - seat  # where a player sits as seen from there
        real: i64 = 0
        while real < t.seats:
            if real == seat:
                i = 0
            rank = (t.knights[real] * FEW + t.lengths[real]) * 8
            if t.army == real:
                rank += 1
            if t.highway == real:
                rank += 2
            if won:
                rank += 4
            other = kept[at + RANK] != rank + 1 or kept[at + BOUGHT] != t.cards[real]
            if kept[at + LAID] != t.laid[real]:
                kept[at + LAID] = t.laid[real]
                self.note_roads(t.roads, real, i, at, sheet)
                other = True
            if kept[at + SMALL] != t.towns[real] or kept[at + LARGE] != t.cities[real]:
                kept[at + SMALL] = t.towns[real]
                kept[at + LARGE] = t.cities[real]
                self.note_houses(t.towns[real], t.cities[real], i, at, sheet)
                other = True
            if other:
                kept[at + RANK] = rank + 1
                kept[at + BOUGHT] = t.cards[real]
                self.note_numbers(t, real, i, at, sheet)
            at += WORDS_OF_A_PLAYER
            real += 1
            i += 1

    def note_numbers(self, t: BoardState, real: i64, i: i64, at: i64, sheet: Sheet) -> None:
        """Note the numbers of a player that all can see, and show them where that player sits."""
        b = self.own
        bought = t.cards[real]
        shown = amount(bought, POINT) if t.winner >= 0 else i64(0)  # they lie open at the end (BG-23)
        kept = sheet.kept
        kept[at + NUMBERS] = two(sheet, b.points, t.open_points(real), b.knights, t.knights[real])
        kept[at + NUMBERS + 1] = two(sheet, b.length, t.lengths[real], b.army, 1 if t.army == real else 0)
        kept[at + NUMBERS + 2] = two(sheet, b.highway, 1 if t.highway == real else 0, b.roads, ROADS - t.laid[real])
        kept[at + NUMBERS + 3] = two(
            sheet, b.towns, TOWNS - ones(t.towns[real]), b.cities, CITIES - ones(t.cities[real])
        )
        kept[at + CARDS] = two(sheet, b.cards, size(bought) - shown, b.cards, shown)
        place = sheet.base + b.points + i * self.stride
        seat_numbers(sheet.values, kept, at, place)
        if i != 0:
            seat_cards(sheet.values, kept, at, place)

    def note_roads(self, roads: vec[i64], real: i64, i: i64, at: i64, sheet: Sheet) -> None:
        """Note the paths on which a player has roads, and show them."""
        kept = sheet.kept
        values = sheet.values
        start = sheet.base + self.roads + i * EDGES
        word = at + PATHS
        places: i64 = 0
        n: i64 = 0
        e: i64 = 0
        for owner in roads:
            if owner == real:
                if n == PATHS_OF_A_WORD:
                    kept[word] = places
                    word += 1
                    places = 0
                    n = 0
                places = (places << PATH) | (e + 1)
                n += 1
                values[start + e] = ONE
            e += 1  # noqa: SIM113
        kept[word] = places

    def note_houses(self, towns: i64, cities: i64, i: i64, at: i64, sheet: Sheet) -> None:
        """Note the crossings where a player has settlements, and behind all of those the ones with cities."""
        kept = sheet.kept
        values = sheet.values
        start = sheet.base + self.towns + i * VERTICES - 1
        word = at + HOUSES
        while word < at + WORDS_OF_A_PLAYER:
            rest = kept[word]
            while rest != 0:
                values[start + (rest & HOUSE_ROOM)] = 0
                rest >>= HOUSE
            word += 1
        word = at + HOUSES
        kept[word + 1] = 0
        places: i64 = 0
        n: i64 = 0
        beyond: i64 = 1
        rest = towns
        while rest != 0 or beyond == 1:
            if rest == 0:
                rest = cities
                beyond += SEATS * VERTICES
                continue
            if n == HOUSES_OF_A_WORD:
                kept[word] = places
                word += 1
                places = 0
                n = 0
            place = beyond + first(rest)
            places = (places << HOUSE) | place
            n += 1
            values[start + place] = ONE
            rest &= rest - 1
        kept[word] = places

    def seat_players(self, seats: i64, last: i64, seat: i64, sheet: Sheet) -> None:
        """Another seat looks than the last one: what is noted of players comes to where they sit as seen from there."""
        values = sheet.values
        kept = sheet.kept
        start = sheet.mind + self.words
        at = start + seat * WORDS_OF_A_PLAYER
        place = sheet.base + self.own.points
        roads = sheet.base + self.roads - 1
        towns = sheet.base + self.towns - 1
        back = seat - last  # so many seats farther they were shown
        if back < 0:
            back += seats
        i: i64 = 0
        while i < seats:
            if seat + i == seats:
                at = start
            if i + back == seats:
                back -= seats
            seat_numbers(values, kept, at, place)
            if i != 0:
                seat_cards(values, kept, at, place)
            seat_pieces(values, kept, at, roads, towns, back)
            at += WORDS_OF_A_PLAYER
            place += self.stride
            roads += EDGES
            towns += VERTICES
            i += 1


def of_seats(layout: Layout, name: str, places: int) -> int:
    """A number for each player at each place; the index of the first."""
    start = len(layout.names)
    for i in range(SEATS):
        layout.add_many(f"{name}.{i}", places, 1)
    return start


def two(sheet: Sheet, at: i64, value: i64, other: i64, another: i64) -> i64:
    """Two numbers as they are written, in one word."""
    return i64(sheet.bits_of(at, value)) | (i64(sheet.bits_of(other, another)) << NUMBER)


def seat_numbers(values: vec[i32], kept: vec[i64], at: i64, place: i64) -> None:
    """What is noted of a player comes to where they sit: one after the other, for a loop takes half as long again."""
    word = kept[at + NUMBERS]
    values[place] = i32(word & NUMBER_ROOM)
    values[place + 1] = i32(word >> NUMBER)
    word = kept[at + NUMBERS + 1]
    values[place + 2] = i32(word & NUMBER_ROOM)
    values[place + 3] = i32(word >> NUMBER)
    word = kept[at + NUMBERS + 2]
    values[place + 4] = i32(word & NUMBER_ROOM)
    values[place + 5] = i32(word >> NUMBER)
    word = kept[at + NUMBERS + 3]
    values[place + 6] = i32(word & NUMBER_ROOM)
    values[place + 7] = i32(word >> NUMBER)


def seat_cards(values: vec[i32], kept: vec[i64], at: i64, place: i64) -> None:
    """The same for hand and cards of somebody else."""
    values[place + TO_HAND + HIDDEN] = i32(kept[at + HAND])
    word = kept[at + CARDS]
    values[place + TO_CARDS + HIDDEN] = i32(word & NUMBER_ROOM)
    values[place + TO_CARDS + POINT] = i32(word >> NUMBER)


def seat_pieces(values: vec[i32], kept: vec[i64], at: i64, roads: i64, towns: i64, back: i64) -> None:
    """Ones at the places that are noted of a player come to where they sit, from so many seats farther."""
    word = at + PATHS
    source = roads + back * EDGES
    while word < at + HOUSES:
        rest = kept[word]
        if rest == 0:
            break
        while rest != 0:
            place = rest & PATH_ROOM
            values[source + place] = 0
            values[roads + place] = ONE
            rest >>= PATH
        word += 1
    word = at + HOUSES
    source = towns + back * VERTICES
    while word < at + WORDS_OF_A_PLAYER:
        rest = kept[word]
        if rest == 0:
            break
        while rest != 0:
            place = rest & HOUSE_ROOM
            values[source + place] = 0
            values[towns + place] = ONE
            rest >>= HOUSE
        word += 1
