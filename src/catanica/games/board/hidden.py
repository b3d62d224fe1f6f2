"""Who may know what: blanking what a viewer may not see, and filling it again at random (BG-23)."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.board.goods import (
    BANK_OF_19,
    BANK_WITHOUT_END,
    CARD_STACK,
    HIDDEN,
    KINDS,
    POINT,
    amount,
    pack,
    size,
)
from catanica.games.board.vocabulary import seat_of
from catanica.kernel.position import PLAIN, Hider
from catanica.kernel.rng import Rng

if TYPE_CHECKING:  # a position blanks itself
    from catanica.games.board.state import BoardState

# what a field holds, in the list of a position's fields
HAND: Final = "hand"  # resources of each seat
HELD: Final = "held"  # unplayed development cards of each seat
STACK: Final = "stack"  # development cards not yet drawn
BOUGHT: Final = "bought"  # development cards bought this turn
OFFERS: Final = "goods"  # for each seat what it would give and what it wants
NO_CAP: Final = 1000
MOST_SEATS: Final = 4


def unknown(cards: i64) -> i64:
    """As many cards, of which nothing is known."""
    return pack(HIDDEN, size(cards))


def veiled(t: "BoardState") -> bool:
    """Whether a hand or the stack is not known: what its owner may do, or chance may bring, nobody here can say."""
    for hand in t.hands:
        if amount(hand, HIDDEN) > 0:
            return True
    return amount(t.deck, HIDDEN) > 0


def secretive(t: "BoardState") -> i64:
    """Who is putting an offer together that the others have not heard yet; -1 for nobody."""
    from catanica.games.board.trade import COUNTER, OFFER  # it builds on positions

    return seat_of(t.top()) if t.asks(OFFER) or t.asks(COUNTER) else i64(-1)


class Blinder(Hider):
    """Leaves of other hands and cards, and of the stack, only how many there are; at the end point cards lie open.

    An offer is heard when it stands: until then it tells what somebody holds (BG-10).
    """

    def __init__(self, t: "BoardState", viewer: i64) -> None:
        super().__init__(viewer, 0)
        self.over: bool = t.winner >= 0
        self.own_turn: bool = t.turn == viewer
        self.secretive: i64 = secretive(t)

    def number(self, name: str, value: i64, kind: str = PLAIN, usual: i64 = 0) -> i64:
        """The stack, and what others bought this turn."""
        if kind == STACK or (kind == BOUGHT and not self.own_turn):
            return unknown(value)
        return value

    def numbers(self, name: str, values: vec[i64], kind: str = PLAIN) -> vec[i64]:
        """Hands and cards of the others, and what they are about to offer."""
        out = values[:]
        if kind == OFFERS and self.secretive >= 0 and self.secretive != self.seat:
            out[2 * self.secretive] = 0
            out[2 * self.secretive + 1] = 0
        if kind == HAND or kind == HELD:
            for seat in range(len(values)):
                if seat != self.seat:
                    shown = pack(POINT, amount(values[seat], POINT)) if kind == HELD and self.over else i64(0)
                    out[seat] = shown + unknown(values[seat] - shown)
        return out


class Odds:
    """How likely a card lies in a hand, held against the other cards that may: by kind, of resources for each seat."""

    def __init__(self, resources: vec[i64], cards: vec[i64]) -> None:
        self.resources = resources
        self.cards = cards


EVEN: Final = Odds(vec[i64]([1] * (KINDS * MOST_SEATS)), vec[i64]([1] * KINDS))


def fill(t: "BoardState", rng: Rng, odds: Odds) -> None:
    """Deal what is unknown from the cards that can be there."""
    _fill_hands(t, rng, odds.resources)
    _fill_cards(t, rng, odds.cards)


def _known(cards: i64) -> i64:
    """The part of a hand whose kinds are known."""
    return cards - pack(HIDDEN, amount(cards, HIDDEN))


def _fill_hands(t: "BoardState", rng: Rng, odds: vec[i64]) -> None:
    """All resources that lie neither in the bank nor known in a hand are the unknown ones."""
    pool = (BANK_WITHOUT_END if t.terms.unlimited else BANK_OF_19) - t.stock
    for seat in range(t.seats):
        pool -= _known(t.hands[seat])
    for seat in range(t.seats):
        own = odds[KINDS * seat : KINDS * seat + KINDS]
        dealt = _deal(pool, amount(t.hands[seat], HIDDEN), NO_CAP, own, rng)
        t.hands[seat] = _known(t.hands[seat]) + dealt
        pool -= dealt


def _fill_cards(t: "BoardState", rng: Rng, odds: vec[i64]) -> None:
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
        dealt = _deal(pool, amount(t.cards[holder], HIDDEN), cap, odds, rng)
        t.cards[holder] = _known(t.cards[holder]) + dealt
        pool -= dealt
    if amount(t.fresh, HIDDEN) > 0:
        t.fresh = _deal(t.cards[t.turn], size(t.fresh), NO_CAP, EVEN.cards, rng)
    if amount(t.deck, HIDDEN) > 0:
        t.deck = pool


def _deal(pool: i64, count: i64, cap: i64, odds: vec[i64], rng: Rng) -> i64:
    """So many random cards out of a pool, of the second kind (points, among cards) at most `cap`."""
    hand: i64 = 0
    rest = pool
    for _ in range(count):
        choice = rest
        if amount(hand, POINT) >= cap:
            choice -= pack(POINT, amount(rest, POINT))
        card = pack(_drawn(choice, odds, rng), 1)
        hand += card
        rest -= card
    return hand


def _drawn(choice: i64, odds: vec[i64], rng: Rng) -> i64:
    """The kind of a card drawn from some."""
    total: i64 = 0
    for kind in range(KINDS):
        total += amount(choice, kind) * odds[kind]
    lot = rng.below(total)
    drawn: i64 = 0
    while lot >= amount(choice, drawn) * odds[drawn]:
        lot -= amount(choice, drawn) * odds[drawn]
        drawn += 1
    return drawn
