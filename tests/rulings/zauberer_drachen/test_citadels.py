"""Citadels: a third kind of place (128.G, 127.C, 101.D.c)."""

import catanica
from catanica.games.cardgame.game import CardGame
from tests.rulings.zauberer_drachen.land import ALL, SETS, magical
from tests.support.position import do, faults, options, position, refused
from tests.support.reading import asked, points, stock
from tests.support.rules import rule
from tests.support.views import shown


@rule("128.G.a", "102.B.Zentralkarte")
def test_a_citadel_is_laid_on_an_own_settlement_and_adds_no_point_by_itself() -> None:
    g = position(sets=SETS).stock(0, brick=2, lumber=2, wool=1).main()
    before = points(g, 0)
    assert {"citadel L1", "citadel R1"} <= set(options(g))
    do(g, "citadel R1")
    assert (stock(g, 0), points(g, 0), g.citadels_left) == ({}, before, 4)
    column = shown(g, 0)["columns"][1]
    assert (column["kind"], column["card"], [s["capacity"] for s in column["sides"]]) == (
        "citadel",
        "zitadelle",
        [2, 2],
    )
    assert points(g, 1) == 2


@rule("128.G.a")
def test_one_resource_less_is_not_enough_and_each_settlement_takes_one() -> None:
    g = position(sets=SETS).stock(0, brick=1, lumber=2, wool=1).main()
    assert faults(g, "citadel L1") == ["cannot_pay"]
    g = magical().rich(0).city(0, "R1").main()
    assert (faults(g, "citadel L1"), refused(g, "citadel L1")) == (["already_citadel"], ["128.G.b"])
    assert faults(g, "citadel R1") == ["city_stays"]
    assert faults(g, "citadel R2") == ["no_settlement_for_citadel"]


@rule("128.G.b", "102.B.Zentralkarte")
def test_no_city_is_built_on_a_citadel_and_nothing_tears_it_down() -> None:
    g = magical().rich(0).main()
    assert (faults(g, "city L1"), refused(g, "city L1")) == (["already_citadel"], ["128.G.b"])
    assert "city R1" in options(g)
    assert not [o for o in options(g) if o.startswith("demolish")]


@rule("101.D.c", "105.J.a", "101.D.b")
def test_five_citadels_lie_there_for_both_players_together() -> None:
    g = position(sets=SETS).rich(0).citadel(1, "L1", "R1").citadel(0, "L1").main()
    g.citadels_left = 0
    assert (faults(g, "citadel R1"), refused(g, "citadel R1")) == (["no_citadels_left"], ["128.G.a"])
    for variant in ("row", "bear"):
        assert CardGame(sets=SETS, variant=variant).new(seed=1).citadels_left == 5
    assert CardGame(sets=["base"]).new(seed=1).citadels_left == 0


@rule("127.C.b", "123.AA.a", "101.D.d")
def test_a_citadel_takes_green_and_violet_cards_but_no_red_ones() -> None:
    p = magical().rich(0).hand(0, "kloster", "markt", "inspiration", "konrad_der_flinke", "woll_handelsflotte")
    g = p.main()
    assert (faults(g, "build markt L1 above"), refused(g, "build markt L1 above")) == (["needs_city"], ["KB-20"])
    do(g, "build kloster L1 above", "build inspiration L1 above", "build konrad_der_flinke L1 below")
    assert faults(g, "build woll_handelsflotte L1 above") == ["site_taken"], "two on each side"
    assert "build woll_handelsflotte L1 below" in options(g)


@rule("123.AA.a", "115.A.a")
def test_magic_cards_lie_at_citadels_only() -> None:
    p = magical().city(0, "R1").rich(0).wizard(0, "hafli", "L1 above").wizard(0, "ira", "L1 below")
    g = p.hand(0, "inspiration", "ismai_der_gruene_drache", "zauberkueche").main()
    told = {"inspiration": "123.AA.a", "ismai_der_gruene_drache": "115.A.a", "zauberkueche": "123.AA.a"}
    for card, article in told.items():
        assert refused(g, f"build {card} R1 above") == [article]
        assert faults(g, f"build {card} L1 above") == []
    settled = position(sets=SETS).rich(0).hand(0, "inspiration").main()
    assert faults(settled, "build inspiration L1 above") == ["needs_citadel"]


@rule("115.A.a", "128.C.b")
def test_no_dragon_lies_outside_a_metropolis_even_beside_a_citadel() -> None:
    p = magical(sets=ALL).metropolis(0, "R1").wizard(0, "hafli", "L1 above").wizard(0, "ira", "L1 below")
    g = p.hand(0, "ismai_der_gruene_drache", "konrad_der_flinke", "hor").rich(0).main()
    assert refused(g, "build ismai_der_gruene_drache outside C above") == ["115.A.a"], "a unit, but at citadels only"
    do(g, "build konrad_der_flinke outside C above")
    assert "no_free_region" in faults(g, "build hor region C above"), "one card per region: unit or wizard"


@rule("119.R.a", "128.G.a")
def test_a_citadel_is_no_city() -> None:
    p = magical().built(0, "woll_handelsflotte", "L1 above").built(0, "erz_handelsflotte", "L1 below").rich(0)
    g = p.main()
    assert shown(g, 0)["mill"] is False, "more trade points, but no city"
    plagued = magical().rich(0).city(1, "L1").rich(1).event_card("seuche")
    assert (stock(plagued, 0)["grain"], stock(plagued, 1)["grain"]) == (3, 2)


@rule("128.G.a")
def test_a_position_with_citadels_is_written_and_read() -> None:
    g = magical().wizard(0, "hafli", "L1 above", 2, fed=True).rich(0).main()
    again = catanica.position(g.text())
    assert again.key() == g.key()
    assert again.clone().key() == g.key()
    assert asked(g) == (0, "main")
