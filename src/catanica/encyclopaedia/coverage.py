"""Which rulings the tests prove: read from the `@rule(...)` lines in the test files, without running anything."""

import ast
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path

from catanica.encyclopaedia import library
from catanica.encyclopaedia.library import by_sets, known_sets, rulings
from catanica.games.registry import DEFAULT, entry
from catanica.kernel.errors import InputError, unknown


@dataclass(frozen=True)
class Coverage:
    """The rulings asked about, the tests that name each, and those no test names."""

    by_ruling: dict[str, list[str]]
    unknown: dict[str, list[str]]  # ids named by tests that no ruling has
    to_read: list[str]  # articles that decide nothing about play, so that there is nothing to prove

    @property
    def missing(self) -> list[str]:
        """Rulings without a test."""
        return [i for i, tests in self.by_ruling.items() if not tests]

    def as_dict(self) -> dict[str, object]:
        """The figures for `--json`. An article in several parts is one article, and proved when all of them are."""
        missing = self.missing
        articles = dict.fromkeys(library.ruling(i).article for i in self.by_ruling if i[0].isdigit())
        unproved = {library.ruling(i).article for i in missing}
        return {
            "rulings": len(self.by_ruling),
            "tested": len(self.by_ruling) - len(missing),
            "missing": missing,
            "articles": len(articles),
            "articles_proved": sum(1 for a in articles if a not in unproved),
            "to_read": self.to_read,
            "unknown": sorted(self.unknown),
            "by_ruling": self.by_ruling,
        }


def coverage(game: str = DEFAULT, sets: Collection[str] = ("base",), root: Path | None = None) -> Coverage:
    """What the tests around `root` (or around the current folder) prove of a game's rulings.

    Where rulings are told apart by sets, those of the sets asked for; a game without is taken whole.
    """
    entry(game)
    for name in sets:
        if name not in known_sets():
            raise unknown("set", name, known_sets())
    named = rules_named((find_root(Path.cwd()) if root is None else checked_root(root)) / "tests")
    wanted = [r.id for r in rulings(game, _played_with(sets) if by_sets(game) else None) if not r.to_read]
    every = {r.id for r in rulings()}
    named = _with_parts(named, every)
    return Coverage(
        by_ruling={i: named.get(i, []) for i in wanted},
        unknown={i: tests for i, tests in named.items() if i not in every},
        to_read=[r.id for r in rulings(game) if r.to_read],
    )


def _with_parts(named: dict[str, list[str]], every: Collection[str]) -> dict[str, list[str]]:
    """The same, where a part of an article that is one ruling, such as 101.D.d(q), stands for that ruling."""
    out: dict[str, list[str]] = {}
    for name, tests in named.items():
        whole = name.partition("(")[0]
        known = out.setdefault(name if name in every or whole not in every else whole, [])
        known.extend(t for t in tests if t not in known)
    return out


def _played_with(sets: Collection[str]) -> set[str]:
    """The sets, and the extended game in which theme sets are played."""
    return {*sets, "extended"} if set(sets) - {"base", "tournament"} else set(sets)


def find_root(start: Path) -> Path:
    """The repository around a folder: the nearest one upwards with `tests/` and `src/catanica/`."""
    for folder in (start, *start.parents):
        if _is_root(folder):
            return folder
    raise InputError(
        "There are no tests around {folder}: rule coverage reads the test files, so run it inside a checkout of the "
        "repository (the folder with tests/ and src/catanica/).",
        folder=start,
    )


def checked_root(folder: Path) -> Path:
    """A repository given by name, refused if it is none."""
    if not _is_root(folder):
        says = "{folder} is no checkout of the repository: it needs the folders tests/ and src/catanica/."
        raise InputError(says, folder=folder)
    return folder


def rules_named(folder: Path) -> dict[str, list[str]]:
    """For every ruling named in a folder of tests: the tests that name it, as `file.py::Class::test`."""
    named: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
        for test, ids in _tests(tree, path.relative_to(folder).as_posix(), tuple(_marked(tree))):
            for i in dict.fromkeys(ids):
                named.setdefault(i, []).append(test)
    return named


def _is_root(folder: Path) -> bool:
    return (folder / "tests").is_dir() and (folder / "src" / "catanica").is_dir()


def _tests(node: ast.Module | ast.ClassDef, where: str, ids: tuple[str, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every test below a module or class, with the rulings named on it and on what it stands in."""
    for part in node.body:
        if isinstance(part, ast.ClassDef) and part.name.startswith("Test"):
            yield from _tests(part, f"{where}::{part.name}", (*ids, *_decorated(part), *_marked(part)))
        elif isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef) and part.name.startswith("test"):
            yield f"{where}::{part.name}", (*ids, *_decorated(part))


def _decorated(definition: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    """The ids in the `@rule(...)` lines above a definition."""
    for line in definition.decorator_list:
        yield from _ids(line)


def _marked(node: ast.Module | ast.ClassDef) -> Iterator[str]:
    """The ids in `pytestmark = rule(...)` or `pytestmark = [rule(...), ...]` of a module or class."""
    for part in node.body:
        if isinstance(part, ast.Assign) and any(isinstance(n, ast.Name) and n.id == "pytestmark" for n in part.targets):
            marks = part.value.elts if isinstance(part.value, ast.List | ast.Tuple) else [part.value]
            for mark in marks:
                yield from _ids(mark)


def _ids(call: ast.expr) -> Iterator[str]:
    """The ids in `rule("...")`, `support.rule("...")` or `pytest.mark.rule("...")`."""
    if not isinstance(call, ast.Call):
        return
    func = call.func
    if (func.id if isinstance(func, ast.Name) else func.attr if isinstance(func, ast.Attribute) else "") == "rule":
        yield from (a.value for a in call.args if isinstance(a, ast.Constant) and isinstance(a.value, str))
