"""Lighthouse and Hanseatic league: bank rates that depend on where fleets lie; the shipyard."""

import pytest

from catanica.games.principality.cards.powers import bank_rate
from catanica.games.principality.position.goods import ORE
from tests.rulings.handel_wandel.land import filled, resting, trading
from tests.support.position import Position, do, faults, options, position
from tests.support.reading import asked, hand, in_play, stock
from tests.support.rules import rule


@rule("102.B.Banktausch", "103.P.c")
def test_the_fleet_beside_a_lighthouse_trades_one_for_one_any_number_of_times() -> None:
    p = trading().built(0, "leuchtturm", "L1 above").built(0, "erz_handelsflotte", "L1 above").stock(0, ore=2)
    g = do(p.main(), "bank ore gold", "bank ore wool")
    assert stock(g, 0) == {"gold": 1, "wool": 1}


@rule("102.B.Banktausch")
@pytest.mark.parametrize("place", ["L1 below", "R1 above"])
def test_a_fleet_elsewhere_still_gives_two(place: str) -> None:
    p = trading().built(0, "leuchtturm", "L1 above").built(0, "erz_handelsflotte", place)
    assert "bank ore gold" not in options(p.stock(0, ore=1).main())
    g = do(p.stock(0, ore=1).main(), "bank ore gold")
    assert stock(g, 0) == {"gold": 1}


@rule("103.P.a", "102.B.Banktausch")
def test_a_blocked_lighthouse_helps_nobody_nor_does_it_help_the_opponent() -> None:
    p = trading().built(0, "erz_handelsflotte", "L1 above").built(0, "leuchtturm", "L1 above")
    assert "bank ore gold" not in options(resting(p, 0).stock(0, ore=1).main())
    p = trading().built(1, "leuchtturm", "L1 above").built(0, "erz_handelsflotte", "L1 above").stock(0, ore=1)
    assert "bank ore gold" not in options(p.main())


@rule("116.C.c", "102.B.PingPongZug")
def test_a_great_trade_fleet_at_a_lighthouse_trades_to_and_fro_without_loss() -> None:
    p = trading().built(0, "leuchtturm", "L1 above").built(0, "grosse_handelsflotte", "L1 above").stock(0, grain=1)
    g = do(p.main(), "bank grain wool L1 above", "bank wool grain C above")
    assert stock(g, 0) == {"grain": 1}
    p = trading().built(0, "leuchtturm", "L1 above").built(0, "grosse_handelsflotte", "L1 above").stock(0, brick=1)
    assert not [o for o in options(p.main()) if o.startswith("bank")], "bricks lie elsewhere"


@rule("116.C.c")
def test_its_kinds_are_those_of_the_regions_that_lie_there_now() -> None:
    p = trading().built(0, "leuchtturm", "L1 above").built(0, "grosse_handelsflotte", "L1 above")
    p.settlement(0, "L2", "getreidefeld_stapel_3", "wald_stapel_1").settlement(
        1, "L2", "gebirge_stapel_5", "wald_stapel_6"
    )
    p.built(0, "konrad_der_flinke", "R1 above").hand(0, "grenzkonflikt").stock(0, L1_above=1)
    g = p.main()
    assert "bank grain gold L1 above" in options(g)
    do(g, "play grenzkonflikt", "region L1 above", "region opponent L1 below")
    assert g.land(0).kind_at(g.cat, 10) == 2, "mountains lie there now"
    assert not [o for o in options(g) if o.startswith("bank grain gold")]


def docked() -> Position:
    """A great trade fleet at a lighthouse between lumber and gold; further gold may come to lie at L1 above."""
    p = trading().city(0, "R1").built(0, "grosse_handelsflotte", "R1 below").built(0, "leuchtturm", "R1 below")
    return p.regions(0, L1_above="goldfluss_stapel_3")


def banks(p: Position) -> list[str]:
    """What the bank gives wool for."""
    return [o for o in options(p.main()) if o.startswith("bank") and " wool" in o]


@rule("116.C.c", "116.C.a", "122.B.b")
def test_at_a_lighthouse_too_a_great_fleet_trades_only_what_lies_on_its_two_regions() -> None:
    assert banks(docked().stock(0, L1_above=2)) == [], "gold of another region"
    assert banks(filled(docked().built(0, "schatzkammer", "road C"), 0, "gold", 2)) == [], "gold of a treasury"
    assert banks(docked().stock(0, R1_below=1)) == ["bank gold wool R1 below"]
    assert banks(docked().stock(0, C_below=1)) == ["bank lumber wool C below"]
    p = docked().stock(0, L1_above=2, R1_below=1)
    assert sorted(banks(p)) == ["bank gold wool", "bank gold wool R1 below"], "three of any, or one of those"
    g = do(p.main(), "bank gold wool R1 below")
    assert (stock(g, 0), faults(g, "bank gold wool R1 below")) == ({"gold": 2, "wool": 1}, ["not_there_for_fleet"])


@rule("116.C.c", "103.P.a", "123.AI.a")
def test_a_great_fleet_at_a_blocked_lighthouse_or_at_none_gives_two() -> None:
    p = resting(docked(), 0)
    assert banks(p.stock(0, R1_below=1)) == []
    assert banks(p.stock(0, R1_below=1)) == ["bank gold wool R1 below"]
    assert stock(do(p.main(), "bank gold wool R1 below"), 0) == {"wool": 1}
    p = trading().city(0, "R1").built(0, "grosse_handelsflotte", "R1 below").stock(0, gold=1)
    assert banks(p.built(0, "leuchtturm", "R1 above").built(1, "leuchtturm", "L1 above")) == [], "on the other side"
    assert banks(p.aimed(0, "R1 below", "leuchtturm", "L1 above")) == ["bank gold wool R1 below"], "a copy beside it"


@rule("102.B.Banktausch")
def test_no_civil_war_takes_the_fleet_beside_a_lighthouse_but_knights_are_not_safe_there() -> None:
    p = trading().built(0, "leuchtturm", "L1 above").built(0, "erz_handelsflotte", "L1 above")
    p.built(0, "gold_handelsflotte", "R1 above")
    g = p.event_card("buergerkrieg")
    assert hand(g, 0) == ["gold_handelsflotte"], "only the other one could be named"
    p = trading().built(0, "leuchtturm", "L1 above").built(0, "konrad_der_flinke", "L1 above")
    assert hand(p.event_card("buergerkrieg"), 0) == ["konrad_der_flinke"]


@rule("123.AV.a")
def test_the_league_needs_an_own_fleet_when_it_is_built() -> None:
    p = trading().hand(0, "hansebund").rich(0).built(1, "erz_handelsflotte", "R1 above")
    assert faults(p.main(), "build hansebund L1 above") == ["needs_fleet"]
    g = do(p.built(0, "gold_handelsflotte", "R1 above").main(), "build hansebund L1 above")
    assert "hansebund" in in_play(g, 0)


@rule("102.B.Banktausch", "103.P.c")
def test_with_the_league_the_opponent_s_fleets_trade_two_for_one_also_without_an_own_one() -> None:
    p = trading().built(0, "hansebund", "L1 above").built(1, "erz_handelsflotte", "R1 above").stock(0, ore=3, wool=2)
    g = p.main()
    assert "bank wool gold" not in options(g)
    do(g, "bank ore gold")
    assert stock(g, 0) == {"ore": 1, "gold": 1, "wool": 2}
    p = trading(active=1).built(0, "hansebund", "L1 above").built(0, "gold_handelsflotte", "R1 above").stock(1, gold=2)
    assert "bank gold ore" not in options(p.main()), "it does not serve the opponent"


@rule("123.AV.a")
def test_the_league_does_not_use_the_opponent_s_lighthouse() -> None:
    p = trading().built(0, "hansebund", "L1 above").built(1, "leuchtturm", "L1 above")
    p.built(1, "erz_handelsflotte", "L1 above").stock(0, ore=1)
    assert "bank ore gold" not in options(p.main())
    assert "bank ore gold" in options(p.stock(0, ore=1).main())


@rule("123.AV.a")
def test_through_the_opponent_s_great_fleet_go_the_kinds_beside_it_in_the_opponent_s_land() -> None:
    p = trading().built(0, "hansebund", "L1 below").built(1, "grosse_handelsflotte", "L1 below")
    g = p.stock(0, ore=2, lumber=2, grain=2).main()
    assert "bank ore gold" in options(g)
    assert "bank lumber gold" in options(g)
    assert "bank grain gold" not in options(g)


@rule("103.P.c", "101.D.d")
def test_a_shipyard_makes_every_fleet_a_resource_cheaper() -> None:
    p = trading().built(0, "werft", "R1 above").hand(0, "erz_handelsflotte", "kaperflotte", "bodo_der_friedfertige")
    g = p.stock(0, lumber=1, wool=1).main()
    do(g, "build erz_handelsflotte L1 above")
    assert asked(g) == (0, "waive")
    do(g, "waive lumber", "build kaperflotte L1 below")
    assert (in_play(g, 0), stock(g, 0)) == (["erz_handelsflotte", "kaperflotte", "werft"], {})
    assert faults(trading().built(0, "werft", "R1 above").hand(0, "bodo_der_friedfertige").stock(0, grain=1, ore=1)
                  .main(), "build bodo_der_friedfertige L1 above") == ["cannot_pay"]  # fmt: skip


@rule("101.D.d")
@pytest.mark.parametrize(("edition", "wrong"), [("1997", ["needs_city"]), ("2003", [])])
def test_the_shipyard_is_green_since_2003(edition: str, wrong: list[str]) -> None:
    g = trading(edition=edition).hand(0, "werft").rich(0).main()
    assert faults(g, "build werft R1 above") == wrong


@rule("102.B.Banktausch")
def test_the_league_notices_at_once_what_the_opponent_builds_or_loses() -> None:
    p = position(sets=["base", "handel_wandel"]).city(0, "L1").built(0, "hansebund", "L1 above").stock(0, ore=2)
    g = p.main()
    assert bank_rate(g, 0, ORE) == 3
    p.built(1, "erz_handelsflotte", "R1 above")
    assert bank_rate(g, 0, ORE) == 2
    g.land(1).remove_piece(0)
    assert bank_rate(g, 0, ORE) == 3


@rule("123.AV.a")
def test_the_kinds_of_the_opponent_s_great_fleet_are_not_those_of_the_own_land() -> None:
    p = trading().built(0, "hansebund", "L1 below").regions(1, L1_below="goldfluss_stapel_3")
    g = p.built(1, "grosse_handelsflotte", "L1 below").stock(0, ore=2, gold=2).main()
    assert "bank gold wool" in options(g)
    assert "bank ore wool" not in options(g)


@rule("116.C.c")
def test_a_great_fleet_at_a_lighthouse_beside_a_hill_trades_bricks_one_for_one() -> None:
    p = trading().city(0, "R1").built(0, "grosse_handelsflotte", "R1 above")
    assert "bank brick gold R1 above" not in options(p.stock(0, brick=1).main())
    g = do(p.built(0, "leuchtturm", "R1 above").main(), "bank brick gold R1 above")
    assert stock(g, 0) == {"gold": 1}


@rule("116.C.a", "KB-13")
def test_a_great_trade_fleet_takes_two_of_a_full_region_for_what_has_room_for_one() -> None:
    p = trading().built(0, "grosse_handelsflotte", "L1 above").stock(0, L1_above=3, gold=2)
    assert stock(do(p.main(), "bank grain gold L1 above"), 0) == {"grain": 1, "gold": 3}
