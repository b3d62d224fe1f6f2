"""The end of a turn: filling up, swapping, putting away."""

import pytest

from tests.support.position import Position, do, faults, options, position, refused
from tests.support.reading import asked, hand, stack, stock
from tests.support.rules import rule


def ending(edition: str = "2005") -> Position:
    """Two stacks with cards; the hand is filled by the test."""
    return (
        position(edition=edition)
        .stack(1, "spion", "markt", "raubzug", "hafen")
        .stack(2, "rathaus", "badhaus", "kirche")
    )


@rule("KB-51", "KB-58", "103.H.a", "103.H.b")
def test_fewer_than_three_are_filled_up_card_by_card() -> None:
    g = ending().hand(0, "karawane").hand(1, "saegewerk").hand_check()
    assert asked(g) == (0, "fill")
    assert options(g) == ["draw 1", "draw 2"]
    assert refused(g, "pass") != []
    do(g, "draw 1")
    assert asked(g) == (0, "fill")
    do(g, "draw 2")
    assert hand(g, 0) == ["karawane", "rathaus", "spion"]
    assert (stack(g, 1), stack(g, 2)) == (["markt", "raubzug", "hafen"], ["badhaus", "kirche"])
    assert hand(g, 1) == ["saegewerk"]
    assert asked(g) == (1, "before_roll")  # after filling up there is no swap


@rule("KB-51", "103.H.b")
def test_choosing_from_a_stack_costs_two_of_any_kind_and_keeps_the_order() -> None:
    g = ending().hand(0, "karawane", "haendler").stock(0, ore=1, wool=2).hand_check()
    do(g, "search 1")
    assert asked(g) == (0, "pay_any")
    do(g, "region L1 below")  # the second can only be wool
    assert stock(g, 0) == {"wool": 1}
    assert asked(g) == (0, "choose_card")
    assert sorted(options(g)) == ["pick hafen", "pick markt", "pick raubzug", "pick spion"]
    do(g, "pick raubzug")
    assert "raubzug" in hand(g, 0)
    assert stack(g, 1) == ["spion", "markt", "hafen"]
    assert asked(g) == (1, "before_roll")


@rule("KB-51")
@pytest.mark.parametrize(("resources", "offered"), [(1, False), (2, True)])
def test_a_search_is_offered_from_two_resources_on(resources: int, offered: bool) -> None:
    g = ending().stock(0, gold=resources).hand_check()
    assert ("search 1" in options(g)) is offered
    assert faults(g, "search 1") == ([] if offered else ["search_unpaid"])


@rule("KB-58", "103.H.b")
def test_the_same_stack_may_be_searched_again_at_its_price() -> None:
    g = ending().hand(0, "karawane").stock(0, gold=3, ore=1).hand_check()
    do(g, "search 1", "region R1 below", "region R1 below", "pick hafen")
    assert stock(g, 0) == {"gold": 1, "ore": 1}
    do(g, "search 1", "pick markt")  # the last two resources are the price: nothing to choose
    assert stock(g, 0) == {}
    assert hand(g, 0) == ["hafen", "karawane", "markt"]
    assert asked(g) == (1, "before_roll")


@rule("KB-58", "103.H.b")
def test_for_each_card_anew_draw_or_choose() -> None:
    g = ending().hand(0, "karawane").stock(0, gold=2).hand_check()
    do(g, "search 1", "pick hafen")
    assert options(g) == ["draw 1", "draw 2"]  # the money is gone
    do(g, "draw 1")
    assert hand(g, 0) == ["hafen", "karawane", "spion"]


@rule("KB-52", "103.H.c")
def test_at_the_limit_one_card_may_be_swapped_or_none() -> None:
    g = ending().hand(0, "karawane", "haendler", "saegewerk").hand_check()
    assert asked(g) == (0, "swap")
    do(g, "pass")
    assert hand(g, 0) == ["haendler", "karawane", "saegewerk"]
    assert asked(g) == (1, "before_roll")


@rule("KB-52", "103.H.c")
def test_the_new_card_comes_from_the_stack_the_old_one_went_under() -> None:
    g = ending().hand(0, "karawane", "haendler", "saegewerk").hand_check()
    do(g, "put karawane 2")
    assert asked(g) == (0, "redraw")
    assert options(g) == ["draw 2"]
    assert faults(g, "draw 1") == ["other_stack"]
    do(g, "draw 2")
    assert hand(g, 0) == ["haendler", "rathaus", "saegewerk"]
    assert stack(g, 2) == ["badhaus", "kirche", "karawane"]
    assert asked(g) == (1, "before_roll")  # one swap only


@rule("KB-52")
@pytest.mark.parametrize("edition", ["1996", "1997", "2003"])
def test_before_2005_it_may_go_under_any_stack(edition: str) -> None:
    g = ending(edition=edition).hand(0, "karawane", "haendler", "saegewerk").hand_check()
    do(g, "put karawane 2")
    assert options(g) == ["draw 1", "draw 2"]
    do(g, "draw 1")
    assert hand(g, 0) == ["haendler", "saegewerk", "spion"]
    assert stack(g, 2)[-1] == "karawane"
    assert asked(g) == (1, "before_roll")


@rule("KB-52", "KB-51")
def test_a_swap_may_be_a_paid_choice() -> None:
    g = ending().hand(0, "karawane", "haendler", "saegewerk").stock(0, gold=2).hand_check()
    do(g, "put karawane 2", "search 2")
    assert sorted(options(g)) == ["pick badhaus", "pick karawane", "pick kirche", "pick rathaus"]
    do(g, "pick kirche")
    assert hand(g, 0) == ["haendler", "kirche", "saegewerk"]
    assert stock(g, 0) == {}
    assert asked(g) == (1, "before_roll")


@rule("KB-53", "103.H.d")
def test_surplus_goes_under_any_stacks_and_then_one_card_may_be_swapped() -> None:
    g = ending().hand(0, "karawane", "haendler", "saegewerk", "kloster", "bischof").hand_check()
    assert asked(g) == (0, "trim")
    assert len(options(g)) == 5 * 5
    do(g, "put karawane 1")
    assert asked(g) == (0, "trim")
    do(g, "put haendler 4")
    assert asked(g) == (0, "swap")
    assert (stack(g, 1)[-1], stack(g, 4)) == ("karawane", ["haendler"])
    do(g, "put bischof 1", "draw 1")
    assert hand(g, 0) == ["kloster", "saegewerk", "spion"]
    assert asked(g) == (1, "before_roll")


@rule("KB-58", "103.H.a")
@pytest.mark.parametrize(("cards", "kind"), [(2, "fill"), (3, "swap"), (4, "trim")])
def test_three_is_the_limit(cards: int, kind: str) -> None:
    g = ending().hand(0, *["karawane", "haendler", "saegewerk", "kloster"][:cards]).hand_check()
    assert asked(g) == (0, kind)


@rule("KB-49", "123.BE.a")
@pytest.mark.parametrize("halls", [1, 2])
def test_with_a_town_hall_choosing_costs_one_as_often_as_one_can_pay(halls: int) -> None:
    p = ending().city(0, "L1").stock(0, gold=2).hand(0, "karawane")
    for place in ("L1 above", "L1 below")[:halls]:
        p.built(0, "rathaus", place)
    g = p.hand_check()
    do(g, "search 1", "pick hafen")
    assert stock(g, 0) == {"gold": 1}
    do(g, "search 1", "pick markt")
    assert stock(g, 0) == {}
    assert hand(g, 0) == ["hafen", "karawane", "markt"]
    assert asked(g) == (1, "before_roll")


@rule("KB-49")
def test_the_opponents_town_hall_does_not_help() -> None:
    g = ending().city(1, "L1").built(1, "rathaus", "L1 above").stock(0, gold=1).hand_check()
    assert faults(g, "search 1") == ["search_unpaid"]
