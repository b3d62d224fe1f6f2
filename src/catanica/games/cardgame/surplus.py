"""Checking after every action and event: chains settle, surplus cards go away, and somebody may have won."""

from typing import Final

from mypy_extensions import i64

from catanica.games.cardgame.scoring import remember_points
from catanica.games.principality.cards.effect import ON_POINTS, ON_SETTLE, ON_TRAITS
from catanica.games.principality.cards.powers import FIGURES_END, holds_too_many, standing
from catanica.games.principality.position.digest import Digest
from catanica.games.principality.position.duel import DREW, MAIN, Duel, Step
from catanica.games.principality.position.geometry import COLUMNS
from catanica.games.principality.position.rulebook import points_of
from catanica.games.principality.rules.surplus import open_stacks, settles_first
from catanica.games.principality.steps.rows import CHECK, TRIM
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.vocabulary import flag_is, flag_of, number_is, seat_is

MOST_HELD: Final = 1024  # cards: no hand comes near


def must_trim_now(g: Duel, seat: i64) -> bool:
    """Whether surplus goes at once: always, except in the active player's main phase since 2005 (KB-31).

    Among the theme sets it waited before that, too, once its player had drawn by a card in this turn (112.G.g). Where
    bans close every stack, nothing can go under one, and the hand stays as it is until one opens (112.P.a).
    """
    if not holds_too_many(g, seat) or open_stacks(g, seat) == 0:
        return False
    if seat != g.active or g.phase != MAIN:
        return True
    return not (g.rules.house.surplus_waits or g.memo & DREW != 0)


class Check(Step):
    """Runs after everything that happens. The flag: the game may end now (main phase, KB-16)."""

    def run(self, g: Duel, e: i64) -> None:
        """Settle chains, count points, look for a winner, then for surplus cards."""
        if (g.phase == MAIN and all_as_checked(g)) or settles_first(g, e):
            return
        if g.phase >= MAIN:  # not before both dice are worked off (103.G.b)
            both = g.rules.scoring.both(g)
            remember_points(g, points_of(both, 0), points_of(both, 1))
            goal = g.rules.house.points_to_win
            winner = g.active if points_of(both, g.active) >= goal else 1 - g.active
            if points_of(both, winner) < goal:
                keep_checked(g)
            elif flag_of(e) == 1:
                g.tell(h.WON, seat_is(winner) | number_is(points_of(both, winner)))
                g.finish(winner, "points")
                return
        seat = 1 - g.active if must_trim_now(g, 1 - g.active) else g.active
        if must_trim_now(g, seat):
            g.push(CHECK, flag_is(flag_of(e)))
            g.push(TRIM, seat_is(seat))


def all_as_checked(g: Duel) -> bool:
    """Whether all that chains, points and surplus depend on is as it was when a check found nothing to do."""
    one = g.look(0)
    two = g.look(1)
    return one.checked_mate == two.born and one.checked_rows == rows(g) and one.checked == figures(g, one, two)


def keep_checked(g: Duel) -> None:
    """Points were counted, and nobody has won: if no hand is too large either, and no card waits to settle, the next
    check need not look again before cards in play, figures, rows or hands are others."""
    one = g.look(0)
    two = g.look(1)
    calm = (one.present | two.present) & ON_SETTLE == 0 or one.calm_mate == two.born
    if calm and (one.moving | two.moving) & (ON_POINTS | ON_TRAITS) == 0 and g.annex is None:
        if not holds_too_many(g, 0) and not holds_too_many(g, 1):
            one.checked_mate = two.born
            one.checked_rows = rows(g)
            one.checked = figures(g, one, two)


def rows(g: Duel) -> i64:
    """Settlements and cities of both players, and the points they have reached, as one number."""
    mine = g.land0.settlements | (g.land0.cities << COLUMNS)
    theirs = g.land1.settlements | (g.land1.cities << COLUMNS)
    return mine | (theirs << (2 * COLUMNS)) | (g.reached << (4 * COLUMNS))


def figures(g: Duel, one: Digest, two: Digest) -> i64:
    """Both players' figures, and how many cards they hold."""
    hands: i64 = len(g.land0.hand) * MOST_HELD + len(g.land1.hand)
    return standing(g, one, two) | (hands << FIGURES_END)
