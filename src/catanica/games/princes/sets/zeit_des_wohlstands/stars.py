"""Stars lie on the people's mood, three at most, and are no resource (PR-20)."""

from typing import Final

from mypy_extensions import i64

from catanica.games.principality.position.duel import Duel
from catanica.games.principality.steps.counters import change, held, space

MOOD: Final = "volksstimmung"
STARS: Final = "stars"


def stars(g: Duel, seat: i64) -> i64:
    """The stars on a player's people's mood."""
    return held(g, seat, g.rules.counter(STARS))


def star_room(g: Duel, seat: i64) -> i64:
    """How many more stars the people's mood can take."""
    return space(g, seat, g.rules.counter(STARS))


def change_stars(g: Duel, seat: i64, by: i64) -> i64:
    """Gain or pay stars; those without room are lost (PR-41). Returns the change."""
    return change(g, seat, g.rules.counter(STARS), by)
