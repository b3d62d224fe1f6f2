"""Positions with the cards of all sets, for scenarios in which cards of different sets meet."""

from catanica.games.principality.cards.stores import stored, stored_kind
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.goods import NAMES
from catanica.games.principality.position.piece import blocked, goods_on
from catanica.games.principality.vocabulary import card_of
from tests.support.position import Position, do, options, position
from tests.support.reading import asked

EVERY = [
    "base", "ritter_haendler", "politik_intrige", "wissenschaft_fortschritt", "handel_wandel", "zauberer_drachen",
    "barbaren_handelsherren",
]  # fmt: skip
SPECIAL = [*EVERY, "sonderkarten"]


def lands(active: int = 0, sets: list[str] | None = None, edition: str = "2005") -> Position:
    """Both players have a city at L1 and a settlement at R1; action cards may be played."""
    p = position(active, sets=sets or EVERY, edition=edition)
    return p.city(0, "L1").city(1, "L1").actions_open()


def wizards(active: int = 0, sets: list[str] | None = None, edition: str = "2005") -> Position:
    """The first player has a citadel at L1: grain and ore to its left, wool and lumber to its right."""
    return position(active, sets=sets or EVERY, edition=edition).citadel(0, "L1").actions_open()


def piece_of(g: Duel, seat: int, card: str) -> int:
    """A card in play."""
    return next(p for p in g.land(seat).built if g.cat.ids[card_of(p)] == card)


def goods(g: Duel, seat: int, card: str) -> int:
    """The goods on a card in play."""
    return int(goods_on(piece_of(g, seat, card)))


def kept(g: Duel, seat: int, card: str) -> dict[str, int]:
    """The resources in a store."""
    p = piece_of(g, seat, card)
    return {NAMES[stored_kind(p)]: int(stored(p))} if stored(p) else {}


def rests(g: Duel, seat: int, card: str) -> bool:
    """Whether a card in play has lost its functions."""
    return bool(blocked(piece_of(g, seat, card)))


def magic(g: Duel, seat: int = 0) -> dict[str, int]:
    """What lies on each wizard of a player."""
    room = g.rules.counter("magic").room
    return {g.cat.ids[card_of(p)]: int(goods_on(p)) for p in g.land(seat).built if room[card_of(p)] > 0}


def pile(g: Duel) -> list[str]:
    """The discard pile, oldest first."""
    return [g.cat.ids[card_of(s)] for s in g.discard]


def events(g: Duel) -> list[str]:
    """The event stack, top first."""
    return [g.cat.ids[card_of(s)] for s in g.event_stack]


def until(g: Duel, seat: int, kind: str) -> Duel:
    """Whatever is asked is answered by the first option until a player must decide this."""
    while asked(g) != (seat, kind):
        do(g, options(g)[0])
    return g


def builds(g: Duel) -> list[str]:
    """What can be built now, from the hand or the display."""
    return [o for o in options(g) if o.startswith(("build", "erect"))]


def plays(g: Duel) -> list[str]:
    """The action cards that can be played now."""
    return [o.removeprefix("play ") for o in options(g) if o.startswith("play")]


def uses(g: Duel) -> list[str]:
    """The cards in play that can be used now."""
    return [o.removeprefix("use ") for o in options(g) if o.startswith("use")]
