"""A land of wizards to begin from. From the citadel L1: grain and ore to the left, wool and lumber to the right."""

from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.piece import blocked, goods_on, used
from catanica.games.principality.vocabulary import card_of
from tests.support.position import Position, do, options, position, roll
from tests.support.reading import asked

SETS = ["base", "zauberer_drachen"]
ALL = ["base", "ritter_haendler", "politik_intrige", "wissenschaft_fortschritt", "handel_wandel", "zauberer_drachen"]


def magical(active: int = 0, turn: int = 9, sets: list[str] | None = None, edition: str = "2005") -> Position:
    """A position of the extended game in which action cards may be played; the first player has a citadel."""
    return position(active, turn, sets=sets or SETS, edition=edition).citadel(0, "L1").actions_open()


def magic(g: Duel, seat: int = 0) -> dict[str, int]:
    """What lies on each wizard of a player."""
    room = g.rules.counter("magic").room
    return {g.cat.ids[card_of(p)]: int(goods_on(p)) for p in g.land(seat).built if room[card_of(p)] > 0}


def lying(g: Duel, seat: int, card: str) -> int:
    """A card in play."""
    return next(p for p in g.land(seat).built if g.cat.ids[card_of(p)] == card)


def is_used(g: Duel, seat: int, card: str) -> bool:
    """Whether a card in play was used in this turn."""
    return used(lying(g, seat, card))


def rests(g: Duel, seat: int, card: str) -> bool:
    """Whether a card in play does nothing."""
    return blocked(lying(g, seat, card))


def pile(g: Duel) -> list[str]:
    """The discard pile, oldest first."""
    return [g.cat.ids[card_of(s)] for s in g.discard]


def events(g: Duel) -> list[str]:
    """The event stack, top first."""
    return [g.cat.ids[card_of(s)] for s in g.event_stack]


def next_turn(g: Duel) -> Duel:
    """The turn ends without a swap; the other player rolls a tournament that brings nothing, and a six."""
    do(g, "end")
    if asked(g)[1] == "swap":
        do(g, "pass")
    return roll_on(g)


def roll_on(g: Duel) -> Duel:
    """The active player rolls a tournament and a six, and takes what it brings."""
    roll(g, "tournament", 6)
    while asked(g)[1] != "main":
        do(g, options(g)[0])
    return g
