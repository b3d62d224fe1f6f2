# mypyc: skip
"""A card set is one folder: data, code, texts, drawings. Sets of the program and sets of the user's own are alike.

cards.toml           what the set says about itself, and its cards (`facts.py` checks it)
steps.py, effects.py what is odd about them; each binds its part in `register(rules)`
words.py             verbs and happenings nobody else has
texts/de.toml ...    names and texts of the cards by id; `[decision]` what its own steps ask, `[fault.CODE]` why not
emblems/CARD.svg     drawings, 120 by 84
"""

import re
import sys
import tomllib
import traceback
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from catanica.games.principality.cards.declaring import declare
from catanica.games.principality.cards.facts import CardFact, SetFacts, SetFile, read
from catanica.games.principality.telling.kinds import GRAMMAR
from catanica.games.principality.vocabulary import STEPS
from catanica.games.principality.windows import WINDOWS
from catanica.kernel.errors import InputError

if TYPE_CHECKING:  # a rulebook is made out of sets
    from catanica.games.principality.position.rulebook import Rulebook

OWN_PACKAGE: Final = "catanica_own_sets"  # where code of the user's own is loaded to
CODE: Final = ("steps", "effects")
WORDS: Final = "words"
DATA: Final = "cards.toml"
FACT: Final = re.compile(r"""(?P<key>\w+) *=(?: *"(?P<card>\w+)" *$)?|\[card\.(?P<table>\w+)""")  # a line of an entry
ABOUT: Final = ("decision", "fault", "counter", "kind", "set")  # tables of a text file that are no cards


class SetFolder:
    """One set as it lies in its folder."""

    def __init__(self, root: Traversable, name: str, package: str = "") -> None:
        self.root = root
        self.name = name  # how messages call it: its id, or the folder the user named
        self.package = package  # where its code lies; empty for a set of the user's own, loaded from its folder
        self._file: SetFile | None = None

    def file(self) -> SetFile:
        """Its `cards.toml`; an InputError lists everything that is wrong with it."""
        if self._file is None:
            found, faults = read_set(self)
            if found is None:
                raise InputError("{faults}", faults="\n".join(f"{self.name}/cards.toml: {f}" for f in faults))
            self._file = found
        return self._file

    @property
    def about(self) -> SetFacts:
        """What it says about itself; a folder that says nothing is called by its name."""
        name = re.sub(r"[^a-z0-9]+", "_", f"own {Path(self.name).name.lower()}")
        return self.file().set or SetFacts.model_validate({"id": name})

    @property
    def scope(self) -> str:
        """What comes before the names of its steps: those of the user's own must not meet others of that name."""
        return "" if self.package else f"{self.about.id}-"  # no dot: in a position text it ends the name

    def facts(self) -> list[CardFact]:
        """Its cards, as a list of one's own: a game changes counts and backs."""
        return [card.model_copy() for card in self.file().card]

    @property
    def data_file(self) -> str:
        """Its `cards.toml` as one finds it: in a checkout of the program, or in the folder of the user's own."""
        return f"src/{self.package.replace('.', '/')}/{DATA}" if self.package else f"{Path(self.name).name}/{DATA}"

    def lines(self) -> dict[str, dict[str, int]]:
        """For every card the line of its data at which each of its facts stands; `id` begins its entry."""
        found: dict[str, dict[str, int]] = {}
        here: dict[str, int] | None = None  # before the first card the set tells of itself
        for number, line in enumerate(self.root.joinpath(DATA).read_text(encoding="utf-8").splitlines(), 1):
            fact = FACT.match(line)
            if line.startswith("[[card]]"):
                here = {}
            elif fact is not None and here is not None:
                here.setdefault(fact["table"] or fact["key"], number)
                if fact["key"] == "id" and fact["card"]:
                    found[fact["card"]] = here
        return found

    def texts(self, lang: str) -> dict[str, Any]:
        """What it says in a language: a table per card id with name and text, and the tables in ABOUT."""
        source = self.root.joinpath("texts", f"{lang}.toml")
        return tomllib.loads(source.read_text(encoding="utf-8")) if source.is_file() else {}

    def emblem(self, card: str) -> bytes | None:
        """The drawing of a card, as SVG."""
        source = self.root.joinpath("emblems", f"{card}.svg")
        return source.read_bytes() if source.is_file() else None

    def emblems(self) -> Iterator[tuple[str, bytes]]:
        """All its drawings, by the card they show."""
        folder = self.root.joinpath("emblems")
        for file in folder.iterdir() if folder.is_dir() else ():
            if file.name.endswith(".svg"):
                yield file.name.removesuffix(".svg"), file.read_bytes()

    def has_code(self, part: str) -> bool:
        """Whether it brings a module of that name."""
        return self.root.joinpath(f"{part}.py").is_file()

    def speak(self) -> None:
        """Declare the words it brings."""
        if self.has_code(WORDS):
            self.module(WORDS)

    def module(self, part: str) -> ModuleType:
        """One of its modules."""
        return import_module(f"{self.package}.{part}") if self.package else _own_module(self, part)

    def register(self, rules: "Rulebook") -> None:
        """Bind its steps and effects to a rulebook."""
        self.speak()
        declare(rules, self.about, self.scope)
        for name, told in self.about.windows.items():
            WINDOWS.add(name, told)
        for fact in self.facts():
            if fact.effect is not None and fact.id in rules.cat.index:
                rules.add_effect(fact.id, rules.deeds.make(rules, fact.effect))
        before = len(rules.unbound)
        for part in CODE:
            if self.has_code(part):
                module = self.module(part)
                if not hasattr(module, "register"):
                    says = "{folder}/{part}.py: needs a function register(rules) that binds what the cards do."
                    raise InputError(says, folder=self.name, part=part)
                module.register(rules)
        strange = rules.unbound[before:]
        if not self.package and strange:
            says = "{folder}/effects.py: binds effects to what is no card of this game: {unknown}."
            raise InputError(says, folder=self.name, unknown=", ".join(sorted(strange)))


def read_set(folder: SetFolder) -> tuple[SetFile | None, list[str]]:
    """What a set's `cards.toml` says, or everything that is wrong with it."""
    return read(folder.root.joinpath(DATA).read_text(encoding="utf-8"))


@cache
def built_in(package: str, set_id: str) -> SetFolder:
    """A set that comes with the program; `package` is its game's."""
    return SetFolder(resources.files(package) / "sets" / set_id, set_id, f"{package}.sets.{set_id}")


def from_folder(folder: Path) -> SetFolder:
    """A set in a folder of the user's own."""
    if not folder.joinpath(DATA).is_file():
        raise InputError("{folder}: no cards.toml in this folder.", folder=folder)
    return SetFolder(folder, str(folder))


def _own_module(folder: SetFolder, part: str) -> ModuleType:
    """A module of a set of the user's own, loaded once for each content of the folder."""
    root = Path(str(folder.root)).resolve()
    files = sorted(root.glob("*.py"))
    digest = sha256(repr([(str(f), f.read_bytes()) for f in files]).encode()).hexdigest()[:16]
    package = f"{OWN_PACKAGE}_{digest}"
    name = f"{package}.{part}"
    if name in sys.modules:
        return sys.modules[name]
    if package not in sys.modules:
        home = ModuleType(package)
        home.__path__ = [str(root)]
        sys.modules[package] = home
    registers = (STEPS, GRAMMAR.verb_rows, GRAMMAR.happening_rows)
    for register in registers:
        register.scope = folder.scope
    try:
        return import_module(name)
    except Exception as wrong:  # whatever the user's code does wrong is told as a sentence
        for loaded in [m for m in sys.modules if m == package or m.startswith(f"{package}.")]:
            del sys.modules[loaded]
        raise InputError("{file}: {wrong}", file=root / f"{part}.py", wrong=_told(wrong, root)) from wrong
    finally:
        for register in registers:
            register.scope = ""


def _told(wrong: Exception, root: Path) -> str:
    """An error of the user's code: what, and the last line of the folder it happened in."""
    lines = [f for f in traceback.extract_tb(wrong.__traceback__) if Path(f.filename).is_relative_to(root)]
    where = f" (line {lines[-1].lineno} of {Path(lines[-1].filename).name})" if lines else ""
    return f"{type(wrong).__name__}: {wrong}{where}"
