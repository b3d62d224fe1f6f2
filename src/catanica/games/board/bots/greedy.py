"""A sound player of the board game: it always knows what it saves for, and takes the best step towards it.

It sees the redacted state of its seat only and keeps no memory: each decision is judged from the table alone.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catanica.bots.bot import Bot
from catanica.games.board import building, cards, founding, robbery, trade, turn, verbs
from catanica.games.board.bots.sites import best_site, best_way, income, longer_by, robber_value, site_value
from catanica.games.board.bots.taste import FROZEN, Taste
from catanica.games.board.goods import (
    BANK_OF_19,
    CARD_COST,
    CITY_COST,
    KINDS,
    ROAD_COST,
    TOWN_COST,
    amount,
    covers,
    missing,
    size,
)
from catanica.games.board.harbours import rate
from catanica.games.board.state import NONE, BoardState
from catanica.games.board.topology import EDGE_N, EDGE_S, EVERYWHERE, NEAR
from catanica.games.board.vocabulary import (
    crossing_is,
    crossing_of,
    good_is,
    good_of,
    got_of,
    hex_of,
    path_is,
    path_of,
    seat_of,
)
from catanica.kernel.ints import bit
from catanica.kernel.state import State
from catanica.kernel.words import number_of

OFFERS_PER_TURN: Final = 2
DANGEROUS: Final = 2  # no deals with whom so few points are missing
FULL_HAND: Final = 8  # from so many cards on a seven costs half of them
WAY: Final = 3  # roads it would lay to reach a place


class BoardGreedy(Bot):
    """The greedy bot of the board game."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.taste: Taste = FROZEN

    def choose(self, observation: State) -> int:
        """The action it takes; `observation` is what its seat may see."""
        if not isinstance(observation, BoardState):
            raise TypeError("A player of the board game plays the board game only")
        codes = observation.legal_codes()
        if len(codes) == 1:
            return int(codes[0])
        return int(self.pick(observation, codes))

    def pick(self, t: BoardState, codes: vec[i64]) -> i64:
        """The best of the legal actions."""
        e = t.top()
        step = number_of(e)
        seat = seat_of(e)
        if step == founding.FOUND_TOWN.number:
            return verbs.TOWN | crossing_is(best_site(t, seat, EVERYWHERE, self.taste))
        if step == founding.FOUND_ROAD.number:
            return founding_road(t, seat, crossing_of(e), codes, self.taste)
        if step == cards.FREE_ROAD.number:
            return self.next_road(t, seat, codes)
        if step == turn.ROLL.number:
            return before_roll(t, seat, self.taste)
        if step == robbery.DISCARD.number:
            return verbs.DISCARD | good_is(least_needed(t, seat, self.price(t, seat)))
        if step == robbery.ROBBER.number:
            return best_robber_hex(t, seat, codes, self.taste)
        if step == robbery.ROB.number:
            return best_victim(t, codes)
        if step == cards.TAKE.number:
            return verbs.TAKE | good_is(most_needed(t, seat, self.price(t, seat)))
        if step == trade.OFFER.number or step == trade.COUNTER.number:
            return self.grow_offer(t, seat)
        if step == trade.ANSWER.number:
            return self.answer(t, seat)
        if step == trade.PICK.number:
            return choose_partner(t, seat, codes, self.price(t, seat))
        return self.act(t, seat, codes)

    def price(self, t: BoardState, seat: i64) -> i64:
        """Of what it saves for."""
        return goal(t, seat)

    def act(self, t: BoardState, seat: i64, codes: vec[i64]) -> i64:
        """Build the best thing; else play a card, trade towards the goal, and only then end the turn."""
        choice = best_building(t, seat, codes, self.taste)
        if choice != NONE:
            return choice
        price = self.price(t, seat)
        choice = build(t, seat, codes, price)
        if choice == NONE:
            choice = play_card(t, seat, codes, price)
        if choice == NONE:
            choice = sea_trade(t, seat, codes, price)
        if choice != NONE:
            return choice
        if contains(codes, verbs.OFFER) and t.offered < OFFERS_PER_TURN and offer_kinds(t, seat, price) != NONE:
            return verbs.OFFER
        return rest_of_turn(t, seat, codes)

    def next_road(self, t: BoardState, seat: i64, codes: vec[i64]) -> i64:
        """A road that costs nothing."""
        return next_road(t, seat, codes, self.taste)

    def grow_offer(self, t: BoardState, seat: i64) -> i64:
        """The next card of an offer."""
        return grow_offer(t, seat, self.price(t, seat))

    def answer(self, t: BoardState, seat: i64) -> i64:
        """To the offer of another."""
        return answer(t, seat, self.price(t, seat))


# -- what it saves for --------------------------------------------------------------------------------------------


def goal(t: BoardState, seat: i64) -> i64:
    """The price of what it saves for: what brings most for the cards still missing."""
    hand = t.hands[seat]
    best: i64 = CARD_COST
    most: i64 = 0
    if t.deck != 0:
        most = 60 // (1 + size(missing(hand, CARD_COST)))
    if building.cities_left(t, seat) > 0 and t.towns[seat] != 0:
        worth = 130 // (1 + size(missing(hand, CITY_COST)))
        if worth > most:
            most = worth
            best = CITY_COST
    if building.towns_left(t, seat) > 0:
        if building.town_places(t, t.reach[seat]) != 0:
            worth = 140 // (1 + size(missing(hand, TOWN_COST)))
            if worth > most:
                most = worth
                best = TOWN_COST
        elif building.roads_left(t, seat) > 0:
            way = best_way(t, seat, WAY, FROZEN)
            if way.edge != NONE:
                worth = (130 - 25 * way.roads) // (1 + size(missing(hand, ROAD_COST)))
                if worth > most:
                    most = worth
                    best = ROAD_COST
    return best


def spare(t: BoardState, seat: i64, price: i64, kind: i64) -> i64:
    """How many cards of a kind are not needed for a price."""
    return amount(t.hands[seat], kind) - amount(price, kind)


def most_needed(t: BoardState, seat: i64, price: i64) -> i64:
    """The kind most wanted for a price among those the bank has."""
    lack = missing(t.hands[seat], price)
    earned = income(t, seat)
    best: i64 = NONE
    most: i64 = -1000
    for kind in range(KINDS):
        if amount(t.stock, kind) > 0:
            need = 100 * amount(lack, kind) - amount(earned, kind) - 5 * amount(t.hands[seat], kind)
            if need > most:
                most = need
                best = kind
    return best


def least_needed(t: BoardState, seat: i64, price: i64) -> i64:
    """The kind it can best do without while it saves for a price."""
    earned = income(t, seat)
    best: i64 = NONE
    most: i64 = -100000
    for kind in range(KINDS):
        if amount(t.hands[seat], kind) > 0:
            ease = 100 * spare(t, seat, price, kind) + amount(earned, kind)
            if ease > most:
                most = ease
                best = kind
    return best


# -- its own turn -------------------------------------------------------------------------------------------------


def contains(codes: vec[i64], code: i64) -> bool:
    """Whether an action is legal."""
    for c in codes:
        if c == code:
            return True
    return False


def before_roll(t: BoardState, seat: i64, taste: Taste) -> i64:
    """A knight drives the robber from the own fields before the throw."""
    if robber_value(t, seat, t.robber, taste) < taste.knight_first and contains(t.legal_codes(), verbs.PLAY_KNIGHT):
        return verbs.PLAY_KNIGHT
    return verbs.ROLL


def rest_of_turn(t: BoardState, seat: i64, codes: vec[i64]) -> i64:
    """Nothing is left to gain: rather a card than a hand that a seven halves, then on."""
    if contains(codes, verbs.BUY_CARD) and size(t.hands[seat]) >= FULL_HAND:
        return verbs.BUY_CARD
    if contains(codes, verbs.TO_BUILDING):
        return verbs.TO_BUILDING
    return verbs.END_TURN


def best_building(t: BoardState, seat: i64, codes: vec[i64], taste: Taste) -> i64:
    """A settlement or a city: whatever can be paid."""
    best: i64 = NONE
    most: i64 = -1
    for c in codes:
        verb = number_of(c)
        if verb == verbs.CITY:
            worth = 1000 + size(t.island.yields[crossing_of(c)])
        elif verb == verbs.TOWN:
            worth = 2000 + site_value(t, seat, crossing_of(c), taste)
        else:
            continue
        if worth > most:
            most = worth
            best = c
    return best


def build(t: BoardState, seat: i64, codes: vec[i64], price: i64) -> i64:
    """A road that leads somewhere, or a card, if it is worth it."""
    if covers(t.hands[seat], ROAD_COST) and contains_verb(codes, verbs.ROAD) and road_pays(t, seat, price):
        return next_road(t, seat, codes, FROZEN)
    if contains(codes, verbs.BUY_CARD) and price == CARD_COST:
        return verbs.BUY_CARD
    return NONE


def contains_verb(codes: vec[i64], verb: i64) -> bool:
    """Whether some action with a verb is legal."""
    for c in codes:
        if number_of(c) == verb:
            return True
    return False


def road_pays(t: BoardState, seat: i64, price: i64) -> bool:
    """A road towards a place, or towards the card for the longest road, that does not eat the savings."""
    if price == ROAD_COST:
        return True
    if not covers(t.hands[seat], price + ROAD_COST) and size(t.hands[seat]) < FULL_HAND:
        return False
    if t.highway == seat:
        return False
    rival: i64 = 4
    for other in range(t.seats):
        if other != seat and t.lengths[other] > rival:
            rival = t.lengths[other]
    return t.lengths[seat] + building.roads_left(t, seat) > rival and rival - t.lengths[seat] <= 3


def next_road(t: BoardState, seat: i64, codes: vec[i64], taste: Taste) -> i64:
    """The road on the way to the best place; else the one that makes the longest road longer."""
    if building.towns_left(t, seat) > 0 and building.town_places(t, t.reach[seat]) == 0:
        way = best_way(t, seat, WAY + 2, taste)
        if way.edge != NONE:
            return verbs.ROAD | path_is(way.edge)
    return longest_road(t, seat, codes)


def longest_road(t: BoardState, seat: i64, codes: vec[i64]) -> i64:
    """The road that makes the longest road longest."""
    best: i64 = NONE
    most: i64 = -1
    for c in codes:
        if number_of(c) == verbs.ROAD:
            worth = longer_by(t, seat, path_of(c))
            if worth > most:
                most = worth
                best = c
    return best


def play_card(t: BoardState, seat: i64, codes: vec[i64], price: i64) -> i64:
    """Knights always; road building where roads help; invention and monopoly when they finish something."""
    if contains(codes, verbs.PLAY_KNIGHT):
        return verbs.PLAY_KNIGHT
    if contains(codes, verbs.PLAY_ROADS):
        return verbs.PLAY_ROADS
    lack = missing(t.hands[seat], price)
    if contains(codes, verbs.PLAY_INVENTION) and 0 < size(lack) <= 2:
        return verbs.PLAY_INVENTION
    if contains_verb(codes, verbs.PLAY_MONOPOLY):
        return monopoly(t, seat, lack)
    return NONE


def monopoly(t: BoardState, seat: i64, lack: i64) -> i64:
    """Take the kind of which most is in other hands, if it is worth the card."""
    best: i64 = NONE
    most: i64 = 3
    for kind in range(KINDS):
        out = amount(BANK_OF_19, kind) - amount(t.stock, kind) - amount(t.hands[seat], kind)
        if amount(lack, kind) > 0:
            out += 1
        if out > most:
            most = out
            best = kind
    return i64(NONE) if best == NONE else verbs.PLAY_MONOPOLY | good_is(best)


# -- trade --------------------------------------------------------------------------------------------------------


def sea_trade(t: BoardState, seat: i64, codes: vec[i64], price: i64) -> i64:
    """Turn what is spare into what is missing, if that brings the goal near."""
    lack = missing(t.hands[seat], price)
    if lack == 0:
        return NONE
    for c in codes:
        if number_of(c) == verbs.SEA_TRADE and amount(lack, got_of(c)) > 0:
            given = good_of(c)
            if spare(t, seat, price, given) >= rate(t, seat, given):
                return c
    return NONE


def offer_kinds(t: BoardState, seat: i64, price: i64) -> i64:
    """A spare kind to give and a missing kind to ask for, as give + 8 * want; -1 if there is nothing to gain."""
    lack = missing(t.hands[seat], price)
    if lack == 0 or size(lack) > 2:
        return NONE
    give: i64 = NONE
    most: i64 = 0
    for kind in range(KINDS):
        over = spare(t, seat, price, kind)
        if over > most:
            most = over
            give = kind
    if give == NONE:
        return NONE
    tried: i64 = t.offered
    for kind in range(KINDS):
        if amount(lack, kind) > 0 and amount(t.stock, kind) + amount(t.hands[seat], kind) < amount(BANK_OF_19, kind):
            if tried == 0 or size(lack) == amount(lack, kind):
                return give + 8 * kind
            tried -= 1
    return NONE


def grow_offer(t: BoardState, seat: i64, price: i64) -> i64:
    """One card for one card; the second time two for one if they are spare."""
    kinds = offer_kinds(t, seat, price)
    if kinds == NONE or seat != t.turn:
        return verbs.WITHDRAW
    given = amount(trade.gives(t, seat), kinds % 8)
    generous: i64 = 1
    if t.offered > 0 and spare(t, seat, price, kinds % 8) > 2:
        generous = 2
    if given < generous:
        return verbs.GIVE | good_is(kinds % 8)
    if trade.wants(t, seat) == 0:
        return verbs.WANT | good_is(kinds // 8)
    return verbs.PROPOSE


def gain(t: BoardState, seat: i64, price: i64, given: i64, taken: i64) -> i64:
    """How much nearer an exchange brings a price: missing cards saved, with the number of cards as a small matter."""
    before = size(missing(t.hands[seat], price))
    after = size(missing(t.hands[seat] + taken - given, price))
    return 10 * (before - after) + 2 * (size(taken) - size(given))


def answer(t: BoardState, seat: i64, price: i64) -> i64:
    """Accept what helps, unless it helps somebody about to win."""
    offered = trade.gives(t, t.turn)
    wanted = trade.wants(t, t.turn)
    if not covers(t.hands[seat], wanted) or t.open_points(t.turn) + DANGEROUS >= t.terms.points:
        return verbs.DECLINE
    return verbs.ACCEPT if gain(t, seat, price, wanted, offered) > 0 else verbs.DECLINE


def choose_partner(t: BoardState, seat: i64, codes: vec[i64], price: i64) -> i64:
    """The best answer, of equal ones that of the weakest player; none if nothing is gained."""
    best: i64 = verbs.WITHDRAW
    most: i64 = 0
    for c in codes:
        if number_of(c) == verbs.TRADE:
            partner = seat_of(c)
            if t.open_points(partner) + DANGEROUS < t.terms.points:
                better = gain(t, seat, price, trade.wants(t, partner), trade.gives(t, partner))
                worth = 20 * better - t.open_points(partner)
                if worth > most:
                    most = worth
                    best = c
    return best


# -- founding and robber ------------------------------------------------------------------------------------------


def founding_road(t: BoardState, seat: i64, vertex: i64, codes: vec[i64], taste: Taste) -> i64:
    """Towards the best place two paths away."""
    best = codes[0]
    most: i64 = -1
    for c in codes:
        edge = path_of(c)
        there = EDGE_N[edge] + EDGE_S[edge] - vertex
        place = best_site(t, seat, NEAR[there] & ~bit(vertex), taste)
        worth = site_value(t, seat, place, taste) if place != NONE else i64(-1)
        if worth > most:
            most = worth
            best = c
    return best


def best_robber_hex(t: BoardState, seat: i64, codes: vec[i64], taste: Taste) -> i64:
    """Where the robber hurts the others most."""
    best = codes[0]
    most: i64 = -100000
    for c in codes:
        worth = robber_value(t, seat, hex_of(c), taste)
        if worth > most:
            most = worth
            best = c
    return best


def best_victim(t: BoardState, codes: vec[i64]) -> i64:
    """The player with most points among those who hold cards."""
    best = codes[0]
    most: i64 = -1
    for c in codes:
        victim = seat_of(c)
        worth: i64 = 0
        if t.hands[victim] != 0:
            worth = 100 * t.open_points(victim) + size(t.hands[victim])
        if worth > most:
            most = worth
            best = c
    return best
