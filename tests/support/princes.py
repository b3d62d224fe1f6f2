"""Positions of the successor game in few lines, in the way of tests/support/position.py.

    g = table("zeit_der_wirren").city(0, "L1").built(0, "spelunke", "L1 above").hand(0, "feuerteufel").main()

The start regions lie as printed: forest L1 above, hills L1 below, gold C above, pasture C below, fields R1 above,
mountains R1 below; their numbers are 2, 3, 1, 4, 6, 5 for seat 0 and 3, 2, 4, 1, 5, 6 for seat 1.
"""

from functools import cache

from librt.vecs import append

from catanica.games.princes.check import TURN_END
from catanica.games.princes.game import PrincesGame
from catanica.games.princes.setup import lay_printed
from catanica.games.principality.position import duel as d
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.geometry import STORE
from catanica.games.principality.position.piece import region, slot
from catanica.games.principality.steps.rows import EVENT, HAND_CHECK, MAIN_START
from catanica.games.principality.vocabulary import card_of, flag_is, seat_is
from tests.support.position import Position, do


@cache
def game(mode: str, sets: tuple[str, ...]) -> PrincesGame:
    """A game is made once."""
    return PrincesGame(mode=mode, sets=list(sets))


class Table(Position):
    """A position of the successor game being set up."""

    def __init__(self, mode: str, sets: tuple[str, ...], active: int = 0, turn: int = 9) -> None:
        super().__init__(active, turn, rules=game(mode, sets).rules)
        for seat in range(2):
            lay_printed(self.g, seat)
        self.empty(0).empty(1)

    def empty(self, seat: int) -> "Table":
        """Nothing is stored."""
        land = self.g.land(seat)
        for i in range(len(land.regions)):
            land.lay_region(i, region(card_of(land.regions[i]), 0))
        return self

    def built(self, seat: int, card: str, place: str, owner: int | None = None) -> "Table":
        """A card in play; a gold cache can store."""
        super().built(seat, card, place, owner)
        if card == "goldversteck":
            self.g.land(seat).lay_region(STORE, region(self._number(card), 0))
        return self

    def display(self, *cards: str) -> "Table":
        """The open expansion stack."""
        for card in cards:
            self.g.display = append(self.g.display, slot(self._number(card), 0))
        return self

    def rolled(self, number: int) -> "Table":
        """The production die of this turn has fallen."""
        self.g.die = number
        return self

    def event_card(self, card: str) -> Duel:
        """The active player has rolled an event card: it is drawn now, after production."""
        self._event_on_top(card)
        return self._at(d.EVENT, MAIN_START.word(), EVENT.word(flag_is(1)))

    def hand_check(self) -> Duel:
        """At the end of the active player's turn."""
        return self._at(d.HAND, TURN_END.word(), HAND_CHECK.word(seat_is(self.g.active)))


def intro(active: int = 0, turn: int = 9) -> Table:
    """An introductory game."""
    return Table("intro", (), active, turn)


def table(theme: str, active: int = 0, turn: int = 9) -> Table:
    """A theme game."""
    return Table("theme", (theme,), active, turn)


def display(g: Duel) -> list[str]:
    """What lies on the open expansion stack."""
    return [g.cat.ids[card_of(c)] for c in g.display]


def discard(g: Duel) -> list[str]:
    """The discard pile, oldest first."""
    return [g.cat.ids[card_of(c)] for c in g.discard]


def events(g: Duel) -> list[str]:
    """The event stack, top first."""
    return [g.cat.ids[card_of(s)] for s in g.event_stack]


def roll(g: Duel, face: str, number: int) -> Duel:
    """Roll both dice with a given result."""
    return do(g, "roll", f"face {face}", f"die {number}")
