"""The messages of a game's channel, both ways. The JSON schema in docs/ is made from these classes."""

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from catanica.kernel.shown import Outcome, Told

PROTOCOL: Final = 1
MOST_SEATS: Final = 4

SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Tag = Annotated[int, Field(ge=0, le=2**53 - 1)]  # any number of the client's that JavaScript can hold
Seq = Annotated[int, Field(ge=0, le=2**31 - 1)]
ActionText = Annotated[str, Field(max_length=200)]
Argument = bool | Annotated[int, Field(ge=0, le=2**31 - 1)] | Annotated[str, Field(max_length=64)]
Asked = Annotated[dict[Annotated[str, Field(max_length=40)], Argument], Field(max_length=16)]
Token = Annotated[str, Field(min_length=1, max_length=64)]
LanguageTag = Annotated[str, Field(max_length=16)]
View = Annotated[dict[str, Any], Told("View")]  # the model is the game's
LogEntry = Annotated[dict[str, Any], Told("LogEntry")]  # and so are the rows of what happens


class Wish(BaseModel):
    """What a client may send. Unknown fields are refused, so that a slip is noticed."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Hello(Wish):
    """The first message: which seats the client holds; none means watching."""

    type: Literal["hello"]
    tokens: Annotated[list[Token], Field(max_length=MOST_SEATS)] = []
    last_seq: Seq | None = None
    changes: bool = False  # tell what changed (`change`) instead of the whole state every time
    lang: LanguageTag | None = None


class Act(Wish):
    """A decision in the words of the notation, resting on the state `seq`."""

    type: Literal["act"]
    seq: Seq
    text: ActionText
    seat: SeatNumber | None = None  # which of the seats held is meant, where several of them are asked at once
    id: Tag | None = None


class Undo(Wish):
    """Take the seat's last decision back."""

    type: Literal["undo"]
    seq: Seq
    seat: SeatNumber | None = None
    id: Tag | None = None


class Why(Wish):
    """Ask why an action is not possible; nothing is changed.

    It is named by its text, or by its verb and some of its arguments: then the one answered for lacks least.
    """

    type: Literal["why"]
    text: ActionText | None = None
    option: Asked | None = None
    seat: SeatNumber | None = None
    id: Tag | None = None


class OfSeat(Wish):
    """A wish about the table, made by a seat."""

    type: Literal["offer_end", "accept_end", "decline_end", "resign", "rematch"]
    seat: SeatNumber | None = None
    id: Tag | None = None


class Replace(Wish):
    """Let a bot decide for an absent player."""

    type: Literal["replace"]
    seat: SeatNumber
    id: Tag | None = None


class Lang(Wish):
    """Another language for sentences."""

    type: Literal["lang"]
    lang: LanguageTag
    id: Tag | None = None


class Ping(Wish):
    """Are you there?"""

    type: Literal["ping"]
    id: Tag | None = None


AnyWish = Annotated[Hello | Act | Undo | Why | OfSeat | Replace | Lang | Ping, Field(discriminator="type")]
WISHES: Final[TypeAdapter[Hello | Act | Undo | Why | OfSeat | Replace | Lang | Ping]] = TypeAdapter(AnyWish)


class Fault(BaseModel):
    """One reason against something: a code, a sentence, what would help, and the ruling that says so."""

    code: str
    rule: str = ""
    rule_title: str = ""
    sentence: str
    hint: str = ""


class SeatInfo(BaseModel):
    """A seat as everybody may see it; `bot` is who decides for it now if it is no person."""

    seat: int
    kind: str
    name: str
    taken: bool
    present: bool
    bot: str | None


class Rematch(BaseModel):
    """The game that follows, and which seat becomes which. Tokens stay valid for the new seats."""

    game_id: str
    seats: list[int]


class GameInfo(BaseModel):
    """What anybody may know about a game before joining it."""

    game_id: str
    game: str
    rules: str
    options: dict[str, str]
    created: str
    bot_delay: float
    absence: int
    lesson: str | None
    seq: int
    seats: list[SeatInfo]
    over: Outcome | None
    previous: str | None
    rematch: Rematch | None
    home: dict[str, Any] | None = None
    """The home-made set it is played with: title, cards, texts."""


class Welcome(BaseModel):
    """The answer to hello."""

    type: Literal["welcome"] = "welcome"
    protocol: int = PROTOCOL
    seats: list[int]
    lang: str
    game: GameInfo


class Log(BaseModel):
    """Log entries from number `from` on; what the client has from there is replaced."""

    model_config = ConfigDict(populate_by_name=True, serialize_by_alias=True)

    start: int = Field(alias="from")
    entries: list[LogEntry]


class UndoInfo(BaseModel):
    """Whether the seat can take its last decision back, or why not."""

    possible: bool
    faults: list[Fault]


class LessonInfo(BaseModel):
    """Where a guided game stands: the step to show, and the actions it asks for (none: any)."""

    id: str
    step: int
    texts: list[str]


class ToAudience(BaseModel):
    """What is told to one audience, with the log's new lines."""

    model_config = ConfigDict(serialize_by_alias=True)

    seq: int
    audience: int
    log: Log


class StateMessage(ToAudience):
    """The position for one audience."""

    type: Literal["state"] = "state"
    view: View
    undo: UndoInfo
    clocks: list[float]
    lesson: LessonInfo | None
    over: Outcome | None


class ChangeMessage(ToAudience):
    """What is different for one audience since the state `since`: places in its message with what is there now."""

    type: Literal["change"] = "change"
    since: int
    set: list[tuple[list[str | int], Any]]


class TableSeat(SeatInfo):
    """A seat with what changes while people come, go and think."""

    absent: float | None
    replaceable: bool
    wants_rematch: bool


class TableMessage(BaseModel):
    """What goes on around the game."""

    type: Literal["table"] = "table"
    seq: int
    seats: list[TableSeat]
    watchers: int
    end_offer: int | None
    over: Outcome | None
    rematch: Rematch | None


class Refused(BaseModel):
    """Something was not done, and why."""

    type: Literal["refused"] = "refused"
    re: str
    id: int | None
    seq: int
    kind: str
    faults: list[Fault]


class Reasons(BaseModel):
    """The answer to why."""

    type: Literal["reasons"] = "reasons"
    id: int | None
    legal: bool
    text: str
    faults: list[Fault]


class Pong(BaseModel):
    """The answer to ping."""

    type: Literal["pong"] = "pong"
    id: int | None
    seq: int


AnyAnswer = Annotated[
    Welcome | StateMessage | ChangeMessage | TableMessage | Refused | Reasons | Pong, Field(discriminator="type")
]
ANSWERS: Final[TypeAdapter[Welcome | StateMessage | ChangeMessage | TableMessage | Refused | Reasons | Pong]] = (
    TypeAdapter(AnyAnswer)
)
