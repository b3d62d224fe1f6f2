"""What the notation needs of each game, by name: its words, its views, its turns. A game is loaded when asked for."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any, Final

from catanica.games.registry import Game, find
from catanica.kernel.errors import InputError, Phrase, unknown
from catanica.kernel.refusal import Refusal
from catanica.kernel.state import REFEREE, State, event_fields

Json = dict[str, object]


@dataclass(frozen=True)
class Language:
    """How one game is written down and shown."""

    to_text: Callable[[Any, int], str]
    from_text: Callable[[Any, str], int | Refusal]
    view: Callable[[Any, int, Sequence[str]], Json]
    event: Callable[[Any, int, int], Json]
    turn: Callable[[Any], int]  # how many turns have begun
    rules: str  # version of the game's rules
    verbs: frozenset[str]  # the words an action can begin with
    series: Mapping[str, str] = field(default_factory=dict)  # a line that stands for many: its word, the word repeated


def _principality(game: str) -> Language:
    """The two-player games with principalities share their words."""
    words = import_module("catanica.games.principality.telling.words")
    views = import_module("catanica.games.principality.telling.view")
    return Language(
        words.to_text,
        words.from_text,
        lambda state, audience, names: {**views.view(state, audience), "names": list(names)},
        views.event,
        lambda state: int(state.turn),
        import_module(f"catanica.games.{game}.game").RULES_VERSION,
        frozenset(words.BY_NAME),
        {"shuffle": "deal"},
    )


def _board() -> Language:
    words = import_module("catanica.games.board.words")
    tables = (words.PLAIN, words.WITH_RESOURCE, words.WITH_SEAT, words.WITH_PLACE)
    verbs = {phrase.split()[0] for table in tables for phrase in table.values()}
    return Language(
        words.to_text,
        words.from_text,
        import_module("catanica.games.board.view").view,
        _board_event,
        lambda state: int(state.turns),
        import_module("catanica.games.board.game").RULES_VERSION,
        frozenset(verbs | {"sea", "dice", "draw", "hex", "token", "harbour"}),
    )


def _board_event(state: State, packed: int, audience: int) -> Json:
    """A log entry of the board game; what its first number says is hidden from those who may not know it."""
    kind, seat, a, b, c, see = event_fields(packed)
    hidden = see != 0xFF and audience != REFEREE and (audience < 0 or not see & (1 << audience))
    names = import_module("catanica.games.board.events").NAMES
    return {"event": names[kind], "seat": seat, "a": None if hidden else a, "b": b, "c": c}


LANGUAGES: Final[dict[str, Callable[[], Language]]] = {
    "board": _board,
    "cardgame": lambda: _principality("cardgame"),
    "princes": lambda: _principality("princes"),
}


@cache
def language(game: str) -> Language:
    """The written form of a game."""
    if game not in LANGUAGES:
        raise unknown("game", game, LANGUAGES)
    return LANGUAGES[game]()


def language_of(state: State) -> Language:
    """The written form of the game a position belongs to."""
    return language(state.header()["game"])


def option_names(game: str) -> list[str]:
    """The names of a game's options."""
    options = getattr(find(game), "options", ())
    return [str(o if isinstance(o, str) else o.name) for o in options]


def game_with(game: str, options: Mapping[str, str]) -> Game:
    """The game with options written as text; an empty text stands for the usual value."""
    return find(game)(**{name: value for name, value in options.items() if value != ""})


def wrong_option(game: str, options: Mapping[str, str]) -> tuple[str, Phrase] | None:
    """The option a game cannot be made with, and what is wrong with it; its name is empty if no single one is."""
    try:
        game_with(game, options)
    except InputError as error:
        for name, value in options.items():
            try:
                game_with(game, {name: value})
            except InputError as alone:
                if str(alone) == str(error):
                    return name, error.phrases[0]
        return "", error.phrases[0]
    return None
