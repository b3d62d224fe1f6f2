"""A hand that is shown to the other player, and what becomes of its cards."""

from mypy_extensions import i64

from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.piece import BOTH, TABLE, slot
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.vocabulary import card_is, card_of, seat_is, stack_is, stack_of


def show_hand(g: Duel, seat: i64) -> None:
    """From now on both players know the hand."""
    g.land(seat).learn_hand(BOTH, 0)
    g.reveals += 1
    g.tell(h.SHOWN, seat_is(seat))


def take_unseen(g: Duel, seat: i64, card: i64) -> None:
    """A card leaves a shown hand face down: those who watch cannot be sure any more which cards are left."""
    land = g.land(seat)
    land.take_hand(card, 1 - seat)
    land.learn_hand(0, TABLE)


def take_shown(g: Duel, seat: i64, card: i64) -> None:
    """A card of the other's shown hand changes hands and may be used at once."""
    take_unseen(g, 1 - seat, card)
    g.land(seat).add_hand(slot(card, BOTH))
    g.hand_over(card, seat)
    g.tell(h.ROBBED, seat_is(seat) | card_is(card) | h.known_is(BOTH))


def put_shown(g: Duel, seat: i64, code: i64) -> None:
    """A card of the other's shown hand goes under a stack; both know what went where."""
    take_unseen(g, 1 - seat, card_of(code))
    g.stacks.put_under(stack_of(code), slot(card_of(code), BOTH))
    g.tell(h.PUT_UNDER, seat_is(1 - seat) | card_is(card_of(code)) | stack_is(stack_of(code)) | h.known_is(BOTH))
