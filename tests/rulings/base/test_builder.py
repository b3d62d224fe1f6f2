"""The builder: each player takes a card of choice from a stack and puts one away."""

import pytest

from tests.support.position import Position, do, options, position, refused
from tests.support.reading import asked, hand, stack
from tests.support.rules import rule
from tests.support.views import view


def builder(active: int = 0, edition: str = "2005") -> Position:
    """Two filled stacks and an empty third; one card in each hand."""
    p = position(active=active, edition=edition).hand(0, "kirche").hand(1, "hafen")
    return p.stack(1, "spion", "markt", "raubzug").stack(2, "rathaus", "badhaus")


@rule("KB-41")
def test_active_player_first_then_the_other_from_a_different_stack() -> None:
    g = builder().event_card("baumeister")
    assert asked(g) == (0, "builder_stack")
    assert options(g) == ["stack 1", "stack 2"]
    do(g, "stack 1")
    assert sorted(options(g)) == ["pick markt", "pick raubzug", "pick spion"]
    do(g, "pick markt")
    assert asked(g) == (0, "builder_put")
    do(g, "put kirche 2")
    assert hand(g, 0) == ["markt"]
    assert asked(g) == (1, "builder_stack")
    assert options(g) == ["stack 2"]
    do(g, "stack 2", "pick kirche", "put hafen 1")
    assert hand(g, 1) == ["kirche"]
    assert (stack(g, 1), stack(g, 2)) == (["spion", "raubzug", "hafen"], ["rathaus", "badhaus"])
    assert asked(g) == (0, "main")


@rule("KB-41")
def test_the_roller_begins_whoever_that_is() -> None:
    assert asked(builder(active=1).event_card("baumeister")) == (1, "builder_stack")


@rule("119.E.b", "KB-41")
def test_it_cannot_be_declined_but_the_card_taken_may_go_back() -> None:
    g = builder().event_card("baumeister")
    assert refused(g, "pass") != []
    do(g, "stack 1")
    assert refused(g, "pass") != []
    do(g, "pick spion")
    assert refused(g, "pass") != []
    do(g, "put spion 1")
    assert hand(g, 0) == ["kirche"]
    assert stack(g, 1) == ["markt", "raubzug", "spion"]


@rule("KB-41")
def test_since_2005_the_card_goes_under_any_stack() -> None:
    g = builder().event_card("baumeister")
    do(g, "stack 1", "pick spion")
    assert {t for t in options(g) if "kirche" in t} == {f"put kirche {n}" for n in range(1, 6)}


@rule("KB-41")
@pytest.mark.parametrize("edition", ["1996", "1997", "2003"])
def test_before_it_goes_under_the_stack_that_was_searched(edition: str) -> None:
    g = builder(edition=edition).event_card("baumeister")
    do(g, "stack 2", "pick rathaus")
    assert sorted(options(g)) == ["put kirche 2", "put rathaus 2"]


@rule("KB-41")
def test_with_one_filled_stack_the_other_player_goes_without() -> None:
    g = position().hand(0, "kirche").hand(1, "hafen").stack(1, "spion", "markt").event_card("baumeister")
    do(g, "stack 1", "pick spion", "put spion 1")
    assert (hand(g, 0), hand(g, 1)) == (["kirche"], ["hafen"])
    assert asked(g) == (0, "main")


@rule("KB-41")
def test_without_cards_nothing_happens() -> None:
    g = position().hand(0, "kirche").event_card("baumeister")
    assert asked(g) == (0, "main")


@rule("KB-41")
def test_who_looked_through_a_stack_still_knows_it() -> None:
    g = builder().event_card("baumeister")
    do(g, "stack 1", "pick markt", "put kirche 2")
    assert view(g, 0)["stacks"][0]["known"] == ["spion", "raubzug"]
    assert view(g, 0)["stacks"][1]["known"] == [None, None, "kirche"]
    assert view(g, 1)["stacks"][0]["known"] == [None, None]
    assert view(g, 1)["stacks"][1]["known"] == [None, None, None]


@rule("KB-41")
def test_a_stack_of_one_card_is_a_stack() -> None:
    g = position().hand(0, "kirche").stack(1, "markt").stack(2, "spion", "raubzug").event_card("baumeister")
    assert options(g) == ["stack 1", "stack 2"]
