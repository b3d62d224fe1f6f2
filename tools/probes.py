"""Probes in the sources: which lines a test reaches, and which of them fill a cache.

The statements asked about are loaded with a call before each of them; everything else runs at its usual speed, which
tracing every line would not allow.
"""

import ast
import builtins
import functools
import importlib.machinery
from collections.abc import Callable
from pathlib import Path
from types import CodeType
from typing import Any, Final

Line = tuple[str, int]  # of a file
NAME: Final = "__reached__"
BODIES: Final = ("body", "orelse", "finalbody")


class Probes:
    """They note what is reached from `begin` on."""

    def __init__(self, wanted: set[Line]) -> None:
        self.wanted = wanted
        self.files = {file for file, _ in wanted}
        self.lines: set[Line] = set()
        self.filling: set[Line] = set()  # reached while a result was computed that is kept
        self.deep = 0  # such computations at work

    def begin(self) -> set[Line]:
        """Forget what was reached before; returns the lines, which grow."""
        self.lines, self.filling, self.deep = set(), set(), 0
        return self.lines

    def reached(self, file: str, line: int) -> None:
        """What a probe calls."""
        self.lines.add((file, line))
        if self.deep:
            self.filling.add((file, line))

    def put(self) -> None:
        """Modules loaded from now on have probes; functions whose results are kept say when they compute one."""
        setattr(builtins, NAME, self.reached)
        as_written, kept = importlib.machinery.SourceFileLoader.get_code, functools.lru_cache

        def get_code(loader: importlib.machinery.SourceFileLoader, fullname: str) -> CodeType | None:
            if loader.path in self.files:
                return compile(self.probed(Path(loader.path)), loader.path, "exec")
            return as_written(loader, fullname)

        def lru_cache(maxsize: Any = 128, typed: bool = False) -> Any:
            if callable(maxsize):
                return kept()(self.counted(maxsize))
            return lambda function: kept(maxsize, typed)(self.counted(function))

        importlib.machinery.SourceFileLoader.get_code = get_code  # type: ignore[assignment, method-assign]
        functools.lru_cache = lru_cache

    def counted(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """A function that says when it is at work."""

        @functools.wraps(function)
        def working(*given: Any, **named: Any) -> Any:
            self.deep += 1
            try:
                return function(*given, **named)
            finally:
                self.deep -= 1

        return working

    def probed(self, path: Path) -> ast.Module:
        """A source file, with a probe before each statement asked about."""
        tree = ast.parse(path.read_bytes())
        for node in list(ast.walk(tree)):
            for name in BODIES:
                body = getattr(node, name, None)
                if isinstance(body, list):
                    setattr(node, name, [s for old in body for s in self.with_probe(str(path), old)])
        return tree

    def with_probe(self, file: str, statement: ast.stmt) -> list[ast.stmt]:
        """A statement, after its probe if it is asked about."""
        if (file, statement.lineno) not in self.wanted:
            return [statement]
        probe = ast.parse(f"{NAME}({file!r}, {statement.lineno})").body[0]
        for node in ast.walk(probe):
            ast.copy_location(node, statement)
        return [probe, statement]
