"""What no file of the project may contain, and how long one may be."""

import ast
import re

import pytest

from tests.support.sources import ROOT, compiled_modules, texts

MACHINE = re.compile(r"(?<![\w.~-])/(?:work|root|home|Users|tmp)/\w|\b[A-Z]:\\Users\\")
REGISTRY = re.compile(
    r"registry\.npmjs\.(?:org)|files\.pythonhosted\.(?:org)|pypi\.org/(?:simple)|deb\.debian\.(?:org)"
    r"|--(?:extra-)?index-(?:url)|\"resolved\":\s*\"http"
)
UNFINISHED = re.compile(
    r"\b(?:TO[D]O|FIX[M]E|XX[X])\b|NotImplemente[d]Error|\bpytest\.(?:mark\.)?(?:ski[p]|xfai[l])|importorski[p]"
)
INVISIBLE = re.compile("[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]")
LONGEST = 700


def found(pattern: re.Pattern[str], *endings: str) -> list[str]:
    """Every line of the project's texts in which a pattern occurs, as `path:line: text`."""
    return [
        f"{path}:{number}: {line.strip()[:100]}"
        for path, text in texts()
        if not endings or path.endswith(endings)
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]


def literal_shifts(tree: ast.AST) -> list[int]:
    """Lines that shift a literal by something only known at run time.

    Such a shift is compiled to 32 bits and silently wrong from bit 31 on. A constant in capitals is folded first.
    """
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and _is_literal(node.left)
        and not isinstance(node.right, ast.Constant)
        and not (isinstance(node.right, ast.Name) and node.right.id.isupper())
    ]


def _is_literal(node: ast.expr) -> bool:
    """A number written out, also negated or wrapped in a cast such as `i64(1)`."""
    if isinstance(node, ast.UnaryOp):
        return _is_literal(node.operand)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in {"i64", "int"}:
        return all(_is_literal(a) for a in node.args)
    return isinstance(node, ast.Constant)


def test_no_paths_of_a_machine() -> None:
    assert not found(MACHINE)


def test_no_hosts_of_registries() -> None:
    assert not found(REGISTRY)


def test_nothing_unfinished() -> None:
    assert not found(UNFINISHED, ".py", ".ts", ".svelte", ".md", ".toml", ".js", ".css")


def test_no_invisible_characters() -> None:
    assert not found(INVISIBLE)


@pytest.mark.parametrize(
    ("pattern", "line"),
    [
        (MACHINE, "cd /" + "work/main"),
        (MACHINE, 'open("/' + 'tmp/x")'),
        (REGISTRY, '"resolved": ' + '"https://example.org/a.tgz"'),
        (UNFINISHED, "# TO" + "DO: later"),
        (UNFINISHED, "raise NotImplemented" + "Error"),
        (INVISIBLE, "a" + chr(0x202E) + "b"),
    ],
)
def test_what_is_forbidden_would_be_found(pattern: re.Pattern[str], line: str) -> None:
    assert pattern.search(line)


def test_files_stay_short() -> None:
    long = [
        f"{path}: {n} lines" for path, text in texts() if path.endswith(".py") and (n := text.count("\n")) > LONGEST
    ]
    assert not long


def test_no_literal_is_shifted_by_a_variable_in_compiled_modules() -> None:
    faults = [
        f"{path}:{line}: use catanica.kernel.ints.bit"
        for path in compiled_modules()
        for line in literal_shifts(ast.parse((ROOT / path).read_text(encoding="utf-8")))
    ]
    assert not faults


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("1 << k", [1]),
        ("x = 3\ny = x | (i64(1) << (k + 1))", [2]),
        ("x = 1\nx <<= k", []),
        ("1 << 8\na << 8\na << k\n1 << BITS", []),
    ],
)
def test_literal_shifts_are_told_from_others(source: str, lines: list[int]) -> None:
    assert literal_shifts(ast.parse(source)) == lines


def test_the_kernel_is_compiled_and_those_who_opt_out_are_not() -> None:
    compiled = compiled_modules()
    assert "src/catanica/kernel/state.py" in compiled
    assert "src/catanica/kernel/errors.py" not in compiled
    assert not [path for path in compiled if path.endswith("__init__.py")]
