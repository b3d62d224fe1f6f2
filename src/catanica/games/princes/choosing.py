"""The sets of a duel: each player picks one, the third is drawn; or all three are drawn (PR-21).

Which cards the game has is known only afterwards. So the position begins with a rulebook of the base set and changes
to the rulebook of the chosen sets, which the game makes.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from catanica.games.principality.position.duel import Duel, Options, Step
from catanica.games.principality.telling.verbs import SET, verb_of
from catanica.games.principality.vocabulary import STEPS, number_is, number_of
from catanica.kernel.ints import bit, ones
from catanica.kernel.refusal import Fault
from catanica.kernel.state import CHANCE
from catanica.kernel.words import Field, too_much


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """What is in the box: goes on with the set-up once the sets are known."""

    def sets(self) -> i64:
        """How many theme sets there are."""
        return 0

    def names(self) -> list[str]:
        """The ids of the theme sets, in the order of their numbers."""
        return []

    def unpack(self, g: Duel, chosen: i64) -> None:
        """Give the position the rulebook of the chosen sets (a mask) and lay everything out."""


PICKED_AT: Final = 20
PICKED_ROOM: Final = 0xFFFF
PICKED: Final = Field("picked", "sets", PICKED_AT, PICKED_ROOM)

PICK_SET: Final = STEPS.add("pick_set", PICKED)
DRAW_SET: Final = STEPS.add("draw_set", PICKED)


def picked_of(word: i64) -> i64:
    """The sets picked so far: a bit for each, by its number."""
    return (word >> PICKED_AT) & PICKED_ROOM


def picked_is(value: i64) -> i64:
    """The same, to be written."""
    if value & ~PICKED_ROOM != 0:
        raise too_much("picked", value)
    return value << PICKED_AT


class SetStep(Step):
    """A set is added to those picked."""

    def __init__(self, name: str, rule: str, box: Box) -> None:
        super().__init__(name, rule)
        self.box = box

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Every set that is left."""
        s: i64 = 0
        while s < self.box.sets():
            if picked_of(e) & bit(s) == 0:
                out.add(SET | number_is(s))
            s += 1

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """One more."""
        self.picked(g, picked_of(e) | bit(number_of(code)))

    def picked(self, g: Duel, sets: i64) -> None:
        """What follows once these sets are picked."""


class PickSet(SetStep):
    """A player picks a set; the starting player first."""

    def who(self, g: Duel, e: i64) -> i64:
        """The player."""
        return g.starter if picked_of(e) == 0 else 1 - g.starter

    def details(self, g: Duel, e: i64) -> dict[str, object]:
        """The sets of the box, those already picked among them."""
        return {"sets": self.box.names()}

    def picked(self, g: Duel, sets: i64) -> None:
        """Then the other player picks, then one is drawn."""
        g.push(PICK_SET if ones(sets) < 2 else DRAW_SET, picked_is(sets))

    def faults(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """The other player's set is taken."""
        if verb_of(code) == SET and number_of(code) < self.box.sets():
            return [g.fault("set_taken")]
        return [g.fault("not_an_option", decision=self.name)]


class DrawSet(SetStep):
    """A set is drawn, until there are three."""

    def who(self, g: Duel, e: i64) -> i64:
        """Chance."""
        return CHANCE

    def picked(self, g: Duel, sets: i64) -> None:
        """With the third set the game is unpacked."""
        if ones(sets) < 3:
            g.push(DRAW_SET, picked_is(sets))
        else:
            self.box.unpack(g, sets)
