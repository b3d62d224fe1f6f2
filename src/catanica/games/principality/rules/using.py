"""Functions of cards in play that their owner uses in the main phase."""

from mypy_extensions import i64

from catanica.games.principality.cards.catalogue import WIZARD
from catanica.games.principality.cards.effect import FEE, FRESH, GOODS, ON_EARLY, ON_USE, PRICE, SPENT
from catanica.games.principality.position.digest import Digest, acting, minding, user_card, user_gate, user_index
from catanica.games.principality.position.duel import BEFORE, Duel, Options
from catanica.games.principality.position.geometry import LAID
from catanica.games.principality.position.goods import covers
from catanica.games.principality.position.land import Land
from catanica.games.principality.position.piece import blocked, owner_of, same_there, used, with_used
from catanica.games.principality.rules.playing import too_early
from catanica.games.principality.steps.priced import NONE, unpaid
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.vocabulary import card_is, card_of, cause_is, cause_of, place_is, place_of, seat_is
from catanica.kernel.refusal import Fault


def offer_uses(g: Duel, seat: i64, stock: i64, out: Options) -> None:
    """What the player's cards can do, at home and abroad, and what can be done about cards lying in the own land."""
    if g.rules.hooked & ON_USE == 0:
        return
    fresh = out.count
    mine = g.look(seat)
    theirs = g.look(1 - seat)
    if seat != 0:
        offer_guests(g, seat, theirs, stock, out)
    idle = not_now(stock)
    rules = g.rules
    built = g.land(seat).built
    for k in mine.users:
        p = built[user_index(k)]
        gate = user_gate(k)
        if gate & (idle | (i64(FRESH) if used(p) else i64(SPENT))) == 0:
            card = user_card(k)
            if gate & (FEE | PRICE) == 0 or affords(g, seat, card, gate, stock):
                rules.effects[card].uses(g, seat, p, out)
    if seat == 0:
        offer_guests(g, seat, theirs, stock, out)
    if out.count > fresh + 1:
        out.drop_repeats(fresh)  # two equal cards at a place are one choice


def offer_guests(g: Duel, seat: i64, found: Digest, stock: i64, out: Options) -> None:
    """The same of a player's cards in the other land: what they copy is for their owner to see."""
    for k in found.guests:
        p = g.land(1 - seat).built[user_index(k)]
        card = acting(g, seat, p)
        gate = g.rules.gates[card]
        idle = not_now(stock) | (i64(FRESH) if used(p) else i64(SPENT))
        if g.cat.hooks[card] & ON_USE != 0 and gate & idle == 0 and affords(g, seat, card, gate, stock):
            g.rules.effects[card].uses(g, seat, p, out)


def not_now(stock: i64) -> i64:
    """Of what must hold before a card is asked (`Effect.before_use`): what does not, for want of goods."""
    return i64(GOODS) if stock == 0 else i64(0)


def affords(g: Duel, seat: i64, card: i64, gate: i64, stock: i64) -> bool:
    """Whether a player can pay the fee or the price that a card names there."""
    if gate & FEE != 0 and not covers(stock, g.cat.fee[card]):
        return False
    return gate & PRICE == 0 or unpaid(g, seat, card) == NONE


def at_hand(seat: i64, where: i64, p: i64) -> bool:
    """Whether a card in play is a player's to use: an own one, or one the other has laid on the player's things."""
    return owner_of(p) == seat or (place_of(p) == LAID and where == seat)


def use_card(g: Duel, seat: i64, code: i64) -> None:
    """Use the function of a card in play, of equal ones at a place one that can act (103.P.a)."""
    where: i64 = 0
    while where < 2:
        land = g.land(where)
        i = land.find_ready(place_of(code), card_of(code))
        if i >= 0 and at_hand(seat, where, land.built[i]):
            g.tell(h.USED, seat_is(seat) | card_is(card_of(code)) | place_is(place_of(code)) | cause_is(cause_of(code)))
            g.rules.effects[acting(g, seat, land.built[i])].use(g, seat, land.built[i], code)
            return
        where += 1


def mark_used(g: Duel, seat: i64, p: i64) -> None:
    """A card's function is spent for this turn; it may lie in either land. Of equal cards at a place a ready one is."""
    if not mark_used_in(g.land(seat), p):
        mark_used_in(g.land(1 - seat), p)


def mark_used_in(land: Land, p: i64) -> bool:
    """The same if it lies in this land; whether it does."""
    built = land.built
    i: i64 = 0
    while i < len(built):
        if same_there(built[i], p) and not used(built[i]) and not blocked(built[i]):
            land.alter(i, with_used(built[i], True))
            return True
        i += 1
    return False


def offer_early(g: Duel, seat: i64, out: Options) -> None:
    """What the player's cards in play can do before the roll."""
    fresh = out.count
    for p in minding(g, seat, ON_EARLY):
        g.rules.effects[acting(g, seat, p)].early_uses(g, seat, p, out)
    if out.count > fresh + 1:
        out.drop_repeats(fresh)  # two equal cards on a side are one choice


def idle_fault(g: Duel, seat: i64, p: i64) -> str:
    """Why a card that is the player's offers nothing now: the codes of all faults."""
    if blocked(p):
        return "rests_now"
    card = acting(g, seat, p)
    if g.phase == BEFORE and g.cat.hooks[card] & ON_EARLY == 0:
        return "wrong_phase" if g.cat.hooks[card] & ON_USE != 0 else "not_usable_now"
    again = g.cat.kind[card] == WIZARD or g.rules.gates[card] & SPENT != 0  # the mark says it was fed, or prepared
    return "used_this_turn" if used(p) and not again else g.rules.effects[card].idle(g, seat, p)


def use_faults(g: Duel, seat: i64, code: i64) -> list[Fault]:
    """Why a card in play cannot be used: it is not there, not the player's, or offers nothing now."""
    card = card_of(code)
    name = g.cat.ids[card] if card < len(g.cat.ids) else ""
    found = False
    where: i64 = 0
    while where < 2:
        land = g.land(where)
        i = land.find_ready(place_of(code), card)
        if i >= 0:
            found = True
            if at_hand(seat, where, land.built[i]):
                return [used_fault(g, name, code) for code in idle_fault(g, seat, land.built[i]).split()]
        where += 1
    return [g.fault("others_to_use" if found else "not_in_play", card=name)]


def used_fault(g: Duel, name: str, code: str) -> Fault:
    """A reason against using a card in play."""
    if code == "too_early":
        return too_early(g, name)
    return g.fault(code, phase="before_roll") if code == "wrong_phase" else g.fault(code, card=name)
