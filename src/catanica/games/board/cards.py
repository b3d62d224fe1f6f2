"""Development cards: buying, and what knights, road building, invention and monopoly do (BG-16 to BG-19)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from catanica.games.board import building, events, steps
from catanica.games.board.goods import (
    CARD_COST,
    INVENTION,
    KINDS,
    KNIGHT,
    MONOPOLY,
    ROAD_BUILDING,
    amount,
    covers,
    pack,
    size,
)
from catanica.games.board.table import NONE, Table
from catanica.games.board.verbs import (
    BUY_CARD,
    DRAW,
    PLAY_INVENTION,
    PLAY_KNIGHT,
    PLAY_MONOPOLY,
    PLAY_ROADS,
    TAKE,
    code,
)
from catanica.kernel.ints import bit

POINT_CARDS: Final = 0x3FF << 10  # the field of the cards that are never played
ARMY_LEAST: Final = 3  # knights the largest army asks for
FREE_ROADS: Final = 2
INVENTED: Final = 2  # cards an invention brings


def playable(t: Table, seat: i64, card: i64) -> bool:
    """Held, not bought this turn, and none played yet this turn (BG-17)."""
    return not t.played and amount(t.cards[seat], card) > amount(t.fresh, card)


def can_buy(t: Table, seat: i64) -> bool:
    """A card is left and can be paid."""
    return t.deck != 0 and covers(t.hands[seat], CARD_COST)


def list_plays(t: Table, seat: i64, out: vec[i64]) -> vec[i64]:
    """The development cards a seat may play now."""
    if t.played or (t.cards[seat] - t.fresh) & ~POINT_CARDS == 0:
        return out
    if playable(t, seat, KNIGHT):
        out = append(out, code(PLAY_KNIGHT))
    if playable(t, seat, ROAD_BUILDING) and building.roads_left(t, seat) > 0 and building.has_road_place(t, seat):
        out = append(out, code(PLAY_ROADS))
    if playable(t, seat, INVENTION) and t.bank != 0:
        out = append(out, code(PLAY_INVENTION))
    if playable(t, seat, MONOPOLY):
        for kind in range(KINDS):
            out = append(out, code(PLAY_MONOPOLY, kind))
    return out


def list_buy(t: Table, seat: i64, out: vec[i64]) -> vec[i64]:
    """Buying, if possible."""
    if can_buy(t, seat):
        out = append(out, code(BUY_CARD))
    return out


def list_takes(t: Table, out: vec[i64]) -> vec[i64]:
    """Every kind the bank still has."""
    for kind in range(KINDS):
        if amount(t.bank, kind) > 0:
            out = append(out, code(TAKE, kind))
    return out


def list_draws(t: Table, out: vec[i64]) -> vec[i64]:
    """Every single card left in the stack."""
    for card in range(KINDS):
        for _ in range(amount(t.deck, card)):
            out = append(out, code(DRAW, card))
    return out


def buy(t: Table, seat: i64) -> None:
    """Pay, then draw blindly."""
    building.pay(t, seat, CARD_COST)
    t.push_raw(steps.DRAW, seat, 0)


def draw(t: Table, seat: i64, card: i64) -> None:
    """The card drawn goes hidden to the buyer."""
    t.deck -= pack(card, 1)
    t.cards[seat] += pack(card, 1)
    t.fresh += pack(card, 1)
    t.reveals += 1
    t.note(events.BOUGHT, seat, card, 0, 0, bit(seat))


def _lay_open(t: Table, seat: i64, card: i64) -> None:
    """A card is played: no second one this turn."""
    t.cards[seat] -= pack(card, 1)
    t.spent += pack(card, 1)
    t.played = True
    t.note(events.PLAYED, seat, card, 0, 0, -1)


def play_knight(t: Table, seat: i64) -> None:
    """The robber moves; the army may become the largest (BG-18)."""
    _lay_open(t, seat, KNIGHT)
    t.knights[seat] += 1
    if t.knights[seat] >= ARMY_LEAST and (t.army == NONE or t.knights[seat] > t.knights[t.army]) and t.army != seat:
        t.army = seat
        t.note(events.ARMY, seat, t.knights[seat], 0, 0, -1)
    t.push_raw(steps.ROBBER, seat, 0)


def play_roads(t: Table, seat: i64) -> None:
    """Two free roads, or as many as pieces and places allow (BG-19)."""
    _lay_open(t, seat, ROAD_BUILDING)
    t.push_raw(steps.FREE_ROAD, seat, FREE_ROADS)


def free_road(t: Table, seat: i64, edge: i64, left: i64) -> None:
    """Place one of the free roads."""
    building.lay_road(t, seat, edge)
    if left > 1 and building.roads_left(t, seat) > 0 and building.has_road_place(t, seat):
        t.replace(steps.FREE_ROAD, seat, left - 1)
    else:
        t.pop()


def play_invention(t: Table, seat: i64) -> None:
    """Two cards of choice, or what the bank still has (BG-19)."""
    _lay_open(t, seat, INVENTION)
    t.push_raw(steps.TAKE, seat, INVENTED if size(t.bank) >= INVENTED else 1)


def take(t: Table, seat: i64, kind: i64, left: i64) -> None:
    """One card from the bank."""
    t.hands[seat] += pack(kind, 1)
    t.bank -= pack(kind, 1)
    t.note(events.TOOK, seat, kind, 1, 0, -1)
    if left > 1:
        t.replace(steps.TAKE, seat, left - 1)
    else:
        t.pop()


def play_monopoly(t: Table, seat: i64, kind: i64) -> None:
    """All cards of a kind from everybody (BG-19)."""
    _lay_open(t, seat, MONOPOLY)
    t.reveals += 1
    for victim in range(t.seats):
        count = amount(t.hands[victim], kind)
        if victim != seat and count > 0:
            t.hands[victim] -= pack(kind, count)
            t.hands[seat] += pack(kind, count)
            t.note(events.MONOPOLISED, seat, kind, count, victim, -1)
