"""Positions with cards of sets that are not in the game yet, which worked examples need."""

from catanica.games.principality.position.geometry import LAID
from catanica.games.principality.position.piece import aim, blocked, piece, with_blocked, with_target
from catanica.games.principality.telling.places import place_number
from tests.support.position import Position, position

SETS = ["base", "ritter_haendler", "politik_intrige", "wissenschaft_fortschritt", "tests/support/sets/borrowed"]


def borrowed(active: int = 0, turn: int = 9) -> Position:
    """Both players have a city at L1; action cards may be played."""
    return position(active=active, turn=turn, sets=SETS).city(0, "L1").city(1, "L1").actions_open()


def lay_on(p: Position, card: str, by: int, building: str, at: str) -> Position:
    """A player's card lies on a building of the other and blocks it."""
    land = p.g.land(1 - by)
    place, number = place_number(at.split()), p.g.cat.number(building)
    i = land.find_piece(place, number)
    land.alter(i, with_blocked(land.built[i], True))
    land.lay(with_target(piece(LAID, p.g.cat.number(card), by), aim(place, number)))
    return p


def is_blocked(p: Position, seat: int, building: str, at: str) -> bool:
    """Whether a building has lost its functions."""
    land = p.g.land(seat)
    return bool(blocked(land.built[land.find_piece(place_number(at.split()), p.g.cat.number(building))]))
