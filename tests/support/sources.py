"""The project's own files, as the tests about the project see them."""

import ast
import importlib.util
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "catanica"
NOT_OURS = {".git", ".venv", "build", "dist", "node_modules", "__pycache__", "static", "test-results"}


def files(folder: Path = ROOT) -> Iterator[Path]:
    """Every file of the project, without what was built, installed or cached."""
    for path in sorted(folder.iterdir()):
        if path.name in NOT_OURS or path.name.endswith((".egg-info", "_cache")) or path.name == ".hypothesis":
            continue
        if path.is_dir():
            yield from files(path)
        elif path.is_file():
            yield path


def texts() -> Iterator[tuple[str, str]]:
    """Every text file of the project: its path from the root and its content."""
    for path in files():
        content = path.read_bytes()
        if b"\0" not in content:
            yield path.relative_to(ROOT).as_posix(), content.decode("utf-8")


def modules(package: Path = PACKAGE) -> Iterator[tuple[str, ast.Module]]:
    """Every module of a package, ours unless another is given: its dotted name and its syntax tree."""
    for path in files(package):
        if path.suffix == ".py":
            parts = path.relative_to(package.parent).with_suffix("").parts
            name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
            yield name, parsed(path)


@cache
def parsed(path: Path) -> ast.Module:
    """The syntax tree of a file, which nobody may change; files do not change while tests run."""
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def compiled_modules() -> list[str]:
    """The modules the build compiles, as paths from the root: asked of the build script itself."""
    spec = importlib.util.spec_from_file_location("catanica_build_script", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    return list(script.engine_modules())
