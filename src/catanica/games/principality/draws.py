# mypyc: skip
"""What a draw could have brought: the same position with another card on top of the stack that is drawn from.

Stacks are shuffled before a game begins, so that no chance speaks when a card is drawn; to whoever draws it is chance
all the same.
"""

from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.piece import slot, slot_known
from catanica.games.principality.vocabulary import card_of
from catanica.kernel.ints import bit


def draws(g: Duel, code: int) -> list[tuple[Duel, int]]:
    """Positions that differ in the card an action draws unseen, the own one among them, and how many such cards lie
    there for all its player knows. None where nothing is drawn, or something known."""
    top = top_drawn(g, code)
    if top < 0:
        return []
    places: dict[int, list[int]] = {}
    for at in alike(g, top):
        places.setdefault(int(card_of(g.stacks.cards[at])), []).append(at)
    found = []
    for others in places.values():
        cards = g.stacks.cards[:]
        here, there = cards[top], cards[others[0]]
        cards[top] = slot(card_of(there), slot_known(here))  # who knows what lies where stays as it is
        cards[others[0]] = slot(card_of(here), slot_known(there))
        one = g.clone()
        one.stacks.cards = cards
        found.append((one, len(others)))
    return found


def top_drawn(g: Duel, code: int) -> int:
    """Where the card lies that an action takes off a stack without its player having known it; -1 if none."""
    after = g.clone()
    after.step(code)
    before, left, me = g.stacks, after.stacks, bit(g.to_move)
    for s in range(before.count()):
        top = int(before.start(s))
        size = int(before.size(s))
        if left.size(s) != size - 1 or slot_known(before.cards[top]) & me:
            continue
        if all(card_of(left.at(s, i)) == card_of(before.at(s, i + 1)) for i in range(size - 1)):
            return top
    return -1


def alike(g: Duel, top: int) -> list[int]:
    """Where the cards lie that might as well lie there: with the same back, of the same owner, unknown to who draws."""
    stacks, owners, backs, me = g.stacks, g.rules.stack_owner, g.rules.stack_backs, bit(g.to_move)
    kinds = [
        (owners[s] if len(g.brought) > 0 else 0, backs[s] if len(backs) > 0 else 0)
        for s in range(stacks.count())
        for _ in range(stacks.size(s))
    ]
    return [at for at, kind in enumerate(kinds) if kind == kinds[top] and not slot_known(stacks.cards[at]) & me]
