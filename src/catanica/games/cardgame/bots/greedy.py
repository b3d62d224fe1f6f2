"""The greedy player of the card game: it weighs what it could build, trades only towards it, and wastes nothing.

Each kind of decision has its own short answer below. A decision of a set it does not know is answered by looking one
action ahead in a full position that fits what it has seen.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from catanica.bots.best import Best
from catanica.bots.bot import Bot
from catanica.games.cardgame.attacks import TAKE_BACK
from catanica.games.cardgame.bots.answers import (
    STORED,
    arrange,
    best_pick,
    gain_region,
    lay_regions,
    least_missed,
    least_spare,
    most_spare,
    put_strongest,
    put_weakest,
    scout,
    take_back,
    take_region,
    where_to_ban,
    worst_drawn,
)
from catanica.games.cardgame.bots.hand import HandSense
from catanica.games.cardgame.bots.memory import Memory
from catanica.games.cardgame.bots.plan import Goal, Plan
from catanica.games.cardgame.bots.plays import best_number, number_pays, worth_answering, worth_playing, worth_using
from catanica.games.cardgame.bots.prices import Prices, cheapest, dearest, offer_gain, spare
from catanica.games.cardgame.bots.roles import Roles
from catanica.games.cardgame.bots.taste import FROZEN
from catanica.games.cardgame.bots.turn import BARGAIN, bank_towards, best_goal, best_offer, promising, stock_worth
from catanica.games.cardgame.bots.worth import horizon, standing
from catanica.games.cardgame.laying_aside import LAY_ASIDE
from catanica.games.cardgame.tournament import START_HAND
from catanica.games.cardgame.trading import OFFER_ANSWER, OFFER_EDIT, given_of, wanted_of
from catanica.games.principality.cards.catalogue import ATTACK
from catanica.games.principality.cards.hints import SET_DIE, TRY
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.geometry import SPACES
from catanica.games.principality.position.goods import covers
from catanica.games.principality.steps import rows
from catanica.games.principality.steps.drawing import DRAW_BLIND
from catanica.games.principality.steps.hand_check import search_cost
from catanica.games.principality.telling.verbs import (
    ACCEPT,
    DECLINE,
    END,
    GIVE,
    NUMBER,
    OFFER,
    PASS,
    PICK,
    PLAY,
    PROPOSE,
    PUT,
    REGION,
    ROLL,
    SEARCH,
    TARGET,
    USE,
    WANT,
    WITHDRAW,
    verb_of,
)
from catanica.games.principality.vocabulary import (
    STEPS,
    card_of,
    cause_of,
    good_is,
    number_is,
    region_of,
    stack_of,
)
from catanica.kernel.rng import seeded
from catanica.kernel.state import State
from catanica.kernel.words import number_of

TRIALS: Final = 3  # how often a strange card is tried out in mind


class CardGameGreedy(Bot):
    """Chooses from observations only. All it remembers is what it has begun in this turn."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.rng = seeded(seed)
        self.offered: i64 = -1  # the turn of its last offer
        self.pursued: i64 = 0  # what it last began to build
        self.pursued_in: i64 = -1  # and in which turn
        self.roles: Roles | None = None
        self.memory: Memory = Memory(FROZEN)
        self.codes: vec[i64] = vec[i64]()  # the options of the decision at hand
        self.haggles: bool = True
        self.tries_once: bool = False  # what did not look promising is not tried again in the same turn
        self.trials: i64 = TRIALS
        self.dismissed: vec[i64] = vec[i64]()
        self.dismissed_in: i64 = -1

    def anew(self, seed: i64) -> None:
        """Nothing is begun."""
        self.rng = seeded(seed)
        self.offered = -1
        self.pursued_in = -1
        self.dismissed_in = -1

    def choose(self, observation: State) -> int:
        """The best action for the seat to move."""
        if not isinstance(observation, Duel):
            raise TypeError("CardGameGreedy plays the card game only")
        codes = observation.legal_codes()
        if len(codes) == 1:
            return codes[0]
        self.codes = codes
        code = self.decide(observation, observation.to_move)
        for one in codes:
            if one == code:
                return code
        return self.look_ahead(observation)

    def roles_of(self, g: Duel) -> Roles:
        """The cards this bot knows, for the rules at hand."""
        if self.roles is None or self.roles.rules is not g.rules:
            self.roles = Roles(g.rules)
        return self.roles

    # -- which decision is it? ----------------------------------------------------------------------------------

    def decide(self, g: Duel, seat: i64) -> i64:
        """An action by the kind of decision; -1 for kinds this bot does not know."""
        e = g.agenda[len(g.agenda) - 1]
        row = STEPS.row(number_of(e))
        asked = "" if row is None else g.rules.answers.get(row.name, "")  # what a step of a set asks for, by its word
        if row is rows.ARRANGE:
            return arrange(g, self.codes)
        if row is rows.LAY_REGIONS:
            return lay_regions(g, self.codes, seat)
        if row is rows.PAY:
            return most_spare(g, self.codes, seat)
        if row is rows.RECEIVE:
            return least_spare(g, self.codes, seat)
        plan = Plan(g, seat, self.memory)
        prices = Prices(plan)
        if row is rows.MAIN:
            return self.main(g, seat, plan, prices)
        if row is rows.BEFORE_ROLL:
            return self.before_roll(g, seat, prices)
        if row is OFFER_ANSWER:
            return self.answer_offer(g, seat, e, prices)
        if row is OFFER_EDIT:
            return self.edit_offer(g, seat, e, prices)
        if row is rows.GAIN or asked == "gain":
            return gain_region(g, self.codes, seat, prices)
        if row is rows.TAKE:
            return take_region(g, self.codes, seat, prices)
        if row is rows.PAY_ANY or row is rows.GIVE_BACK or asked == "give" or asked == "swap":
            return self.give_region(g, seat, prices, asked == "swap")
        if row is rows.SET_NUMBER:
            return NUMBER | number_is(best_number(g, seat, prices))
        if row is rows.OPEN_WINDOW:
            return self.answer(g, seat, cause_of(e), plan)
        if row is TAKE_BACK or asked == "strike":
            return take_back(g, self.codes, seat, plan)
        if row is rows.SCOUT_PICK:
            return scout(g, self.codes, plan)
        return self.cards(g, seat, HandSense(g, seat, plan, self.roles_of(g)), prices, e)

    def cards(self, g: Duel, seat: i64, sense: HandSense, prices: Prices, e: i64) -> i64:
        """Decisions about cards and stacks."""
        row = STEPS.row(number_of(e))
        asked = "" if row is None else g.rules.answers.get(row.name, "")
        if row is START_HAND and PASS in self.codes:
            return PASS  # a first hand that is proposed was put together with the deck
        if row is rows.START_PICK or row is START_HAND or row is rows.CHOOSE or asked == "pick":
            return best_pick(g, self.codes, sense)
        if row is LAY_ASIDE:
            return least_missed(g, self.codes, seat)
        if asked == "salvage":
            return self.fetch_or_gain(g, sense)
        if asked == "redraw":
            return worst_drawn(g, self.codes, sense)
        if asked == "bar":
            return where_to_ban(g, self.codes, seat, sense.roles)
        if row is rows.START_STACK or asked == "stack":
            return self.best_stack(g, sense)
        if row is rows.FILL or row is rows.REDRAW or row is DRAW_BLIND:
            return self.best_draw(g, seat, sense, prices)
        if row is rows.SWAP:
            return self.swap(g, sense)
        if row is rows.TRIM or asked == "put":
            return put_weakest(g, self.codes, sense)
        if asked == "put_theirs":
            return put_strongest(
                g, self.codes, HandSense(g, 1 - seat, Plan(g, 1 - seat, self.memory), self.roles_of(g))
            )
        return -1

    def look_ahead(self, g: Duel) -> i64:
        """Try every action in a position that fits what is known, and take the one that stands best afterwards."""
        seat = g.to_move
        full = g.determinised(self.rng.next32())
        taste = self.memory.taste
        turns = horizon(g, taste)
        best = Best(self.codes[0])
        for code in self.codes:
            if not g.seldom(code):
                d = full.clone()
                d.step(code)
                best.weigh(code, standing(d, seat, turns, taste) + stock_worth(d, seat, taste))
        return best.code

    # -- the turn -----------------------------------------------------------------------------------------------

    def before_roll(self, g: Duel, seat: i64, prices: Prices) -> i64:
        """Set the die if one number brings much more than a roll."""
        roles = self.roles_of(g)
        for code in self.codes:
            if verb_of(code) == PLAY and roles.of[card_of(code)] == SET_DIE and number_pays(g, seat, prices):
                return code
        return ROLL

    def main(self, g: Duel, seat: i64, plan: Plan, prices: Prices) -> i64:
        """What is begun is finished; then come action cards that pay, building, and an offer; else the turn ends."""
        roles = self.roles_of(g)
        goal = self.begun(g, plan)
        if goal is not None:
            return self.pursue(g, plan, goal)
        for code in self.codes:
            if verb_of(code) == PLAY:
                role = roles.of[card_of(code)]
                if role == 0 or role == TRY:
                    if self.promises(g, seat, code, plan):
                        return code
                elif worth_playing(g, seat, role, plan, prices):
                    return code
            if verb_of(code) == USE and self.uses(g, seat, code, plan, prices):
                return code
        goal = best_goal(g, seat, plan)
        if goal is not None:
            return self.pursue(g, plan, goal)
        if self.haggles and self.offered != g.turn and not g.muted and best_offer(g, seat, prices) >= 0:
            self.offered = g.turn
            return OFFER
        return END

    def uses(self, g: Duel, seat: i64, code: i64, plan: Plan, prices: Prices) -> bool:
        """Whether to use a card in play: by its role, or tried out in mind."""
        roles = self.roles_of(g)
        if roles.of[card_of(code)] == TRY:
            return self.promises(g, seat, code, plan)
        return worth_using(g, seat, code, plan, prices, roles)

    def promises(self, g: Duel, seat: i64, code: i64, plan: Plan) -> bool:
        """Whether to do something it knows nothing about: tried out in mind."""
        if not self.tries_once:
            return promising(g, seat, code, plan.turns, plan.taste, self.rng, self.trials)
        if self.dismissed_in != g.turn:
            self.dismissed_in = g.turn
            self.dismissed = vec[i64]()
        for one in self.dismissed:
            if one == code:
                return False
        if promising(g, seat, code, plan.turns, plan.taste, self.rng, self.trials):
            return True
        self.dismissed = append(self.dismissed, code)
        return False

    def pursue(self, g: Duel, plan: Plan, goal: Goal) -> i64:
        """The next action towards a goal that can be paid for this turn."""
        self.pursued = goal.builds
        self.pursued_in = g.turn
        return goal.code if covers(plan.means.stock, goal.cost) else bank_towards(plan, goal.cost)

    def begun(self, g: Duel, plan: Plan) -> Goal | None:
        """The goal it has begun to trade or make room for in this turn: what is begun is finished."""
        if self.pursued_in == g.turn:
            for goal in plan.goals:
                if goal.same_thing(self.pursued) and goal.turns == 0:
                    return goal
        return None

    def answer(self, g: Duel, seat: i64, cause: i64, plan: Plan) -> i64:
        """Defend what is worth it, and scout for every settlement."""
        for code in self.codes:
            spends = verb_of(code) == PLAY or (verb_of(code) == USE and g.cat.flags[cause] & ATTACK != 0)
            if spends and worth_answering(g, seat, self.roles_of(g).of[cause], plan):
                return code
        return PASS

    # -- offers -------------------------------------------------------------------------------------------------

    def answer_offer(self, g: Duel, seat: i64, e: i64, prices: Prices) -> i64:
        """Accept what helps more than it helps the other, unless the other is about to win."""
        other = 1 - seat
        if g.rules.scoring.points(g, other) >= g.rules.house.points_to_win - 2:
            return DECLINE
        theirs = Prices(Plan(g, other, self.memory))
        return ACCEPT if offer_gain(prices, theirs, given_of(e), wanted_of(e)) >= BARGAIN else DECLINE

    def edit_offer(self, g: Duel, seat: i64, e: i64, prices: Prices) -> i64:
        """Put the offer together that was decided on: one for one."""
        pair = best_offer(g, seat, prices)
        if pair < 0:
            return WITHDRAW
        if wanted_of(e) == 0:
            return WANT | good_is(pair & 7)
        return GIVE | good_is(pair >> 3) if given_of(e) == 0 else i64(PROPOSE)

    # -- resources ----------------------------------------------------------------------------------------------

    def give_region(self, g: Duel, seat: i64, prices: Prices, swap: bool) -> i64:
        """Part with what is worth least; a second swap of the caravan only if it helps."""
        best = Best(PASS)
        for code in self.codes:
            if verb_of(code) == TARGET:
                best.weigh(code, STORED - 10 * dearest(prices))  # out of a store, where it lies safely
            if verb_of(code) == REGION:
                region = region_of(code)
                best.weigh(code, spare(g, seat, region) - 10 * prices.to_lose(g.land(seat).kind_at(g.cat, region)))
        if swap and PASS in self.codes:
            if region_of(best.code) >= SPACES:
                return PASS  # only a store is left to give from, which names no region
            kind = g.land(seat).kind_at(g.cat, region_of(best.code))
            if dearest(prices) <= prices.to_lose(kind):
                return PASS
        return best.code

    # -- cards --------------------------------------------------------------------------------------------------

    def best_stack(self, g: Duel, sense: HandSense) -> i64:
        """The stack that promises the best card; among equals any."""
        best = Best()
        for code in self.codes:
            best.weigh(code, sense.best_in(stack_of(code)) * 8 + self.rng.below(8))
        return best.code

    def fetch_or_gain(self, g: Duel, sense: HandSense) -> i64:
        """A card from the discard pile, if it is better than what the hand could lose, and than a resource."""
        best = Best(
            PASS,
            self.memory.taste.regain + (sense.keep(sense.weakest()) if len(g.land(sense.seat).hand) > 0 else i64(0)),
        )
        for code in self.codes:
            if verb_of(code) == PICK:
                best.weigh(code, sense.worth(card_of(code)))
        return best.code

    def best_draw(self, g: Duel, seat: i64, sense: HandSense, prices: Prices) -> i64:
        """Draw blindly, or look through a stack if what may be found is worth the price."""
        price = self.memory.taste.search + cheapest(prices, search_cost(g, seat))
        best = Best()
        for code in self.codes:
            s = stack_of(code)
            v = sense.top(s)
            if verb_of(code) == SEARCH:
                sense.survey()
                v = sense.average + (sense.best_in(s) - sense.average) * self.memory.taste.hope // 100 - price
            best.weigh(code, v * 8 + self.rng.below(8))
        return best.code

    def swap(self, g: Duel, sense: HandSense) -> i64:
        """Swap the weakest card if another promises more; under a stack whose top card is good or unknown."""
        card = sense.weakest()
        best = Best(PASS, sense.keep(card) + self.memory.taste.swap)
        for code in self.codes:
            if verb_of(code) == PUT and card_of(code) == card and g.stacks.size(stack_of(code)) > 0:
                best.weigh(code, sense.top(stack_of(code)))
        return best.code
