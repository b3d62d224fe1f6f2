"""The games for OpenSpiel: its own tests, chance with probabilities, copies, and what a player cannot know."""

import random
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import external_sampling_mccfr, mcts
from open_spiel.python.observation import make_observation

import catanica.spiel
from catanica.kernel.state import WATCHER

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
def test_openspiels_own_test(name: str) -> None:
    pyspiel.random_sim_test(loaded(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_is_told_the_same_by_state_observer_and_game(name: str) -> None:
    """What OpenSpiel's API test asks of every game, at one position of each."""
    game = loaded(name)
    state = played(game.new_initial_state(), 60)
    while state.is_chance_node():
        played(state, 1)
    sits = state.current_player()
    mask = state.legal_actions_mask()
    assert [k for k, open_ in enumerate(mask) if open_] == state.legal_actions()
    assert len(mask) == game.num_distinct_actions()
    assert all(state.string_to_action(sits, state.action_to_string(sits, a)) == a for a in state.legal_actions())
    assert state.legal_actions(1 - sits) == []
    told = make_observation(game)
    told.set_from(state, sits)
    assert np.array_equal(told.tensor, state.observation_tensor(sits))
    recalled = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    assert recalled.string_from(state, sits) == state.information_state_string(sits)
    assert len(state.information_state_tensor(sits)) == game.information_state_tensor_size()
    assert min(game.utility_sum(), 0) == sum(state.returns()) == 0
    before = str(state)
    child = state.child(state.legal_actions()[0])
    assert str(state) == before != str(child)
    assert child.history()[:-1] == state.history()


def test_openspiels_tree_search_plays_a_whole_game() -> None:
    game = loaded("board")
    dice = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 2, Shallow(), random_state=dice)
    state = game.new_initial_state()
    searched = 0
    while not state.is_terminal():
        if state.is_chance_node() or state.current_player() == 1 or len(state.legal_actions()) == 1:
            played(state, 1, dice.randint(10**6))
        else:
            state.apply_action(bot.step(state))
            searched += 1
    assert searched > 5
    assert sum(state.returns()) == pytest.approx(0)


class Shallow(mcts.Evaluator):  # type: ignore[misc]  # OpenSpiel ships no types
    """Judges a position as even: whether the search runs is asked here, not how well it plays."""

    def evaluate(self, state: Any) -> list[float]:
        return [0.0] * state.num_players()

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        return [(action, 1 / len(state.legal_actions())) for action in state.legal_actions()]


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_external_sampling_solver_learns_from_a_bounded_game(name: str) -> None:
    """OpenSpiel's own solver walks every action of one player: the horizon keeps that tree small."""
    bounded = {"board": "players:2;points:3;setup:beginner"}.get(name, GAMES[name])
    game = pyspiel.load_game(f"catanica_{name}", {"options": bounded, "horizon": 4})
    np.random.seed(1)  # the solver draws from here
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    solver.iteration()
    policy = solver.average_policy()
    state = game.new_initial_state()
    decided = moves = 0
    while not state.is_terminal():
        if not state.is_chance_node():
            assert sum(policy.action_probabilities(state).values()) == pytest.approx(1)
            decided += 1
        moves += 1
        played(state, 1, seed=moves)  # with one seed for all a tie at the throw for the first turn would never end
    assert decided == 4
    assert state.returns() == [0.0, 0.0]


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_api_test(name: str) -> None:
    """The tests OpenSpiel asks of every game, on positions it samples itself."""
    known = {"game": loaded(name), "game_name": f"catanica_{name}"}
    case = type(f"Api{name}", (api_test.EnforceAPIOnPartialTreeBase,), known)
    found = unittest.TestResult()
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(case)
    suite.run(found)
    assert not [text for _, text in (*found.failures, *found.errors)]
    assert found.testsRun >= 5


def test_what_is_public_is_what_a_watcher_sees() -> None:
    state = played(loaded("board").new_initial_state(), 80)
    kind = pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE)
    public = make_observation(loaded("board"), kind)
    assert public.string_from(state, 0) == public.string_from(state, 1) == state.inner.text(audience=WATCHER)
    assert public.tensor is None


def test_wrong_options_are_refused() -> None:
    with pytest.raises(catanica.InputError, match="name:value"):
        pyspiel.load_game("catanica_board", {"options": "players"})
    with pytest.raises(catanica.InputError, match="horizon counts decisions"):
        pyspiel.load_game("catanica_board", {"horizon": -1})
