"""A turn begins, and the dice fall."""

from typing import Final

from mypy_extensions import i64

from catanica.games.principality.cards.effect import ON_SETTLE
from catanica.games.principality.position.duel import BEFORE, Duel, Step
from catanica.games.principality.position.rulebook import both_points, points_of
from catanica.games.principality.rules.surplus import settle
from catanica.games.principality.steps.chance_step import DieStep, FaceStep
from catanica.games.principality.steps.rows import BEFORE_ROLL, EVENT, PRODUCE, ROLL_EVENT, ROLL_NUMBER
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.vocabulary import number_of, seat_is
from catanica.kernel.state import STANDSTILL, TURN_LIMIT

NOBODY_WON: Final = -1
EVENT_CARD: Final = 5  # faces 5 and 6 of the event die


class BeginTurn(Step):
    """The next player's turn begins."""

    def run(self, g: Duel, e: i64) -> None:
        """Count the turn, make once-per-turn functions ready, and ask before the roll."""
        if g.turn >= g.rules.house.turn_limit:
            g.finish(NOBODY_WON, TURN_LIMIT)
            return
        both = g.rules.scoring.both(g)
        note_growth(g, both)
        if g.turn - g.risen >= g.rules.house.standstill:
            g.finish(leader(both), STANDSTILL)
            return
        g.turn += 1
        g.active = g.starter if g.turn % 2 == 1 else 1 - g.starter
        g.phase = BEFORE
        g.die = 0
        g.event_die = 0
        g.muted = False
        g.memo = 0
        if g.annex is not None:
            g.annex.new_turn()
        g.land0.make_ready()
        g.land1.make_ready()
        g.tell(h.TURN, seat_is(g.active) | h.turn_is(g.turn))
        g.push(BEFORE_ROLL)
        if g.present(ON_SETTLE):
            settle(g)  # what lasts until the end of a turn ends


def push_dice(g: Duel) -> None:
    """The dice, the event and production lie ahead; a die that is set is not rolled (103.D.a)."""
    g.push(PRODUCE)
    g.push(EVENT)
    if g.die == 0:
        g.push(ROLL_NUMBER)
    if g.event_die == 0:
        g.push(ROLL_EVENT)


def note_growth(g: Duel, both: i64) -> None:
    """Remember the most points each player has had, and when that last grew."""
    p0, p1 = points_of(both, 0), points_of(both, 1)
    best0, best1 = points_of(g.best, 0), points_of(g.best, 1)
    if p0 > best0 or p1 > best1:
        g.best = both_points(p0 if p0 > best0 else best0, p1 if p1 > best1 else best1)
        g.risen = g.turn


def leader(both: i64) -> i64:
    """Who has more points; nobody if they are equal."""
    p0, p1 = points_of(both, 0), points_of(both, 1)
    if p0 > p1:
        return 0
    return 1 if p1 > p0 else NOBODY_WON


class RollEvent(FaceStep):
    """Chance rolls the event die: tournament, trade, brigands, good year, event card twice (KB-7)."""

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """The face lies open."""
        g.event_die = face_of(code)


def face_of(code: i64) -> i64:
    """The face of the event die that fell; both event-card faces are one."""
    return min(number_of(code), EVENT_CARD)


class RollNumber(DieStep):
    """Chance rolls the production die."""

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """The number lies open."""
        g.die = number_of(code)
