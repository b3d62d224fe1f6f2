"""`catanica bench --against WHEEL`: two builds measured in turn, and what is said of a file that is no such build."""

import json
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from catanica._runtime import compiled
from catanica.cli.builds import FIGURES, WAYS, Figure
from tests.cli.runner import Answer, run
from tests.cli.wheels import HERE_TAG, wheel

QUICK = ("--seconds", "0.01", "--rounds", "2")
ONLY_USUAL = """
known = game
def game(name, **options):
    if options:
        raise InputError("this build has no such option")
    return known(name, **options)
"""


def against(file: Path, *more: str) -> Answer:
    """Measure against a file."""
    return run("bench", *more, "--against", str(file), *QUICK)


def test_both_builds_are_measured_in_every_round(tmp_path: Path) -> None:
    answer = against(wheel(tmp_path), "board", "--json")
    assert (answer.code, answer.err) == (0, "")
    found = json.loads(answer.out)
    assert found["against"] == "catanica-0.0.1-py3-none-any.whl"
    assert found["compiled"] == {"other": False, "this": compiled()}
    assert (found["rounds"], found["interrupted"]) == (2, False)
    [way] = found["ways"]
    assert way["game"] == "board"
    for name in FIGURES:
        figure = way[name]
        assert all(figure[side][value] > 0 for side in ("other", "this") for value in ("median", "best"))
        assert figure["ratio"]["least"] <= figure["ratio"]["median"] <= figure["ratio"]["most"]


def test_people_get_a_table_and_are_told_what_the_wheel_does_not_know(tmp_path: Path) -> None:
    old = wheel(tmp_path, added={"catanica/__init__.py": ONLY_USUAL})
    answer = against(old, "cardgame")
    assert (answer.code, answer.err) == (0, "")
    assert "Card game, Base set" in answer.out
    assert "Card game, with all sets: not in the wheel" in " ".join(answer.out.replace("│", " ").split())
    assert " ".join(answer.out.replace("│", " ").replace("┃", " ").split()).count("decisions per") == 1


def test_every_game_and_every_way_to_play_it_is_measured() -> None:
    assert {game: list(ways) for game, ways in WAYS.items()} == {
        "cardgame": ["base", "all_sets"],
        "princes": [*WAYS["princes"]],
        "board": ["usual"],
    }
    assert {"intro", "zeit_des_goldes", "zeit_der_weisen"} <= set(WAYS["princes"])


def test_a_ratio_above_one_says_that_this_build_is_faster() -> None:
    rate = Figure("playouts", other=[100.0, 200.0, 100.0], this=[200.0, 200.0, 300.0]).as_dict()
    assert rate["ratio"] == {"median": 2.0, "best": 1.5, "least": 1.0, "most": 3.0}
    assert rate["this"] == {"median": 200.0, "best": 300.0}
    each = Figure("clone", other=[4.0, 2.0, 6.0], this=[2.0, 2.0, 1.0]).as_dict()
    assert each["ratio"] == {"median": 2.0, "best": 2.0, "least": 1.0, "most": 6.0}
    assert each["this"] == {"median": 2.0, "best": 1.0}


def broken(folder: Path) -> Path:
    """A file that is named like a wheel and holds something else."""
    file = folder / "catanica-0.0.1-py3-none-any.whl"
    file.write_text("no archive")
    return file


def damaged(folder: Path) -> Path:
    """A wheel with bytes changed in the middle."""
    file = wheel(folder)
    content = bytearray(file.read_bytes())
    content[len(content) // 2] ^= 0xFF
    file.write_bytes(content)
    return file


def of_something_else(folder: Path) -> Path:
    """A wheel of another program."""
    file = folder / "other-1.0-py3-none-any.whl"
    with zipfile.ZipFile(file, "w") as out:
        out.writestr("other/__init__.py", "")
        out.writestr("other-1.0.dist-info/WHEEL", "Tag: py3-none-any\n")
    return file


def of_another_python(folder: Path) -> Path:
    """A wheel built for an older Python."""
    return wheel(folder, tag="cp39-cp39-linux_x86_64")


def that_fails(folder: Path) -> Path:
    """A wheel whose program does not start."""
    return wheel(folder, added={"catanica/__init__.py": "\nraise RuntimeError('out of order')\n"})


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (broken, "is no wheel of Catanica"),
        (damaged, "is no wheel of Catanica"),
        (of_something_else, "is no wheel of Catanica"),
        (of_another_python, f"was built for another Python: cp39-cp39-linux_x86_64; this is {HERE_TAG}"),
        (that_fails, "could not be measured: RuntimeError: out of order"),
        (lambda folder: folder / "none.whl", "There is no file"),
        (lambda folder: folder, "holds no sources of catanatron; name the folder of a checkout"),
    ],
    ids=["broken", "damaged", "other", "python", "fails", "none", "folder"],
)
def test_what_cannot_be_measured_is_refused_with_a_sentence(
    make: Callable[[Path], Path], said: str, tmp_path: Path
) -> None:
    answer = against(make(tmp_path), "board")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("catanica: ")
    assert said in answer.err


def test_a_wheel_compiled_for_another_system_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CATANICA_PURE", raising=False)
    foreign = wheel(tmp_path, tag=f"{HERE_TAG}-{HERE_TAG}-plan9_68020", added={"catanica/kernel/state.plan9.so": ""})
    answer = against(foreign, "board")
    assert (answer.code, answer.out) == (2, "")
    assert "was built for another system" in answer.err
