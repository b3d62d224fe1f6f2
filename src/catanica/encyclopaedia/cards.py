"""Names and texts of cards, read from the `texts/` folder of every set of every game."""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from catanica.encyclopaedia.language import FALLBACK, LANGUAGES, UnknownLanguageError
from catanica.games.registry import DEFAULT, GAMES, entry


@dataclass(frozen=True)
class CardText:
    """What a player reads about a card: its name and what it does."""

    name: str
    text: str


@cache
def card_texts(game: str, lang: str) -> Mapping[str, CardText]:
    """Every card of a game by id; where a set has no text in the language, the English or German one."""
    if lang not in LANGUAGES:
        raise UnknownLanguageError(lang)
    found: dict[str, CardText] = {}
    for folder in _text_folders(game):
        for tag in dict.fromkeys((lang, FALLBACK, "de")):
            source = folder.joinpath(f"{tag}.toml")
            if source.is_file():
                for card, body in read_texts(source.read_text(encoding="utf-8")).items():
                    found.setdefault(card, body)
    return found


def read_texts(content: str) -> dict[str, CardText]:
    """The cards of one text file: a table per card id with `name` and `text`."""
    return {card: CardText(str(body["name"]), str(body["text"])) for card, body in tomllib.loads(content).items()}


def card_text(game: str, card: str, lang: str) -> CardText:
    """One card's name and text."""
    found = card_texts(game, lang).get(card)
    if found is None:
        raise LookupError(f"There is no card {card!r} in the texts of {game}.")
    return found


@cache
def card_names(lang: str, game: str = DEFAULT) -> Mapping[str, str]:
    """The names of all cards of all games by id; an id two games share keeps the name the given game has for it."""
    names: dict[str, str] = {}
    for other in sorted(GAMES, key=lambda g: g != game):
        for card, body in card_texts(other, lang).items():
            names.setdefault(card, body.name)
    return names


def speaks(game: str, lang: str) -> bool:
    """Whether a game's cards are told in a language; else their English or German texts are shown."""
    return all(folder.joinpath(f"{lang}.toml").is_file() for folder in _text_folders(game))


def _text_folders(game: str) -> Iterator[Traversable]:
    sets = resources.files(entry(game).package).joinpath("sets")
    if not sets.is_dir():
        return
    # The base set comes first: a theme set that repeats one of its cards keeps the same name.
    for folder in sorted(sets.iterdir(), key=lambda f: (f.name != "base", f.name)):
        texts = folder.joinpath("texts")
        if texts.is_dir():
            yield texts
