"""Which cards the other player is likely to hold, by what the table shows.

A hand was chosen: of the cards that nobody has seen, those its owner likes are in it more often than others, and those
that could have been built with the goods at hand less often. How often says a table that was counted in games of quick
players (`tools/beliefs.py`).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from catanica.bots.search.belief import Belief
from catanica.games.principality.cards.catalogue import is_laid_out
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.goods import covers
from catanica.games.principality.position.knowledge import Dealer, dealt, dealt_stacks, fill
from catanica.games.principality.position.piece import slot
from catanica.games.principality.vocabulary import card_of
from catanica.kernel.rng import Rng
from catanica.kernel.state import State

FIFTHS: Final = 5  # of the unseen cards, from those it likes least to those it likes best
ACTIONS: Final = 0  # where the rows of a table begin: cards that are played,
DEAR: Final = FIFTHS  # those to be built for which goods are missing,
PAYABLE: Final = 2 * FIFTHS  # and those that can be paid for
UNASKED: Final = -1  # no place in it: a card that cannot be there,
USUAL: Final = 100  # and its odds, where it can after all


class HandBelief(Belief):
    """Deals the other hand by odds; all that is certain holds as it does for every full position.

    `cards` are those that may be in it, `liked` says how much its owner would like each.
    """

    def __init__(self, g: Duel, cards: list[int], liked: vec[i64], table: vec[i64]) -> None:
        super().__init__(g)
        self.duel = g
        self.places: vec[i64] = places_in_table(g, 1 - g.to_move, cards, liked)
        odds = vec[i64]()
        for place in self.places:
            odds = append(odds, table[place] if place != UNASKED else i64(USUAL))
        self.dealer = LikelyCards(odds)

    def world(self, seed: int) -> State:
        """A full position."""
        return fill(self.duel, seed, self.dealer)


class LikelyCards(Dealer):
    """Fills hands by the odds of each card; cards with another back than a stack has do not lie in it (PR-7)."""

    def __init__(self, odds: vec[i64]) -> None:
        self.odds = odds

    def hand(self, d: Duel, seat: i64, cards: list[int], rng: Rng) -> vec[i64]:
        """Card by card; of each back as many as the stacks leave over."""
        out = d.land(seat).hand[:]
        room = left_by_stacks(d, cards)
        for i in range(len(out)):
            if card_of(out[i]) == 0:
                card = self.drawn(d, cards, room, rng)
                out[i] = out[i] | slot(card, 0)
        return out

    def drawn(self, d: Duel, cards: list[int], room: vec[i64], rng: Rng) -> i64:
        """A card for a hand, which leaves the list."""
        backs = d.cat.back
        total: i64 = 0
        for card in cards:
            if len(room) == 0 or room[backs[card]] > 0:
                total += self.odds[card]
        lot = rng.below(total)
        for k in range(len(cards)):
            card_: i64 = cards[k]
            if len(room) == 0 or room[backs[card_]] > 0:
                lot -= self.odds[card_]
                if lot < 0:
                    if len(room) > 0:
                        room[backs[card_]] = room[backs[card_]] - 1
                    cards[k] = cards[len(cards) - 1]
                    cards.pop()
                    return card_
        raise LookupError("no card is left for a hand")

    def stacks(self, d: Duel, cards: list[list[int]], rng: Rng) -> vec[i64]:
        """As they are filled anyway, but back by back where there are several."""
        if len(d.rules.stack_backs) == 0:
            return dealt_stacks(d, cards, rng)
        out = d.stacks.cards
        common = cards[0]
        s: i64 = 0
        while s < d.stacks.count():
            back = d.rules.stack_backs[s]
            fitting = [card for card in common if d.cat.back[card] == back]
            others = [card for card in common if d.cat.back[card] != back]
            out = dealt(out, fitting, rng, d.stacks.start(s), d.stacks.ends[s])
            common.clear()
            common.extend(others)
            common.extend(fitting)
            s += 1
        return out


def left_by_stacks(d: Duel, cards: list[int]) -> vec[i64]:
    """By back: how many of some cards are left once all stacks are filled; nothing is said where backs are alike."""
    backs = d.rules.stack_backs
    if len(backs) == 0:
        return vec[i64]()
    room = vec[i64]([0] * (max(backs) + 1))
    for card in cards:
        room[d.cat.back[card]] = room[d.cat.back[card]] + 1
    s: i64 = 0
    while s < d.stacks.count():
        i = d.stacks.start(s)
        while i < d.stacks.ends[s]:
            if card_of(d.stacks.cards[i]) == 0:
                room[backs[s]] = room[backs[s]] - 1
            i += 1
        s += 1
    return room


def places_in_table(g: Duel, seat: i64, cards: list[int], liked: vec[i64]) -> vec[i64]:
    """By card number: where a table says how likely it is that a seat holds such a card."""
    out = vec[i64]([UNASKED] * len(g.cat.ids))
    stock = g.land(seat).stock(g.cat)
    n: i64 = len(cards)
    for i in range(len(cards)):
        card = cards[i]
        if out[card] != UNASKED:
            continue
        below: i64 = 0  # cards it likes less, twice; those it likes as much, once
        for value in liked:
            if value < liked[i]:
                below += 2
            elif value == liked[i]:
                below += 1
        row: i64 = ACTIONS
        if is_laid_out(g.cat.kind[card]):
            row = PAYABLE if covers(stock, g.cat.cost[card]) else DEAR
        out[card] = row + below * FIFTHS // (2 * n + 1)
    return out
