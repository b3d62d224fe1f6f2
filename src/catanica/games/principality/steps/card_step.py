"""Decisions a card asks of a player: what most of them have in common."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.rules.surplus import full_stacks
from catanica.games.principality.steps.wrong_choice import Asking
from catanica.games.principality.telling.verbs import FACE, PASS, TARGET, verb_of
from catanica.games.principality.telling.verbs import STACK as STACK_VERB
from catanica.games.principality.vocabulary import (
    STACK,
    card_is,
    card_of,
    flag_of,
    number_is,
    number_of,
    place_is,
    place_of,
    seat_is,
    seat_of,
)
from catanica.kernel.state import COMPILED, NOBODY
from catanica.kernel.step import Step as KernelStep
from catanica.kernel.words import Row

FACES: Final = 5  # different faces of the event die


def offer_target(where: i64, p: i64, out: Options) -> None:
    """Name a card in play in a land; equal ones at a place are one choice."""
    code = TARGET | seat_is(where) | place_is(place_of(p)) | card_is(card_of(p))
    if not out.has(code):
        out.add(code)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardStep(Asking):
    """A player decides on behalf of a card: seat, card."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player."""
        return seat_of(e)

    def card(self, g: Duel, e: i64) -> i64:
        """The card that asks."""
        return card_of(e)


@mypyc_attr(allow_interpreted_subclasses=True)
class OfferStep(CardStep):
    """A player decides on behalf of a card, unless nothing is left to choose: seat, card."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player, if there is an option."""
        return i64(NOBODY) if offered(g, self, e) == 0 else seat_of(e)


@mypyc_attr(allow_interpreted_subclasses=True)
class NamedCardStep(Asking):
    """A step whose word has no room for the card that asks; it may be named where the step is bound to its row."""

    def __init__(self, name: str, rule: str, asking: str = "") -> None:
        super().__init__(name, rule)
        self.asking = asking

    def who(self, g: Duel, e: i64) -> i64:
        """The player."""
        return seat_of(e)

    def card(self, g: Duel, e: i64) -> i64:
        """The card named."""
        return g.cat.number(self.asking) if self.asking != "" else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class ChoiceStep(NamedCardStep):
    """A player is asked only where there is a choice: a single candidate is taken at once, none asks nothing."""

    def chooser(self, g: Duel, e: i64) -> i64:
        """Who would be asked."""
        return seat_of(e)

    def who(self, g: Duel, e: i64) -> i64:
        """The chooser, if there are several candidates."""
        return i64(NOBODY) if offered(g, self, e) < 2 else self.chooser(g, e)

    def run(self, g: Duel, e: i64) -> None:
        """The only candidate, if there is one."""
        out = Options()
        self.legal(g, e, out)
        if out.count == 1:
            self.take(g, e, out.codes[0])


@mypyc_attr(allow_interpreted_subclasses=True)
class SeveralStep(CardStep):
    """A player chooses one thing after another for a card, while there is anything to choose: seat, card, number."""

    def offers(self, g: Duel, e: i64, out: Options) -> None:
        """What can be chosen."""

    def chosen(self, g: Duel, e: i64, code: i64) -> None:
        """Carry one of them out; the step puts itself back if it goes on."""

    def may_stop(self, e: i64) -> bool:
        """Whether the player may leave the rest: with the flag."""
        return flag_of(e) == 1

    def who(self, g: Duel, e: i64) -> i64:
        """The player, while some are left and can be chosen."""
        if number_of(e) == 0:
            return NOBODY
        out = Options()
        self.offers(g, e, out)
        if out.count == 0:
            return NOBODY
        return seat_of(e)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """One of them, or no more."""
        self.offers(g, e, out)
        if self.may_stop(e):
            out.add(PASS)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Unless the player stops."""
        if verb_of(code) != PASS:
            self.chosen(g, e, code)


def has_option(g: Duel, row: Row, fields: i64) -> bool:
    """Whether a player who were asked by a step now could choose anything."""
    return offered(g, g.rules.steps[row.number], row.number | fields) > 0


def offered(g: Duel, step: KernelStep[Any], e: i64) -> i64:
    """How many options a step would offer now; they are written on a sheet that is used again and again."""
    book = g.rules
    sheet = book.spare
    if sheet is None:
        sheet = Options()
    else:
        book.spare = None  # a listing inside this one takes a sheet of its own
        sheet.count = 0
    step.legal(g, e, sheet)
    if COMPILED:
        book.spare = sheet
    return sheet.count


def offer_faces(out: Options) -> None:
    """Every face of the event die, by its number."""
    face: i64 = 1
    while face <= FACES:
        out.add(FACE | number_is(face))
        face += 1


def offer_full_stacks(g: Duel, seat: i64, out: Options) -> None:
    """Every stack with cards in it that a player may use."""
    out.add_each(STACK_VERB, full_stacks(g, seat), STACK)
