"""`catanica play --position`: a game begun from a text, and the text told at the prompt."""

from pathlib import Path

import catanica
from catanica.kernel.playout import choose
from catanica.kernel.rng import seeded
from catanica.kernel.state import State
from catanica.notation.save import resume
from tests.cli.runner import run


def somewhere(seat: int = 0) -> State:
    """A position in the middle of a game in which a seat decides."""
    state, rng = catanica.game("cardgame").new(seed=4), seeded(4)
    for _ in range(120):
        state.step(choose(state, rng))
    while state.to_move != seat:
        state.step(choose(state, rng))
    return state


def test_a_game_begins_with_a_position_and_tells_it(tmp_path: Path) -> None:
    state, file = somewhere(), tmp_path / "game.catan"
    done = run("play", "--position", state.text(), "--hotseat", "--save", str(file), keys="\nposition\nq\n")
    assert done.code == 0, done.out
    assert state.text(audience=0) in done.out.replace("\n", "")
    assert state.text() not in done.out.replace("\n", ""), "a player is told what the player may know"
    assert resume(file).table.state == state


def test_what_a_text_does_not_tell_is_dealt(tmp_path: Path) -> None:
    state, file = somewhere(), tmp_path / "game.catan"
    done = run(
        "play", "--position", state.text(audience=0), "--hotseat", "--save", str(file), "--seed", "1", keys="\nq\n"
    )
    assert done.code == 0, done.out
    full = resume(file).table.state
    assert "?" not in full.text()
    assert full.redacted(0) == state.redacted(0)


def test_a_wrong_text_is_told(tmp_path: Path) -> None:
    done = run("play", "--position", somewhere().text().replace("/turn=", "/turm="), keys="")
    assert done.code == 2
    assert "Unknown field 'turm'" in done.err


def test_a_position_tells_the_whole_game() -> None:
    done = run("play", "--position", somewhere().text(), "--edition", "1997", keys="")
    assert done.code == 2
    assert "leave out --edition" in " ".join(done.err.split())
