"""Which decisions of the card game are timed as those of full lands."""

import pytest

from catanica.games.cardgame.game import crowded
from tests.support.position import Position, do, position


def filled(cards: int) -> Position:
    """So many cards in play, more of them in the first land."""
    p = position().actions_open()
    for n in range(cards):
        p.built(int(n >= 15), "befestigtes_lager", "L1 above")
    return p


@pytest.mark.parametrize(("cards", "full"), [(14, False), (19, False), (20, True), (24, True), (25, False)])
def test_with_20_to_24_cards_in_play_a_main_phase_is_crowded(cards: int, full: bool) -> None:
    assert crowded(filled(cards).main()) == full
    assert not crowded(filled(cards).before_roll())
    assert not crowded(do(filled(cards).hand(0, "spion").hand(1, "karawane").main(), "play spion"))
