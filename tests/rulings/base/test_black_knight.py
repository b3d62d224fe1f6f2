"""The black knight: the arsonist's roll, with knights."""

import pytest

from tests.support.position import Position, do, faults, options, position, refused
from tests.support.reading import asked, hand, in_play
from tests.support.rules import rule


def strike() -> Position:
    """Seat 0 holds the black knight; both have two knights and a building, the opponent a fleet as well."""
    p = position().actions_open().hand(0, "schwarzer_ritter")
    p.built(0, "pippin_der_kurze", "L1 above").built(0, "walter_der_abtruennige", "L1 below")
    p.built(1, "konrad_der_flinke", "L1 above").built(1, "otto_der_berserker", "L1 below")
    p.built(1, "erz_handelsflotte", "R1 above").built(1, "kloster", "R1 below")
    return p.built(0, "saegewerk", "R1 above")


@rule("KB-34")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_up_to_five_the_attacker_names_an_opposing_knight(number: int) -> None:
    g = strike().main()
    do(g, "play schwarzer_ritter", f"die {number}")
    assert asked(g) == (0, "take_back")
    assert sorted(options(g)) == ["target konrad_der_flinke L1 above", "target otto_der_berserker L1 below"]
    do(g, "target otto_der_berserker L1 below")
    assert hand(g, 1) == ["otto_der_berserker"]
    assert in_play(g, 1) == ["erz_handelsflotte", "kloster", "konrad_der_flinke"]
    assert len(in_play(g, 0)) == 3
    assert asked(g) == (0, "main")


@rule("KB-34")
def test_a_six_lets_the_opponent_name_one_of_the_attackers_knights() -> None:
    g = strike().main()
    do(g, "play schwarzer_ritter", "die 6")
    assert asked(g) == (1, "take_back")
    assert sorted(options(g)) == ["target pippin_der_kurze L1 above", "target walter_der_abtruennige L1 below"]
    do(g, "target pippin_der_kurze L1 above")
    assert (hand(g, 0), hand(g, 1)) == (["pippin_der_kurze"], [])
    assert len(in_play(g, 1)) == 4
    assert asked(g) == (0, "main")


@rule("103.R.b", "KB-34")
def test_it_is_legal_with_no_knight_of_ones_own() -> None:
    p = position().actions_open().hand(0, "schwarzer_ritter").built(0, "kloster", "L1 above")
    g = p.built(1, "konrad_der_flinke", "L1 above").main()
    assert refused(g, "play schwarzer_ritter") == []
    do(g, "play schwarzer_ritter", "die 6")
    assert (in_play(g, 0), in_play(g, 1)) == (["kloster"], ["konrad_der_flinke"])
    assert asked(g) == (0, "main")


@rule("KB-56", "103.R.b")
def test_the_opponent_needs_a_knight() -> None:
    p = position().actions_open().hand(0, "schwarzer_ritter").built(0, "konrad_der_flinke", "L1 above")
    g = p.built(1, "kloster", "L1 above").built(1, "erz_handelsflotte", "R1 above").main()
    assert faults(g, "play schwarzer_ritter") == ["no_knight_to_strike"]
    assert refused(g, "play schwarzer_ritter") == ["KB-56"]
