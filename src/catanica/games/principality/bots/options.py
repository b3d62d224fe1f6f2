"""Which options of a decision deserve a trial: of those that come to the same, one, and no exchange that leads nowhere.

Every option that is tried takes play-outs from the others, so this is where most of a searcher's strength is lost.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from catanica.games.principality.cards.catalogue import is_built
from catanica.games.principality.cards.powers import bank_rate, fleet_rate
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.goods import KINDS, amount, of
from catanica.games.principality.steps import rows
from catanica.games.principality.telling.verbs import (
    BANK,
    BUILD,
    COUNTER,
    DEMOLISH,
    DRAW,
    GIVE,
    MUTE,
    OFFER,
    PICK,
    PROPOSE,
    PUT,
    REGION,
    SEARCH,
    WANT,
    WITHDRAW,
    verb_of,
)
from catanica.games.principality.vocabulary import (
    card_of,
    flag_of,
    good_of,
    got_of,
    place_of,
    region_of,
    seat_of,
    stack_of,
)
from catanica.kernel.ints import highest, lowest
from catanica.kernel.words import Row, number_of

LEAVE: Final = (rows.PAY, rows.RECEIVE, rows.ARRANGE, rows.LAY_REGIONS)  # small change: the quick player's business
NEVER_TRIED: Final = (OFFER, COUNTER, DEMOLISH, MUTE, WANT, GIVE, PROPOSE, WITHDRAW)
GAINING: Final = (rows.GAIN, rows.TAKE)  # steps in which only the kind of a region matters: one takes,
LOSING: Final = (rows.PAY_ANY, rows.GIVE_BACK)  # or one gives
MANY: Final = 32  # options beyond which no trial is fair to any
HIDDEN: Final = 5  # unseen cards in a stack, beyond which one stack is like another
KIND: Final = 1000  # keys of one verb lie so close


def worth_a_trial(g: Duel, codes: vec[i64], guess: i64) -> vec[i64]:
    """The guess, and all that differs from it and from each other."""
    out = vec[i64]([guess])
    step = number_of(g.agenda[len(g.agenda) - 1])
    if is_one(step, LEAVE) or verb_of(guess) in NEVER_TRIED:
        return out
    at: dict[int, i64] = {alike(g, guess, step): 0}
    costs = wanted(g, g.to_move)
    for code in codes:
        verb = verb_of(code)
        if verb in NEVER_TRIED or len(out) >= MANY:
            continue
        if verb == BANK and not leads_on(g, g.to_move, code, costs):
            continue
        key = alike(g, code, step)
        if key not in at:
            at[key] = len(out)
            out = append(out, code)
        elif verb == REGION and at[key] > 0 and suits_better(g, step, code, out[at[key]]):
            out[at[key]] = code
    return out


def alike(g: Duel, code: i64, step: i64) -> int:
    """The same number for options that come to the same as far as anybody can see."""
    verb = verb_of(code)
    key: i64 = -1
    if verb == BUILD:
        key = KIND * card_of(code) + place_of(code) // 4
    elif verb == PUT:
        key = KIND * card_of(code)
        if step == rows.SWAP.number:
            key = KIND * key + top_of(g, stack_of(code))
    elif verb == DRAW:
        key = top_of(g, stack_of(code))
    elif verb == SEARCH:
        key = content_of(g, stack_of(code))
    elif verb == PICK:
        key = card_of(code)
    elif verb == REGION and (is_one(step, GAINING) or is_one(step, LOSING)):
        key = 1 + g.land(seat_of(code)).kind_at(g.cat, region_of(code)) + 10 * seat_of(code)
    return code * 128 + 127 if key < 0 else key * 128 + verb


def suits_better(g: Duel, step: i64, code: i64, than: i64) -> bool:
    """Of two regions of a kind the emptier one takes, the fuller one gives."""
    land = g.land(seat_of(code))
    more = land.stock_at(region_of(code)) - land.stock_at(region_of(than))
    return more > 0 if is_one(step, LOSING) else more < 0


def is_one(step: i64, of_these: tuple[Row, ...]) -> bool:
    """Whether a step is one of some."""
    for row in of_these:
        if step == row.number:
            return True
    return False


def top_of(g: Duel, stack: i64) -> i64:
    """The card on top of a stack as far as it is known; unknown ones differ by their back only."""
    if g.stacks.size(stack) == 0:
        return 0
    card = card_of(g.stacks.at(stack, 0))
    if card != 0:
        return 100 + card
    backs = g.rules.stack_backs
    return 1 + (backs[stack] if len(backs) > 0 else i64(0))


def content_of(g: Duel, stack: i64) -> i64:
    """What is known of a stack: nothing makes all large ones alike."""
    known: i64 = 0
    hidden: i64 = 0
    i: i64 = 0
    n = g.stacks.size(stack)
    while i < n:
        card = card_of(g.stacks.at(stack, i))
        if card == 0:
            hidden += 1
        known += card * card
        i += 1
    backs = g.rules.stack_backs
    back: i64 = backs[stack] if len(backs) > 0 else i64(0)
    return (known * 8 + (hidden if hidden < HIDDEN else i64(HIDDEN))) * 16 + back


def wanted(g: Duel, seat: i64) -> vec[i64]:
    """The costs of all that a player could build next."""
    land = g.land(seat)
    out = vec[i64]()
    if land.settlements != 0:
        ends = ((land.roads >> lowest(land.settlements)) & 1) + ((land.roads >> (highest(land.settlements) + 1)) & 1)
        if g.settlements_left > 0:
            out = append(out, g.rules.settlement_cost if ends > 0 else g.rules.road_cost)
        if g.cities_left > 0 and land.settlements != land.cities:
            out = append(out, g.rules.city_cost)
    for s in land.hand:
        if is_built(g.cat.kind[card_of(s)]):
            out = append(out, g.cat.cost[card_of(s)])
    for s in g.display:
        out = append(out, g.cat.cost[card_of(s)])
    return out


def missing_and_spare(g: Duel, seat: i64, stock: i64, cost: i64) -> i64:
    """How many goods are missing for a cost, and how many the spare ones can be traded for: missing << 8 | spare."""
    both: i64 = 0
    k: i64 = 0
    while k < KINDS:
        more = of(stock, k) - of(cost, k)
        if more < 0:
            both -= more << 8
        else:
            both += more // bank_rate(g, seat, k)
        k += 1
    return both


def missing_in(both: i64) -> i64:
    """How many are missing."""
    return both >> 8


def spare_in(both: i64) -> i64:
    """How many the spare ones bring."""
    return both & 0xFF


def leads_on(g: Duel, seat: i64, code: i64, costs: vec[i64]) -> bool:
    """Whether an exchange with the bank brings something nearer that can then be paid for in this very turn."""
    rate = fleet_rate(g, seat, region_of(code)) if flag_of(code) != 0 else bank_rate(g, seat, good_of(code))
    if flag_of(code) != 0 and rate > 1:
        return True  # at a rate of its own
    give = good_of(code)
    get = got_of(code)
    stock = g.land(seat).stock(g.cat)
    if of(stock, give) < rate:
        return False
    left = stock - amount(give, rate)
    for cost in costs:
        if of(cost, get) > of(stock, get) and of(left, give) >= of(cost, give):
            both = missing_and_spare(g, seat, left, cost)
            if spare_in(both) >= missing_in(both) - 1:
                return True
    return False
