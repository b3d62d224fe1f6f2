"""The odd cards of Zeit der Weisen, one class each; the groves are in groves."""

from typing import Final

from mypy_extensions import i64

from catanica.games.princes.dice_events import SPARED
from catanica.games.princes.golden import (
    FREE_CITY,
    owned,
)
from catanica.games.princes.sets.zeit_der_weisen.groves import (
    ANSWERS,
    GroveOfCourage,
    GroveOfForesight,
    GroveOfFraternity,
    GroveOfFreedom,
    GroveOfJustice,
    GroveOfPeace,
    GroveOfVigilance,
    foreign_guard,
    grove_of,
    groves,
    offer_foreign,
    use_foreign,
)
from catanica.games.princes.sets.zeit_der_weisen.owls import gain_owls, owl_room, owls, pay_owls, sages, the_owls
from catanica.games.princes.sets.zeit_der_weisen.steps import (
    DISPUTE_ROLL,
    EITHER,
    FORESEE,
    GRANARY,
    GRANARY_TAKE,
    PUT_ALL,
    council,
)
from catanica.games.principality.cards.catalogue import ATTACK
from catanica.games.principality.cards.effect import Effect, several
from catanica.games.principality.position.duel import BEFORE, MAIN, Duel, Options
from catanica.games.principality.position.geometry import AT_REGION, LAID
from catanica.games.principality.position.goods import BRICK, GOLD, GRAIN, LUMBER, ORE, WOOL, amount, count, covers, of
from catanica.games.principality.position.piece import goods_on, piece, used, with_since
from catanica.games.principality.position.pile import find, learned, take_at
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.rules.shown_hand import show_hand
from catanica.games.principality.rules.using import mark_used
from catanica.games.principality.steps.card_step import has_option
from catanica.games.principality.steps.counters import change, change_at, held, space
from catanica.games.principality.steps.goods_steps import charge, gain, lose_at, pay, pay_any
from catanica.games.principality.steps.play_steps import play_from_hand
from catanica.games.principality.steps.priced import Priced
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import USE
from catanica.games.principality.vocabulary import card_is, card_of, cause_is, cause_of, place_is, place_of, seat_is
from catanica.games.principality.windows import EVENT_DRAWN
from catanica.kernel.ints import bit, ones

MANIFESTO: Final = "manifest_des_humanen_handelns"
LEVELS: Final = "levels"
LEVEL_OWLS: Final = 3
ATTACK_WORTH: Final = 2  # owls an attack card stands for
LEVEL_GOODS: Final = amount(LUMBER, 1) + amount(GOLD, 2)
ANY_KIND: Final = -1


class Sage(Effect):
    """Lies at a region, is paid from it, and gathers an owl whenever its number is rolled (PR-18, PR-40)."""

    def __init__(self, kind: i64) -> None:
        self.kind = kind

    def fits(self, g: Duel, seat: i64, card: i64, place: i64) -> bool:
        """Only at a region of the sage's own kind."""
        return self.kind == ANY_KIND or g.land(seat).kind_at(g.cat, place - AT_REGION) == self.kind

    def forbid(self, g: Duel, seat: i64, card: i64, place: i64) -> str:
        """The right kind of region, with a good on it to pay."""
        bare = g.land(seat).stock_at(place - AT_REGION) == 0
        return several(
            "" if self.fits(g, seat, card, place) else "wrong_region",
            "region_empty" if bare else "",
        )

    def built(self, g: Duel, seat: i64, card: i64, place: i64) -> None:
        """The good beneath is the price."""
        lose_at(g, seat, place - AT_REGION, 1, h.PAID)

    def produced(self, g: Duel, seat: i64, index: i64, number: i64) -> None:
        """One owl, never more."""
        land = g.land(seat)
        region = land.regions[place_of(land.built[index]) - AT_REGION]
        if g.cat.die[card_of(region)] == number:
            change_at(g, seat, the_owls(g), index, 1)


# -- action cards ---------------------------------------------------------------------------------------------------


class Dispute(Priced):
    """Both roll and add their owls."""

    def without(self, g: Duel, seat: i64, card: i64) -> str:
        """Both need a sage; without one of their own nobody has an owl to pay with."""
        return "" if sages(g, 1 - seat) > 0 else "no_sage"

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """The player rolls first."""
        g.push(DISPUTE_ROLL, seat_is(seat) | card_is(card))


def manifesto_level(g: Duel, seat: i64) -> i64:
    """The level of a player's manifesto; 0 without one."""
    return held(g, seat, g.rules.counter(LEVELS))


class GoldenAge(Priced):
    """A good for every level of the manifesto."""

    def without(self, g: Duel, seat: i64, card: i64) -> str:
        """At least one level."""
        return "" if manifesto_level(g, seat) > 0 else "no_manifesto"

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """Take them."""
        gain(g, seat, manifesto_level(g, seat), card)


class PowerOfGroves(Priced):
    """An owl for every grove."""

    def without(self, g: Duel, seat: i64, card: i64) -> str:
        """A grove, two sages, and room for an owl."""
        return several(
            "no_grove" if groves(g, seat) == 0 else "",
            "no_sage" if sages(g, seat) < 2 else "",
            "no_owl_room" if owl_room(g, seat) == 0 else "",
        )

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """Spread over the sages."""
        gain_owls(g, seat, groves(g, seat), card)


class WiseProtection(Priced):
    """The opponent shows the hand; with an attack in it all of it goes under stacks."""

    def without(self, g: Duel, seat: i64, card: i64) -> str:
        """There must be a hand."""
        return "" if len(g.land(1 - seat).hand) > 0 else "empty_hand"

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """Look for an attack."""
        show_hand(g, 1 - seat)
        for s in g.land(1 - seat).hand:
            if g.cat.flags[card_of(s)] & ATTACK != 0:
                g.push(PUT_ALL, seat_is(1 - seat) | card_is(card))
                return


class WiseCompensation(Priced):
    """Who is behind turns a settlement into a city."""

    def without(self, g: Duel, seat: i64, card: i64) -> str:
        """Fewer cities or fewer points, and a settlement."""
        fewer = ones(g.land(seat).cities) < ones(g.land(1 - seat).cities)
        ahead = not fewer and g.rules.scoring.points(g, seat) >= g.rules.scoring.points(g, 1 - seat)
        grows = has_option(g, FREE_CITY, seat_is(seat))
        return several("not_behind" if ahead else "", "" if grows else "no_settlement_to_grow")

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """Which one."""
        g.push(FREE_CITY, seat_is(seat) | card_is(card))


class GreatForesight(Priced):
    """An event card leaves the game."""

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """The player looks through the event stack."""
        g.event_stack = learned(g.event_stack, seat, 0, len(g.event_stack))
        g.reveals += 1
        g.push(FORESEE, seat_is(seat) | card_is(card))


# -- cards in play --------------------------------------------------------------------------------------------------


class Cole(Priced):
    """Once per own turn one of the opponent's groves, for its owls."""

    def guards(self) -> i64:
        """Groves that answer an event."""
        return bit(EVENT_DRAWN) | bit(SPARED)

    def uses(self, g: Duel, seat: i64, p: i64, out: Options) -> None:
        """Every such grove."""
        offer_foreign(g, seat, p, out)

    def early_uses(self, g: Duel, seat: i64, p: i64, out: Options) -> None:
        """Before the roll."""
        offer_foreign(g, seat, p, out)

    def use(self, g: Duel, seat: i64, p: i64, code: i64) -> None:
        """The detail names the grove."""
        use_foreign(g, seat, p, code)

    def may_guard(self, g: Duel, seat: i64, p: i64, window: i64, cause: i64) -> bool:
        """In the own turn only."""
        return seat == g.active and not used(p) and foreign_guard(g, seat, window, cause) != 0

    def guard(self, g: Duel, seat: i64, p: i64, window: i64, cause: i64) -> None:
        """As the grove would."""
        mark_used(g, seat, p)
        q = foreign_guard(g, seat, window, cause)
        grove_of(g, card_of(q)).guard(g, seat, q, window, cause)


class Academy(Priced):
    """A good for an owl, once per turn."""

    def uses(self, g: Duel, seat: i64, p: i64, out: Options) -> None:
        """With a good to pay and room for an owl."""
        code = USE | card_is(card_of(p)) | place_is(place_of(p))
        if not used(p) and count(g.land(seat).stock(g.cat)) > 0 and owl_room(g, seat) > 0 and not out.has(code):
            out.add(code)

    def use(self, g: Duel, seat: i64, p: i64, code: i64) -> None:
        """Pay, then give the owl."""
        mark_used(g, seat, p)
        gain_owls(g, seat, 1, card_of(p))
        pay_any(g, seat, 1, card_of(p))


class Court(Priced):
    """Its owner chooses what the opponent's trade advantage takes (GZ:gericht)."""

    def picks_loss(self) -> bool:
        """It does."""
        return True


class Granary(Effect):
    """Grain for an empty field of the opponent, any other good in return."""

    def uses(self, g: Duel, seat: i64, p: i64, out: Options) -> None:
        """Own grain, an empty field, and something else to demand."""
        grain = of(g.land(seat).stock(g.cat), GRAIN)
        if used(p) or grain == 0:
            return
        if has_option(g, GRANARY, seat_is(seat)) and has_option(g, GRANARY_TAKE, seat_is(seat)):
            out.add(USE | card_is(card_of(p)) | place_is(place_of(p)))

    def use(self, g: Duel, seat: i64, p: i64, code: i64) -> None:
        """Pay the grain, give it, demand."""
        mark_used(g, seat, p)
        g.push(GRANARY, seat_is(seat) | card_is(card_of(p)))
        charge(g, seat, amount(GRAIN, 1))


class Manifesto(Effect):
    """A counter card: a level costs lumber, gold and owls and is worth a point (PR-19, PR-46)."""

    def points(self, g: Duel, seat: i64, p: i64) -> i64:
        """One per level."""
        return goods_on(p)

    def forbid(self, g: Duel, seat: i64, card: i64, place: i64) -> str:
        """From the hand in the duel, once a city stands; in the theme game it comes by itself."""
        if g.rules.displayed[card] > 0:
            return "comes_with_city"
        return "" if g.land(seat).has_city() else "needs_city_first"

    def city_built(self, g: Duel, seat: i64, card: i64) -> None:
        """With the first city it leaves the open stack."""
        land = g.land(seat)
        if land.find_piece(LAID, card) < 0 and ones(land.cities) == 1:
            g.display = take_at(g.display, find(g.display, card))
            land.lay(with_since(piece(LAID, card, seat), g.turn))
            g.tell(h.BUILT, seat_is(seat) | card_is(card) | place_is(LAID))

    def uses(self, g: Duel, seat: i64, p: i64, out: Options) -> None:
        """All in owls, or an attack from the hand for two of them."""
        land = g.land(seat)
        if space(g, seat, g.rules.counter(LEVELS)) == 0 or not covers(land.stock(g.cat), LEVEL_GOODS):
            return
        paid = owls(g, seat)
        if paid >= LEVEL_OWLS:
            out.add(USE | card_is(card_of(p)) | place_is(LAID))
        if paid >= LEVEL_OWLS - ATTACK_WORTH:
            for s in land.hand:
                code = USE | card_is(card_of(p)) | place_is(LAID) | cause_is(card_of(s))
                if g.cat.flags[card_of(s)] & ATTACK != 0 and not out.has(code):
                    out.add(code)

    def use(self, g: Duel, seat: i64, p: i64, code: i64) -> None:
        """Pay and rise."""
        change(g, seat, g.rules.counter(LEVELS), 1)
        price: i64 = LEVEL_OWLS
        if cause_of(code) > 0:
            play_from_hand(g, seat, cause_of(code))
            g.tell(h.SPENT, seat_is(seat) | card_is(cause_of(code)) | cause_is(card_of(p)))
            price -= ATTACK_WORTH
        charge(g, seat, LEVEL_GOODS)
        pay_owls(g, seat, price, card_of(p))


# -- events ---------------------------------------------------------------------------------------------------------


class Famine(Effect):
    """One grain is lost, or two other goods; a granary protects."""

    def event(self, g: Duel, card: i64) -> None:
        """The active player first."""
        self.starve(g, 1 - g.active, card)
        self.starve(g, g.active, card)

    def starve(self, g: Duel, seat: i64, card: i64) -> None:
        """Who has grain must give grain."""
        if owned(g, seat, "kornspeicher"):
            return
        if of(g.land(seat).stock(g.cat), GRAIN) > 0:
            pay(g, seat, 1, GRAIN)
        else:
            pay_any(g, seat, 2, card)


class CouncilOfSages(Effect):
    """Owls or goods where sages are."""

    def event(self, g: Duel, card: i64) -> None:
        """The active player first."""
        council(g, 1 - g.active, 2, EITHER)
        council(g, g.active, 2, EITHER)


def register(rules: Rulebook) -> None:
    """Bind the effects to their cards."""
    rules.add_effects(erste_weise=Sage(ANY_KIND), barbara=Sage(GRAIN), frederich=Sage(BRICK), michaela=Sage(WOOL))
    rules.add_effects(peter=Sage(LUMBER), piet=Sage(ORE), walther=Sage(GOLD), disput_der_weisen=Dispute())
    rules.add_effects(goldene_zeiten=GoldenAge(), kraft_der_haine=PowerOfGroves(), weise_abwehr=WiseProtection())
    rules.add_effects(weiser_ausgleich=WiseCompensation(), weise_voraussicht=GreatForesight())
    rules.add_effects(hain_der_bruederlichkeit=GroveOfFraternity(1, MAIN), hain_der_freiheit=GroveOfFreedom(1, MAIN))
    rules.add_effects(hain_der_gerechtigkeit=GroveOfJustice(2, BEFORE))
    rules.add_effects(hain_der_wachsamkeit=GroveOfVigilance(1, ANSWERS))
    rules.add_effects(hain_der_weisen_voraussicht=GroveOfForesight(2, MAIN), hain_des_friedens=GroveOfPeace(1, ANSWERS))
    rules.add_effects(hain_des_mutes=GroveOfCourage(2, ANSWERS), cole=Cole(), robert=Priced())
    rules.add_effects(akademie_der_weisen=Academy(), gericht=Court(), kornspeicher=Granary())
    rules.add_effect(MANIFESTO, Manifesto())
    rules.add_effect("hungersnot", Famine())
    rules.add_effect("rat_der_weisen", CouncilOfSages())
