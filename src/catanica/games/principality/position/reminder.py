"""What is left before a player of an action card that counts until the turn is over.

The card itself goes to the discard pile when it is played, as any other (KB-30), and can be fetched from there at
once. What lies in the land only says what it goes on doing: it is no card, and nobody counts it as one.
"""

from typing import Final

from mypy_extensions import i64

from catanica.games.principality.cards.catalogue import ACTION, Catalogue
from catanica.games.principality.position.geometry import LAID
from catanica.games.principality.position.piece import goods_on, piece, with_goods, with_since, with_target
from catanica.games.principality.vocabulary import card_of, place_of

MARK: Final = 1  # as goods: those of cards on a building or a stack have none


def reminder(card: i64, seat: i64, turn: i64, target: i64) -> i64:
    """A reminder of a card played in a turn, and of what was named for it."""
    return with_goods(with_target(with_since(piece(LAID, card, seat), turn), target), MARK)


def is_reminder(cat: Catalogue, p: i64) -> bool:
    """Whether what lies in a land is such a reminder."""
    return place_of(p) == LAID and goods_on(p) != 0 and cat.kind[card_of(p)] == ACTION
