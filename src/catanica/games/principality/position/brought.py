"""What the players brought: two lists of cards, each known to its owner only (101.C.a), and cards that change owner.

All entries lie in one array, first those of seat 0, then those of seat 1; within a list the cards of the deck come
before its event cards. A card that changes owner stays in the list it came from, under its new owner, and moves to the
front of that list: its place must tell nothing about its neighbours.
"""

from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.principality.position.piece import OPEN, owned
from catanica.games.principality.position.pile import take_at
from catanica.games.principality.vocabulary import card_of, seat_of
from catanica.kernel.arrays import inserted
from catanica.kernel.ints import bit


def entry(card: i64, seat: i64) -> i64:
    """An entry of a player's list, which that player alone knows."""
    return owned(card, seat) | bit(seat)


def handed_over(decks: vec[i64], card: i64, to: i64) -> vec[i64]:
    """Both lists after a card has gone to the other player."""
    found: i64 = -1
    i: i64 = 0
    while i < len(decks):
        if seat_of(decks[i]) != to and (card_of(decks[i]) == card or (found < 0 and card_of(decks[i]) == 0)):
            found = i
            if card_of(decks[i]) == card:
                break
        i += 1
    each: i64 = len(decks) // 2
    front: i64 = 0 if found < each else each
    return inserted(take_at(decks, found), front, owned(card, to) | OPEN)
