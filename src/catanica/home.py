"""Where this user's games are kept, at the terminal and by a server of one's own."""

import os
from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """The user's folder for games: CATANICA_HOME, else where the system keeps a program's data."""
    own = os.environ.get("CATANICA_HOME")
    return Path(own) if own else user_data_path("catanica", appauthor=False)
