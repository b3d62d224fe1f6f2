"""Debian's browsers, installed where they are missing."""

import fcntl
import shutil
import subprocess
import tempfile
from pathlib import Path


def installed(package: str) -> Path:
    """The browser of a Debian package that is called like its program; one worker at a time installs any."""
    program = Path("/usr/bin") / package
    with (Path(tempfile.gettempdir()) / "catanica-browsers.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not program.exists():
            assert shutil.which("apt-get"), f"{program} is missing, and without apt-get it cannot be installed."
            subprocess.run(["apt-get", "update", "-qq"], check=True)
            subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", package], check=True)
    return program
