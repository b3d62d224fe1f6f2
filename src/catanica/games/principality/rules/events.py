"""What the event dice of both games share: brigands, drawing an event card, cards in play that watch the die."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from catanica.games.principality.cards.catalogue import STOREHOUSE
from catanica.games.principality.cards.effect import ON_EVENT, ON_FACE
from catanica.games.principality.cards.powers import best_of, has_trait
from catanica.games.principality.position.digest import acting, minding, traits_of, user_card, user_gate, user_index
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.geometry import SIDES
from catanica.games.principality.position.goods import WOOL
from catanica.games.principality.position.piece import OPEN, owner_of, slot, stock_of
from catanica.games.principality.position.pile import take_at
from catanica.games.principality.steps.goods_steps import first_place, last_region, lose_at
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.vocabulary import card_is, card_of, place_of, seat_is
from catanica.kernel.ints import bit

SAFE: Final = 7  # brigands rob whoever has more than this


def hooked_faces(g: Duel, seat: i64, face: i64) -> None:
    """Cards in play that act on a face of the event die."""
    if not g.hooks(seat, ON_FACE):
        return
    built = g.land(seat).built
    found = g.look(seat)
    for minder in found.minders:
        if user_gate(minder) & ON_FACE != 0:
            g.rules.effects[user_card(minder)].face(g, seat, built[user_index(minder)], face)


def hooked_events(g: Duel, card: i64) -> None:
    """Cards in play that mind an event card that is carried out; the active player's come first."""
    hooked_events_in(g, 1 - g.active, card)
    hooked_events_in(g, g.active, card)


def hooked_events_in(g: Duel, seat: i64, card: i64) -> None:
    """The same of one player."""
    for p in minding(g, seat, ON_EVENT):
        g.rules.effects[acting(g, seat, p)].event_acts(g, seat, p, card)


def counted_by_brigands(g: Duel, seat: i64) -> i64:
    """A player's resources without the regions beside fortified storehouses (KB-10, 121.A.a)."""
    land = g.land(seat)
    safe = stored_safely(g, seat)
    total: i64 = 0
    i = first_place(land)
    end = last_region(land)
    while i < end:
        if safe & bit(i) == 0:
            total += stock_of(land.regions[i])
        i += 1
    return total


def stored_safely(g: Duel, seat: i64) -> i64:
    """Mask of the regions beside a player's fortified storehouses."""
    regions: i64 = 0
    if has_trait(g, seat, STOREHOUSE):
        for p in g.land(seat).built:
            if place_of(p) < SIDES and owner_of(p) == seat and traits_of(g, seat, p) & STOREHOUSE != 0:
                regions |= bit(place_of(p)) | bit(place_of(p) + 2)
    return regions


def kept_from_brigands(g: Duel, seat: i64) -> i64:
    """Kinds of which a player's cards keep one."""
    kinds: i64 = 0
    for p in g.land(seat).built:
        if owner_of(p) == seat:
            kinds |= g.rules.effects[acting(g, seat, p)].keeps()
    return kinds


def left_alone(g: Duel, seat: i64) -> i64:
    """How many resources brigands leave a player: seven, or what a card says (121.A.a)."""
    most = best_of(g, seat, g.cat.safe) if g.rules.safe else i64(0)
    return most if most > SAFE else SAFE


def rob(g: Duel, seat: i64) -> None:
    """More than seven counted resources: wool and ore, or wool and gold, are lost, all of it (KB-10, PR-2)."""
    if counted_by_brigands(g, seat) <= left_alone(g, seat) or g.spared(seat):
        return
    land = g.land(seat)
    kept = ~kept_from_brigands(g, seat)  # kinds of which one need not stay
    i = first_place(land)
    end = last_region(land)
    while i < end:
        if stock_of(land.regions[i]) > 0:
            kind = land.kind_at(g.cat, i)
            if kind == g.rules.house.robbed or kind == WOOL:
                stays: i64 = 1 if kept & bit(kind) == 0 else 0
                kept |= bit(kind)
                lose_at(g, seat, i, land.stock_at(i) - stays, h.LOST)
        i += 1


def put_back(stack: vec[i64], s: i64, depth: i64) -> vec[i64]:
    """The stack with a card under it, or under that many of its top cards."""
    if depth < 0:
        return append(stack, s)
    out = append(stack[:depth], s)
    i = depth
    while i < len(stack):
        out = append(out, stack[i])
        i += 1
    return out


def draw_event(g: Duel) -> i64:
    """The top event card lies open and goes under the stack, where both know it lies (KB-12). Returns it."""
    card = card_of(g.event_stack[0])
    g.event_stack = put_back(take_at(g.event_stack, 0), slot(card, OPEN), g.rules.effects[card].depth())
    g.drawn_event = card
    g.reveals += 1
    g.tell(h.EVENT_CARD, seat_is(g.active) | card_is(card))
    return card
