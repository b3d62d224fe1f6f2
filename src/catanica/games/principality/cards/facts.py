# mypyc: skip
"""What a set's data files say, as models: every fault of a file is found at once, with its place.

The JSON schema of these models is what editors check a `cards.toml` against (`catanica cards schema`).
"""

import tomllib
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import Annotated, Any, Final

from pydantic import (
    AliasChoices,
    BaseModel,
    ConfigDict,
    Field,
    GetCoreSchemaHandler,
    GetJsonSchemaHandler,
    ValidationError,
    ValidationInfo,
    model_validator,
)
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, ErrorDetails, PydanticCustomError, core_schema

from catanica.games.principality.cards.catalogue import (
    AIMED_NAMES,
    FLAG_NAMES,
    KIND_NAMES,
    RAISED_NAMES,
    SHELTER_NAMES,
    SLOT_NAMES,
    TRAIT_NAMES,
)
from catanica.games.principality.cards.hints import ANSWER_NAMES, PLAY_NAMES
from catanica.games.principality.position.goods import NAMES
from catanica.kernel.errors import Phrase

MOST: Final = 60  # no figure of a card is larger
PARTS: Final = (
    "ground", "waves", "sun", "cloud", "birds", "peak", "fir", "tree", "tuft", "flame", "smoke", "sheep", "sheaf",
    "house", "tower", "battlement", "wall", "arch", "pillar", "flag", "person", "barrel", "sack", "crate", "coin",
    "coins", "bricks", "logs", "ores", "sword", "axe", "hammer", "lance", "book", "scroll", "cross", "bell", "key",
    "crown", "quill",
)  # fmt: skip
MOST_PARTS: Final = 12  # of one drawing
WANTED: Final = {
    "string_type": Phrase("a text"),
    "list_type": Phrase("a list"),
    "dict_type": Phrase("a table"),
    "model_type": Phrase("a table"),
    "bool_type": Phrase("yes or no"),
}  # what a value of another type should have been
OWN_WORDS: Final = ("flags", "traits", "counters", "figures")  # tables of [set] that add words


class OneOf:
    """Says that a text is a word out of a table; a set may add words of its own in the list `own` of its [set]."""

    def __init__(self, known: Iterable[str], own: str = "") -> None:
        self.known = list(known)
        self.own = own

    def check(self, value: str, info: ValidationInfo) -> str:
        """The word itself, or a fault that lists the table."""
        known = [*self.known, *((info.context or {}).get(self.own, []))]
        if value not in known:
            raise PydanticCustomError("none_of", "none of {words}", {"words": ", ".join(filter(None, known))})
        return value

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.with_info_after_validator_function(self.check, handler(source))

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        return {**handler(schema), "examples" if self.own else "enum": self.known}


Small = Annotated[int, Field(ge=0, le=MOST)]
Worth = Annotated[int, Field(ge=0, le=1000)]
CardId = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)]
Kind = Annotated[str, OneOf(KIND_NAMES[1:])]
Slot = Annotated[str, OneOf(SLOT_NAMES)]
Flag = Annotated[str, OneOf(FLAG_NAMES, "flags")]
Trait = Annotated[str, OneOf(TRAIT_NAMES, "traits")]
Good = Annotated[str, OneOf(NAMES)]
MaybeGood = Annotated[str, OneOf(["", *NAMES])]
Language = Annotated[str, OneOf(["de", "en", "da"])]
Raised = Annotated[str, OneOf(RAISED_NAMES)]
Danger = Annotated[str, OneOf(SHELTER_NAMES)]
Reach = Annotated[str, OneOf(["city", "land", "dock", "fleets"])]
Aimed = Annotated[str, OneOf(AIMED_NAMES)]
Side = Annotated[str, OneOf(["strength", "trade"])]
Figure = Annotated[str, OneOf(["strength", "skill", "commerce", "progress", "points"])]


class Strict(BaseModel):
    """A table of a data file: unknown fields and values of another type are faults."""

    model_config = ConfigDict(extra="forbid", strict=True)


class EffectFacts(Strict):
    """What a card does by declaration: see `declared.py`."""

    gain: Small = Field(0, description="Resources from the bank, of choice where `of` names none.")
    of: MaybeGood = Field("", description="The kind of what is gained.")
    take: Small = Field(0, description="Resources of choice from the opponent.")
    give_back: Small = Field(0, description="Resources given to the opponent afterwards.")
    optional: bool = Field(False, description="Fewer may be taken.")
    pays: dict[Good, Small] = Field({}, description="Resources paid to the bank for it.")
    roll: bool = Field(False, description="It is rolled for; who wins the roll gains, takes or strikes.")
    window: str = Field("", description="The window in which the opponent may answer before the roll.")
    returns: Annotated[str, OneOf(["", "buildings", "knights", "units"])] = Field(
        "", description="What the loser takes back to the hand, by the winner's choice."
    )
    protects: list[str] = Field([], description="Windows it answers from the hand: the attack fails on 3 to 5 too.")
    spares: list[str] = Field([], description="Windows it answers from the hand: what was about to happen does not.")
    sinks: bool = Field(False, description="Laid out it sends an opposing fleet to the discard pile.")
    year: dict[Good, Small] = Field({}, description="What it brings its owner in a good year, at the harvest.")
    yearly: Small = Field(0, description="Resources of choice it brings its owner then.")
    caps: list[CardId] = Field([], description="Units of the opponent that count little: ids, or what they are.")
    most: Small = Field(0, description="How much strength each of them counts at most.")
    cheapens: list[CardId] = Field(
        [], description="Cards that cost its owner less while it lies in play: ids, or what such cards are."
    )
    foils: CardId | None = Field(None, description="A card that must be rolled for against its owner, and may fail.")
    at: list[Annotated[int, Field(ge=1, le=6)]] = Field([], description="The numbers at which it fails.")
    less: Small = Field(1, description="How many resources less.")


class EmblemPart(Strict):
    """A part of a drawing that is put together from the page's kit: data, never markup."""

    part: Annotated[str, OneOf(PARTS)] = Field(description="What is drawn.")
    x: Annotated[int, Field(ge=0, le=120)] = Field(description="Where, from the left.")
    y: Annotated[int, Field(ge=0, le=84)] = Field(description="Where it stands, from above.")
    size: Annotated[int, Field(ge=4, le=84)] = Field(24, description="How high it is.")
    tone: Annotated[str, OneOf(["a", "b", "p"])] = Field("b", description="First tint, second tint, or paper.")


class HintFacts(Strict):
    """What helps a bot to judge a card it has in the hand."""

    play: Annotated[str, OneOf(PLAY_NAMES)] = Field(description="What it is good for.")
    held: Worth = Field(description="What it is worth in the hand.")
    idle: Worth | None = Field(None, description="The same while it is good for nothing.")


class CardFact(Strict):
    """One card as its set declares it."""

    id: CardId = Field(description="Its name in the notation.")
    count: Small = Field(1, description="How many there are in the box.")
    kind: Kind = Field(description="What kind of card it is.")
    flags: list[Flag] = Field([], description="What it is besides.")
    slot: Slot = Field("none", description="Where it is built.")
    cost: dict[Good, Small] = Field({}, description="Resources it costs.")
    points: Small = 0
    strength: Small = 0
    tournament: Small = Field(0, validation_alias=AliasChoices("tournament", "skill"))
    trade: Small = Field(0, validation_alias=AliasChoices("trade", "commerce"))
    hand: Small = Field(0, validation_alias=AliasChoices("hand", "progress"))
    resource: MaybeGood = Field("", description="The good of a region or a fleet.")
    die: Small = Field(0, description="The number of a region.")
    doubles: MaybeGood = Field("", description="The good of which neighbouring regions yield double.")
    rate: Small = Field(0, description="How many of its resource the bank takes for another.")
    traits: list[Trait] = Field([], description="What it does by declaration.")
    raises: list[Raised] = Field([], description="What each knight or trade fleet of its owner has one more of.")
    shelters: dict[Danger, Reach] = Field({}, description="From which dangers it protects its city or the land.")
    search: Small = Field(0, description="How many resources less it costs its owner to look through a stack.")
    yields: Small = Field(0, description="How many resources a region beside it yields.")
    bonus: Small = Field(0, description="How many more resources a region beside it yields.")
    prize: Small = Field(0, description="How many more resources a tournament brings its owner.")
    stores: list[Good] = Field([], description="Kinds of resources that may lie on it or be named by it.")
    capacity: Small = Field(0, description="How many resources may lie on it.")
    ready: bool = Field(False, description="They can be paid at any time, not only in the own turn.")
    safe: Small = Field(0, description="How many resources of its owner brigands leave alone.")
    immune: list[Aimed] = Field([], description="Attacks that may not name it: by what they are after.")
    exposed: list[Aimed] = Field([], description="Attacks that may name it, though it is none of what they are after.")
    shields: list[Aimed] = Field([], description="Attacks that may name nothing of its owner.")
    forbids: list[Annotated[str, OneOf(["attack", "neutral", "protection"])]] = Field(
        [], description="Actions and books that neither player may use while it works: by what they are."
    )
    fears: Small = Field(0, description="Abroad: more strength than this of the land's lord drives it out.")
    shuns: Small = Field(0, description="The same by trade points.")
    fee: dict[Good, Small] = Field({}, description="What it costs to play or use it, where its effect asks for that.")
    hint: HintFacts | None = Field(None, description="What helps a bot to judge it.")
    effect: EffectFacts | None = Field(None, description="What it does when played, drawn or laid out.")
    unique: bool = Field(False, description="Only one of that name may lie in both lands together.")
    each: bool = Field(False, description="At most one in each land.")
    owner: str = ""
    start: bool = Field(False, description="It lies there from the start.")
    at: Small = Field(0, description="Of a start region: where it lies in the printed layout, 1 to 6.")
    only: str = Field("", description="A way to play outside of which the card stays in the box.")
    needs: list[str] = Field(
        [], description="Cards its builder must have in play, or knight, mill, tournament (103.R.a)."
    )
    needs_any: list[str] = Field([], description="The same, but one of them is enough.")
    lacks: list[CardId] = Field([], description="Cards its builder must not have in play (103.R.a).")
    person: str = Field("", description="Who it shows, if other cards show the same: unique together with them.")
    sides: list[Side] = Field([], description="The figures of its two sides, of which one lies up.")
    rises: Small = Field(0, description="How many points more it can come to.")
    price: dict[CardId, Small] = Field({}, description="What it costs of the counters its set declares.")
    figures: dict[CardId, Small] = Field({}, description="Figures it shows that its set declares.")
    leaves: dict[CardId, Small] = Field({}, description="Copies that stay in the box in a way to play (PR-21).")
    open: bool = Field(False, description="It lies on the open expansion stack (PR-29).")
    levels: list[dict[Figure, Small]] = Field([], description="The totals it shows after one, two, three turns.")
    upon: str = Field("", description="The card it is laid on.")
    like: str = Field("", description="A reprint: the card whose effect and text it shares.")
    rules: list[str] = Field([], description="The rulings that treat it.")
    confidence: Annotated[str, OneOf(["seed", "source", "reconstructed"])] = Field(
        "seed", description="Whether it is as printed rules have it, as other sources do, or partly reconstructed."
    )
    reconstructed: list[str] = Field([], description="What of it no source tells.")
    disputed: list[str] = Field([], description="What of it sources tell differently.")
    note: str = Field("", description="A remark for whoever edits it.")
    emblem: list[EmblemPart] = Field([], max_length=MOST_PARTS, description="Its drawing, put together from parts.")
    back: int = Field(0, init=False, exclude=True, json_schema_extra={"readOnly": True})  # the stacks it belongs to

    def said(self, name: str) -> Any:
        """A field of the card, or what it shows or costs of what only its set knows; 0 if it says nothing of it."""
        if name in CardFact.model_fields:
            return getattr(self, name)
        return self.figures.get(name, self.price.get(name, 0))


class CounterFacts(Strict):
    """A counter: goods on cards that are no resources. A card says what it costs of it by its name."""

    on: str = Field(description="Where it lies: a card's id or kind, or what such cards are or do.")
    room: Annotated[int, Field(ge=1, le=15)] = Field(description="How many lie on one card at most.")
    rule: str = Field(description="The ruling by which they are paid and gained.")
    rests: bool = Field(False, description="A card used in this turn pays none of it.")
    worth: Small = Field(0, description="What one is worth to a bot.")
    signs: Annotated[str, Field(min_length=2, max_length=2)] = Field(
        "●○", description="How a terminal shows one that is there, and room for one more."
    )
    icon: str = Field("star", description="The sign that stands for one on a page.")


class BoxFacts(Strict):
    """How a set lies in its box, by the way to play where that makes a difference."""

    stacks: dict[CardId, Small] = Field({}, description="Into how many stacks its cards are parted.")
    events: dict[CardId, Small] = Field({}, description="To how many cards the event stack is filled up.")
    laid: dict[CardId, Small] = Field({}, description="How many copies of a card lie in the lands from the start.")


class SetFacts(Strict):
    """What a set says about itself, and what only it knows about its cards."""

    id: CardId = Field(description="Its name in options and records.")
    game: Annotated[str, OneOf(["cardgame", "princes"])] = Field("cardgame", description="The game it belongs to.")
    title: dict[Language, str] = Field({}, description="Its name in German, English, Danish.")
    total: int | None = Field(None, description="How many cards its box holds, all copies counted.")
    start: int | None = Field(None, description="How many of them lie there from the start.")
    box: BoxFacts = Field(BoxFacts.model_validate({}), description="How it lies in its box.")
    languages: list[Language] = Field(["de", "en", "da"], description="The languages its texts are in.")
    windows: dict[CardId, str] = Field({}, description="Moments at which somebody may answer, and what has happened.")
    extra: bool = Field(False, description="No theme of its own: its cards lie among those of the base set.")
    open: list[CardId] = Field([], description="Cards that lie open beside the stacks (105.C.b).")
    flags: list[CardId] = Field([], description="What cards can be besides the common words.")
    traits: list[CardId] = Field([], description="What cards can do besides the common words.")
    counters: dict[CardId, CounterFacts] = Field({}, description="Counters that lie on cards.")
    figures: dict[CardId, Small] = Field({}, description="Figures printed on its cards, and their worth to a bot.")
    worth: dict[CardId, int] = Field(
        {}, description="What a card in play is worth to a bot: by id, kind, flag or trait."
    )
    lasting: dict[CardId, int] = Field({}, description="The same for each turn to come.")
    answers: dict[CardId, Annotated[str, OneOf(ANSWER_NAMES)]] = Field(
        {}, description="What its steps ask for, so that a bot can answer: by the step's name."
    )


class SetFile(Strict):
    """A `cards.toml`: what a set says about itself, and its cards."""

    set: SetFacts | None = None
    card: list[CardFact] = Field(min_length=1)

    @model_validator(mode="after")
    def each_card_once(self) -> "SetFile":
        """Two entries of one id are a slip."""
        ids = [c.id for c in self.card]
        for twice in sorted({i for i in ids if ids.count(i) > 1}):
            raise PydanticCustomError("twice", "card {card} is declared twice", {"card": repr(twice)})
        return self


def read(text: str) -> tuple[SetFile | None, list[str]]:
    """What a `cards.toml` says, or everything that is wrong with it."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as e:
        return None, [f"not valid TOML: {e}."]
    own, told = _own_words(data)
    try:
        return SetFile.model_validate(told, context=own), []
    except ValidationError as e:
        return None, list(_sentences(data, e.errors()))


def _own_words(data: dict[str, Any]) -> tuple[dict[str, list[str]], dict[str, Any]]:
    """The words a set adds to those all sets have, and its data with its own figures and prices put together."""
    about = data.get("set")
    about = about if isinstance(about, dict) else {}
    own = {table: list(about[table]) for table in OWN_WORDS if isinstance(about.get(table), list | dict)}
    cards = data.get("card")
    if not isinstance(cards, list):
        return own, data
    told = []
    for card in cards:
        if isinstance(card, dict):
            card = dict(card)
            for table, field in (("counters", "price"), ("figures", "figures")):
                said = {name: card.pop(name) for name in own.get(table, []) if name in card}
                if said:
                    card[field] = said
        told.append(card)
    return own, {**data, "card": told}


def _sentences(data: dict[str, Any], errors: list[ErrorDetails]) -> Iterator[str]:
    """Each fault as a sentence: which card, which field, what is wrong, what would be right."""
    for misfit in misfits(data, errors):
        yield f"{f'card {misfit.card}, ' if misfit.card else ''}{misfit.field or 'entry'}: {misfit.says}"


class Misfit:
    """A fault in the data of a set: the card and field it lies in, and what is wrong."""

    def __init__(self, card: str, field: str, says: Phrase) -> None:
        self.card = card
        self.field = field
        self.says = says


def misfits(data: dict[str, Any], errors: list[ErrorDetails]) -> Iterator[Misfit]:
    """Faults that a model found, by the cards they lie in."""
    for error in errors:
        place = [str(p) for p in error["loc"]]
        card = ""
        if len(error["loc"]) > 1 and isinstance(error["loc"][1], int):
            entry = data["card"][error["loc"][1]]
            name = entry.get("id", f"number {error['loc'][1] + 1}") if isinstance(entry, dict) else place[1]
            card = str(name)
            place = place[2:]
        yield Misfit(card, ".".join(place), _says(error))


def _says(error: ErrorDetails) -> Phrase:
    """What is wrong with one value, and what would be right."""
    given, kind = error["input"], error["type"]
    if kind == "extra_forbidden":
        name = str(error["loc"][-1])
        known = [n for n in CardFact.model_fields if n != "back"]
        near = get_close_matches(name, known, n=1)
        if near:
            return Phrase("there is no such field; did you mean {near}?", near=near[0])
        return Phrase("there is no such field; there are {known}.", known=", ".join(known))
    if kind == "missing":
        return Phrase("this field is missing.")
    if kind == "none_of":
        return Phrase("{given!r} is none of {known}.", given=given, known=error["ctx"]["words"])
    if kind in ("int_type", "greater_than_equal", "less_than_equal"):
        most = error.get("ctx", {}).get("le", MOST)
        return Phrase("must be a whole number from 0 to {most}, not {given!r}.", most=most, given=given)
    if kind == "string_pattern_mismatch":
        says = "must be small letters, digits and underscores, beginning with a letter, not {given!r}."
        return Phrase(says, given=given)
    if kind == "twice":
        return Phrase("card {card} is declared twice.", card=error["ctx"]["card"])
    if kind == "string_too_long":
        return Phrase("has at most {most} letters.", most=error["ctx"]["max_length"])
    if kind == "too_long":
        return Phrase("has at most {most} entries.", most=error["ctx"]["max_length"])
    if kind in ("too_short", "string_too_short"):
        return Phrase("must not be empty.")
    if kind == "unspeakable":
        return Phrase("has letters, digits and signs, but no angle brackets, no & and no invisible characters.")
    if kind in WANTED:
        return Phrase("must be {wanted}, not {given!r}.", wanted=WANTED[kind], given=given)
    return Phrase("{given!r} does not fit here.", given=given)


def schema() -> dict[str, Any]:
    """The JSON schema of a `cards.toml`, for editors."""
    return SetFile.model_json_schema()
