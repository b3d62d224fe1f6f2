"""What the normal player of the board saves for, and what it does beside that."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.board.bots.normal import BoardNormal
from catanica.games.board.bots.plans import Means, army_open, plan, roads_to_highway
from catanica.games.board.bots.taste import NAMES, PLANNER, Taste
from catanica.games.board.goods import CARD_COST, CITY_COST, ROAD_COST, TOWN_COST
from catanica.games.board.state import BoardState
from catanica.games.board.words import to_text
from tests.games.board.scene import hold, play, scene

WEST = ("N-2,1", "S-2,0", "N-3,2", "S-2,1", "N-3,3")


def choice(s: BoardState) -> str:
    """What the bot does now, as text."""
    return to_text(s, BoardNormal(1).choose(s.redacted(s.to_move)))


def wait(s: BoardState, price: int) -> int:
    """How long seat 0 expects to wait for a price."""
    return int(Means(s, 0, PLANNER).wait(price))


def test_nobody_waits_for_what_is_paid_or_can_be_had_at_sea() -> None:
    assert wait(scene().town(0, "N0,0").give(0, "1 wool 1 grain 1 ore").rolled(), CARD_COST) == 0
    assert wait(scene().town(0, "N0,0").give(0, "5 wool 1 grain").rolled(), CARD_COST) == 0
    assert wait(scene().town(0, "N0,0").give(0, "4 wool 1 grain").rolled(), CARD_COST) > 0


def test_what_is_earned_often_comes_sooner_and_two_cards_later_than_one() -> None:
    poor, rich = scene().town(0, "N0,0").rolled(), scene().city(0, "N0,0").rolled()
    for price in (ROAD_COST, TOWN_COST, CITY_COST, CARD_COST):
        assert wait(rich, price) < wait(poor, price)
        assert wait(poor, price + CARD_COST) > wait(poor, price)


def test_it_saves_for_what_it_nearly_has() -> None:
    earns_grain, earns_wool = scene().town(0, "N-1,3"), scene().town(0, "N1,1")
    assert plan(earns_grain.give(0, "3 ore 1 grain").rolled(), 0, PLANNER).price == CITY_COST
    assert plan(earns_wool.give(0, "3 ore 1 grain").rolled(), 0, PLANNER).price == CARD_COST


def test_a_road_that_brings_the_longest_one_and_the_game_comes_first() -> None:
    cities = ("N0,0", "N2,0", "N-1,3", "N0,-2")
    s = scene().city(0, *cities).roads(0, *WEST).give(0, "2 brick 2 lumber 3 ore 2 grain").rolled()
    assert (s.points(0), s.lengths[0], roads_to_highway(s, 0)) == (8, 4, 1)
    aim = plan(s, 0, PLANNER)
    assert (aim.price, aim.for_length) == (ROAD_COST, True)
    play(s, choice(s))
    assert (s.highway, s.winner) == (0, 0)


def test_the_army_is_open_while_one_knight_decides_it() -> None:
    s = scene().town(0, "N0,0").rolled()
    assert not army_open(s, 0)
    hold(s, 0, "1 knight")
    assert army_open(s, 0)
    s.knights[0] = 3
    assert not army_open(s, 0)
    s.knights[1] = 4
    assert army_open(s, 0)


def test_roads_are_laid_beside_the_savings_never_from_them() -> None:
    assert choice(scene().town(0, "N-1,3").give(0, "3 ore 1 grain 1 brick 1 lumber").rolled()).startswith("build road")
    assert choice(scene().town(0, "N-1,3").give(0, "3 ore 1 grain 2 brick").rolled()) == "end turn"


def test_it_does_not_deal_with_its_only_opponent() -> None:
    s = scene(players=2).town(1, "N0,0").give(0, "1 ore 1 wool").give(1, "2 ore 2 grain 1 lumber").rolled()
    play(s, "offer 1 ore for 1 lumber")
    assert choice(s) == "decline"
    t = scene(players=2).town(0, "N2,0").town(1, "N-2,1").give(0, "3 ore 1 grain 1 brick").give(1, "2 grain").rolled()
    assert choice(t) == "end turn"


def test_a_taste_has_all_its_numbers() -> None:
    with pytest.raises(ValueError, match=f"{len(NAMES)} numbers, not 2"):
        Taste(vec[i64]([1, 2]))
