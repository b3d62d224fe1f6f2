"""A finished game looked at by the strongest level: chances over time, decisions that cost, luck apart from skill.

result - start = luck + errors + rest. Luck is reckoned with all cards open, errors from what the seat could see; what
differs, and what the judgement itself gets wrong, is the rest, which is told too.
"""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final

from catanica.bots.search.explain import FORESEEN, Why, thinker, why
from catanica.bots.search.searcher import Searcher
from catanica.bots.search.trial import Trial
from catanica.kernel.errors import InputError
from catanica.kernel.state import CHANCE, State
from catanica.notation.games import Json, language, option_of
from catanica.notation.lines import MARK, Record
from catanica.notation.record import replay, start, steps

Progress = Callable[[int, int], None]
SURE: Final = 2.0  # standard errors beyond which a decision is told as a loss
LIKELY: Final = 1.0  # beyond which it counts among the errors: many small ones are a large one
DUBIOUS, BAD, BLUNDER = 0.03, 0.06, 0.12
LUCKY: Final = 0.08
MANY: Final = 120  # outcomes of chance beyond which nobody reckons them all
NAMED: Final = 8  # decisions and strokes of luck that are told one by one
# The mean loss per decision with a choice, in win probability, up to which a grade is given; a decision weighs as much
# as the game was open. Chosen by hand after three games of each level at 1,500 nodes: in the card game hard lost 3 to
# 10 thousandths, greedy 10 to 29, easy 11 to 29, random 38 to 55; on the board 2 to 20, 9 to 39, 6 to 43 and 12 to 44.
GRADES: Final = (
    ("supernatural", 0.0030), ("world_class", 0.0060), ("expert", 0.0100), ("advanced", 0.0150),
    ("intermediate", 0.0220), ("casual", 0.0300), ("beginner", 0.0400), ("awful", 1.0),
)  # fmt: skip


@dataclass(frozen=True)
class Costly:
    """A decision that cost something. `options` holds the same actions as they would be offered."""

    decision: int
    step: int  # steps of the record before it
    turn: int
    seat: int
    played: str
    better: str
    loss: float
    error: float
    mark: str  # "?!", "?" or "??"
    reason: str = ""
    line: list[str] = field(default_factory=list)
    options: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Stroke:
    """A roll or draw that brought a seat more, or less, than what could have come."""

    step: int
    turn: int
    what: str
    luck: list[float]


@dataclass
class Seat:
    """What a seat's game came to."""

    seat: int
    start: float
    result: float
    luck: float = 0.0
    errors: float = 0.0  # what own errors cost less what others' errors brought
    lost: float = 0.0  # what own errors cost
    unforced: int = 0
    weighed: float = 0.0  # decisions with a choice, each as far as the game was open
    per_decision: float = 0.0  # what one of those cost
    grade: str = ""

    @property
    def rest(self) -> float:
        """What our estimate cannot explain."""
        return self.result - self.start - self.luck - self.errors


@dataclass
class Analysis:
    """All of it."""

    game: str
    seats: list[Seat]
    chances: list[dict[str, Any]] = field(default_factory=list)  # turn, and every seat's chance as it begins
    costly: list[Costly] = field(default_factory=list)
    lucky: list[Stroke] = field(default_factory=list)

    def as_dict(self) -> dict[str, Any]:
        """Ready for JSON."""
        told = _rounded(asdict(self))
        for seat, one in zip(told["seats"], self.seats, strict=True):
            seat["rest"] = round(one.rest, 4)
        assert isinstance(told, dict)
        return told


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, dict):
        return {k: _rounded(v) for k, v in value.items()}
    return [_rounded(v) for v in value] if isinstance(value, list) else value


def openness(chance: float) -> float:
    """How open a game is to a seat: 1 at even chances, 0 where it is lost or won and nothing can be lost any more."""
    return 4 * chance * (1 - chance)


def analyse(record: Record, nodes: int, seed: int = 1, progress: Progress | None = None) -> Analysis:
    """Look at a finished game; `nodes` is how hard each decision is thought about.

    Raises InputError for a game that is not over: an analysis shows what everybody held.
    """
    if nodes < 1:
        raise InputError("The number of nodes must be at least 1, not {given}.", given=nodes)
    table = replay(record)
    outcome = table.state.outcome
    if outcome is None or outcome.truncated or not outcome.winners:
        raise InputError("The game is not over, or nobody won it: there is nothing to analyse.")
    searcher = thinker(record.game, seed)
    for effort in (searcher.effort, *searcher.ways.values()):
        effort.nodes = nodes
        effort.turns = min(effort.turns, FORESEEN)  # few nodes, so many short lines
        effort.seconds = 1e9  # the same answer on every machine
    state = start(record).state
    won = [1.0 / len(outcome.winners) if s in outcome.winners else 0.0 for s in range(state.seats)]
    ends = [len(played.table.state.trace) for played in steps(record) if played.line.who != MARK]
    return _Looking(record, searcher, state, won, ends).through(list(table.state.trace), progress)


class _Looking:
    """An analysis while it is made."""

    def __init__(
        self, record: Record, searcher: Searcher, state: State, won: Sequence[float], ends: Sequence[int]
    ) -> None:
        self.words = language(record.game)
        self.searcher = searcher
        self.sense = searcher.sense
        self.state = state
        self.seats = [Seat(s, 1 / state.seats, result) for s, result in enumerate(won)]
        self.found = Analysis(record.game, self.seats)
        self.turn = self.sense.turn(state)
        self.ends = ends  # how many actions there were after each step of the record: some steps hold several
        self.step = 0
        self.decision = 0
        self.moments: dict[int, tuple[State, int, int]] = {}  # what was seen, the better option, the one played

    def chances(self, state: State) -> list[float]:
        """Every seat's chance to win, all cards open."""
        return [self.sense.chance_of(state, s) for s in range(state.seats)]

    def through(self, codes: Sequence[int], progress: Progress | None) -> Analysis:
        """From the first action to the last."""
        for n, code in enumerate(codes):
            state = self.state
            self.step = bisect_right(self.ends, n)
            if state.to_move == CHANCE:
                self.fell(state, code)
            else:
                self.decided(state, code)
            state.step(code)
            if self.sense.turn(state) != self.turn:
                self.turn = self.sense.turn(state)
                self.began()
            if progress is not None:
                progress(n + 1, len(codes))
        for seat in self.seats:
            others = [one.lost for one in self.seats if one is not seat]
            seat.errors = sum(others) / len(others) - seat.lost
            seat.per_decision = seat.lost / max(1.0, seat.weighed)
            seat.grade = next(name for name, most in GRADES if seat.per_decision <= most)
        self.found.costly.sort(key=lambda c: -c.loss)
        del self.found.costly[NAMED:]
        self.found.lucky.sort(key=lambda s: -max(map(abs, s.luck)))
        del self.found.lucky[NAMED:]
        self.explain()
        return self.found

    def began(self) -> None:
        """A turn begins."""
        chances = self.chances(self.state)
        if not self.found.chances:
            for seat, chance in zip(self.seats, chances, strict=True):
                seat.start = chance
        self.found.chances.append({"turn": int(self.turn), "chances": chances})

    def fell(self, state: State, code: int) -> None:
        """Chance: what fell against the mean of all that could have fallen. Before the first turn nothing counts."""
        if not self.found.chances:
            return
        outcomes: dict[int, int] = {}
        for outcome in state.legal():
            outcomes[outcome] = outcomes.get(outcome, 0) + 1
        if len(outcomes) < 2 or len(outcomes) > MANY:
            return
        mean = [0.0] * state.seats
        fell = mean
        total = sum(outcomes.values())
        for outcome, often in outcomes.items():
            after = state.clone()
            after.step(outcome)
            chances = self.chances(after)
            if outcome == code:
                fell = chances
            mean = [m + often * c / total for m, c in zip(mean, chances, strict=True)]
        luck = [f - m for f, m in zip(fell, mean, strict=True)]
        for seat, one in zip(self.seats, luck, strict=True):
            seat.luck += one
        if max(map(abs, luck)) >= LUCKY:
            self.found.lucky.append(Stroke(self.step, int(self.turn), self.words.to_text(state, code), luck))

    def decided(self, state: State, code: int) -> None:
        """A decision, held against what else could have been done, as far as its seat could see."""
        self.decision += 1
        codes = state.legal_codes()
        if len(codes) < 2:
            return
        seat = int(state.to_move)
        self.seats[seat].unforced += 1
        self.seats[seat].weighed += openness(self.sense.chance_of(state, seat))
        seen = state.redacted(seat)
        options = [c for c in self.sense.candidates(seen, codes, code) if c != code]
        if not options:
            return
        self.searcher.nodes = 0
        self.searcher.compared(seen, code, [Trial(c) for c in options])
        best = self.searcher.best
        if best is None or best.count < 2 or best.mean() < LIKELY * best.error():
            return
        self.seats[seat].lost += best.mean()
        if best.mean() >= max(DUBIOUS, SURE * best.error()):
            mark = "?!" if best.mean() < BAD else "?" if best.mean() < BLUNDER else "??"
            told = self.words.to_text
            self.found.costly.append(
                Costly(
                    self.decision, self.step, int(self.turn), seat, told(seen, code), told(seen, best.code),
                    best.mean(), best.error(), mark,
                )
            )  # fmt: skip
            self.moments[self.decision] = (seen, int(best.code), code)

    def explain(self) -> None:
        """The decisions that are told get their reason and the line that was expected."""
        for n, costly in enumerate(self.found.costly):
            seen, better, played = self.moments[costly.decision]
            told: Why = why(self.searcher, seen, better, played)
            line = [str(one["text"]) for one in told.line]
            shown: Json = {"played": option_of(seen, played), "better": option_of(seen, better), "line": told.line}
            self.found.costly[n] = replace(costly, reason=told.reason, line=line, options=shown)
