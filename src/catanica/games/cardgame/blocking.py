"""Cards that lie on a building and keep it from working: several may lie on one (103.P.a, 112.M.a).

Such a card lies at `LAID` in the land of the building, aimed at it, whoever laid it. The building, its lord's or a
guest's, is marked as blocked, keeps its properties, and works again when the last of them has gone.
"""

from mypy_extensions import i64, mypyc_attr

from catanica.games.cardgame.fetching import pick_up, put_down
from catanica.games.principality.cards.effect import ON_MIRROR, ON_SETTLE
from catanica.games.principality.cards.frequent import Asks
from catanica.games.principality.cards.powers import knights_helper
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.geometry import LAID
from catanica.games.principality.position.piece import (
    aim,
    aimed_card,
    aimed_place,
    apart,
    blocked,
    owner_of,
    piece,
    target_of,
    with_apart,
    with_blocked,
    with_since,
    with_target,
)
from catanica.games.principality.steps.card_step import offer_target
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.vocabulary import card_is, card_of, cause_is, place_is, place_of, seat_is


def laid_on(g: Duel, land: i64, target: i64, card: i64 = 0) -> i64:
    """How many cards (of a name) lie on the buildings of one name at a place, whoever laid them."""
    n: i64 = 0
    for p in g.land(land).built:
        if place_of(p) == LAID and target_of(p) == target and (card == 0 or card_of(p) == card):
            n += 1
    return n


def covered(g: Duel, land: i64, target: i64) -> i64:
    """On how many of the buildings of one name at a place something lies: several cards may lie on one (112.M.a)."""
    first: i64 = 0
    others: i64 = 0
    for p in g.land(land).built:
        if place_of(p) == LAID and target_of(p) == target:
            if apart(p):
                others += 1
            else:
                first = 1
    return first + others


def equals_there(g: Duel, land: i64, owner: i64, place: i64, card: i64, resting: bool = False) -> i64:
    """How many cards of a name a player has at a place of a land; those that something keeps from working, if asked."""
    n: i64 = 0
    for p in g.land(land).built:
        if place_of(p) == place and card_of(p) == card and owner_of(p) == owner and (blocked(p) or not resting):
            n += 1
    return n


def find_there(g: Duel, land: i64, owner: i64, place: i64, card: i64, on: bool) -> i64:
    """Where in a land a player's card of a name lies at a place, blocked or not; -1 if there is none."""
    built = g.land(land).built
    i: i64 = 0
    while i < len(built):
        p = built[i]
        if place_of(p) == place and card_of(p) == card and owner_of(p) == owner and blocked(p) == on:
            return i
        i += 1
    return -1


def lay_on(g: Duel, seat: i64, card: i64, land: i64, owner: i64, code: i64) -> None:
    """A card just played stays lying on a building, named by an option, which does nothing from now on."""
    there = g.land(land)
    place = place_of(code)
    building = card_of(code)
    i = find_there(g, land, owner, place, building, False)
    beside = i >= 0 and laid_on(g, land, aim(place, building)) > 0
    if i >= 0:
        there.alter(i, with_blocked(there.built[i], True))
    told = seat_is(land) | card_is(building) | place_is(place)
    g.tell(h.BLOCKED, told | cause_is(card))
    pick_up(g, seat, card)
    laid = with_target(piece(LAID, card, seat), aim(place, building))
    there.lay(with_since(with_apart(laid, beside), g.turn))


def lift(g: Duel, land: i64, index: i64, owner: i64) -> None:
    """A card goes off a building to the pile; the building works again, unless another one lies on it."""
    there = g.land(land)
    target = target_of(there.built[index])
    put_down(g, land, index)
    place = aimed_place(target)
    card = aimed_card(target)
    free = find_there(g, land, owner, place, card, True)
    if free < 0 or covered(g, land, target) >= equals_there(g, land, owner, place, card, resting=True):
        return
    alone = find_there(g, land, owner, place, card, False) < 0
    there.alter(free, with_blocked(there.built[free], False))
    comes_last(g, land, free)
    if alone and owner == land:
        copies_come_last(g, 1 - land, target)


def comes_last(g: Duel, land: i64, index: i64) -> None:
    """A card that has begun to work: what acts on knights counts from when it takes effect (117.A.a)."""
    there = g.land(land)
    if knights_helper(g, land, there.built[index]) >= 0:
        there.lay(there.remove_piece(index))


def copies_come_last(g: Duel, land: i64, target: i64) -> None:
    """Cards of a land that copy a building begin to work with it."""
    there = g.land(land)
    left: i64 = len(there.built)
    i: i64 = 0
    while left > 0:
        p = there.built[i]
        if g.cat.hooks[card_of(p)] & ON_MIRROR != 0 and target_of(p) == target and knights_helper(g, land, p) >= 0:
            there.lay(there.remove_piece(i))
        else:
            i += 1
        left -= 1


def bare(g: Duel, land: i64, index: i64, owner: i64) -> bool:
    """Whether the building under a card has left play; of equal ones the older goes with what was laid first (112.M.b).

    Two cards of one name do not lie on one building.
    """
    p = g.land(land).built[index]
    target = target_of(p)
    place = aimed_place(target)
    card = aimed_card(target)
    resting = equals_there(g, land, owner, place, card, resting=True)
    if resting < covered(g, land, target):
        return True
    return laid_on(g, land, target, card_of(p)) > equals_there(g, land, owner, place, card)


def offer_unlaid(g: Duel, seat: i64, p: i64, card: i64, out: Options) -> None:
    """Name a building of a player at home, unless a card of a name lies on each of its equals already."""
    if not blocked(p):  # nothing lies on this one
        offer_target(seat, p, out)
        return
    place = place_of(p)
    building = card_of(p)
    laid = laid_on(g, seat, aim(place, building), card)
    if laid < equals_there(g, seat, seat, place, building):
        offer_target(seat, p, out)


@mypyc_attr(allow_interpreted_subclasses=True)
class LaidOnBuilding(Asks):
    """A card that lies on a building of its land and goes to the pile when that leaves play."""

    def fixed(self) -> i64:
        """Buildings lie in play."""
        return ON_SETTLE

    def settle(self, g: Duel, land: i64, index: i64) -> bool:
        """The building has left play."""
        if not bare(g, land, index, land):
            return False
        put_down(g, land, index)
        return True
