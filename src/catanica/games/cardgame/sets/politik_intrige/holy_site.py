"""The holy site: once per turn one card drawn in a hand check goes back for another (103.H.b)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from catanica.games.principality import vocabulary as v
from catanica.games.principality.cards.effect import Effect
from catanica.games.principality.cards.powers import is_working
from catanica.games.principality.position.duel import Duel, Options, Step
from catanica.games.principality.position.piece import used, with_used
from catanica.games.principality.position.pile import take_at
from catanica.games.principality.rules.surplus import put_card
from catanica.games.principality.steps.rows import FILL, REDRAW
from catanica.games.principality.steps.wrong_choice import Asking
from catanica.games.principality.telling.verbs import PASS, PUT, verb_of
from catanica.kernel.words import HAND, number_of

REPLACE: Final = v.STEPS.add("replace", v.SEAT, v.CARD.hidden(HAND), v.STACK)  # the card just drawn
KEPT: Final = v.STEPS.add("kept", v.SEAT, v.CARD.hidden(HAND), v.STACK)  # a card drawn before, below what fills up


class HolySite(Effect):
    """A card just drawn may go back, or one kept before it."""

    def drawn(self, g: Duel, seat: i64, p: i64, card: i64, stack: i64) -> bool:
        """Once per turn; nobody else knows which card it was."""
        if used(p):
            return False
        keep(g, v.seat_is(seat) | v.card_is(card) | v.stack_is(stack))
        g.push(REPLACE, v.seat_is(seat) | v.card_is(card) | v.stack_is(stack))
        return True


def keep(g: Duel, drawn: i64) -> None:
    """Remember a drawn card while the hand is filled up: it may still go back after the next draws."""
    if number_of(g.agenda[len(g.agenda) - 1]) == FILL.number:
        filling = g.pop_agenda()
        g.push(KEPT, drawn)
        g.agenda = append(g.agenda, filling)


def find_word(agenda: vec[i64], word: i64) -> i64:
    """Where on the agenda a step lies, the uppermost; -1 for nowhere."""
    i: i64 = len(agenda) - 1
    while i >= 0:
        if agenda[i] == word:
            return i
        i -= 1
    return -1


def ready_site(g: Duel, seat: i64) -> i64:
    """Where in the list of cards in play the holy site stands that was not used this turn: the first, if several."""
    built = g.land(seat).built
    site: i64 = g.cat.number("heilige_staette")
    i: i64 = 0
    while used(built[i]) or not is_working(g, seat, built[i], site):
        i += 1
    return i


class Replace(Asking):
    """A card drawn in this hand check goes back under its stack for another."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player."""
        return v.seat_of(e)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Keep them, or put one back: the card just drawn or one kept before."""
        out.add(PASS)
        out.add(PUT | v.card_is(v.card_of(e)) | v.stack_is(v.stack_of(e)))
        i: i64 = len(g.agenda) - 1
        while i >= 0:
            if number_of(g.agenda[i]) == KEPT.number:
                out.add(PUT | v.card_is(v.card_of(g.agenda[i])) | v.stack_is(v.stack_of(g.agenda[i])))
            i -= 1
        out.drop_repeats(1)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """The new card comes from the same stack."""
        if verb_of(code) == PASS:
            return
        seat = v.seat_of(e)
        i = ready_site(g, seat)
        g.land(seat).alter(i, with_used(g.land(seat).built[i], True))
        put_card(g, seat, code)
        kept = find_word(
            g.agenda, KEPT.word(v.seat_is(seat) | v.card_is(v.card_of(code)) | v.stack_is(v.stack_of(code)))
        )
        if kept >= 0:
            g.agenda = take_at(g.agenda, kept)
        g.push(REDRAW, v.seat_is(seat) | v.maybe_stack_is(v.stack_of(code)))

    def card(self, g: Duel, e: i64) -> i64:
        """The holy site."""
        return v.card_of(g.land(v.seat_of(e)).built[ready_site(g, v.seat_of(e))])


class Kept(Step):
    """A card drawn and kept, remembered until the hand is full."""

    def run(self, g: Duel, e: i64) -> None:
        """The hand is full: it stays."""
