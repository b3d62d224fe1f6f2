"""The level between easy and hard: greedy with a tuned taste, and with an eye for what a card would do in its land."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from catanica.games.princes.bots.greedy import PrincesGreedy
from catanica.games.princes.bots.taste import INTRODUCTORY, THEMATIC, Taste
from catanica.games.princes.bots.worth import Judge, doubled
from catanica.games.princes.choosing import PICK_SET
from catanica.games.princes.modes import INTRO
from catanica.games.principality.cards.catalogue import ACTION, RED, is_drawn, is_laid_out
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.goods import count, covers, lacking
from catanica.games.principality.position.piece import slot_known
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.rules.laying_out import copies_fit
from catanica.games.principality.steps.goods_steps import first_place, last_place
from catanica.games.principality.steps.rows import CHOOSE, FILL, REDRAW, START_PICK, SWAP
from catanica.games.principality.telling.verbs import DRAW, PASS, PUT, SEARCH, verb_of
from catanica.games.principality.vocabulary import card_of, stack_of
from catanica.kernel.ints import bit

LEAST: Final = -1000000
NO_BACK: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class PrincesNormal(PrincesGreedy):
    """Knows which cards suit its land; draws and exchanges by that, without trying out the dice."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.kept: Taste | None = None

    def keep(self, taste: Taste) -> None:
        """Judge every game by one taste."""
        self.kept = taste
        self.judge = Judge(taste)

    def meet(self, rules: Rulebook) -> None:
        """The introductory game has a taste of its own."""
        super().meet(rules)
        if self.kept is None:
            self.judge = Judge(INTRODUCTORY if rules.header.get("mode", INTRO) == INTRO else THEMATIC)

    def decide(self, g: Duel, codes: vec[i64], step: i64) -> i64:
        """By what is asked. Both players get every set: none favours anybody, and to try them costs reading them."""
        if step == PICK_SET.number:
            return codes[self.rng.below(len(codes))]
        if step == START_PICK.number or step == CHOOSE.number:
            return self.fitting(g, codes)
        if step == SWAP.number:
            return self.misfit(g, codes)
        if step == FILL.number or step == REDRAW.number:
            return self.next_card(g, codes)
        return self.look_ahead(g, codes, step)

    def for_playing(self, before: Duel, after: Duel, seat: i64) -> i64:
        """Nothing for a card that brings another one to be played: two that fetch each other would go on for ever."""
        fewer = actions(after, seat) < actions(before, seat)
        return self.judge.taste.played if fewer else i64(0)

    def fitting(self, g: Duel, codes: vec[i64]) -> i64:
        """The card that suits best."""
        best: i64 = codes[0]
        most: i64 = LEAST
        for code in codes:
            value = self.suits(g, g.to_move, card_of(code))
            if value > most:
                most = value
                best = code
        return best

    def misfit(self, g: Duel, codes: vec[i64]) -> i64:
        """The card that suits worst goes, if it is weak or lies idle."""
        stock = g.land(g.to_move).stock(g.cat)
        best: i64 = PASS
        least = self.judge.taste.weak
        before: i64 = 0
        for code in codes:
            card = card_of(code)
            if verb_of(code) == PUT and card != before:
                before = card
                value = self.suits(g, g.to_move, card)
                if is_laid_out(g.cat.kind[card]) and covers(stock, g.cat.cost[card]):
                    value = value // self.judge.taste.idle
                if value < least:
                    least = value
                    best = code
        return best

    def next_card(self, g: Duel, codes: vec[i64]) -> i64:
        """Draw where a good card lies or is likely; look through a stack with goods to spare."""
        seat = g.to_move
        taste = self.judge.taste
        rich = count(g.land(seat).stock(g.cat)) >= taste.search_from
        best: i64 = codes[0]
        most: i64 = LEAST
        back: i64 = NO_BACK
        usual: i64 = 0  # what cards with that back are good for
        for code in codes:
            verb = verb_of(code)
            if verb != DRAW and not rich:
                continue
            stack = stack_of(code)
            if back != back_of(g, stack):
                back = back_of(g, stack)
                usual = self.mean(g, seat, back)
            if verb == DRAW:
                value = self.suits(g, seat, card_of(g.stacks.at(stack, 0))) if knows(g, seat, stack) else usual
            elif verb == SEARCH:
                value = usual + taste.search_gain
            else:
                continue
            if value > most:
                most = value
                best = code
        return best

    def mean(self, g: Duel, seat: i64, back: i64) -> i64:
        """What cards with a back are good for, taken together."""
        cat = g.cat
        n: i64 = 0
        total: i64 = 0
        card: i64 = 1
        while card < len(cat.ids):
            if is_drawn(cat.kind[card]) and cat.back[card] == back:
                n += cat.copies[card]
                total += cat.copies[card] * self.suits(g, seat, card)
            card += 1
        return total // n if n > 0 else i64(0)

    def suits(self, g: Duel, seat: i64, card: i64) -> i64:
        """What a card would do in its land, and how soon it could be paid for."""
        taste = self.judge.taste
        cat = g.cat
        total = self.judge.card(g, card)
        if not is_laid_out(cat.kind[card]):
            return total
        if not copies_fit(g, seat, card):
            return 0
        land = g.land(seat)
        if cat.doubles[card] != 0:
            total += taste.fits * most_doubled(g, seat, card)
        elif cat.rate[card] != 0 and cat.resource[card] != 0:
            total += taste.ships * yielding(g, seat, cat.resource[card])
        if cat.slot[card] == RED and land.cities == 0:
            total = total * taste.in_time // 100
        total += g.rules.worth[card] * taste.theme // 400
        return total - taste.lacks * count(lacking(land.stock(cat), cat.cost[card]))


def actions(g: Duel, seat: i64) -> i64:
    """How many action cards a player holds."""
    n: i64 = 0
    for s in g.land(seat).hand:
        if g.cat.kind[card_of(s)] == ACTION:
            n += 1
    return n


def back_of(g: Duel, stack: i64) -> i64:
    """The set whose back the cards of a stack show."""
    return g.rules.stack_backs[stack]


def knows(g: Duel, seat: i64, stack: i64) -> bool:
    """Whether a seat knows the top card of a stack."""
    return slot_known(g.stacks.at(stack, 0)) & bit(seat) != 0


def most_doubled(g: Duel, seat: i64, card: i64) -> i64:
    """The most regions a card could double at a free site."""
    sides = g.land(seat).free_sides()
    most: i64 = 0
    place: i64 = 0
    while sides != 0:
        if sides & 1 != 0:
            n = doubled(g, seat, card, place)
            if n > most:
                most = n
        sides >>= 1
        place += 1
    return most


def yielding(g: Duel, seat: i64, resource: i64) -> i64:
    """How many regions of a land yield a resource."""
    land = g.land(seat)
    n: i64 = 0
    i = first_place(land)
    end = last_place(land)
    while i < end:
        card = card_of(land.regions[i])
        if card != 0 and g.cat.resource[card] == resource:
            n += 1
        i += 1
    return n
