"""Dice, events, production, winning (PR-2, PR-3, PR-4, PR-22, PR-24)."""

import pytest

from catanica.games.principality.cards.powers import knight_owner, mill_owner
from catanica.games.principality.position.duel import Duel
from tests.support.position import do, options
from tests.support.princes import intro, roll, table
from tests.support.reading import asked, in_play, points, stock
from tests.support.rules import rule


@rule("PR-2")
def test_brigands_come_before_production() -> None:
    g = intro().stock(0, wool=3, gold=3, ore=2).stock(1, wool=2).before_roll()
    roll(g, "brigands", 1)
    assert stock(g, 0) == {"ore": 2, "gold": 1}
    assert stock(g, 1) == {"wool": 3}
    assert asked(g) == (0, "main")


@rule("PR-2")
def test_seven_goods_are_safe_from_brigands() -> None:
    g = intro().stock(0, wool=3, gold=3, ore=1).before_roll()
    roll(g, "brigands", 2)
    assert stock(g, 0) == {"wool": 3, "gold": 3, "ore": 1, "lumber": 1}


@rule("PR-2")
def test_a_storehouse_leaves_goods_out_of_the_count_but_does_not_protect_them() -> None:
    safe = intro().built(0, "lagerstaette", "L1 above").stock(0, lumber=3, gold=3, ore=3).before_roll()
    roll(safe, "brigands", 4)
    assert stock(safe, 0)["gold"] == 3
    over = intro().built(0, "lagerstaette", "L1 above").stock(0, gold=3, ore=3, grain=3, brick=2).before_roll()
    roll(over, "brigands", 2)
    assert "gold" not in stock(over, 0)


@rule("PR-2")
def test_other_events_come_after_production() -> None:
    g = intro().stock(1, lumber=2).before_roll()
    roll(g, "harvest", 3)  # hills of seat 0, forest of seat 1
    assert stock(g, 0) == {"brick": 1}
    assert stock(g, 1) == {"lumber": 3}
    assert asked(g) == (0, "gain")


@rule("PR-3")
def test_a_celebration_pays_whoever_has_more_skill() -> None:
    g = intro(active=1).built(0, "inga", "L1 above").built(1, "harald", "L1 above").before_roll()
    roll(g, "celebration", 3)
    assert asked(g) == (0, "gain")
    do(g, "region L1 above")
    assert asked(g) == (1, "main")


@rule("PR-3")
def test_a_celebration_with_equal_skill_pays_both_even_at_nil() -> None:
    g = intro().before_roll()
    roll(g, "celebration", 3)
    assert asked(g) == (0, "gain")
    do(g, "region C above")
    assert asked(g) == (1, "gain")
    do(g, "region C above")
    assert asked(g) == (0, "main")


@rule("PR-3")
def test_trade_lets_the_holder_of_the_advantage_take_one() -> None:
    g = intro(active=1).stock(1, ore=1)
    for place, ship in (("L1 above", "erz"), ("L1 below", "gold"), ("R1 above", "woll")):
        g.built(0, f"{ship}_handelsschiff", place)
    pos = g.before_roll()
    roll(pos, "trade", 4)
    assert asked(pos) == (0, "take")
    do(pos, "region opponent R1 below")
    assert stock(pos, 0) == {"ore": 1, "wool": 1}
    assert asked(pos) == (1, "main")


@rule("PR-3", "PR-4")
def test_trade_without_a_holder_does_nothing() -> None:
    pos = intro().stock(1, ore=1).built(0, "erz_handelsschiff", "L1 above").built(0, "markt", "L1 below").before_roll()
    roll(pos, "trade", 3)
    assert asked(pos) == (0, "main")


@rule("PR-4")
@pytest.mark.parametrize(("mine", "theirs", "holder"), [
    (["harald"], [], -1), (["candamir"], [], 0), (["candamir"], ["harald", "osmund"], -1),
    (["harald"], ["osmund", "austin"], 1),
])  # fmt: skip
def test_an_advantage_needs_three_points_and_more_than_the_other(
    mine: list[str], theirs: list[str], holder: int
) -> None:
    pos = intro()
    for seat, cards in enumerate((mine, theirs)):
        for place, card in zip(("L1 above", "R1 above"), cards, strict=False):
            pos.built(seat, card, place)
    g = pos.main()
    assert knight_owner(g) == holder
    assert [points(g, 0), points(g, 1)] == [2 + (holder == 0), 2 + (holder == 1)]
    assert mill_owner(g) == -1


@rule("PR-24")
def test_production_serves_both_and_surplus_is_lost() -> None:
    g = intro().stock(0, brick=3).before_roll()
    roll(g, "trade", 3)
    assert stock(g, 0) == {"brick": 3}
    assert stock(g, 1) == {"lumber": 1}


@rule("PR-24")
@pytest.mark.parametrize(("card", "number", "kind", "place"), [
    ("holzfaellerlager", 2, "lumber", "L1 above"), ("ziegelbrennerei", 3, "brick", "L1 below"),
    ("webstube", 4, "wool", "L1 below"), ("eisenschmelze", 5, "ore", "R1 below"),
    ("getreidemuehle", 6, "grain", "R1 above"),
])  # fmt: skip
def test_boosters_double_the_production_roll_only(card: str, number: int, kind: str, place: str) -> None:
    g = intro().built(0, card, place).before_roll()
    roll(g, "harvest", number)
    assert stock(g, 0)[kind] == 2
    while asked(g)[1] == "gain":
        do(g, options(g)[0])
    assert sum(stock(g, 0).values()) == 3, "the harvest brings one"


@rule("PR-22")
def test_the_introductory_game_ends_with_the_own_turn() -> None:
    g = intro().settlement(0, "L2", "wald_stapel_6", "gebirge_stapel_4").city(0, "L1", "R1", "L2")
    pos = g.built(0, "candamir", "L1 above").main()
    assert points(pos, 0) == 7
    assert asked(pos) == (0, "main")
    do(pos, "end")
    assert pos.outcome is not None
    assert pos.outcome.winners == [0]


@rule("PR-22")
def test_six_points_do_not_end_it() -> None:
    g = intro().settlement(0, "L2", "wald_stapel_6", "gebirge_stapel_4").city(0, "L1", "R1", "L2").main()
    do(g, "end")
    assert asked(g) == (1, "before_roll")


@rule("PR-22")
def test_a_theme_game_ends_at_once_in_the_own_turn_and_never_in_the_other_ones() -> None:
    def rich(active: int) -> Duel:
        pos = table("zeit_des_goldes", active=active).settlement(0, "L2", "wald_stapel_6", "gebirge_stapel_4")
        pos.city(0, "L1", "L2").built(0, "haendlergilde", "L1 above").built(0, "salzspeicher", "L1 above")
        pos.built(0, "muenzstaette", "L1 below").built(0, "muenzstaette", "L1 below").built(0, "stapelhaus", "L2 above")
        pos.built(0, "stapelhaus", "L2 above").stock(0, ore=3, grain=2)
        return pos.main()

    g = rich(0)
    assert points(g, 0) == 11
    do(g, "city R1")
    assert g.outcome is not None
    assert g.outcome.winners == [0]
    other = rich(1)
    assert asked(other) == (1, "main")


@rule("PR-22")
def test_who_has_the_points_when_the_own_turn_begins_has_won_before_the_dice_fall() -> None:
    pos = table("zeit_des_goldes", active=1).settlement(0, "L2", "wald_stapel_6", "gebirge_stapel_4")
    pos.city(0, "L1", "L2", "R1").built(0, "haendlergilde", "L1 above").built(0, "salzspeicher", "L1 above")
    pos.built(0, "muenzstaette", "L1 below").built(0, "muenzstaette", "L1 below").built(0, "stapelhaus", "L2 above")
    g = pos.built(0, "stapelhaus", "L2 above").main()
    assert (points(g, 0), g.outcome) == (12, None), "not in the opponent's turn"
    do(g, "end")
    while g.outcome is None and g.active == 1:
        do(g, options(g)[-1])
    assert g.outcome is not None
    assert (g.outcome.winners, g.outcome.reason, g.die) == ([0], "points", 0)


@rule("PR-22")
def test_the_introductory_game_does_not_end_when_a_turn_begins() -> None:
    g = intro(active=1).settlement(0, "L2", "wald_stapel_6", "gebirge_stapel_4").city(0, "L1", "R1", "L2")
    pos = do(g.built(0, "candamir", "L1 above").main(), "end")
    while pos.active == 1:
        do(pos, options(pos)[-1])
    assert (points(pos, 0), asked(pos)) == (7, (0, "before_roll"))


@rule("PR-24")
def test_the_market_helps_whoever_has_fewer_regions_of_the_number() -> None:
    pos = intro().settlement(1, "L2", "huegelland_stapel_5", "wald_stapel_4").built(0, "markt", "L1 above")
    g = pos.before_roll()
    roll(g, "trade", 5)  # seat 0 mountains; seat 1 fields and hills
    assert asked(g) == (0, "gain_of")
    assert options(g) == ["region L1 below", "region R1 above"]
    do(g, "region L1 below")
    assert stock(g, 0) == {"brick": 1, "ore": 1}
    assert in_play(g, 0) == ["markt"]
    assert asked(g) == (0, "main")


@rule("PR-22")
@pytest.mark.parametrize("cities", [5, 6])
def test_who_has_the_points_when_the_dice_are_worked_off_has_won(cities: int) -> None:
    pos = table("zeit_des_goldes")
    for column in ("L2", "L3", "R2", "R3"):
        pos.settlement(0, column, "wald_stapel_6", "wald_stapel_4")
    g = pos.city(0, *("L2", "L3", "R2", "R3", "R1", "L1")[:cities]).before_roll()
    roll(g, "brigands", 3)
    assert points(g, 0) == 6 + cities
    assert (g.outcome is not None) == (cities == 6)
