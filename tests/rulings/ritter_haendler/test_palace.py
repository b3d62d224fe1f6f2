"""The palace: a card from the discard pile instead of the good year's resource (123.BD)."""

import pytest

from catanica.games.principality.vocabulary import card_of
from tests.rulings.ritter_haendler.land import knights_and_merchants
from tests.support.position import Position, do, options, roll
from tests.support.reading import asked, hand, stack, stock
from tests.support.rules import rule


def palace() -> Position:
    """Seat 0 has a palace and a full hand; three cards lie on the discard pile."""
    p = knights_and_merchants().built(0, "palast", "L1 above").hand(0, "spion", "karawane", "markt")
    return p.discard("alchimist", "raubzug", "saegewerk").stack(1, "kloster")


@rule("123.BD.c", "103.E.c", "103.K.c")
def test_one_card_instead_of_the_resource_and_fleets_pay_all_the_same() -> None:
    p = knights_and_merchants().built(0, "palast", "L1 above").built(0, "kaperflotte", "R1 above")
    g = p.built(0, "zollstation", "R1 below").discard("alchimist", "raubzug", "saegewerk").before_roll()
    roll(g, "good_year", 5)
    assert asked(g) == (0, "palace_year")
    assert options(g) == ["pass", "pick alchimist", "pick raubzug", "pick saegewerk"]
    do(g, "pick raubzug")
    assert hand(g, 0) == ["raubzug"]
    assert [g.cat.ids[card_of(c)] for c in g.discard] == ["alchimist", "saegewerk"], "the order of the others stays"
    assert asked(g) == (1, "gain"), "no second card, no resource"
    do(g, "pass")
    assert stock(g, 0) == {"brick": 1, "gold": 3}


@rule("123.BD.c")
def test_the_palace_need_not_be_used() -> None:
    g = palace().before_roll()
    roll(g, "good_year", 5)
    do(g, "pass", "region L1 above", "pass")
    assert (stock(g, 0), len(g.discard)) == ({"brick": 1, "grain": 1}, 3)


@rule("123.BD.c", "KB-24")
def test_who_leaves_the_pile_may_leave_the_resource_too() -> None:
    g = roll(palace().before_roll(), "good_year", 5)
    do(g, "pass", "pass", "pass")
    assert (stock(g, 0), len(g.discard)) == ({"brick": 1}, 3)


@rule("123.BD.b", "123.BD.a")
def test_above_the_limit_a_card_is_put_away_at_once() -> None:
    g = palace().before_roll()
    roll(g, "good_year", 5)
    do(g, "pick alchimist", "pass")
    assert asked(g) == (0, "trim")
    do(g, "put markt 1")
    assert hand(g, 0) == ["alchimist", "karawane", "spion"]
    assert stack(g, 1) == ["kloster", "markt"]
    assert asked(g) == (0, "main")


@rule("123.BD.a")
def test_a_fetched_alchemist_waits_for_the_next_turn() -> None:
    g = palace().before_roll()
    roll(g, "good_year", 5)
    do(g, "pick alchimist", "pass", "put markt 1")
    assert not [o for o in options(g) if o == "play alchimist"]


@rule("123.BD.c")
def test_the_palace_works_in_the_opponent_s_turn_too() -> None:
    p = knights_and_merchants(active=1).built(0, "palast", "L1 above").discard("raubzug")
    g = roll(p.before_roll(), "good_year", 5)
    do(g, "region L1 above")
    assert asked(g) == (0, "palace_year")
    do(g, "pick raubzug")
    assert hand(g, 0) == ["raubzug"]


@rule("105.G.a", "103.K.c")
def test_a_knight_enchanted_by_imelda_can_be_brought_back() -> None:
    p = knights_and_merchants().hand(0, "burgfraeulein_imelda").built(1, "otto_der_berserker", "L1 above")
    g = do(p.built(1, "palast", "R1 above").stack(1, "markt").main(), "play burgfraeulein_imelda", "end", "draw 1")
    roll(g, "good_year", 5)
    do(g, "pick otto_der_berserker")
    assert hand(g, 1) == ["otto_der_berserker"]


@rule("123.BD.c", "103.K.c")
@pytest.mark.parametrize("cards", [["spion"], ["spion", "markt"]])
def test_who_finds_the_common_pile_empty_takes_the_resource(cards: list[str]) -> None:
    p = knights_and_merchants().built(0, "palast", "L1 above").built(1, "palast", "L1 above").discard(*cards)
    g = do(roll(p.before_roll(), "good_year", 5), "pick spion")
    assert asked(g) == (1, "palace_year" if len(cards) > 1 else "gain")
