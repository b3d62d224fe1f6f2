"""Tearing down own buildings and units (KB-23)."""

from mypy_extensions import i64

from catanica.games.principality.cards.catalogue import is_built
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.geometry import LAID
from catanica.games.principality.position.piece import owner_of, slot
from catanica.games.principality.rules.laying_out import uncover
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import DEMOLISH
from catanica.games.principality.vocabulary import card_is, card_of, flag_is, place_is, place_of, seat_is, seat_of
from catanica.kernel.arrays import added
from catanica.kernel.refusal import Fault


def may_go(g: Duel, p: i64) -> bool:
    """Only expansions go; covered cards and cards that lie on others stay as long as they lie there (PR-28)."""
    return place_of(p) < LAID and is_built(g.cat.kind[card_of(p)])


def take_out(g: Duel, where: i64, place: i64, card: i64) -> i64:
    """A card leaves play; what lay beneath it comes to light. Returns the piece."""
    land = g.land(where)
    p = land.remove_piece(land.find_piece(place, card))
    if g.cat.upon[card] != 0:
        uncover(g, where, place)
    g.rules.effects[card].gone(g, where, card, place)
    return p


def lay_aside(g: Duel, card: i64, owner: i64) -> None:
    """To the discard pile (KB-23), or back to the display it came from (105.C.b, PR-7)."""
    if g.rules.displayed[card] > 0:
        g.display = added(g.display, slot(card, 0))
    else:
        g.put_away(card, owner)


def offer_demolitions(g: Duel, seat: i64, out: Options) -> None:
    """Every own building or unit, at home or abroad (KB-23, 120.A.a)."""
    if not g.rules.house.demolition:
        return
    offer_demolitions_in(g, seat, seat, out)
    if g.look(1 - seat).foreign:
        offer_demolitions_in(g, seat, 1 - seat, out)


def offer_demolitions_in(g: Duel, seat: i64, where: i64, out: Options) -> None:
    """Every building or unit of a player in one of the lands."""
    found = g.look(where)
    if where == seat and found.razed:
        out.add_all(found.razes)
        return
    if where != seat and found.razed_abroad:
        out.add_all(found.razes_abroad)
        return
    fresh = out.count
    kinds = g.cat.kind
    for p in g.land(where).built:
        if owner_of(p) == seat and place_of(p) < LAID and is_built(kinds[card_of(p)]):  # see `may_go`
            out.add(DEMOLISH | card_is(card_of(p)) | place_is(place_of(p)) | seat_is(where))
    if found.twins:
        out.drop_repeats(fresh)  # two equal cards on a side are one choice
    if where == seat:
        found.razes = out.written[fresh : out.count]
        found.razed = True
    else:
        found.razes_abroad = out.written[fresh : out.count]
        found.razed_abroad = True


def demolish(g: Duel, seat: i64, code: i64) -> None:
    """The card goes to the discard pile or the display, never to the hand."""
    p = take_out(g, seat_of(code), place_of(code), card_of(code))
    lay_aside(g, card_of(code), owner_of(p))
    what = seat_is(seat) | card_is(card_of(code)) | place_is(place_of(code))
    g.tell(h.DEMOLISHED, what | flag_is(1 if seat_of(code) != seat else 0))


def demolition_faults(g: Duel, seat: i64, code: i64) -> list[Fault]:
    """Everything that speaks against tearing a card down."""
    out: list[Fault] = []
    card = card_of(code)
    if card <= 0 or card >= len(g.cat.ids) or seat_of(code) > 1:
        return [g.fault("not_there", card="")]
    name = g.cat.ids[card]
    if not g.rules.house.demolition:
        out.append(g.fault("no_demolition"))
    if not is_built(g.cat.kind[card]):
        out.append(g.fault("central_stays", card=name))
        return out
    land = g.land(seat_of(code))
    i = land.find_piece(place_of(code), card)
    if i < 0:
        out.append(g.fault("not_there", card=name))
    elif owner_of(land.built[i]) != seat:
        out.append(g.fault("not_yours", card=name))
    elif not may_go(g, land.built[i]):
        out.append(g.fault("central_stays", card=name))
    return out
