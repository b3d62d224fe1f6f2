"""Who may know what: blanking what a viewer may not see, and filling it again at random (BG-23)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from catanica.games.board.goods import (
    BANK_OF_19,
    BANK_WITHOUT_END,
    CARD_STACK,
    HIDDEN,
    POINT,
    amount,
    nth,
    pack,
    size,
)
from catanica.kernel.rng import Rng

if TYPE_CHECKING:  # a position blanks itself
    from catanica.games.board.state import BoardState

NO_CAP: Final = 1000


def blank(t: "BoardState", viewer: i64) -> None:
    """Leave of other hands and cards, and of the stack, only how many there are; at the end point cards lie open."""
    for seat in range(t.seats):
        if seat != viewer:
            t.hands[seat] = pack(HIDDEN, size(t.hands[seat]))
            open_cards: i64 = 0
            if t.winner >= 0:
                open_cards = pack(POINT, amount(t.cards[seat], POINT))
            t.cards[seat] = open_cards + pack(HIDDEN, size(t.cards[seat]) - size(open_cards))
    if t.turn != viewer:
        t.fresh = pack(HIDDEN, size(t.fresh))
    t.deck = pack(HIDDEN, size(t.deck))
    t.reveals = 0


def fill(t: "BoardState", rng: Rng) -> None:
    """Deal what is unknown from the cards that can be there."""
    _fill_hands(t, rng)
    _fill_cards(t, rng)


def _known(cards: i64) -> i64:
    """The part of a hand whose kinds are known."""
    return cards - pack(HIDDEN, amount(cards, HIDDEN))


def _fill_hands(t: "BoardState", rng: Rng) -> None:
    """All resources that lie neither in the bank nor known in a hand are the unknown ones."""
    pool = (BANK_WITHOUT_END if t.terms.unlimited else BANK_OF_19) - t.bank
    for seat in range(t.seats):
        pool -= _known(t.hands[seat])
    for seat in range(t.seats):
        dealt = _deal(pool, amount(t.hands[seat], HIDDEN), NO_CAP, rng)
        t.hands[seat] = _known(t.hands[seat]) + dealt
        pool -= dealt


def _fill_cards(t: "BoardState", rng: Rng) -> None:
    """The same for development cards; the rest is the stack. Whose turn it is cannot hold the points to win."""
    pool = CARD_STACK - t.spent
    for seat in range(t.seats):
        pool -= _known(t.cards[seat])
    for i in range(t.seats):
        holder: i64 = i
        if t.turn >= 0:
            holder = (i + t.turn) % t.seats  # first of all the one whose cards are limited
        cap: i64 = NO_CAP
        if t.winner >= 0:
            cap = 0  # at the end all point cards lie open
        elif holder == t.turn:
            cap = t.terms.points - 1 - t.open_points(holder)
        dealt = _deal(pool, amount(t.cards[holder], HIDDEN), cap, rng)
        t.cards[holder] = _known(t.cards[holder]) + dealt
        pool -= dealt
    if amount(t.fresh, HIDDEN) > 0:
        t.fresh = _deal(t.cards[t.turn], size(t.fresh), NO_CAP, rng)
    if amount(t.deck, HIDDEN) > 0:
        t.deck = pool


def _deal(pool: i64, count: i64, cap: i64, rng: Rng) -> i64:
    """So many random cards out of a pool, of the second kind (points, among cards) at most `cap`."""
    hand: i64 = 0
    rest = pool
    for _ in range(count):
        choice = rest
        if amount(hand, POINT) >= cap:
            choice -= pack(POINT, amount(rest, POINT))
        kind = nth(choice, rng.below(size(choice)))
        hand += pack(kind, 1)
        rest -= pack(kind, 1)
    return hand
