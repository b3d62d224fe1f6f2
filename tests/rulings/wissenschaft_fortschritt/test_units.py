"""Ingo, cannons, privateers."""

import pytest

from catanica.games.principality.cards.powers import knight_owner, strength, tournament
from tests.rulings.wissenschaft_fortschritt.land import ALL, learned, science
from tests.support.position import Position, do, faults, options, position, refused, roll
from tests.support.reading import asked, hand, in_play, stock
from tests.support.rules import rule


@rule("102.B.Ritter", "101.D.b(e)")
def test_ingo_is_a_knight_and_unique() -> None:
    p = science().hand(0, "ingo_der_geschickte").stock(0, grain=1, ore=1, wool=2)
    g = do(p.main(), "build ingo_der_geschickte L1 above")
    assert (strength(g, 0), tournament(g, 0), stock(g, 0)) == (1, 4, {})
    p = science().hand(0, "ingo_der_geschickte").rich(0).built(1, "ingo_der_geschickte", "L1 above")
    assert faults(p.main(), "build ingo_der_geschickte L1 above") == ["unique_in_play"]
    p = science().built(1, "ingo_der_geschickte", "L1 above").hand(0, "schwarzer_ritter")
    assert in_play(do(p.main(), "play schwarzer_ritter", "die 1"), 1) == []


@rule("102.B.Ritter", "102.B.Einheit")
def test_a_cannon_has_strength_and_no_tournament_points_and_two_may_lie_in_a_land() -> None:
    p = learned().hand(0, "kanone", "kanone").stock(0, lumber=2, ore=2)
    g = do(p.main(), "build kanone L1 above", "build kanone R1 above")
    assert (strength(g, 0), tournament(g, 0), knight_owner(g)) == (8, 0, 0)
    assert in_play(g, 0) == ["kanone", "kanone", "universitaet"]


@rule("102.B.Ritter", "KB-49")
def test_smithies_and_the_like_are_for_knights() -> None:
    p = science().built(0, "schmiede", "R1 above").built(0, "kanone", "L1 above")
    assert strength(p.main(), 0) == 4
    p = science(sets=ALL).built(0, "bordell", "L1 below", owner=1).built(0, "kanone", "L1 above")
    assert strength(p.main(), 0) == 4


@rule("117.C.c", "KB-34")
def test_a_black_knight_hits_a_cannon_and_the_herb_woman_saves_it() -> None:
    p = science().hand(0, "schwarzer_ritter").built(1, "kanone", "L1 above")
    g = do(p.main(), "play schwarzer_ritter", "die 5")
    assert (in_play(g, 1), hand(g, 1)) == ([], ["kanone"])
    p = science().hand(0, "schwarzer_ritter").hand(1, "kraeuterhexe").built(1, "kanone", "L1 above")
    g = do(p.main(), "play schwarzer_ritter", "play kraeuterhexe", "die 5")
    assert in_play(g, 1) == ["kanone"]


@rule("102.B.Ritter")
def test_imelda_and_bribery_look_for_knights() -> None:
    p = science(sets=ALL).hand(0, "burgfraeulein_imelda", "bestechung").built(1, "kanone", "L1 above").rich(0)
    g = p.built(0, "rathaus", "L1 above").main()
    assert faults(g, "play burgfraeulein_imelda") == ["no_knight_to_strike"]
    assert faults(g, "play bestechung") == ["no_knight_to_bribe"]


@rule("KB-42", "101.D.d")
def test_civil_war_may_name_a_cannon_and_a_church_covers_it() -> None:
    p = science().built(1, "kanone", "L1 above")
    assert hand(p.event_card("buergerkrieg"), 1) == ["kanone"]
    p = science().built(1, "kanone", "L1 above").built(1, "kirche", "L1 below")
    assert in_play(p.event_card("buergerkrieg"), 1) == ["kanone", "kirche"]


@rule("128.C.b", "128.C.a")
def test_a_cannon_may_stand_on_a_place_of_the_metropolis_and_belongs_to_that_city() -> None:
    def crowned() -> Position:
        return position(sets=ALL).metropolis(0, "L1").built(0, "universitaet", "L1 above").hand(0, "kanone").rich(0)

    g = do(crowned().main(), "build kanone outside L1 above")
    assert (strength(g, 0), in_play(g, 0)) == (4, ["kanone", "universitaet"])
    taken = crowned().built(0, "kanone", "outside L1 above").main()
    assert refused(taken, "build kanone outside L1 above") == ["128.C.b"]
    p = crowned().built(0, "kanone", "outside L1 above")
    assert hand(p.event_card("buergerkrieg"), 0) == ["kanone", "kanone"]
    p = crowned().built(0, "kanone", "outside L1 above").built(0, "kirche", "L1 below")
    assert hand(p.event_card("buergerkrieg"), 0) == ["kanone"], "the church of its city covers it"


@rule("117.C.c", "102.B.Ritter")
def test_richard_strikes_cannons_too_and_a_castle_of_the_order_does_not_hide_them() -> None:
    p = science(sets=ALL).built(0, "richard_der_raecher", "R1 above").stock(0, gold=3).built(1, "kanone", "L1 above")
    g = do(p.main(), "use richard_der_raecher R1 above", "die 2")
    assert hand(g, 1) == ["kanone"]
    p = science(sets=ALL).hand(0, "schwarzer_ritter").built(1, "ordensburg", "R1 above")
    p.built(1, "konrad_der_flinke", "L1 above").built(1, "kanone", "L1 below")
    g = do(p.main(), "play schwarzer_ritter", "die 2")
    assert hand(g, 1) == ["kanone"], "only knights are safe there"


@rule("KB-34", "117.C.c")
def test_a_black_knight_that_fails_costs_the_own_cannon() -> None:
    p = science().hand(0, "schwarzer_ritter").built(1, "konrad_der_flinke", "L1 above").built(0, "kanone", "L1 above")
    g = do(p.main(), "play schwarzer_ritter", "die 6")
    assert (hand(g, 0), in_play(g, 1)) == (["kanone"], ["konrad_der_flinke"])


@rule("101.D.d")
def test_a_spy_may_take_a_cannon_out_of_a_hand() -> None:
    p = science().hand(0, "spion").hand(1, "kanone", "markt")
    g = do(p.main(), "play spion")
    assert options(g) == ["pick kanone", "pass"]
    assert hand(do(g, "pick kanone"), 0) == ["kanone"]


@rule("116.E.a", "102.B.Einheit")
def test_privateers_come_in_this_set_too_and_sink_a_fleet_when_built() -> None:
    p = science().hand(0, "kaperflotte").stock(0, lumber=1, wool=1)
    p.built(1, "erz_handelsflotte", "L1 above").built(1, "kaperflotte", "R1 above")
    g = do(p.built(1, "konrad_der_flinke", "L1 below").main(), "build kaperflotte L1 above")
    assert asked(g) == (0, "discard")
    assert options(g) == ["target erz_handelsflotte L1 above", "target kaperflotte R1 above"]
    do(g, "target kaperflotte R1 above")
    assert in_play(g, 1) == ["erz_handelsflotte", "konrad_der_flinke"]
    assert g.cat.copies[g.cat.number("kaperflotte")] == 2


@rule("116.E.a")
def test_with_both_sets_there_are_four_of_them_and_without_a_fleet_to_sink_nothing_happens() -> None:
    g = do(science(sets=ALL).hand(0, "kaperflotte").rich(0).main(), "build kaperflotte L1 above")
    assert asked(g) == (0, "main")
    assert g.cat.copies[g.cat.number("kaperflotte")] == 4


@rule("116.E.b", "103.E.c")
@pytest.mark.parametrize("sets", [None, ALL])
def test_each_privateer_brings_one_gold_in_a_good_year(sets: list[str] | None) -> None:
    p = science(sets=sets).built(0, "kaperflotte", "L1 above").built(0, "kaperflotte", "R1 above")
    g = do(roll(p.before_roll(), "good_year", 2), "pass", "pass")
    assert stock(g, 0) == {"gold": 2, "ore": 1}, "the die adds the ore"
