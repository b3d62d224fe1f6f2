"""A refused move names the ruling it breaks: what is asked now, what a thing costs, what the bank must have."""

import pytest

from catanica.games.board.game import BoardGame
from catanica.games.board.state import BoardState
from tests.games.board.scene import faults, play, scene
from tests.support.rules import rule


def everything() -> BoardState:
    """Seat 0 may do whatever there is, before the throw; the others hold cards and live beside the robber's way."""
    return (
        scene()
        .town(0, "N0,0")
        .town(1, "N2,0")
        .town(2, "N2,1")
        .give(0, "2 wool 2 ore")
        .give(1, "1 grain 1 wool")
        .give(2, "1 grain")
        .hold(0, "1 knight 1 road-building 1 invention")
        .before_roll()
    )


@rule("BG-6", "BG-9", "BG-10", "BG-12", "BG-19")
@pytest.mark.parametrize(
    ("moves", "ruling"),
    [
        pytest.param([], "BG-6", id="the throw"),
        pytest.param(["roll", "dice 3 4"], "BG-9", id="the robber's move"),
        pytest.param(["roll", "dice 3 4", "robber 2,0"], "BG-9", id="somebody to rob"),
        pytest.param(["play road-building"], "BG-19", id="a free road"),
        pytest.param(["play invention"], "BG-19", id="a card from the bank"),
        pytest.param(["roll", "dice 1 1"], "BG-12", id="trade and building"),
        pytest.param(["roll", "dice 1 1", "offer"], "BG-10", id="an offer"),
        pytest.param(["roll", "dice 1 1", "offer 1 wool for 1 grain"], "BG-10", id="an answer"),
    ],
)
def test_what_is_not_asked_for_is_refused_by_the_ruling_of_what_is(moves: list[str], ruling: str) -> None:
    s = everything()
    play(s, *moves)
    assert faults(s, "discard wool") == {"board_not_now": ruling}


@rule("BG-8")
def test_while_cards_are_given_back_nothing_else_is_done() -> None:
    s = scene().give(0, "8 wool").rolled(3, 4)
    for text in ("end turn", "roll", "robber 2,0"):
        assert faults(s, text) == {"board_not_now": "BG-8"}


@rule("BG-5")
def test_while_founding_no_price_speaks_against_building() -> None:
    s = BoardGame(setup="old", start=0).new(explicit=True)
    for text in ("build road N0,0>S0,-1", "build city N0,0", "buy card", "roll"):
        assert faults(s, text) == {"board_not_now": "BG-5"}
    play(s, "build settlement N0,0")
    assert faults(s, "build settlement N2,0") == {"board_not_now": "BG-5"}
    assert faults(s, "build road N2,0>S2,-1") == {"board_road_not_at_settlement": "BG-5"}


@rule("BG-13", "BG-14", "BG-15", "BG-16")
def test_what_cannot_be_paid_names_the_ruling_with_the_price() -> None:
    s = scene().town(0, "N0,0").roads(0, "N0,0", "S1,-1", "N1,0").rolled()
    assert faults(s, "build road N0,0>S0,-1") == {"board_cannot_pay": "BG-13"}
    assert faults(s, "build settlement N1,0") == {"board_cannot_pay": "BG-14"}
    assert faults(s, "build city N0,0") == {"board_cannot_pay": "BG-15"}
    assert faults(s, "buy card") == {"board_cannot_pay": "BG-16"}


@rule("BG-11", "BG-19")
def test_what_the_bank_lacks_is_told_by_who_asks_it() -> None:
    s = scene().give(0, "4 wool").give(1, "19 ore").hold(0, "1 invention").rolled()
    assert faults(s, "sea 4 wool for ore") == {"board_bank_lacks": "BG-11"}
    play(s, "play invention")
    assert faults(s, "take ore") == {"board_bank_lacks": "BG-19"}
