"""Where games of this user are kept."""

import os
import sys
from datetime import datetime
from pathlib import Path
from typing import Final

from catanica.kernel.errors import InputError, reason_of

ENDING: Final = ".catan"


def data_folder() -> Path:
    """The user's folder for games: CATANICA_HOME, else where the system keeps a program's data."""
    own = os.environ.get("CATANICA_HOME")
    if own:
        return Path(own)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "catanica"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "catanica"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "catanica"


def new_save(game: str) -> Path:
    """A file for a game that begins now; no other game has it."""
    folder = data_folder() / "games"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        says = "{folder}: cannot be made ({reason}). Name a file with --save."
        raise InputError(says, folder=folder, reason=reason_of(wrong)) from None
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    file = folder / f"{stem}{ENDING}"
    n = 2
    while file.exists():
        file = folder / f"{stem}-{n}{ENDING}"
        n += 1
    return file
