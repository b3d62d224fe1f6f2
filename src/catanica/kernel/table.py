"""A table: a state being played, with what is needed to log it, to take moves back safely, and to record it.

Undo goes back to the last point at which nothing hidden was revealed, no chance fell and nobody else decided;
otherwise it says why not.

An action can be tried on a copy first (`attempt`), written down, and only then taken up, so that the table never
stands where no disk does.
"""

from collections import Counter
from functools import cache
from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from catanica.kernel.refusal import ILLEGAL, Fault, Refusal, Refused
from catanica.kernel.rng import Rng
from catanica.kernel.state import CHANCE, NOBODY, State

DEPTH: Final = 60  # how many own moves can be taken back at most


class Entry(NamedTuple):
    """One line of a game: who decided (a seat, or CHANCE) and what."""

    who: int
    code: int


class Moment(NamedTuple):
    """A point to go back to: the position before a seat's move, and how long trace and events were."""

    seat: int
    state: State
    trace: int
    events: int


class Trial:
    """A move carried out on a copy. The table stands as it stood until the move is taken up, or for ever."""

    def __init__(self, origin: State, state: State) -> None:
        self.origin = origin
        self.state = state  # its trace and events begin with the move

    def fall(self, code: int) -> None:
        """Chance, asked from outside, has brought this."""
        self.state.step(code)


class Table:
    """A game in progress. All changes go through `apply` (or `attempt` and `take_up`) and `undo`."""

    def __init__(self, state: State, origin: str = "") -> None:
        self.state = state
        self.origin = origin  # the position text the game began from; empty: from its very beginning
        self.entries: list[Entry] = [Entry(CHANCE, c) for c in state.trace]
        self._decided: Counter[int] = Counter()  # how many decisions each seat has made
        self._moments: list[Moment] = []
        self._listed: tuple[State, list[int]] | None = None
        self._seen: tuple[State, int, State] | None = None  # what the options were listed from

    @property
    def options(self) -> list[int]:
        """The actions open now, listed once for each position, as the one who decides sees it: a view can show them."""
        if self._listed is None or self._listed[0] is not self.state:
            seat = self.state.to_move
            seen = self.state.redacted(seat) if seat >= 0 else self.state
            self._seen = self.state, seat, seen
            self._listed = self.state, seen.legal()
        return self._listed[1]

    def seen_by(self, audience: int) -> State:
        """The position as an audience knows it; the one from which options were listed is made once for both."""
        seen, self._seen = self._seen, None
        if seen is not None and seen[0] is self.state and seen[1] == audience:
            return seen[2]
        return self.state.redacted(audience)

    def options_of(self, audience: int) -> list[int] | None:
        """The options a view of this audience shows; nothing if it does not decide."""
        return self.options if 0 <= audience == self.state.to_move else None

    def refuse(self, code: int) -> Refusal | None:
        """Why an action is refused, with every reason; nothing if it is legal."""
        if self.state.to_move != NOBODY and code in self.options:
            return None
        return self.state.refuse(code)

    def attempt(self, code: int) -> Trial:
        """Carry out an action on a copy; raises Refused if it is illegal. Nothing changes here."""
        refusal = self.refuse(code)
        if refusal is not None:
            raise Refused(refusal)
        copy = self.state.clone()
        copy.tracing = True
        copy.step(code)
        return Trial(self.state, copy)

    def take_up(self, trial: Trial) -> list[int]:
        """Go on from a trial of this position. Returns the events it caused, packed."""
        before, after = self.state, trial.state
        assert trial.origin is before, "the trial belongs to another position"
        who = before.to_move
        moment = Moment(who, before, len(before.trace), len(before.events))
        code, *fallen = after.trace
        events = list(after.events)
        self.entries.append(Entry(who, code))
        self._decided[who] += 1
        self.entries.extend(Entry(CHANCE, c) for c in fallen)
        if who == CHANCE or fallen or after.reveals != before.reveals:
            self._moments.clear()
        else:
            if self._moments and self._moments[-1].seat != who:
                self._moments.clear()
            self._moments.append(moment)
            del self._moments[:-DEPTH]
        # the past goes over to the new position: what is appended to belongs to one list only
        after.trace, before.trace = _longer(before.trace, after.trace), vec[i64]()
        after.events, before.events = _longer(before.events, after.events), vec[i64]()
        self.state = after
        return events

    def apply(self, code: int) -> list[int]:
        """Carry out an action of the player to move; raises Refused and changes nothing if it is illegal.

        Returns the events it caused, packed; the game's view turns them into log entries for an audience.
        """
        return self.take_up(self.attempt(code))

    def give_generator(self, rng: Rng) -> None:
        """From here on a generator answers for chance; also after moves made before are taken back.

        No chance has fallen since those moves, so the same words stand behind all of them.
        """
        for moment in self._moments:
            moment.state.rng = rng.clone()
            moment.state.explicit = False
        state = self.state
        self._listed = None
        fallen = len(state.trace)
        state.rng = rng
        state.explicit = False
        if state.to_move == CHANCE:
            self._moments.clear()
            state.advance()
            self.entries.extend(Entry(CHANCE, c) for c in state.trace[fallen:])

    def why_not_undo(self, seat: int) -> Refusal | None:
        """Why a seat cannot take its last move back; nothing if it can."""
        if self._moments and self._moments[-1].seat == seat:
            return None
        if self.state.to_move == NOBODY:
            return _refusal("undo_game_over")
        last = self.entries[-1].who if self.entries else CHANCE
        if not self._decided[seat]:
            return _refusal("undo_nothing")
        if last == CHANCE:
            return _refusal("undo_chance")
        if last != seat:
            return _refusal("undo_other_decided")
        return _refusal("undo_seen")

    def undo(self, seat: int) -> Refusal | None:
        """Take the seat's last move back, or say why that is not possible."""
        refusal = self.why_not_undo(seat)
        if refusal is not None:
            return refusal
        moment = self._moments.pop()
        old = self.state
        state = moment.state
        state.tracing = True
        state.trace = vec[i64](old.trace[: moment.trace])
        state.events = vec[i64](old.events[: moment.events])
        self.state = state
        self._decided[seat] -= len(self.entries) - moment.trace  # all of them this seat's, or it could not go back
        del self.entries[moment.trace :]
        return None


def _longer(numbers: vec[i64], more: vec[i64]) -> vec[i64]:
    for one in more:
        numbers = append(numbers, one)
    return numbers


@cache
def _refusal(code: str) -> Refusal:
    return Refusal(ILLEGAL, [Fault(code, "UNDO", {})])
