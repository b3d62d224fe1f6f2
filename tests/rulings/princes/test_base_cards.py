"""The odd cards of the base set: what each does, and when it cannot."""

import pytest

from catanica.games.principality.vocabulary import card_of
from catanica.kernel.state import CHANCE
from tests.support.position import do, faults, options
from tests.support.princes import Table, discard, intro, roll, table
from tests.support.reading import asked, hand, in_play, stack, stock
from tests.support.rules import rule


@rule("PR-27")
def test_brigitta_sets_the_production_die_and_the_event_die_is_rolled() -> None:
    g = intro().hand(0, "brigitta", "brigitta").before_roll()
    do(g, "play brigitta", "number 3")
    assert faults(g, "play brigitta") == ["die_is_set"]
    do(g, "roll")
    assert asked(g) == (CHANCE, "roll_event")
    do(g, "face trade")
    assert stock(g, 0) == {"brick": 1}
    assert asked(g) == (0, "main")
    assert faults(g, "play brigitta") == ["only_before_roll"]


@rule("PR-27")
def test_the_goldsmith_turns_three_gold_into_two_resources() -> None:
    g = intro().hand(0, "goldschmied").stock(0, gold=3).main()
    do(g, "play goldschmied", "region L1 above", "region R1 below")
    assert stock(g, 0) == {"lumber": 1, "ore": 1}
    assert discard(g) == ["goldschmied"]
    assert faults(intro().hand(0, "goldschmied").stock(0, gold=2).main(), "play goldschmied") == ["too_few_goods"]


@rule("PR-27")
def test_the_merchant_caravan_swaps_exactly_two() -> None:
    g = intro().hand(0, "kaufmannszug").stock(0, gold=1, wool=2).main()
    do(g, "play kaufmannszug", "region C above", "region R1 below", "region R1 below")
    assert stock(g, 0) == {"wool": 1, "ore": 2}
    assert faults(intro().hand(0, "kaufmannszug").stock(0, gold=1).main(), "play kaufmannszug") == ["too_few_goods"]


@rule("PR-25")
def test_the_scout_picks_the_regions_of_a_new_settlement() -> None:
    pos = intro().road(0, 5).stock(0, brick=1, lumber=1, wool=1, grain=1).hand(0, "kundschafter")
    g = pos.region_stack("gebirge_stapel_4", "wald_stapel_6", "wald_stapel_4", "goldfluss_stapel_3").main()
    assert faults(g, "play kundschafter") == ["only_as_answer"]
    do(g, "settlement L2", "play kundschafter", "pick goldfluss_stapel_3", "pick wald_stapel_4")
    assert asked(g) == (CHANCE, "shuffle")
    do(g, "deal wald_stapel_6", "deal gebirge_stapel_4", "lay goldfluss_stapel_3 L2 below")
    assert g.cat.ids[card_of(g.land(0).regions[9])] == "goldfluss_stapel_3"
    assert asked(g) == (0, "main")


@rule("PR-3")
def test_the_toll_bridge_brings_two_gold_at_the_harvest() -> None:
    g = intro().built(0, "zollbruecke", "L1 above").before_roll()
    roll(g, "harvest", 3)
    do(g, "region L1 above")
    assert asked(g) == (1, "gain")
    do(g, "region L1 above")
    assert stock(g, 0) == {"brick": 1, "lumber": 1, "gold": 2}
    assert asked(g) == (0, "main")


@rule("PR-6")
@pytest.mark.parametrize(("ships", "paid"), [((2, 1), [0]), ((1, 1), [0, 1]), ((0, 0), []), ((0, 1), [1])])
def test_the_race_pays_most_trade_ships_and_on_a_tie_both(ships: tuple[int, int], paid: list[int]) -> None:
    pos = intro()
    for seat in (0, 1):
        for n in range(ships[seat]):
            pos.built(seat, ["erz_handelsschiff", "gold_handelsschiff"][n], ["L1 above", "R1 above"][n])
    g = pos.event_card("wettfahrt_der_handelsschiffe")
    for seat in paid:
        assert asked(g) == (seat, "gain")
        do(g, options(g)[0])
    assert asked(g) == (0, "main")


@rule("PR-6")
def test_invention_pays_per_building_with_progress_two_at_most() -> None:
    pos = table("zeit_des_fortschritts").city(0, "L1").built(0, "kloster", "L1 above")
    g = pos.built(0, "universitaet", "L1 above").event_card("erfindung")
    do(g, "region L1 above", "region L1 above")
    assert asked(g) == (0, "main")
    assert stock(g, 0) == {"lumber": 2}


@rule("PR-6")
def test_a_year_of_plenty_pays_beside_storehouses_and_abbeys() -> None:
    g = intro().built(0, "lagerstaette", "L1 above").built(0, "kloster", "L1 above").event_card("ertragreiches_jahr")
    assert stock(g, 0) == {"lumber": 2, "gold": 2}
    assert asked(g) == (0, "main")


@rule("PR-6")
def test_the_travelling_merchant_sells_up_to_two_for_gold() -> None:
    g = intro().stock(0, gold=3).stock(1, gold=1).event_card("fahrender_haendler")
    assert "region C above" not in options(g), "gold for gold is no trade"
    do(g, "region L1 above", "region L1 above")
    assert stock(g, 0) == {"lumber": 2, "gold": 1}
    assert asked(g) == (1, "buy")
    do(g, "region R1 below")
    assert stock(g, 1) == {"ore": 1}
    assert asked(g) == (0, "main")


def feud(**buildings: str) -> Table:
    """The first player has the stronger knight, the second two cities with these buildings."""
    pos = intro(active=1).built(0, "candamir", "L1 above").city(1, "L1", "R1")
    for card, place in buildings.items():
        pos.built(1, card, place)
    return pos


@rule("PR-7")
def test_in_a_feud_the_strong_point_at_three_buildings_and_the_owner_loses_one() -> None:
    g = feud(markt="L1 above", kloster="L1 below", webstube="R1 above", lagerstaette="R1 below").event_card("fehde")
    assert asked(g) == (0, "feud_point")
    do(g, "target markt L1 above", "target kloster L1 below", "target webstube R1 above")
    assert asked(g) == (1, "feud_give")
    assert len(options(g)) == 3
    do(g, "target own kloster L1 below", "stack 2")
    assert in_play(g, 1) == ["lagerstaette", "markt", "webstube"]
    assert stack(g, 2) == ["kloster"]
    assert asked(g) == (1, "main")


@rule("PR-7")
def test_two_equal_buildings_on_one_side_are_two_buildings_in_a_feud() -> None:
    pos = feud(kloster="L1 above", markt="L1 below", webstube="R1 above", lagerstaette="R1 below")
    g = pos.built(1, "kloster", "L1 above").event_card("fehde")
    do(g, "target kloster L1 above")
    assert "target kloster L1 above" in options(g), "the second one has not been pointed at"
    do(g, "target kloster L1 above")
    assert "target kloster L1 above" not in options(g)
    do(g, "target markt L1 below")
    assert asked(g) == (1, "feud_give")
    assert options(g) == ["target own kloster L1 above", "target own markt L1 below"]
    do(g, "target own kloster L1 above", "stack 2")
    assert in_play(g, 1) == ["kloster", "lagerstaette", "markt", "webstube"]


@rule("PR-7")
def test_a_feud_asks_only_where_the_buildings_pointed_at_can_differ() -> None:
    pos = intro(active=1).built(0, "candamir", "L1 above").city(1, "L1", "R1")
    for card, place in (("kloster", "L1 above"), ("kloster", "L1 above"), ("markt", "L1 below")):
        pos.built(1, card, place)
    g = pos.event_card("fehde")
    assert asked(g) == (1, "feud_give"), "three buildings are all that can be pointed at"


@rule("PR-7")
def test_a_feud_needs_a_holder_of_the_strength_advantage() -> None:
    g = intro().built(0, "harald", "L1 above").built(1, "markt", "L1 above").event_card("fehde")
    assert asked(g) == (0, "main")
    assert in_play(g, 1) == ["markt"]


@rule("PR-7")
def test_fraternal_feuds_put_two_cards_of_the_other_hand_away() -> None:
    pos = table("zeit_der_wirren").built(0, "candamir", "L1 above").hand(1, "markt", "spaehturm", "irmgard")
    g = pos.event_card("bruderzwist")
    if asked(g) == (1, "answer"):
        do(g, "pass")
    assert asked(g) == (0, "fraternal")
    assert "put markt 4" not in options(g)
    do(g, "put markt 1", "put irmgard 5")
    assert hand(g, 1) == ["spaehturm"]
    assert (stack(g, 1), stack(g, 5)) == (["markt"], ["irmgard"])
    assert asked(g) == (0, "main")


@rule("PR-27")
def test_goldsmith_and_caravan_bring_two_and_no_third() -> None:
    pos = intro().settlement(0, "L2", "goldfluss_stapel_3", "wald_stapel_6").hand(0, "goldschmied").stock(0, gold=6)
    g = do(pos.main(), "play goldschmied")
    while asked(g)[1] == "pay":
        do(g, options(g)[0])
    do(g, "region L1 below", "region R1 below")
    assert (stock(g, 0), asked(g)) == ({"brick": 1, "ore": 1, "gold": 3}, (0, "main"))
    g = do(intro().hand(0, "kaufmannszug").stock(0, gold=2).main(), "play kaufmannszug", *["region R1 below"] * 2)
    assert (stock(g, 0), asked(g)) == ({"ore": 2}, (0, "main")), "two goods are enough"


@rule("PR-3")
def test_at_trade_the_toll_bridge_brings_nothing() -> None:
    g = roll(intro().built(0, "zollbruecke", "L1 above").before_roll(), "trade", 3)
    assert (stock(g, 0), asked(g)) == ({"brick": 1}, (0, "main"))


@rule("PR-7")
def test_fraternal_feuds_take_an_only_card_and_pass_over_an_empty_hand() -> None:
    pos = table("zeit_der_wirren").built(0, "candamir", "L1 above")
    g = pos.hand(1, "markt").event_card("bruderzwist")
    if asked(g) == (1, "answer"):
        do(g, "pass")
    do(g, "put markt 1")
    assert (hand(g, 1), asked(g)) == ([], (0, "main"))
    g = table("zeit_der_wirren").built(0, "candamir", "L1 above").event_card("bruderzwist")
    assert asked(g) == (0, "main")


@rule("PR-6")
def test_invention_pays_one_building_of_either_player_and_nothing_for_others() -> None:
    pos = table("zeit_des_fortschritts").city(0, "L1").built(0, "kloster", "L1 above").built(0, "markt", "L1 above")
    g = pos.built(1, "kloster", "L1 above").event_card("erfindung")
    do(g, "region L1 above")
    assert asked(g) == (1, "gain")
    do(g, "region L1 above")
    assert (stock(g, 0), stock(g, 1), asked(g)) == ({"lumber": 1}, {"lumber": 1}, (0, "main"))
    g = table("zeit_des_fortschritts").built(0, "markt", "L1 above").event_card("erfindung")
    assert asked(g) == (0, "main")


@rule("PR-6")
def test_nobody_must_buy_from_the_travelling_merchant_and_nobody_buys_a_third() -> None:
    g = intro().stock(0, gold=1).stock(1, gold=3).event_card("fahrender_haendler")
    assert (asked(g), "pass" in options(g)) == ((0, "buy"), True)
    do(g, "pass", "region L1 above", "region L1 above")
    assert (stock(g, 0), stock(g, 1), asked(g)) == ({"gold": 1}, {"lumber": 2, "gold": 1}, (0, "main"))


@rule("PR-7")
def test_a_feud_takes_an_only_building() -> None:
    g = intro().built(0, "candamir", "L1 above").built(1, "markt", "L1 above").event_card("fehde")
    assert asked(g) == (1, "under_stack")
    do(g, "stack 3")
    assert (in_play(g, 1), stack(g, 3), asked(g)) == ([], ["markt"], (0, "main"))
    g = intro().built(0, "candamir", "L1 above").built(1, "harald", "L1 above").event_card("fehde")
    assert (in_play(g, 1), asked(g)) == (["harald"], (0, "main"))


@rule("PR-6")
def test_an_invention_brings_two_goods_at_most() -> None:
    pos = intro().city(0, "L1", "R1")
    for place in ("L1 above", "L1 below", "R1 above"):
        pos.built(0, "kloster", place)
    g = do(pos.event_card("erfindung"), "region C above", "region C above")
    assert (stock(g, 0), asked(g)) == ({"gold": 2}, (0, "main"))


@rule("PR-7")
def test_a_feud_does_not_ask_for_the_last_of_equal_buildings() -> None:
    pos = feud(markt="L1 above", webstube="L1 below", kloster="R1 above").built(1, "kloster", "R1 above")
    g = do(pos.event_card("fehde"), "target markt L1 above", "target webstube L1 below")
    assert asked(g) == (1, "feud_give"), "the third is a monastery, whichever"
