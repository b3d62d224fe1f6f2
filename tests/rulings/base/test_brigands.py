"""Brigands: who has more than seven resources loses all ore and wool.

The production die shows a 6 throughout: after the event seat 0 gets 1 gold and seat 1 gets 1 brick.
"""

import pytest

from tests.support.position import do, options, position, roll
from tests.support.reading import asked, stock
from tests.support.rules import rule

SEVEN = {"grain": 2, "ore": 2, "wool": 1, "lumber": 1, "gold": 1}
EIGHT = {"grain": 3, "ore": 2, "wool": 1, "lumber": 1, "gold": 1}
ROBBED = {"grain": 3, "lumber": 1, "gold": 1}
OLD = ["1996", "1997", "2003"]


@rule("KB-10")
def test_more_than_seven_lose_all_ore_and_all_wool_seven_nothing() -> None:
    g = roll(position().stock(0, **EIGHT).stock(1, **SEVEN).before_roll(), "brigands", 6)
    assert stock(g, 0) == {**ROBBED, "gold": 2}
    assert stock(g, 1) == {**SEVEN, "brick": 1}
    assert asked(g) == (0, "main")


@rule("KB-10")
def test_both_players_are_counted_for_themselves() -> None:
    g = roll(position(active=1).stock(0, **EIGHT).stock(1, **EIGHT).before_roll(), "brigands", 6)
    assert stock(g, 0) == {**ROBBED, "gold": 2}
    assert stock(g, 1) == {**ROBBED, "brick": 1}
    assert asked(g) == (1, "main")


@rule("KB-10")
def test_all_ore_and_wool_means_every_region_of_them() -> None:
    p = position().settlement(0, "L2", "gebirge_stapel_5", "weideland_stapel_5")
    g = roll(p.stock(0, ore=4, wool=5, grain=1).before_roll(), "brigands", 6)
    assert stock(g, 0) == {"grain": 1, "gold": 1}


@rule("KB-10", "121.A.a")
def test_regions_beside_a_storehouse_are_not_counted() -> None:
    p = position().built(0, "befestigtes_lager", "L1 above")  # beside grain and wool
    stored = {"grain": 3, "wool": 3, "ore": 3, "lumber": 2, "brick": 2}  # 7 without grain and wool
    g = roll(p.stock(0, **stored).before_roll(), "brigands", 6)
    assert stock(g, 0) == {**stored, "gold": 1}


@rule("KB-10", "121.A.a")
def test_what_lies_beside_a_storehouse_is_lost_too() -> None:
    p = position().built(0, "befestigtes_lager", "L1 above")
    g = roll(p.stock(0, grain=3, wool=3, ore=3, lumber=2, brick=3).before_roll(), "brigands", 6)  # 8 without them
    assert stock(g, 0) == {"grain": 3, "lumber": 2, "brick": 3, "gold": 1}


@rule("KB-10")
@pytest.mark.parametrize(("place", "robbed"), [("L1 below", True), ("R1 above", False)])
def test_a_storehouse_covers_only_the_two_regions_beside_it(place: str, robbed: bool) -> None:
    p = position().built(0, "befestigtes_lager", place).stock(0, L1_above=3, L1_below=1, C_below=1, C_above=1)
    g = roll(p.stock(0, R1_above=3, R1_below=2).before_roll(), "brigands", 6)  # L1 below leaves 9, R1 above leaves 7
    assert ("ore" not in stock(g, 0)) == robbed


@rule("KB-10")
def test_two_storehouses_cover_their_regions_together() -> None:
    p = position().built(0, "befestigtes_lager", "L1 above").built(0, "befestigtes_lager", "R1 below")
    p.stock(0, L1_above=3, L1_below=2, C_above=3, C_below=3, R1_above=3, R1_below=2)  # 5 are counted
    g = roll(p.before_roll(), "brigands", 6)
    assert stock(g, 0) == {"grain": 3, "ore": 2, "wool": 3, "lumber": 3, "brick": 3, "gold": 3}


@rule("KB-10")
def test_the_opponents_storehouse_does_not_help() -> None:
    g = roll(position().built(1, "befestigtes_lager", "L1 above").stock(0, **EIGHT).before_roll(), "brigands", 6)
    assert stock(g, 0) == {**ROBBED, "gold": 2}


@rule("KB-10", "103.B.a", "101.D.b")
@pytest.mark.parametrize(("turn", "robbed"), [(1, False), (2, False), (3, False), (4, False), (5, True), (6, True)])
def test_brigands_do_not_come_in_the_first_two_rounds(turn: int, robbed: bool) -> None:
    g = roll(position(turn=turn).stock(0, **EIGHT).stock(1, **EIGHT).before_roll(), "brigands", 6)
    assert stock(g, 0) == {**(ROBBED if robbed else EIGHT), "gold": 2}
    assert stock(g, 1) == {**(ROBBED if robbed else EIGHT), "brick": 1}
    assert asked(g) == (0, "main")


@rule("KB-10", "101.D.b")
@pytest.mark.parametrize("edition", OLD)
def test_in_the_older_base_game_they_come_from_the_start(edition: str) -> None:
    g = roll(position(turn=1, edition=edition).stock(0, **EIGHT).before_roll(), "brigands", 6)
    assert stock(g, 0) == {**ROBBED, "gold": 2}


@rule("121.A.a")
def test_a_storehouse_does_not_help_against_the_action_raid() -> None:
    p = position().hand(0, "raubzug").actions_open().built(1, "befestigtes_lager", "L1 above").stock(1, L1_above=2)
    g = do(p.main(), "play raubzug", "die 5")
    assert asked(g) == (0, "take")
    assert options(g) == ["region opponent L1 above", "pass"]
    do(g, "region opponent L1 above", "region opponent L1 above")
    assert (stock(g, 0), stock(g, 1)) == ({"grain": 2}, {})
    assert asked(g) == (0, "main")
