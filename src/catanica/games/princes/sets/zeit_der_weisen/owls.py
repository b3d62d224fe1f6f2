"""Owls lie on sages, three at most on each, and are no resource (PR-18)."""

from typing import Final

from mypy_extensions import i64

from catanica.games.principality.cards.counter import Counter
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.steps.counters import gain_counter, held, holders, pay_counter, space

OWLS: Final = "owls"


def the_owls(g: Duel) -> Counter:
    """The counter."""
    return g.rules.counter(OWLS)


def owls(g: Duel, seat: i64) -> i64:
    """All owls on a player's sages."""
    return held(g, seat, the_owls(g))


def sages(g: Duel, seat: i64) -> i64:
    """How many sages a player has."""
    return holders(g, seat, the_owls(g))


def owl_room(g: Duel, seat: i64) -> i64:
    """How many more owls a player's sages can take."""
    return space(g, seat, the_owls(g))


def pay_owls(g: Duel, seat: i64, n: i64, card: i64) -> None:
    """A player pays owls for a card."""
    pay_counter(g, seat, the_owls(g), n, card)


def gain_owls(g: Duel, seat: i64, n: i64, card: i64) -> None:
    """A player spreads owls that a card brings over the sages."""
    gain_counter(g, seat, the_owls(g), n, card)
