"""Lothar, Sven, the great tournament field, pawnbroker, mayor, and the three events."""

import pytest

from catanica.games.principality.cards.powers import tournament, trade_points
from catanica.games.principality.cards.stores import stored
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.piece import blocked
from catanica.games.principality.vocabulary import card_of
from tests.rulings.handel_wandel.land import filled, resting, trading
from tests.support.position import do, faults, options, roll
from tests.support.reading import asked, in_play, points, stock
from tests.support.rules import rule


def piled(g: Duel) -> list[str]:
    """The discard pile, oldest first."""
    return [g.cat.ids[card_of(c)] for c in g.discard]


@rule("117.F.a", "103.E.d")
@pytest.mark.parametrize(("number", "winner"), [(1, 1), (2, -1), (3, 0)])
def test_lothar_s_tournament_points_are_the_production_die(number: int, winner: int) -> None:
    p = trading().built(0, "lothar_der_saeufer", "L1 above").built(1, "bodo_der_friedfertige", "L1 above")
    g = roll(p.before_roll(), "tournament", number)
    assert tournament(g, 0) == number
    assert asked(g)[1] == ("main" if winner < 0 else "gain")
    if winner >= 0:
        assert asked(g)[0] == winner


@rule("117.F.a")
def test_his_points_are_set_by_the_opponent_s_roll_too_and_a_tournament_ground_adds_one() -> None:
    p = trading(active=1).built(0, "lothar_der_saeufer", "L1 above").built(0, "turnierplatz", "R1 above")
    g = roll(p.before_roll(), "trade_advantage", 4)
    assert (tournament(g, 0), tournament(g, 1)) == (5, 0)


@rule("101.D.d", "103.E.d", "117.F.a")
def test_the_great_field_needs_more_tournament_points_when_it_is_built() -> None:
    p = trading().hand(0, "grosser_turnierplatz").rich(0)
    assert faults(p.main(), "build grosser_turnierplatz L1 above") == ["needs_tournament"]
    p.built(0, "lothar_der_saeufer", "R1 above")
    p.g.die = 3
    g = p.main()
    before = points(g, 0)
    do(g, "build grosser_turnierplatz L1 above")
    assert (points(g, 0) - before, stock(g, 0)["wool"]) == (1, 1)


@rule("101.D.d")
def test_before_2003_it_was_cheaper_had_no_condition_and_no_point() -> None:
    g = trading(edition="1997").hand(0, "grosser_turnierplatz").stock(0, brick=1, lumber=1, wool=1).main()
    before = points(g, 0)
    do(g, "build grosser_turnierplatz L1 above")
    assert (points(g, 0) - before, stock(g, 0)) == (0, {})


@rule("103.E.d")
@pytest.mark.parametrize("rests", [False, True])
def test_its_owner_wins_two_resources_at_a_tournament(rests: bool) -> None:
    p = trading().built(0, "bodo_der_friedfertige", "R1 above").built(0, "grosser_turnierplatz", "L1 above")
    g = do(roll((resting(p, 0) if rests else p).before_roll(), "tournament", 6), "region L1 above")
    assert asked(g)[1] == ("main" if rests else "gain")


@rule("103.E.d")
def test_without_more_points_the_great_field_brings_nothing() -> None:
    p = trading().built(0, "grosser_turnierplatz", "L1 above").built(1, "bodo_der_friedfertige", "R1 above")
    g = roll(p.before_roll(), "tournament", 6)
    assert asked(g) == (1, "gain")
    do(g, "region L1 above")
    assert asked(g)[1] == "main"


@rule("117.C.b", "103.G.c", "122.B.b")
def test_sven_acts_as_a_merchant_and_lies_on_the_pile_as_a_knight() -> None:
    p = trading().built(0, "sven_der_handelsritter", "L1 above").stock(0, gold=1).stock(1, ore=1, wool=1)
    g = do(p.main(), "use sven_der_handelsritter L1 above", "region opponent L1 below", "region opponent C above")
    assert asked(g) == (0, "give_back")
    do(g, "region C above")
    assert (stock(g, 0), stock(g, 1), piled(g)) == ({"ore": 1}, {"wool": 1}, ["sven_der_handelsritter"])


@rule("103.P.b", "117.C.a", "103.G.c")
def test_sven_rests_for_a_round_needs_gold_open_actions_and_something_to_take() -> None:
    use = "use sven_der_handelsritter L1 above"
    p = trading().hand(0, "sven_der_handelsritter").stock(0, grain=1, ore=1, wool=1, gold=1).stock(1, ore=1)
    g = do(p.main(), "build sven_der_handelsritter L1 above")
    assert (use in options(g), tournament(g, 0)) == (False, 3)
    assert use not in options(trading().built(0, "sven_der_handelsritter", "L1 above").stock(1, ore=1).main())
    p = trading().built(0, "sven_der_handelsritter", "L1 above").stock(0, gold=1)
    assert use not in options(p.main())
    p.stock(1, ore=1).g.reached = 0
    assert use not in options(p.main())


@rule("117.C.c")
def test_using_sven_counts_as_playing_an_action_card() -> None:
    p = trading().built(0, "sven_der_handelsritter", "L1 above").stock(0, gold=1).stock(1, ore=1)
    g = do(p.built(1, "bischofssitz", "L1 above").main(), "use sven_der_handelsritter L1 above")
    assert stock(g, 1) == {"ore": 1, "gold": 1}


@rule("101.D.b(e)", "102.B.Ritter", "102.B.Einheit")
def test_both_are_unique_knights() -> None:
    p = trading().hand(0, "lothar_der_saeufer").rich(0).built(1, "lothar_der_saeufer", "L1 above")
    assert faults(p.main(), "build lothar_der_saeufer L1 above") == ["unique_in_play"]
    p = trading(active=1).built(0, "sven_der_handelsritter", "L1 above").hand(1, "schwarzer_ritter")
    assert faults(p.main(), "play schwarzer_ritter") == []


# -- pawnbroker -------------------------------------------------------------------------------------------------------


@rule("113.U.b")
def test_the_pawnbroker_pays_the_printed_cost_less_a_resource_of_choice() -> None:
    g = trading().built(0, "warenboerse", "L1 above").hand(0, "pfandleiher").main()
    do(g, "play pfandleiher", "target own warenboerse L1 above")
    assert asked(g) == (0, "pawn_waive")
    assert sorted(options(g)) == ["waive brick", "waive grain", "waive wool"]
    do(g, "waive brick")
    assert (stock(g, 0), piled(g)) == ({"brick": 1, "grain": 1, "wool": 2}, [])


@rule("103.P.a", "113.U.a")
def test_a_pawned_building_does_nothing_and_is_redeemed_for_its_cost_even_at_once() -> None:
    g = trading().built(0, "handelskontor", "L1 above").hand(0, "pfandleiher").stock(0, brick=1, wool=2, grain=1).main()
    assert trade_points(g, 0) == 3
    do(g, "play pfandleiher", "target own handelskontor L1 above", "waive wool")
    assert (trade_points(g, 0), blocked(g.land(0).built[0])) == (0, True)
    do(g, "use pfandleiher laid")
    assert (trade_points(g, 0), stock(g, 0), piled(g)) == (3, {"brick": 1, "wool": 1, "grain": 1}, ["pfandleiher"])


@rule("113.U.a")
def test_without_the_resources_it_stays_pawned() -> None:
    g = trading().built(0, "handelskontor", "L1 above").hand(0, "pfandleiher").main()
    do(g, "play pfandleiher", "target own handelskontor L1 above", "waive wool")
    assert "use pfandleiher laid" not in options(g)


@rule("113.U.b")
def test_a_discount_counts_when_a_building_is_redeemed() -> None:
    p = trading().built(0, "kirche", "L1 above").built(0, "mission", "R1 above").hand(0, "pfandleiher")
    g = p.main()
    do(g, "play pfandleiher", "target own kirche L1 above")
    do(g, options(g)[0])
    held = sum(stock(g, 0).values())
    do(g, "use pfandleiher laid")
    while asked(g)[1] == "waive":
        do(g, options(g)[0])
    assert held == sum(g.cat.fact(g.cat.number("kirche")).cost.values()) - 1
    assert stock(g, 0) == {}, "the discount is what the broker kept"


@rule("113.U.a", "103.P.a")
def test_a_building_is_paid_for_before_it_works_again() -> None:
    p = filled(trading().built(0, "schatzkammer", "road C"), 0, "ore", 2).hand(0, "pfandleiher")
    g = do(p.main(), "play pfandleiher", "target own schatzkammer road C", "waive ore")
    assert "use pfandleiher laid" not in options(g), "the ore inside pays nothing"
    g = do(p.stock(0, ore=1).main(), "use pfandleiher laid")
    assert (asked(g)[1], stock(g, 0), int(stored(g.land(0).built[0]))) == ("main", {}, 2)


@rule("113.U.b", "123.AU.a")
def test_a_pawned_trade_fair_yields_nothing_and_costs_nothing_to_redeem() -> None:
    g = trading().built(0, "handelsmesse", "L1 above").hand(0, "pfandleiher").main()
    before = points(g, 0)
    do(g, "play pfandleiher", "target own handelsmesse L1 above")
    assert (asked(g)[1], stock(g, 0), before - points(g, 0)) == ("main", {}, 2)
    do(g, "use pfandleiher laid")
    assert (points(g, 0), piled(g)) == (before, ["pfandleiher"])


@rule("112.M.a", "113.U.c")
def test_of_two_equal_buildings_each_can_be_pawned_and_redeemed_by_itself() -> None:
    p = trading().built(0, "kloster", "L1 above").built(0, "kloster", "L1 above").hand(0, "pfandleiher", "pfandleiher")
    g = p.rich(0).main()
    do(g, "play pfandleiher", "target own kloster L1 above")
    do(g, options(g)[0])
    assert [blocked(q) for q in g.land(0).built[:2]] == [True, False]
    do(g, "play pfandleiher", "target own kloster L1 above")
    do(g, options(g)[0])
    assert [blocked(q) for q in g.land(0).built[:2]] == [True, True]
    do(g, "use pfandleiher laid")
    assert sorted(blocked(q) for q in g.land(0).built[:2]) == [False, True]


@rule("113.U.a")
def test_only_own_buildings_at_home_can_be_pawned() -> None:
    p = trading().hand(0, "pfandleiher").built(0, "bodo_der_friedfertige", "R1 above").built(1, "markt", "L1 above")
    p.built(1, "handelsniederlassung", "R1 above", owner=0)
    assert faults(p.main(), "play pfandleiher") == ["nothing_to_pawn"]
    p.built(0, "kloster", "L1 above")
    g = do(p.main(), "play pfandleiher")
    assert options(g) == ["target own kloster L1 above"]


@rule("113.U.a", "112.M.a", "113.U.c")
def test_a_building_that_rests_already_may_be_pawned_once_and_redeemed_any_time() -> None:
    p = resting(trading().built(0, "kloster", "L1 above"), 0).hand(0, "pfandleiher", "pfandleiher")
    g = do(p.main(), "play pfandleiher", "target own kloster L1 above")
    assert faults(do(g, options(g)[0]), "play pfandleiher") == ["nothing_to_pawn"]


@rule("113.U.a")
def test_when_the_pawned_building_is_torn_down_the_pawnbroker_goes_to_the_pile() -> None:
    g = trading().built(0, "kloster", "L1 above").hand(0, "pfandleiher").main()
    do(g, "play pfandleiher", "target own kloster L1 above")
    do(g, options(g)[0], "demolish kloster L1 above")
    assert (in_play(g, 0), sorted(piled(g))) == ([], ["kloster", "pfandleiher"])


@rule("113.U.a")
def test_of_two_pawned_buildings_the_owner_names_the_one_to_redeem() -> None:
    p = trading().built(0, "wagner", "L1 above").built(0, "werft", "R1 above").hand(0, "pfandleiher", "pfandleiher")
    g = p.stock(0, lumber=3, brick=1).main()
    do(g, "play pfandleiher", "target own wagner L1 above")
    do(g, "play pfandleiher", "target own werft R1 above", "waive brick", "use pfandleiher laid")
    assert sorted(options(g)) == ["target own wagner L1 above", "target own werft R1 above"]
    do(g, "target own werft R1 above")
    assert [blocked(q) for q in g.land(0).built[:2]] == [True, False]


@rule("113.U.a")
def test_of_two_pawned_buildings_only_the_one_that_can_be_paid_for_is_redeemed() -> None:
    p = trading().built(0, "wagner", "L1 above").built(0, "werft", "R1 above").hand(0, "pfandleiher", "pfandleiher")
    g = do(p.main(), "play pfandleiher", "target own wagner L1 above")
    do(g, "play pfandleiher", "target own werft R1 above", "waive lumber")
    assert stock(g, 0) == {"brick": 1, "lumber": 1}
    do(g, "use pfandleiher laid")
    assert (asked(g)[1], [blocked(q) for q in g.land(0).built[:2]]) == ("main", [True, False])


@rule("113.U.a")
def test_a_neighbour_is_no_second_building_of_that_name() -> None:
    p = trading().built(0, "kloster", "L1 above").built(0, "markt", "L1 above").hand(0, "pfandleiher", "pfandleiher")
    g = do(p.main(), "play pfandleiher", "target own kloster L1 above")
    do(g, options(g)[0], "play pfandleiher")
    assert options(g) == ["target own markt L1 above"]


@rule("112.G.e")
def test_a_pawned_building_keeps_its_immunity() -> None:
    p = resting(trading(active=1).built(0, "bischofssitz", "L1 above"), 0).hand(1, "feuerteufel")
    assert faults(p.main(), "play feuerteufel") == ["no_building_to_burn"]


# -- mayor and events -------------------------------------------------------------------------------------------------


@rule("KB-30")
def test_the_mayor_brings_a_resource_for_each_city() -> None:
    g = do(trading().city(0, "R1").hand(0, "grosser_buergermeister").main(), "play grosser_buergermeister")
    do(g, "region L1 above", "region L1 below")
    assert (stock(g, 0), asked(g)[1]) == ({"ore": 1, "grain": 1}, "main")
    p = trading().hand(0, "grosser_buergermeister")
    p.g.land(0).cities = 0
    assert faults(p.main(), "play grosser_buergermeister") == ["no_city_yet"]
    assert faults(trading().rich(0).hand(0, "grosser_buergermeister").main(), "play grosser_buergermeister") == [
        "no_room_left"
    ]


@rule("122.B.b")
def test_a_calm_sea_brings_a_resource_for_each_trade_fleet_the_active_player_first() -> None:
    p = trading().built(0, "erz_handelsflotte", "L1 above").built(0, "kaperflotte", "L1 below")
    p.built(1, "gold_handelsflotte", "L1 above").built(1, "grosse_handelsflotte", "L1 below")
    g = p.event_card("ruhige_see")
    assert asked(g) == (0, "gain")
    do(g, "region L1 above")
    assert asked(g) == (1, "gain")
    do(g, "region L1 above", "region L1 above")
    assert (stock(g, 0), stock(g, 1)) == ({"grain": 1}, {"grain": 2})


@rule("KB-12")
@pytest.mark.parametrize(("knight", "gold"), [(True, 3), (False, 0)])
def test_the_great_tournament_fills_a_gold_region_of_who_has_more_tournament_points(knight: bool, gold: int) -> None:
    p = trading().stock(1, gold=1)
    g = (p.built(0, "bodo_der_friedfertige", "L1 above") if knight else p).event_card("grosses_ritterturnier")
    assert (stock(g, 0).get("gold", 0), stock(g, 1)) == (gold, {"gold": 1})


@rule("KB-12")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_winner_chooses_among_several_gold_regions(seat: int) -> None:
    p = trading().regions(seat, R1_above="goldfluss_stapel_3").built(seat, "bodo_der_friedfertige", "L1 above")
    g = p.event_card("grosses_ritterturnier")
    assert asked(g) == (seat, "joust_gold")
    do(g, "region R1 above")
    assert stock(g, seat) == {"gold": 3}
    assert asked(g) == (0, "main")


@rule("KB-12")
def test_a_revolt_costs_every_region_beside_a_storehouse_a_resource_once() -> None:
    p = trading().built(0, "befestigtes_lager", "L1 above").built(0, "befestigtes_lager", "R1 above")
    p.built(1, "befestigtes_lager", "R1 below").rich(0).rich(1)
    g = p.event_card("bauernaufstand")
    assert stock(g, 0) == {"grain": 2, "wool": 2, "brick": 2, "ore": 3, "lumber": 3, "gold": 3}
    assert stock(g, 1) == {"grain": 3, "wool": 3, "brick": 3, "ore": 3, "lumber": 2, "gold": 2}


@rule("112.G.a", "112.E.a", "103.P.a")
def test_a_revolt_finds_a_storehouse_that_rests_but_no_society_that_copies_one() -> None:
    p = resting(trading().built(0, "befestigtes_lager", "L1 above"), 0).rich(0).rich(1)
    g = (
        p.aimed(1, "L1 above", "befestigtes_lager", "L1 above")
        .built(1, "markt", "R1 below")
        .event_card("bauernaufstand")
    )
    assert stock(g, 0) == {"grain": 2, "wool": 2, "brick": 3, "ore": 3, "lumber": 3, "gold": 3}
    assert set(stock(g, 1).values()) == {3}
    p = (
        trading()
        .built(1, "befestigtes_lager", "L1 above")
        .aimed(0, "R1 below", "befestigtes_lager", "L1 above")
        .rich(0)
    )
    g = p.event_card("bauernaufstand")
    assert set(stock(g, 0).values()) == {3}, "a copy that works is none either"


@rule("105.C.b", "103.J.a", "101.D.c")
def test_both_trading_offices_lie_open_one_for_each_player() -> None:
    g = trading().display("handelskontor", "handelskontor").rich(0).main()
    do(g, "erect handelskontor L1 above")
    assert faults(g, "erect handelskontor L1 below") == ["one_each", "cannot_pay"]
    p = trading(active=1).built(0, "handelskontor", "L1 above").display("handelskontor").hand(1, "feuerteufel")
    g = do(p.main(), "play feuerteufel", "die 1")
    assert [g.cat.ids[card_of(c)] for c in g.display] == ["handelskontor", "handelskontor"]
