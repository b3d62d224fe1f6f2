"""Which language a player reads, and the short strings of the user interface."""

import os
import string
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, Final

from catanica.games.principality.cards.folder import SetFolder
from catanica.games.principality.cards.shelf import all_sets, announced
from catanica.games.registry import GAMES
from catanica.kernel.errors import InputError

LANGUAGES: Final = ("de", "en", "da")
FALLBACK: Final = "en"

# Our own variable first, then the usual order in which a system's language is asked for.
_ENVIRONMENT: Final = ("CATANICA_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


class UnknownLanguageError(InputError):
    """A language that was asked for by name, but is not spoken here."""

    def __init__(self, asked: str) -> None:
        known = ", ".join(LANGUAGES)
        super().__init__("There is no language {asked!r} here; choose one of {known}.", asked=asked, known=known)
        self.asked = asked


def language_of(tag: str) -> str | None:
    """The language meant by a tag such as `da`, `de_AT.UTF-8` or `en-GB`; None when it is none of ours."""
    head = tag.strip().lower().replace("-", "_").split(".")[0].split("@")[0].split("_")[0]
    return head if head in LANGUAGES else None


def choose_language(asked: str | None = None, environment: Mapping[str, str] | None = None) -> str:
    """The language to use: the one asked for (an unknown one is refused), else the environment's, else English."""
    if asked:
        found = language_of(asked)
        if found is None:
            raise UnknownLanguageError(asked)
        return found
    env = os.environ if environment is None else environment
    for name in _ENVIRONMENT:
        value = env.get(name, "")
        if value:
            # The first variable that is set decides, as everywhere: LC_ALL=C means English, whatever LANG says.
            return language_of(value) or FALLBACK
    return FALLBACK


def in_language(texts: Mapping[str, str], lang: str) -> str:
    """The text in a language; English, then German where a game has no text in it."""
    for tag in (lang, FALLBACK, "de"):
        if tag in texts:
            return texts[tag]
    raise LookupError(f"There is no text in {lang}, {FALLBACK} or de.")


def placeholders(template: str) -> frozenset[str]:
    """The names of the parameters a template takes."""
    return frozenset(name for _, name, _, _ in string.Formatter().parse(template) if name)


class Texts:
    """A folder of strings, one file per language (`de.toml` ...), asked for by dotted key such as `resource.brick`.

    Games may add to it: see `read_tables`.
    """

    def __init__(self, package: str, folder: str, added: str = "") -> None:
        self.package = package
        self.folder = folder
        self.added = added
        self._tables: dict[tuple[str, ...], Mapping[str, str]] = {}

    def table(self, lang: str) -> Mapping[str, str]:
        """All strings in one language."""
        if lang not in LANGUAGES:
            raise UnknownLanguageError(lang)
        asked = (lang, *GAMES)
        if asked not in self._tables:
            self._tables[asked] = _flatten("", read_tables(self.package, self.folder, lang, self.added))
        return self._tables[asked]

    def say(self, lang: str, key: str, **params: object) -> str:
        """One string with its parameters filled in."""
        table = self.table(lang)
        if key not in table:
            raise LookupError(f"There is no text {key!r} in {self.folder}/{lang}.toml.")
        return table[key].format(**params) if params else table[key]


def read_tables(package: str, folder: str, lang: str, added: str) -> dict[str, Any]:
    """The file of a language in a folder of texts, and what games add to it in `texts/<added>` of their own."""
    places = [resources.files(package).joinpath(folder)]
    places += [resources.files(game.package).joinpath("texts", added) for game in GAMES.values() if added]
    found: dict[str, Any] = {}
    for place in places:
        source = place.joinpath(f"{lang}.toml")
        for name, table in (tomllib.loads(source.read_text(encoding="utf-8")) if source.is_file() else {}).items():
            if isinstance(table, dict):
                found.setdefault(name, {}).update(table)
            else:
                found[name] = table
    return found


OF_A_SET: Final = ("decision", "counter", "kind")
INTERFACE: Final = Texts("catanica.encyclopaedia", "ui", "ui")


def texts(lang: str) -> Mapping[str, str]:
    """All strings of the user interface in one language: resources, phases, kinds of cards, decisions."""
    return _with_own(lang, announced(), tuple(GAMES))


@cache  # emptied by nothing: a set of the user's own that is named later makes another entry
def _with_own(lang: str, own: tuple[tuple[str, SetFolder], ...], games: tuple[str, ...]) -> Mapping[str, str]:
    """The strings of the program, what its sets ask and count, and all that and the name of sets of the user's own."""
    found = dict(INTERFACE.table(lang))
    for game in games:
        for folder in all_sets(game):
            for key, text in _of_set(folder, lang).items():
                found.setdefault(key, text)
    for _, folder in own:
        about = folder.about
        called = in_language(about.title, lang) if about.title else about.id
        found |= {f"set.{name}": called for name in (about.id, folder.name)}  # a game may name it by its folder
        for tag in dict.fromkeys((lang, FALLBACK, *LANGUAGES)):
            for key, text in _of_set(folder, tag).items():
                found.setdefault(key, text)
    return found


def _of_set(folder: SetFolder, lang: str) -> dict[str, str]:
    """What only a set has words for: its questions, its counters, and what its cards are besides."""
    told = folder.texts(lang)
    return {key: text for table in OF_A_SET for key, text in _flatten(f"{table}.", told.get(table, {})).items()}


def t(lang: str, key: str, **params: object) -> str:
    """One string of the user interface with its parameters filled in."""
    table = texts(lang)
    if key not in table:
        raise LookupError(f"There is no text {key!r} in {INTERFACE.folder}/{lang}.toml.")
    return table[key].format(**params) if params else table[key]


def _flatten(prefix: str, table: Mapping[str, object]) -> dict[str, str]:
    flat: dict[str, str] = {}
    for name, value in table.items():
        key = f"{prefix}{name}"
        if isinstance(value, Mapping):
            flat.update(_flatten(f"{key}.", value))
        else:
            flat[key] = str(value)
    return flat
