"""The alchemist sets the production die before the roll."""

import pytest

from tests.support.position import do, faults, options, position, refused
from tests.support.reading import asked, hand, stock
from tests.support.rules import rule


@rule("KB-32")
@pytest.mark.parametrize(("number", "mine", "theirs"), [(2, "ore", "grain"), (5, "brick", "lumber")])
def test_the_named_number_is_produced_for_both(number: int, mine: str, theirs: str) -> None:
    g = position().actions_open().hand(0, "alchimist").before_roll()
    do(g, "play alchimist")
    assert asked(g) == (0, "alchemist_number")
    assert options(g) == [f"number {n}" for n in range(1, 7)]
    do(g, f"number {number}", "roll", "face tournament")
    assert (stock(g, 0), stock(g, 1)) == ({mine: 1}, {theirs: 1})
    assert g.die == number
    assert asked(g) == (0, "main")


@rule("KB-32", "103.D.a")
def test_the_event_die_is_rolled_and_carried_out_before_production() -> None:
    g = position().actions_open().hand(0, "alchimist").rich(0).rich(1).before_roll()
    do(g, "play alchimist", "number 2", "roll")
    assert asked(g) == (-1, "roll_event")
    do(g, "face brigands")
    assert stock(g, 0)["ore"] == 1  # robbed of everything first, then produced
    assert "ore" not in stock(g, 1)
    assert stock(g, 1)["grain"] == 3
    assert asked(g) == (0, "main")


@rule("KB-32")
def test_without_it_the_production_die_is_rolled() -> None:
    g = position().before_roll()
    do(g, "roll", "face tournament")
    assert asked(g) == (-1, "roll_number")


@rule("KB-32")
def test_a_die_that_is_set_cannot_be_set_again() -> None:
    g = position().actions_open().hand(0, "alchimist", "alchimist").before_roll()
    do(g, "play alchimist", "number 3")
    assert faults(g, "play alchimist") == ["die_is_set"]
    assert hand(g, 0) == ["alchimist"]


@rule("KB-32")
def test_the_next_roll_is_free_again() -> None:
    g = position().actions_open().hand(0, "alchimist").before_roll()
    do(g, "play alchimist", "number 3", "roll", "face tournament", "end")
    assert asked(g) == (1, "before_roll")
    do(g, "roll", "face tournament")
    assert asked(g) == (-1, "roll_number")


@rule("113.B.a", "KB-32")
def test_nobody_waits_for_the_event_die_before_playing_it() -> None:
    g = position().actions_open().hand(0, "alchimist").before_roll()
    do(g, "roll", "face tournament")
    assert refused(g, "play alchimist") != []
    do(g, "die 4")
    assert refused(g, "play alchimist") == ["KB-32"]
    assert hand(g, 0) == ["alchimist"]


@rule("113.B.b")
def test_it_sets_no_roll_for_an_attack() -> None:
    g = position().actions_open().hand(0, "alchimist", "feuerteufel").built(1, "kloster", "L1 above").before_roll()
    do(g, "play alchimist", "number 6", "roll", "face tournament", "play feuerteufel")
    assert asked(g) == (-1, "attack_roll")
    assert options(g) == [f"die {n}" for n in range(1, 7)]
    do(g, "die 1")
    assert hand(g, 1) == ["kloster"]
    assert asked(g) == (0, "main")


@rule("KB-32")
def test_it_waits_for_the_threshold_like_every_neutral_card() -> None:
    g = position().hand(0, "alchimist").before_roll()
    assert refused(g, "play alchimist") == ["KB-29"]
