"""The decisions that cards of Barbaren & Handelsherren ask for."""

from typing import Final

from mypy_extensions import i64

from catanica.games.cardgame.blocking import lay_on, lift, offer_unlaid
from catanica.games.cardgame.fetching import fetch, remind
from catanica.games.cardgame.fleets import dearer_kinds, traded_kinds
from catanica.games.cardgame.naming import building_faults, warded_fault
from catanica.games.cardgame.sets.barbaren_handelsherren.barbarians import FORFEIT, VICTORY, Forfeit, Victory
from catanica.games.cardgame.sets.barbaren_handelsherren.brewery import BREW, Brew
from catanica.games.cardgame.sets.barbaren_handelsherren.flavo import FLAVO, FLAVO_PLACE, Flavo, FlavoPlace
from catanica.games.principality import vocabulary as v
from catanica.games.principality.cards.catalogue import ACTION, TRADE_FLEET, UNIT
from catanica.games.principality.cards.powers import warded
from catanica.games.principality.cards.shared_cards import give_one, offer_stored_gifts
from catanica.games.principality.cards.stores import purse
from catanica.games.principality.position.duel import Duel, Options, Step
from catanica.games.principality.position.geometry import LAID
from catanica.games.principality.position.goods import KINDS, NAMES, of
from catanica.games.principality.position.piece import owner_of
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.steps.card_step import CardStep, ChoiceStep
from catanica.games.principality.steps.goods_steps import gain, pay, receive, take_one, takeable
from catanica.games.principality.steps.wrong_choice import handed_faults, id_of, index_there, kind_there, region_there
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import GIVE, PICK, REGION, WANT, verb_of
from catanica.kernel.ints import bit
from catanica.kernel.refusal import Fault

CLOTH: Final = v.STEPS.add("cloth", v.SEAT, v.CARD, v.PLACE)
BROTHER: Final = v.STEPS.add("brother", v.SEAT, v.CARD, v.PLACE)
VOYAGE: Final = v.STEPS.add("voyage", v.SEAT, v.CARD)
TRADE_LORD: Final = v.STEPS.add("trade_lord", v.SEAT, v.CARD)
FLEET_PICK: Final = v.STEPS.add("fleet_pick", v.SEAT, v.CARD)
DOGMA: Final = v.STEPS.add("dogma", v.SEAT, v.CARD)
DOGMA_ENDS: Final = v.STEPS.add("dogma_ends", v.SEAT, v.CARD)  # in whose land it lies
SPICE_KIND: Final = v.STEPS.add("spice_kind", v.SEAT, v.CARD)
SPICE_TAKE: Final = v.STEPS.add("spice_take", v.SEAT, v.CARD, v.NUMBER, v.GOOD)  # how many are still to be taken
SPICE_GIVE: Final = v.STEPS.add("spice_give", v.SEAT, v.CARD, v.GOOD)  # the kind taken

WARES: Final = 2  # resources that a full cloth residence exchanges
CARGO: Final = 3  # resources a lucky voyage or a spice caravan brings at most
LEARNED: Final = ("palast", "kirche", "bibliothek", "universitaet")  # what a dogma may lie on (112.E.a)


# -- cloth residence, brotherhood -------------------------------------------------------------------------------------


class Cloth(CardStep):
    """The owner names the kind of which two go to the bank; two of choice come back (122.C.e)."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any kind with two resources."""
        have = purse(g, v.seat_of(e))
        k: i64 = 0
        while k < KINDS:
            if of(have, k) >= WARES:
                out.add(GIVE | v.good_is(k))
            k += 1

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Give first; this is no bank trade."""
        gain(g, v.seat_of(e), WARES, v.card_of(e))
        pay(g, v.seat_of(e), WARES, v.good_of(code))


class Brother(CardStep):
    """The owner puts a unit or action card of the hand on the discard pile for a resource."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every such card, while there is room for a resource."""
        if g.land(v.seat_of(e)).room(g.cat) == 0:
            return
        for s in g.land(v.seat_of(e)).hand:
            card = v.card_of(s)
            code = PICK | v.card_is(card)
            if (g.cat.kind[card] == ACTION or g.cat.kind[card] == UNIT) and not out.has(code):
                out.add(code)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Everybody sees it."""
        seat = v.seat_of(e)
        g.land(seat).take_hand(v.card_of(code), 1 - seat)
        g.put_away(v.card_of(code), seat)
        g.tell(h.SPENT, v.seat_is(seat) | v.card_is(v.card_of(code)) | v.cause_is(v.card_of(e)))
        gain(g, seat, 1, v.card_of(e))


# -- lucky voyage, Christoph, Sigismund -------------------------------------------------------------------------------


def offer_kinds(kinds: i64, room: i64, out: Options) -> None:
    """The kinds of a mask for which there is room."""
    k: i64 = 0
    while k < KINDS:
        if kinds & bit(k) != 0 and of(room, k) > 0:
            out.add(WANT | v.good_is(k))
        k += 1


class Voyage(ChoiceStep):
    """A player says which of the own trade fleets comes home laden, by its kind (119.J.a)."""

    def card(self, g: Duel, e: i64) -> i64:
        """The lucky voyage."""
        return v.card_of(e)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """The kinds of the own trade fleets that find room on a region."""
        offer_kinds(traded_kinds(g, v.seat_of(e)), g.land(v.seat_of(e)).room(g.cat), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Up to three."""
        receive(g, v.seat_of(e), CARGO, v.good_of(code))


class TradeLord(CardStep):
    """The player names a kind of an own trade fleet: until the turn ends the bank trades it one for one (113.M.b)."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """The kinds of the own trade fleets that are not traded so already."""
        kinds = dearer_kinds(g, v.seat_of(e))
        k: i64 = 0
        while k < KINDS:
            if kinds & bit(k) != 0:
                out.add(WANT | v.good_is(k))
            k += 1

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """What reminds of him says which; `target_of` is the kind plus one."""
        remind(g, v.seat_of(e), v.card_of(e), v.good_of(code) + 1)


class FleetPick(CardStep):
    """A trade fleet of the discard pile comes into the hand (103.K.c)."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every trade fleet that lies there."""
        pile = g.own_pile(v.seat_of(e))
        for s in g.discard:
            card = v.card_of(s)
            if g.cat.flags[card] & TRADE_FLEET != 0 and g.lies_on(s, pile) and not out.has(PICK | v.card_is(card)):
                out.add(PICK | v.card_is(card))

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """The order of the others stays."""
        fetch(g, v.seat_of(e), v.card_of(code), g.own_pile(v.seat_of(e)))


# -- dogma ------------------------------------------------------------------------------------------------------------


class Preach(CardStep):
    """The player lays a dogma on an opposing palace, church, library or university (112.E.a)."""

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """Another building, a warded one, or one that lies under a dogma already."""
        other = 1 - v.seat_of(e)
        out = building_faults(g, self.rule, code, other)
        if index_there(g, code) < 0 or len(out) > 0 or v.seat_of(code) != other:
            return out
        name: dict[str, object] = {"card": id_of(g, v.card_of(code))}
        if g.cat.ids[v.card_of(code)] not in LEARNED:
            return [Fault("of_other_sort", self.rule, name)]
        out = warded_fault(g, code)
        return out if len(out) > 0 else [Fault("lies_under_one", self.rule, name)]

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Those of the opponent on which no dogma lies and that nothing wards, never a building that copies one."""
        other = 1 - v.seat_of(e)
        for p in g.land(other).built:
            card = v.card_of(p)
            if owner_of(p) == other and g.cat.ids[card] in LEARNED and not warded(g, other, p):
                offer_unlaid(g, other, p, v.card_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """It does nothing until the dogma is lifted."""
        lay_on(g, v.seat_of(e), v.card_of(e), v.seat_of(code), v.seat_of(code), code)


class DogmaEnds(Step):
    """A dogma is lifted: the building works again."""

    def run(self, g: Duel, e: i64) -> None:
        """One of those that the other player laid there; it may have gone already."""
        land = g.land(v.seat_of(e))
        i: i64 = 0
        while i < len(land.built):
            p = land.built[i]
            if v.place_of(p) == LAID and v.card_of(p) == v.card_of(e) and owner_of(p) != v.seat_of(e):
                lift(g, v.seat_of(e), i, v.seat_of(e))
                return
            i += 1


# -- spice caravan ----------------------------------------------------------------------------------------------------


def offer_of_kind(g: Duel, taker: i64, kind: i64, same: bool, out: Options) -> None:
    """The other player's regions of a kind, or of all others, with something the taker has room for."""
    every = Options()
    takeable(g, taker, every)
    for code in every.codes:
        if (g.land(1 - taker).kind_at(g.cat, v.region_of(code)) == kind) == same:
            out.add(code)


class SpiceKind(CardStep):
    """The player names a kind that the opponent has."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any for which there is room."""
        every = Options()
        takeable(g, v.seat_of(e), every)
        for region in every.codes:
            code = WANT | v.good_is(g.land(1 - v.seat_of(e)).kind_at(g.cat, v.region_of(region)))
            if not out.has(code):
                out.add(code)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Take up to three, then give one of another kind."""
        seat = v.seat_is(v.seat_of(e)) | v.card_is(v.card_of(e)) | v.good_is(v.good_of(code))
        g.push(SPICE_GIVE, seat)
        g.push(SPICE_TAKE, seat | v.number_is(CARGO))


class SpiceTake(ChoiceStep):
    """One after the other; a region is asked for where there are several."""

    def card(self, g: Duel, e: i64) -> i64:
        """The caravan."""
        return v.card_of(e)

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """Nothing lies on the region, it is of another kind, or there is no room."""
        return handed_faults(g, self.rule, code, 1 - v.seat_of(e), v.good_of(e))

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """The opponent's regions of that kind."""
        offer_of_kind(g, v.seat_of(e), v.good_of(e), True, out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """It changes hands, then the next."""
        left = v.number_of(e) - 1
        if left > 0:
            again = v.seat_is(v.seat_of(e)) | v.card_is(v.card_of(e)) | v.good_is(v.good_of(e))
            g.push(SPICE_TAKE, again | v.number_is(left))
        take_one(g, v.seat_of(e), v.region_of(code))


class SpiceGive(ChoiceStep):
    """The player hands the opponent a resource of another kind than the one taken (112.K.a)."""

    def card(self, g: Duel, e: i64) -> i64:
        """The caravan."""
        return v.card_of(e)

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """Nothing lies on the region, it is of the kind taken, or the opponent has no room."""
        if verb_of(code) != REGION:
            return []
        out = handed_faults(g, self.rule, code, v.seat_of(e))
        if region_there(g, code) and v.seat_of(code) == v.seat_of(e) and kind_there(g, code) == v.good_of(e):
            out.append(Fault("same_kind", self.rule, {"resource": NAMES[v.good_of(e)]}))
        return out

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Own resources of other kinds for which the opponent has room."""
        offer_of_kind(g, 1 - v.seat_of(e), v.good_of(e), False, out)
        if out.count > 0:
            offer_stored_gifts(g, v.seat_of(e), v.good_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """One."""
        give_one(g, v.seat_of(e), code)


def register(rules: Rulebook) -> None:
    """Bind the steps to their rows."""
    rules.add_steps("122.C.e", (CLOTH, Cloth))
    rules.add_steps("103.P.c", (BROTHER, Brother), (BREW, Brew))
    rules.add_step(VOYAGE, Voyage("voyage", "119.J.a"))
    rules.add_steps("113.M.b", (TRADE_LORD, TradeLord))
    rules.add_steps("103.K.c", (FLEET_PICK, FleetPick))
    rules.add_steps("112.E.a", (DOGMA, Preach))
    rules.add_steps("103.E.f", (DOGMA_ENDS, DogmaEnds))
    rules.add_steps("112.K.a", (SPICE_KIND, SpiceKind), (SPICE_TAKE, SpiceTake), (SPICE_GIVE, SpiceGive))
    rules.add_steps("118.C.d", (FLAVO, Flavo))
    rules.add_steps("118.C.e", (FLAVO_PLACE, FlavoPlace))
    rules.add_steps("119.C.b", (VICTORY, Victory))
    rules.add_steps("119.B.a", (FORFEIT, Forfeit))
