"""A bot hears what its seat is told, no more and nothing twice, and knows how long it may think."""

import json
import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest

import catanica
from catanica.arena.simulate import simulate
from catanica.bots.bot import Bot, Told
from catanica.bots.match import play
from catanica.bots.random_bot import RandomBot
from catanica.bots.seat import BotFailed, Seated, listens
from catanica.kernel.refusal import Refused
from catanica.kernel.table import Table
from catanica.notation.games import language
from catanica.server.thinking import past_of, think
from tests.bots.doubles import Breaker, Cheat, Listener
from tests.cli.runner import run

GAMES: dict[str, dict[str, object]] = {"cardgame": {"points": 4}, "princes": {"points": 4}, "board": {"players": 2}}


@pytest.fixture(autouse=True)
def nothing_heard() -> Iterator[None]:
    Listener.log.clear()
    yield
    Listener.log.clear()


def all_heard() -> list[Told]:
    return [event for news, _ in Listener.log for event in news]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [0, 1])
def test_what_it_hears_is_what_its_seat_is_told(game: str, seat: int) -> None:
    state = catanica.game(game, **GAMES[game]).new(seed=4)
    bots: list[Bot] = [RandomBot(1), RandomBot(2)]
    bots[seat] = Listener(3)
    play(state, bots, 150)
    heard = all_heard()
    told = [language(game).event(state, e, seat) for e in state.events]
    assert len(heard) > 20
    assert heard == told[: len(heard)], "in order, once, as far as its last decision"


def test_it_does_not_hear_what_only_the_other_may_know() -> None:
    state = catanica.game("cardgame").new(seed=2)
    play(state, [Listener(1), RandomBot(2)], 200)
    drawn = [e for e in all_heard() if e["event"] == "drew"]
    assert {e["seat"] for e in drawn} == {0, 1}
    assert all(bool(e.get("card")) == (e["seat"] == 0) for e in drawn)


def test_an_observation_holds_no_trace_and_no_events() -> None:
    listener = Listener(1)
    play(catanica.game("cardgame").new(seed=2), [listener, RandomBot(2)], 60)
    assert listener.observations
    assert all(len(seen.trace) == 0 and len(seen.events) == 0 for seen in listener.observations)


def test_simulations_tell_those_who_listen_and_keep_no_log_for_the_others() -> None:
    simulate("cardgame", {"points": 3}, ["tests.bots.doubles:Listener", "random"], games=1, seed=1)
    assert len(all_heard()) > 20
    assert listens(Listener)
    assert not listens(RandomBot)


def test_a_move_that_was_taken_back_is_not_heard_again() -> None:
    table = Table(catanica.game("cardgame").new(seed=2))
    seated = Seated(Listener(1), 0)
    while table.state.to_move != 0:
        table.apply(table.state.legal()[0])
    seated.decide(table.state)
    before = len(all_heard())
    table.apply(table.state.legal()[0])
    assert table.undo(0) is None
    seated.decide(table.state)
    assert len(all_heard()) == before


def test_it_has_as_long_as_it_likes_unless_somebody_waits() -> None:
    simulate("cardgame", {"points": 3}, ["tests.bots.doubles:Listener", "random"], games=1, seed=1)
    assert {clock for _, clock in Listener.log} == {None}


def test_a_thinker_of_the_server_gets_what_the_seat_knows_and_nothing_else() -> None:
    state = catanica.game("cardgame").new(seed=3)
    while len(state.trace) < 60 or state.to_move < 0:
        state.step(state.legal()[0])
    seat, bot = int(state.to_move), "tests.bots.doubles:Listener"
    past = past_of(state, "cardgame", seat, bot)
    assert past == [language("cardgame").event(state, e, seat) for e in state.events]
    seen = pickle.loads(pickle.dumps(state.redacted(seat)))
    assert think("a", "cardgame", seen, past[:-3], seat, bot, 12.5) in state.legal()
    assert Listener.log[-1] == (past[:-3], 12.5)
    think("a", "cardgame", seen, past, seat, bot, 1.0)
    assert Listener.log[-1] == (past[-3:], 1.0), "what it knows it is not told again"
    assert past_of(state, "cardgame", seat, "greedy") == [], "who does not listen is told nothing"


@pytest.mark.parametrize("game", GAMES)
def test_what_is_sent_to_a_thinker_is_the_same_whatever_the_seat_cannot_know(game: str) -> None:
    state = catanica.game(game, **GAMES[game]).new(seed=4)
    play(state, [RandomBot(1), RandomBot(2)], 60)
    seat = int(state.to_move)
    seen = state.redacted(seat)
    sent = pickle.dumps(seen)
    assert pickle.dumps(seen.determinised(5).redacted(seat)) == sent
    assert pickle.loads(sent) == seen


def test_a_bot_that_fails_is_named_with_game_seed_and_decision() -> None:
    for workers in ("1", "2"):
        answer = run(
            "sim", "cardgame", "--games", "3", "--bots", "tests.bots.doubles:Breaker,random", "--seed", "7",
            "--processes", workers,
        )  # fmt: skip
        assert answer.code == 2
        assert "tests.bots.doubles:Breaker failed in game " in answer.err
        assert " of seed 7, at decision " in answer.err
        assert "LookupError: no such plan (doubles.py, line " in answer.err
        assert "Traceback" not in answer.err


@pytest.mark.parametrize("bots", ["random,random", "greedy,random"])
def test_a_simulation_keeps_records_that_can_be_replayed(bots: str, tmp_path: Path) -> None:
    asked = ("sim", "cardgame", "--games", "3", "--bots", bots, "--seed", "7", "--points", "3", "--json")
    answer = run(*asked, "--records", str(tmp_path))
    files = sorted(tmp_path.iterdir())
    assert [f.name for f in files] == [f"cardgame-7-{n}.catan" for n in (1, 2, 3)]
    for file in files:
        assert run("replay", str(file), "--check").code == 0
    told = json.loads(answer.out)
    assert told["wins"] == json.loads(run(*asked).out)["wins"], "keeping records changes no game"
    assert run(*asked, "--records", str(tmp_path / "none")).code == 2


def test_the_game_in_which_a_bot_failed_is_kept_as_well(tmp_path: Path) -> None:
    bots = "tests.bots.doubles:Breaker,random"
    answer = run("sim", "cardgame", "--games", "1", "--bots", bots, "--seed", "7", "--records", str(tmp_path))
    assert answer.code == 2
    assert run("replay", str(tmp_path / "cardgame-7-1.catan")).code == 0


def test_an_action_that_is_not_legal_is_the_bots_fault() -> None:
    state = catanica.game("cardgame").new(seed=1)
    with pytest.raises(BotFailed, match=r"decision 1 ") as failed:
        play(state, [Cheat(1), Cheat(2)], 10)
    assert isinstance(failed.value.__cause__, Refused)
    assert failed.value.seat == state.to_move


def test_at_the_terminal_the_game_is_saved_when_a_bot_fails(tmp_path: object) -> None:
    file = f"{tmp_path}/game"
    bots = "tests.bots.doubles:Breaker,tests.bots.doubles:Breaker"
    answer = run("play", "cardgame", "--players", bots, "--seed", "1", "--save", file, "--lang", "de")
    assert answer.code == 2
    assert "versagte: LookupError: no such plan" in answer.err
    assert file in answer.err
    assert Breaker(1).asked == 0
    assert run("replay", file).code == 0
