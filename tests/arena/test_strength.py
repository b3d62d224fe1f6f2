"""How strong the bots are, measured in games."""

import pytest

from catanica.arena.simulate import simulate

RH, PI, WF, HW = "ritter_haendler", "politik_intrige", "wissenschaft_fortschritt", "handel_wandel"
THEMES: dict[str, dict[str, object]] = {
    "knights": {"sets": ["base", RH]},
    "politics": {"sets": ["base", PI]},
    "science": {"sets": ["base", WF]},
    "trade": {"sets": ["base", HW]},
    "all in rows": {"sets": ["base", RH, PI, WF, HW]},
    "all with bears": {"sets": ["base", RH, PI, WF, HW], "variant": "bear"},
}


def test_greedy_beats_random() -> None:
    report = simulate("cardgame", {}, ["greedy", "random"], 30, seed=7).as_dict()
    assert report["finished"] == 30
    assert report["wins"]["greedy"] >= 28
    assert report["mean_turns"] < 80


@pytest.mark.long
@pytest.mark.parametrize("edition", ["1996", "1997", "2003", "2005"])
def test_greedy_beats_random_in_95_of_100_games_of_every_edition(edition: str) -> None:
    report = simulate("cardgame", {"edition": edition}, ["greedy", "random"], 100, seed=7).as_dict()
    assert report["wins"]["greedy"] >= 95


@pytest.mark.parametrize("name", THEMES)
def test_greedy_beats_random_with_the_theme_sets(name: str) -> None:
    report = simulate("cardgame", THEMES[name], ["greedy", "random"], 2, seed=7).as_dict()
    assert report["finished"] == 2
    assert report["wins"]["greedy"] == 2


@pytest.mark.long
@pytest.mark.parametrize("name", THEMES)
def test_greedy_beats_random_in_95_of_100_games_of_every_combination_of_sets(name: str) -> None:
    report = simulate("cardgame", THEMES[name], ["greedy", "random"], 100, seed=7).as_dict()
    assert report["wins"]["greedy"] >= 95
    assert report["mean_turns"] < 100


@pytest.mark.long
def test_greedy_against_itself_comes_to_an_end_in_good_time() -> None:
    report = simulate("cardgame", {}, ["greedy", "greedy"], 100, seed=8).as_dict()
    assert report["finished"] == 100
    assert report["draws"] == 0
    assert report["mean_turns"] < 80


@pytest.mark.long
def test_greedy_wins_on_the_board_against_three_random_players() -> None:
    report = simulate("board", {}, ["greedy", "random", "random", "random"], 100, seed=7).as_dict()
    assert report["wins"]["greedy"] >= 95
