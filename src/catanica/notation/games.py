"""What the notation needs of each game, by name: its words, its views, its turns, its options."""

from collections.abc import Mapping
from typing import cast

from catanica.games.entry import Game, Json, Language, load
from catanica.games.registry import entry, find
from catanica.kernel.errors import InputError, Phrase
from catanica.kernel.state import State

__all__ = ["Json", "Language", "game_with", "language", "language_of", "option_names", "option_of", "wrong_option"]


def language(game: str) -> Language:
    """The written form of a game."""
    return cast(Language, load(entry(game).language))


def language_of(state: State) -> Language:
    """The written form of the game a position belongs to."""
    return language(state.header()["game"])


def option_of(state: State, code: int) -> Json:
    """An action as it is offered: its text, and what it points at."""
    words = language_of(state)
    return {"text": words.to_text(state, code)} if words.grammar is None else words.grammar.option(state, code)


def option_names(game: str) -> list[str]:
    """The names of a game's options."""
    return [option.name for option in find(game).options]


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
