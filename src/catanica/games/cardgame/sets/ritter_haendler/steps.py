"""The decisions that cards of Ritter & Händler ask for."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from catanica.games.cardgame.attacks import back_to_hand
from catanica.games.cardgame.borders import RegionGiven, RegionGot
from catanica.games.cardgame.fetching import fetch, offer_pile
from catanica.games.cardgame.naming import BUILDINGS, may_be_named, naming_faults
from catanica.games.principality import vocabulary as v
from catanica.games.principality.position.duel import Duel, Options, Step
from catanica.games.principality.position.piece import slot
from catanica.games.principality.position.pile import find, take_at
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.steps.goods_steps import gain
from catanica.games.principality.steps.play_steps import EXPANSIONS
from catanica.games.principality.steps.pointing import MOST, POINTED, ChoosePointed, PointStep, pointed_at, pointing
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import DEAL, PASS, verb_of
from catanica.kernel.refusal import Fault
from catanica.kernel.state import CHANCE, NOBODY

BORDER_OWN: Final = v.STEPS.add("border_own", v.SEAT, v.CARD)
BORDER_THEIRS: Final = v.STEPS.add("border_theirs", v.SEAT, v.CARD, v.REGION)  # the own region
ASSAULT_NAME: Final = v.STEPS.add("assault_name", v.SEAT, *POINTED)
ASSAULT_CHOOSE: Final = v.STEPS.add("assault_choose", v.SEAT, *POINTED)
SHUFFLED_IN: Final = v.STEPS.add("shuffled_in", v.SEAT)
PALACE_YEAR: Final = v.STEPS.add("palace_year", v.SEAT)


# -- assault --------------------------------------------------------------------------------------------------------


def assault(g: Duel, seat: i64) -> None:
    """A player names up to three of the other's buildings."""
    g.push(ASSAULT_NAME, v.seat_is(seat))


class AssaultName(PointStep):
    """The strongest names opposing buildings, one after the other."""

    def may_point(self, g: Duel, e: i64, where: i64, p: i64) -> bool:
        """Any building of the opponent."""
        return may_be_named(g, 1 - v.seat_of(e), where, p, BUILDINGS)

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """No building of the opponent; one that was named is not named again."""
        return naming_faults(g, self.rule, code, 1 - v.seat_of(e), BUILDINGS)

    def who(self, g: Duel, e: i64) -> i64:
        """The strongest, up to three times, while there is a building left."""
        return v.seat_of(e) if pointed_at(e) < MOST and self.any_left(g, e) else i64(NOBODY)

    def run(self, g: Duel, e: i64) -> None:
        """Everything is named: the victim chooses."""
        g.push(ASSAULT_CHOOSE, v.seat_is(v.seat_of(e)) | pointing(e))

    def pointed(self, g: Duel, e: i64, names: i64) -> None:
        """One more."""
        g.push(ASSAULT_NAME, v.seat_is(v.seat_of(e)) | names)


class AssaultChoose(ChoosePointed):
    """The victim takes one of the named buildings back."""

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Back to its builder's hand, from abroad too (120.E.b), or to the display."""
        land = v.seat_of(code)
        back_to_hand(g, land, g.land(land).find_piece(v.place_of(code), v.card_of(code)))


# -- inquisition ----------------------------------------------------------------------------------------------------


def his_stack(g: Duel, seat: i64, stack: i64) -> bool:
    """Whether a stack is a player's own and no ban closes it; what lies between both players is nobody's (106.B.a)."""
    owners = g.rules.stack_owner
    return g.may_use_stack(seat, stack) and (len(owners) == 0 or owners[stack] == seat)


def shuffle_in(g: Duel, seat: i64) -> None:
    """A player's hand and all his stacks become one shuffled heap."""
    pool = g.land(seat).hand[:]
    g.land(seat).hold(vec[i64]())
    s: i64 = 0
    while s < g.stacks.count():
        while his_stack(g, seat, s) and g.stacks.size(s) > 0:
            pool = append(pool, g.stacks.remove(s, 0))
        s += 1
    g.pool = pool
    g.tell(h.SHUFFLED, v.seat_is(seat) | v.pile_is(EXPANSIONS))
    g.push(SHUFFLED_IN, v.seat_is(seat))


class ShuffledIn(Step):
    """Chance deals the heap out again, each card under the player's smallest stack."""

    def who(self, g: Duel, e: i64) -> i64:
        """Chance, while cards are left."""
        return NOBODY if len(g.pool) == 0 else CHANCE

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every card left, as often as it is there."""
        for s in g.pool:
            out.add(DEAL | v.card_is(v.card_of(s)))

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Under the smallest stack, face down; nobody knows where it lies."""
        g.pool = take_at(g.pool, find(g.pool, v.card_of(code)))
        smallest: i64 = -1
        s: i64 = 0
        while s < g.stacks.count():
            if his_stack(g, v.seat_of(e), s) and (smallest < 0 or g.stacks.size(s) < g.stacks.size(smallest)):
                smallest = s
            s += 1
        g.stacks.put_under(smallest, slot(v.card_of(code), 0))
        g.push(SHUFFLED_IN, v.seat_is(v.seat_of(e)))


# -- palace -----------------------------------------------------------------------------------------------------------


class PalaceYear(Step):
    """The palace's owner may fetch one card from the discard pile instead of the resource (123.BD)."""

    def who(self, g: Duel, e: i64) -> i64:
        """The owner, unless the other player has just taken the only card of the common pile."""
        seat = v.seat_of(e)
        return seat if g.may_fetch(seat, g.own_pile(seat)) else i64(NOBODY)

    def run(self, g: Duel, e: i64) -> None:
        """Nothing left to fetch: the resource."""
        gain(g, v.seat_of(e), 1, optional=True)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any card of the pile, or the resource."""
        out.add(PASS)
        offer_pile(g, g.own_pile(v.seat_of(e)), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Into the hand, where everybody knows it; or the resource after all."""
        seat = v.seat_of(e)
        if verb_of(code) == PASS:
            gain(g, seat, 1, optional=True)
            return
        fetch(g, seat, v.card_of(code), g.own_pile(seat))

    def card(self, g: Duel, e: i64) -> i64:
        """The palace."""
        return g.cat.number("palast")


def register(rules: Rulebook) -> None:
    """Bind the steps to their rows."""
    rules.add_step(BORDER_OWN, RegionGiven("border_own", "112.I.a", BORDER_THEIRS))
    rules.add_steps("112.I.a", (BORDER_THEIRS, RegionGot))
    rules.add_step(ASSAULT_NAME, AssaultName("assault_name", "105.G.a", "ueberfall"))
    rules.add_step(ASSAULT_CHOOSE, AssaultChoose("assault_choose", "105.G.a", "ueberfall"))
    rules.add_steps("119.O.a", (SHUFFLED_IN, ShuffledIn))
    rules.add_steps("123.BD.a", (PALACE_YEAR, PalaceYear))
