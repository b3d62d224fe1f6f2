"""The spy sees the opponent's hand and takes a card."""

import pytest

from catanica.games.principality.position.duel import Duel
from tests.support.position import do, faults, options, position, refused, roll
from tests.support.reading import asked, hand, in_play, stock
from tests.support.rules import rule
from tests.support.views import view

MIXED = ("kloster", "konrad_der_flinke", "raubzug", "erz_handelsflotte")


def seen(g: Duel, audience: int, seat: int) -> list[str | None]:
    """The cards of a seat's hand as an audience sees them, unknown ones first."""
    land = view(g, audience)["lands"][seat]
    return sorted((c["card"] for c in land["hand"]), key=lambda card: card or "")


@rule("KB-40", "112.S.g")
def test_since_2005_only_units_and_action_cards_are_stolen() -> None:
    g = position().actions_open().hand(0, "spion").hand(1, *MIXED[:3]).main()
    do(g, "play spion")
    assert asked(g) == (0, "spy_pick")
    assert sorted(options(g)) == ["pass", "pick konrad_der_flinke", "pick raubzug"]
    do(g, "pick raubzug")
    assert (hand(g, 0), hand(g, 1)) == (["raubzug"], ["kloster", "konrad_der_flinke"])
    assert asked(g) == (0, "main")


@rule("KB-40", "112.S.g", "101.D.d")
@pytest.mark.parametrize("edition", ["1996", "1997", "2003"])
def test_in_the_old_base_game_any_card_is_stolen(edition: str) -> None:
    g = position(edition=edition).actions_open().hand(0, "spion").hand(1, *MIXED[:3]).main()
    do(g, "play spion")
    assert sorted(options(g)) == ["pass", "pick kloster", "pick konrad_der_flinke", "pick raubzug"]
    do(g, "pick kloster")
    assert (hand(g, 0), hand(g, 1)) == (["kloster"], ["konrad_der_flinke", "raubzug"])
    assert asked(g) == (0, "main")


@rule("112.S.a", "KB-40")
def test_an_empty_hand_cannot_be_spied_on() -> None:
    g = position().actions_open().hand(0, "spion").main()
    assert refused(g, "play spion") == ["KB-40"]
    assert faults(g, "play spion") == ["empty_hand"]


@rule("112.S.b", "KB-40")
def test_it_may_look_even_if_nothing_can_be_stolen() -> None:
    g = position().actions_open().hand(0, "spion").hand(1, "kloster").main()
    do(g, "play spion")
    assert (hand(g, 0), hand(g, 1)) == ([], ["kloster"])
    assert seen(g, 0, 1) == ["kloster"]
    assert asked(g) == (0, "main")


@rule("KB-40")
def test_he_may_look_and_take_nothing() -> None:
    g = position().actions_open().hand(0, "spion").hand(1, *MIXED[:3]).main()
    do(g, "play spion", "pass")
    assert (hand(g, 0), hand(g, 1)) == ([], ["kloster", "konrad_der_flinke", "raubzug"])
    assert seen(g, 0, 1) == ["kloster", "konrad_der_flinke", "raubzug"]
    assert asked(g) == (0, "main")


@rule("112.S.d")
def test_the_whole_hand_is_shown_to_the_spy_and_to_nobody_else() -> None:
    g = position().actions_open().hand(0, "spion").hand(1, *MIXED[:3]).main()
    assert seen(g, 0, 1) == [None, None, None]
    do(g, "play spion")
    assert seen(g, 0, 1) == ["kloster", "konrad_der_flinke", "raubzug"]
    assert seen(g, -1, 1) == [None, None, None]


@rule("112.S.d", "KB-40")
def test_both_know_the_stolen_card_and_the_spy_remembers_the_rest() -> None:
    g = position().actions_open().hand(0, "spion", "hafen").hand(1, *MIXED[:3]).main()
    do(g, "play spion", "pick raubzug")
    assert seen(g, 1, 0) == [None, "raubzug"]
    assert seen(g, 0, 1) == ["kloster", "konrad_der_flinke"]
    assert seen(g, -1, 0) == [None, None]


@rule("KB-40")
def test_a_stolen_action_card_may_be_played_at_once() -> None:
    g = position().actions_open().hand(0, "spion").hand(1, "raubzug").stock(1, ore=1).main()
    do(g, "play spion", "pick raubzug", "play raubzug", "die 1", "region opponent L1 below")
    assert stock(g, 0) == {"ore": 1}
    assert asked(g) == (0, "main")


@rule("112.S.i", "KB-40")
def test_a_stolen_unit_is_built_at_its_usual_cost() -> None:
    g = position().actions_open().hand(0, "spion").hand(1, "konrad_der_flinke").stock(0, grain=1).main()
    do(g, "play spion", "pick konrad_der_flinke")
    assert faults(g, "build konrad_der_flinke L1 above") == ["cannot_pay"]
    rich = position().actions_open().hand(0, "spion").hand(1, "konrad_der_flinke").stock(0, grain=1, ore=2).main()
    do(rich, "play spion", "pick konrad_der_flinke", "build konrad_der_flinke L1 above")
    assert (in_play(rich, 0), stock(rich, 0)) == (["konrad_der_flinke"], {"ore": 1})


@rule("112.S.c")
def test_a_stolen_unit_comes_back_to_the_thief() -> None:
    g = position().actions_open().hand(0, "spion").hand(1, "konrad_der_flinke", "schwarzer_ritter").rich(0).main()
    do(g, "play spion", "pick konrad_der_flinke", "build konrad_der_flinke L1 above", "end")
    roll(g, "trade_advantage", 1)
    do(g, "play schwarzer_ritter", "die 1")
    assert hand(g, 0) == ["konrad_der_flinke"]
    assert hand(g, 1) == []
    assert asked(g) == (1, "main")


@rule("KB-40", "KB-31")
def test_a_hand_swollen_by_theft_waits_until_the_end_of_the_turn() -> None:
    g = position().actions_open().hand(0, "spion", "hafen", "markt", "kirche").hand(1, "raubzug").main()
    do(g, "play spion", "pick raubzug")
    assert len(hand(g, 0)) == 4
    assert asked(g) == (0, "main")
    do(g, "end")
    assert asked(g) == (0, "trim")
