"""The contract every game fulfils: a value that moves from decision to decision.

One loop drives all games: *advance until somebody must decide, chance must fall, or it is over.*
Actions are packed integers; `notation` gives them a text. Chance is a player: at its turn `legal` lists every
outcome, each as often as it is likely, and a seeded generator inside the state answers unless the outcomes are
given from outside (`explicit`).
"""

import hashlib
from abc import abstractmethod
from importlib import import_module
from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from catanica.kernel.errors import Phrase
from catanica.kernel.listing import Options
from catanica.kernel.position import Carrier, Hasher, Reader, Teller, tell
from catanica.kernel.position_text import FIELD, Speller, Writer, head_text
from catanica.kernel.refusal import ILLEGAL, Fault, Refusal, Refused
from catanica.kernel.rng import Rng
from catanica.kernel.seats import CHANCE as CHANCE
from catanica.kernel.seats import NOBODY as NOBODY
from catanica.kernel.seats import REFEREE as REFEREE
from catanica.kernel.seats import WATCHER as WATCHER
from catanica.kernel.step import Book
from catanica.kernel.words import NUMBER_ROOM, Row, too_much

TURN_LIMIT: Final = "turn_limit"  # the reason of a game that was stopped, not ended
STANDSTILL: Final = "standstill"  # the reason of a game that was counted out, because nobody got further


LANGUAGES: Final = "catanica.notation.games"  # lies above the kernel: asked for by name
COMPILED: Final = not __file__.endswith(".py")


class Outcome:
    """How a game ended: who won (empty for a draw), the points of every seat, and why."""

    def __init__(self, winners: list[int], points: list[int], reason: str) -> None:
        self.winners = winners
        self.points = points
        self.reason = reason

    def __repr__(self) -> str:
        return f"Outcome(winners={self.winners}, points={self.points}, reason={self.reason!r})"

    @property
    def truncated(self) -> bool:
        """Whether a house rule stopped the game: that is no result, not even a draw."""
        return self.reason == TURN_LIMIT

    def parts(self) -> tuple[list[int], list[int], str]:
        """All it says, as it is made from it."""
        return self.winners, self.points, self.reason

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash((tuple(self.winners), tuple(self.points), self.reason))

    def __reduce__(self) -> tuple[object, tuple[list[int], list[int], str]]:
        return Outcome, self.parts()


class Decision:
    """What is asked now: of whom, what kind, on behalf of which card, which ruling asks, and the options."""

    def __init__(self, who: int, kind: str, card: str, rule: str, options: list[int]) -> None:
        self.who = who
        self.kind = kind
        self.card = card
        self.rule = rule
        self.options = options

    def __repr__(self) -> str:
        return f"Decision(who={self.who}, kind={self.kind!r}, card={self.card!r}, {len(self.options)} options)"

    def parts(self) -> tuple[int, str, str, str, list[int]]:
        """All it says, as it is made from it."""
        return self.who, self.kind, self.card, self.rule, self.options

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash((self.who, self.kind, self.card, self.rule, tuple(self.options)))

    def __reduce__(self) -> tuple[object, tuple[int, str, str, str, list[int]]]:
        return Decision, self.parts()


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """A position of a game. Subclasses hold the position; this class holds what all of them need to move on."""

    def __init__(self, seats: i64, rng: Rng, book: Book) -> None:
        self.seats: i64 = seats
        self.book: Book = book  # what all positions of this game share
        self.to_move: i64 = NOBODY
        self.agenda: vec[i64] = vec[i64]()
        self.rng: Rng = rng
        self.explicit: bool = False  # chance outcomes come from outside
        self.tracing: bool = True  # keep trace and events
        self.trace: vec[i64] = vec[i64]()  # every action and every chance outcome so far
        self.events: vec[i64] = vec[i64]()  # what happened, for logs; see `tell`
        self.reveals: i64 = 0  # counts every moment at which somebody saw something hidden

    # -- the agenda ---------------------------------------------------------------------------------------------

    def push(self, row: Row, fields: i64 = 0) -> None:
        """Put a step on top of the agenda, with the fields its row declares."""
        if fields & row.stray != 0:
            raise too_much(row.name, fields)
        self.agenda = append(self.agenda, row.number | fields)

    def pop_agenda(self) -> i64:
        """Take the top step off."""
        self.agenda, e = pop(self.agenda)
        return e

    def advance(self) -> None:
        """Run steps until somebody must decide, chance must fall from outside, or the game is over."""
        while True:
            n: i64 = len(self.agenda)
            if n == 0:
                self.to_move = NOBODY
                return
            e = self.agenda[n - 1]
            st = self.book.steps[e & NUMBER_ROOM]  # steps may change the book: a duel's sets are chosen at the table
            who = st.who(self, e)
            if who == NOBODY:
                self.agenda, e = pop(self.agenda)
                st.run(self, e)
            elif who == CHANCE and not self.explicit:
                self.to_move = CHANCE
                code = st.draw(self, e)
                if self.tracing:
                    self.trace = append(self.trace, code)
                self.agenda, e = pop(self.agenda)
                st.take(self, e, code)
            else:
                self.to_move = who
                return

    def legal_codes(self) -> vec[i64]:
        """Every action open to `to_move`; for CHANCE every outcome, as often as it is likely."""
        sheet = listed(self)
        codes = sheet.written[: sheet.count]
        sheet.busy = False
        return codes

    def sample(self) -> i64:
        """A chance outcome of the step on top, from the state's own generator."""
        e = self.agenda[len(self.agenda) - 1]
        return self.book.steps[e & NUMBER_ROOM].draw(self, e)

    def take(self, code: i64) -> None:
        """Carry out an option of the step on top, unchecked, without moving on."""
        self.agenda, e = pop(self.agenda)
        self.book.steps[e & NUMBER_ROOM].take(self, e, code)

    def describe(self) -> Decision:
        """The pending decision."""
        return self.asked(self.legal())

    def asked(self, options: list[int]) -> Decision:
        """The pending decision, with options that were listed already, or none for those who do not decide."""
        e = self.agenda[len(self.agenda) - 1]
        st = self.book.steps[e & NUMBER_ROOM]
        return Decision(self.to_move, st.name, self.card_name(st.card(self, e)), st.ruling(self, e), options)

    def faults(self, code: i64) -> list[Fault]:
        """Everything that speaks against an action now."""
        e = self.agenda[len(self.agenda) - 1]
        return self.book.steps[e & NUMBER_ROOM].faults(self, e, code)

    # -- what a game must provide -------------------------------------------------------------------------------

    @abstractmethod
    def card_name(self, card: i64) -> str:
        """The id of a card; empty for number 0."""

    @abstractmethod
    def clone(self) -> "State":
        """An independent copy without trace and events, for search and what-if."""

    @abstractmethod
    def blank(self) -> "State":
        """A position by the same rules on which nothing lies: what the list of fields is carried into."""

    @abstractmethod
    def redacted(self, audience: i64) -> "State":
        """What an audience may know, as a state with everything else blanked. Built by allow-list."""

    @abstractmethod
    def determinised(self, seed: int) -> "State":
        """A full state consistent with this redacted one, the unknown filled by a generator of its own."""

    @abstractmethod
    def result(self) -> Outcome | None:
        """How it ended, or nothing."""

    @abstractmethod
    def header(self) -> dict[str, str]:
        """Game, edition, sets and options: what a record needs to be replayed."""

    # -- the list of fields, and what follows from it -----------------------------------------------------------

    def carried(self, to: "State", by: Carrier) -> None:
        """The list of a position's fields, see `kernel/position.py`; each game adds its own."""
        to.to_move = by.number("to_move", self.to_move, "player", NOBODY)
        to.explicit = by.extra("explicit", 1 if self.explicit else 0, "flag") != 0
        to.reveals = by.private("reveals", self.reveals)
        to.agenda = by.steps("agenda", self.agenda, self.book.words)

    def settle(self) -> None:
        """The fields have been read: make what follows from them."""

    def veiled(self) -> bool:
        """Whether something is hidden here without which nobody can say what somebody else may do."""
        return False

    def doubts(self) -> list[Phrase]:
        """What keeps a position that was read from being played on; a game adds what it can count."""
        if self.result() is not None:
            return []
        try:
            n: i64 = len(self.agenda)
            if n == 0 or self.to_move == NOBODY:
                return [Phrase("The game is not over, but nobody is to move.")]
            asked = self.book.steps[self.agenda[n - 1] & NUMBER_ROOM].who(self, self.agenda[n - 1])
            if self.veiled() or (asked == self.to_move and len(self.legal_codes()) > 0):
                return []
            return [Phrase("The agenda does not ask whoever is to move.")]
        except (LookupError, ValueError, AssertionError) as error:
            return [Phrase("The agenda does not fit the rest of the position ({reason}).", reason=error)]

    def origin(self) -> dict[str, str]:
        """What a blank position of this game is made from: the header, and what was chosen at the table since."""
        return self.header()

    def speller(self) -> Speller:
        """How values are written in the position text."""
        return Speller()

    def words(self) -> list[int]:
        """All that matters for the future of this position, as integers; the same in every process."""
        by = Teller(False)
        self.carried(self.blank(), by)
        return by.out

    def all_words(self) -> list[int]:
        """The same with the generator, the past, and what else a pickle needs to go on as this state would."""
        by = Teller(True)
        self.carried(self.blank(), by)
        by.out.extend([1 if self.tracing else 0, self.rng.a, self.rng.b, self.rng.c, self.rng.d])
        tell(by.out, self.trace)
        tell(by.out, self.events)
        return by.out

    def take_words(self, words: list[int]) -> None:
        """Become what `all_words` of another state told; this one is blank and of the same origin."""
        by = Reader(words)
        self.carried(self, by)
        self.tracing = by.next() != 0
        self.rng = Rng(by.next(), by.next(), by.next(), by.next())
        self.trace = by.read()
        self.events = by.read()
        self.settle()

    def text(self, action: int | None = None, *, audience: int = REFEREE) -> str:
        """The position in one line, see `kernel/position_text.py`; as an audience sees it, if one is named.

        Of an action, or an outcome of chance, its text: `state.text(state.legal()[0])`.
        """
        if action is not None:
            return self.say(action)
        shown = self if audience == REFEREE else self.redacted(audience)
        by = Writer(shown.speller())
        shown.carried(shown.blank(), by)
        return FIELD.join([head_text(shown.origin()), *by.parts])

    def standing(self) -> list[int]:
        """The points of every seat that everybody can see; each game counts its own."""
        return []

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.origin() == other.origin() and self.words() == other.words()

    def __hash__(self) -> int:
        return hash(tuple(self.words()))  # of the position as it is now: what is a key must not be played on

    def __str__(self) -> str:
        return self.text()

    def __reduce__(self) -> tuple[object, tuple[dict[str, str], list[int]]]:
        return rebuilt, (dict(self.origin()), self.all_words())

    def __copy__(self) -> "State":
        same = self.clone()
        same.tracing = self.tracing
        same.trace = self.trace[:]
        same.events = self.events[:]
        return same

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        return self.__copy__()

    def seldom(self, code: i64) -> bool:
        """Actions that random play should try only now and then (giving up buildings, haggling)."""
        return False

    # -- what every game gets -----------------------------------------------------------------------------------

    def step(self, code: i64) -> None:
        """Carry out an action, unchecked, and move on to the next decision."""
        if self.tracing:
            self.trace = append(self.trace, code)
        self.take(code)
        self.advance()

    def tell(self, row: Row, fields: i64 = 0) -> None:
        """Write down what happened, for logs, with the fields its row declares."""
        if self.tracing:
            if fields & row.stray != 0:
                raise too_much(row.name, fields)
            self.events = append(self.events, row.number | fields)

    def legal(self) -> list[int]:
        """The actions open now, as plain numbers."""
        out: list[int] = []
        for c in self.legal_codes():
            out.append(c)
        return out

    def refuse(self, code: int) -> Refusal | None:
        """Why an action is refused, with every reason; nothing if it is legal."""
        if self.to_move == NOBODY:
            return Refusal(ILLEGAL, [Fault("game_over", "GAME-OVER", {})])
        if code in self.legal_codes():
            return None
        return Refusal(ILLEGAL, self.faults(code))

    def apply(self, code: int) -> None:
        """Carry out an action; raises Refused, with the state untouched, if it is not legal."""
        refusal = self.refuse(code)
        if refusal is not None:
            raise Refused(refusal)
        self.step(code)

    @property
    def decision(self) -> Decision | None:
        """The pending decision; nothing when the game is over."""
        return None if self.to_move == NOBODY else self.describe()

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; nothing while it goes on."""
        return self.result()

    def __repr__(self) -> str:
        """The game, how it stands, and whose decision it waits for: for a prompt, or a failing test."""
        game = self.header().get("game", "")
        if len(self.agenda) == 0 or self.to_move == NOBODY:
            return f"<{game}, over: {self.result()!r}>"
        decision = self.describe()
        who = "chance" if self.to_move == CHANCE else f"seat {self.to_move}"
        points = " ".join([str(n) for n in self.standing()])
        return f"<{game}, points {points}, {who} to decide: {decision.kind}, {len(decision.options)} options>"

    def say(self, code: int) -> str:
        """An action, or an outcome of chance, as text: `roll`, `build markt L1 above`."""
        said: str = import_module(LANGUAGES).language_of(self).to_text(self, code)
        return said

    def parse(self, text: str) -> int:
        """The action a text means; raises Refused for one that is none. Whether it is legal is for `refuse` to say."""
        heard: object = import_module(LANGUAGES).language_of(self).from_text(self, text)
        if isinstance(heard, Refusal):
            raise Refused(heard)
        assert isinstance(heard, int)
        return heard

    def chances(self) -> dict[int, float]:
        """Every outcome chance can bring now, with its probability; empty where somebody decides."""
        found: dict[int, float] = {}
        if self.to_move == CHANCE:
            codes = self.legal()
            for code in codes:
                found[code] = found.get(code, 0.0) + 1.0 / len(codes)
        return found

    def fingerprint(self) -> i64:
        """All that matters as one number: a quick one, for search; not the same in every process."""
        by = Hasher()
        self.carried(self.blank(), by)
        return by.mixed()

    def key(self) -> str:
        """A short text for all that matters, the same in every process."""
        text = ",".join([str(w) for w in self.words()])
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def listed(state: State) -> Options:
    """The same as `legal_codes`, on the book's own sheet, which is busy until whoever asked says that it is not.

    A listing that is made meanwhile takes a sheet of its own. Interpreted, every listing does, since two threads could
    take the book's sheet at the same moment.
    """
    book = state.book
    sheet = book.sheet
    if sheet.busy or not COMPILED:
        sheet = Options()
        book.sheet = sheet
    sheet.busy = True
    sheet.count = 0
    n: i64 = len(state.agenda)
    if n > 0:
        e = state.agenda[n - 1]
        book.steps[e & NUMBER_ROOM].legal(state, e, sheet)
    return sheet


def rebuilt(origin: dict[str, str], words: list[int]) -> State:
    """A state out of a pickle. The games lie above the kernel, so what makes a blank position is asked for by name."""
    state: State = import_module("catanica.games.positions").blank(origin)
    state.take_words(words)
    return state
