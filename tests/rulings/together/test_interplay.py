"""Cards of different sets at once, from positions the articles describe without naming both cards."""

import pytest

from catanica.games.principality.cards.powers import strength, trade_points
from tests.rulings.handel_wandel.land import filled, last
from tests.rulings.together.land import SPECIAL, builds, kept, lands, magic, pile, plays, until, uses, wizards
from tests.support.position import do, faults, options, roll
from tests.support.reading import asked, hand, in_play, points, stock
from tests.support.rules import rule


@rule("103.I.f", "122.B.b", "103.P.c")
def test_the_barbarians_toll_is_paid_out_of_a_treasury_in_the_own_turn() -> None:
    p = filled(lands().built(0, "schatzkammer", "road C"), 0, "gold", 1).hand(0, "karawane", "karawane", "karawane")
    p.road(0, 5).built(0, "barbarenstuetzpunkt", "road L1", owner=1).stock(0, grain=3)
    g = until(do(p.main(), "play karawane"), 0, "main")
    assert kept(g, 0, "schatzkammer") == {"gold": 1}, "the first one is free"
    until(do(g, "play karawane"), 0, "main")
    assert (kept(g, 0, "schatzkammer"), faults(g, "play karawane")) == ({}, ["toll_due"])


@rule("103.P.c", "122.B.b")
def test_one_gold_of_a_colony_stands_for_a_resource_however_many_coin_residences_are_full() -> None:
    p = last(lands().built(0, "residenz_muenz", "region L1 below"), 0, 3).regions(0, L1_above="gebirge_stapel_5")
    p = last(p.built(0, "residenz_muenz", "region L1 above"), 0, 3).display("hafen")
    p = filled(p.built(0, "kolonialstuetzpunkt", "region R1 below"), 0, "gold", 2)
    assert builds(p.stock(0, ore=1).main()) == [], "brick and wool are missing, and gold stands for one of them"
    g = do(p.stock(0, brick=1).main(), "erect hafen L1 above")
    assert (kept(g, 0, "kolonialstuetzpunkt"), stock(g, 0)) == ({"gold": 1}, {})


@rule("122.C.d", "103.P.c")
def test_two_full_paper_residences_pay_one_resource_each() -> None:
    p = last(lands().built(0, "residenz_papier", "region C below"), 0, 3).regions(0, R1_above="wald_stapel_6")
    p = last(p.built(0, "residenz_papier", "region R1 above"), 0, 3)
    g = roll(p.before_roll(), "brigands", 5)
    for _ in range(2):
        assert asked(g) == (0, "gain")
        do(g, "region L1 above")
    assert (asked(g), stock(g, 0)["grain"]) == ((0, "main"), 2)


@rule("103.P.a", "103.I.f", "103.F.c")
def test_in_a_robbed_city_a_brewery_has_strength_but_no_trade_points_and_may_drive_the_robbers_out() -> None:
    def robbed(side: int) -> tuple[int, int]:
        p = last(lands().built(0, "brauerei", "L1 above"), 0, side).built(0, "raubritterburg", "L1 below", owner=1)
        g = p.main()
        return strength(g, 0), trade_points(g, 0)

    assert (robbed(0), robbed(1)) == ((2, 0), (0, 0))
    p = last(lands().built(0, "brauerei", "L1 above"), 0, 1).built(0, "raubritterburg", "L1 below", owner=1)
    g = do(p.built(0, "bodo_der_friedfertige", "R1 above").stock(0, gold=1).main(), "use brauerei L1 above")
    assert (strength(g, 0), in_play(g, 0), pile(g)) == (4, ["bodo_der_friedfertige", "brauerei"], ["raubritterburg"])


@rule("103.P.a", "101.D.b", "113.U.a")
def test_cards_beyond_the_limit_of_a_pawned_library_wait_until_the_end_of_the_turn() -> None:
    p = lands().built(0, "bibliothek", "L1 above").hand(0, "pfandleiher", "markt", "hafen", "kirche", "spion")
    g = until(do(p.main(), "play pfandleiher"), 0, "main")
    assert (len(hand(g, 0)), asked(do(g, "end"))) == (4, (0, "trim"))


@rule("112.J.a", "112.J.c")
def test_guido_gets_an_attack_card_that_a_brotherhood_put_away() -> None:
    p = lands(1, sets=SPECIAL).city(1, "R1").built(1, "geheime_bruderschaft", "L1 above").hand(1, "spion", "bischof")
    p.discard("hexe").hand(0, "guido_der_grosse_diplomat").stack(1, *["markt"] * 9)
    g = do(p.main(), "use geheime_bruderschaft L1 above", "pick spion", "region L1 above")
    until(do(g, "use geheime_bruderschaft L1 above"), 1, "main")
    assert pile(g) == ["hexe", "spion", "bischof"]
    until(do(g, "end"), 0, "before_roll")
    do(g, "play guido_der_grosse_diplomat")
    assert (hand(g, 0), pile(g)) == (["spion"], ["hexe", "bischof", "guido_der_grosse_diplomat"])


@rule("113.U.a", "103.F.a", "120.E.b")
def test_an_assaulted_building_leaves_its_pawnbroker_on_the_pile() -> None:
    p = lands(1).built(0, "karl_der_maechtige", "R1 above").built(1, "kloster", "L1 above").hand(1, "pfandleiher")
    p.stack(1, *["markt"] * 9).hand(0, "markt", "hafen", "kirche").events("ueberfall", "konflikt")
    g = until(do(p.main(), "play pfandleiher"), 1, "main")
    until(do(g, "end"), 0, "before_roll")
    until(do(g, "roll", "face event_card", "die 6"), 0, "main")
    assert (in_play(g, 1), pile(g)) == ([], ["pfandleiher"])


@rule("103.F.b", "119.J.a")
def test_a_goldsmith_and_an_exchange_make_three_gold_but_the_colony_gets_one() -> None:
    p = lands().city(0, "R1").built(0, "goldschmiede", "R1 below").built(0, "warenboerse", "R1 below")
    g = p.built(0, "kolonialstuetzpunkt", "region R1 below").before_roll()
    roll(g, "brigands", 6)
    assert (stock(g, 0), kept(g, 0, "kolonialstuetzpunkt")) == ({"gold": 3}, {"gold": 1})


@rule("126.A.a", "112.G.b")
def test_what_the_circle_wards_is_safe_from_the_own_arsonist_that_changes_sides() -> None:
    p = wizards().wizard(0, "hafli", "L1 above").built(0, "zehntes_buch", "L1 below").built(0, "kloster", "R1 above")
    p.hand(0, "feuerteufel").built(1, "kloster", "L1 above")
    g = do(p.main(), "use zehntes_buch L1 below", "target own kloster R1 above", "play feuerteufel", "die 6")
    assert (asked(g), "kloster" in in_play(g, 0), hand(g, 0)) == ((0, "main"), True, [])


@rule("128.C.b", "112.I.a", "101.D.b")
def test_a_unit_outside_a_region_does_not_keep_it_where_a_wizard_would() -> None:
    p = wizards().wizard(0, "hafli", "L1 above").built(0, "landzauber", "L1 below")
    p.regions(0, R1_above="weideland_stapel_6").metropolis(1, "L1").built(1, "konrad_der_flinke", "outside L1 above")
    p.settlement(1, "L2", "getreidefeld_start_weiss_1", "wald_start_weiss_4")
    g = do(p.main(), "use landzauber L1 below", "region C above")
    assert "region opponent L1 above" in options(g)


@rule("125.B.e", "103.P.a", "125.B.a")
def test_citadels_wizards_and_the_stone_count_for_the_points_they_are_worth() -> None:
    p = wizards().citadel(0, "R1").wizard(0, "hafli", "L1 above", 3).wizard(0, "ira", "L1 below", 3)
    g = p.hand(0, "stein_der_weisen", "spion").hand(1, "markt").main()
    assert (points(g, 0), plays(g)) == (3, ["spion"])
    do(g, "build stein_der_weisen R1 above")
    assert (points(g, 0), plays(g), magic(g)) == (5, [], {"hafli": 0, "ira": 0})
    assert uses(g) == []


@rule("KB-38", "122.B.b")
@pytest.mark.parametrize("kind", ["brick", "lumber", "ore", "wool"])
def test_a_caravan_sets_out_from_a_store_with_whatever_lies_there(kind: str) -> None:
    p = filled(lands().built(0, "naturalienspeicher", "road C"), 0, kind, 2).hand(0, "karawane")
    g = do(p.main(), "play karawane", "target own naturalienspeicher road C")
    assert kept(g, 0, "naturalienspeicher") == {kind: 1}


@rule("103.N.a", "122.B.b")
def test_mendicants_may_be_given_the_gold_of_a_colony_if_the_other_has_room() -> None:
    for room in (3, 1, 0):
        p = filled(lands().built(0, "kolonialstuetzpunkt", "region R1 below"), 0, "gold", 2)
        g = p.built(0, "markt", "L1 above").stock(1, gold=3 - room).stock(0, ore=1).event_card("bettelmoenche")
        assert ("target own kolonialstuetzpunkt region R1 below" in options(g)) == (room > 0)
        if room > 1:
            do(g, "target own kolonialstuetzpunkt region R1 below")
            assert (kept(g, 0, "kolonialstuetzpunkt"), stock(g, 1)) == ({"gold": 1}, {"gold": 1})


@rule("103.N.a", "122.B.b")
def test_mendicants_must_be_content_once_only_a_colony_has_gold_left() -> None:
    p = filled(lands().built(0, "kolonialstuetzpunkt", "region R1 below"), 0, "gold", 2)
    g = do(p.built(0, "markt", "L1 above").stock(0, ore=1).event_card("bettelmoenche"), "region L1 below", "pass")
    assert (asked(g), kept(g, 0, "kolonialstuetzpunkt"), stock(g, 1)) == ((0, "main"), {"gold": 2}, {"ore": 1})


@rule("105.G.a", "101.D.d")
@pytest.mark.parametrize(("edition", "cheaper"), [("1997", True), ("2005", False)])
def test_a_castle_makes_cannons_cheaper_before_2003_only(edition: str, cheaper: bool) -> None:
    p = lands(edition=edition).built(0, "burg", "L1 above").hand(0, "kanone")
    cost = p.g.cat.fact(p.g.cat.number("kanone")).cost
    kind = max(cost, key=lambda name: cost[name])
    g = p.stock(0, **{name: n - (name == kind) for name, n in cost.items()}).main()
    assert ("cannot_pay" not in faults(g, "build kanone R1 above")) == cheaper


@rule("118.B.a", "128.C.b")
def test_a_peasant_army_outside_a_metropolis_counts_the_grain_of_its_region() -> None:
    p = lands().built(0, "bauernheer", "outside L1 above").stock(0, L1_above=2)
    p.g.land(0).crowns |= p.g.land(0).cities
    assert strength(p.main(), 0) == 2


@rule("105.G.a", "123.AI.a")
def test_a_great_harbour_doubles_the_market_that_a_secret_society_copies() -> None:
    p = lands().aimed(0, "L1 above", "markt", "L1 above").built(1, "markt", "L1 above")
    alone = trade_points(p.g, 0)
    assert alone > 0
    assert trade_points(p.built(0, "grosser_hafen", "R1 above").main(), 0) == 2 * alone


@rule("103.F.c", "122.B.a")
def test_gold_on_cards_counts_for_a_trade_academy() -> None:
    p = filled(lands().built(0, "kolonialstuetzpunkt", "region R1 below"), 0, "gold", 2).stock(0, gold=1)
    before = trade_points(p.g, 0)
    assert trade_points(p.built(0, "handelsakademie", "L1 above").main(), 0) - before == 3


@rule("103.E.c", "112.P.a")
def test_who_is_banned_from_the_pile_gets_the_resource_of_the_good_year_in_spite_of_a_palace() -> None:
    p = lands().built(0, "palast", "L1 above").discard("markt")
    assert asked(roll(p.before_roll(), "good_year", 4))[1] != "gain"
    p = lands().built(0, "palast", "L1 above").discard("markt").banned(0, 0)
    assert asked(roll(p.before_roll(), "good_year", 4)) == (0, "gain")
