"""The first hand out of a deck: by what cards were seen to be worth in one, since no line is long enough to show it."""

from librt.vecs import vec
from mypy_extensions import i64

from catanica.bots.best import Best
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.telling.verbs import PASS, PICK, verb_of
from catanica.games.principality.vocabulary import card_of


def first_hand(g: Duel, codes: vec[i64], worth: vec[i64], knows: i64) -> i64:
    """The next card of the best ones that differ; -1 when so many as it knows are in the hand.

    A hand that is proposed is kept if the best of it are worth no less than those.
    """
    held = g.land(g.to_move).hand
    proposed = PASS in codes
    if not proposed and len(held) >= knows:
        return -1
    if proposed:
        finest = sorted([worth[card_of(code)] for code in codes if verb_of(code) == PICK])[-knows:]
        offered = sorted([worth[card_of(s)] for s in held])[-knows:]
        if sum(finest) <= sum(offered):
            return PASS
    best = Best()
    for code in codes:
        if verb_of(code) == PICK and (proposed or not holds(held, card_of(code))):
            best.weigh(code, worth[card_of(code)])
    return best.code


def holds(hand: vec[i64], card: i64) -> bool:
    """Whether a card is in a hand."""
    for s in hand:
        if card_of(s) == card:
            return True
    return False
