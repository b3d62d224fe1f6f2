"""Johanna (2002) and Guido (2003), an option of the extended game."""

import pytest

from catanica.games.cardgame.game import CardGame
from catanica.games.principality.cards.powers import strength
from catanica.kernel.errors import InputError
from tests.rulings.together.land import pile
from tests.support.position import Position, do, faults, options, position, refused
from tests.support.reading import asked, hand, in_play
from tests.support.rules import rule

SETS = ["base", "ritter_haendler", "politik_intrige", "wissenschaft_fortschritt", "barbaren_handelsherren"]


def agreed(active: int = 0) -> Position:
    """Both players have a city at L1 and have agreed on the special cards."""
    p = position(active=active, sets=[*SETS, "sonderkarten"])
    return p.city(0, "L1").city(1, "L1").actions_open()


@rule("141.J.c", "141.J.b")
def test_they_are_off_by_default_and_belong_to_the_extended_game() -> None:
    assert CardGame(sets=SETS).rules.cat.number("guido_der_grosse_diplomat") < 0
    with pytest.raises(InputError, match="add a theme set"):
        CardGame(sets=["base", "sonderkarten"])
    with_them = CardGame(sets=["base", "ritter_haendler", "sonderkarten"]).rules
    assert with_them.parts == CardGame(sets=["base", "ritter_haendler"]).rules.parts, "no stacks of their own"
    assert with_them.house.points_to_win == 13
    assert with_them.cat.number("guido_der_grosse_diplomat") in with_them.groups[0]


@rule("141.J.c", "141.K.b")
def test_a_tournament_may_agree_on_them_beside_base_decks() -> None:
    rules = CardGame(mode="tournament", sets=["base", "sonderkarten"], decks="erste_schritte,-").rules
    assert rules.cat.copies[rules.cat.number("guido_der_grosse_diplomat")] == 2, "one for each deck"
    with pytest.raises(InputError, match="not played in tournaments"):
        CardGame(mode="tournament", sets=["base", "turnierkarten_t2002"])


@rule("141.J.b", "117.E.a")
def test_johanna_of_2002_weakens_cannons_and_needs_a_church() -> None:
    p = agreed().hand(0, "johanna_die_kriegerin_2002").rich(0)
    assert faults(p.main(), "build johanna_die_kriegerin_2002 R1 above") == ["needs_card"]
    p.built(0, "kirche", "L1 above").built(1, "kanone", "L1 above")
    g = p.main()
    assert strength(g, 1) == 4
    do(g, "build johanna_die_kriegerin_2002 R1 above")
    assert strength(g, 1) == 2


@rule("141.J.b", "101.D.b(e)")
def test_both_johannas_are_one_person() -> None:
    p = agreed().hand(0, "johanna_die_kriegerin_2002").rich(0).built(0, "kirche", "L1 above")
    p.built(1, "johanna_die_kriegerin", "R1 above")
    assert faults(p.main(), "build johanna_die_kriegerin_2002 R1 above") == ["unique_in_play"]
    p = agreed().hand(0, "johanna_die_kriegerin").rich(0).built(0, "kirche", "L1 above")
    p.built(1, "johanna_die_kriegerin_2002", "R1 above")
    assert faults(p.main(), "build johanna_die_kriegerin R1 above") == ["unique_in_play"]


GUIDO = "play guido_der_grosse_diplomat"


def behind(*pile: str) -> Position:
    """The second player has a point more; a pile lies there."""
    p = agreed().hand(0, "guido_der_grosse_diplomat").discard(*pile)
    return p.built(1, "bibliothek", "L1 above")


@rule("112.J.a", "112.J.c", "103.K.c", "103.C.b")
def test_guido_takes_the_attack_card_that_came_last_and_skips_all_others() -> None:
    g = do(behind("raubzug", "spion", "karawane", "markt").before_roll(), GUIDO)
    assert (hand(g, 0), asked(g)) == (["spion"], (0, "before_roll"))
    do(g, "roll", "face trade_advantage", "die 1")
    assert "play spion" not in options(g), "the opponent holds no card"


@rule("112.J.a", "103.K.c")
def test_of_equal_attack_cards_he_takes_the_uppermost_and_the_others_stay_in_their_order() -> None:
    g = do(behind("spion", "raubzug", "spion", "karawane").before_roll(), GUIDO)
    assert (hand(g, 0), pile(g)) == (["spion"], ["spion", "raubzug", "karawane", "guido_der_grosse_diplomat"])
    g = do(behind("spion", "raubzug", "karawane").before_roll(), GUIDO)
    assert (hand(g, 0), pile(g)) == (["raubzug"], ["spion", "karawane", "guido_der_grosse_diplomat"])


@rule("112.J.b", "112.J.c")
def test_without_an_attack_card_on_the_pile_he_is_not_played() -> None:
    for cards in (("karawane", "markt"), ()):
        g = behind(*cards).before_roll()
        assert (faults(g, GUIDO), refused(g, GUIDO)) == (["no_attack_on_pile"], ["112.J.c"])


@rule("112.J.a")
def test_a_ban_that_still_lies_there_is_not_on_the_pile() -> None:
    p = behind("raubzug").banned(1, 2)
    assert hand(do(p.before_roll(), GUIDO), 0) == ["raubzug"]


@rule("141.J.c", "103.C.b")
def test_only_before_the_roll_and_only_while_the_opponent_has_more_points() -> None:
    assert faults(behind("raubzug").main(), GUIDO) == ["only_before_own_roll"]
    even = agreed().hand(0, "guido_der_grosse_diplomat").discard("raubzug")
    assert faults(even.before_roll(), GUIDO) == ["needs_fewer_points"]
    young = behind("raubzug")
    young.g.reached = 0
    assert faults(young.before_roll(), GUIDO) == ["too_early"], "an attack waits for the threshold"


@rule("112.P.a")
def test_a_ban_on_the_pile_stops_him_but_not_one_he_laid_himself() -> None:
    assert faults(behind("raubzug").banned(0, 0).before_roll(), GUIDO) == ["pile_closed"]
    assert faults(behind("raubzug").banned(1, 0).before_roll(), GUIDO) == []


@rule("103.I.b", "141.J.c")
def test_the_archdiocese_pays_for_him_and_no_spy_takes_him() -> None:
    p = behind("raubzug").built(1, "bischofssitz", "L1 below")
    g = do(p.before_roll(), GUIDO)
    assert g.land(1).stock_at(15) == 1
    p = agreed(active=1).hand(1, "spion").hand(0, "guido_der_grosse_diplomat", "karawane")
    g = do(p.main(), "play spion")
    assert options(g) == ["pick karawane", "pass"]
    assert in_play(g, 0) == []
