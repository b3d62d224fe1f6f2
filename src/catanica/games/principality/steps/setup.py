"""Setting up: shuffling, laying out the start regions, who starts, the first three cards (KB-1 to KB-5)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from catanica.games.principality import vocabulary as v
from catanica.games.principality.cards.catalogue import EVENT, REGION
from catanica.games.principality.position.aside import kept
from catanica.games.principality.position.duel import Duel, Options, Step
from catanica.games.principality.position.geometry import FIRST_COLUMN
from catanica.games.principality.position.goods import GOLD
from catanica.games.principality.position.piece import region, slot
from catanica.games.principality.position.pile import unknown_slots
from catanica.games.principality.rules.searching import draw_card, look_through, offer_stack_cards, take_one_of_several
from catanica.games.principality.rules.surplus import closed_fault
from catanica.games.principality.steps.chance_step import DieStep
from catanica.games.principality.steps.play_steps import EVENTS, EXPANSIONS, REGIONS
from catanica.games.principality.steps.rows import (
    ARRANGE,
    BEGIN_TURN,
    DEAL,
    GIVEN_HANDS,
    START_PICK,
    START_ROLL,
    START_SHUFFLE,
    START_STACK,
)
from catanica.games.principality.steps.wrong_choice import Asking
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import LAY, STACK, verb_of
from catanica.kernel.arrays import added
from catanica.kernel.ints import bit
from catanica.kernel.refusal import Fault

START_PLACES: Final = FIRST_COLUMN * 2  # the six start regions are 10..15
START_CARDS: Final = 3

# Where start hands come from.
PICKED: Final = 0  # out of a stack each player takes up
GIVEN: Final = 1  # agreed beforehand
OWN_HANDS: Final = 2  # out of the own decks, before they are shuffled


def event_cards(g: Duel) -> vec[i64]:
    """All event cards."""
    return cards_of(g, EVENT)


def region_cards(g: Duel) -> vec[i64]:
    """The regions of the common stack."""
    return cards_of(g, REGION)


def cards_of(g: Duel, kind: i64) -> vec[i64]:
    """Slots of the cards of a kind, as often as they are in the game; start regions excepted."""
    cat = g.cat
    out = vec[i64]()
    n: i64 = 1
    while n < len(cat.ids):
        if cat.kind[n] == kind and cat.start[n] == 0:
            c: i64 = 0
            while c < cat.copies[n]:
                out = append(out, slot(n, 0))
                c += 1
        n += 1
    return out


def start_regions(g: Duel, seat: i64) -> list[int]:
    """A seat's six start regions, as they are printed to lie."""
    return g.cat.start_regions[g.rules.colours[seat]]


class Arrange(Asking):
    """A player lays out the six start regions, place by place (KB-3)."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player; the last region lies where there is room left."""
        return v.seat_of(e)

    def left(self, g: Duel, seat: i64) -> list[int]:
        """The start regions not yet laid out."""
        land = g.land(seat)
        return [n for n in start_regions(g, seat) if not any(v.card_of(r) == n for r in land.regions)]

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any region left, on the next place."""
        for n in self.left(g, v.seat_of(e)):
            out.add(LAY | v.card_is(n) | v.region_is(START_PLACES + v.number_of(e)))

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Lay it out with one resource on it."""
        seat = v.seat_of(e)
        lay_region(g, seat, v.card_of(code), v.region_of(code), start_stock(g, v.card_of(code)))
        k = v.number_of(e) + 1
        if k < 5:
            g.push(ARRANGE, v.seat_is(seat) | v.number_is(k))
        else:
            last = self.left(g, seat)[0]
            lay_region(g, seat, last, START_PLACES + 5, start_stock(g, last))


def start_stock(g: Duel, card: i64) -> i64:
    """What lies on a start region: one, or nothing on gold where the game says so (PR-23)."""
    return 0 if g.rules.house.gold_starts_empty and g.cat.resource[card] == GOLD + 1 else 1


def lay_region(g: Duel, seat: i64, card: i64, place: i64, stock: i64) -> None:
    """A region comes into play."""
    g.land(seat).lay_region(place, region(card, stock))
    g.tell(h.LAID, v.seat_is(seat) | v.card_is(card) | v.region_is(place))


class StartRoll(DieStep):
    """Both roll, the higher number starts; a tie is rolled again (KB-4)."""

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Compare, or roll for the other."""
        n = v.number_of(code)
        g.tell(h.DIE_ROLLED, v.seat_is(v.seat_of(e)) | v.number_is(n))
        if v.seat_of(e) == 0:
            g.push(START_ROLL, v.seat_is(1) | v.number_is(n))
        elif n > v.number_of(e):
            begin_with(g, 1)
        elif n < v.number_of(e):
            begin_with(g, 0)
        else:
            g.push(START_ROLL)


def begin_with(g: Duel, seat: i64) -> None:
    """A seat starts."""
    g.starter = seat
    g.active = seat


class StartStack(Step):
    """A player takes up one of the stacks for the start hand; the second one a different stack (KB-4)."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player; the starter first."""
        return g.starter if v.flag_of(e) == 0 else 1 - g.starter

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any stack but the one the starter took."""
        seat = self.who(g, e)
        s: i64 = 0
        while s < g.stacks.count():
            few = g.stacks.size(s) < START_CARDS or 0 < g.rules.house.start_stacks <= s
            if s != v.maybe_stack_of(e) and g.may_use_stack(seat, s) and not few:
                out.add(STACK | v.stack_is(s))
            s += 1

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Look through it; the other player's choice waits below."""
        s = v.stack_of(code)
        seat = self.who(g, e)
        if v.flag_of(e) == 0:
            g.push(START_STACK, v.flag_is(1) | v.maybe_stack_is(s))
        if g.rules.house.start_from_top:
            k: i64 = 0
            while k < START_CARDS:
                draw_card(g, seat, s)
                k += 1
            return
        look_through(g, seat, s)
        g.push(START_PICK, v.seat_is(seat) | v.stack_is(s) | v.number_is(START_CARDS))

    def faults(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """The other player has taken that stack, or it is not one's own (106.B.a); anything else is no stack at all."""
        if verb_of(code) == STACK and v.stack_of(code) == v.maybe_stack_of(e):
            return [Fault("stack_used", self.rule, {"stack": v.stack_of(code) + 1})]
        if verb_of(code) == STACK and v.stack_of(code) < g.stacks.count():
            if not g.may_use_stack(self.who(g, e), v.stack_of(code)):
                return [closed_fault(g, self.who(g, e), v.stack_of(code))]
        return [Fault("not_an_option", self.rule, {"decision": self.name})]


class StartPick(Asking):
    """A player keeps three cards of the stack."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player."""
        return v.seat_of(e)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any card of the stack."""
        offer_stack_cards(g, v.stack_of(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Keep it; the order of the rest stays."""
        take_one_of_several(g, START_PICK, e, code)


class GivenHands(Step):
    """The start hands were agreed beforehand: the cards come out of the stacks, wherever they lie."""

    def run(self, g: Duel, e: i64) -> None:
        """Deal them."""
        seat: i64 = 0
        while seat < 2:
            for card in g.rules.start_hands[seat]:
                s: i64 = 0
                while find_in_stack(g, s, card) < 0:
                    s += 1
                g.stacks.remove(s, find_in_stack(g, s, card))
                g.land(seat).add_hand(slot(card, bit(seat)))
            seat += 1


def find_in_stack(g: Duel, stack: i64, card: i64) -> i64:
    """The position of a card in a stack, counted from the top; -1 if it is not there."""
    i: i64 = 0
    while i < g.stacks.size(stack):
        if v.card_of(g.stacks.at(stack, i)) == card:
            return i
        i += 1
    return -1


def push_start(g: Duel, hands: i64, first_seat: i64, arrange: bool) -> None:
    """The set-up as an agenda, last thing first."""
    g.push(BEGIN_TURN)
    if hands == GIVEN:
        g.push(GIVEN_HANDS)
    elif hands == PICKED:
        g.push(START_STACK, v.maybe_stack_is(-1))
    if first_seat < 0:
        g.push(START_ROLL)
    else:
        begin_with(g, first_seat)
    if arrange:
        g.push(ARRANGE, v.seat_is(1))
        g.push(ARRANGE)


class StartShuffle(Step):
    """One of the piles is shuffled for the first time."""

    def run(self, g: Duel, e: i64) -> None:
        """Gather the cards; chance does the rest."""
        if v.pile_of(e) == EXPANSIONS:
            g.pool = unknown_slots(kept(g, v.group_of(e)))
        elif v.pile_of(e) == EVENTS:
            g.pool = event_cards(g)
        else:
            g.pool = region_cards(g)
        g.push(DEAL, v.pile_is(v.pile_of(e)) | v.number_is(v.number_of(e)))


def push_shuffles(g: Duel) -> None:
    """All piles are shuffled before anything else happens; the groups of stacks in their order (105.B.a, 106.C)."""
    g.push(START_SHUFFLE, v.pile_is(REGIONS))
    g.push(START_SHUFFLE, v.pile_is(EVENTS))
    k: i64 = len(g.rules.groups) - 1
    while k >= 0:
        g.push(START_SHUFFLE, v.pile_is(EXPANSIONS) | v.number_is(g.rules.parts[k]) | v.group_is(k))
        k -= 1


def lay_display(g: Duel) -> None:
    """Cards laid open before the game begins (105.C.b)."""
    n: i64 = 1
    while n < len(g.cat.ids):
        c: i64 = 0
        while c < g.rules.displayed[n]:
            g.display = added(g.display, slot(n, 0))
            c += 1
        n += 1
