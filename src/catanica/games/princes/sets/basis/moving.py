"""Moving house: two own regions, or two own expansions, change places; the layout must stay legal (PR-8, PR-32)."""

from mypy_extensions import i64

from catanica.games.princes.ids import MOVE_FIRST, MOVE_SECOND
from catanica.games.principality.cards.catalogue import COVER, GREEN, RED, REGION_SITE, is_built
from catanica.games.principality.position.duel import Duel, Options, Rulebook, Step
from catanica.games.principality.position.geometry import AT_REGION, COVERED, ON_ROAD, OUTSIDE, SIDES
from catanica.games.principality.position.land import Land
from catanica.games.principality.position.piece import card_of, owner_of, place_of, target_of, with_target
from catanica.games.principality.steps.card_step import CardStep
from catanica.games.principality.steps.goods_steps import first_place, last_region
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import REGION, TARGET, action, second, third, verb_of
from catanica.kernel.agenda import arg_a, arg_b, arg_c
from catanica.kernel.ints import bit


def is_expansion(g: Duel, seat: i64, p: i64) -> bool:
    """Whether a card in play is an own expansion; covered cards and counter cards are none."""
    return owner_of(p) == seat and place_of(p) < OUTSIDE and is_built(g.cat.kind[card_of(p)])


def slot_fits(g: Duel, seat: i64, card: i64, place: i64) -> bool:
    """Whether a place is of the kind a card needs."""
    slot_ = g.cat.slot[card]
    if slot_ == GREEN:
        fits = place < SIDES
    elif slot_ == RED or slot_ == COVER:
        fits = place < SIDES and g.land(seat).cities & bit(place >> 1) != 0
    elif slot_ == REGION_SITE:
        fits = AT_REGION <= place < ON_ROAD
    else:
        fits = ON_ROAD <= place < OUTSIDE
    return fits and g.rules.effects[card].fits(g, seat, card, place)


def swap_pieces(g: Duel, land: Land, i: i64, j: i64) -> None:
    """Two cards in play change places; cards they cover go with them."""
    p = land.built[i]
    q = land.built[j]
    k: i64 = 0
    while k < len(land.built):
        c = land.built[k]
        if place_of(c) == COVERED:
            if target_of(c) == place_of(p) + 1 and g.cat.upon[card_of(p)] == card_of(c):
                land.built[k] = with_target(c, place_of(q) + 1)
            elif target_of(c) == place_of(q) + 1 and g.cat.upon[card_of(q)] == card_of(c):
                land.built[k] = with_target(c, place_of(p) + 1)
        k += 1
    land.built[i] = (p & ~0x7F) | place_of(q)
    land.built[j] = (q & ~0x7F) | place_of(p)


def pair_fits(g: Duel, seat: i64, p: i64, q: i64) -> bool:
    """Whether two expansions may change places."""
    if place_of(p) == place_of(q) or not is_expansion(g, seat, q):
        return False
    return slot_fits(g, seat, card_of(p), place_of(q)) and slot_fits(g, seat, card_of(q), place_of(p))


def swap_regions(land: Land, i: i64, j: i64) -> None:
    """Two regions change places, with their stock and whatever lies at them (PR-8)."""
    land.regions[i], land.regions[j] = land.regions[j], land.regions[i]
    k: i64 = 0
    while k < len(land.built):
        place = place_of(land.built[k])
        if place == AT_REGION + i:
            land.built[k] = (land.built[k] & ~0x7F) | (AT_REGION + j)
        elif place == AT_REGION + j:
            land.built[k] = (land.built[k] & ~0x7F) | (AT_REGION + i)
        k += 1


def regions_fit(g: Duel, seat: i64, i: i64, j: i64) -> bool:
    """Whether two regions may change places: what lies at them must be allowed to lie there afterwards (PR-32)."""
    land = g.land(seat)
    if i == j or land.regions[i] == 0 or land.regions[j] == 0:
        return False
    swap_regions(land, i, j)
    fits = True
    for p in land.built:
        place = place_of(p)
        if place == AT_REGION + i or place == AT_REGION + j:
            card = card_of(p)
            if is_built(g.cat.kind[card]) and not g.rules.effects[card].fits(g, owner_of(p), card, place):
                fits = False
    swap_regions(land, i, j)
    return fits


class MoveFirst(CardStep):
    """The first of two regions or expansions. a: seat, b: card."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Everything that has a partner to change places with."""
        seat = arg_a(e)
        land = g.land(seat)
        i = first_place(land)
        while i < last_region(land):
            j = first_place(land)
            while j < last_region(land):
                if regions_fit(g, seat, i, j):
                    out.add(action(REGION, seat, i))
                    break
                j += 1
            i += 1
        for p in land.built:
            if is_expansion(g, seat, p):
                for q in land.built:
                    if pair_fits(g, seat, p, q):
                        code = action(TARGET, seat, place_of(p), card_of(p))
                        if not out.has(code):
                            out.add(code)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Then the second."""
        if verb_of(code) == REGION:
            g.push_raw(MOVE_SECOND, arg_a(e) | 2, second(code), arg_b(e))
        else:
            g.push_raw(MOVE_SECOND, arg_a(e) | (second(code) << 2), third(code), arg_b(e))


class MoveSecond(Step):
    """The second one. a: seat | 2 for regions | place of the expansion << 2, b: region or expansion, c: card."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player."""
        return arg_a(e) & 1

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every partner."""
        seat = arg_a(e) & 1
        land = g.land(seat)
        if arg_a(e) & 2 != 0:
            j = first_place(land)
            while j < last_region(land):
                if regions_fit(g, seat, arg_b(e), j):
                    out.add(action(REGION, seat, j))
                j += 1
            return
        p = land.built[land.find_piece(arg_a(e) >> 2, arg_b(e))]
        for q in land.built:
            if pair_fits(g, seat, p, q):
                code = action(TARGET, seat, place_of(q), card_of(q))
                if not out.has(code):
                    out.add(code)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """They change places; goods stay on their cards."""
        seat = arg_a(e) & 1
        land = g.land(seat)
        if arg_a(e) & 2 != 0:
            swap_regions(land, arg_b(e), second(code))
            g.note(h.REGIONS_SWAPPED, seat, land.regions[second(code)] & 0x1FF, second(code), 0, -1)
            g.note(h.REGIONS_SWAPPED, seat, land.regions[arg_b(e)] & 0x1FF, arg_b(e), 0, -1)
            return
        old = arg_a(e) >> 2
        swap_pieces(g, land, land.find_piece(old, arg_b(e)), land.find_piece(second(code), third(code)))
        g.note(h.MOVED, seat, arg_b(e), second(code), 0, -1)
        g.note(h.MOVED, seat, third(code), old, 0, -1)

    def card(self, g: Duel, e: i64) -> i64:
        """The relocation."""
        return arg_c(e)


def register(rules: Rulebook) -> None:
    """Bind the steps to their numbers."""
    rules.steps[MOVE_FIRST] = MoveFirst("move_first", "PR-32")
    rules.steps[MOVE_SECOND] = MoveSecond("move_second", "PR-32")
