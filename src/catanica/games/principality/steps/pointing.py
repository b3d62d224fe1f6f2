"""Pointing at cards in play: up to three of them, each named by land, place and its number among the cards there.

Two equal buildings on one side of a city are two buildings: both can be pointed at, and as a choice they are one.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.steps.card_step import ChoiceStep, NamedCardStep, offer_target
from catanica.games.principality.vocabulary import PLACE_ROOM, card_of, place_of, seat_of
from catanica.kernel.words import Field, too_much

MOST: Final = 3  # cards that one word can point at

ONE_AT: Final = 12
TWO_AT: Final = 23
THREE_AT: Final = 34
POINTED_ROOM: Final = 0x7FF

ONE: Final = Field("one", "piece", ONE_AT, POINTED_ROOM)
TWO: Final = Field("two", "piece", TWO_AT, POINTED_ROOM)
THREE: Final = Field("three", "piece", THREE_AT, POINTED_ROOM)
POINTED: Final = (ONE, TWO, THREE)  # all that a word can point at

# A name: land, place, and the card's number among those at the place, from 1; a word that points nowhere says 0.
NAME_PLACE_AT: Final = 1
NAME_WHICH_AT: Final = 8
MOST_AT_PLACE: Final = 7


def name_of(g: Duel, where: i64, index: i64) -> i64:
    """The name of a card in play, by the land it lies in and its place in that land's list."""
    built = g.land(where).built
    place = place_of(built[index])
    which: i64 = 1
    i: i64 = 0
    while i < index:
        if place_of(built[i]) == place:
            which += 1
        i += 1
    if which > MOST_AT_PLACE:
        raise too_much("cards at one place", which)
    return where | (place << NAME_PLACE_AT) | (which << NAME_WHICH_AT)


def land_named(name: i64) -> i64:
    """In whose land a named card lies."""
    return name & 1


def index_named(g: Duel, name: i64) -> i64:
    """Where a named card is in its land's list."""
    built = g.land(land_named(name)).built
    place = (name >> NAME_PLACE_AT) & PLACE_ROOM
    which = name >> NAME_WHICH_AT
    i: i64 = 0
    while True:
        if place_of(built[i]) == place:
            which -= 1
            if which == 0:
                return i
        i += 1


def one_of(word: i64) -> i64:
    """The card pointed at first, by its name; 0 for none."""
    return (word >> ONE_AT) & POINTED_ROOM


def two_of(word: i64) -> i64:
    """The card pointed at second."""
    return (word >> TWO_AT) & POINTED_ROOM


def three_of(word: i64) -> i64:
    """The card pointed at third."""
    return (word >> THREE_AT) & POINTED_ROOM


def pointed_at(word: i64) -> i64:
    """How many cards a word points at."""
    if two_of(word) == 0:
        return 0 if one_of(word) == 0 else 1
    return 2 if three_of(word) == 0 else MOST


def points_at(word: i64, name: i64) -> bool:
    """Whether a word points at a card."""
    return one_of(word) == name or two_of(word) == name or three_of(word) == name


def pointing(word: i64) -> i64:
    """All a word points at, to be written into another."""
    return (one_of(word) << ONE_AT) | (two_of(word) << TWO_AT) | (three_of(word) << THREE_AT)


def pointing_also(word: i64, name: i64) -> i64:
    """The same and one card more."""
    n = pointed_at(word)
    return pointing(word) | (name << (ONE_AT if n == 0 else TWO_AT if n == 1 else THREE_AT))


def first_like(g: Duel, word: i64, where: i64, place: i64, card: i64) -> i64:
    """The name of the first such card at a place that a word does not point at yet; 0 if it points at all of them."""
    built = g.land(where).built
    i: i64 = 0
    while i < len(built):
        if place_of(built[i]) == place and card_of(built[i]) == card and not points_at(word, name_of(g, where, i)):
            return name_of(g, where, i)
        i += 1
    return 0


def offer_pointed(g: Duel, word: i64, out: Options) -> None:
    """The cards a word points at; equal ones at a place are one choice."""
    for name in (one_of(word), two_of(word), three_of(word)):
        if name != 0:
            where = land_named(name)
            p = g.land(where).built[index_named(g, name)]
            offer_target(where, p, out)


@mypyc_attr(allow_interpreted_subclasses=True)
class PointStep(NamedCardStep):
    """Somebody points at cards in play, one after the other, for a card; afterwards one of them is chosen."""

    def may_point(self, g: Duel, e: i64, where: i64, p: i64) -> bool:
        """Whether a card in a land comes into question."""
        return False

    def pointed(self, g: Duel, e: i64, names: i64) -> None:
        """One more has been pointed at: go on with all of them."""

    def still(self, g: Duel, e: i64, where: i64, i: i64) -> bool:
        """Whether a card, by its place in the list of a land, comes into question and was not pointed at yet."""
        return self.may_point(g, e, where, g.land(where).built[i]) and not points_at(e, name_of(g, where, i))

    def any_left(self, g: Duel, e: i64) -> bool:
        """Whether there is such a card."""
        where: i64 = 0
        while where < 2:
            i: i64 = 0
            while i < len(g.land(where).built):
                if self.still(g, e, where, i):
                    return True
                i += 1
            where += 1
        return False

    def left(self, g: Duel, e: i64, out: Options) -> i64:
        """The cards not pointed at yet, equal ones at a place listed once; returns how many there are."""
        n: i64 = 0
        where: i64 = 0
        while where < 2:
            i: i64 = 0
            while i < len(g.land(where).built):
                if self.still(g, e, where, i):
                    n += 1
                    offer_target(where, g.land(where).built[i], out)
                i += 1
            where += 1
        return n

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any card not pointed at."""
        self.left(g, e, out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """One more; of two equal ones the second after the first."""
        self.pointed(g, e, pointing_also(e, first_like(g, e, seat_of(code), place_of(code), card_of(code))))


@mypyc_attr(allow_interpreted_subclasses=True)
class ChoosePointed(ChoiceStep):
    """Somebody, mostly the other player, chooses one of the cards pointed at."""

    def chooser(self, g: Duel, e: i64) -> i64:
        """The other player."""
        return 1 - seat_of(e)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Those cards, equal ones at a place listed once."""
        offer_pointed(g, e, out)
