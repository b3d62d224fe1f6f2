"""Monastery and library, smithy, harbour, colossus: what cards in play are worth."""

import pytest

from catanica.games.principality.cards.powers import hand_limit, strength, trade_points
from tests.support.position import do, position
from tests.support.reading import asked, hand, points
from tests.support.rules import rule


@rule("KB-48", "103.H.a")
def test_monasteries_and_libraries_raise_the_hand_limit_of_their_owner() -> None:
    p = position().city(0, "L1").built(0, "kloster", "R1 above").built(0, "kloster", "R1 below")
    g = p.built(0, "bibliothek", "L1 above").main()
    assert (hand_limit(g, 0), hand_limit(g, 1)) == (6, 3)


@rule("103.H.a")
@pytest.mark.parametrize(("monasteries", "limit"), [(6, 9), (7, 10), (8, 10)])
def test_the_hand_limit_never_exceeds_ten(monasteries: int, limit: int) -> None:
    p = position().city(0, "L1", "R1")
    for i in range(monasteries):
        p.built(0, "kloster", ("L1 above", "L1 below", "R1 above", "R1 below")[i // 2])
    assert hand_limit(p.main(), 0) == limit


@rule("KB-48")
def test_a_new_monastery_counts_at_the_end_of_the_same_turn() -> None:
    p = position().hand(0, "kloster", "spion", "markt", "hafen").stock(0, brick=1, lumber=1, ore=1)
    g = p.stack(1, "badhaus", "rathaus").main()
    do(g, "build kloster L1 above", "end")
    assert asked(g) == (0, "fill")
    do(g, "draw 1")
    assert len(hand(g, 0)) == 4
    assert asked(g) == (1, "before_roll")


@rule("KB-48")
def test_losing_a_library_lowers_the_limit_for_the_passive_player_at_once() -> None:
    p = position().actions_open().hand(0, "feuerteufel").city(1, "L1").built(1, "bibliothek", "L1 above")
    g = p.hand(1, "spion", "markt", "hafen").main()
    do(g, "play feuerteufel", "pass", "die 1")
    assert asked(g) == (1, "trim")
    do(g, "put bibliothek 1")
    assert hand(g, 1) == ["hafen", "markt", "spion"]
    assert asked(g) == (0, "main")


@rule("KB-49")
def test_a_smithy_strengthens_every_own_knight() -> None:
    p = position().built(0, "konrad_der_flinke", "L1 above").built(0, "siegfried_ohneland", "L1 below")
    p.built(1, "otto_der_berserker", "L1 above").built(0, "erz_handelsflotte", "R1 above")
    without = p.main()
    assert (strength(without, 0), strength(without, 1)) == (3, 3)
    g = p.built(0, "schmiede", "R1 below").main()
    assert (strength(g, 0), strength(g, 1)) == (5, 3)


@rule("KB-49")
def test_a_smithy_alone_has_no_strength() -> None:
    assert strength(position().built(0, "schmiede", "L1 above").main(), 0) == 0


@rule("KB-49")
def test_a_harbour_adds_one_trade_point_per_own_trade_fleet() -> None:
    p = position().city(0, "L1").built(0, "hafen", "L1 above").built(0, "markt", "L1 below")
    p.built(1, "gold_handelsflotte", "L1 above")
    alone = trade_points(p.main(), 0)
    g = p.built(0, "erz_handelsflotte", "R1 above").built(0, "holz_handelsflotte", "R1 below").main()
    assert alone == 3  # harbour 1, market 2
    assert (trade_points(g, 0), trade_points(g, 1)) == (3 + 2 * 2, 1)


@rule("KB-49")
def test_the_colossus_is_worth_two_points() -> None:
    p = position().city(0, "L1")
    before = points(p.main(), 0)
    assert points(p.built(0, "koloss_von_catan", "L1 above").main(), 0) == before + 2
    assert points(p.main(), 1) == 2
