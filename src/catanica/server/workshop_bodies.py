"""Requests and answers of the workshop: decks of the tournament game, and home-made cards."""

from typing import Annotated, Any

from pydantic import BaseModel, Field

from catanica.server.bodies import Asked
from catanica.server.messages import Fault, LanguageTag


class DeckText(Asked):
    """A deck as its owner wrote it down."""

    text: Annotated[str, Field(max_length=60_000)]
    lang: LanguageTag | None = None


class DeckTrial(DeckText):
    """A deck to be dealt; the same seed deals the same cards."""

    seed: Annotated[int, Field(ge=0, lt=2**31)] = 0


class DeckFault(Fault):
    """A reason against a deck: the line or card it is about, and how many there are and may be."""

    line: int | None = None
    card: str | None = None
    set: str | None = None
    given: int | None = None
    allowed: int | None = None


class DeckInfo(BaseModel):
    """A deck, as far as it could be read, and the same as a text and as one word."""

    name: str
    sets: list[str]
    cards: dict[str, int]
    events: dict[str, int]
    start: list[str]
    size: int
    text: str
    code: str


class DeckChecked(BaseModel):
    """Everything that speaks against a deck; nothing if it is legal."""

    legal: bool
    faults: list[DeckFault]
    deck: DeckInfo


class DeckCard(BaseModel):
    """A card as decks may hold it."""

    card: str
    event: bool
    sets: list[str]
    limit: int


class DeckPool(BaseModel):
    """What a deck is made of: how many cards, events and cards of the first hand it takes, and which there are."""

    size: int
    events: int
    start: int
    sets: list[str]
    cards: list[DeckCard]


class PresetDeck(BaseModel):
    """A deck that comes with the program."""

    id: str
    name: str
    idea: str
    deck: DeckInfo


class DeckDealt(BaseModel):
    """A trial deal: the first hand and the own stacks from the top."""

    hand: list[str]
    stacks: list[list[str]]


class HomeText(Asked):
    """A home-made set as its maker's page holds it: checked here, never trusted."""

    set: dict[str, Any]
    lang: LanguageTag | None = None


class HomeFault(BaseModel):
    """Something that is wrong with a home-made set: in which card and field, and what."""

    card: str
    field: str
    sentence: str


class HomeChecked(BaseModel):
    """Everything that is wrong with a home-made set; the size of what is right with it, and how large it may be."""

    faults: list[HomeFault]
    size: int
    most: int


class HomeForm(BaseModel):
    """What a home-made card can be and do: the words to choose from, and the largest figures."""

    kinds: list[str]
    slots: list[str]
    flags: dict[str, list[str]]
    goods: list[str]
    limits: dict[str, int]
    raises: list[str]
    shelters: dict[str, list[str]]
    aimed: list[str]
    windows: list[str]
    returns: list[str]
    conditions: list[str]
    deeds: dict[str, list[str]]
    played: list[str]
    laid: list[str]
    parts: list[str]
    cards: int
    most_parts: int
