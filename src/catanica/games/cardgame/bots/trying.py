"""Trying cards out in a position itself: what a land would be worth with other cards, and all as before afterwards."""

from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.cardgame.bots.taste import Taste
from catanica.games.cardgame.bots.worth import contest, land_worth, own_worth
from catanica.games.principality.position.digest import Digest
from catanica.games.principality.position.duel import Duel


class Table:
    """How the cards of both lands lay before something was tried out, with what was known of them."""

    def __init__(self, g: Duel) -> None:
        self.built0: vec[i64] = g.land0.built
        self.built1: vec[i64] = g.land1.built
        self.changes0: i64 = g.land0.changes
        self.changes1: i64 = g.land1.changes
        self.age0: i64 = g.land0.laid_age
        self.age1: i64 = g.land1.laid_age
        self.digest0: Digest = g.look(0)
        self.digest1: Digest = g.look(1)

    def restore(self, g: Duel) -> None:
        """All lies as it lay. Digests made meanwhile are forgotten: the same number of changes will mean others."""
        one = g.land0
        one.put(self.built0)
        one.changes = self.changes0
        one.laid_age = self.age0
        one.digest = self.digest0
        two = g.land1
        two.put(self.built1)
        two.changes = self.changes1
        two.laid_age = self.age1
        two.digest = self.digest1


def worth_with(g: Duel, seat: i64, where: i64, built: vec[i64], turns: i64, taste: Taste) -> i64:
    """What a player's side would be worth if these cards lay in a land."""
    before = Table(g)
    g.land(where).put(built)
    worth = own_worth(g, seat, turns, taste)
    before.restore(g)
    return worth


def rivalry_with(g: Duel, seat: i64, where: i64, built: vec[i64], turns: i64, taste: Taste) -> i64:
    """The contest as a player sees it, less the other's land, if these cards lay in a land."""
    before = Table(g)
    g.land(where).put(built)
    worth = contest(g, seat, turns, taste) - land_worth(g, 1 - seat, turns, taste)
    before.restore(g)
    return worth
