"""The arsonist: a roll decides who takes a building back into the hand."""

import pytest

from catanica.games.principality.vocabulary import card_of
from tests.support.position import Position, do, faults, options, position, refused
from tests.support.reading import asked, hand, in_play, points
from tests.support.rules import rule


def arson(edition: str = "2005") -> Position:
    """Seat 0 holds the arsonist; both have two buildings, a knight and a fleet."""
    p = position(edition=edition).actions_open().hand(0, "feuerteufel")
    for seat in (0, 1):
        p.built(seat, "kloster", "L1 above").built(seat, "saegewerk", "L1 below")
    p.built(1, "konrad_der_flinke", "R1 above").built(1, "erz_handelsflotte", "R1 below")
    return p.built(0, "pippin_der_kurze", "R1 above")


@rule("KB-33")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_up_to_five_the_attacker_chooses_a_building_of_the_opponent(number: int) -> None:
    g = arson().main()
    do(g, "play feuerteufel", f"die {number}")
    assert asked(g) == (0, "take_back")
    assert sorted(options(g)) == ["target kloster L1 above", "target saegewerk L1 below"]
    do(g, "target saegewerk L1 below")
    assert hand(g, 1) == ["saegewerk"]
    assert in_play(g, 1) == ["erz_handelsflotte", "kloster", "konrad_der_flinke"]
    assert (hand(g, 0), len(in_play(g, 0))) == ([], 3)
    assert asked(g) == (0, "main")


@rule("KB-33", "112.G.b")
def test_a_six_lets_the_opponent_choose_without_another_roll() -> None:
    g = arson().main()
    do(g, "play feuerteufel", "die 6")
    assert asked(g) == (1, "take_back")
    assert sorted(options(g)) == ["target kloster L1 above", "target saegewerk L1 below"]
    do(g, "target kloster L1 above")
    assert hand(g, 0) == ["kloster"]
    assert in_play(g, 0) == ["pippin_der_kurze", "saegewerk"]
    assert (hand(g, 1), len(in_play(g, 1))) == ([], 4)
    assert asked(g) == (0, "main")


@rule("112.G.b")
def test_no_bishop_helps_against_the_own_backfire() -> None:
    g = arson().hand(0, "bischof").main()
    do(g, "play feuerteufel", "die 6")
    assert asked(g) == (1, "take_back")
    do(g, "target kloster L1 above")
    assert hand(g, 0) == ["bischof", "kloster"]


@rule("112.G.c", "KB-33")
def test_a_backfire_without_own_buildings_burns_nothing() -> None:
    p = position().actions_open().hand(0, "feuerteufel").built(0, "konrad_der_flinke", "L1 above")
    g = p.built(1, "kloster", "L1 above").main()
    do(g, "play feuerteufel", "die 6")
    assert (in_play(g, 0), in_play(g, 1)) == (["konrad_der_flinke"], ["kloster"])
    assert asked(g) == (0, "main")


@rule("KB-33")
def test_the_only_building_goes_without_asking() -> None:
    g = position().actions_open().hand(0, "feuerteufel").built(1, "kloster", "L1 above").main()
    do(g, "play feuerteufel", "die 5")
    assert (in_play(g, 1), hand(g, 1)) == ([], ["kloster"])
    assert asked(g) == (0, "main")


@rule("KB-33", "KB-30")
def test_the_played_card_lies_open_on_the_discard_pile() -> None:
    g = arson().main()
    do(g, "play feuerteufel", "die 6", "target kloster L1 above")
    assert [g.cat.ids[card_of(c)] for c in g.discard] == ["feuerteufel"]


@rule("KB-33")
def test_points_of_a_burned_building_are_gone() -> None:
    g = position().actions_open().hand(0, "feuerteufel").city(1, "L1").built(1, "bibliothek", "L1 above").main()
    before = points(g, 1)
    do(g, "play feuerteufel", "die 1")
    assert points(g, 1) == before - 1


@rule("KB-56")
@pytest.mark.parametrize("theirs", [[], ["konrad_der_flinke", "erz_handelsflotte"]])
def test_fleets_and_knights_give_an_arsonist_nothing_to_burn(theirs: list[str]) -> None:
    p = position().actions_open().hand(0, "feuerteufel").built(0, "kloster", "L1 above")
    for card, place in zip(theirs, ("L1 above", "R1 above"), strict=False):
        p.built(1, card, place)
    g = p.main()
    assert faults(g, "play feuerteufel") == ["no_building_to_burn"]
    assert refused(g, "play feuerteufel") == ["KB-56"]


@rule("112.G.g", "KB-31", "KB-48")
def test_the_passive_player_keeps_the_limit_that_holds_after_the_loss() -> None:
    p = position().actions_open().hand(0, "feuerteufel").built(1, "kloster", "L1 above")
    g = p.hand(1, "spion", "spion", "karawane", "haendler").main()
    do(g, "play feuerteufel", "pass", "die 1")
    assert asked(g) == (1, "trim")  # five cards, and without the monastery only three are allowed
    do(g, "put kloster 1", "put spion 2")
    assert len(hand(g, 1)) == 3
    assert asked(g) == (0, "main")


@rule("112.G.g", "103.Q.a", "KB-31")
def test_the_active_player_keeps_a_backfire_until_the_end_of_the_turn() -> None:
    p = position().actions_open().hand(0, "feuerteufel", "spion", "karawane", "haendler")
    g = p.built(0, "kloster", "L1 above").built(1, "saegewerk", "L1 above").stack(1, "hafen").main()
    do(g, "play feuerteufel", "die 6")
    assert asked(g) == (0, "main")
    assert len(hand(g, 0)) == 4
    do(g, "end")
    assert asked(g) == (0, "trim")
    do(g, "put spion 1")
    assert asked(g) == (0, "swap")


@rule("112.G.g", "103.Q.a", "KB-31")
@pytest.mark.parametrize("edition", ["1996", "1997", "2003"])
def test_before_2005_the_active_player_trims_at_once(edition: str) -> None:
    p = position(edition=edition).actions_open().hand(0, "feuerteufel", "spion", "karawane", "haendler")
    g = p.built(0, "kloster", "L1 above").built(1, "saegewerk", "L1 above").main()
    do(g, "play feuerteufel", "die 6")
    assert asked(g) == (0, "trim")
    do(g, "put kloster 3")
    assert asked(g) == (0, "main")
