"""Where this user's games are kept, at the terminal and by a server of one's own."""

import os
import sys
from pathlib import Path


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
