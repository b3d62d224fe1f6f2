"""The odd cards of Zeit des Goldes."""

import pytest

from catanica.games.principality.cards.powers import trade_points
from tests.support.position import asked, do, faults, in_play, options, points, stock
from tests.support.princes import Table, discard, roll, table
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
    pos = gold().built(0, "candamir", "L1 above").built(0, "harald", "R1 above")
    g = pos.built(1, "erz_handelsschiff", "L1 above").event_card("geschenk_fuer_den_fuersten")
    assert (stock(g, 0), stock(g, 1)) == ({"gold": 2}, {})
    assert asked(g) == (0, "main")
