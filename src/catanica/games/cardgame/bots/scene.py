"""What lies on the table, judged once: most of a judgement depends on cards in play, sites and regions alone.

A scene is what one player makes of one arrangement of both lands: where each card fits best and what it would change
there. Goods, hands, stacks and dice do not matter to it, so that the many positions of a search, which differ in those
most of the time, share a few scenes. `memory.py` finds them.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from catanica.games.cardgame.bots.sites import best_place
from catanica.games.cardgame.bots.taste import Taste
from catanica.games.cardgame.bots.trying import worth_with
from catanica.games.cardgame.bots.worth import (
    contest_worth,
    hook_worth,
    horizon,
    kind_worth,
    own_worth,
    rates,
    yields,
)
from catanica.games.cardgame.copying import offer_models
from catanica.games.principality.cards.catalogue import (
    FLEETS_AT,
    FOREIGN_CITY,
    FOREIGN_GREEN,
    FOREIGN_REGION,
    GREEN,
    GROUNDS_AT,
    HAND_AT,
    HARBOURS_AT,
    KNIGHTS_AT,
    PLAGUE_LAND,
    RED,
    REGION_SITE,
    SMITHIES_AT,
    STOREHOUSE,
    TOURNAMENT_AT,
    TRADE_AT,
)
from catanica.games.principality.cards.effect import (
    NEVER,
    ON_CAP,
    ON_COST,
    ON_KNIGHTS,
    ON_MIRROR,
    ON_POINTS,
    ON_RATES,
    ON_STRENGTH,
    ON_TOURNAMENT,
    ON_TRADE,
    ON_TRAITS,
)
from catanica.games.principality.cards.powers import (
    driven_out,
    hand_limit,
    mill_of,
    needs_met,
    printed_points,
    strength,
    tally,
    token_of,
    tournament,
    trade_points,
)
from catanica.games.principality.position.digest import bettered, traits_of
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.geometry import SIDES
from catanica.games.principality.position.goods import of
from catanica.games.principality.position.piece import aim, owner_of, piece, with_target
from catanica.games.principality.position.pile import take_at
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.rules.laying_out import copies_fit, site_sides
from catanica.games.principality.rules.production import doubled
from catanica.games.principality.vocabulary import card_of, place_of
from catanica.kernel.ints import bit, ones

UNASKED: Final = -1000  # what `Rulebook.unasked` is filled with
NOWHERE: Final = -1  # no place for a card
CROWDED: Final = -2  # nor any, but only because all sites are taken
BORROWED: Final = 60  # percent of a copied building's worth: it may be gone tomorrow

# What cards answer whose figures a contest counts; unless they say that cards in play alone decide, nothing is kept.
COUNTING: Final = ON_STRENGTH | ON_TRADE | ON_POINTS | ON_KNIGHTS | ON_TRAITS | ON_TOURNAMENT | ON_CAP
ODD: Final = COUNTING | ON_MIRROR | ON_RATES  # one card more may change what such a card counts

GAIN_VARIES: Final = 1  # what a card changes depends on more than the scene
PLACE_VARIES: Final = 2  # its best place does


def variation(rules: Rulebook, card: i64) -> i64:
    """What must be asked of a card each time: GAIN_VARIES, PLACE_VARIES, both or nothing."""
    cat = rules.cat
    out: i64 = 0
    if cat.hooks[card] & ~cat.fixed[card] & COUNTING != 0 or cat.hooks[card] & ON_MIRROR != 0:
        out |= GAIN_VARIES
    at_region = cat.slot[card] == REGION_SITE or cat.slot[card] == FOREIGN_REGION
    if rules.choosy[card] != NEVER or at_region or cat.traits[card] & STOREHOUSE != 0:
        out |= PLACE_VARIES
    return out


def restless(g: Duel) -> bool:
    """Whether figures may change while all cards lie as they lie: then no scene outlives its position."""
    return g.annex is not None or g.moving(COUNTING)


class Scene:
    """One player's judgement of what lies on the table. `key` is what it depends on, as `memory.py` writes it."""

    def __init__(self, g: Duel, seat: i64, key: vec[i64], taste: Taste) -> None:
        self.taste: Taste = taste
        self.key: vec[i64] = key
        self.seat: i64 = seat
        self.turns: i64 = horizon(g, taste)
        self.base: i64 = own_worth(g, seat, self.turns, taste)
        self.yields: vec[i64] = yields(g, seat)
        self.rates: vec[i64] = rates(g, seat)
        self.places: vec[i64] = g.rules.unasked[:]
        self.gains: vec[i64] = g.rules.unasked[:]
        self.gained_at: vec[i64] = g.rules.unasked[:]  # the place the gain belongs to
        self.outdone: vec[i64] = g.rules.unasked[:]  # which card in play each would best take the place of
        self.excess: vec[i64] = g.rules.unasked[:]  # and what that changes
        self.settled: i64 = UNASKED  # what the next settlement would change
        self.grown: i64 = UNASKED  # and the next city
        self.average: i64 = UNASKED  # what hidden cards are worth in the hand, where a memory is coarse
        self.best_of_many: i64 = 0
        found = g.look(seat)
        self.bundle: i64 = found.rates
        self.sums: i64 = tally(g, seat)
        self.hand: i64 = hand_limit(g, seat)
        self.strong: i64 = strength(g, 1 - seat)  # the other's figures
        self.trading: i64 = trade_points(g, 1 - seat)
        self.jousts: i64 = tournament(g, 1 - seat)
        self.theirs: i64 = printed_points(g, 1 - seat, tally(g, 1 - seat))  # without knight and mill
        self.stores: i64 = 0
        self.aqueduct: bool = False
        for p in g.land(seat).built:
            if owner_of(p) == seat:
                t = traits_of(g, seat, p)
                if t & STOREHOUSE != 0:
                    self.stores += 1
                if t & PLAGUE_LAND != 0:
                    self.aqueduct = True
        self.contested: i64 = self.contest_at(g, self.sums)
        # figures add up only while no card in play counts others; regions, while doublers alone make them yield more
        self.adds_up: bool = not g.present(ODD) and g.annex is None
        self.doubles_only: bool = not found.yields

    def place_for(self, g: Duel, card: i64, varies: i64) -> i64:
        """Where a card fits best; NOWHERE, or CROWDED if all it lacks is a free site."""
        if varies & PLACE_VARIES != 0:
            return self.place_anew(g, card)
        place = self.places[card]
        if place == UNASKED:
            place = self.place_anew(g, card)
            self.places[card] = place
        return place

    def place_anew(self, g: Duel, card: i64) -> i64:
        """The same, asked of the position."""
        place = best_place(g, self.seat, card)
        return CROWDED if place < 0 and lacks_site(g, self.seat, card) else place

    def gain_of(self, g: Duel, card: i64, place: i64, varies: i64) -> i64:
        """What a card changes if it lies at a place."""
        if varies & GAIN_VARIES == 0 and self.gained_at[card] == place:
            return self.gains[card]
        gain = self.gain_anew(g, card, place)
        self.gains[card] = gain
        self.gained_at[card] = place
        return gain

    def gain_anew(self, g: Duel, card: i64, place: i64) -> i64:
        """The same, reckoned from the card's figures where they say everything, else tried out."""
        if driven_out(g, 1 - self.seat, card):
            return 0  # it would be driven out at once
        cat = g.cat
        abroad = cat.slot[card] == FOREIGN_CITY or cat.slot[card] == FOREIGN_GREEN
        if self.adds_up and cat.hooks[card] & ODD == 0:
            if abroad:
                return 0
            several = cat.yields[card] | cat.bonus[card]
            if several == 0 and (cat.doubles[card] == 0 or (self.doubles_only and place < SIDES)):
                return self.figured(g, card, place)
        return self.tried(g, card, place, 1 - self.seat if abroad else self.seat)

    def tried(self, g: Duel, card: i64, place: i64, where: i64) -> i64:
        """Lay it there and look."""
        before = g.land(where).built
        laid = piece(place, card, self.seat)
        if g.cat.hooks[card] & ON_MIRROR == 0:
            return worth_with(g, self.seat, where, append(before[:], laid), self.turns, self.taste) - self.base
        models = Options()  # what a secret society brings with the best building it can copy
        offer_models(g, self.seat, models)
        best: i64 = 0
        for code in models.codes:
            copy = with_target(laid, aim(place_of(code), card_of(code)))
            gain = worth_with(g, self.seat, where, append(before[:], copy), self.turns, self.taste) - self.base
            if gain > best:
                best = gain
        return best * BORROWED // 100

    def figured(self, g: Duel, card: i64, place: i64) -> i64:
        """What `tried` would find, for a card at home whose figures add up."""
        cat = g.cat
        turns = self.turns
        sums = self.sums + cat.figures[card]
        gain: i64 = 0
        if cat.figures[card] != 0:
            gain = self.contest_at(g, sums) - self.contested
        if cat.rate[card] != 0 or cat.doubles[card] != 0:
            gain += self.more_made(g, card, place)
        gain += g.rules.worth[card] + turns * g.rules.lasting[card]
        if g.rules.hooked != 0:
            gain += hook_worth(cat.hooks[card], turns)
        traits = cat.traits[card]
        if traits & STOREHOUSE != 0:
            gain += turns * (3 if self.stores > 0 else 7)
        if traits & PLAGUE_LAND != 0 and not self.aqueduct:
            gain += turns * 3 * ones(g.land(self.seat).cities)
        limit = g.rules.house.hand_limit + ((sums >> HAND_AT) & 0xFF)
        most = g.rules.house.hand_most
        return gain + self.taste.room_in_hand * ((limit if limit < most else most) - self.hand)

    def contest_at(self, g: Duel, sums: i64) -> i64:
        """What points and powers would be worth with these sums of the own cards, if figures add up."""
        seat = self.seat
        strong = (sums & 0xFF) + ((sums >> KNIGHTS_AT) & 0x1F) * ((sums >> SMITHIES_AT) & 7)
        trading = ((sums >> TRADE_AT) & 0xFF) + ((sums >> FLEETS_AT) & 0x1F) * ((sums >> HARBOURS_AT) & 7)
        jousts = ((sums >> TOURNAMENT_AT) & 0xFF) + ((sums >> KNIGHTS_AT) & 0x1F) * ((sums >> GROUNDS_AT) & 7)
        mine = printed_points(g, seat, sums)
        theirs = self.theirs
        knight = token_of(g, strong, self.strong) if seat == 0 else token_of(g, self.strong, strong)
        mill = mill_of(g, trading, self.trading) if seat == 0 else mill_of(g, self.trading, trading)
        lead_of: i64 = 0 if mill < 0 else (1 if mill == seat else -1)
        if knight >= 0:
            if knight == seat:
                mine += 1
            else:
                theirs += 1
        if lead_of > 0:
            mine += 1
        elif lead_of < 0:
            theirs += 1
        return contest_worth(
            mine, theirs, strong - self.strong, trading - self.trading, jousts - self.jousts, lead_of,
            g.rules.house.points_to_win, self.turns, self.taste,
        )  # fmt: skip

    def more_made(self, g: Duel, card: i64, place: i64) -> i64:
        """What a better rate and doubled regions add to the worth of production."""
        cat = g.cat
        land = g.land(self.seat)
        kind = cat.resource[card] - 1
        gain: i64 = 0
        double = cat.doubles[card] - 1
        if double >= 0:
            more: i64 = 0
            region = place
            while region <= place + 2:
                if land.start() <= region < land.end() and land.regions[region] != 0:
                    if land.kind_at(cat, region) == double and not doubled(g, self.seat, region, double):
                        more += 1
                region += 2
            made = self.yields[double]
            rate = of(bettered(cat, self.bundle, card), double)
            gain += kind_worth(double, made + more, rate, self.turns, self.taste)
            gain -= kind_worth(double, made, self.rates[double], self.turns, self.taste)
        if cat.rate[card] != 0 and kind >= 0 and kind != double:
            rate = of(bettered(cat, self.bundle, card), kind)
            gain += kind_worth(kind, self.yields[kind], rate, self.turns, self.taste)
            gain -= kind_worth(kind, self.yields[kind], self.rates[kind], self.turns, self.taste)
        return gain

    def victim_of(self, g: Duel, card: i64, anew: bool) -> i64:
        """Which card in play, by its index, another one best takes the place of, NOWHERE for none; see `excess`."""
        if anew or self.outdone[card] == UNASKED:
            self.find_victim(g, card)
        return self.outdone[card]

    def find_victim(self, g: Duel, card: i64) -> None:
        """The same, tried out for each."""
        land = g.land(self.seat)
        in_city = g.cat.slot[card] == RED
        best: i64 = NOWHERE
        most: i64 = 0
        i: i64 = 0
        n: i64 = len(land.built)
        while i < n:
            place = place_of(land.built[i])
            own = place < SIDES and owner_of(land.built[i]) == self.seat and not helps(g, land.built[i], card)
            fits = own and (not in_city or land.cities & bit(place >> 1) != 0)
            if fits and not g.rules.effects[card].forbids(g, self.seat, card, place):
                built = append(take_at(land.built, i), piece(place, card, self.seat))
                gain = worth_with(g, self.seat, self.seat, built, self.turns, self.taste) - self.base
                if best < 0 or gain > most:
                    best = i
                    most = gain
            i += 1
        self.outdone[card] = best
        self.excess[card] = most

    def settlement_gain(self, g: Duel, column: i64) -> i64:
        """What one more settlement changes at once."""
        if self.settled == UNASKED:
            land = g.land(self.seat)
            before = land.settlements
            land.settlements = before | bit(column)
            self.settled = own_worth(g, self.seat, self.turns, self.taste) - self.base
            land.settlements = before
        return self.settled

    def city_gain(self, g: Duel, column: i64) -> i64:
        """What one more city changes at once."""
        if self.grown == UNASKED:
            land = g.land(self.seat)
            before = land.cities
            land.cities = before | bit(column)
            self.grown = own_worth(g, self.seat, self.turns, self.taste) - self.base
            land.cities = before
        return self.grown


def helps(g: Duel, p: i64, card: i64) -> bool:
    """Whether a card in play makes another one cheaper or is a condition of it: then it must not make room."""
    return g.cat.hooks[card_of(p)] & ON_COST != 0 or card_of(p) in g.cat.needs[card]


def lacks_site(g: Duel, seat: i64, card: i64) -> bool:
    """Whether a card of the own land could be built if only there were a free site."""
    slot = g.cat.slot[card]
    if (slot != GREEN and slot != RED) or not copies_fit(g, seat, card) or not needs_met(g, seat, card):
        return False
    return site_sides(g, seat, slot) == 0
