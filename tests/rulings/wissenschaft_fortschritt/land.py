"""A position of the extended game with Wissenschaft & Fortschritt, for the tests of this folder."""

from catanica.games.principality.position.piece import with_blocked
from catanica.games.principality.telling.places import place_number
from tests.support.position import Position, position

SETS = ["base", "wissenschaft_fortschritt"]
ALL = ["base", "ritter_haendler", "politik_intrige", "wissenschaft_fortschritt"]


def science(active: int = 0, turn: int = 9, sets: list[str] | None = None) -> Position:
    """Both players have a city at L1; action cards may be played."""
    return position(active=active, turn=turn, sets=sets or SETS).city(0, "L1").city(1, "L1").actions_open()


def learned(active: int = 0, turn: int = 9, sets: list[str] | None = None) -> Position:
    """The same, and the player on turn has a university."""
    return science(active, turn, sets).built(active, "universitaet", "L1 above")


def blocked(p: Position, seat: int, card: str, place: str) -> Position:
    """A building has lost its functions, as under a witch or at the pawnbroker's."""
    land = p.g.land(seat)
    i = land.find_piece(place_number(place.split()), p.g.cat.number(card))
    land.alter(i, with_blocked(land.built[i], True))
    return p
