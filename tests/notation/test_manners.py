"""The manners of Python: what `import catanica` gives, how it is shown, compared, copied, written and read."""

import copy
import doctest
import pickle
import pydoc
from pathlib import Path
from typing import get_type_hints

import pytest

import catanica
from catanica.kernel.playout import playout

GAMES = ("board", "cardgame", "princes")


def at_play(game: str, decisions: int = 60) -> catanica.State:
    """A game that has begun."""
    state = catanica.game(game).new(seed=1)
    for n in range(decisions):
        state.apply(state.legal()[n % len(state.legal())])
    return state


def test_the_package_gives_what_it_promises_with_docstrings_and_types() -> None:
    for name in catanica.__all__:
        given = getattr(catanica, name)
        assert name == "__version__" or name.isupper() or given.__doc__, name
    hints = {"Sequence": list, "Table": object, **{name: getattr(catanica, name) for name in ("Bot", "Game", "Record")}}
    for function in (catanica.game, catanica.read, catanica.record, catanica.bot, catanica.play, catanica.position):
        assert "return" in get_type_hints(function, localns=hints)
    with pytest.raises(AttributeError, match="bord"):
        catanica.bord  # noqa: B018
    assert set(GAMES) == set(catanica.game_names())


def test_help_tells_what_the_sources_say_also_when_compiled() -> None:
    told = pydoc.plain(pydoc.render_doc(catanica.State))
    for said in ("A position of a game.", "The actions open now, as plain numbers.", "raises Refused, with the state"):
        assert said in told
    assert playout.__doc__ is not None
    assert playout.__doc__.startswith("Play at random to the end")


def test_the_example_of_the_package_runs() -> None:
    done = doctest.testmod(catanica)
    assert done.attempted > 4
    assert done.failed == 0


@pytest.mark.parametrize("game", GAMES)
def test_actions_are_said_and_parsed(game: str) -> None:
    state = catanica.game(game).new(seed=1)
    for code in state.legal():
        assert state.parse(state.text(code)) == code
        assert state.text(code) == state.say(code)
    assert state.chances() == {}
    with pytest.raises(catanica.Refused):
        state.parse("win the game")


def test_a_marketplace_is_built_by_its_words() -> None:
    state = at_play("cardgame")
    assert state.text(state.parse("build markt L1 above")) == "build markt L1 above"
    refusal = state.refuse(state.parse("build markt L1 above"))
    assert isinstance(refusal, catanica.Refusal)
    assert refusal.rules


def test_two_dice_fall_as_often_as_they_do() -> None:
    state = catanica.game("board", setup="beginner").new(seed=1, explicit=True)
    while "dice" not in repr(state):
        state.apply(state.legal()[0])
    chances = state.chances()
    assert sum(chances.values()) == pytest.approx(1)
    assert len(chances) == 36
    assert all(chance == pytest.approx(1 / 36) for chance in chances.values())
    assert len({state.text(code) for code in chances}) == 36


@pytest.mark.parametrize("game", GAMES)
def test_positions_are_values(game: str) -> None:
    state = at_play(game)
    before = state.clone()
    for same in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state)), state.clone()):
        assert same == state
        assert hash(same) == hash(state)
        assert same is not state
    assert catanica.position(str(state)) == state
    assert {state: "seen"}[before] == "seen"
    state.apply(state.legal()[0])
    assert state != before
    assert "points" in repr(state)
    assert game in repr(state)


@pytest.mark.parametrize("game", GAMES)
def test_games_say_how_they_were_made(game: str) -> None:
    made = catanica.game(game, points=9)
    assert repr(made) == f"{game}(points=9)"
    assert repr(catanica.game(game)).startswith(f"{game}(")


def test_a_record_is_iterated_over(tmp_path: Path) -> None:
    state = catanica.game("board", players=3, points=3).new(seed=1)
    decisions = catanica.play(state, [catanica.bot("random", "board", seat) for seat in range(3)])
    written = catanica.record(state, ["Anna", "Bo", "Cy"])
    file = tmp_path / "game.catan"
    file.write_text(written.text(), encoding="utf-8")
    read = catanica.read(file)
    assert read.players[1] == "Bo"
    lines = [(played.line.who, played.line.text, played.state.key()) for played in read]
    assert len(lines) == len(read)
    assert sum(who >= 0 for who, _, _ in lines) == decisions
    assert lines[-1][2] == state.key()
    with pytest.raises(catanica.InputError, match="line 1"):
        catanica.read("no record")


def test_wrong_players_are_refused() -> None:
    state = catanica.game("cardgame").new(seed=1)
    with pytest.raises(catanica.InputError, match="2 seats, not 1"):
        catanica.play(state, [catanica.bot("random", "cardgame")])
    with pytest.raises(catanica.InputError, match="greedy"):
        catanica.bot("gredy", "cardgame")
    assert "greedy" in catanica.bot_names("cardgame")
