"""What cards are worth in the hand, and what the stacks promise."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from catanica.games.cardgame.bots.plan import Plan
from catanica.games.cardgame.bots.roles import Roles
from catanica.games.cardgame.naming import BURNABLE, KNIGHTS, any_named
from catanica.games.principality.cards.catalogue import ACTION, PROTECTION, is_drawn
from catanica.games.principality.cards.hints import BURN, SAVE_BUILDINGS, SAVE_KNIGHTS, SAVE_REGIONS, SCOUT, STRIKE
from catanica.games.principality.cards.powers import actions_open, needs_met
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.knowledge import seen, unseen
from catanica.games.principality.vocabulary import card_of

STRANGE: Final = 70  # an action card of a set this bot knows nothing about
WIDE: Final = 256  # hidden cards for which there is room from the start
BLANK: Final[vec[i64]] = vec[i64]([0] * WIDE)
UNMET: Final = 50  # percent, while its condition does not hold


def useful(g: Duel, seat: i64, role: i64, card: i64) -> bool:
    """Whether there is anything now for which a card with a role is good."""
    if role == BURN:
        return any_named(g, 1 - seat, BURNABLE)
    if role == STRIKE:
        return any_named(g, 1 - seat, KNIGHTS)
    if role == SCOUT:
        return g.settlements_left > 0
    if role == SAVE_BUILDINGS:
        return len(g.land(seat).built) > 1
    if role == SAVE_KNIGHTS:
        return any_named(g, seat, KNIGHTS)
    if role == SAVE_REGIONS:
        return g.land(seat).has_city()
    return needs_met(g, seat, card)


def nth(values: vec[i64], k: i64) -> i64:
    """The value that would stand at an index if the array were sorted; the array is put in another order."""
    low: i64 = 0
    high: i64 = len(values) - 1
    while low < high:
        pivot = values[(low + high) >> 1]
        i = low
        j = high
        while i <= j:
            while values[i] < pivot:
                i += 1
            while values[j] > pivot:
                j -= 1
            if i <= j:
                held = values[i]
                values[i] = values[j]
                values[j] = held
                i += 1
                j -= 1
        if k <= j:
            high = j
        elif k >= i:
            low = i
        else:
            return values[k]
    return values[k]


class HandSense:
    """Judges cards for one player in one position; remembers what it has judged."""

    def __init__(self, g: Duel, seat: i64, plan: Plan, roles: Roles) -> None:
        self.g: Duel = g
        self.seat: i64 = seat
        self.plan: Plan = plan
        self.roles: Roles = roles
        self.known: vec[i64] = g.rules.unasked[:]
        self.average: i64 = -1
        self.best_of_many: i64 = 0

    def worth(self, card: i64) -> i64:
        """What a card is worth in the hand."""
        if card == 0:
            self.survey()
            return self.average * self.plan.taste.blind // 100
        if self.known[card] < 0:
            g = self.g
            self.known[card] = self.action_worth(card) if g.cat.kind[card] == ACTION else self.plan.card_gain(card)
        return self.known[card]

    def action_worth(self, card: i64) -> i64:
        """What an action card promises, less the waiting until it may be played."""
        g = self.g
        taste = self.plan.taste
        role = self.roles.of[card]
        worth: i64 = STRANGE
        if role != 0:
            worth = self.roles.held[card] if useful(g, self.seat, role, card) else self.roles.idle[card]
            worth = worth * taste.deeds // 100
        if not needs_met(g, self.seat, card):
            worth = worth * UNMET // 100
        if g.cat.flags[card] & PROTECTION == 0 and not actions_open(g):
            worth = worth * taste.discount(taste.early) // 1000
        return worth

    def survey(self) -> None:
        """Judge all cards that could lie face down: their average, and what the best of a stack will be like."""
        if self.average >= 0:
            return
        scene = self.plan.scene
        if self.plan.memory.coarse and scene.average >= 0:
            self.average = scene.average
            self.best_of_many = scene.best_of_many
            return
        values = self.hidden_worths()
        n: i64 = len(values)
        if n == 0:
            self.average = 0
            return
        total: i64 = 0
        for v in values:
            total += v
        self.average = total // n
        self.best_of_many = nth(values, n * 9 // 10)
        scene.average = self.average
        scene.best_of_many = self.best_of_many

    def hidden_worths(self) -> vec[i64]:
        """What each card is worth that may lie face down where the player draws."""
        g = self.g
        if len(g.brought) > 0:
            out = vec[i64]()
            for listed in unseen(g, self.seat):
                out = append(out, self.worth(listed))
            return out
        there = seen(g)
        cat = g.cat
        n: i64 = len(there)
        out = BLANK[:]
        met: i64 = 0
        card: i64 = 1
        while card < n:
            left = cat.copies[card] - there[card]
            if left > 0 and is_drawn(cat.kind[card]):
                v = self.worth(card)
                while left > 0:
                    if met < WIDE:
                        out[met] = v
                    else:
                        out = append(out, v)
                    met += 1
                    left -= 1
            card += 1
        return out[:met]

    def top(self, stack: i64) -> i64:
        """What drawing the top card of a stack promises."""
        return self.worth(card_of(self.g.stacks.at(stack, 0)))

    def best_in(self, stack: i64) -> i64:
        """What looking through a stack promises; those seen before are judged by what lies there."""
        stacks = self.g.stacks
        best: i64 = 0
        hidden: i64 = 0
        i: i64 = 0
        n = stacks.size(stack)
        while i < n:
            card = card_of(stacks.at(stack, i))
            if card == 0:
                hidden += 1
            elif self.worth(card) > best:
                best = self.worth(card)
            i += 1
        if hidden > 0:
            self.survey()
            promise = self.best_of_many if hidden >= 5 else (self.average + self.best_of_many) // 2
            if promise > best:
                best = promise
        return best

    def keep(self, card: i64) -> i64:
        """What keeping a card of the hand is worth: a second copy is worth less."""
        copies: i64 = 0
        for s in self.g.land(self.seat).hand:
            if card_of(s) == card:
                copies += 1
        worth = self.worth(card)
        return worth * self.plan.taste.second // 100 if copies > 1 else worth

    def weakest(self) -> i64:
        """The card of the hand that would be missed least; 0 for an empty hand."""
        worst: i64 = 0
        least: i64 = 0
        for s in self.g.land(self.seat).hand:
            card = card_of(s)
            v = self.keep(card)
            if worst == 0 or v < least:
                worst = card
                least = v
        return worst
