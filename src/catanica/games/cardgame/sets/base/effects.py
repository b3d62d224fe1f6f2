"""The base set's odd cards: one class each, named after the card's id in English. Everything else is data.

Action cards come first, then their answers, then events.
"""

from typing import Final

from mypy_extensions import i64

from catanica.games.cardgame.attacks import BURNABLE, CIVIL_WAR, KNIGHTS, any_named, attack_succeeds, protect, take_back
from catanica.games.cardgame.sets.base.steps import BUILDER_STACK, CARAVAN, CONFLICT_PICK, SPY_PICK, can_swap
from catanica.games.principality.cards.catalogue import GREAT_WALL, LEARNING, PLAGUE_LAND, STOREHOUSE, WATCHTOWER
from catanica.games.principality.cards.effect import ONLY_ANSWER, Effect
from catanica.games.principality.cards.powers import has_trait, knight_owner, traits_of
from catanica.games.principality.cards.shared_cards import DieSetter, RichYear, Scout, plague
from catanica.games.principality.position.duel import Duel, Rulebook
from catanica.games.principality.position.piece import owner_of
from catanica.games.principality.rules.rolls import attack
from catanica.games.principality.rules.shown_hand import show_hand
from catanica.games.principality.steps.goods_steps import can_take, gain, take
from catanica.games.principality.steps.play_steps import EVENTS, open_window, shuffle
from catanica.games.principality.steps.rows import GIVE_BACK
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.vocabulary import card_is, number_is, seat_is
from catanica.kernel.ints import bit

FIRE_OR_RAID: Final = 3  # window: an arsonist or raid was played, its roll comes next
BLACK_KNIGHT: Final = 4  # window: a black knight was played, its roll comes next


# -- neutral actions --------------------------------------------------------------------------------------------------


class Caravan(Effect):
    """Swap one or two own resources for as many others (KB-38)."""

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """Something to give and room for something else."""
        return "" if can_swap(g, seat) else "nothing_to_swap"

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """The first swap; a second may follow."""
        g.push(CARAVAN, seat_is(seat) | number_is(2) | card_is(card))


# -- attacks ----------------------------------------------------------------------------------------------------------


class Arsonist(Effect):
    """Roll: the loser takes a building of the winner's choice back to the hand (KB-33)."""

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """The opponent needs a building; one's own do not matter."""
        return "" if any_named(g, 1 - seat, BURNABLE) else "no_building_to_burn"

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """The opponent may answer, then the die falls."""
        attack(g, seat, card)
        open_window(g, FIRE_OR_RAID, 1 - seat, card)

    def rolled(self, g: Duel, seat: i64, card: i64, number: i64, protected: bool) -> None:
        """The winner names a building."""
        winner = seat if attack_succeeds(number, protected) else 1 - seat
        take_back(g, winner, BURNABLE, card)


class BlackKnight(Effect):
    """Roll: the loser takes a knight of the winner's choice back to the hand (KB-34)."""

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """The opponent needs a knight; one's own do not matter (103.R.b)."""
        return "" if any_named(g, 1 - seat, KNIGHTS) else "no_knight_to_strike"

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """The opponent may answer, then the die falls."""
        attack(g, seat, card)
        open_window(g, BLACK_KNIGHT, 1 - seat, card)

    def rolled(self, g: Duel, seat: i64, card: i64, number: i64, protected: bool) -> None:
        """The winner names a knight."""
        winner = seat if attack_succeeds(number, protected) else 1 - seat
        take_back(g, winner, KNIGHTS, card)


class Raid(Effect):
    """Roll: the winner steals up to two resources (KB-35)."""

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """There must be something to steal and room for it."""
        return "" if can_take(g, seat) else "nothing_to_take"

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """The opponent may answer, then the die falls."""
        attack(g, seat, card)
        open_window(g, FIRE_OR_RAID, 1 - seat, card)

    def rolled(self, g: Duel, seat: i64, card: i64, number: i64, protected: bool) -> None:
        """The winner helps himself."""
        winner = seat if attack_succeeds(number, protected) else 1 - seat
        take(g, winner, 2, card, optional=True)


class Merchant(Effect):
    """Take one or two resources, give one back (KB-37)."""

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """There must be something to take and room for it."""
        return "" if can_take(g, seat) else "nothing_to_take"

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """Take first; giving back follows."""
        g.push(GIVE_BACK, seat_is(seat) | card_is(card))
        take(g, seat, 2, card)


class Spy(Effect):
    """See the opponent's hand and take one unit or action card (KB-40)."""

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """There must be a hand to look at (112.S.a)."""
        return "" if len(g.land(1 - seat).hand) > 0 else "empty_hand"

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """Watchtower and great wall are rolled against first; then all cards are shown, and one may be taken."""
        if has_trait(g, 1 - seat, WATCHTOWER | GREAT_WALL):
            attack(g, seat, card)
        else:
            self.look(g, seat, card)

    def rolled(self, g: Duel, seat: i64, card: i64, number: i64, protected: bool) -> None:
        """One roll against both (121.F.a): the tower stops on 1 and 2, the wall on the rest; then nothing is even seen
        (112.S.f)."""
        if has_trait(g, 1 - seat, WATCHTOWER if number <= 2 else GREAT_WALL):
            g.note(h.STOPPED, seat, card, 0, 0, -1)
        else:
            self.look(g, seat, card)

    def look(self, g: Duel, seat: i64, card: i64) -> None:
        """The hand is shown."""
        show_hand(g, 1 - seat)
        g.push(SPY_PICK, seat_is(seat) | card_is(card))


# -- protection -------------------------------------------------------------------------------------------------------


class Bishop(Effect):
    """Against arsonist and raid: the attacker fails on 3, 4 and 5 as well (KB-36)."""

    def timing(self) -> i64:
        """Only as an answer (KB-57)."""
        return ONLY_ANSWER

    def windows(self) -> i64:
        """Arsonist or raid, before the roll."""
        return bit(FIRE_OR_RAID)

    def answer(self, g: Duel, seat: i64, window: i64, cause: i64) -> None:
        """The attack becomes weaker."""
        protect(g)


class HerbWitch(Effect):
    """Against the black knight: the attacker fails on 3, 4 and 5 as well (KB-36)."""

    def timing(self) -> i64:
        """Only as an answer (KB-57)."""
        return ONLY_ANSWER

    def windows(self) -> i64:
        """Black knight, before the roll."""
        return bit(BLACK_KNIGHT)

    def answer(self, g: Duel, seat: i64, window: i64, cause: i64) -> None:
        """The attack becomes weaker."""
        protect(g)


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


class Progress(Effect):
    """Each player gets a resource of choice per monastery, library and university (KB-44)."""

    def event(self, g: Duel, card: i64) -> None:
        """The active player first."""
        self.pay(g, 1 - g.active, card)
        self.pay(g, g.active, card)

    def pay(self, g: Duel, seat: i64, card: i64) -> None:
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


class Plague(Effect):
    """Every region beside a city loses one resource; bathhouse and aqueduct protect (KB-47)."""

    def event(self, g: Duel, card: i64) -> None:
        """For both players."""
        seat: i64 = 0
        while seat < 2:
            if not has_trait(g, seat, PLAGUE_LAND):
                plague(g, seat)
            seat += 1


def register(rules: Rulebook) -> None:
    """Bind the effects to their cards."""
    rules.add_effect("alchimist", DieSetter())
    rules.add_effect("karawane", Caravan())
    rules.add_effect("feuerteufel", Arsonist())
    rules.add_effect("schwarzer_ritter", BlackKnight())
    rules.add_effect("raubzug", Raid())
    rules.add_effect("haendler", Merchant())
    rules.add_effect("spion", Spy())
    rules.add_effect("bischof", Bishop())
    rules.add_effect("kraeuterhexe", HerbWitch())
    rules.add_effect("kundschafter", Scout())
    rules.add_effect("baumeister", Builder())
    rules.add_effect("buergerkrieg", CivilWar())
    rules.add_effect("ertragreiches_jahr", RichYear(STOREHOUSE))
    rules.add_effect("fortschritt", Progress())
    rules.add_effect("jahreswechsel", TurnOfTheYear())
    rules.add_effect("konflikt", Conflict())
    rules.add_effect("seuche", Plague())
