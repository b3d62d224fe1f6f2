"""A card is rolled for: the die decides what becomes of it."""

from typing import Final

from mypy_extensions import i64

from catanica.games.principality.position.duel import Duel
from catanica.games.principality.steps.chance_step import DieStep
from catanica.games.principality.steps.ids import ATTACK_ROLL
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import first
from catanica.kernel.agenda import arg_a, arg_b, arg_c

PROTECTED: Final = 1


class AttackRoll(DieStep):
    """Chance rolls for an attack. a: card, b: attacker, c: 1 if a protection card was played."""

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """The card does what the number says."""
        g.note(h.DIE_ROLLED, arg_b(e), arg_a(e), first(code), 0, -1)
        g.rules.effects[arg_a(e)].rolled(g, arg_b(e), arg_a(e), first(code), arg_c(e) & PROTECTED != 0)

    def card(self, g: Duel, e: i64) -> i64:
        """The attack."""
        return arg_a(e)


def attack(g: Duel, seat: i64, card: i64) -> None:
    """The attack will be rolled for."""
    g.push_raw(ATTACK_ROLL, card, seat)
