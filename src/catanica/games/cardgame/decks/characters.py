# mypyc: skip
"""The six characters of the advanced tournament: twelve given cards each (101.D.c, 141.A.d)."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources

from pydantic import Field

from catanica.games.principality.cards.facts import CardId, Language, Small, Strict


class Character(Strict):
    """A character as its file declares it."""

    no: Small = Field(description="The number in the printed table.")
    name: dict[Language, str] = Field(description="What the character is called in German, English, Danish.")
    sets: list[str] = Field(description="The sets the given cards come from.")
    cards: dict[CardId, Small] = Field(description="The twelve given cards.")


@cache
def characters() -> Mapping[str, Character]:
    """All characters by id."""
    file = resources.files("catanica.games.cardgame.decks") / "characters.toml"
    read = tomllib.loads(file.read_text(encoding="utf-8"))
    return {who: Character.model_validate(facts) for who, facts in read.items()}
