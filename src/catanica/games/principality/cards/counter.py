"""What only a set knows about cards: counters that lie on them, and figures printed on them beside the common ones.

A set declares both in its `[set]` table; they are put on a rulebook by name, and rules ask for them by name. A game
without the set has an empty one: no card holds it, none costs it, none shows it.
"""

import sys
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.principality.vocabulary import CARD, NUMBER, SEAT, STEPS
from catanica.kernel.words import Row

NOWHERE: Final = -2  # the place of a counter or figure that no set brings


def declared(name: str) -> Row:
    """The row of a counter's step; every game whose sets have such a counter uses the same."""
    return STEPS.by_name[name] if name in STEPS.by_name else STEPS.add(name, SEAT, NUMBER, CARD)


@final
class Counter:
    """Goods that are no resources: they lie on certain cards, so many on each, and other cards cost some."""

    def __init__(
        self,
        name: str,
        room: vec[i64],
        price: vec[i64],
        worth: i64,
        paying: Row,
        gaining: Row,
        icon: str,
        signs: str,
        rests: bool,
    ) -> None:
        self.name = sys.intern(name)  # as names in the sources are: they can be told apart at a glance
        self.too_few = f"too_few_{name}"  # the code of the fault when they do not suffice
        self.number: i64 = NOWHERE  # its place among the counters of a rulebook
        self.icon = icon  # what stands for it on a page
        self.signs = signs  # and at a terminal: one that is there, room for one
        self.room: vec[i64] = room  # by card: how many it can hold
        self.price: vec[i64] = price  # by card: how many it costs
        self.worth: i64 = worth  # to a bot, each
        self.rests: bool = rests  # a card used in this turn pays none of it
        self.paying = paying  # its two steps
        self.gaining = gaining


@final
class Figure:
    """A printed number."""

    def __init__(self, name: str, printed: vec[i64], worth: i64) -> None:
        self.name = sys.intern(name)
        self.number: i64 = NOWHERE  # its place among the figures of a rulebook
        self.printed: vec[i64] = printed  # by card
        self.worth: i64 = worth  # to a bot, each


NOTHING: Final = "nothing"  # what a counter or figure is called that the game does not have


def no_counter(cards: int) -> Counter:
    """A counter of which there is none."""
    never = Row(NOTHING, 0, [])
    return Counter(NOTHING, vec[i64]([0] * cards), vec[i64]([0] * cards), 0, never, never, "", "", False)
