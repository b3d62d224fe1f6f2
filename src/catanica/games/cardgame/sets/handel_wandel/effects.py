"""The odd cards of Handel & Wandel, one class each: buildings, manufactories, stores, knights, actions, events."""

from mypy_extensions import i64

from catanica.games.cardgame.errands import idle_errand, offer_errand, send
from catanica.games.cardgame.fleets import through, trade_fleets
from catanica.games.cardgame.guests import Guest
from catanica.games.cardgame.in_play import UsedAt, of_its_kind
from catanica.games.cardgame.sets.handel_wandel.pawning import Pawnbroker
from catanica.games.cardgame.sets.handel_wandel.steps import (
    BAZAAR_GIVE,
    CART_FROM,
    JOUST_GOLD,
    MANUFACTURE,
    NAME_KIND,
    STOW,
    TRADING_POST,
    any_load,
    may_convert,
    may_give,
    may_steal,
    wares,
)
from catanica.games.principality.cards.catalogue import GREAT_FLEET, STOREHOUSE, TRADE_FLEET
from catanica.games.principality.cards.declared import Deed
from catanica.games.principality.cards.effect import (
    FEE,
    FRESH,
    GOODS,
    ON_SETTLE,
    ON_TRADE,
    OWNED,
    SPENT,
    Effect,
    several,
)
from catanica.games.principality.cards.frequent import ForBoth
from catanica.games.principality.cards.powers import leader, silenced, tournament
from catanica.games.principality.cards.stores import kinds_wanted, purse, stored, stored_kind
from catanica.games.principality.position.digest import acting, has_twin
from catanica.games.principality.position.duel import BEFORE, Duel, Options
from catanica.games.principality.position.geometry import AT_REGION
from catanica.games.principality.position.goods import GRAIN, amount, kinds_in, of
from catanica.games.principality.position.piece import (
    blocked,
    goods_on,
    owner_of,
    stock_of,
    used,
    with_goods,
    with_used,
    works_for,
)
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.rules.using import mark_used
from catanica.games.principality.steps.goods_steps import (
    ANY,
    charge,
    first_place,
    gain,
    last_place,
    lose_at,
    receive,
    with_room,
)
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import USE
from catanica.games.principality.vocabulary import card_is, card_of, place_is, place_of, seat_is
from catanica.kernel.ints import bit, ones

# -- cities -----------------------------------------------------------------------------------------------------------


class Bazaar(UsedAt):
    """A resource of one's own for one of the opponent's, who cannot refuse (103.P.c)."""

    def __init__(self) -> None:
        super().__init__(BAZAAR_GIVE, True)

    def fields(self, g: Duel, seat: i64, p: i64) -> i64:
        """Where it lies makes no difference."""
        return seat_is(seat) | card_is(card_of(p))

    def ready(self, g: Duel, seat: i64, p: i64) -> bool:
        """Something to give, and another kind to take."""
        given = wares(g, seat)
        taken = wares(g, 1 - seat)
        return given != 0 and taken != 0 and (given != taken or ones(given) > 1)


class TradeFair(Effect):
    """Needs three trade points on the manufactories together: they are shown, not spent (123.AU.a)."""

    def forbid(self, g: Duel, seat: i64, card: i64, place: i64) -> str:
        """Only those that work count."""
        return "" if stored_points(g, seat) >= 3 else "needs_trade_points"

    def alike(self) -> bool:
        """In every city."""
        return True


class League(Effect):
    """The opponent's trade fleets trade for its owner too, at two for one (123.AV.a)."""

    def forbid(self, g: Duel, seat: i64, card: i64, place: i64) -> str:
        """Its builder needs a fleet; later it may be lost (103.R.a)."""
        return "" if trade_fleets(g, seat) > 0 else "needs_fleet"

    def alike(self) -> bool:
        """In every city."""
        return True

    def rates(self, g: Duel, seat: i64, p: i64, rates: i64) -> i64:
        """Never at the opponent's lighthouse's rate."""
        for q in g.land(1 - seat).built:
            if works_for(q, 1 - seat) and g.cat.flags[card_of(q)] & TRADE_FLEET != 0:
                rates = through(g, 1 - seat, q, rates, 2)
        return rates


class Lighthouse(Effect):
    """The own trade fleet on the other site of its side trades one for one (116.C.c)."""

    def rates(self, g: Duel, seat: i64, p: i64, rates: i64) -> i64:
        """Only the fleet beside it."""
        for q in g.land(seat).built:
            beside = place_of(q) == place_of(p) and works_for(q, seat)
            great = g.cat.traits[card_of(q)] & GREAT_FLEET != 0
            if beside and not great and g.cat.flags[card_of(q)] & TRADE_FLEET != 0:
                rates = through(g, seat, q, rates, 1)
        return rates

    def docked(self, g: Duel, seat: i64, p: i64, place: i64) -> i64:
        """A great fleet beside it, with the resources of its two regions alone."""
        return 1 if place == place_of(p) else 0


# -- regions and roads ------------------------------------------------------------------------------------------------


class Manufactory(UsedAt):
    """Works resources of its region's kind up into trade points, which can be spent on the opponent's (122.D.a)."""

    def __init__(self) -> None:
        super().__init__(MANUFACTURE, False)

    def forbid(self, g: Duel, seat: i64, card: i64, place: i64) -> str:
        """At a region of its kind; before 2003 beside a city (101.D.d(e))."""
        region = place - AT_REGION
        gap = region >> 1
        cities = g.land(seat).cities
        beside = (cities | (cities << 1)) & bit(gap) != 0
        return several(
            "" if of_its_kind(g, seat, card, place) else "other_kind_of_region",
            "" if g.rules.house.manufactories_anywhere or beside else "no_city_beside",
        )

    def ready(self, g: Duel, seat: i64, p: i64) -> bool:
        """There is something to work up, or to take; equal ones at a place are asked for together."""
        if has_twin(g, seat, p):
            return super().ready(g, seat, p)
        return may_convert(g, seat, p) or may_steal(g, seat, p)

    def fixed(self) -> i64:
        """What is stored on it changes by `turn_over` only."""
        return ON_TRADE

    def trade(self, g: Duel, seat: i64, p: i64) -> i64:
        """The points stored on it; those on a building that copies it belong to its city, which may be robbed."""
        return i64(0) if g.land(seat).columns_at(place_of(p)) & silenced(g, seat) != 0 else goods_on(p)


def stored_points(g: Duel, seat: i64) -> i64:
    """The trade points on a player's working manufactories."""
    n: i64 = 0
    flag = g.rules.flag("manufactory")
    for p in g.land(seat).built:
        if owner_of(p) == seat and g.cat.flags[acting(g, seat, p)] & flag != 0:
            n += goods_on(p)
    return n


class Store(UsedAt):
    """Two resources of one kind lie there in safety, and can be paid from there (119.C.a)."""

    def __init__(self) -> None:
        super().__init__(STOW, False)

    def ready(self, g: Duel, seat: i64, p: i64) -> bool:
        """Something can be laid there, or leaves it; equal ones at a place are asked for together."""
        if has_twin(g, seat, p):
            return super().ready(g, seat, p)
        land = g.land(seat)
        if stored(p) > 0 and of(land.room(g.cat), stored_kind(p)) > 0:
            return True
        return kinds_in(land.stock(g.cat)) & kinds_wanted(g, seat, p) != 0


class Post(UsedAt):
    """Changes a resource of one region beside its road into one of the other (103.P.c)."""

    def __init__(self) -> None:
        super().__init__(TRADING_POST, True)

    def ready(self, g: Duel, seat: i64, p: i64) -> bool:
        """One of the two holds something, and the other one has room."""
        return may_give(g, seat, place_of(p), 0) or may_give(g, seat, place_of(p), 1)


# -- settlements and cities -------------------------------------------------------------------------------------------


class Cartwright(Effect):
    """Names a kind before the roll; until the turn ends that kind may be moved between the regions (103.C.b)."""

    def early_uses(self, g: Duel, seat: i64, p: i64, out: Options) -> None:
        """Once for each cartwright; so never in the turn in which it is built (121.N.a)."""
        if not used(p):
            out.add(USE | card_is(card_of(p)) | place_is(place_of(p)))

    def before_use(self) -> i64:
        """Its owner's, after something was named."""
        return OWNED | SPENT

    def uses(self, g: Duel, seat: i64, p: i64, out: Options) -> None:
        """Any number of times, while something can be moved."""
        if any_load(g, seat, p):
            out.add(USE | card_is(card_of(p)) | place_is(place_of(p)))

    def idle(self, g: Duel, seat: i64, p: i64) -> str:
        """Nothing was named, or there is nothing to move."""
        if used(p):
            return "used_this_turn" if g.phase == BEFORE else "not_usable_now"
        return "named_before_roll"

    def use(self, g: Duel, seat: i64, p: i64, code: i64) -> None:
        """Name before the roll, move after it."""
        fields = seat_is(seat) | card_is(card_of(p)) | place_is(place_of(p))
        if g.phase != BEFORE:
            g.push(CART_FROM, fields)
            return
        land = g.land(seat)
        i = land.find_ready(place_of(p), card_of(p))
        land.alter(i, with_goods(with_used(land.built[i], True), 0))
        g.push(NAME_KIND, fields)

    def fixed(self) -> i64:
        """What was named lasts as long as the turn."""
        return ON_SETTLE

    def settle(self, g: Duel, land: i64, index: i64) -> bool:
        """What was named in an earlier turn is forgotten, and at once when the card rests (121.N.b)."""
        p = g.land(land).built[index]
        if goods_on(p) == 0 or (used(p) and not blocked(p)):
            return False
        g.land(land).alter(index, with_goods(p, 0))
        return True


class StudFarm(Effect):
    """A grain for a resource of choice, once in a turn; no bank trade (103.P.c)."""

    def before_use(self) -> i64:
        """Its owner's, once."""
        return OWNED | FRESH | GOODS

    def uses(self, g: Duel, seat: i64, p: i64, out: Options) -> None:
        """With grain to give, and room for something else."""
        room = g.land(seat).room(g.cat)
        elsewhere = room - amount(GRAIN, of(room, GRAIN))
        if of(purse(g, seat), GRAIN) > 0 and elsewhere != 0:
            out.add(USE | card_is(card_of(p)) | place_is(place_of(p)))

    def idle(self, g: Duel, seat: i64, p: i64) -> str:
        """No grain, or no room for anything else."""
        room = g.land(seat).room(g.cat)
        return several(
            "lacks_goods" if of(purse(g, seat), GRAIN) == 0 else "",
            "no_room_left" if room - amount(GRAIN, of(room, GRAIN)) == 0 else "",
        )

    def use(self, g: Duel, seat: i64, p: i64, code: i64) -> None:
        """Pay first."""
        mark_used(g, seat, p)
        gain(g, seat, 1, card_of(p))
        charge(g, seat, amount(GRAIN, 1))


class Branch(Guest):
    """Abroad: one resource for its builder when a region beside it yields, whatever that yields (120.E)."""

    def produced(self, g: Duel, seat: i64, index: i64, number: i64) -> None:
        """In either player's turn, from the bank, where its builder has room for it (120.E.c, 120.E.d)."""
        land = g.land(seat)
        p = land.built[index]
        if owner_of(p) == seat:
            return
        side: i64 = 0
        while side <= 2:
            card = card_of(land.regions[place_of(p) + side])
            if card != 0 and g.cat.die[card] == number:
                receive(g, owner_of(p), 1, g.cat.resource[card] - 1)
            side += 2


# -- knights ----------------------------------------------------------------------------------------------------------


class Lothar(Effect):
    """His tournament points are what the production die shows (117.F.a)."""

    def tournament(self, g: Duel, seat: i64, p: i64) -> i64:
        """Newly with every roll of either player."""
        return g.die


class Sven(Deed):
    """A knight who may, a round after he was laid out, act once as a merchant (117.C)."""

    def __init__(self) -> None:
        super().__init__(0, 2, 1, False)

    def built(self, g: Duel, seat: i64, card: i64, place: i64) -> None:
        """Laid out he is a knight and nothing else."""

    def before_use(self) -> i64:
        """Gold."""
        return FEE

    def uses(self, g: Duel, seat: i64, p: i64, out: Options) -> None:
        """Like an action card, for gold, if there is something to take."""
        offer_errand(g, seat, p, out)

    def idle(self, g: Duel, seat: i64, p: i64) -> str:
        """What keeps him at home."""
        return idle_errand(g, seat, p)

    def use(self, g: Duel, seat: i64, p: i64, code: i64) -> None:
        """He leaves."""
        send(g, seat, p)


# -- actions ----------------------------------------------------------------------------------------------------------


class Mayor(Effect):
    """A resource of choice for each own city."""

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """A city, and room for something."""
        return several(
            "" if g.land(seat).has_city() else "no_city_yet", "" if with_room(g, seat, ANY) != 0 else "no_room_left"
        )

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """Metropolises are cities too."""
        gain(g, seat, ones(g.land(seat).cities), card)


# -- events -----------------------------------------------------------------------------------------------------------


class CalmSea(ForBoth):
    """A resource of choice for each own trade fleet."""

    def each(self, g: Duel, seat: i64, card: i64) -> None:
        """Other fleets bring nothing."""
        if trade_fleets(g, seat) > 0:
            gain(g, seat, trade_fleets(g, seat), card)


class GreatTournament(Effect):
    """Who has more tournament points fills a gold region."""

    def event(self, g: Duel, card: i64) -> None:
        """With equal points nobody."""
        winner = leader(tournament(g, 0), tournament(g, 1))
        if winner >= 0:
            g.push(JOUST_GOLD, seat_is(winner))


class PeasantRevolt(ForBoth):
    """Every region beside a fortified storehouse loses a resource."""

    def each(self, g: Duel, seat: i64, card: i64) -> None:
        """Once, even between two of them. The building itself is meant: one that rests stands there all the same
        (112.G.a), and a society that copies one is none (112.E.a)."""
        land = g.land(seat)
        hit: i64 = 0
        for p in land.built:
            if owner_of(p) == seat and g.cat.traits[card_of(p)] & STOREHOUSE != 0:
                hit |= bit(place_of(p)) | bit(place_of(p) + 2)
        i = first_place(land)
        while i < last_place(land):
            if hit & bit(i) != 0 and stock_of(land.regions[i]) > 0:
                lose_at(g, seat, i, 1, h.LOST)
            i += 1


def register(rules: Rulebook) -> None:
    """Bind the effects to their cards."""
    rules.add_fault("named_before_roll", "121.N.a")
    rules.add_fault("redeem_unpaid", "113.U.a")
    rules.add_fault("needs_card", "122.C.a", "faerberei", "kunstschmiede", "schnapsbrennerei")
    rules.add_fault("needs_tournament", "101.D.d", "grosser_turnierplatz")
    rules.add_effects(grosser_basar=Bazaar(), handelsmesse=TradeFair(), hansebund=League(), leuchtturm=Lighthouse())
    for card in ("schatzkammer", "naturalienspeicher"):
        rules.add_effect(card, Store())
    rules.add_effect("handelsposten", Post())
    for card in ("faerberei", "kunstschmiede", "schnapsbrennerei"):
        rules.add_effect(card, Manufactory())
    rules.add_effects(wagner=Cartwright(), gestuet=StudFarm(), handelsniederlassung=Branch())
    rules.add_effects(lothar_der_saeufer=Lothar(), sven_der_handelsritter=Sven(), grosser_buergermeister=Mayor())
    rules.add_effects(pfandleiher=Pawnbroker(), ruhige_see=CalmSea(), grosses_ritterturnier=GreatTournament())
    rules.add_effects(bauernaufstand=PeasantRevolt())
