"""Cards that leave play against their owner's will, and where they go (PR-7)."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from catanica.games.principality import vocabulary as v
from catanica.games.principality.cards.catalogue import BUILDING, TRADE_FLEET, UNIT
from catanica.games.principality.cards.effect import ON_LOSS
from catanica.games.principality.cards.powers import watched
from catanica.games.principality.position.digest import acting, minding
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.geometry import COVERED, SIDES
from catanica.games.principality.position.piece import BOTH, owner_of, slot
from catanica.games.principality.rules.demolition import lay_aside, take_out
from catanica.games.principality.rules.surplus import offer_stacks
from catanica.games.principality.steps.card_step import ChoiceStep, offer_target
from catanica.games.principality.steps.wrong_choice import id_of, index_there
from catanica.games.principality.telling import happenings as h
from catanica.kernel.refusal import Fault

# What may be named.
BUILDINGS: Final = 1  # any building
TOWN_BUILDINGS: Final = 2  # buildings in a settlement or city that can burn
STRONG_UNITS: Final = 3  # units with strength
ABLE_UNITS: Final = 4  # units with strength or commerce
TRADE_SHIPS: Final = 5
UNITS: Final = 6

# Where a lost card goes.
TO_STACK: Final = 0
TO_DISCARD: Final = 1


def may_be_named(g: Duel, where: i64, p: i64, what: i64) -> bool:
    """Whether a card in a land may be picked."""
    card = v.card_of(p)
    kind = g.cat.kind[card]
    place = v.place_of(p)
    if place == COVERED:
        return False
    if what == BUILDINGS:
        return kind == BUILDING
    if what == TOWN_BUILDINGS:
        return kind == BUILDING and place < SIDES and not watched(g, where, place)
    if kind != UNIT:
        return False
    if what == STRONG_UNITS:
        return g.cat.strength[card] > 0
    if what == ABLE_UNITS:
        return g.cat.strength[card] > 0 or g.cat.trade[card] > 0
    if what == TRADE_SHIPS:
        return g.cat.flags[card] & TRADE_FLEET == TRADE_FLEET
    return True


def offer_named(g: Duel, seat: i64, what: i64, out: Options) -> None:
    """Every card of a player, at home or abroad, that may be picked; equal ones at a place are one choice."""
    where: i64 = 0
    while where < 2:
        for p in g.land(where).built:
            if owner_of(p) == seat and may_be_named(g, where, p, what):
                offer_target(where, p, out)
        where += 1


def naming_faults(g: Duel, rule: str, code: i64, owner: i64, what: i64) -> list[Fault]:
    """Why a card of a player may not be picked; nothing if it does not lie there at all."""
    i = index_there(g, code)
    if i < 0:
        return []
    p = g.land(v.seat_of(code)).built[i]
    name: dict[str, object] = {"card": id_of(g, v.card_of(p))}
    if owner_of(p) != owner:
        if owner == g.to_move:
            return [Fault("own_card_asked", rule, name)]
        return [Fault("their_card_asked", rule, name)]
    town = what == TOWN_BUILDINGS and g.cat.kind[v.card_of(p)] == BUILDING
    if town and watched(g, v.seat_of(code), v.place_of(p)):
        return [Fault("fire_watched", rule, name)]
    return [Fault("of_other_sort", rule, name)]


def count_named(g: Duel, seat: i64, what: i64) -> i64:
    """How many cards of a player may be picked, equal ones counted one by one."""
    n: i64 = 0
    where: i64 = 0
    while where < 2:
        for p in g.land(where).built:
            if owner_of(p) == seat and may_be_named(g, where, p, what):
                n += 1
        where += 1
    return n


def lose(g: Duel, where: i64, place: i64, card: i64, goes: i64) -> None:
    """A card leaves play: under a stack with its own back, or to the discard pile, or to the open stack (PR-7)."""
    p = take_out(g, where, place, card)
    owner = owner_of(p)
    g.tell(h.REMOVED, v.seat_is(owner) | v.card_is(card) | v.place_is(place))
    if goes == TO_DISCARD or g.rules.displayed[card] > 0:
        lay_aside(g, card, owner)
    else:
        g.push(UNDER_STACK, v.seat_is(owner) | v.card_is(card))
    for minds in minding(g, owner, ON_LOSS):
        g.rules.effects[acting(g, owner, minds)].other_lost(g, owner, minds, card)


UNDER_STACK: Final = v.STEPS.add("under_stack", v.SEAT, v.CARD)


class UnderStack(ChoiceStep):
    """The owner puts a lost card under a stack with the same back; empty stacks are stacks too."""

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """A stack of another back; an empty one would do."""
        s = v.stack_of(code)
        return [g.fault("other_back", stack=int(s + 1))] if s < g.stacks.count() else []

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """The stacks with that back."""
        offer_stacks(g, v.seat_of(e), v.card_of(e), out)

    def chooser(self, g: Duel, e: i64) -> i64:
        """The owner."""
        return v.seat_of(e)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Both know where it lies."""
        g.stacks.put_under(v.stack_of(code), slot(v.card_of(e), BOTH))
        g.tell(
            h.PUT_UNDER,
            v.seat_is(v.seat_of(e)) | v.card_is(v.card_of(e)) | v.stack_is(v.stack_of(code)) | h.known_is(BOTH),
        )

    def holds(self, g: Duel, e: i64, out: Options) -> None:
        """The card."""
        out.add(v.card_of(e))

    def card(self, g: Duel, e: i64) -> i64:
        """The card."""
        return v.card_of(e)


GIVE_UP: Final = v.STEPS.add("give_up", v.SEAT, v.NUMBER, v.CARD, v.FLAG)


class GiveUp(ChoiceStep):
    """A player chooses an own card, which is lost. The number says what may be named, the flag where it goes."""

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """The other player's, or of another sort."""
        return naming_faults(g, self.rule, code, v.seat_of(e), v.number_of(e))

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """What may be named."""
        offer_named(g, v.seat_of(e), v.number_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """It is lost."""
        lose(g, v.seat_of(code), v.place_of(code), v.card_of(code), v.flag_of(e))

    def card(self, g: Duel, e: i64) -> i64:
        """What causes it."""
        return v.card_of(e)


def give_up(g: Duel, owner: i64, what: i64, goes: i64, cause: i64) -> None:
    """A player will choose which of the own cards is lost."""
    g.push(GIVE_UP, v.seat_is(owner) | v.number_is(what) | v.flag_is(goes) | v.card_is(cause))


def fetch_card(g: Duel, seat: i64, card: i64) -> None:
    """A card of the discard pile comes into a hand; everybody sees it, the order of the rest stays (PR-31)."""
    i: i64 = len(g.discard) - 1
    while v.card_of(g.discard[i]) != card:
        i -= 1
    rest = g.discard[:i]
    i += 1
    while i < len(g.discard):
        rest = append(rest, g.discard[i])
        i += 1
    g.heap_up(rest)
    g.land(seat).add_hand(slot(card, 7))
    g.tell(h.FETCHED, v.seat_is(seat) | v.card_is(card))
