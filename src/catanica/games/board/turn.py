"""The course of a turn: its beginning, the throw, its phases, and winning in it (BG-6, BG-8, BG-12, BG-22, BG-29)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.board import events, harvest, robbery, steps, verbs
from catanica.games.board.table import ALL_DICE, Table
from catanica.kernel.agenda import entry
from catanica.kernel.ints import bit, ones

THROWS_KEPT: Final = 5  # balanced dice: with so many throws left the pack is shuffled anew


def begin_turn(t: Table, seat: i64) -> None:
    """A turn begins; whoever has enough points already wins before the throw (BG-29)."""
    t.turn = seat
    t.turns += 1
    t.dice = 0
    t.played = False
    t.fresh = 0
    t.offered = 0
    t.note(events.TURN, seat, t.turns, 0, 0, -1)
    t.replace(steps.ROLL, seat, 0)
    look_for_victory(t)


def look_for_victory(t: Table) -> None:
    """Whoever has enough points in the own turn wins at once (BG-22, BG-29)."""
    points = t.points(t.turn)
    if points >= t.terms.points:
        t.winner = t.turn
        t.agenda = vec[i64]([entry(steps.OVER)])
        t.note(events.WON, t.turn, points, 0, 0, -1)


def move_on(t: Table, verb: i64) -> None:
    """Roll, go on to building, or end the turn."""
    seat = t.turn
    if verb == verbs.ROLL:
        t.replace(steps.BARTER if t.terms.strict else steps.ACT, seat, 0)
        t.push_raw(steps.DICE, seat, 0)
    elif verb == verbs.END_TURN:
        t.replace(steps.BEGIN, t.after(seat), 0)
    else:
        t.replace(steps.CONSTRUCT, seat, 0)


def thrown(t: Table, one: i64, other: i64) -> None:
    """The dice lie (BG-6, BG-8)."""
    t.pop()
    t.dice = one * 8 + other
    t.reveals += 1
    t.note(events.DICE, t.turn, one, other, 0, -1)
    if t.terms.balanced:
        t.throws &= ~bit((one - 1) * 6 + other - 1)
        if ones(t.throws) <= THROWS_KEPT:
            t.throws = ALL_DICE
    if one + other == 7:
        robbery.seven(t)
    else:
        harvest.harvest(t, one + other)
