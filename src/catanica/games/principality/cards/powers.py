"""Derived values: strength, tournament and trade points, hand limit, bank rates, who owns knight and mill.

They are computed from what lies in play every time they are asked for (103.L.a: owned by right).
A blocked card keeps its properties and loses its functions (103.P.a), so it counts for nothing here.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from catanica.games.principality.cards.catalogue import (
    FIRE_CITY,
    FIRE_LAND,
    FLEETS_AT,
    GREAT_FLEET,
    GROUNDS_AT,
    HAND_AT,
    HARBOURS_AT,
    KNIGHT,
    KNIGHT_STRENGTH,
    KNIGHT_TOKEN,
    KNIGHTS_AT,
    MILL_TOKEN,
    POINTS_AT,
    SMITHIES_AT,
    TOURNAMENT_AT,
    TOURNAMENT_TOKEN,
    TRADE_AT,
    trait_figures,
)
from catanica.games.principality.cards.counter import Figure
from catanica.games.principality.cards.effect import (
    ON_CAP,
    ON_FOIL,
    ON_KNIGHTS,
    ON_MIRROR,
    ON_POINTS,
    ON_RATES,
    ON_STRENGTH,
    ON_TOURNAMENT,
    ON_TRADE,
    ON_TRAITS,
    ON_WARD,
    SWAYED,
)
from catanica.games.principality.position.digest import (
    ACTS,
    SHOWS,
    UNKNOWN,
    Digest,
    acting,
    lists,
    minding,
    mirrored,
    traits_of,
    user_card,
    user_index,
)
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.geometry import SIDES, beside
from catanica.games.principality.position.goods import of
from catanica.games.principality.position.piece import blocked, owner_of, works_for
from catanica.games.principality.vocabulary import card_of, place_of
from catanica.games.principality.windows import SETTLING
from catanica.kernel.ints import bit, ones
from catanica.kernel.refusal import Fault

FIGURE: Final = 0x3FF  # what `standing` holds of each figure
TRADING: Final = 10  # from this bit on, trade points
SECOND: Final = 20  # from this bit on, the second player's figures
FIGURES_END: Final = 40  # from this bit on, nothing
RAISED: Final = 0x100
EACH_RAISED: Final = RAISED | RAISED << TRADING | RAISED << SECOND | RAISED << (TRADING + SECOND)
EVERY_REGION: Final = -1  # as a mask
EACH: Final = 3  # the threshold that each player must have reached


def has_trait(g: Duel, seat: i64, trait: i64) -> bool:
    """Whether a player has a working card with a trait."""
    if g.rules.traits & trait == 0:
        return False
    found = g.look(seat)
    if found.traits & trait != 0:
        return True
    if found.present & ON_TRAITS != 0:
        built = g.land(seat).built
        for i in found.hooked:
            if owner_of(built[i]) == seat and traits_of(g, seat, built[i]) & trait != 0:
                return True
    return False


def tally(g: Duel, seat: i64) -> i64:
    """All sums over a player's working cards at home, packed as in Catalogue.figures."""
    return tally_by(g, seat, g.look(seat))


def tally_by(g: Duel, seat: i64, found: Digest) -> i64:
    """The same by the digest of the player's land."""
    total = found.sums
    if g.annex is not None:
        total += g.annex.figures(seat)
    if found.present & ON_TRAITS != 0:
        built = g.land(seat).built
        for i in found.hooked:
            card = card_of(built[i])
            if works_for(built[i], seat) and g.cat.hooks[card] & ON_TRAITS != 0:
                total += trait_figures(g.rules.effects[card].traits(g, seat, built[i]))
    return total


def strength_in(g: Duel, seat: i64, sums: i64) -> i64:
    """Strength points out of a tally: printed ones, and one per knight for each smithy (KB-25, KB-49)."""
    if g.rules.hooked & (ON_STRENGTH | ON_KNIGHTS | ON_CAP) == 0:
        return (sums & 0xFF) + ((sums >> KNIGHTS_AT) & 0x1F) * ((sums >> SMITHIES_AT) & 7)
    return strength_by(g, seat, g.look(seat), g.look(1 - seat), sums)


def strength_by(g: Duel, seat: i64, found: Digest, beyond: Digest, sums: i64) -> i64:
    """The same by the digests of both lands, the player's own first."""
    total = fixed_strength(g, seat, found, beyond, sums)
    return total if found.moving & ON_STRENGTH == 0 else total + moved(g, seat, found, ON_STRENGTH)


def fixed_strength(g: Duel, seat: i64, found: Digest, beyond: Digest, sums: i64) -> i64:
    """The same without cards whose answer is not fixed."""
    total = sums & 0xFF
    if beyond.present & ON_CAP != 0:
        total -= capped(g, seat)
    forged = ((sums >> KNIGHTS_AT) & 0x1F) * ((sums >> SMITHIES_AT) & 7)
    if found.present & ON_KNIGHTS == 0:
        total += forged
    elif found.moving & (ON_KNIGHTS | ON_TRAITS) != 0:
        total += knights_change(g, seat)
    else:
        if found.knights == UNKNOWN:
            found.knights = knights_change(g, seat)
        total += found.knights
    if found.present & ON_STRENGTH == 0:
        return total
    if found.strength == UNKNOWN:
        found.strength = counted(g, seat, ON_STRENGTH, True)
    return total + found.strength


def counted(g: Duel, seat: i64, hook: i64, fixed: bool) -> i64:
    """What the cards of a land add to a sum: those whose answer is fixed as they lie, or those whose answer is not."""
    n: i64 = 0
    found = g.look(seat)
    built = g.land(seat).built
    hooks = g.cat.hooks
    acts = found.acts
    k: i64 = 0
    while k < len(acts):
        if hook == ON_POINTS or hooks[acts[k]] & hook != 0:
            p = built[found.hooked[k]]
            card = counting(seat, p, acts[k], hook)
            if hooks[card] & hook != 0 and (g.cat.fixed[card] & hook != 0) == fixed:
                n += counts(g, seat, p, card, hook)
        k += 1
    return n


def moved(g: Duel, seat: i64, found: Digest, hook: i64) -> i64:
    """The same of those whose answer is not fixed: few cards have to be looked at."""
    n: i64 = 0
    built = g.land(seat).built
    for mover in found.movers:
        p = built[user_index(mover)]
        card = counting(seat, p, user_card(mover), hook)
        if g.cat.hooks[card] & ~g.cat.fixed[card] & hook != 0:
            n += counts(g, seat, p, card, hook)
    return n


def counting(seat: i64, p: i64, act: i64, hook: i64) -> i64:
    """The card that answers for a hooked one: the one it acts as, but nobody copies points (123.AI.a)."""
    if hook != ON_POINTS:
        return act
    return card_of(p) if works_for(p, seat) else i64(0)


def counts(g: Duel, seat: i64, p: i64, card: i64, hook: i64) -> i64:
    """What one of them adds."""
    effect = g.rules.effects[card]
    if hook == ON_STRENGTH:
        return effect.strength(g, seat, p)
    return effect.trade(g, seat, p) if hook == ON_TRADE else effect.points(g, seat, p)


def capped(g: Duel, seat: i64) -> i64:
    """How much of a player's strength cards of the opponent take away by letting some units count little (117.E.a)."""
    lost: i64 = 0
    built = g.land(1 - seat).built
    found = g.look(1 - seat)
    for unit in g.land(seat).built:
        strong = g.cat.strength[card_of(unit)]
        if strong > 0 and works_for(unit, seat):
            most = strong
            k: i64 = 0
            while k < len(found.acts):
                card = found.acts[k]
                if g.cat.hooks[card] & ON_CAP != 0 and owner_of(built[found.hooked[k]]) == 1 - seat:
                    n = g.rules.effects[card].cap(g, 1 - seat, built[found.hooked[k]], card_of(unit))
                    if 0 <= n < most:
                        most = n
                k += 1
            lost += strong - most
    return lost


def knights_helper(g: Duel, seat: i64, p: i64) -> i64:
    """The card by whose effect one in a player's land acts on his knights: 0 for a smithy, -1 if it does not."""
    if owner_of(p) == seat and traits_of(g, seat, p) & KNIGHT_STRENGTH != 0:
        return 0
    card = acting(g, seat, p)
    return card if g.cat.hooks[card] & ON_KNIGHTS != 0 else i64(-1)


def knights_change(g: Duel, seat: i64) -> i64:
    """What smithies and other cards make of the knights' printed strength, in the order in which they came (117.A.a).

    The order is that of the cards in play: a card that goes is no longer counted, as if it had never been there.
    """
    built = g.land(seat).built
    helpers = vec[i64]()  # what acts on knights; a smithy is no card here
    says = g.rules.says
    for p in built:
        if says[card_of(p)] & (SHOWS | ACTS) == 0:
            continue
        helper = knights_helper(g, seat, p)
        if helper >= 0:
            helpers = append(append(helpers, helper), p)
    change: i64 = 0
    for knight in built:
        if not works_for(knight, seat) or g.cat.flags[card_of(knight)] & KNIGHT == 0:
            continue
        printed = g.cat.strength[card_of(knight)]
        strong = printed
        k: i64 = 0
        while k < len(helpers):
            if helpers[k] == 0:
                strong += 1
            else:
                strong = g.rules.effects[helpers[k]].knight(g, seat, helpers[k + 1], strong)
            k += 2
        change += strong - printed
    return change


def trade_in(g: Duel, seat: i64, sums: i64) -> i64:
    """Trade points out of a tally: printed ones, and one per trade fleet for each harbour (KB-24, KB-49)."""
    return trade_by(g, seat, g.look(seat), sums)


def trade_by(g: Duel, seat: i64, found: Digest, sums: i64) -> i64:
    """The same by the digest of the player's land."""
    total = fixed_trade(g, seat, found, sums)
    return total if found.moving & ON_TRADE == 0 else total + moved(g, seat, found, ON_TRADE)


def fixed_trade(g: Duel, seat: i64, found: Digest, sums: i64) -> i64:
    """The same without cards whose answer is not fixed."""
    total = ((sums >> TRADE_AT) & 0xFF) + ((sums >> FLEETS_AT) & 0x1F) * ((sums >> HARBOURS_AT) & 7)
    if found.present & ON_TRADE == 0:
        return total
    if found.trade == UNKNOWN:
        found.trade = counted(g, seat, ON_TRADE, True)
    return total + found.trade


def standing(g: Duel, one: Digest, two: Digest) -> i64:
    """Strength and trade points of both players as one number, see `strong` and `trading`.

    What rests on cards in play alone is counted once for the two digests: the other's mark says for which one it was.
    """
    rests = (one.moving | two.moving) & (ON_KNIGHTS | ON_TRAITS) == 0 and g.annex is None
    if one.mate != two.born or not rests:
        count_standing(g, one, two)
    out = one.standing
    if one.moving & SWAYED != 0:
        out += swayed(g, 0, one)
    if two.moving & SWAYED != 0:
        out += swayed(g, 1, two) << SECOND
    return out


def swayed(g: Duel, seat: i64, found: Digest) -> i64:
    """The part of a player's figures that is not fixed; if it follows goods it is kept until some lie otherwise."""
    land = g.land(seat)
    if found.restless & SWAYED == 0:
        land.date()
        if found.sway_regions == land.age and found.sway_cards == land.laid_age:
            return found.sway
    found.sway = moved(g, seat, found, ON_STRENGTH) if found.moving & ON_STRENGTH != 0 else i64(0)
    if found.moving & ON_TRADE != 0:
        found.sway += moved(g, seat, found, ON_TRADE) << TRADING
    found.sway_regions = land.age
    found.sway_cards = land.laid_age
    return found.sway


def count_standing(g: Duel, one: Digest, two: Digest) -> None:
    """The part of it that is fixed; every figure is raised a little, for cards may bring one below none."""
    mine = tally_by(g, 0, one)
    theirs = tally_by(g, 1, two)
    out = EACH_RAISED + fixed_strength(g, 0, one, two, mine) + (fixed_trade(g, 0, one, mine) << TRADING)
    out += fixed_strength(g, 1, two, one, theirs) << SECOND
    one.standing = out + (fixed_trade(g, 1, two, theirs) << (TRADING + SECOND))
    one.mate = two.born


def strong(figures: i64, seat: i64) -> i64:
    """A player's strength points out of what `standing` says."""
    return ((figures >> (seat * SECOND)) & FIGURE) - RAISED


def trading(figures: i64, seat: i64) -> i64:
    """A player's trade points out of it."""
    return ((figures >> (seat * SECOND + TRADING)) & FIGURE) - RAISED


def silenced(g: Duel, seat: i64) -> i64:
    """Mask of the columns whose buildings bring no trade points (103.P.a), kept while the cards lie as they lie."""
    found = g.look(seat)
    if found.silent != UNKNOWN:
        return found.silent
    columns = silenced_anew(g, seat, found)
    if found.moving & ON_TRADE == 0:
        found.silent = columns
    return columns


def silenced_anew(g: Duel, seat: i64, found: Digest) -> i64:
    """The same, asked of the cards in play."""
    columns: i64 = 0
    built = g.land(seat).built
    k: i64 = 0
    while k < len(found.acts):
        card = found.acts[k]
        if g.cat.hooks[card] & ON_TRADE != 0:
            columns |= g.rules.effects[card].silences(g, seat, built[found.hooked[k]])
        k += 1
    return columns


def driven_out(g: Duel, land: i64, card: i64) -> bool:
    """Whether the lord of a land is too strong, or too good a trader, for a card that lies there abroad (103.F.c)."""
    fears = g.cat.fears[card]
    shuns = g.cat.shuns[card]
    if fears == 0 and shuns == 0:
        return False
    now = standing(g, g.look(0), g.look(1))
    return 0 < fears < strong(now, land) or 0 < shuns < trading(now, land)


def foiled(g: Duel, seat: i64, card: i64) -> i64:
    """Mask of the numbers at which a card played against a player fails; 0 if nothing minds it (121.F.a)."""
    numbers: i64 = 0
    for p in minding(g, seat, ON_FOIL):
        numbers |= g.rules.effects[acting(g, seat, p)].foils(g, seat, p, card)
    return numbers


def best_of(g: Duel, seat: i64, column: vec[i64]) -> i64:
    """The highest value of a column among a player's working cards, copied functions included."""
    best: i64 = 0
    hooks = g.cat.hooks
    for p in g.land(seat).built:
        card = card_of(p)
        if column[card] > best or hooks[card] & ON_MIRROR != 0:
            if owner_of(p) == seat and column[acting(g, seat, p)] > best:
                best = column[acting(g, seat, p)]
    return best


def shielded(g: Duel, seat: i64, aimed: i64) -> bool:
    """Whether a working card keeps an attack from naming anything of its owner."""
    if g.rules.shields & aimed == 0:
        return False
    return g.look(seat).shields & aimed != 0


def warded(g: Duel, where: i64, q: i64) -> bool:
    """Whether a card keeps the other player's actions and books from naming a card of the lord of a land."""
    if owner_of(q) != where:
        return False
    for p in minding(g, where, ON_WARD):
        if g.rules.effects[acting(g, where, p)].wards(g, where, p, q):
            return True
    return False


def forbidden(g: Duel, what: i64) -> bool:
    """Whether a working card, whoever's, keeps both players from cards that are so and so, by their flags (125.B.e)."""
    if g.rules.forbids & what == 0:
        return False
    return (g.look(0).forbids | g.look(1).forbids) & what != 0


def watched(g: Duel, where: i64, place: i64) -> bool:
    """Whether a fire watch protects the buildings on the sides of this city, the other player's too (112.G.d)."""
    found = g.look(where)
    if place >= SIDES or (found.about & (FIRE_CITY | FIRE_LAND) == 0 and found.present & ON_TRAITS == 0):
        return False  # neither cards on roads nor at regions (124.A.a, 128.C.a)
    for p in g.land(where).built:
        traits = traits_of(g, where, p)
        here = place_of(p) < SIDES and place_of(p) >> 1 == place >> 1
        if traits & FIRE_LAND != 0 or (here and traits & FIRE_CITY != 0):
            return True
    return False


def strength(g: Duel, seat: i64) -> i64:
    """The strength points of a player's cards in play."""
    return strength_in(g, seat, tally(g, seat))


def tournament(g: Duel, seat: i64) -> i64:
    """The tournament points of a player's knights in play (KB-8), one more each per tournament ground."""
    sums = tally(g, seat)
    total = ((sums >> TOURNAMENT_AT) & 0xFF) + ((sums >> KNIGHTS_AT) & 0x1F) * ((sums >> GROUNDS_AT) & 7)
    for p in minding(g, seat, ON_TOURNAMENT):
        total += g.rules.effects[acting(g, seat, p)].tournament(g, seat, p)
    return total


def trade_points(g: Duel, seat: i64) -> i64:
    """The trade points of a player's cards in play."""
    return trade_in(g, seat, tally(g, seat))


def printed_sum(g: Duel, seat: i64, figure: Figure) -> i64:
    """What a player's own cards in the principality show of a figure that only a set knows."""
    found = g.look(seat)
    if len(found.printed) == 0:
        for one in g.rules.figures:
            found.printed = append(found.printed, printed_anew(g, seat, one))
    return found.printed[figure.number] if figure.number >= 0 else i64(0)


def printed_anew(g: Duel, seat: i64, figure: Figure) -> i64:
    """The same, counted on the cards in play."""
    n: i64 = 0
    for p in g.land(seat).built:
        if owner_of(p) == seat:
            n += figure.printed[card_of(p)]
    return n


def hand_limit(g: Duel, seat: i64) -> i64:
    """How many cards a player may hold (KB-48, KB-58); never more than ten (103.H.a)."""
    limit = g.rules.house.hand_limit + ((tally(g, seat) >> HAND_AT) & 0xFF)
    return limit if limit < g.rules.house.hand_most else g.rules.house.hand_most


def holds_too_many(g: Duel, seat: i64) -> bool:
    """Whether a hand is above its limit; cards only ever raise it, so a small hand needs no counting of theirs."""
    n: i64 = len(g.land(seat).hand)
    return n > g.rules.house.hand_limit and n > hand_limit(g, seat)


def holds_too_few(g: Duel, seat: i64) -> bool:
    """Whether a hand is below its limit."""
    n: i64 = len(g.land(seat).hand)
    return n < g.rules.house.hand_limit or n < hand_limit(g, seat)


def bank_rate(g: Duel, seat: i64, kind: i64) -> i64:
    """How many of a kind the bank asks for one of another (KB-26)."""
    return of(bank_rates(g, seat), kind)


def bank_rates(g: Duel, seat: i64) -> i64:
    """How many the bank asks of each kind, as a bundle: three, or what the best card in play says (KB-26)."""
    return g.look(seat).rates


def fleet_rate(g: Duel, seat: i64, region: i64) -> i64:
    """How many of a region's own resources the bank asks through a great trade fleet beside it: two, or what a card
    beside the fleet says (116.C.a, c); 0 where there is none."""
    rate: i64 = 0
    if docked_regions(g, seat) & bit(region) != 0:
        for p in g.land(seat).built:
            if beside(place_of(p), region) and owner_of(p) == seat and traits_of(g, seat, p) & GREAT_FLEET != 0:
                asked = docked_rate(g, seat, place_of(p))
                if rate == 0 or asked < rate:
                    rate = asked
    return rate


def docked_regions(g: Duel, seat: i64) -> i64:
    """The regions, as a mask, beside which a working great trade fleet of a player may lie."""
    found = g.look(seat)
    return i64(EVERY_REGION) if found.present & ON_TRAITS != 0 else found.docks


def docked_rate(g: Duel, seat: i64, place: i64) -> i64:
    """What a great trade fleet at a place asks for one."""
    rate: i64 = 2
    for p in minding(g, seat, ON_RATES):
        asked = g.rules.effects[acting(g, seat, p)].docked(g, seat, p, place)
        if 0 < asked < rate:
            rate = asked
    return rate


def fulfils(g: Duel, seat: i64, condition: i64) -> bool:
    """Whether a player meets a condition: a working card of that name, or a figure."""
    if condition == KNIGHT_TOKEN:
        return knight_owner(g) == seat
    if condition == MILL_TOKEN:
        return mill_owner(g) == seat
    if condition == TOURNAMENT_TOKEN:
        return tournament(g, seat) > tournament(g, 1 - seat)
    if condition == g.cat.citadel:
        return g.land(seat).citadels != 0
    return condition >= 0 and lists(g.look(seat).names, condition)


def is_working(g: Duel, seat: i64, p: i64, card: i64) -> bool:
    """Whether a card in play is a player's working card of that name, or copies one (123.AI.a)."""
    if not works_for(p, seat):
        return False
    return card_of(p) == card or (g.cat.hooks[card_of(p)] & ON_MIRROR != 0 and mirrored(g, seat, p) == card)


def needs_met(g: Duel, seat: i64, card: i64) -> bool:
    """Whether all conditions of a card hold now; they matter only when it is built or played (103.R.a)."""
    if g.cat.conditions[card] == 0:
        return True
    for condition in g.cat.needs[card]:
        if not fulfils(g, seat, condition):
            return False
    for condition in g.cat.lacks[card]:
        if fulfils(g, seat, condition):
            return False
    return any_need_met(g, seat, card)


def any_need_met(g: Duel, seat: i64, card: i64) -> bool:
    """Whether one of the conditions holds of which one is enough."""
    either = g.cat.needs_any[card]
    for condition in either:
        if fulfils(g, seat, condition):
            return True
    return len(either) == 0


def needs_faults(g: Duel, seat: i64, card: i64) -> list[Fault]:
    """Which conditions of a card do not hold."""
    out: list[Fault] = []
    for condition in g.cat.needs[card]:
        if fulfils(g, seat, condition):
            continue
        if condition == KNIGHT_TOKEN:
            out.append(g.fault("needs_knight", card=g.cat.ids[card]))
        elif condition == MILL_TOKEN:
            out.append(g.fault("needs_mill", card=g.cat.ids[card]))
        elif condition == TOURNAMENT_TOKEN:
            out.append(g.fault("needs_tournament", card=g.cat.ids[card]))
        else:
            code = "needs_working" if has_idle(g, seat, condition) else "needs_card"
            out.append(g.fault(code, card=g.cat.ids[card], needed=g.cat.ids[condition]))
    for condition in g.cat.lacks[card]:
        if fulfils(g, seat, condition):
            out.append(g.fault("must_lack", card=g.cat.ids[card], hindered=g.cat.ids[condition]))
    if not any_need_met(g, seat, card):
        named = [g.cat.ids[c] for c in g.cat.needs_any[card]]
        resting = [c for c in g.cat.needs_any[card] if has_idle(g, seat, c)]
        if resting:
            out.append(g.fault("needs_working", card=g.cat.ids[card], needed=g.cat.ids[resting[0]]))
        else:
            out.append(g.fault("needs_one_of", card=g.cat.ids[card], cards=named))
    return out


def has_idle(g: Duel, seat: i64, card: i64) -> bool:
    """Whether a player has a card of that name that does not work."""
    for p in g.land(seat).built:
        if card_of(p) == card and owner_of(p) == seat and blocked(p):
            return True
    return False


def knight_owner(g: Duel) -> i64:
    """Who has strictly more strength, and enough of it; -1 for nobody (KB-25, PR-4)."""
    now = standing(g, g.look(0), g.look(1))
    return token_of(g, strong(now, 0), strong(now, 1))


def mill_owner(g: Duel) -> i64:
    """Who has strictly more trade points, and enough of them or a city; -1 for nobody (KB-24, PR-4)."""
    now = standing(g, g.look(0), g.look(1))
    return mill_of(g, trading(now, 0), trading(now, 1))


def leader(a: i64, b: i64) -> i64:
    """The seat with the strictly higher sum; -1 on a tie."""
    if a == b:
        return -1
    return 0 if a > b else 1


def token_of(g: Duel, a: i64, b: i64) -> i64:
    """The seat with the strictly higher sum, if it is as high as the house asks for; -1 otherwise."""
    if a == b or (a if a > b else b) < g.rules.house.token_from:
        return -1
    return 0 if a > b else 1


def mill_of(g: Duel, a: i64, b: i64) -> i64:
    """The same for trade points; in the older game a city is needed too (KB-24)."""
    seat = token_of(g, a, b)
    return with_city(g, seat) if g.rules.house.mill_needs_city else seat


def with_city(g: Duel, seat: i64) -> i64:
    """The seat, if it has a city; -1 otherwise."""
    if seat >= 0 and g.land(seat).has_city():
        return seat
    return -1


def printed_points(g: Duel, seat: i64, sums: i64) -> i64:
    """Points of settlements, cities and cards in play."""
    land = g.land(seat)
    return ones(land.settlements) + ones(land.cities) + ((sums >> POINTS_AT) & 0xFF)


def action_threshold(g: Duel) -> i64:
    """The points action cards wait for: none, 3 of each player, or 7 of both together (KB-29)."""
    return g.rules.house.threshold


def actions_open(g: Duel) -> bool:
    """Whether attack and neutral action cards may be played by now (KB-29)."""
    t = action_threshold(g)
    if t == 0:
        return True
    if t == EACH:
        return g.reached & 3 == 3
    return g.reached & 4 != 0


def answers_open(g: Duel, window: i64) -> bool:
    """Whether a window may be answered from the hand by now: always, but under the rule of three points each only the
    scout was exempt, for protection cards were no class of their own yet (101.D.b(a))."""
    return window == SETTLING or action_threshold(g) != EACH or actions_open(g)
