"""Rolls: what every throw of a die has in common, whatever follows from it."""

from mypy_extensions import i64, mypyc_attr

from catanica.games.principality.position.duel import Duel, Options, Step
from catanica.games.principality.telling.verbs import DIE, FACE
from catanica.games.principality.vocabulary import number_is
from catanica.kernel.state import CHANCE


@mypyc_attr(allow_interpreted_subclasses=True)
class DieStep(Step):
    """Chance rolls a numbered die."""

    verb: i64 = DIE

    def who(self, g: Duel, e: i64) -> i64:
        """Chance."""
        return CHANCE

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """1 to 6."""
        n: i64 = 1
        while n <= 6:
            out.add(self.verb | number_is(n))
            n += 1

    def draw(self, g: Duel, e: i64) -> i64:
        """One of the six."""
        return self.verb | number_is(1 + g.rng.below(6))


@mypyc_attr(allow_interpreted_subclasses=True)
class FaceStep(DieStep):
    """Chance rolls the event die: six faces."""

    verb: i64 = FACE
