# mypyc: skip
"""Reading card sets: a folder with cards.toml, at most one effects module, and texts."""

import tomllib
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from catanica.games.principality.cards.catalogue import CardFact
from catanica.kernel.errors import InputError


def parse(where: str, text: str) -> list[CardFact]:
    """The cards declared in a TOML text."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as e:
        raise InputError(f"{where}: not valid TOML: {e}.") from None
    cards = data.get("card", [])
    if not isinstance(cards, list) or not cards:
        raise InputError(f"{where}: no [[card]] entries.")
    facts = [CardFact(where, c) for c in cards]
    seen: set[str] = set()
    for f in facts:
        if f.id in seen:
            raise InputError(f"{where}: card {f.id!r} is declared twice.")
        seen.add(f.id)
    return facts


def built_in(package: str, set_id: str) -> list[CardFact]:
    """The cards of a set that comes with the program."""
    file = set_folder(package, set_id) / "cards.toml"
    return parse(f"set {set_id}", file.read_text(encoding="utf-8"))


def set_folder(package: str, set_id: str) -> Traversable:
    """The folder of a built-in set."""
    return resources.files(package) / "sets" / set_id


def from_folder(folder: Path) -> list[CardFact]:
    """The cards of a set in a folder of the user's own."""
    file = folder / "cards.toml"
    if not file.is_file():
        raise InputError(f"{folder}: no cards.toml in this folder.")
    return parse(str(file), file.read_text(encoding="utf-8"))
