"""Steps: what an entry of the agenda does. It runs by itself, asks a player, or waits for chance."""

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from catanica.kernel.listing import Options
from catanica.kernel.refusal import Fault
from catanica.kernel.seats import NOBODY
from catanica.kernel.stamps import stamp
from catanica.kernel.words import WORDS, Register, Row

if TYPE_CHECKING:  # a position runs its steps, and steps act on positions
    from catanica.kernel.state import State

G = TypeVar("G", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """One kind of entry on the agenda. `name` is what players and pages know it by, `rule` the ruling that asks."""

    def __init__(self, name: str, rule: str) -> None:
        self.name = name
        self.rule = rule

    def who(self, g: G, e: i64) -> i64:
        """Who decides; NOBODY if the step runs by itself."""
        return NOBODY

    def ruling(self, g: G, e: i64) -> str:
        """The ruling that asks here: of a step that serves several, the one that is meant."""
        return self.rule

    def together(self) -> bool:
        """Whether those who are asked one after the other could as well be asked at once: no answer bears on another's
        question. The rules keep their order; a table with several screens need not (`kernel/together.py`).
        """
        return False

    def run(self, g: G, e: i64) -> None:
        """Carry the step out; it has been taken off the agenda."""

    def legal(self, g: G, e: i64, out: Options) -> None:
        """The options, or the outcomes of chance."""

    def draw(self, g: G, e: i64) -> i64:
        """An outcome of chance: one of those listed. Where the listing is plain, a step may pick without writing it."""
        codes = g.legal_codes()
        return codes[g.rng.below(len(codes))]

    def take(self, g: G, e: i64, code: i64) -> None:
        """Carry out an option; the step has been taken off the agenda and puts itself back if it goes on."""

    def card(self, g: G, e: i64) -> i64:
        """On behalf of which card it asks; 0 for the rules themselves."""
        return 0

    def holds(self, g: G, e: i64, out: Options) -> None:
        """The cards that lie in no pile, hand or land while this step waits, known to everybody."""

    def details(self, g: G, e: i64) -> dict[str, object]:
        """What else everybody may know about the pending decision, for views."""
        return {}

    def faults(self, g: G, e: i64, code: i64) -> list[Fault]:
        """Everything that speaks against an action that is not an option."""
        return [Fault("not_an_option", self.ruling(g, e), {"decision": self.name})]


@mypyc_attr(allow_interpreted_subclasses=True)
class Book:
    """What all positions of one kind of game share; here the steps, by the number of their row."""

    def __init__(self, words: Register) -> None:
        self.words = words
        self.age: i64 = stamp()  # tells books apart quicker than the books themselves
        self.sheet: Options = Options()  # what listings are written into, one after the other
        # an array holds plain classes only, so the kind of position is left out
        self.steps: vec[Step] = vec[Step]([Step[Any]("", "") for _ in range(WORDS)])  # type: ignore[type-arg]

    def add_step(self, row: Row, step: Step[Any]) -> None:
        """Say what a declared step does."""
        self.steps[row.number] = step

    def add_steps(self, rule: str, *steps: tuple[Row, type[Step[Any]]]) -> None:
        """Say what declared steps do that one ruling asks for; players know them by the names of their rows."""
        for row, step in steps:
            self.add_step(row, step(row.name, rule))
