"""The learning environments pass the tests of PettingZoo and Gymnasium, and show no more than a player may know."""

import hashlib
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import catanica
from catanica.adapters.encoding import Encoding
from catanica.adapters.tables import Tables, tables
from catanica.bots.pool import RANDOM
from catanica.env import drawing, encoding, env, parallel_env, rollouts, single_env, vector_env
from catanica.games.cardgame.game import EXTRAS
from catanica.games.princes.game import THEMES
from catanica.games.principality.learning import listed, needed
from catanica.games.principality.position.duel import Duel

GAMES: dict[str, dict[str, Any]] = {"board": {"players": 4}, "cardgame": {"edition": "2005"}, "princes": {}}
MODES: dict[str, tuple[str, dict[str, Any]]] = {
    "board": ("board", {"players": 4}),
    "two at the board": ("board", {"players": 2, "phases": "strict"}),
    "cardgame": ("cardgame", {}),
    "all sets": ("cardgame", {"sets": ["all"]}),
    "bear": ("cardgame", {"sets": ["base", "ritter_haendler", "politik_intrige"], "variant": "bear"}),
    "intro": ("princes", {}),
    **{theme: ("princes", {"mode": "theme", "sets": [theme]}) for theme in THEMES},
    "duel": ("princes", {"mode": "duel"}),
    **{mode: ("cardgame", {"mode": mode}) for mode in ("tournament", "small", "beginners", "characters")},
}
# The layouts that learners were trained with: what comes later is added behind them. What changes one of these needs a
# new version: how many numbers and actions there were, and what they were.
LAYOUTS = {
    "board": (1159, 265, "1af3e77b33f8a48d"),
    "cardgame": (1571, 5208, "6cd8a7295a396148"),
    "intro": (1426, 4642, "c20fac6e2384984f"),
}


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_pettingzoo_accepts_it(mode: str) -> None:
    game, options = MODES[mode]
    api_test(env(game, **options), num_cycles=40, verbose_progress=False)
    seed_test(lambda: env(game, **options), num_cycles=10)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_pettingzoo_accepts_all_agents_at_once(mode: str) -> None:
    game, options = MODES[mode]
    parallel_api_test(parallel_env(game, max_cycles=15, **options), num_cycles=20)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_sees_games_end_after_so_many_cycles(game: str) -> None:
    def parallel(max_cycles: int) -> Any:  # its test draws actions without looking at the mask: they are lost
        return parallel_env(game, max_cycles=max_cycles, illegal="lose", **GAMES[game])

    max_cycles_test(
        SimpleNamespace(parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles)))
    )


@pytest.mark.parametrize("mode", MODES)
def test_positions_are_rendered(mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    game, options = MODES[mode]
    render_test(lambda render_mode: env(game, render_mode, **options))
    assert game in capsys.readouterr().out
    state = catanica.game(game, **options).new(seed=1)
    svg = drawing(game, state).svg()
    assert svg.startswith("<svg")
    assert svg.count("<polygon") > 4


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.filterwarnings("ignore:.*:UserWarning")
def test_gymnasium_accepts_it(mode: str) -> None:
    game, options = MODES[mode]
    made = gymnasium.make(f"catanica/{game}-v1", disable_env_checker=True, illegal="lose", **options)
    check_env(made.unwrapped)  # draws actions without looking at the mask: they are lost


def two_games(mode: str) -> tuple[Tables, Encoding]:
    """Two rows of games that have just begun, and how they are put into numbers."""
    game, options = MODES[mode]
    many = tables(game, rows=2, **options)
    many.reset(5)
    return many, many.encoding


@pytest.mark.parametrize("mode", MODES)
def test_every_action_has_a_number_and_an_observation_is_that_of_the_redacted_position(mode: str) -> None:
    many, numbers = two_games(mode)
    for step in range(200):
        many.pool.step(np.full(2, RANDOM).tobytes())
        for row, state in enumerate(many.pool.states):
            seen = many.observations[row]
            assert np.array_equal(seen, numbers.observe(state, state.to_move)), "a row follows every change"
            if step % 10 == 0:
                assert seen.min() >= 0
                assert seen.max() <= 1
                seat = state.to_move
                assert np.array_equal(seen, numbers.observe(state.redacted(seat), seat))
                other = (seat + 1) % state.seats
                assert np.array_equal(numbers.observe(state, other), numbers.observe(state.redacted(other), other))
                assert np.array_equal(np.flatnonzero(many.masks[row]), np.flatnonzero(numbers.mask(state)))
                for index, code in numbers.open(state).items():
                    assert numbers.code(state, index) == code


@pytest.mark.parametrize("mode", MODES)
def test_a_row_that_is_kept_up_to_date_is_the_one_written_afresh(mode: str) -> None:
    """Rows write only what differs, through whole games and from one game to the next."""
    many, numbers = two_games(mode)
    draws = np.full(2, RANDOM).tobytes()
    for step in range(1200):
        many.pool.step(draws)
        if step % 6:
            continue
        for row, state in enumerate(many.pool.states):
            fresh = numbers.observe(state, state.to_move)
            wrong = np.flatnonzero(many.observations[row] != fresh)
            assert not wrong.size, f"step {step}: {[numbers.names[at] for at in wrong]}"


@pytest.mark.parametrize("mode", MODES)
def test_what_is_hidden_makes_no_difference(mode: str) -> None:
    """Everything a seat may not know is dealt anew: a row that follows such a game shows that seat the same."""
    many, numbers = two_games(mode)
    varied = 0
    for step in range(240):
        many.pool.step(np.full(2, RANDOM).tobytes())
        state = many.pool.states[0]
        if step % 8 or state.veiled():
            continue
        for seat in range(state.seats):
            other = state.redacted(seat).determinised(step)
            varied += state.words() != other.words()
            assert np.array_equal(numbers.observe(other, seat), numbers.observe(state, seat))
            if seat == state.to_move:
                many.pool.set_state(1, other)
                assert np.array_equal(many.observations[1], many.observations[0])
                assert np.array_equal(np.flatnonzero(many.masks[1]), np.flatnonzero(many.masks[0]))
    assert varied


def layout(mode: str, names: int, actions: int) -> str:
    game, options = MODES[mode]
    made = encoding(game, **options)
    limits = [str(n) for n in made.limits[:names]]
    told = [made.version, *made.names[:names], *limits, *made.actions[:actions]]
    return hashlib.sha256("\n".join(told).encode()).hexdigest()[:16]


@pytest.mark.parametrize("mode", LAYOUTS)
def test_a_version_keeps_its_layout(mode: str) -> None:
    names, actions, digest = LAYOUTS[mode]
    assert layout(mode, names, actions) == digest


def test_all_words_of_the_card_games_have_their_place() -> None:
    sets = ["base", "ritter_haendler", "politik_intrige", "wissenschaft_fortschritt", "handel_wandel"]
    sets += ["zauberer_drachen", "barbaren_handelsherren", *EXTRAS]
    whole: Any = catanica.game("princes", mode="duel")
    for g in (catanica.game("cardgame", sets=sets).new(seed=1), whole.whole()):
        assert isinstance(g, Duel)
        lacking = {word for word in needed(g) if word[0] != "verb"} - set(listed(g.rules.game)[1])
        assert not lacking, f"add them at the end of learning.toml of {g.rules.game}: {sorted(lacking)}"


def test_a_card_that_is_added_changes_nothing_that_was_there() -> None:
    small = encoding("cardgame", sets=["base", "politik_intrige"])
    large = encoding("cardgame", sets=["base", "politik_intrige", "sonderkarten"])
    assert set(small.names) < set(large.names)
    order = [name for name in large.names if name in set(small.names)]
    assert order == small.names


def test_a_wrong_version_is_refused() -> None:
    with pytest.raises(catanica.InputError, match=r"board-v1.*board-v0"):
        encoding("board", version="catanica/board-v0")
    with pytest.raises(catanica.InputError, match="board-v1"):
        gymnasium.make("catanica/board-v1", version="board-v2", disable_env_checker=True)


@pytest.mark.parametrize("game", GAMES)
def test_many_games_go_on_when_some_end(game: str) -> None:
    limit = {} if game == "board" else {"turn_limit": 10}
    games = vector_env(game, 8, max_cycles=300, **GAMES[game], **limit)
    games.reset(seed=3)
    truncated = terminated = 0
    for _ in range(320):
        seen, reward, ended, stopped, infos = games.step(np.full(8, RANDOM))
        truncated += int(stopped.sum())
        terminated += int(ended.sum())
        assert (seen["action_mask"].sum(axis=1) > 0).all()
        assert np.array_equal(reward != 0, ended & (reward != 0))
        assert infos["seat"].shape == (8,)
    assert truncated + terminated >= 8
    assert games.decisions == 8 * 320


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_ends_tells_what_was_seen_of_it_last(game: str) -> None:
    stopped, longer = (vector_env(game, 3, copy=False, max_cycles=n, **GAMES[game]) for n in (30, 31))
    seen, infos = stopped.reset(seed=5)
    longer.reset(seed=5)
    for n in range(30):
        acted = infos["seat"].copy()
        actions = seen["action_mask"].argmax(axis=1)
        longer.step(actions)
        seen, reward, ended, over, infos = stopped.step(actions)
        assert over.all() == ("final_obs" in infos) == (n == 29)
    for row, state in enumerate(longer._tables.pool.states):
        told = infos["final_obs"][row]
        assert np.array_equal(told["observation"], longer.encoding.observe(state, int(acted[row])))
        assert not told["action_mask"].any()
    assert infos["_final_obs"].all()
    stopped.step(seen["action_mask"].argmax(axis=1))
    assert over.all(), "what was handed out stays"
    assert not ended.any()
    assert not reward.any()


def test_many_games_are_the_same_by_their_seed_and_bots_play_the_others() -> None:
    runs = []
    for _ in range(2):
        games = vector_env("board", 4, opponents="random", players=3)
        seen, infos = games.reset(seed=9)
        for _ in range(40):
            seen, _, _, _, infos = games.step(np.full(4, RANDOM))
            assert (infos["seat"] == 0).all()
        runs.append(seen)
    assert all(np.array_equal(runs[0][part], runs[1][part]) for part in runs[0])


def test_every_game_can_have_a_seed_of_its_own() -> None:
    games = vector_env("board", 3)
    first, _ = games.reset(seed=[4, 5, 6])
    second, _ = games.reset(seed=[5, 9, 6])
    assert np.array_equal(first["observation"][1], second["observation"][0]), "by its seed, whatever its row"
    assert np.array_equal(first["observation"][2], second["observation"][2])
    assert not np.array_equal(first["observation"][1], second["observation"][1])
    runs = []
    for _ in range(2):
        games.reset(seed=[4, 5, 6])
        for _ in range(30):
            seen, *_ = games.step(np.full(3, RANDOM))
        runs.append(seen["observation"])
    assert np.array_equal(runs[0], runs[1])
    for _ in range(2):
        runs.append(games.reset(seed=[None, 5, None])[0]["observation"])
    assert np.array_equal(runs[2][1], first["observation"][1])
    assert not np.array_equal(runs[2], runs[3]), "None is any"
    with pytest.raises(ValueError, match="3 games and 2 seeds"):
        games.reset(seed=[1, 2])


@pytest.mark.parametrize("seed", ["x", 1.5, -1, True, [1, "x"]])
@pytest.mark.parametrize("make", [env, parallel_env, single_env, vector_env])
def test_what_is_no_seed_is_refused(make: Any, seed: Any) -> None:
    game = make("board", 2) if make is vector_env else make("board")
    with pytest.raises(ValueError, match="A seed is a whole number from 0 on, or None for any, not"):
        game.reset(seed=seed)


def test_an_action_that_is_not_open_is_refused_before_any_game_is_stepped() -> None:
    games = vector_env("board", 3, copy=False)
    seen, _ = games.reset(seed=1)
    before = seen["observation"].copy()
    closed = int(np.flatnonzero(seen["action_mask"][2] == 0)[0])
    for actions, says in (
        ([RANDOM, RANDOM, closed], "Game 2.*not open"),
        ([10**6, RANDOM, RANDOM], "Game 0.*numbered"),
    ):
        with pytest.raises(ValueError, match=says):
            games.step(np.array(actions))
    with pytest.raises(ValueError, match="3 games and 2 actions"):
        games.step(np.array([RANDOM, RANDOM]))
    odd: Any
    for odd in (np.full(3, 1.5), np.full((3, 1), RANDOM), np.array(["roll"] * 3), np.full(3, 10**30), 3, None):
        with pytest.raises(ValueError, match="whole numbers, one for each game"):
            games.step(odd)
    assert np.array_equal(before, seen["observation"])


def test_one_seat_learns_against_bots() -> None:
    game = single_env("cardgame", "greedy", seat=1, points=5)
    seen, _ = game.reset(seed=4)
    ended = False
    while not ended:
        seen, reward, terminated, truncated, _ = game.step(int(np.flatnonzero(seen["action_mask"])[0]))
        ended = terminated or truncated
    assert reward in (-1.0, 1.0) if terminated else reward == 0.0
    assert not seen["action_mask"].any()
    with pytest.raises(ValueError, match="reset"):
        game.step(0)


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


def test_bad_options_are_refused() -> None:
    with pytest.raises(catanica.InputError, match="board"):
        env("bord")
    with pytest.raises(catanica.InputError, match="ansi"):
        env("board", "pixels")
    with pytest.raises(catanica.InputError, match="lose"):
        env("board", illegal="ignore")
    with pytest.raises(catanica.InputError, match="seats 0 to 1"):
        single_env("cardgame", seat=2)


@pytest.mark.parametrize("action", [-1, 10**6, "roll", None, 0, True, 1.5])
def test_a_number_that_is_no_action_changes_nothing(action: Any) -> None:
    game = env("board", players=3)
    game.reset(seed=1)
    agent, before = game.agent_selection, game.observe(game.agent_selection)
    with pytest.raises(ValueError, match=r"no action|must act|not open"):
        game.step(action)
    after = game.observe(agent)
    assert game.agent_selection == agent
    assert all(np.array_equal(before[part], after[part]) for part in before)


def test_nobody_acts_before_a_game_or_after_it() -> None:
    game, many = env("board", max_cycles=1), vector_env("board", 2)
    for _ in range(2):
        for call in (lambda: game.step(0), lambda: game.step(None), game.last):
            with pytest.raises(ValueError, match=r"over, or has not begun; reset\(\)"):
                call()
        game.reset(seed=1)
        game.step(int(game.observe(game.agent_selection)["action_mask"].argmax()))
        while game.agents:
            game.step(None)
    with pytest.raises(ValueError, match=r"reset\(\)"):
        many.step(np.full(2, RANDOM))
    with pytest.raises(ValueError, match="no agent 'seat_9'; they are seat_0, seat_1"):
        game.observe("seat_9")
