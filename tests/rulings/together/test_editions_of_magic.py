"""What the reform of 2003 changed about magic, played as it was before and as it is since (101.D.d)."""

import pytest

from catanica.games.cardgame.editions import EDITIONS
from tests.rulings.together.land import builds, lands, plays, until, uses, wizards
from tests.support.position import Position, do, options, position, roll
from tests.support.reading import asked, hand
from tests.support.rules import rule

BEFORE_2003 = ["1996", "1997"]


@rule("101.D.d(a)", "112.S.h")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("citadel", [True, False])
def test_a_spies_took_wizards_books_and_magic_actions_for_lords_of_citadels_only(edition: str, citadel: bool) -> None:
    p = lands(edition=edition).hand(0, "spion").hand(1, "ismai_der_gruene_drache", "hexe", "karawane")
    p.built(1, "bibliothek", "L1 above").built(1, "kloster", "R1 above").hand(1, "hafli", "inspiration")
    if citadel:
        p.citadel(0, "R1")
    magical = ["hexe", "hafli", "inspiration"] if edition in BEFORE_2003 and citadel else []
    since = ["hexe"] if edition not in BEFORE_2003 else []
    taken = {o.removeprefix("pick ") for o in options(do(p.main(), "play spion"))} - {"pass"}
    assert taken == {"ismai_der_gruene_drache", "karawane", *magical, *since}


@rule("101.D.d(q)", "126.I.a")
@pytest.mark.parametrize("edition", EDITIONS)
def test_q_the_stone_let_attacks_on_cards_stacks_and_books_pass_before_2003(edition: str) -> None:
    p = wizards(edition=edition).city(0, "R1").city(1, "R1").citadel(1, "L1").built(0, "kirche", "R1 above")
    p.wizard(0, "hafli", "L1 above", 3).built(1, "inspiration", "L1 above").built(1, "markt", "R1 above").stock(
        1, ore=1
    )
    p.hand(0, "spion", "kirchenbann", "zauberhand", "hexe", "haendler", "feuerteufel").hand(1, "markt")
    p.stack(1, "kloster").built(0, "kloster", "L1 above").built(0, "bibliothek", "R1 above").built(
        0, "theater", "R1 below"
    )
    g = p.built(1, "stein_der_weisen", "L1 below").main()
    assert plays(g) == (["spion", "kirchenbann", "zauberhand"] if edition in BEFORE_2003 else [])
    p = wizards(1, edition=edition).wizard(0, "hafli", "L1 above", 3).built(0, "zauberveto", "L1 above")
    g = p.built(0, "stein_der_weisen", "L1 above").hand(1, "karawane").stock(1, grain=1).main()
    assert asked(do(g, "play karawane"))[0] == (0 if edition in BEFORE_2003 else 1)


@rule("101.D.d(r)")
@pytest.mark.parametrize("edition", EDITIONS)
def test_r_richard_acted_beside_a_stone_before_2003(edition: str) -> None:
    def riding() -> Position:
        p = wizards(edition=edition).built(0, "richard_der_raecher", "R1 above").stock(0, gold=1)
        return p.built(1, "konrad_der_flinke", "R1 above")

    assert uses(riding().main()) == ["richard_der_raecher R1 above"]
    beside = uses(riding().built(1, "stein_der_weisen", "L1 above").main())
    assert beside == (["richard_der_raecher R1 above"] if edition in BEFORE_2003 else [])


@rule("101.D.d(u)", "115.A.a")
@pytest.mark.parametrize("edition", EDITIONS)
def test_u_dragons_lay_on_metropolis_places_before_2003(edition: str) -> None:
    sets = ["base", "politik_intrige", "zauberer_drachen"]
    p = position(sets=sets, edition=edition).metropolis(0, "L1").citadel(0, "R1").hand(0, "ismai_der_gruene_drache")
    g = p.wizard(0, "hor", "C above", 3).wizard(0, "arsa", "R1 above", 3).main()
    outside = [b for b in builds(g) if "outside" in b]
    assert len(outside) == (3 if edition in BEFORE_2003 else 0), "the shepherd holds one of the four"


def overfull(edition: str) -> Position:
    """Three cards are in the hand, an arsonist besides, and an inspiration lies ready."""
    p = wizards(edition=edition).wizard(0, "hafli", "L1 above").built(0, "inspiration", "L1 above")
    p.hand(0, "markt", "hafen", "kirche", "feuerteufel").built(0, "kloster", "R1 above").built(1, "kloster", "L1 above")
    return p.stack(1, "rathaus", "schmiede")


@rule("101.D.b", "112.G.g", "103.Q.a")
@pytest.mark.parametrize("edition", ["1996", "1997", "2003", "2005"])
def test_f_among_theme_sets_surplus_has_always_waited_once_a_card_let_one_draw(edition: str) -> None:
    g = do(overfull(edition).main(), "use inspiration L1 above", "draw 1", "draw 1")
    assert (asked(g), len(hand(g, 0))) == ((0, "main"), 6), "four are allowed"
    do(g, "play feuerteufel", "die 6")
    assert (asked(g), hand(g, 0).count("kloster")) == ((0, "main"), 1), "a limit that sinks later changes nothing"
    assert asked(do(g, "end")) == (0, "trim")


@rule("101.D.b", "112.G.g")
@pytest.mark.parametrize(("edition", "at_once"), [("1996", True), ("1997", True), ("2003", False), ("2005", False)])
def test_f_until_2003_surplus_of_an_own_failure_went_at_once_without_such_a_card(edition: str, at_once: bool) -> None:
    g = do(overfull(edition).main(), "play feuerteufel", "die 6")
    assert (asked(g)[1] == "trim") == at_once


@rule("101.D.b", "112.G.g")
def test_f_what_was_drawn_in_an_earlier_turn_is_forgotten() -> None:
    p = overfull("1997").stack(2, *["markt"] * 9).hand(1, "markt", "markt", "markt")
    g = until(do(p.main(), "use inspiration L1 above", "draw 1", "draw 1", "end"), 1, "before_roll")
    for seat in (1, 0):
        until(roll(g, "tournament", 6), seat, "main")
        if seat == 1:
            until(do(g, "end"), 0, "before_roll")
    do(g, "play feuerteufel", "pass", "die 6")
    assert asked(g) == (0, "trim")
