"""When an action card may be played (KB-29, KB-30, KB-56, KB-57)."""

from mypy_extensions import i64

from catanica.games.principality.cards.catalogue import ACTION, ATTACK, NEUTRAL, PROTECTION
from catanica.games.principality.cards.effect import BEFORE_ROLL, IN_MAIN
from catanica.games.principality.cards.powers import (
    action_threshold,
    actions_open,
    answers_open,
    forbidden,
    needs_faults,
    needs_met,
)
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.pile import find
from catanica.games.principality.steps.tolls import after_toll, bears_toll, toll
from catanica.games.principality.telling.verbs import PLAY
from catanica.games.principality.vocabulary import card_is, card_of
from catanica.games.principality.windows import SETTLING, VETO
from catanica.kernel.ints import bit
from catanica.kernel.refusal import Fault


def old_enough(g: Duel, card: i64) -> bool:
    """Attack and neutral cards wait for the threshold, protection cards do not (KB-29), unless it is an old one."""
    if g.cat.flags[card] & PROTECTION == 0:
        return actions_open(g)
    scout = g.rules.effects[card].windows() & bit(SETTLING) != 0
    return answers_open(g, SETTLING if scout else VETO)


def is_forbidden(g: Duel, card: i64) -> bool:
    """Whether a card in play keeps everybody from playing cards of this class (125.B.e)."""
    return g.rules.forbids != 0 and forbidden(g, g.cat.flags[card] & (ATTACK | NEUTRAL | PROTECTION))


def is_bare(g: Duel) -> bool:
    """Whether nothing can be done now because the very first roll of the game lies ahead (103.B.a)."""
    return g.turn == 1 and g.rules.house.first_roll_bare


def may_play(g: Duel, seat: i64, card: i64, timing: i64) -> bool:
    """Whether a card in hand may be played at this moment."""
    if g.rules.moments[card] != timing or not old_enough(g, card):
        return False
    if timing == BEFORE_ROLL and is_bare(g):
        return False
    if is_forbidden(g, card) or (timing == BEFORE_ROLL and g.has_passed(card)):
        return False
    if not needs_met(g, seat, card) or not bears_toll(g, seat, card):
        return False
    return not g.rules.effects[card].hinders(after_toll(g, seat, card), seat, card)


def offer_plays(g: Duel, seat: i64, timing: i64, out: Options) -> None:
    """Every different action card of the hand that may be played now."""
    hand = g.land(seat).hand
    moments = g.rules.moments
    n: i64 = len(hand)
    i: i64 = 0
    while i < n:
        card = card_of(hand[i])
        if moments[card] == timing:
            j: i64 = 0
            while card_of(hand[j]) != card:
                j += 1
            if j == i and may_play(g, seat, card, timing):
                out.add(PLAY | card_is(card))
        i += 1


def too_early(g: Duel, name: str) -> Fault:
    """The threshold has not been reached yet (KB-29)."""
    return g.fault("too_early", card=name, threshold=int(action_threshold(g)))


def play_faults(g: Duel, seat: i64, card: i64, timing: i64) -> list[Fault]:
    """Everything that speaks against playing a card now."""
    out: list[Fault] = []
    if card >= len(g.cat.ids):
        return [g.fault("not_an_action", card="")]
    name = g.cat.ids[card]
    if g.cat.kind[card] != ACTION:
        return [g.fault("not_an_action", card=name)]
    if find(g.land(seat).hand, card) < 0:
        out.append(g.fault("not_in_hand", card=name))
    effect = g.rules.effects[card]
    when = g.rules.moments[card]
    if when != timing:
        if when == IN_MAIN:
            out.append(g.fault("wrong_phase", phase="before_roll"))
        else:
            out.append(g.fault(effect.untimely() if when == BEFORE_ROLL else "only_as_answer", card=name))
    if not old_enough(g, card):
        out.append(too_early(g, name))
    if timing == BEFORE_ROLL and is_bare(g):
        out.append(g.fault("first_roll"))
    if is_forbidden(g, card):
        out.append(g.fault("forbidden_now", card=name))
    if timing == BEFORE_ROLL == when and g.has_passed(card):
        out.append(g.fault("moment_passed", card=name))
    out.extend(needs_faults(g, seat, card))
    if not bears_toll(g, seat, card):
        out.append(g.fault("toll_due", card=name, gold=int(toll(g, seat))))
    code = effect.hinder(after_toll(g, seat, card), seat, card)
    if when == timing:
        for reason in code.split():
            out.append(g.fault(reason, card=name))
    return out
