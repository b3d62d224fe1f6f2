"""The games of two principalities for learners: which number means what. See docs/environments.md.

Cards, decisions, their fields and verbs are words. The order of all words of a game stands in its `learning.toml`, to
which new ones are only ever added at the end: what a word has in an observation, and the actions that need it, come
after those of all earlier words. So a card that is added changes nothing that was there before.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.principality.cards.catalogue import Catalogue
from catanica.games.principality.cards.effect import COUNTED, ON_CAP, ON_KNIGHTS, ON_TOURNAMENT, ON_TRAITS
from catanica.games.principality.cards.powers import hand_limit, strength, tournament, trade_points
from catanica.games.principality.learning import words_of
from catanica.games.principality.position.duel import PHASE_NAMES, Duel
from catanica.games.principality.position.geometry import COLUMNS, GAPS, LAID, REGIONS, SIDES
from catanica.games.principality.position.goods import KINDS, NAMES
from catanica.games.principality.position.land import Land
from catanica.games.principality.position.piece import goods_on, owner_of, slot_known, stock_of
from catanica.games.principality.position.rulebook import Rulebook, points_of
from catanica.games.principality.telling.grammar import GRAMMAR
from catanica.games.principality.vocabulary import card_of, place_of
from catanica.kernel.encoder import Asked, Codes, Encoder
from catanica.kernel.ints import bit
from catanica.kernel.listing import Options
from catanica.kernel.sheet import Group, Layout, Sheet
from catanica.kernel.stamps import UNSTAMPED
from catanica.kernel.state import State
from catanica.kernel.words import WORDS, Field, Row, number_of

STACKS: Final = 24
ANNEX: Final = 20  # what lies beside the principalities: so many things, each a card and three numbers
CARDS: Final = 1023  # the numbers of cards at places, twice their own, plus one for a foreign card
SPARES: Final = 16  # numbers for actions that the list lacks
MANY: Final = 20
SPAN_BITS: Final = 5
SPAN: Final = 32  # more than a row has regions
HELD: Final = 64  # cards of a hand, in play and discarded whose numbers can be noted
PLAYED: Final = 256
DISCARDED: Final = 512
FIGURES: Final = 60
SIGHTS: Final = ["mine.hand", "theirs.hand", "mine.built", "theirs.built", "mine.goods", "theirs.goods", "discard"]
HAND: Final = 0
BUILT: Final = 2
GOODS: Final = 4
DISCARD: Final = 6
# What is remembered of the moment, a word each.
NOW: Final = 0  # see `moment`
SUPPLY: Final = 1
EYES: Final = 2  # who looks
HEAPED: Final = 3
ROWS: Final = 4  # what is built along both rows
COUNTS: Final = 6  # a card counts for itself
STACKED: Final = 7  # the stamp of the stacks
BOOK: Final = 8  # the rulebook by which all was written
REACHED: Final = 9
LEFT: Final = 10
WORDS_OF_A_MOMENT: Final = 15
# The moment as one word: what differs from the last one is written.
SEEN: Final = 1  # there is none yet where nothing was written
MY_TURN: Final = 2
REACHED_AT: Final = 2
REACHED_ROOM: Final = 7
DIE_AT: Final = 5
EVENT_AT: Final = 8
PHASE_AT: Final = 11
DIE_ROOM: Final = 7
PHASE_ROOM: Final = 15
TURN_AT: Final = 15
# The stamps of a land that a row remembers, after that of its regions.
HAND_AGE: Final = 1
LAID_AGE: Final = 2
# Hooks of cards for which a look at sums does not tell what a land comes to.
COUNTING: Final = COUNTED | ON_KNIGHTS | ON_TRAITS | ON_TOURNAMENT | ON_CAP


class LandBlock:
    """Where the numbers of a principality begin."""

    def __init__(self, layout: Layout, whose: str, side: i64) -> None:
        self.side: i64 = side  # from a number of the own cards to that of these
        self.figures: i64 = layout.add_each(
            whose, ["points", "strength", "tournament", "trade", "hand_limit", "hand_size"], FIGURES
        )
        self.settlements: i64 = layout.add_many(f"{whose}.settlement", COLUMNS, 1)
        self.cities: i64 = layout.add_many(f"{whose}.city", COLUMNS, 1)
        self.crowns: i64 = layout.add_many(f"{whose}.metropolis", COLUMNS, 1)
        self.citadels: i64 = layout.add_many(f"{whose}.citadel", COLUMNS, 1)
        self.roads: i64 = layout.add_many(f"{whose}.road", GAPS, 1)
        self.regions: i64 = len(layout.names)
        for r in range(REGIONS):
            layout.add_each(f"{whose}.region.{r}", list(NAMES), 1)
        self.dice: i64 = layout.add_many(f"{whose}.die", REGIONS, 6)
        self.stocks: i64 = layout.add_many(f"{whose}.stock", REGIONS, 3)
        self.places: i64 = layout.add_many(f"{whose}.place", LAID, CARDS)
        self.seconds: i64 = layout.add_many(f"{whose}.second", SIDES, CARDS)
        self.end: i64 = len(layout.names)
        self.held: Group = layout.group(HELD)


class Memory:
    """What a row remembers of a player's principality, whichever of the two it is for whoever looks."""

    def __init__(self, layout: Layout) -> None:
        self.ages: i64 = layout.words(3)  # the stamps of regions, hand and cards in play
        self.spans: i64 = layout.words()
        self.sums: i64 = layout.words()
        self.centre: i64 = layout.words(5)
        self.ground: i64 = layout.words(REGIONS)
        self.laid: Group = layout.group(3 * PLAYED)


class Numbering:
    """The numbers of one rulebook: a duel's sets are chosen at the table, and cards have other numbers then."""

    def __init__(self, number: i64, rules: Rulebook, slots: vec[i64], blocks: vec[i64], codes: Codes) -> None:
        self.number: i64 = number  # of this rulebook among those that were met, from one
        self.rules = rules
        self.slots: vec[i64] = slots  # by card number
        self.blocks: vec[i64] = blocks  # where a card's sights begin
        self.codes = codes


def kind_bits(field: Field) -> i64:
    """The bits for each kind of resource in a field that has a number for each; else 0."""
    if field.kind == "bundle":
        return 7
    return 4 if field.kind == "amounts" else 0


def ask_field(asked: Asked, field: Field, place: i64) -> None:
    """One more field of a decision."""
    bits = kind_bits(field)
    if bits == 0:
        asked.part(field.at, field.room, place, field.kind == "card")
    else:
        k: i64 = 0
        while k < KINDS:
            asked.part(field.at + bits * k, bit(bits) - 1, place + k, False)
            k += 1


def row_of(land: Land) -> i64:
    """What is built along a row, as one word."""
    built = land.settlements | (land.cities << COLUMNS) | (land.crowns << (2 * COLUMNS))
    return built | (land.citadels << (3 * COLUMNS)) | (land.roads << (4 * COLUMNS))


def moment(g: Duel, seat: i64) -> i64:
    """Turn, phase and dice as one word."""
    now = (g.turn << TURN_AT) | (g.phase << PHASE_AT) | (g.event_die << EVENT_AT) | (g.die << DIE_AT)
    now |= ((g.reached & REACHED_ROOM) << REACHED_AT) | SEEN
    return now | MY_TURN if g.active == seat else now


def differs(land: Land, kept: vec[i64], at: i64) -> bool:
    """Whether a land bears other stamps than those that are remembered, or lacks one."""
    if land.age == UNSTAMPED or land.hand_age == UNSTAMPED or land.laid_age == UNSTAMPED:
        return True
    return (kept[at] ^ land.age) | (kept[at + HAND_AGE] ^ land.hand_age) | (kept[at + LAID_AGE] ^ land.laid_age) != 0


def ask(asked: Asked, row: Row, fields: dict[str, int]) -> None:
    """Where the fields of a step stand."""
    if asked.at >= 0:
        asked.hidden = row.hidden
        if row.seat is not None:
            asked.seat_at = row.seat.at
            asked.seat_room = row.seat.room
        for field in row.fields:
            ask_field(asked, field, fields[field.name])


def add_field(layout: Layout, field: Field) -> int:
    """The numbers of a decision's field."""
    name = f"asked.{field.name}"
    if kind_bits(field) != 0:
        return layout.add_each(name, list(NAMES), MANY)
    return layout.add(name, CARDS if field.kind == "card" else int(field.room))


class PrincipalityEncoder(Encoder):
    """Actions and observations of a game of two principalities as fixed numbers; the own land comes first."""

    def __init__(self, whole: State) -> None:
        g = whole
        assert isinstance(g, Duel)
        words = words_of(g)
        self.known = words
        layout = Layout()
        self.turn: i64 = layout.add("turn", 1000)
        self.phase: i64 = layout.add_each("phase", list(PHASE_NAMES), 1)
        self.my_turn: i64 = layout.add("my_turn", 1)
        self.event_die: i64 = layout.add_many("event_die", 7, 1)
        self.die: i64 = layout.add_many("production_die", 7, 1)
        self.reached: i64 = layout.add_many("reached", 3, 1)
        self.left: i64 = layout.add_each("left", ["road", "settlement", "city", "metropolis", "citadel"], MANY)
        self.stacks: i64 = layout.add_many("stack", STACKS, FIGURES)
        self.annex: i64 = len(layout.names)
        for i in range(ANNEX):
            layout.add(f"annex.{i}.card", CARDS)
            layout.add_many(f"annex.{i}", 3, 3)
        self.mine = LandBlock(layout, "mine", 0)
        self.theirs = LandBlock(layout, "theirs", 1)
        layout.pair(self.mine.figures, self.theirs.figures, self.mine.end - self.mine.figures)
        self.sights: dict[str, int] = {}  # where the numbers of a card begin
        self.asked: vec[Asked] = vec[Asked]([Asked() for _ in range(WORDS)])
        fields: dict[str, int] = {}
        for kind, name in words.words:
            if kind == "card":
                at = layout.add_each(f"card.{name}", list(SIGHTS), MANY)
                self.sights[name] = at
                layout.pair(at + BUILT, at + BUILT + 1)
                layout.pair(at + GOODS, at + GOODS + 1)
            elif kind == "decision":
                self.asked[g.rules.words.by_name[name].number].at = layout.add(f"decision.{name}", 1)
            elif kind == "field":
                fields[name] = add_field(layout, words.fields[name])
        for row in g.rules.words.rows:
            ask(self.asked[row.number], row, fields)
        self.moment: i64 = layout.words(WORDS_OF_A_MOMENT)
        self.heights: i64 = layout.words(STACKS)
        self.first = Memory(layout)
        self.second = Memory(layout)
        self.question: Group = layout.group(1 + len(fields) * KINDS)
        self.beside: Group = layout.group(4 * ANNEX)
        self.heap: Group = layout.group(DISCARDED)
        keyed: list[tuple[tuple[int, str, int], int]] = []
        for code in GRAMMAR.codes(g):
            keyed.append((words.order(g.cat, code), code))
        keyed.sort()
        self.indices: dict[int, int] = {}
        self.whole = g
        self.whole_codes: list[int] = []
        for _, code in keyed:
            self.indices[words.stable(g.cat, code)] = SPARES + len(self.whole_codes)
            self.whole_codes.append(code)
        super().__init__(f"{g.rules.game}-v{words.version}", layout, SPARES + len(keyed), SPARES)
        self.numberings: list[Numbering] = []
        self.latest = self.numbered(g)
        self.numberings.append(self.latest)

    def texts(self) -> list[str]:
        """Every action as text, after the spare numbers."""
        out: list[str] = []
        for k in range(SPARES):
            out.append(f"other {k}")
        for code in self.whole_codes:
            out.append(GRAMMAR.text(self.whole, code))
        return out

    def numbered(self, g: Duel) -> Numbering:
        """The numbers of a position's rulebook."""
        cat = g.cat
        slots = vec[i64]([0] * len(cat.ids))
        blocks = vec[i64]([-1] * len(cat.ids))
        for n in range(1, len(cat.ids)):
            slots[n] = self.known.slots[cat.ids[n]]
            blocks[n] = self.sights[cat.ids[n]]
        codes: list[int] = []
        indices: list[int] = []
        for code in GRAMMAR.codes(g):
            stable = self.known.stable(cat, code)
            if stable in self.indices:
                codes.append(code)
                indices.append(self.indices[stable])
        return Numbering(len(self.numberings) + 1, g.rules, slots, blocks, Codes(codes, indices, self.size))

    def turn_to(self, g: Duel) -> None:
        """Another rulebook than the latest one: its numbers, made once for each."""
        for one in self.numberings:
            if one.rules is g.rules:
                self.latest = one
                return
        self.latest = self.numbered(g)
        self.numberings.append(self.latest)

    def codes(self, state: State) -> Codes:
        """The table of the position's rulebook."""
        assert isinstance(state, Duel)
        if self.latest.rules is not state.rules:
            self.turn_to(state)
        return self.latest.codes

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        """The own land first."""
        assert isinstance(state, Duel)
        self.write_duel(state, seat, sheet)

    def write_duel(self, g: Duel, seat: i64, sheet: Sheet) -> None:
        """What has changed."""
        if self.latest.rules is not g.rules:
            self.turn_to(g)
        by = self.latest
        kept = sheet.kept
        at = sheet.mind + self.moment
        if kept[at + BOOK] != by.number:
            sheet.forget(sheet.row)
            kept[at + BOOK] = by.number
        turned = kept[at + EYES] != seat + 1
        if turned:
            kept[at + EYES] = seat + 1
            sheet.swap()
        self.write_moment(g, seat, sheet)
        age = g.stacks.age
        if kept[at + STACKED] != age or age == UNSTAMPED:
            kept[at + STACKED] = age
            self.write_stacks(g, sheet)
        self.write_decision(g.agenda[len(g.agenda) - 1] if len(g.agenda) > 0 else i64(0), seat, by, sheet)
        self.write_sums(g, seat, sheet)
        if turned or differs(g.land0, kept, sheet.mind + self.first.ages):
            self.write_land(g.land0, self.mine if seat == 0 else self.theirs, 0, seat, turned, self.first, by, sheet)
        if turned or differs(g.land1, kept, sheet.mind + self.second.ages):
            self.write_land(g.land1, self.theirs if seat == 0 else self.mine, 1, seat, turned, self.second, by, sheet)
        if kept[at + HEAPED] != g.heaped or g.heaped == UNSTAMPED:
            kept[at + HEAPED] = g.heaped
            self.write_heap(g.discard, by, sheet)
        if g.annex is not None:
            self.write_annex(g, seat, by, sheet)

    def write_land(
        self, land: Land, b: LandBlock, seat: i64, eyes: i64, turned: bool, m: Memory, by: Numbering, sheet: Sheet
    ) -> None:
        """Regions, hand and cards in play of a player, each if it may differ from what was written."""
        kept = sheet.kept
        at = sheet.mind + m.ages
        if kept[at] != land.age or land.age == UNSTAMPED:
            kept[at] = land.age
            self.write_regions(by.rules.cat, land, b, m, sheet)
        if kept[at + HAND_AGE] != land.hand_age or land.hand_age == UNSTAMPED:
            kept[at + HAND_AGE] = land.hand_age
            sheet.write_half(b.figures + 5, len(land.hand))
            self.write_hand(land, b, eyes, by, sheet)
        elif turned:
            self.write_hand(land, b, eyes, by, sheet)
        if kept[at + LAID_AGE] != land.laid_age or land.laid_age == UNSTAMPED:
            kept[at + LAID_AGE] = land.laid_age
            self.write_cards(land, b, seat, m.laid, by, sheet)

    def write_heap(self, pile: vec[i64], by: Numbering, sheet: Sheet) -> None:
        """The cards that were discarded."""
        sheet.begin(self.heap)
        for slot in pile:
            sheet.add(by.blocks[card_of(slot)] + DISCARD, 1)
        sheet.sum_up()
        sheet.end(self.heap)

    def write_moment(self, g: Duel, seat: i64, sheet: Sheet) -> None:
        """Turn, phase, dice and supply."""
        w = self.moment
        kept = sheet.kept
        at = sheet.mind + w
        now = moment(g, seat)
        old = kept[at + NOW]
        if old != now:
            kept[at + NOW] = now
            self.write_now(old, now, sheet)
        left = g.roads_left | (g.settlements_left << 10) | (g.cities_left << 20)
        left |= (g.crowns_left << 30) | (g.citadels_left << 40)
        if kept[at + SUPPLY] != left:
            kept[at + SUPPLY] = left
            sheet.number(w + LEFT, self.left, g.roads_left)
            sheet.number(w + LEFT + 1, self.left + 1, g.settlements_left)
            sheet.number(w + LEFT + 2, self.left + 2, g.cities_left)
            sheet.number(w + LEFT + 3, self.left + 3, g.crowns_left)
            sheet.number(w + LEFT + 4, self.left + 4, g.citadels_left)

    def write_now(self, old: i64, now: i64, sheet: Sheet) -> None:
        """The word of the moment instead of another one."""
        differs = old ^ now
        if old == 0:
            differs = -1
        if differs & MY_TURN != 0:
            sheet.write(self.my_turn, 1 if now & MY_TURN != 0 else 0)
        if (differs >> REACHED_AT) & REACHED_ROOM != 0:
            sheet.bits(self.moment + REACHED, self.reached, (now >> REACHED_AT) & REACHED_ROOM)
        if (differs >> DIE_AT) & DIE_ROOM != 0:
            sheet.move_one(self.die, (old >> DIE_AT) & DIE_ROOM, (now >> DIE_AT) & DIE_ROOM)
        if (differs >> EVENT_AT) & DIE_ROOM != 0:
            sheet.move_one(self.event_die, (old >> EVENT_AT) & DIE_ROOM, (now >> EVENT_AT) & DIE_ROOM)
        if (differs >> PHASE_AT) & PHASE_ROOM != 0:
            sheet.move_one(self.phase, (old >> PHASE_AT) & PHASE_ROOM, (now >> PHASE_AT) & PHASE_ROOM)
        if differs >> TURN_AT != 0:
            sheet.write(self.turn, now >> TURN_AT)

    def write_stacks(self, g: Duel, sheet: Sheet) -> None:
        """How high the stacks are; what is remembered is where each of them ends."""
        kept = sheet.kept
        ends = g.stacks.ends
        at = sheet.mind + self.heights
        n: i64 = len(ends)
        s: i64 = 0
        while s < n and kept[at + s] == ends[s]:
            s += 1
        while s < n:
            kept[at + s] = ends[s]
            sheet.write(self.stacks + s, g.stacks.size(s))
            s += 1

    def write_decision(self, top: i64, seat: i64, by: Numbering, sheet: Sheet) -> None:
        """What is asked: the step on top of the agenda and its fields; what it hides is for its own seat."""
        asked = self.asked[number_of(top)]
        shown = asked.shown(top, seat)
        if sheet.changed(self.question, shown + 1):
            if asked.at >= 0:
                asked.write(shown, by.slots, sheet)
            sheet.end(self.question)

    def write_sums(self, g: Duel, seat: i64, sheet: Sheet) -> None:
        """What is built along both rows, and what the lands come to."""
        kept = sheet.kept
        at = sheet.mind + self.moment
        first = row_of(g.land0)
        second = row_of(g.land1)
        grown = kept[at + ROWS] != first or kept[at + ROWS + 1] != second
        if not grown and kept[at + COUNTS] == 0:
            age = g.land0.laid_age
            other = g.land1.laid_age
            one_age = kept[sheet.mind + self.first.ages + LAID_AGE]
            two_age = kept[sheet.mind + self.second.ages + LAID_AGE]
            if one_age == age and two_age == other and age != UNSTAMPED and other != UNSTAMPED:
                return
        ours = self.mine if seat == 0 else self.theirs
        others = self.theirs if seat == 0 else self.mine
        changed = False
        if grown:
            changed = self.write_centre(g.land0, ours, self.first, sheet)
            if self.write_centre(g.land1, others, self.second, sheet):
                changed = True
            kept[at + ROWS] = first
            kept[at + ROWS + 1] = second
        one = g.look(0)
        two = g.look(1)
        counts = g.annex is not None or (one.present | two.present) & COUNTING != 0
        if sheet.differs(self.first.sums, i64(-1) if counts else one.sums + 1) or counts:
            changed = True
        if sheet.differs(self.second.sums, i64(-1) if counts else two.sums + 1):
            changed = True
        kept[at + COUNTS] = i64(1) if counts else i64(0)
        if changed:
            points = g.rules.scoring.both(g)
            self.write_figures(g, ours, 0, points_of(points, 0), sheet)
            self.write_figures(g, others, 1, points_of(points, 1), sheet)

    def write_centre(self, land: Land, b: LandBlock, m: Memory, sheet: Sheet) -> bool:
        """Settlements and roads; whether anything but roads was built since."""
        w = m.centre
        sheet.bits(w, b.roads, land.roads)
        changed = sheet.bits(w + 1, b.settlements, land.settlements)
        if sheet.bits(w + 2, b.cities, land.cities):
            changed = True
        if sheet.bits(w + 3, b.crowns, land.crowns):
            changed = True
        if sheet.bits(w + 4, b.citadels, land.citadels):
            changed = True
        return changed

    def write_figures(self, g: Duel, b: LandBlock, seat: i64, points: i64, sheet: Sheet) -> None:
        """What a land comes to."""
        sheet.write_half(b.figures, points)
        sheet.write_half(b.figures + 1, strength(g, seat))
        sheet.write_half(b.figures + 2, tournament(g, seat))
        sheet.write_half(b.figures + 3, trade_points(g, seat))
        sheet.write_half(b.figures + 4, hand_limit(g, seat))

    def write_regions(self, cat: Catalogue, land: Land, b: LandBlock, m: Memory, sheet: Sheet) -> None:
        """Resource, number and stock of every region, as far as the row reaches or reached; mostly stocks change."""
        kept = sheet.kept
        regions = land.regions
        r = land.start()
        past = land.past
        if past > REGIONS:
            past = REGIONS
        span = past * SPAN + r
        old = kept[sheet.mind + m.spans]
        if old != span:
            kept[sheet.mind + m.spans] = span
            if old & (SPAN - 1) < r:
                r = old & (SPAN - 1)
            if old >> SPAN_BITS > past:
                past = old >> SPAN_BITS
        at = sheet.mind + m.ground
        while r < past:
            word = regions[r]
            old = kept[at + r]
            if old != word:
                kept[at + r] = word
                if stock_of(old) != stock_of(word):
                    sheet.write(b.stocks + r, stock_of(word))
                if card_of(old) != card_of(word):
                    sheet.enlist(b.stocks + r)
                    self.write_region(cat, r, card_of(old), card_of(word), b, sheet)
            r += 1

    def write_region(self, cat: Catalogue, r: i64, old: i64, card: i64, b: LandBlock, sheet: Sheet) -> None:
        """Resource and number of a region, instead of another one's."""
        gone = cat.resource[old]
        come = cat.resource[card]
        if gone != come:
            first = b.regions + r * len(NAMES) - 1
            if gone > 0:
                sheet.write_half(first + gone, 0)
            if come > 0:
                sheet.write_half(first + come, 1)
        if cat.die[old] != cat.die[card]:
            sheet.write_half(b.dice + r, cat.die[card])

    def write_hand(self, land: Land, b: LandBlock, eyes: i64, by: Numbering, sheet: Sheet) -> None:
        """The cards of a hand that a seat knows."""
        sheet.begin(b.held)
        known = bit(eyes)
        for s in land.hand:
            card = card_of(s)
            if card != 0 and slot_known(s) & known != 0:
                sheet.count(by.blocks[card] + HAND + b.side)
        sheet.end(b.held)

    def write_cards(self, land: Land, b: LandBlock, seat: i64, laid: Group, by: Numbering, sheet: Sheet) -> None:
        """The cards in play of a player."""
        sheet.begin(laid, b.side == 1)
        once: i64 = 0  # sides at which a card lies already
        for p in land.built:
            place = place_of(p)
            card = card_of(p)
            value = 2 * by.slots[card]
            if owner_of(p) != seat:
                value += 1
            if place < SIDES and once & bit(place) != 0:
                sheet.put(b.seconds + place, value)
            elif place < LAID:
                sheet.put(b.places + place, value)
            if place < SIDES:
                once |= bit(place)
            at = by.blocks[card] + b.side
            sheet.add(at + BUILT, 1)
            sheet.add(at + GOODS, goods_on(p))
        sheet.sum_up()
        sheet.end(laid)

    def write_annex(self, g: Duel, seat: i64, by: Numbering, sheet: Sheet) -> None:
        """What the game has beside the principalities: cards with three numbers each."""
        assert g.annex is not None
        out = Options()
        g.annex.noted(seat, out)
        sheet.begin(self.beside)
        i: i64 = 0
        while i < out.count and i < 4 * ANNEX:
            value = out.written[i]
            sheet.put(self.annex + i, by.slots[value] if i & 3 == 0 else value)
            i += 1
        sheet.end(self.beside)
