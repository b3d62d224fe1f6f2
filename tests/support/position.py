"""Positions in few lines: what lies where, whose turn it is, and then the rules take over.

    g = position(active=0).stock(0, grain=2, ore=3).built(0, "kloster", "L1 above").hand(0, "spion").main()
    do(g, "play spion")

Actions are written in the notation players type. Chance is explicit: `do(g, "die 6")` says how a die falls.
"""

import json
from functools import cache
from typing import Self

from librt.vecs import append, vec
from mypy_extensions import i64

from catanica.games.cardgame.game import CardGame
from catanica.games.principality.position import duel as d
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.geometry import LAID
from catanica.games.principality.position.goods import NAMES
from catanica.games.principality.position.land import new_land
from catanica.games.principality.position.piece import (
    OPEN,
    aim,
    owned,
    piece,
    region,
    slot,
    with_goods,
    with_since,
    with_target,
    with_used,
)
from catanica.games.principality.position.pile import Stacks
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.steps.dice import EVENT_CARD
from catanica.games.principality.steps.rows import (
    BEFORE_ROLL,
    BEGIN_TURN,
    CHECK,
    EVENT,
    HAND_CHECK,
    MAIN,
    MAIN_START,
    PRODUCE,
)
from catanica.games.principality.telling.places import column_number, place_number, region_number
from catanica.games.principality.telling.words import from_text, to_text
from catanica.games.principality.vocabulary import flag_is, seat_is
from catanica.kernel.ints import bit
from catanica.kernel.refusal import Refusal
from catanica.kernel.rng import seeded

START_REGIONS = {  # by seat: the six start regions from left to right, above then below
    0: ["getreidefeld_start_weiss_1", "gebirge_start_weiss_2", "weideland_start_weiss_3",
        "wald_start_weiss_4", "huegelland_start_weiss_5", "goldfluss_start_weiss_6"],
    1: ["getreidefeld_start_schwarz_2", "gebirge_start_schwarz_3", "weideland_start_schwarz_4",
        "wald_start_schwarz_5", "huegelland_start_schwarz_6", "goldfluss_start_schwarz_1"],
}  # fmt: skip


@cache
def rules_for(options: str) -> Rulebook:
    """The rules of a game, made once; a test that changes them gives `position` rules of its own."""
    return CardGame(**json.loads(options)).rules


class Position:
    """A position being set up. Every method returns it, so that a test reads as one sentence."""

    def __init__(self, active: int = 0, turn: int = 9, rules: Rulebook | None = None, **options: object) -> None:
        rules = rules_for(json.dumps(options, sort_keys=True)) if rules is None else rules
        stacks = Stacks(vec[i64](), vec[i64]([0] * sum(rules.parts)))
        self.g = Duel(rules, seeded(1), new_land(), new_land(), stacks)
        g = self.g
        g.explicit = True
        g.active = active
        g.starter = active if turn % 2 == 1 else 1 - active
        g.turn = turn
        g.roads_left, g.settlements_left, g.cities_left = 7, 5, 7
        g.crowns_left = 2 if g.cat.number("metropole") > 0 else 0
        g.citadels_left = g.cat.copies[g.cat.citadel]
        for seat, cards in START_REGIONS.items():
            for i, card in enumerate(cards):
                self.g.land(seat).lay_region(10 + i, region(max(0, g.cat.number(card)), 0))

    def regions(self, seat: int, **where: str) -> Self:
        """Lay regions: regions(0, L2_above="gebirge_stapel_5")."""
        for place, card in where.items():
            self.g.land(seat).lay_region(region_number(place.split("_")), region(self._number(card), 0))
        return self

    def stock(self, seat: int, **amounts: int) -> Self:
        """Put resources on regions: by kind (filling from the left), or by place as in stock(0, L1_above=2)."""
        land = self.g.land(seat)
        for name, n in amounts.items():
            if name in NAMES:
                left = n
                for i in range(len(land.regions)):
                    if left and land.regions[i] and land.kind_at(self.g.cat, i) == NAMES.index(name):
                        left -= land.change(i, min(left, 3))
                assert left == 0, f"no room for {n} {name}"
            else:
                land.change(region_number(name.split("_")), n)
        return self

    def rich(self, seat: int) -> Self:
        """Every region is full."""
        land = self.g.land(seat)
        for i in range(len(land.regions)):
            if land.regions[i]:
                land.change(i, 3)
        return self

    def road(self, seat: int, *gaps: int) -> Self:
        """Roads at gaps, by number."""
        for gap in gaps:
            self.g.land(seat).roads |= bit(gap)
            self.g.roads_left -= 1
        return self

    def settlement(self, seat: int, column: str, above: str, below: str) -> Self:
        """A further settlement with its road and two regions at its outer side."""
        land = self.g.land(seat)
        c = column_number(column)
        inner, outer = (c + 1, c) if c <= 5 else (c, c + 1)
        land.settlements |= bit(c)
        land.roads |= bit(inner)
        land.lay_region(outer * 2, region(self._number(above), 0))
        land.lay_region(outer * 2 + 1, region(self._number(below), 0))
        self.g.settlements_left -= 1
        self.g.roads_left -= 1
        return self

    def city(self, seat: int, *columns: str) -> Self:
        """Cities on settlements."""
        for column in columns:
            self.g.land(seat).cities |= bit(column_number(column))
            self.g.cities_left -= 1
        return self

    def metropolis(self, seat: int, column: str) -> Self:
        """A city that has become a metropolis."""
        self.city(seat, column).g.land(seat).crowns |= bit(column_number(column))
        self.g.crowns_left -= 1
        return self

    def citadel(self, seat: int, *columns: str) -> Self:
        """Settlements that have become citadels."""
        for column in columns:
            self.g.land(seat).fortify(column_number(column))
            self.g.citadels_left -= 1
        return self

    def wizard(self, seat: int, card: str, place: str, magic: int = 3, fed: bool = False) -> Self:
        """A wizard at a region with magic on him, perhaps fed in this turn."""
        self.built(seat, card, f"region {place}")
        land = self.g.land(seat)
        last = len(land.built) - 1
        land.alter(last, with_used(with_goods(land.built[last], magic), fed))
        return self

    def display(self, *cards: str) -> Self:
        """Cards laid open beside the stacks."""
        for card in cards:
            self.g.display = append(self.g.display, slot(self._number(card), 0))
        return self

    def banned(self, seat: int, where: int) -> Self:
        """An excommunication against a seat: on a stack (1, 2, ...), or on the discard pile (0)."""
        ban = with_target(piece(LAID, self._number("kirchenbann"), 1 - seat), where)
        self.g.land(seat).lay(ban)
        return self

    def aimed(self, seat: int, place: str, target: str, at: str) -> Self:
        """A secret society aimed at a card in the opponent's land."""
        self.built(seat, "geheimbund", place)
        land = self.g.land(seat)
        last = len(land.built) - 1
        land.alter(last, with_target(land.built[last], aim(place_number(at.split()), self._number(target))))
        return self

    def built(self, seat: int, card: str, place: str, owner: int | None = None) -> Self:
        """A card in play in a seat's land."""
        land = self.g.land(seat)
        p = piece(place_number(place.split()), self._number(card), seat if owner is None else owner)
        land.lay(with_since(p, 1))
        return self

    def hand(self, seat: int, *cards: str) -> Self:
        """Cards in a hand, known to their owner only."""
        for card in cards:
            self.g.land(seat).add_hand(slot(self._number(card), bit(seat)))
        return self

    def stack(self, number: int, *cards: str) -> Self:
        """Cards of an expansion stack (1 to 5), top first, unknown to everybody."""
        for card in cards:
            self.g.stacks.put_under(number - 1, slot(self._number(card), 0))
        return self

    def events(self, *cards: str) -> Self:
        """The event stack, top first."""
        for card in cards:
            self.g.event_stack = append(self.g.event_stack, slot(self._number(card), 0))
        return self

    def region_stack(self, *cards: str) -> Self:
        """The region stack, top first."""
        for card in cards:
            self.g.region_stack = append(self.g.region_stack, slot(self._number(card), 0))
        return self

    def discard(self, *cards: str, owner: int = 0) -> Self:
        """The discard pile, oldest first; in a tournament that of a player."""
        for card in cards:
            self.g.discard = append(self.g.discard, owned(self._number(card), owner))
        return self

    def actions_open(self) -> Self:
        """Action cards may be played: the threshold has been passed before."""
        self.g.reached = 7
        return self

    def _number(self, card: str) -> int:
        n = self.g.cat.number(card)
        assert n > 0, f"no card {card!r}"
        return n

    def _event_on_top(self, card: str) -> None:
        below = self.g.event_stack
        self.g.event_stack = vec[i64]()
        self.events(card)
        for s in below:
            self.g.event_stack = append(self.g.event_stack, s)
        self.g.event_die = EVENT_CARD

    # -- where the game goes on ---------------------------------------------------------------------------------------

    def main(self) -> Duel:
        """In the active player's main phase."""
        return self._at(d.MAIN, MAIN.word(), CHECK.word(flag_is(1)))

    def before_roll(self) -> Duel:
        """Before the active player's roll."""
        return self._at(d.BEFORE, BEFORE_ROLL.word())

    def event_card(self, card: str) -> Duel:
        """The active player has rolled an event card: it is drawn now, and the turn goes on without production."""
        self._event_on_top(card)
        return self._at(d.EVENT, MAIN_START.word(), EVENT.word())

    def hand_check(self) -> Duel:
        """At the end of the active player's turn."""
        return self._at(d.HAND, BEGIN_TURN.word(), HAND_CHECK.word(seat_is(self.g.active)))

    def next_turn(self) -> Duel:
        """The active player's turn is over, and the next begins."""
        return self._at(d.HAND, BEGIN_TURN.word())

    def _at(self, phase: int, *steps: int) -> Duel:
        self.g.phase = phase
        for s in steps:
            self.g.agenda = append(self.g.agenda, s)
        self.g.advance()
        return self.g


def position(active: int = 0, turn: int = 9, rules: Rulebook | None = None, **options: object) -> Position:
    """An otherwise empty position: both start lands without stock, empty hands and stacks."""
    return Position(active, turn, rules, **options)


def do(g: Duel, *texts: str) -> Duel:
    """Carry out actions, given as text, one after the other; an illegal one fails with its reasons."""
    for text in texts:
        code = from_text(g, text)
        assert not isinstance(code, Refusal), f"{text!r}: {code}"
        refusal = g.refuse(code)
        assert refusal is None, f"{text!r} refused: {refusal}; {g.decision}; options: {options(g)}"
        g.step(code)
    return g


def refused(g: Duel, text: str) -> list[str]:
    """The rulings an action is refused with; empty if it is legal. The position must not change."""
    before = g.key()
    code = from_text(g, text)
    if isinstance(code, Refusal):
        return code.rules
    refusal = g.refuse(code)
    assert g.key() == before
    return [] if refusal is None else refusal.rules


def faults(g: Duel, text: str) -> list[str]:
    """The fault codes an action is refused with; empty if it is legal."""
    code = from_text(g, text)
    refusal = code if isinstance(code, Refusal) else g.refuse(code)
    return [] if refusal is None else refusal.codes


def options(g: Duel) -> list[str]:
    """The texts of everything that can be done now."""
    return [to_text(g, c) for c in g.legal()]


def roll(g: Duel, face: str, number: int) -> Duel:
    """Roll both dice with a given result."""
    return do(g, "roll", f"face {face}", f"die {number}")


__all__ = ["EVENT", "OPEN", "PRODUCE", "Position", "do", "faults", "options", "position", "refused", "roll"]
