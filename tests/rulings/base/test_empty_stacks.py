"""An exhausted stack stays a stack."""

from tests.support.position import do, faults, options, position
from tests.support.reading import asked, hand, stack
from tests.support.rules import rule


@rule("KB-54", "103.J.a")
def test_cards_go_under_an_empty_stack_and_come_back_from_it() -> None:
    g = position().hand(0, "karawane", "haendler", "saegewerk").stack(1, "spion").hand_check()
    assert "put karawane 4" in options(g)
    do(g, "put karawane 4")
    assert stack(g, 4) == ["karawane"]
    assert options(g) == ["draw 4"]
    do(g, "draw 4")
    assert (stack(g, 4), hand(g, 0)) == ([], ["haendler", "karawane", "saegewerk"])
    assert asked(g) == (1, "before_roll")


@rule("KB-54", "103.J.a")
def test_nothing_is_drawn_from_an_empty_stack() -> None:
    g = position().hand(0, "karawane").stack(2, "spion", "markt").stock(0, gold=2).hand_check()
    assert options(g) == ["draw 2", "search 2"]
    assert faults(g, "draw 1") == ["stack_empty"]
    assert faults(g, "draw 5") == ["stack_empty"]
    assert faults(g, "draw 6") == faults(g, "search 6") == ["must_fill"], "there are five stacks"
    assert g.stacks.count() == 5


@rule("KB-54", "103.H.a")
def test_the_hand_stays_short_when_every_stack_is_empty() -> None:
    g = position().hand(0, "karawane").stack(2, "spion").hand_check()
    do(g, "draw 2")
    assert hand(g, 0) == ["karawane", "spion"]
    assert asked(g) == (1, "before_roll")


@rule("KB-54")
def test_without_any_card_the_turn_simply_ends() -> None:
    assert asked(position().hand_check()) == (1, "before_roll")
