"""Magic: a counter on wizards. It pays for spells, magic actions, magic buildings and dragons (127.A)."""

from typing import Final

from mypy_extensions import i64

from catanica.games.principality.cards.counter import Counter
from catanica.games.principality.position.duel import Duel, Options
from catanica.games.principality.position.piece import with_used
from catanica.games.principality.steps.counters import at_hand, change_at, holders, offer_holders, pay_counter, space
from catanica.games.principality.vocabulary import card_of, place_of

MAGIC: Final = "magic"


def the_magic(g: Duel) -> Counter:
    """Magic."""
    return g.rules.counter(MAGIC)


def is_wizard(g: Duel, p: i64) -> bool:
    """Whether a card in play is a wizard or a bond: magic lies on it (127.C.a)."""
    return the_magic(g).room[card_of(p)] > 0


def wizards(g: Duel, seat: i64) -> i64:
    """How many wizards and bonds a player has."""
    return holders(g, seat, the_magic(g))


def magic(g: Duel, seat: i64) -> i64:
    """All magic a player can pay with now: that of wizards not fed in this turn (127.A.c)."""
    return at_hand(g, seat, the_magic(g))


def price_of(g: Duel, card: i64) -> i64:
    """What a card costs in magic."""
    return the_magic(g).price[card]


def pay_magic(g: Duel, seat: i64, n: i64, card: i64) -> None:
    """A player pays magic from any wizards that were not fed."""
    pay_counter(g, seat, the_magic(g), n, card)


def room_for_magic(g: Duel, seat: i64) -> bool:
    """Whether one of a player's wizards can take more."""
    return space(g, seat, the_magic(g)) > 0


def offer_hungry(g: Duel, seat: i64, out: Options) -> None:
    """The player's wizards that can take more."""
    offer_holders(g, seat, the_magic(g), False, out)


def feed(g: Duel, seat: i64, code: i64) -> None:
    """A wizard gets a magic out of a resource: from now on he pays for nothing in this turn (103.G.d)."""
    land = g.land(seat)
    i = land.find_piece(place_of(code), card_of(code))
    change_at(g, seat, the_magic(g), i, 1)
    land.alter(i, with_used(land.built[i], True))
