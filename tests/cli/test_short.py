"""A terminal of 80 columns and 24 lines: what is decided about stays in sight until the prompt."""

import io
from pathlib import Path

import pytest
from rich.console import Console
from typer.main import get_command

import catanica
from catanica.cli.app import app
from catanica.cli.short import runs
from catanica.cli.wording import Wording, seat_names
from catanica.kernel.state import State
from catanica.kernel.table import Table
from tests.cli.runner import run
from tests.cli.test_play import Typist, Unsaved
from tests.cli.test_princes import MODES, later

LINES = 24


def seen(state: State, height: int = LINES) -> list[str]:
    """What a terminal shows when the player of seat 0 is asked, the prompt's line left out."""
    screen = io.StringIO()
    words = Wording("en")
    players = ["you", *["random"] * (int(state.seats) - 1)]
    words.seats = seat_names(words, players)
    console = Console(file=screen, width=80, height=height, force_terminal=True, color_system=None, highlight=False)
    Unsaved(Table(state), players, words, console, Typist([]), Path(), 1).run()
    return screen.getvalue().rstrip("\n").split("\n")


@pytest.mark.parametrize("mode", MODES)
def test_the_own_land_and_the_choices_are_in_sight_together(mode: str) -> None:
    state = later(mode, 100)
    lines = seen(state)
    assert max(len(line) for line in lines) <= 80
    in_sight = lines[-(LINES - 1) :]
    assert any(line.startswith("╭─") and " You · " in line for line in in_sight), "the frame of the own land"
    assert any(line.startswith("You: ") for line in in_sight), "and the question"


def test_the_old_game_too() -> None:
    state = catanica.game("cardgame").new(seed=2)
    assert any(" You · " in line for line in seen(state)[-(LINES - 1) :])


def test_founding_shows_the_island_with_the_numbers_to_choose_from() -> None:
    lines = seen(catanica.game("board").new(seed=3))
    in_sight = "\n".join(lines[-(LINES - 1) :])
    assert "desert" in in_sight
    assert all(f"{n}" in in_sight for n in (1, 23, 46))
    assert "the numbers 1-" in in_sight
    assert "N0,-2" not in in_sight, "the numbers stand on the island, their coordinates need no list"


def test_a_tall_terminal_keeps_its_order() -> None:
    lines = seen(catanica.game("board").new(seed=3), height=90)
    assert any("N0,-2" in line for line in lines)
    assert [i for i, line in enumerate(lines) if "desert" in line] < [
        i for i, line in enumerate(lines) if "You (a" in line
    ]


@pytest.mark.parametrize(("numbers", "text"), [([1], "1"), ([1, 2, 3], "1-3"), ([1, 2, 5, 7, 8], "1-2, 5, 7-8")])
def test_numbers_in_a_row_are_a_run(numbers: list[int], text: str) -> None:
    assert runs(numbers) == text


@pytest.mark.parametrize("command", sorted(get_command(app).commands))  # type: ignore[attr-defined]
def test_no_help_speaks_of_types(command: str) -> None:
    assert "<bool>" not in run(command, "--help").out
