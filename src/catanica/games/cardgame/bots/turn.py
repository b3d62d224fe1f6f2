"""What to do with a turn: what to build or wait for, what to trade with the bank, what to offer the opponent."""

from typing import Final

from mypy_extensions import i64

from catanica.games.cardgame.bots.plan import Goal, Plan
from catanica.games.cardgame.bots.prices import Prices
from catanica.games.cardgame.bots.taste import Taste
from catanica.games.cardgame.bots.worth import standing
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.goods import KINDS, amount, of
from catanica.games.principality.rules.events import SAFE, counted_by_brigands
from catanica.games.principality.steps.rows import MAIN
from catanica.games.principality.telling.verbs import BANK
from catanica.games.principality.vocabulary import good_is, got_is
from catanica.kernel.playout import choose
from catanica.kernel.rng import Rng
from catanica.kernel.state import NOBODY
from catanica.kernel.words import number_of

BARGAIN: Final = 25  # what an exchange with the opponent must bring
PROMISING: Final = 50  # what it must bring on average
PATIENCE: Final = 12  # decisions an effect may ask for before the trial ends


def best_goal(g: Duel, seat: i64, plan: Plan) -> Goal | None:
    """What to build now; nothing if waiting for something better pays more."""
    best: Goal | None = None
    most: i64 = 0
    for goal in plan.goals:
        if goal.turns == 0:
            left = plan.means.after(goal.cost, plan.means.stock)
            then: i64 = 0
            for other in plan.goals:
                if other is not goal:
                    v = other.gain * plan.taste.discount(plan.means.turns_for(other.cost, left))
                    if v > then:
                        then = v
            if best is None or goal.gain * 1000 + then > most:
                best = goal
                most = goal.gain * 1000 + then
    if best is None:
        return None
    if counted_by_brigands(g, seat) > SAFE:
        most += plan.taste.risky * 1000
    for goal in plan.goals:
        if (
            goal.turns > 0
            and goal.gain * plan.taste.discount(goal.turns) + best.gain * plan.taste.discount(goal.turns + 5) > most
        ):
            return None
    return best


def bank_towards(plan: Plan, cost: i64) -> i64:
    """The next exchange with the bank that a cost needs."""
    stock = plan.means.stock
    left: i64 = 0
    get: i64 = -1
    k: i64 = 0
    while k < KINDS:
        d = of(stock, k) - of(cost, k)
        if d < 0:
            get = k
        else:
            left += amount(k, d)
        k += 1
    return BANK | good_is(plan.means.surplus(left)) | got_is(get)


def best_offer(g: Duel, seat: i64, prices: Prices) -> i64:
    """A swap one for one that helps both: wanted kind | given kind << 3; -1 if there is none."""
    other = 1 - seat
    means = prices.plan.means
    if g.land(other).stock(g.cat) == 0 or g.rules.scoring.points(g, other) >= g.rules.house.points_to_win - 2:
        return -1
    theirs = Prices(Plan(g, other, prices.plan.memory))
    best: i64 = -1
    most: i64 = BARGAIN - 1
    want: i64 = 0
    while want < KINDS:
        if of(theirs.plan.means.stock, want) > 0 and of(means.room, want) > 0:
            give: i64 = 0
            while give < KINDS:
                if give != want and of(means.stock, give) > 0 and of(theirs.plan.means.room, give) > 0:
                    own = prices.to_gain(want) - prices.to_lose(give)
                    their = theirs.to_gain(give) - theirs.to_lose(want)
                    v = own - (their // 2 if their > 0 else i64(0))
                    if v > most and their - own // 2 >= BARGAIN:
                        best = want | (give << 3)
                        most = v
                give += 1
        want += 1
    return best


def stock_worth(g: Duel, seat: i64, taste: Taste) -> i64:
    """A rough worth of the stored resources, for looking ahead."""
    total: i64 = 0
    stock = g.land(seat).stock(g.cat)
    k: i64 = 0
    while k < KINDS:
        total += of(stock, k) * taste.lasting[k]
        k += 1
    return total


def promising(g: Duel, seat: i64, code: i64, turns: i64, taste: Taste, rng: Rng, trials: i64) -> bool:
    """Whether a card of a set this bot does not know helps: tried out in so many positions that fit what is known."""
    total: i64 = 0
    t: i64 = 0
    while t < trials:
        d = g.determinised(rng.next32())
        d.explicit = False
        total -= standing(d, seat, turns, taste) + stock_worth(d, seat, taste)
        d.step(code)
        n: i64 = 0
        while d.to_move != NOBODY and number_of(d.agenda[len(d.agenda) - 1]) != MAIN.number and n < PATIENCE:
            d.step(choose(d, rng))
            n += 1
        total += standing(d, seat, turns, taste) + stock_worth(d, seat, taste)
        t += 1
    return total >= PROMISING * trials
