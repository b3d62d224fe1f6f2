"""The philosophers' stone: its price, what it stops, what it leaves alone, and the pawnbroker (125.B, 101.D.d(q))."""

import pytest

from tests.rulings.together.land import builds, magic, pile, plays, until, uses, wizards
from tests.support.position import Position, do, options
from tests.support.reading import asked, in_play, points, stock
from tests.support.rules import rule

ATTACKS = [
    "spion", "schwarzer_ritter", "feuerteufel", "raubzug", "haendler", "hexe", "duell_der_zauberer", "zauberhand",
    "alte_wissenschaften", "dogma", "gewuerzkarawane", "bestechung", "kirchenbann", "burgfraeulein_imelda",
]  # fmt: skip


def besieged(active: int) -> Position:
    """Both players could play every attack."""
    p = wizards(active).city(0, "R1").city(1, "R1").citadel(1, "L1").discard("karawane").stack(1, "markt", "kloster")
    p.wizard(0, "hafli", "L1 above", 3).wizard(1, "arsa", "R1 above", 3)
    p.built(0, "konrad_der_flinke", "R1 below").built(1, "otto_der_berserker", "R1 below")
    for seat in (0, 1):
        p.built(seat, "kirche", "R1 above").built(seat, "rathaus", "R1 above").stock(seat, gold=2, grain=1)
        p.built(seat, "inspiration", "L1 above").built(seat, "bibliothek", "R1 below")
    return p.hand(active, *ATTACKS).hand(1 - active, "markt")


@rule("125.B.e", "101.D.d(q)")
@pytest.mark.parametrize("active", [0, 1])
def test_no_attack_of_any_set_is_played_by_anybody_while_it_stands(active: int) -> None:
    assert plays(besieged(active).main()) == ATTACKS
    for owner in (0, 1):
        assert plays(besieged(active).built(owner, "stein_der_weisen", "L1 below").main()) == []


@rule("126.I.a", "112.I.a")
def test_no_attack_book_is_cast_either() -> None:
    p = wizards(1).citadel(1, "L1").wizard(0, "hafli", "L1 above", 3).built(0, "zauberveto", "L1 above")
    p.hand(1, "karawane").stock(1, grain=2)
    assert asked(do(p.main(), "play karawane")) == (0, "answer")
    p = wizards(1).citadel(1, "L1").wizard(0, "hafli", "L1 above", 3).built(0, "zauberveto", "L1 above")
    g = p.hand(1, "karawane").stock(1, grain=2).built(1, "stein_der_weisen", "L1 above").main()
    assert asked(do(g, "play karawane"))[0] == 1, "a neutral card cannot be stopped any more"
    p = wizards().built(0, "landzauber", "L1 above").wizard(0, "ira", "L1 below", 3)
    p.settlement(0, "L2", "getreidefeld_start_weiss_1", "wald_start_weiss_4")
    p.settlement(1, "L2", "weideland_start_weiss_3", "wald_start_weiss_4")
    assert uses(p.main()) == ["landzauber L1 above"]
    assert uses(p.built(0, "stein_der_weisen", "L1 above").main()) == []


@rule("101.D.d(q)", "101.D.d(r)")
def test_harm_by_cards_in_play_goes_on_but_richard_and_sven_rest() -> None:
    p = wizards().city(0, "R1").city(1, "L1").built(0, "stein_der_weisen", "L1 above").rich(0)
    p.built(0, "sven_der_handelsritter", "R1 below").built(0, "richard_der_raecher", "R1 below")
    p.built(1, "kaperflotte", "L1 above").built(1, "konrad_der_flinke", "R1 above").stock(1, grain=2)
    g = p.hand(0, "kaperflotte", "raubritterburg").main()
    assert uses(g) == []
    do(g, "build kaperflotte L1 below")
    while asked(g) != (0, "main"):
        do(g, options(g)[0])
    assert in_play(g, 1) == ["konrad_der_flinke"], "a privateer being built sinks one"
    assert "build raubritterburg L1 above" in builds(g)


@rule("125.B.a", "127.A.c")
@pytest.mark.parametrize(("first", "second", "fed", "possible"), [
    (3, 3, False, True), (3, 2, False, False), (3, 3, True, False),
])  # fmt: skip
def test_six_magic_of_wizards_not_fed_this_turn_for_either_citadel(
    first: int, second: int, fed: bool, possible: bool
) -> None:
    p = wizards().citadel(0, "R1").wizard(0, "hafli", "L1 above", first).wizard(0, "ira", "L1 below", second, fed=fed)
    g = p.hand(0, "stein_der_weisen").main()
    assert (builds(g) != []) == possible
    if possible:
        assert points(g, 0) == 3
        do(g, "build stein_der_weisen R1 above")
        assert (points(g, 0), magic(g)) == (5, {"hafli": 0, "ira": 0}), "the empty citadel stays at one point"


@rule("125.B.a", "127.C.a", "101.D.d(m)")
def test_three_wizards_a_bond_among_them_may_share_the_price_but_no_crane_lowers_it() -> None:
    p = wizards().citadel(0, "R1").wizard(0, "hafli", "L1 above", 2).wizard(0, "zauberbund", "L1 below", 2)
    p.hand(0, "stein_der_weisen")
    assert builds(p.built(0, "baukran", "L1 above").main()) == [], "magic is no resource"
    assert len(builds(p.wizard(0, "hor", "C above", 2).main())) == 4
    one = wizards().wizard(0, "hafli", "L1 above", 3).wizard(0, "ira", "L1 below", 3).hand(0, "stein_der_weisen")
    assert builds(one.main()) == [], "two citadels are needed"


@rule("125.B.b", "113.U.a")
def test_pawned_it_neither_counts_nor_stops_anything_and_is_redeemed_with_magic() -> None:
    p = wizards().citadel(0, "R1").built(0, "stein_der_weisen", "R1 above").hand(0, "pfandleiher", "spion")
    p.wizard(0, "hafli", "L1 above", 3).wizard(0, "ira", "L1 below", 3).hand(1, "karawane")
    g = p.main()
    assert (plays(g), points(g, 0)) == (["pfandleiher"], 5)
    do(g, "play pfandleiher", "target own stein_der_weisen R1 above")
    assert (plays(g), points(g, 0), stock(g, 0)) == (["spion"], 3, {}), "no magic comes back"
    do(g, "use pfandleiher laid")
    assert (plays(g), points(g, 0), magic(g)) == ([], 5, {"hafli": 0, "ira": 0})


@rule("125.B.d")
def test_a_witch_laid_before_stays_in_force_and_falls_as_she_would_have() -> None:
    p = wizards().citadel(0, "R1").city(1, "L1").built(1, "bibliothek", "L1 above").events("konflikt", "seuche")
    p.wizard(0, "hafli", "L1 above", 3).wizard(0, "ira", "L1 below", 3).wizard(0, "hor", "C above", 1)
    g = p.hand(0, "hexe", "stein_der_weisen").stack(1, *["markt"] * 9).main()
    do(g, "play hexe", "target own hor region C above", "build stein_der_weisen R1 above")
    assert (magic(g), points(g, 1)) == ({"hafli": 0, "ira": 0, "hor": 0}, 3), "the library counts nothing"
    until(do(g, "end"), 1, "before_roll")
    until(do(g, "roll", "face event_card", "die 6"), 1, "main")
    assert (points(g, 1), pile(g)) == (4, ["hexe"])
