"""Wizards and bonds at the regions of citadels, and what is built in citadels: dragons, stone, kitchen, mill."""

from typing import Final

from mypy_extensions import i64

from catanica.games.cardgame.sets.zauberer_drachen.magic import (
    feed,
    is_wizard,
    magic,
    offer_hungry,
    pay_magic,
    room_for_magic,
    the_magic,
    wizards,
)
from catanica.games.principality import vocabulary as v
from catanica.games.principality.cards.effect import FRESH, ON_POINTS, OWNED, Effect, several
from catanica.games.principality.cards.stores import purse
from catanica.games.principality.position.digest import acting
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.geometry import AT_REGION
from catanica.games.principality.position.goods import amount, of
from catanica.games.principality.position.land import both_sides
from catanica.games.principality.position.piece import goods_on
from catanica.games.principality.rules.using import mark_used
from catanica.games.principality.steps.card_step import ChoiceStep
from catanica.games.principality.steps.counters import change_at
from catanica.games.principality.steps.goods_steps import charge, gain, lose_at, offer_stock
from catanica.games.principality.steps.priced import Priced
from catanica.games.principality.steps.wrong_choice import bare_faults
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import USE
from catanica.kernel.ints import bit, ones
from catanica.kernel.refusal import Fault

FEED_FROM: Final = v.STEPS.add("feed_from", v.SEAT, v.CARD)
FEED_WIZARD: Final = v.STEPS.add("feed_wizard", v.SEAT, v.CARD)
KITCHEN_ROLL: Final = v.STEPS.add("kitchen_roll", v.SEAT, v.CARD, v.FLAG)

START_MAGIC: Final = 2
BOND_PRICE: Final = 2  # resources of its region's kind
STONE_CITADELS: Final = 2
KITCHEN_FROM: Final = 3  # the number at which the kitchen succeeds (105.J.b)


def region_at(place: i64) -> i64:
    """The region a wizard lies at."""
    return place - AT_REGION


class Wizard(Effect):
    """Lies at a region of his kind beside an own citadel and holds magic (127.A)."""

    def regions(self, g: Duel, seat: i64, card: i64) -> i64:
        """Those beside a citadel."""
        citadels = g.land(seat).citadels
        return both_sides(citadels | (citadels << 1))

    def forbid(self, g: Duel, seat: i64, card: i64, place: i64) -> str:
        """Beside a citadel, at his kind of region."""
        land = g.land(seat)
        right = land.kind_at(g.cat, region_at(place)) == g.cat.resource[card] - 1
        return several(
            "no_citadel_beside" if land.citadels_at(region_at(place)) == 0 else "",
            "" if right else "other_region_for_wizard",
        )

    def built(self, g: Duel, seat: i64, card: i64, place: i64) -> None:
        """He brings magic with him, which he may use at once (127.B.a)."""
        change_at(g, seat, the_magic(g), g.land(seat).find_piece(place, card), START_MAGIC)

    def fixed(self) -> i64:
        """Wizards and citadels lie in play."""
        return ON_POINTS

    def points(self, g: Duel, seat: i64, p: i64) -> i64:
        """The first wizard at a citadel makes it count one more; further ones add nothing (128.G.a)."""
        land = g.land(seat)
        raised = land.citadels_at(region_at(v.place_of(p)))
        for i in g.look(seat).keepers:
            q = land.built[i]
            if q == p:
                break
            if is_wizard(g, q):
                raised &= ~land.citadels_at(region_at(v.place_of(q)))
        return ones(raised)

    def before_use(self) -> i64:
        """Only his owner feeds him."""
        return OWNED

    def uses(self, g: Duel, seat: i64, p: i64, out: Options) -> None:
        """He is fed with resources of his region, one at a time (103.G.d)."""
        fed = g.land(seat).stock_at(region_at(v.place_of(p))) > 0
        if fed and goods_on(p) < the_magic(g).room[v.card_of(p)]:
            out.add(USE | v.card_is(v.card_of(p)) | v.place_is(v.place_of(p)))

    def idle(self, g: Duel, seat: i64, p: i64) -> str:
        """Nothing lies on his region, or he holds all the magic he can."""
        bare = g.land(seat).stock_at(region_at(v.place_of(p))) == 0
        full = goods_on(p) >= the_magic(g).room[v.card_of(p)]
        return several("nothing_to_feed" if bare else "", "wizard_full" if full else "")

    def use(self, g: Duel, seat: i64, p: i64, code: i64) -> None:
        """A resource becomes a magic."""
        lose_at(g, seat, region_at(v.place_of(p)), 1, h.PAID)
        feed(g, seat, p)


class Bond(Wizard):
    """A wizard in all respects, but he follows one of the opponent's and comes without magic (127.C)."""

    def regions(self, g: Duel, seat: i64, card: i64) -> i64:
        """Those of a kind of which there are two to pay."""
        land = g.land(seat)
        stock = purse(g, seat)
        beside = super().regions(g, seat, card)
        i: i64 = 0
        while beside >> i != 0:
            if beside & bit(i) != 0:
                kind = land.kind_at(g.cat, i)  # none of a region that could not be laid
                if kind < 0 or of(stock, kind) < BOND_PRICE:
                    beside &= ~bit(i)
            i += 1
        return beside

    def forbid(self, g: Duel, seat: i64, card: i64, place: i64) -> str:
        """At a kind of region at which the opponent has a wizard with a name; it costs two of that kind (127.C.c)."""
        land = g.land(seat)
        kind = land.kind_at(g.cat, region_at(place))
        return several(
            "no_citadel_beside" if land.citadels_at(region_at(place)) == 0 else "",
            "" if has_named_wizard(g, 1 - seat, kind) else "no_wizard_to_follow",
            "" if of(purse(g, seat), kind) >= BOND_PRICE else "bond_unpaid",
        )

    def built(self, g: Duel, seat: i64, card: i64, place: i64) -> None:
        """Empty; now its price is known."""
        charge(g, seat, amount(g.land(seat).kind_at(g.cat, region_at(place)), BOND_PRICE))


def has_named_wizard(g: Duel, seat: i64, kind: i64) -> bool:
    """Whether a player has a wizard with a name at a kind of region; bonds have none."""
    held = the_magic(g).room
    built = g.land(seat).built
    for i in g.look(seat).keepers:
        card = v.card_of(built[i])
        if held[card] > 0 and g.cat.resource[card] == kind + 1:
            return True
    return False


# -- buildings --------------------------------------------------------------------------------------------------------


class Stone(Priced):
    """Two points, and nobody attacks any more; what it forbids stands in its data (125.B)."""

    def forbid(self, g: Duel, seat: i64, card: i64, place: i64) -> str:
        """Two citadels, with or without wizards of their own (125.B.a)."""
        few = ones(g.land(seat).citadels) < STONE_CITADELS
        return several("needs_two_citadels" if few else "", super().forbid(g, seat, card, place))


class Kitchen(Priced):
    """Stake a magic and roll, as often as one likes (103.P.c, 105.J.b)."""

    def before_use(self) -> i64:
        """Its owner's."""
        return OWNED

    def uses(self, g: Duel, seat: i64, p: i64, out: Options) -> None:
        """With a wizard who was not fed."""
        if magic(g, seat) > 0:
            out.add(USE | v.card_is(v.card_of(p)) | v.place_is(v.place_of(p)))

    def idle(self, g: Duel, seat: i64, p: i64) -> str:
        """No magic, or only such as was fed in this turn (127.A.c)."""
        return "not_usable_now" if magic(g, seat) > 0 else "too_few_magic"

    def use(self, g: Duel, seat: i64, p: i64, code: i64) -> None:
        """Pay first."""
        card = acting(g, seat, p)
        g.push(KITCHEN_ROLL, v.seat_is(seat) | v.card_is(card))
        pay_magic(g, seat, 1, card)

    def rolled(self, g: Duel, seat: i64, card: i64, number: i64, protected: bool) -> None:
        """No bank trade (102.B.Banktausch)."""
        if number >= KITCHEN_FROM:
            gain(g, seat, 1, card)


class MagicMill(Priced):
    """Once in the own turn any resource feeds any wizard (103.P.c)."""

    def before_use(self) -> i64:
        """Its owner's, once."""
        return OWNED | FRESH

    def uses(self, g: Duel, seat: i64, p: i64, out: Options) -> None:
        """With a resource, and a wizard who can take more."""
        if g.land(seat).stock(g.cat) != 0 and room_for_magic(g, seat):
            out.add(USE | v.card_is(v.card_of(p)) | v.place_is(v.place_of(p)))

    def idle(self, g: Duel, seat: i64, p: i64) -> str:
        """No resource, no wizard, or none who can take more."""
        full = "" if room_for_magic(g, seat) else "wizards_full"
        return several(
            "lacks_goods" if g.land(seat).stock(g.cat) == 0 else "",
            "needs_wizard" if wizards(g, seat) == 0 else full,
        )

    def use(self, g: Duel, seat: i64, p: i64, code: i64) -> None:
        """Which resource, then which wizard."""
        mark_used(g, seat, p)
        g.push(FEED_FROM, v.seat_is(seat) | v.card_is(acting(g, seat, p)))


class FeedFrom(ChoiceStep):
    """The player chooses the resource that becomes magic."""

    def card(self, g: Duel, e: i64) -> i64:
        """The card that makes it possible."""
        return v.card_of(e)

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """Nothing lies on the region."""
        return bare_faults(g, self.rule, code, v.seat_of(e))

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any region with stock."""
        offer_stock(g, v.seat_of(e), -1, out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Then the wizard."""
        lose_at(g, v.seat_of(e), v.region_of(code), 1, h.PAID)
        g.push(FEED_WIZARD, v.seat_is(v.seat_of(e)) | v.card_is(v.card_of(e)))


class FeedWizard(ChoiceStep):
    """The player chooses the wizard who gets the magic."""

    def card(self, g: Duel, e: i64) -> i64:
        """The card that makes it possible."""
        return v.card_of(e)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Those that can take more."""
        offer_hungry(g, v.seat_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """He counts as fed."""
        feed(g, v.seat_of(e), code)
