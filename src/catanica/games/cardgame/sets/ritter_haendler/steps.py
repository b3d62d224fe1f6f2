"""The decisions that cards of Ritter & Händler ask for. Step numbers 100 to 109."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from catanica.games.cardgame.attacks import BUILDINGS, back_to_hand, offer_targets
from catanica.games.principality.position.duel import Duel, Options, Rulebook, Step
from catanica.games.principality.position.piece import slot
from catanica.games.principality.position.pile import find, take_at
from catanica.games.principality.steps.card_step import CardStep
from catanica.games.principality.steps.goods_steps import first_place, last_place
from catanica.games.principality.steps.play_steps import EXPANSIONS
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import DEAL, REGION, TARGET, action, first, second, third
from catanica.kernel.agenda import arg_a, arg_b, arg_c
from catanica.kernel.state import CHANCE, NOBODY

BORDER_OWN: Final = 100
BORDER_THEIRS: Final = 101
ASSAULT_NAME: Final = 102
ASSAULT_CHOOSE: Final = 103
SHUFFLED_IN: Final = 104

NAMED: Final = 3  # buildings the assault names


# -- border conflict ------------------------------------------------------------------------------------------------


def offer_spare(g: Duel, seat: i64, out: Options) -> None:
    """The regions of a player whose kind lies there at least twice, so that every kind stays (112.I.a)."""
    land = g.land(seat)
    end = last_place(land)
    i = first_place(land)
    while i < end:
        if land.regions[i] != 0:
            j = first_place(land)
            while j < end:
                if j != i and land.regions[j] != 0 and land.kind_at(g.cat, j) == land.kind_at(g.cat, i):
                    out.add(action(REGION, seat, i))
                    j = end
                j += 1
        i += 1


def swappable(g: Duel, seat: i64) -> bool:
    """Whether a player has a region to swap."""
    out = Options()
    offer_spare(g, seat, out)
    return out.count > 0


class BorderOwn(CardStep):
    """The attacker chooses the region to give. a: seat, b: card."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Own regions that can be spared."""
        offer_spare(g, arg_a(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Then the opponent's region."""
        g.push_raw(BORDER_THEIRS, arg_a(e), arg_b(e), second(code))


class BorderTheirs(CardStep):
    """The attacker chooses the region to get. a: seat, b: card, c: own region."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Opposing regions that can be spared."""
        offer_spare(g, 1 - arg_a(e), out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """The cards change places with all that is stored on them."""
        mine = g.land(arg_a(e))
        other = g.land(1 - arg_a(e))
        given = mine.regions[arg_c(e)]
        mine.regions[arg_c(e)] = other.regions[second(code)]
        other.regions[second(code)] = given
        g.note(h.REGIONS_SWAPPED, arg_a(e), mine.regions[arg_c(e)] & 0x1FF, arg_c(e), 0, -1)
        g.note(h.REGIONS_SWAPPED, 1 - arg_a(e), given & 0x1FF, second(code), 0, -1)


# -- assault --------------------------------------------------------------------------------------------------------


def assault_entry(step: i64, seat: i64, named: i64) -> i64:
    """An agenda entry with up to three named buildings, seventeen bits each (land, place, card)."""
    return step | (seat << 10) | (named << 11)


def assault_count(e: i64) -> i64:
    """How many buildings are named."""
    n: i64 = 0
    while n < NAMED and assault_named(e, n) != 0:
        n += 1
    return n


def assault_named(e: i64, i: i64) -> i64:
    """A named building: land | place << 1 | card << 8."""
    return (e >> (11 + i * 17)) & 0x1FFFF


def building_named(code: i64) -> i64:
    """The building an option names, as the entry keeps it."""
    return first(code) | (second(code) << 1) | (third(code) << 8)


def is_named(e: i64, target: i64) -> bool:
    """Whether a building is named already."""
    i: i64 = 0
    while i < assault_count(e):
        if assault_named(e, i) == target:
            return True
        i += 1
    return False


def name_next(g: Duel, seat: i64, count: i64, named: i64) -> None:
    """Name another building, or let the victim choose once three (or all) are named."""
    g.agenda = append(g.agenda, assault_entry(ASSAULT_NAME, seat, named))


class AssaultName(Step):
    """The strongest names opposing buildings, one after the other."""

    def left(self, g: Duel, e: i64, out: Options) -> None:
        """Buildings not yet named."""
        seat = (e >> 10) & 1
        every = Options()
        offer_targets(g, 1 - seat, BUILDINGS, every)
        for code in every.codes:
            if not is_named(e, building_named(code)):
                out.add(code)

    def who(self, g: Duel, e: i64) -> i64:
        """The owner of the knight, while there is more to name."""
        if assault_count(e) == NAMED:
            return NOBODY
        out = Options()
        self.left(g, e, out)
        return (e >> 10) & 1 if out.count > 0 else NOBODY

    def run(self, g: Duel, e: i64) -> None:
        """Everything is named: the victim chooses."""
        g.agenda = append(g.agenda, assault_entry(ASSAULT_CHOOSE, (e >> 10) & 1, e >> 11))

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any building not yet named."""
        self.left(g, e, out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """One more."""
        n = assault_count(e)
        name_next(g, (e >> 10) & 1, n + 1, (e >> 11) | (building_named(code) << (n * 17)))

    def card(self, g: Duel, e: i64) -> i64:
        """The assault."""
        return g.cat.number("ueberfall")


class AssaultChoose(Step):
    """The victim takes one of the named buildings back."""

    def who(self, g: Duel, e: i64) -> i64:
        """The victim, if more than one is named."""
        return 1 - ((e >> 10) & 1) if assault_count(e) > 1 else NOBODY

    def run(self, g: Duel, e: i64) -> None:
        """Only one is named."""
        out = Options()
        self.legal(g, e, out)
        self.take(g, e, out.codes[0])

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """The named buildings."""
        i: i64 = 0
        while i < assault_count(e):
            t = assault_named(e, i)
            out.add(action(TARGET, t & 1, (t >> 1) & 0x7F, t >> 8))
            i += 1

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Back to its builder's hand, from abroad too (120.E.b), or to the display."""
        back_to_hand(g, first(code), second(code), third(code))

    def card(self, g: Duel, e: i64) -> i64:
        """The assault."""
        return g.cat.number("ueberfall")


# -- inquisition ----------------------------------------------------------------------------------------------------


def shuffle_in(g: Duel, seat: i64) -> None:
    """A player's hand and all stacks that player may use become one shuffled heap."""
    pool = g.land(seat).hand[:]
    g.land(seat).hand = vec[i64]()
    s: i64 = 0
    while s < g.stacks.count():
        while g.may_use_stack(seat, s) and g.stacks.size(s) > 0:
            pool = append(pool, g.stacks.remove(s, 0))
        s += 1
    g.pool = pool
    g.note(h.SHUFFLED, seat, 0, EXPANSIONS, 0, -1)
    g.push_raw(SHUFFLED_IN, seat)


class ShuffledIn(Step):
    """Chance deals the heap out again, each card under the player's smallest stack. a: seat."""

    def who(self, g: Duel, e: i64) -> i64:
        """Chance, while cards are left."""
        return NOBODY if len(g.pool) == 0 else CHANCE

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every card left, as often as it is there."""
        for s in g.pool:
            out.add(action(DEAL, s & 0x1FF))

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Under the smallest stack, face down; nobody knows where it lies."""
        g.pool = take_at(g.pool, find(g.pool, first(code)))
        smallest: i64 = -1
        s: i64 = 0
        while s < g.stacks.count():
            if g.may_use_stack(arg_a(e), s) and (smallest < 0 or g.stacks.size(s) < g.stacks.size(smallest)):
                smallest = s
            s += 1
        g.stacks.put_under(smallest, slot(first(code), 0))
        if len(g.pool) > 0:
            g.push_raw(SHUFFLED_IN, arg_a(e))


def register(rules: Rulebook) -> None:
    """Bind the steps to their numbers."""
    steps = rules.steps
    steps[BORDER_OWN] = BorderOwn("border_own", "112.I.a")
    steps[BORDER_THEIRS] = BorderTheirs("border_theirs", "112.I.a")
    steps[ASSAULT_NAME] = AssaultName("assault_name", "105.G.a")
    steps[ASSAULT_CHOOSE] = AssaultChoose("assault_choose", "105.G.a")
    steps[SHUFFLED_IN] = ShuffledIn("shuffled_in", "119.O.a")
