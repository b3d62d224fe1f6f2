# mypyc: skip
"""The shelf: which card sets there are for a game, those of the user's own among them.

A set of the user's own stands on the shelf from the moment it was named: by a game that is played with its folder, or
by `catanica serve --sets FOLDER`. From then on its texts and drawings are found like those of any other.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Final

from catanica.games.principality.cards.facts import Misfit
from catanica.games.principality.cards.folder import SetFolder, built_in, from_folder
from catanica.games.principality.cards.home import MARK, HomeFolder, HomeSet, judged
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
    """A set by its id, by the folder it lies in, or, home-made, by the word that holds it.

    `known` are the ids that come with the program.
    """
    if name in known:
        return built_in(f"catanica.games.{game}", name)
    if name.startswith(MARK):
        return home_made(game, name)
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


@lru_cache(maxsize=64)
def home_made(game: str, word: str) -> HomeFolder:
    """The home-made set that a word holds. It may come from anywhere, so it is judged here again."""
    found = HomeFolder(word)
    if found.about.game != game:
        says = "{folder}: this set belongs to {home}, not to {game}."
        raise InputError(says, folder=found.name, home=found.about.game, game=game)
    _, faults = judged_home(game, found.home.plain())
    if faults:
        told = "; ".join(f"{f.card} {f.field}: {f.says}" for f in faults)
        raise InputError("The home-made set is not right: {faults}", faults=told)
    return found


def judged_home(game: str, data: object) -> tuple[HomeSet | None, list[Misfit]]:
    """A home-made set out of plain data, or everything that is wrong with it."""
    taken = {fact.id for folder in all_sets(game) if folder.package for fact in folder.facts()}
    return judged(data, taken, home_windows(game))


def home_windows(game: str) -> list[str]:
    """The moments at which home-made cards may answer: those of the base set, which is always there."""
    return list(next(all_sets(game)).about.windows)


def all_sets(game: str) -> Iterator[SetFolder]:
    """Every set of a game, the base set first: a theme set that repeats one of its cards keeps the same name."""
    home = resources.files("catanica.games").joinpath(game, "sets")
    if home.is_dir():
        names = sorted(
            (f.name for f in home.iterdir() if f.joinpath("cards.toml").is_file()), key=lambda n: (n != "base", n)
        )
        yield from (built_in(f"catanica.games.{game}", name) for name in names)
    yield from own_sets(game).values()
