# mypyc: skip
"""What the program asks of a game, and the entry with which a game answers: one value in its own folder.

The rules know nothing of players, terminals or learners. So an entry names those parts by address, `module:name`, and
each is loaded when somebody asks for it: importing a game loads no terminal, and the engine needs neither.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cache
from importlib import import_module
from typing import Any, Protocol

from catanica.kernel.grammar import Grammar
from catanica.kernel.options import Option
from catanica.kernel.refusal import Refusal
from catanica.kernel.seats import WATCHER
from catanica.kernel.shown import Place, together
from catanica.kernel.state import State

Json = dict[str, object]


class Game(Protocol):
    """A game with its options settled."""

    def new(self, seed: int | None = None, explicit: bool = False, trace: bool = True) -> State:
        """A fresh position; the seed decides what chance will bring unless outcomes are given from outside."""

    def blank(self, chosen: str) -> State:
        """A table on which nothing lies; `chosen` names what the players chose there before they began."""


class GameType(Protocol):
    """Makes a game from options; raises InputError for an option or value it does not know."""

    @property
    def options(self) -> tuple[Option, ...]:
        """The options there are. A game for a varying number of people has one called `players`."""

    def __call__(self, **options: object) -> Game:
        """The game with these options."""


class Imported(Protocol):
    """A game of another program, replayed on our rules."""

    @property
    def state(self) -> State:
        """The position at its end, with the whole trace."""

    @property
    def names(self) -> list[str]:
        """What the players are called."""

    @property
    def checks(self) -> dict[str, int]:
        """How often each thing was compared."""


class Shows(Protocol):
    """Makes the view of an audience; `options` are those of the one who decides, if they were listed already."""

    def __call__(self, state: Any, audience: int, names: Sequence[str], options: list[int] | None = None, /) -> Any:
        """Plain data."""


class Opens(Protocol):
    """Makes what everybody sees alike."""

    def __call__(self, seen: Any, names: Sequence[str], before: tuple[Any, Any] | None = None, /) -> Any:
        """Plain data."""


class Owns(Protocol):
    """Makes what is one audience's own."""

    def __call__(
        self, seen: Any, audience: int, options: list[int] | None, before: tuple[Any, Any] | None = None, /
    ) -> dict[Place, Any]:
        """Plain data by its places in the view."""


@dataclass(frozen=True)
class Parts:
    """A view in two: what everybody sees alike, which is made once for all who look on, and what is each one's own.

    `open` is given the position as a watcher sees it and the names of the players; `own` the position as the audience
    sees it, the audience, and the options of the one who decides, if they were listed already. What is own is told by
    its places in the view, which `open` leaves free. Both may be given an earlier position of the same game, as it was
    seen then, with what they made of it: what has not changed since need not be made again.
    """

    open: Opens
    own: Owns

    def view(self, state: Any, audience: int, names: Sequence[str], options: list[int] | None = None) -> Any:
        """Both together."""
        own = self.own(state.redacted(audience), audience, options)
        return together(self.open(state.redacted(WATCHER), names), own)


@dataclass(frozen=True)
class Language:
    """How one game is written down and shown."""

    to_text: Callable[[Any, int], str]
    from_text: Callable[[Any, str], int | Refusal]
    view: Shows  # plain data of the model `shown`
    event: Callable[[Any, int, int], Json]
    turn: Callable[[Any], int]  # how many turns have begun
    rules: str  # version of the game's rules
    verbs: frozenset[str]  # the words an action can begin with
    series: Mapping[str, str] = field(default_factory=dict)  # a line that stands for many: its word, the word repeated
    grammar: Grammar[Any] | None = None  # the table of its verbs and happenings
    shown: type | None = None  # the model of its view
    parts: Parts | None = None  # the view in two, where it is made so
    older: tuple[str, ...] = ()  # versions of which most games hold by today's rules too: they are read and tried

    def reads(self, rules: str) -> bool:
        """Whether games by a version of the rules can be tried: by today's, or by an older one."""
        return rules == self.rules or rules in self.older

    def events(self, state: State, words: Iterable[int], audience: int) -> list[Json]:
        """What happened as data, as an audience may know it. Nobody may change what is given."""
        if self.grammar is None:
            return [self.event(state, word, audience) for word in words]
        return self.grammar.events(state, words, audience)

    def beginnings(self) -> frozenset[str]:
        """The words an action can begin with, those of sets that came later among them."""
        return self.verbs if self.grammar is None else self.grammar.beginnings()


@dataclass(frozen=True, eq=False)
class Entry:
    """A game as the program knows it. Texts and rulings lie in folders of its package: see docs/add-a-game.md."""

    name: str
    rules: str  # its GameType; an address that begins with a dot lies in the game's own package
    package: str = ""  # `catanica.games.` and its name, unless given
    language: str = ".language:LANGUAGE"  # its Language
    face: str = ".terminal.face:face"  # its face at a terminal, made of a position and a wording
    sense: str = ""  # how search judges its positions: the class, made of weights
    draws: str = ""  # what an action that draws unseen could have drawn: positions, and how likely each is
    encoding: str = ""  # fixed numbers for learners, made of a position
    drawing: str = ""  # draws a position: what everybody can see
    box: str = ""  # its card sets, if it is played with cards of the principality's kind
    history: str = ""  # what changed between its editions
    decks: str = ""  # the decks players may bring
    modes: str = ""  # ways to play it that are measured one by one: options by name
    alike: str = ""  # whether a position is like those of the other ways in what is measured there
    seats_rule: str = ""  # the ruling on how many play, where it is not plain
    # players of its own by name; those that play every game need not be named
    bots: Mapping[str, str] = field(default_factory=dict)
    # options that may be given as a file, and what reads its text
    files: Mapping[str, str] = field(default_factory=dict)
    # formats of other programs, and what reads a log of theirs
    imports: Mapping[str, str] = field(default_factory=dict)
    # other programs it can be measured against, and the module to run for it
    rivals: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Addresses are completed."""
        package = self.package or f"catanica.games.{self.name}"
        object.__setattr__(self, "package", package)
        for part in fields(self):
            told = getattr(self, part.name)
            whole = {k: at(package, v) for k, v in told.items()} if isinstance(told, Mapping) else at(package, told)
            object.__setattr__(self, part.name, whole)


def levels(name: str, greedy: str, frozen: str) -> dict[str, str]:
    """The players every game of ours has: those that search lie in `.bots.levels`, the greedy one plays as normal."""
    searching = {level: f".bots.levels:{name}{level.title()}" for level in ("easy", "hard", "expert")}
    return {"easy": searching.pop("easy"), "normal": greedy, **searching, "greedy": greedy, "frozen": frozen}


def at(package: str, address: str) -> str:
    """An address as seen from everywhere."""
    return package + address if address.startswith(".") else address


@cache
def load(address: str) -> Any:
    """What lies at an address."""
    module, _, name = address.partition(":")
    return getattr(import_module(module), name)
