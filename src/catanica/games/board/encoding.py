"""The board game for learners: which number means what. See docs/environments.md."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from catanica.games.board.goods import FIELD, FULL, KINDS, RESOURCE_NAMES, size
from catanica.games.board.grammar import GRAMMAR
from catanica.games.board.hidden import secretive
from catanica.games.board.island import HARBOUR_NAMES, LARGEST_SUM, TERRAIN_NAMES, Island
from catanica.games.board.seating import MANY, Seating
from catanica.games.board.state import BoardState
from catanica.games.board.topology import HARBOURS, HEXES, VERTICES
from catanica.games.board.verbs import SEA_TRADE
from catanica.games.board.vocabulary import STEPS, count_of, crossing_of, good_of, got_of
from catanica.kernel.encoder import Codes, Encoder
from catanica.kernel.ints import bit
from catanica.kernel.sheet import ONE, Layout, Sheet
from catanica.kernel.stamps import UNSTAMPED
from catanica.kernel.state import State
from catanica.kernel.words import WORDS, number_of

VERSION: Final = "board-v1"
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
HAGGLING: Final = 12  # one more than the first decision about an offer: before those there is none
# What is remembered of the moment, a word each; those that every decision looks at come first.
ISLAND: Final = 0  # its stamp
NOW: Final = 1  # see `moment`
TOP: Final = 2
STOCK: Final = 3
HELD: Final = 4  # of each player the hand
OWN_HAND: Final = 8  # what is written as the own hand and the own cards
OWN_CARDS: Final = 9
PIECES: Final = 10  # how many pieces and cards were moved, and whether the game is won
EYES: Final = 11  # one more than who looks
ASKED: Final = 12  # one more than which decision is asked
OFFERED: Final = 13  # all that is given or wanted
DETAIL: Final = 14  # how many, or one more than at which crossing
WORDS_OF_A_MOMENT: Final = 15
# The moment as one word: what differs from the last one is written.
MY_TURN: Final = 1
PLAYED: Final = 2
DICE_AT: Final = 2
DICE_ROOM: Final = (1 << 6) - 1
ROBBER_AT: Final = 8  # one more than where the robber stands
ROBBER_ROOM: Final = (1 << 5) - 1
TURNS_AT: Final = 13
CROSSINGS: Final = 6  # so many bits for one more than a crossing
PIPS: Final = 6  # chances in 36: the numbers beside seven have one less


def all_codes(state: BoardState) -> list[int]:
    """Every action the game can ever offer a player."""
    codes: list[int] = []
    for code in GRAMMAR.codes(state):
        if number_of(code) != SEA_TRADE or good_of(code) != got_of(code):
            codes.append(code)
    return codes


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
        self.of_bank: vec[i32] = layout.shares(BANK, FULL)
        self.seating = Seating(layout)
        self.of_many: vec[i32] = self.seating.of_many
        self.hand: i64 = self.seating.own.hand
        self.cards: i64 = self.seating.own.cards
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
        self.seating.lay_out(layout)
        self.asked: i64 = layout.add_each("decision", list(DECISIONS), 1)
        self.decisions: vec[i64] = vec[i64]([-1] * WORDS)  # the place of each step among them, by its number
        for k in range(len(DECISIONS)):
            self.decisions[STEPS.by_name[DECISIONS[k]].number] = k
        self.words: i64 = layout.words(WORDS_OF_A_MOMENT)
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
        """The island once, and then what has changed; the other seats follow in turn order."""
        assert isinstance(state, BoardState)
        t: BoardState = state
        at = sheet.mind + self.words
        kept = sheet.kept
        if kept[at + ISLAND] == UNSTAMPED:
            kept[at + ISLAND] = t.island.age
            self.write_island(t.island, sheet)
            self.seating.begin(t.seats, sheet)
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
        if kept[at + STOCK] != t.stock:
            kept[at + STOCK] = t.stock
            write_goods(values, self.of_bank, sheet.base + self.bank, t.stock)
        eyes = kept[at + EYES] - 1
        turned = eyes != seat
        if turned:
            kept[at + EYES] = seat + 1
            if eyes >= 0:
                self.seating.seat_players(t.seats, eyes, seat, sheet)
        word = at + HELD
        for held in t.hands:
            if kept[word] != held:
                kept[word] = held
                self.seating.note_hand(word - at - HELD, seat, t.seats, held, sheet)
            word += 1
        held = t.hands[seat]
        if kept[at + OWN_HAND] != held:
            kept[at + OWN_HAND] = held
            write_cards(values, self.of_many, sheet.base + self.hand, held)
        pieces = 2 * t.pieces + 2
        if t.winner >= 0:
            pieces += 1
        if kept[at + PIECES] != pieces:
            kept[at + PIECES] = pieces
            sheet.write(self.deck, size(t.deck))
            self.seating.note_players(t, seat, sheet)
            turned = True
        if turned:
            held = t.cards[seat]
            if kept[at + OWN_CARDS] != held:
                kept[at + OWN_CARDS] = held
                write_cards(values, self.of_many, sheet.base + self.cards, held)
        if kept[at + ASKED] >= HAGGLING or kept[at + OFFERED] != 0:
            self.write_offers(t, seat, at, sheet)

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

    def write_offers(self, t: BoardState, seat: i64, at: i64, sheet: Sheet) -> None:
        """What players would give and want for it; mostly there is no offer, and was none.

        An offer of another seat that does not stand yet is not heard (see `hidden.py`).
        """
        offers = t.offers
        values = sheet.values
        shares = self.of_many
        own = self.seating.own
        gives = sheet.base + own.gives
        wants = sheet.base + own.wants
        offered: i64 = 0
        unheard = 2 * secretive(t)
        real = 2 * seat
        i: i64 = 0
        while i < t.seats:
            heard = i == 0 or real != unheard
            give: i64 = offers[real] if heard else 0
            want: i64 = offers[real + 1] if heard else 0
            offered |= give | want
            write_goods(values, shares, gives, give)
            write_goods(values, shares, wants, want)
            gives += self.seating.stride
            wants += self.seating.stride
            i += 1
            real += 2
            if real == 2 * t.seats:
                real = 0
        sheet.kept[at + OFFERED] = offered

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


def move_one(values: vec[i32], first: i64, old: i64, new: i64) -> None:
    """One of several places holds a one, counted from `first`; it goes from the old one to the new one, 0 for none."""
    if old != 0:
        values[first + old] = 0
    if new != 0:
        values[first + new] = ONE


def write_goods(values: vec[i32], shares: vec[i32], place: i64, goods: i64) -> None:
    """How many there are of each kind: to look which of them differ would take longer, and so would a loop."""
    values[place] = shares[goods & FULL]
    values[place + 1] = shares[(goods >> FIELD) & FULL]
    values[place + 2] = shares[(goods >> (2 * FIELD)) & FULL]
    values[place + 3] = shares[(goods >> (3 * FIELD)) & FULL]
    values[place + 4] = shares[(goods >> (4 * FIELD)) & FULL]


def write_cards(values: vec[i32], shares: vec[i32], place: i64, cards: i64) -> None:
    """The same of an own hand; those of unknown kind come last."""
    write_goods(values, shares, place, cards)
    values[place + KINDS] = shares[cards >> (KINDS * FIELD)]
