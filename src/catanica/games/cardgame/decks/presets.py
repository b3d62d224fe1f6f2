# mypyc: skip
"""Decks that come with the program: one file each in `presets/`, named by its id."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources

from pydantic import Field

from catanica.games.principality.cards.deck import Deck
from catanica.games.principality.cards.facts import CardId, Language, Small, Strict


class PresetFacts(Strict):
    """A preset deck as its file declares it."""

    name: dict[Language, str] = Field(description="What it is called in German, English, Danish.")
    idea: dict[Language, str] = Field(description="How it wants to win.")
    sets: list[str]
    start: list[CardId] = Field(description="The three cards of the first hand.")
    events: dict[CardId, Small]
    cards: dict[CardId, Small]

    def deck(self) -> Deck:
        """The deck itself, called as in English."""
        return Deck(self.cards, self.events, tuple(self.start), tuple(self.sets), self.name["en"])


@cache
def presets() -> Mapping[str, PresetFacts]:
    """All preset decks by id."""
    folder = resources.files("catanica.games.cardgame.decks") / "presets"
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".toml")), key=lambda f: f.name)
    return {
        file.name.removesuffix(".toml"): PresetFacts.model_validate(tomllib.loads(file.read_text(encoding="utf-8")))
        for file in files
    }
