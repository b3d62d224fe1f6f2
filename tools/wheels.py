"""Builds what is given out: the source distribution, with the page inside, and a wheel for every Python at hand.

They lie in dist/ afterwards. A Python is at hand if `python3.12` (and so on) is a command that runs, or if pyenv has
one. Used by `make wheels`; run it with the virtual environment's Python, after tools/page.py.
"""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
PAGE = ROOT / "src" / "catanica" / "server" / "static" / "index.html"
VERSION = "Programming Language :: Python :: 3."


def versions() -> list[str]:
    """The versions of Python the project says it runs on."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [one.rpartition(" ")[2] for one in project["classifiers"] if one.startswith(VERSION)]


def at_hand(version: str) -> str | None:
    """The Python of a version: a command, or one that pyenv keeps without making it one."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    kept = sorted(pyenv.glob(f"{version}.*/bin/python"), key=lambda path: path.stat().st_mtime)
    for python in (shutil.which(f"python{version}"), *map(str, reversed(kept))):
        if python and subprocess.run([python, "-c", ""], capture_output=True, check=False).returncode == 0:
            return python
    return None


def wheel(python: str, sources: Path) -> bool:
    """Build a wheel with a Python, from the source distribution: so that is tried too."""
    pip = [python, "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet", "--no-deps"]
    return subprocess.run([*pip, "--wheel-dir", str(DIST), str(sources)], check=False).returncode == 0


def main() -> None:
    """Build all that can be built, and say what could not."""
    if not PAGE.exists():
        sys.exit("The page is not built yet: python tools/page.py")
    shutil.rmtree(DIST, ignore_errors=True)
    subprocess.run([sys.executable, "setup.py", "--quiet", "sdist", "--dist-dir", str(DIST)], cwd=ROOT, check=True)
    [sources] = DIST.glob("*.tar.gz")
    failed = []
    for version in versions():
        python = at_hand(version)
        if python is None:
            print(f"Python {version} is not at hand: no wheel for it.")
        elif not wheel(python, sources):
            failed.append(version)
    print("\n".join(sorted(file.name for file in DIST.iterdir())))
    if failed:
        sys.exit(f"No wheel could be built for Python {', '.join(failed)}.")


if __name__ == "__main__":
    main()
