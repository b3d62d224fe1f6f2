"""Wizards, bonds and their magic (127, 103.G.d, 101.D.b)."""

import pytest

from tests.rulings.handel_wandel.land import last
from tests.rulings.zauberer_drachen.land import ALL, is_used, magic, magical, pile
from tests.support.position import do, faults, options, refused, roll
from tests.support.reading import asked, hand, in_play, points, stack, stock
from tests.support.rules import rule

AT_HOME = {
    "hafli": "L1 above", "ira": "L1 below", "hor": "C above", "sechster_zauberer": "C below",
    "arsa": "R1 above", "ari": "R1 below",
}  # fmt: skip


@rule("127.B.a", "123.BI.a", "128.G.a")
@pytest.mark.parametrize(("card", "place"), AT_HOME.items())
def test_each_wizard_lies_at_his_kind_of_region_and_brings_two_magic(card: str, place: str) -> None:
    g = magical().citadel(0, "R1").hand(0, card).rich(0).main()
    before = points(g, 0)
    assert [o for o in options(g) if o.startswith("build")] == [f"build {card} region {place}"]
    kind = {
        "hafli": "grain",
        "ira": "ore",
        "hor": "wool",
        "sechster_zauberer": "lumber",
        "arsa": "brick",
        "ari": "gold",
    }
    do(g, f"build {card} region {place}")
    assert (magic(g), stock(g, 0).get(kind[card], 0)) == ({card: 2}, 0), "three of the region's kind are the price"
    middle = place.startswith("C")
    assert points(g, 0) - before == (2 if middle else 1), "a region between two citadels raises both"
    elsewhere = next(p for p in AT_HOME.values() if p != place)
    assert faults(magical().citadel(0, "R1").hand(0, card).rich(0).main(), f"build {card} region {elsewhere}") == [
        "other_region_for_wizard"
    ]


@rule("127.C.b", "101.D.b")
def test_a_wizard_needs_an_own_citadel_beside_his_region() -> None:
    g = magical().hand(0, "ari", "hafli").rich(0).main()  # the gold lies beside R1, which is a settlement
    assert (faults(g, "build ari region R1 below"), refused(g, "build ari region R1 below")) == (
        ["no_citadel_beside"],
        ["127.C.b"],
    )
    do(g, "build hafli region L1 above")
    assert in_play(g, 0) == ["hafli"]


@rule("128.G.a")
def test_further_wizards_add_no_point_and_it_goes_with_the_last() -> None:
    g = magical().wizard(0, "hafli", "L1 above").wizard(0, "ira", "L1 below").main()
    assert points(g, 0) == 3
    do(g, "demolish hafli region L1 above")
    assert points(g, 0) == 3
    do(g, "demolish ira region L1 below")
    assert points(g, 0) == 2
    assert pile(g) == ["hafli", "ira"]


@rule("101.D.b(e)", "127.C.d")
def test_a_wizard_with_a_name_lies_in_one_principality_only() -> None:
    p = magical().citadel(1, "L1").wizard(1, "hafli", "L1 above").hand(0, "hafli").rich(0)
    g = p.main()
    assert (faults(g, "build hafli region L1 above"), refused(g, "build hafli region L1 above")) == (
        ["unique_in_play"],
        ["101.D.b(e)"],
    )


# -- feeding ----------------------------------------------------------------------------------------------------------


@rule("103.G.d", "127.A.a", "127.A.c")
def test_a_fed_wizard_pays_for_nothing_in_this_turn_not_even_with_older_magic() -> None:
    p = magical().wizard(0, "hafli", "L1 above", 2).built(0, "inspiration", "L1 above").stock(0, grain=2)
    g = p.stack(1, "markt", "markt").main()
    assert "use inspiration L1 above" in options(g)
    do(g, "use hafli region L1 above")
    assert (magic(g), stock(g, 0), is_used(g, 0, "hafli")) == ({"hafli": 3}, {"grain": 1}, True)
    assert "use inspiration L1 above" not in options(g), "cast first, feed after; not the other way round"
    assert "use hafli region L1 above" not in options(g), "three are all he holds"


@rule("127.A.c", "103.P.c")
def test_casting_first_and_feeding_afterwards_is_fine_as_often_as_one_likes() -> None:
    p = magical().wizard(0, "hafli", "L1 above", 2).built(0, "inspiration", "L1 above").stock(0, grain=3)
    g = p.stack(1, "markt", "kloster").main()
    do(g, "use inspiration L1 above", "draw 1", "draw 1")
    assert (hand(g, 0), magic(g)) == (["kloster", "markt"], {"hafli": 0})
    do(g, "use hafli region L1 above", "use hafli region L1 above", "use hafli region L1 above")
    assert (magic(g), stock(g, 0)) == ({"hafli": 3}, {})


@rule("127.A.a", "103.G.d")
def test_fed_magic_is_free_from_the_opponents_turn_on() -> None:
    p = magical().wizard(0, "hafli", "L1 above", 1).built(0, "zauberveto", "L1 above").stock(0, grain=2)
    p.hand(0, "markt", "markt", "markt").hand(1, "haendler", "markt", "markt")
    g = do(p.main(), "use hafli region L1 above", "end", "pass")
    assert is_used(g, 0, "hafli") is False
    roll(g, "tournament", 6)
    do(g, "play haendler")
    assert asked(g) == (0, "answer")
    do(g, "use zauberveto L1 above", "stack 1")
    assert magic(g) == {"hafli": 0}


@rule("127.A.c")
def test_fed_magic_pays_neither_for_dragons_nor_for_magic_buildings() -> None:
    p = magical().wizard(0, "hafli", "L1 above", 3, fed=True).wizard(0, "ira", "L1 below", 3)
    p.hand(0, "ismai_der_gruene_drache", "zauberkueche").stock(0, gold=1)
    g = p.main()
    assert faults(g, "build ismai_der_gruene_drache L1 above") == ["too_few_magic"], "four, and only three are free"
    do(g, "build zauberkueche L1 above")
    assert magic(g) == {"hafli": 3, "ira": 2}, "nobody is asked where only one can pay"


@rule("127.A.a", "103.P.c")
def test_magic_of_several_wizards_is_combined_and_asked_for_where_it_matters() -> None:
    p = magical().wizard(0, "hafli", "L1 above", 3).wizard(0, "ira", "L1 below", 3)
    g = p.hand(0, "ismai_der_gruene_drache").main()
    do(g, "build ismai_der_gruene_drache L1 above")
    assert asked(g) == (0, "pay_magic")
    assert options(g) == ["target own hafli region L1 above", "target own ira region L1 below"]
    for _ in range(3):
        do(g, "target own ira region L1 below")
    assert (magic(g), in_play(g, 0)) == ({"hafli": 2, "ira": 0}, ["hafli", "ira", "ismai_der_gruene_drache"])


@rule("127.A.a", "127.A.c")
def test_magic_is_paid_by_wizards_who_have_some_and_were_not_fed_and_by_nothing_else() -> None:
    p = magical(sets=ALL).wizard(0, "hafli", "L1 above", 1).wizard(0, "ira", "L1 below", 1)
    p.wizard(0, "arsa", "C above", 0).wizard(0, "ari", "C below", 3, fed=True)
    g = last(p.built(0, "faerberei", "region R1 above"), 0, 2).hand(0, "zauberkueche").stock(0, gold=1).main()
    do(g, "build zauberkueche L1 above")
    assert (asked(g), options(g)) == (
        (0, "pay_magic"),
        ["target own hafli region L1 above", "target own ira region L1 below"],
    )


@rule("103.G.d")
def test_only_resources_of_his_own_region_feed_a_wizard() -> None:
    g = magical().wizard(0, "hafli", "L1 above", 0).stock(0, ore=3).main()
    assert "use hafli region L1 above" not in options(g)


@rule("101.D.b", "118.C.a", "112.I.a")
def test_a_wizard_keeps_his_region_where_it_is() -> None:
    p = magical(sets=ALL).settlement(0, "L2", "gebirge_stapel_5", "getreidefeld_stapel_4")
    p.settlement(1, "L2", "wald_stapel_6", "weideland_stapel_6").wizard(0, "ira", "L1 below")
    g = p.built(0, "konrad_der_flinke", "R1 above").hand(0, "grenzkonflikt").main()
    do(g, "play grenzkonflikt")
    given = options(g)
    assert "region L1 below" not in given
    assert {"region L2 above", "region L2 below", "region L1 above"} <= set(given)
    p = magical(active=1, sets=ALL).settlement(0, "L2", "gebirge_stapel_5", "getreidefeld_stapel_4")
    p.settlement(1, "L2", "wald_stapel_6", "weideland_stapel_6").built(0, "zauberbund", "region L1 below")
    g = p.built(1, "konrad_der_flinke", "R1 above").hand(1, "grenzkonflikt").main()
    do(g, "play grenzkonflikt", "region L2 above")
    assert "region opponent L1 below" not in options(g), "a bond does so too"
    assert "region opponent L2 above" in options(g)


@rule("112.S.h", "101.D.d")
def test_a_spy_takes_dragons_and_magic_actions_but_no_wizards_or_books() -> None:
    cards = ("ari", "inspiration", "ismai_der_gruene_drache", "hexe", "zauberkueche")
    g = (
        magical()
        .built(1, "kloster", "L1 above")
        .built(1, "kloster", "L1 below")
        .hand(0, "spion")
        .hand(1, *cards)
        .main()
    )
    do(g, "play spion")
    assert sorted(options(g)) == ["pass", "pick hexe", "pick ismai_der_gruene_drache"]


@rule("127.A.b")
def test_a_demolished_wizard_can_be_fetched_and_laid_anew_but_never_moves() -> None:
    p = magical(sets=ALL).built(0, "rathaus", "R1 above").city(0, "R1")
    p.settlement(0, "L2", "getreidefeld_stapel_4", "gebirge_stapel_5").citadel(0, "L2")
    p.wizard(0, "hafli", "L1 above", 1).hand(0, "diplomat").stock(0, L2_above=3)
    g = p.main()
    assert not [o for o in options(g) if o.startswith("build hafli")]
    do(g, "demolish hafli region L1 above", "play diplomat", "pick hafli")
    do(g, "build hafli region L2 above")
    assert magic(g) == {"hafli": 2}, "newly laid out"


# -- bonds ------------------------------------------------------------------------------------------------------------


@rule("127.C.a", "127.C.b", "127.C.c")
def test_a_bond_follows_a_wizard_with_a_name_and_costs_two_of_its_region() -> None:
    p = magical().citadel(1, "L1").wizard(1, "hafli", "L1 above").hand(0, "zauberbund").stock(0, grain=2, ore=3)
    g = p.main()
    before = points(g, 0)
    assert [o for o in options(g) if o.startswith("build")] == ["build zauberbund region L1 above"]
    assert faults(g, "build zauberbund region L1 below") == ["no_wizard_to_follow"]
    three = ["no_citadel_beside", "no_wizard_to_follow", "bond_unpaid"]
    assert faults(g, "build zauberbund region R1 above") == three
    do(g, "build zauberbund region L1 above")
    assert (magic(g), stock(g, 0), points(g, 0) - before) == ({"zauberbund": 0}, {"ore": 3}, 1)


@rule("127.C.c")
def test_a_bond_is_no_wizard_to_follow_and_one_wizard_allows_two_bonds() -> None:
    p = magical().citadel(1, "L1").wizard(1, "zauberbund", "L1 above").hand(0, "zauberbund").stock(0, grain=2)
    assert faults(p.main(), "build zauberbund region L1 above") == ["no_wizard_to_follow"]
    p = magical().citadel(1, "L1").wizard(1, "hafli", "L1 above").hand(0, "zauberbund", "zauberbund")
    p.settlement(0, "L2", "getreidefeld_stapel_4", "gebirge_stapel_5").stock(0, L1_above=2, L2_above=3)
    g = do(p.main(), "build zauberbund region L1 above", "region L1 above", "region L1 above")
    p.citadel(0, "L2")
    do(g, "build zauberbund region L2 above")
    assert in_play(g, 0) == ["zauberbund", "zauberbund"]


@rule("127.C.c", "KB-21")
def test_without_two_of_that_kind_there_is_no_bond() -> None:
    p = magical().citadel(1, "L1").wizard(1, "hafli", "L1 above").hand(0, "zauberbund").stock(0, grain=1, ore=3)
    assert faults(p.main(), "build zauberbund region L1 above") == ["bond_unpaid"]


@rule("127.C.d")
def test_the_bond_stays_when_the_wizard_goes_and_he_may_lie_elsewhere_then() -> None:
    p = magical(active=1).citadel(1, "L1").wizard(1, "hafli", "L1 above").wizard(0, "zauberbund", "L1 above", 1)
    g = do(p.hand(1, "markt", "markt", "markt").main(), "demolish hafli region L1 above")
    assert (in_play(g, 0), points(g, 0)) == (["zauberbund"], 3)
    p = magical().wizard(0, "zauberbund", "L1 above", 1).settlement(0, "L2", "getreidefeld_stapel_4", "wald_stapel_6")
    g = p.citadel(0, "L2").hand(0, "hafli").stock(0, L2_above=3).main()
    do(g, "build hafli region L2 above")
    assert magic(g) == {"zauberbund": 1, "hafli": 2}


@rule("127.C.a", "103.G.d")
def test_a_bond_is_fed_and_pays_like_a_wizard() -> None:
    p = magical().wizard(0, "zauberbund", "L1 above", 2).built(0, "inspiration", "L1 above").stock(0, grain=1)
    g = p.stack(1, "markt", "markt").main()
    assert {"use inspiration L1 above", "use zauberbund region L1 above"} <= set(options(g))
    do(g, "use inspiration L1 above", "draw 1", "draw 1", "use zauberbund region L1 above")
    assert magic(g) == {"zauberbund": 1}
    assert stack(g, 1) == []
