"""The steps and deeds of the board game, each found by the number of its row.

A *step* is an entry of the agenda: chance falls, the game goes on by itself, or a player is asked. A *deed* is what a
player can do, by verb: what speaks against it, and what it does where a phase of the turn offers it. The modules of the
rules put theirs in when they are loaded.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.board import verbs
from catanica.games.board.faults import fault
from catanica.games.board.goods import KINDS
from catanica.games.board.topology import EDGES, HEXES, VERTICES
from catanica.games.board.vocabulary import STEPS, VERBS, count_is, count_of, seat_is, seat_of
from catanica.kernel.refusal import Fault
from catanica.kernel.seats import CHANCE
from catanica.kernel.step import Book, Step
from catanica.kernel.words import Row, number_of

if TYPE_CHECKING:  # a position knows its book, and steps act on positions
    from catanica.games.board.state import BoardState

BOOK: Final = Book(STEPS)
VALUES: Final[dict[str, int]] = {"path": EDGES, "crossing": VERTICES, "hex": HEXES, "good": KINDS}  # so many there are


class Deed:
    """What a player can do."""

    def do(self, t: "BoardState", seat: i64, code: i64) -> None:
        """Carry it out in a phase of the turn; deeds that only one step asks for are carried out by that step."""

    def faults(self, t: "BoardState", seat: i64, code: i64) -> list[Fault]:
        """What speaks against it, whatever the moment."""
        return []


DEEDS: Final[vec[Deed]] = vec[Deed]([Deed() for _ in range(verbs.ALL)])


class Fall(Step["BoardState"]):
    """Chance decides."""

    def __init__(self, row: Row, rule: str) -> None:
        super().__init__(row.name, rule)

    def who(self, g: "BoardState", e: i64) -> i64:
        """Chance."""
        return CHANCE

    def faults(self, g: "BoardState", e: i64, code: i64) -> list[Fault]:
        """Chance cannot bring this, or it is no outcome of chance at all."""
        if not is_action(g, code):
            return [unknown_action(code)]
        name = "board_not_this_outcome" if number_of(code) >= verbs.FIRST_CHANCE else "board_chance_decides"
        return [fault(name, {"code": int(code)})]


class Ask(Step["BoardState"]):
    """The seat of the entry decides, with one of the verbs the step asks for."""

    def __init__(self, row: Row, rule: str, asked: list[int]) -> None:
        super().__init__(row.name, rule)
        self.asked = asked

    def who(self, g: "BoardState", e: i64) -> i64:
        """The seat."""
        return seat_of(e)

    def faults(self, g: "BoardState", e: i64, code: i64) -> list[Fault]:
        """What is wrong with the moment, and what else speaks against the deed."""
        if not is_action(g, code):
            return [unknown_action(code)]
        verb = number_of(code)
        out: list[Fault] = []
        if int(verb) not in self.asked:
            out.append(fault(self.untimely(g, verb), self._moment(verb), self.rule))
        out += self.against(g, e, code)
        return out if out else [fault("board_not_now", self._moment(verb), self.rule)]

    def _moment(self, verb: i64) -> dict[str, object]:
        return {"verb": verb_name(verb), "step": self.name}

    def untimely(self, g: "BoardState", verb: i64) -> str:
        """The fault of a verb this step does not ask for."""
        return "board_not_now"

    def against(self, g: "BoardState", e: i64, code: i64) -> list[Fault]:
        """What speaks against a deed, whatever the moment; a step with conditions of its own puts them here."""
        return DEEDS[number_of(code)].faults(g, seat_of(e), code)


class OneByOne(Ask):
    """Something is done a number of times, once with every answer; what the step does each time is `one`."""

    def __init__(self, row: Row, rule: str, asked: list[int]) -> None:
        super().__init__(row, rule, asked)
        self.row = row

    def one(self, g: "BoardState", seat: i64, code: i64) -> None:
        """Do it once."""

    def goes_on(self, g: "BoardState", seat: i64) -> bool:
        """Whether it can be done again."""
        return True

    def take(self, g: "BoardState", e: i64, code: i64) -> None:
        """Once; then the next, if there is one."""
        seat = seat_of(e)
        self.one(g, seat, code)
        left = count_of(e) - 1
        if left > 0 and self.goes_on(g, seat):
            g.push(self.row, seat_is(seat) | count_is(left))

    def details(self, g: "BoardState", e: i64) -> dict[str, object]:
        """How many times are left."""
        return {"left": int(count_of(e))}


def verb_name(verb: i64) -> str:
    """The name of a verb."""
    row = VERBS.row(verb)
    return "" if row is None else row.name


def is_action(t: "BoardState", code: i64) -> bool:
    """Whether a number is an action of this game at all, played by this table."""
    row = VERBS.row(number_of(code))
    if row is None or (code ^ row.number) & row.stray != 0:
        return False
    if row.number < verbs.FIRST_CHANCE:
        for f in row.fields:
            if f.of(code) >= (t.seats if f.kind == "seat" else VALUES[f.kind]):
                return False
    return True


def unknown_action(code: i64) -> Fault:
    """A number that is no action of this game at all."""
    return fault("board_unknown_action", {"code": int(code)})
