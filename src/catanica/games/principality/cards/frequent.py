"""Ways in which many cards act: they ask their player, answer from the hand, or do something for both players."""

from mypy_extensions import i64, mypyc_attr

from catanica.games.principality.cards.effect import ONLY_ANSWER, Effect
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.steps.card_step import has_option
from catanica.games.principality.vocabulary import card_is, seat_is
from catanica.kernel.words import Row


@mypyc_attr(allow_interpreted_subclasses=True)
class Asks(Effect):
    """Played, it asks its player: a step of seat and card. With a fault it needs something to choose."""

    def __init__(self, row: Row, fault: str = "") -> None:
        self.row = row
        self.fault = fault

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """Nothing to choose, where the card needs it."""
        if self.fault != "" and not has_option(g, self.row, seat_is(seat) | card_is(card)):
            return self.fault
        return ""

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """Ask."""
        g.push(self.row, seat_is(seat) | card_is(card))


@mypyc_attr(allow_interpreted_subclasses=True)
class Answers(Effect):
    """Played from the hand in some windows only."""

    def __init__(self, windows: i64) -> None:
        self.answered: i64 = windows

    def timing(self) -> i64:
        """Only as an answer (KB-57)."""
        return ONLY_ANSWER

    def windows(self) -> i64:
        """Those it answers."""
        return self.answered


@mypyc_attr(allow_interpreted_subclasses=True)
class ForBoth(Effect):
    """An event that touches both players."""

    def event(self, g: Duel, card: i64) -> None:
        """The active player first: what is pushed last is done first."""
        self.each(g, 1 - g.active, card)
        self.each(g, g.active, card)

    def each(self, g: Duel, seat: i64, card: i64) -> None:
        """What it does to one of them."""
