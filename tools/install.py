"""Builds the wheel and installs it into this Python, only when its sources changed since the last time.

It is a real wheel, never an editable install: tests run what is shipped, and no stale binary can lie beside a source.
Used by the Makefile; run it with the virtual environment's Python.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PREFIX = Path(sys.prefix)
STAMP = PREFIX / "catanica.stamp"
LOCK = PREFIX / "catanica.lock"
LOG = ROOT / "build" / "wheel.log"
DIST = ROOT / "dist"
INPUTS = ("setup.py", "pyproject.toml", "README.md", "LICENSE")
SETTINGS = ("CATANICA_PURE", "CATANICA_OPT", "CC", "CFLAGS")


def fingerprint() -> str:
    """A hash of everything that decides what the wheel holds."""
    digest = hashlib.sha256(sys.version.encode())
    for name in SETTINGS:
        digest.update(f"{name}={os.environ.get(name, '')}\n".encode())
    files = [ROOT / name for name in INPUTS if (ROOT / name).exists()]
    files += [p for p in (ROOT / "src").rglob("*") if p.is_file() and "__pycache__" not in p.parts]
    for path in sorted(files):
        if ".egg-info" not in str(path):
            digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def run(*command: str) -> None:
    """Run quietly, with a log; on failure show its end and stop."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("a", encoding="utf-8") as log:
        code = subprocess.run(command, cwd=ROOT, stdout=log, stderr=subprocess.STDOUT, check=False).returncode
    if code != 0:
        tail = LOG.read_text(encoding="utf-8", errors="replace").splitlines()[-40:]
        sys.exit("\n".join([*tail, f"The build failed; the whole log is in {LOG.relative_to(ROOT)}."]))


def build() -> Path:
    """Build the wheel. C files and objects of the last build are kept, copies of Python files are not."""
    LOG.unlink(missing_ok=True)
    for leftover in (*(ROOT / "build").glob("lib*"), *(ROOT / "build").glob("bdist*"), *ROOT.glob("dist")):
        shutil.rmtree(leftover)
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check")
    run(*pip, "wheel", "--verbose", "--no-build-isolation", "--no-deps", "--wheel-dir", str(DIST), ".")
    (wheel,) = DIST.glob("catanica-*.whl")
    run(*pip, "install", "--no-deps", "--no-index", "--force-reinstall", str(wheel))
    return wheel


def main() -> None:
    """Bring the installed package up to date with the sources."""
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        wanted = fingerprint()
        if STAMP.exists() and STAMP.read_text() == wanted:
            return
        print("Building Catanica ...", flush=True)
        began = time.monotonic()
        STAMP.unlink(missing_ok=True)
        wheel = build()
        STAMP.write_text(wanted)
    print(f"Built and installed {wheel.name} in {time.monotonic() - began:.0f} s.")
    if wheel.name.endswith("-none-any.whl"):
        chosen = os.environ.get("CATANICA_PURE") == "1"
        why = "as CATANICA_PURE=1 asks" if chosen else "no working C compiler with Python headers was found"
        print(f"The engine runs interpreted, which is much slower: {why}.")


main()
