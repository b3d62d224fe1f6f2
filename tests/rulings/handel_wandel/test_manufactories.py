"""Manufactories, trade fair, great bazaar, trading post and stud farm."""

import pytest

from catanica.games.principality.cards.powers import mill_owner, trade_points
from tests.rulings.handel_wandel.land import last, resting, trading
from tests.support.position import Position, do, faults, options
from tests.support.reading import asked, hand, in_play, points, stock
from tests.support.rules import rule


def dye_works(points_on_it: int = 0, edition: str = "2005") -> Position:
    """A dye works at the pasture in the middle."""
    return last(trading(edition=edition).built(0, "faerberei", "region C above"), 0, points_on_it)


@rule("122.A.a", "122.C.a", "101.D.d")
def test_a_manufactory_lies_at_a_region_of_its_kind_and_needs_a_working_trading_office() -> None:
    p = trading().hand(0, "faerberei", "kunstschmiede", "schnapsbrennerei").rich(0)
    assert faults(p.main(), "build faerberei region C above") == ["needs_card"]
    p.built(0, "handelskontor", "L1 above")
    g = p.main()
    assert faults(g, "build faerberei region L1 above") == ["other_kind_of_region"]
    do(
        g,
        "build faerberei region C above",
        "build kunstschmiede region L1 below",
        "build schnapsbrennerei region L1 above",
    )
    assert in_play(g, 0) == ["faerberei", "handelskontor", "kunstschmiede", "schnapsbrennerei"]


@rule("101.D.d", "122.A.a")
@pytest.mark.parametrize(("edition", "wrong"), [("1997", ["no_city_beside"]), ("2003", [])])
def test_since_2003_the_region_may_belong_to_a_settlement(edition: str, wrong: list[str]) -> None:
    p = trading(edition=edition).regions(0, R1_below="weideland_stapel_6").hand(0, "faerberei").rich(0)
    g = p.built(0, "handelskontor", "L1 above").main()
    assert faults(g, "build faerberei region R1 below") == wrong
    assert faults(g, "build faerberei region C above") == []


@rule("101.D.d")
@pytest.mark.parametrize(("city", "wrong"), [("L6", []), ("L5", ["no_city_beside"])])
def test_at_the_end_of_the_longest_row_there_is_but_one_town_beside_a_region(city: str, wrong: list[str]) -> None:
    p = trading(edition="1997").built(0, "handelskontor", "L1 above").hand(0, "faerberei")
    for column in ("L2", "L3", "L4", "L5", "L6"):
        p.settlement(0, column, "weideland_stapel_6", "weideland_stapel_5")
    assert faults(p.city(0, city).rich(0).main(), "build faerberei region L6 above") == wrong


@rule("122.C.b", "103.P.a")
def test_a_pawned_trading_office_is_no_condition() -> None:
    p = resting(trading().built(0, "handelskontor", "L1 above"), 0).hand(0, "faerberei").rich(0)
    assert faults(p.main(), "build faerberei region C above") == ["needs_working"]


@rule("122.D.a", "123.BI.a")
def test_two_resources_become_a_trade_point_up_to_three() -> None:
    p = dye_works().regions(0, R1_above="weideland_stapel_6").stock(0, C_above=3, R1_above=3)
    g = p.main()
    assert trade_points(g, 0) == 0, "it starts empty"
    do(g, "use faerberei region C above")
    assert sorted(options(g)) == ["region C above", "region R1 above"]
    do(g, "region C above")
    assert asked(g) == (0, "manufacture_pay")
    do(g, "region R1 above")
    assert (trade_points(g, 0), stock(g, 0)) == (1, {"wool": 4})
    do(g, "use faerberei region C above", "region C above", "region C above")
    do(g, "use faerberei region C above", "region R1 above")
    assert (trade_points(g, 0), stock(g, 0)) == (3, {})
    p = dye_works(3).stock(0, wool=2)
    assert "use faerberei region C above" not in options(p.main()), "full, and nothing to take"


@rule("122.D.a")
def test_one_resource_is_not_enough() -> None:
    assert "use faerberei region C above" not in options(dye_works().stock(0, wool=1, grain=3).main())


@rule("122.D.a", "101.D.d")
def test_a_trade_point_takes_a_resource_of_the_opponent_and_both_go_in_one_turn() -> None:
    g = dye_works().stock(0, wool=2).stock(1, ore=1, gold=1).main()
    do(g, "use faerberei region C above", "region C above", "use faerberei region C above")
    assert sorted(options(g)) == ["region opponent L1 below", "region opponent R1 below"]
    do(g, "region opponent L1 below")
    assert (stock(g, 0), stock(g, 1), trade_points(g, 0)) == ({"ore": 1}, {"gold": 1}, 0)


@rule("101.D.d")
def test_before_2003_a_manufactory_did_one_of_both_in_a_turn() -> None:
    g = dye_works(1, edition="1997").stock(0, wool=2).stock(1, ore=1).main()
    do(g, "use faerberei region C above", "region C above")
    assert "use faerberei region C above" not in options(g)
    g = dye_works(2, edition="1997").stock(0, wool=2).stock(1, ore=2).main()
    do(g, "use faerberei region C above", "region opponent L1 below", "use faerberei region C above")
    assert options(g) == ["region opponent L1 below"]


@rule("122.D.a")
def test_nothing_is_taken_without_room_for_it() -> None:
    g = dye_works(1).stock(0, ore=3).stock(1, ore=1).main()
    assert "use faerberei region C above" not in options(g)


@rule("122.D.a", "103.P.a")
def test_stored_points_count_for_the_mill_but_not_on_a_blocked_manufactory() -> None:
    assert mill_owner(dye_works(3).main()) == 0
    g = resting(dye_works(3), 0).stock(1, ore=1).main()
    assert mill_owner(g) == -1
    assert "use faerberei region C above" not in options(g)


@rule("122.C.c", "124.A.a")
def test_burnt_its_points_are_lost_and_rebuilt_it_starts_empty() -> None:
    p = last(trading(active=1).built(0, "faerberei", "region C above"), 0, 3).hand(1, "feuerteufel")
    g = do(p.main(), "play feuerteufel", "die 1")
    assert (hand(g, 0), trade_points(g, 0)) == (["faerberei"], 0)


@rule("124.A.a", "112.G.d")
@pytest.mark.parametrize(
    ("card", "place"), [("faerberei", "region C above"), ("schatzkammer", "road C"), ("handelsposten", "road C")]
)
def test_no_fire_watch_covers_cards_at_regions_and_on_roads(card: str, place: str) -> None:
    p = trading(active=1).built(0, "feuerwache", "L1 above").city(0, "R1").built(0, "feuerwache", "R1 above")
    g = do(p.built(0, card, place).hand(1, "feuerteufel").main(), "play feuerteufel", "die 1")
    assert hand(g, 0) == [card]


@rule("101.D.b", "128.D.a")
def test_a_resettlement_leaves_its_region_alone() -> None:
    p = trading().built(0, "faerberei", "region C above").hand(0, "umsiedlung").built(0, "universitaet", "L1 above")
    g = do(p.main(), "play umsiedlung")
    assert "region C above" not in options(g)
    assert "region C below" in options(g)
    do(g, "region C below")
    assert "region C above" not in options(g)


@rule("101.D.b", "112.I.a")
def test_its_region_is_never_exchanged() -> None:
    p = trading().settlement(0, "L2", "weideland_stapel_6", "wald_stapel_1")
    p.settlement(1, "L2", "weideland_stapel_5", "wald_stapel_6").built(0, "konrad_der_flinke", "R1 above")
    p.hand(0, "grenzkonflikt").built(0, "faerberei", "region C above").built(1, "faerberei", "region C above")
    g = do(p.main(), "play grenzkonflikt")
    assert "region C above" not in options(g)
    assert "region L2 above" in options(g)
    do(g, "region L2 above")
    assert "region opponent C above" not in options(g)
    assert "region opponent L2 above" in options(g)


@rule("128.C.b")
def test_at_a_region_of_a_metropolis_lies_one_card_only() -> None:
    p = trading().metropolis(0, "R1").hand(0, "faerberei").rich(0).built(0, "handelskontor", "L1 above")
    p.built(0, "bodo_der_friedfertige", "outside C above")
    assert faults(p.main(), "build faerberei region C above") == ["no_free_region"]


@rule("123.AU.a", "106.A.b")
@pytest.mark.parametrize(("dye", "smith", "wrong"), [(2, 0, ["needs_trade_points"]), (2, 1, [])])
def test_the_trade_fair_needs_three_points_on_all_manufactories_together(
    dye: int, smith: int, wrong: list[str]
) -> None:
    p = last(dye_works(dye).built(0, "kunstschmiede", "region L1 below"), 0, smith).hand(0, "handelsmesse")
    g = p.main()
    assert faults(g, "build handelsmesse L1 above") == wrong
    if not wrong:
        before = points(g, 0)
        do(g, "build handelsmesse L1 above")
        assert (points(g, 0) - before, trade_points(g, 0)) == (2, 3), "they are shown, not paid"


@rule("123.AU.a", "103.P.a")
def test_points_on_a_blocked_manufactory_do_not_count_for_the_fair() -> None:
    g = resting(dye_works(3), 0).hand(0, "handelsmesse").main()
    assert faults(g, "build handelsmesse L1 above") == ["needs_trade_points"]


@rule("103.P.c", "101.D.d", "102.B.Gebaeude")
def test_at_the_bazaar_the_opponent_must_swap_once_in_a_turn() -> None:
    g = trading().built(0, "grosser_basar", "L1 above").stock(0, grain=2, gold=1).stock(1, ore=1, gold=2).main()
    do(g, "use grosser_basar L1 above")
    assert options(g) == ["region L1 above"], "no gold"
    do(g, "region L1 above")
    assert asked(g) == (0, "bazaar_take")
    assert options(g) == ["region opponent L1 below"]
    do(g, "region opponent L1 below")
    assert (stock(g, 0), stock(g, 1)) == ({"ore": 1, "grain": 1, "gold": 1}, {"grain": 1, "gold": 2})
    assert "use grosser_basar L1 above" not in options(g)


@rule("103.P.c")
def test_the_bazaar_needs_another_kind_and_room_on_both_sides() -> None:
    def stall() -> Position:
        return trading().built(0, "grosser_basar", "L1 above")

    use = "use grosser_basar L1 above"
    assert use not in options(stall().stock(0, grain=1).stock(1, grain=1).main()), "the same kind"
    assert use not in options(stall().stock(0, grain=1).stock(1, grain=3, ore=1).main()), "no room for the grain"
    assert use not in options(stall().stock(0, ore=3).stock(1, ore=1).main())
    assert use in options(stall().stock(0, ore=3).stock(1, grain=1).main())
    g = (
        stall()
        .stock(0, brick=1)
        .regions(1, R1_above="wald_stapel_1", R1_below="huegelland_stapel_1")
        .stock(1, R1_above=1)
        .main()
    )
    assert use in options(g), "the kind is that of the opponent's region, whatever lies there in the own land"


@rule("103.P.c", "102.B.Zentralkarte")
def test_a_trading_post_changes_a_resource_into_one_of_the_region_across_the_road_once_in_a_turn() -> None:
    g = trading().built(0, "handelsposten", "road C").stock(0, wool=1, lumber=1).main()
    do(g, "use handelsposten road C")
    assert sorted(options(g)) == ["region C above", "region C below"]
    do(g, "region C above")
    assert stock(g, 0) == {"lumber": 2}
    assert "use handelsposten road C" not in options(g)


@rule("103.P.c")
def test_a_trading_post_needs_room_across_the_road() -> None:
    assert "use handelsposten road C" not in options(
        trading().built(0, "handelsposten", "road C").stock(0, grain=3).main()
    )
    g = do(trading().built(0, "handelsposten", "road C").stock(0, wool=3, lumber=1).main(), "use handelsposten road C")
    assert options(g) == ["region C above"]


@rule("103.P.c")
def test_the_stud_farm_gives_a_resource_for_grain_once_in_a_turn() -> None:
    g = trading().built(0, "gestuet", "L1 above").stock(0, grain=2).main()
    do(g, "use gestuet L1 above", "region L1 below")
    assert stock(g, 0) == {"ore": 1, "grain": 1}
    assert "use gestuet L1 above" not in options(g)
    assert asked(g) == (0, "main"), "one for one"
    assert "use gestuet L1 above" not in options(trading().built(0, "gestuet", "L1 above").stock(0, ore=1).main())


@rule("103.P.c")
def test_the_stud_farm_needs_room_for_something_else() -> None:
    p = trading().built(0, "gestuet", "L1 above").stock(0, grain=1, brick=3, lumber=3, ore=3, wool=3, gold=3)
    assert "use gestuet L1 above" not in options(p.main()), "grain for grain is no exchange"


@rule("122.D.a")
def test_without_a_trade_point_a_manufactory_takes_nothing() -> None:
    g = trading().built(0, "faerberei", "region C above").stock(1, ore=3).main()
    assert not [o for o in options(g) if o.startswith("use")]


@rule("103.P.c")
def test_brick_for_brick_is_no_bazaar() -> None:
    p = trading().built(0, "grosser_basar", "L1 above").stock(0, brick=1).stock(1, brick=1)
    assert "use grosser_basar L1 above" not in options(p.main())
    p = trading().built(0, "grosser_basar", "L1 above").stock(0, brick=1, ore=1).stock(1, brick=1, ore=1)
    assert "use grosser_basar L1 above" in options(p.main()), "with two kinds each there is another one"
    p = trading().built(0, "grosser_basar", "L1 above").stock(0, brick=1, ore=1).stock(1, brick=1)
    assert options(do(p.main(), "use grosser_basar L1 above")) == ["region L1 below"]


@rule("103.P.c")
def test_only_the_two_regions_beside_its_road_trade_at_a_post() -> None:
    p = trading().built(0, "handelsposten", "road C").stock(0, C_above=1, R1_above=1)
    assert options(do(p.main(), "use handelsposten road C")) == ["region C above"]


@rule("101.D.d(e)")
def test_before_2003_a_manufactory_lies_beside_a_city_at_either_side_of_its_region() -> None:
    for place, fits in (("L1", True), ("C", True), ("R1", False)):
        kind = {"L1": "schnapsbrennerei", "C": "faerberei", "R1": "faerberei"}[place]
        p = trading(edition="1997").hand(0, kind).rich(0).regions(0, R1_above="weideland_stapel_6")
        wrong = faults(p.main(), f"build {kind} region {place} above")
        assert ("no_city_beside" in wrong) != fits
