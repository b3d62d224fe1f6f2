"""What lies in a position and who is asked, in words that a test compares."""

from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.goods import NAMES, of
from catanica.games.principality.vocabulary import card_of


def asked(g: Duel) -> tuple[int, str]:
    """Who must decide, and what."""
    decision = g.decision
    assert decision is not None, "the game is over"
    return decision.who, decision.kind


def stock(g: Duel, seat: int) -> dict[str, int]:
    """A seat's resources; kinds with none are left out."""
    bundle = g.land(seat).stock(g.cat)
    return {name: of(bundle, k) for k, name in enumerate(NAMES) if of(bundle, k)}


def hand(g: Duel, seat: int) -> list[str]:
    """A seat's hand, sorted."""
    return sorted(g.cat.ids[card_of(s)] for s in g.land(seat).hand)


def in_play(g: Duel, seat: int) -> list[str]:
    """The cards in a seat's land, sorted."""
    return sorted(g.cat.ids[card_of(p)] for p in g.land(seat).built)


def stack(g: Duel, number: int) -> list[str]:
    """An expansion stack, top first."""
    return [g.cat.ids[card_of(g.stacks.at(number - 1, i))] for i in range(g.stacks.size(number - 1))]


def points(g: Duel, seat: int) -> int:
    """A seat's victory points."""
    return int(g.rules.scoring.points(g, seat))
