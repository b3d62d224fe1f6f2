"""Guido, the great diplomat: who is behind takes the last attack card of the pile before the roll (112.J)."""

from mypy_extensions import i64

from catanica.games.cardgame.fetching import fetch_at
from catanica.games.principality.cards.catalogue import ACTION, ATTACK
from catanica.games.principality.cards.effect import BEFORE_ROLL, Effect, several
from catanica.games.principality.position.duel import COMMON, Duel
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.vocabulary import card_of


def last_attack(g: Duel, pile: i64, but: i64) -> i64:
    """Where the attack action card lies that came last onto a discard pile, one copy of a card left out; -1 for none.

    Cards that still lie on another card or on a stack have not reached the pile (112.J.a).
    """
    i: i64 = len(g.discard) - 1
    while i >= 0:
        card = card_of(g.discard[i]) if g.lies_on(g.discard[i], pile) else i64(0)
        if card == but:
            but = 0
        elif g.cat.kind[card] == ACTION and g.cat.flags[card] & ATTACK != 0:
            return i
        i -= 1
    return -1


class GreatDiplomat(Effect):
    """Played before the own roll, while the opponent has more points (141.J.c)."""

    def timing(self) -> i64:
        """Before the roll; what he brings may be played in this turn (103.C.b)."""
        return BEFORE_ROLL

    def untimely(self) -> str:
        """By his own article, not by the alchemist's."""
        return "only_before_own_roll"

    def hinder(self, g: Duel, seat: i64, card: i64) -> str:
        """One must be behind, and an attack card must lie on a pile that is free for the player (112.P.a)."""
        ahead = g.rules.scoring.points(g, seat) >= g.rules.scoring.points(g, 1 - seat)
        none = "" if last_attack(g, g.their_pile(seat), 0) >= 0 else "no_attack_on_pile"
        return several(
            "needs_fewer_points" if ahead else "", none if g.pile_open(seat, g.their_pile(seat)) else "pile_closed"
        )

    def play(self, g: Duel, seat: i64, card: i64) -> None:
        """Other cards that lie above are skipped, he himself among them (112.J.c); of equal ones the uppermost goes."""
        pile = g.their_pile(seat)
        fetch_at(g, seat, last_attack(g, pile, card if pile == COMMON else i64(0)), pile)


def register(rules: Rulebook) -> None:
    """Bind the effects to their cards."""
    rules.add_fault("needs_card", "117.E.a", "johanna_die_kriegerin_2002")
    rules.add_fault("must_lack", "117.E.a", "johanna_die_kriegerin_2002")
    rules.add_effect("guido_der_grosse_diplomat", GreatDiplomat())
