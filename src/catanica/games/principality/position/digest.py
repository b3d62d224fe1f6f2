"""What the cards in play of a land come to, kept until they change: most questions need no look at single cards.

A digest depends on cards in play and metropolises only: which lie where, whose they are, whether blocked, what they are
aimed at. What depends on goods, dice or hands is asked of the hooked cards each time. `Duel.look` finds it,
`Land.stir` forgets it.
"""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from catanica.games.principality.cards.catalogue import GREAT_FLEET, Catalogue, without_points
from catanica.games.principality.cards.effect import (
    COUNTED,
    MINDED,
    ON_COST,
    ON_MIRROR,
    ON_RATES,
    ON_SETTLE,
    ON_STACK,
    ON_TRAITS,
    ON_USE,
    OWNED,
)
from catanica.games.principality.position.geometry import AT_REGION, LAID, ON_ROAD, OUTSIDE, SIDES
from catanica.games.principality.position.goods import THREE_EACH, amount, of
from catanica.games.principality.position.piece import aimed_card, blocked, owner_of, same_there, target_of
from catanica.games.principality.vocabulary import card_of, place_of
from catanica.kernel.arrays import added
from catanica.kernel.ints import bit
from catanica.kernel.stamps import stamp as new_stamp

if TYPE_CHECKING:  # a position keeps digests of its lands
    from catanica.games.principality.position.duel import Duel

ALL: Final = -1  # every hook
UNKNOWN: Final = -1000  # nobody has asked yet
NOWHERE: Final = -1  # nothing in the other land matters
UNMADE: Final = -2  # what the other land is to a digest that has still to be made
PILE: Final = -1  # the discard pile, where cards that bar a stack may lie too
MARKS: Final = 61  # the highest bit of a `mark`
USER_AT: Final = 16
USER_ROOM: Final = 0xFFFF
GATE_AT: Final = 32
WORD: Final = 5  # a set of cards has a word for 32 of them

# What there is to a card beside its figures (`Rulebook.says`): what it does not have, a digest does not look for.
SHOWS: Final = 1  # traits, what it forbids or keeps off
DEALS: Final = 2  # bank rates, searching, yields
HOLDS: Final = 4  # resources can lie on it
KEEPS: Final = 8  # counters can
ANSWERS: Final = 16  # windows
ACTS: Final = 32  # hooks


@final
@mypyc_attr(acyclic=True)
class Digest:
    """One land's cards in play in short; copies of a position share it, because what is filled in later is the same."""

    def __init__(
        self,
        beyond: i64,
        hooked: vec[i64],
        acts: vec[i64],
        minders: vec[i64],
        settlers: vec[i64],
        guardians: vec[i64],
        movers: vec[i64],
        stores: vec[i64],
        keepers: vec[i64],
        users: vec[i64],
        guests: vec[i64],
        count: i64,
        present: i64,
        moving: i64,
        restless: i64,
        sums: i64,
        traits: i64,
        about: i64,
        rates: i64,
        guards: i64,
        search: i64,
        forbids: i64,
        sellers: i64,
        names: vec[i64],
        people: vec[i64],
        single: i64,
        double: i64,
        regions: i64,
        roads: i64,
        docks: i64,
        shields: i64,
        foreign: bool,
        twins: bool,
        yields: bool,
    ) -> None:
        self.beyond: i64 = beyond  # those of the other land, if something there matters to a card here; else NOWHERE
        self.hooked: vec[i64] = hooked  # indices of the cards with an effect that is asked while they lie there
        self.acts: vec[i64] = acts  # of each of them the card whose effect it carries out for the lord (`acting`)
        self.minders: vec[i64] = minders  # those that mind something of MINDED, by their index in `acts`
        self.settlers: vec[i64] = settlers  # indices of the cards that settle
        self.guardians: vec[i64] = guardians  # the lord's working cards that may answer a window, see `user_is`
        self.movers: vec[i64] = movers  # those that may count other points while all lie as they lie, see `user_is`
        self.stores: vec[i64] = stores  # indices of the lord's working cards from which resources can be paid
        self.keepers: vec[i64] = keepers  # indices of the cards on which counters lie
        self.users: vec[i64] = users  # those that may offer the lord something in the main phase, see `user_is`
        self.guests: vec[i64] = guests  # the other player's that may offer him something there, in the same way
        self.count: i64 = count  # cards in play
        self.present: i64 = present  # all hooks of these cards, copied ones included
        self.moving: i64 = moving  # those of them whose answers may change while the cards lie as they lie
        self.restless: i64 = restless  # those of them whose answer may change while all goods lie as they lie, too
        self.sums: i64 = sums  # of the lord's working cards, packed as in Catalogue.figures
        self.traits: i64 = traits  # of the lord's working cards
        self.about: i64 = about  # traits of all working cards, the other player's too
        self.rates: i64 = rates  # what the bank asks the lord of each kind, as a bundle (KB-26)
        self.guards: i64 = guards  # windows that the lord's working cards may answer
        self.search: i64 = search  # how much less the lord pays for looking through a stack (KB-49, PR-5)
        self.forbids: i64 = forbids  # what working cards, whoever's, keep both players from (125.B.e)
        self.sellers: i64 = sellers  # how many of them may make cards cheaper for the lord
        self.names: vec[i64] = names  # the lord's working cards and what they copy, as a set (`lists`)
        self.people: vec[i64] = people  # the persons that all cards show (`Catalogue.person`), as a set
        self.single: i64 = single  # sides at which a card lies
        self.double: i64 = double  # sides at which two lie
        self.regions: i64 = regions  # regions at which or outside which a card lies
        self.roads: i64 = roads  # roads on which one lies
        self.docks: i64 = docks  # regions beside the lord's working great trade fleets
        self.shields: i64 = shields  # attacks that the lord's working cards keep off him
        self.foreign: bool = foreign  # a card of the other player lies here
        self.twins: bool = twins  # two equal cards lie at one place
        self.yields: bool = yields  # a working card of the lord makes regions yield more than doublers do
        self.born: i64 = new_stamp()  # by which the other land's digest knows it
        self.mate: i64 = UNKNOWN  # the other land's digest with which `standing` was counted
        self.standing: i64 = 0  # what both players' figures come to as far as they are fixed (`powers.standing`)
        self.razes: vec[i64] = vec[i64]()  # tearing down each of the lord's own cards, if that is `razed`
        self.razed: bool = False
        self.razes_abroad: vec[i64] = vec[i64]()  # the same for the other player's cards here
        self.razed_abroad: bool = False
        self.knights: i64 = UNKNOWN  # what the answers are to `knight`, if none of them is moving
        self.strength: i64 = UNKNOWN  # what those answers to `strength`, `trade` and `points` come to that are fixed
        self.trade: i64 = UNKNOWN
        self.points: i64 = UNKNOWN
        self.less: vec[i64] = vec[i64]()  # by card, how much less its lord pays for it; empty until somebody asks
        self.printed: vec[i64] = vec[i64]()  # what the lord's cards show of each figure of a set; empty until asked
        self.furnished: i64 = UNKNOWN  # columns in which all lies that a metropolis needs
        self.silent: i64 = UNKNOWN  # columns whose buildings bring no trade points, if that is fixed
        self.closed: i64 = UNKNOWN  # what cards keep the lord from: bit 0 the discard pile, then the stacks
        self.sway: i64 = 0  # what answers that follow goods came to (`powers.swayed`), and the land's ages at that time
        self.sway_regions: i64 = UNKNOWN
        self.sway_cards: i64 = UNKNOWN
        self.calm_mate: i64 = UNKNOWN  # the other land's digest with which no card had anything to settle, and the
        self.calm: i64 = UNKNOWN  # figures of both lands at that time
        self.checked_mate: i64 = UNKNOWN  # the same for checks that found nothing to do, with what else they looked at
        self.checked_rows: i64 = UNKNOWN
        self.checked: i64 = UNKNOWN

    def rests_on_cards(self) -> bool:
        """Whether nothing but what `uncounted` forgets can follow from goods on a card."""
        return self.present & (ON_MIRROR | ON_RATES) == 0

    def uncounted(self) -> "Digest":
        """The same cards, on one of which other goods lie: what cards answer is asked anew."""
        out = Digest(
            self.beyond, self.hooked, self.acts, self.minders, self.settlers, self.guardians, self.movers,
            self.stores, self.keepers, self.users, self.guests, self.count, self.present, self.moving, self.restless,
            self.sums, self.traits, self.about, self.rates, self.guards, self.search, self.forbids, self.sellers,
            self.names, self.people, self.single, self.double, self.regions, self.roads, self.docks, self.shields,
            self.foreign, self.twins, self.yields,
        )  # fmt: skip
        out.razes = self.razes
        out.razed = self.razed
        out.razes_abroad = self.razes_abroad
        out.razed_abroad = self.razed_abroad
        return out

    def parts(self) -> tuple[list[int], list[int]]:
        """All it says beside its age, to be compared."""
        told: list[int] = [self.count, self.present, self.moving, self.restless, self.sums, self.traits, self.about]
        told += [self.rates, self.guards, self.search, self.forbids, self.sellers, self.single, self.double]
        told += [self.regions, self.roads, self.docks, self.shields]
        told += [int(self.foreign), int(self.twins), int(self.yields)]
        lists = [self.hooked, self.acts, self.minders, self.settlers, self.guardians, self.movers, self.stores]
        lists += [self.keepers, self.users, self.guests, self.names, self.people]
        return told, [i for indices in lists for i in list(indices)]


NONE: Final = vec[i64]()
NO_DIGEST: Final = Digest(
    UNMADE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, -1, 0, 0, 0, 0, 0, 0, THREE_EACH, 0, 0, 0, 0,
    NONE, NONE, 0, 0, 0, 0, 0, 0, False, False, False,
)  # fmt: skip


def mark(card: i64) -> i64:
    """A bit that stands for a card; several cards share one."""
    k = card & 63
    return bit(k if k < MARKS else i64(MARKS))


def user_is(card: i64, index: i64, gate: i64 = 0) -> i64:
    """A card in play that may have something to say: the card that acts, its index, and when it is asked."""
    return (gate << GATE_AT) | (card << USER_AT) | index


def user_card(user: i64) -> i64:
    """The card that acts."""
    return (user >> USER_AT) & USER_ROOM


def user_gate(user: i64) -> i64:
    """When it is asked: of a card that offers actions what must hold before (`Effect.before_use`), of others hooks."""
    return user >> GATE_AT


def user_index(user: i64) -> i64:
    """Where it lies among the cards in play."""
    return user & USER_ROOM


def enlist(cards: vec[i64], card: i64) -> None:
    """Take a card into a set of cards."""
    cards[card >> WORD] = cards[card >> WORD] | bit(card & 31)


def lists(cards: vec[i64], card: i64) -> bool:
    """Whether a card is in a set of cards."""
    return cards[card >> WORD] & bit(card & 31) != 0


def joined(cards: vec[i64], one: i64, kept: bool) -> vec[i64]:
    """A list of cards with one more; a list that another digest holds, too, is left as it is."""
    return added(cards, one) if kept else append(cards, one)


def digested(g: "Duel", seat: i64, before: Digest = NO_DIGEST) -> Digest:
    """Look at every card in play of a land, or only at those that came since another digest was made (`Land.prior`)."""
    cat = g.cat
    rules = g.rules
    land = g.land(seat)
    built = land.built
    n: i64 = len(built)
    kept = before.beyond == NOWHERE and before.count <= n
    if not kept:
        before = NO_DIGEST
    hooked = before.hooked if kept else vec[i64](capacity=n)
    acts = before.acts if kept else vec[i64](capacity=n)
    minders = before.minders
    settlers = before.settlers
    guardians = before.guardians
    movers = before.movers
    stores = before.stores
    keepers = before.keepers
    users = before.users
    guests = before.guests
    present = before.present
    moving = before.moving
    restless = before.restless
    sums = before.sums
    traits = before.traits
    about = before.about
    rates = before.rates
    guards = before.guards
    search = before.search
    forbids = before.forbids
    sellers = before.sellers
    names = before.names[:] if kept else rules.no_cards[:]
    people = before.people[:] if kept else rules.no_cards[:]
    single = before.single
    double = before.double
    regions = before.regions
    roads = before.roads
    docks = before.docks
    shields = before.shields
    foreign = before.foreign
    twins = before.twins
    yields = before.yields
    says = rules.says
    person = cat.person
    figures = cat.figures
    hooks_by = cat.hooks
    met = i64(ALL) if kept else i64(0)  # the cards seen so far, as marks
    i = before.count if kept else i64(0)
    while i < n:
        p = built[i]
        card = card_of(p)
        own = owner_of(p) == seat
        place = place_of(p)
        beside = False  # only sides take equal cards
        if place < SIDES:
            beside = single & bit(place) != 0
            double |= single & bit(place)
            single |= bit(place)
        elif place < ON_ROAD:
            regions |= bit(place - AT_REGION)
        elif place < OUTSIDE:
            roads |= bit(place - ON_ROAD)
        elif place < LAID:
            regions |= bit(place - OUTSIDE)
        enlist(people, person[card])
        if beside and not twins and met & mark(card) != 0:
            j: i64 = 0
            while j < i and not same_there(built[j], p):
                j += 1
            twins = j < i
        met |= mark(card)
        if not own:
            foreign = True
        said = says[card]
        if said == 0:
            if own and not blocked(p):
                enlist(names, card)
                sums += figures[card]
            i += 1
            continue
        if said & KEEPS != 0 and rules.keeps[card] != 0:
            keepers = joined(keepers, i, kept)
        hooks: i64 = 0
        rests: i64 = 0
        if said & ACTS != 0:
            hooks = hooks_by[card]
            rests = hooks & ~cat.fixed[card]
            if hooks & ON_SETTLE != 0:
                settlers = joined(settlers, i, kept)
        act: i64 = 0
        if not blocked(p):
            copied: i64 = 0
            act = card
            if hooks & ON_MIRROR != 0:
                copied = mirrored(g, seat, p)
                if copied != 0:
                    act = copied
                    said |= says[copied]
                hooks |= hooks_by[copied] if own else i64(ALL)
                rests |= hooks_by[copied] & ~cat.fixed[copied] if own else i64(ALL)
            shown: i64 = 0
            if said & SHOWS != 0:
                shown = cat.traits[card] | cat.traits[copied]
                about |= shown
                forbids |= cat.forbids[card]
            if own:
                enlist(names, card)
                sums += figures[card]
                if said & SHOWS != 0:
                    shields |= cat.shields[act]
                    traits |= shown
                    if shown & GREAT_FLEET != 0 and (place < SIDES or place >= OUTSIDE):
                        docks |= bit(place) | bit(place + 2) if place < SIDES else bit(place - OUTSIDE)
                if said & DEALS != 0:
                    yields = yields or cat.yields[act] != 0 or cat.bonus[act] != 0
                    rates = bettered(cat, rates, card)
                    if cat.search[card] > search:
                        search = cat.search[card]
                if copied != 0:
                    enlist(names, copied)
                    if cat.search[copied] > search:
                        search = cat.search[copied]
                    sums += without_points(figures[copied])
                    rates = bettered(cat, rates, copied)
                if hooks & ON_RATES != 0:
                    rates = rules.effects[copied if copied != 0 else card].rates(g, seat, p, rates)
                if said & ANSWERS != 0 and rules.guards[act] != 0:
                    guards |= rules.guards[act]
                    guardians = joined(guardians, user_is(act, i), kept)
                if said & HOLDS != 0 and holds_goods(cat, act):
                    stores = joined(stores, i, kept)
        if hooks != 0:
            hooked = joined(hooked, i, kept)
            acts = joined(acts, act, kept)
            present |= hooks
            moving |= rests
            restless |= rests & ~rules.by_goods[act]
            if hooks & ON_COST != 0:
                sellers += 1
            if hooks_by[act] & MINDED != 0:
                minders = joined(minders, user_is(act, i, hooks_by[act] & MINDED), kept)
            if rests & COUNTED != 0:
                movers = joined(movers, user_is(act, i), kept)
            if hooks & ON_USE != 0 and act != 0:
                if hooks_by[act] & ON_USE != 0 and (own or (place == LAID and rules.gates[act] & OWNED == 0)):
                    users = joined(users, user_is(act, i, rules.gates[act]), kept)
                if not own:
                    guests = joined(guests, user_is(act, i), kept)
        i += 1
    beyond: i64 = NOWHERE
    if present & (ON_MIRROR | ON_RATES) != 0:
        beyond = g.land(1 - seat).changes
    return Digest(
        beyond, hooked, acts, minders, settlers, guardians, movers, stores, keepers, users, guests, n, present, moving,
        restless, sums, traits, about, rates, guards, search, forbids, sellers, names, people, single, double, regions,
        roads, docks, shields, foreign, twins, yields,
    )  # fmt: skip


def told_by(cat: Catalogue, card: i64) -> i64:
    """What there is to a card beside its figures, by its data: SHOWS, DEALS and HOLDS."""
    out: i64 = 0
    if cat.traits[card] | cat.forbids[card] | cat.shields[card] != 0:
        out |= SHOWS
    if cat.rate[card] | cat.search[card] | cat.yields[card] | cat.bonus[card] != 0:
        out |= DEALS
    return out | HOLDS if cat.stores[card] != 0 else out


def said_by(hooks: i64, guards: i64) -> i64:
    """The same by its effect: ACTS and ANSWERS."""
    return (i64(ACTS) if hooks != 0 else i64(0)) | (i64(ANSWERS) if guards != 0 else i64(0))


def holds_goods(cat: Catalogue, card: i64) -> bool:
    """Whether resources can lie on a card; others that know kinds of them only name one."""
    return cat.capacity[card] > 0


def bettered(cat: Catalogue, rates: i64, card: i64) -> i64:
    """Bank rates with a card's own, where that is lower."""
    rate = cat.rate[card]
    if rate == 0 or cat.resource[card] == 0:
        return rates
    return at_rate(rates, cat.resource[card] - 1, rate)


def at_rate(rates: i64, kind: i64, rate: i64) -> i64:
    """Bank rates at which a kind costs no more than a rate."""
    have = of(rates, kind)
    return rates if have <= rate else rates - amount(kind, have - rate)


# -- what a single card does ------------------------------------------------------------------------------------------


def mirrored(g: "Duel", seat: i64, p: i64) -> i64:
    """The card whose functions a card in play copies; 0, which has no figures, for none or while it is blocked."""
    card = card_of(p)
    if g.cat.hooks[card] & ON_MIRROR == 0 or blocked(p):
        return 0
    return g.rules.effects[card].mirrors(g, seat, p)


def model_of(cat: Catalogue, p: i64) -> i64:
    """The card that a card in play is meant to copy, whether both work or not; 0 for one that copies nothing."""
    return aimed_card(target_of(p)) if cat.hooks[card_of(p)] & ON_MIRROR != 0 else i64(0)


def acting(g: "Duel", seat: i64, p: i64) -> i64:
    """The card whose effect a card in play carries out: its own, or a copied one; 0 while it is blocked."""
    if blocked(p):
        return 0
    card = card_of(p)
    if g.cat.hooks[card] & ON_MIRROR == 0:
        return card
    copied = mirrored(g, seat, p)
    return copied if copied != 0 else card


def minding(g: "Duel", seat: i64, hook: i64) -> vec[i64]:
    """The cards of a player in the own land that work and mind something, a hook."""
    out = vec[i64]()
    if g.rules.hooked & hook == 0:
        return out
    found = g.look(seat)
    if found.present & hook != 0:
        built = g.land(seat).built
        hooks = g.cat.hooks
        acts = found.acts
        if hook & MINDED != 0:
            for minder in found.minders:
                if user_gate(minder) & hook != 0 and owner_of(built[user_index(minder)]) == seat:
                    out = append(out, built[user_index(minder)])
            return out
        k: i64 = 0
        n: i64 = len(acts)
        while k < n:
            if hooks[acts[k]] & hook != 0 and owner_of(built[found.hooked[k]]) == seat:
                out = append(out, built[found.hooked[k]])
            k += 1
    return out


def has_twin(g: "Duel", seat: i64, p: i64) -> bool:
    """Whether an equal card lies at the same place as a card in play of a land, which takes a site."""
    if place_of(p) >= SIDES or not g.look(seat).twins:
        return False
    n: i64 = 0
    for q in g.land(seat).built:
        if same_there(p, q):
            n += 1
    return n > 1


def shut(g: "Duel", seat: i64) -> i64:
    """The same as `closed`, kept."""
    if g.rules.hooked & ON_STACK == 0:
        return 0
    found = g.look(seat)
    if found.present & ON_STACK == 0:
        return 0
    if found.closed == UNKNOWN:
        found.closed = closed(g, seat)
    return found.closed


def closed(g: "Duel", seat: i64) -> i64:
    """What cards in play keep a player from, as a mask: the discard pile, then the stacks."""
    out: i64 = 0
    built = g.land(seat).built
    for i in g.look(seat).hooked:
        card = card_of(built[i])
        stack: i64 = PILE
        while g.cat.hooks[card] & ON_STACK != 0 and stack < g.stacks.count():
            if g.rules.effects[card].bars(g, seat, built[i], stack):
                out |= bit(stack - PILE)
            stack += 1
    return out


def traits_of(g: "Duel", seat: i64, p: i64) -> i64:
    """What a card in play does by declaration, copied functions included; nothing while it is blocked."""
    if blocked(p):
        return 0
    card = card_of(p)
    t = g.cat.traits[card]
    hooks = g.cat.hooks[card]
    if hooks & ON_MIRROR != 0:
        t |= g.cat.traits[mirrored(g, seat, p)]
    if hooks & ON_TRAITS != 0:
        t |= g.rules.effects[card].traits(g, seat, p)
    return t
