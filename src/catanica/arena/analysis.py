"""A finished game looked at by the strongest level: chances over time, decisions that cost, luck apart from skill.

result - start = luck + errors + rest. Luck is reckoned with all cards open, errors from what the seat could see; what
differs, and what the judgement itself gets wrong, is the rest, which is told too.
"""

import math
from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final

from catanica.bots.search.explain import FORESEEN, Why, thinker, why
from catanica.bots.search.searcher import Searcher
from catanica.bots.search.trial import Trial
from catanica.bots.search.worlds import Worlds
from catanica.games.entry import load
from catanica.games.registry import entry
from catanica.kernel.errors import InputError
from catanica.kernel.state import CHANCE, State
from catanica.notation.games import Json, language, option_of
from catanica.notation.lines import MARK, Record
from catanica.notation.record import replay, start, steps

Progress = Callable[[int, int], None]
SURE: Final = 2.0  # standard errors beyond which a decision is told as a loss
LIKELY: Final = 1.0  # beyond which it is measured anew and counts among the errors: many small ones are a large one
DUBIOUS, BAD, BLUNDER = 0.03, 0.06, 0.12
LUCKY: Final = 0.08
MANY: Final = 120  # outcomes of chance beyond which nobody reckons them all
PAIRS: Final = 8  # in which a better option is measured anew at least; more while there are nodes
MOST_PAIRS: Final = 32
DIGITS: Final = 3  # of what adds up to the result: tenths of percentage points
NAMED: Final = 8  # decisions and strokes of luck that are told one by one
# The mean loss per decision with a choice, in win probability, up to which a grade is given; a decision weighs as much
# as the game was open. Chosen by hand after three games of each level at 1,500 nodes: in the card game expert lost at
# most 0.6 thousandths, hard 1 to 3, greedy 5 to 8, easy 7 to 13, random 19 to 29; on the board, at a table for four,
# expert and hard up to 3, greedy up to 24, easy up to 22, random 27 and more.
GRADES: Final = (
    ("supernatural", 0.0010), ("world_class", 0.0025), ("expert", 0.0045), ("advanced", 0.0065),
    ("intermediate", 0.0090), ("casual", 0.0130), ("beginner", 0.0220), ("awful", 1.0),
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
    errors: float = 0.0  # what others' errors brought since the start less what own ones cost
    lost: float = 0.0  # what own errors cost, those of the set-up too
    unforced: int = 0
    weighed: float = 0.0  # decisions with a choice, each as far as the game was open
    per_decision: float = 0.0  # what one of those cost
    grade: str = ""

    @property
    def rest(self) -> float:
        """What our estimate cannot explain."""
        return round(self.result - self.start - self.luck - self.errors, DIGITS) + 0.0  # no -0.0

    def settle(self) -> None:
        """To as many digits as are shown: whoever adds up what is printed gets exactly the result."""
        for name in ("start", "result", "luck", "errors"):
            setattr(self, name, round(getattr(self, name), DIGITS) + 0.0)


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
            seat["rest"] = one.rest
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
        effort.turns = min(effort.turns, FORESEEN)  # few nodes, so many short lines, and no plans
        effort.plans = False
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
        self.draws = load(draws) if (draws := entry(record.game).draws) else None
        self.searcher = searcher
        self.sense = searcher.sense
        self.state = state
        self.seats = [Seat(s, 1 / state.seats, result) for s, result in enumerate(won)]
        self.found = Analysis(record.game, self.seats)
        self.turn = self.sense.turn(state)
        self.ends = ends  # how many actions there were after each step of the record: some steps hold several
        self.step = 0
        self.decision = 0
        self.lost = [0.0] * state.seats  # by errors since the start
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
        for n, seat in enumerate(self.seats):
            others = [lost for m, lost in enumerate(self.lost) if m != n]
            seat.errors = sum(others) / len(others) - self.lost[n]
            seat.lost = max(0.0, seat.lost)
            seat.settle()
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
        if len(outcomes) <= MANY:
            self.brought(state, code, [(state, outcome, often) for outcome, often in outcomes.items()])

    def drew(self, state: State, code: int) -> None:
        """A card is drawn unseen: what it brought against the mean of all it might have been."""
        if self.found.chances and self.draws is not None:
            self.brought(state, code, [(other, code, often) for other, often in self.draws(state, code)])

    def brought(self, state: State, code: int, outcomes: Sequence[tuple[State, int, int]]) -> None:
        """What an action brought beyond the mean of some positions with what is done in them, each so likely."""
        if len(outcomes) < 2:
            return
        total = sum(often for _, _, often in outcomes)
        mean = [0.0] * state.seats
        for before, outcome, often in outcomes:
            mean = [m + often * c / total for m, c in zip(mean, self.after(before, outcome), strict=True)]
        luck = [f - m for f, m in zip(self.after(state, code), mean, strict=True)]
        for seat, one in zip(self.seats, luck, strict=True):
            seat.luck += one
        if max(map(abs, luck)) >= LUCKY:
            self.found.lucky.append(Stroke(self.step, int(self.turn), self.words.to_text(state, code), luck))

    def after(self, state: State, code: int) -> list[float]:
        """Every seat's chance once something is done."""
        then = state.clone()
        then.step(code)
        return self.chances(then)

    def decided(self, state: State, code: int) -> None:
        """A decision, held against what else could have been done, as far as its seat could see."""
        self.decision += 1
        self.drew(state, code)
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
        better = self.measured(seen, code, int(best.code))
        loss, error = better.mean(), better.error()
        self.seats[seat].lost += loss
        if self.found.chances:
            self.lost[seat] += loss
        if loss >= max(DUBIOUS, SURE * error):
            mark = "?!" if loss < BAD else "?" if loss < BLUNDER else "??"
            told = self.words.to_text
            self.found.costly.append(
                Costly(
                    self.decision, self.step, int(self.turn), seat, told(seen, code), told(seen, better.code),
                    loss, error, mark,
                )
            )  # fmt: skip
            self.moments[self.decision] = (seen, int(better.code), code)

    def measured(self, seen: State, played: int, better: int) -> Trial:
        """What an option brings beyond the one played, in worlds that had no part in choosing it.

        The best of several noisy means is too good to be true: on the board next to nothing is left of most.
        """
        searcher, trial = self.searcher, Trial(better)
        effort = searcher.effort_for(seen)
        turns = int(effort.turns) * int(seen.seats) // 2
        worlds = Worlds(self.sense, seen, searcher.rng)
        searcher.nodes = 0
        while trial.count == 0 or (trial.count < MOST_PAIRS and searcher.nodes < effort.nodes):
            searcher.try_all(worlds, played, [trial], turns, PAIRS, math.inf)
        return trial

    def explain(self) -> None:
        """The decisions that are told get their reason and the line that was expected."""
        for n, costly in enumerate(self.found.costly):
            seen, better, played = self.moments[costly.decision]
            told: Why = why(self.searcher, seen, better, played)
            line = [str(one["text"]) for one in told.line]
            shown: Json = {"played": option_of(seen, played), "better": option_of(seen, better), "line": told.line}
            self.found.costly[n] = replace(costly, reason=told.reason, line=line, options=shown)
