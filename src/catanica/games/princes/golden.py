"""What the three sets of Goldene Zeiten share: owls and stars, swaps, goods the loser picks, cities, blind draws.

Owls lie on sages, stars on the people's mood; both are goods on a piece, and neither is a resource (PR-18, PR-20).
Step numbers 190 to 199.
"""

from typing import Final

from mypy_extensions import i64

from catanica.games.princes.dice_events import carry_out_event
from catanica.games.princes.ids import YIELD
from catanica.games.principality.cards.catalogue import SAGE
from catanica.games.principality.position.duel import Duel, Options, Rulebook, Step
from catanica.games.principality.position.geometry import LAID
from catanica.games.principality.position.goods import KINDS, of
from catanica.games.principality.position.piece import card_of, goods_on, owner_of, place_of, with_goods
from catanica.games.principality.rules.building import city_fits
from catanica.games.principality.steps.card_step import CardStep
from catanica.games.principality.steps.goods_steps import first_place, gain_at, last_place, lose_at, take_one, takeable
from catanica.games.principality.steps.rows import CITY_BUILT
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import (
    CITY,
    DRAW,
    PASS,
    REGION,
    TARGET,
    action,
    first,
    second,
    third,
    verb_of,
)
from catanica.games.principality.vocabulary import column_is, seat_is
from catanica.kernel.agenda import arg_a, arg_b, arg_c
from catanica.kernel.ints import bit
from catanica.kernel.state import NOBODY

PAY_OWLS: Final = 190
GAIN_OWLS: Final = 191
SWAP_GIVE: Final = 192
SWAP_GET: Final = 193
DRAW_BLIND: Final = 195
FREE_CITY: Final = 196

ROOM: Final = 3  # owls a sage holds, stars a people's mood holds (PR-18, PR-20)
MOOD: Final = "volksstimmung"
EVERY: Final = 63  # all six kinds of goods
FROM_FULL: Final = 2  # swaps from regions that hold three
ONE_STACK: Final = 2  # further cards come from the stack drawn from first
MAY_STOP: Final = 4  # the player need not draw


# -- owls -----------------------------------------------------------------------------------------------------------


def is_sage(g: Duel, p: i64) -> bool:
    """Whether a card in play is a sage."""
    return g.cat.flags[card_of(p)] & SAGE != 0


def sages(g: Duel, seat: i64) -> i64:
    """How many sages a player has."""
    n: i64 = 0
    for p in g.land(seat).built:
        if is_sage(g, p):
            n += 1
    return n


def owls(g: Duel, seat: i64) -> i64:
    """All owls on a player's sages."""
    n: i64 = 0
    for p in g.land(seat).built:
        if is_sage(g, p):
            n += goods_on(p)
    return n


def owl_room(g: Duel, seat: i64) -> i64:
    """How many more owls a player's sages can take."""
    return sages(g, seat) * ROOM - owls(g, seat)


def change_goods(g: Duel, seat: i64, index: i64, by: i64) -> i64:
    """Put goods on a piece or take them off, between none and three; returns the change."""
    land = g.land(seat)
    now = goods_on(land.built[index])
    then = now + by
    if then > ROOM:
        then = ROOM
    if then < 0:
        then = 0
    land.built[index] = with_goods(land.built[index], then)
    return then - now


def give_owl(g: Duel, seat: i64, index: i64) -> None:
    """A sage gets an owl; without room it is lost (PR-41)."""
    if change_goods(g, seat, index, 1) > 0:
        p = g.land(seat).built[index]
        g.note(h.TOKENS, seat, card_of(p), place_of(p), goods_on(p), -1)


def offer_sages(g: Duel, seat: i64, with_owls: bool, out: Options) -> None:
    """A player's sages that hold an owl, or that have room for one."""
    for p in g.land(seat).built:
        if is_sage(g, p) and (goods_on(p) > 0 if with_owls else goods_on(p) < ROOM):
            out.add(action(TARGET, seat, place_of(p), card_of(p)))


class PayOwls(Step):
    """A player pays owls. a: seat, b: number, c: card."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player, if several sages could pay and not all owls must go."""
        out = Options()
        offer_sages(g, arg_a(e), True, out)
        return NOBODY if arg_b(e) == 0 or out.count < 2 or owls(g, arg_a(e)) <= arg_b(e) else arg_a(e)

    def run(self, g: Duel, e: i64) -> None:
        """No choice: take what there is."""
        left = arg_b(e)
        out = Options()
        offer_sages(g, arg_a(e), True, out)
        for code in out.codes:
            while left > 0 and self.one(g, arg_a(e), code):
                left -= 1

    def one(self, g: Duel, seat: i64, code: i64) -> bool:
        """One owl from a sage; False if it has none left."""
        land = g.land(seat)
        i = land.find_piece(second(code), third(code))
        if change_goods(g, seat, i, -1) == 0:
            return False
        g.note(h.TOKENS, seat, third(code), second(code), goods_on(land.built[i]), -1)
        return True

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Sages with owls."""
        offer_sages(g, arg_a(e), True, out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """One owl, then the next."""
        self.one(g, arg_a(e), code)
        if arg_b(e) > 1:
            g.push_raw(PAY_OWLS, arg_a(e), arg_b(e) - 1, arg_c(e))

    def card(self, g: Duel, e: i64) -> i64:
        """What is paid for."""
        return arg_c(e)


class GainOwls(Step):
    """A player spreads owls over the sages. a: seat, b: number, c: card."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player, while there is a choice."""
        out = Options()
        offer_sages(g, arg_a(e), False, out)
        return NOBODY if arg_b(e) == 0 or out.count < 2 or owl_room(g, arg_a(e)) <= arg_b(e) else arg_a(e)

    def run(self, g: Duel, e: i64) -> None:
        """No choice: fill what there is; the rest is lost."""
        land = g.land(arg_a(e))
        left = arg_b(e)
        i: i64 = 0
        while i < len(land.built):
            while left > 0 and is_sage(g, land.built[i]) and goods_on(land.built[i]) < ROOM:
                give_owl(g, arg_a(e), i)
                left -= 1
            i += 1

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Sages with room."""
        offer_sages(g, arg_a(e), False, out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """One owl, then the next."""
        give_owl(g, arg_a(e), g.land(arg_a(e)).find_piece(second(code), third(code)))
        if arg_b(e) > 1:
            g.push_raw(GAIN_OWLS, arg_a(e), arg_b(e) - 1, arg_c(e))

    def card(self, g: Duel, e: i64) -> i64:
        """Where they come from."""
        return arg_c(e)


# -- stars ----------------------------------------------------------------------------------------------------------


def mood_at(g: Duel, seat: i64) -> i64:
    """Where a player's people's mood is in the built list; -1 in games without it."""
    n: i64 = g.cat.number(MOOD)
    return -1 if n < 0 else g.land(seat).find_piece(LAID, n)


def stars(g: Duel, seat: i64) -> i64:
    """The stars on a player's people's mood."""
    i = mood_at(g, seat)
    return 0 if i < 0 else goods_on(g.land(seat).built[i])


def star_room(g: Duel, seat: i64) -> i64:
    """How many more stars the people's mood can take."""
    return 0 if mood_at(g, seat) < 0 else ROOM - stars(g, seat)


def change_stars(g: Duel, seat: i64, by: i64) -> i64:
    """Gain or pay stars; those without room are lost (PR-41). Returns the change."""
    i = mood_at(g, seat)
    if i < 0:
        return 0
    done = change_goods(g, seat, i, by)
    if done != 0:
        p = g.land(seat).built[i]
        g.note(h.TOKENS, seat, card_of(p), place_of(p), goods_on(p), -1)
    return done


# -- goods ----------------------------------------------------------------------------------------------------------


def room_for(g: Duel, seat: i64, kinds: i64, barred: i64) -> bool:
    """Whether there is room for a good of one of the kinds, the barred one excepted."""
    room = g.land(seat).room(g.cat)
    k: i64 = 0
    while k < KINDS:
        if kinds & bit(k) != 0 and k != barred and of(room, k) > 0:
            return True
        k += 1
    return False


def offer_given(g: Duel, seat: i64, kinds: i64, full: bool, out: Options) -> None:
    """Own goods that could be swapped for another of the kinds."""
    land = g.land(seat)
    i = first_place(land)
    end = last_place(land)
    while i < end:
        if land.regions[i] >> 9 >= (3 if full else 1) and room_for(g, seat, kinds, land.kind_at(g.cat, i)):
            out.add(action(REGION, seat, i))
        i += 1


def can_swap(g: Duel, seat: i64, kinds: i64, full: bool) -> bool:
    """Whether anything could be swapped."""
    out = Options()
    offer_given(g, seat, kinds, full, out)
    return out.count > 0


class SwapGive(Step):
    """A player gives one good for others. a: seat | FROM_FULL, b: kinds | number << 6, c: 1 to pass | card << 1."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player, if anything can be swapped."""
        return arg_a(e) & 1 if can_swap(g, arg_a(e) & 1, arg_b(e) & EVERY, arg_a(e) & FROM_FULL != 0) else NOBODY

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Own goods, or no swap."""
        offer_given(g, arg_a(e) & 1, arg_b(e) & EVERY, arg_a(e) & FROM_FULL != 0, out)
        if arg_c(e) & 1 != 0:
            out.add(PASS)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Give it, then choose."""
        if verb_of(code) == PASS:
            return
        seat = arg_a(e) & 1
        kind = g.land(seat).kind_at(g.cat, second(code))
        lose_at(g, seat, second(code), 1, h.PAID)
        g.push_raw(SWAP_GET, seat, arg_b(e) & EVERY & ~bit(kind), (arg_b(e) >> 6) | (arg_c(e) >> 1 << 4))

    def card(self, g: Duel, e: i64) -> i64:
        """The card that swaps."""
        return arg_c(e) >> 1


class SwapGet(Step):
    """The goods a swap brings. a: seat, b: kinds, c: number | card << 4."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player, while there is room; the rest is lost (PR-41)."""
        return arg_a(e) if arg_c(e) & 15 != 0 and room_for(g, arg_a(e), arg_b(e), -1) else NOBODY

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Regions of these kinds with room."""
        land = g.land(arg_a(e))
        i = first_place(land)
        end = last_place(land)
        while i < end:
            if land.regions[i] != 0 and land.regions[i] >> 9 < 3 and arg_b(e) & bit(land.kind_at(g.cat, i)) != 0:
                out.add(action(REGION, arg_a(e), i))
            i += 1

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """One, then the next."""
        gain_at(g, arg_a(e), second(code), 1, h.GAINED)
        g.push_raw(SWAP_GET, arg_a(e), arg_b(e), arg_c(e) - 1)

    def card(self, g: Duel, e: i64) -> i64:
        """The card that swaps."""
        return arg_c(e) >> 4


def swap(g: Duel, seat: i64, kinds: i64, number: i64, card: i64, flags: i64) -> None:
    """A player swaps one good for a number of others; flags: FROM_FULL, 1 if the player may decline."""
    g.push_raw(SWAP_GIVE, seat | (flags & FROM_FULL), kinds | (number << 6), (flags & 1) | (card << 1))


class Yield(Step):
    """A player hands over goods of his own choice that the other can store. a: loser, b: number, c: card."""

    def who(self, g: Duel, e: i64) -> i64:
        """The loser, while there is anything to hand over."""
        out = Options()
        self.legal(g, e, out)
        return arg_a(e) if arg_b(e) > 0 and out.count > 0 else NOBODY

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Own regions with a good the other has room for."""
        takeable(g, 1 - arg_a(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """One, then the next."""
        loser = arg_a(e)
        if arg_b(e) > 1:
            g.push_raw(YIELD, loser, arg_b(e) - 1, arg_c(e))
        take_one(g, 1 - loser, second(code))

    def card(self, g: Duel, e: i64) -> i64:
        """The card that demands."""
        return arg_c(e)


# -- cities ---------------------------------------------------------------------------------------------------------


def offer_cities(g: Duel, seat: i64, out: Options) -> None:
    """Settlements that can become cities."""
    column: i64 = 0
    while column < 12:
        if g.cities_left > 0 and city_fits(g.land(seat), column):
            out.add(action(CITY, column))
        column += 1


def can_grow(g: Duel, seat: i64) -> bool:
    """Whether a settlement can become a city."""
    out = Options()
    offer_cities(g, seat, out)
    return out.count > 0


class FreeCity(CardStep):
    """A settlement becomes a city; what it costs has been paid. a: seat, b: card."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any settlement."""
        offer_cities(g, arg_a(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Build it."""
        g.push(CITY_BUILT, seat_is(arg_a(e)) | column_is(first(code)))


# -- cards ----------------------------------------------------------------------------------------------------------


class DrawBlind(Step):
    """A player draws from the tops of stacks. a: seat | ONE_STACK | MAY_STOP, b: number | (stack + 1) << 4, c: card."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player, while there is a card to draw."""
        out = Options()
        self.stacks(g, e, out)
        return arg_a(e) & 1 if arg_b(e) & 15 != 0 and out.count > 0 else NOBODY

    def stacks(self, g: Duel, e: i64, out: Options) -> None:
        """The stacks to draw from."""
        only = arg_b(e) >> 4
        s: i64 = 0
        while s < g.stacks.count():
            if (only == 0 or only == s + 1) and g.stacks.size(s) > 0 and g.may_use_stack(arg_a(e) & 1, s):
                out.add(action(DRAW, s))
            s += 1

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """A stack, or no more."""
        self.stacks(g, e, out)
        if arg_a(e) & MAY_STOP != 0:
            out.add(PASS)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """One card, usable at once (PR-30), then the next."""
        if verb_of(code) == PASS:
            return
        seat = arg_a(e) & 1
        s = first(code)
        card = g.draw_top(seat, s)
        g.note(h.DREW, seat, card, s, 0, bit(seat))
        only = s + 1 if arg_a(e) & ONE_STACK != 0 else 0
        g.push_raw(DRAW_BLIND, arg_a(e), ((arg_b(e) & 15) - 1) | (only << 4), arg_c(e))

    def card(self, g: Duel, e: i64) -> i64:
        """The card that lets one draw."""
        return arg_c(e)


def strike_face(g: Duel, face: i64) -> None:
    """The event die shows a face once more in a turn; it holds for both players at once."""
    g.event_die = face
    g.note(h.ROLLED, g.active, 0, face, g.die, -1)
    carry_out_event(g)


def owned(g: Duel, seat: i64, card: str) -> bool:
    """Whether a player has a card of that name in play at home."""
    n: i64 = g.cat.number(card)
    for p in g.land(seat).built:
        if card_of(p) == n and owner_of(p) == seat:
            return True
    return False


def register_golden(rules: Rulebook) -> None:
    """Bind the shared steps; every one of the three sets does so."""
    s = rules.steps
    s[PAY_OWLS] = PayOwls("pay_owls", "PR-18")
    s[GAIN_OWLS] = GainOwls("gain_owls", "PR-18")
    s[SWAP_GIVE] = SwapGive("swap_give", "PR-41")
    s[SWAP_GET] = SwapGet("swap_get", "PR-41")
    s[YIELD] = Yield("yield", "PR-41")
    s[DRAW_BLIND] = DrawBlind("draw_blind", "PR-30")
    s[FREE_CITY] = FreeCity("free_city", "PR-25")
