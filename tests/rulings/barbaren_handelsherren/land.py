"""A position of the extended game with Barbaren & Handelsherren, for the tests of this folder."""

from catanica.games.principality.cards.stores import stored, stored_kind
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.goods import NAMES
from catanica.games.principality.position.piece import goods_on
from catanica.games.principality.vocabulary import card_of
from tests.support.position import Position, position

SETS = [
    "base", "ritter_haendler", "politik_intrige", "wissenschaft_fortschritt", "handel_wandel", "barbaren_handelsherren",
]  # fmt: skip


def frontier(active: int = 0, turn: int = 9, edition: str = "2005") -> Position:
    """Both players have a city at L1; action cards may be played."""
    p = position(active=active, turn=turn, sets=SETS, edition=edition)
    return p.city(0, "L1").city(1, "L1").actions_open()


def on(g: Duel, seat: int, card: str) -> int:
    """The goods on a card in play of a seat's land; -1 if it is not there."""
    for p in g.land(seat).built:
        if g.cat.ids[card_of(p)] == card:
            return int(goods_on(p))
    return -1


def kept(g: Duel, seat: int, card: str) -> dict[str, int]:
    """What lies on a store in a seat's land."""
    for p in g.land(seat).built:
        if g.cat.ids[card_of(p)] == card:
            return {NAMES[stored_kind(p)]: int(stored(p))} if stored(p) else {}
    return {}


def pile(g: Duel) -> list[str]:
    """The discard pile, oldest first."""
    return [g.cat.ids[card_of(s)] for s in g.discard]
