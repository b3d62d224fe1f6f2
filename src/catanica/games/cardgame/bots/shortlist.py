"""Which of many options deserve a trial: those the quick player would think of next.

With all sets there are a dozen stacks, whose top cards are known or not, and a card of the hand for each: to glance at
all of them costs more than the race between the best.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from catanica.bots.best import LEAST
from catanica.games.cardgame.bots.hand import HandSense
from catanica.games.cardgame.bots.memory import Memory
from catanica.games.cardgame.bots.plan import Plan
from catanica.games.cardgame.bots.roles import Roles
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.steps import rows
from catanica.games.principality.telling.verbs import DRAW, PICK, PUT, SEARCH, verb_of
from catanica.games.principality.vocabulary import card_of, stack_of
from catanica.kernel.words import number_of

SHORT: Final = 8  # options beside the guess: as many as race without a glance
UNJUDGED: Final = -LEAST  # nothing can be said of it


def shortlist(g: Duel, found: vec[i64], memory: Memory, roles: Roles) -> vec[i64]:
    """The guess, which comes first, and the most promising others; those of which nothing can be said stay."""
    if len(found) <= SHORT + 1:
        return found
    seat = g.to_move
    sense = HandSense(g, seat, Plan(g, seat, memory), roles)
    values = vec[i64]()
    for code in found:
        values = append(values, promise(g, sense, code))
    out = vec[i64]([found[0]])
    values[0] = LEAST
    while True:
        best: i64 = 0
        for i in range(len(found)):
            if values[i] > values[best]:
                best = i
        if best == 0 or (len(out) > SHORT and values[best] < UNJUDGED):
            break
        out = append(out, found[best])
        values[best] = LEAST
    return out


def promise(g: Duel, sense: HandSense, code: i64) -> i64:
    """What an option promises by the worth of cards, as the quick player sees it."""
    verb = verb_of(code)
    if verb == PICK:
        return sense.worth(card_of(code))
    if verb == DRAW:
        return sense.top(stack_of(code))
    if verb == SEARCH:
        sense.survey()
        hope = sense.plan.taste.hope
        return sense.average + (sense.best_in(stack_of(code)) - sense.average) * hope // 100
    if verb == PUT:
        loss = sense.keep(card_of(code))
        if number_of(g.agenda[len(g.agenda) - 1]) == rows.SWAP.number and g.stacks.size(stack_of(code)) > 0:
            return sense.top(stack_of(code)) - loss
        return -loss
    return UNJUDGED
