"""A position of the extended game with Handel & Wandel, for the tests of this folder."""

from catanica.games.principality.cards.stores import with_stored
from catanica.games.principality.position.goods import NAMES
from catanica.games.principality.position.piece import with_blocked, with_goods
from tests.support.position import Position, position

SETS = ["base", "ritter_haendler", "politik_intrige", "wissenschaft_fortschritt", "handel_wandel"]


def trading(active: int = 0, turn: int = 9, edition: str = "2005") -> Position:
    """Both players have a city at L1; action cards may be played."""
    p = position(active=active, turn=turn, sets=SETS, edition=edition)
    return p.city(0, "L1").city(1, "L1").actions_open()


def last(p: Position, seat: int, n: int) -> Position:
    """Goods on the card laid out last."""
    land = p.g.land(seat)
    land.alter(len(land.built) - 1, with_goods(land.built[len(land.built) - 1], n))
    return p


def filled(p: Position, seat: int, resource: str, n: int) -> Position:
    """Resources in the store laid out last."""
    land = p.g.land(seat)
    i = len(land.built) - 1
    land.alter(i, with_stored(land.built[i], NAMES.index(resource), n))
    return p


def resting(p: Position, seat: int) -> Position:
    """The card laid out last is blocked."""
    land = p.g.land(seat)
    i = len(land.built) - 1
    land.alter(i, with_blocked(land.built[i], True))
    return p
