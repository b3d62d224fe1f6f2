"""Residences of the trade lords, their guild and the colonial base: what bank trades and gold regions fill (122)."""

from mypy_extensions import i64

from catanica.games.cardgame.in_play import UsedAt, of_its_kind
from catanica.games.cardgame.sets.barbaren_handelsherren.steps import CLOTH, WARES
from catanica.games.principality.cards.effect import Effect, several
from catanica.games.principality.cards.stores import change_stored, purse, stored
from catanica.games.principality.position.digest import acting
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.geometry import AT_REGION
from catanica.games.principality.position.goods import GOLD, ONE_OF_EACH, enough
from catanica.games.principality.position.piece import goods_on, owner_of, with_goods
from catanica.games.principality.steps.counters import change_at
from catanica.games.principality.steps.goods_steps import gain, receive
from catanica.games.principality.vocabulary import card_of, place_of


def is_full(g: Duel, seat: i64, p: i64) -> bool:
    """Whether a residence, or a building that copies one, holds all the wares it can."""
    return goods_on(p) >= g.rules.counter("wares").room[acting(g, seat, p)]


def load(g: Duel, seat: i64, p: i64, trader: i64, good: i64) -> None:
    """One ware for each bank trade of the owner in which the residence's kind is given (102.B.Banktausch)."""
    card = acting(g, seat, p)
    if trader != seat or g.cat.resource[card] != good + 1:
        return
    land = g.land(seat)
    i: i64 = 0
    while land.built[i] != p:
        i += 1
    if card == card_of(p):
        change_at(g, seat, g.rules.counter("wares"), i, 1)
    elif not is_full(g, seat, p):  # a building that copies a residence fills up by its own owner's trades (123.AI.a)
        land.alter(i, with_goods(p, goods_on(p) + 1))


class CoinResidence(Effect):
    """Full, it lets gold stand for one resource of each card its owner builds (103.P.c)."""

    def forbid(self, g: Duel, seat: i64, card: i64, place: i64) -> str:
        """At a region of its kind."""
        return "" if of_its_kind(g, seat, card, place) else "other_kind_of_region"

    def banked(self, g: Duel, seat: i64, p: i64, trader: i64, good: i64) -> None:
        """A coin for ore."""
        load(g, seat, p, trader, good)

    def tender(self, g: Duel, seat: i64, p: i64) -> i64:
        """Gold, once three coins lie there."""
        return GOLD if is_full(g, seat, p) else -1


class PaperResidence(Effect):
    """Full, it brings a resource of choice after its owner's own roll (122.C.d)."""

    def forbid(self, g: Duel, seat: i64, card: i64, place: i64) -> str:
        """At a region of its kind."""
        return "" if of_its_kind(g, seat, card, place) else "other_kind_of_region"

    def banked(self, g: Duel, seat: i64, p: i64, trader: i64, good: i64) -> None:
        """A sheet for lumber."""
        load(g, seat, p, trader, good)

    def produced(self, g: Duel, seat: i64, index: i64, number: i64) -> None:
        """After the regions, and only when its owner rolls (103.I.e)."""
        p = g.land(seat).built[index]
        if owner_of(p) == seat and seat == g.active and is_full(g, seat, p):
            gain(g, seat, 1, card_of(p))


def has_wares(g: Duel, seat: i64) -> bool:
    """Whether two resources of a kind are there to give for cloth."""
    two = WARES * ONE_OF_EACH
    return enough(g.land(seat).stock(g.cat), two) != 0 or enough(purse(g, seat), two) != 0


class ClothResidence(UsedAt):
    """Full, it exchanges two equal resources for two of choice, once in a turn (122.C.e)."""

    def __init__(self) -> None:
        super().__init__(CLOTH, True)

    def forbid(self, g: Duel, seat: i64, card: i64, place: i64) -> str:
        """At a region of its kind."""
        return "" if of_its_kind(g, seat, card, place) else "other_kind_of_region"

    def banked(self, g: Duel, seat: i64, p: i64, trader: i64, good: i64) -> None:
        """A bale for wool."""
        load(g, seat, p, trader, good)

    def idle(self, g: Duel, seat: i64, p: i64) -> str:
        """It is not full, or there are no two of a kind."""
        why = several("" if is_full(g, seat, p) else "not_full_yet", "" if has_wares(g, seat) else "lacks_goods")
        return why if why != "" else "not_usable_now"

    def uses(self, g: Duel, seat: i64, p: i64, out: Options) -> None:
        """Once three bales lie there."""
        if is_full(g, seat, p):
            super().uses(g, seat, p, out)

    def ready(self, g: Duel, seat: i64, p: i64) -> bool:
        """Two of a kind are there to give."""
        return has_wares(g, seat)


class Guild(Effect):
    """Whatever the opponent gives the bank brings its owner one of that kind (102.B.Banktausch)."""

    def banked(self, g: Duel, seat: i64, p: i64, trader: i64, good: i64) -> None:
        """On a region, room permitting."""
        if trader != seat:
            receive(g, seat, 1, good)


class ColonialBase(Effect):
    """Gold of its own, by the number of its region, that is no stock (122.B.a)."""

    def forbid(self, g: Duel, seat: i64, card: i64, place: i64) -> str:
        """At a gold region."""
        return "" if of_its_kind(g, seat, card, place) else "other_kind_of_region"

    def produced(self, g: Duel, seat: i64, index: i64, number: i64) -> None:
        """One gold in either player's turn, whatever doubles the region; a building that copies it lies at none."""
        land = g.land(seat)
        p = land.built[index]
        if place_of(p) < AT_REGION:
            return
        region = card_of(land.regions[place_of(p) - AT_REGION])
        if g.cat.die[region] == number and stored(p) < g.cat.capacity[card_of(p)]:
            change_stored(g, seat, index, GOLD, 1)
