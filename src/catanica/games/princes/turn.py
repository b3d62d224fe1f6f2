"""The course of a turn (PR-2): before the roll, dice, brigands, production, other events, actions, hand."""

from mypy_extensions import i64

from catanica.games.princes.dice_events import BRIGANDS, carry_out_event
from catanica.games.principality.position import duel as d
from catanica.games.principality.position.duel import Duel, Step
from catanica.games.principality.rules.production import produce
from catanica.games.principality.rules.using import use_card
from catanica.games.principality.steps import rows as r
from catanica.games.principality.steps.before_roll import RollOrPlay
from catanica.games.principality.steps.dice import BeginTurn, push_dice
from catanica.games.principality.steps.play_steps import play_action
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import PLAY, ROLL, verb_of
from catanica.games.principality.vocabulary import card_of, flag_is, flag_of, number_is, seat_is


class OwnTurn(BeginTurn):
    """A turn of the Princes begins: who has the points already wins before the dice fall (PR-22)."""

    def run(self, g: Duel, e: i64) -> None:
        """The own turn begins with the turn itself, not with its actions."""
        super().run(g, e)
        if g.ended == "":
            g.push(r.CHECK, flag_is(1))


class BeforeRoll(RollOrPlay):
    """The active player may play or use what goes before the roll, then rolls."""

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """A die that was set is not rolled."""
        if verb_of(code) == ROLL:
            push_roll(g)
            return
        g.push(r.BEFORE_ROLL)
        if verb_of(code) == PLAY:
            play_action(g, g.active, card_of(code))
        else:
            use_card(g, g.active, code)


def push_roll(g: Duel) -> None:
    """Dice, event, production, event and actions lie ahead; which of the two events comes true the die decides."""
    g.push(r.MAIN_START)
    g.push(r.EVENT, flag_is(1))
    push_dice(g)


class Event(Step):
    """Brigands come before production, every other event after it (PR-2)."""

    def run(self, g: Duel, e: i64) -> None:
        """Work off the face of the event die, if this is its time."""
        if flag_of(e) == 0:
            g.tell(h.ROLLED, seat_is(g.active) | h.face_is(g.event_die) | number_is(g.die))
        if (g.event_die == BRIGANDS) == (flag_of(e) == 1):
            return
        g.phase = d.EVENT
        g.push(r.CHECK)
        carry_out_event(g)


class Produce(Step):
    """Both principalities yield (PR-24)."""

    def run(self, g: Duel, e: i64) -> None:
        """Active player first; the order makes no difference."""
        g.phase = d.PRODUCTION
        g.push(r.CHECK)
        produce(g, 1 - g.active, g.die)
        produce(g, g.active, g.die)


class MainStart(Step):
    """The dice are worked off: the actions begin."""

    def run(self, g: Duel, e: i64) -> None:
        """Who has enough points by now has won, where the own turn is enough (PR-22)."""
        g.phase = d.MAIN
        g.push(r.MAIN)
        g.push(r.CHECK, flag_is(1))
