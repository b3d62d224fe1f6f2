"""A card is rolled for: the die decides what becomes of it."""

from mypy_extensions import i64

from catanica.games.principality.position.duel import Duel
from catanica.games.principality.steps.chance_step import DieStep
from catanica.games.principality.steps.rows import ATTACK_ROLL
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.vocabulary import card_is, card_of, flag_of, number_is, number_of, seat_is, seat_of


class AttackRoll(DieStep):
    """Chance rolls for an attack; the flag says that a protection card was played against it."""

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """The card does what the number says."""
        g.tell(h.DIE_ROLLED, seat_is(seat_of(e)) | card_is(card_of(e)) | number_is(number_of(code)))
        g.rules.effects[card_of(e)].rolled(g, seat_of(e), card_of(e), number_of(code), flag_of(e) == 1)

    def card(self, g: Duel, e: i64) -> i64:
        """The attack."""
        return card_of(e)


def attack(g: Duel, seat: i64, card: i64) -> None:
    """The attack will be rolled for."""
    g.push(ATTACK_ROLL, card_is(card) | seat_is(seat))
