"""A fourth game joins with one line: what it brings lies in its own folder, and every part of the program has it."""

import json
import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest

import catanica
from catanica.bots.registry import names
from catanica.encyclopaedia import library
from catanica.games.registry import GAMES, register
from catanica.notation.record import read, replay, write
from catanica.server.catalogue import game_kind
from tests.cli.runner import run
from tests.support.heap.entry import ENTRY


@pytest.fixture(autouse=True)
def heap() -> Iterator[None]:
    """The one line."""
    register(ENTRY)
    yield
    del GAMES[ENTRY.name]


def test_it_is_played_at_a_terminal_against_a_bot(tmp_path: Path) -> None:
    file = tmp_path / "game"
    answer = run(
        "play", "heap", "--seed", "1", "--save", str(file), "--lang", "en", keys="take 9\n? HEAP-2\n" + "1\n" * 20
    )
    assert (answer.code, answer.err) == (0, "")
    assert "Heap of matches" in answer.out
    assert "|||||||||" in answer.out
    assert "Whoever takes the last match wins" in " ".join(answer.out.replace("│", " ").split())
    assert "You: took 1" in answer.out
    assert "random: took" in answer.out
    assert run("replay", str(file), "--check").code == 0


def test_what_is_typed_wrong_is_told_in_its_own_words(tmp_path: Path) -> None:
    answer = run("play", "heap", "--seed", "1", "--save", str(tmp_path / "game"), "--lang", "en", keys="burn it\nq\n")
    assert "not a number of matches" in answer.out
    assert "[HEAP-2: Taking]" in " ".join(answer.out.split())


def test_bots_play_it_against_each_other() -> None:
    answer = run("sim", "heap", "--games", "20", "--bots", "random,random", "--seed", "3", "--json")
    assert answer.code == 0, answer.err
    assert sum(json.loads(answer.out)["wins"].values()) == 20
    assert names("heap") == ["random"]


def test_its_record_can_be_read_again() -> None:
    state = catanica.game("heap", fewest=12).new(seed=5)
    while state.outcome is None:
        state.apply(state.legal()[-1])
    text = write(state, ["Ann", "Bob"])
    assert "fewest: 12" in text
    assert replay(read(text.encode())).state.key() == state.key()


def test_its_positions_are_texts_and_travel_between_processes() -> None:
    state = catanica.game("heap", fewest=12).new(seed=5)
    state.apply(state.legal()[-1])
    assert catanica.position(state.text()) == state
    assert pickle.loads(pickle.dumps(state)) == state


def test_its_rulings_are_found() -> None:
    assert [r.id for r in library.rulings("heap")] == ["HEAP-1", "HEAP-2"]
    assert "HEAP-1" in run("rules", "matches", "--lang", "en").out


def test_the_server_offers_it() -> None:
    kind = game_kind("heap")
    assert (kind.seats, kind.bots, [o.name for o in kind.options]) == ([2], ["random"], ["fewest"])


def test_learners_are_told_that_it_has_no_numbers_for_them() -> None:
    from catanica.env import env

    with pytest.raises(catanica.InputError, match="heap"):
        env("heap")


def test_a_name_is_taken_once() -> None:
    with pytest.raises(ValueError, match="two games called 'heap'"):
        register(ENTRY)


def test_it_is_gone_afterwards() -> None:
    del GAMES[ENTRY.name]
    with pytest.raises(catanica.InputError, match="game 'heap'"):
        catanica.game("heap")
    register(ENTRY)
