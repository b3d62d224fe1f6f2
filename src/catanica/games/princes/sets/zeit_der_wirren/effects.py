"""The odd cards of Zeit der Wirren: one class each. Action cards first, then expansions, then events."""

from mypy_extensions import i64

from catanica.games.princes.dice_events import SPARED
from catanica.games.princes.losing import ABLE_UNITS, STRONG_UNITS, TO_STACK, count_named, give_up
from catanica.games.princes.owning import copies_of, is_behind
from catanica.games.princes.raiding import RAID_REGION, Raid, RaidRegion
from catanica.games.princes.sets.zeit_der_wirren.steps import BURN, TITHE, TRAITOR_PICK, UNREST
from catanica.games.principality.cards.effect import Effect
from catanica.games.principality.cards.powers import tournament
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.rules.rolls import attack
from catanica.games.principality.rules.shown_hand import show_hand
from catanica.games.principality.steps.card_step import has_option
from catanica.games.principality.steps.goods_steps import can_take, gain, take
from catanica.games.principality.steps.play_steps import open_window
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.vocabulary import card_is, card_of, seat_is

# -- actions ----------------------------------------------------------------------------------------------------------


class ForayForLoot(Effect):
    """One good of choice from the opponent, two if he leads."""

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """There must be something to take and room for it."""
        return "" if can_take(g, seat) else "nothing_to_take"

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """Take."""
        take(g, seat, 2 if is_behind(g, seat) else 1, card)


class Ambush(Effect):
    """An attack that a lookout tower or the guard Heinrich may stop; the target is named afterwards."""

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """Roll if somebody stands guard."""
        if copies_of(g, 1 - seat, "spaehturm") + copies_of(g, 1 - seat, "heinrich") > 0:
            attack(g, seat, card)
        else:
            self.strike(g, seat, card)

    def rolled(self, g: Duel, seat: i64, card: i64, number: i64, protected: bool) -> None:
        """The tower stops it on 1 and 2, Heinrich on 3 to 5; one roll serves both."""
        tower = number <= 2 and copies_of(g, 1 - seat, "spaehturm") > 0
        guard = 3 <= number <= 5 and copies_of(g, 1 - seat, "heinrich") > 0
        if tower or guard:
            g.tell(h.STOPPED, seat_is(seat) | card_is(card))
        else:
            self.strike(g, seat, card)

    def strike(self, g: Duel, seat: i64, card: i64) -> None:
        """The attack succeeds."""


class Archer(Ambush):
    """The opponent gives up a unit with strength, of his choice."""

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """There must be such a unit."""
        return "" if count_named(g, 1 - seat, STRONG_UNITS) > 0 else "no_unit_to_strike"

    def strike(self, g: Duel, seat: i64, card: i64) -> None:
        """The owner chooses."""
        give_up(g, 1 - seat, STRONG_UNITS, TO_STACK, card)


class Arsonist(Ambush):
    """A building in a settlement or city of the attacker's choice goes under a stack."""

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """There must be a building without a fire station."""
        return "" if has_option(g, BURN, seat_is(seat) | card_is(card)) else "nothing_to_burn"

    def strike(self, g: Duel, seat: i64, card: i64) -> None:
        """The attacker names it."""
        g.push(BURN, seat_is(seat) | card_is(card))


class Traitor(Ambush):
    """The opponent shows his hand; one card may be taken."""

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """There must be a hand to look at."""
        return "" if len(g.land(1 - seat).hand) > 0 else "empty_hand"

    def strike(self, g: Duel, seat: i64, card: i64) -> None:
        """The hand is shown."""
        show_hand(g, 1 - seat)
        g.push(TRAITOR_PICK, seat_is(seat) | card_is(card))


# -- expansions -------------------------------------------------------------------------------------------------------


class Irmgard(Effect):
    """A resource of choice for every card an event or action takes out of the own land."""

    def other_lost(self, g: Duel, seat: i64, p: i64, card: i64) -> None:
        """One resource."""
        gain(g, seat, 1, card_of(p))


class FestivalGround(Effect):
    """When built: a lead in skill brings two resources of choice."""

    def built(self, g: Duel, seat: i64, card: i64, place: i64) -> None:
        """Compare the skill."""
        if tournament(g, seat) > tournament(g, 1 - seat):
            gain(g, seat, 2, card)


class TitheBarn(Effect):
    """When built: one grain or one wool per own hero."""

    def built(self, g: Duel, seat: i64, card: i64, place: i64) -> None:
        """Choose the kind."""
        g.push(TITHE, seat_is(seat) | card_is(card))


# -- events -----------------------------------------------------------------------------------------------------------


class Riots(Effect):
    """Who has units with strength or commerce pays gold or gives one up; chapels protect on their numbers."""

    def event(self, g: Duel, card: i64) -> None:
        """The active player first."""
        self.strike(g, 1 - g.active, card)
        self.strike(g, g.active, card)

    def strike(self, g: Duel, seat: i64, card: i64) -> None:
        """A player may have a way out of it."""
        low = g.die <= 3 and copies_of(g, seat, "kapelle_1_3") > 0
        high = g.die >= 4 and copies_of(g, seat, "kapelle_4_6") > 0
        if low or high or count_named(g, seat, ABLE_UNITS) == 0:
            return
        g.push(UNREST, seat_is(seat) | card_is(card))
        open_window(g, SPARED, seat, card)


def register(rules: Rulebook) -> None:
    """Bind the effects to their cards."""
    rules.add_steps("PR-41", (RAID_REGION, RaidRegion))
    rules.add_effects(beutefahrt=ForayForLoot(), bogenschuetze=Archer(), feuerteufel=Arsonist(), raubzug_wirren=Raid())
    rules.add_effects(verraeter=Traitor(), irmgard=Irmgard(), festplatz=FestivalGround(), zehntscheuer=TitheBarn())
    rules.add_effects(unruhen=Riots())
