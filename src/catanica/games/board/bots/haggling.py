"""Manners in trade: one offer in a turn at most, to somebody who may well have the card and gain by it as well.

What others hold is judged by what everybody sees: the bank's stock, how many cards a hand has, what its owner earns.
"""

from typing import Final

from mypy_extensions import i64

from catanica.games.board import trade, verbs
from catanica.games.board.bots.greedy import DANGEROUS, gain, spare
from catanica.games.board.bots.sites import income
from catanica.games.board.goods import BANK_OF_19, BANK_WITHOUT_END, KINDS, amount, covers, missing, size
from catanica.games.board.state import NONE, BoardState
from catanica.games.board.vocabulary import good_is

LIKELY: Final = 60  # hundredths of a card somebody must be expected to hold before being asked for one
FAR_AHEAD: Final = 3  # points by which a leader is too strong to be helped
PLENTY: Final = 12  # of 36 throws: a kind earned that often is worth nothing more
BARGAIN: Final = 8  # by so much scarcer must be what one gets in an even exchange
WANT: Final = 8  # an exchange is the kind given and WANT times the kind wanted


def too_strong(t: BoardState, seat: i64, other: i64) -> bool:
    """Whether a deal helps somebody who is about to win, or who leads by far."""
    points = t.open_points(other)
    if points + DANGEROUS >= t.terms.points:
        return True
    for rival in range(t.seats):
        if t.open_points(rival) > points:
            return False
    return points >= t.open_points(seat) + FAR_AHEAD


def expected(t: BoardState, seat: i64, other: i64, kind: i64) -> i64:
    """How many cards of a kind another player may hold, in hundredths, as a seat can tell."""
    bank = BANK_WITHOUT_END if t.terms.unlimited else BANK_OF_19
    out = amount(bank, kind) - amount(t.stock, kind) - amount(t.hands[seat], kind)
    all_shares: i64 = 0
    share: i64 = 0
    for holder in range(t.seats):
        if holder != seat:
            weight = size(t.hands[holder]) * (1 + amount(income(t, holder), kind))
            all_shares += weight
            if holder == other:
                share = weight
    return 100 * out * share // all_shares if all_shares > 0 else i64(0)


def would_gain(t: BoardState, other: i64, given: i64, taken: i64) -> bool:
    """Whether somebody plausibly likes to give one kind for another: it is the one earned more often."""
    earned = income(t, other)
    return amount(earned, given) > amount(earned, taken)


def exchange(t: BoardState, seat: i64, price: i64) -> i64:
    """A card for a card that completes what the seat saves for, and that somebody may well agree to; -1: none."""
    lack = missing(t.hands[seat], price)
    if size(lack) != 1 or t.seats == 2:  # between two, what helps one harms the other
        return NONE
    best: i64 = NONE
    most: i64 = LIKELY - 1
    for want in range(KINDS):
        if amount(lack, want) == 0:
            continue
        for give in range(KINDS):
            if give != want and spare(t, seat, price, give) > 0:
                for other in range(t.seats):
                    if other != seat and would_gain(t, other, want, give) and not too_strong(t, seat, other):
                        likely = expected(t, seat, other, want)
                        if likely > most:
                            most = likely
                            best = give + WANT * want
    return best


def grow_offer(t: BoardState, seat: i64, price: i64) -> i64:
    """The next card of the exchange; what was begun and makes no sense any more is dropped."""
    cards = exchange(t, seat, price) if seat == t.turn and t.offered == 0 else i64(NONE)
    if cards == NONE:
        return verbs.WITHDRAW
    if trade.gives(t, seat) == 0:
        return verbs.GIVE | good_is(cards % WANT)
    if trade.wants(t, seat) == 0:
        return verbs.WANT | good_is(cards // WANT)
    return verbs.PROPOSE


def scarcity(t: BoardState, seat: i64, cards: i64) -> i64:
    """How rare some cards are for a seat: those it earns seldom count more."""
    earned = income(t, seat)
    total: i64 = 0
    for kind in range(KINDS):
        pips = amount(earned, kind)
        if pips < PLENTY:
            total += (PLENTY - pips) * amount(cards, kind)
    return total


def answer(t: BoardState, seat: i64, price: i64, duel_gain: i64) -> i64:
    """Accept what brings the goal nearer, and bargains, between two only a large gain; never help who is too strong."""
    offered = trade.gives(t, t.turn)
    wanted = trade.wants(t, t.turn)
    if not covers(t.hands[seat], wanted) or too_strong(t, seat, t.turn):
        return verbs.DECLINE
    better = gain(t, seat, price, wanted, offered)
    if t.seats == 2:
        return verbs.ACCEPT if better >= duel_gain else verbs.DECLINE
    return verbs.ACCEPT if better > 0 or (better == 0 and bargain(t, seat, offered, wanted)) else verbs.DECLINE


def bargain(t: BoardState, seat: i64, offered: i64, wanted: i64) -> bool:
    """Whether an even exchange is worth it: something scarce, from somebody who is not ahead."""
    if t.open_points(t.turn) > t.open_points(seat):
        return False
    return scarcity(t, seat, offered) >= scarcity(t, seat, wanted) + BARGAIN
