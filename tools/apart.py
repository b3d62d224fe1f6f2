"""Try one mutant from the start: load the program with one module changed, and run tests until one fails.

Used by `tools/mutation.py` for lines that are run when modules are loaded. Standard input says what is changed:
`{"file": ..., "source": ..., "tests": [...]}`.
"""

import importlib.machinery
import json
import os
import sys
from pathlib import Path
from types import CodeType

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]
os.environ["CATANICA_PURE"] = "1"
os.chdir(ROOT)

import pytest  # noqa: E402 - the project's folder must be on the path first


def main() -> int:
    """0 if no test noticed."""
    told = json.load(sys.stdin)
    as_written = importlib.machinery.SourceFileLoader.get_code

    def get_code(self: importlib.machinery.SourceFileLoader, fullname: str) -> CodeType | None:
        if self.path == told["file"]:
            return compile(told["source"], self.path, "exec")
        return as_written(self, fullname)

    importlib.machinery.SourceFileLoader.get_code = get_code  # type: ignore[assignment, method-assign]
    options = ["-x", "-q", "-o", "addopts=", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not long"]
    return int(pytest.main([*options, *told["tests"]]))


if __name__ == "__main__":
    sys.exit(main())
