"""The odd cards of Zeit des Wohlstands, one class each."""

from typing import Final

from mypy_extensions import i64

from catanica.games.princes.dice_events import BRIGANDS, CELEBRATION, SPARED, TRADE
from catanica.games.princes.golden import (
    EVERY,
    FREE_CITY,
    can_swap,
    owned,
    swap,
    swap_from_full,
)
from catanica.games.princes.modes import THEME
from catanica.games.princes.sets.zeit_des_wohlstands.stars import change_stars, star_room, stars
from catanica.games.princes.sets.zeit_des_wohlstands.steps import (
    ASTROLOGER,
    DEN_MOVE,
    FETCH_ART,
    FETCH_PALACE,
    INCITE,
    NAME_UNIT,
    STAGE_ROAD,
    TAXES,
    UPRISING,
    LayMoods,
    any_artwork,
    farmland_around,
    goods_to_incite,
    offer_palace,
)
from catanica.games.principality import vocabulary as v
from catanica.games.principality.cards.catalogue import BUILDING
from catanica.games.principality.cards.effect import FRESH, GOODS, ON_SETTLE, OWNED, Effect, several
from catanica.games.principality.cards.frequent import Asks
from catanica.games.principality.cards.powers import strength
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.geometry import LAID
from catanica.games.principality.position.goods import GOLD, GRAIN, ORE, WOOL, amount, count, covers
from catanica.games.principality.position.piece import owner_of, since_of, used
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.rules.demolition import lay_aside, take_out
from catanica.games.principality.rules.using import mark_used
from catanica.games.principality.steps.card_step import has_option
from catanica.games.principality.steps.goods_steps import charge, gain, gain_at
from catanica.games.principality.steps.play_steps import open_window
from catanica.games.principality.steps.priced import Priced
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import USE
from catanica.games.principality.windows import EVENT_DRAWN
from catanica.kernel.ints import bit
from catanica.kernel.stamps import UNSTAMPED

FARMLAND: Final = 24  # bits of grain and wool
COSTLY: Final = 6  # goods a building must cost for the builders' hut
STRONG: Final = 5  # strength that drives a thieves' den away
PROSPERITY_COST: Final = amount(ORE, 1) + amount(GRAIN, 2)

# What the people's mood can be used for: the detail of the action.
FOR_GOOD: Final = 1
AGAINST_DEN: Final = 2
# The same for the hospital.
NEW_STAR: Final = 1
NEW_GOOD: Final = 2


class OncePerTurn(Priced):
    """A card whose function is used in the action phase, once per own turn."""

    def ready(self, g: Duel, seat: i64, p: i64) -> bool:
        """Whether it could be used now."""
        return False

    def before_use(self) -> i64:
        """Once."""
        return FRESH

    def uses(self, g: Duel, seat: i64, p: i64, out: Options) -> None:
        """If it is ready."""
        if self.ready(g, seat, p):
            out.add(USE | v.card_is(v.card_of(p)) | v.place_is(v.place_of(p)))

    def use(self, g: Duel, seat: i64, p: i64, code: i64) -> None:
        """Do it, and remember."""
        mark_used(g, seat, p)
        self.act(g, seat, p)

    def act(self, g: Duel, seat: i64, p: i64) -> None:
        """What it does."""


# -- action cards ---------------------------------------------------------------------------------------------------


class FeedingThePoor(Effect):
    """Grain for stars."""

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """There must be grain; stars without room are lost."""
        return "" if covers(g.land(seat).stock(g.cat), g.cat.cost[card]) else "no_grain"

    def pay(self, g: Duel, seat: i64, card: i64) -> None:
        """The grain."""
        charge(g, seat, g.cat.cost[card])

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """Two stars."""
        change_stars(g, seat, 2)


class Bera(Asks):
    """Takes stars, or goods from a leading opponent."""

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """A star, or a lead and goods."""
        return "" if stars(g, 1 - seat) > 0 or goods_to_incite(g, seat) > 0 else "nothing_to_incite"


class CourtAstrologer(Priced):
    """A face of the event die, at once."""

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """Which one."""
        g.push(ASTROLOGER, v.seat_is(seat) | v.card_is(card))


class Artwork(Effect):
    """A star, and another with the building it belongs to."""

    def __init__(self, building: str) -> None:
        self.building = building

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """Room for one star at least."""
        return "" if star_room(g, seat) > 0 else "no_star_room"

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """One or two; the second may be lost."""
        change_stars(g, seat, 2 if owned(g, seat, self.building) else 1)


class Prosperity(Effect):
    """A city for one ore and two grain."""

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """A settlement to grow, and the goods."""
        return several(
            "" if has_option(g, FREE_CITY, v.seat_is(seat)) else "no_settlement_to_grow",
            "" if covers(g.land(seat).stock(g.cat), PROSPERITY_COST) else "cannot_grow",
        )

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """Pay, then choose."""
        g.push(FREE_CITY, v.seat_is(seat) | v.card_is(card))
        charge(g, seat, PROSPERITY_COST)


# -- sites and units ------------------------------------------------------------------------------------------------


class ThievesDen(Effect):
    """A foreign card that steals a good from the region it moves to (PR-13, PR-43)."""

    def forbid(self, g: Duel, seat: i64, card: i64, place: i64) -> str:
        """Not against five or more strength."""
        return "" if strength(g, 1 - seat) < STRONG else "host_too_strong"

    def before_use(self) -> i64:
        """Its owner's, once, for a good."""
        return OWNED | FRESH | GOODS

    def uses(self, g: Duel, seat: i64, p: i64, out: Options) -> None:
        """One wool, and another free region with goods."""
        wool = covers(g.land(seat).stock(g.cat), amount(WOOL, 1))
        if wool and has_option(g, DEN_MOVE, v.seat_is(seat)):
            out.add(USE | v.card_is(v.card_of(p)) | v.place_is(v.place_of(p)))

    def use(self, g: Duel, seat: i64, p: i64, code: i64) -> None:
        """Pay, then move."""
        mark_used(g, seat, p)
        g.push(DEN_MOVE, v.seat_is(seat) | v.card_is(v.card_of(p)) | v.place_is(v.place_of(p)))
        charge(g, seat, amount(WOOL, 1))

    def fixed(self) -> i64:
        """Only strength drives it out."""
        return ON_SETTLE

    def settle(self, g: Duel, land: i64, index: i64) -> bool:
        """Its host has become too strong."""
        if strength(g, land) < STRONG:
            return False
        drive_out(g, land, g.land(land).built[index])
        return True


def drive_out(g: Duel, host: i64, p: i64) -> None:
    """A den goes to the discard pile."""
    take_out(g, host, v.place_of(p), v.card_of(p))
    lay_aside(g, v.card_of(p), owner_of(p))
    g.tell(h.REMOVED, v.seat_is(owner_of(p)) | v.card_is(v.card_of(p)) | v.place_is(v.place_of(p)))


class CommonLand(OncePerTurn):
    """A star for a swap of goods."""

    def ready(self, g: Duel, seat: i64, p: i64) -> bool:
        """A star, and something to swap."""
        return stars(g, seat) > 0 and can_swap(g, seat, EVERY, False)

    def act(self, g: Duel, seat: i64, p: i64) -> None:
        """Pay and swap."""
        change_stars(g, seat, -1)
        swap(g, seat, EVERY, 1, v.card_of(p))


class VillageSchool(Effect):
    """Stars when built, and one at every trade."""

    def built(self, g: Duel, seat: i64, card: i64, place: i64) -> None:
        """Two, room permitting."""
        change_stars(g, seat, 2)

    def face(self, g: Duel, seat: i64, p: i64, face: i64) -> None:
        """One at the event Trade."""
        if face == TRADE:
            change_stars(g, owner_of(p), 1)


class Ruler(OncePerTurn):
    """Prince or princess: one of the two, and works of art come back for gold."""

    def __init__(self) -> None:
        self.heaped: i64 = UNSTAMPED  # the discard pile last looked through
        self.found: bool = False  # whether a work of art lay there

    def without(self, g: Duel, seat: i64, card: i64) -> str:
        """Not beside the other one."""
        ruler = g.rules.flag("ruler")
        for p in g.land(seat).built:
            if g.cat.flags[v.card_of(p)] & ruler != 0 and owner_of(p) == seat:
                return "rival_ruler"
        return ""

    def ready(self, g: Duel, seat: i64, p: i64) -> bool:
        """Gold, and a work of art in the discard pile."""
        if not covers(g.land(seat).stock(g.cat), amount(GOLD, 1)):
            return False
        if g.heaped == UNSTAMPED or g.heaped != self.heaped:
            self.found = any_artwork(g)
            self.heaped = g.heaped
        return self.found

    def act(self, g: Duel, seat: i64, p: i64) -> None:
        """Pay and fetch."""
        g.push(FETCH_ART, v.seat_is(seat) | v.card_is(v.card_of(p)))
        charge(g, seat, amount(GOLD, 1))


class BuildersHut(Effect):
    """A star at every celebration; costly buildings cost one good less."""

    def face(self, g: Duel, seat: i64, p: i64, face: i64) -> None:
        """One star."""
        if face == CELEBRATION:
            change_stars(g, owner_of(p), 1)

    def discount(self, g: Duel, seat: i64, p: i64, card: i64) -> i64:
        """Buildings only; owls and stars do not count."""
        return 1 if g.cat.kind[card] == BUILDING and count(g.cat.cost[card]) >= COSTLY else 0


class Monument(Priced):
    """When built, one of two units the opponent names comes into the builder's hand."""

    def built(self, g: Duel, seat: i64, card: i64, place: i64) -> None:
        """The opponent names them."""
        g.push(NAME_UNIT, v.seat_is(seat))


class Hospital(Effect):
    """A star, or a good for a star."""

    def before_use(self) -> i64:
        """Once."""
        return FRESH

    def uses(self, g: Duel, seat: i64, p: i64, out: Options) -> None:
        """Either, once per turn."""
        if star_room(g, seat) > 0:
            out.add(USE | v.card_is(v.card_of(p)) | v.place_is(v.place_of(p)) | v.number_is(NEW_STAR))
        if stars(g, seat) > 0:
            out.add(USE | v.card_is(v.card_of(p)) | v.place_is(v.place_of(p)) | v.number_is(NEW_GOOD))

    def use(self, g: Duel, seat: i64, p: i64, code: i64) -> None:
        """Gain or spend a star."""
        mark_used(g, seat, p)
        if v.number_of(code) == NEW_STAR:
            change_stars(g, seat, 1)
        else:
            change_stars(g, seat, -1)
            gain(g, seat, 1, v.card_of(p))


class CityPalace(OncePerTurn):
    """Three stars for a unit, or an action without requirement, from the discard pile."""

    def ready(self, g: Duel, seat: i64, p: i64) -> bool:
        """The stars, and a card to fetch."""
        if stars(g, seat) != 3:
            return False
        out = Options()
        offer_palace(g, out)
        return out.count > 0

    def act(self, g: Duel, seat: i64, p: i64) -> None:
        """Pay and fetch."""
        change_stars(g, seat, -3)
        g.push(FETCH_PALACE, v.seat_is(seat) | v.card_is(v.card_of(p)))


class Theatre(Effect):
    """A star when built."""

    def built(self, g: Duel, seat: i64, card: i64, place: i64) -> None:
        """Room permitting."""
        change_stars(g, seat, 1)


class Aqueduct(Effect):
    """Fields and pastures around its city yield one more."""

    def produced(self, g: Duel, seat: i64, index: i64, number: i64) -> None:
        """All four regions of the city."""
        out = Options()
        farmland_around(g, seat, v.place_of(g.land(seat).built[index]) >> 1, FARMLAND, number, out)
        for code in out.codes:
            gain_at(g, seat, v.region_of(code), 1, h.PRODUCED)


# -- on the roads ---------------------------------------------------------------------------------------------------


class Mercenaries(Effect):
    """Against brigands a star keeps everything; without it one gold and one wool stay."""

    def keeps(self) -> i64:
        """Gold and wool."""
        return bit(GOLD) | bit(WOOL)

    def guards(self) -> i64:
        """The event die lies open."""
        return bit(EVENT_DRAWN)

    def may_guard(self, g: Duel, seat: i64, p: i64, window: i64, cause: i64) -> bool:
        """Brigands, and a star."""
        return window == EVENT_DRAWN and cause == 0 and g.event_die == BRIGANDS and stars(g, seat) > 0

    def guard(self, g: Duel, seat: i64, p: i64, window: i64, cause: i64) -> None:
        """The brigands do not touch the player."""
        change_stars(g, seat, -1)
        g.spare(seat)
        g.tell(h.SPARED, v.seat_is(seat) | v.card_is(v.card_of(p)))


class SmallMarketTown(OncePerTurn):
    """Swaps a good of a full region."""

    def ready(self, g: Duel, seat: i64, p: i64) -> bool:
        """A region with three goods."""
        return can_swap(g, seat, EVERY, True)

    def act(self, g: Duel, seat: i64, p: i64) -> None:
        """One for one."""
        swap_from_full(g, seat, EVERY, v.card_of(p))


class TravellingTheatre(OncePerTurn):
    """A star when built; moves on for another, not in the turn it was built."""

    def built(self, g: Duel, seat: i64, card: i64, place: i64) -> None:
        """Room permitting."""
        change_stars(g, seat, 1)

    def ready(self, g: Duel, seat: i64, p: i64) -> bool:
        """Another free road with a good beside it."""
        return since_of(p) != g.turn and has_option(g, STAGE_ROAD, v.seat_is(seat))

    def act(self, g: Duel, seat: i64, p: i64) -> None:
        """Which road."""
        g.push(STAGE_ROAD, v.seat_is(seat) | v.card_is(v.card_of(p)) | v.place_is(v.place_of(p)))


# -- the people's mood and events -----------------------------------------------------------------------------------


class PeoplesMood(Effect):
    """Holds the stars: two for a good, three to be rid of a den, one against riots and uprising (PR-20, PR-44)."""

    def guards(self) -> i64:
        """An event is about to touch the player."""
        return bit(SPARED)

    def before_use(self) -> i64:
        """Its owner's."""
        return OWNED

    def uses(self, g: Duel, seat: i64, p: i64, out: Options) -> None:
        """Once per turn for a good; against a den whenever there are stars."""
        stored = stars(g, seat)
        if not used(p) and stored >= 2:
            out.add(USE | v.card_is(v.card_of(p)) | v.place_is(LAID) | v.number_is(FOR_GOOD))
        if stored == 3 and den_in(g, seat) != 0:
            out.add(USE | v.card_is(v.card_of(p)) | v.place_is(LAID) | v.number_is(AGAINST_DEN))

    def use(self, g: Duel, seat: i64, p: i64, code: i64) -> None:
        """Spend the stars."""
        if v.number_of(code) == AGAINST_DEN:
            change_stars(g, seat, -3)
            drive_out(g, seat, den_in(g, seat))
            return
        mark_used(g, seat, p)
        change_stars(g, seat, -2)
        gain(g, seat, 1, v.card_of(p))

    def may_guard(self, g: Duel, seat: i64, p: i64, window: i64, cause: i64) -> bool:
        """Riots or an uprising, and a star."""
        unrest = cause > 0 and (g.cat.ids[cause] == "unruhen" or g.cat.ids[cause] == "aufstand")
        return window == SPARED and unrest and stars(g, seat) > 0

    def guard(self, g: Duel, seat: i64, p: i64, window: i64, cause: i64) -> None:
        """The event does not touch the player: its step is struck off."""
        g.pop_agenda()
        change_stars(g, seat, -1)
        g.tell(h.SPARED, v.seat_is(seat) | v.card_is(v.card_of(p)))


def den_in(g: Duel, host: i64) -> i64:
    """The thieves' den in a player's land; 0 without one."""
    n: i64 = g.cat.number("diebesversteck")
    for p in g.land(host).built:
        if v.card_of(p) == n:
            return p
    return 0


class Uprising(Effect):
    """Each player loses a building that costs two goods or more; the card goes under the four top events (PR-6)."""

    def depth(self) -> i64:
        """Under the four top cards."""
        return 4

    def event(self, g: Duel, card: i64) -> None:
        """The active player first; a star averts it."""
        for seat in (1 - g.active, g.active):
            if has_option(g, UPRISING, v.seat_is(seat)):
                g.push(UPRISING, v.seat_is(seat) | v.card_is(card))
                open_window(g, SPARED, seat, card)


class Taxation(Effect):
    """A star for a good of choice and a gold."""

    def event(self, g: Duel, card: i64) -> None:
        """The active player first."""
        g.push(TAXES, v.seat_is(1 - g.active) | v.card_is(card))
        g.push(TAXES, v.seat_is(g.active) | v.card_is(card))


def register(rules: Rulebook) -> None:
    """Bind the effects to their cards, and the event stack's own rule (PR-6)."""
    rules.preparations.append(LayMoods())
    if rules.header["mode"] == THEME:
        uprising: i64 = rules.cat.number("aufstand")
        rules.late_events = [uprising] * rules.cat.copies[uprising]
    rules.add_effects(armenspeisung=FeedingThePoor(), bera=Bera(INCITE), hof_astrologe=CourtAstrologer())
    rules.add_effects(kunstwerk_epos=Artwork("theater"), kunstwerk_relief=Artwork("stadtschloss"))
    rules.add_effects(kunstwerk_skulptur=Artwork("bauhuette"), kunstwerk_wasserspiel=Artwork("wasserversorgung"))
    rules.add_effects(wohlstand=Prosperity(), diebesversteck=ThievesDen(), allmende=CommonLand())
    rules.add_effects(dorfschule=VillageSchool(), fuerst=Ruler(), fuerstin=Ruler(), bauhuette=BuildersHut())
    rules.add_effects(fuerstenmonument=Monument(), hospital=Hospital(), stadtschloss=CityPalace(), theater=Theatre())
    rules.add_effects(wasserversorgung=Aqueduct(), landsknechte=Mercenaries(), marktfleck=SmallMarketTown())
    rules.add_effects(wanderbuehne=TravellingTheatre(), volksstimmung=PeoplesMood(), aufstand=Uprising())
    rules.add_effects(besteuerung=Taxation())
