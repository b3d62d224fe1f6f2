"""Requests and answers over HTTP."""

import unicodedata
from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from catanica.games.registry import DEFAULT
from catanica.kernel.options import OptionKind
from catanica.server.messages import Fault, LanguageTag, LogEntry, Token, View

OptionValue = (
    bool
    | Annotated[int, Field(ge=-(2**31), lt=2**31)]
    | Annotated[str, Field(max_length=2000)]
    | Annotated[list[Annotated[str, Field(max_length=4000)]], Field(max_length=64)]  # a deck is one word
)
JOINERS: Final = "\u200c\u200d"  # invisible, but names are written with them


def speakable(name: str) -> str:
    """A name without characters that hide or turn round what stands beside it."""
    for letter in name:
        if unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co") and letter not in JOINERS and letter not in "\t\n":
            raise ValueError(f"a name has letters, digits and signs, not the invisible character U+{ord(letter):04X}")
    return name


PlayerName = Annotated[str, Field(max_length=40), AfterValidator(speakable)]
PositionText = Annotated[str, Field(max_length=20_000)]


class Asked(BaseModel):
    """A request; unknown fields are refused, so that a slip is noticed."""

    model_config = ConfigDict(extra="forbid")


class NewSeat(Asked):
    """Who is to sit there: `person`, `open` (by link) or `bot:<name>`."""

    kind: Annotated[str, Field(max_length=40, examples=["person", "open", "bot:greedy"])]
    name: PlayerName = ""


class NewGame(Asked):
    """A game to be begun."""

    game: Annotated[str, Field(max_length=24, examples=[DEFAULT])]
    options: Annotated[dict[Annotated[str, Field(max_length=40)], OptionValue], Field(max_length=40)] = {}
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=8)]
    name: PlayerName = ""
    lang: LanguageTag | None = None
    bot_delay: Annotated[float, Field(ge=0, le=10)] = 0.8
    absence: Annotated[int, Field(ge=0, le=86_400)] = 0
    lesson: Annotated[str, Field(max_length=40)] | None = None
    record: Annotated[str, Field(max_length=2_000_000)] | None = None
    position: PositionText | None = None
    home: dict[str, Any] | None = None


class SeatKey(BaseModel):
    """A seat of the new game with what its holder needs."""

    seat: int
    kind: str
    name: str
    token: str | None
    invite: str | None
    link: str | None


class GameMade(BaseModel):
    """A game was begun."""

    game_id: str
    seats: list[SeatKey]


class Join(Asked):
    """An open seat is taken."""

    invite: Token
    name: PlayerName = ""
    lang: LanguageTag | None = None


class Joined(BaseModel):
    """The seat is yours."""

    seat: int
    token: str


class OptionInfo(BaseModel):
    """One option of a game, as the new-game form needs it."""

    name: str
    kind: OptionKind
    default: Any
    choices: list[str]
    items: list[str]
    low: int
    high: int
    house_rule: bool


class GameKind(BaseModel):
    """A game that can be played here."""

    game: str
    rules: str
    seats: list[int]
    options: list[OptionInfo]
    bots: list[str]
    guests: list[str]  # those of the bots that the operator has registered


class RuleLink(BaseModel):
    """A ruling by number and title."""

    id: str
    title: str


class DoubtInfo(BaseModel):
    """Something of a card that is not certain: what, why, and the line of the data that says it now."""

    field: str
    what: str
    why: str
    line: int


class CardInfo(BaseModel):
    """A card with its figures, and the text in the reader's language; `file` and `line` say where its data stand."""

    id: str
    set: str
    name: str
    text: str
    kind: str
    slot: str
    flags: list[str]
    cost: dict[str, int]
    points: int
    strength: int
    tournament: int
    trade: int
    hand: int
    rate: int
    resource: str
    die: int
    doubles: str
    count: int
    rules: list[RuleLink]
    confidence: str
    reconstructed: list[str]
    known: str
    doubts: list[DoubtInfo]
    file: str
    line: int


class OwnCounter(BaseModel):
    """A counter that lies on cards of a set."""

    icon: str


class OwnSet(BaseModel):
    """A card set of the operator's own, as its folder holds it."""

    game: str
    set: str
    title: dict[str, str]
    card: list[dict[str, Any]]
    counters: dict[str, OwnCounter]
    texts: dict[str, dict[str, Any]]
    emblems: list[str]


class RulingInfo(BaseModel):
    """A ruling in the reader's language."""

    id: str
    title: str
    text: str
    game: str
    sets: list[str]
    cards: list[str]
    see: list[RuleLink]
    to_read: bool


class RegisterLine(BaseModel):
    """A line of the alphabetical register: a card, a term or a ruling, and the rulings and cards that treat it."""

    word: str
    kind: Literal["card", "term", "ruling"]
    key: str
    games: list[str]
    rulings: list[str]
    cards: list[str]
    letter: str


class DatedChange(BaseModel):
    """Something that was not alike in all editions: a line for each state, with the edition it began with."""

    article: str
    title: str
    cards: list[str]
    base: list[str]
    extended: list[str]


class EditionTable(BaseModel):
    """What changed between the editions of a game."""

    game: str
    editions: list[str]
    default: str
    changes: list[DatedChange]


class LessonSummary(BaseModel):
    """A guided game."""

    id: str
    game: str
    seats: int
    title: dict[str, str]
    minutes: int


class LessonStep(BaseModel):
    """One step: what to say, which actions it asks for, and what to point at."""

    say: dict[str, str]
    expect: list[str]
    highlight: list[str]


class LessonBody(LessonSummary):
    """A guided game with its steps."""

    steps: list[LessonStep]


class Position(Asked):
    """A position text somebody would like to begin from."""

    text: PositionText
    lang: LanguageTag | None = None


class PositionInfo(BaseModel):
    """What a position text is of: the game, its options, how many sit at the table."""

    game: str
    options: dict[str, str]
    seats: int


class Replay(Asked):
    """A record to be looked at; `audience` is open, watch or a seat."""

    record: Annotated[str, Field(max_length=2_000_000)]
    audience: Literal["open", "watch", "0", "1", "2", "3"] = "open"
    first: Annotated[int, Field(ge=0, le=1_000_000)] = 0
    count: Annotated[int, Field(ge=0, le=100)] = 50
    lang: LanguageTag | None = None


class ReplayStep(BaseModel):
    """One step of a record: who did what, in which turn, and how the points stood afterwards."""

    step: int
    line: int
    who: int
    text: str
    option: dict[str, Any] | None  # a player's decision as it was offered, for who may know it
    turn: int
    points: list[int]


class ReplayView(BaseModel):
    """The position after a step."""

    step: int
    view: View
    log: list[LogEntry]


class Replayed(BaseModel):
    """A record that holds."""

    game: str
    options: dict[str, str]
    players: dict[str, str]
    seats: dict[str, str]  # who sat there: person, open, or the name of a bot
    result: str
    total: int
    steps: list[ReplayStep]
    views: list[ReplayView]


class Past(BaseModel):
    """The position as an audience saw it at a number of the game; -1 are those who watch."""

    seq: int
    audience: int
    view: View


class HintInfo(BaseModel):
    """What the strongest level would do, in one sentence and as data. Chances and gains are probabilities."""

    action: str
    instead: str = ""
    chance: float
    gain: float
    error: float
    reason: str
    line: list[str]
    line_options: list[dict[str, Any]] = []
    sentence: str


class Study(Asked):
    """The record of a finished game that is to be analysed."""

    record: Annotated[str, Field(max_length=2_000_000)]
    lang: LanguageTag | None = None


class SeatSummary(BaseModel):
    """What a seat's game came to: result - start = luck + errors + rest."""

    seat: int
    start: float
    result: float
    luck: float
    errors: float
    rest: float
    lost: float
    unforced: int
    weighed: float
    per_decision: float
    grade: str


class TurnChances(BaseModel):
    """Every seat's chance to win as a turn begins."""

    turn: int
    chances: list[float]


class CostlyOptions(BaseModel):
    """The actions of a decision that cost something, as they would be offered."""

    played: dict[str, Any]
    better: dict[str, Any]
    line: list[dict[str, Any]]


class CostlyDecision(BaseModel):
    """A decision that cost something, and what was better. `step` counts a replay's steps before it."""

    decision: int
    step: int
    turn: int
    seat: int
    played: str
    better: str
    loss: float
    error: float
    mark: str
    reason: str
    line: list[str]
    options: CostlyOptions


class StrokeOfLuck(BaseModel):
    """A roll or draw against what could have come, for every seat. `step` counts a replay's steps before it."""

    step: int
    turn: int
    what: str
    luck: list[float]


class GameAnalysis(BaseModel):
    """A finished game as the strongest level sees it."""

    game: str
    seats: list[SeatSummary]
    chances: list[TurnChances]
    costly: list[CostlyDecision]
    lucky: list[StrokeOfLuck]


class ErrorInfo(BaseModel):
    """What was wrong, in a sentence, and every single fault."""

    code: str
    sentence: str
    faults: list[Fault] = []


class ErrorBody(BaseModel):
    """The answer to a request that could not be fulfilled."""

    error: ErrorInfo


class Health(BaseModel):
    """Whether the server answers, or games can be played."""

    status: Literal["ok", "cannot write"]
    version: str
    engine: str
