"""A PostgreSQL server of the tests' own: made in a temporary folder, run by a user that is not root, gone afterwards.

Debian's package is installed where no server is found and that is possible.
"""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.running import free_port

DEBIAN = Path("/usr/lib/postgresql")
USER = "postgres"  # comes with the package; only needed where the tests run as root


def programs() -> Path:
    """The folder with initdb and pg_ctl."""
    found = _found()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        unasked = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        for words in ("update -qq", "install -y -qq postgresql"):
            subprocess.run(["apt-get", *words.split()], check=True, env=unasked, stdout=subprocess.DEVNULL)
        found = _found()
    assert found is not None, "PostgreSQL is needed for these tests: install Debian's package 'postgresql'."
    return found


def _found() -> Path | None:
    versions = sorted(DEBIAN.glob("*/bin/initdb"), key=lambda p: int(p.parts[-3])) if DEBIAN.is_dir() else []
    if versions:
        return versions[-1].parent
    on_path = shutil.which("initdb")
    return Path(on_path).resolve().parent if on_path else None


def _as_user(*command: str) -> list[str]:
    """PostgreSQL refuses to run as root."""
    return ["runuser", "-u", USER, "--", *command] if os.geteuid() == 0 else list(command)


def _run(*command: str) -> None:
    done = subprocess.run(_as_user(*command), capture_output=True, text=True, cwd="/", check=False)
    assert done.returncode == 0, f"{command[0]}: {done.stdout}{done.stderr}"


@contextmanager
def running() -> Iterator[str]:
    """A server; gives the address of an empty database."""
    bin_folder = programs()
    with tempfile.TemporaryDirectory(prefix="catanica-pg-") as folder:
        if os.geteuid() == 0:
            user = pwd.getpwnam(USER)
            os.chown(folder, user.pw_uid, user.pw_gid)
        data, port = f"{folder}/data", free_port()
        _run(str(bin_folder / "initdb"), "-D", data, "-A", "trust", "-U", "catanica", "-E", "UTF8", "--no-sync")
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c max_connections=200"
        _run(str(bin_folder / "pg_ctl"), "-D", data, "-l", f"{folder}/log", "-w", "-o", options, "start")
        try:
            yield f"postgresql://catanica@127.0.0.1:{port}/postgres"
        finally:
            _run(str(bin_folder / "pg_ctl"), "-D", data, "-m", "immediate", "-w", "stop")
