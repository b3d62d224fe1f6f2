"""An attack that fails is played by the other player: what heeds cards that are played heeds that too (112.G.b)."""

import pytest

from tests.rulings.together.land import EVERY, lands, magic, pile, wizards
from tests.support.position import Position, do, options, position
from tests.support.reading import asked, hand, in_play, stack, stock
from tests.support.rules import rule


def arson() -> Position:
    """The first player holds an arsonist; both have a building that burns."""
    p = lands().hand(0, "feuerteufel").built(1, "kloster", "L1 above")
    return p.built(0, "markt", "L1 above").built(0, "badhaus", "L1 below")


def vetoing(*cards: str) -> Position:
    """The first player, whose turn it is, can veto once."""
    p = wizards().wizard(0, "hafli", "L1 above", 2).built(0, "zauberveto", "L1 above").hand(0, *cards)
    return p.built(0, "markt", "R1 above").built(0, "befestigtes_lager", "R1 below").built(1, "kloster", "L1 above")


@rule("112.G.b", "102.B.Ausspielen")
def test_a_bishop_s_seat_is_paid_for_the_arsonist_that_turns_against_its_owner() -> None:
    g = arson().city(0, "R1").built(0, "bischofssitz", "R1 above").main()
    other = do(g.clone(), "play feuerteufel", "die 5")
    assert (asked(other), stock(other, 0), in_play(other, 1)) == ((0, "main"), {}, []), "his own card pays nothing"
    do(g, "play feuerteufel", "die 6")
    assert (asked(g), stock(g, 0)) == ((1, "take_back"), {"gold": 1})


@rule("112.G.b", "102.B.Ausspielen")
def test_the_defender_s_seat_is_paid_once_for_who_played_the_card_first() -> None:
    p = arson().city(1, "R1").built(1, "bischofssitz", "R1 above")
    g = do(p.main(), "play feuerteufel", "die 6")
    assert (stock(g, 1), stock(g, 0)) == ({"gold": 1}, {})


@rule("112.G.c", "112.G.b")
def test_nothing_is_played_where_nothing_can_burn() -> None:
    p = lands().hand(0, "feuerteufel").built(1, "kloster", "L1 above").city(0, "R1")
    g = do(p.built(0, "bischofssitz", "R1 above").main(), "play feuerteufel", "die 6")
    assert (asked(g), stock(g, 0)) == ((0, "main"), {}), "the seat itself does not burn"


@rule("112.G.b", "126.I.b", "102.B.Ausspielen")
def test_a_veto_stops_the_arsonist_that_turns_against_its_owner() -> None:
    g = do(vetoing("feuerteufel").main(), "play feuerteufel", "die 6")
    assert (asked(g), options(g)) == ((0, "answer"), ["pass", "use zauberveto L1 above"])
    do(g, "use zauberveto L1 above")
    assert asked(g) == (0, "bury")
    do(g, "stack 2")
    assert (asked(g), magic(g), stack(g, 2), pile(g)) == ((0, "main"), {"hafli": 0}, ["feuerteufel"], [])
    assert "markt" in in_play(g, 0)


@rule("112.G.b")
def test_who_lets_it_pass_loses_what_the_opponent_names() -> None:
    g = do(vetoing("feuerteufel").main(), "play feuerteufel", "die 6", "pass")
    assert asked(g) == (1, "take_back")
    assert sorted(options(g)) == ["target befestigtes_lager R1 below", "target markt R1 above"]
    do(g, "target markt R1 above")
    assert (hand(g, 0), pile(g), magic(g)) == (["markt"], ["feuerteufel"], {"hafli": 2})


@rule("112.G.b", "103.K.b")
def test_in_a_tournament_a_vetoed_one_goes_under_a_stack_of_who_brought_it() -> None:
    p = position(mode="tournament", sets=EVERY).citadel(0, "L1").actions_open().wizard(0, "hafli", "L1 above", 2)
    p.built(0, "zauberveto", "L1 above").hand(0, "feuerteufel").built(0, "markt", "R1 above")
    g = do(p.built(1, "kloster", "L1 above").main(), "play feuerteufel", "die 6", "use zauberveto L1 above")
    assert (asked(g), options(g)) == ((0, "bury"), ["stack 1", "stack 2", "stack 3", "stack 4"])
    do(g, "stack 3")
    assert (stack(g, 3), pile(g)) == (["feuerteufel"], [])


@rule("KD-15", "KB-34")
@pytest.mark.parametrize("number", [5, 6])
def test_the_black_knight_turns_like_the_arsonist(number: int) -> None:
    p = lands().hand(0, "schwarzer_ritter").city(0, "R1").built(0, "bischofssitz", "R1 above")
    p.built(0, "konrad_der_flinke", "L1 above").built(1, "konrad_der_flinke", "L1 above")
    g = do(p.main(), "play schwarzer_ritter", f"die {number}")
    assert (stock(g, 0), hand(g, int(number < 6))) == ({"gold": 1} if number == 6 else {}, ["konrad_der_flinke"])


@rule("KD-15", "KB-35", "123.AF.a")
def test_the_raid_turns_like_the_arsonist_and_takes_the_gold_it_brought() -> None:
    p = lands().hand(0, "raubzug").city(0, "R1").built(0, "bischofssitz", "R1 above").stock(0, wool=1)
    g = do(p.stock(1, wool=1).main(), "play raubzug", "die 6")
    assert (stock(g, 0), asked(g)) == ({"wool": 1, "gold": 1}, (1, "take"))
    while asked(g) == (1, "take"):
        do(g, options(g)[0])
    assert stock(g, 0) == {}


@rule("KD-15", "KB-35")
def test_nobody_plays_a_raid_that_finds_nothing() -> None:
    p = lands().hand(0, "raubzug").city(0, "R1").built(0, "bischofssitz", "R1 above").stock(1, wool=1)
    g = do(p.main(), "play raubzug", "die 6")
    assert (stock(g, 0), asked(g)) == ({}, (0, "main"))
