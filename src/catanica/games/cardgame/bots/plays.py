"""When an action card is worth playing, and what to name, take or set when it asks."""

from typing import Final

from mypy_extensions import i64

from catanica.games.cardgame.bots.plan import Plan
from catanica.games.cardgame.bots.prices import Prices
from catanica.games.cardgame.bots.roles import Roles
from catanica.games.cardgame.bots.taste import Taste
from catanica.games.cardgame.bots.trying import rivalry_with
from catanica.games.cardgame.bots.worth import NO_YIELD, contest, land_worth
from catanica.games.cardgame.naming import BURNABLE, KNIGHTS, offer_targets
from catanica.games.principality.cards.catalogue import KNIGHT, RED
from catanica.games.principality.cards.effect import ON_STACK
from catanica.games.principality.cards.hints import AT_ONCE, BURN, CHEAPEN, FETCH, LOOT, SPY, STRIKE, SWAP
from catanica.games.principality.position.digest import acting
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.goods import KINDS, count, of
from catanica.games.principality.position.piece import owner_of, stock_of
from catanica.games.principality.position.pile import take_at
from catanica.games.principality.rules.production import multiple
from catanica.games.principality.steps.goods_steps import first_place, last_place, takeable
from catanica.games.principality.telling.verbs import BUILD, ERECT, TARGET, verb_of
from catanica.games.principality.vocabulary import (
    card_is,
    card_of,
    number_of,
    place_is,
    place_of,
    region_of,
    seat_is,
    seat_of,
)

WORTH_A_STRIKE: Final = 130  # what an attack on a card in play must promise
WORTH_LOOTING: Final = 130  # what taking two resources must promise
ERRAND: Final = 220  # the same for a knight, who is lost by it
DEFEND: Final = 90  # what an attack must threaten before a card is spent against it
CARAVAN: Final = 2  # resources that a caravan swaps
CHOICE: Final = 5  # cards on the discard pile before a diplomat finds something good
FREEDOM: Final = 160  # what the gold that buys a ban off may be worth, and it is kept
HARVEST: Final = 150  # what a number of choice must bring beyond an average roll


def strike_worth(g: Duel, striker: i64, code: i64, turns: i64, taste: Taste) -> i64:
    """What it is worth to send a named card of the other back to the hand: they must pay for it again."""
    victim = 1 - striker
    where = seat_of(code)
    land = g.land(where)
    was = contest(g, striker, turns, taste) - land_worth(g, victim, turns, taste)
    left = take_at(land.built, land.find_piece(place_of(code), card_of(code)))
    gain = rivalry_with(g, striker, where, left, turns, taste) - was
    return 45 * count(g.cat.cost[card_of(code)]) + gain // 4


def best_strike(g: Duel, striker: i64, what: i64, turns: i64, taste: Taste) -> i64:
    """The most that can be won from the other's cards of a sort."""
    best: i64 = 0
    out = Options()
    offer_targets(g, 1 - striker, what, out)
    for code in out.codes:
        v = strike_worth(g, striker, code, turns, taste)
        if v > best:
            best = v
    return best


def loot(g: Duel, seat: i64, prices: Prices) -> i64:
    """What the two best resources that could be taken from the other are worth."""
    out = Options()
    takeable(g, seat, out)
    land = g.land(1 - seat)
    one: i64 = 0
    two: i64 = 0
    for code in out.codes:
        region = region_of(code)
        v = prices.to_gain(land.kind_at(g.cat, region)) + 20
        n = stock_of(land.regions[region])
        while n > 0:
            if v > one:
                two = one
                one = v
            elif v > two:
                two = v
            n -= 1
    return one + two


def swaps_help(plan: Plan, n: i64) -> bool:
    """Whether so many swaps would complete the best goal that cannot be paid for yet."""
    means = plan.means
    if plan.wish == 0 or means.turns_for(plan.wish, means.stock) == 0:
        return False
    lacking: i64 = 0
    over: i64 = 0
    k: i64 = 0
    while k < KINDS:
        d = of(means.stock, k) - of(plan.wish, k)
        if d < 0:
            lacking -= d
        else:
            over += d
        k += 1
    return 0 < lacking <= n and over >= lacking


def worth_playing(g: Duel, seat: i64, role: i64, plan: Plan, prices: Prices) -> bool:
    """Whether a card with a role should be played in the main phase now."""
    other = 1 - seat
    if role == SPY:
        return len(g.land(other).hand) > 1
    if role == LOOT:
        return loot(g, seat, prices) >= WORTH_LOOTING
    if role == SWAP:
        return swaps_help(plan, CARAVAN)
    if role == BURN or role == STRIKE:
        what: i64 = BURNABLE if role == BURN else KNIGHTS
        hope = best_strike(g, seat, what, plan.turns, plan.taste)
        risk = best_strike(g, other, what, plan.turns, plan.taste)
        return 5 * hope - risk >= 5 * WORTH_A_STRIKE
    if role == CHEAPEN:
        return red_building_due(g, plan)
    if role == FETCH:
        return g.pile_size(g.own_pile(seat)) >= CHOICE
    return role == AT_ONCE


def red_building_due(g: Duel, plan: Plan) -> bool:
    """Whether a red building could be paid for now, so that making it cheaper saves a resource."""
    for goal in plan.goals:
        verb = verb_of(goal.builds)
        if goal.turns == 0 and (verb == BUILD or verb == ERECT) and g.cat.slot[card_of(goal.builds)] == RED:
            return True
    return False


def worth_using(g: Duel, seat: i64, code: i64, plan: Plan, prices: Prices, roles: Roles) -> bool:
    """Whether to use a card in play."""
    card = card_of(code)
    if g.cat.hooks[card] & ON_STACK != 0:
        return ban_hurts(g, seat, number_of(code), roles) and prices.bundle_lost(g.cat.fee[card]) <= FREEDOM
    if roles.of[card] == SWAP:
        return swaps_help(plan, 1)
    if g.cat.flags[card] & KNIGHT != 0:
        if roles.of[card] == LOOT:
            return loot(g, seat, prices) >= ERRAND
        return ride_pays(g, seat, code, plan)
    return roles.of[card] == AT_ONCE  # in taverns five resources come back for six


def ban_hurts(g: Duel, seat: i64, target: i64, roles: Roles) -> bool:
    """Whether a ban keeps its victim from something: a stack with cards, or the pile if a card in play fetches."""
    if target == 0:
        return g.pile_size(g.own_pile(seat)) > 0 and fetches(g, seat, roles)
    return g.stacks.size(target - 1) > 0


def fetches(g: Duel, seat: i64, roles: Roles) -> bool:
    """Whether a card in play takes cards from the discard pile for its owner."""
    for p in g.land(seat).built:
        if owner_of(p) == seat and roles.of[acting(g, seat, p)] == FETCH:
            return True
    return False


def ride_pays(g: Duel, seat: i64, code: i64, plan: Plan) -> bool:
    """Whether to let a knight of one's own ride as a black knight: he is lost, whatever the die says."""
    card = card_of(code)
    own = TARGET | seat_is(seat) | place_is(place_of(code)) | card_is(card)
    hope = best_strike(g, seat, KNIGHTS, plan.turns, plan.taste)
    return 5 * hope >= 5 * WORTH_A_STRIKE + 6 * strike_worth(g, 1 - seat, own, plan.turns, plan.taste)


def worth_answering(g: Duel, seat: i64, cause: i64, plan: Plan) -> bool:
    """Whether an attack with that role threatens enough to spend a card against it; all else is always answered."""
    if cause == LOOT:
        return loot(g, 1 - seat, Prices(Plan(g, 1 - seat, plan.memory))) >= DEFEND
    if cause == BURN or cause == STRIKE:
        return best_strike(g, 1 - seat, BURNABLE if cause == BURN else KNIGHTS, plan.turns, plan.taste) >= DEFEND
    return True


def number_worth(g: Duel, seat: i64, number: i64, prices: Prices) -> i64:
    """What one production number brings, less part of what it brings the other."""
    land = g.land(seat)
    total: i64 = 0
    room = NO_YIELD[:]
    i = first_place(land)
    end = last_place(land)
    while i < end:
        r = land.regions[i]
        if r != 0 and g.cat.die[card_of(r)] == number:
            kind = land.kind_at(g.cat, i)
            n = multiple(g, seat, i, kind)
            if n > 3 - (stock_of(r)):
                n = 3 - (stock_of(r))
            while n > 0:
                room[kind] = room[kind] + 1
                total += prices.price(kind, of(prices.plan.means.stock, kind) + room[kind])
                n -= 1
        i += 1
    other = g.land(1 - seat)
    i = first_place(other)
    end = last_place(other)
    while i < end:
        r = other.regions[i]
        if r != 0 and g.cat.die[card_of(r)] == number and stock_of(r) < 3:
            total -= 30 * multiple(g, 1 - seat, i, other.kind_at(g.cat, i))
        i += 1
    return total


def best_number(g: Duel, seat: i64, prices: Prices) -> i64:
    """The production number that serves a player best."""
    best: i64 = 1
    most: i64 = number_worth(g, seat, 1, prices)
    n: i64 = 2
    while n <= 6:
        v = number_worth(g, seat, n, prices)
        if v > most:
            best = n
            most = v
        n += 1
    return best


def number_pays(g: Duel, seat: i64, prices: Prices) -> bool:
    """Whether setting the die beats rolling it by enough to spend a card."""
    total: i64 = 0
    n: i64 = 1
    while n <= 6:
        total += number_worth(g, seat, n, prices)
        n += 1
    return 6 * number_worth(g, seat, best_number(g, seat, prices), prices) - total >= 6 * HARVEST
