"""Seven, robber and theft (BG-8, BG-9)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from catanica.games.board import events, steps
from catanica.games.board.goods import KINDS, amount, pack, size
from catanica.games.board.table import Table
from catanica.games.board.topology import HEX_VERTICES, HEXES
from catanica.games.board.verbs import DISCARD, MOVE_ROBBER, ROB, STEAL, code
from catanica.kernel.ints import bit

KEPT: Final = 7  # up to so many cards nobody gives back
SPARED: Final = 3  # friendly robber: players with fewer open points are spared


def seven(t: Table) -> None:
    """Those with too many cards give back half, in turn order; then the robber moves."""
    t.push_raw(steps.ROBBER, t.turn, 0)
    seat = t.turn
    for _ in range(t.seats):
        seat = seat - 1 if seat > 0 else t.seats - 1  # backwards: the last pushed is asked first
        held = size(t.hands[seat])
        if held > KEPT:
            t.push_raw(steps.DISCARD, seat, held // 2)


def list_discards(t: Table, seat: i64, out: vec[i64]) -> vec[i64]:
    """One card of any kind held."""
    for kind in range(KINDS):
        if amount(t.hands[seat], kind) > 0:
            out = append(out, code(DISCARD, kind))
    return out


def discard(t: Table, seat: i64, kind: i64, left: i64) -> None:
    """Give one card back to the bank."""
    t.hands[seat] -= pack(kind, 1)
    t.bank += pack(kind, 1)
    t.note(events.DISCARDED, seat, kind, 0, 0, -1)
    if left > 1:
        t.replace(steps.DISCARD, seat, left - 1)
    else:
        t.pop()


def spared(t: Table, mover: i64, h: i64) -> bool:
    """House rule of the friendly robber: somebody else with few open points lives at the hex."""
    for seat in range(t.seats):
        if seat != mover and t.buildings(seat) & HEX_VERTICES[h] != 0 and t.open_points(seat) < SPARED:
            return True
    return False


def robber_may_go(t: Table, mover: i64, h: i64) -> bool:
    """To any other hex (BG-9); the friendly robber spares the weak as long as there is another hex for it."""
    if h == t.robber:
        return False
    if not t.terms.friendly or not spared(t, mover, h):
        return True
    for other in range(HEXES):
        if other != t.robber and not spared(t, mover, other):
            return False
    return True


def list_robber_hexes(t: Table, mover: i64, out: vec[i64]) -> vec[i64]:
    """Where the robber may go."""
    for h in range(HEXES):
        if h != t.robber and (not t.terms.friendly or robber_may_go(t, mover, h)):
            out = append(out, code(MOVE_ROBBER, h))
    return out


def is_victim(t: Table, mover: i64, seat: i64) -> bool:
    """Another player with a building at the robber's hex."""
    return seat != mover and t.buildings(seat) & HEX_VERTICES[t.robber] != 0


def list_victims(t: Table, mover: i64, out: vec[i64]) -> vec[i64]:
    """Whom the mover may rob."""
    for seat in range(t.seats):
        if is_victim(t, mover, seat):
            out = append(out, code(ROB, seat))
    return out


def move_robber(t: Table, mover: i64, h: i64) -> None:
    """The robber goes to a hex; then the mover robs one of those who live there."""
    t.robber = h
    t.note(events.ROBBER, mover, h, 0, 0, -1)
    t.pop()
    victims: i64 = 0
    only: i64 = 0
    for seat in range(t.seats):
        if is_victim(t, mover, seat):
            victims += 1
            only = seat
    if victims == 1:
        rob(t, mover, only)
    elif victims > 1:
        t.push_raw(steps.ROB, mover, 0)


def rob(t: Table, thief: i64, victim: i64) -> None:
    """A card is to be drawn from the victim's hand; from an empty hand nothing (BG-9)."""
    if t.hands[victim] != 0:
        t.push_raw(steps.STEAL, thief, victim)


def list_loot(t: Table, victim: i64, out: vec[i64]) -> vec[i64]:
    """Every single card of the victim."""
    for kind in range(KINDS):
        for _ in range(amount(t.hands[victim], kind)):
            out = append(out, code(STEAL, kind))
    return out


def steal(t: Table, thief: i64, victim: i64, kind: i64) -> None:
    """The card changes hands; only the two see which."""
    t.hands[victim] -= pack(kind, 1)
    t.hands[thief] += pack(kind, 1)
    t.reveals += 1
    t.note(events.STOLEN, thief, kind, victim, 0, bit(thief) | bit(victim))
