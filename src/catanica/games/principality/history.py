# mypyc: skip
"""What changed between the editions of a game: a table of dated changes, one row each, as models of a data file.

A row names either a switch of the game's house rules or a fact of a card, and the states it has been in: what held from
which edition on, in the base game and in the extended and tournament games. What a table notes without a state makes no
difference at this table: it belongs to a set that is not here, or has held in every edition.
"""

import tomllib
from collections.abc import Mapping
from importlib import resources
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, model_validator

Told = Annotated[Mapping[str, str], Field(min_length=3)]  # by language
Value = bool | int | str | list[str] | dict[str, int]


class Strict(BaseModel):
    """A table of the file: unknown fields and values of another type are faults."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Stage(Strict):
    """What held from an edition on."""

    value: Value = Field(description="The value of the switch or of the card's fact.")
    base: str = Field("", description="Since which edition in the base game; empty if never there.")
    extended: str = Field("", description="The same for the extended and the tournament game.")
    told: Told = Field(description="What that means, in German, English, Danish.")

    def since(self, extended: bool) -> str:
        """The edition it began with."""
        return self.extended if extended else self.base


class Change(Strict):
    """One dated change."""

    article: str = Field(description="The ruling that tells of it, with its letter.")
    switch: str = Field("", description="The rule of the house that differs.")
    fact: str = Field("", description="Or the fact that differs, of the cards named.")
    cards: list[str] = Field([], description="The cards concerned.")
    title: Told
    stage: list[Stage] = Field(min_length=2)

    @model_validator(mode="after")
    def one_of_both(self) -> "Change":
        """A change is one of a rule or of a fact."""
        if (self.switch == "") == (self.fact == "") or (self.fact and not self.cards):
            raise ValueError(f"{self.article}: name either a switch, or a fact and its cards")
        return self

    def value(self, edition: str, extended: bool) -> Value | None:
        """What held in an edition; nothing if the change does not concern that way to play."""
        held = [s for s in self.stage if s.since(extended) and s.since(extended) <= edition]
        return max(held, key=lambda s: s.since(extended)).value if held else None


class Noted(Strict):
    """A change that makes no difference here: `set` names what it belongs to, else it has held in every edition."""

    article: str
    set: str = ""
    cards: list[str] = []
    title: Told


class History(Strict):
    """The whole table of a game."""

    editions: list[str] = Field(min_length=1)
    default: str
    change: list[Change]
    noted: list[Noted] = []

    def held(self, edition: str, extended: bool) -> dict[str, Value]:
        """The value of every switch that an edition sets."""
        held = {c.switch: c.value(edition, extended) for c in self.change if c.switch}
        return {switch: value for switch, value in held.items() if value is not None}

    def facts(self, edition: str, extended: bool) -> dict[str, dict[str, Value]]:
        """By card, the facts that an edition sets."""
        found: dict[str, dict[str, Value]] = {}
        for c in self.change:
            value = c.value(edition, extended) if c.fact else None
            if value is not None:
                for card in c.cards:
                    found.setdefault(card, {})[c.fact] = value
        return found


def read_history(package: str) -> History:
    """The table in a game's `editions.toml`."""
    text = resources.files(package).joinpath("editions.toml").read_text(encoding="utf-8")
    return History.model_validate(tomllib.loads(text))
