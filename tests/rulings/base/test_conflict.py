"""Conflict: the owner of the knight puts two cards of the opponent's hand under one stack."""

from tests.support.position import Position, do, options, position, roll
from tests.support.reading import asked, hand, stack
from tests.support.rules import rule
from tests.support.views import view


def conflict(active: int = 0, owner: int = 0, cards: int = 3) -> Position:
    """One player owns the knight; the other holds up to three cards."""
    p = position(active=active).built(owner, "konrad_der_flinke", "L1 above").hand(owner, "spion")
    p.hand(1 - owner, *("kirche", "markt", "hafen")[:cards])
    return p.stack(1, "rathaus").stack(2, "badhaus", "raubzug", "karawane", "saegewerk")


@rule("KB-46", "119.P.a")
def test_two_cards_of_the_owners_choice_go_under_one_stack() -> None:
    g = conflict().event_card("konflikt")
    assert asked(g) == (0, "conflict_pick")
    assert len(options(g)) == 3 * 5
    do(g, "put markt 2")
    assert sorted(options(g)) == ["put hafen 2", "put kirche 2"]
    do(g, "put kirche 2")
    assert (hand(g, 0), hand(g, 1)) == (["spion"], ["hafen"])
    assert stack(g, 2)[-2:] == ["markt", "kirche"]
    assert stack(g, 1) == ["rathaus"]
    assert asked(g) == (0, "main")


@rule("KB-46")
def test_the_owner_acts_in_the_opponents_turn_too() -> None:
    g = conflict(active=1).event_card("konflikt")
    assert asked(g) == (0, "conflict_pick")
    do(g, "put markt 1")
    assert sorted(options(g)) == ["put hafen 1", "put kirche 1"], "the first stack binds like any other"
    do(g, "put hafen 1")
    assert hand(g, 1) == ["kirche"]
    assert asked(g) == (1, "main")


@rule("KB-46")
def test_a_single_card_is_all_that_goes() -> None:
    g = conflict(cards=1).event_card("konflikt")
    do(g, "put kirche 3")
    assert hand(g, 1) == []
    assert asked(g) == (0, "main")


@rule("KB-46")
def test_without_an_owner_nothing_happens() -> None:
    g = position().hand(0, "spion").hand(1, "kirche").event_card("konflikt")
    assert (hand(g, 0), hand(g, 1)) == (["spion"], ["kirche"])
    tie = position().built(0, "konrad_der_flinke", "L1 above").built(1, "konrad_der_flinke", "L1 above")
    tied = tie.hand(1, "kirche").event_card("konflikt")
    assert asked(g) == asked(tied) == (0, "main")


@rule("KB-46")
def test_an_empty_hand_is_left_alone() -> None:
    assert asked(conflict(cards=0).event_card("konflikt")) == (0, "main")
    bare = position().built(0, "konrad_der_flinke", "L1 above").hand(1, "kirche").event_card("konflikt")
    assert asked(bare) == (0, "conflict_pick"), "the owner's own hand does not matter"


@rule("119.P.b", "KB-46")
def test_the_victim_fills_up_only_at_the_end_of_the_own_turn() -> None:
    g = conflict().event_card("konflikt")
    do(g, "put markt 2", "put kirche 2", "end")
    while asked(g) == (0, "fill"):
        do(g, "draw 2")
    assert asked(g) == (1, "before_roll")
    assert hand(g, 1) == ["hafen"]
    roll(g, "trade_advantage", 6)
    do(g, "end")
    assert asked(g) == (1, "fill")


@rule("KB-46")
def test_the_owner_has_seen_the_hand_and_both_know_where_the_cards_lie() -> None:
    g = conflict().event_card("konflikt")
    do(g, "put markt 1", "put kirche 1")
    for audience in (0, 1):
        assert view(g, audience)["stacks"][0]["known"] == [None, "markt", "kirche"]
    assert view(g, -1)["stacks"][0]["known"] == [None, None, None]
    assert view(g, 0)["lands"][1]["hand"] == [{"card": "hafen"}]
