"""What a position that was read must keep to: no card lies there more often than the game has it."""

from mypy_extensions import i64

from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.knowledge import seen
from catanica.kernel.errors import Phrase


def doubts(g: Duel) -> list[Phrase]:
    """Every card of which there are too many."""
    there = seen(g)
    out: list[Phrase] = []
    n: i64 = 1
    while n < len(there):
        if there[n] > g.cat.copies[n]:
            out.append(too_many(g.cat.ids[n], there[n], g.cat.copies[n]))
        n += 1
    return out


def too_many(card: str, given: int, most: int) -> Phrase:
    """The sentence for one of them."""
    return Phrase(
        "{card!r} lies there {given} times; the game has only {most} of it.", card=card, given=given, most=most
    )
