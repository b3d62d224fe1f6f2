"""What a position of the card game is worth to a player: points, what the land will yield, powers, sites, protection.

The unit is a hundredth of a resource. Stock and hand are not counted here: see `plan` and `hand`.
Values are whole numbers, so that interpreted and compiled bots choose alike.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from catanica.games.cardgame.bots.taste import Taste
from catanica.games.principality.cards.catalogue import PLAGUE_LAND, STOREHOUSE
from catanica.games.principality.cards.effect import ON_COST, ON_FACE, ON_PLAYED, ON_PRODUCTION
from catanica.games.principality.cards.powers import (
    bank_rates,
    hand_limit,
    mill_owner,
    strength,
    tournament,
    trade_points,
)
from catanica.games.principality.position.digest import acting, traits_of
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.goods import KINDS, of
from catanica.games.principality.position.piece import owner_of
from catanica.games.principality.position.rulebook import points_of
from catanica.games.principality.rules.production import multiple
from catanica.games.principality.steps.goods_steps import first_place, last_place
from catanica.games.principality.vocabulary import card_of
from catanica.kernel.ints import ones

WON: Final = 1_000_000

# Percent of a region's worth that the first, second ... region of one kind adds up to: variety is better.
VARIETY: Final[vec[i64]] = vec[i64]([0, 100, 185, 260, 325, 380, 425, 460, 490, 515, 535, 550, 560])


NO_YIELD: Final[vec[i64]] = vec[i64]([0] * KINDS)


def point_worth(points: i64, goal: i64, taste: Taste) -> i64:
    """Victory points; the later ones are dearer, and the last one is worth everything."""
    if points >= goal:
        return WON + points
    return taste.point * points + taste.later_point * points * points


def horizon(g: Duel, taste: Taste) -> i64:
    """How many turns the game may still last, judged by the leader's points."""
    both = g.rules.scoring.both(g)
    most = points_of(both, 0)
    other = points_of(both, 1)
    if other > most:
        most = other
    left = taste.pace * (g.rules.house.points_to_win - most)
    if left < 4:
        return 4
    return left if left < 54 else i64(54)


def yields(g: Duel, seat: i64) -> vec[i64]:
    """Expected resources of each kind per roll, in sixths (KB-13, KB-14)."""
    out = NO_YIELD[:]
    land = g.land(seat)
    cat = g.cat
    i = first_place(land)
    end = last_place(land)
    while i < end:
        card = card_of(land.regions[i])
        if card != 0:
            kind = cat.resource[card] - 1
            out[kind] = out[kind] + multiple(g, seat, i, kind)
        i += 1
    return out


def rates(g: Duel, seat: i64) -> vec[i64]:
    """What the bank asks for each kind (KB-26)."""
    out = vec[i64](capacity=KINDS)
    asked = bank_rates(g, seat)
    k: i64 = 0
    while k < KINDS:
        out = append(out, of(asked, k))
        k += 1
    return out


def kind_worth(kind: i64, made: i64, rate: i64, turns: i64, taste: Taste) -> i64:
    """What regions of one kind will yield in the turns to come, and what a better bank rate makes of it."""
    y: i64 = made if made < 12 else 12
    total = VARIETY[y] * taste.lasting[kind] * turns // 600
    if rate == 2:
        return total + 25 + y * turns * taste.good_rate
    return total + 50 + y * turns * taste.best_rate if rate == 1 else total


def production_worth(g: Duel, seat: i64, turns: i64, taste: Taste) -> i64:
    """The same of all kinds."""
    total: i64 = 0
    made = yields(g, seat)
    rate = bank_rates(g, seat)
    k: i64 = 0
    while k < KINDS:
        total += kind_worth(k, made[k], of(rate, k), turns, taste)
        k += 1
    return total


def function_worth(g: Duel, seat: i64, turns: i64, taste: Taste) -> i64:
    """What protection and other lasting functions of cards in play are worth."""
    total: i64 = 0
    stores: i64 = 0
    aqueduct = False
    cities = ones(g.land(seat).cities)
    for p in g.land(seat).built:
        if owner_of(p) != seat:
            continue
        t = traits_of(g, seat, p)
        if t & STOREHOUSE != 0:
            stores += 1
        if t & PLAGUE_LAND != 0:
            aqueduct = True
        card = acting(g, seat, p)
        total += g.rules.worth[card] + turns * g.rules.lasting[card]
        if g.rules.hooked != 0:
            total += hook_worth(g.cat.hooks[card], turns)
    if aqueduct:
        total += turns * 3 * cities
    if stores > 0:
        total += turns * (4 + 3 * stores)
    return total + taste.room_in_hand * (hand_limit(g, seat) - g.rules.house.hand_limit)


def hook_worth(hooks: i64, turns: i64) -> i64:
    """What odd cards are worth, judged by the moments at which they act."""
    total: i64 = 0
    if hooks & ON_PRODUCTION != 0:
        total += 90  # a resource in each own turn, but seldom for long
    elif hooks & ON_FACE != 0:
        total += turns * 6
    if hooks & ON_PLAYED != 0:
        total += turns * 4
    if hooks & ON_COST != 0:
        total += turns * 3
    return total


def lead(margin: i64, each: i64) -> i64:
    """A margin in strength or trade points: worth something up to four points either way."""
    if margin > 4:
        return 4 * each
    return -4 * each if margin < -4 else margin * each


def contest(g: Duel, seat: i64, turns: i64, taste: Taste) -> i64:
    """Points and powers of both players, seen by one of them."""
    other = 1 - seat
    points = g.rules.scoring.both(g)
    strong = strength(g, seat) - strength(g, other)
    trading = trade_points(g, seat) - trade_points(g, other)
    jousts = tournament(g, seat) - tournament(g, other)
    mine = points_of(points, seat)
    theirs = points_of(points, other)
    mill = mill_owner(g)
    lead_of: i64 = 0 if mill < 0 else (1 if mill == seat else -1)
    return contest_worth(mine, theirs, strong, trading, jousts, lead_of, g.rules.house.points_to_win, turns, taste)


def contest_worth(
    mine: i64, theirs: i64, strong: i64, trading: i64, jousts: i64, mill: i64, goal: i64, turns: i64, taste: Taste
) -> i64:
    """The same by figures: points of both, how much stronger and the better trader one is, whose the mill is."""
    total: i64 = 0
    if strong != 0:
        total += turns * taste.stronger if strong > 0 else -turns * taste.stronger
    if mill != 0:
        total += turns * taste.mill if mill > 0 else -turns * taste.mill  # one roll in six takes a resource (KB-9)
    if jousts > 0:
        total += turns * taste.jousting  # one roll in six brings a resource of choice (KB-8)
    elif jousts < 0:
        total -= turns * taste.outjousted
    total += point_worth(mine, goal, taste) - point_worth(theirs, goal, taste) * taste.their_points // 100
    return total + lead(strong, taste.strength) + lead(trading, taste.trade)


def land_worth(g: Duel, seat: i64, turns: i64, taste: Taste) -> i64:
    """What a land will yield and what its cards do, whatever the other player does."""
    return production_worth(g, seat, turns, taste) + function_worth(g, seat, turns, taste)


def own_worth(g: Duel, seat: i64, turns: i64, taste: Taste) -> i64:
    """A position's worth as far as a player's building can change it."""
    return contest(g, seat, turns, taste) + land_worth(g, seat, turns, taste)


def standing(g: Duel, seat: i64, turns: i64, taste: Taste) -> i64:
    """How a player stands against the other, apart from stock and hand."""
    other = land_worth(g, 1 - seat, turns, taste) * 6 // 10
    return contest(g, seat, turns, taste) + land_worth(g, seat, turns, taste) - other
