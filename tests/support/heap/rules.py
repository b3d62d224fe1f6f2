"""A heap of matches: a die says how many lie there, players take one to three in turn, the last match wins."""

import secrets
from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from catanica.games.entry import Json, Language
from catanica.kernel.listing import Options
from catanica.kernel.options import Option, as_text, settle
from catanica.kernel.position import Carrier
from catanica.kernel.refusal import MALFORMED, Fault, Refusal
from catanica.kernel.rng import Rng, seeded
from catanica.kernel.state import CHANCE, NOBODY, Outcome, State
from catanica.kernel.step import Book, Step
from catanica.kernel.words import Field, Register, number_of

NAME: Final = "heap"
SIDES: Final = 6
MOST: Final = 3
DIE, TAKE = 1, 2  # verbs
STEPS: Final = Register("step", 1)
THROW: Final = STEPS.add("throw")
TURN: Final = STEPS.add("turn")
SEAT: Final = Field("seat", "seat", 10, 1)
COUNT: Final = Field("n", "number", 12, 0xFF)
LEFT: Final = Field("left", "number", 20, 0xFF)
TOOK: Final = Register("happening", 1).add("took", SEAT, COUNT, LEFT)
OPTIONS: Final = (Option("fewest", "number", 9, low=1, high=30),)


class Heap(State):
    """A position: how many matches lie there, and whose turn it is."""

    def __init__(self, rng: Rng, options: dict[str, str]) -> None:
        super().__init__(2, rng, BOOK)
        self.options = options
        self.matches = 0
        self.seat = 0
        self.turns = 0

    def card_name(self, card: i64) -> str:
        """There are no cards."""
        return ""

    def carried(self, to: State, by: Carrier) -> None:
        """The list of fields."""
        assert isinstance(to, Heap)
        super().carried(to, by)
        to.matches = by.number("matches", self.matches)
        to.seat = by.number("seat", self.seat)
        to.turns = by.number("turns", self.turns)

    def blank(self) -> "Heap":
        """No matches yet."""
        return Heap(seeded(0), self.options)

    def clone(self) -> "Heap":
        """An independent copy."""
        other = self.blank()
        self.carried(other, Carrier())
        other.rng = self.rng.clone()
        other.tracing = False
        return other

    def redacted(self, audience: i64) -> "Heap":
        """Everything lies open; what comes is nobody's to know."""
        other = self.clone()
        other.rng = seeded(0)
        return other

    def determinised(self, seed: int) -> "Heap":
        """The same, with a generator of its own."""
        other = self.clone()
        other.rng = seeded(seed)
        return other

    def result(self) -> Outcome | None:
        """Whoever took the last match has won."""
        if self.to_move != NOBODY:
            return None
        return Outcome([1 - self.seat], [int(self.seat == 1), int(self.seat == 0)], "last_match")

    def header(self) -> dict[str, str]:
        """Game, rules version and options."""
        return self.options


class Throw(Step[Heap]):
    """The die says how many matches there are beyond the fewest."""

    def who(self, g: Heap, e: i64) -> i64:
        """Chance falls."""
        return CHANCE

    def legal(self, g: Heap, e: i64, out: Options) -> None:
        """Six faces."""
        for n in range(1, SIDES + 1):
            out.add(DIE | COUNT.put(n))

    def take(self, g: Heap, e: i64, code: i64) -> None:
        """Lay the heap."""
        g.matches = int(g.options["fewest"]) + COUNT.of(code)
        g.push(TURN)


class Turn(Step[Heap]):
    """Whoever has the turn takes matches."""

    def who(self, g: Heap, e: i64) -> i64:
        """The seat whose turn it is."""
        return g.seat

    def legal(self, g: Heap, e: i64, out: Options) -> None:
        """One, two or three, as far as they go."""
        for n in range(1, min(MOST, g.matches) + 1):
            out.add(TAKE | COUNT.put(n))

    def take(self, g: Heap, e: i64, code: i64) -> None:
        """Take them; the other follows unless none are left."""
        g.matches -= COUNT.of(code)
        g.tell(TOOK, SEAT.put(g.seat) | COUNT.put(COUNT.of(code)) | LEFT.put(g.matches))
        g.seat, g.turns = 1 - g.seat, g.turns + 1
        if g.matches:
            g.push(TURN)


BOOK: Final = Book(STEPS)
BOOK.add_step(THROW, Throw("throw", "HEAP-1"))
BOOK.add_step(TURN, Turn("turn", "HEAP-2"))


class HeapGame:
    """The game with its options settled."""

    options = OPTIONS
    seats = 2

    def __init__(self, **options: object) -> None:
        chosen = settle(OPTIONS, options, NAME)
        self.header = {"game": NAME, "rules": "1", **{name: as_text(value) for name, value in chosen.items()}}

    def blank(self, chosen: str) -> Heap:
        """No matches yet; nothing is chosen before."""
        return Heap(seeded(0), self.header)

    def new(self, seed: int | None = None, explicit: bool = False, trace: bool = True) -> Heap:
        """A fresh game."""
        state = Heap(seeded(secrets.randbits(63) if seed is None else seed), self.header)
        state.explicit, state.tracing = explicit, trace
        state.push(THROW)
        state.advance()
        return state


def to_text(state: Heap, code: int) -> str:
    """`die 4` or `take 2`."""
    return f"{'die' if number_of(code) == DIE else 'take'} {COUNT.of(code)}"


def from_text(state: Heap, text: str) -> int | Refusal:
    """The action a text names."""
    word, _, number = text.strip().lower().partition(" ")
    if word not in ("die", "take") or not number.isdecimal() or int(number) > COUNT.room:
        return Refusal(MALFORMED, [Fault("not_matches", "HEAP-2", {"text": text})])
    return (DIE if word == "die" else TAKE) | COUNT.put(int(number))


def view(state: Heap, audience: int, names: Sequence[str], options: list[int] | None = None) -> Json:
    """What an audience sees; a player to move also what can be done."""
    asked = state.decision
    shown: dict[str, Any] | None = None
    if asked is not None:
        mine = [{"verb": "take", "text": to_text(state, c), "n": COUNT.of(c)} for c in options or asked.options]
        offered = mine if audience == asked.who else []
        shown = {"who": asked.who, "kind": asked.kind, "rule": asked.rule, "options": offered}
    return {"game": NAME, "names": list(names), "matches": state.matches, "turns": state.turns, "decision": shown}


def event(state: Heap, packed: int, audience: int) -> Json:
    """What happened: matches were taken."""
    return {"event": "took", **{f.name: f.of(packed) for f in TOOK.fields}}


def turn(state: Heap) -> int:
    """How many turns have begun."""
    return state.turns


LANGUAGE: Final = Language(to_text, from_text, view, event, turn, "1", frozenset({"die", "take"}))
