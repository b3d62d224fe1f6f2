"""Options typed as `name=value`; where a game says so, the value may be a file that holds it."""

from pathlib import Path

from catanica.cli.common import read_text
from catanica.games.entry import load
from catanica.games.registry import entry
from catanica.kernel.errors import InputError


def more_options(game: str, pairs: list[str] | None) -> dict[str, str]:
    """`name=value` pairs as options of a game."""
    found: dict[str, str] = {}
    for pair in pairs or []:
        name, sign, value = pair.partition("=")
        if not sign or not name:
            raise InputError("--option {given!r} must have the form name=value.", given=pair)
        found[name.strip()] = value.strip()
    for name, reader in entry(game).files.items():
        if found.get(name) and "," not in found[name]:  # what is typed out is a list with commas, else it is a file
            found[name] = in_file(Path(found[name]), reader)
    return found


def decks_of(typed: str | None) -> list[str] | None:
    """Decks as typed, with commas: an id, or a file with the text of one."""
    if typed is None:
        return None
    items = [item.strip() for item in typed.split(",")]
    return [read_text(Path(item)) if Path(item).is_file() else item for item in items]


def in_file(file: Path, reader: str) -> str:
    """An option's value from a file."""
    text = read_text(file)
    try:
        return str(load(reader)(text))
    except InputError as wrong:
        raise InputError("{file}: {what}", file=file, what=wrong.phrases[0]) from None
