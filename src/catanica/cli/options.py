"""Options typed as `name=value`, and the map of an island that one of them may name as a file."""

import json
from pathlib import Path

from catanica.cli.common import read_text
from catanica.games.board.maps import map_text, read_map
from catanica.kernel.errors import InputError


def more_options(pairs: list[str] | None) -> dict[str, str]:
    """`name=value` pairs as options."""
    found: dict[str, str] = {}
    for pair in pairs or []:
        name, sign, value = pair.partition("=")
        if not sign or not name:
            raise InputError("--option {given!r} must have the form name=value.", given=pair)
        found[name.strip()] = value.strip()
    if found.get("map") and "," not in found["map"]:  # a map that is typed has its hexes parted by commas
        found["map"] = map_in(Path(found["map"]))
    return found


def map_in(file: Path) -> str:
    """A map from a file: JSON with q, r, terrain and number of every hex, or hexes in reading order as typed."""
    text = read_text(file)
    try:
        return map_text(*read_map(_hexes(text)))
    except InputError as wrong:
        raise InputError("{file}: {what}", file=file, what=wrong.phrases[0]) from None


def _hexes(text: str) -> object:
    """The hexes of a map file, whichever way it is written."""
    if not text.lstrip().startswith(("[", "{")):
        return [part.strip() for part in text.replace("\n", ",").split(",") if part.strip()]
    try:
        told = json.loads(text)
    except (ValueError, RecursionError) as wrong:
        raise InputError("this is no JSON that can be read ({reason}).", reason=wrong) from None
    return told.get("hexes") if isinstance(told, dict) else told
