"""The secret society: it has what an opposing building has, but for its points (123.AI.a, 103.I.f)."""

import pytest

from catanica.games.principality.cards.powers import bank_rate, hand_limit, strength, trade_points
from catanica.games.principality.position.piece import goods_on, target_of, with_goods
from tests.rulings.extended.borrowing import borrowed, lay_on
from tests.rulings.politik_intrige.land import politics
from tests.support.position import do, faults, options, roll
from tests.support.reading import asked, hand, in_play, points, stock
from tests.support.rules import rule


@rule("123.AI.a")
def test_when_built_it_names_a_building_of_the_opponent_and_gets_all_but_its_points() -> None:
    p = (
        politics()
        .hand(0, "geheimbund")
        .rich(0)
        .built(1, "bibliothek", "L1 above")
        .built(1, "konrad_der_flinke", "R1 above")
    )
    g = p.main()
    before = points(g, 0), hand_limit(g, 0)
    do(g, "build geheimbund L1 above")
    assert asked(g) == (0, "aim_society")
    assert options(g) == ["target bibliothek L1 above"]
    do(g, "target bibliothek L1 above")
    assert (points(g, 0), hand_limit(g, 0)) == (before[0], before[1] + 1)


@rule("103.I.f")
def test_it_names_another_at_once_when_its_target_is_gone() -> None:
    p = politics(active=1).aimed(0, "L1 above", "markt", "L1 above").built(1, "markt", "L1 above")
    g = p.built(1, "bibliothek", "L1 below").main()
    assert trade_points(g, 0) == trade_points(g, 1)
    do(g, "demolish markt L1 above")
    assert asked(g) == (0, "aim_society")
    do(g, "target bibliothek L1 below")
    assert (trade_points(g, 0), hand_limit(g, 0), asked(g)) == (0, 4, (1, "main"))


@rule("103.I.f")
@pytest.mark.parametrize("owner", [0, 1])
def test_without_any_building_it_waits_until_there_is_one(owner: int) -> None:
    other = 1 - owner
    p = politics(other).aimed(owner, "L1 above", "markt", "L1 above").built(owner, "konrad_der_flinke", "R1 above")
    g = p.built(other, "markt", "L1 above").hand(other, "schmiede").rich(other).main()
    assert (trade_points(g, owner), strength(g, owner)) == (2, 2), "it keeps its model"
    do(g, "demolish markt L1 above")
    assert (asked(g), strength(g, owner)) == ((other, "main"), 2), "and what else its owner has goes on counting"
    do(g, "build schmiede R1 above")
    assert asked(g) == (owner, "aim_society")
    do(g, "target schmiede R1 above")
    assert strength(g, owner) == 3


@rule("123.AI.a", "103.P.a")
def test_all_kinds_of_functions_are_copied() -> None:
    p = politics().aimed(0, "L1 above", "schmiede", "R1 above").built(1, "schmiede", "R1 above")
    assert strength(p.built(0, "konrad_der_flinke", "R1 above").main(), 0) == 3
    p = politics().aimed(0, "L1 above", "muenzgiesserei", "L1 above").built(1, "muenzgiesserei", "L1 above")
    assert bank_rate(p.main(), 0, 5) == bank_rate(p.main(), 1, 5) < 3
    p = politics().aimed(0, "L1 above", "getreidemuehle", "R1 above").built(1, "getreidemuehle", "R1 above")
    assert stock(roll(p.before_roll(), "trade_advantage", 1), 0) == {"grain": 2}
    p = politics().aimed(0, "L1 above", "haus_der_republik", "L1 above").built(1, "haus_der_republik", "L1 above")
    assert stock(roll(p.before_roll(), "trade_advantage", 3), 0) == {"wool": 3}
    p = politics().aimed(0, "L1 above", "burg", "R1 above").built(1, "burg", "R1 above").stock(0, grain=1)
    assert "build konrad_der_flinke R1 above" in options(p.hand(0, "konrad_der_flinke").main())
    p = politics().aimed(0, "L1 above", "wirtshaus", "R1 above").built(1, "wirtshaus", "R1 above").stock(0, gold=1)
    g = do(p.main(), "use geheimbund L1 above", "die 6", "region L1 above", "region L1 above")
    assert stock(g, 0) == {"grain": 2}


@rule("123.AI.a", "105.G.a")
def test_a_copied_market_is_doubled_by_the_own_great_harbour_and_robbed_like_any_other() -> None:
    p = politics().aimed(0, "L1 above", "markt", "L1 above").built(1, "markt", "L1 above")
    market = int(p.g.cat.trade[p.g.cat.number("markt")])
    assert trade_points(p.main(), 0) == market
    assert trade_points(p.built(0, "grosser_hafen", "R1 above").main(), 0) == 2 * market
    assert trade_points(p.built(0, "raubritterburg", "L1 below", owner=1).main(), 0) == 0


@rule("123.AI.a")
def test_a_needed_card_may_be_copied() -> None:
    p = politics().hand(0, "diplomat").discard("spion")
    assert faults(p.main(), "play diplomat") == ["needs_card"]
    g = p.aimed(0, "L1 above", "rathaus", "L1 above").built(1, "rathaus", "L1 above").main()
    do(g, "play diplomat", "pick spion")
    assert hand(g, 0) == ["spion"]


@rule("123.AI.a", "112.G.e")
def test_aimed_at_a_bishop_s_seat_it_is_fireproof_and_gets_the_gold() -> None:
    p = politics(active=1).aimed(0, "L1 above", "bischofssitz", "L1 above").built(1, "bischofssitz", "L1 above")
    g = p.hand(1, "feuerteufel", "karawane").stock(1, ore=1).main()
    assert faults(g, "play feuerteufel") == ["no_building_to_burn"]
    do(g, "play karawane")
    assert stock(g, 0) == {"gold": 1}


@rule("KD-1", "103.E.f")
def test_a_society_that_copies_a_bailiwick_is_paid_but_not_torn_down() -> None:
    p = politics().aimed(0, "L1 above", "vogtei", "R1 above").built(1, "vogtei", "R1 above").stock(0, ore=1)
    g = do(roll(p.before_roll(), "trade_advantage", 1), "region L1 above")
    assert stock(g, 0) == {"grain": 2, "ore": 1}
    p = politics(active=1).aimed(0, "L1 above", "vogtei", "R1 above").built(1, "vogtei", "R1 above").stock(0, ore=1)
    g = do(p.events("kirchenfest").before_roll(), "roll", "face event_card", "die 3")
    assert in_play(g, 0) == ["geheimbund"]
    assert stock(g, 0)["ore"] == 1


@rule("103.I.f", "123.AI.a")
def test_built_where_there_is_nothing_to_copy_it_waits_until_there_is() -> None:
    g = do(politics().hand(0, "geheimbund").rich(0).main(), "build geheimbund L1 above")
    assert (asked(g), in_play(g, 0)) == ((0, "main"), ["geheimbund"])


@rule("103.P.a", "123.AI.a")
def test_a_building_that_does_not_work_is_not_copied() -> None:
    p = lay_on(borrowed().built(1, "bibliothek", "L1 above"), "hexe", 0, "bibliothek", "L1 above")
    p.aimed(0, "L1 above", "bibliothek", "L1 above").built(0, "kloster", "R1 above")
    assert hand_limit(p.main(), 0) == 4, "the abbey's card, not the library's"
    working = borrowed().built(1, "bibliothek", "L1 above").aimed(0, "L1 above", "bibliothek", "L1 above")
    assert hand_limit(working.built(0, "kloster", "R1 above").main(), 0) == 5


@rule("103.I.f", "103.F.c")
def test_a_society_that_waits_keeps_no_other_card_from_settling() -> None:
    p = politics().built(0, "geheimbund", "L1 above").built(0, "raubritterburg", "L1 below", owner=1)
    assert in_play(p.main(), 0) == ["geheimbund", "raubritterburg"]
    p = politics().built(0, "geheimbund", "L1 above").built(0, "raubritterburg", "L1 below", owner=1)
    g = p.built(0, "konrad_der_flinke", "R1 above").built(0, "otto_der_berserker", "R1 below").main()
    assert strength(g, 0) > 3
    assert in_play(g, 0) == ["geheimbund", "konrad_der_flinke", "otto_der_berserker"], "the castle fell all the same"


@rule("123.AI.a")
def test_a_society_begins_to_copy_with_nothing_on_it() -> None:
    p = politics().hand(0, "geheimbund").rich(0).built(1, "bibliothek", "L1 above")
    g = do(p.main(), "build geheimbund L1 above", "target bibliothek L1 above")
    assert [goods_on(q) for q in g.land(0).built] == [0]
    assert asked(g) == (0, "main")


@rule("103.I.f", "103.F.c")
def test_a_society_that_copies_keeps_no_other_card_from_settling() -> None:
    p = politics().aimed(0, "L1 above", "markt", "L1 above").built(1, "markt", "L1 above")
    p.built(0, "raubritterburg", "L1 below", owner=1).built(0, "konrad_der_flinke", "R1 above")
    g = p.built(0, "otto_der_berserker", "R1 below").main()
    assert in_play(g, 0) == ["geheimbund", "konrad_der_flinke", "otto_der_berserker"], "the castle fell"


@rule("103.I.f", "123.AI.a")
def test_a_society_forgets_what_it_has_lost_and_what_lay_on_it() -> None:
    p = politics(active=1).aimed(0, "L1 above", "markt", "L1 above").built(1, "markt", "L1 above")
    land = p.g.land(0)
    land.alter(0, with_goods(land.built[0], 2))
    g = do(p.hand(1, "markt").rich(1).main(), "demolish markt L1 above")
    assert (asked(g), goods_on(g.land(0).built[0]), target_of(g.land(0).built[0])) == ((1, "main"), 0, 0)
    do(g, "build markt L1 above")
    assert asked(g) == (0, "aim_society"), "built anew, it is another market"
    do(g, "target markt L1 above")
    assert (trade_points(g, 0), goods_on(g.land(0).built[0]), asked(g)) == (trade_points(g, 1), 0, (1, "main"))


@rule("103.I.f", "103.F.c")
def test_a_society_is_asked_once_though_a_castle_falls_at_the_same_time() -> None:
    p = politics().built(0, "geheimbund", "L1 above").built(0, "raubritterburg", "L1 below", owner=1)
    p.built(0, "konrad_der_flinke", "R1 above").built(0, "otto_der_berserker", "R1 below")
    g = do(p.built(1, "markt", "L1 above").main(), "target markt L1 above")
    assert (asked(g), trade_points(g, 0)) == ((0, "main"), trade_points(g, 1))
