"""Drawing and putting away at the first stack and at the last, and which stack a refusal names."""

import pytest

from catanica.games.principality.position.duel import Duel
from catanica.games.principality.telling.verbs import PUT
from catanica.games.principality.telling.words import from_text
from catanica.games.principality.vocabulary import card_is
from tests.rulings.together.land import EVERY
from tests.rulings.tournament.table import tournament
from tests.support.position import do, options, position
from tests.support.princes import intro, table
from tests.support.reading import asked, hand, stack
from tests.support.rules import rule

THREE = ("karawane", "haendler", "saegewerk")


def reasons(g: Duel, text: str) -> list[tuple[str, dict[str, object]]]:
    """What speaks against an action, with what is said of it."""
    code = from_text(g, text)
    assert isinstance(code, int)
    refusal = g.refuse(code)
    assert refusal is not None, text
    return [(fault.code, dict(fault.params)) for fault in refusal.faults]


@rule("KB-52")
@pytest.mark.parametrize(("number", "other"), [(1, 5), (2, 1), (5, 1)])
def test_the_new_card_comes_from_the_stack_of_the_old_one_the_first_like_the_last(number: int, other: int) -> None:
    g = position().hand(0, *THREE).stack(number, "spion").stack(other, "markt").hand_check()
    do(g, f"put karawane {number}")
    assert (asked(g), options(g)) == ((0, "redraw"), [f"draw {number}"])
    assert reasons(g, f"draw {other}") == [("other_stack", {"stack": number})]
    assert reasons(g, f"search {other}") == [("other_stack", {"stack": number}), ("search_unpaid", {"needed": 2})]
    do(g, f"draw {number}")
    assert (hand(g, 0), stack(g, number)) == (["haendler", "saegewerk", "spion"], ["karawane"])


@rule("KB-54")
@pytest.mark.parametrize("number", [1, 5])
def test_the_only_stack_with_a_card_is_drawn_from(number: int) -> None:
    g = position().hand(0, "karawane", "haendler").stack(number, "spion").hand_check()
    assert (asked(g), options(g)) == ((0, "fill"), [f"draw {number}"])
    empty = 6 - number
    assert reasons(g, f"draw {empty}") == [("stack_empty", {"stack": empty})]
    do(g, f"draw {number}")
    assert hand(g, 0) == ["haendler", "karawane", "spion"]


@rule("112.P.a")
@pytest.mark.parametrize("barred", [1, 3, 5])
def test_a_barred_stack_is_named_and_left_out_of_every_list(barred: int) -> None:
    p = position(sets=EVERY).banned(0, barred).hand(0, *THREE)
    for n in range(1, 6):
        p.stack(n, "spion")
    g = p.hand_check()
    assert f"put karawane {barred}" not in options(g)
    assert len(options(g)) == 1 + 3 * (g.stacks.count() - 1)
    assert reasons(g, f"put karawane {barred}") == [("stack_banned", {"stack": barred})]
    g = position(sets=EVERY).banned(0, barred).stack(barred, "spion").hand_check()
    assert asked(g) == (1, "before_roll"), "there is nothing else to draw"


@rule("101.C.a")
@pytest.mark.parametrize(("seat", "foreign"), [(0, 5), (0, 8), (1, 1), (1, 4)])
def test_a_stack_of_the_other_is_named(seat: int, foreign: int) -> None:
    g = tournament(active=seat).hand(seat, *THREE).hand_check()
    assert reasons(g, f"put karawane {foreign}") == [("not_your_stack", {"stack": foreign})]
    own = {f"put {card} {n}" for card in THREE for n in range(1 + 4 * seat, 5 + 4 * seat)}
    assert set(options(g)) == {"pass", *own}


@rule("PR-7")
def test_the_first_stack_has_a_back_like_any_other() -> None:
    g = intro().hand(0, "markt", "austin", "inga").hand_check()
    assert options(g) == ["pass", *[f"put {card} {n}" for card in ("markt", "austin", "inga") for n in range(1, 5)]]
    for none in (0, len(g.cat.ids), len(g.cat.ids) + 1):
        refusal = g.refuse(PUT | card_is(none))
        assert refusal is not None
        assert refusal.codes == ["not_in_hand"]
    g = table("zeit_der_wirren").hand(0, "heinrich", "austin", "inga").hand_check()
    assert reasons(g, "put heinrich 1") == [("other_back", {"stack": 1})]
    assert reasons(g, "put austin 5") == [("other_back", {"stack": 5})]


@rule("PR-5")
@pytest.mark.parametrize(("cards", "kind"), [(0, (1, "before_roll")), (1, (0, "swap")), (2, (0, "swap"))])
def test_whoever_holds_a_card_may_exchange_it_when_all_stacks_are_empty(cards: int, kind: tuple[int, str]) -> None:
    g = intro().hand(0, *["markt", "austin"][:cards]).hand_check()
    assert asked(g) == kind


@rule("KB-53")
def test_of_equal_cards_one_is_listed_wherever_they_lie_in_the_hand() -> None:
    g = position().hand(0, "spion", "markt", "spion", "markt").hand_check()
    assert options(g) == [f"put {card} {n}" for card in ("spion", "markt") for n in range(1, 6)]
