"""What options come to without trying them: where only goods change, or cards of the hand, the sums say it.

Everything here gives exactly what a trial would give; where that is not certain it says so, and a trial is made.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.princes.bots.worth import Judge, doubled
from catanica.games.princes.check import TURN_END
from catanica.games.principality.cards.effect import (
    MOVED_BY_GOODS,
    ON_BANK,
    ON_CAP,
    ON_MIRROR,
    ON_RATES,
    ON_TOURNAMENT,
    Effect,
)
from catanica.games.principality.cards.powers import bank_rate
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.geometry import SIDES
from catanica.games.principality.position.goods import amount
from catanica.games.principality.position.piece import region, stock_of
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.steps import rows
from catanica.games.principality.steps.goods_steps import first_place, last_place
from catanica.games.principality.telling.verbs import ERECT, PASS, REGION, verb_of
from catanica.games.principality.vocabulary import (
    card_of,
    flag_of,
    good_of,
    got_of,
    number_of,
    place_of,
    region_of,
    seat_of,
)
from catanica.kernel.words import number_of as row_of

FEW: Final = 9  # options of a follow-up that are all tried
UNKNOWN: Final = -1
FULL: Final = 3
BY_PLACE: Final = MOVED_BY_GOODS | ON_MIRROR | ON_RATES | ON_TOURNAMENT | ON_CAP  # may count where cards lie
SITE_KINDS: Final = 4  # more than there are
NO_PLACE: Final = -1
LAYING: Final = "built"  # what an effect does when its card is laid out


class Met:
    """What was found out about a rulebook."""

    def __init__(self, rules: Rulebook, alike: vec[i64]) -> None:
        self.rules = rules
        self.alike: vec[i64] = alike


_LAST: Final[list[Met]] = []  # of the rulebook met last: bots of one game ask for the same


def alike_anywhere(rules: Rulebook) -> vec[i64]:
    """By card: 1 if it does the same wherever it is built, but for regions it doubles."""
    for met in _LAST:
        if met.rules is rules:
            return met.alike
    alike = found_alike(rules)
    _LAST[:] = [Met(rules, alike)]
    return alike


def found_alike(rules: Rulebook) -> vec[i64]:
    """The same, found out anew."""
    out = vec[i64]([0] * len(rules.cat.ids))
    for n in range(1, len(rules.cat.ids)):
        simple = getattr(type(rules.effects[n]), LAYING) is getattr(Effect, LAYING)
        if simple and rules.cat.hooks[n] & BY_PLACE == 0:
            out[n] = 1
    return out


def calm(g: Duel) -> bool:
    """Whether no card in play counts where others lie."""
    return not g.present(BY_PLACE)


def site_class(g: Duel, seat: i64, code: i64) -> i64:
    """What the place of a card to be built comes to: how many regions it doubles there; -1 away from the sides."""
    place = place_of(code)
    if place >= SIDES:
        return NO_PLACE
    return doubled(g, seat, card_of(code), place) if g.cat.doubles[card_of(code)] != 0 else i64(0)


def site_key(code: i64, kind: i64) -> i64:
    """One number for all options that build a card at such a kind of site, from the hand or from the display."""
    return (card_of(code) * SITE_KINDS + kind) * 2 + (1 if verb_of(code) == ERECT else i64(0))


def only_regions(codes: vec[i64]) -> bool:
    """Whether every option names a region."""
    for code in codes:
        if verb_of(code) != REGION:
            return False
    return True


def leads_to_main(g: Duel, seat: i64, alike: vec[i64]) -> bool:
    """Whether all below the step on top, up to the main phase, does the same from whichever region goods come or go."""
    i: i64 = len(g.agenda) - 2
    while i >= 0:
        e = g.agenda[i]
        row = row_of(e)
        if row == rows.MAIN.number:
            return True
        if row == rows.LAID_OUT.number:
            if alike[card_of(e)] == 0:
                return False
        elif row == rows.CITY_BUILT.number:
            if len(g.display) > 0:
                return False
        elif row == rows.PAY.number or row == rows.RECEIVE.number:
            if seat_of(e) != seat:
                return False
        elif row != rows.CHECK.number:
            return False
        i -= 1
    return False


def rests_until_main(g: Duel, seat: i64) -> bool:
    """Whether nothing below the step on top, up to the main phase, has to do with the goods of a seat."""
    i: i64 = len(g.agenda) - 2
    while i >= 0:
        e = g.agenda[i]
        row = row_of(e)
        if row == rows.MAIN.number or row == rows.MAIN_START.number:
            return True
        if row == rows.GAIN.number:
            if seat_of(e) == seat:
                return False
        elif row != rows.CHECK.number:
            return False
        i -= 1
    return False


def with_kind(g: Duel, seat: i64, stock: i64, region: i64, by: i64) -> i64:
    """A stock with one more or less of what a region yields."""
    kind = g.land(seat).kind_at(g.cat, region)
    return stock + amount(kind, 1) if by > 0 else stock - amount(kind, 1)


def best_by_goods(judge: Judge, g: Duel, seat: i64, codes: vec[i64], by: i64) -> i64:
    """Of regions to gain at or to pay from, or to pass, the first after which the stock is worth most."""
    stock = g.land(seat).stock(g.cat)
    best: i64 = codes[0]
    most: i64 = -1000000
    for code in codes:
        then = stock
        if verb_of(code) == REGION:
            then = with_kind(g, seat, stock, region_of(code), by)
        elif verb_of(code) != PASS:
            continue
        value = judge.purse(g, seat, then)
        if value > most:
            most = value
            best = code
    return best


def best_card(judge: Judge, g: Duel, seat: i64, codes: vec[i64]) -> i64:
    """Of cards to be taken into the hand the first with which it is worth most."""
    stock = g.land(seat).stock(g.cat)
    best: i64 = codes[0]
    most: i64 = -1000000
    for code in codes:
        card = card_of(code)
        value = judge.card(g, card) * judge.taste.held // 100 + judge.readiness(g, seat, stock, card)
        if value > most:
            most = value
            best = code
    return best


def follow_up(judge: Judge, g: Duel, seat: i64, codes: vec[i64], alike: vec[i64]) -> i64:
    """The best answer to a smaller question, if it is known without a trial; else UNKNOWN."""
    e = g.agenda[len(g.agenda) - 1]
    row = row_of(e)
    if row == rows.PAY.number or row == rows.RECEIVE.number:
        if not g.rules.stores and leads_to_main(g, seat, alike) and only_regions(codes) and quiet(g):
            return codes[0]
        return UNKNOWN
    if row == rows.PAY_ANY.number:
        below = row_of(g.agenda[len(g.agenda) - 2])
        if below != rows.OPEN_STACK.number or not only_regions(codes) or not quiet(g):
            return UNKNOWN
        return best_by_goods(judge, g, seat, codes, -1) if number_of(e) == 1 or len(codes) > 2 else i64(UNKNOWN)
    if row == rows.GAIN.number:
        if not rests_until_main(g, seat) or not quiet(g):
            return UNKNOWN
        return best_by_goods(judge, g, seat, codes, 1) if number_of(e) == 1 or len(codes) > 3 else i64(UNKNOWN)
    if row == rows.CHOOSE.number and row_of(g.agenda[len(g.agenda) - 2]) == TURN_END.number:
        return best_card(judge, g, seat, codes)
    return UNKNOWN


def quiet(g: Duel) -> bool:
    """Whether goods alone change no figures."""
    return not g.moving(MOVED_BY_GOODS)


def bank_trade(judge: Judge, g: Duel, seat: i64, code: i64) -> i64:
    """What the stock is worth after an exchange with the bank."""
    stock = g.land(seat).stock(g.cat)
    give = good_of(code)
    paid: i64 = 2 if flag_of(code) != 0 else bank_rate(g, seat, give)
    return judge.purse(g, seat, stock - amount(give, paid) + amount(got_of(code), 1))


def plain_bank(g: Duel) -> bool:
    """Whether an exchange with the bank does nothing but change goods."""
    return not g.rules.stores and quiet(g) and not g.present(ON_BANK)


def gain_known(g: Duel, seat: i64) -> bool:
    """Whether what comes of gaining goods of choice is a matter of the stock alone."""
    return rests_until_main(g, seat) and quiet(g)


def one_more(r: i64) -> i64:
    """A region with one more of its goods."""
    return region(card_of(r), stock_of(r) + 1)


def gained(judge: Judge, g: Duel, seat: i64, code: i64) -> i64:
    """What the stock is worth once all goods of choice are gained, the first one as an option says."""
    land = g.land(seat)
    stock = land.stock(g.cat)
    if verb_of(code) == PASS:
        return judge.purse(g, seat, stock)
    e = g.agenda[len(g.agenda) - 1]
    stock = with_kind(g, seat, stock, region_of(code), 1)
    left = number_of(e) - 1
    if left == 0:
        return judge.purse(g, seat, stock)
    may_pass = flag_of(e) == 1
    there = land.regions[:]
    there[region_of(code)] = one_more(there[region_of(code)])
    start = first_place(land)
    end = last_place(land)
    while left > 0:
        open_: i64 = 0
        only: i64 = 0
        i = end - 1
        while i >= start:
            if there[i] != 0 and stock_of(there[i]) < FULL:
                open_ += 1
                only = i
            i -= 1
        if open_ == 0:
            break
        if open_ == 1 and not may_pass:
            n = FULL - stock_of(there[only])
            stock += amount(land.kind_at(g.cat, only), n if n < left else left)
            break
        if open_ + (1 if may_pass else 0) > FEW:
            stock = with_kind(g, seat, stock, only, 1)
            there[only] = one_more(there[only])
            left -= 1
            continue
        best: i64 = -1
        most: i64 = -1000000
        i = start
        while i < end:
            if there[i] != 0 and stock_of(there[i]) < FULL:
                value = judge.purse(g, seat, with_kind(g, seat, stock, i, 1))
                if value > most:
                    most = value
                    best = i
            i += 1
        if may_pass and judge.purse(g, seat, stock) > most:
            break
        stock = with_kind(g, seat, stock, best, 1)
        there[best] = one_more(there[best])
        left -= 1
    return judge.purse(g, seat, stock)
