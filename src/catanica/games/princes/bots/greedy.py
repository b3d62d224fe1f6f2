"""The greedy bot of the successor game: it looks one action ahead and weighs what its principality is worth.

Every option is tried on a full position that fits what the bot may know, and carried to its end: smaller questions on
the way are answered with what looks best at once, the opponent answers nothing that can be left alone. What an option
comes to is often known without trying it (`outcomes`); nothing is filled in before a trial asks for it.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from catanica.bots.bot import Bot
from catanica.games.princes.bots import outcomes
from catanica.games.princes.bots.taste import FROZEN
from catanica.games.princes.bots.worth import Judge
from catanica.games.principality.cards.catalogue import ACTION
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.goods import covers
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.steps.rows import CHOOSE, FILL, GAIN, MAIN, PAY, RECEIVE, START_PICK, SWAP
from catanica.games.principality.telling.verbs import (
    BANK,
    BUILD,
    CITY,
    DEMOLISH,
    DRAW,
    END,
    ERECT,
    PASS,
    PLAY,
    PUT,
    ROAD,
    verb_of,
)
from catanica.games.principality.vocabulary import card_of, stack_of
from catanica.kernel.rng import seeded
from catanica.kernel.state import State
from catanica.kernel.words import number_of

FOLLOW_UPS: Final = 12
LOOKAHEADS: Final = 40  # options tried at one decision; beyond that the first ones
LEAST: Final = -1000000


def lies_idle(g: Duel, card: i64, stock: i64) -> bool:
    """A card to build that could be paid for, and yet was not built: it lacks a site, owls, or what it needs."""
    return g.cat.kind[card] != ACTION and covers(stock, g.cat.cost[card])


@mypyc_attr(allow_interpreted_subclasses=True)
class PrincesGreedy(Bot):
    """Takes what looks best one action ahead."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.rng = seeded(seed)
        self.judge: Judge = Judge(FROZEN)
        self.rules: Rulebook | None = None
        self.alike: vec[i64] = vec[i64]()  # by card: whether it does the same wherever it is built

    def anew(self, seed: i64) -> None:
        """Other tie-breaks."""
        self.rng = seeded(seed)

    def meet(self, rules: Rulebook) -> None:
        """A game by other rules than before."""
        self.rules = rules
        self.alike = outcomes.alike_anywhere(rules)

    def choose(self, observation: State) -> int:
        """The option after which the own principality is worth most."""
        assert isinstance(observation, Duel), "an observation of another game"
        codes = observation.legal_codes()
        if len(codes) == 1:
            return codes[0]
        if self.rules is not observation.rules:
            self.meet(observation.rules)
        return self.decide(observation, codes, number_of(observation.agenda[len(observation.agenda) - 1]))

    def decide(self, g: Duel, codes: vec[i64], step: i64) -> i64:
        """By what is asked."""
        if step == START_PICK.number or step == CHOOSE.number:
            return self.best_card(g, codes)
        if step == SWAP.number:
            return self.exchange(g, codes)
        if step == FILL.number:
            return self.fullest(g, codes)
        return self.look_ahead(g, codes, step)

    def best_card(self, g: Duel, codes: vec[i64]) -> i64:
        """The card worth most."""
        best: i64 = codes[0]
        for code in codes:
            if self.judge.card(g, card_of(code)) > self.judge.card(g, card_of(best)):
                best = code
        return best

    def exchange(self, g: Duel, codes: vec[i64]) -> i64:
        """The weakest card goes, if it is weak or lies idle."""
        stock = g.land(g.to_move).stock(g.cat)
        best: i64 = PASS
        least = self.judge.taste.weak
        for code in codes:
            if verb_of(code) == PUT:
                value = self.judge.card(g, card_of(code))
                if lies_idle(g, card_of(code), stock):
                    value = value // self.judge.taste.idle
                if value < least:
                    least = value
                    best = code
        return best

    def fullest(self, g: Duel, codes: vec[i64]) -> i64:
        """A stack of later cards rather than of early ones: points lie there."""
        best: i64 = codes[0]
        for code in codes:
            if verb_of(code) == DRAW and stack_of(code) > stack_of(best) and g.land(g.to_move).has_city():
                best = code
        return best

    def look_ahead(self, g: Duel, codes: vec[i64], step: i64) -> i64:
        """Find out what every option comes to."""
        seat = g.to_move
        luck = self.rng.next32()  # of the position that is filled in, should a trial ask for one
        if step == PAY.number or step == RECEIVE.number:
            known = outcomes.follow_up(self.judge, g, seat, codes, self.alike)
            if known != outcomes.UNKNOWN:
                return known
        now = self.judge.begin(g, seat)
        if step == GAIN.number and outcomes.gain_known(g, seat):
            return self.best_gain(g, seat, codes)
        if step == MAIN.number:
            return self.best_action(g, seat, codes, luck, now)
        full = filled(g, seat, luck)
        best: i64 = codes[0]
        most: i64 = LEAST
        tried: i64 = 0
        for code in codes:
            verb = verb_of(code)
            if verb == DEMOLISH or tried > LOOKAHEADS:
                continue
            value = self.tried(full, seat, code)
            tried += 1
            if value > most:
                most = value
                best = code
        return best

    def best_gain(self, g: Duel, seat: i64, codes: vec[i64]) -> i64:
        """Goods of choice: nothing but the stock changes."""
        best: i64 = codes[0]
        most: i64 = LEAST
        for code in codes[: LOOKAHEADS + 1]:
            value = outcomes.gained(self.judge, g, seat, code)
            if value > most:
                most = value
                best = code
        return best

    def best_action(self, g: Duel, seat: i64, codes: vec[i64], luck: i64, now: i64) -> i64:
        """The main phase: `now` is what the position is worth if nothing more is done."""
        judge = self.judge
        full = g  # until something hidden is asked for
        banking = outcomes.plain_bank(g)
        rest = now - judge.purse(g, seat, g.land(seat).stock(g.cat)) if banking else i64(0)
        alike = outcomes.calm(g)
        met = vec[i64]()  # cards and kinds of sites that were tried
        best: i64 = codes[0]
        most: i64 = LEAST
        tried: i64 = 0
        for code in codes:
            verb = verb_of(code)
            if verb == DEMOLISH or tried > LOOKAHEADS:
                continue
            if verb == END:
                value = now
            elif verb == BANK and banking:
                value = rest + outcomes.bank_trade(judge, g, seat, code)
                tried += 1
            else:
                tried += 1
                if (verb == BUILD or verb == ERECT) and self.alike[card_of(code)] != 0:
                    if alike:
                        kind = outcomes.site_class(g, seat, code)
                        if kind != outcomes.NO_PLACE:
                            kind = outcomes.site_key(code, kind)
                            if kind in met:
                                continue
                            met = append(met, kind)
                    value = self.tried(g, seat, code)
                elif verb == ROAD or (verb == CITY and len(g.display) == 0):
                    value = self.tried(g, seat, code)
                else:
                    if full is g:
                        full = filled(g, seat, luck)
                    value = self.tried(full, seat, code)
            if value > most:
                most = value
                best = code
        return best

    def tried(self, g: Duel, seat: i64, code: i64) -> i64:
        """What an action comes to, carried to its end."""
        trial = g.clone()
        trial.step(code)
        n: i64 = 0
        while trial.to_move >= 0 and number_of(trial.agenda[len(trial.agenda) - 1]) != MAIN.number and n < FOLLOW_UPS:
            codes = trial.legal_codes()
            if trial.to_move != seat:
                trial.step(i64(PASS) if PASS in codes else codes[0])
            else:
                trial.step(self.best_at_once(trial, seat, codes))
            n += 1
        value = self.judge.worth(trial, seat)
        return value + self.for_playing(g, trial, seat) if verb_of(code) == PLAY else value

    def for_playing(self, before: Duel, after: Duel, seat: i64) -> i64:
        """What playing an action card is worth beside what it came to: some gains show later."""
        return self.judge.taste.played

    def best_at_once(self, g: Duel, seat: i64, codes: vec[i64]) -> i64:
        """The answer after which the position is worth most, without looking further; the first of very many."""
        best: i64 = codes[0]
        if len(codes) == 1 or len(codes) > outcomes.FEW:
            return best
        known = outcomes.follow_up(self.judge, g, seat, codes, self.alike)
        if known != outcomes.UNKNOWN:
            return known
        most: i64 = LEAST
        for code in codes:
            trial = g.clone()
            trial.step(code)
            value = self.judge.worth(trial, seat)
            if value > most:
                most = value
                best = code
        return best


def filled(g: Duel, seat: i64, luck: i64) -> Duel:
    """A full position that fits what a seat knows, whatever more the one at hand may show."""
    return g.redacted(seat).determinised(luck)
