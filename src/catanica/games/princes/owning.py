"""Asking what lies in a principality: cards by name, trade ships, heroes, who is behind."""

from mypy_extensions import i64

from catanica.games.principality.cards.catalogue import FLEETS_AT, KNIGHTS_AT, count_in
from catanica.games.principality.cards.powers import tally
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.piece import owner_of
from catanica.games.principality.vocabulary import card_of


def copies_of(g: Duel, seat: i64, name: str) -> i64:
    """How many copies of a card, reprints included, a player has in the own land."""
    kin: i64 = g.cat.kin.get(name, -1)
    n: i64 = 0
    for p in g.land(seat).built:
        if owner_of(p) == seat and g.cat.family[card_of(p)] == kin:
            n += 1
    return n


def trade_ships(g: Duel, seat: i64) -> i64:
    """How many trade ships a player has."""
    return count_in(tally(g, seat), FLEETS_AT)


def heroes(g: Duel, seat: i64) -> i64:
    """How many heroes a player has."""
    return count_in(tally(g, seat), KNIGHTS_AT)


def is_behind(g: Duel, seat: i64) -> bool:
    """Whether a player has fewer victory points than the other."""
    return g.rules.scoring.points(g, seat) < g.rules.scoring.points(g, 1 - seat)
