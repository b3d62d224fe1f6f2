"""Commodity exchange, goldsmith, trade settlement abroad, wainwright."""

import pytest

from catanica.games.principality.cards.powers import trade_points
from catanica.games.principality.position.piece import goods_on
from catanica.games.principality.vocabulary import card_of
from tests.rulings.handel_wandel.land import last, resting, trading
from tests.rulings.together.land import until
from tests.support.position import do, faults, options, roll
from tests.support.reading import asked, hand, in_play, stock
from tests.support.rules import rule


@rule("103.F.b", "120.E.d")
@pytest.mark.parametrize(("number", "yields"), [(1, {"grain": 2}), (3, {"wool": 2}), (5, {"brick": 1})])
def test_beside_a_commodity_exchange_each_region_yields_one_more(number: int, yields: dict[str, int]) -> None:
    p = trading().built(0, "warenboerse", "L1 above")
    assert stock(roll(p.before_roll(), "trade_advantage", number), 0) == yields, "it touches grain and wool, not brick"


@rule("103.F.b", "121.D.a")
def test_with_a_doubler_it_is_three() -> None:
    p = trading().built(0, "getreidemuehle", "L1 above").built(0, "warenboerse", "L1 above")
    assert stock(roll(p.before_roll(), "trade_advantage", 1), 0) == {"grain": 3}
    p = resting(trading().built(0, "getreidemuehle", "L1 above").built(0, "warenboerse", "L1 above"), 0)
    assert stock(roll(p.before_roll(), "trade_advantage", 1), 0) == {"grain": 2}


@rule("103.F.b")
def test_the_exchange_works_in_the_opponent_s_turn_too() -> None:
    p = trading(active=1).built(0, "warenboerse", "L1 above")
    assert stock(roll(p.before_roll(), "trade_advantage", 1), 0) == {"grain": 2}


@rule("103.F.b", "103.I.e")
def test_a_goldsmith_doubles_gold() -> None:
    p = trading().built(0, "goldschmiede", "R1 below")
    assert stock(roll(p.before_roll(), "trade_advantage", 6), 0) == {"gold": 2}
    p = trading().built(0, "goldschmiede", "R1 above")
    assert stock(roll(p.before_roll(), "trade_advantage", 6), 0) == {"gold": 1}


@rule("120.E.c", "103.F.b", "121.D.a")
def test_a_trade_settlement_brings_its_builder_a_resource_of_the_regions_beside_it() -> None:
    p = trading().built(1, "handelsniederlassung", "L1 above", owner=0)
    g = roll(p.before_roll(), "trade_advantage", 2)
    assert (stock(g, 0), stock(g, 1)) == ({"ore": 1, "grain": 1}, {"grain": 1}), "the opponent loses nothing"
    g = roll(trading().built(1, "handelsniederlassung", "L1 above", owner=0).before_roll(), "trade_advantage", 4)
    assert (stock(g, 0), stock(g, 1)) == ({"lumber": 1, "wool": 1}, {"wool": 1})


@rule("120.E.d")
@pytest.mark.parametrize("full", [False, True])
def test_it_is_always_one_whatever_the_region_yields(full: bool) -> None:
    p = trading().built(1, "getreidemuehle", "L1 above").built(1, "handelsniederlassung", "L1 above", owner=0)
    g = roll((p.stock(1, grain=3) if full else p).before_roll(), "trade_advantage", 2)
    assert stock(g, 0) == {"ore": 1, "grain": 1}


@rule("103.I.e")
def test_it_pays_in_the_opponent_s_turn_too_and_with_both_numbers_twice() -> None:
    p = (
        trading(active=1)
        .regions(1, C_above="huegelland_stapel_2")
        .built(1, "handelsniederlassung", "L1 above", owner=0)
    )
    g = roll(p.before_roll(), "trade_advantage", 2)
    assert stock(g, 0) == {"ore": 1, "grain": 1, "brick": 1}


@rule("120.E.c")
def test_without_room_at_home_it_brings_nothing() -> None:
    p = trading().built(1, "handelsniederlassung", "L1 above", owner=0).stock(0, grain=3)
    assert stock(roll(p.before_roll(), "trade_advantage", 2), 0) == {"ore": 1, "grain": 3}


@rule("120.E.a", "103.F.c", "120.E.b")
def test_above_six_trade_points_it_is_driven_out_after_it_has_paid() -> None:
    p = trading().built(1, "handelsniederlassung", "L1 above", owner=0).built(1, "handelskontor", "L1 below")
    last(p.built(1, "faerberei", "region C above"), 1, 3)
    assert trade_points(p.g, 1) == 6
    g = roll(p.before_roll(), "trade_advantage", 2)
    assert "handelsniederlassung" in in_play(g, 1)
    p = trading().built(1, "handelsniederlassung", "L1 above", owner=0).built(1, "handelskontor", "L1 below")
    last(p.built(1, "faerberei", "region C above"), 1, 3).built(1, "zollstation", "R1 above")
    g = roll(p.before_roll(), "tournament", 2)
    assert "handelsniederlassung" not in in_play(g, 1)
    assert [g.cat.ids[card_of(c)] for c in g.discard] == ["handelsniederlassung"]


@rule("120.E.b", "112.G.d")
def test_burnt_it_returns_to_its_builder_s_hand() -> None:
    p = trading(active=1).built(1, "handelsniederlassung", "L1 above", owner=0).hand(1, "feuerteufel")
    g = do(p.main(), "play feuerteufel", "die 1")
    assert (hand(g, 0), in_play(g, 1)) == (["handelsniederlassung"], [])


@rule("120.A.a")
def test_it_goes_to_a_free_site_of_a_settlement_too_and_only_its_builder_tears_it_down() -> None:
    g = trading().hand(0, "handelsniederlassung").rich(0).main()
    do(g, "build handelsniederlassung R1 below")
    assert in_play(g, 1) == ["handelsniederlassung"]
    do(g, "demolish handelsniederlassung R1 below abroad")
    assert in_play(g, 1) == []
    p = trading(active=1).built(1, "handelsniederlassung", "L1 above", owner=0)
    assert faults(p.main(), "demolish handelsniederlassung L1 above") == ["not_yours"]


@rule("103.C.b", "103.G.c", "103.P.c")
def test_the_wainwright_names_a_kind_before_the_roll_and_moves_it_afterwards_as_often_as_one_likes() -> None:
    p = trading().built(0, "wagner", "L1 above").regions(0, R1_above="weideland_stapel_6").stock(0, C_above=2)
    g = do(p.before_roll(), "use wagner L1 above", "want wool")
    assert "use wagner L1 above" not in options(g), "one kind for each card"
    g = roll(g, "trade_advantage", 1)
    do(g, "use wagner L1 above")
    assert options(g) == ["region C above"]
    do(g, "region C above", "use wagner L1 above", "region C above")
    assert (g.land(0).stock_at(12), g.land(0).stock_at(14)) == (0, 2)
    do(g, "use wagner L1 above", "region R1 above")
    assert (g.land(0).stock_at(12), g.land(0).stock_at(14)) == (1, 1)


@rule("103.C.b")
def test_other_kinds_stay_where_they_are_and_the_name_is_forgotten_with_the_turn() -> None:
    p = trading().built(0, "wagner", "L1 above").regions(0, R1_above="weideland_stapel_6").stock(0, C_above=2)
    g = roll(do(p.before_roll(), "use wagner L1 above", "want grain"), "trade_advantage", 1)
    assert "use wagner L1 above" not in options(g)
    p = trading().built(0, "wagner", "L1 above").regions(0, R1_above="weideland_stapel_6").stock(0, C_above=2)
    g = roll(p.before_roll(), "trade_advantage", 1)
    assert "use wagner L1 above" not in options(g), "nothing was named"
    p = trading().built(0, "wagner", "L1 above").regions(0, R1_above="weideland_stapel_6").stock(0, C_above=2)
    p.stack(1, *["markt"] * 9)
    g = roll(do(p.before_roll(), "use wagner L1 above", "want wool"), "tournament", 1)
    until(do(until(g, 0, "main"), "end"), 1, "before_roll")
    until(do(until(roll(g, "tournament", 1), 1, "main"), "end"), 0, "before_roll")
    until(roll(g, "tournament", 1), 0, "main")
    assert "use wagner L1 above" not in options(g), "it was named in another turn"


@rule("103.C.b")
def test_the_cart_goes_to_any_other_region_of_its_kind_with_room() -> None:
    p = trading().built(0, "wagner", "L1 above").settlement(0, "R2", "weideland_stapel_6", "weideland_stapel_5")
    g = roll(do(p.stock(0, C_above=1).before_roll(), "use wagner L1 above", "want wool"), "trade_advantage", 2)
    do(g, "use wagner L1 above", "region C above")
    assert options(g) == ["region R2 above", "region R2 below"]
    p = trading().built(0, "wagner", "L1 above").regions(0, L6_above="weideland_stapel_6").stock(0, C_above=1)
    p.g.land(0).settlements |= 1  # as far left as a land can reach
    g = roll(do(p.before_roll(), "use wagner L1 above", "want wool"), "trade_advantage", 2)
    do(g, "use wagner L1 above", "region C above")
    assert stock(g, 0)["wool"] == 1
    assert g.land(0).stock_at(0) == 1


@rule("103.C.b")
def test_bricks_stay_too_where_wool_was_named() -> None:
    p = trading().built(0, "wagner", "L1 above").settlement(0, "L2", "weideland_stapel_6", "huegelland_stapel_1")
    g = do(p.stock(0, C_above=1, R1_above=1).before_roll(), "use wagner L1 above", "want wool")
    assert options(do(roll(g, "trade_advantage", 2), "use wagner L1 above")) == ["region C above"]


@rule("121.N.a", "103.P.b")
def test_the_wainwright_is_not_usable_in_the_turn_it_is_built() -> None:
    p = trading().regions(0, R1_above="weideland_stapel_6").hand(0, "wagner").stock(0, C_above=2, lumber=2)
    g = do(p.main(), "build wagner L1 above")
    assert "use wagner L1 above" not in options(g)


@rule("121.N.b")
def test_once_it_is_lost_nothing_moves_any_more() -> None:
    p = trading().built(0, "wagner", "L1 above").regions(0, R1_above="weideland_stapel_6").stock(0, C_above=2)
    g = roll(do(p.before_roll(), "use wagner L1 above", "want wool"), "trade_advantage", 1)
    do(g, "demolish wagner L1 above")
    assert not [o for o in options(g) if o.startswith("use")]


def test_two_wainwrights_on_one_side_name_two_kinds() -> None:
    p = trading().built(0, "wagner", "L1 above").built(0, "wagner", "L1 above")
    p.settlement(0, "L2", "weideland_stapel_6", "getreidefeld_stapel_3").stock(0, C_above=1, L1_above=1)
    g = do(p.before_roll(), "use wagner L1 above", "want wool", "use wagner L1 above", "want grain")
    assert asked(g) == (0, "before_roll")
    g = roll(g, "trade_advantage", 2)
    do(g, "use wagner L1 above")
    assert sorted(options(g)) == ["region C above", "region L1 above"]


@rule("103.C.b", "121.N.b")
def test_each_wainwright_moves_its_own_kind_only_and_forgets_it_with_the_turn() -> None:
    p = trading().built(0, "wagner", "L1 above").built(0, "wagner", "R1 above")
    p.settlement(0, "L2", "weideland_stapel_6", "getreidefeld_stapel_3").stock(0, C_above=1, L1_above=1)
    g = do(p.before_roll(), "use wagner L1 above")
    assert options(g) == [f"want {kind}" for kind in ("brick", "lumber", "ore", "grain", "wool", "gold")]
    do(g, "want wool", "use wagner R1 above", "want grain")
    g = do(roll(g, "trade_advantage", 2), "use wagner L1 above")
    assert options(g) == ["region C above"]
    do(g, "region C above", "end")
    assert [goods_on(q) for q in g.land(0).built] == [0, 0]


@rule("103.C.b")
def test_a_single_free_place_is_enough_for_a_cart() -> None:
    p = trading().built(0, "wagner", "L1 above").regions(0, R1_above="weideland_stapel_6")
    g = roll(do(p.stock(0, C_above=3, R1_above=2).before_roll(), "use wagner L1 above", "want wool"), "tournament", 3)
    while asked(g)[1] != "main":
        do(g, options(g)[0])
    assert options(do(g, "use wagner L1 above")) == ["region C above"]


@rule("103.C.b")
def test_a_cartwright_beside_another_card_of_its_side_is_the_one_that_is_used() -> None:
    p = trading().built(0, "goldschmiede", "L1 above").built(0, "wagner", "L1 above")
    g = p.regions(0, R1_above="weideland_stapel_6").stock(0, C_above=2).before_roll()
    roll(do(g, "use wagner L1 above", "want wool"), "tournament", 3)
    while asked(g)[1] != "main":
        do(g, options(g)[0])
    assert "use wagner L1 above" in options(g)


@rule("103.C.b")
def test_of_two_cartwrights_the_one_that_named_nothing_moves_nothing() -> None:
    p = trading().built(0, "wagner", "L1 above").built(0, "wagner", "L1 above")
    p.regions(0, L1_below="weideland_stapel_6", L1_above="huegelland_stapel_1").stock(0, C_above=1, R1_above=1)
    g = roll(do(p.before_roll(), "use wagner L1 above", "want wool"), "tournament", 4)
    while asked(g)[1] != "main":
        do(g, options(g)[0])
    assert options(do(g, "use wagner L1 above")) == ["region C above"]
