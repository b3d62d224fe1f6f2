"""The course of a turn (KB-6): before the roll, both dice, event, production, main phase, hand check."""

from mypy_extensions import i64

from catanica.games.cardgame.dice_events import carry_out_event
from catanica.games.principality.cards.effect import MOVED_BY_GOODS
from catanica.games.principality.position import duel as d
from catanica.games.principality.position.duel import Duel, Step
from catanica.games.principality.position.piece import OPEN, slot
from catanica.games.principality.position.pile import take_at
from catanica.games.principality.rules.production import produce
from catanica.games.principality.rules.using import use_card
from catanica.games.principality.steps import rows as r
from catanica.games.principality.steps.before_roll import RollOrPlay
from catanica.games.principality.steps.dice import EVENT_CARD
from catanica.games.principality.steps.play_steps import play_action
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import PLAY, USE, verb_of
from catanica.games.principality.vocabulary import card_of, flag_is, number_is, seat_is
from catanica.kernel.arrays import added


class BeforeRoll(RollOrPlay):
    """The active player may play or use what goes before the roll, then rolls (103.C.b)."""

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Roll both dice; a die that was set is not rolled (103.D.a)."""
        if verb_of(code) == PLAY:
            g.push(r.BEFORE_ROLL)
            play_action(g, g.active, card_of(code))
            return
        if verb_of(code) == USE:
            g.push(r.BEFORE_ROLL)
            use_card(g, g.active, code)
            return
        if g.rules.rolls_back:
            g.mark = None
            g.mark = g.clone()
        push_roll(g)


def push_roll(g: Duel) -> None:
    """The dice, the event, production and the main phase lie ahead; a die that is set is not rolled (103.D.a)."""
    g.push(r.MAIN_START)
    g.push(r.PRODUCE)
    g.push(r.EVENT)
    if g.die == 0:
        g.push(r.ROLL_NUMBER)
    g.push(r.ROLL_EVENT)


def turn_back(g: Duel) -> None:
    """Time goes back to before the roll; only the event die is rolled again (103.E.a, 103.E.f).

    A refused event card goes under the event stack (126.K.a); cards played since then stay played.
    """
    mark = g.mark
    assert mark is not None, "nothing to turn back to"
    number = g.die
    refused = g.drawn_event if g.event_die == EVENT_CARD else 0
    g.restore(mark)
    g.phase = d.BEFORE
    g.die = number
    if refused != 0:
        g.event_stack = added(take_at(g.event_stack, 0), slot(refused, OPEN))
    push_roll(g)


class Event(Step):
    """The event is carried out completely before production (KB-6)."""

    def run(self, g: Duel, e: i64) -> None:
        """Work off the face of the event die."""
        g.phase = d.EVENT
        g.tell(h.ROLLED, seat_is(g.active) | h.face_is(g.event_die) | number_is(g.die))
        g.push(r.CHECK)
        carry_out_event(g)


class Produce(Step):
    """Both principalities yield (KB-13)."""

    def run(self, g: Duel, e: i64) -> None:
        """Active player first; the order makes no difference."""
        g.phase = d.PRODUCTION
        if g.moving(MOVED_BY_GOODS):
            g.push(r.CHECK)
        produce(g, g.active, g.die)
        produce(g, 1 - g.active, g.die)


class MainStart(Step):
    """Points are counted for the first time after both dice are worked off (KB-16, 103.G.b)."""

    def run(self, g: Duel, e: i64) -> None:
        """The main phase begins; from here nothing turns time back."""
        g.phase = d.MAIN
        g.mark = None
        g.push(r.MAIN)
        g.push(r.CHECK, flag_is(1))
