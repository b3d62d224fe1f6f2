"""Brothel and robber castle: buildings in the opponent's land (120), and the chains they set off (103.F.c)."""

from catanica.games.principality.cards.powers import mill_owner, strength, trade_points
from catanica.games.principality.vocabulary import card_of
from tests.rulings.politik_intrige.land import SETS, politics
from tests.support.position import do, faults, options, position, refused, roll
from tests.support.reading import asked, hand, in_play, points, stock
from tests.support.rules import rule


@rule("120.C.a")
def test_a_brothel_needs_only_a_city_of_the_opponent() -> None:
    p = position(sets=SETS).hand(0, "bordell").rich(0)
    assert faults(p.main(), "build bordell L1 above") == ["needs_city_abroad"], "neither has one"
    g = do(p.city(1, "R1").main(), "build bordell R1 above")
    assert (in_play(g, 0), in_play(g, 1)) == ([], ["bordell"])


@rule("120.C.b")
def test_every_knight_is_one_weaker_and_never_below_nothing() -> None:
    p = politics().built(1, "bordell", "L1 above", owner=0).built(1, "otto_der_berserker", "R1 above")
    assert strength(p.main(), 1) == 2
    assert strength(p.built(1, "walther_der_saenger", "R1 below").main(), 1) == 2


@rule("120.C.b", "117.A.a")
def test_a_point_from_the_smithy_is_lost_to_a_later_brothel_but_not_to_an_earlier_one() -> None:
    first_smithy = politics().built(1, "walther_der_saenger", "R1 above").built(1, "schmiede", "R1 below")
    assert strength(first_smithy.main(), 1) == 1
    assert strength(first_smithy.built(1, "bordell", "L1 above", owner=0).main(), 1) == 0
    first_brothel = politics().built(1, "walther_der_saenger", "R1 above").built(1, "bordell", "L1 above", owner=0)
    assert strength(first_brothel.built(1, "schmiede", "R1 below").main(), 1) == 1


@rule("117.A.a")
def test_example_otto_and_the_brothel() -> None:
    p = politics().built(1, "otto_der_berserker", "R1 above")
    assert strength(p.main(), 1) == 3
    assert strength(p.built(1, "bordell", "L1 above", owner=0).main(), 1) == 2
    g = do(p.main(), "demolish bordell L1 above abroad")
    assert strength(g, 1) == 3, "worked out anew without it"


@rule("120.A.a")
def test_only_its_builder_may_tear_a_foreign_building_down() -> None:
    p = politics(active=1).built(1, "bordell", "L1 above", owner=0)
    assert refused(p.main(), "demolish bordell L1 above") == ["KB-23"]
    g = do(politics().built(1, "bordell", "L1 above", owner=0).main(), "demolish bordell L1 above abroad")
    assert (in_play(g, 1), [g.cat.ids[card_of(c)] for c in g.discard]) == ([], ["bordell"])


@rule("120.A.a")
def test_on_the_place_set_free_another_one_can_be_built() -> None:
    p = politics().hand(0, "raubritterburg").rich(0).built(1, "bordell", "L1 above", owner=0)
    p.built(1, "markt", "L1 above").built(1, "kloster", "L1 below").built(1, "schmiede", "L1 below")
    g = p.main()
    assert faults(g, "build raubritterburg L1 above") == ["no_site_abroad"]
    do(g, "demolish bordell L1 above abroad", "build raubritterburg L1 above")
    assert "raubritterburg" in in_play(g, 1)


@rule("112.G.d", "102.B.Gebaeude")
def test_the_arsonist_may_be_turned_on_the_opponent_s_building_in_the_own_city() -> None:
    g = politics().hand(0, "feuerteufel").built(0, "bordell", "L1 above", owner=1).main()
    do(g, "play feuerteufel", "die 2")
    assert (in_play(g, 0), hand(g, 1)) == ([], ["bordell"]), "back to its builder"


@rule("112.G.d")
def test_an_assault_finds_buildings_abroad_too() -> None:
    p = politics().built(0, "bordell", "L1 above", owner=1).built(0, "otto_der_berserker", "R1 above")
    g = do(
        p.built(1, "markt", "L1 above").event_card("ueberfall"), "target own bordell L1 above", "target markt L1 above"
    )
    do(g, "target bordell L1 above")
    assert (in_play(g, 0), hand(g, 1)) == (["otto_der_berserker"], ["bordell"])


@rule("103.P.a")
def test_a_robber_castle_takes_the_trade_points_of_the_city_s_buildings_only() -> None:
    p = politics().city(1, "R1").built(1, "markt", "L1 below").built(1, "erz_handelsflotte", "L1 below")
    p.built(1, "handelskontor", "R1 above")
    cat = p.g.cat
    before = trade_points(p.main(), 1)
    after = trade_points(p.built(1, "raubritterburg", "L1 above", owner=0).main(), 1)
    assert before - after == cat.trade[cat.number("markt")] > 0


@rule("103.P.a")
def test_a_great_harbour_doubles_nothing_there() -> None:
    p = politics().city(1, "R1").built(1, "markt", "L1 below").built(1, "grosser_hafen", "R1 above")
    market = int(p.g.cat.trade[p.g.cat.number("markt")])
    assert trade_points(p.main(), 1) == 2 * market
    assert trade_points(p.built(1, "raubritterburg", "L1 above", owner=0).main(), 1) == 0


@rule("103.F.c")
def test_more_than_three_strength_drives_the_robbers_out() -> None:
    p = politics(active=1).built(1, "raubritterburg", "L1 above", owner=0).built(1, "otto_der_berserker", "R1 above")
    g = p.hand(1, "pippin_der_kurze").rich(1).main()
    assert (strength(g, 1), in_play(g, 1)) == (3, ["otto_der_berserker", "raubritterburg"])
    do(g, "build pippin_der_kurze R1 below")
    assert in_play(g, 1) == ["otto_der_berserker", "pippin_der_kurze"]
    assert [g.cat.ids[card_of(c)] for c in g.discard] == ["raubritterburg"]


@rule("103.F.c", "103.L.a")
def test_the_whole_chain_grain_peasants_robbers_trade_points_mill_and_victory_point() -> None:
    p = politics().built(1, "raubritterburg", "L1 below", owner=0).built(1, "markt", "L1 below")
    p.built(1, "bauernheer", "L1 above").built(1, "pippin_der_kurze", "R1 above").stock(1, L1_above=2)
    g = p.before_roll()
    before = points(g, 1)
    assert (strength(g, 1), mill_owner(g), in_play(g, 1).count("raubritterburg")) == (3, -1, 1)
    roll(g, "brigands", 2)  # the field beside the peasants yields the third grain
    assert (strength(g, 1), mill_owner(g), "raubritterburg" in in_play(g, 1)) == (4, 1, False)
    assert points(g, 1) == before + 1


@rule("103.F.c")
def test_spending_the_grain_does_not_bring_the_robbers_back() -> None:
    p = politics(active=1).built(1, "bauernheer", "L1 above").built(1, "pippin_der_kurze", "R1 above")
    g = p.stock(1, L1_above=3).built(1, "raubritterburg", "L1 below", owner=0).main()
    assert "raubritterburg" not in in_play(g, 1)
    do(g, "bank grain ore")
    assert strength(g, 1) == 1
    assert "raubritterburg" not in in_play(g, 1)
    assert asked(g) == (1, "main")
    assert "end" in options(g)


@rule("KD-2", "103.P.a")
def test_a_harbour_under_a_robber_castle_still_raises_the_trade_fleets() -> None:
    p = politics().city(1, "R1").built(1, "hafen", "L1 below").built(1, "erz_handelsflotte", "L1 below")
    p.built(1, "woll_handelsflotte", "R1 above")
    harbour = int(p.g.cat.trade[p.g.cat.number("hafen")])
    before = trade_points(p.main(), 1)
    assert trade_points(p.built(1, "raubritterburg", "L1 above", owner=0).main(), 1) == before - harbour
    p = politics().city(1, "R1").built(1, "grosser_hafen", "L1 below").built(1, "markt", "R1 above")
    market = int(p.g.cat.trade[p.g.cat.number("markt")])
    assert trade_points(p.built(1, "raubritterburg", "L1 above", owner=0).main(), 1) == 2 * market


@rule("KD-3", "103.F.c")
def test_a_robber_castle_built_against_more_than_three_strength_falls_at_once() -> None:
    p = politics().hand(0, "raubritterburg").rich(0).built(1, "otto_der_berserker", "R1 above")
    g = p.built(1, "pippin_der_kurze", "R1 below").main()
    assert strength(g, 1) > 3
    do(g, "build raubritterburg L1 above")
    assert "raubritterburg" not in in_play(g, 1)
    assert [g.cat.ids[card_of(c)] for c in g.discard] == ["raubritterburg"]
    assert stock(g, 0)["brick"] == 2, "it was paid for"


@rule("103.F.c")
def test_grain_from_the_bank_drives_the_robbers_out_at_once() -> None:
    p = politics(active=1).built(1, "bauernheer", "L1 above").built(1, "pippin_der_kurze", "R1 above")
    g = p.stock(1, L1_above=2, ore=3).built(1, "raubritterburg", "L1 below", owner=0).main()
    assert (strength(g, 1), "raubritterburg" in in_play(g, 1)) == (3, True)
    do(g, "bank ore grain")
    assert (strength(g, 1), "raubritterburg" in in_play(g, 1)) == (4, False)


@rule("103.F.c")
def test_two_robber_castles_silence_each_building_once() -> None:
    p = politics().city(1, "R1").built(1, "markt", "L1 above").built(1, "markt", "R1 above")
    before = trade_points(p.g, 1)
    p.built(1, "raubritterburg", "L1 below", owner=0).built(1, "raubritterburg", "R1 below", owner=0)
    assert before > 0
    assert trade_points(p.main(), 1) == 0


@rule("103.F.c")
def test_a_robber_castle_works_beside_an_older_guest() -> None:
    p = politics().city(1, "L1").built(1, "markt", "L1 above").built(1, "bordell", "L1 below", owner=0)
    assert trade_points(p.g, 1) > 0
    assert trade_points(p.built(1, "raubritterburg", "L1 below", owner=0).main(), 1) == 0


@rule("103.F.c")
def test_a_castle_that_stays_keeps_no_other_from_falling() -> None:
    p = politics().built(0, "raubritterburg", "L1 below", owner=1).built(1, "raubritterburg", "L1 below", owner=0)
    g = p.built(1, "konrad_der_flinke", "R1 above").built(1, "otto_der_berserker", "R1 below").main()
    assert (in_play(g, 0), in_play(g, 1)) == (["raubritterburg"], ["konrad_der_flinke", "otto_der_berserker"])
