"""The catalogue: every card's figures as columns, one number per card, built once and shared by all states.

Card numbers start at 1; number 0 is a face-down card nobody may know.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from catanica.games.principality.position.goods import NAMES, amount
from catanica.kernel.errors import InputError
from catanica.kernel.ints import bit

if TYPE_CHECKING:  # facts are read from files, and name their words by the tables below
    from catanica.games.principality.cards.facts import CardFact

ACTION: Final = 1
BUILDING: Final = 2
UNIT: Final = 3
EVENT: Final = 4
REGION: Final = 5
CENTRAL: Final = 6
SITE: Final = 7  # a special site: neither building nor unit (PR-9)
COUNTER: Final = 8  # a counter card (PR-12)
SEA: Final = 9  # a sea card (PR-34)
METROPOLIS: Final = 10  # laid on a city, drawn like an expansion (PR-11)
WIZARD: Final = 11  # at a region: neither building nor unit (101.D.b(g))
SPELLBOOK: Final = 12  # at a citadel: neither building nor unit (102.B.Gebaeude)
KIND_NAMES: Final = [
    "", "action", "building", "unit", "event", "region", "central", "site", "counter", "sea", "metropolis",
    "wizard", "spellbook",
]  # fmt: skip


def is_drawn(kind: i64) -> bool:
    """Whether cards of a kind lie in the expansion stacks."""
    return kind == ACTION or is_built(kind) or kind == COUNTER or kind == METROPOLIS


def is_laid_out(kind: i64) -> bool:
    """Whether cards of a kind come into play from the hand and stay."""
    return is_built(kind) or kind == COUNTER or kind == METROPOLIS


def is_built(kind: i64) -> bool:
    """Whether cards of a kind are expansions, built on a site."""
    return kind == BUILDING or kind == UNIT or kind == SITE or kind == WIZARD or kind == SPELLBOOK


# What a card is, beyond its kind: bits of `flags`.
ATTACK: Final = 1
NEUTRAL: Final = 2
PROTECTION: Final = 4
KNIGHT: Final = 8
FLEET: Final = 16
TRADE_FLEET: Final = 32
UNIQUE: Final = 128
MARKET: Final = 256  # market, trading office, merchants' guild: what a great harbour doubles
ONE_EACH: Final = 2048  # at most one in each principality
HEROINE: Final = 4096
CONDITIONAL: Final = 8388608  # an action with a printed requirement that names no card
FLAG_NAMES: Final = {
    "attack": ATTACK,
    "neutral": NEUTRAL,
    "protection": PROTECTION,
    "knight": KNIGHT,
    "fleet": FLEET,
    "trade_fleet": FLEET | TRADE_FLEET,
    "market": MARKET,
    "hero": KNIGHT,
    "heroine": KNIGHT | HEROINE,
    "trade_ship": FLEET | TRADE_FLEET,
    "ship": FLEET,
    "conditional": CONDITIONAL,
}

# Where a card may be built.
NOWHERE: Final = 0
GREEN: Final = 1  # settlement or city
RED: Final = 2  # city only
FOREIGN_CITY: Final = 3  # a city of the opponent
FOREIGN_GREEN: Final = 4  # a settlement or city of the opponent
REGION_SITE: Final = 5  # at a region
ROAD_SITE: Final = 6  # on a road
COVER: Final = 7  # on an own card at a city
FOREIGN_REGION: Final = 8  # at a region of the opponent
BESIDE: Final = 9  # beside the principality, or on a city: it takes no site (PR-11, PR-42)
CROWN: Final = 10  # a central card on an own city, which becomes a metropolis (128.C.a)
CITADEL_SITE: Final = 11  # an own citadel only
ON_SETTLEMENT: Final = 12  # a central card on an own settlement, which becomes a citadel (128.G.a)
FOREIGN_ROAD: Final = 13  # on a road of the opponent
SLOT_NAMES: Final = {
    "none": NOWHERE,
    "settlement_or_city": GREEN,
    "city": RED,
    "opponent_city": FOREIGN_CITY,
    "opponent_settlement_or_city": FOREIGN_GREEN,
    "region": REGION_SITE,
    "road": ROAD_SITE,
    "cover": COVER,
    "opponent_region": FOREIGN_REGION,
    "beside": BESIDE,
    "crown": CROWN,
    "citadel": CITADEL_SITE,
    "on_settlement": ON_SETTLEMENT,
    "opponent_road": FOREIGN_ROAD,
}

# What a card does by declaration: bits of `traits`, read by the rule that concerns them.
STOREHOUSE: Final = 1  # its two regions do not count for the brigands (KB-10)
LEARNING: Final = 128  # pays at the event Progress (KB-44)
BANK_HOUSE: Final = 1024  # the trade advantage takes two (103.E.e)
GREAT_FLEET: Final = 4096  # 2:1 with two resources of one region beside it (116.C)
PLENTY: Final = 2097152  # its regions gain in a year of plenty
TRAIT_NAMES: Final = {
    "storehouse": STOREHOUSE,
    "learning": LEARNING,
    "bank_house": BANK_HOUSE,
    "great_fleet": GREAT_FLEET,
    "plenty": PLENTY,
}

# The same, declared in fields of their own: what each of its owner's knights or fleets has one more of ...
KNIGHT_STRENGTH: Final = 16  # KB-49
FLEET_TRADE: Final = 32  # KB-49
KNIGHT_TOURNAMENT: Final = 256  # 105.G.a
RAISED_NAMES: Final = {
    "knight_strength": KNIGHT_STRENGTH,
    "knight_tournament": KNIGHT_TOURNAMENT,
    "fleet_trade": FLEET_TRADE,
}
# ... and from which danger it protects how much.
PLAGUE_CITY: Final = 2  # the four regions of its city (KB-47)
PLAGUE_LAND: Final = 4
UNREST_CITY: Final = 8  # the units of its city, from civil war (KB-50)
UNREST_LAND: Final = 32768
UNREST_DOCK: Final = 16777216  # the own trade fleet on the other site of its side
UNREST_FLEETS: Final = 33554432  # the own trade fleets of its settlement or city
CAPTURE_FLEETS: Final = 67108864  # the same, from privateers (116.D.a)
FIRE_CITY: Final = 4194304  # the buildings of its city, the other player's too (112.G.d)
FIRE_LAND: Final = 8388608
SHELTER_NAMES: Final = {
    "plague": {"city": PLAGUE_CITY, "land": PLAGUE_LAND},
    "civil_war": {"city": UNREST_CITY, "land": UNREST_LAND, "dock": UNREST_DOCK, "fleets": UNREST_FLEETS},
    "capture": {"fleets": CAPTURE_FLEETS},
    "fire": {"city": FIRE_CITY, "land": FIRE_LAND},
}

# What an attack may be after, as cards name it that are spared or exposed: bits of `immune`, `shields`, `exposed`.
AIMED_BUILDINGS: Final = 1
AIMED_KNIGHTS: Final = 2  # those a black knight may name
AIMED_ALL_KNIGHTS: Final = 4
AIMED_UNITS: Final = 8
AIMED_SPY: Final = 16  # what a spy takes from a hand
AIMED_NAMES: Final = {
    "buildings": AIMED_BUILDINGS,
    "knights": AIMED_KNIGHTS,
    "all_knights": AIMED_ALL_KNIGHTS,
    "units": AIMED_UNITS,
    "spy": AIMED_SPY,
}

# Fields of `figures`: eight bits each for sums, fewer for counts.
STRENGTH_AT: Final = 0
TRADE_AT: Final = 8
POINTS_AT: Final = 16
HAND_AT: Final = 24
TOURNAMENT_AT: Final = 32
KNIGHTS_AT: Final = 40
FLEETS_AT: Final = 45
SMITHIES_AT: Final = 50
HARBOURS_AT: Final = 53
GROUNDS_AT: Final = 56


def sum_in(figures_: i64, at: i64) -> i64:
    """One of the sums."""
    return (figures_ >> at) & 0xFF


def count_in(figures_: i64, at: i64) -> i64:
    """How many knights or fleets."""
    return (figures_ >> at) & 0x1F


# The bits of words that only a set knows.
FIRST_OWN: Final = 32
LAST_OWN: Final = 61

# Conditions that are no cards.
KNIGHT_TOKEN: Final = -1
MILL_TOKEN: Final = -2
TOURNAMENT_TOKEN: Final = -3  # strictly more tournament points than the opponent
TOKEN_NAMES: Final = {"knight": KNIGHT_TOKEN, "mill": MILL_TOKEN, "tournament": TOURNAMENT_TOKEN}


def figures(f: "CardFact", flags: i64, traits: i64) -> i64:
    """A card's share in the sums of its owner."""
    total: i64 = f.strength
    total += (f.trade << TRADE_AT) + (f.points << POINTS_AT) + (f.hand << HAND_AT) + (f.tournament << TOURNAMENT_AT)
    if flags & KNIGHT != 0:
        total += 1 << KNIGHTS_AT
    if flags & TRADE_FLEET != 0:
        total += 1 << FLEETS_AT
    return total + trait_figures(traits)


def level_figures(level: dict[str, int]) -> i64:
    """What a level adds to the sums of its owner."""
    total: i64 = level.get("strength", 0)
    total += level.get("commerce", 0) << TRADE_AT
    total += level.get("points", 0) << POINTS_AT
    total += level.get("progress", 0) << HAND_AT
    return total + (level.get("skill", 0) << TOURNAMENT_AT)


def trait_figures(traits: i64) -> i64:
    """What declared functions add to the sums."""
    total: i64 = 0
    if traits & KNIGHT_STRENGTH != 0:
        total += 1 << SMITHIES_AT
    if traits & FLEET_TRADE != 0:
        total += 1 << HARBOURS_AT
    if traits & KNIGHT_TOURNAMENT != 0:
        total += 1 << GROUNDS_AT
    return total


def without_points(figures_: i64) -> i64:
    """A card's share in the sums of somebody who copies it (123.AI.a)."""
    return figures_ & ~(0xFF << POINTS_AT)


def allotted(bits: dict[str, int], word: str) -> int:
    """The bit of a word; one that only a set knows gets the next that is free."""
    if word not in bits:
        n: i64 = FIRST_OWN
        for b in bits.values():
            if b >= bit(n):
                n += 1
        if n > LAST_OWN:
            raise InputError(
                "The sets of this game add more than {most} words; {word!r} is one too many.",
                most=LAST_OWN - FIRST_OWN + 1,
                word=word,
            )
        bits[word] = bit(n)
    return bits[word]


def declared_traits(f: "CardFact") -> i64:
    """The traits that a card declares in fields of their own."""
    traits: i64 = 0
    for word in f.raises:
        traits |= RAISED_NAMES[word]
    for danger, reach in f.shelters.items():
        if reach not in SHELTER_NAMES[danger]:
            says = "Card {card} shelters from {danger!r} by {reach!r}; there are {reaches}."
            raise InputError(says, card=f.id, danger=danger, reach=reach, reaches=", ".join(SHELTER_NAMES[danger]))
        traits |= SHELTER_NAMES[danger][reach]
    return traits


def aimed(words: list[str]) -> i64:
    """What attacks are after, as a mask."""
    mask: i64 = 0
    for word in words:
        mask |= AIMED_NAMES[word]
    return mask


def kinds_mask(words: list[str]) -> i64:
    """Kinds of resources by their names, as a mask."""
    mask: i64 = 0
    for word in words:
        mask |= bit(NAMES.index(word))
    return mask


def bundle(cost: dict[str, int]) -> i64:
    """Resources by their names, packed."""
    total: i64 = 0
    for k, v in cost.items():
        total += amount(NAMES.index(k), v)
    return total


def printed_place(fact: "CardFact") -> int:
    """Where a start region lies in the printed layout."""
    return fact.at


def column() -> vec[i64]:
    """A column without cards: number 0 is no card, and nothing is true of it."""
    return vec[i64]([0])


class Catalogue:
    """The columns. `traits_of[card]` and the like are read in the innermost loops."""

    def __init__(self, facts: "list[CardFact]") -> None:
        self.ids: list[str] = [""]
        self.index: dict[str, int] = {}
        self.facts: list[CardFact] = []
        self.flag_bits: dict[str, int] = dict(FLAG_NAMES)
        self.trait_bits: dict[str, int] = dict(TRAIT_NAMES)
        self.kind: vec[i64] = column()
        self.flags: vec[i64] = column()
        self.slot: vec[i64] = column()
        self.cost: vec[i64] = column()
        self.points: vec[i64] = column()
        self.strength: vec[i64] = column()
        self.tournament: vec[i64] = column()
        self.trade: vec[i64] = column()
        self.resource: vec[i64] = column()  # of a region or trade fleet, plus one
        self.die: vec[i64] = column()
        self.hand: vec[i64] = column()
        self.doubles: vec[i64] = column()  # resource plus one
        self.rate: vec[i64] = column()  # bank rate it gives for its resource
        self.traits: vec[i64] = column()
        self.search: vec[i64] = column()  # how much less looking through a stack costs its owner
        self.yields: vec[i64] = column()  # how many a region beside it yields
        self.bonus: vec[i64] = column()  # how many more a region beside it yields
        self.prize: vec[i64] = column()  # how many more resources a tournament brings its owner
        self.stores: vec[i64] = column()  # kinds of resources that may lie on it, as a mask
        self.capacity: vec[i64] = column()  # how many of them
        self.ready: vec[i64] = column()  # 1 if what lies on it can be paid at any time
        self.safe: vec[i64] = column()  # how many resources of its owner brigands leave alone
        self.immune: vec[i64] = column()  # attacks that may not name it
        self.exposed: vec[i64] = column()  # attacks that may name it, though it is none of what they are after
        self.shields: vec[i64] = column()  # attacks that may name nothing of its owner
        self.forbids: vec[i64] = column()  # what neither player may play while it works, by flags
        self.fee: vec[i64] = column()  # what playing or using it costs
        self.fears: vec[i64] = column()  # abroad: more strength of the land's lord drives it out; 0: none does
        self.shuns: vec[i64] = column()  # the same by trade points
        self.copies: vec[i64] = column()
        self.figures: vec[i64] = column()  # all that powers.tally adds up, in one number
        self.back: vec[i64] = column()
        self.hooks: vec[i64] = column()  # which of its effect's hooks must be called
        self.fixed: vec[i64] = column()  # those of them that need be called only once as the cards lie
        self.start: vec[i64] = column()  # 1 for a card that lies there from the start
        self.kin: dict[str, int] = {}  # the number of each name that a card and its reprints share
        self.family: vec[i64] = column()  # by card: that number
        self.people: dict[str, int] = {}  # the number of each person that several cards show
        self.person: vec[i64] = column()  # by card: that number, or its own
        for f in facts:
            self.add(f)
        self.crown: i64 = 0  # the card that makes a metropolis; 0 in games without it
        self.citadel: i64 = 0  # the card that makes a citadel; 0 in games without it
        for n, f in enumerate(self.facts, 1):
            if f.slot == "crown":
                self.crown = n
            elif f.slot == "on_settlement":
                self.citadel = n
        self.start_regions: dict[str, list[int]] = self.printed_regions()
        self.needs: list[list[int]] = [[]]  # by card: what its builder or player must have (103.R.a)
        for f in self.facts:
            self.needs.append([self.condition(f, w) for w in f.needs])
        self.needs_any: list[list[int]] = [[]]
        self.lacks: list[list[int]] = [[]]  # what its builder must not have (103.R.a)
        self.upon: vec[i64] = column()  # by card: the card it is laid on
        for f in self.facts:
            self.needs_any.append([self.condition(f, w) for w in f.needs_any if w in self.index])
            self.lacks.append([self.index[w] for w in f.lacks if w in self.index])
            self.upon = append(self.upon, self.index[f.upon] if f.upon else 0)
        stated = zip(self.needs, self.needs_any, self.lacks, strict=True)
        self.conditions: vec[i64] = vec[i64]([sum(map(len, lists)) for lists in stated])  # by card: how many of them

    def condition(self, f: "CardFact", word: str) -> int:
        """A condition as a number: a card, one of the two figures, or the lead in tournament points."""
        if word in TOKEN_NAMES:
            return TOKEN_NAMES[word]
        if word not in self.index:
            says = "Card {card} needs {word!r}, which is no card of this game, nor 'knight', 'mill' or 'tournament'."
            raise InputError(says, card=f.id, word=word)
        return self.index[word]

    def add(self, f: "CardFact") -> None:
        """Append a card, or more copies of a card another set already brought."""
        if f.id in self.index:
            n: i64 = self.index[f.id]
            self.copies[n] = self.copies[n] + f.count
            return
        self.index[f.id] = len(self.ids)
        self.ids.append(f.id)
        self.facts.append(f)
        flags: i64 = UNIQUE if f.unique else 0
        if f.each:
            flags |= ONE_EACH
        for w in f.flags:
            flags |= allotted(self.flag_bits, w)
        traits: i64 = 0
        for w in f.traits:
            traits |= allotted(self.trait_bits, w)
        traits |= declared_traits(f)
        self.kind = append(self.kind, KIND_NAMES.index(f.kind))
        self.flags = append(self.flags, flags)
        self.slot = append(self.slot, SLOT_NAMES[f.slot])
        self.cost = append(self.cost, bundle(f.cost))
        self.points = append(self.points, f.points)
        self.strength = append(self.strength, f.strength)
        self.tournament = append(self.tournament, f.tournament)
        self.trade = append(self.trade, f.trade)
        self.resource = append(self.resource, NAMES.index(f.resource) + 1 if f.resource else 0)
        self.die = append(self.die, f.die)
        self.hand = append(self.hand, f.hand)
        self.doubles = append(self.doubles, NAMES.index(f.doubles) + 1 if f.doubles else 0)
        self.rate = append(self.rate, f.rate)
        self.traits = append(self.traits, traits)
        self.search = append(self.search, f.search)
        self.yields = append(self.yields, f.yields)
        self.bonus = append(self.bonus, f.bonus)
        self.prize = append(self.prize, f.prize)
        self.stores = append(self.stores, kinds_mask(f.stores))
        self.capacity = append(self.capacity, f.capacity)
        self.ready = append(self.ready, 1 if f.ready else 0)
        self.safe = append(self.safe, f.safe)
        self.immune = append(self.immune, aimed(f.immune))
        self.exposed = append(self.exposed, aimed(f.exposed))
        self.shields = append(self.shields, aimed(f.shields))
        self.forbids = append(self.forbids, self.mask(f.forbids))
        self.fee = append(self.fee, bundle(f.fee))
        self.fears = append(self.fears, f.fears)
        self.shuns = append(self.shuns, f.shuns)
        self.copies = append(self.copies, f.count)
        self.figures = append(self.figures, figures(f, flags, traits))
        self.back = append(self.back, f.back)
        self.hooks = append(self.hooks, 0)
        self.fixed = append(self.fixed, 0)
        self.start = append(self.start, 1 if f.start else 0)
        self.family = append(self.family, self.kin.setdefault(f.like if f.like else f.id, len(self.ids)))
        self.person = append(self.person, self.people.setdefault(f.person if f.person else f.id, self.index[f.id]))

    def mask(self, flags: list[str]) -> i64:
        """The bits of what cards can be."""
        out: i64 = 0
        for word in flags:
            out |= self.flag_bits[word]
        return out

    def printed_regions(self) -> dict[str, list[int]]:
        """The start regions of each colour, as they are printed to lie."""
        out: dict[str, list[int]] = {}
        for f in sorted(self.facts, key=printed_place):
            if f.start and f.kind == "region":
                out.setdefault(f.owner, []).append(self.index[f.id])
        return out

    def number(self, card: str) -> int:
        """The number of a card id; -1 if the catalogue has no such card."""
        return self.index.get(card, -1)

    def fact(self, n: int) -> "CardFact":
        """The declaration behind a card number."""
        return self.facts[n - 1]


def all_in(column: vec[i64]) -> i64:
    """Every bit that some card of a game has in a column."""
    out: i64 = 0
    for bits in column:
        out |= bits
    return out


def any_in(column: vec[i64]) -> bool:
    """Whether some card of a game has anything in a column."""
    return all_in(column) != 0
