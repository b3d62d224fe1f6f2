"""Bots by name, and what is said when there is none."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import catanica
from catanica.arena.simulate import simulate
from catanica.bots.registry import make, names
from catanica.bots.seat import Seated
from catanica.errors import InputError

OWN = """
from catanica.bots.bot import Bot
from catanica.kernel.state import State


class Last(Bot):
    def choose(self, observation: State) -> int:
        return observation.legal()[-1]


class Stranger:
    pass
"""


@pytest.fixture
def own_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    (tmp_path / "my_own_bots.py").write_text(OWN, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield "my_own_bots"
    sys.modules.pop("my_own_bots", None)


@pytest.mark.parametrize("game", ["cardgame", "board"])
def test_every_game_has_a_random_and_a_greedy_bot(game: str) -> None:
    assert {"greedy", "random"} < set(names(game))
    for name in names(game):
        assert make(name, game, 0, 1)


def test_an_unknown_bot_is_told_the_nearest_name() -> None:
    with pytest.raises(InputError, match=r"Unknown bot 'gready'\. Did you mean greedy"):
        make("gready", "cardgame", 0, 1)


def test_an_unknown_game_is_told_the_games_there_are() -> None:
    with pytest.raises(InputError, match="Unknown game 'chess'"):
        make("random", "chess", 0, 1)


def test_a_bot_of_ones_own_is_named_by_module_and_class(own_module: str) -> None:
    assert type(make(f"{own_module}:Last", "cardgame", 0, 1)).__name__ == "Last"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("my_own_bots:Missing", "has no class 'Missing'"),
        ("my_own_bots:Stranger", "must be a class derived from"),
        ("there_is_no_such_module:Bot", "cannot be imported"),
        ("tests.arena.broken:Bot", r"cannot be imported \(RuntimeError: not today"),
        (":Bot", "given as module:Class"),
    ],
)
@pytest.mark.usefixtures("own_module")
def test_a_bot_of_ones_own_that_is_not_there_gets_a_sentence(name: str, reason: str) -> None:
    with pytest.raises(InputError, match=reason):
        make(name, "cardgame", 0, 1)


def test_a_bot_that_cannot_be_made_gets_a_sentence_and_none_ends_the_program() -> None:
    with pytest.raises(InputError, match=r"'tests.arena.doubles:Unborn' cannot be made \(RuntimeError: no \("):
        make("tests.arena.doubles:Unborn", "cardgame", 0, 1)
    state = catanica.game("cardgame").new(seed=1)
    with pytest.raises(RuntimeError, match="cannot end the program"):
        Seated(make("tests.arena.doubles:Leaves", "cardgame", 0, 1), 0).decide(state)
    with pytest.raises(InputError, match=r"failed in game 1 .* cannot end the program"):
        simulate("cardgame", {}, ["tests.arena.doubles:Leaves", "random"], 1, 1)
