"""Cards that lie in the opponent's land until its lord drives them out (103.F.c)."""

from mypy_extensions import i64, mypyc_attr

from catanica.games.cardgame.attacks import out_of_play
from catanica.games.principality.cards.effect import ON_SETTLE, Effect
from catanica.games.principality.cards.powers import driven_out
from catanica.games.principality.position.duel import EVENT, Duel
from catanica.games.principality.position.piece import owner_of
from catanica.games.principality.vocabulary import card_of, place_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Guest(Effect):
    """A card abroad that fears strength or shuns trade points, as its data say."""

    def fixed(self) -> i64:
        """Only strength or trade points drive it out."""
        return ON_SETTLE

    def settle(self, g: Duel, land: i64, index: i64) -> bool:
        """Driven out it goes to its builder's discard pile, and what it took away is back at once; but never before
        everybody has the income of the roll (103.F.c, 120.E.a)."""
        p = g.land(land).built[index]
        if g.phase == EVENT or owner_of(p) == land or not driven_out(g, land, card_of(p)):
            return False
        out_of_play(g, land, place_of(p), card_of(p))
        return True
