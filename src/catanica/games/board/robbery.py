"""Seven, robber and theft (BG-8, BG-9)."""

from typing import Final

from mypy_extensions import i64

from catanica.games.board import happenings, verbs
from catanica.games.board.book import BOOK, DEEDS, Ask, Deed, Fall, OneByOne
from catanica.games.board.faults import fault
from catanica.games.board.goods import KINDS, RESOURCE_NAMES, amount, nth, pack, size
from catanica.games.board.state import BoardState
from catanica.games.board.topology import HEX_VERTICES, HEXES, hex_name
from catanica.games.board.vocabulary import (
    COUNT,
    HEX,
    SEAT,
    STEPS,
    VICTIM,
    count_is,
    good_is,
    good_of,
    hex_is,
    hex_of,
    knowers_is,
    seat_is,
    seat_of,
    victim_is,
    victim_of,
)
from catanica.kernel.ints import bit
from catanica.kernel.listing import Options
from catanica.kernel.refusal import Fault

KEPT: Final = 7  # up to so many cards nobody gives back
SPARED: Final = 3  # friendly robber: players with fewer open points are spared

DISCARD: Final = STEPS.add("discard", SEAT, COUNT)  # so many cards are still to be given back
ROBBER: Final = STEPS.add("move-robber", SEAT)
ROB: Final = STEPS.add("choose-victim", SEAT)
STEAL: Final = STEPS.add("steal", SEAT, VICTIM)


def seven(t: BoardState) -> None:
    """Those with too many cards give back half, in turn order; then the robber moves."""
    t.push(ROBBER, seat_is(t.turn))
    seat = t.turn
    for _ in range(t.seats):
        seat = t.before(seat)  # backwards: the last pushed is asked first
        held = size(t.hands[seat])
        if held > KEPT:
            t.push(DISCARD, seat_is(seat) | count_is(held // 2))


class Discard(OneByOne):
    """Cards are given back one by one."""

    def together(self) -> bool:
        """Everybody looks at the own hand only."""
        return True

    def legal(self, g: BoardState, e: i64, out: Options) -> None:
        """One card of any kind held."""
        hand = g.hands[seat_of(e)]
        for kind in range(KINDS):
            if amount(hand, kind) > 0:
                out.add(verbs.DISCARD | good_is(kind))

    def one(self, g: BoardState, seat: i64, code: i64) -> None:
        """One card goes back to the bank."""
        kind = good_of(code)
        g.hands[seat] -= pack(kind, 1)
        g.stock += pack(kind, 1)
        g.tell(happenings.DISCARDED, seat_is(seat) | good_is(kind))


class DiscardDeed(Deed):
    """Give a card back."""

    def faults(self, t: BoardState, seat: i64, code: i64) -> list[Fault]:
        """It must be held."""
        kind = good_of(code)
        held = amount(t.hands[seat], kind) > 0
        return [] if held else [fault("board_not_held", {"resource": RESOURCE_NAMES[kind]})]


def spared(t: BoardState, mover: i64, h: i64) -> bool:
    """House rule of the friendly robber: somebody else with few open points lives at the hex."""
    for seat in range(t.seats):
        if seat != mover and t.buildings(seat) & HEX_VERTICES[h] != 0 and t.open_points(seat) < SPARED:
            return True
    return False


def robber_may_go(t: BoardState, mover: i64, h: i64) -> bool:
    """To any other hex than its own (BG-9); the friendly robber spares the weak as long as there is another for it."""
    if not t.terms.friendly or not spared(t, mover, h):
        return True
    for other in range(HEXES):
        if other != t.robber and not spared(t, mover, other):
            return False
    return True


def is_victim(t: BoardState, mover: i64, seat: i64) -> bool:
    """Another player with a building at the robber's hex."""
    return seat != mover and t.buildings(seat) & HEX_VERTICES[t.robber] != 0


def rob(t: BoardState, thief: i64, victim: i64) -> None:
    """A card is to be drawn from the victim's hand; from an empty hand nothing (BG-9)."""
    if t.hands[victim] != 0:
        t.push(STEAL, seat_is(thief) | victim_is(victim))


class Robber(Ask):
    """The robber moves."""

    def legal(self, g: BoardState, e: i64, out: Options) -> None:
        """Where it may go."""
        mover = seat_of(e)
        open_: i64 = bit(HEXES) - 1
        for h in range(HEXES):
            if h == g.robber or (g.terms.friendly and not robber_may_go(g, mover, h)):
                open_ &= ~bit(h)
        out.add_each(verbs.MOVE_ROBBER, open_, HEX)

    def take(self, g: BoardState, e: i64, code: i64) -> None:
        """It goes to a hex; then the mover robs one of those who live there."""
        mover = seat_of(e)
        g.robber = hex_of(code)
        g.tell(happenings.ROBBER, seat_is(mover) | hex_is(g.robber))
        victims: i64 = 0
        only: i64 = 0
        for seat in range(g.seats):
            if is_victim(g, mover, seat):
                victims += 1
                only = seat
        if victims == 1:
            rob(g, mover, only)
        elif victims > 1:
            g.push(ROB, seat_is(mover))


class MoveRobber(Deed):
    """Move the robber."""

    def faults(self, t: BoardState, seat: i64, code: i64) -> list[Fault]:
        """It must leave its hex; the friendly one spares the weak."""
        h = hex_of(code)
        if h == t.robber:
            return [fault("board_robber_must_move", {"place": hex_name(h)})]
        if not robber_may_go(t, seat, h):
            return [fault("board_robber_is_friendly", {"place": hex_name(h)})]
        return []


class ChooseVictim(Ask):
    """Whom the mover robs."""

    def legal(self, g: BoardState, e: i64, out: Options) -> None:
        """Everybody else who lives at the robber's hex."""
        mover = seat_of(e)
        for seat in range(g.seats):
            if is_victim(g, mover, seat):
                out.add(verbs.ROB | seat_is(seat))

    def take(self, g: BoardState, e: i64, code: i64) -> None:
        """A card of theirs."""
        rob(g, seat_of(e), seat_of(code))


class RobDeed(Deed):
    """Rob somebody."""

    def faults(self, t: BoardState, seat: i64, code: i64) -> list[Fault]:
        """Somebody else who lives there."""
        victim = seat_of(code)
        if victim == seat:
            return [fault("board_not_yourself", {})]
        if t.robber >= 0 and not is_victim(t, seat, victim):
            return [fault("board_nobody_to_rob_there", {"seat": int(victim)})]
        return []


class Steal(Fall):
    """A card is drawn blindly from the victim's hand."""

    def legal(self, g: BoardState, e: i64, out: Options) -> None:
        """Every single card of the victim."""
        hand = g.hands[victim_of(e)]
        for kind in range(KINDS):
            for _ in range(amount(hand, kind)):
                out.add(verbs.STEAL | good_is(kind))

    def draw(self, g: BoardState, e: i64) -> i64:
        """One of them."""
        hand = g.hands[victim_of(e)]
        return verbs.STEAL | good_is(nth(hand, g.rng.below(size(hand))))

    def take(self, g: BoardState, e: i64, code: i64) -> None:
        """The card changes hands; only the two see which."""
        thief = seat_of(e)
        victim = victim_of(e)
        kind = good_of(code)
        g.hands[victim] -= pack(kind, 1)
        g.hands[thief] += pack(kind, 1)
        g.reveals += 1
        known = knowers_is(bit(thief) | bit(victim))
        g.tell(happenings.STOLEN, seat_is(thief) | good_is(kind) | victim_is(victim) | known)


BOOK.add_step(DISCARD, Discard(DISCARD, "BG-8", [verbs.DISCARD]))
BOOK.add_step(ROBBER, Robber(ROBBER, "BG-9", [verbs.MOVE_ROBBER]))
BOOK.add_step(ROB, ChooseVictim(ROB, "BG-9", [verbs.ROB]))
BOOK.add_step(STEAL, Steal(STEAL, "BG-9"))
DEEDS[verbs.DISCARD] = DiscardDeed()
DEEDS[verbs.MOVE_ROBBER] = MoveRobber()
DEEDS[verbs.ROB] = RobDeed()
