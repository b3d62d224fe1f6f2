"""Cards of Handel & Wandel beside those of other sets: secret society, robber castle, bribery, bans, alchemist."""

import pytest

from catanica.games.principality.cards.powers import bank_rate, mill_owner, strength, tournament, trade_points
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.goods import ORE
from catanica.games.principality.position.piece import aimed_card, goods_on, target_of
from catanica.games.principality.vocabulary import card_of
from tests.rulings.handel_wandel.land import filled, last, trading
from tests.support.position import Position, do, faults, options, roll
from tests.support.reading import asked, hand, in_play, stock
from tests.support.rules import rule


def piled(g: Duel) -> list[str]:
    """The discard pile, oldest first."""
    return [g.cat.ids[card_of(c)] for c in g.discard]


def finish(g: Duel) -> None:
    """Whatever is asked on the way to the main phase, the first answer will do."""
    while asked(g)[1] != "main":
        do(g, options(g)[0])


# -- secret society ---------------------------------------------------------------------------------------------------


@rule("123.AI.a", "122.D.a")
def test_a_society_that_copies_a_manufactory_has_points_of_its_own() -> None:
    p = trading().built(1, "faerberei", "region C above").aimed(0, "L1 above", "faerberei", "region C above")
    g = do(p.stock(0, wool=2).stock(1, ore=1).main(), "use geheimbund L1 above", "region C above")
    assert (trade_points(g, 0), trade_points(g, 1), stock(g, 0)) == (1, 0, {})
    do(g, "use geheimbund L1 above", "region opponent L1 below")
    assert (trade_points(g, 0), stock(g, 0), stock(g, 1)) == (0, {"ore": 1}, {})


@rule("101.D.d(e)", "123.AI.a")
def test_before_2003_a_society_that_works_up_resources_goes_on_copying_the_manufactory() -> None:
    p = trading(edition="1997").built(1, "faerberei", "region C above")
    g = p.aimed(0, "L1 above", "faerberei", "region C above").stock(0, wool=3).main()
    do(g, "use geheimbund L1 above", "region C above")
    assert (trade_points(g, 0), asked(g)) == (1, (0, "main"))
    assert aimed_card(target_of(g.land(0).built[0])) == g.cat.number("faerberei")


@rule("123.AI.a", "119.C.b")
def test_a_society_that_copies_a_store_holds_goods_and_loses_them_with_its_model() -> None:
    p = trading().built(1, "schatzkammer", "road C").built(1, "markt", "L1 above")
    p.aimed(0, "L1 above", "schatzkammer", "road C")
    g = do(p.stock(0, ore=1).main(), "use geheimbund L1 above", "region L1 below")
    assert (stock(g, 0), faults(g, "use geheimbund L1 above")) == ({}, [])
    g = do(p.hand(0, "feuerteufel").main(), "play feuerteufel", "die 1", "target schatzkammer road C")
    assert asked(g) == (0, "aim_society")
    do(g, "target markt L1 above")
    assert goods_on(g.land(0).built[0]) == 0, "what lay there is gone"


@rule("123.AI.a", "102.B.Banktausch")
@pytest.mark.parametrize(("place", "rate"), [("L1 above", 1), ("L1 below", 2)])
def test_a_society_that_copies_a_lighthouse_serves_the_fleet_beside_itself(place: str, rate: int) -> None:
    p = trading().built(1, "leuchtturm", "L1 above").built(0, "erz_handelsflotte", "L1 above")
    assert bank_rate(p.aimed(0, place, "leuchtturm", "L1 above").main(), 0, ORE) == rate


@rule("123.AI.a", "103.F.b")
def test_a_society_that_copies_an_exchange_multiplies_beside_itself() -> None:
    p = trading().built(1, "warenboerse", "L1 above").aimed(0, "L1 below", "warenboerse", "L1 above")
    assert stock(roll(p.before_roll(), "trade_advantage", 2), 0) == {"ore": 2}


@rule("123.AI.a", "103.P.c", "103.C.b")
def test_a_society_copies_bazaar_stud_farm_and_wainwright() -> None:
    p = trading().built(1, "grosser_basar", "L1 above").aimed(0, "L1 above", "grosser_basar", "L1 above")
    g = do(p.stock(0, grain=1).stock(1, ore=1).main(), "use geheimbund L1 above", "region L1 above")
    do(g, "region opponent L1 below")
    assert stock(g, 0) == {"ore": 1}
    assert "use geheimbund L1 above" not in options(g)
    p = trading().built(1, "gestuet", "L1 above").aimed(0, "L1 above", "gestuet", "L1 above")
    g = do(p.stock(0, grain=2).main(), "use geheimbund L1 above", "region L1 below")
    assert (stock(g, 0), "use geheimbund L1 above" in options(g)) == ({"ore": 1, "grain": 1}, False)
    p = trading().built(1, "wagner", "L1 above").aimed(0, "L1 above", "wagner", "L1 above")
    p.regions(0, R1_above="weideland_stapel_6").stock(0, C_above=2)
    g = roll(do(p.before_roll(), "use geheimbund L1 above", "want wool"), "trade_advantage", 1)
    do(g, "use geheimbund L1 above", "region C above")
    assert (g.land(0).stock_at(12), g.land(0).stock_at(14)) == (1, 1)


# -- robber castle ----------------------------------------------------------------------------------------------------


@rule("103.P.a", "103.F.c")
def test_a_robber_castle_takes_the_bazaar_s_point_but_none_of_a_manufactory() -> None:
    p = last(trading().built(0, "grosser_basar", "L1 above").built(0, "schnapsbrennerei", "region L1 above"), 0, 2)
    assert trade_points(p.main(), 0) == 3
    assert trade_points(p.built(0, "raubritterburg", "L1 below", owner=1).main(), 0) == 2


# -- knights ----------------------------------------------------------------------------------------------------------


@rule("120.C.b")
def test_sven_is_never_weaker_than_nothing() -> None:
    p = trading().built(0, "sven_der_handelsritter", "R1 above").built(0, "otto_der_berserker", "R1 below")
    before = strength(p.main(), 0)
    assert strength(p.built(0, "bordell", "L1 above", owner=1).main(), 0) == before - 1


def bribery(knight: str) -> Position:
    """A knight of the opponent, and all it takes to bribe him."""
    return trading().built(1, knight, "R1 above").hand(0, "bestechung").built(0, "rathaus", "L1 above").rich(0)


@rule("117.C.a")
def test_a_bribed_sven_rests_again() -> None:
    p = bribery("sven_der_handelsritter").stock(1, ore=1)
    g = do(p.main(), "play bestechung")
    finish(g)
    assert "sven_der_handelsritter" in in_play(g, 0)
    assert not [o for o in options(g) if o.startswith("use sven")]


@rule("112.P.a", "117.C.b")
def test_a_used_sven_and_a_branch_driven_out_go_to_a_banned_pile() -> None:
    p = trading().banned(0, 0).built(0, "sven_der_handelsritter", "L1 above").stock(0, gold=1).stock(1, ore=1)
    g = do(p.main(), "use sven_der_handelsritter L1 above")
    finish(g)
    assert piled(g) == ["sven_der_handelsritter"]
    p = trading().banned(0, 0).hand(0, "handelsniederlassung").rich(0)
    g = last(p.built(1, "faerberei", "region C above"), 1, 3).built(1, "handelskontor", "L1 below").main()
    do(p.built(1, "grosser_basar", "L1 below").main(), "build handelsniederlassung L1 above")
    assert piled(g) == ["handelsniederlassung"]


@rule("117.F.a", "103.D.a")
def test_a_die_set_by_the_alchemist_sets_lothar_s_points() -> None:
    p = trading().built(0, "lothar_der_saeufer", "L1 above").hand(0, "alchimist")
    g = do(p.before_roll(), "play alchimist", "number 5", "roll", "face trade_advantage")
    assert tournament(g, 0) == 5


@rule("117.F.a")
def test_bribed_lothar_rides_for_the_other() -> None:
    p = bribery("lothar_der_saeufer")
    p.g.die = 4
    g = do(p.main(), "play bestechung")
    finish(g)
    assert (tournament(g, 0), tournament(g, 1)) == (4, 0)


@rule("102.B.Einheit")
def test_a_spy_takes_sven_and_lothar_out_of_a_hand() -> None:
    g = do(trading().hand(0, "spion").hand(1, "sven_der_handelsritter", "wagner").main(), "play spion")
    assert [o for o in options(g) if o.startswith("pick")] == ["pick sven_der_handelsritter"]


# -- trade settlement -------------------------------------------------------------------------------------------------


@rule("103.F.c", "120.E.b")
def test_a_trade_point_made_in_the_main_phase_drives_it_out_at_once() -> None:
    p = trading(active=1).built(1, "handelsniederlassung", "L1 above", owner=0).built(1, "handelskontor", "L1 below")
    last(p.built(1, "faerberei", "region C above"), 1, 2).built(1, "grosser_basar", "L1 below").stock(1, wool=2)
    g = p.main()
    assert trade_points(g, 1) == 6
    do(g, "use faerberei region C above")
    finish(g)
    assert ("handelsniederlassung" in in_play(g, 1), piled(g)) == (False, ["handelsniederlassung"])


@rule("KD-3", "103.F.c")
def test_built_against_more_than_six_it_falls_at_once() -> None:
    p = last(trading().built(1, "faerberei", "region C above"), 1, 3).built(1, "handelskontor", "L1 below")
    g = p.built(1, "grosser_basar", "L1 below").hand(0, "handelsniederlassung").rich(0).main()
    do(g, "build handelsniederlassung L1 above")
    assert (in_play(g, 0), piled(g)) == ([], ["handelsniederlassung"])


@rule("120.E.b")
def test_assaulted_it_returns_to_its_builder_s_hand() -> None:
    p = trading().built(1, "handelsniederlassung", "L1 above", owner=0).built(1, "konrad_der_flinke", "R1 above")
    g = p.built(0, "kloster", "L1 above").event_card("ueberfall")
    do(g, "target own handelsniederlassung L1 above", "target kloster L1 above", "target handelsniederlassung L1 above")
    assert (hand(g, 0), in_play(g, 0)) == (["handelsniederlassung"], ["kloster"])


@rule("122.D.a")
def test_a_converted_point_may_win_the_mill() -> None:
    p = last(trading().built(0, "faerberei", "region C above"), 0, 2).stock(0, wool=2)
    g = last(p.built(1, "kunstschmiede", "region L1 below"), 1, 2).main()
    assert mill_owner(g) == -1, "two each"
    do(g, "use faerberei region C above")
    finish(g)
    assert mill_owner(g) == 0


# -- stores -----------------------------------------------------------------------------------------------------------


@rule("119.C.b", "103.P.c")
def test_grain_from_a_store_feeds_a_field_beside_a_peasant_army() -> None:
    p = filled(trading().built(0, "naturalienspeicher", "road C"), 0, "grain", 2).built(0, "bauernheer", "L1 above")
    g = p.main()
    before = strength(g, 0)
    do(g, "use naturalienspeicher road C", "target own naturalienspeicher road C")
    assert strength(g, 0) == before + 1


@rule("122.B.b")
def test_gold_in_a_vault_pays_sven_and_buys_off_a_ban() -> None:
    p = filled(trading().built(0, "schatzkammer", "road C"), 0, "gold", 1)
    g = p.built(0, "sven_der_handelsritter", "L1 above").stock(1, ore=1).main()
    do(g, "use sven_der_handelsritter L1 above")
    finish(g)
    assert piled(g) == ["sven_der_handelsritter"]
    p = filled(trading().built(0, "schatzkammer", "road C"), 0, "gold", 2).banned(0, 1).stock(0, gold=1)
    assert [o for o in options(p.main()) if o.startswith("use kirchenbann")]
