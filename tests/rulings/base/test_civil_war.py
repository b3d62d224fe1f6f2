"""Civil war: each player takes back a unit of the other's choice, unless a church protects it."""

from tests.support.position import Position, do, options, position
from tests.support.reading import asked, hand, in_play
from tests.support.rules import rule


def armies(active: int = 0) -> Position:
    """Both players have a knight, a trade fleet and a monastery."""
    p = position(active=active)
    p.built(0, "konrad_der_flinke", "L1 above").built(0, "erz_handelsflotte", "L1 below").built(
        0, "kloster", "R1 above"
    )
    p.built(1, "otto_der_berserker", "L1 above").built(1, "gold_handelsflotte", "L1 below")
    return p.built(1, "kloster", "R1 above")


@rule("KB-42")
def test_each_names_a_knight_or_trade_fleet_of_the_other_active_player_first() -> None:
    g = armies().event_card("buergerkrieg")
    assert asked(g) == (0, "take_back")
    assert sorted(options(g)) == ["target gold_handelsflotte L1 below", "target otto_der_berserker L1 above"]
    do(g, "target otto_der_berserker L1 above")
    assert asked(g) == (1, "take_back")
    assert sorted(options(g)) == ["target erz_handelsflotte L1 below", "target konrad_der_flinke L1 above"]
    do(g, "target erz_handelsflotte L1 below")
    assert (hand(g, 0), hand(g, 1)) == (["erz_handelsflotte"], ["otto_der_berserker"])
    assert in_play(g, 0) == ["kloster", "konrad_der_flinke"]
    assert in_play(g, 1) == ["gold_handelsflotte", "kloster"]
    assert asked(g) == (0, "main")


@rule("KB-42")
def test_the_roller_chooses_first_whoever_that_is() -> None:
    assert asked(armies(active=1).event_card("buergerkrieg")) == (1, "take_back")


@rule("KB-59", "KB-42")
def test_who_has_no_unit_loses_nothing() -> None:
    g = position().built(0, "kloster", "L1 above").built(1, "otto_der_berserker", "L1 above").event_card("buergerkrieg")
    assert (in_play(g, 0), in_play(g, 1)) == (["kloster"], [])
    assert (hand(g, 0), hand(g, 1)) == ([], ["otto_der_berserker"])
    assert asked(g) == (0, "main")


@rule("KB-50", "KB-59")
def test_a_church_protects_the_units_of_its_own_city() -> None:
    p = armies().city(1, "L1", "R1").built(1, "kirche", "L1 above").built(1, "konrad_der_flinke", "R1 below")
    g = p.event_card("buergerkrieg")
    assert asked(g) == (1, "take_back")  # the only unprotected unit of seat 1 went back without a choice
    assert hand(g, 1) == ["konrad_der_flinke"]
    do(g, "target konrad_der_flinke L1 above")
    assert in_play(g, 1) == ["gold_handelsflotte", "kirche", "kloster", "otto_der_berserker"]
    assert asked(g) == (0, "main")


@rule("KB-50", "KB-59")
def test_with_every_unit_under_a_church_nothing_is_lost() -> None:
    p = position().city(1, "L1").built(1, "kirche", "L1 above").built(1, "otto_der_berserker", "L1 below")
    g = p.event_card("buergerkrieg")
    assert (in_play(g, 1), hand(g, 1)) == (["kirche", "otto_der_berserker"], [])
    assert asked(g) == (0, "main")


@rule("KB-50")
def test_a_church_does_not_reach_the_next_city() -> None:
    p = position().city(1, "L1", "R1").built(1, "kirche", "L1 above").built(1, "otto_der_berserker", "R1 above")
    g = p.event_card("buergerkrieg")
    assert (in_play(g, 1), hand(g, 1)) == (["kirche"], ["otto_der_berserker"])


@rule("KB-50")
def test_a_church_is_no_help_against_the_black_knight() -> None:
    p = position().actions_open().hand(0, "schwarzer_ritter").city(1, "L1")
    g = p.built(1, "kirche", "L1 above").built(1, "otto_der_berserker", "L1 below").main()
    do(g, "play schwarzer_ritter", "die 1")
    assert (in_play(g, 1), hand(g, 1)) == (["kirche"], ["otto_der_berserker"])


@rule("KB-42", "KB-31")
def test_surplus_cards_go_under_a_stack_at_once_for_both() -> None:
    p = armies().hand(0, "spion", "markt", "hafen", "kirche").hand(1, "raubzug", "badhaus", "rathaus", "karawane")
    g = p.event_card("buergerkrieg")
    do(g, "target otto_der_berserker L1 above", "target konrad_der_flinke L1 above")
    assert asked(g) == (1, "trim")
    do(g, "put badhaus 1")
    assert asked(g) == (0, "trim")
    do(g, "put spion 5")
    assert len(hand(g, 0)) == len(hand(g, 1)) == 4  # three and a monastery each
    assert asked(g) == (0, "main")
