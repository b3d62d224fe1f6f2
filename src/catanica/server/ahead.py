"""Answers given ahead of their turn: several players are asked at once, and what they answer is played when all have.

Nothing of an answer is shown to anybody else before, so nobody can wait for the others' answers, and a quick refusal
tells no more than a slow one. The game itself, its record and its replay keep the order of the rules.
"""

from collections.abc import Sequence

from catanica.kernel.refusal import Refusal
from catanica.kernel.state import State
from catanica.kernel.together import asked_first, asked_together
from catanica.notation.games import Language


class Ahead:
    """What seats have decided that the rules ask later."""

    def __init__(self, words: Language) -> None:
        self.words = words
        self._moves: dict[int, list[str]] = {}
        self._made: tuple[State, dict[int, State]] | None = None
        self._asked: tuple[State, list[int]] | None = None

    def together(self, state: State) -> list[int]:
        """The seats that are asked at once, looked for once in each position."""
        if self._asked is None or self._asked[0] is not state:
            self._asked = state, asked_together(state)
        return self._asked[1]

    def keep(self, seat: int, move: str) -> None:
        """A seat has decided."""
        self._moves.setdefault(seat, []).append(move)
        self._made = None

    def promised(self, seat: int) -> str | None:
        """What the seat has decided already, if it is asked now."""
        moves = self._moves.get(seat)
        return moves[0] if moves else None

    def played(self, seat: int) -> bool:
        """Something was played for a seat; whether it was what had been kept."""
        moves = self._moves.pop(seat, [])
        if moves[1:]:
            self._moves[seat] = moves[1:]
        self._made = None
        return bool(moves)

    def clear(self) -> None:
        """The question was taken back."""
        self._moves.clear()
        self._made = None

    def missing(self, state: State) -> list[int]:
        """Who is asked at once with others and has not answered."""
        return [seat for seat in self.together(state) if self.asking(state, seat).to_move == seat]

    def asking(self, state: State, seat: int) -> State:
        """The position in which the seat is asked: after what it has decided itself, before anybody else's answer."""
        if seat not in self.together(state):
            return state
        if self._made is None or self._made[0] is not state:
            self._made = state, {}
        made = self._made[1]
        if seat not in made:
            made[seat] = self._after(state, seat, self._moves.get(seat, ()))
        return made[seat]

    def _after(self, state: State, seat: int, moves: Sequence[str]) -> State:
        position = asked_first(state, seat)
        for move in moves:
            code = self.words.from_text(position, move)
            assert not isinstance(code, Refusal), f"{move} was possible when it was kept"
            position.step(code)
        return position

    def shown(self, state: State, audience: int) -> State:
        """The position for an audience: its own question, or after its own answer somebody else's who is missing."""
        missing = self.missing(state)
        if not missing or audience in missing:
            return self.asking(state, audience)
        seen = self.asking(state, audience)
        return asked_first(seen, missing[0]) if len(asked_together(seen)) > 1 else seen
