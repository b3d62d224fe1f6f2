"""The learning environments pass PettingZoo's own tests, and show no more than a player may know."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import catanica
from catanica.env import encoding, env, rollouts
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.vocabulary import card_of

GAMES: dict[str, dict[str, object]] = {"board": {"players": 4}, "cardgame": {"edition": "2005"}}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_pettingzoo_accepts_it(game: str) -> None:
    api_test(env(game, None, **GAMES[game]), num_cycles=80, verbose_progress=False)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    seed_test(lambda: env(game, None, **GAMES[game]), num_cycles=20)


@pytest.mark.parametrize(
    ("game", "options"),
    [*GAMES.items(), ("cardgame", {"sets": ["base", "ritter_haendler", "politik_intrige"]})],
    ids=["board", "cardgame", "themes"],
)
def test_every_action_of_random_games_has_an_index_and_observations_keep_their_limits(
    game: str, options: dict[str, object]
) -> None:
    for seed in range(2):
        state = catanica.game(game, **options).new(seed=seed, trace=False)
        enc = encoding(game, state)
        index = set(enc.codes)
        assert len(index) == len(enc.codes)
        rng = np.random.default_rng(seed)
        for _ in range(500):
            if state.outcome is not None:
                break
            legal = state.legal()
            assert set(legal) <= index
            seen = enc.observe(state.redacted(state.to_move), state.to_move)
            assert len(seen) == len(enc.names)
            assert (seen >= 0).all()
            assert (seen <= enc.limits).all()
            state.step(int(rng.choice(legal)))


def test_an_observation_hides_what_the_seat_may_not_know() -> None:
    state = catanica.game("cardgame").new(seed=5)
    enc = encoding("cardgame", state)
    rng = np.random.default_rng(1)
    for _ in range(400):
        state.step(int(rng.choice(state.legal())))
    redacted = state.redacted(0)
    assert (enc.observe(redacted, 0) == enc.observe(redacted.determinised(3).redacted(0), 0)).all()
    cards = [i for i, n in enumerate(enc.names) if n.startswith("theirs.hand.")]
    assert isinstance(redacted, Duel)
    known = sum(1 for s in redacted.land(1).hand if card_of(s))
    assert enc.observe(redacted, 0)[cards].sum() == known


@pytest.mark.parametrize("game", GAMES)
def test_rollouts_count_every_game_and_leave_the_position_alone(game: str) -> None:
    state = catanica.game(game, **GAMES[game]).new(seed=2, trace=False)
    while state.to_move < 0:
        state.step(state.sample())
    before = state.key()
    result = rollouts(state.redacted(state.to_move), games=4, seed=1)
    assert sum(result.wins) + result.unfinished == 4
    assert result.decisions > 100
    assert state.key() == before
    assert result == rollouts(state.redacted(state.to_move), games=4, seed=1)


def test_the_turn_limit_truncates_and_the_rules_terminate() -> None:
    for options, stopped in (({"turn_limit": 10}, True), ({"points": 4}, False)):
        game = env("cardgame", None, **options)
        game.reset(seed=3)
        rng = np.random.default_rng(1)
        while not any((*game.terminations.values(), *game.truncations.values())):
            mask = game.observe(game.agent_selection)["action_mask"]
            game.step(int(rng.choice(np.flatnonzero(mask))))
        assert set(game.truncations.values()) == {stopped}
        assert set(game.terminations.values()) == {not stopped}
        assert set(game.rewards.values()) == ({0.0} if stopped else {1.0, -1.0})


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(catanica.InputError, match="board"):
        env("bord")


@pytest.mark.parametrize("action", [-1, 10**6, "roll", None])
def test_a_number_that_is_no_action_changes_nothing(action: Any) -> None:
    game = env("board", players=3)
    game.reset(seed=1)
    agent, before = game.agent_selection, game.observe(game.agent_selection)
    with pytest.raises(ValueError, match=r"no action|must act"):
        game.step(action)
    after = game.observe(agent)
    assert game.agent_selection == agent
    assert all(np.array_equal(before[part], after[part]) for part in before)
