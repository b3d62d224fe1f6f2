"""The knight and the mill: who owns them, and what they are worth."""

import pytest

from catanica.games.principality.position.duel import Duel
from tests.support.position import do, position, roll
from tests.support.reading import asked, in_play, points
from tests.support.rules import rule
from tests.support.views import shown


def owner(g: Duel, figure: str) -> int | None:
    """Who owns a figure, as both players see it."""
    owners = [seat for seat in (0, 1) if shown(g, seat, audience=1)[figure]]
    assert len(owners) < 2
    return owners[0] if owners else None


# -- the mill ---------------------------------------------------------------------------------------------------------


@rule("KB-24")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_mill_belongs_to_the_one_with_a_city_and_more_trade_points(seat: int) -> None:
    p = position().city(seat, "L1").built(seat, "markt", "L1 above")  # 2
    g = p.built(1 - seat, "erz_handelsflotte", "L1 above").main()  # 1
    assert owner(g, "mill") == seat
    assert (points(g, seat), points(g, 1 - seat)) == (4, 2)  # a settlement, a city, and the mill


@rule("KB-24")
def test_one_trade_point_against_none_is_enough() -> None:
    g = position().city(0, "R1").built(0, "erz_handelsflotte", "L1 above").main()
    assert owner(g, "mill") == 0


@rule("KB-24")
def test_on_a_tie_nobody_has_the_mill() -> None:
    p = position().city(0, "L1").city(1, "L1").built(0, "markt", "L1 above")
    p.built(1, "erz_handelsflotte", "L1 above")
    assert owner(p.main(), "mill") == 0
    tied = p.built(1, "woll_handelsflotte", "L1 below").main()
    assert owner(tied, "mill") is None
    assert (points(tied, 0), points(tied, 1)) == (3, 3)
    passed = p.built(1, "gold_handelsflotte", "R1 above").main()
    assert owner(passed, "mill") == 1


@rule("KB-24")
def test_who_leads_without_a_city_keeps_the_mill_from_the_other() -> None:
    p = position().city(1, "L1").built(1, "erz_handelsflotte", "L1 above")
    p.built(0, "woll_handelsflotte", "L1 above").built(0, "gold_handelsflotte", "L1 below")
    g = p.stock(0, ore=3, grain=2).main()
    assert owner(g, "mill") is None
    do(g, "city R1")
    assert owner(g, "mill") == 0
    assert (points(g, 0), points(g, 1)) == (4, 3)


@rule("KB-24")
def test_a_city_alone_brings_no_mill() -> None:
    assert owner(position().city(0, "L1", "R1").main(), "mill") is None


@rule("KB-24", "103.L.a")
def test_the_mill_changes_hands_at_once_when_trade_points_do() -> None:
    p = position().city(0, "L1").city(1, "L1").built(1, "erz_handelsflotte", "L1 above")
    g = p.hand(0, "markt").stock(0, grain=1, wool=1).main()
    assert owner(g, "mill") == 1
    do(g, "build markt L1 above")
    assert owner(g, "mill") == 0
    do(g, "demolish markt L1 above")
    assert owner(g, "mill") == 1


# -- the knight -------------------------------------------------------------------------------------------------------


@rule("KB-25", "103.M.a")
@pytest.mark.parametrize("seat", [0, 1])
def test_one_strength_point_against_none_is_enough(seat: int) -> None:
    g = position().built(seat, "siegfried_ohneland", "L1 above").main()
    assert owner(g, "knight") == seat
    assert (points(g, seat), points(g, 1 - seat)) == (3, 2)


@rule("KB-25")
def test_on_a_tie_nobody_has_the_knight() -> None:
    p = position().built(0, "walter_der_abtruennige", "L1 above").built(1, "konrad_der_flinke", "L1 above")  # 3 : 2
    assert owner(p.main(), "knight") == 0
    tied = p.built(1, "siegfried_ohneland", "L1 below").main()  # 3 : 3
    assert owner(tied, "knight") is None
    assert (points(tied, 0), points(tied, 1)) == (2, 2)
    passed = p.built(1, "hagen_der_unheimliche", "R1 above").main()  # 3 : 4
    assert owner(passed, "knight") == 1


@rule("KB-25")
def test_the_knight_needs_no_city_and_looks_at_strength_not_at_tournaments() -> None:
    p = position().built(0, "falk_der_schoene", "L1 above")  # strength 1, tournament 5
    g = p.built(1, "konrad_der_flinke", "L1 above").main()  # strength 2, tournament 1
    assert owner(g, "knight") == 1


@rule("KB-25", "103.L.a")
def test_the_knight_changes_hands_at_once_when_strength_does() -> None:
    p = position().built(1, "siegfried_ohneland", "L1 above").hand(0, "konrad_der_flinke").stock(0, grain=1, ore=1)
    g = p.main()
    assert owner(g, "knight") == 1
    do(g, "build konrad_der_flinke L1 above")
    assert owner(g, "knight") == 0
    assert (points(g, 0), points(g, 1)) == (3, 2)
    assert asked(g) == (0, "main")


@rule("103.L.a", "KB-25")
def test_figures_follow_a_card_that_an_event_sends_back() -> None:
    p = position().built(0, "konrad_der_flinke", "L1 above").built(1, "siegfried_ohneland", "L1 above")
    p.built(1, "hagen_der_unheimliche", "L1 below").events("buergerkrieg")
    g = roll(p.before_roll(), "event_card", 6)
    assert owner(g, "knight") is None
    do(g, "target hagen_der_unheimliche")
    assert (in_play(g, 0), in_play(g, 1)) == ([], ["siegfried_ohneland"])
    assert owner(g, "knight") == 1
    assert (points(g, 0), points(g, 1)) == (2, 3)
    assert asked(g) == (0, "main")


@rule("103.L.a")
def test_nobody_has_to_take_a_figure() -> None:
    g = position().city(0, "L1").built(0, "markt", "L1 above").built(0, "siegfried_ohneland", "R1 above").main()
    assert points(g, 0) == 5
    assert asked(g) == (0, "main")


# -- strength and trade in the base set -------------------------------------------------------------------------------


@rule("KB-60")
def test_in_the_base_set_only_knights_carry_strength_points() -> None:
    for fact in position().g.cat.facts:
        assert (fact.strength > 0) == ("knight" in fact.flags), fact.id
        assert (fact.tournament > 0) == ("knight" in fact.flags), fact.id


@rule("KB-60", "102.B.Gebaeude")
def test_in_the_base_set_all_red_cards_are_buildings() -> None:
    red = [f for f in position().g.cat.facts if f.slot == "city"]
    assert {f.kind for f in red} == {"building"}
    assert sum(f.count for f in red) == 16


@rule("KB-60")
def test_both_players_begin_with_two_points() -> None:
    g = position().main()
    assert (points(g, 0), points(g, 1)) == (2, 2)
