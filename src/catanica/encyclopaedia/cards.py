"""Names and texts of cards, read from the `texts/` folder of every set of every game."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from catanica.encyclopaedia.language import FALLBACK, LANGUAGES, UnknownLanguageError
from catanica.games.principality.cards.folder import ABOUT, SetFolder
from catanica.games.principality.cards.shelf import all_sets, announced
from catanica.games.registry import DEFAULT, GAMES


@dataclass(frozen=True)
class CardText:
    """What a player reads about a card: its name and what it does."""

    name: str
    text: str


def card_texts(game: str, lang: str) -> Mapping[str, CardText]:
    """Every card of a game by id; where a set has no text in the language, the English or German one."""
    return _card_texts(game, lang, announced())


@cache  # emptied by nothing: a set of the user's own that is named later makes another entry
def _card_texts(game: str, lang: str, own: object) -> Mapping[str, CardText]:
    if lang not in LANGUAGES:
        raise UnknownLanguageError(lang)
    found: dict[str, CardText] = {}
    for folder in all_sets(game):
        for tag in dict.fromkeys((lang, FALLBACK, *LANGUAGES)):
            for card, body in read_texts(folder, tag).items():
                found.setdefault(card, body)
    return found


def read_texts(folder: SetFolder, lang: str) -> dict[str, CardText]:
    """The cards of one text file: a table per card id with `name` and `text`."""
    told = folder.texts(lang).items()
    return {card: CardText(str(body["name"]), str(body["text"])) for card, body in told if card not in ABOUT}


def text_faults(folder: SetFolder, lang: str) -> list[str]:
    """What is wrong with the form of a text file."""
    try:
        told = folder.texts(lang)
    except tomllib.TOMLDecodeError as e:
        return [f"not valid TOML: {e}."]
    return [
        f"[{card}] must be a table with the texts name and text."
        for card, body in told.items()
        if card not in ABOUT
        and not (isinstance(body, dict) and isinstance(body.get("name"), str) and isinstance(body.get("text"), str))
    ]


def card_text(game: str, card: str, lang: str) -> CardText:
    """One card's name and text."""
    found = card_texts(game, lang).get(card)
    if found is None:
        raise LookupError(f"There is no card {card!r} in the texts of {game}.")
    return found


def card_names(lang: str, game: str = DEFAULT) -> Mapping[str, str]:
    """The names of all cards of all games by id; an id two games share keeps the name the given game has for it."""
    return _card_names(lang, game, announced())


@cache  # as above
def _card_names(lang: str, game: str, own: object) -> Mapping[str, str]:
    names: dict[str, str] = {}
    for other in sorted(GAMES, key=lambda g: g != game):
        for card, body in card_texts(other, lang).items():
            names.setdefault(card, body.name)
    return names


def speaks(game: str, lang: str) -> bool:
    """Whether the cards that come with a game are told in a language; else English or German texts are shown."""
    return all(lang in folder.about.languages for folder in all_sets(game) if folder.package)
