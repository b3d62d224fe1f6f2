"""Decisions that a card asks for: who is asked, and when nobody is (`steps/card_step.py`)."""

import pytest

from catanica.games.principality.position.duel import Duel
from catanica.games.principality.steps.card_step import (
    ChoiceStep,
    NamedCardStep,
    OfferStep,
    SeveralStep,
    has_option,
    offer_faces,
    offer_full_stacks,
    offered,
)
from catanica.games.principality.steps.rows import TRIM
from catanica.games.principality.telling.verbs import PASS, PICK
from catanica.games.principality.telling.words import to_text
from catanica.games.principality.vocabulary import card_is, card_of, flag_is, number_is, number_of, seat_is
from catanica.kernel.listing import Options
from catanica.kernel.state import NOBODY
from tests.rulings.together.land import EVERY
from tests.support.position import position


def cards(n: int, out: Options) -> None:
    """Cards 1 to n can be picked."""
    for card in range(1, n + 1):
        out.add(PICK | card_is(card))


class Offer(OfferStep):
    """As many options as the word's number says."""

    def legal(self, g: Duel, e: int, out: Options) -> None:
        """Cards."""
        cards(number_of(e), out)


class Choice(ChoiceStep):
    """The same, where a single candidate is taken at once."""

    def __init__(self, asking: str = "") -> None:
        super().__init__("choice", "KB-1", asking)
        self.taken: list[int] = []

    def legal(self, g: Duel, e: int, out: Options) -> None:
        """Cards."""
        cards(number_of(e), out)

    def take(self, g: Duel, e: int, code: int) -> None:
        """Remember it."""
        self.taken.append(int(card_of(code)))


class Several(SeveralStep):
    """One card can be chosen again and again."""

    def __init__(self, there: int) -> None:
        super().__init__("several", "KB-1")
        self.there = there
        self.taken: list[int] = []

    def offers(self, g: Duel, e: int, out: Options) -> None:
        """Cards."""
        cards(self.there, out)

    def chosen(self, g: Duel, e: int, code: int) -> None:
        """Remember it."""
        self.taken.append(int(card_of(code)))


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("n", [0, 1, 2])
def test_a_player_is_asked_if_there_is_an_option(seat: int, n: int) -> None:
    g = position().main()
    assert Offer("offer", "KB-1").who(g, seat_is(seat) | number_is(n)) == (seat if n > 0 else NOBODY)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("n", "asks", "taken"), [(0, False, []), (1, False, [1]), (2, True, []), (3, True, [])])
def test_a_single_candidate_is_taken_at_once_and_none_asks_nothing(
    seat: int, n: int, asks: bool, taken: list[int]
) -> None:
    g = position().main()
    step = Choice()
    e = seat_is(seat) | number_is(n)
    assert step.who(g, e) == (seat if asks else NOBODY)
    step.run(g, e)
    assert step.taken == taken


def test_a_step_is_known_by_its_name_its_ruling_and_the_card_that_asks() -> None:
    g = position().main()
    step = NamedCardStep("name", "KB-1", "markt")
    assert (step.name, step.rule, step.card(g, 0), step.who(g, seat_is(1))) == (
        "name",
        "KB-1",
        g.cat.number("markt"),
        1,
    )
    assert NamedCardStep("name", "KB-1").card(g, 0) == 0


@pytest.mark.parametrize(("left", "there", "asks"), [(0, 1, False), (1, 0, False), (1, 1, True), (2, 2, True)])
def test_one_thing_after_another_is_chosen_while_there_is_any(left: int, there: int, asks: bool) -> None:
    g = position().main()
    step = Several(there)
    e = seat_is(1) | number_is(left)
    assert step.who(g, e) == (1 if asks else NOBODY)
    for flag in (0, 1):
        out = Options()
        step.legal(g, e | flag_is(flag), out)
        assert list(out.codes) == [PICK | card_is(n) for n in range(1, there + 1)] + [PASS] * flag
    step.take(g, e, PASS)
    assert step.taken == []
    step.take(g, e, PICK | card_is(1))
    assert step.taken == [1]


def test_options_are_counted_on_a_sheet_that_held_others_before() -> None:
    g = position().main()
    sheet = Options()
    cards(3, sheet)
    g.rules.spare = sheet
    assert offered(g, Offer("offer", "KB-1"), number_is(2)) == 2
    g.rules.spare = None


@pytest.mark.parametrize(("there", "yes"), [(0, False), (1, True)])
def test_whether_a_step_would_have_an_option(there: int, yes: bool) -> None:
    g = position().hand(0, *["markt"] * there).main()
    assert has_option(g, TRIM, seat_is(0)) == yes


def test_the_event_die_has_five_different_faces() -> None:
    out = Options()
    offer_faces(out)
    g = position().main()
    assert [to_text(g, code) for code in out.codes] == [
        f"face {name}" for name in ("tournament", "trade_advantage", "brigands", "good_year", "event_card")
    ]


def test_full_stacks_that_a_player_may_use_are_offered() -> None:
    p = position(sets=EVERY).banned(0, 3)
    last = int(p.g.stacks.count())
    g = p.stack(1, "spion").stack(2, "markt", "kirche").stack(3, "hafen").stack(last, "markt").main()

    def full(seat: int) -> list[str]:
        out = Options()
        offer_full_stacks(g, seat, out)
        return [to_text(g, code) for code in out.codes]

    assert full(0) == ["stack 1", "stack 2", f"stack {last}"]
    assert full(1) == ["stack 1", "stack 2", "stack 3", f"stack {last}"]
