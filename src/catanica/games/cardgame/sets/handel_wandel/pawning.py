"""The pawnbroker: an own building stops working for the resources it is worth, until it is redeemed (113.U)."""

from typing import Final

from mypy_extensions import i64

from catanica.games.cardgame.blocking import LaidOnBuilding, lay_on, lift, offer_unlaid
from catanica.games.cardgame.naming import building_faults
from catanica.games.principality import vocabulary as v
from catanica.games.principality.cards.catalogue import BUILDING
from catanica.games.principality.cards.stores import purse
from catanica.games.principality.position.duel import Duel, Options, Step
from catanica.games.principality.position.geometry import LAID
from catanica.games.principality.position.goods import KINDS, amount, of
from catanica.games.principality.position.piece import (
    aim,
    aimed_card,
    aimed_place,
    owner_of,
    target_of,
)
from catanica.games.principality.rules.costs import affordable, pay_for
from catanica.games.principality.steps.card_step import CardStep, ChoiceStep
from catanica.games.principality.steps.goods_steps import grant
from catanica.games.principality.steps.priced import too_poor
from catanica.games.principality.steps.wrong_choice import id_of, index_there
from catanica.games.principality.telling.verbs import TARGET, USE
from catanica.games.principality.telling.verbs import WAIVE as WAIVE_VERB
from catanica.kernel.refusal import Fault
from catanica.kernel.state import NOBODY

PAWN: Final = v.STEPS.add("pawn", v.SEAT, v.CARD)
PAWN_WAIVE: Final = v.STEPS.add("pawn_waive", v.SEAT, v.BUNDLE)  # the printed cost
REDEEM: Final = v.STEPS.add("redeem", v.SEAT)
REDEEMED: Final = v.STEPS.add("redeemed", v.SEAT, v.CARD, v.PLACE)


class Pawn(CardStep):
    """The player names an own building at home; central cards and units are none (113.U.a)."""

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """No own building, or one that is pawned already."""
        out = building_faults(g, self.rule, code, v.seat_of(e))
        if index_there(g, code) >= 0 and len(out) == 0 and v.seat_of(code) == v.seat_of(e):
            out.append(Fault("lies_under_one", self.rule, {"card": id_of(g, v.card_of(code))}))
        return out

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every own building that is not pawned yet, a hexed one too (112.M.a)."""
        seat = v.seat_of(e)
        for p in g.land(seat).built:
            card = v.card_of(p)
            if owner_of(p) == seat and g.cat.kind[card] == BUILDING:
                offer_unlaid(g, seat, p, v.card_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """It lies under the pawnbroker and does nothing; then its price is paid out."""
        seat = v.seat_of(e)
        lay_on(g, seat, v.card_of(e), seat, seat, code)
        g.push(PAWN_WAIVE, v.seat_is(seat) | v.bundle_is(g.cat.cost[v.card_of(code)]))


class PawnWaive(ChoiceStep):
    """The printed cost less one resource of choice comes from the bank, whatever was paid (113.U.b)."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """The kinds of the cost."""
        k: i64 = 0
        while k < KINDS:
            if of(v.bundle_of(e), k) > 0:
                out.add(WAIVE_VERB | v.good_is(k))
            k += 1

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """What finds no room is lost."""
        grant(g, v.seat_of(e), v.bundle_of(e) - amount(v.good_of(code), 1))


class Redeem(ChoiceStep):
    """The player names a pawned building and pays its building cost (113.U.a)."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every pawned building that can be paid for."""
        seat = v.seat_of(e)
        broker = self.card(g, e)
        for p in g.land(seat).built:
            if v.place_of(p) == LAID and v.card_of(p) == broker and redeemable(g, seat, p):
                target = target_of(p)
                place = v.place_is(aimed_place(target))
                code = TARGET | v.seat_is(seat) | place | v.card_is(aimed_card(target))
                if not out.has(code):
                    out.add(code)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Its price is paid while it still lies under the pawnbroker; then it is free."""
        seat = v.seat_of(e)
        card = v.card_of(code)
        g.push(REDEEMED, v.seat_is(seat) | v.place_is(v.place_of(code)) | v.card_is(card))
        pay_for(g, seat, card)
        g.rules.effects[card].pay(g, seat, card)


class Redeemed(Step):
    """A building that was paid for works again, unless something else lies on it; the pawnbroker goes to the pile."""

    def who(self, g: Duel, e: i64) -> i64:
        """Nobody is asked."""
        return NOBODY

    def run(self, g: Duel, e: i64) -> None:
        """Of equal buildings at a place one is freed."""
        seat = v.seat_of(e)
        card = v.card_of(e)
        target = aim(v.place_of(e), card)
        land = g.land(seat)
        broker = g.cat.number("pfandleiher")
        i: i64 = 0
        while v.card_of(land.built[i]) != broker or target_of(land.built[i]) != target:
            i += 1
        lift(g, seat, i, seat)


def redeemable(g: Duel, seat: i64, p: i64) -> bool:
    """Whether the building under a pawnbroker can be paid for, counters too; a discount counts (113.U.b)."""
    card = aimed_card(target_of(p))
    return affordable(g, seat, purse(g, seat), card) and too_poor(g, seat, card) == ""


class Pawnbroker(LaidOnBuilding):
    """Lies on an own building; once that is redeemed, or gone, it goes to the discard pile (113.U)."""

    def __init__(self) -> None:
        super().__init__(PAWN, "nothing_to_pawn")

    def uses(self, g: Duel, seat: i64, p: i64, out: Options) -> None:
        """Its owner may redeem the building in any own main phase, also at once."""
        if owner_of(p) == seat and redeemable(g, seat, p):
            out.add(USE | v.card_is(v.card_of(p)) | v.place_is(LAID))

    def idle(self, g: Duel, seat: i64, p: i64) -> str:
        """The building costs more than there is."""
        return "redeem_unpaid"

    def use(self, g: Duel, seat: i64, p: i64, code: i64) -> None:
        """Which one, where there are several."""
        g.push(REDEEM, v.seat_is(seat))
