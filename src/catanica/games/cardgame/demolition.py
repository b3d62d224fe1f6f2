"""Tearing down own buildings and units (KB-23)."""

from librt.vecs import append
from mypy_extensions import i64

from catanica.games.cardgame.faults import fault
from catanica.games.principality import happenings as h
from catanica.games.principality.catalogue import BUILDING, UNIT
from catanica.games.principality.duel import Duel, Options
from catanica.games.principality.geometry import LAID
from catanica.games.principality.piece import card_of, owner_of
from catanica.games.principality.verbs import DEMOLISH, action, first, second, third
from catanica.kernel.refusal import Fault


def offer_demolitions(g: Duel, seat: i64, out: Options) -> None:
    """Every own building or unit, at home or abroad (KB-23, 120.A.a)."""
    if not g.rules.house.demolition:
        return
    for p in g.land(seat).built:
        if owner_of(p) == seat and p & 0x7F != LAID:
            out.add(action(DEMOLISH, card_of(p), p & 0x7F, seat))
    for p in g.land(1 - seat).built:
        if owner_of(p) == seat and p & 0x7F != LAID:
            out.add(action(DEMOLISH, card_of(p), p & 0x7F, 1 - seat))


def demolish(g: Duel, seat: i64, code: i64) -> None:
    """The card goes to the discard pile, never to the hand."""
    land = g.land(third(code))
    land.remove_piece(land.find_piece(second(code), first(code)))
    g.discard = append(g.discard, first(code))
    g.note(h.DEMOLISHED, seat, first(code), second(code), 0, -1)


def demolition_faults(g: Duel, seat: i64, code: i64) -> list[Fault]:
    """Everything that speaks against tearing a card down."""
    out: list[Fault] = []
    card = first(code)
    if card <= 0 or card >= len(g.cat.ids) or third(code) > 1:
        return [fault("not_there", card="")]
    name = g.cat.ids[card]
    if not g.rules.house.demolition:
        out.append(fault("no_demolition"))
    if g.cat.kind[card] != BUILDING and g.cat.kind[card] != UNIT:
        out.append(fault("central_stays", card=name))
        return out
    land = g.land(third(code))
    i = land.find_piece(second(code), card)
    if i < 0:
        out.append(fault("not_there", card=name))
    elif owner_of(land.built[i]) != seat:
        out.append(fault("not_yours", card=name))
    return out
