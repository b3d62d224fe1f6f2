# mypyc: skip
"""The shelf: which card sets there are for a game, those of the user's own among them.

A set of the user's own stands on the shelf from the moment it was named: by a game that is played with its folder, or
by `catanica serve --sets FOLDER`. From then on its texts and drawings are found like those of any other.
"""

from collections.abc import Iterator, Sequence
from importlib import resources
from pathlib import Path
from typing import Final

from catanica.games.principality.cards.folder import SetFolder, built_in, from_folder
from catanica.kernel.errors import InputError, unknown

_OWN: Final[dict[str, dict[str, SetFolder]]] = {}  # by game and id


def announce(folder: Path) -> SetFolder:
    """Put a set of the user's own on the shelf; raises InputError if its data are wrong or its id is taken."""
    found = from_folder(folder)
    about = found.about
    if built_in(f"catanica.games.{about.game}", about.id).root.is_dir():
        says = "{folder}: {id!r} is the id of a set that comes with the program; choose another in [set]."
        raise InputError(says, folder=folder, id=about.id)
    _OWN.setdefault(about.game, {})[about.id] = found
    return found


def own_sets(game: str) -> dict[str, SetFolder]:
    """The sets of the user's own for a game, by id."""
    return _OWN.get(game, {})


def announced() -> tuple[tuple[str, SetFolder], ...]:
    """All sets of the user's own with the games they belong to: what texts depend on."""
    return tuple((game, folder) for game, folders in _OWN.items() for folder in folders.values())


def find_set(game: str, name: str, known: Sequence[str]) -> SetFolder:
    """A set by its id, or by the folder it lies in; `known` are the ids that come with the program."""
    if name in known:
        return built_in(f"catanica.games.{game}", name)
    if name in own_sets(game):
        return own_sets(game)[name]
    folder = Path(name)
    if not folder.is_dir():
        raise unknown("set", name, [*known, *own_sets(game)])
    found = announce(folder)
    if found.about.game != game:
        says = "{folder}: this set belongs to {home}, not to {game}."
        raise InputError(says, folder=folder, home=found.about.game, game=game)
    return found


def all_sets(game: str) -> Iterator[SetFolder]:
    """Every set of a game, the base set first: a theme set that repeats one of its cards keeps the same name."""
    home = resources.files("catanica.games").joinpath(game, "sets")
    if home.is_dir():
        names = sorted(
            (f.name for f in home.iterdir() if f.joinpath("cards.toml").is_file()), key=lambda n: (n != "base", n)
        )
        yield from (built_in(f"catanica.games.{game}", name) for name in names)
    yield from own_sets(game).values()
