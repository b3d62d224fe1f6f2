"""Contests: fair blocks, ratings, logs to go on from, and bots that misbehave."""

import json
import math
from collections.abc import Generator, Iterable
from pathlib import Path

import pytest

from catanica.arena.bout import Bout, Played, play_bout
from catanica.arena.chart import bar, svg
from catanica.arena.contest import Contest, Log, Pairing, Runner, here, terms
from catanica.arena.rating import BOUND, Meeting, Sprt, rated, ratings, share_of, wilson
from catanica.errors import InputError

BAD = "tests.arena.doubles:"


def alone(bouts: Iterable[Bout]) -> Generator[Played, None, None]:
    """Play in this process."""
    for bout in bouts:
        yield play_bout(bout)


def contest(bots: list[str], games: int, file: Path | None = None, runner: Runner = alone, **more: object) -> Contest:
    settled = terms("princes", {"points": 4}, bots, games, 3, **more)  # type: ignore[arg-type]
    made = Contest(settled, Log(file, settled.about()))
    made.run(runner)
    return made


def test_a_block_is_one_deal_with_every_seat_once() -> None:
    settled = terms("board", {"players": 4}, ["greedy", "random"], 16, 3)
    assert settled.seats == 4
    assert settled.pairings() == [Pairing("greedy", "random"), Pairing("random", "greedy")]
    block = settled.bouts(settled.pairings()[0], 0)
    assert len({bout.seed for bout in block}) == 1
    assert [bout.bots.index("greedy") for bout in block] == [0, 1, 2, 3]
    assert settled.bouts(settled.pairings()[0], 1)[0].seed != block[0].seed


def test_everybody_meets_everybody_or_the_first_meets_all() -> None:
    four = terms("cardgame", {}, ["easy", "normal", "hard", "expert"], 400, 3)
    assert len(four.pairings()) == 6
    assert four.blocks() == 34
    gauntlet = terms("cardgame", {}, ["easy", "normal", "hard"], 4, 3, gauntlet=True)
    assert [p.other for p in gauntlet.pairings()] == ["normal", "hard"]


def test_a_contest_tells_shares_ratings_and_times() -> None:
    told = contest(["greedy", "random"], 6).as_dict()
    assert told["played"] == 6
    (pair,) = told["pairings"]
    assert pair["won"] + pair["lost"] + pair["without_winner"] == 6
    assert pair["low"] < pair["share"] <= pair["high"]
    best, worst = told["ladder"]
    assert (best["bot"], best["elo"]) == ("greedy", 0)
    assert worst["low"] <= worst["elo"] <= worst["high"] <= 0
    assert told["faults"] == []
    assert json.loads(json.dumps(told)) == told


def test_a_contest_goes_on_from_its_log_and_counts_each_game_once(tmp_path: Path) -> None:
    file = tmp_path / "log.jsonl"
    whole = contest(["greedy", "random"], 6).as_dict()

    def stops(bouts: Iterable[Bout]) -> Generator[Played, None, None]:
        for n, bout in enumerate(bouts):
            if n == 2:
                raise KeyboardInterrupt
            yield play_bout(bout)
            yield play_bout(bout)  # played twice by mistake

    first = contest(["greedy", "random"], 6, file, stops)
    assert first.interrupted
    assert len(first.log.known) == 2
    text = file.read_text(encoding="utf-8")
    file.write_text(text + '{"name": "gree', encoding="utf-8")  # the machine stopped in the middle of a line
    again = contest(["greedy", "random"], 6, file).as_dict()
    assert [p["won"] for p in again["pairings"]] == [p["won"] for p in whole["pairings"]]
    assert again["played"] == 6
    with pytest.raises(InputError, match="another contest"):
        contest(["random", "greedy"], 6, file)
    for nowhere in (tmp_path, tmp_path / "none" / "log"):
        with pytest.raises(InputError, match=r"cannot be (read|written)"):
            contest(["greedy", "random"], 6, nowhere)
    file.write_text("nonsense\n", encoding="utf-8")
    with pytest.raises(InputError, match="cannot be read"):
        contest(["greedy", "random"], 6, file)


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("Crashes", "I cannot do that"),
        ("Cheats", "Refused"),
        ("Recurses", "RecursionError"),
        ("ForTheOther", "Refused"),
        ("Unborn", "RuntimeError: no"),
        ("HalfAnAction", "TypeError: a float is no action"),
        ("Unspeakable", "Nameless: it does not say what"),
        ("Babbles", "ValueError: [2J much much"),
    ],
)
def test_a_bot_that_fails_is_named_and_loses(bot: str, reason: str) -> None:
    told = contest(["random", BAD + bot], 2).as_dict()
    assert told["played"] == 2
    assert told["pairings"][0]["won"] == 2
    fault = told["faults"][0]
    assert fault["bot"] == BAD + bot
    assert reason in fault["reason"]
    assert len(fault["reason"]) < 400
    assert fault["game"].startswith(f"random-{bot}-")
    assert fault["seed"] == terms("princes", {}, ["random", "greedy"], 1, 3).bouts(Pairing("a", "b"), 0)[0].seed


def test_a_bot_that_stalls_or_dies_loses_its_game_and_the_contest_goes_on() -> None:
    told = contest(["random", BAD + "Sleeps", BAD + "Dies"], 4, runner=here(2, 1.0), gauntlet=True).as_dict()
    assert [p["won"] for p in told["pairings"]] == [2, 2]
    reasons = {fault["bot"]: fault["reason"] for fault in told["faults"]}
    assert reasons == {BAD + "Sleeps": "no answer within 1 s", BAD + "Dies": "its process ended with code 3"}


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("doubles:DiesUnborn", "its process ended with code 4"),
        ("doubles:SleepsUnborn", "no answer within 2 s"),
        ("doubles:CutsOff", "its process ended with code 1"),
        ("broken:Bot", "RuntimeError: not today"),
    ],
)
def test_a_bot_that_fails_at_its_birth_or_hurts_its_process_loses_and_nobody_else(bot: str, reason: str) -> None:
    told = contest(["random", f"tests.arena.{bot}"], 2, runner=here(1, 2.0)).as_dict()
    assert told["pairings"][0]["won"] == 2
    assert {fault["bot"] for fault in told["faults"]} == {f"tests.arena.{bot}"}
    assert reason in told["faults"][0]["reason"]


def test_a_bot_of_ones_own_finds_no_game_to_look_at_and_prints_for_nobody(capfd: pytest.CaptureFixture[str]) -> None:
    told = contest(["random", BAD + "Peeks", BAD + "Prints"], 4, runner=here(1, 60.0), gauntlet=True).as_dict()
    assert told["played"] == 4
    assert told["faults"] == []
    assert capfd.readouterr().out == ""


def test_bots_in_processes_of_their_own_play_as_they_do_in_ours() -> None:
    ours, theirs = (contest(["random", BAD + "Remembers"], 2, runner=one) for one in (alone, here(1, 60.0)))
    assert theirs.faults() == ours.faults() == []
    points, again = (
        [(p.winner, p.points, p.decisions) for _, p in sorted(one.log.known.items())] for one in (ours, theirs)
    )
    assert points == again


def test_a_program_that_loses_decisions_is_named_and_loses() -> None:
    told = contest(["random", "cmd:false"], 2).as_dict()
    assert told["pairings"][0]["won"] == 2
    assert {(fault["bot"], fault["reason"]) for fault in told["faults"]} == {("cmd:false", "it has ended")}


def test_a_bot_that_hoards_memory_fails_and_not_the_machine() -> None:
    told = contest(["random", BAD + "Allocates"], 2, runner=here(1, 60.0)).as_dict()
    assert told["pairings"][0]["won"] == 2
    assert all(fault["reason"].startswith("MemoryError") for fault in told["faults"])
    assert told["faults"]


def test_a_bot_that_meddles_with_what_it_is_shown_changes_nothing() -> None:
    told = [contest(["random", BAD + name], 2).as_dict() for name in ("First", "Meddles")]
    assert [one["faults"] for one in told] == [[], []]
    assert told[0]["pairings"][0]["won"] == told[1]["pairings"][0]["won"]
    assert told[0]["played"] == told[1]["played"] == 2


def test_wilson_and_elo_agree_with_the_books() -> None:
    low, high = wilson(718, 1000)
    assert (round(low, 3), round(high, 3)) == (0.689, 0.745)
    assert wilson(0, 0) == (0.0, 1.0)
    assert share_of(0, 2) == 0.5
    assert share_of(156, 4) == pytest.approx(0.45, abs=0.001)
    games = [Meeting(("a", "b"), "a")] * 750 + [Meeting(("a", "b"), "b")] * 250
    assert ratings(games, ["a", "b"], "b")["a"] == pytest.approx(190.8, abs=2)
    tables = [Meeting(("a", "b", "b", "b"), "a")] * 450 + [Meeting(("a", "b", "b", "b"), "b")] * 550
    assert ratings(tables, ["a", "b"], "b")["a"] == pytest.approx(156, abs=2)


def test_error_bars_shrink_with_more_blocks() -> None:
    block = [Meeting(("a", "b"), "a"), Meeting(("a", "b"), "b")]
    sweep = [Meeting(("a", "b"), "a")] * 2
    few = rated([block, sweep] * 5, ["a", "b"], "b", 1)["a"]
    many = rated([block, sweep] * 50, ["a", "b"], "b", 1)["a"]
    assert few.low < few.elo < few.high
    assert many.high - many.low < (few.high - few.low) / 2


def test_a_run_without_a_loss_is_no_certainty() -> None:
    sweep = [Meeting(("a", "b"), "a")] * 2
    few = rated([sweep] * 3, ["a", "b"], "b", 1)["a"]
    many = rated([sweep] * 200, ["a", "b"], "b", 1)["a"]
    assert few.low < 200 < few.elo < few.elo + 200 < few.high
    assert 200 < many.low < many.elo < many.high
    loser = rated([sweep] * 3, ["a", "b"], "a", 1)["b"]
    assert loser.low < loser.elo - 200


def test_the_sequential_test_stops_when_it_is_clear() -> None:
    test = Sprt(0, 50)
    assert test.decided([0.5] * 4, 2) == 0
    assert test.decided([1.0] * 40, 2) == 1
    assert test.decided([0.0] * 40, 2) == -1
    assert abs(test.llr([1.0, 1.0], 2)) < BOUND
    stopped = contest(["greedy", "random"], 200, sprt=Sprt(0, 200))
    assert len(stopped.log.known) < 100


def test_a_ladder_becomes_a_picture() -> None:
    ladder = [
        {"bot": "a<b", "elo": 100.0, "low": 50.0, "high": 150.0},
        {"bot": "c", "elo": 0.0, "low": 0.0, "high": 0.0},
    ]
    drawn = svg("Ladder", ladder)
    assert "a&lt;b" in drawn
    assert drawn.count("<circle") == 2
    assert bar(ladder[1], ladder).startswith("●")


@pytest.mark.parametrize(
    ("bots", "games", "reason"),
    [(["greedy"], 2, "at least two"), (["greedy", "greedy"], 2, "twice"), (["greedy", "random"], 0, "at least 1")],
)
def test_terms_that_make_no_sense_are_refused(bots: list[str], games: int, reason: str) -> None:
    with pytest.raises(InputError, match=reason):
        terms("cardgame", {}, bots, games, 1)


@pytest.mark.parametrize(("processes", "patience"), [(0, 1.0), (1, 0.0), (1, math.nan)])
def test_games_need_somebody_to_play_them_and_time(processes: int, patience: float) -> None:
    with pytest.raises(InputError):
        here(processes, patience)


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("tests.arena.nowhere:Bot", "cannot be imported"),
        ("tests.arena.doubles:Nobody", "has no class 'Nobody'"),
        ("tests.arena.doubles:State", "must be a class derived"),
    ],
)
def test_a_bot_that_is_not_there_is_refused_before_anything_is_played(bot: str, reason: str) -> None:
    with pytest.raises(InputError, match=reason):
        terms("cardgame", {}, ["random", bot], 2, 1)
