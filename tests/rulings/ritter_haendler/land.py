"""A position of the extended game with Ritter & Händler, for the tests of this folder."""

from tests.support.position import Position, position

SETS = ["base", "ritter_haendler"]


def knights_and_merchants(active: int = 0, turn: int = 9) -> Position:
    """Both players have a city at L1; action cards may be played."""
    return position(active=active, turn=turn, sets=SETS).city(0, "L1").city(1, "L1").actions_open()
