"""Which rulings a test proves: `@rule("KB-24")` says it, `rules_named` finds it without running anything."""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

Thing = TypeVar("Thing", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[Thing], Thing]:
    """Say which rulings a test, or every test of a class, proves."""
    if not ids or not all(isinstance(i, str) and i.strip() == i != "" for i in ids):
        raise ValueError(f"rule() takes the ids of rulings, such as rule('KB-24'); given: {ids!r}")

    def mark(thing: Thing) -> Thing:
        thing.rules = (*getattr(thing, "rules", ()), *ids)  # type: ignore[attr-defined]
        return pytest.mark.rule(*ids)(thing)

    return mark


def rules_named(folder: Path) -> dict[str, list[str]]:
    """For every ruling named in a folder of tests: the tests that name it, as `file.py::Class::test`."""
    named: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
        for test, ids in _tests(tree, path.relative_to(folder).as_posix(), ()):
            for i in ids:
                named.setdefault(i, []).append(test)
    return named


def _tests(node: ast.Module | ast.ClassDef, where: str, ids: tuple[str, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every test below a module or class, with the rulings named on it and on what it stands in."""
    for part in node.body:
        if isinstance(part, ast.ClassDef) and part.name.startswith("Test"):
            yield from _tests(part, f"{where}::{part.name}", (*ids, *_ids(part)))
        elif isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef) and part.name.startswith("test"):
            yield f"{where}::{part.name}", (*ids, *_ids(part))


def _ids(decorated: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    """The ids in the `@rule(...)` lines above a definition."""
    for line in decorated.decorator_list:
        if isinstance(line, ast.Call) and isinstance(line.func, ast.Name) and line.func.id == "rule":
            yield from (a.value for a in line.args if isinstance(a, ast.Constant) and isinstance(a.value, str))
