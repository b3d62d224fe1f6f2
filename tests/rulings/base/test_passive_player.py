"""What the player who is not on turn gets and must do."""

import pytest

from tests.support.position import do, position, roll
from tests.support.reading import asked, points, stock
from tests.support.rules import rule


@rule("103.I.e", "KB-13", "KB-14")
def test_the_passive_player_produces_with_all_doublers() -> None:
    g = position().built(1, "saegewerk", "L1 below").before_roll()
    roll(g, "tournament", 5)
    assert (stock(g, 0), stock(g, 1)) == ({"brick": 1}, {"lumber": 2})
    assert asked(g) == (0, "main")


@rule("103.I.e", "KB-16")
def test_the_passive_player_can_win_as_soon_as_both_dice_are_done() -> None:
    p = position(points=4).city(1, "L1").built(1, "otto_der_berserker", "R1 above")
    g = p.before_roll()
    assert points(g, 1) == 4
    roll(g, "trade_advantage", 5)
    assert g.outcome is not None
    assert (g.outcome.winners, g.outcome.reason) == ([1], "points")


@rule("103.E.e", "KB-9")
@pytest.mark.parametrize(("mine", "asks"), [(3, False), (2, True)])
def test_the_mill_owner_takes_one_only_where_there_is_room(mine: int, asks: bool) -> None:
    p = position().city(1, "L1").built(1, "markt", "L1 above").stock(0, ore=2).stock(1, ore=mine)
    g = p.before_roll()
    do(g, "roll", "face trade_advantage", "die 6")
    if asks:
        do(g, "region opponent L1 below")
    assert stock(g, 0)["ore"] == (1 if asks else 2)
    assert stock(g, 1)["ore"] == 3
    assert asked(g) == (0, "main")


@rule("103.E.b", "KB-10")
def test_brigands_take_the_losses_before_anything_is_produced() -> None:
    g = position().rich(0).rich(1).before_roll()
    roll(g, "brigands", 3)
    assert "ore" not in stock(g, 0)
    assert stock(g, 0)["wool"] == 1  # robbed, then produced
    assert stock(g, 1)["ore"] == 1
    assert "wool" not in stock(g, 1)
    assert asked(g) == (0, "main")
