"""Short answers to small decisions: which region, which card, which of the other's buildings."""

from collections import Counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catanica.bots.best import LEAST, Best
from catanica.games.cardgame.bots.hand import HandSense
from catanica.games.cardgame.bots.plan import Plan
from catanica.games.cardgame.bots.plays import fetches, strike_worth
from catanica.games.cardgame.bots.prices import Prices, spare
from catanica.games.cardgame.bots.roles import Roles
from catanica.games.cardgame.decks.building import missed
from catanica.games.principality.position.aside import kept
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.geometry import START_GAP
from catanica.games.principality.telling.verbs import PASS, REGION, STACK, verb_of
from catanica.games.principality.vocabulary import card_of, region_of, stack_of

STORED: Final = -10  # how gladly a store gives: less than any region

# In the middle a region touches both towns, so doublers for it find room more easily (KB-3, KB-14).
MIDDLE: Final[vec[i64]] = vec[i64]([6, 3, 5, 4, 2, 1])


def arrange(g: Duel, codes: vec[i64]) -> i64:
    """Lay the kinds that are doubled most gladly in the middle."""
    best = Best()
    for code in codes:
        kind = g.cat.resource[card_of(code)] - 1
        best.weigh(code, MIDDLE[kind] if region_of(code) >> 1 == START_GAP else -MIDDLE[kind])
    return best.code


def lay_regions(g: Duel, codes: vec[i64], seat: i64) -> i64:
    """Lay a region in the row where its neighbour is of the same kind: one doubler serves both (KB-14)."""
    best = Best()
    land = g.land(seat)
    for code in codes:
        place = region_of(code)
        inward: i64 = place + 2 if place >> 1 < START_GAP else place - 2
        best.weigh(code, 1 if land.kind_at(g.cat, inward) == g.cat.resource[card_of(code)] - 1 else 0)
    return best.code


def most_spare(g: Duel, codes: vec[i64], seat: i64) -> i64:
    """Pay from the region that gives most gladly; what lies safely in a store comes last."""
    best = Best()
    for code in codes:
        best.weigh(code, spare(g, seat, region_of(code)) if verb_of(code) == REGION else i64(STORED))
    return best.code


def least_spare(g: Duel, codes: vec[i64], seat: i64) -> i64:
    """Store on the region that has most room."""
    best = Best()
    for code in codes:
        best.weigh(code, -spare(g, seat, region_of(code)))
    return best.code


def gain_region(g: Duel, codes: vec[i64], seat: i64, prices: Prices) -> i64:
    """Take the resource that is worth most."""
    best = Best(PASS, 0)
    for code in codes:
        if verb_of(code) == REGION:
            kind = g.land(seat).kind_at(g.cat, region_of(code))
            nearer = prices.nearer_by(kind)
            best.weigh(
                code,
                nearer + prices.to_gain(kind) * 100 + prices.plan.taste.lasting[kind] - spare(g, seat, region_of(code)),
            )
    return best.code


def take_region(g: Duel, codes: vec[i64], seat: i64, prices: Prices) -> i64:
    """Take from the other what is worth most to oneself, and rather from where it hurts."""
    best = Best(PASS, 0)
    land = g.land(1 - seat)
    theirs = Prices(Plan(g, 1 - seat, prices.plan.memory))
    for code in codes:
        if verb_of(code) == REGION:
            kind = land.kind_at(g.cat, region_of(code))
            best.weigh(code, prices.to_gain(kind) * 2 + theirs.to_lose(kind))
    return best.code


def take_back(g: Duel, codes: vec[i64], seat: i64, plan: Plan) -> i64:
    """Name the card of the other whose loss hurts most."""
    best = Best()
    for code in codes:
        best.weigh(code, strike_worth(g, seat, code, plan.turns, plan.taste))
    return best.code


def scout(g: Duel, codes: vec[i64], plan: Plan) -> i64:
    """The region of the kind that is produced least."""
    best = Best()
    for code in codes:
        kind = g.cat.resource[card_of(code)] - 1
        best.weigh(code, plan.taste.lasting[kind] * 4 // (plan.means.yields[kind] + 1))
    return best.code


def where_to_ban(g: Duel, codes: vec[i64], seat: i64, roles: Roles) -> i64:
    """The pile of an opponent who fetches from it; otherwise the stack with most cards: there the other misses most."""
    best = Best()
    for code in codes:
        if verb_of(code) == STACK:
            best.weigh(code, g.stacks.size(stack_of(code)))
        else:
            best.weigh(code, LEAST + 1 if not fetches(g, 1 - seat, roles) else -LEAST)
    return best.code


def best_pick(g: Duel, codes: vec[i64], sense: HandSense) -> i64:
    """The card worth most in the hand; one that is held already counts less. To take none is never better."""
    best = Best()
    for code in codes:
        if verb_of(code) == PASS:
            continue
        card = card_of(code)
        v = sense.worth(card)
        for s in g.land(sense.seat).hand:
            if card_of(s) == card:
                v = v * 6 // 10
        best.weigh(code, v)
    return best.code


def least_missed(g: Duel, codes: vec[i64], seat: i64) -> i64:
    """The card of the own row that helps the deck of all cards one may draw least (106.B.a)."""
    rows = kept(g, seat) + g.rules.groups[2]  # the row between both stays whole
    cards = Counter([g.cat.ids[n] for n in rows])
    facts = {f.id: f for f in g.cat.facts}
    best = Best()
    for code in codes:
        best.weigh(code, i64(-missed(facts, cards, g.cat.ids[card_of(code)])))
    return best.code


def worst_drawn(g: Duel, codes: vec[i64], sense: HandSense) -> i64:
    """Put the weakest of the cards just drawn back, if the stacks promise better; else keep them."""
    sense.survey()
    worst = Best(PASS)
    for code in codes:
        if verb_of(code) != PASS and sense.worth(card_of(code)) < sense.average:
            worst.weigh(code, -sense.worth(card_of(code)))
    return worst.code


def put_weakest(g: Duel, codes: vec[i64], sense: HandSense) -> i64:
    """The card that is missed least, under the smallest stack: there it is soonest in reach again."""
    card = sense.weakest()
    best = Best()
    for code in codes:
        if card_of(code) == card:
            best.weigh(code, -g.stacks.size(stack_of(code)))
    return best.code


def put_strongest(g: Duel, codes: vec[i64], sense: HandSense) -> i64:
    """The other's best card, under the largest stack."""
    best = Best()
    for code in codes:
        best.weigh(code, sense.worth(card_of(code)) * 100 + g.stacks.size(stack_of(code)))
    return best.code
