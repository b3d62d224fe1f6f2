"""The raid: a roll decides who steals up to two resources."""

import pytest

from tests.support.position import do, faults, options, position, refused
from tests.support.reading import asked, in_play, stock
from tests.support.rules import rule


@rule("KB-35")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_up_to_five_the_attacker_steals_two_of_choice(number: int) -> None:
    g = position().actions_open().hand(0, "raubzug").stock(1, grain=1, ore=3, gold=1).main()
    do(g, "play raubzug", f"die {number}")
    assert asked(g) == (0, "take")
    assert "pass" in options(g)
    do(g, "region opponent L1 below", "region opponent L1 below")
    assert (stock(g, 0), stock(g, 1)) == ({"ore": 2}, {"grain": 1, "ore": 1, "gold": 1})
    assert asked(g) == (0, "main")


@rule("KB-35")
def test_two_different_kinds_may_be_stolen() -> None:
    g = position().actions_open().hand(0, "raubzug").stock(1, grain=1, ore=3).main()
    do(g, "play raubzug", "die 2", "region opponent L1 above", "region opponent L1 below")
    assert (stock(g, 0), stock(g, 1)) == ({"grain": 1, "ore": 1}, {"ore": 2})
    assert asked(g) == (0, "main")


@rule("KB-35")
@pytest.mark.parametrize(("moves", "stolen"), [(["pass"], 0), (["region opponent L1 below", "pass"], 1)])
def test_up_to_two_means_fewer_are_allowed(moves: list[str], stolen: int) -> None:
    g = position().actions_open().hand(0, "raubzug").stock(1, ore=3).main()
    do(g, "play raubzug", "die 1", *moves)
    assert stock(g, 1) == {"ore": 3 - stolen}
    assert asked(g) == (0, "main")


@rule("KB-35")
def test_a_six_lets_the_opponent_steal() -> None:
    g = position().actions_open().hand(0, "raubzug").stock(0, wool=2, gold=1).stock(1, ore=1).main()
    do(g, "play raubzug", "die 6")
    assert asked(g) == (1, "take")
    do(g, "region opponent C above", "region opponent R1 below")
    assert (stock(g, 0), stock(g, 1)) == ({"wool": 1}, {"ore": 1, "wool": 1, "gold": 1})
    assert asked(g) == (0, "main")


@rule("KB-35", "103.R.b")
def test_a_backfire_finds_nothing_with_a_poor_attacker() -> None:
    g = position().actions_open().hand(0, "raubzug").stock(1, ore=1).main()
    do(g, "play raubzug", "die 6")
    assert (stock(g, 0), stock(g, 1)) == ({}, {"ore": 1})
    assert asked(g) == (0, "main")


@rule("KB-35", "KB-55")
def test_only_what_there_is_room_for_is_stolen() -> None:
    g = position().actions_open().hand(0, "raubzug").stock(0, ore=2, grain=3).stock(1, ore=3, grain=3).main()
    do(g, "play raubzug", "die 1")
    assert options(g) == ["region opponent L1 below", "pass"]
    do(g, "region opponent L1 below")  # room for one ore only: nothing else can be taken
    assert (stock(g, 0), stock(g, 1)) == ({"ore": 3, "grain": 3}, {"ore": 2, "grain": 3})
    assert asked(g) == (0, "main")


@rule("KB-56", "KB-55")
def test_it_needs_something_to_steal_and_room_for_it() -> None:
    poor = position().actions_open().hand(0, "raubzug").stock(0, ore=1).main()
    assert faults(poor, "play raubzug") == ["nothing_to_take"]
    full = position().actions_open().hand(0, "raubzug").stock(0, ore=3).stock(1, ore=1).main()
    assert refused(full, "play raubzug") == ["KB-56"]
    room = position().actions_open().hand(0, "raubzug").stock(0, ore=2).stock(1, ore=1).main()
    assert refused(room, "play raubzug") == []


@rule("KB-35")
def test_a_raid_takes_resources_and_leaves_knights_alone() -> None:
    p = position().actions_open().hand(0, "raubzug").stock(1, ore=1).built(1, "konrad_der_flinke", "L1 above")
    g = do(p.main(), "play raubzug", "die 2", "region opponent L1 below")
    assert (asked(g), in_play(g, 1)) == ((0, "main"), ["konrad_der_flinke"])
