"""`make mutate`: mutants are made of every kind, tried by the tests that execute them, and survivors are listed."""

import ast
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.support.sources import ROOT
from tools.mutants import TOLD, every, mutants_of
from tools.mutation import equivalents
from tools.probes import NAME, Probes

RULE = '''
LIMIT = 3


def may(points: int, seat: int, open_: bool) -> int:
    """Whether."""
    if points >= LIMIT and not open_:
        return 1 - seat
    tell(points)
    if state.tracing:
        count(points + 1)
    push(seat + 1)
    return 0 if points == 2 else -1
'''


def test_mutants_are_small_changes_of_the_rules(tmp_path: Path) -> None:
    file = tmp_path / "rule.py"
    file.write_text(RULE, encoding="utf-8")
    made = [m for m in mutants_of(file, tmp_path) if m.function]
    assert {m.function for m in made} == {"may"}
    assert [m.now for m in made] == [
        "if points > LIMIT and not open_:",
        "if points >= LIMIT or not open_:",
        "if points >= LIMIT and open_:",
        "return seat",
        "pass",
        "push(seat - 1)",
        "push(seat + 2)",
        "return 1 if points == 2 else -1",
        "return -1",
        "return 0",
        "return 0 if points != 2 else -1",
        "return 0 if points == 3 else -1",
        "return 0 if points == 2 else 1",
    ]
    for mutant in made:
        compile(mutant.applied(file.read_bytes()), "rule.py", "exec")


def test_of_two_equal_numbers_either_is_the_smaller_one(tmp_path: Path) -> None:
    file = tmp_path / "rule.py"
    text = "def f(a, b):\n    if a > b:\n        b = a\n    return a if a < i64(b) else b\n"
    file.write_text(text, encoding="utf-8")
    assert [m.now for m in mutants_of(file, tmp_path)] == ["return a", "return b"]
    file.write_text(text.replace("b = a", "b = 1").replace("else b", "else 2"), encoding="utf-8")
    assert {"if a >= b:", "return a if a <= i64(b) else 2"} <= {m.now for m in mutants_of(file, tmp_path)}


def test_a_not_before_brackets_is_left_out_and_the_brackets_stay(tmp_path: Path) -> None:
    file = tmp_path / "rule.py"
    file.write_text("def f(a, b):\n    return a and not (a or b)\n", encoding="utf-8")
    assert [m.now for m in mutants_of(file, tmp_path)] == [
        "return a or not (a or b)",
        "return a and (a or b)",
        "return a and not (a and b)",
    ]


def test_a_mutant_knows_the_lines_of_its_statement(tmp_path: Path) -> None:
    file = tmp_path / "rule.py"
    file.write_text(
        "def f(a):\n    if a > 1:\n        return g(\n            2)\n    return lambda: 3\n", encoding="utf-8"
    )
    made = [(m.line, m.first, m.last, m.function) for m in mutants_of(file, tmp_path)]
    assert set(made) == {(2, 2, 2, "f"), (4, 3, 4, "f"), (5, 5, 5, "f")}


def test_probes_tell_which_statements_are_reached_and_which_fill_a_cache(tmp_path: Path) -> None:
    file = tmp_path / "rule.py"
    file.write_text(
        "def f(a):\n    if a == 1:\n        a += 1\n    elif a > 3:\n        a -= 1\n    return a\n", "utf-8"
    )
    probes = Probes({(str(file), n) for n in (3, 4, 6)})
    loaded: dict[str, Any] = {NAME: probes.reached}
    exec(compile(probes.probed(file), str(file), "exec"), loaded)
    reached = probes.begin()
    assert [loaded["f"](a) for a in (2, 4)] == [2, 3]
    assert (sorted(n for _, n in reached), probes.filling) == ([4, 6], set())
    assert probes.counted(loaded["f"])(1) == 2
    assert (sorted(n for _, n in probes.filling), probes.deep) == ([3, 6], 0)


def test_words_bots_and_foreign_forms_are_no_rules() -> None:
    files = {m.file.partition("games/")[2] for m in every([ROOT / "src/catanica/games"], ROOT)}
    assert {"board/trade.py", "board/hidden.py", "princes/losing.py", "principality/position/land.py"} <= files
    assert "principality/steps/drawing.py" in files, "cards are drawn by a rule, pictures are not"
    aside = ("board/view.py", "board/bots/greedy.py", "principality/telling/words.py", "board/jsettlers.py")
    assert "principality/drawing.py" not in files
    assert not files & set(aside)


def test_only_what_does_nothing_but_tell_is_left_out_for_its_name() -> None:
    """Cards that are told of a trade and points that are noted are rules, whatever they are called."""
    told = [
        node
        for file in sorted((ROOT / "src/catanica/games").rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_bytes()))
        if isinstance(node, ast.FunctionDef) and node.name in TOLD
    ]
    assert {node.name for node in told} == TOLD - {"tell"}
    for inner in (inner for node in told for inner in ast.walk(node)):
        if isinstance(inner, ast.Expr) and isinstance(inner.value, ast.Call):
            assert ast.unparse(inner.value.func).endswith(".tell")
        assert not isinstance(inner, ast.AugAssign)
        assert not (isinstance(inner, ast.Assign) and not isinstance(inner.targets[0], ast.Name))
        assert not (isinstance(inner, ast.Return) and inner.value)
    tried = {m.function for m in every([ROOT / "src/catanica/games"], ROOT)}
    assert {"note", "note_growth", "note_action", "note_deed", "tell_traders", "tell_drawn"} <= tried


def test_every_mutant_called_equivalent_is_named_with_its_function_and_reason() -> None:
    for (file, function, was, now), why in equivalents().items():
        assert file.startswith("src/")
        assert function
        assert was != now
        assert len(why) > 20


def run(*more: str) -> subprocess.CompletedProcess[str]:
    """The tool, on one small module of the card game and its tests."""
    line = [sys.executable, "-P", "tools/mutate.py", *more]
    return subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=False, timeout=300)


def test_it_lists_what_no_test_notices() -> None:
    """One test that asks for seven points together notices some mutants of the threshold, and not all."""
    test = (
        "tests/rulings/base/test_action_threshold.py::test_attacks_and_neutral_actions_wait_for_seven_points_together"
    )
    done = run("--paths", "src/catanica/games/cardgame/scoring.py", "--tests", test, "--sample", "0", "--json")
    told = json.loads(done.stdout)
    assert told["tried"] == told["killed"] + told["survived"] > 5
    assert told["killed"] > 0
    assert "if mine + other > 7:" not in [m["now"] for m in told["survivors"]], "seven are enough"
    assert "if mine > 3:" in [m["now"] for m in told["survivors"]], "three each is another edition's rule"
    assert told["parts"] == {"cardgame": {name: told[name] for name in told["parts"]["cardgame"]}}
    assert {"file", "line", "function", "was", "now", "fate"} == set(told["survivors"][0])
    assert done.returncode == 1


def test_what_is_run_when_a_module_is_loaded_is_tried_from_the_start() -> None:
    """The island is made once, when its module is loaded: a change of it is noticed all the same."""
    test = "tests/games/board/test_material_and_setup.py::test_the_island_has_19_hexes_54_crossings_72_paths"
    more = (
        "--paths",
        "src/catanica/games/board/topology.py",
        "--tests",
        test,
        "--sample",
        "4",
        "--seed",
        "6",
        "--json",
    )
    told = json.loads(run(*more).stdout)
    assert told["tried"] == 4
    assert told["killed"] > 0


def test_what_was_made_of_a_rule_before_is_made_anew() -> None:
    """The rules of a mode are made once for many tests: a change of what makes them is noticed all the same."""
    test = "tests/rulings/princes/test_turn.py::test_the_introductory_game_ends_with_the_own_turn"
    told = json.loads(
        run("--paths", "src/catanica/games/princes/modes.py", "--tests", test, "--sample", "0", "--json").stdout
    )
    left = [m["was"] for m in told["survivors"]]
    assert [line for line in left if line.startswith("h.token_from")]
    assert not [line for line in left if line.startswith("h.ends_with_turn")]


def test_a_mutant_without_its_call_of_super_is_tried_from_the_start() -> None:
    """The function then knows no class, so its code does not fit into the one that is loaded."""
    name = "test_who_has_the_points_when_the_own_turn_begins_has_won_before_the_dice_fall"
    tests = ("--tests", f"tests/rulings/princes/test_turn.py::{name}")
    more = ("--paths", "src/catanica/games/princes/turn.py", *tests, "--sample", "0", "--json")
    told = json.loads(run(*more).stdout)
    assert told["killed"] > 3
    assert "super().run(g, e)" not in [m["was"] for m in told["survivors"]]


@pytest.mark.parametrize(
    ("more", "says"),
    [(["--paths", "nowhere"], "No such file"), (["--sample", "-1"], "--sample must be"), (["--jobs", "0"], "--jobs")],
)
def test_wrong_input_is_told(more: list[str], says: str) -> None:
    told = run(*more)
    assert (told.returncode, "Traceback" in told.stderr) == (2, False)
    assert says in told.stderr
