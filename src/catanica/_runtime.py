"""Which engine runs: the compiled one, or the same sources interpreted.

A wheel holds both. `CATANICA_PURE=1` chooses the sources, for debugging and for comparing the two.
"""

import os
import platform
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

PURE_SWITCH = "CATANICA_PURE"


class SourcesOnly(MetaPathFinder):
    """Finds modules of this package by their sources and overlooks extension modules lying beside them."""

    def __init__(self, package: str) -> None:
        self.prefix = package + "."
        self.finders: dict[str, FileFinder] = {}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source file of a module of the package; nothing for modules of others."""
        if not fullname.startswith(self.prefix):
            return None
        for entry in path or ():
            if entry not in self.finders:
                self.finders[entry] = FileFinder(entry, (SourceFileLoader, SOURCE_SUFFIXES))
            spec = self.finders[entry].find_spec(fullname, target)
            if spec is not None:
                return spec
        return None

    def invalidate_caches(self) -> None:
        """Forget directory listings, as importlib asks for after files were added."""
        self.finders.clear()


def choose_engine(package: str) -> None:
    """Obey the switch in the environment. Must run before any other module of the package is imported."""
    if os.environ.get(PURE_SWITCH) == "1" and not any(isinstance(f, SourcesOnly) for f in sys.meta_path):
        sys.meta_path.insert(0, SourcesOnly(package))


def compiled() -> bool:
    """Whether the engine that runs is the compiled one."""
    file = import_module("catanica.kernel.state").__file__
    return file is not None and not file.endswith(".py")


def engine() -> str:
    """The engine that runs, in words: `compiled, Python 3.11.7`."""
    return f"{'compiled' if compiled() else 'interpreted'}, Python {platform.python_version()}"
