"""The greedy bot of the successor game: it looks one action ahead and weighs what its principality is worth.

Every option is tried on a full position that fits what the bot may know, and carried to its end: smaller questions on
the way are answered with what looks best at once, the opponent answers nothing that can be left alone.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catanica.bots.bot import Bot
from catanica.games.princes.bots.worth import card_worth, worth
from catanica.games.principality.cards.catalogue import ACTION
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.goods import covers
from catanica.games.principality.steps.rows import CHOOSE, FILL, MAIN, START_PICK, SWAP
from catanica.games.principality.telling.verbs import DEMOLISH, DRAW, END, PASS, PLAY, PUT, verb_of
from catanica.games.principality.vocabulary import card_of, stack_of
from catanica.kernel.rng import seeded
from catanica.kernel.state import State
from catanica.kernel.words import number_of

CARD_PLAYED: Final = 25  # an action card is worth playing even if its gain shows later
WEAK: Final = 45  # a card worth less is exchanged
IDLE: Final = 4  # a card that cannot be used now is worth so many times less
FOLLOW_UPS: Final = 12
FEW: Final = 9  # options of a follow-up that are all tried
LOOKAHEADS: Final = 40  # options tried at one decision; beyond that the first ones


def finish(g: Duel, seat: i64) -> None:
    """Carry an action to its end."""
    n: i64 = 0
    while g.to_move >= 0 and number_of(g.agenda[len(g.agenda) - 1]) != MAIN.number and n < FOLLOW_UPS:
        codes = g.legal_codes()
        if g.to_move != seat:
            g.step(i64(PASS) if PASS in codes else codes[0])
        else:
            g.step(best_at_once(g, seat, codes))
        n += 1


def best_at_once(g: Duel, seat: i64, codes: vec[i64]) -> i64:
    """The answer after which the position is worth most, without looking further; the first of very many."""
    best: i64 = codes[0]
    if len(codes) == 1 or len(codes) > FEW:
        return best
    most: i64 = -1000000
    for code in codes:
        trial = g.clone()
        trial.step(code)
        value = worth(trial, seat)
        if value > most:
            most = value
            best = code
    return best


def lies_idle(g: Duel, card: i64, stock: i64) -> bool:
    """A card to build that could be paid for, and yet was not built: it lacks a site, owls, or what it needs."""
    return g.cat.kind[card] != ACTION and covers(stock, g.cat.cost[card])


class PrincesGreedy(Bot):
    """Takes what looks best one action ahead."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.rng = seeded(seed)

    def anew(self, seed: i64) -> None:
        """Other tie-breaks."""
        self.rng = seeded(seed)

    def choose(self, observation: State) -> int:
        """The option after which the own principality is worth most."""
        assert isinstance(observation, Duel), "an observation of another game"
        codes = observation.legal_codes()
        if len(codes) == 1:
            return codes[0]
        step = number_of(observation.agenda[len(observation.agenda) - 1])
        if step == START_PICK.number or step == CHOOSE.number:
            return self.best_card(observation, codes)
        if step == SWAP.number:
            return self.exchange(observation, codes)
        if step == FILL.number:
            return self.fullest(observation, codes)
        return self.look_ahead(observation, codes, step == MAIN.number)

    def best_card(self, g: Duel, codes: vec[i64]) -> int:
        """The card worth most."""
        best: i64 = codes[0]
        for code in codes:
            if card_worth(g, card_of(code)) > card_worth(g, card_of(best)):
                best = code
        return best

    def exchange(self, g: Duel, codes: vec[i64]) -> int:
        """The weakest card goes, if it is weak or lies idle."""
        stock = g.land(g.to_move).stock(g.cat)
        best: i64 = PASS
        least: i64 = WEAK
        for code in codes:
            if verb_of(code) == PUT:
                value = card_worth(g, card_of(code))
                if lies_idle(g, card_of(code), stock):
                    value = value // IDLE
                if value < least:
                    least = value
                    best = code
        return best

    def fullest(self, g: Duel, codes: vec[i64]) -> int:
        """A stack of later cards rather than of early ones: points lie there."""
        best: i64 = codes[0]
        for code in codes:
            if verb_of(code) == DRAW and stack_of(code) > stack_of(best) and g.land(g.to_move).has_city():
                best = code
        return best

    def look_ahead(self, g: Duel, codes: vec[i64], acting: bool) -> int:
        """Try every option on a position that fits what is known."""
        seat = g.to_move
        full = g.determinised(self.rng.next32())
        best: i64 = codes[0]
        most: i64 = -1000000
        tried: i64 = 0
        for code in codes:
            verb = verb_of(code)
            if verb == DEMOLISH or tried > LOOKAHEADS:
                continue
            if acting and verb == END:
                value = worth(full, seat)
            else:
                trial = full.clone()
                trial.step(code)
                finish(trial, seat)
                value = worth(trial, seat)
                if verb == PLAY:
                    value += CARD_PLAYED
                tried += 1
            if value > most:
                most = value
                best = code
        return best
