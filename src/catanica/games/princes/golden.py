"""What the three sets of Goldene Zeiten share: swaps, free cities, one more face of the event die."""

from typing import Final

from mypy_extensions import i64

from catanica.games.princes.dice_events import carry_out_event
from catanica.games.princes.gaining import YIELD, Yield
from catanica.games.principality import vocabulary as v
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.goods import kinds_in
from catanica.games.principality.position.piece import owner_of, stock_of
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.rules.building import city_fits
from catanica.games.principality.steps.card_step import CardStep, SeveralStep
from catanica.games.principality.steps.drawing import DRAW_BLIND, DrawBlind
from catanica.games.principality.steps.goods_steps import first_place, gain_at, last_place, lose_at, offer_kinds
from catanica.games.principality.steps.rows import CITY_BUILT
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import CITY, REGION
from catanica.kernel.ints import bit
from catanica.kernel.state import NOBODY
from catanica.kernel.words import Field

FULL: Final = Field("full", "flag", 57, 1)  # swaps from regions that hold three

EVERY: Final = 63  # all six kinds of goods


# -- goods ----------------------------------------------------------------------------------------------------------


def room_for(g: Duel, seat: i64, kinds: i64, barred: i64) -> bool:
    """Whether there is room for a good of one of the kinds, the barred one excepted."""
    free = kinds_in(g.land(seat).room(g.cat)) & kinds
    return (free if barred < 0 else free & ~bit(barred)) != 0


def may_give(g: Duel, seat: i64, kinds: i64, full: bool, i: i64) -> bool:
    """Whether a region's goods could be swapped for another of the kinds."""
    land = g.land(seat)
    return stock_of(land.regions[i]) >= (3 if full else 1) and room_for(g, seat, kinds, land.kind_at(g.cat, i))


def offer_given(g: Duel, seat: i64, kinds: i64, full: bool, out: Options) -> None:
    """Every such region."""
    land = g.land(seat)
    for i in range(first_place(land), last_place(land)):
        if may_give(g, seat, kinds, full, i):
            out.add(REGION | v.seat_is(seat) | v.region_is(i))


def can_swap(g: Duel, seat: i64, kinds: i64, full: bool) -> bool:
    """Whether there is one."""
    land = g.land(seat)
    least: i64 = 3 if full else 1
    free = kinds_in(land.room(g.cat)) & kinds
    i = first_place(land)
    end = last_place(land)
    while i < end and free != 0:
        if stock_of(land.regions[i]) >= least and free & ~bit(land.kind_at(g.cat, i)) != 0:
            return True
        i += 1
    return False


SWAP_GIVE: Final = v.STEPS.add("swap_give", v.SEAT, v.NUMBER, v.CARD, v.KINDS, v.FLAG, FULL)
SWAP_GET: Final = v.STEPS.add("swap_get", v.SEAT, v.NUMBER, v.CARD, v.KINDS)


class SwapGive(SeveralStep):
    """A player gives one good for a number of others out of some kinds; with the flag it may be declined."""

    def offers(self, g: Duel, e: i64, out: Options) -> None:
        """Own goods that could be swapped."""
        offer_given(g, v.seat_of(e), v.kinds_of(e), FULL.of(e) == 1, out)

    def chosen(self, g: Duel, e: i64, code: i64) -> None:
        """Give it, then choose."""
        seat = v.seat_of(e)
        kind = g.land(seat).kind_at(g.cat, v.region_of(code))
        lose_at(g, seat, v.region_of(code), 1, h.PAID)
        swap_get(g, seat, v.kinds_of(e) & ~bit(kind), v.number_of(e), self.card(g, e))


class SwapGet(CardStep):
    """The goods a swap brings."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player, while there is room; the rest is lost (PR-41)."""
        return v.seat_of(e) if v.number_of(e) > 0 and room_for(g, v.seat_of(e), v.kinds_of(e), -1) else i64(NOBODY)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Regions of these kinds with room."""
        offer_kinds(g, v.seat_of(e), v.kinds_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """One, then the next."""
        gain_at(g, v.seat_of(e), v.region_of(code), 1, h.GAINED)
        swap_get(g, v.seat_of(e), v.kinds_of(e), v.number_of(e) - 1, self.card(g, e))


def swap_get(g: Duel, seat: i64, kinds: i64, n: i64, card: i64) -> None:
    """A player takes what a swap brings."""
    g.push(SWAP_GET, v.seat_is(seat) | v.number_is(n) | v.kinds_is(kinds) | v.card_is(card))


def swap(g: Duel, seat: i64, kinds: i64, n: i64, card: i64) -> None:
    """A player swaps one good for a number of others."""
    g.push(SWAP_GIVE, v.seat_is(seat) | v.number_is(n) | v.kinds_is(kinds) | v.card_is(card))


def may_swap(g: Duel, seat: i64, kinds: i64, n: i64, card: i64) -> None:
    """The same if the player likes."""
    g.push(SWAP_GIVE, v.seat_is(seat) | v.number_is(n) | v.kinds_is(kinds) | v.card_is(card) | v.flag_is(1))


def swap_from_full(g: Duel, seat: i64, kinds: i64, card: i64) -> None:
    """A player swaps one good of a region that holds three for another."""
    g.push(SWAP_GIVE, v.seat_is(seat) | v.number_is(1) | v.kinds_is(kinds) | v.card_is(card) | FULL.put(1))


# -- cities ---------------------------------------------------------------------------------------------------------


FREE_CITY: Final = v.STEPS.add("free_city", v.SEAT, v.CARD)


class FreeCity(CardStep):
    """A settlement becomes a city; what it costs has been paid."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Settlements that can become cities."""
        seat = v.seat_of(e)
        column: i64 = 0
        while column < 12:
            if g.cities_left > 0 and city_fits(g.land(seat), column):
                out.add(CITY | v.column_is(column))
            column += 1

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Build it."""
        g.push(CITY_BUILT, v.seat_is(v.seat_of(e)) | v.column_is(v.column_of(code)))


def strike_face(g: Duel, face: i64) -> None:
    """The event die shows a face once more in a turn; it holds for both players at once."""
    g.event_die = face
    g.tell(h.FACE_SHOWN, v.seat_is(g.active) | h.face_is(face))
    carry_out_event(g)


def owned(g: Duel, seat: i64, card: str) -> bool:
    """Whether a player has a card of that name in play at home."""
    n: i64 = g.cat.number(card)
    for p in g.land(seat).built:
        if v.card_of(p) == n and owner_of(p) == seat:
            return True
    return False


def register_golden(rules: Rulebook) -> None:
    """Bind the shared steps; every one of the three sets does so."""
    rules.add_steps("PR-41", (SWAP_GIVE, SwapGive), (SWAP_GET, SwapGet), (YIELD, Yield))
    rules.add_steps("PR-30", (DRAW_BLIND, DrawBlind))
    rules.add_steps("PR-25", (FREE_CITY, FreeCity))
