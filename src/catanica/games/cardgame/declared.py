"""Declared effects only the card game knows: attacks that are rolled for, and protection against them.

effect = { roll = true, window = "fire_or_raid", returns = "buildings" }   arsonist
effect = { protects = ["fire_or_raid"] }                                   bishop
effect = { sinks = true, year = { gold = 1 } }                             privateers
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from catanica.games.cardgame.attacks import attack_succeeds, discard, protect, take_back
from catanica.games.cardgame.naming import BURNABLE, CIVIL_WAR, FLEETS, KNIGHTS, any_named
from catanica.games.principality.cards.catalogue import bundle
from catanica.games.principality.cards.declared import Deed, SharedDeeds, Yearly
from catanica.games.principality.cards.effect import Effect, several
from catanica.games.principality.cards.frequent import Answers
from catanica.games.principality.position.duel import Duel, Step
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.rules.rolls import attack
from catanica.games.principality.steps.play_steps import announce, open_window
from catanica.games.principality.vocabulary import CARD, SEAT, STEPS, card_is, card_of, seat_is, seat_of
from catanica.games.principality.windows import window_named, windows_named

if TYPE_CHECKING:
    from catanica.games.principality.cards.facts import EffectFacts

BACKFIRE: Final = STEPS.add("backfire", SEAT, CARD)

STRUCK: Final[dict[str, int]] = {"": 0, "buildings": BURNABLE, "knights": KNIGHTS, "units": CIVIL_WAR}
NOTHING_TO_STRIKE: Final[dict[str, str]] = {
    "": "",
    "buildings": "no_building_to_burn",
    "knights": "no_knight_to_strike",
    "units": "no_knight_to_strike",
}


class Attack(Deed):
    """It is rolled for: the winner takes resources, or names a card that goes back to the loser's hand (KB-33)."""

    def __init__(self, deed: Deed, window: str, strikes: str) -> None:
        super().__init__(deed.gained, deed.taken, deed.given_back, deed.optional)
        self.window: i64 = window_named(window) if window != "" else i64(-1)
        self.struck: i64 = STRUCK[strikes]
        self.fault = NOTHING_TO_STRIKE[strikes]

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """The opponent needs a card that can be struck; one's own do not matter (103.R.b)."""
        why = super().hinder(g, seat, card)
        spared = self.struck != 0 and not any_named(g, 1 - seat, self.struck)
        return several(self.fault, why) if spared else why

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """The opponent may answer, then the die falls."""
        attack(g, seat, card)
        if self.window >= 0:
            open_window(g, self.window, 1 - seat, card)

    def rolled(self, g: Duel, seat: i64, card: i64, number: i64, protected: bool) -> None:
        """The winner helps himself, or names a card. A defender who wins plays the card, without a roll: what heeds
        cards that are played heeds this too (112.G.b)."""
        if attack_succeeds(number, protected):
            self.strike(g, seat, card)
        elif not self.hinders(g, 1 - seat, card):
            g.push(BACKFIRE, seat_is(1 - seat) | card_is(card))
            announce(g, 1 - seat, card)

    def strike(self, g: Duel, seat: i64, card: i64) -> None:
        """What it does for a player."""
        if self.struck != 0:
            take_back(g, seat, self.struck, card)
        self.act(g, seat, card)


class Backfire(Step):
    """An attack that failed acts for the other player, unless a veto has stopped it."""

    def run(self, g: Duel, e: i64) -> None:
        """Carry it out."""
        effect = g.rules.effects[card_of(e)]
        assert isinstance(effect, Attack)
        effect.strike(g, seat_of(e), card_of(e))


class Protection(Answers):
    """An answer to attacks before their roll: the attacker fails on 3, 4 and 5 as well (KB-36)."""

    def answer(self, g: Duel, seat: i64, window: i64, cause: i64) -> None:
        """The attack becomes weaker."""
        protect(g)


class Privateer(Yearly):
    """It sinks a fleet when it is laid out, and brings something in a good year (116.E.a)."""

    def built(self, g: Duel, seat: i64, card: i64, place: i64) -> None:
        """One opposing fleet of the builder's choice, a privateer too, goes to the discard pile."""
        discard(g, seat, 1 - seat, FLEETS, card)


class CardGameDeeds(SharedDeeds):
    """The effects cards of this game may declare."""

    def make(self, rules: Rulebook, declared: "EffectFacts") -> Effect:
        """The effect a card declares."""
        if declared.protects:
            return Protection(windows_named(declared.protects))
        if declared.roll:
            deed = Deed(declared.gain, declared.take, declared.give_back, declared.optional)
            return Attack(deed, declared.window, declared.returns)
        if declared.sinks:
            return Privateer(bundle(declared.year), self.year)
        return super().make(rules, declared)
