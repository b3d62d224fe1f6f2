"""The merchant takes and gives back; the caravan swaps."""

import pytest

from tests.support.position import do, faults, options, position, refused
from tests.support.reading import asked, stock
from tests.support.rules import rule


@rule("KB-37")
def test_the_merchant_takes_two_and_gives_one_of_his_own_back() -> None:
    g = position().actions_open().hand(0, "haendler").stock(0, wool=1).stock(1, ore=2, grain=1).main()
    do(g, "play haendler")
    assert "pass" not in options(g)  # one resource must be taken
    do(g, "region opponent L1 below", "region opponent L1 above")
    assert asked(g) == (0, "give_back")
    do(g, "region C above")
    assert (stock(g, 0), stock(g, 1)) == ({"ore": 1, "grain": 1}, {"ore": 1, "wool": 1})
    assert asked(g) == (0, "main")


@rule("KB-37")
def test_taking_one_only_is_allowed_and_still_costs_one() -> None:
    g = position().actions_open().hand(0, "haendler").stock(0, wool=1).stock(1, ore=2).main()
    do(g, "play haendler", "region opponent L1 below", "pass")
    assert asked(g) == (0, "give_back")
    do(g, "region C above")
    assert (stock(g, 0), stock(g, 1)) == ({"ore": 1}, {"ore": 1, "wool": 1})
    assert asked(g) == (0, "main")


@rule("112.K.a", "KB-37")
def test_a_resource_just_taken_may_go_back() -> None:
    g = position().actions_open().hand(0, "haendler").stock(1, ore=2).main()
    do(g, "play haendler", "region opponent L1 below", "region opponent L1 below")
    assert options(g) == ["region L1 below"]
    do(g, "region L1 below")
    assert (stock(g, 0), stock(g, 1)) == ({"ore": 1}, {"ore": 1})
    assert asked(g) == (0, "main")


@rule("KB-37", "KB-55")
def test_both_sides_need_the_room() -> None:
    p = position().actions_open().hand(0, "haendler").stock(0, ore=3, wool=1, gold=1)
    g = p.stock(1, ore=3, grain=1, wool=3).main()
    do(g, "play haendler")
    assert sorted(options(g)) == ["region opponent C above", "region opponent L1 above"]  # no room for more ore
    do(g, "region opponent L1 above", "pass")
    assert sorted(options(g)) == ["region L1 above", "region R1 below"]  # the opponent has no room for wool or ore
    do(g, "region R1 below")
    assert stock(g, 1) == {"ore": 3, "wool": 3, "gold": 1}
    assert asked(g) == (0, "main")


@rule("KB-37")
def test_the_opponent_chooses_where_to_store_what_comes_back() -> None:
    p = position().actions_open().hand(0, "haendler").regions(1, L1_above="gebirge_stapel_5")
    g = p.stock(1, L1_above=1, L1_below=1, R1_below=1).stock(0, ore=1).main()
    do(g, "play haendler", "region opponent R1 below", "pass", "region L1 below")
    assert asked(g) == (1, "receive")
    do(g, "region L1 above")
    assert stock(g, 1) == {"ore": 3}
    assert g.land(1).stock_at(10) == 2
    assert asked(g) == (0, "main")


@rule("KB-56")
def test_the_merchant_needs_something_to_take() -> None:
    g = position().actions_open().hand(0, "haendler").stock(0, ore=3).main()
    assert refused(g, "play haendler") == ["KB-56"]
    full = position().actions_open().hand(0, "haendler").stock(0, ore=3).stock(1, ore=2).main()
    assert faults(full, "play haendler") == ["nothing_to_take"]


@rule("KB-38")
def test_the_caravan_swaps_two_for_two() -> None:
    g = position().actions_open().hand(0, "karawane").stock(0, wool=2).stock(1, wool=3).main()
    do(g, "play karawane", "region C above")
    assert asked(g) == (0, "caravan_get")
    assert "region C above" not in options(g)  # something else, not the same again
    do(g, "region L1 below", "region C above", "region R1 below")
    assert (stock(g, 0), stock(g, 1)) == ({"ore": 1, "gold": 1}, {"wool": 3})
    assert asked(g) == (0, "main")


@rule("KB-38")
def test_the_caravan_may_swap_one_only_but_not_none() -> None:
    g = position().actions_open().hand(0, "karawane").stock(0, wool=2).main()
    do(g, "play karawane")
    assert options(g) == ["region C above"]
    do(g, "region C above", "region L1 below", "pass")
    assert stock(g, 0) == {"wool": 1, "ore": 1}
    assert asked(g) == (0, "main")


@rule("KB-38", "KB-55")
def test_what_the_caravan_brings_needs_room() -> None:
    g = position().actions_open().hand(0, "karawane").stock(0, wool=1, ore=3, grain=3, lumber=3, brick=3, gold=2).main()
    do(g, "play karawane", "region C above")
    assert options(g) == ["region R1 below"]
    g = position().actions_open().hand(0, "karawane").stock(0, wool=1, ore=3, grain=3, lumber=3, brick=2, gold=3).main()
    do(g, "play karawane", "region C above")
    assert options(g) == ["region R1 above"]


@rule("KB-38", "KB-30")
@pytest.mark.parametrize("everything", [True, False])
def test_the_caravan_needs_something_to_swap(everything: bool) -> None:
    p = position().actions_open().hand(0, "karawane")
    g = (p.rich(0) if everything else p).main()
    assert refused(g, "play karawane") == ["KB-38"]
    assert faults(g, "play karawane") == ["nothing_to_swap"]
