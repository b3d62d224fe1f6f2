"""Many games: repeatable, fairly seated, and never lost when they are stopped early."""

import json

import pytest

from catanica.arena import simulate as simulate_module
from catanica.arena.result import Result, labels
from catanica.arena.simulate import simulate
from catanica.errors import InputError

FIELDS = (
    "game", "options", "games", "finished", "decisions", "seconds", "decisions_per_second", "mean_turns", "wins",
    "draws", "compiled", "seed", "interrupted",
)  # fmt: skip


def same(a: Result, b: Result) -> bool:
    return sorted(a.played) == sorted(b.played)


def test_the_same_seed_gives_the_same_games() -> None:
    once = simulate("cardgame", {}, ["random", "random"], 5, seed=1)
    again = simulate("cardgame", {}, ["random", "random"], 5, seed=1)
    other = simulate("cardgame", {}, ["random", "random"], 5, seed=2)
    assert once.played == again.played
    assert once.played != other.played


def test_the_number_of_processes_makes_no_difference() -> None:
    alone = simulate("cardgame", {"points": 5}, ["greedy", "random"], 4, seed=3)
    shared = simulate("cardgame", {"points": 5}, ["greedy", "random"], 4, seed=3, workers=2)
    assert same(alone, shared)


@pytest.mark.parametrize(("games", "most"), [(3, 3), (10**6, simulate_module.MOST_WORKERS)])
def test_no_more_processes_than_can_help(games: int, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[int] = []

    class Counter:
        def Pool(self, workers: int, **_: object) -> None:  # noqa: N802 - as the library names it
            started.append(workers)
            raise KeyboardInterrupt

    monkeypatch.setattr(simulate_module, "get_context", lambda _: Counter())
    assert simulate("cardgame", {}, ["random", "random"], games, seed=1, workers=10**6).interrupted
    assert started == [most]


def test_a_longer_run_begins_with_the_games_of_a_shorter_one() -> None:
    short = simulate("cardgame", {"points": 4}, ["greedy", "random"], 2, seed=9)
    long = simulate("cardgame", {"points": 4}, ["greedy", "random"], 4, seed=9)
    assert long.played[:2] == short.played


def test_seats_alternate() -> None:
    result = simulate("cardgame", {}, ["greedy", "random"], 6, seed=4)
    assert [p.seat for p in result.played if p.winner == 0] == [0, 1, 0, 1, 0, 1]


def test_the_report_holds_what_others_rely_on() -> None:
    report = simulate("cardgame", {"edition": "1996"}, ["random", "random"], 3, seed=5).as_dict()
    assert not set(FIELDS) - set(report)
    assert json.loads(json.dumps(report)) == report
    assert report["games"] == report["finished"] == 3
    assert report["options"]["edition"] == "1996"
    assert sum(report["wins"].values()) + report["draws"] == 3
    assert report["decisions"] > 3 * report["mean_turns"] > 0


def test_a_game_that_the_turn_limit_stops_has_no_result() -> None:
    result = simulate("princes", {"turn_limit": 10}, ["random", "random"], 2, seed=5)
    report = result.as_dict()
    assert (report["played"], report["finished"], report["stopped"], report["draws"]) == (2, 0, 2, 0)
    assert [p.turns for p in result.played] == [10, 10]


def test_a_standstill_is_a_result_and_says_so() -> None:
    result = simulate("princes", {"standstill": 10}, ["random", "random"], 2, seed=5)
    report = result.as_dict()
    assert (report["finished"], report["stopped"], report["counted"]) == (2, 0, 2)
    assert sum(report["wins"].values()) + report["draws"] == 2


def test_equal_bots_are_told_apart() -> None:
    assert labels(["random", "greedy", "random", "random"]) == ["random", "greedy", "random 2", "random 3"]


def test_a_board_game_seats_as_many_players_as_there_are_bots() -> None:
    report = simulate("board", {}, ["random"] * 3, 1, seed=1).as_dict()
    assert report["options"]["players"] == "3"
    assert report["finished"] == 1


def test_stopped_early_it_reports_what_was_played() -> None:
    seen: list[int] = []

    def count(done: int, _: int) -> None:
        seen.append(done)

    result = simulate("cardgame", {}, ["random"] * 2, 50, seed=1, progress=count, stop=lambda: len(seen) == 3)
    assert result.as_dict()["interrupted"] is True
    assert result.as_dict()["finished"] == len(result.played) == 3
    assert result.played == simulate("cardgame", {}, ["random", "random"], 3, seed=1).played


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_reports_what_was_played(workers: int) -> None:
    def give_up(done: int, _: int) -> None:
        if done >= 2:
            raise KeyboardInterrupt

    result = simulate("cardgame", {"points": 4}, ["random"] * 2, 40, seed=1, progress=give_up, workers=workers)
    assert result.interrupted
    assert 2 <= len(result.played) < 40


def test_played_to_the_end_it_was_not_interrupted() -> None:
    assert not simulate("cardgame", {}, ["random", "random"], 2, seed=1, stop=lambda: True).played[2:]
    assert not simulate("cardgame", {}, ["random", "random"], 1, seed=1, stop=lambda: True).interrupted


@pytest.mark.parametrize(
    ("game", "options", "bots", "games", "workers", "reason"),
    [
        ("chess", {}, ["random"] * 2, 1, 1, "Unknown game 'chess'"),
        ("cardgame", {"edition": "1066"}, ["random"] * 2, 1, 1, "1066"),
        ("cardgame", {"colour": "red"}, ["random"] * 2, 1, 1, "colour"),
        ("cardgame", {}, ["random", "grady"], 1, 1, "Unknown bot 'grady'"),
        ("cardgame", {}, ["random"] * 3, 1, 1, "2 seats here, but 3 bots"),
        ("cardgame", {}, ["random"] * 2, 0, 1, "at least 1, not 0"),
        ("cardgame", {}, ["random"] * 2, 1, 0, "at least 1, not 0"),
        ("board", {"players": 4}, ["random"] * 3, 1, 1, "4 seats here, but 3 bots"),
    ],
)
def test_what_makes_no_sense_gets_a_sentence(
    game: str, options: dict[str, object], bots: list[str], games: int, workers: int, reason: str
) -> None:
    with pytest.raises(InputError, match=reason):
        simulate(game, options, bots, games, seed=1, workers=workers)
