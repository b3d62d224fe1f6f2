"""What all positions of one kind of game share: its cards, their effects, the steps, and how points are counted.

Each game binds its own (`cardgame/rulebook.py`, `princes/rulebook.py`), and sets add to it when they are registered.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from catanica.games.principality.cards.catalogue import ACTION, Catalogue, all_in, any_in
from catanica.games.principality.cards.counter import NOTHING, Counter, Figure, no_counter
from catanica.games.principality.cards.effect import (
    BEFORE_ROLL,
    FIXABLE,
    IN_MAIN,
    NO_MOMENT,
    ON_MIRROR,
    ON_TRAITS,
    SWAYED,
    Deeds,
    Effect,
    choosiness,
    hooks_of,
)
from catanica.games.principality.position.annex import Annex
from catanica.games.principality.position.digest import ALL, KEEPS, UNKNOWN, WORD, said_by, told_by
from catanica.games.principality.position.house import House
from catanica.games.principality.vocabulary import STEPS
from catanica.kernel.ints import bit
from catanica.kernel.listing import Options
from catanica.kernel.step import Book
from catanica.kernel.windows import ROOM

if TYPE_CHECKING:  # a position holds its rulebook
    from catanica.games.principality.position.duel import Duel

PRICED_BY: Final = 8  # `Rulebook.price`: from this bit on, the counter
MOST_PRICE: Final = 0xFF


def both_points(first: i64, second: i64) -> i64:
    """The victory points of both seats as one number."""
    return first | (second << 8)


def points_of(both: i64, seat: i64) -> i64:
    """Those of one seat."""
    return (both >> (seat * 8)) & 0xFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Scoring:
    """How a game counts victory points; each game binds its own."""

    def both(self, g: "Duel") -> i64:
        """The victory points of both seats, see `both_points`."""
        return 0

    def reaches(self, g: "Duel", seat: i64, goal: i64) -> bool:
        """Whether a seat has so many points; it may see that without counting all."""
        return self.points(g, seat) >= goal

    def points(self, g: "Duel", seat: i64) -> i64:
        """The victory points of a seat."""
        return points_of(self.both(g), seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Preparation:
    """What a set lays out before the game begins."""

    def lay(self, g: "Duel") -> None:
        """Lay it out, or push the steps that do; they come before the other parts of the set-up."""


class Rulebook(Book):
    """What all states of one kind of game share."""

    def __init__(self, game: str, cat: Catalogue, house: House, scoring: Scoring, header: dict[str, str]) -> None:
        super().__init__(STEPS)
        self.game = game
        self.scoring = scoring
        self.cat = cat
        self.house = house
        self.header = header
        self.fault_rules: dict[str, str] = {}  # the ruling each fault code rests on, and `code card` for one card
        self.faces: list[str] = []  # the names of the event die's faces
        self.colours: list[str] = ["white", "black"]  # whose start cards are whose, by seat
        self.stack_backs: vec[i64] = vec[i64]()  # empty: all backs are alike; else the back of each stack (PR-7)
        self.back_names: list[str] = []  # the set behind each back
        self.pickable: list[str] = []  # the theme sets players may pick from, by their numbers (PR-21)
        self.late_events: list[int] = []  # event cards shuffled in above the marker card only (PR-6)
        self.fixed_events: list[int] = []  # event cards that are in the stack for certain (PR-21)
        self.marked_events: list[int] = []  # event cards the stack is filled up from, unseen
        self.events_wanted: i64 = 0  # how many event cards the stack holds
        self.promising: list[int] = []  # cards that promise something for later in the turn: each has its bit of `memo`
        self.early: list[int] = []  # cards that fit only the moment before the roll
        self.annex: Annex | None = None  # what the game has beside the principalities, as it is at the start
        self.preparations: list[Preparation] = []  # what sets lay out before the game begins
        self.effects: vec[Effect] = vec[Effect]([Effect() for _ in range(len(cat.ids))])
        self.deeds: Deeds = Deeds()  # what cards may declare to do
        self.answerable: vec[i64] = vec[i64]([0] * ROOM)  # copies of cards that can answer a window
        self.guarded: i64 = 0  # windows that some card in play can answer
        self.guards: vec[i64] = vec[i64]([0] * len(cat.ids))  # the same by card
        self.gates: vec[i64] = vec[i64]([0] * len(cat.ids))  # by card: what must hold before `uses` is asked
        # by card: when an action card may be played of one's own accord
        self.moments: vec[i64] = vec[i64]([IN_MAIN if kind == ACTION else NO_MOMENT for kind in cat.kind])
        self.says: vec[i64] = vec[i64]([told_by(cat, n) for n in range(len(cat.ids))])  # beside figures
        self.choosy: vec[i64] = vec[i64]([0] * len(cat.ids))  # what cards say of where they are built
        self.hooked: i64 = 0  # all hooks any card of the game uses
        self.by_goods: vec[i64] = vec[i64]([0] * len(cat.ids))  # by card: those whose answer follows goods only
        self.moving: i64 = 0  # those whose answer may change while all cards lie as they lie
        self.no_cards: vec[i64] = vec[i64]([0] * ((len(cat.ids) >> WORD) + 1))  # an empty set of cards
        self.priced: vec[i64] = vec[i64]([0] * len(cat.ids))  # by card: the counters it costs, as a mask
        # by card: its price and the number of the counter, if it costs one counter alone; else 0
        self.price: vec[i64] = vec[i64]([0] * len(cat.ids))
        self.unasked: vec[i64] = vec[i64]([UNKNOWN] * len(cat.ids))  # by card, what nobody has asked for yet
        self.traits: i64 = all_in(cat.traits)  # what no card of the game has need not be looked for
        self.stores: bool = any_in(cat.capacity)  # some card stores resources that are no stock
        self.ready: bool = any_in(cat.ready)  # some of them can be paid at any time
        self.safe: bool = any_in(cat.safe)  # some card keeps brigands off
        self.forbids: i64 = all_in(cat.forbids)  # what some card keeps both players from playing
        self.shields: i64 = all_in(cat.shields)  # attacks that some card keeps off its owner
        self.counters: list[Counter] = []
        self.counter_named: dict[str, Counter] = {}
        self.no_counter: Counter = no_counter(len(cat.ids))
        self.asked_counter: Counter = self.no_counter  # the one asked for last: rules ask for the same again and again
        self.asked_before: Counter = self.no_counter  # the one before it
        self.keeps: vec[i64] = vec[i64]([0] * len(cat.ids))  # by card: whether a counter lies on it
        self.spare: Options | None = None  # what is listed only to see whether there is anything
        self.figures: list[Figure] = []  # printed figures that only a set knows
        self.figure_named: dict[str, Figure] = {}
        self.no_figure: Figure = Figure(NOTHING, vec[i64]([0] * len(cat.ids)), 0)
        self.asked_figure: Figure = self.no_figure  # the one asked for last
        self.worth: vec[i64] = vec[i64]([0] * len(cat.ids))  # what a card in play is worth to a bot, by its set
        self.lasting: vec[i64] = vec[i64]([0] * len(cat.ids))  # the same for each turn to come
        self.answers: dict[str, str] = {}  # what steps of sets ask for, so that a bot can answer: by the row's name
        self.unbound: list[str] = []  # cards that effects were given to, but that are not in the game
        self.rolls_back: bool = False  # some card turns time back: keep a mark
        self.groups: list[list[int]] = []  # cards shuffled together, one list per group of stacks
        self.parts: list[int] = []  # how many stacks each group is parted into
        self.displayed: vec[i64] = vec[i64]([0] * len(cat.ids))  # copies of a card laid open at the start (105.C.b)
        self.start_hands: list[list[int]] = []  # given start hands, by seat; empty: the players choose
        self.road_cost: i64 = 0
        self.settlement_cost: i64 = 0
        self.city_cost: i64 = 0
        self.stack_owner: vec[i64] = vec[i64]()  # empty: all stacks are common; else 0, 1 or EITHER
        self.deck_cards: i64 = 0  # cards each player brings (101.C.a); 0: everything comes out of one box
        self.deck_events: i64 = 0  # event cards each player brings

    def add_effect(self, card: str, effect: Effect) -> None:
        """Give a card, and its reprints in other sets, their effect."""
        found = False
        for f in self.cat.facts:
            if f.id == card or f.like == card:
                self.bind(self.cat.number(f.id), effect)
                found = True
        if not found:
            self.unbound.append(card)

    def add_effects(self, **effects: Effect) -> None:
        """Give several cards, named by their ids, their effects."""
        for card, effect in effects.items():
            self.add_effect(card, effect)

    def add_counter(self, counter: Counter) -> None:
        """A set brings a counter."""
        counter.number = len(self.counters)
        self.counters.append(counter)
        for n in range(len(counter.room)):
            if counter.price[n] > 0:
                alone = self.priced[n] == 0
                self.priced[n] = self.priced[n] | bit(counter.number)
                self.price[n] = counter.price[n] | (counter.number << PRICED_BY) if alone else i64(0)
            if counter.room[n] > 0:
                self.keeps[n] = 1
                self.says[n] = self.says[n] | KEEPS
        self.counter_named[counter.name] = counter

    def add_figure(self, figure: Figure) -> None:
        """A set's cards show a figure of their own."""
        figure.number = len(self.figures)
        self.figures.append(figure)
        self.figure_named[figure.name] = figure

    def counter(self, name: str) -> Counter:
        """A counter by its name; an empty one in games without it."""
        found = self.asked_counter
        if found.name is not name:
            found = self.asked_before
            if found.name is not name:
                found = self.counter_named.get(name, self.no_counter)
            self.asked_before = self.asked_counter
            self.asked_counter = found
        return found

    def figure(self, name: str) -> Figure:
        """A figure by its name; one that no card shows in games without it."""
        found = self.asked_figure
        if found.name is not name:
            found = self.figure_named.get(name, self.no_figure)
            self.asked_figure = found
        return found

    def flag(self, name: str) -> i64:
        """The bit of what cards of a set are; 0 in games without such a card."""
        return self.cat.flag_bits.get(name, 0)

    def trait(self, name: str) -> i64:
        """The bit of what cards of a set do; 0 in games without such a card."""
        return self.cat.trait_bits.get(name, 0)

    def add_fault(self, code: str, rule: str, *cards: str) -> None:
        """Name the ruling behind a fault of a set's own, or behind any fault where it is said of some cards."""
        self.fault_rules = {**self.fault_rules, **{f"{code} {c}".strip(): rule for c in cards or ("",)}}

    def bind(self, n: i64, effect: Effect) -> None:
        """Give one card its effect."""
        self.effects[n] = effect
        hooks = hooks_of(effect)
        self.cat.hooks[n] = hooks
        self.cat.fixed[n] = effect.fixed() & hooks & FIXABLE
        self.by_goods[n] = effect.by_goods() & hooks & SWAYED
        self.hooked |= hooks
        self.moving |= hooks & ~self.cat.fixed[n] if hooks & ON_MIRROR == 0 else i64(ALL)  # a copy may do anything
        if hooks & ON_TRAITS != 0:
            self.traits = -1  # a card that decides for itself may have any
        if effect.timing() == BEFORE_ROLL:
            self.early.append(n)
        if self.cat.kind[n] == ACTION:
            self.moments[n] = effect.timing()
        self.choosy[n] = choosiness(effect)
        self.guards[n] = effect.guards()
        self.gates[n] = effect.before_use()
        self.says[n] = self.says[n] | said_by(hooks, self.guards[n])
        self.guarded |= self.guards[n]
        mask = effect.windows()
        w: i64 = 0
        while w < ROOM:
            if mask & bit(w) != 0:
                self.answerable[w] = self.answerable[w] + self.cat.copies[n]
            w += 1
