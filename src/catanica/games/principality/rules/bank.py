"""Trading with the bank: three of a kind for one, less with the fitting ship (KB-26, PR-26)."""

from mypy_extensions import i64

from catanica.games.principality.cards.effect import ON_BANK
from catanica.games.principality.cards.powers import bank_rate, bank_rates, docked_regions, fleet_rate
from catanica.games.principality.cards.stores import purse
from catanica.games.principality.position.digest import user_card, user_gate, user_index
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.goods import ENOUGH, FIELD, KINDS, NAMES, enough, kinds_in, of
from catanica.games.principality.position.piece import owner_of, stock_of
from catanica.games.principality.steps.goods_steps import first_place, last_region, lose_at, receive, settle_trade
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import BANK
from catanica.games.principality.vocabulary import (
    GOT,
    flag_is,
    flag_of,
    good_is,
    good_of,
    got_is,
    got_of,
    number_is,
    region_is,
    region_of,
    seat_is,
)
from catanica.kernel.ints import bit
from catanica.kernel.refusal import Fault


def offer_bank(g: Duel, seat: i64, stock: i64, out: Options) -> None:
    """Every exchange the bank would make now."""
    paid = enough(stock, bank_rates(g, seat))
    kinds = kinds_in(g.land(seat).room(g.cat)) if paid != 0 else paid
    give: i64 = 0
    while paid >> (give * FIELD) != 0:
        if (paid >> (give * FIELD)) & ENOUGH != 0:
            out.add_each(BANK | good_is(give), kinds & ~bit(give), GOT)
        give += 1
    docks = docked_regions(g, seat)
    if docks != 0:
        offer_great_fleets(g, seat, docks, out)


def offer_great_fleets(g: Duel, seat: i64, docks: i64, out: Options) -> None:
    """Resources of one region beside a great trade fleet, where no better rate holds (116.C.a, b, c)."""
    land = g.land(seat)
    room = land.room(g.cat)
    i = first_place(land)
    end = last_region(land)
    while i < end:
        held = stock_of(land.regions[i])
        rate = fleet_rate(g, seat, i) if held > 0 and docks & bit(i) != 0 else i64(0)
        if 0 < rate <= held:
            give = land.kind_at(g.cat, i)
            get: i64 = KINDS if bank_rate(g, seat, give) <= rate else 0
            while get < KINDS:
                if get != give and of(room, get) > 0:
                    out.add(BANK | good_is(give) | got_is(get) | flag_is(1) | region_is(i))
                get += 1
        i += 1


def trade_with_bank(g: Duel, seat: i64, code: i64) -> None:
    """Pay the rate, then receive one; cards in play that mind bank trades come afterwards (102.B.Banktausch)."""
    give = good_of(code)
    get = got_of(code)
    if g.rules.hooked & ON_BANK != 0:
        tell_traders(g, 1 - seat, seat, give)
        tell_traders(g, seat, seat, give)
    if flag_of(code) != 0:
        asked = fleet_rate(g, seat, region_of(code))
        g.tell(h.BANKED, seat_is(seat) | good_is(give) | got_is(get) | number_is(asked))
        lose_at(g, seat, region_of(code), asked, h.PAID)
        receive(g, seat, 1, get)
        return
    rate = bank_rate(g, seat, give)
    g.tell(h.BANKED, seat_is(seat) | good_is(give) | got_is(get) | number_is(rate))
    settle_trade(g, seat, rate, give, get)


def tell_traders(g: Duel, seat: i64, trader: i64, good: i64) -> None:
    """The cards of a land that mind bank trades hear of one."""
    found = g.look(seat)
    if found.present & ON_BANK == 0:
        return
    built = g.land(seat).built
    for minder in found.minders:
        if user_gate(minder) & ON_BANK != 0 and owner_of(built[user_index(minder)]) == seat:
            g.rules.effects[user_card(minder)].banked(g, seat, built[user_index(minder)], trader, good)


def bank_faults(g: Duel, seat: i64, code: i64) -> list[Fault]:
    """Everything that speaks against an exchange."""
    give = good_of(code)
    get = got_of(code)
    if give >= KINDS or get >= KINDS:
        return [g.fault("not_an_option", decision="bank")]
    out: list[Fault] = []
    if give == get:
        out.append(g.fault("same_kind", resource=NAMES[give]))
    if flag_of(code) != 0:
        place = region_of(code)
        land = g.land(seat)
        fits = place < len(land.regions) and land.kind_at(g.cat, place) == give
        asked = fleet_rate(g, seat, place) if fits else 0
        if asked == 0 or land.stock_at(place) < asked:
            out.append(g.fault("not_there_for_fleet"))
        if of(land.room(g.cat), get) == 0:
            out.append(g.fault("no_room", resource=NAMES[get]))
        return out if out else [g.fault("not_an_option", decision="bank")]
    rate = bank_rate(g, seat, give)
    if of(purse(g, seat), give) < rate:
        out.append(g.fault("not_enough", resource=NAMES[give], needed=int(rate)))
    if of(g.land(seat).room(g.cat), get) == 0:
        out.append(g.fault("no_room", resource=NAMES[get]))
    return out
