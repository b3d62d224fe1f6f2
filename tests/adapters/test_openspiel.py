"""The games for OpenSpiel: its own tests, chance with probabilities, copies, and what a player cannot know."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

import catanica.spiel

GAMES = {"board": "players:2;points:3", "cardgame": "points:3;turn_limit:10", "princes": "points:3;turn_limit:10"}


def loaded(name: str) -> Any:
    assert catanica.spiel.register_all is not None
    return pyspiel.load_game(f"catanica_{name}", {"options": GAMES[name]})


def played(state: Any, moves: int, seed: int = 1) -> Any:
    dice = random.Random(seed)
    for _ in range(moves):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(dice.choices(outcomes, chances)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_games_are_played_copied_and_told(name: str) -> None:
    game = loaded(name)
    state = played(game.new_initial_state(), 150)
    assert str(state.clone()) == str(state)
    while state.is_chance_node():
        played(state, 1)
    seen = state.observation_tensor(0)
    assert len(seen) == game.observation_tensor_size()
    assert state.information_state_string(0) != state.information_state_string(1)
    other = state.resample_from_infostate(0, lambda: 0.25)
    assert np.array_equal(other.observation_tensor(0), seen)
    assert other.information_state_string(0) == state.information_state_string(0)
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    assert str(again) == str(state)
    end = played(state, 5000)
    assert end.is_terminal()
    assert sum(end.returns()) == pytest.approx(0)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.long
def test_openspiels_own_test(name: str) -> None:
    pyspiel.random_sim_test(loaded(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.long
def test_openspiels_tree_search_plays_a_whole_game() -> None:
    game = loaded("board")
    dice = np.random.RandomState(1)
    judge = mcts.RandomRolloutEvaluator(1, dice)
    bot = mcts.MCTSBot(game, 1.4, 2, judge, random_state=dice)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node() or state.current_player() == 1:
            played(state, 1, dice.randint(10**6))
        else:
            state.apply_action(bot.step(state))
    assert sum(state.returns()) == pytest.approx(0)


def test_wrong_options_are_refused() -> None:
    with pytest.raises(catanica.InputError, match="name:value"):
        pyspiel.load_game("catanica_board", {"options": "players"})
