"""The odd cards of Politik & Intrige, one class each: buildings, foreign buildings, Richard, actions, events."""

from mypy_extensions import i64

from catanica.games.cardgame.attacks import out_of_play
from catanica.games.cardgame.copying import offer_models
from catanica.games.cardgame.declared import Attack
from catanica.games.cardgame.errands import can_pay, idle_errand, offer_errand, send
from catanica.games.cardgame.fetching import ForOneTurn, put_down, remind
from catanica.games.cardgame.guests import Guest
from catanica.games.cardgame.naming import ALL_KNIGHTS, any_named
from catanica.games.cardgame.sets.politik_intrige.holy_site import HolySite
from catanica.games.cardgame.sets.politik_intrige.steps import (
    AIM_SOCIETY,
    ARCHIVE_STACK,
    BAN,
    BRIBE,
    DIPLOMAT_PICK,
    TAVERN_ROLL,
    hand_over,
    model_index,
)
from catanica.games.principality.cards.catalogue import BUILDING, RED
from catanica.games.principality.cards.declared import Deed
from catanica.games.principality.cards.effect import (
    FEE,
    GOODS,
    ON_FACE,
    ON_KNIGHTS,
    ON_SETTLE,
    ON_TRADE,
    Effect,
    several,
)
from catanica.games.principality.cards.frequent import Asks, ForBoth
from catanica.games.principality.cards.powers import fulfils, mill_owner, silenced
from catanica.games.principality.cards.stores import purse
from catanica.games.principality.position.digest import acting, mirrored
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.geometry import LAID
from catanica.games.principality.position.goods import GOLD, ORE, WOOL, count
from catanica.games.principality.position.piece import (
    blocked,
    owner_of,
    same_there,
    target_of,
    with_goods,
    with_target,
    with_used,
)
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.steps.card_step import has_option
from catanica.games.principality.steps.dice import EVENT_CARD
from catanica.games.principality.steps.goods_steps import (
    charge,
    first_place,
    gain,
    last_place,
    lose_at,
    pay_any,
    receive,
)
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import USE
from catanica.games.principality.vocabulary import (
    card_is,
    card_of,
    number_is,
    number_of,
    place_is,
    place_of,
    seat_is,
)

# -- buildings --------------------------------------------------------------------------------------------------------


class BishopsSeat(Effect):
    """One gold for each action card of the opponent, before it acts (102.B.Ausspielen, 123.AF.a)."""

    def opponent_played(self, g: Duel, seat: i64, p: i64, card: i64) -> None:
        """In either player's turn."""
        receive(g, seat, 1, GOLD)


class SecretSociety(Effect):
    """Has the properties and functions of an opposing building, its points excepted (123.AI.a)."""

    def fixed(self) -> i64:
        """What there is to copy lies in play."""
        return ON_SETTLE

    def mirrors(self, g: Duel, seat: i64, p: i64) -> i64:
        """The copied building, while it works itself."""
        i = model_index(g, seat, p)
        if i < 0 or blocked(g.land(1 - seat).built[i]):
            return 0
        return card_of(g.land(1 - seat).built[i])

    def settle(self, g: Duel, land: i64, index: i64) -> bool:
        """A society whose target is gone, or that never had one, names another as soon as there is one (103.I.f)."""
        p = g.land(land).built[index]
        if model_index(g, land, p) >= 0:
            return False
        # What lay on it belonged to what it copied, and its use in this turn too: another begins anew (112.G.f).
        g.land(land).alter(index, with_used(with_goods(with_target(p, 0), 0), False))
        out = Options()
        offer_models(g, land, out)
        if out.count > 0:
            g.push(AIM_SOCIETY, seat_is(land) | place_is(place_of(p)) | card_is(card_of(p)))
        return False


class Bailiwick(Effect):
    """One more resource from the owner's own roll; lost with all ore and wool when the other rolls an event card."""

    def produced(self, g: Duel, seat: i64, index: i64, number: i64) -> None:
        """After the regions, and only when its owner rolls (103.F.b)."""
        p = g.land(seat).built[index]
        if owner_of(p) == seat and seat == g.active:
            gain(g, seat, 1, card_of(p))

    def face(self, g: Duel, seat: i64, p: i64, face: i64) -> None:
        """Before the event card is drawn (103.E.f, 103.N.a); a society that copies it is not torn down with it."""
        if face != EVENT_CARD or seat == g.active or g.cat.hooks[card_of(p)] & ON_FACE == 0:
            return
        out_of_play(g, seat, place_of(p), card_of(p))
        land = g.land(seat)
        i = first_place(land)
        end = last_place(land)
        while i < end:
            if land.regions[i] != 0 and (land.kind_at(g.cat, i) == ORE or land.kind_at(g.cat, i) == WOOL):
                lose_at(g, seat, i, 3, h.LOST)
            i += 1


class Tavern(Effect):
    """Stake a resource and roll, as often as one likes (103.P.c)."""

    def before_use(self) -> i64:
        """Something to stake."""
        return GOODS

    def uses(self, g: Duel, seat: i64, p: i64, out: Options) -> None:
        """With something to stake."""
        out.add(USE | card_is(card_of(p)) | place_is(place_of(p)))

    def idle(self, g: Duel, seat: i64, p: i64) -> str:
        """Nothing to stake."""
        return "lacks_goods" if purse(g, seat) == 0 else "not_usable_now"

    def use(self, g: Duel, seat: i64, p: i64, code: i64) -> None:
        """Stake first, then the die falls."""
        card = acting(g, seat, p)
        g.push(TAVERN_ROLL, card_is(card) | seat_is(seat))
        pay_any(g, seat, 1, card)

    def rolled(self, g: Duel, seat: i64, card: i64, number: i64, protected: bool) -> None:
        """Nothing on 1 and 2, one on 3 to 5, two on 6."""
        if number >= 3:
            gain(g, seat, 2 if number == 6 else 1, card)


# -- foreign buildings ------------------------------------------------------------------------------------------------


class Brothel(Effect):
    """Every knight of the land's lord is one weaker, never below nothing (120.C.b)."""

    def fixed(self) -> i64:
        """Knights are counted as they are printed."""
        return ON_KNIGHTS

    def knight(self, g: Duel, seat: i64, p: i64, strong: i64) -> i64:
        """One less, as the knight stands when the brothel's turn comes (117.A.a)."""
        return strong - 1 if owner_of(p) != seat and strong > 0 else strong


def oldest_robber(g: Duel, seat: i64) -> i64:
    """Of the robber castles that work there the one that came first: it speaks for all of them."""
    castle = g.cat.number("raubritterburg")
    built = g.land(seat).built
    i: i64 = 0
    while owner_of(built[i]) == seat or acting(g, seat, built[i]) != castle:
        i += 1
    return built[i]


class RobberCastle(Guest):
    """The buildings of its city bring no trade points; it falls before more than three strength (103.F.c)."""

    def fixed(self) -> i64:
        """Trade points are those of cards, and only strength drives it out."""
        return ON_TRADE | ON_SETTLE

    def trade(self, g: Duel, seat: i64, p: i64) -> i64:
        """What the buildings of the robbed cities would bring; units keep their points."""
        if oldest_robber(g, seat) != p:
            return 0
        land = g.land(seat)
        cities = silenced(g, seat)
        lost: i64 = 0
        for q in land.built:
            if owner_of(q) == seat and not blocked(q) and g.cat.kind[card_of(q)] == BUILDING:
                if land.columns_at(place_of(q)) & cities != 0:
                    lost += g.cat.trade[card_of(q)] + g.cat.trade[mirrored(g, seat, q)]
        return -lost

    def silences(self, g: Duel, seat: i64, p: i64) -> i64:
        """The city it lies in."""
        return g.land(seat).columns_at(place_of(p))


# -- Richard ----------------------------------------------------------------------------------------------------------


class Richard(Attack):
    """A knight who may, a round after he was laid out, ride once as a black knight (117.C)."""

    def __init__(self) -> None:
        super().__init__(Deed(0, 0, 0, False), "black_knight", "knights")

    def before_use(self) -> i64:
        """Gold."""
        return FEE

    def uses(self, g: Duel, seat: i64, p: i64, out: Options) -> None:
        """Like an action card, for gold, against a knight."""
        offer_errand(g, seat, p, out)

    def idle(self, g: Duel, seat: i64, p: i64) -> str:
        """What keeps him at home."""
        return idle_errand(g, seat, p)

    def use(self, g: Duel, seat: i64, p: i64, code: i64) -> None:
        """He is gone, whatever the die says."""
        send(g, seat, p)


# -- actions ----------------------------------------------------------------------------------------------------------


class Bribery(Effect):
    """For two gold a knight of the opponent changes sides."""

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """Gold, somebody to bribe, and a place for him."""
        placeless = "" if has_option(g, BRIBE, seat_is(seat) | card_is(card)) else "no_place_for_knight"
        return several(
            "" if can_pay(g, seat, card) else "no_gold",
            placeless if any_named(g, 1 - seat, ALL_KNIGHTS) else "no_knight_to_bribe",
        )

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """Choose."""
        g.push(BRIBE, seat_is(seat) | card_is(card))

    def pay(self, g: Duel, seat: i64, card: i64) -> None:
        """Before anybody may stop it: what was paid stays paid (126.I.c)."""
        charge(g, seat, g.cat.fee[card])


class Excommunication(Asks):
    """Bars the opponent from a stack or from the discard pile, until three gold are paid (112.P.a, 103.G.c)."""

    def __init__(self) -> None:
        super().__init__(BAN, "nothing_to_ban")

    def bars(self, g: Duel, seat: i64, p: i64, stack: i64) -> bool:
        """A stack counts from 1 here, the discard pile is 0."""
        return owner_of(p) != seat and target_of(p) == stack + 1

    def before_use(self) -> i64:
        """Gold."""
        return FEE

    def uses(self, g: Duel, seat: i64, p: i64, out: Options) -> None:
        """Only its victim can buy it off."""
        if owner_of(p) != seat:
            out.add(USE | card_is(card_of(p)) | place_is(LAID) | number_is(target_of(p)))

    def idle(self, g: Duel, seat: i64, p: i64) -> str:
        """Its victim lacks the gold."""
        return "not_usable_now" if owner_of(p) == seat or can_pay(g, seat, card_of(p)) else "fee_unpaid"

    def use(self, g: Duel, seat: i64, p: i64, code: i64) -> None:
        """The one that lies there goes to the pile."""
        built = g.land(seat).built
        i: i64 = 0
        while not same_there(built[i], p) or target_of(built[i]) != number_of(code):
            i += 1
        put_down(g, seat, i)
        charge(g, seat, g.cat.fee[card_of(p)])


class Diplomat(Asks):
    """Any card from the discard pile (103.K.c)."""

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """The pile must hold something and be free for the player."""
        return "" if g.may_fetch(seat, g.own_pile(seat)) else "pile_closed"


class Chancellor(ForOneTurn):
    """For the rest of the turn each city building costs one resource less, but never nothing."""

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """He counts until the turn is over; `target_of` says how many of them do, with him."""
        n: i64 = 1
        for p in g.land(seat).built:
            if card_of(p) == card:
                n += 1
        remind(g, seat, card, n)

    def discount(self, g: Duel, seat: i64, p: i64, card: i64) -> i64:
        """One each, as long as one resource is left to pay."""
        if g.cat.slot[card] != RED or g.cat.kind[card] != BUILDING:
            return 0
        return 1 if target_of(p) < count(g.cat.cost[card]) else 0


# -- events -----------------------------------------------------------------------------------------------------------


class GoodNeighbourhood(Effect):
    """The top cards of all stacks are turned up and stay so (119.L.a); both players get a resource."""

    def event(self, g: Duel, card: i64) -> None:
        """The active player takes first."""
        s: i64 = 0
        while s < g.stacks.count():
            g.stacks.turn_up(s)
            s += 1
        g.reveals += 1
        gain(g, 1 - g.active, 1, card)
        gain(g, g.active, 1, card)


class ChurchFeast(ForBoth):
    """Two resources for a working church, three for a cathedral (103.N.a)."""

    def each(self, g: Duel, seat: i64, card: i64) -> None:
        """The better of the two counts."""
        n: i64 = 0
        if fulfils(g, seat, g.cat.number("kathedrale")):
            n = 3
        elif fulfils(g, seat, g.cat.number("kirche")):
            n = 2
        if n > 0:
            gain(g, seat, n, card)


class Mendicants(Effect):
    """The owner of the mill hands the other two resources of choice (103.N.a)."""

    def event(self, g: Duel, card: i64) -> None:
        """Without an owner nothing happens."""
        owner = mill_owner(g)
        if owner >= 0:
            hand_over(g, owner, 2, card)


def register(rules: Rulebook) -> None:
    """Bind the effects to their cards."""
    rules.add_fault("needs_card", "101.D.d", "diplomat")
    rules.add_effects(bischofssitz=BishopsSeat(), geheimbund=SecretSociety(), vogtei=Bailiwick())
    rules.add_effects(heilige_staette=HolySite(), wirtshaus=Tavern(), bordell=Brothel(), raubritterburg=RobberCastle())
    rules.add_effects(richard_der_raecher=Richard(), bestechung=Bribery(), kirchenbann=Excommunication())
    rules.add_effects(diplomat=Diplomat(DIPLOMAT_PICK), archivar=Asks(ARCHIVE_STACK, "all_stacks_empty"))
    rules.add_effects(kanzler=Chancellor(), gute_nachbarschaft=GoodNeighbourhood(), kirchenfest=ChurchFeast())
    rules.add_effects(bettelmoenche=Mendicants())
