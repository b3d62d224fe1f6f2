"""The options of a game as they are typed: by names of their own, or as `name=value`.

Where a game says so, the value may be a file that holds it.
"""

import inspect
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any, Final

from catanica.cli import common
from catanica.cli.common import read_text
from catanica.games.entry import load
from catanica.games.registry import entry, find
from catanica.kernel.errors import InputError

NAMED: Final[dict[str, Any]] = {
    "edition": common.Edition,
    "mode": common.Mode,
    "sets": common.Sets,
    "decks": common.Decks,
    "points": common.Points,
    "option": common.More,
}
GameOptions = dict[str, object]
NONE_GIVEN: Final[GameOptions] = {}
OPTIONS: Final = "options"  # the parameter in whose place the named ones are typed


def with_game_options(*names: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """A command about a game gets what was given of its options as one dictionary, in the parameter `options`."""

    def typed(command: Callable[..., None]) -> Callable[..., None]:
        @wraps(command)
        def run(game: str, **given: Any) -> None:
            asked = {name: given.pop(name) for name in names}
            command(game=game, options=given_options(game, **asked), **given)

        named = [
            inspect.Parameter(name, inspect.Parameter.POSITIONAL_OR_KEYWORD, default=None, annotation=NAMED[name])
            for name in names
        ]
        own = inspect.signature(command, eval_str=True).parameters
        every = [one for name, told in own.items() for one in (named if name == OPTIONS else [told])]
        run.__annotations__ = {one.name: one.annotation for one in every}
        run.__signature__ = inspect.Signature(every)  # type: ignore[attr-defined]
        return run

    return typed


def given_options(game: str, option: list[str] | None = None, decks: str | None = None, **named: object) -> GameOptions:
    """The options of a game that were given."""
    find(game)
    every = {**named, "decks": decks_of(decks), **more_options(game, option)}
    return {name: value for name, value in every.items() if value is not None}


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
