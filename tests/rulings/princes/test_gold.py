"""The odd cards of Zeit des Goldes."""

import pytest

from catanica.games.principality.cards.powers import trade_points
from catanica.games.principality.position.geometry import STORE
from catanica.games.principality.position.piece import stock_of
from tests.support.position import do, faults, options
from tests.support.princes import Table, discard, roll, table
from tests.support.reading import asked, in_play, points, stock
from tests.support.rules import rule


def gold(active: int = 0) -> Table:
    """A game of Zeit des Goldes."""
    return table("zeit_des_goldes", active)


@rule("PR-27")
def test_gudrun_takes_two_gold_per_pirate_ship() -> None:
    g = gold().built(0, "kaperschiff", "L1 above").hand(0, "gudrun").stock(1, gold=3).main()
    do(g, "play gudrun")
    assert (stock(g, 0), stock(g, 1)) == ({"gold": 2}, {"gold": 1})
    assert faults(gold().hand(0, "gudrun").stock(1, gold=3).main(), "play gudrun") == ["needs_card"]
    poor = gold().built(0, "kaperschiff", "L1 above").hand(0, "gudrun").main()
    assert faults(poor, "play gudrun") == ["nothing_to_take"]


@rule("PR-27")
def test_the_merchant_takes_two_and_gives_one_back() -> None:
    g = gold().city(0, "L1").hand(0, "haendler").stock(1, ore=1, wool=1).main()
    do(g, "play haendler", "region opponent R1 below", "region opponent C below", "region R1 below")
    assert (stock(g, 0), stock(g, 1)) == ({"wool": 1}, {"ore": 1})
    assert asked(g) == (0, "main")
    assert faults(gold().hand(0, "haendler").stock(1, ore=1).main(), "play haendler") == ["needs_trade_or_city"]


@rule("PR-27")
def test_the_trade_master_takes_two_named_goods() -> None:
    g = gold().city(0, "L1").built(0, "haendlergilde", "L1 above").hand(0, "handelsmeister").stock(1, ore=3).main()
    do(g, "play handelsmeister", "region opponent R1 below", "region opponent R1 below")
    assert (stock(g, 0), stock(g, 1)) == ({"ore": 2}, {"ore": 1})
    assert faults(gold().hand(0, "handelsmeister").stock(1, ore=3).main(), "play handelsmeister") == ["needs_card"]


@rule("PR-41")
def test_the_raid_fills_one_own_region() -> None:
    g = gold().built(0, "candamir", "L1 above").hand(0, "raubzug_gold").stock(0, ore=1).stock(1, ore=3, wool=1).main()
    do(g, "play raubzug_gold")
    assert options(g) == ["region C below", "region R1 below"]
    do(g, "region R1 below")
    assert (stock(g, 0), stock(g, 1)) == ({"ore": 3}, {"ore": 1, "wool": 1})
    assert faults(gold().hand(0, "raubzug_gold").stock(1, ore=3).main(), "play raubzug_gold") == ["needs_knight"]


@rule("PR-3")
def test_reiner_makes_the_event_a_celebration_with_one_more_for_his_player() -> None:
    g = gold().hand(0, "reiner_der_herold").before_roll()
    do(g, "play reiner_der_herold", "roll", "die 3")
    for _ in range(2):
        assert asked(g) == (0, "gain")
        do(g, "region L1 above")
    assert asked(g) == (1, "gain")
    do(g, "region L1 above")
    assert asked(g) == (0, "main")
    assert stock(g, 0) == {"brick": 1, "lumber": 2}


@rule("PR-2", "PR-33")
def test_the_gold_cache_stores_gold_that_brigands_neither_count_nor_take() -> None:
    pos = gold().built(0, "harald", "L1 above").built(0, "goldversteck", "region L1 above").stock(0, ore=3, wool=3)
    pos.g.land(0).change(26, 3)
    g = pos.before_roll()
    roll(g, "brigands", 2)
    assert stock(g, 0) == {"ore": 3, "wool": 3, "gold": 3, "lumber": 1}
    assert faults(gold().hand(0, "goldversteck").main(), "build goldversteck region L1 above") == ["needs_strong_hero"]


@rule("PR-2", "PR-28")
def test_gold_of_the_cache_pays_and_goes_with_it() -> None:
    pos = gold().built(0, "harald", "L1 above").built(0, "goldversteck", "region L1 above")
    g = pos.stock(0, gold=3).main()
    pos.g.land(0).change(26, 2)
    do(g, "bank gold ore", "region store", "region store")
    assert stock(g, 0) == {"gold": 2, "ore": 1}
    do(g, "demolish goldversteck region L1 above")
    assert stock(g, 0) == {"gold": 2, "ore": 1}
    assert g.land(0).end() == 16


@rule("PR-2", "PR-33")
def test_a_cache_is_no_region_that_takes_another_card() -> None:
    start = gold().built(0, "harald", "L1 above").built(0, "goldversteck", "region L1 above").hand(0, "goldversteck")
    for n in range(2, 7):
        start.settlement(0, f"R{n}", "wald_stapel_6", "wald_stapel_4")
    places = [o for o in options(start.rich(0).main()) if o.startswith("build goldversteck ")]
    assert places
    assert all(o.startswith("build goldversteck region ") for o in places)


@rule("PR-7")
def test_the_pirate_ship_sinks_a_trade_ship_its_owner_chooses() -> None:
    pos = gold().hand(0, "kaperschiff").stock(0, lumber=1, wool=1).built(1, "erz_handelsschiff", "L1 above")
    g = pos.built(1, "gold_handelsschiff", "R1 above").main()
    do(g, "build kaperschiff L1 above")
    assert asked(g) == (1, "give_up")
    do(g, "target own erz_handelsschiff L1 above")
    assert (in_play(g, 1), discard(g)) == (["gold_handelsschiff"], ["erz_handelsschiff"])
    assert asked(g) == (0, "main")


@rule("PR-3")
def test_the_pirate_ship_brings_one_gold_at_the_harvest() -> None:
    g = gold().built(0, "kaperschiff", "L1 above").built(0, "kaperschiff", "R1 above").before_roll()
    roll(g, "harvest", 3)
    do(g, "region L1 above", "region L1 above")
    assert stock(g, 0)["gold"] == 2


@rule("PR-24", "PR-41")
@pytest.mark.parametrize(("field", "hidden", "after"), [(2, 0, (3, 0)), (3, 0, (3, 1)), (3, 2, (3, 3)), (3, 3, (3, 3))])
def test_gold_a_full_river_yields_lies_in_the_cache(field: int, hidden: int, after: tuple[int, int]) -> None:
    pos = gold(active=1).built(0, "goldversteck", "region L1 above").stock(0, gold=field, wool=3)
    pos.g.land(0).change(STORE, hidden)
    g = roll(pos.before_roll(), "brigands", 1)
    land = g.land(0)
    assert (land.stock_at(12), land.stock_at(STORE)) == after


@rule("PR-24", "PR-41")
def test_a_cache_stores_no_wool_and_without_one_the_surplus_is_lost() -> None:
    pos = gold().built(0, "goldversteck", "region L1 above").stock(0, wool=3).stock(1, gold=3)
    g = roll(pos.before_roll(), "brigands", 4)  # pasture of seat 0, gold of seat 1
    assert (stock(g, 0), stock(g, 1)) == ({"wool": 3}, {"gold": 3})


@rule("PR-3", "PR-41")
def test_gold_that_finds_no_room_in_river_and_cache_is_lost() -> None:
    start = gold().built(0, "harald", "L1 above").built(0, "goldversteck", "region L1 above").stock(0, gold=3)
    start.g.land(0).change(STORE, 3)
    g = roll(start.built(0, "kaperschiff", "R1 above").before_roll(), "harvest", 3)
    do(g, "region L1 above", "region L1 above")
    assert (asked(g), stock(g, 0)["gold"]) == ((0, "main"), 6)


@rule("PR-4")
@pytest.mark.parametrize(("ships", "worth"), [(2, 0), (3, 1)])
def test_the_harbour_is_worth_a_point_with_three_trade_ships(ships: int, worth: int) -> None:
    pos = gold().city(0, "L1").built(0, "hafen", "L1 above")
    for card, place in list(zip(("erz", "gold", "woll"), ("L1 above", "L1 below", "L1 below"), strict=True))[:ships]:
        pos.built(0, f"{card}_handelsschiff", place)
    assert points(pos.main(), 0) == 3 + worth + 1  # the trade advantage too


@rule("PR-4")
def test_trading_post_and_salt_silo_raise_commerce() -> None:
    post = gold().city(0, "L1").built(0, "handelsstuetzpunkt", "L1 above").built(0, "markt", "L1 above")
    assert trade_points(post.built(0, "hafen", "L1 below").main(), 0) == 5
    silo = gold().city(0, "L1").built(0, "salzspeicher", "L1 above").built(0, "erz_handelsschiff", "R1 above")
    assert trade_points(silo.main(), 0) == 2


@rule("PR-3")
def test_the_moneylender_takes_two_at_trade() -> None:
    pos = gold().city(0, "L1").built(0, "geldverleiher", "L1 above").built(0, "haendlergilde", "L1 above")
    g = pos.built(0, "markt", "L1 below").stock(1, ore=2).before_roll()
    roll(g, "trade", 3)
    do(g, "region opponent R1 below", "region opponent R1 below")
    assert stock(g, 0) == {"brick": 1, "ore": 2}


@rule("PR-26")
def test_each_mint_turns_one_gold_into_another_resource_once_per_turn() -> None:
    pos = gold().city(0, "L1").built(0, "muenzstaette", "L1 above").built(0, "muenzstaette", "L1 above")
    g = pos.stock(0, gold=3).main()
    do(g, "use muenzstaette L1 above")
    assert "region C above" not in options(g)
    do(g, "region R1 below", "use muenzstaette L1 above", "region R1 below")
    assert stock(g, 0) == {"gold": 1, "ore": 2}
    assert [o for o in options(g) if o.startswith("use")] == []


@rule("PR-41")
def test_the_staple_house_brings_two_resources() -> None:
    pos = gold().city(0, "L1").built(0, "haendlergilde", "L1 above").hand(0, "stapelhaus")
    g = pos.stock(0, brick=2, ore=2, wool=1).main()
    do(g, "build stapelhaus L1 above", "region L1 above", "region L1 above")
    assert stock(g, 0) == {"lumber": 2}


@rule("PR-6")
def test_the_gift_pays_a_gold_per_unit_with_strength() -> None:
    pos = gold().built(0, "candamir", "L1 above").built(0, "austin", "R1 above")
    g = pos.built(1, "erz_handelsschiff", "L1 above").event_card("geschenk_fuer_den_fuersten")
    assert (stock(g, 0), stock(g, 1)) == ({"gold": 2}, {})
    assert asked(g) == (0, "main")
    pos = gold().settlement(1, "L2", "goldfluss_stapel_3", "wald_stapel_6")
    assert asked(pos.event_card("geschenk_fuer_den_fuersten")) == (0, "main"), "without a unit there is no choice"


@rule("PR-27")
def test_gudrun_takes_a_single_gold_into_the_last_place_and_none_where_there_is_no_room() -> None:
    g = gold().built(0, "kaperschiff", "L1 above").hand(0, "gudrun").stock(0, gold=2).stock(1, gold=1).main()
    do(g, "play gudrun")
    assert (stock(g, 0), stock(g, 1), asked(g)) == ({"gold": 3}, {}, (0, "main"))
    tight = gold().built(0, "kaperschiff", "L1 above").hand(0, "gudrun").stock(0, gold=2).stock(1, gold=3).main()
    do(tight, "play gudrun")
    assert (stock(tight, 0), stock(tight, 1)) == ({"gold": 3}, {"gold": 2}), "no more than there is room for"
    full = gold().built(0, "kaperschiff", "L1 above").hand(0, "gudrun").stock(0, gold=3).stock(1, gold=1).main()
    assert faults(full, "play gudrun") == ["nothing_to_take"]


@rule("PR-27")
@pytest.mark.parametrize(("ships", "against"), [(2, ["needs_trade_or_city"]), (3, [])])
def test_the_merchant_needs_three_commerce_points_where_there_is_no_city(ships: int, against: list[str]) -> None:
    pos = gold().hand(0, "haendler").stock(1, ore=3)
    for card, place in list(zip(("erz", "gold", "woll"), ("L1 above", "L1 below", "R1 above"), strict=True))[:ships]:
        pos.built(0, f"{card}_handelsschiff", place)
    g = pos.main()
    assert trade_points(g, 0) == ships
    assert faults(g, "play haendler") == against
    assert faults(gold().city(0, "L1").hand(0, "haendler").main(), "play haendler") == ["nothing_to_take"]


@rule("PR-27")
def test_the_merchant_takes_two_goods_however_many_there_are() -> None:
    g = gold().city(0, "L1").hand(0, "haendler").stock(0, gold=1).stock(1, ore=3).main()
    do(g, "play haendler", "region opponent R1 below", "region opponent R1 below")
    assert stock(g, 1) == {"ore": 1}
    do(g, "region C above")
    assert (stock(g, 0), stock(g, 1), asked(g)) == ({"ore": 2}, {"ore": 1, "gold": 1}, (0, "main"))


@rule("PR-2")
def test_a_hero_of_strength_one_lets_a_gold_cache_be_built_and_it_is_empty() -> None:
    g = gold().built(0, "austin", "L1 above").hand(0, "goldversteck").main()
    do(g, "build goldversteck region L1 above")
    assert stock_of(g.land(0).regions[STORE]) == 0
    assert (stock(g, 0), asked(g)) == ({}, (0, "main"))
    theirs = gold().built(1, "austin", "L1 above").hand(0, "goldversteck").main()
    assert faults(theirs, "build goldversteck region L1 above") == ["needs_strong_hero"]


@rule("PR-7")
def test_the_pirate_ship_sinks_the_only_trade_ship_or_none() -> None:
    pos = gold().hand(0, "kaperschiff").stock(0, lumber=1, wool=1).built(1, "erz_handelsschiff", "L1 above")
    g = do(pos.main(), "build kaperschiff L1 above")
    assert (in_play(g, 1), asked(g)) == ([], (0, "main"))
    g = do(gold().hand(0, "kaperschiff").stock(0, lumber=1, wool=1).main(), "build kaperschiff L1 above")
    assert (in_play(g, 0), asked(g)) == (["kaperschiff"], (0, "main"))


@rule("PR-3")
def test_at_trade_the_pirate_ship_brings_nothing() -> None:
    g = roll(gold().built(0, "kaperschiff", "L1 above").before_roll(), "trade", 3)
    assert (stock(g, 0), asked(g)) == ({"brick": 1}, (0, "main"))


@rule("PR-26")
@pytest.mark.parametrize("kind", ["brick", "lumber", "ore", "grain", "wool"])
def test_a_mint_works_while_there_is_one_gold_and_room_for_one_good(kind: str) -> None:
    others = {k: 3 for k in ("brick", "lumber", "ore", "grain", "wool") if k != kind}
    pos = gold().city(0, "L1").built(0, "muenzstaette", "L1 above").built(0, "muenzstaette", "L1 above")
    g = pos.stock(0, gold=1, **others, **{kind: 2}).main()
    assert [o for o in options(g) if o.startswith("use")] == ["use muenzstaette L1 above"], "two alike are one option"
    do(g, "use muenzstaette L1 above")
    while asked(g)[1] != "main":
        do(g, options(g)[0])
    assert stock(g, 0) == {**others, kind: 3}
    assert [o for o in options(g) if o.startswith("use")] == [], "no gold is left"
    full = gold().city(0, "L1").built(0, "muenzstaette", "L1 above").stock(0, gold=1, **others, **{kind: 3}).main()
    assert [o for o in options(full) if o.startswith("use")] == [], "there is no room"


@rule("PR-41")
def test_the_staple_house_brings_no_third_resource() -> None:
    pos = gold().city(0, "L1").built(0, "haendlergilde", "L1 above").hand(0, "stapelhaus")
    g = do(
        pos.stock(0, brick=2, ore=2, wool=1).main(), "build stapelhaus L1 above", "region C below", "region L1 above"
    )
    assert (stock(g, 0), asked(g)) == ({"lumber": 1, "wool": 1}, (0, "main"))


@rule("PR-2")
def test_a_building_is_no_hero_for_a_gold_cache() -> None:
    g = gold().built(0, "markt", "L1 above").hand(0, "goldversteck").main()
    assert faults(g, "build goldversteck region L1 above") == ["needs_strong_hero"]


@rule("PR-6")
def test_the_gift_pays_a_gold_for_a_single_unit_of_either_player() -> None:
    pos = gold().built(0, "candamir", "L1 above").built(1, "harald", "L1 above").built(1, "markt", "R1 above")
    g = pos.event_card("geschenk_fuer_den_fuersten")
    assert (stock(g, 0), stock(g, 1)) == ({"gold": 1}, {"gold": 1})


@rule("PR-2", "PR-33")
def test_strength_without_a_hero_guards_no_gold() -> None:
    pos = Table("duel", ("zeit_des_goldes", "zeit_der_wirren", "zeit_der_weisen")).built(0, "spaehturm", "L1 above")
    g = pos.hand(0, "goldversteck").main()
    assert faults(g, "build goldversteck region L1 above") == ["needs_strong_hero"]
