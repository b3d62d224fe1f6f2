"""The installed package: one version everywhere, the switch between engines, and what a caller meets first."""

import os
import sys
import tomllib
from importlib.metadata import distributions
from pathlib import Path

import pytest

import catanica
from catanica._runtime import SourcesOnly, compiled
from catanica.cli.app import main
from catanica.errors import InputError
from catanica.kernel.errors import unknown
from catanica.kernel.playout import playout
from catanica.kernel.rng import seeded
from tests.support.engines import HERE, python
from tests.support.sources import PACKAGE, ROOT

WHICH = "import catanica._runtime, catanica.kernel.state as s; print(catanica._runtime.compiled(), s.__file__)"


def test_what_a_program_needs_can_be_had_from_the_package_itself() -> None:
    state = catanica.game("cardgame").new(seed=1)
    with pytest.raises(catanica.Refused, match="illegal"):
        state.apply(0)
    with pytest.raises(catanica.InputError, match="cardgam"):
        catanica.game("cardgam")


@pytest.mark.parametrize("game", ["cardgame", "princes", "board"])
def test_a_position_says_what_it_waits_for(game: str) -> None:
    state = catanica.game(game).new(seed=1)
    decision = state.decision
    assert decision is not None
    points = " ".join(str(n) for n in state.standing())
    asked = f"seat {state.to_move} to decide: {decision.kind}, {len(state.legal())} options"
    assert repr(state) == f"<{game}, points {points}, {asked}>"
    assert "chance to decide" in repr(catanica.game(game).new(seed=1, explicit=True))
    playout(state, seeded(1), 1_000_000)
    assert repr(state).startswith(f"<{game}, over: Outcome(winners=")


def test_the_version_stands_in_one_place_only() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" in project["project"]["dynamic"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "catanica.__version__"}
    beside = [d.version for d in distributions(name="catanica", path=[str(HERE.parent)])]
    assert beside in ([], [catanica.__version__])


def test_installed_versions_are_the_pinned_ones() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    pinned = (ROOT / "requirements" / "dev.txt").read_text() + (ROOT / "requirements" / "runtime.txt").read_text()
    for exact in (*project["project"]["dependencies"], *project["build-system"]["requires"]):
        if "==" in exact:
            assert exact in pinned.splitlines()


def test_the_command_says_which_engine_runs() -> None:
    version = f"{sys.version_info.major}.{sys.version_info.minor}.{sys.version_info.micro}"
    asked = python("-m", "catanica", "--version", pure=True)
    assert (asked.returncode, asked.stdout) == (0, f"catanica {catanica.__version__} (interpreted, Python {version})\n")


def test_the_switch_chooses_the_sources() -> None:
    answer = python("-c", WHICH, pure=True)
    assert answer.stdout.split() == ["False", str(HERE / "kernel" / "state.py")], answer.stderr


def test_without_the_switch_the_compiled_engine_runs_where_there_is_one() -> None:
    binaries = [p for p in (HERE / "kernel").glob("state.*") if p.suffix in {".so", ".pyd"}]
    answer = python("-c", WHICH)
    assert answer.stdout.split()[0] == str(bool(binaries)), answer.stderr


def test_the_switch_overlooks_binaries_beside_sources(tmp_path: Path) -> None:
    (tmp_path / "part.py").write_text("")
    (tmp_path / "part.so").write_text("not a library")
    finder = SourcesOnly("catanica")
    spec = finder.find_spec("catanica.part", [str(tmp_path)])
    assert spec is not None
    assert spec.origin == str(tmp_path / "part.py")
    assert finder.find_spec("json.part", [str(tmp_path)]) is None
    assert finder.find_spec("catanica.other", [str(tmp_path)]) is None


def test_no_binary_lies_among_the_sources() -> None:
    assert not [p for ending in ("so", "pyd") for p in PACKAGE.rglob(f"*.{ending}")]


def test_these_tests_run_on_the_engine_they_claim() -> None:
    if os.environ.get("CATANICA_PURE") == "1":
        assert not compiled()
    if HERE != PACKAGE:
        assert str(PACKAGE.parent) not in sys.path


def test_data_files_are_installed() -> None:
    kinds = {".toml", ".typed"}
    ours = {p.relative_to(PACKAGE) for p in PACKAGE.rglob("*") if p.suffix in kinds}
    theirs = {p.relative_to(HERE) for p in HERE.rglob("*") if p.suffix in kinds}
    assert ours == theirs


def test_importing_the_package_loads_no_game() -> None:
    answer = python("-c", "import sys, catanica; print([m for m in sys.modules if m.startswith('catanica.games')])")
    assert answer.stdout == "[]\n", answer.stderr


def test_an_unknown_game_is_answered_with_the_nearest() -> None:
    with pytest.raises(InputError, match=r"Unknown game 'bord'\. Did you mean board\?"):
        catanica.game("bord")


def test_unknown_names_are_answered_with_what_there_is() -> None:
    assert str(unknown("bot", "Greedi", ["greedy", "random"])) == "Unknown bot 'Greedi'. Did you mean greedy?"
    assert str(unknown("bot", "zzz", ["random", "greedy"])) == "Unknown bot 'zzz'. Known: greedy, random."
    assert str(unknown("edition", "200", ["2003", "2005"])) == "Unknown edition '200'. Did you mean 2005 or 2003?"
    assert str(unknown("set", "x", [])) == "Unknown set 'x': there is none to choose from."


def test_wrong_input_ends_with_its_sentence_and_code_2(capsys: pytest.CaptureFixture[str]) -> None:
    def command() -> None:
        raise InputError("Unknown edition '1998'. Did you mean 1996 or 1997?")

    with pytest.raises(SystemExit) as end:
        main(command)
    assert end.value.code == 2
    assert capsys.readouterr().err == "catanica: Unknown edition '1998'. Did you mean 1996 or 1997?\n"


def test_an_interrupt_ends_quietly(capsys: pytest.CaptureFixture[str]) -> None:
    def command() -> None:
        raise KeyboardInterrupt

    with pytest.raises(SystemExit) as end:
        main(command)
    assert end.value.code == 130
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("arguments", [["--nonsense"], ["nonsense"]])
def test_wrong_commands_end_with_code_2_and_no_traceback(arguments: list[str]) -> None:
    answer = python("-m", "catanica", *arguments)
    assert answer.returncode == 2
    assert "nonsense" in answer.stderr
    assert "Traceback" not in answer.stderr
