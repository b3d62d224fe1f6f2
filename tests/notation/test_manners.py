"""Positions in Python: actions as text and back, and what chance can bring."""

import pytest

import catanica


@pytest.mark.parametrize("game", ["board", "cardgame", "princes"])
def test_actions_are_said_and_parsed(game: str) -> None:
    state = catanica.game(game).new(seed=1)
    for code in state.legal():
        assert state.parse(state.say(code)) == code
    assert state.chances() == {}
    with pytest.raises(catanica.Refused):
        state.parse("win the game")


def test_two_dice_fall_as_often_as_they_do() -> None:
    state = catanica.game("board", setup="beginner").new(seed=1, explicit=True)
    while "dice" not in repr(state):
        state.apply(state.legal()[0])
    chances = state.chances()
    assert sum(chances.values()) == pytest.approx(1)
    assert len(chances) == 36
    assert all(chance == pytest.approx(1 / 36) for chance in chances.values())
    assert len({state.say(code) for code in chances}) == 36
