"""The course of a turn (KB-6): before the roll, both dice, event, production, main phase, hand check."""

from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.cardgame.dice_events import ask_both, carry_out_event, may_be_refused
from catanica.games.principality.cards.effect import MOVED_BY_GOODS
from catanica.games.principality.position import duel as d
from catanica.games.principality.position.duel import Duel, Step
from catanica.games.principality.position.land import Land
from catanica.games.principality.position.piece import OPEN, goods_on, same_there, slot, used, with_goods, with_used
from catanica.games.principality.position.pile import take_at
from catanica.games.principality.rules.production import produce
from catanica.games.principality.rules.using import use_card
from catanica.games.principality.steps import rows as r
from catanica.games.principality.steps.before_roll import RollOrPlay
from catanica.games.principality.steps.dice import EVENT_CARD, push_dice
from catanica.games.principality.steps.play_steps import play_action
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import PLAY, USE, verb_of
from catanica.games.principality.vocabulary import card_of, flag_is, flag_of, number_is, seat_is
from catanica.kernel.arrays import added


class BeforeRoll(RollOrPlay):
    """The active player may play or use what goes before the roll, then rolls (103.C.b)."""

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Roll both dice; a die that was set is not rolled (103.D.a)."""
        if verb_of(code) == PLAY:
            ask_again(g)
            play_action(g, g.active, card_of(code))
            return
        if verb_of(code) == USE:
            ask_again(g)
            use_card(g, g.active, code)
            return
        if may_be_refused(g):
            g.mark = None
            g.mark = g.clone()
        push_roll(g)


def ask_again(g: Duel) -> None:
    """More may come before the roll; gold that a card or a spell brings the other player counts at once (103.F.c)."""
    g.push(r.BEFORE_ROLL)
    if g.moving(MOVED_BY_GOODS):
        g.push(r.CHECK)


def push_roll(g: Duel) -> None:
    """The dice, the event, production and the main phase lie ahead."""
    g.push(r.MAIN_START)
    push_dice(g)


def turn_back(g: Duel, refused: i64) -> None:
    """Time goes back to before the roll; `roll_again` goes on from there (103.E.a, 103.E.f).

    A refused event card, if one was drawn, goes under the event stack (126.K.a); cards played since then stay played,
    those used stay used, and what was paid from cards stays paid.
    """
    mark = g.mark
    assert mark is not None, "nothing to turn back to"
    number = g.die
    own0 = g.land0.built[:]
    own1 = g.land1.built[:]
    g.restore(mark)
    keep_spent(g, g.land0, own0)
    keep_spent(g, g.land1, own1)
    g.phase = d.BEFORE
    g.die = number
    g.event_die = 0  # also one that was set (103.I.d)
    if refused != 0:
        g.event_stack = added(take_at(g.event_stack, 0), slot(refused, OPEN))


def roll_again(g: Duel) -> None:
    """Only the event die is rolled anew; whoever turns time back once more comes back to here (KD-8)."""
    g.mark = None
    g.mark = g.clone()
    push_roll(g)


def keep_spent(g: Duel, land: Land, lay: vec[i64]) -> None:
    """Cards that lie in a land again are used, and hold of their counters, as just before time was turned back.

    Of two equal ones at a place each is found once (126.A.b): what was found is struck from the copy that tells it.
    """
    again = land.built[:]
    i: i64 = 0
    while i < len(again):
        p = again[i]
        j = found_in(lay, p)
        if j >= 0:
            p = with_used(p, used(lay[j]))
            if g.rules.keeps[card_of(p)] != 0:
                p = with_goods(p, goods_on(lay[j]))
            again[i] = p
            lay[j] = 0
        i += 1
    land.put(again)  # what lies on some of them counts


def found_in(lay: vec[i64], p: i64) -> i64:
    """Where among cards in play the same card at the same place is; -1 if it has gone."""
    j: i64 = 0
    while j < len(lay):
        if same_there(lay[j], p):
            return j
        j += 1
    return -1


class Event(Step):
    """The event is carried out completely before production (KB-6)."""

    def run(self, g: Duel, e: i64) -> None:
        """Work off the face of the event die; the flag: it lies open, and nobody has turned time back."""
        if flag_of(e) == 0:
            g.phase = d.EVENT
            g.tell(h.ROLLED, seat_is(g.active) | h.face_is(g.event_die) | number_is(g.die))
            g.push(r.CHECK)
            if g.event_die == EVENT_CARD and may_be_refused(g):
                g.push(r.EVENT, flag_is(1))
                ask_both(g, 0)
                return
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
