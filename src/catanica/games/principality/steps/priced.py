"""Cards that cost counters, such as owls or stars, beside resources; these are never discounted (PR-18, PR-20)."""

from typing import Final

from mypy_extensions import i64

from catanica.games.principality.cards.effect import Effect, several
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.rulebook import MOST_PRICE, PRICED_BY
from catanica.games.principality.steps.counters import at_hand, pay_counter, payable

NONE: Final = -1


def unpaid(g: Duel, seat: i64, card: i64) -> i64:
    """The first counter of which a player has less than a card costs, by its number; NONE if all suffice."""
    land = g.land(seat)
    price = g.rules.price[card]
    if price != 0 and land.counter == price >> PRICED_BY:
        return i64(NONE) if price & MOST_PRICE <= payable(land.fund) else land.counter
    asked = g.rules.priced[card]
    i: i64 = 0
    while asked != 0:
        if asked & 1 != 0:
            counter = g.rules.counters[i]
            if counter.price[card] > at_hand(g, seat, counter):
                return i
        asked >>= 1
        i += 1
    return NONE


def too_poor(g: Duel, seat: i64, card: i64) -> str:
    """A fault code if counters are missing."""
    i = unpaid(g, seat, card)
    return "" if i == NONE else g.rules.counters[i].too_few


class Priced(Effect):
    """A card with a price in counters: for an action before anybody answers, for an expansion when it is built."""

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """The price comes first, then what the card itself needs."""
        poor = too_poor(g, seat, card)
        rest = self.without(g, seat, card)
        return rest if poor == "" else several(poor, rest)

    def hinders(self, g: Duel, seat: i64, card: i64) -> bool:
        """Mostly the price is wanting."""
        return unpaid(g, seat, card) != NONE or super().hinders(g, seat, card)

    def forbids(self, g: Duel, seat: i64, card: i64, place: i64) -> bool:
        """The same for building."""
        return unpaid(g, seat, card) != NONE or super().forbids(g, seat, card, place)

    def without(self, g: Duel, seat: i64, card: i64) -> str:
        """What else keeps an action from being played: the codes of all faults, or nothing."""
        return ""

    def forbid(self, g: Duel, seat: i64, card: i64, place: i64) -> str:
        """The same for building."""
        poor = too_poor(g, seat, card)
        rest = self.without(g, seat, card)
        return rest if poor == "" else several(poor, rest)

    def alike(self) -> bool:
        """A price is the same everywhere."""
        return True

    def pay(self, g: Duel, seat: i64, card: i64) -> None:
        """Each counter from cards of choice."""
        for counter in g.rules.counters:
            if counter.price[card] > 0:
                pay_counter(g, seat, counter, counter.price[card], card)
