"""The base set's odd cards: one class each, named after the card's id in English. Everything else is data.

Action cards come first, then their answers, then events.
"""

from mypy_extensions import i64

from catanica.games.cardgame.attacks import take_back
from catanica.games.cardgame.naming import CIVIL_WAR
from catanica.games.cardgame.sets.base.steps import BUILDER_STACK, CARAVAN, CONFLICT_PICK, PLAGUE, SPY_PICK
from catanica.games.principality.cards.catalogue import LEARNING, STOREHOUSE
from catanica.games.principality.cards.effect import Effect
from catanica.games.principality.cards.frequent import ForBoth
from catanica.games.principality.cards.powers import foiled, knight_owner
from catanica.games.principality.cards.shared_cards import DieSetter, RichYear, Scout, stricken
from catanica.games.principality.position.digest import traits_of
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.piece import owner_of
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.rules.rolls import attack
from catanica.games.principality.rules.shown_hand import show_hand
from catanica.games.principality.steps.card_step import has_option
from catanica.games.principality.steps.goods_steps import gain
from catanica.games.principality.steps.play_steps import EVENTS, open_window, shuffle
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.vocabulary import card_is, number_is, seat_is
from catanica.games.principality.windows import window_named
from catanica.kernel.ints import bit

# -- neutral actions --------------------------------------------------------------------------------------------------


class Caravan(Effect):
    """Swap one or two own resources for as many others (KB-38)."""

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """Something to give and room for something else."""
        return "" if has_option(g, CARAVAN, seat_is(seat) | number_is(2)) else "nothing_to_swap"

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """The first swap; a second may follow."""
        g.push(CARAVAN, seat_is(seat) | number_is(2) | card_is(card))


# -- attacks ----------------------------------------------------------------------------------------------------------


class Spy(Effect):
    """See the opponent's hand and take one unit or action card (KB-40)."""

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """There must be a hand to look at (112.S.a)."""
        return "" if len(g.land(1 - seat).hand) > 0 else "empty_hand"

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """What may foil it is rolled against first; then all cards are shown, and one may be taken."""
        if foiled(g, 1 - seat, card) != 0:
            attack(g, seat, card)
        else:
            self.look(g, seat, card)

    def rolled(self, g: Duel, seat: i64, card: i64, number: i64, protected: bool) -> None:
        """One roll against all that may foil it (121.F.a); if it fails nothing is even seen (112.S.f)."""
        if foiled(g, 1 - seat, card) & bit(number) != 0:
            g.tell(h.STOPPED, seat_is(seat) | card_is(card))
        else:
            self.look(g, seat, card)

    def look(self, g: Duel, seat: i64, card: i64) -> None:
        """The hand is shown."""
        show_hand(g, 1 - seat)
        g.push(SPY_PICK, seat_is(seat) | card_is(card))


# -- protection -------------------------------------------------------------------------------------------------------


# -- events -----------------------------------------------------------------------------------------------------------


class Builder(Effect):
    """Each player takes a card of choice from a stack and puts one under a stack (KB-41)."""

    def event(self, g: Duel, card: i64) -> None:
        """The active player first."""
        g.push(BUILDER_STACK, seat_is(g.active) | card_is(card))


class CivilWar(Effect):
    """Each player takes back a unit of the other's choice (KB-42)."""

    def event(self, g: Duel, card: i64) -> None:
        """The active player chooses first."""
        take_back(g, 1 - g.active, CIVIL_WAR, card)
        take_back(g, g.active, CIVIL_WAR, card)


class Progress(ForBoth):
    """Each player gets a resource of choice per monastery, library and university (KB-44)."""

    def each(self, g: Duel, seat: i64, card: i64) -> None:
        """Count the places of learning."""
        n: i64 = 0
        for p in g.land(seat).built:
            if owner_of(p) == seat and traits_of(g, seat, p) & LEARNING != 0:
                n += 1
        if n > 0:
            gain(g, seat, n, card)


class TurnOfTheYear(Effect):
    """The event stack is shuffled anew, this card with it (KB-45)."""

    def event(self, g: Duel, card: i64) -> None:
        """Nobody knows its order any more."""
        shuffle(g, EVENTS, g.event_stack)


class Conflict(Effect):
    """The owner of the knight puts two cards of the opponent's hand under one stack (KB-46)."""

    def event(self, g: Duel, card: i64) -> None:
        """Without an owner nothing happens."""
        owner = knight_owner(g)
        if owner < 0 or len(g.land(1 - owner).hand) == 0:
            return
        show_hand(g, 1 - owner)
        g.push(CONFLICT_PICK, seat_is(owner) | number_is(2) | card_is(card))


class Plague(ForBoth):
    """Every region beside a city loses one resource; bathhouse and aqueduct protect (KB-47)."""

    def __init__(self) -> None:
        self.window: i64 = window_named("plague")

    def each(self, g: Duel, seat: i64, card: i64) -> None:
        """Whoever would lose something may have a way out of it (103.I.d)."""
        if stricken(g, seat) != 0:
            g.push(PLAGUE, seat_is(seat) | card_is(card))
            open_window(g, self.window, seat, card)


def register(rules: Rulebook) -> None:
    """Bind the effects to their cards."""
    rules.add_effects(alchimist=DieSetter(), karawane=Caravan(), spion=Spy(), kundschafter=Scout())
    rules.add_effects(baumeister=Builder(), buergerkrieg=CivilWar(), ertragreiches_jahr=RichYear(STOREHOUSE))
    rules.add_effects(fortschritt=Progress(), jahreswechsel=TurnOfTheYear(), konflikt=Conflict(), seuche=Plague())
