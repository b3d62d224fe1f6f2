"""Fleets, customs stations, bank house, great harbour and the trade master."""

import pytest

from catanica.games.principality.cards.powers import mill_owner, trade_points
from catanica.games.principality.vocabulary import card_of
from tests.rulings.handel_wandel.land import resting
from tests.rulings.ritter_haendler.land import SETS, knights_and_merchants
from tests.support.position import do, faults, options, position, refused, roll
from tests.support.reading import asked, hand, in_play, stock
from tests.support.rules import rule


@rule("116.C.a", "105.G.a")
def test_the_great_trade_fleet_trades_two_for_one_with_the_bank() -> None:
    g = knights_and_merchants().built(0, "grosse_handelsflotte", "L1 above").stock(0, L1_above=2).main()
    do(g, "bank grain ore L1 above")
    assert stock(g, 0) == {"ore": 1}


@rule("116.C.b")
def test_both_resources_come_from_one_region() -> None:
    p = knights_and_merchants().regions(0, C_above="getreidefeld_stapel_3")
    g = p.built(0, "grosse_handelsflotte", "L1 above").stock(0, L1_above=1, C_above=1).main()
    assert not [o for o in options(g) if o.startswith("bank")]
    assert "116.C.b" in refused(g, "bank grain ore L1 above")
    assert "116.C.b" in refused(g, "bank grain ore C above")


@rule("116.C.b", "121.D.a")
def test_only_regions_beside_the_fleet_count_and_either_place_is_as_good() -> None:
    p = knights_and_merchants().built(0, "kloster", "L1 above").built(0, "grosse_handelsflotte", "L1 above")
    g = p.stock(0, L1_above=2, R1_above=2).main()
    assert "bank grain gold L1 above" in options(g)
    assert "116.C.b" in refused(g, "bank brick gold R1 above"), "that region does not touch the fleet"


@rule("116.E.a", "105.G.a")
def test_a_privateer_sends_a_fleet_to_the_discard_pile_when_it_is_built_and_never_later() -> None:
    p = knights_and_merchants().hand(0, "kaperflotte").stock(0, lumber=1, wool=1)
    g = p.built(1, "erz_handelsflotte", "L1 above").built(1, "kaperflotte", "R1 above").main()
    do(g, "build kaperflotte L1 above")
    assert asked(g) == (0, "discard")
    assert sorted(options(g)) == ["target erz_handelsflotte L1 above", "target kaperflotte R1 above"]
    do(g, "target kaperflotte R1 above")
    assert (in_play(g, 1), hand(g, 1)) == (["erz_handelsflotte"], [])
    assert g.cat.ids[card_of(g.discard[0])] == "kaperflotte"
    assert not [o for o in options(g) if o.startswith(("use", "target"))]


@rule("116.E.a")
def test_without_an_opposing_fleet_nothing_happens() -> None:
    p = (
        knights_and_merchants()
        .hand(0, "kaperflotte")
        .stock(0, lumber=1, wool=1)
        .built(1, "konrad_der_flinke", "L1 above")
    )
    g = do(p.main(), "build kaperflotte L1 above")
    assert asked(g) == (0, "main")
    assert in_play(g, 1) == ["konrad_der_flinke"]


@rule("116.E.b", "103.E.c")
def test_privateers_pay_on_top_of_the_free_resource_and_after_it() -> None:
    g = knights_and_merchants().built(0, "kaperflotte", "L1 above").built(0, "kaperflotte", "R1 above").before_roll()
    roll(g, "good_year", 6)
    assert asked(g) == (0, "gain")
    assert stock(g, 0) == {}, "the resource comes first"
    do(g, "region L1 below", "region L1 below")
    assert stock(g, 0) == {"ore": 1, "gold": 3}, "two from the privateers, one from the die"
    assert stock(g, 1)["ore"] == 1


@rule("116.E.b", "121.R.a")
def test_a_good_year_brings_at_most_what_the_gold_regions_hold() -> None:
    p = knights_and_merchants().city(0, "R1").settlement(0, "L2", "goldfluss_stapel_3", "wald_stapel_1")
    for place in ("L1 above", "L1 below", "R1 above", "R1 below"):
        p.built(0, "kaperflotte", place)
    g = p.built(0, "zollstation", "L1 above").built(0, "zollstation", "L1 below").before_roll()
    roll(g, "good_year", 5)
    do(g, "region L1 below", "pass")
    while asked(g)[1] == "receive":
        do(g, options(g)[0])
    assert stock(g, 0)["gold"] == 6, "eight would be due, two regions hold six"
    assert stock(g, 0)["ore"] == 1


@rule("121.R.a", "105.G.a")
@pytest.mark.parametrize(("there", "after"), [(0, 3), (1, 3)])
def test_customs_stations_pay_two_each_if_there_is_room(there: int, after: int) -> None:
    p = knights_and_merchants().built(0, "zollstation", "L1 above").built(0, "zollstation", "R1 above")
    g = p.stock(0, gold=there).before_roll()
    roll(g, "good_year", 5)
    do(g, "pass", "pass")
    assert stock(g, 0)["gold"] == after
    assert trade_points(g, 0) == 2


@rule("121.R.a")
def test_two_customs_stations_pay_four_gold() -> None:
    p = knights_and_merchants().settlement(0, "L2", "goldfluss_stapel_3", "wald_stapel_1")
    g = p.built(0, "zollstation", "L1 above").built(0, "zollstation", "R1 above").before_roll()
    roll(g, "good_year", 5)
    do(g, "pass", "pass")
    while asked(g)[1] == "receive":
        do(g, options(g)[0])
    assert stock(g, 0)["gold"] == 4


@rule("103.E.e", "105.G.a")
def test_with_a_bank_house_the_mill_takes_two() -> None:
    p = knights_and_merchants().built(0, "bankhaus", "L1 above").built(0, "markt", "L1 below")
    g = p.stock(1, lumber=1, ore=1).before_roll()
    assert mill_owner(g) == 0
    roll(g, "trade_advantage", 3)
    do(g, "region opponent C below", "region opponent L1 below")
    assert stock(g, 0) == {"lumber": 1, "ore": 1, "wool": 1}


@rule("105.G.a")
def test_the_great_harbour_doubles_market_trading_office_and_guild_only() -> None:
    p = knights_and_merchants().city(0, "R1").built(0, "markt", "L1 above").built(0, "handelskontor", "L1 below")
    p.built(0, "haendlerzunft", "R1 above").built(0, "zollstation", "R1 below").built(
        0, "erz_handelsflotte", "R1 below"
    )
    before = trade_points(p.main(), 0)
    cat = p.g.cat
    doubled = sum(cat.trade[cat.number(c)] for c in ("markt", "handelskontor", "haendlerzunft"))
    g = p.built(0, "grosser_hafen", "R1 above").main()
    assert doubled > 0
    assert trade_points(g, 0) == before + doubled


@rule("105.G.a")
def test_the_great_harbour_doubles_no_market_that_rests() -> None:
    p = resting(knights_and_merchants().built(0, "markt", "R1 above"), 0)
    assert trade_points(p.built(0, "grosser_hafen", "L1 above").main(), 0) == 0


@rule("123.AN.a")
def test_the_great_harbour_is_no_harbour() -> None:
    p = knights_and_merchants().built(0, "grosser_hafen", "L1 above").built(0, "erz_handelsflotte", "R1 above")
    fleet = int(p.g.cat.trade[p.g.cat.number("erz_handelsflotte")])
    assert trade_points(p.main(), 0) == fleet, "fleets bring no more"
    harbour = int(p.g.cat.trade[p.g.cat.number("hafen")])
    assert trade_points(p.built(0, "hafen", "L1 below").main(), 0) == harbour + fleet + 1


@rule("105.G.a")
def test_the_trade_master_takes_two_with_the_greatest_trade_power() -> None:
    p = position(sets=SETS).city(0, "L1").actions_open().hand(0, "handelsmeister").stock(1, lumber=1, ore=2)
    assert faults(p.main(), "play handelsmeister") == ["needs_mill"]
    g = p.built(0, "markt", "L1 above").main()
    do(g, "play handelsmeister", "region opponent L1 below", "region opponent C below")
    assert (stock(g, 0), stock(g, 1)) == ({"lumber": 1, "ore": 1}, {"ore": 1})


@rule("116.E.b", "121.R.a", "103.E.c")
@pytest.mark.parametrize(("card", "gold"), [("zollstation", 2), ("kaperflotte", 1)])
@pytest.mark.parametrize("active", [0, 1])
def test_a_good_year_pays_customs_stations_and_privateers_of_both_players(card: str, gold: int, active: int) -> None:
    p = knights_and_merchants(active=active).built(0, card, "L1 above").built(1, card, "L1 above")
    g = do(p.before_roll(), "roll", "face good_year", "die 3", "pass", "pass")
    assert (stock(g, 0).get("gold"), stock(g, 1).get("gold")) == (gold, gold)
