"""Where games of this user are kept."""

from datetime import datetime
from pathlib import Path

from catanica.home import data_folder
from catanica.kernel.errors import InputError, reason_of
from catanica.notation.save import ENDING


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
